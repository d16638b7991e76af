"""What a real server says of itself, in its log and to those who ask how it is."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import httpx

from support.serving import PATIENCE, Serving, client


def until(so: Callable[[], bool]) -> None:
    """Wait for something that a server says or does by itself."""
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end
        time.sleep(0.02)


def lines(server: Serving, event: str) -> list[dict[str, Any]]:
    """What the server's log has of a kind."""
    said = [line for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in map(json.loads, said) if line["event"] == event]


def health(server: Serving) -> httpx.Response:
    with client(server.url) as asking:
        return asking.get("/healthz")
