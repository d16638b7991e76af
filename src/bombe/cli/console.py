"""The terminal: how wide it is, whether it has colour, and how a line is asked for."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Iterable
from contextlib import suppress

STYLES = {"bold": "1", "dim": "2", "struck": "2;9", "good": "32;1", "bad": "31;1", "title": "7"}


class Console:
    """A terminal on the standard streams. Without a real terminal, or with NO_COLOR set, text is
    plain and nothing is cleared."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.colour = (
            self.live and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        )
        size = shutil.get_terminal_size((80, 24))
        self.width = max(40, min(size.columns, 100))
        self.height = max(20, size.lines)
        if self.live:
            with suppress(ImportError):  # arrow keys and history, where the platform has them
                import readline  # noqa: F401

    def style(self, name: str, text: str) -> str:
        return f"\x1b[{STYLES[name]}m{text}\x1b[0m" if self.colour else text

    def wrap(self, text: str, indent: str = "") -> list[str]:
        return textwrap.wrap(
            text, self.width, initial_indent=indent, subsequent_indent=" " * len(indent)
        )

    def clear(self) -> None:
        """An empty screen, without what stood there before: it may be another player's."""
        if self.live:
            print("\x1b[H\x1b[2J\x1b[3J", end="")

    def show(self, lines: Iterable[str]) -> None:
        print("\n".join(lines), flush=True)

    def ask(self, prompt: str) -> str:
        """The next line typed; `EOFError` when there is none."""
        line = input(prompt)
        if not self.live:
            print()  # what was typed is not on the screen, so neither is its line end
        return line.strip()
