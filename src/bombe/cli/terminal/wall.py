"""How pictures hang on the screen: below their labels with the words under them, beside their
words, or as words alone. Both of a pair are of one size, side by side, L before R.

What hangs there is blocks, each of some lines that belong together: a page ends between two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import zip_longest
from textwrap import wrap
from typing import NamedTuple

from bombe.cli.terminal.canvas import Canvas, blank
from bombe.cli.terminal.console import Console, shown_length

GAP = 2  # between two pictures
NARROW = 60  # signs: on less, the two of a pair are not described side by side
NARROWEST = 14  # signs of a line of words beside a picture
SIZES = (32, 28, 24)  # of a picture above its words, in signs
SMALLEST = 16  # where there is no room for these
HEIGHTS = (12, 10, 8, 7, 6, 5, 4)  # of a picture beside its words, in lines
HIGH = 36  # lines of a screen on which a picture does not have to share them
CLEAR = 8  # lines of a picture that is as good as a larger one


class Tile(NamedTuple):
    """A picture with what is said of it."""

    label: str
    text: str
    key: str


Row = Sequence[Tile | None]  # None: an empty place
Blocks = list[str]
Way = Callable[[], Blocks]


class Shown(NamedTuple):
    """What lies on the table for a seat."""

    guide: Tile
    pairs: list[list[Tile]]
    hand: list[Tile]  # of the Responder, now
    hands: list[list[Tile]]  # all of them, once they are open


def height(blocks: Iterable[str]) -> int:
    return sum(block.count("\n") + 1 for block in blocks)


class Wall:
    def __init__(self, console: Console, canvas: Canvas | None, plain: bool = False) -> None:
        self.console = console
        self.canvas = canvas
        self.plain = plain  # one thing below the other, for a voice that reads line by line
        self._measuring = False

    # ---- what hangs there ----

    def table(self, shown: Shown, meant: Blocks, room: int) -> Blocks:
        """All that lies on the table, and what was meant by it, in so many lines: the first way
        that has room, and the last one if none has."""
        self._measuring = True  # nothing has to be painted to be measured
        for way in self._ways(shown, meant):
            if height(way()) <= room:
                break
        self._measuring = False
        return way()

    def everything(self, shown: Shown) -> Blocks:
        """All of it, however long."""
        hands = shown.hands or ([shown.hand] if shown.hand else [])
        rows: list[Row] = [[shown.guide], *shown.pairs, *hands]
        if not self.canvas:
            return self.worded(rows, air=True)
        clear = [high for high in self._heights(self.canvas.least) if high <= CLEAR]
        if self.console.height < HIGH and clear:
            return self.beside(rows, clear[0])
        size = next((size for size in SIZES if self._fits(3, size)), SMALLEST)
        return self.below([*_grid(shown), *hands], size)

    def large(self, tiles: Row) -> Blocks:
        """A few pictures, as large as possible."""
        if not self.canvas:
            return self.worded([tiles])
        wide = (self.console.width + GAP) // len(tiles) - GAP
        high = 2 * (self.console.height - 10)  # header, label, words, what to do, prompt
        return self.below([tiles], max(SMALLEST, min(wide, high) // 2 * 2))

    def _ways(self, shown: Shown, meant: Blocks) -> Iterator[Way]:
        """Each shorter than the one before. Anything left out can be asked for."""
        hand = [shown.hand] if shown.hand else []
        rows: list[Row] = [[shown.guide], *shown.pairs, *hand]
        if self.canvas:
            for size in SIZES:
                if self._fits(3, size):
                    yield partial(self._spread, [*_grid(shown), *hand], size, meant)
            for rest, eye, high in self._eyes(shown, self.canvas.least):
                yield partial(self._halved, rest, eye, high, meant)
        if shown.hands:
            yield lambda: self.worded([[shown.guide], *shown.hands], air=True) + meant
        yield lambda: self.worded(rows, air=True) + meant
        yield lambda: self.worded(rows) + meant
        if hand:
            yield lambda: self.worded([[shown.guide], *hand])

    def _eyes(self, shown: Shown, least: int) -> Iterator[tuple[list[Row], list[Row], int]]:
        """What is told in words, what the eye is on and so is painted, and how high."""
        heights = self._heights(least)
        every: list[Row] = [[shown.guide], *shown.pairs]
        if shown.hand:
            eye: list[Row] = [[shown.guide, *shown.hand]]
            yield from ((every[1:], eye, high) for high in heights)
            yield from (([], eye, high) for high in heights)
        elif shown.hands:
            yield from (([], every, high) for high in heights)
        else:
            yield from (([], every, high) for high in heights if high >= CLEAR)
            yield from ((every[:-1], every[-1:], high) for high in heights)

    def _heights(self, least: int) -> list[int]:
        """Of pictures that have room beside their words."""
        widest = self._half - 1 - NARROWEST
        return [high for high in HEIGHTS if high >= least and 2 * high <= widest]

    def _spread(self, rows: list[Row], size: int, meant: Blocks) -> Blocks:
        return self.below(rows, size) + meant

    def _halved(self, rest: list[Row], eye: list[Row], high: int, meant: Blocks) -> Blocks:
        return self.worded(rest) + self.beside(eye, high) + meant

    def _fits(self, tiles: int, size: int) -> bool:
        return tiles * (size + GAP) - GAP <= self.console.width

    @property
    def _half(self) -> int:
        return (self.console.width - GAP) // 2

    # ---- how it hangs ----

    def below(self, rows: Sequence[Row], size: int) -> Blocks:
        """Rows of pictures of one size, each between its label and its words; a row that is too
        long goes on in another."""
        most = max(1, (self.console.width + GAP) // (size + GAP))
        return [
            _side_by_side([self._column(tile, size) for tile in row[at : at + most]], size)
            for row in rows
            for at in range(0, len(row), most)
        ]

    def beside(self, rows: Sequence[Row], high: int) -> Blocks:
        """Pictures so many lines high, each left of its words, two in a row."""
        blocks = []
        for row in rows:
            tiles = [tile for tile in row if tile]
            width = self.console.width if len(tiles) == 1 else self._half
            for at in range(0, len(tiles), 2):
                columns = [self._with_words(tile, high, width) for tile in tiles[at : at + 2]]
                blocks.append(_side_by_side(columns, width))
        return blocks

    def worded(self, rows: Sequence[Row], air: bool = False) -> Blocks:
        """Pictures in words: the two of a pair side by side, all others below each other."""
        blocks: Blocks = []
        for row in rows:
            blocks += [""] if air and blocks else []
            tiles = [tile for tile in row if tile]
            if len(tiles) == 2 and self.console.width >= NARROW and not self.plain:
                columns = [self._cell(tile, self._half) for tile in tiles]
                blocks.append(_side_by_side(columns, self._half))
            else:
                blocks += ["\n".join(self._cell(tile, self.console.width)) for tile in tiles]
        return blocks

    def _column(self, tile: Tile | None, size: int) -> list[str]:
        if tile is None:
            return []
        label = self.console.style("bold", tile.label[:size])
        return [
            _padded(label, size),
            *self._painted(tile, size),
            *(line.ljust(size) for line in wrap(tile.text, size)),
        ]

    def _with_words(self, tile: Tile, high: int, width: int) -> list[str]:
        wide = 2 * high
        room = width - wide - 1
        words = [self.console.style("bold", line) for line in wrap(tile.label, room)]
        words += wrap(tile.text, room)
        rows = zip_longest(self._painted(tile, wide), words)
        return [f"{picture or ' ' * wide} {_padded(line or '', room)}" for picture, line in rows]

    def _painted(self, tile: Tile, size: int) -> list[str]:
        assert self.canvas
        return blank(size) if self._measuring else self.canvas.paint(tile.key, size)

    def _cell(self, tile: Tile, width: int) -> list[str]:
        label = f"{tile.label}  "
        first, *rest = wrap(label + tile.text, width, subsequent_indent="     ")
        return [self.console.style("bold", label) + first[len(label) :], *rest]


def _grid(shown: Shown) -> list[Row]:
    """The Guide and the pairs, with all L in one column and all R in another."""
    if not shown.pairs:
        return [[shown.guide]]
    first, *others = shown.pairs
    return [[shown.guide, *first], *([None, *pair] for pair in others)]


def _padded(line: str, width: int) -> str:
    return line + " " * (width - shown_length(line))


def _side_by_side(columns: Sequence[Sequence[str]], width: int) -> str:
    """Columns of lines as one block. A line may be longer than it looks, with a picture in it; then
    it has its width already."""
    empty = " " * width
    return "\n".join(
        (" " * GAP).join(_padded(cell, width) for cell in cells).rstrip()
        for cells in zip_longest(*columns, fillvalue=empty)
    )
