"""What a server writes down about its own life: one JSON object a line, on standard error.

No addresses, no names, no codes of rooms, no keys: whoever reads it learns how the server does, and
nothing about the people on it.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Any, TextIO


class Journal:
    def __init__(self, out: TextIO | None = None) -> None:
        self.out = out  # None: standard error, whatever that is at the moment

    def _write(self, level: str, event: str, facts: dict[str, Any]) -> None:
        when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        line = json.dumps({"at": when, "level": level, "event": event, **facts})
        print(line, file=self.out or sys.stderr, flush=True)

    def info(self, event: str, **facts: Any) -> None:
        if not (self.out or sys.stderr).isatty():  # a person who has started it was told already
            self._write("info", event, facts)

    def warning(self, event: str, **facts: Any) -> None:
        self._write("warning", event, facts)

    def error(self, event: str, **facts: Any) -> None:
        self._write("error", event, facts)


journal = Journal()


class _Warnings(logging.Handler):
    """Puts warnings of the libraries into the journal, without what they were about."""

    def emit(self, record: logging.LogRecord) -> None:
        kind = record.exc_info[0] if record.exc_info else None
        # Python's own loop puts values into its sentences; what follows such a sign may be one.
        says = re.split(r"[\n(<'\"]", str(record.msg))[0].strip()[:200]
        journal.warning("library", name=record.name, says=says, kind=kind and kind.__name__)


def write_warnings() -> None:
    """Let the journal have the warnings of all libraries, and nothing else have them."""
    logging.basicConfig(level=logging.WARNING, handlers=[_Warnings()], force=True)
