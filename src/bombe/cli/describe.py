"""A problem as `generate` and `show` give it."""

from __future__ import annotations

from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.generate import Wish, difficulty_of
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.problem import Problem, Secret
from bombe.text import T


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
    return Wish(problem.mode, len(problem.groups), difficulty_of(problem)).words


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
