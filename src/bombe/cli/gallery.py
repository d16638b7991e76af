"""Turing on a terminal: the Guide, the pairs, the Responder's hand, and a line to type.

Every picture is described in words. Where the terminal has colours it is painted too, as large as
there is room: first everything with its words, then what the eye is on, at last that alone. Both
cards of a pair are of one size, side by side, and written at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import NamedTuple

from bombe.cli.canvas import Canvas
from bombe.cli.console import Console, shown_length
from bombe.cli.hotseat import Typed
from bombe.game import Seat, View
from bombe.games.imitation.deck import described
from bombe.games.imitation.rules import WHY
from bombe.games.imitation.state import PAIRS, SIDES, Mode
from bombe.games.imitation.views import about
from bombe.text import BadInput, Language, T, quoted

LONGEST_MESSAGE = 9  # lines: what is longer takes the place of the table
LONGEST_BELOW_PICTURES = 3  # on a screen that is not high
HIGH = 36  # lines
SIZES = (32, 28, 24)  # of a picture, in signs
SMALL = (20, 16)  # where there is no room for these
GAP = 2  # between two pictures
NARROW = 60  # signs: on less, the two of a pair are not described side by side

MODES = {
    "competitive": T("Competitive"),
    "cooperative": T("Co-operative"),
    "gnirut": T("Gnirut"),
}
HELP = (
    ("2", T("as Responder: choose card 2 of your hand")),
    ("L  R", T("vote for the side that you think is human; a vote is final")),
    ("pass", T("wait for the next pair, which is worth less")),
    ("see", T("all pictures and words, however long")),
    ("see 2  see G", T("card or pair 2, or the Guide, as large as possible")),
    ("meant 1 …", T("after the round: what the Responder meant by pair 1")),
    ("next", T("after the round: go on; so does Enter")),
    ("q", T("stop")),
)


class Tile(NamedTuple):
    """A picture with what is said of it."""

    label: str
    text: str
    key: str


Row = Sequence[Tile | None]  # None: an empty place


class Shown(NamedTuple):
    """What lies on the table for a seat."""

    guide: Tile
    pairs: list[list[Tile]]
    hand: list[Tile]  # of the Responder, now
    hands: list[list[Tile]]  # all of them, once they are open


class Gallery:
    """The skin: what a seat sees, and what its lines mean."""

    def __init__(
        self,
        console: Console,
        language: Language,
        persons: frozenset[Seat],  # the others are bots
        canvas: Canvas | None,  # None: words only
        pictures: Callable[[Seat], Mapping[str, str]],  # name -> key, of what a seat sees now
    ) -> None:
        self.console = console
        self.say = language.say
        self.persons = persons
        self.canvas = canvas
        self.pictures = pictures
        self.aside = False  # whether the screen shows a message instead of the pictures

    def welcome(self, view: View) -> list[str]:
        """What a newcomer must know before the first pair."""
        _, sentences = about(view)[0]
        return self.console.wrap(" ".join(map(self.say, sentences)))

    def private(self, view: View) -> bool:
        """The Responder's hand is secret, and so is for which side somebody votes."""
        return view["phase"] in ("pick", "vote")

    # ---- reading ----

    def prompt(self, view: View) -> str:
        return (self._who(view["you"]) if len(self.persons) > 1 else "") + "> "

    def read(self, line: str, view: View) -> Typed:
        verb, _, rest = line.partition(" ")
        verb = verb.lower()
        scored = view["phase"] == "score"
        if not line:
            return self._next(view) if scored and not self.aside else Typed()
        if line in ("?", "h", "help"):
            return Typed(say=tuple(self._help(view)))
        if line in ("q", "quit", "exit"):
            return Typed(stop=True)
        if verb == "see":
            return Typed(say=tuple(self._seen(rest.strip().upper(), view)))
        if line.upper() in SIDES:
            return Typed((f"vote {line.upper()}",))
        if line.isascii() and line.isdecimal():
            return Typed((f"pick {line}",))
        if line.lower() in ("n", "next"):
            return self._next(view)
        if line.lower() in ("p", "pass"):
            return Typed(("pass",))
        if verb in ("pick", "vote"):
            return Typed((f"{verb} {rest.strip().upper()}",))
        if verb == "meant":
            # All look at this screen together; whoever types, types it for the Responder.
            responder = view["responder"]
            by = (responder,) if responder in self.persons else ()
            return Typed((f"meant {rest.strip()}",), by=by)
        raise BadInput(
            T("{line} means nothing here; ? shows what you can type.", line=quoted(line))
        )

    def _next(self, view: View) -> Typed:
        """Everybody here has seen what was opened."""
        return Typed(("next",), by=tuple(s for s in view["waiting"] if s in self.persons))

    def told(self, action: str, before: View, after: View) -> list[str]:
        return []  # the screen shows it all

    def _help(self, view: View) -> list[str]:
        width = max(len(keys) for keys, _ in HELP) + 2
        lines = [*self.welcome(view), ""]
        for keys, words in HELP:
            lines += self.console.wrap(self.say(words), keys.ljust(width))
        return lines

    def _seen(self, what: str, view: View) -> list[str]:
        """Everything, or what was named, larger than on the table."""
        shown = self._shown(view)
        if not what:
            hands = shown.hands or ([shown.hand] if shown.hand else [])
            if self.canvas is None:
                return self._worded([[shown.guide], *shown.pairs, *hands], air=[""])
            rows = [*_grid(shown), *hands]
            size = next(size for size in (*SIZES, *SMALL) if self._fits(3, size) or size == 16)
            return self._pictured(rows, size)
        numbers = [str(n + 1) for n in range(len(shown.hand or shown.pairs))]
        if what in ("G", "0"):
            tiles = [shown.guide]
        elif what in SIDES and shown.pairs:
            tiles = shown.pairs[-1]  # both, so that they can be compared
        elif what in numbers:
            place = numbers.index(what)
            tiles = [shown.hand[place]] if shown.hand else shown.pairs[place]
        else:
            raise BadInput(T("There is no {what} to see here.", what=quoted(what)))
        if self.canvas is None:
            return self._worded([tiles])
        wide = (self.console.width + GAP) // len(tiles) - GAP
        high = 2 * (self.console.height - 10)  # header, label, words, what to do, prompt
        return self._pictured([tiles], max(16, min(wide, high) // 2 * 2))

    # ---- what lies on the table ----

    def _shown(self, view: View) -> Shown:
        keys = self.pictures(view["you"])
        opened = view["opened"]

        def tile(label: object, picture: Mapping[str, str]) -> Tile:
            text = self.say(described(picture["text"]))
            return Tile(self.say(label), text, keys[picture["name"]])

        def hand(label: str, cards: list[dict[str, str]], machine: int, picked: int) -> list[Tile]:
            whose = {machine: _machines, picked - 1: _humans}
            return [
                tile(whose.get(place, str)(f"{label}{place + 1}"), card)
                for place, card in enumerate(cards)
            ]

        sides = dict.fromkeys(SIDES, str)
        if opened:
            sides |= {opened["side"]: _machines, opened["human"]: _humans}
        return Shown(
            tile(T("Guide"), view["guide"]),
            [
                [tile(sides[side](f"{n} {side}"), pair[side]) for side in SIDES]
                for n, pair in enumerate(view["pairs"], 1)
            ],
            hand("", view["hand_cards"], view["machine"], 0) if "hand_cards" in view else [],
            [
                hand(f"{n}.", cards, opened["machine"], opened["picked"][n - 1] or 0)
                for n, cards in enumerate(opened["hands"] if opened else [], 1)
            ],
        )

    # ---- showing ----

    def screen(self, view: View, message: list[str]) -> list[str]:
        small = self.canvas and self.console.height < HIGH
        self.aside = len(message) > (LONGEST_BELOW_PICTURES if small else LONGEST_MESSAGE)
        header = self._header(view)
        if self.aside:
            back = self.say(T("Enter shows the table again."))
            return [header, "", *message, "", self.console.style("dim", back)]
        top, below = self._role(view), [*self._scores(view), *message]
        advice = self.console.wrap(self.say(self._what_now(view)))
        below += [self.console.style("dim", line) for line in advice]
        room = self.console.height - 2 - len(top) - len(below)  # 2: the header and the prompt
        body: list[str] = []
        for body in self._bodies(view):
            if len(body) <= room:
                break
        air = [""] * max(0, min(2, room - len(body)))
        return [header, *top, *air[1:], *body, *air[:1], *below]

    def _bodies(self, view: View) -> Iterator[list[str]]:
        """The pictures and words, each time shorter."""
        shown, meant = self._shown(view), self._meant(view)
        hand = [shown.hand] if shown.hand else []
        if self.canvas:
            sizes = [size for size in SIZES if self._fits(3, size)]
            smaller = [size for size in (*SIZES, *SMALL) if self._fits(3, size)]
            for size in sizes:
                yield self._pictured([*_grid(shown), *hand], size) + meant
            if shown.hands:
                for size in smaller:
                    yield self._pictured(_grid(shown), size, words=False) + meant
            else:
                old = shown.pairs if hand else shown.pairs[:-1]
                eye = [[shown.guide, *shown.hand] if hand else [shown.guide, *shown.pairs[-1]]]
                for size in sizes:
                    yield self._worded(old) + self._pictured(eye, size)
                for size in smaller:
                    yield self._worded(old) + self._pictured(eye, size, words=False)
                for size in smaller:
                    yield self._pictured(eye, size, words=False)
        if shown.hands:
            yield self._worded([[shown.guide], *shown.hands], air=[""]) + meant
        rows = [[shown.guide], *shown.pairs, *hand]
        yield self._worded(rows, air=[""]) + meant
        yield self._worded(rows) + meant
        if hand:
            yield self._worded([[shown.guide], *hand])

    def _fits(self, tiles: int, size: int) -> bool:
        return tiles * (size + GAP) - GAP <= self.console.width

    def _pictured(self, rows: Sequence[Row], size: int, words: bool = True) -> list[str]:
        """Rows of pictures of one size, each below its label; a row that is too long goes on in
        another."""
        lines = []
        most = max(1, (self.console.width + GAP) // (size + GAP))
        for row in rows:
            for at in range(0, len(row), most):
                columns = [self._column(tile, size, words) for tile in row[at : at + most]]
                lines += _side_by_side(columns, size)
        return lines

    def _column(self, tile: Tile | None, size: int, words: bool) -> list[str]:
        if tile is None:
            return []
        assert self.canvas
        return [
            self.console.style("bold", tile.label[:size]),
            *self.canvas.paint(tile.key, size),
            *(wrap(tile.text, size) if words else []),
        ]

    def _worded(self, rows: Sequence[Row], air: Sequence[str] = ()) -> list[str]:
        """Pictures in words: the two of a pair side by side, all others below each other."""
        lines: list[str] = []
        half = (self.console.width - GAP) // 2
        for row in rows:
            lines += air if lines else ()
            tiles = [tile for tile in row if tile]
            if len(tiles) == 2 and self.console.width >= NARROW:
                lines += _side_by_side([self._cell(tile, half) for tile in tiles], half)
            else:
                for tile in tiles:
                    lines += self._cell(tile, self.console.width)
        return lines

    def _cell(self, tile: Tile, width: int) -> list[str]:
        label = f"{tile.label}  "
        first, *rest = wrap(label + tile.text, width, subsequent_indent="     ")
        return [self.console.style("bold", label) + first[len(label) :], *rest]

    def _header(self, view: View) -> str:
        parts = [T("Turing"), MODES[view["mode"]], T("round {n}", n=view["round"])]
        if view["phase"] in ("pick", "vote"):
            parts.append(T("pair {n} of 3", n=view["pair"]))
        text = " · ".join(map(self.say, parts))
        return self.console.style("title", f" {text} ".ljust(self.console.width))

    def _role(self, view: View) -> list[str]:
        """What this seat is here for; after the round, how it went."""
        name = self._who(view["responder"])
        gnirut = view["mode"] == Mode.GNIRUT
        if view["opened"]:
            return self._result(view)
        if "side" in view:
            side = view["side"]
            human = _other(side)
            words = [
                T("You are the Responder."),
                T("The Machine has {machine}, so you are {human}.", machine=side, human=human),
            ]
            if gnirut:
                words.append(T("They must take you for the Machine."))
        else:
            words = [T("Which side did {name} choose?", name=name)]
            if gnirut:
                words.append(T("This is Gnirut: {name} wants you to be wrong.", name=name))
        return self.console.wrap(" ".join(map(self.say, words)))

    def _result(self, view: View) -> list[str]:
        """Whose side it was, and each vote."""
        opened, name = view["opened"], self._who(view["responder"])
        if opened["void"]:
            return self.console.wrap(self.say(T("This round is void: the Responder left.")))
        right = sum(vote["side"] == opened["human"] for vote in opened["votes"])
        words = [T("{name} was {side}.", name=name, side=opened["human"])]
        words.append(T("{n} of {all} found out.", n=right, all=len(opened["votes"])))
        if view["mode"] != Mode.GNIRUT:
            gained = _points(opened["points"][view["responder"]])
            words.append(T("{name} scores {points} for it.", name=name, points=gained))
        votes = []
        for vote in opened["votes"]:
            what = [vote["side"], T("after pair {n}", n=vote["after"]), _points(vote["points"])]
            votes.append(T("{who}: {what}", who=self._who(vote["seat"]), what=what))
        lines = self.console.wrap(" ".join(map(self.say, words)))
        return [*lines, *self._spread(votes)]

    def _meant(self, view: View) -> list[str]:
        meant = view["opened"]["meant"] if view["opened"] else []
        lines = []
        for n, words in enumerate(meant, 1):
            if words:
                told = self.say(T("The Responder meant: {words}", words=words))
                lines += self.console.wrap(told, f"{n}  ")
        return lines

    def _scores(self, view: View) -> list[str]:
        """What everybody has, and has done after this pair."""
        cells = []
        for seat, public in enumerate(view["seats"]):
            score = public["score"]
            doing: list[object] = [_points(score) if view["opened"] else score]
            if not view["opened"]:
                if seat == view["responder"]:
                    doing.append(T("answers"))
                elif public["voted"]:
                    doing.append(T("voted, after pair {n}", n=public["voted"]))
                elif public["passed"]:
                    doing.append(T("passed"))
            elif public["responder"]:
                doing.append(T("{n} as Responder", n=public["responder"]))
            cells.append(T("{who}: {what}", who=self._who(seat), what=doing))
        if view["goal"] is not None:
            total = sum(public["score"] for public in view["seats"])
            cells.append(T("together {n} of {goal}", n=total, goal=view["goal"]))
        return self._spread(cells)

    def _spread(self, cells: Sequence[T]) -> list[str]:
        texts = list(map(self.say, cells))
        return [line.rstrip() for line in self.console.flow("", (f"{one}  " for one in texts))]

    def _what_now(self, view: View) -> T:
        if view["phase"] == "pick":
            return T("Type the number of your card; see shows everything, see 2 one card; ? helps.")
        if view["phase"] == "vote":
            worth = PAIRS + 1 - view["pair"]
            if worth == 1:
                return T("The last pair: type L or R. A right vote is worth 1 point.")
            return T(
                "Type L or R: a right vote is worth {n} points now. Or pass: it is worth {later}"
                " after the next pair.",
                n=worth,
                later=worth - 1,
            )
        if view["responder"] in self.persons:
            return T(
                "see shows the whole hands; meant 1 … tells what {name} meant by pair 1; Enter"
                " goes on.",
                name=self._who(view["responder"]),
            )
        return T("see shows the whole hands; Enter goes on.")

    def _who(self, seat: Seat) -> str:
        if seat in self.persons:
            return self.say(T("Player {n}", n=seat + 1))
        return self.say(T("Bot {n}", n=seat + 1))

    # ---- the end ----

    def ending(self, view: View) -> list[str]:
        winners, why = view["outcome"]["winners"], view["outcome"]["why"]
        words = [WHY[why]]
        if view["mode"] != Mode.COOPERATIVE:
            words.append(T("Won by: {names}.", names=[self._who(seat) for seat in winners]))
        title = " ".join(map(self.say, words))
        lines = [self.console.style("bold", line) for line in self.console.wrap(title)]
        lines += ["", *self._scores(view), ""]
        for told in view["history"]:
            name = self._who(told["responder"])
            human = _other(told["side"])
            right = sum(vote["side"] == human for vote in told["votes"])
            line = T(
                "{name} was {side}; {n} of {all} found out.",
                name=name,
                side=human,
                n=right,
                all=len(told["votes"]),
            )
            if told["void"]:
                line = T("{name} left; it does not count.", name=name)
            lines += self.console.wrap(self.say(line), f"{told['round']:>2}  ")
        return lines


def _grid(shown: Shown) -> list[Row]:
    """The Guide and the pairs, so that all L and all R stand below each other."""
    if not shown.pairs:
        return [[shown.guide]]
    first, *others = shown.pairs
    return [[shown.guide, *first], *([None, *pair] for pair in others)]


def _machines(label: str) -> T:
    return T("{n}, the Machine's", n=label)


def _humans(label: str) -> T:
    return T("{n}, the human's", n=label)


def _other(side: str | None) -> str:
    return SIDES[side == SIDES[0]]


def _points(n: int) -> T:
    return T("{n} point", n=n) if n == 1 else T("{n} points", n=n)


def _side_by_side(columns: Sequence[Sequence[str]], width: int) -> list[str]:
    """Columns of one width as lines."""
    return [
        (" " * GAP).join(cell + " " * (width - shown_length(cell)) for cell in cells).rstrip()
        for cells in zip_longest(*columns, fillvalue="")
    ]
