"""What a server writes down about its own life: one JSON object a line, on standard error.

No addresses, no names, no codes of rooms, no keys: it tells how the server does, and nothing about
the people on it. So an error is written down by its type and its traceback, which are made of
source code, and without its message, which may quote what somebody typed or what a game hides.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
import traceback
from collections.abc import Iterator
from typing import Any, TextIO

# What libraries log with a traceback although a client merely sent nonsense.
FROM_STRANGERS: dict[str, tuple[type[Exception], ...]] = {"uvicorn.error": (UnicodeDecodeError,)}
MOST_FRAMES = 60  # of one traceback; the innermost are kept


class Journal:
    def __init__(self, out: TextIO | None = None) -> None:
        self.out = out  # None: standard error, looked up at each write

    def _write(self, level: str, event: str, facts: dict[str, Any]) -> None:
        out, below = self.out or sys.stderr, ""
        if "traceback" in facts and out.isatty():  # a person reads it better as Python writes it
            below = "\n" + facts.pop("traceback")
        when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        line = json.dumps({"at": when, "level": level, "event": event, **facts})
        print(line + below, file=out, flush=True)

    def info(self, event: str, **facts: Any) -> None:
        if not (self.out or sys.stderr).isatty():  # somebody at a terminal has already been told
            self._write("info", event, facts)

    def warning(self, event: str, **facts: Any) -> None:
        self._write("warning", event, facts)

    def error(self, event: str, **facts: Any) -> None:
        self._write("error", event, facts)

    def failed(self, error: BaseException, event: str = "failed", **facts: Any) -> None:
        """Something went wrong that should not have."""
        self.error(event, **facts, kind=type(error).__name__, traceback=traced(error))


journal = Journal()


class _Warnings(logging.Handler):
    """Puts warnings of the libraries into the journal, without what they were about."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        # Python's own loop puts values into its sentences; what follows such a sign may be one.
        says = re.split(r"[\n(<'\"]", str(record.msg))[0].strip()[:200]
        if error is None or isinstance(error, FROM_STRANGERS.get(record.name, ())):
            journal.warning("library", name=record.name, says=says)
        else:
            journal.failed(error, "library", name=record.name, says=says)


def write_warnings() -> None:
    """Let the journal have the warnings of all libraries, and nothing else have them."""
    logging.basicConfig(level=logging.WARNING, handlers=[_Warnings()], force=True)


def traced(error: BaseException) -> str:
    """The traceback of an error as Python writes it, without the words of the error."""
    return "\n".join(_traced(error, set()))


def _traced(error: BaseException, seen: set[int]) -> Iterator[str]:
    """The lines, with what it came from above."""
    seen.add(id(error))
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None and id(before) not in seen:
        yield from _traced(before, seen)
        yield "which led to:"
    frames = traceback.extract_tb(error.__traceback__, limit=-MOST_FRAMES)
    yield "Traceback (most recent call last):"
    yield "".join(frames.format()).rstrip("\n")
    yield f"{type(error).__module__}.{type(error).__qualname__}"
