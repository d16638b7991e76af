"""Players that know what pictures are about, and look at them. They see what their seat sees.

As Responder a bot plays to the Guide: it chooses the card that is nearest to it, in meaning and in
looks (see `meaning`), as others will see it. As Interrogator it expects the same of others, and
goes by what the pairs tell (see `evidence`). In Gnirut it misleads, and expects others to (see
`bluff`).

Each has a taste: that of its level, and a temperament by its seat and by who was the first
Responder, which everybody can see and which stays the same for a match.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bombe.chance import Chance
from bombe.game import Bot, View
from bombe.games.imitation.bluff import PLANS, bluffed
from bombe.games.imitation.evidence import (
    FAITHFUL,
    Measure,
    chance_right,
    chance_right_later,
    evidence,
)
from bombe.games.imitation.meaning import Taste
from bombe.games.imitation.reasons import BLUFF, meaning, why

PAIRS = 3
# By how many thousandths evidence is off at most. No two look at a picture with the same eye; if
# they did, a table of bots would vote as one, and nobody would ever lead.
EYE, UNSURE_EYE = 300, 2500

LITERAL = Taste(things=1.25, thoughts=0.75, looks=0.25)
DREAMY = Taste(things=0.75, thoughts=1.25, looks=0.25)
COLOURFUL = Taste(things=1.0, thoughts=1.0, looks=0.6)
TEMPERS = (LITERAL, DREAMY, COLOURFUL)


def beginner(view: View, chance: Chance) -> str:
    """Of the looks sees colours only, is often unsure, and waits for the last pair."""
    taste = replace(taste_of(view), colours_only=True)
    if view["phase"] != "vote":
        return _elsewhere(view, chance, taste)
    if view["pair"] < PAIRS:
        return "pass"
    return _vote(_found(view, taste, UNSURE_EYE, chance), view, chance)


def steady(view: View, chance: Chance) -> str:
    """Looks at everything, and waits for the last pair."""
    taste = taste_of(view)
    if view["phase"] != "vote":
        return _elsewhere(view, chance, taste)
    if view["pair"] < PAIRS:
        return "pass"
    return _vote(_found(view, taste, EYE, chance), view, chance)


def keen(view: View, chance: Chance) -> str:
    """Looks at everything, and votes as soon as waiting would cost more than it promises."""
    taste = taste_of(view)
    if view["phase"] != "vote":
        return _elsewhere(view, chance, taste)
    pair, found = view["pair"], _found(view, taste, EYE, chance)
    if pair < PAIRS:
        now = (PAIRS + 1 - pair) * chance_right(found)
        later = (PAIRS - pair) * chance_right_later(round(abs(found), 2), view["hand"] - 1)
        if later > now:
            return "pass"
    return _vote(found, view, chance)


BOTS: Mapping[str, Bot] = {"beginner": beginner, "steady": steady, "keen": keen}


def taste_of(view: View) -> Taste:
    """The temperament of a seat in this match: neighbours never have the same."""
    first = (view["responder"] + 1 - view["round"]) % len(view["seats"])
    return TEMPERS[(view["you"] + first) % len(TEMPERS)]


def plainly(taste: Taste) -> Taste:
    """How somebody of a taste chooses who wants to be understood. Half of it is left out: a card
    shall mean something to the others, too, who have another temperament or none, and to most of
    them looks say little of what goes with what."""
    return replace(
        taste,
        things=(taste.things + 1) / 2,
        thoughts=(taste.thoughts + 1) / 2,
        looks=taste.looks / 2,
    )


def _found(view: View, measure: Measure, eye: int, chance: Chance) -> float:
    """The evidence, as one sees it who may be off by so much."""
    plans = PLANS if view["mode"] == "gnirut" else FAITHFUL
    return evidence(view, measure, plans) + (chance.below(2 * eye + 1) - eye) / 1000


def _vote(found: float, view: View, chance: Chance) -> str:
    """With the reason, which is told when all votes are."""
    side = "LR"[chance.below(2)] if found == 0 else "L" if found > 0 else "R"
    return " ".join(["vote", side, *why(view, side, taste_of(view))])


def _elsewhere(view: View, chance: Chance, taste: Taste) -> str:
    """What to do where there is nothing to vote on."""
    if view["phase"] != "pick":
        return "next"
    guide, hand = view["guide"]["print"], view["hand_cards"]
    # Chance decides between cards that are equally near.
    own = chance.shuffled([number for number in range(len(hand)) if number != view["machine"]])
    plain = plainly(taste)
    nearest = sorted(own, key=lambda number: plain(guide, hand[number]["print"]))
    best = bluffed(nearest, chance) if view["mode"] == "gnirut" else nearest[0]
    meant = BLUFF if best != nearest[0] else meaning(guide, hand[best]["print"], taste)
    return f"pick {best + 1} {meant}"
