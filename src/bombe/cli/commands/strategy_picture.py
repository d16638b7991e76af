"""A strategy as a picture: the tree from left to right, a band for each round.

It is plain SVG of known size, with real text; colours and forms are those of the design.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap
from xml.sax.saxutils import escape

from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import VERIFIERS, Mode
from bombe.games.turing_machine.strategy import Ask, Found, Node, Strategy
from bombe.text import Language, N, T

MARGIN = 32
ROW = 34  # a row of the picture: one code
BOX = (132, 36)  # a question
CHIP = (96, 28)  # a code
GAP = 46  # from a question to the next: room for the line to turn, and for the answer
TURN, MARK = 13, 29  # how far behind a question its lines turn, and its answers are set
PAD = 16  # of a band
LABEL = 46  # high: the text above the rows
NOTE = 178  # room for the words beside a code
LEAST = 760  # wide
# How wide a letter is, of the size, in DejaVu Sans, the widest of our fonts.
LETTERS = {0.3: "ijlI.,:;'’|!", 0.4: " ftr()-/\N{NO-BREAK SPACE}", 0.8: "wCDGHNOQU+", 1.0: "mMW▲■●"}
OTHER_LETTER = 0.62
WIDTHS = {letter: width for width, letters in LETTERS.items() for letter in letters}

STYLE = """
text { font-family: "National Park", "DejaVu Sans", Verdana, sans-serif; fill: #13201B }
.title { font-size: 24px; font-weight: 700 }
.plain { font-size: 14px }
.quiet { font-size: 13px; fill: #46554D }
.label { font-size: 11.5px; font-weight: 700; letter-spacing: .09em; fill: #46554D }
.digit, .letter { font-weight: 700; text-anchor: middle }
.digit { font-size: 13px }
.letter { font-size: 16px; fill: #EAF1E8 }
.band { fill: #EDF3EC }
.line { fill: none; stroke: #93A79A; stroke-linejoin: round }
.paper { fill: #FCF5E4; stroke: #C9B88C }
.machine { fill: #16241E }
.unknown { fill: none; stroke: #46554D; stroke-width: 1.5; stroke-dasharray: 4 3 }
.yes { fill: #0A6644 }
.no { fill: #FFFFFF; stroke: #A82D14; stroke-width: 1.75 }
.tick, .cross { fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.tick { stroke: #FFFFFF }
.cross { stroke: #A82D14 }
.t0 { fill: #2C66D8; stroke: #163C8C } .t0d { fill: #FFFFFF }
.s0 { fill: #F3B41B; stroke: #6B4B00 } .s0d { fill: #2B1E00 }
.c0 { fill: #8F4FC9; stroke: #4D1E7A } .c0d { fill: #FFFFFF }
.t1, .s1, .c1 { fill: #FFFFFF; stroke-width: 1.5 }
.t1 { stroke: #2C66D8 } .t1d { fill: #163C8C }
.s1 { stroke: #C08A0A } .s1d { fill: #6B4B00 }
.c1 { stroke: #8F4FC9 } .c1d { fill: #4D1E7A }
.t2 { fill: #6EA0FF } .s2 { fill: #F7C23F } .c2 { fill: #B887EA }
.t2d, .s2d, .c2d { fill: #13201B }
"""
FULL, HOLLOW, LIT = 0, 1, 2  # a new proposal, one that stays as it is, a code


@dataclass(frozen=True)
class Placed:
    """A node of the picture: its left edge and its middle."""

    node: Node
    x: float
    y: float
    rounds: int  # begun on the way here, with this question
    questions: int  # asked before


class _Layout:
    """Where everything goes. A code has a row of its own, at the right; a question is halfway
    between the two that follow it, in the column of its round and its place within the round.
    Nodes in one column belong to different branches, which have no row in common."""

    def __init__(self, tree: Node, asked: int, left: float, top: float) -> None:
        self._top = top
        self._rows = 0
        self._columns: dict[tuple[int, int], float] = {}
        self.bands: list[tuple[int, float, float]] = []  # round, from, to
        for column in sorted(set(self._used(tree, asked))):
            if not self.bands or self.bands[-1][0] != column[0]:
                left += PAD * bool(self.bands)
                self.bands.append((column[0], left, left + PAD))
            number, start, end = self.bands[-1]
            self._columns[column] = end
            left = end + BOX[0] + GAP
            self.bands[-1] = number, start, left
        self.codes = left + PAD if self.bands else left
        self.placed: list[Placed] = []
        self.lines: list[tuple[Placed, Placed, bool]] = []
        self._place(tree, asked, 0, 0)
        self.width = self.codes + CHIP[0] + NOTE
        self.height = self._rows * ROW

    def _used(self, node: Node, asked: int) -> Iterator[tuple[int, int]]:
        if isinstance(node, Ask):
            place = 0 if node.begins else asked
            yield node.round, place
            yield from self._used(node.yes, place + 1)
            yield from self._used(node.no, place + 1)

    def _place(self, node: Node, asked: int, rounds: int, questions: int) -> Placed:
        if isinstance(node, Found):
            self._rows += 1
            y = self._top + (self._rows - 0.5) * ROW
            placed = Placed(node, self.codes, y, rounds, questions)
        else:
            place = 0 if node.begins else asked
            rounds += node.begins
            yes = self._place(node.yes, place + 1, rounds, questions + 1)
            no = self._place(node.no, place + 1, rounds, questions + 1)
            x = self._columns[node.round, place]
            placed = Placed(node, x, round((yes.y + no.y) / 2, 1), rounds, questions)
            self.lines += [(placed, yes, True), (placed, no, False)]
        self.placed.append(placed)
        return placed


def picture(found: Strategy, tongue: Language, heading: T, sentences: Sequence[T]) -> str:
    """The picture, as SVG."""
    last = found.transcript.rounds[-1:]
    asked = len(last[0].answers) if last else 0
    width = max(_Layout(found.tree, asked, MARGIN, 0).width, LEAST) + MARGIN
    parts, top = _head(found, tongue, width, heading, sentences)
    layout = _Layout(found.tree, asked, MARGIN, top + LABEL)
    bottom = top + LABEL + layout.height + PAD
    for number, start, end in layout.bands:
        parts.append(_rect("band", start, top, end - start, bottom - top, 14))
        label = tongue.say(T("Round {n}", n=number)).upper()
        parts.append(_text(start + PAD, top + 27, label, "label"))
    parts.append(_text(layout.codes, top + 27, tongue.say(T("Code")).upper(), "label"))
    for one, two, passed in layout.lines:
        parts.append(_line(one, two, two.node.worlds / found.worlds))
        parts.append(_mark(one.x + BOX[0] + MARK, two.y, passed))
    for placed in layout.placed:
        parts.append(
            _question(placed, placed.node)
            if isinstance(placed.node, Ask)
            else _code(placed, placed.node, tongue)
        )
    if isinstance(found.tree, Ask):
        legend, bottom = _legend(bottom + 36, width, tongue)
        parts += legend
    height = bottom + MARGIN
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.9g} {height:.9g}"'
            f' width="{width:.9g}" height="{height:.9g}" role="img">',
            f"<title>{escape(tongue.say(heading))}</title>",
            f"<style>{STYLE}</style>",
            f'<rect width="{width:.9g}" height="{height:.9g}" fill="#FFFFFF"/>',
            *parts,
            "</svg>\n",
        ]
    )


def _head(
    found: Strategy, tongue: Language, width: float, heading: T, sentences: Sequence[T]
) -> tuple[list[str], float]:
    """The text above the tree, and where the tree begins."""
    y = MARGIN + 22.0
    parts = [_text(MARGIN, y, tongue.say(heading), "title")]
    y += 6
    room = int((width - 2 * MARGIN) / (14 * OTHER_LETTER))
    for line in wrap(" ".join(map(tongue.say, sentences)), room, break_on_hyphens=False):
        y += 21
        parts.append(_text(MARGIN, y, line, "plain"))
    x, y = float(MARGIN), y + 36
    hidden = found.problem.mode is Mode.NIGHTMARE
    for letter, group in zip(found.problem.verifiers, found.problem.groups, strict=True):
        words = " + ".join(f"{card} {tongue.say(CARDS[card].title)}" for card in group)
        wide = 34 + _wide(words) + 28
        if x > MARGIN and x + wide > width:
            x, y = MARGIN, y + 34
        parts.append(_unknown(x, y - 13) if hidden else _letter(x, y - 13, letter, 26, 26))
        parts.append(_text(x + 34, y + 5, words, "quiet"))
        x += wide
    return parts, y + 34


def _legend(y: float, width: float, tongue: Language) -> tuple[list[str], float]:
    """The signs of the picture in words, and where they end."""
    signs: list[tuple[float, Callable[[float, float], str], T]] = [
        (26, lambda x, y: _triangle(x + 13, y, FULL), T("a new proposal")),
        (26, lambda x, y: _triangle(x + 13, y, HOLLOW), T("the same proposal still")),
        (26, lambda x, y: _letter(x, y - 13, "A", 26, 26), T("the verifier to ask")),
        (18, lambda x, y: _mark(x + 9, y, True), T("yes")),
        (18, lambda x, y: _mark(x + 9, y, False), T("no")),
        (
            28,
            lambda x, y: f'<path class="line" d="M{x:.9g} {y:.9g}h28" stroke-width="5"/>',
            T("the thicker, the likelier"),
        ),
    ]
    parts = []
    x = float(MARGIN)
    for room, draw, meaning in signs:
        words = tongue.say(meaning)
        wide = room + 10 + _wide(words) + 28
        if x > MARGIN and x + wide > width:
            x, y = MARGIN, y + 34
        parts += [draw(x, y), _text(x + room + 10, y + 5, words, "quiet")]
        x += wide
    return parts, y + 14


def _wide(words: str) -> float:
    """About how wide words of the size 13 are."""
    return 13 * sum(WIDTHS.get(letter, OTHER_LETTER) for letter in words)


def _text(x: float, y: float, words: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.9g}" y="{y:.9g}">{escape(words)}</text>'


def _rect(
    kind: str, x: float, y: float, width: float, height: float, bend: float | None = None
) -> str:
    corners = "" if bend is None else f' rx="{bend:g}"'
    return (
        f'<rect class="{kind}" x="{x:.9g}" y="{y:.9g}" width="{width:.9g}"'
        f' height="{height:.9g}"{corners}/>'
    )


def _line(one: Placed, two: Placed, share: float) -> str:
    """From a question to what follows it. The width is the share of the worlds that go there."""
    x = one.x + BOX[0]
    down = two.y - one.y
    bend = min(8.0, abs(down))
    way = bend if down > 0 else -bend
    return (
        f'<path class="line" stroke-width="{1.5 + 4.5 * share:.3g}" d="M{x:.9g} {one.y:.9g}'
        f"h{TURN - bend:.9g}q{bend:.9g} 0 {bend:.9g} {way:.9g}V{two.y - way:.9g}"
        f'q0 {way:.9g} {bend:.9g} {way:.9g}H{two.x:.9g}"/>'
    )


def _mark(x: float, y: float, passed: bool) -> str:
    """✓ is a filled disc and ✗ an open square, so that the form tells them apart too."""
    if passed:
        return (
            f'<circle class="yes" cx="{x:.9g}" cy="{y:.9g}" r="9"/>'
            f'<path class="tick" d="M{x - 4:.9g} {y:.9g}l3 3.5 5-6.5"/>'
        )
    return (
        _rect("no", x - 8, y - 8, 16, 16, 3.5)
        + f'<path class="cross" d="M{x - 3.5:.9g} {y - 3.5:.9g}l7 7m0-7l-7 7"/>'
    )


def _triangle(x: float, y: float, kind: int) -> str:
    return f'<path class="t{kind}" d="M{x:.9g} {y - 12:.9g}l13 22.5h-26z"/>'


def _shapes(x: float, y: float, code: str, kind: int) -> str:
    """The digits of a code in their shapes; x is the middle of the first."""
    square, circle = x + 28, x + 55
    return (
        _triangle(x, y, kind)
        + _rect(f"s{kind}", square - 10.5, y - 10.5, 21, 21)
        + f'<circle class="c{kind}" cx="{circle:.9g}" cy="{y:.9g}" r="11"/>'
        + "".join(
            _text(at, y + low, digit, f"digit {shape}{kind}d")
            for shape, at, low, digit in zip(
                "tsc", (x, square, circle), (8, 4.7, 4.7), code, strict=True
            )
        )
    )


def _letter(x: float, y: float, letter: str, width: float, height: float) -> str:
    return _rect("machine", x, y, width, height, 7) + _text(
        x + width / 2, y + height / 2 + 5.7, letter, "letter"
    )


def _unknown(x: float, y: float) -> str:
    return _rect("unknown", x + 1, y + 1, 24, 24, 7) + _text(x + 13, y + 17.7, "?", "digit")


def _question(placed: Placed, node: Ask) -> str:
    x, y = placed.x, placed.y
    width, height = BOX
    top = y - height / 2
    return (
        f'<g class="question" data-box="{x:.9g} {top:.9g} {width} {height}">'
        f'<path class="paper" d="M{x + 9:.9g} {top:.9g}H{x + width:.9g}'
        f'v{height}H{x:.9g}v{9 - height}z"/>'
        + _shapes(x + 20, y, CODES[node.proposal], FULL if node.begins else HOLLOW)
        + _letter(x + width - 34, top + 4, VERIFIERS[node.verifier], 30, height - 8)
        + "</g>"
    )


def _code(placed: Placed, node: Found, tongue: Language) -> str:
    x, y = placed.x, placed.y
    width, height = CHIP
    words = [N("{n} round", "{n} rounds", placed.rounds)] if placed.rounds else []
    if placed.questions:
        words.append(N("{n} question", "{n} questions", placed.questions))
    return (
        f'<g class="code" data-box="{x:.9g} {y - height / 2:.9g} {width} {height}">'
        + _rect("machine", x, y - height / 2, width, height, 7)
        + _shapes(x + 20, y, CODES[node.code], LIT)
        + _text(x + width + 12, y + 5, tongue.say(words), "quiet")
        + "</g>"
    )
