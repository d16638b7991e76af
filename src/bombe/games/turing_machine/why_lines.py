"""Why something follows, or a case in which it is not so, as it is told: JSON, whose lines the code
that shows it puts into words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from bombe.games.turing_machine.cards import LAWS
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES, SHAPES
from bombe.games.turing_machine.entailment import Ground, Rules
from bombe.games.turing_machine.explain import (
    Explanation,
    Step,
    explain,
    step_as_json,
    steps_to,
)
from bombe.games.turing_machine.explain_lines import lines
from bombe.games.turing_machine.explain_words import Line, as_json, in_words
from bombe.games.turing_machine.problem import VERIFIERS, Mode, Problem, Secret, answer_name
from bombe.games.turing_machine.sheet import SHAPE_LETTERS
from bombe.games.turing_machine.why import why
from bombe.games.turing_machine.worlds import Answer
from bombe.text import T

if TYPE_CHECKING:
    from bombe.games.turing_machine import shape

MOST_EXPLAINED = 1 << 20  # worlds, without any rule; a proof by more is told in one step
NO_STEPS = Explanation((), None, short=False)
Explained = Callable[[Ground, Sequence[Answer]], Explanation]

SENTENCES: Mapping[str, T] = {
    "claim_law_out": T("{v} cannot be checking {law}"),
    "claim_law": T("{v} must be checking {law}"),
    "claim_card_out": T("The criterion of card {n} cannot be {law}"),
    "claim_card": T("The criterion of card {n} must be {law}"),
    "claim_owner_out": T("{v} cannot have card {n}"),
    "claim_owner": T("{v} must have card {n}"),
    "claim_digit_out": T("{shape} cannot be {digit}"),
    "claim_digit": T("{shape} must be {digit}"),
    "claim_code_out": T("The code cannot be {code}"),
    "claim_code": T("The code must be {code}"),
    "claim_open": T("This does not follow: {suppose}"),
    "case_is": T("In this case it is not so. It agrees with every answer."),
    "case_law": T("{v} checks {law}."),
    "case_code": T("The code would be {code}."),
    "rests_on": T("Rests on: {answers}."),
    "rests_on_cards": T("Rests on the cards alone."),
}


def title(claim: Claim, problem: Problem) -> Line:
    """A claim as a heading."""
    target, out = claim.target, "" if claim.holds else "_out"
    if claim.is_code:
        return f"claim_code{out}", {"code": target}
    if claim.is_digit:
        shape = SHAPES[SHAPE_LETTERS.index(target[0])]
        return f"claim_digit{out}", {"shape": shape, "digit": target[1]}
    if claim.is_owner:
        return f"claim_owner{out}", {"v": target[0], "n": int(target[1:])}
    card = LAWS[target].card
    if problem.mode is Mode.NIGHTMARE:
        return f"claim_card{out}", {"n": card, "law": target}
    at = next(at for at, cards in enumerate(problem.groups) if card in cards)
    return f"claim_law{out}", {"v": VERIFIERS[at], "law": target}


def _explained(ground: Ground, answers: Sequence[Answer]) -> Explanation:
    """Without a look at the clock, so that it is the same everywhere; in too large a problem there
    are no steps."""
    return explain(ground, answers) if ground.size <= MOST_EXPLAINED else NO_STEPS


def told(
    ground: Ground,
    answers: Sequence[Answer],
    claim: Claim,
    explained: Explained = _explained,
) -> shape.Why:
    """Why a claim follows from answers, which do not contradict each other; in the steps that it is
    `explained` by."""
    answers = tuple(dict.fromkeys(answers))
    found = why(ground, answers, claim)
    claimed = title(claim, ground.problem)
    if found.case is not None:
        return {
            "claim": str(claim),
            "follows": False,
            "title": as_json(("claim_open", {"suppose": as_json(claimed)})),
            "because": [],
            "steps": [],
            "since": None,
            "case": case_told(found.case, answers),
        }
    steps = steps_to(ground, found, explained(ground, found.because))
    return {
        "claim": str(claim),
        "follows": True,
        "title": as_json(claimed),
        "because": [answer_name(*answer) for answer in found.because],
        "steps": [step_told(step, ground.problem) for step in steps],
        "since": since(ground, answers, claim),
        "case": None,
    }


def step_told(step: Step, problem: Problem) -> shape.Step:
    """A step with what is said of it."""
    said = [as_json(line) for line in lines(step, problem)]
    return cast("shape.Step", {**step_as_json(step), "lines": said})


def since(ground: Ground, answers: Sequence[Answer], claim: Claim) -> int | None:
    """After how many of the answers a claim followed; None where it does not."""
    if not ground.follows(claim, answers, Rules.BOTH):
        return None
    first, last = 0, len(answers)
    while first < last:  # what follows goes on following
        middle = (first + last) // 2
        if ground.follows(claim, answers[:middle], Rules.BOTH):
            last = middle
        else:
            first = middle + 1
    return first


def case_told(case: Secret, answers: Sequence[Answer]) -> shape.Case:
    return {
        "code": CODES[case.code],
        "verifiers": [
            {
                "verifier": VERIFIERS[at],
                "law": law.name,
                "answers": [answer_name(*answer) for answer in answers if answer[1] == at],
            }
            for at, law in enumerate(case.by_verifier)
        ],
    }


# ---- in words --------------------------------------------------------------------------------


def heading(found: shape.Why) -> T:
    return said(found["title"])


def sentences(found: shape.Why) -> list[list[T]]:
    """The steps in words, the last with what it all rests on; or the case."""
    case = found["case"]
    if case is not None:
        held = [
            said({"key": "case_law", "values": {"v": one["verifier"], "law": one["law"]}})
            for one in case["verifiers"]
        ]
        code = said({"key": "case_code", "values": {"code": case["code"]}})
        return [[said({"key": "case_is", "values": {}})], [*held, code]]
    return [[said(line) for line in step["lines"]] for step in found["steps"]]


def rests_on(found: shape.Why) -> T | None:
    """The answers that it rests on."""
    if not found["follows"]:
        return None
    key = "rests_on" if found["because"] else "rests_on_cards"
    return said({"key": key, "values": {"answers": found["because"]}})


def said(line: Any) -> T:
    return in_words(line, SENTENCES)
