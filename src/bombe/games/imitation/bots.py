"""Players that look at pictures. They see what their seat sees, and judge likeness by the prints.

As Responder a bot plays to the Guide: it chooses the card that is most like it. As Interrogator it
expects the same of others. A card of the Machine is any card; the human's is the best of two, three
or four, so it ranks higher among all cards in likeness to the Guide. How much higher is known
exactly, which makes each pair evidence for one side, and the evidence of the pairs adds up.

In Gnirut the Responder misleads. Playing away from the Guide is as easy to read as playing to it;
a card drawn blindly is the only one that tells nothing, so that is what a bot plays. As
Interrogator it looks there for somebody who plays to the Guide or away from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import exp, log

from bombe.chance import Chance
from bombe.game import Bot, View
from bombe.games.imitation.deck import DECK
from bombe.games.imitation.likeness import COLOUR, differences, unlikeness

Measure = Callable[[str, str], int]  # how unlike two prints are
Density = Callable[[float, int], float]  # of a human's card at a place, chosen from so many

PAIRS = 3
# By how many thousandths evidence is off at most. No two look at a picture with the same eye; if
# they did, a table of bots would vote as one, and nobody would ever lead.
EYE, UNSURE_EYE = 900, 6000


def beginner(view: View, chance: Chance) -> str:
    """Looks at colours only, is often unsure, and waits for the last pair."""
    if view["phase"] != "vote":
        return _elsewhere(view, chance, colours_only)
    if view["pair"] < PAIRS:
        return "pass"
    return _vote(_seen(evidence(view, colours_only), UNSURE_EYE, chance), chance)


def steady(view: View, chance: Chance) -> str:
    """Looks at everything, and waits for the last pair."""
    if view["phase"] != "vote":
        return _elsewhere(view, chance, unlikeness)
    if view["pair"] < PAIRS:
        return "pass"
    return _vote(_seen(evidence(view, unlikeness), EYE, chance), chance)


def keen(view: View, chance: Chance) -> str:
    """Looks at everything, and votes as soon as waiting would cost more than it promises."""
    if view["phase"] != "vote":
        return _elsewhere(view, chance, unlikeness)
    pair, found = view["pair"], _seen(evidence(view, unlikeness), EYE, chance)
    if pair < PAIRS:
        now = (PAIRS + 1 - pair) * _chance_right(found)
        later = (PAIRS - pair) * _chance_right_later(round(abs(found), 2), view["hand"] - 1)
        if later > now:
            return "pass"
    return _vote(found, chance)


BOTS: Mapping[str, Bot] = {"beginner": beginner, "steady": steady, "keen": keen}


def colours_only(one: str, other: str) -> int:
    return differences(one, other)[COLOUR]


# --- evidence ------------------------------------------------------------------------------------


def to_the_guide(place: float, cards: int) -> float:
    """The nearest of some cards."""
    return cards * (1 - place) ** (cards - 1)


def to_or_away(place: float, cards: int) -> float:
    """The nearest or the farthest."""
    return (to_the_guide(place, cards) + to_the_guide(1 - place, cards)) / 2


def evidence(view: View, measure: Measure, density: Density | None = None) -> float:
    """The logarithm of how much likelier L is to be the human's side than R; 0 when nothing
    tells."""
    human = density or (to_or_away if view["mode"] == "gnirut" else to_the_guide)
    guide, cards = view["guide"]["print"], view["hand"] - 1
    ranks = _ranks(guide, measure)
    total = 0.0
    for pair in view["pairs"]:
        left, right = (place_of(ranks, measure(guide, pair[side]["print"])) for side in "LR")
        # Of the Machine's cards all places are alike, so only the human's density counts.
        total += log(human(left, cards)) - log(human(right, cards))
    return total


@lru_cache(maxsize=1024)
def _ranks(guide: str, measure: Measure) -> Sequence[int]:
    """How unlike the cards of the shipped deck are to a Guide, in order. A deck of the table's own
    is not known to a player either; what pictures are like in general is."""
    return sorted(measure(guide, card.print) for card in DECK.values() if card.print != guide)


def place_of(ranks: Sequence[int], distance: int) -> float:
    """Where a distance ranks among others, between 0 for the nearest and 1 for the farthest."""
    nearer = sum(1 for rank in ranks if rank < distance)
    alike = sum(1 for rank in ranks if rank == distance)
    return (nearer + alike / 2 + 0.5) / (len(ranks) + 1)


def _chance_right(found: float) -> float:
    return 1 / (1 + exp(-abs(found)))


@lru_cache(maxsize=4096)
def _chance_right_later(found: float, cards: int) -> float:
    """The chance to be right with one more pair, for somebody who is that sure now."""
    sure, steps = _chance_right(found), 24
    places = [(step + 0.5) / steps for step in range(steps)]
    human = [to_the_guide(place, cards) / steps for place in places]
    machine = 1 / steps
    return sum(
        max(sure * human[left] * machine, (1 - sure) * machine * human[right])
        for left in range(steps)
        for right in range(steps)
    )


# --- actions -------------------------------------------------------------------------------------


def _seen(found: float, eye: int, chance: Chance) -> float:
    return found + (chance.below(2 * eye + 1) - eye) / 1000


def _vote(found: float, chance: Chance) -> str:
    return f"vote {'LR'[chance.below(2)] if found == 0 else 'L' if found > 0 else 'R'}"


def _elsewhere(view: View, chance: Chance, measure: Measure) -> str:
    """What to do where there is nothing to vote on."""
    if view["phase"] != "pick":
        return "next"
    hand = view["hand_cards"]
    own = [number for number in range(len(hand)) if number != view["machine"]]
    if view["mode"] != "gnirut":
        distances = {n: measure(view["guide"]["print"], hand[n]["print"]) for n in own}
        own = [number for number in own if distances[number] == min(distances.values())]
    return f"pick {own[chance.below(len(own))] + 1}"
