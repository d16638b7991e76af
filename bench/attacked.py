"""Measure what others notice of an attack: `make bench ARGS=attacks`.

Some players, each in a room and at an address of their own, ask their questions without haste, and
somewhere else one client does its worst (`support.attackers` says what): before → during. The
server has its limits, as it comes. The attacker is a process of its own that gets of the
processors only what nobody else wants, as if it sat at another machine: what is measured is the
server, and what it does about it.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter, sleep

from load import Process, folder, serving
from players import GAME, Api

from bombe.table import commands
from support.attackers import attacking
from support.long_rooms import Log, write

LASTING = ("starts", "bots")  # of which the server thinks long afterwards
ANOTHER = "127.0.0.67"
PLAYERS = 12
EACH_SECOND = 100  # actions of all of them together
# Before, and during: three of four are questions, and the 99th percentile of all turns is one of
# 2,250. Of a few hundred it would be the third worst, which one stall of the machine makes.
SECONDS = 10.0
TURNS = 3  # each with a new server
ROUND = ("ask 341 A", "ask 341 B", "ask 341 C", "thumb down")
MOST = {50: 1.25, 99: 2.0}  # times as long as before, by percentile
ATTACKS = {
    "replays": "a match of 8,000 actions, asked for over twelve connections",
    "starts": "sixty at once that start a match with the optimal Machine, and fifty rooms more",
    "bots": "two rooms of 39 optimal bots",
    "aids": "marks with all aids on, in fifty rooms",
    "marks": "marks over live connections, in fifty rooms",
    "live": "eighteen live connections of all that comes to nothing, and again when ended",
    "pages": "pages, over fifty connections",
}


class Player:
    """Somebody who plays alone."""

    def __init__(self, port: int, n: int) -> None:
        self.api = Api(port, f"127.0.0.{2 + n}")
        made = json.loads(self.api.ask("POST", "/api/rooms", {"game": GAME, "start": True}))
        self.path, self.key = f"/api/rooms/{made['room']}/actions", made["key"]
        self.done = 0

    def act(self) -> bool:
        """Whether it was a question."""
        action = ROUND[self.done % len(ROUND)]
        self.done += 1
        body = {"action": action, "nonce": f"{self.done}"}
        self.api.ask("POST", self.path, body, self.key)
        return action.startswith("ask")


def waits_of(players: list[Player], seconds: float) -> list[float]:
    """How long each question took, counted from when it should have been asked: who is held up by
    one answer asks the next one late."""
    waits = []
    times = int(seconds * EACH_SECOND)
    began = perf_counter()
    for n in range(times):
        due, now = began + n / EACH_SECOND, perf_counter()
        if now < due:
            sleep(due - now)
            due = perf_counter()
        if players[n % len(players)].act():
            waits.append(perf_counter() - due)
    return waits


def long_match(data: Path, code: str) -> str:
    """The id of one that is over, as long as one can get."""
    log = Log(code, GAME)
    log.play(8, ["note A hm", "note A", "thumb down"] * 333)
    log.post(commands.obeyed(log.room, 0, "end"))
    write(data, log)
    return log.kept[0].id


def at_rest(process: Process) -> None:
    """Wait until the server has nothing to do any more."""
    worked = -1.0
    while (now := process.cpu()) > worked + 0.01:
        worked = now
        sleep(0.5)


@dataclass
class Turn:
    before: list[float]
    during: list[float]
    busy: float  # processors that the server had in use
    answers: Counter[str]


def measured(process: Process, kind: str, matches: list[str]) -> Turn:
    if kind not in LASTING:
        # The first time a server also makes what it makes once: for somebody else, and a moment.
        with attacking(process.port, kind, *matches[:1], address=ANOTHER, last=True) as first:
            first.begun()
        at_rest(process)
    players = [Player(process.port, n) for n in range(PLAYERS)]
    waits_of(players, 1.0)
    before = waits_of(players, SECONDS)
    with attacking(process.port, kind, *matches[1:], last=True) as attacker:
        worked, began = process.cpu(), perf_counter()
        during = waits_of(players, SECONDS)
        busy = (process.cpu() - worked) / (perf_counter() - began)
    return Turn(before, during, busy, Counter(attacker.answers))


def told(kind: str, turns: list[Turn]) -> Iterator[str]:
    answers = sum((turn.answers for turn in turns), Counter())
    busy = median(turn.busy for turn in turns)
    said = ", ".join(f"{n / len(turns):.0f} × {name}" for name, n in sorted(answers.items()))
    yield f"{kind}: {ATTACKS[kind]}; it got {said}; the server was busy {busy:.2f}"
    for percent, most in MOST.items():
        # Of all turns together; what each of them says is in brackets.
        before = percentile([wait for turn in turns for wait in turn.before], percent)
        during = percentile([wait for turn in turns for wait in turn.during], percent)
        each = [
            percentile(turn.during, percent) / percentile(turn.before, percent) for turn in turns
        ]
        late = "  LATE" if during / before > most else ""
        yield (
            f"  p{percent} of an ask {before * 1000:6.2f} → {during * 1000:6.2f} ms, ratio"
            f" {during / before:5.2f} ({', '.join(f'{one:.2f}' for one in sorted(each))})"
            f"  contract {most:.2f}{late}"
        )
    asked = sum(len(turn.before) for turn in turns)
    yield f"  of {asked:,} questions before, and as many during"


def percentile(waits: list[float], percent: int) -> float:
    return sorted(waits)[len(waits) * percent // 100]


def attacks(*wanted: str) -> Iterator[str]:
    """What others notice of each attack that once stopped the table."""
    for kind in wanted or ATTACKS:
        turns = []
        for _ in range(TURNS):
            with folder() as data:
                matches = [long_match(data, code * 6) for code in "BC"] if kind == "replays" else []
                with serving(data, limits=True) as process:
                    turns.append(measured(process, kind, matches))
        yield from told(kind, turns)


if __name__ == "__main__":
    for line in attacks(*sys.argv[1:]):
        print(line, flush=True)
