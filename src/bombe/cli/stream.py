"""Output that survives any terminal: what an encoding lacks is shown in ASCII."""

from __future__ import annotations

import codecs
import io
import os
from typing import TextIO

from bombe.text import Quoted, T

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
