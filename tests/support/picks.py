"""Cards that people picked by meaning, as data, and how often the bots find who picked them, and
would have picked the same.

A file of picks is JSON:

    {"how": "who picked, and how", "rounds": [
        {"guide": "27", "hands": [["01", "02", "03", "04"], …], "machine": ["01", …],
         "picked": ["03", …]},
        …
    ]}

`machine` is the Machine's card for each pair, which may lie in the hand; `picked` is a card of the
hand that is not the Machine's. `python -m support.picks FILE`, with tests and src on the path,
shows the rates; a measure that is to be tuned by them is tried on rounds that it was not tuned by.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

from bombe.game import View
from bombe.games.imitation.bots import EYE, TEMPERS, plainly
from bombe.games.imitation.deck import DECK
from bombe.games.imitation.evidence import Measure, evidence


@dataclass(frozen=True)
class Picks:
    """What was picked in a round."""

    guide: str
    hands: tuple[tuple[str, ...], ...]
    machine: tuple[str, ...]
    picked: tuple[str, ...]

    def __post_init__(self) -> None:
        assert len(self.hands) == len(self.machine) == len(self.picked) == 3
        for hand, machine, picked in zip(self.hands, self.machine, self.picked, strict=True):
            assert picked in hand
            assert picked != machine
            assert self.guide not in (*hand, machine)
            assert {*hand, machine, self.guide} <= set(DECK)

    @property
    def choice(self) -> int:
        """From how many cards each was picked."""
        (size,) = {
            len([card for card in hand if card != machine])
            for hand, machine in zip(self.hands, self.machine, strict=True)
        }
        return size

    @property
    def view(self) -> View:
        """As far as an Interrogator goes by it, with the picked cards on the left."""
        return {
            "guide": _picture(self.guide),
            "hand": self.choice + 1,
            "pairs": [
                {"L": _picture(picked), "R": _picture(machine)}
                for picked, machine in zip(self.picked, self.machine, strict=True)
            ],
        }


def _picture(key: str) -> dict[str, str]:
    return {"print": DECK[key].print}


def read(path: Path) -> list[Picks]:
    return [
        Picks(
            one["guide"],
            tuple(tuple(hand) for hand in one["hands"]),
            tuple(one["machine"]),
            tuple(one["picked"]),
        )
        for one in json.loads(path.read_text("utf-8"))["rounds"]
    ]


def right(picks: Picks, taste: Measure) -> float:
    """The chance that a steady bot of that taste finds the picker after three pairs."""
    found, eye = evidence(picks.view, taste), EYE / 1000
    return min(1.0, max(0.0, (found + eye) / (2 * eye)))  # it may be off by so much either way


def found(rounds: Sequence[Picks], tastes: Sequence[Measure] = TEMPERS) -> tuple[float, ...]:
    """How often the bots are right, with the ends of the 95% interval. A round counts once, however
    many bots look at it: their votes on it depend on each other."""
    each = [sum(right(picks, taste) for taste in tastes) / len(tastes) for picks in rounds]
    share = sum(each) / len(each)
    return share, *wilson(share * len(each), len(each))


def agreed(rounds: Sequence[Picks], measure: Measure) -> float:
    """In what share of the hands the nearest card is the one that was picked."""
    same = [
        picked == min((card for card in hand if card != machine), key=_far(picks.guide, measure))
        for picks in rounds
        for hand, machine, picked in zip(picks.hands, picks.machine, picks.picked, strict=True)
    ]
    return sum(same) / len(same)


def _far(guide: str, measure: Measure) -> Callable[[str], int]:
    return lambda card: measure(DECK[guide].print, DECK[card].print)


def wilson(right: float, n: int) -> tuple[float, float]:
    """The interval in which the true rate lies with 95%."""
    z, rate = 1.96, right / n
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    wide = z * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - wide, middle + wide


def main() -> None:
    for name in sys.argv[1:]:
        rounds = read(Path(name))
        for label, tastes in (("all", TEMPERS), *((str(taste), [taste]) for taste in TEMPERS)):
            share, low, high = found(rounds, tastes)
            print(f"{name}: {len(rounds)} rounds, {share:.1%} ({low:.1%} to {high:.1%}), {label}")
        for taste in TEMPERS:
            print(f"{name}: {agreed(rounds, plainly(taste)):.1%} of the hands alike, {taste}")


if __name__ == "__main__":
    main()
