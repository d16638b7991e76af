"""The terminal: how large it is, whether it has colour, and how a line is asked for."""

from __future__ import annotations

import io
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterable
from contextlib import suppress

STYLES = {"bold": "1", "dim": "2", "struck": "2;9", "good": "32;1", "bad": "31;1", "title": "7"}


class Console:
    """A terminal on the standard streams, any of which may be missing. Without a real terminal, or
    with NO_COLOR set, text is plain; without a real one nothing is cleared either."""

    def __init__(self) -> None:
        streams = (sys.stdin, sys.stdout, sys.stderr)
        self.live = None not in streams and sys.stdin.isatty() and sys.stdout.isatty()
        self.clears = self.live and os.environ.get("TERM") != "dumb"
        self.colour = self.clears and not os.environ.get("NO_COLOR")
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # any typed bytes become text
        if self.live:
            with suppress(ImportError):  # arrow keys and history, where the platform has them
                import readline

                # These two would send sequences of their own.
                readline.parse_and_bind("set enable-bracketed-paste off")
                readline.parse_and_bind("set enable-meta-key off")

    @property
    def colours(self) -> int:
        """How many it can show, as far as its environment says; 0 where it is to show none."""
        if not self.colour:
            return 0
        if os.environ.get("COLORTERM") in ("truecolor", "24bit"):
            return 1 << 24
        return 256 if "256color" in os.environ.get("TERM", "") else 16

    @property
    def width(self) -> int:
        return max(40, min(shutil.get_terminal_size((80, 24)).columns, 100))

    @property
    def height(self) -> int:
        return max(20, shutil.get_terminal_size((80, 24)).lines)

    def style(self, name: str, text: str) -> str:
        return f"\x1b[{STYLES[name]}m{text}\x1b[0m" if self.colour else text

    def wrap(self, text: str, indent: str = "") -> list[str]:
        return textwrap.wrap(
            text, self.width, initial_indent=indent, subsequent_indent=" " * len(indent)
        )

    def flow(self, head: str, items: Iterable[str]) -> list[str]:
        """Items after a head, as many on a line as fit; the later lines are indented."""
        lines, empty = [head], True
        for item in items:
            if not empty and shown_length(lines[-1]) + shown_length(item) > self.width:
                lines.append(" " * shown_length(head))
            lines[-1] += item
            empty = False
        return lines

    def clear(self) -> None:
        if self.clears:
            print("\x1b[H\x1b[2J", end="")

    def forget(self) -> None:
        """An empty screen, and no way back to what was shown or typed: it was another player's."""
        self.clear()
        if self.clears:
            print("\x1b[3J", end="")
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()

    def show(self, lines: Iterable[str]) -> None:
        print("\n".join(lines), flush=True)

    def ask(self, prompt: str) -> str:
        """The next line typed; `EOFError` when there is none."""
        if self.live:
            return input(prompt).strip()
        print(prompt, end="", flush=True)
        line = sys.stdin.readline() if sys.stdin else ""
        if not line:
            raise EOFError
        print()  # what was typed is not on the screen, so neither is its line end
        return line.strip()


def shown_length(text: str) -> int:
    return len(re.sub(r"\x1b\[[0-9;]*m", "", text))
