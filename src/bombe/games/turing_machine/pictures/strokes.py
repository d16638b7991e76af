"""What the pictures are made of: strokes, shapes, and the few figures of their grammar.

Nothing here has a colour: what is drawn carries the class of what it means (`t` `s` `c` for the
three shapes, `ink`, `line`, `ghost` …), and the style sheet says how that looks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import pi, sin

KINDS = "tsc"  # the classes of ▲ ■ ●


def picture(size: tuple[int, int], drawn: str) -> str:
    wide, high = size
    return (
        f'<svg viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" aria-hidden="true"'
        f' focusable="false">{drawn}</svg>'
    )


# --- strokes -------------------------------------------------------------------------------------


def tag(name: str, cls: str, **numbers: float | str) -> str:
    said = "".join(f' {key.replace("_", "-")}="{short(value)}"' for key, value in numbers.items())
    return f'<{name} class="{cls}"{said}/>'


def short(value: float | str) -> str:
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


def text(x: float, y: float, words: object, cls: str) -> str:
    return f'<text class="{cls}" x="{short(x)}" y="{short(y)}">{words}</text>'


def box(x: float, y: float, w: float, h: float, cls: str, r: float = 2.5) -> str:
    return tag("rect", cls, x=x, y=y, width=w, height=h, rx=r)


def dot(x: float, y: float, r: float, cls: str) -> str:
    return tag("circle", cls, cx=x, cy=y, r=r)


def line(x1: float, y1: float, x2: float, y2: float, cls: str) -> str:
    return tag("path", cls, d=f"M{short(x1)} {short(y1)}L{short(x2)} {short(y2)}")


def shape(kind: int, x: float, y: float, size: float, cls: str | None = None) -> str:
    """A shape around a point, as wide as `size`."""
    cls = KINDS[kind] if cls is None else cls
    half = size / 2
    if kind == 0:
        high = size * sin(pi / 3) / 2 + 0.4
        points = f"M{short(x)} {short(y - high)}L{short(x + half)} {short(y + high)}"
        return tag("path", cls, d=f"{points}L{short(x - half)} {short(y + high)}Z")
    if kind == 1:
        return box(x - half * 0.9, y - half * 0.9, size * 0.9, size * 0.9, cls, 1)
    return dot(x, y, half * 0.95, cls)


def any_shape(x: float, y: float, size: float = 9) -> str:
    """▲ ■ ● hollow and close together: one of these."""
    return (
        shape(0, x, y - size * 0.55, size, "t hollow")
        + shape(1, x - size * 0.55, y + size * 0.5, size, "s hollow")
        + shape(2, x + size * 0.55, y + size * 0.5, size, "c hollow")
    )


def number(x: float, y: float, n: object) -> str:
    """A number on a plate, in a key."""
    return box(x - 9, y - 11, 18, 22, "plate", 4) + text(x, y + 5.5, n, "big")


def relations(x: float, y: float) -> str:
    return "".join(
        text(x, y + 2.4 + step, sign, "tiny") for step, sign in ((-8, "&lt;"), (0, "="), (8, ">"))
    )


# --- what pictures are made of -------------------------------------------------------------------


def ruler(kind: int, digits: Iterable[int], x: float, y: float, cell: float, high: float) -> str:
    """1 to 5 in a row, with those punched that a shape may be."""
    allowed = set(digits)
    drawn = []
    for n in range(1, 6):
        left = x + (n - 1) * (cell + 1)
        on = n in allowed
        drawn.append(box(left, y, cell, high, KINDS[kind] if on else "cell", 2))
        if cell > 8:
            cls = f"on-{KINDS[kind]}" if on else "dim"
            drawn.append(text(left + cell / 2, y + high / 2 + 3, n, cls))
    return "".join(drawn)


def tokens(n: object, count: int, x: float, y: float, size: float, gap: float = 3) -> str:
    """Three places, of which some hold the value."""
    drawn = []
    for place in range(3):
        left = x + place * (size + gap)
        if place < count:
            drawn.append(box(left, y, size, size, "ink"))
            cls = "on" if size > 14 else "on mini"
            drawn.append(text(left + size / 2, y + size / 2 + (4.5 if size > 14 else 3.8), n, cls))
        else:
            drawn.append(box(left, y, size, size, "ghost"))
    return "".join(drawn)


def shelves(
    levels: Sequence[tuple[int, float, str]], x: float, step: float, size: float, floor: float
) -> str:
    """Shapes on shelves: the higher the shelf, the larger the digit. `ghost`: any shape may be."""
    drawn = []
    for place, (kind, level, cls) in enumerate(levels):
        across, base = x + place * step, floor - level
        drawn.append(shape(kind, across, base - size / 2 - 0.8, size, cls or KINDS[kind]))
        shelf = "line dashed" if cls == "ghost tie" else "line"
        drawn.append(line(across - size * 0.72, base, across + size * 0.72, base, shelf))
    return "".join(drawn)


def domino(x: float, y: float, even: bool, size: float = 16) -> str:
    """Two pips, filled: even. One pip, open: odd."""
    face = box(x, y, size, size, "ink" if even else "open", 3)
    middle = y + size / 2
    if even:
        return face + dot(x + size * 0.3, middle, 2, "pip") + dot(x + size * 0.7, middle, 2, "pip")
    return face + dot(x + size / 2, middle, 1.9, "ink")


def gauge(relation: int, n: int) -> str:
    """Left of the notch, on it, or right of it."""
    drawn = line(4, 21, 78, 21, "rail") + line(41, 15, 41, 25, "line") + text(41, 11, n, "small")
    if relation == 0:
        return drawn + dot(41, 21, 4.5, "ink")
    ends = (4, 34) if relation < 0 else (48, 78)
    return drawn + line(ends[0], 21, ends[1], 21, "thick")


def bag(x: float, y: float, pips: int) -> tuple[str, float]:
    """Pips that belong together, and how wide they are."""
    wide = 5.5 * pips + 4
    drawn = box(x, y - 5.5, wide, 11, "bag", 5.5)
    return drawn + "".join(dot(x + 4.8 + 5.5 * i, y, 1.9, "ink") for i in range(pips)), wide


def bags(pips: int, count: int, left_over: int = 0) -> str:
    drawn, x = [], 3.0
    for _ in range(count):
        one, wide = bag(x, 16, pips)
        drawn.append(one)
        x += wide + 2.5
    drawn += [dot(x + 2.5 + 5 * i, 16, 1.9, "ink") for i in range(left_over)]
    return "".join(drawn)


def joined(fills: Sequence[str], links: Iterable[int], y: float = 8, size: float = 16) -> str:
    """Values side by side; those that are linked are equal."""
    step = size + 8
    drawn = [
        line(6 + place * step + size, y + size / 2, 6 + (place + 1) * step, y + size / 2, "thick")
        for place in links
    ]
    for place, fill in enumerate(fills):
        x = 6 + place * step
        drawn.append(box(x, y, size, size, "ink" if fill == "ink" else "open"))
        if fill == "half":
            drawn.append(tag("path", "ink", d=f"M{x} {y + size}L{x} {y}L{x + size} {y}Z"))
    return "".join(drawn)


def stairs(length: int, falling: bool = False) -> str:
    """Blocks that touch go up by one."""
    drawn = []
    spots = [(20, 25), (35, 16), (50, 7)]
    if falling:
        spots = [(20, 7), (35, 16), (50, 25)]
    if length < 3:
        spots = [(16, 24), (31, 15), (56, 12)] if length == 2 else [(14, 23), (38, 10), (60, 19)]
    for place, (x, y) in enumerate(spots):
        solid = place < length if length > 1 else False
        drawn.append(box(x - 5, y - 5, 10, 10, "ink" if solid else "ghost", 2))
    for place in range(length - 1):
        (x1, y1), (x2, y2) = spots[place], spots[place + 1]
        drawn.insert(0, line(x1, y1, x2, y2, "thick"))
    return "".join(drawn)
