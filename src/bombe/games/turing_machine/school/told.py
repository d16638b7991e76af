"""The school as the table tells it: its chapters and exercises in words, and in a form that the
game's own page draws. See `Game.school`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bombe.games.turing_machine.cards import CARDS, LAWS, Law
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.explain_lines import sentences
from bombe.games.turing_machine.explain_words import named
from bombe.games.turing_machine.problem import VERIFIERS, Mode, Secret
from bombe.games.turing_machine.school import lines
from bombe.games.turing_machine.school.chapters import CHAPTERS
from bombe.games.turing_machine.school.exercises import Choice, Exercise
from bombe.games.turing_machine.school.hints import hints
from bombe.games.turing_machine.school.making import OF_A_SERIES, exercise
from bombe.games.turing_machine.school.positions import ground_of
from bombe.games.turing_machine.school.streak import streak as drawn_streak
from bombe.lessons import Case, Chapter
from bombe.lessons import Choice as ToldChoice
from bombe.lessons import Exercise as Told
from bombe.text import T

CHAPTER_KEYS = tuple(CHAPTERS)
EXERCISES = range(1, OF_A_SERIES)
STREAKS = 1_000_000
CASES = 3  # that a wrong choice is met by, one after the other


def chapters() -> list[Chapter]:
    return [
        Chapter(one.key, one.title, one.about, one.intro, _told(one.example))
        for one in CHAPTERS.values()
    ]


def exercises(chapter: str, first: int, count: int) -> list[Told]:
    """So many exercises of a chapter, from a number on."""
    return [_told(exercise(chapter, seed)) for seed in range(first, first + count)]


def streak(seed: int) -> list[Told]:
    """Exercises that get harder and harder."""
    return [_told(one) for one in drawn_streak(seed)]


def _told(one: Exercise) -> Told:
    return Told(
        one.chapter,
        one.seed,
        lines.question(one),
        [*_given(one)],
        [_choice(one, choice) for choice in one.choices],
        one.right,
        [*_why(one)],
        [_case(one, case) for case in one.cases],
        hints(one),
        {
            "kind": str(one.kind),
            "mode": str(one.problem.mode),
            "verifiers": one.problem.verifiers,
            "groups": [[*group] for group in one.problem.groups],
            "rounds": [
                {
                    "proposal": CODES[asked.code],
                    "answers": {VERIFIERS[verifier]: passed for verifier, passed in asked.answers},
                }
                for asked in one.transcript.rounds
            ],
        },
    )


def _given(one: Exercise) -> Iterator[T]:
    hidden = one.problem.mode is Mode.NIGHTMARE
    for letter, group in zip(one.problem.verifiers, one.problem.groups, strict=True):
        for number in group:
            card = CARDS[number]
            told = {"n": number, "title": card.title, "laws": [named(law) for law in card.laws]}
            if hidden:
                yield T("Card {n}, {title}: {laws}.", **told)
            else:
                yield T("{v}, card {n}, {title}: {laws}.", v=letter, **told)
    yield T("Answers: {answers}", answers=lines.answers(one.transcript))


def _why(one: Exercise) -> Iterator[T | str]:
    """Why the right choice is right."""
    if one.answer.cost is not None:
        for choice in sorted(one.choices, key=lambda choice: choice is not one.answer):
            yield _joined(lines.costs(one, choice))
    elif one.cases:
        yield lines.open_between(one)
    else:
        for step in one.proof:
            yield _joined(sentences(step, one.problem))


def _joined(said: list[T]) -> T:
    """Some sentences as one line."""
    if len(said) == 1:
        return said[0]
    return T("{first} {rest}", first=said[0], rest=_joined(said[1:]))


def _choice(one: Exercise, choice: Choice) -> ToldChoice:
    told = lines.named(one, choice)
    claim = choice.claim
    drawn: dict[str, Any] = {"target": claim.target, "holds": claim.holds} if claim else {}
    if choice.question:
        code, verifier = choice.question
        drawn = {"proposal": CODES[code], "verifier": VERIFIERS[verifier]}
    if choice is one.answer:
        return ToldChoice(told, drawn=drawn)
    cases = [_case(one, case, claim) for case in _cases(one, choice)]
    return ToldChoice(told, lines.verdict(one, choice), cases, drawn)


def _cases(one: Exercise, choice: Choice) -> list[Secret]:
    """Worlds that agree with every answer and break a choice: the one that the exercise has, and
    others with other codes. None that would give the right code away."""
    if choice.case is None or one.is_settled:
        return []
    ground = ground_of(one.problem)
    against = ground.agreeing(one.left.answers)
    if choice.claim is not None:
        against &= ground.bits(~choice.claim)
    found = [choice.case]
    while len(found) < CASES:
        against &= ground.bits(Claim(CODES[found[-1].code], False))
        if not against:
            break
        found.append(ground.first(against))
    return found


def _case(one: Exercise, case: Secret, against: Claim | None = None) -> Case:
    """What every verifier would check, why its answers agree with that, and the code; `point` is
    what breaks a claim."""
    said: list[T] = []
    drawn = []
    for verifier, law in enumerate(case.by_verifier):
        answers = [
            (CODES[code], passed) for code, asked, passed in one.left.answers if asked == verifier
        ]
        said.append(_checks(VERIFIERS[verifier], law, answers))
        held = {"verifier": VERIFIERS[verifier], "law": law.name, "title": law.title}
        drawn.append({**held, "answers": answers, "point": _is_point(one, against, verifier, law)})
    code = CODES[case.code]
    said.append(T("The code would be {code}.", code=code))
    return Case(said, {"code": code, "held": drawn})


def _is_point(one: Exercise, against: Claim | None, verifier: int, law: Law) -> bool:
    """Whether a claim is broken by what a verifier checks."""
    if against is None or against.is_code or against.is_digit:
        return False
    if against.is_owner:
        return against.target[0] == VERIFIERS[verifier]
    if not against.holds:
        return law.name == against.target
    claimed = LAWS[against.target].card  # another criterion is checked, perhaps of its other card
    if one.problem.mode is Mode.NIGHTMARE:
        return law.card == claimed
    return claimed in one.problem.groups[verifier]


def _checks(verifier: str, law: Law, answers: list[tuple[str, bool]]) -> T:
    said = [
        T("{code} meets it", code=code) if passed else T("{code} does not meet it", code=code)
        for code, passed in answers
    ]
    if not said:
        return T("{v} checks {law}.", v=verifier, law=named(law))
    return T("{v} checks {law}: {answers}.", v=verifier, law=named(law), answers=said)
