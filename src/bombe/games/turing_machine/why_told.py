"""Why something follows from what somebody was told in a match that is over, as the table tells it.
See `Game.reasons`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import thread_time
from typing import Any

from bombe.game import Reason
from bombe.games.turing_machine import why as proof
from bombe.games.turing_machine import why_lines
from bombe.games.turing_machine.claims import Claim, parse_claim
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.entailment import Ground, ground_of
from bombe.games.turing_machine.explain import explain
from bombe.games.turing_machine.explain_lines import sentences
from bombe.games.turing_machine.problem import VERIFIERS
from bombe.games.turing_machine.review_match import Contender, contenders
from bombe.games.turing_machine.state import State
from bombe.games.turing_machine.worlds import Answer
from bombe.match import Match
from bombe.text import BadInput, T


def why(match: Match[State], line: int, claim: str, seconds: float) -> Reason:
    """Why a claim follows from the answers of a line, in about so many seconds of processor time;
    without a claim all that follows."""
    problem = match.state.secret.problem
    playing = contenders(match.state)
    if not 0 <= line < len(playing):
        raise BadInput(T("This match has no such line."))
    who = playing[line]
    answers = tuple(dict.fromkeys(_answers(who)))
    if not claim:
        return _all(match, who, answers, seconds)
    explained = partial(explain, seconds=seconds, clock=thread_time)
    asked = parse_claim(claim, problem)
    found = why_lines.told(ground_of(problem), answers, asked, explained)
    return Reason(
        title=why_lines.heading(found),
        steps=why_lines.sentences(found),
        rests=why_lines.rests_on(found),
        why={**found},
    )


def _answers(who: Contender) -> list[Answer]:
    return [
        (page.code, verifier, passed)
        for page in who.game.rounds
        if page.code is not None
        for verifier, passed in page.answers
    ]


def _all(match: Match[State], who: Contender, answers: Sequence[Answer], seconds: float) -> Reason:
    """Everything that follows, and what was marked on the way."""
    secret = match.state.secret
    problem, ground = secret.problem, ground_of(secret.problem)
    found = explain(ground, answers, seconds, thread_time)
    return Reason(
        title=T("What follows from these answers"),
        steps=[sentences(step, problem) for step in found.steps],
        rests=None
        if found.short
        else T("Time was too short to make every step as simple as it can be."),
        why={
            "mode": problem.mode.value,
            "verifiers": problem.verifiers,
            "groups": [[*group] for group in problem.groups],
            "rounds": [
                {
                    "proposal": None if page.code is None else CODES[page.code],
                    "answers": {VERIFIERS[v]: passed for v, passed in page.answers},
                }
                for page in who.game.rounds
            ],
            "follows": {
                claim.target: "+" if claim.holds else "-"
                for step in found.steps
                for claim in step.claims
            },
            "held": {
                letter: law.name
                for letter, law in zip(problem.verifiers, secret.by_verifier, strict=True)
            },
            "code": CODES[secret.code],
            "marks": _marks(match, who, ground, answers),
        },
    )


def _marks(
    match: Match[State], who: Contender, ground: Ground, answers: Sequence[Answer]
) -> list[dict[str, Any]]:
    """The marks that were on the sheet at the end: after how many answers each was made, and after
    how many it followed, if it did."""
    asked: list[str] = []
    made: dict[str, tuple[str, int]] = {}
    for seat, action in match.log:
        verb, *words = action.split(" ")
        if seat not in who.seats:
            continue
        if verb == "ask":
            asked.append(" ".join(words))
        elif verb == "mark":
            made[words[0]] = words[1] if len(words) > 1 else "-", len({*asked})
        elif verb == "unmark":
            made.pop(words[0], None)
    return [
        _mark(ground, answers, Claim(target, sign == "+"), after)
        for target, (sign, after) in sorted(made.items())
    ]


def _mark(ground: Ground, answers: Sequence[Answer], claim: Claim, after: int) -> dict[str, Any]:
    """A mark, with a case against it where it came too soon."""
    by_then = answers[:after]
    case = proof.why(ground, by_then, claim).case
    return {
        "target": claim.target,
        "sign": "+" if claim.holds else "-",
        "after": after,
        "since": why_lines.since(ground, answers, claim),
        "case": case and why_lines.case_told(case, by_then),
    }
