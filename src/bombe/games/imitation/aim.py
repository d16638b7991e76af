"""For which pair an action is.

What chooses a card, votes or passes may end with the numbers of a round and a pair: `vote L at 4 2`
is for pair 2 of round 4. One that was on its way for long is then refused, instead of being done to
a pair that nobody had seen when it was sent.
"""

from __future__ import annotations

import re

from bombe.game import IllegalAction
from bombe.games.imitation.state import State
from bombe.text import T

AIMED = {"pick", "vote", "pass"}
AT = "at"
NUMBER = re.compile("[1-9][0-9]{0,5}")  # as we write it


def for_this_pair(state: State, verb: str, words: list[str]) -> list[str]:
    """The words of an action without the pair that it is for, which is the present one."""
    if verb not in AIMED or AT not in words:
        return words
    at = words.index(AT)
    pair = words[at + 1 :]
    if len(pair) != 2 or not all(NUMBER.fullmatch(number) for number in pair):
        raise IllegalAction(T("Name the round and the pair like this: vote L at 4 2"))
    now = [str(state.number), str(state.pair)]
    if pair != now:
        raise IllegalAction(
            T(
                "This was for pair {n} of round {round}; now it is pair {now} of round {current}.",
                n=pair[1],
                round=pair[0],
                now=now[1],
                current=now[0],
            )
        )
    return words[:at]
