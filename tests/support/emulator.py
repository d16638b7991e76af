"""A terminal that knows the three ways of showing pixels, and what then hangs on its screen."""

from __future__ import annotations

import base64
import io
import math
import re
from typing import NamedTuple

from PIL import Image, ImageChops, ImageStat

from bombe.cli.terminal.canvas import Cell
from support.imitation_screens import DECK_FILES

SIGN = Cell(4, 8)  # small, so that it is quick
TOKEN = re.compile(
    r"\x1b_G(?P<kitty>[^;]*);(?P<chunk>[^\x1b]*)\x1b\\"
    r"|\x1b\]1337;File=(?P<iterm>[^:]*):(?P<png>[^\x07]*)\x07"
    r"|\x1bP(?P<sixel>[^\x1b]*)\x1b\\"
    r"|\x1b\[(?P<number>[0-9;]*)(?P<move>[A-Za-z])|\x1b(?P<short>[78D])"
    r"|(?P<sign>.)",
    re.DOTALL,
)
SIXEL = re.compile(
    r"#(?P<new>\d+);2;(?P<rgb>\d+;\d+;\d+)|#(?P<use>\d+)|(?P<turn>[$-])"
    r"|!(?P<count>\d+)(?P<many>[?-~])|(?P<one>[?-~])"
)


class Hung(NamedTuple):
    """A picture on a screen, in signs."""

    left: int
    top: int
    width: int
    height: int
    image: Image.Image


def pairs_of(text: str, between: str) -> dict[str, str]:
    return dict(one.split("=", 1) for one in text.split(between))


def read_sixels(body: str) -> Image.Image:
    head = re.match(r'0;1;0q"1;1;(\d+);(\d+)', body)
    assert head
    width, height = int(head[1]), int(head[2])
    pixels = bytearray((1, 2, 3) * (width * height))
    colours: dict[int, bytes] = {}
    colour, left, top, at = 0, 0, 0, head.end()
    while at < len(body):
        found = SIXEL.match(body, at)
        assert found, body[at : at + 20]
        at = found.end()
        if found["new"]:
            shares = found["rgb"].split(";")
            colours[int(found["new"])] = bytes(round(int(share) * 2.55) for share in shares)
        elif found["use"]:
            colour = int(found["use"])
        elif found["turn"]:
            left, top = 0, top + 6 * (found["turn"] == "-")
        else:
            bits = ord(found["many"] or found["one"]) - 63
            many = int(found["count"] or 1)
            assert left + many <= width
            for bit in range(6):
                if bits >> bit & 1:
                    assert top + bit < height
                    first = (top + bit) * width + left
                    pixels[3 * first : 3 * (first + many)] = colours[colour] * many
            left += many
    return Image.frombytes("RGB", (width, height), bytes(pixels))


class Emulator:
    """A terminal that knows all three protocols, and moves its cursor as the worst of them do."""

    def __init__(self, width: int, height: int, cell: Cell = SIGN) -> None:
        self.size = width, height
        self.cell = cell
        self.lines = [[" "] * width for _ in range(height)]
        self.hung: list[Hung] = []
        self.x = self.y = 0
        self.kept = (0, 0)
        self.chunks: list[str] = []
        self.keys: dict[str, str] = {}

    def show(self, text: str) -> Emulator:
        for token in TOKEN.finditer(text):
            if token["kitty"] is not None:
                self._kitty(pairs_of(token["kitty"], ","), token["chunk"])
            elif token["iterm"] is not None:
                self._iterm(pairs_of(token["iterm"], ";"), base64.b64decode(token["png"]))
            elif token["sixel"] is not None:
                self._sixel(read_sixels(token["sixel"]))
            elif token["move"]:
                self._moved(token["move"], token["number"])
            elif token["short"]:
                self._kept(token["short"])
            else:
                self._sign(token["sign"])
        assert not self.chunks  # every picture was ended
        return self

    def _sign(self, sign: str) -> None:
        if sign == "\r":
            self.x = 0
        elif sign == "\n":
            self.x = 0
            self._down()
        else:
            assert sign.isprintable(), ascii(sign)
            assert self.x < self.size[0]
            self.lines[self.y][self.x] = sign
            self.x += 1

    def _down(self) -> None:
        if self.y < self.size[1] - 1:
            self.y += 1
            return
        self.lines = [*self.lines[1:], [" "] * self.size[0]]
        self.hung = [one._replace(top=one.top - 1) for one in self.hung]

    def _moved(self, what: str, number: str) -> None:
        if what == "A":
            assert self.y >= int(number or 1), "it would be drawn over something else"
            self.y -= int(number or 1)
        elif what == "C":
            self.x += int(number or 1)
        elif what == "J" and number == "2":
            self.__init__(*self.size, self.cell)  # type: ignore[misc]
        elif what == "H":
            self.x = self.y = 0
        else:
            assert what == "m" or (what, number) == ("J", "3")

    def _kept(self, what: str) -> None:
        if what == "7":
            self.kept = self.x, self.y
        elif what == "8":
            self.x, self.y = self.kept
        else:
            self._down()

    def _kitty(self, keys: dict[str, str], chunk: str) -> None:
        assert len(chunk) <= 4096
        assert keys["q"] == "2"  # else the terminal would answer as if somebody typed
        if not self.chunks:
            self.keys = keys
            assert (keys["a"], keys["f"], keys["C"]) == ("T", "100", "1")
        else:
            assert set(keys) == {"q", "m"}
        self.chunks.append(chunk)
        if keys["m"] == "0":
            self._hang(int(self.keys["c"]), int(self.keys["r"]), "".join(self.chunks))
            self.chunks = []

    def _iterm(self, keys: dict[str, str], png: bytes) -> None:
        assert keys["inline"] == "1"
        assert int(keys["size"]) == len(png)
        self._hang(int(keys["width"]), int(keys["height"]), base64.b64encode(png).decode())
        for _ in range(int(keys["height"]) - 1):
            self._down()
        self.x += int(keys["width"])

    def _sixel(self, image: Image.Image) -> None:
        high = -(-image.height // self.cell.height)
        self.hung.append(Hung(self.x, self.y, -(-image.width // self.cell.width), high, image))
        for _ in range(high):
            self._down()

    def _hang(self, width: int, height: int, data: str) -> None:
        with Image.open(io.BytesIO(base64.b64decode(data, validate=True))) as image:
            assert image.format == "PNG"
            self.hung.append(Hung(self.x, self.y, width, height, image.convert("RGB")))

    def label(self, hung: Hung) -> str:
        """What is written above a picture, or at its right where nothing is above."""
        beside = "".join(self.lines[hung.top][hung.left + hung.width + 1 :])
        above = "".join(self.lines[hung.top - 1][hung.left : hung.left + hung.width])
        return re.split(r"  +", beside)[0].strip() or above.strip()

    def assert_clean(self) -> None:
        """Nothing is written where a picture is, no two overlap, and all are on the screen."""
        taken: set[tuple[int, int]] = set()
        for one in self.hung:
            places = {
                (x, y)
                for x in range(one.left, one.left + one.width)
                for y in range(one.top, one.top + one.height)
            }
            assert not places & taken
            taken |= places
        assert all(0 <= x < self.size[0] and 0 <= y < self.size[1] for x, y in taken)
        assert {self.lines[y][x] for x, y in taken} <= {" "}


def difference(one: Image.Image, other: Image.Image) -> float:
    """How far apart two pictures are, of 255."""
    apart = ImageChops.difference(one, other.resize(one.size, Image.Resampling.LANCZOS))
    return math.sqrt(sum(square**2 for square in ImageStat.Stat(apart).rms) / len(one.getbands()))


def card(key: str) -> Image.Image:
    with Image.open(DECK_FILES / f"{key}.webp") as image:
        return image.convert("RGB")
