"""Gnirut, where the Responder misleads: how a bot plays there, and how it takes others to play.

Of its own cards a bot plays, each time anew, the nearest to the Guide (towards), the farthest
(away) or one between (past). Who plays each of k cards equally often, towards and away once in k
times, plays as the Machine does, and nobody can read it. That misleads nobody either. Most look for
somebody who plays to the Guide; so a bot leans away from it, by `LEAN`. The place of its card among
all cards, from 0 for the nearest to 1 for the farthest, then has the density

    1 + k LEAN (p^(k-1) - (1-p)^(k-1))

The more it leans, the more often those are wrong who expect it to play to the Guide, and the more
often somebody is right who knows the mixture. The latter shall be at most 55 %; with these leans it
is 54 % after three pairs, whatever the hand (tests/games/imitation/test_bluff.py computes it).

People who mislead mostly keep to one plan for a round. As Interrogator a bot thinks of three: to
the Guide, away from it, or now so, now so, as it would itself; all pairs together tell which it may
be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bombe.chance import Chance
from bombe.games.imitation.evidence import Plans, avoids, follows

LEAN: Mapping[int, float] = {2: 0.070, 3: 0.047, 4: 0.039}  # by the cards to choose from
_SHARES = 1_200_000  # in which chance draws


def bluffed(cards: Sequence[int], chance: Chance) -> int:
    """The card to play, of one's own from the nearest to the Guide to the farthest."""
    drawn, even = chance.below(_SHARES) / _SHARES, 1 / len(cards)
    if drawn < even - LEAN[len(cards)]:
        return cards[0]
    if len(cards) == 2 or drawn < 2 * even:
        return cards[-1]
    return chance.pick(cards[1:-1])


def mixed(place: float, cards: int) -> float:
    """The density of what `bluffed` plays."""
    leaning = place ** (cards - 1) - (1 - place) ** (cards - 1)
    return 1 + cards * LEAN[cards] * leaning


PLANS: Plans = ((0.35, follows), (0.35, avoids), (0.3, mixed))
