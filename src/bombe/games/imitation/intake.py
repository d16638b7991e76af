"""Takes in the pictures a host wants to play with: any picture becomes a square of one size.

A file's first bytes decide its type; its name is ignored. Its header gives the dimensions: one
that would take too much memory is refused before anything of it is decoded. What is kept is
painted anew from the pixels, so that nothing else of the file is left: no place, no camera, no
thumbnail, nothing hidden behind its end.
"""

from __future__ import annotations

from io import BytesIO
from typing import NamedTuple

from PIL import Image, UnidentifiedImageError

from bombe.games.imitation.copies import is_copy
from bombe.games.imitation.likeness import SIDE as THUMBNAIL
from bombe.games.imitation.likeness import displacement, print_of, unlikeness
from bombe.text import BadInput, T

FORMATS = ("PNG", "JPEG", "WEBP", "GIF", "AVIF")
MEGAPIXELS = 40
SMALLEST, LONGEST = 200, 16_000  # pixels of a side
SIDE = 768  # of what is kept
LARGEST = 120_000  # bytes of what is kept
QUALITIES = (84, 76, 66, 54, 42, 30, 18, 8)  # tried until it is small enough
# Two pictures of one thing, recompressed or a little darker, differ by less; see the tests.
ALIKE = 40
# And nowhere by more than this, when a margin of some per cent was cut off at most.
IN_PLACE = 96
PAPER = (255, 255, 255)  # where a picture is transparent
TURNS = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
ORIENTATION = 0x0112  # in what a camera writes about a picture


class Taken(NamedTuple):
    data: bytes  # WebP, a square
    print: str


def taken(data: bytes) -> Taken:
    """What is kept of a file; `BadInput` says why nothing is."""
    square = _square(data)
    thumbnail = square.resize((THUMBNAIL, THUMBNAIL), Image.Resampling.BOX)
    return Taken(_written(square), print_of(thumbnail.tobytes()))


def alike(one: str, other: str) -> bool:
    """Whether two pictures, by their prints, are too much alike for one deck."""
    same = unlikeness(one, other) < ALIKE and displacement(one, other) < IN_PLACE
    return same or is_copy(one, other)


def _square(data: bytes) -> Image.Image:
    try:
        Image.MAX_IMAGE_PIXELS = None  # we check this ourselves, with a sentence of our own
        with Image.open(BytesIO(data), formats=FORMATS) as image:
            _must_be_of_some_size(*image.size)
            image.draft("RGB", (2 * SIDE, 2 * SIDE))  # a large photo is decoded at half its size
            turn = TURNS.get(_orientation(image))
            width, height = image.size
            side = min(width, height)
            left, top = (width - side) // 2, (height - side) // 2
            # The first picture of those that move.
            flat = _flat(image)
        box = (left, top, left + side, top + side)
        square = flat.resize((SIDE, SIDE), Image.Resampling.LANCZOS, box=box, reducing_gap=3.0)
        return square if turn is None else square.transpose(turn)
    except (BadInput, MemoryError):
        raise
    except UnidentifiedImageError:
        raise BadInput(
            T("This is not a picture that can be read here: send {kinds}.", kinds=[*FORMATS])
        ) from None
    except Exception:  # a hostile file can make the library fail in any way
        raise BadInput(T("This picture is broken.")) from None


def _must_be_of_some_size(width: int, height: int) -> None:
    if max(width, height) > LONGEST:
        raise BadInput(
            T(
                "This picture is too large: {width} × {height}. At most {n} pixels a side.",
                width=width,
                height=height,
                n=LONGEST,
            )
        )
    if width * height > MEGAPIXELS * 1_000_000:
        raise BadInput(
            T(
                "This picture is too large: {width} × {height}. At most {n} megapixels.",
                width=width,
                height=height,
                n=MEGAPIXELS,
            )
        )
    if min(width, height) < SMALLEST:
        raise BadInput(
            T(
                "This picture is too small: {width} × {height}. At least {n} pixels a side.",
                width=width,
                height=height,
                n=SMALLEST,
            )
        )


def _orientation(image: Image.Image) -> int:
    """How the camera was held; upright if what it wrote cannot be read."""
    try:
        return int(image.getexif().get(ORIENTATION, 1))
    except Exception:
        return 1


def _flat(image: Image.Image) -> Image.Image:
    """Its colours, on paper where one could see through."""
    if image.mode.startswith("I"):  # 16 bits of grey
        return image.convert("I").point(lambda value: value / 256).convert("L").convert("RGB")
    if "A" in image.getbands() or "transparency" in image.info:
        seen = image.convert("RGBA")
        paper = Image.new("RGB", seen.size, PAPER)
        paper.paste(seen, mask=seen.getchannel("A"))
        return paper
    return image.convert("RGB")


def _written(square: Image.Image) -> bytes:
    # From the pixels alone: an image remembers what its file said beside them.
    bare = Image.frombytes("RGB", square.size, square.tobytes())
    for quality in QUALITIES:
        out = BytesIO()
        bare.save(out, "WEBP", quality=quality, method=4)
        if out.tell() <= LARGEST:
            return out.getvalue()
    raise BadInput(T("This picture is too large, even compressed."))
