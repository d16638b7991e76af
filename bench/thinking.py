"""Measure what others notice of those who make the server think: `make bench ARGS=thinking`.

In flight are fifty matches against the optimal Machine on the cards on which it takes longest, and
two rooms of 39 optimal bots on them, all from one address. Measured are classic starts and
questions in other rooms, from the same address and from another, each beside the same while
nothing is in flight.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from statistics import median
from time import perf_counter

from load import folder, serving
from players import GAME, Api

DEAR = "40+48 46+20 17+45 33+12 41+43"
MACHINES, ROOMS_OF_BOTS, BOTS = 50, 2, 39
STARTS = 100
ADDRESSES = {"same address": "127.0.0.1", "another address": "127.0.0.2"}
CONTRACTS = {"start": 0.3, "ask": 0.1}  # seconds, of the 99th percentile, on two quiet cores

Waits = dict[tuple[str, str], list[float]]  # what, from where


class Visitor:
    """Somebody who plays alone, over one connection."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        self.connect()
        made = json.loads(self.api.ask("POST", "/api/rooms", {"game": GAME}))
        self.path, self.key = f"/api/rooms/{made['room']}", made["key"]
        self.nonces = 0

    def connect(self) -> None:
        """Anew: the server ends connections on which nothing happens for some seconds."""
        self.api = Api(self.port, self.address)

    def do(self, where: str, **what: str) -> float:
        """How long it takes until it is done."""
        self.nonces += 1
        began = perf_counter()
        self.api.ask("POST", f"{self.path}/{where}", what | {"nonce": f"{self.nonces}"}, self.key)
        return perf_counter() - began


def thinking() -> Iterator[str]:
    """Starts and questions beside the slowest thoughts there are."""
    with folder() as data, serving(data) as process:
        visitors = {name: Visitor(process.port, address) for name, address in ADDRESSES.items()}
        _measured(visitors, 5)  # the first time also makes what is made once
        idle = _measured(visitors, STARTS)
        api = Api(process.port)
        for _ in range(MACHINES):
            options = {"problem": DEAR, "machine": "optimal"}
            api.ask("POST", "/api/rooms", {"game": GAME, "options": options, "start": True})
        for _ in range(ROOMS_OF_BOTS):
            wanted = {"options": {"problem": DEAR}, "bots": ["optimal"] * BOTS, "start": True}
            api.ask("POST", "/api/rooms", {"game": GAME, **wanted})
        busy = _measured(visitors, STARTS)
        figures = Api(process.port).ask("GET", "/metrics").decode().splitlines()
        left = sum(int(one.split()[1]) for one in figures if _is_thought(one))
    for (what, where), waits in busy.items():
        before = idle[what, where]
        late = "  LATE" if percentile(waits, 99) > CONTRACTS[what] else ""
        yield (
            f"{what}, {where}: p50 {median(waits) * 1000:.1f} ms (x{ratio(waits, before, 50):.1f}),"
            f" p99 {percentile(waits, 99) * 1000:.1f} ms (x{ratio(waits, before, 99):.1f}),"
            f" contract {CONTRACTS[what] * 1000:.0f} ms{late}; idle {median(before) * 1000:.1f},"
            f" {percentile(before, 99) * 1000:.1f}"
        )
    yield f"thoughts still to be done at the end: {left}"


def _measured(visitors: dict[str, Visitor], starts: int) -> Waits:
    for visitor in visitors.values():
        visitor.connect()
    waits: Waits = {(what, where): [] for what in CONTRACTS for where in visitors}
    for _ in range(starts):
        for where, visitor in visitors.items():
            waits["start", where].append(visitor.do("orders", order="start"))
            for verifier in "ABC":
                asked = visitor.do("actions", action=f"ask 341 {verifier}")
                waits["ask", where].append(asked)
            visitor.do("orders", order="end")
    return waits


def _is_thought(figure: str) -> bool:
    return figure.startswith(("bombe_bots_waiting ", "bombe_bots_thinking "))


def percentile(waits: list[float], percent: int) -> float:
    return sorted(waits)[len(waits) * percent // 100]


def ratio(waits: list[float], before: list[float], percent: int) -> float:
    return percentile(waits, percent) / percentile(before, percent)
