"""Output: JSON for programs, aligned lines of at most 80 columns for people; what the encoding of a
terminal lacks is shown in ASCII."""

from __future__ import annotations

import codecs
import io
import os
from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import TextIO

from bombe.text import Language, Quoted, T

WIDTH = 80
INDENT = "  "
_GLUE = "\N{NO-BREAK SPACE}"


def print_json(value: object) -> None:
    """One line; ASCII, so that the bytes are the same under every locale."""
    import json

    print(json.dumps(value, separators=(",", ":")))


def moment(milliseconds: int) -> str:
    """A moment in UTC, so that it reads the same everywhere."""
    from time import gmtime, strftime

    return strftime("%Y-%m-%dT%H:%M:%SZ", gmtime(milliseconds // 1000))


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


# --- terminals ------------------------------------------------------------------------------------


Stream = TextIO | None  # None: the program was started without it

_PLAIN = {
    "▲": "^",
    "■": "#",
    "●": "o",
    "◊": "<>",
    "¤": "$",
    "✓": "+",
    "✗": "-",
    "·": "-",
    "…": "...",
    "’": "'",
    "«": '"',
    "»": '"',
    "“": '"',
    "”": '"',
    "×": "x",
    "÷": "/",
    "°": "o",
    "æ": "ae",
    "Æ": "AE",
    "œ": "oe",
    "Œ": "OE",
    "\N{NO-BREAK SPACE}": " ",
    "─": "-",
    "│": "|",
    "├": "|",
    "└": "`",
    "█": "#",
    "▀": "#",
    "░": ".",
    "♣": "*",
    "−": "-",
    "→": "->",
}


def _plain(character: str) -> str:
    if character in _PLAIN:
        return _PLAIN[character]
    from unicodedata import normalize  # for é and the like

    return "".join(c for c in normalize("NFKD", character) if c.isascii()) or "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


codecs.register_error("bombe", _replace)


def prepare(stream: Stream) -> None:
    """Let a stream show in ASCII what its encoding lacks."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="bombe")


def as_utf8(stream: Stream) -> None:
    """Let a stream take every sign as it is, for a program that reads it."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(encoding="utf-8")


def escaped(sentence: T, stream: Stream) -> T:
    """The sentence with what somebody typed in it escaped where the encoding lacks it."""
    from copy import copy  # which most commands do without

    encoding = getattr(stream, "encoding", None) or "utf-8"
    told = copy(sentence)
    told.values = {
        name: escaped(value, stream)
        if isinstance(value, T)
        else value.encode(encoding, "backslashreplace").decode(encoding)
        if isinstance(value, Quoted)
        else value
        for name, value in sentence.values.items()
    }
    return told


def abandon(stream: Stream) -> None:
    """Drop what was not written, so that the interpreter does not try again when it ends."""
    try:
        assert stream is not None
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (AssertionError, OSError, ValueError):
        pass  # a stream of a test, or none
