"""What an exercise says."""

from __future__ import annotations

from collections.abc import Iterator

from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES, INDEX
from bombe.games.turing_machine.explain_words import thing
from bombe.games.turing_machine.problem import VERIFIERS, Transcript
from bombe.games.turing_machine.school import refuting
from bombe.games.turing_machine.school.exercises import Choice, Exercise, Kind
from bombe.text import T

_QUESTIONS = {
    Kind.CRITERION: T("Which criterion can you cross out?"),
    Kind.DIGIT: T("Which digit can you cross out?"),
    Kind.CODE: T("Is the code settled?"),
    Kind.TOLD: T("What does the last answer tell you?"),
    Kind.QUESTION: T("A new round begins. Which question is best?"),
}


def question(exercise: Exercise) -> T:
    return _QUESTIONS[exercise.kind]


def answers(transcript: Transcript) -> str:
    """The answers so far, as a sheet shows them."""
    return "; ".join(
        " ".join([CODES[one.code], *(f"{VERIFIERS[v]}{'✗✓'[passed]}" for v, passed in one.answers)])
        for one in transcript.rounds
    )


def named(exercise: Exercise, choice: Choice) -> T | str:
    """A choice in words."""
    claim = choice.claim
    if choice.is_open:
        return T("No: more than one code is possible.")
    if claim is None:
        return choice.name
    if exercise.kind is Kind.CODE:
        return T("Yes: it is {code}.", code=claim.target)
    if exercise.kind is not Kind.TOLD:
        return thing(claim)
    if claim.is_owner:
        return _owns(claim)
    if claim.holds:
        return T("{thing} is certain.", thing=thing(claim))
    return T("{thing} is out.", thing=thing(claim))


def _owns(claim: Claim) -> T:
    """Who has a card, or has not."""
    owner = {"v": claim.target[0], "n": claim.target[1:]}
    if claim.holds:
        return T("{v} has card {n}.", **owner)
    return T("{v} does not have card {n}.", **owner)


def verdict(exercise: Exercise, choice: Choice) -> list[T]:
    """What is said of a wrong choice, before its case is shown, if one is."""
    if choice.cost is not None:
        return costs(exercise, choice)
    if choice.is_open:
        return [T("It is settled: every case that agrees with the answers has the same code.")]
    assert choice.claim is not None
    if exercise.is_settled:
        code = INDEX[choice.claim.target]
        return refuting.told(refuting.refutation(exercise.problem, exercise.left.answers, code))
    return [_broken(choice.claim)]


def _broken(claim: Claim) -> T:
    """What a case shows that agrees with every answer and breaks a claim."""
    if claim.is_code:
        return T(
            "This case agrees with every answer, and its code is not {code}.", code=claim.target
        )
    if claim.is_digit:
        told = {"thing": thing(claim)}
        if claim.holds:
            return T("This case agrees with every answer, and it does not have {thing}.", **told)
        return T("This case agrees with every answer, and it has {thing}.", **told)
    if claim.is_owner:
        owner = {"v": claim.target[0], "n": claim.target[1:]}
        if claim.holds:
            return T("This case agrees with every answer, and {v} does not have card {n}.", **owner)
        return T("This case agrees with every answer, and {v} has card {n}.", **owner)
    law = {"law": thing(claim)}
    if claim.holds:
        return T("This case agrees with every answer, and {law} is not checked.", **law)
    return T("This case agrees with every answer, and {law} is checked.", **law)


def costs(exercise: Exercise, choice: Choice) -> list[T]:
    """What a question costs, exactly."""
    assert choice.cost is not None
    worlds = len(exercise.left)
    yes, no = exercise.split(choice)
    rounds, questions = exercise.regret(choice)
    told = [
        T(
            "{question} (✓ leaves {yes}, ✗ leaves {no}): {rounds} rounds and {questions} questions "
            "on average.",
            question=choice.name,
            rounds=choice.cost.rounds / worlds,
            questions=choice.cost.questions / worlds,
            yes=yes,
            no=no,
        )
    ]
    told += _because(exercise, choice)
    if rounds:
        told.append(T("The best question saves {n} rounds.", n=float(rounds)))
    elif questions:
        told.append(T("The best question saves {n} questions.", n=float(questions)))
    return told


def _because(exercise: Exercise, choice: Choice) -> Iterator[T]:
    """Where the cost of a question comes from: the codes that its answers leave, and whom else one
    may ask about the same proposal."""
    assert choice.question is not None
    code = CODES[choice.question[0]]
    yes, no = (sorted({CODES[world.code] for world in worlds}) for worlds in exercise.after(choice))
    if not yes or not no:
        yield T("Only one answer is possible, so it tells nothing.")
    else:
        yield T("Codes left after ✓: {yes}. After ✗: {no}.", yes=yes, no=no)
    if others := [VERIFIERS[verifier] for verifier in exercise.next_verifiers(choice)]:
        yield T("The round can go on with {others} about {code}.", others=others, code=code)
    else:
        yield T("No other verifier can tell anything about {code}.", code=code)


def open_between(exercise: Exercise) -> T:
    """Why the code is open."""
    one, other = (CODES[case.code] for case in exercise.cases)
    return T("It is open: both {one} and {other} agree with every answer.", one=one, other=other)


def counted(solved: int, first: int) -> T:
    """How much of a chapter was solved."""
    if solved == first:
        return T("{n} solved", n=solved)
    return T("{n} solved, {first} at the first try", n=solved, first=first)
