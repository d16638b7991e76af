"""What pairs of cards tell of the side on which the human is.

A card of the Machine is any card, so that its place among all cards, by how near they are to the
Guide, is any place. A human's card has another density of places, by how it was chosen: the nearest
of two, three or four lies further in front. Both are known exactly, which makes each pair evidence
for one side, and the evidence of the pairs adds up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp, log, prod

from bombe.game import View
from bombe.games.imitation.deck import DECK

Measure = Callable[[str, str], int]  # how far a card is from a Guide, by their prints
Density = Callable[[float, int], float]  # of a human's card at a place, chosen from so many
Plans = Sequence[tuple[float, Density]]  # how a round may be played, and how likely that is

AGREES = 0.7  # how often somebody chooses as the bot would; else they might choose any card


def to_the_guide(place: float, cards: int) -> float:
    """The nearest of some cards."""
    return cards * (1 - place) ** (cards - 1)


def follows(place: float, cards: int) -> float:
    """The nearest of some cards, for somebody whose taste is not quite the bot's."""
    return AGREES * to_the_guide(place, cards) + 1 - AGREES


def avoids(place: float, cards: int) -> float:
    """The farthest, likewise."""
    return follows(1 - place, cards)


FAITHFUL: Plans = ((1.0, follows),)


def evidence(view: View, measure: Measure, plans: Plans = FAITHFUL) -> float:
    """The logarithm of how much likelier L is to be the human's side than R; 0 when nothing
    tells."""
    guide, cards = view["guide"]["print"], view["hand"] - 1
    ranks = _ranks(guide, measure)

    def likely(side: str) -> float:
        # Of the Machine's cards all places are alike, so only the human's density counts.
        prints = [pair[side]["print"] for pair in view["pairs"]]
        places = [place_of(ranks, measure(guide, print_)) for print_ in prints]
        return sum(
            share * prod(density(place, cards) for place in places) for share, density in plans
        )

    return log(likely("L")) - log(likely("R"))


@lru_cache(maxsize=1024)
def _ranks(guide: str, measure: Measure) -> Sequence[int]:
    """How far the cards of the shipped deck are from a Guide, in order. A deck of the table's own
    is not known to a player either; what pictures are like in general is."""
    return sorted(measure(guide, card.print) for card in DECK.values() if card.print != guide)


def place_of(ranks: Sequence[int], distance: int) -> float:
    """Where a distance ranks among others, between 0 for the nearest and 1 for the farthest."""
    nearer = sum(1 for rank in ranks if rank < distance)
    alike = sum(1 for rank in ranks if rank == distance)
    return (nearer + alike / 2 + 0.5) / (len(ranks) + 1)


def chance_right(found: float) -> float:
    return 1 / (1 + exp(-abs(found)))


@lru_cache(maxsize=4096)
def chance_right_later(found: float, cards: int) -> float:
    """The chance to be right with one more pair, for somebody who is that sure now."""
    sure, steps = chance_right(found), 24
    places = [(step + 0.5) / steps for step in range(steps)]
    human = [follows(place, cards) / steps for place in places]
    machine = 1 / steps
    return sum(
        max(sure * human[left] * machine, (1 - sure) * machine * human[right])
        for left in range(steps)
        for right in range(steps)
    )
