"""Hints for an exercise, as in the game: where to look, what to look for. The third is the proof,
which the exercise has already."""

from __future__ import annotations

from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.entailment import Rules
from bombe.games.turing_machine.explain import Step
from bombe.games.turing_machine.explain_lines import grounds_of, lines
from bombe.games.turing_machine.explain_words import signed, words
from bombe.games.turing_machine.problem import VERIFIERS, Problem, answer_name
from bombe.games.turing_machine.school.exercises import Choice, Exercise, Kind
from bombe.text import T

_THEN = {
    Rules.NONE: T("What follows from that?"),
    Rules.ONE_CODE: T("Then use the rule: one code only."),
    Rules.NONE_SUPERFLUOUS: T("Then use the rule: no verifier is superfluous."),
    Rules.BOTH: T("Then use both rules: one code only, and no verifier is superfluous."),
}


def hints(exercise: Exercise) -> list[T]:
    """Two sentences, the second of which tells more."""
    if exercise.kind is Kind.QUESTION:
        codes = [CODES[code] for code in exercise.left.codes]
        return [
            T(
                "Possibilities that are left: {n}. Their codes: {codes}.",
                n=len(exercise.left),
                codes=codes,
            ),
            T(
                "How many of them each answer leaves: {splits}.",
                splits=[_split(exercise, choice) for choice in exercise.choices],
            ),
        ]
    if exercise.kind is Kind.CODE:
        # The first is the same whether the code is settled or not.
        first = T("Find a code that agrees with every answer. Then look for another one.")
        if exercise.cases:
            return [first, T("{code} is possible.", code=CODES[exercise.cases[0].code])]
        return [first, _ground(exercise.proof[-1], exercise.problem)]
    return [_where(exercise), _ground(exercise.proof[-1], exercise.problem)]


def _split(exercise: Exercise, choice: Choice) -> str:
    yes, no = exercise.split(choice)
    return f"{choice.name} (✓ {yes}, ✗ {no})"


def _where(exercise: Exercise) -> T:
    """The answers that the proof rests on."""
    asked = dict.fromkeys(answer for step in exercise.proof for answer in step.because)
    if not asked:
        return T("Look at the cards alone.")
    answers = signed(answer_name(*answer) for answer in asked)
    if len(answers) == len(exercise.left.answers):
        return T("Look at {answers}.", answers=answers)
    return T("Look at {answers}. No other answer is needed.", answers=answers)


def _ground(step: Step, problem: Problem) -> T:
    """What a step rests on, and not where it leads."""
    if lines(step, problem)[0][0] in ("step_yes", "step_no"):
        code, verifier, passed = step.because[0]
        told = {"v": VERIFIERS[verifier], "code": CODES[code]}
        if passed:
            return T("{v} said yes to {code}: it checks a criterion that {code} meets.", **told)
        return T("{v} said no to {code}: it checks a criterion that {code} does not meet.", **told)
    return T("{first} {rest}", first=words(grounds_of(step)), rest=_THEN[step.rules])
