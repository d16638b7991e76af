"""Draws the deck of the imitation game: `python art/deck.py [KEYS…] [--out DIR] [--sheet]`.

Without keys it draws all cards. It always draws the same pictures: each card has its own seed.
"""

from __future__ import annotations

import argparse
import importlib
import io
import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

ART = Path(__file__).resolve().parent
DECK = ART.parent / "src" / "bombe" / "games" / "imitation" / "deck"
SHEET = ART.parent / "docs" / "pictures" / "deck.webp"
HEAVIEST = 85_000  # bytes of a card, so that ninety stay under 8 MB


@dataclass(frozen=True)
class Card:
    key: str
    draw: Callable
    seed: int
    finish: dict  # what Canvas.picture takes


CARDS: dict[str, Card] = {}


def card(key, seed=None, **finish):
    """Register a function of (canvas, rng) as the card `key`; finish goes to Canvas.picture."""

    def register(draw):
        if key in CARDS:
            raise ValueError(f"card {key} is there twice: {CARDS[key].draw} and {draw}")
        CARDS[key] = Card(key, draw, 1000 + int(key) if seed is None else seed, finish)
        return draw

    return register


def load():
    """All scenes, which register their cards."""
    for path in sorted((ART / "scenes").glob("*.py")):
        if path.stem != "__init__":
            importlib.import_module(f"scenes.{path.stem}")
    return CARDS


def drawn(key, size=768):
    """One card as a Pillow image."""
    from canvas import Canvas
    from noise import tooth

    chosen = CARDS[key]
    rng = np.random.default_rng(chosen.seed)
    canvas = Canvas()
    canvas.tooth = tooth(np.random.default_rng(chosen.seed + 7))
    chosen.draw(canvas, rng)
    return canvas.picture(size, seed=chosen.seed, **chosen.finish)


def encoded(image):
    """As WebP, as good as fits; and the quality that this took."""
    for quality in (86, 82, 78, 74, 70, 66, 62, 58, 54, 50, 45, 40, 35, 30, 25):
        out = io.BytesIO()
        image.save(out, "WEBP", quality=quality, method=6)
        if out.tell() <= HEAVIEST:
            return out.getvalue(), quality
    raise ValueError("too much detail for a card: less grain, wider lines")


def _write(task):
    key, size, folder, png = task
    load()
    start = time.process_time()  # of this process alone, whatever else runs
    image = drawn(key, size)
    seconds = time.process_time() - start
    if png:
        image.save(folder / f"{key}.png")
        return key, seconds, 0, 100
    data, quality = encoded(image)
    (folder / f"{key}.webp").write_bytes(data)
    return key, seconds, len(data), quality


def sheet(keys, source, target, side=192, columns=10):
    """A contact sheet of drawn cards."""
    from PIL import Image

    gap = 10
    rows = -(-len(keys) // columns)
    size = columns * (side + gap) + gap, rows * (side + gap) + gap
    board = Image.new("RGB", size, "#1f1b22")
    for i, key in enumerate(keys):
        found = next(iter(sorted(source.glob(f"{key}.*"))))
        thumb = Image.open(found).convert("RGB").resize((side, side), Image.LANCZOS)
        board.paste(thumb, (gap + i % columns * (side + gap), gap + i // columns * (side + gap)))
    target.parent.mkdir(parents=True, exist_ok=True)
    board.save(target, quality=60, method=6)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", help="cards to draw, such as 01 17; none means all")
    parser.add_argument("--size", type=int, default=768)
    parser.add_argument("--out", type=Path, default=DECK, help="folder to write to")
    parser.add_argument("--png", action="store_true", help="PNG instead of WebP, to look at")
    parser.add_argument("--sheet", action="store_true", help="also a contact sheet of all cards")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    load()
    keys = chosen.keys or sorted(CARDS)
    unknown = [key for key in keys if key not in CARDS]
    if unknown:
        sys.exit(f"There is no card {', '.join(unknown)}.")
    chosen.out.mkdir(parents=True, exist_ok=True)
    tasks = [(key, chosen.size, chosen.out, chosen.png) for key in keys]
    if len(tasks) == 1 or chosen.jobs == 1:
        done = map(_write, tasks)
    else:
        done = multiprocessing.Pool(min(chosen.jobs, len(tasks))).imap_unordered(_write, tasks)
    total = 0
    for key, seconds, size, quality in done:
        total += size
        print(f"{key}  {seconds:5.1f} s  {size / 1000:6.1f} kB  quality {quality}", flush=True)
    if len(keys) > 1:
        print(f"{len(keys)} cards, {total / 1e6:.2f} MB")
    if chosen.sheet:
        out = SHEET if chosen.out == DECK else chosen.out / "sheet.webp"
        sheet(sorted(path.stem for path in chosen.out.glob("[0-9][0-9].*")), chosen.out, out)
        print(out)


if __name__ == "__main__":
    import deck  # so that the scenes register with the module they import, not with __main__

    deck.main()
