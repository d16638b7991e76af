"""The cards that make the paper computer: punch cards, verification cards, and their covers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bombe.games.turing_machine.box import SYMBOLS, verification_cards
from bombe.games.turing_machine.codes import CODES, DIGITS, SHAPES
from bombe.games.turing_machine.problem import VERIFIERS
from bombe.paper.choices import Choices, Ink
from bombe.paper.inks import COLOURS, pictures_style, shape_at
from bombe.paper.page import Page, Placed, Words, crop_marks, ruler, short, stroke, upright
from bombe.paper.punched import (
    BLOCK,
    COLUMNS,
    CORNER,
    GAP,
    HIGH,
    LEFT,
    MARK,
    PITCH_X,
    PITCH_Y,
    ROWS,
    TAB,
    TAB_WIDE,
    TABS,
    TOP,
    WIDE,
    WINDOW_HIGH,
    WINDOW_WIDE,
    Cell,
    cells,
    windows,
)
from bombe.text import T

A_PAGE = 5  # cards, one below the other
_ROUND = 1.5  # corners
_INSET = 1.2  # how far what is printed on a tab stays away from the cut


def punch_pages(choices: Choices) -> list[Page]:
    """A page for each shape, so that each can be printed on card of another colour."""
    say = choices.tongue.say
    pages = []
    for kind, sign in enumerate(SHAPES):
        page = _page(choices, say(T("Punch cards: {shape} 1 to 5", shape=sign)))
        _captions(
            page,
            choices,
            kind,
            [
                page.title,
                say(
                    T(
                        "Cut out the 25 hatched windows: {wide} × {high} mm with a knife, or a"
                        " round punch of 6 mm on the cross.",
                        wide=_decimal(choices, WINDOW_WIDE),
                        high=_decimal(choices, WINDOW_HIGH),
                    )
                ),
                "",
                say(T("Cut along the line, with the tab. The corner top left comes off.")),
                say(T("A colour of card for each shape makes them easy to tell apart.")),
            ],
        )
        for place, digit in enumerate(DIGITS):
            _punch_card(page, choices, kind, int(digit), *_corner(page, place))
        pages.append(page)
    return pages


def verification_pages(choices: Choices) -> list[Page]:
    """All of them, in the order of their first number: no order tells what a card checks."""
    say = choices.tongue.say
    cards = sorted(verification_cards())
    pages = []
    for first in range(0, len(cards), A_PAGE):
        some = cards[first : first + A_PAGE]
        span = T(
            "Verification cards: {sign} {first} to {last}",
            sign=SYMBOLS[0].sign,
            first=some[0][0][0],
            last=some[-1][0][0],
        )
        page = _page(choices, say(span))
        _captions(
            page,
            choices,
            3,
            [
                page.title,
                say(T("A card that is studied gives its criterion away: keep it under its cover.")),
                "",
                say(T("Four numbers name each card; a problem uses the numbers of one sign.")),
                say(T("✓ is a filled disc, ✗ a thin open square.")),
            ],
        )
        for place, (numbers, codes) in enumerate(some):
            _verification_card(page, choices, numbers, codes, *_corner(page, place))
        pages.append(page)
    return pages


def cover_pages(choices: Choices) -> list[Page]:
    """A card without windows for each verifier: it hides its verification card."""
    say = choices.tongue.say
    pages = []
    for first in range(0, len(VERIFIERS), 3):
        some = VERIFIERS[first : first + 3]
        page = _page(choices, say(T("Covers: {first} to {last}", first=some[0], last=some[-1])), 3)
        _captions(
            page,
            choices,
            3,
            [
                page.title,
                say(T("A cover lies on the verification card until the punch cards lie on it.")),
                "",
            ],
        )
        for place, letter in enumerate(some):
            _cover(page, choices, letter, *_corner(page, place))
        pages.append(page)
    return pages


# --- a page of them ------------------------------------------------------------------------------


def _page(choices: Choices, title: str, count: int = A_PAGE) -> Page:
    page = upright(choices, title)
    x, y = _corner(page, 0)
    downs = [y + place * HIGH + more for place in range(count) for more in (0.0, TAB)]
    crop_marks(page, (x, x + WIDE), [*downs, y + count * HIGH])
    return page


def _corner(page: Page, place: int) -> tuple[float, float]:
    """The top left corner of a card on its page; all of them lie in the middle of the paper, so
    that what is printed on the other side meets them."""
    return (page.wide - WIDE) / 2, (page.high - A_PAGE * HIGH) / 2 + place * HIGH


def _captions(page: Page, choices: Choices, kind: int, said: Sequence[str]) -> None:
    """Words beside the tabs, on what falls off. The third is left out for a line to measure."""
    for place, text in enumerate(said):
        x, y = _corner(page, place)
        after = kind < 2  # the longer piece is to the right of the tab
        start = x + TABS[kind] + TAB_WIDE + 4 if after else x + CORNER + 3
        end = x + WIDE - 2 if after else x + TABS[kind] - 4
        how = "right + horizon" if after else "left + horizon"
        if text:
            level = 1 if place == 0 else 0
            page.write(
                Words(
                    *(start, y + 0.5, end - start, TAB - 1.3, text, 10 if level else 7.8),
                    bold=bool(level),
                    at=how,
                    level=level,
                    lines=not level,
                )
            )
        else:
            from_x = end - 50 if after else start
            ruler(page, choices, from_x, y + TAB / 2)
            beside = (from_x - 32, "right + horizon") if after else (from_x + 52, "left + horizon")
            say = T("50 mm at 100 %")
            page.write(Words(beside[0], y, 30, TAB, choices.tongue.say(say), 8.5, at=beside[1]))


def _decimal(choices: Choices, number: float) -> str:
    return short(number).replace(".", "." if choices.tongue.code == "en" else ",")


# --- cards ---------------------------------------------------------------------------------------


def outline(tab: float) -> str:
    """Where a card is cut, from its top left corner, with its tab at an x."""
    r, c = _ROUND, CORNER
    right, low = WIDE, HIGH
    return (
        f"M0 {TAB + c}L{c} {TAB}H{tab}V{r}q0 {-r} {r} {-r}h{TAB_WIDE - 2 * r}q{r} 0 {r} {r}V{TAB}"
        f"H{right - r}q{r} 0 {r} {r}V{low - r}q0 {r} {-r} {r}H{r}q{-r} 0 {-r} {-r}Z"
    )


def _begin(choices: Choices, tab: float, plate: str) -> str:
    """The outline, the bar that shows a turned card, and the plate on the tab."""
    c = COLOURS[choices.ink]
    edge = f' stroke="{c.ink}" stroke-width="0.3"' if plate == "none" else ""
    return (
        stroke(outline(tab), c.ink)
        + f'<rect x="1.5" y="{TAB + 8}" width="1.4" height="6" rx="0.4" fill="{c.ink}"/>'
        + f'<rect x="{short(tab + _INSET)}" y="{_INSET}" width="{short(TAB_WIDE - 2 * _INSET)}"'
        + f' height="{short(TAB - 2 * _INSET + 0.6)}" rx="1" fill="{plate}"{edge}/>'
    )


def _put(page: Page, x: float, y: float, drawn: str, alt: str | None, style: str = "") -> None:
    page.draw(f'<g transform="translate({short(x)} {short(y)})">{drawn}</g>', alt, style)


def _punch_card(page: Page, choices: Choices, kind: int, digit: int, x: float, y: float) -> None:
    c, tab = COLOURS[choices.ink], TABS[kind]
    open_cells = windows(kind, digit)
    drawn = [_begin(choices, tab, c.tabs[kind])]
    drawn += [_window(choices, cell) for cell in open_cells.values()]
    drawn += [
        f'<circle cx="{short(cell.x)}" cy="{short(cell.y)}" r="0.3" fill="{c.faint}"/>'
        for code, cell in cells().items()
        if code not in open_cells
    ]
    drawn.append(shape_at(kind, tab + 7.5, TAB / 2 + 0.3, 4.2))
    name = f"{SHAPES[kind]} {digit}"
    rows = [
        T(
            "row {n}: columns {columns}",
            n=row + 1,
            columns=[cell.column + 1 for cell in open_cells.values() if cell.row == row],
        )
        for row in range(ROWS)
    ]
    say = choices.tongue.say
    told = T("Windows of {card}: {rows}", card=name, rows="; ".join(map(say, rows)))
    _put(page, x, y, "".join(drawn), say(told), pictures_style(choices.ink))
    page.write(
        Words(x + tab + 11, y + 0.3, 10, TAB, str(digit), 17, bold=True, at="left + horizon")
    )
    where = {"shape": SHAPES[kind], "digit": digit, "windows": sorted(open_cells)}
    page.cards.append(Placed("punch", name, x, y, WIDE, HIGH, where))


def _window(choices: Choices, cell: Cell) -> str:
    c = COLOURS[choices.ink]
    left, top = cell.x - WINDOW_WIDE / 2, cell.y - WINDOW_HIGH / 2
    frame = (
        f'<rect x="{short(left)}" y="{short(top)}" width="{WINDOW_WIDE}" height="{WINDOW_HIGH}"'
        f' rx="0.7" fill="none" stroke="{c.ink}" stroke-width="0.25"/>'
    )
    lines = []
    w, h = WINDOW_WIDE, WINDOW_HIGH
    for step in (2.2, 4.4, 6.6, 8.8):  # from the left or bottom edge up to the top or right one
        x0, y0 = max(0.0, step - h), min(h, step)
        x1, y1 = min(w, step), max(0.0, step - w)
        lines.append(f"M{short(left + x0)} {short(top + y0)}L{short(left + x1)} {short(top + y1)}")
    cross = f"M{short(cell.x - 0.8)} {short(cell.y)}h1.6m-0.8 -0.8v1.6"
    thick = 0.1 if choices.ink is Ink.BLACK else 0.3
    return stroke("".join(lines), c.faint, thick) + frame + stroke(cross, c.ink, 0.2)


def _verification_card(
    page: Page, choices: Choices, numbers: Sequence[int], codes: int, x: float, y: float
) -> None:
    c, tab = COLOURS[choices.ink], TABS[3]
    marks: dict[Callable[[Cell], str], list[str]] = {_disc: [], _tick: [], _square: []}
    for at, code in enumerate(CODES):
        cell = cells()[code]
        for draw in (_disc, _tick) if codes >> at & 1 else (_square,):
            marks[draw].append(draw(cell))
    blocks = "".join(
        f"M{short(LEFT + PITCH_X * n + GAP * (n // BLOCK) - GAP / 2)} {TAB + TOP}v{ROWS * PITCH_Y}"
        for n in range(BLOCK, COLUMNS, BLOCK)
    )
    drawn = (
        _begin(choices, tab, c.plate)
        + stroke(blocks, c.faint, 0.2)
        + f'<path d="{"".join(marks[_disc])}" fill="{c.ink}"/>'
        + stroke("".join(marks[_tick]), "#fff", 0.75, 'stroke-linecap="round"')
        + stroke("".join(marks[_square]), c.ink, 0.25, 'stroke-linecap="round"')
    )
    name = " ".join(f"{one.sign}{n}" for one, n in zip(SYMBOLS, numbers, strict=True))
    told = T("Verification card {numbers}", numbers=name)
    _put(page, x, y, drawn, choices.tongue.say(told))
    for place, (symbol, number) in enumerate(zip(SYMBOLS, numbers, strict=True)):
        wide = (TAB_WIDE - 2 * _INSET - 1) / len(SYMBOLS)
        left = x + tab + _INSET + 0.5 + place * wide
        put = {"at": "center + horizon", "colour": c.on_plate, "bold": True}
        page.write(
            Words(left, y + 1.2, wide, 2.1, symbol.sign, 5.5, **put),  # type: ignore[arg-type]
            Words(left, y + 3.45, wide, 2.8, str(number), 9, **put),  # type: ignore[arg-type]
        )
    facts = {"numbers": dict(zip(SYMBOLS, numbers, strict=True))}
    page.cards.append(Placed("verification", str(numbers[0]), x, y, WIDE, HIGH, facts))


def _disc(cell: Cell) -> str:
    r = short(MARK / 2)
    left = f"M{short(cell.x - MARK / 2)} {short(cell.y)}"
    return f"{left}a{r} {r} 0 1 1 {short(MARK)} 0a{r} {r} 0 1 1 {short(-MARK)} 0Z"


def _tick(cell: Cell) -> str:
    return f"M{short(cell.x - 1.05)} {short(cell.y + 0.1)}l0.75 0.8l1.4 -1.75"


def _square(cell: Cell) -> str:
    half = MARK / 2 - 0.15
    frame = f"M{short(cell.x - half)} {short(cell.y - half)}h{short(2 * half)}v{short(2 * half)}"
    frame += f"h{short(-2 * half)}z"
    return frame + "".join(
        f"M{short(cell.x - 1)} {short(cell.y + side)}l2 {short(-2 * side)}" for side in (1, -1)
    )


def _cover(page: Page, choices: Choices, letter: str, x: float, y: float) -> None:
    c, tab = COLOURS[choices.ink], TABS[3]
    told = choices.tongue.say(T("Cover of verifier {v}", v=letter))
    _put(page, x, y, _begin(choices, tab, c.plate), told)
    page.write(
        Words(
            *(x + tab, y + 1, TAB_WIDE, TAB - 1.6, letter, 13),
            bold=True,
            at="center + horizon",
            colour=c.on_plate,
        ),
        Words(x, y + TAB, WIDE, HIGH - TAB, letter, 80, bold=True, at="center + horizon"),
    )
    page.cards.append(Placed("cover", letter, x, y, WIDE, HIGH))
