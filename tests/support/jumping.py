"""For a server that imports this as one of its games: its machine's clock is ahead by the seconds
that a file says, and it does its chores much more often than every minute."""

from __future__ import annotations

import os
import time
from functools import partial
from pathlib import Path

from bombe.web.http import app
from bombe.web.runtime.times import Times
from support.tiny import Closest as Closest

AHEAD = Path(os.environ["BOMBE_TEST_AHEAD"])
_true = time.time_ns


def _ahead() -> int:
    return _true() + int(AHEAD.read_text()) * 1_000_000_000


time.time_ns = _ahead
time.time = lambda: _ahead() / 1e9
vars(app)["Times"] = partial(Times, chore=0.1)
