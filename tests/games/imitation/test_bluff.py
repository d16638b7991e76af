"""In Gnirut: what the best Interrogator makes of a bot's bluffs, computed; and whose bluffs bots
read."""

from __future__ import annotations

from collections import Counter
from math import log

import pytest

from bombe.chance import Chance
from bombe.games.imitation.bluff import LEAN, PLANS, bluffed, mixed
from bombe.games.imitation.evidence import Density, Plans, avoids, follows, to_the_guide
from support.scaling import scale

STEPS = 100  # places of a card
BINS = 801  # of evidence
MOST = 0.55


def right(human: Density, reader: Density, cards: int, pairs: int) -> float:
    """How often somebody is right who takes a human to play as `reader`. Exact but for the bins."""
    places = [(step + 0.5) / STEPS for step in range(STEPS)]
    tells = [log(reader(place, cards)) for place in places]
    widest = (max(tells) - min(tells)) * 1.001
    one = [0.0] * BINS
    for theirs, place in zip(tells, places, strict=True):
        share = human(place, cards) / STEPS / STEPS
        for machines in tells:
            one[round((theirs - machines) / widest * (BINS // 2)) + BINS // 2] += share
    total = one
    for _ in range(pairs - 1):
        total = _sum_of(total, one)
    middle = len(total) // 2
    return sum(total[middle + 1 :]) + total[middle] / 2


def _sum_of(some: list[float], more: list[float]) -> list[float]:
    added = [0.0] * (len(some) + len(more) - 1)
    for at, share in enumerate(some):
        if share:
            for by, other in enumerate(more, at):
                added[by] += share * other
    return added


@pytest.mark.parametrize("cards", LEAN)
def test_who_knows_the_mixture_is_right_in_55_of_100_at_most(cards: int) -> None:
    after = [right(mixed, mixed, cards, pairs) for pairs in (1, 2, 3)]
    print(f"{cards} cards: {', '.join(f'{share:.2%}' for share in after)} after each pair")
    assert 0.5 < after[0] < after[1] < after[2] <= MOST
    assert after[2] == pytest.approx(0.54, abs=0.002)


@pytest.mark.parametrize("cards", LEAN)
def test_who_expects_the_guide_to_be_followed_is_misled(cards: int) -> None:
    assert 1 - MOST < right(mixed, follows, cards, 3) < 0.475


@pytest.mark.parametrize("cards", LEAN)
def test_the_mixture_is_what_is_played(cards: int) -> None:
    """Of cards at random places; and it is a density."""
    assert sum(mixed((at + 0.5) / STEPS, cards) for at in range(STEPS)) / STEPS == pytest.approx(1)
    rounds, chance, far = scale(200_000), Chance(3), Counter[int]()
    played = Counter(bluffed(range(cards), chance) for _ in range(rounds))
    for card in range(cards):
        lean = {0: -LEAN[cards], cards - 1: LEAN[cards]}.get(card, 0)
        assert played[card] / rounds == pytest.approx(1 / cards + lean, abs=3 / rounds**0.5)
    for _ in range(rounds):
        own = sorted(chance.below(10**6) for _ in range(cards))
        far[own[bluffed(range(cards), chance)] * 4 // 10**6] += 1
    for quarter in range(4):
        within = [(quarter + (at + 0.5) / 25) / 4 for at in range(25)]
        expected = sum(mixed(place, cards) for place in within) / 100
        assert far[quarter] / rounds == pytest.approx(expected, abs=3 / rounds**0.5)


def simulated(human: Density, plans: Plans, cards: int = 3) -> float:
    """How often somebody is right after three pairs who thinks of these plans."""
    chance, rounds, found = Chance(4), scale(40_000), 0.0
    for _ in range(rounds):
        sides = []
        for density in (human, lambda place, cards: 1.0):
            places = [_drawn(density, cards, chance) for _ in range(3)]
            likely = 0.0
            for share, plan in plans:
                for place in places:
                    share *= plan(place, cards)
                likely += share
            sides.append(likely)
        found += (sides[0] > sides[1]) + (sides[0] == sides[1]) / 2
    return found / rounds


def _drawn(density: Density, cards: int, chance: Chance) -> float:
    while True:
        place = (chance.below(10**6) + 0.5) / 10**6
        if chance.below(10**6) < density(place, cards) / cards * 10**6:
            return place


def test_a_bluff_that_can_be_read_is_read() -> None:
    """Of somebody who keeps to the Guide, or away from it, in spite of all."""
    assert simulated(to_the_guide, PLANS) > 0.72
    assert simulated(lambda place, cards: to_the_guide(1 - place, cards), PLANS) > 0.72
    assert simulated(lambda place, cards: 1.0, PLANS) == pytest.approx(0.5, abs=0.06)
    assert simulated(avoids, PLANS) > 0.62
