"""A game with bots of all kinds, for the processes of a pool to find."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import process_time, sleep
from types import MappingProxyType

from bombe.chance import Chance
from bombe.game import Bot, Deal, Options, View
from bombe.text import BadInput, N, Quoted, T
from support import tiny
from support.tiny import Closest, bold

SECRET = "hidden-number-7"


# ---- games with bots of all kinds, for the processes to find here ------------------------------


def endless(view: View, chance: Chance) -> str:
    while True:
        pass


def gated(view: View, chance: Chance) -> str:
    """Thinks until there is a file of that name."""
    while not Path(view["gate"]).exists():
        sleep(0.01)
    return f"bid {chance.below(10)}"


def straining(view: View, chance: Chance) -> str:
    """The same, and works hard at it."""
    while not Path(view["gate"]).exists():
        pass
    return f"bid {chance.below(10)}"


def process(view: View, chance: Chance) -> str:
    return str(os.getpid())


def killed(view: View, chance: Chance) -> str:
    os.kill(os.getpid(), signal.SIGKILL)
    return "bid 1"


def leaving(view: View, chance: Chance) -> str:
    raise SystemExit(3)


def faulty(view: View, chance: Chance) -> str:
    raise KeyError(SECRET)


def noisy(view: View, chance: Chance) -> str:
    print("a word between us", flush=True)
    os.write(1, b"\0" * 1000)
    return f"bid {len(sys.stdin.read())}"


def interrupted(view: View, chance: Chance) -> str:
    os.kill(os.getpid(), signal.SIGINT)
    return "bid 4"


def length(view: View, chance: Chance) -> str:
    return f"bid {len(view['text'])}"


def toiling(view: View, chance: Chance) -> str:
    """Takes some processor time, and not long."""
    end = process_time() + 0.5
    while process_time() < end:
        pass
    return str(os.getpid())


def greedy(view: View, chance: Chance) -> str:
    return f"bid {len(bytes(4 << 30))}"


class Planted:
    """What somebody who controls a process would like the server to run."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __reduce__(self) -> tuple[object, ...]:
        return Path.touch, (Path(self.path),)


def forging(view: View, chance: Chance) -> str:
    """Says to the server what it likes, in place of an answer."""
    said = pickle.dumps(("done", Planted(view["path"])))
    for fd in range(3, 30):
        with suppress(OSError):
            os.write(fd, len(said).to_bytes(8, "big") + said)
    sleep(60)
    return "bid 1"


BOTS = (
    *(bold, endless, gated, process, killed, leaving, faulty, noisy, interrupted, length),
    *(straining, toiling, greedy, forging),
)


def sentence() -> T:
    many = N("{n} card of {who}", "{n} cards of {who}", 3, who=Quoted("'é'"))
    return T("{what} and {more}", what=many, more=[T("marks"), "x"])


class Odd(Closest):
    """Everybody has bid already, so that cards are turned up at once."""

    bots: Mapping[str, Bot] = MappingProxyType({bot.__name__: bot for bot in BOTS})

    def deal(self, options: Options, seats: int, chance: Chance) -> Deal:
        if options["motto"] == "refuse":
            raise BadInput(sentence())
        return super().deal(options, seats, chance)

    def start(self, deal: Deal) -> tiny.State:
        state = super().start(deal)
        return replace(state, players=tuple(replace(player, bid=1) for player in state.players))


class Nested:
    class Game(Odd):
        pass


ODD = Odd()
