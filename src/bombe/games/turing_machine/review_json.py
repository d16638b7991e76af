"""A review as JSON. Values that are not proved have their bounds beside them, and numbers that are
not known for that reason are None."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import VERIFIERS
from bombe.games.turing_machine.review import Amount, Review, Span, Step, Total
from bombe.games.turing_machine.solve import Cost


def as_json(review: Review) -> dict[str, object]:
    found: dict[str, object] = {
        "worlds": review.par.worlds,
        "proved": review.proved,
        "par": _total_as_json(review.par),
        "steps": [_step_as_json(step) for step in review.steps],
        "cost": _cost_as_json(review.cost),
        "regret": _amount_as_json(review.regret),
        "luck": _amount_as_json(review.luck),
        "open": review.open,
    }
    if review.declared is not None:
        guess = review.declared
        found["declared"] = {"code": CODES[guess.code], "right": str(guess.share)}
    return found


def _step_as_json(step: Step) -> dict[str, object]:
    return {
        "round": step.round,
        "proposal": None if step.proposal is None else CODES[step.proposal],
        "verifier": None if step.verifier is None else VERIFIERS[step.verifier],
        "answer": None if step.answer is None else "-+"[step.answer],
        "before": {"worlds": step.before.worlds, **_total_as_json(step.before)},
        "asked": _total_as_json(step.asked),
        "after": {"worlds": step.after.worlds, **_total_as_json(step.after)},
        "best": None
        if step.best is None
        else {"proposal": CODES[step.best[0]], "verifier": VERIFIERS[step.best[1]]},
        "regret": _amount_as_json(step.regret),
        "luck": _amount_as_json(step.luck),
        "proved": step.proved,
    }


def _cost_as_json(cost: Cost) -> dict[str, object]:
    return {"rounds": cost.rounds, "questions": cost.questions}


def _total_as_json(total: Total) -> dict[str, object]:
    found = _cost_as_json(total.cost)
    return found if total.proved else {**found, "lower": _cost_as_json(total.lower)}


def _amount_as_json(amount: Amount) -> dict[str, object]:
    both = {"rounds": amount.rounds, "questions": amount.questions}

    def told(number: Callable[[Span], Fraction | None]) -> dict[str, object]:
        found = {name: number(span) for name, span in both.items()}
        return {name: None if one is None else str(one) for name, one in found.items()}

    exact = told(lambda span: span.exact)
    if amount.proved:
        return exact
    return {
        **exact,
        "least": told(lambda span: span.least),
        "most": told(lambda span: span.most),
    }
