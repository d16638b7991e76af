"""`bombe print sheets`: note sheets, two and four to a page, or one in large print; and one for
all."""

from __future__ import annotations

from bombe.games.turing_machine.codes import DIGITS
from bombe.games.turing_machine.problem import QUESTIONS_A_ROUND, VERIFIERS
from bombe.paper.choices import Choices
from bombe.paper.inks import COLOURS, pictures_style, shape_at
from bombe.paper.page import MARGIN, Page, Picture, Placed, Words, across, short, stroke, upright
from bombe.text import T

TITLE = T("Note sheets")
_PIPS = 6  # rounds of questions that are counted
_MARK = 8  # mm of a mark at the edge of the paper, where it is cut


def sheet_pages(choices: Choices) -> list[Page]:
    say = choices.tongue.say
    own = say(T("Note sheet"))
    if choices.large:
        pages = [_several(choices, upright(choices, own), 1, 1, 10.0, 1.45)]
    else:
        pages = [
            _several(choices, across(choices, own), 2, 1, 10.0, 1.0),
            _several(choices, upright(choices, own), 2, 2, 6.0, 0.75),
        ]
    shared = upright(choices, say(T("One note sheet for all")))
    room = (shared.wide - 20, shared.high - 20)
    _Sheet(shared, choices, 10, 10, *room, 8 if choices.large else 10, 1.45, T("Names"))
    return [*pages, shared]


def _several(
    choices: Choices, page: Page, columns: int, rows: int, edge: float, scale: float
) -> Page:
    """Equal sheets that fill a page, each with so much left free around it; marks to cut between
    them."""
    wide, high = page.wide / columns, page.high / rows
    rounds = 8 if choices.large else 9
    for at in range(columns * rows):
        down, over = divmod(at, columns)
        place = (over * wide + edge, down * high + edge, wide - 2 * edge, high - 2 * edge)
        _Sheet(page, choices, *place, rounds, scale, T("Name"))
    low, right = page.high - MARGIN - _MARK, page.wide - MARGIN - _MARK
    marks = [
        f"M{short(n * wide)} {MARGIN}v{_MARK}M{short(n * wide)} {short(low)}v{_MARK}"
        for n in range(1, columns)
    ] + [
        f"M{MARGIN} {short(n * high)}h{_MARK}M{short(right)} {short(n * high)}h{_MARK}"
        for n in range(1, rows)
    ]
    if marks:
        page.draw(stroke("".join(marks), COLOURS[choices.ink].ink))
    return page


class _Sheet:
    """Rounds above, digits to cross out and a box for each verifier below."""

    def __init__(
        self,
        page: Page,
        choices: Choices,
        x: float,
        y: float,
        wide: float,
        high: float,
        rounds: int,
        scale: float,
        names: T,
    ) -> None:
        self.page, self.choices, self.names = page, choices, names
        self.x, self.y, self.wide, self.scale = x, y, wide, scale
        self.c = COLOURS[choices.ink]
        self.letters = VERIFIERS[: choices.verifiers]
        self.thick = 0.4 if choices.large else 0.25
        self.drawn: list[str] = []
        before = len(page.content)
        k = scale
        free = high - 53 * k
        self._head(10 * k)
        top = y + 14 * k
        self._rounds(top, 8 * k, free * 0.54 / rounds, rounds)
        top += 8 * k + free * 0.54 + 2 * k
        told = T(
            "Up to three questions a round. Write ✓ or ✗ below the verifier; an empty square is"
            " no ✗."
        )
        page.write(Words(x, top, wide, 7 * k, choices.tongue.say(told), 8.5 * k, lines=True))
        top += 8 * k
        self._digits(top, 6 * k, free * 0.46)
        self._verifiers(top + k, free * 0.46 + 5 * k)
        self._foot(y + high - 12 * k, 12 * k)
        size = (page.wide, page.high)
        style = pictures_style(choices.ink)
        lines = Picture(0, 0, *size, "".join(self.drawn), size, style=style)
        page.content.insert(before, lines)  # below the words
        facts = {"rounds": rounds, "verifiers": len(self.letters)}
        page.cards.append(Placed("note sheet", page.title, x, y, wide, high, facts))

    def _head(self, high: float) -> None:
        k, say = self.scale, self.choices.tongue.say
        name = self.wide * 0.36
        self.page.write(
            Words(self.x, self.y, name - 3, high, self.page.title, 15 * k, bold=True, level=1)
        )
        for part, word in enumerate((T("Problem"), self.names)):
            left = self.x + name + part * (self.wide - name) / 2
            long = (self.wide - name) / 2 - (3 if part == 0 else 0)
            low = self.y + high - k
            self.page.write(Words(left, low - 5.5 * k, long, 5 * k, say(word), 8 * k))
            self._line(left, low, long, 0)

    def _rounds(self, top: float, head: float, step: float, rounds: int) -> None:
        k = self.scale
        first = 9 * k
        columns = 3 + len(self.letters)
        column = (self.wide - first) / columns
        low = top + head
        if self.c.head != "none":
            self.drawn.append(
                f'<rect x="{short(self.x + first)}" y="{short(low)}" width="{short(3 * column)}"'
                f' height="{short(rounds * step)}" fill="{self.c.head}" fill-opacity="0.5"/>'
            )
        for at in range(columns):
            middle = self.x + first + (at + 0.5) * column
            if at < 3:
                self._shape(at, middle, top + head / 2 - 0.5, 4.6 * k)
            else:
                self._letter(self.letters[at - 3], middle, top + head / 2 - 0.5, 2.9 * k)
            self._line(middle - column / 2, low, 0, rounds * step, 2.2 if at == 3 else 0.6)
        self._line(self.x + self.wide, low, 0, rounds * step, 0.6)
        for at in range(rounds + 1):
            self._line(self.x, low + at * step, self.wide, 0, 1.4 if at == 0 else 0.8)
        for at in range(rounds):
            self.page.write(
                Words(
                    *(self.x, low + at * step, first - k, step, str(at + 1), 10 * k),
                    bold=True,
                    at="center + horizon",
                )
            )

    def _digits(self, top: float, head: float, high: float) -> None:
        k = self.scale
        column, step = self.wide * 0.27 / 3, high / 5
        for kind in range(3):
            middle = self.x + (kind + 0.5) * column
            self._shape(kind, middle, top + head / 2 - 0.6 * k, 4.2 * k)
            for at, digit in enumerate(DIGITS):
                y = top + head + at * step
                self._box(middle - column / 2, y, column - 1.4 * k, step - 1.4 * k)
                self.page.write(
                    Words(
                        *(middle - column / 2, y, column - 1.4 * k, step - 1.4 * k, digit),
                        25 if self.choices.large else 13 * k,
                        bold=True,
                        at="center + horizon",
                    )
                )

    def _verifiers(self, top: float, high: float) -> None:
        k = self.scale
        left = self.x + self.wide * 0.27 + 0.6 * k
        wide = (self.x + self.wide - left) / 2
        count = len(self.letters)
        step = high / -(-count // 2)
        gap = 1.4 * k
        for at, letter in enumerate(self.letters):
            x, y = left + at % 2 * wide + gap, top + at // 2 * step
            alone = at == count - 1 and at % 2 == 0  # in its row: it has all of that
            self._box(x, y, wide * (2 if alone else 1) - gap, step - gap)
            self._letter(letter, x + 4.2 * k, y + 4.2 * k, 2.5 * k)

    def _foot(self, top: float, high: float) -> None:
        k, say = self.scale, self.choices.tongue.say
        middle = top + high / 2
        name = self.wide * 0.17
        self.page.write(Words(self.x, top, name - k, high, say(T("My code")), 9 * k, bold=True))
        for kind in range(3):
            x = self.x + name + kind * (high + k)
            self._box(x, top, high - 0.6 * k, high)
            self._shape(kind, x + 2.9 * k, top + 2.9 * k, 3 * k)
        left = self.x + name + 3 * (high + k) + 4 * k
        room = self.x + self.wide - left
        self.page.write(
            Words(left, top, room, high * 0.45, say(T("Questions asked")), 9 * k, bold=True)
        )
        step = room / (_PIPS * (QUESTIONS_A_ROUND + 0.6) - 0.6)
        r = min(step * 0.4, 1.5 * k)
        for group in range(_PIPS):
            for at in range(QUESTIONS_A_ROUND):
                x = left + r + (group * (QUESTIONS_A_ROUND + 0.6) + at) * step
                self.drawn.append(
                    f'<circle cx="{short(x)}" cy="{short(middle + high * 0.2)}" r="{short(r)}"'
                    f' fill="none" stroke="{self.c.ink}" stroke-width="{self.thick}"/>'
                )

    def _line(self, x: float, y: float, over: float, down: float, times: float = 1.0) -> None:
        path = f"M{short(x)} {short(y)}l{short(over)} {short(down)}"
        self.drawn.append(stroke(path, self.c.ink, self.thick * times))

    def _box(self, x: float, y: float, wide: float, high: float) -> None:
        self.drawn.append(
            f'<rect x="{short(x)}" y="{short(y)}" width="{short(wide)}" height="{short(high)}"'
            f' rx="{short(1.2 * self.scale)}" fill="none" stroke="{self.c.ink}"'
            f' stroke-width="{self.thick}"/>'
        )

    def _shape(self, kind: int, x: float, y: float, size: float) -> None:
        self.drawn.append(shape_at(kind, x, y, size))

    def _letter(self, letter: str, x: float, y: float, r: float) -> None:
        plate = self.c.plate
        edge = f' stroke="{self.c.ink}" stroke-width="{self.thick}"' if plate == "none" else ""
        self.drawn.append(
            f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(r)}" fill="{plate}"{edge}/>'
        )
        self.page.write(
            Words(
                *(x - r, y - r, 2 * r, 2 * r, letter, r * 4.2),
                bold=True,
                at="center + horizon",
                colour=self.c.on_plate,
            )
        )
