"""What a real server says of itself, in its log and to those who ask how it is."""

from __future__ import annotations

import json
from typing import Any

import httpx

from support.serving import Serving, client


def lines(server: Serving, event: str) -> list[dict[str, Any]]:
    """What the server's log has of a kind."""
    said = [line for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in map(json.loads, said) if line["event"] == event]


def health(server: Serving) -> httpx.Response:
    with client(server.url) as asking:
        return asking.get("/healthz")
