"""A problem as `generate` and `show` give it."""

from __future__ import annotations

from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.generate import difficulty_of
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.problem import Mode, Problem, Secret
from bombe.text import N, T

MODES = {
    Mode.CLASSIC: T("classic"),
    Mode.EXTREME: T("extreme"),
    Mode.NIGHTMARE: T("nightmare"),
}
DIFFICULTIES = {"easy": T("easy"), "standard": T("standard"), "hard": T("hard")}


def as_json(found: Problem | Secret, reveal: bool) -> dict[str, object]:
    """The object that both commands print. A public problem has no id."""
    secret = found if isinstance(found, Secret) else None
    problem = found.problem if isinstance(found, Secret) else found
    told: dict[str, object] = {
        "id": id_of(secret) if secret else None,
        "problem": str(problem),
        "mode": problem.mode,
        "difficulty": difficulty_of(problem),
        "verifiers": len(problem.groups),
    }
    if secret and reveal:
        told |= {"secret": str(secret), "solution": CODES[secret.code]}
    return told


def kind(problem: Problem) -> T:
    """Such as: classic, easy, 4 verifiers."""
    return T(
        "{mode}, {difficulty}, {verifiers}",
        mode=MODES[problem.mode],
        difficulty=DIFFICULTIES[difficulty_of(problem)],
        verifiers=N("{n} verifier", "{n} verifiers", len(problem.groups)),
    )


def headline(found: Problem | Secret) -> T:
    """A problem in a line."""
    if isinstance(found, Secret):
        return T(
            "{id}: cards {cards} ({kind})",
            id=id_of(found),
            cards=str(found.problem),
            kind=kind(found.problem),
        )
    return T("Cards {cards} ({kind})", cards=str(found), kind=kind(found))
