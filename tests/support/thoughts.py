"""What a real server thinks about: deals, bots, what a game ponders."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from support.serving import Serving, client

PATIENCE = 120.0  # seconds


def figures(server: Serving) -> dict[str, int]:
    with client(server.url) as asking:
        text = asking.get("/metrics").text
    found = re.findall(r"^bombe_bots_(\w+) (\d+)", text, re.MULTILINE)
    return {name: int(number) for name, number in found}


def thoughts(server: Serving) -> int:
    """How many are under way or wait."""
    now = figures(server)
    return now["waiting"] + now["thinking"]


def done(server: Serving) -> int:
    return figures(server)["done_total"]


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)
