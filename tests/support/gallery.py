"""Pictures for the tests: a game with a deck of its own that takes others in, and files for it."""

from __future__ import annotations

import io
import random
import zipfile
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from support.serving import HERE, SOURCE, Person

RULES = '''
from support.tiny import Closest

KEYS = ("17", "18", "19")


class Gallery(Closest):
    """Closest, but the cards have pictures."""

    key = "gallery"
    deck = "deck"
    intake = "gallery_game.intake"

    def deal(self, options, seats, chance):
        deal = super().deal(options, seats, chance)
        return {**deal, "faces": deal["faces"] or [[key, "0"] for key in KEYS]}
'''
INTAKE = "from bombe.games.imitation.intake import alike, taken\n"


def make_game(folder: Path) -> dict[str, str]:
    """A game with a deck in a package of its own; the variables by which a server finds it."""
    package = folder / "gallery_game"
    (package / "deck").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "rules.py").write_text(RULES)
    (package / "intake.py").write_text(INTAKE)
    for n, key in enumerate(("17", "18", "19")):
        # From a few hundred bytes to many thousands.
        picture(n, (64 * 2**n, 64 * 2**n)).save(package / "deck" / f"{key}.webp", quality=60)
    path = ":".join(map(str, (SOURCE, HERE, folder)))
    return {"PYTHONPATH": path, "BOMBE_GAMES": "gallery_game.rules:Gallery"}


def picture(seed: int, size: tuple[int, int] = (320, 240), mode: str = "RGB") -> Image.Image:
    """A picture like no other."""
    draw = random.Random(seed)

    def colour() -> tuple[int, ...]:
        return tuple(draw.randrange(256) for _ in range(3))

    image = Image.new("RGB", size, colour())
    brush = ImageDraw.Draw(image)
    for _ in range(draw.randrange(4, 20)):
        x, y = draw.randrange(size[0]), draw.randrange(size[1])
        shape = brush.ellipse if draw.randrange(2) else brush.rectangle
        shape((x, y, x + size[0] // draw.randrange(2, 9), y + size[1] // 3), fill=colour())
    return image.convert(mode)


def file(image: Image.Image, kind: str = "PNG", **how: Any) -> bytes:
    out = io.BytesIO()
    image.save(out, kind, **how)
    return out.getvalue()


def archive(files: dict[str, bytes], how: int = zipfile.ZIP_STORED) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", how) as packed:
        for name, content in files.items():
            packed.writestr(name, content)
    return out.getvalue()


def put_in(host: Person, data: bytes, name: str = "it.png", **headers: str) -> Any:
    """What becomes of each file."""
    answer = host.client.post(
        f"/api/rooms/{host.room}/pictures",
        params={"name": name},
        content=data,
        headers={"content-type": "application/octet-stream", **headers},
    )
    assert answer.status_code == 200, answer.text
    return answer.json()["files"]


def refused(host: Person, data: bytes, name: str = "it.png") -> str:
    """The sentence by which one file is refused."""
    (one,) = put_in(host, data, name)
    assert one["key"] is None, one
    why: str = one["why"]
    return why
