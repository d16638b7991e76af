"""Games in the terminal: lines typed into `bombe play`, or a pseudo-terminal where somebody plays.

Which game a `play` or a `terminal` is of is chosen by the fixture that is imported.
"""

import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator

import pytest

from bombe.cli import main
from bombe.text import T
from support.commands import SRC

_HEADER = re.compile(r"^ Turing(?: Machine)? · ", re.MULTILINE)
END = T("The match ends here.")
CLEAR = "\x1b[H\x1b[2J"
FORGET = CLEAR + "\x1b[3J"
STYLE = re.compile(r"\x1b\[[0-9;]*m")
PATIENCE = 20.0  # seconds
# A session of its own, whose Ctrl-C this terminal sends.
LAUNCH = (
    "import fcntl, os, sys, termios;"
    "fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
    "os.execv(sys.executable, [sys.executable, '-m', 'bombe', 'play', *sys.argv[1:]])"
)

Play = Callable[..., str]


# ---- lines typed -----------------------------------------------------------------------------


def _player(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *game: str
) -> Play:
    """Plays with these lines typed, and gives all that was shown."""

    def play(*words: str, typed: tuple[str, ...]) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        status = main(["play", *game, *words])
        out, err = capsys.readouterr()
        assert (status, err) == (0, "")
        assert "\x1b" not in out
        assert max(map(len, out.splitlines())) <= 80
        return out

    return play


@pytest.fixture(name="play")
def play_turing_machine(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Play:
    return _player(monkeypatch, capsys)


@pytest.fixture(name="play")
def play_imitation(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    return _player(monkeypatch, capsys, "imitation")


@pytest.fixture(name="refuses")
def play_refuses(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    def refuses(*words: str) -> str:
        status = main(["play", *words])
        out, err = capsys.readouterr()
        assert (status, out) == (2, "")
        return err

    return refuses


def screens(out: str) -> list[str]:
    """What was shown each time, without the board of which it is the end."""
    return _HEADER.split(out)[1:]


def said(out: str) -> list[str]:
    """What each screen of Turing Machine but the first says below the sheet, on one line."""
    return [" ".join(screen.split("● c ")[-1].split()[5:]) for screen in screens(out)[1:]]


def line_of(screen: str, start: str) -> str:
    return next(line for line in screen.splitlines() if line.startswith(start))


# ---- in a terminal ---------------------------------------------------------------------------


def environment(**changes: str) -> dict[str, str]:
    unwanted = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "COLUMNS", "LINES", "INPUTRC")
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    return {
        **kept,
        "LANG": "C.UTF-8",
        "PYTHONPATH": str(SRC),
        "PYTHONUTF8": "1",
        "TERM": "xterm-256color",
        "INPUTRC": os.devnull,
        **changes,
    }


class Terminal:
    """A pseudo-terminal of 80×24 in which somebody plays."""

    def __init__(self, *words: str, **changes: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(**changes),
            start_new_session=True,
        )
        os.close(slave)
        self.shown = ""  # all of it
        self._bytes = b""

    def until(self, end: str) -> str:
        """All that came since the last call, which ends like this."""
        start = len(self.shown)
        deadline = time.monotonic() + PATIENCE
        while not (self.shown[start:] and re.search(end + r"\Z", STYLE.sub("", self.shown))):
            left = deadline - time.monotonic()
            assert left > 0, f"no {end!r} in {self.shown[start:]!r}"
            if not self._read(left):
                raise AssertionError(f"it ended: {self.shown[start:]!r}")
        return self.shown[start:]

    def _read(self, seconds: float) -> bool:
        """Whether something came, or may still come."""
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            some = os.read(self.master, 65536)
        except OSError:  # how Linux says that the other end is closed
            return False
        self._bytes += some
        self.shown = self._bytes.decode(errors="ignore").replace("\r\n", "\n")
        return bool(some)

    def type(self, text: str, end: str = "> ") -> str:
        os.write(self.master, text.encode())
        return self.until(end)

    def finish(self, text: str) -> tuple[int, str]:
        """The exit status, and all that came after these last keys. Like anybody, presses them
        once more when nothing happens: Python may miss a Ctrl-C as it begins to wait for a key."""
        start = len(self.shown)
        for _ in range(int(PATIENCE)):
            os.write(self.master, text.encode())
            while select.select([self.master], [], [], 1)[0]:
                if not self._read(1):
                    return self.process.wait(PATIENCE), self.shown[start:]
        raise AssertionError(f"it did not end: {self.shown[start:]!r}")

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)


Open = Callable[..., Terminal]


def _opener(*game: str) -> Iterator[Open]:
    opened: list[Terminal] = []

    def terminal(*words: str, **changes: str) -> Terminal:
        opened.append(Terminal(*game, *words, **changes))
        return opened[-1]

    yield terminal
    for one in opened:
        one.close()


@pytest.fixture(name="terminal")
def terminal_of_turing_machine() -> Iterator[Open]:
    yield from _opener()


@pytest.fixture(name="terminal")
def terminal_of_imitation() -> Iterator[Open]:
    yield from _opener("imitation")


def visible(shown: str) -> list[str]:
    """The lines on the screen, when it is as large as needed."""
    return STYLE.sub("", shown.split(CLEAR)[-1]).split("\n")
