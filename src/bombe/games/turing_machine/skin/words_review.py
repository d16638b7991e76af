"""What the review of a match that is over says."""

from __future__ import annotations

from bombe.text import T

WORDS: dict[str, T] = {
    "review_whose": T("Whose game"),
    "review_code": T("The code was"),
    "review_par": T("par"),
    "review_choices": T("questions"),
    "review_luck": T("luck of the answers"),
    "review_to_come": T("still to come"),
    "review_needed": T("what it took"),
    "review_sum": T("Par {par}, questions {choices}, luck {luck}: {cost}."),
    "review_sum_open": T("Par {par}, questions {choices}, luck {luck}: {cost} and {rest} to come."),
    "review_unfinished": T("Did not finish."),
    "review_curve": T("Rounds to expect in all"),
    "review_curve_is": T("A rise is a worse question (full) or a worse answer (striped)."),
    "review_questions": T("Questions"),
    "review_number": T("No."),
    "review_asks": T("Asks"),
    "review_says": T("Says"),
    "review_left": T("Possibilities left"),
    "review_regret": T("Regret in rounds"),
    "review_best": T("Best instead"),
    "review_question": T("Question {n}"),
    "review_round": T("Round {n}"),
    "review_before": T("Question before"),
    "review_after": T("Next question"),
    "review_could": T("What each verifier could say:"),
    "review_asked": T("was asked"),
    "review_was_best": T("best"),
    "review_about": T("about {code}"),
    "review_none": T("none"),
    "review_worlds_1": T("{n} possibility"),
    "review_worlds_n": T("{n} possibilities"),
    "review_no_question": T("no question"),
    "review_working": T("This is being worked out."),
    "review_more": T("More is being worked out."),
    "review_unknown": T("This could not be worked out in the time."),
    "review_about_luck": T("luck"),
    "review_about_choice": T("question"),
}
