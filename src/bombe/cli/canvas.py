"""Pictures on a terminal: each sign is two pixels, the upper half of it in one colour and the lower
half in another.

A picture is as many signs wide as it is asked for and half as many lines high, whatever is on it;
one that cannot be read is blank.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from bombe.cli.console import Console

if TYPE_CHECKING:
    from PIL import Image

HALF = "▀"
LARGEST = 128  # signs wide: no terminal's window is taken for wider than 100
TRUE = 1 << 24
FEWEST = 256  # colours: with 16 nobody would know what it is
LEVELS = (0, 95, 135, 175, 215, 255)  # of red, green and blue, where there are 256 colours
CUBE, GREYS = 16, 232  # the numbers at which the colours and the greys begin
Pixel = tuple[int, int, int]


def canvas(console: Console, folder: Path) -> Canvas | None:
    """One for the pictures of a folder; None where the terminal cannot show any."""
    if console.colours < FEWEST:
        return None
    try:
        HALF.encode(sys.stdout.encoding)
        import PIL.Image  # noqa: F401, not everybody has it
    except (ImportError, UnicodeError):
        return None
    return Canvas(folder, console.colours)


class Canvas:
    def __init__(self, folder: Path, colours: int) -> None:
        self.folder = folder
        self.true = colours >= TRUE
        self._read = lru_cache(maxsize=128)(self._reads)

    def paint(self, key: str, width: int) -> list[str]:
        """The picture of KEY.webp, so many signs wide."""
        from PIL import Image

        image = self._read(key)
        if image is None:
            return [" " * width] * (width // 2)
        raw = image.resize((width, width // 2 * 2), Image.Resampling.LANCZOS).tobytes()
        pixels = [(raw[at], raw[at + 1], raw[at + 2]) for at in range(0, len(raw), 3)]
        rows = [pixels[at : at + width] for at in range(0, len(pixels), width)]
        return [self._line(one, other) for one, other in zip(rows[::2], rows[1::2], strict=True)]

    def _reads(self, key: str) -> Image.Image | None:
        from PIL import Image

        try:
            with Image.open(self.folder / f"{key}.webp") as image:
                # Small enough to be made smaller in no time, at each size that is tried.
                return image.convert("RGB").resize((LARGEST, LARGEST), Image.Resampling.LANCZOS)
        except (OSError, ValueError):
            return None

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
