"""What the end of a match says, where every round can be seen again."""

from __future__ import annotations

from bombe.text import T

WORDS: dict[str, T] = {
    "every_round": T("Every round"),
    "round_n": T("Round {n}"),
    "was_side": T("was {side}"),
    "saw_through": T("{n} of {all} saw through"),
    "round_guide": T("Round {n}, the Guide"),
    "what_was_meant": T("What was meant"),
    "not_told": T("Not told"),
    "best_fooled": T("Best fooled"),
    "fooled_by": T("took the Machine’s picture for {name}’s, in round {n}."),
    "fooled_nobody": T("The Machine fooled nobody."),
    "quickest_eye": T("Quickest eye"),
    "quick_round": T("right after one pair, in round {rounds}."),
    "quick_rounds": T("right after one pair, in rounds {rounds}."),
    "quick_each_1": T("right after one pair, once each."),
    "quick_each_n": T("right after one pair, {n} times each."),
    "quick_nobody": T("Nobody was right after one pair."),
    "save_picture": T("Save as a picture"),
    "share_picture": T("Share as a picture"),
    "picture_saved": T("Saved"),
    "no_picture": T("The picture could not be made."),
    "goal_to_go": T("{sum} of {goal} points, {needed} to go"),
    "goal_reached": T("the {goal} points are there"),
}
