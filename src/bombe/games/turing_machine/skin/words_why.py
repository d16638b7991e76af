"""What is said where somebody asks why something follows."""

from __future__ import annotations

from bombe.games.turing_machine import explain_words, why_lines
from bombe.text import T

WORDS: dict[str, T] = {
    **explain_words.SENTENCES,
    **why_lines.SENTENCES,
    "aid_why": T("why"),
    "why": T("Why?"),
    "why_close": T("Close"),
    "why_pick": T("Press a criterion or a digit."),
}
# On the page of a review only.
ASIDE: dict[str, T] = {
    "reason_how": T(
        "Press a criterion, a digit or a code to see why it is out, certain or still open."
    ),
    "reason_is_out": T("{what}: out. Why?"),
    "reason_is_sure": T("{what}: certain. Why?"),
    "reason_is_open": T("{what}: open. Why?"),
    "reason_code": T("{code}: why?"),
    "reason_next": T("Next criterion"),
    "reason_answer": T("{code} {v}: {answer}"),
    "reason_rings": T("The answers that it rests on. The others play no part."),
    "case_then": T("Then it was still open. In this case it is not so:"),
    "reason_too_soon": T("This mark did not follow yet."),
    "reason_since": T("Settled since question {n}."),
    "reason_since_cards": T("The cards alone settle it, before any question."),
    "reason_struck_right": T(
        "Impossible since question {since}. Crossed out after question {after}: right."
    ),
    "reason_struck_right_at_once": T(
        "Impossible from the start. Crossed out after question {after}: right."
    ),
    "reason_struck_soon": T(
        "This mark did not follow yet: crossed out after question {after}, impossible since "
        "question {since}."
    ),
    "reason_struck_never": T(
        "This mark did not follow: crossed out after question {after}, and still possible."
    ),
    "reason_kept_right": T("Certain since question {since}. Kept after question {after}: right."),
    "reason_kept_right_at_once": T("Certain from the start. Kept after question {after}: right."),
    "reason_kept_soon": T(
        "This mark did not follow yet: kept after question {after}, certain since question {since}."
    ),
    "reason_kept_never": T(
        "This mark did not follow: kept after question {after}, and not certain."
    ),
}
