"""What the log may have of an error: where it was, in the words of the source code."""

from __future__ import annotations

import linecache
import re

FRAME = re.compile(r'  File "(.+)", line (\d+), in [\w<>]+')
KIND = re.compile(r"[\w.<>]+")  # of an exception
MARKERS = re.compile(r"[ ~^]+")
OTHERS = {"Traceback (most recent call last):", "which led to:"}
REPEATED = re.compile(r"  \[Previous line repeated \d+ more times?\]")


def check_traceback(text: str) -> None:
    """It holds places, lines of source code and types of exceptions, and nothing else."""
    file, number, frames = "", 0, 0
    for line in text.splitlines():
        if frame := FRAME.fullmatch(line):
            file, number, frames = frame[1], int(frame[2]), frames + 1
        elif line in OTHERS or KIND.fullmatch(line) or REPEATED.fullmatch(line):
            pass
        elif not MARKERS.fullmatch(line):
            source = linecache.getline(file, number).strip()
            assert source
            assert line.strip() == source
    assert frames


def without_code(text: str) -> str:
    """A traceback without its lines of source code and their numbers."""
    return "\n".join(
        re.sub(r"line \d+", "line", line) for line in text.splitlines() if line[:4] != " " * 4
    )
