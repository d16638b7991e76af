"""Output: JSON for programs, aligned lines of at most 80 columns for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from bombe.text import Language, T

WIDTH = 80
INDENT = "  "
_GLUE = "\N{NO-BREAK SPACE}"


def print_json(value: object) -> None:
    """One line; ASCII, so that the bytes are the same under every locale."""
    import json

    print(json.dumps(value, separators=(",", ":")))


def print_text(tongue: Language, *sentences: T | str) -> None:
    """A paragraph."""
    print_wrapped(" ".join(map(tongue.say, sentences)))


def print_wrapped(text: str, indent: str = "") -> None:
    """Text over as many lines as it takes; the second and later ones are indented."""
    for line in _lines(text, WIDTH, indent):
        print(line)


def unbroken(text: str) -> str:
    """Text that stays on one line when it is printed by one of these functions."""
    return text.replace(" ", _GLUE)


def _lines(text: str, width: int, indent: str = "") -> list[str]:
    lines = wrap(text, width, subsequent_indent=indent, break_on_hyphens=False)
    return [line.replace(_GLUE, " ") for line in lines] or [""]


def print_table(rows: Iterable[Sequence[str]], indent: str = "", gap: str = "  ") -> None:
    """Rows of cells in columns. Numbers go to the right; the last cell may take several lines."""
    table = [list(row) for row in rows]
    widths = [max(map(len, column)) for column in zip(*(row[:-1] for row in table), strict=True)]
    for row in table:
        start = indent + "".join(
            (cell.rjust(width) if cell.isdigit() else cell.ljust(width)) + gap
            for cell, width in zip(row, widths, strict=False)
        )
        room = max(WIDTH - len(start), 20)
        lines = _lines(row[-1], room)
        print((start + lines[0]).rstrip())
        for line in lines[1:]:
            print(" " * len(start) + line)
