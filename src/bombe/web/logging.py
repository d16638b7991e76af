"""What a server writes down about its own life: one JSON object a line, on standard error.

No addresses, no names, no codes of rooms, no keys: it tells how the server does, and nothing about
the people on it. So an error is written down by its type and its traceback, which are made of
source code, and without its message, which may quote what somebody typed or what a game hides.

A line that comes again and again is counted: written at once the first time, and then once in a
while with how many there were, `times`. So a stranger who sends nonsense cannot fill a disk, and a
fault that shows with every request is still a line that can be read.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from typing import Any, TextIO

# What libraries log with a traceback although a client merely sent nonsense.
FROM_STRANGERS: dict[str, tuple[type[Exception], ...]] = {"uvicorn.error": (UnicodeDecodeError,)}
MOST_FRAMES = 60  # of one traceback; the innermost are kept
WHILE_SECONDS = 60.0  # between two of the same
MOST_LINES = 200  # that are remembered, to be counted


class Journal:
    def __init__(
        self, out: TextIO | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.out = out  # None: standard error, looked up at each write
        self._clock = clock
        # Of each line: when it was written, and how often it came since. The oldest come first.
        self._lines: dict[str, tuple[float, int]] = {}

    def _write(self, level: str, event: str, facts: dict[str, Any]) -> None:
        self.settle(WHILE_SECONDS)
        line = json.dumps([level, event, facts])
        since, times = self._lines.get(line, (0.0, -1))
        self._lines[line] = (since if times >= 0 else self._clock(), times + 1)
        if times >= 0:
            return
        self._print(level, event, facts)
        if len(self._lines) > MOST_LINES:
            self._told(next(iter(self._lines)))

    def settle(self, seconds: float = 0.0) -> None:
        """Write down how often lines came again that were last written so many seconds ago."""
        now = self._clock()
        while self._lines:
            line, (since, _) = next(iter(self._lines.items()))
            if now - since < seconds:
                return
            self._told(line)

    def _told(self, line: str) -> None:
        """Write down how often a line came again; if it did not, the next is a first one."""
        _, times = self._lines.pop(line)
        if times:
            level, event, facts = json.loads(line)
            facts.pop("traceback", None)  # which the first one had
            self._print(level, event, facts | {"times": times})
            self._lines[line] = (self._clock(), 0)

    def _print(self, level: str, event: str, facts: dict[str, Any]) -> None:
        facts, out, below = dict(facts), self.out or sys.stderr, ""
        if "traceback" in facts and out.isatty():  # a person reads it better as Python writes it
            below = "\n" + facts.pop("traceback")
        when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        line = json.dumps({"at": when, "level": level, "event": event, **facts})
        print(line + below, file=out, flush=True)

    def info(self, event: str, **facts: Any) -> None:
        if not (self.out or sys.stderr).isatty():  # somebody at a terminal has already been told
            self._print("info", event, facts)

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
