"""Somebody who sends nonsense fills no disk: what repeats is counted, and nothing of it is lost."""

from __future__ import annotations

import json
import socket
from pathlib import Path

from support.scaling import scale
from support.serving import serving

NONSENSE = scale(8_000)


def test_malformed_requests_are_counted_not_written(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for n in range(NONSENSE):
            with socket.create_connection(("localhost", server.port), timeout=60) as wire:
                wire.sendall(b"GARBAGE %d\r\n\r\n" % n)
                assert wire.recv(1000).startswith(b"HTTP/1.1 400")
        during = server.log.read_text().count("\n")
        server.stop()
        lines = [line for line in server.log.read_text().splitlines() if line.startswith("{")]
    told = [line for line in map(json.loads, lines) if line["event"] == "library"]
    assert during < 20
    assert len(lines) < 20
    assert sum(line.get("times", 1) for line in told) == NONSENSE
    assert json.loads(lines[-1])["event"] == "stopped"
