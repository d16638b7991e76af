"""Pictures on a terminal, as well as it can: true pixels where it knows a protocol for them (that
of kitty, that of iTerm2, or sixels), else signs of two pixels, the upper half of each in one colour
and the lower half in another.

A picture is always as many characters wide as requested and half as many lines high; one that
cannot be read is blank.
"""

from __future__ import annotations

import os
import re
import sys
from base64 import b64encode
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple, Protocol

from bombe.cli.parser import one_of
from bombe.cli.terminal.console import Console
from bombe.text import BadInput, T

if TYPE_CHECKING:
    from PIL import Image

HALF = "▀"
TRUE = 1 << 24
FEWEST = 256  # colours: with 16 a picture is unrecognizable
LEVELS = (0, 95, 135, 175, 215, 255)  # of red, green and blue, where there are 256 colours
CUBE, GREYS = 16, 232  # the numbers at which the colours and the greys begin
LARGEST = 128  # pixels of a side, as halves of signs: no window counts as wider than 100
SHARPEST = 512  # pixels of a side that are sent: what is larger takes a second on the way
CHUNK = 4096  # characters: what kitty's protocol takes at once
PALETTE = 256  # colours of a picture in sixels
BAND = 6  # lines of pixels that a row of sixels holds
NONE = "none"
WAYS = ("auto", NONE, "blocks", "kitty", "iterm", "sixel")
Pixel = tuple[int, int, int]
Read = Callable[[str], bytes]  # the file of a key; KeyError or OSError if there is none


class Cell(NamedTuple):
    """A sign in pixels."""

    width: int
    height: int


# ---- which way ---------------------------------------------------------------------------------


def way_of(console: Console, wish: str | None) -> str:
    """How to show pictures: as asked, or as the terminal says it can; `none` means in words."""
    way = one_of("--pictures", wish or "auto", WAYS)
    if way == NONE:
        return NONE
    if way == "auto":
        way = _by_itself(console) if console.colour else NONE
        return way if way == NONE or has_pillow() else NONE
    if not console.clears:
        raise BadInput(
            T("--pictures: {way} works only in a terminal; leave the option out", way=way)
        )
    if not has_pillow():
        raise BadInput(
            T("--pictures: {way} needs the package Pillow; without it there are words", way=way)
        )
    return way


def lacks_pillow(console: Console) -> bool:
    """Whether pictures could be seen here, if only Pillow were there."""
    return console.colour and _by_itself(console) != NONE and not has_pillow()


def has_pillow() -> bool:
    try:
        import PIL.Image  # noqa: F401, not everybody has it
    except ImportError:
        return False
    return True


def _by_itself(console: Console) -> str:
    try:
        HALF.encode(sys.stdout.encoding)
        blocks = "blocks" if console.colours >= FEWEST else NONE
    except UnicodeError:
        blocks = NONE
    return protocol(os.environ) or blocks


def protocol(environ: Mapping[str, str]) -> str | None:
    """The terminal's protocol for pixels, as far as its environment says. The terminal is not
    queried: one that does not know the query would print it, and a reply arrives as typed text."""
    term = environ.get("TERM", "")
    if environ.get("TMUX") or environ.get("STY") or term.startswith(("screen", "tmux")):
        return None  # these keep text only, and would draw over it
    # A terminal names itself in TERM; the other variables may be inherited from its parent.
    for start, way in (("xterm-kitty", "kitty"), ("xterm-ghostty", "kitty"), ("foot", "sixel")):
        if term.startswith(start):
            return way
    if term.startswith("mlterm"):
        return "sixel"
    programs = {
        "iTerm.app": "iterm",
        "WezTerm": "iterm",
        "mintty": "iterm",
        "ghostty": "kitty",
        "kitty": "kitty",
    }
    if program := environ.get("TERM_PROGRAM"):
        return programs.get(program)
    if environ.get("KITTY_WINDOW_ID"):
        return "kitty"
    if environ.get("LC_TERMINAL") == "iTerm2" or environ.get("WEZTERM_PANE"):
        return "iterm"
    version = environ.get("KONSOLE_VERSION", "")
    return "kitty" if version.isdecimal() and int(version) >= 220400 else None


def canvas(console: Console, way: str, read: Read) -> Canvas | None:
    """One that paints that way; None where pictures are told in words."""
    if way == NONE:
        return None
    if way == "blocks":
        return Blocks(read, TRUE if console.colours >= TRUE else FEWEST)
    return Inline(read, way, cell())


def cell() -> Cell:
    """How large a sign is here; a usual size where the terminal does not tell."""
    with suppress(ImportError, OSError, ValueError, ZeroDivisionError):
        from fcntl import ioctl
        from struct import unpack
        from termios import TIOCGWINSZ

        told = ioctl(sys.stdout.fileno(), TIOCGWINSZ, bytes(8))
        lines, columns, width, height = unpack("HHHH", told)
        if width >= columns and height >= lines:
            return Cell(width // columns, height // lines)
    return Cell(8, 16)


# ---- painting ----------------------------------------------------------------------------------


class Canvas(Protocol):
    least: int  # lines of a picture on which something can still be seen

    def paint(self, key: str, width: int) -> list[str]:
        """A picture, so many signs wide."""
        ...


class Blocks:
    least = 6

    def __init__(self, read: Read, colours: int) -> None:
        self.true = colours >= TRUE
        self._opened = lru_cache(maxsize=128)(lambda key: _opened(read, key, LARGEST))

    def paint(self, key: str, width: int) -> list[str]:
        from PIL import Image

        image = self._opened(key)
        if image is None:
            return blank(width)
        raw = image.resize((width, width // 2 * 2), Image.Resampling.LANCZOS).tobytes()
        pixels = [(raw[at], raw[at + 1], raw[at + 2]) for at in range(0, len(raw), 3)]
        rows = [pixels[at : at + width] for at in range(0, len(pixels), width)]
        return [self._line(one, other) for one, other in zip(rows[::2], rows[1::2], strict=True)]

    def _line(self, upper: list[Pixel], lower: list[Pixel]) -> str:
        cells = [
            f"\x1b[38;{self._colour(one)};48;{self._colour(other)}m{HALF}"
            for one, other in zip(upper, lower, strict=True)
        ]
        return "".join(cells) + "\x1b[0m"

    def _colour(self, pixel: Pixel) -> str:
        if self.true:
            return "2;{};{};{}".format(*pixel)
        return f"5;{nearest(pixel)}"


class Inline:
    """Pictures of pixels between the signs. A picture is drawn from its last line, once all of its
    lines are there, so that what is written later, and what scrolls, cannot wipe it away."""

    least = 4

    def __init__(self, read: Read, way: str, cell: Cell) -> None:
        self.draw = {"kitty": kitty, "iterm": iterm, "sixel": sixel}[way]
        self.cell = cell
        self._opened = lru_cache(maxsize=16)(lambda key: _opened(read, key, SHARPEST))
        self._painted = lru_cache(maxsize=64)(self._paints)

    def paint(self, key: str, width: int) -> list[str]:
        return self._painted(key, width)

    def _paints(self, key: str, width: int) -> list[str]:
        from PIL import Image

        image = self._opened(key)
        if image is None:
            return blank(width)
        high = width // 2
        side = max(BAND, min(SHARPEST, width * self.cell.width, high * self.cell.height))
        small = image.resize((side, side), Image.Resampling.LANCZOS)
        up = f"\x1b[{high - 1}A" if high > 1 else ""
        # There is a line below before it is drawn: some terminals go there, and would scroll.
        drawn = f"\x1bD\x1b[A\x1b7{up}{self.draw(small, width, high)}\x1b8\x1b[{width}C"
        return [*blank(width)[1:], drawn]


def blank(width: int) -> list[str]:
    """The place of a picture."""
    return [" " * width] * (width // 2)


def _opened(read: Read, key: str, side: int) -> Image.Image | None:
    """A picture small enough to be scaled down quickly to each size that is tried."""
    from PIL import Image

    try:
        with Image.open(BytesIO(read(key))) as image:
            return image.convert("RGB").resize((side, side), Image.Resampling.LANCZOS)
    except (KeyError, OSError, ValueError):
        return None


@lru_cache(maxsize=4096)
def nearest(pixel: Pixel) -> int:
    """The number of the colour, of 256, that is most like this one."""

    def distance(other: Pixel) -> int:
        return sum((a - b) ** 2 for a, b in zip(pixel, other, strict=True))

    places = [min(range(6), key=lambda n: abs(LEVELS[n] - value)) for value in pixel]
    red, green, blue = places
    grey = max(0, min(23, (sum(pixel) // 3 - 3) // 10))
    choices = {
        CUBE + 36 * red + 6 * green + blue: (LEVELS[red], LEVELS[green], LEVELS[blue]),
        GREYS + grey: (8 + 10 * grey,) * 3,
    }
    return min(choices, key=lambda number: distance(choices[number]))


# ---- the protocols -----------------------------------------------------------------------------


def kitty(image: Image.Image, width: int, height: int) -> str:
    """Shown at once (a=T), a PNG (f=100), without a reply, which would arrive as typed input (q=2),
    and the cursor stays (C=1)."""
    data = b64encode(_png(image)).decode()
    chunks = [data[at : at + CHUNK] for at in range(0, len(data), CHUNK)]
    last = len(chunks) - 1
    keys = f"a=T,f=100,q=2,C=1,c={width},r={height},"
    return "".join(
        f"\x1b_G{keys if at == 0 else 'q=2,'}m={int(at < last)};{chunk}\x1b\\"
        for at, chunk in enumerate(chunks)
    )


def iterm(image: Image.Image, width: int, height: int) -> str:
    png = _png(image)
    keys = {"inline": 1, "size": len(png), "width": width, "height": height, "doNotMoveCursor": 1}
    said = ";".join(f"{key}={value}" for key, value in keys.items())
    return f"\x1b]1337;File={said}:{b64encode(png).decode()}\x07"


def sixel(image: Image.Image, _width: int, _height: int) -> str:
    """In pixels, for it knows no signs: six lines at a time, and each colour of them on its own."""
    from PIL import Image

    side = image.width
    few = image.quantize(PALETTE, Image.Quantize.FASTOCTREE)  # small things keep their colours
    palette, pixels = few.getpalette() or [], few.tobytes()
    head = [f'\x1bP0;1;0q"1;1;{side};{side}']
    for number in sorted(set(pixels)):
        shares = [round(value * 100 / 255) for value in palette[3 * number : 3 * number + 3]]
        head.append("#{};2;{};{};{}".format(number, *shares))
    bands = []
    for top in range(0, side, BAND):
        masks: dict[int, bytearray] = {}
        for bit, line in enumerate(range(top, min(top + BAND, side))):
            for place, number in enumerate(pixels[line * side : (line + 1) * side]):
                if number not in masks:
                    masks[number] = bytearray(b"?" * side)  # which is a row of nothing
                masks[number][place] += 1 << bit
        rows = [f"#{number}{_short(masks[number].decode())}" for number in sorted(masks)]
        bands.append("$".join(rows))  # each from the left again
    return "".join(head) + "-".join(bands) + "\x1b\\"


def _short(row: str) -> str:
    """The same with counts before what comes more than three times, and without its blank end."""
    return re.sub(r"(.)\1{3,}", lambda same: f"!{len(same[0])}{same[1]}", row.rstrip("?"))


def _png(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
