"""Text that strangers type and others see."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

# Letters and signs that nobody can see: fillers, and the braille cell without a dot.
BLANKS = frozenset(map(chr, (0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0)))


def plain_line(text: str, most: int) -> str:
    """Text as others may see it: one line, no control or direction characters, not too long."""
    text = unicodedata.normalize("NFC", text)
    kept = "".join(
        " " if character.isspace() or character in BLANKS else character
        for character in text
        if character.isspace() or unicodedata.category(character)[0] != "C"
    )
    line = " ".join(kept.split())[:most].strip()
    # Accents with nothing below them are nothing to see.
    return line if any(unicodedata.category(one)[0] != "M" for one in line) else ""


def numbered(name: str, taken: Collection[str]) -> str:
    """The name, with a number after it if it is taken."""
    known = {one.casefold() for one in taken}
    if not name or name.casefold() not in known:
        return name
    n = 2
    while f"{name} {n}".casefold() in known:
        n += 1
    return f"{name} {n}"
