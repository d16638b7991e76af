"""A game with bots of all kinds, for the processes of a pool to find."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from time import sleep
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


BOTS = (*(bold, endless, gated, process, killed, leaving, faulty, noisy, interrupted, length),)


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
