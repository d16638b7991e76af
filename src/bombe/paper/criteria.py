"""The 48 criteria cards, from the same drawings as on the screen; and a tent for each verifier."""

from __future__ import annotations

from bombe.games.turing_machine.cards import CARDS, Card
from bombe.games.turing_machine.pictures import (
    Grid,
    grid_of,
    key_picture,
    law_picture,
    law_words,
)
from bombe.games.turing_machine.pictures.keys import KEY_SIZE
from bombe.games.turing_machine.pictures.laws import CELL_SIZE, LAW_SIZE
from bombe.games.turing_machine.problem import VERIFIERS
from bombe.paper.choices import Choices
from bombe.paper.inks import COLOURS, pictures_style
from bombe.paper.page import (
    HAIR,
    Page,
    Picture,
    Placed,
    Words,
    crop_marks,
    ruler,
    short,
    stroke,
    upright,
)
from bombe.text import T

WIDE, HIGH = 63.0, 88.0  # fits a sleeve
LARGE = 1.5  # times that, in large print
TENT_WIDE, TENT_HIGH = 95.0, 88.0


def criteria_pages(choices: Choices) -> list[Page]:
    scale = LARGE if choices.large else 1.0
    columns, rows = (2, 2) if choices.large else (3, 3)
    cards = [*CARDS.values()]
    pages = []
    for first in range(0, len(cards), columns * rows):
        some = cards[first : first + columns * rows]
        words = T("Criteria cards {first} to {last}", first=some[0].number, last=some[-1].number)
        size = (columns, rows, WIDE * scale, HIGH * scale)
        page = grid_page(choices, choices.tongue.say(words), *size, len(some))
        x0, y0 = origin(page, *size)
        for at, card in enumerate(some):
            down, over = divmod(at, columns)
            x, y = x0 + over * WIDE * scale, y0 + down * HIGH * scale
            _Drawn(page, choices, scale, x, y).card(card)
        pages.append(page)
    return pages


def tent_page(choices: Choices) -> Page:
    """Two halves of a tent are back to back: fold, and the letter is seen from both sides."""
    size = (2, 3, TENT_WIDE, TENT_HIGH)
    title = choices.tongue.say(T("Tents for the verifiers"))
    page = grid_page(choices, title, *size, len(VERIFIERS))
    x0, y0 = origin(page, *size)
    c = COLOURS[choices.ink]
    for at, letter in enumerate(VERIFIERS):
        down, over = divmod(at, 2)
        x, y = x0 + over * TENT_WIDE, y0 + down * TENT_HIGH
        middle = (x + TENT_WIDE / 2, y + TENT_HIGH / 2)
        page.draw(
            _outline(choices, x, y, TENT_WIDE, TENT_HIGH)
            + stroke(f"M{short(x)} {short(middle[1])}h{short(TENT_WIDE)}", c.ink, HAIR, _DASHED)
            + f'<g transform="rotate(180 {short(middle[0])} {short(middle[1])})">'
            f'<text x="{short(middle[0])}" y="{short(middle[1] + 33)}">{letter}</text></g>',
            style=f"text{{font-family:'Bombe Paper';font-weight:700;font-size:32px;"
            f"text-anchor:middle;fill:{c.ink}}}",
        )
        page.write(
            Words(
                *(x, middle[1] + 2, TENT_WIDE, TENT_HIGH / 2 - 2, letter, 32 * 72 / 25.4),
                bold=True,
                at="center + horizon",
            )
        )
        page.cards.append(Placed("tent", letter, x, y, TENT_WIDE, TENT_HIGH))
    return page


_DASHED = 'stroke-dasharray="2 1.5"'


# --- pages of equal cards ------------------------------------------------------------------------


def origin(page: Page, columns: int, rows: int, wide: float, high: float) -> tuple[float, float]:
    return (page.wide - columns * wide) / 2, (page.high - rows * high) / 2


def grid_page(
    choices: Choices,
    title: str,
    columns: int,
    rows: int,
    wide: float,
    high: float,
    count: int,
) -> Page:
    """A page of cards that share their cuts. What it is called and a line to measure are at its
    sides, where there is room between the marks."""
    page = upright(choices, title)
    x, y = origin(page, columns, rows, wide, high)
    crop_marks(
        page,
        [x + n * wide for n in range(columns + 1)],
        [y + n * high for n in range(-(-count // columns) + 1)],
    )
    up = y + high - 3
    page.write(
        Words(x - 5, up, high - 6, 4, title, 9, bold=True, level=1, turned=True),
    )
    right = x + columns * wide + 3
    ruler(page, choices, right, y + high - 4, turned=True)
    say = choices.tongue.say(T("50 mm at 100 %"))
    page.write(Words(right - 2, y + high - 57, 26, 4, say, 8, turned=True))
    return page


def _outline(choices: Choices, x: float, y: float, wide: float, high: float) -> str:
    return (
        f'<rect x="{short(x)}" y="{short(y)}" width="{short(wide)}" height="{short(high)}" rx="2.5"'
        f' fill="none" stroke="{COLOURS[choices.ink].ink}" stroke-width="{HAIR}"/>'
    )


# --- a card --------------------------------------------------------------------------------------


class _Drawn:
    """One criteria card on its page. Lengths are those of a card of 63 × 88 mm."""

    def __init__(self, page: Page, choices: Choices, scale: float, x: float, y: float) -> None:
        self.page, self.choices, self.scale = page, choices, scale
        self.x, self.y = x, y
        self.style = pictures_style(choices.ink)

    def card(self, card: Card) -> None:
        c, say, s = COLOURS[self.choices.ink], self.choices.tongue.say, self.scale
        head = "" if c.head == "none" else f' fill="{c.head}"'
        edge = f' fill="none" stroke="{c.ink}" stroke-width="0.3"' if not head else ""
        self.page.draw(
            _outline(self.choices, self.x, self.y, WIDE * s, HIGH * s)
            + f'<g transform="translate({short(self.x)} {short(self.y)}) scale({s})">'
            f'<rect x="2.5" y="2.5" width="58" height="15" rx="1.8"{head}{edge}/></g>'
        )
        title = say(card.title)
        self._words(6, 2.5, 18, 15, str(card.number), 17, bold=True)
        self._picture(27, 3.8, 31.25, key_picture(card), KEY_SIZE)
        self._words(4.5, 20, 54, 7, title[0].upper() + title[1:], 12.5, bold=True, level=2)
        grid = grid_of(card)
        if grid is None:
            self._list(card)
        else:
            self._grid(card, grid)
        facts = {"card": card.number}
        self.page.cards.append(
            Placed("criteria", str(card.number), self.x, self.y, WIDE * s, HIGH * s, facts)
        )

    def _list(self, card: Card) -> None:
        say = self.choices.tongue.say
        step = 13.8
        for place, law in enumerate(card.laws):
            top = 29.5 + place * step
            self._words(4.5, top, 4, 10, law.letter, 9)
            told = say(law.text)
            self._picture(9.5, top - 0.1, 26, law_picture(law), LAW_SIZE, told)
            self._words(37, top - 1, 23.5, 12, say(law_words(law)), 9.4, lines=True)

    def _grid(self, card: Card, grid: Grid) -> None:
        say, c = self.choices.tongue.say, COLOURS[self.choices.ink]
        label, top, room = 12.5, 38.0, 45.0
        wide = (57.0 - label) / len(grid.columns)
        high = min(14.5, room / len(grid.rows))
        drawn_wide = min(wide - 1.6, 17.0)
        ratio = CELL_SIZE[1] / CELL_SIZE[0]
        for at, column in enumerate(grid.columns):
            middle = 3 + label + (at + 0.5) * wide
            self._picture(middle - 8, 29.5, 16, column, CELL_SIZE)
        frames = []
        for down, (row, laws) in enumerate(zip(grid.rows, grid.laws, strict=True)):
            y = top + down * high
            size = 9.5 if isinstance(row, str) else 8.5
            self._words(3.6, y, label - 1.2, high, say(row), size, lines=True)
            for over, law in enumerate(laws):
                x = 3 + label + over * wide
                frames.append(
                    f'<rect x="{short(x + 0.5)}" y="{short(y + 0.5)}" width="{short(wide - 1)}"'
                    f' height="{short(high - 1)}" rx="1.2" fill="none" stroke="{c.faint}"'
                    ' stroke-width="0.25"/>'
                )
                self._words(x + 1.6, y + 0.9, 4, 3.6, law.letter, 9)
                left = x + (wide - drawn_wide) / 2
                y0 = y + (high - drawn_wide * ratio) / 2 + 1.2  # below its letter
                self._picture(left, y0, drawn_wide, law_picture(law), CELL_SIZE, say(law.text))
        place = f"translate({short(self.x)} {short(self.y)}) scale({self.scale})"
        self.page.draw(f'<g transform="{place}">{"".join(frames)}</g>')

    def _words(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        text: str,
        size: float,
        bold: bool = False,
        level: int = 0,
        lines: bool = False,
    ) -> None:
        s = self.scale
        self.page.write(
            Words(
                *(self.x + x * s, self.y + y * s, wide * s, high * s, text, size * s),
                bold=bold,
                level=level,
                lines=lines,
            )
        )

    def _picture(
        self,
        x: float,
        y: float,
        wide: float,
        svg: str,
        size: tuple[int, int],
        alt: str | None = None,
    ) -> None:
        s = self.scale
        drawn = svg[svg.index(">") + 1 : svg.rindex("<")]
        high = wide * size[1] / size[0]
        self.page.content.append(
            Picture(
                *(self.x + x * s, self.y + y * s, wide * s, high * s),
                drawn,
                (float(size[0]), float(size[1])),
                alt,
                self.style,
            )
        )
