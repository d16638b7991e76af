"""Writes what the game must know of the drawn deck: `python art/written.py`.

The prints of the pictures go to prints.py, their descriptions to descriptions.py, and the French
and Dutch ones into the catalogues, where sentences of all kinds are kept.
"""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from pathlib import Path

from PIL import Image

ART = Path(__file__).resolve().parent
ROOT = ART.parent
GAME = ROOT / "src" / "bombe" / "games" / "imitation"
sys.path[:0] = [str(ART), str(ROOT / "src")]

from bombe.games.imitation.likeness import SIDE, print_of  # noqa: E402

HEADS = {
    "prints": "The print of each card, by which likeness is measured. Made by `make deck`.",
    "descriptions": "What can be seen on each card, in neutral words. Made by `make deck`.",
    "themes": "What each card is about, in words of the vocabulary. Made by `make deck`.",
}


def descriptions():
    """Key -> English, French, Dutch."""
    found = {}
    for path in sorted((ART / "descriptions").glob("a*.py")):
        found |= importlib.import_module(f"descriptions.{path.stem}").DESCRIPTIONS
    return {
        key: tuple(text.rstrip(".") + "." for text in texts) for key, texts in sorted(found.items())
    }


def french(text):
    """With the typography of the catalogue."""
    return re.sub(r"\s*([;:!?])", "\u00a0\\1", text.replace("'", "’"))


def module(name, kind, imports, entries):
    """A module of the game with one dict in it."""
    lines = [
        "# ruff: noqa: E501 (an entry is a line)",
        f'"""{HEADS[name]}"""',
        "",
        "from __future__ import annotations",
        "",
    ]
    lines += [*imports, f"{name.upper()}: dict[str, {kind}] = {{"]
    lines += [*(f"    {entry}," for entry in entries), "}", ""]
    target = GAME / f"{name}.py"
    target.write_text("\n".join(lines), "utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", str(target)], check=True)


def catalogues(told):
    """French and Dutch into the catalogues, once these know the English."""
    from babel.messages.pofile import read_po, write_po

    update = [sys.executable, str(ROOT / "tools" / "messages.py")]
    subprocess.run(update, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for place, code in enumerate(("fr", "nl"), 1):
        path = ROOT / "src" / "bombe" / "locale" / code / "LC_MESSAGES" / "bombe.po"
        with path.open("rb") as file:
            catalogue = read_po(file, locale=code)
        for texts in told.values():
            text = texts[place]
            catalogue[texts[0]].string = french(text) if code == "fr" else text.replace("'", "’")
        with path.open("wb") as file:
            write_po(file, catalogue, width=0)
    subprocess.run(update)


def main():
    told = descriptions()
    drawn = sorted((GAME / "deck").glob("*.webp"))
    if [path.stem for path in drawn] != list(told):
        odd = {path.stem for path in drawn} ^ set(told)
        sys.exit(f"Each card wants a picture and a description; look at {', '.join(sorted(odd))}.")
    prints = {}
    for path in drawn:
        thumbnail = Image.open(path).convert("RGB").resize((SIDE, SIDE), Image.LANCZOS)
        prints[path.stem] = print_of(thumbnail.tobytes())
    module("prints", "str", [], (f'"{key}": "{value}"' for key, value in prints.items()))
    texts = (f'"{key}": T("{english}")' for key, (english, *_) in told.items())
    module("descriptions", "T", ["from bombe.text import T", ""], texts)
    catalogues(told)


if __name__ == "__main__":
    main()
