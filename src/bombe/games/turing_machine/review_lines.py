"""What a review says: the sum, the moments that mattered, and each question in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import VERIFIERS
from bombe.games.turing_machine.review import Amount, Review, Span, Step
from bombe.text import N, T

PERCENT = 100  # parts of one that a reader sees


class Sum:
    """What a game cost, in rounds or in questions, as parts that a reader can add up: hundredths,
    of which luck takes what rounding leaves."""

    def __init__(self, par: Fraction, choices: Fraction, cost: int, to_come: Fraction) -> None:
        self.to_come = _hundredths(to_come)
        self.par = _hundredths(par)
        self.choices = _hundredths(choices)
        # What it added.
        self.luck = cost * PERCENT + self.to_come - self.par - self.choices

    @property
    def words(self) -> list[T | str]:
        """Such as: par 1.29 + choices 1.00 − luck 0.29 = 2"""
        return [
            T("par {n}", n=self.par / PERCENT),
            _sign(self.choices),
            T("choices {n}", n=abs(self.choices) / PERCENT),
            _sign(self.luck),
            T("luck {n}", n=abs(self.luck) / PERCENT),
            "=",
        ]


def _hundredths(number: Fraction) -> int:
    return round(number * PERCENT)


def _sign(number: int) -> str:
    return "−" if number < 0 else "+"


@dataclass(frozen=True)
class Parts:
    """What a sum is made of, in rounds or in questions: as much as is known."""

    par: Span
    choices: Span
    luck: Span  # what it saved
    cost: int
    to_come: Span

    @property
    def sum(self) -> Sum | None:
        """None without a proof."""
        par, choices, to_come = self.par.exact, self.choices.exact, self.to_come.exact
        if par is None or choices is None or to_come is None or self.luck.exact is None:
            return None
        return Sum(par, choices, self.cost, to_come)


def parts_of(review: Review) -> tuple[Parts, Parts]:
    """Of rounds, and of questions."""
    each = Fraction(1, review.par.worlds)
    left = Fraction(1 if review.open else 0, review.left.worlds)
    regret, luck, cost = review.regret, review.luck, review.cost
    (rounds, questions), (rounds_left, questions_left) = review.par.spans(), review.left.spans()
    return (
        Parts(rounds * each, regret.rounds, luck.rounds, cost.rounds, rounds_left * left),
        Parts(
            questions * each,
            regret.questions,
            luck.questions,
            cost.questions,
            questions_left * left,
        ),
    )


def sums(review: Review) -> list[tuple[T, list[T | str]]]:
    """The two sums, each with what it is of. Without a proof there are bounds instead."""
    rounds, questions = parts_of(review)
    return [
        (T("Rounds"), _sum(rounds, review.open)),
        (T("Questions"), _sum(questions, review.open)),
    ]


def _sum(parts: Parts, is_open: bool) -> list[T | str]:
    told = parts.sum
    if told is None:
        return [
            T(
                "par {par}, choices {choices}, luck {luck} (not proved)",
                par=bounds(parts.par),
                choices=bounds(parts.choices),
                luck=bounds(parts.luck * Fraction(-1)),
            )
        ]
    if not is_open:
        return [*told.words, str(parts.cost)]
    return [*told.words, str(parts.cost), "+", T("{n} to come", n=told.to_come / PERCENT)]


def bounds(span: Span) -> T | float:
    """A number, or what is known of it."""
    if span.exact is not None:
        return float(span.exact)
    if span.least is not None and span.most is not None:
        return T("{least} to {most}", least=float(span.least), most=float(span.most))
    return T("unknown")


# --- each question -------------------------------------------------------------------------------


def judged(step: Step) -> T:
    """A question against the best there was."""
    rounds, questions = step.regret.rounds, step.regret.questions
    if rounds.exact is None or (not rounds.exact and questions.exact is None):
        if rounds.least:
            return T("at least {n} rounds more than necessary", n=float(rounds.least))
        return T("not worked out in the time")
    if not rounds.exact and not questions.exact:
        return T("nothing was better")
    more = _more(step.regret)
    if step.best is None:
        return T("{more}: the code was known", more=more)
    proposal, verifier = step.best
    best = {"v": VERIFIERS[verifier], "code": CODES[proposal]}
    if step.early:
        return T("{more} more than going on with {v} about {code}", more=more, **best)
    return T("{more} more than {v} about {code}", more=more, **best)


def regret_of(step: Step) -> T | float | str:
    """What a question cost, in rounds; where it is not proved, at least so much."""
    rounds = step.regret.rounds
    if rounds.exact is not None:
        return float(rounds.exact) or "0"
    return T("at least {n}", n=float(rounds.least)) if rounds.least else T("unknown")


def instead(step: Step) -> T | str:
    """What would have been best, in the place of the question that was asked; nothing to say of a
    round without one that is not lost."""
    rounds, questions = step.regret.rounds.exact, step.regret.questions.exact
    if rounds is None or (not rounds and questions is None):
        return T("not worked out in the time")
    if not rounds and not questions:
        return T("this was best") if step.verifier is not None else ""
    if step.best is None:
        return T("nothing: the code was known")
    proposal, verifier = step.best
    best = {"v": VERIFIERS[verifier], "code": CODES[proposal]}
    said = (
        T("going on with {v} about {code}", **best) if step.early else T("{v} about {code}", **best)
    )
    if rounds or not questions:
        return said
    if questions < 0:  # fewer questions, and no fewer rounds
        return T("this was best")
    return T("{best}: {n} fewer questions", best=said, n=float(questions))


def _more(amount: Amount) -> T:
    """So many rounds; or questions, where no rounds are at stake."""
    rounds, questions = amount.rounds.exact, amount.questions.exact
    if rounds:
        return T("{n} rounds", n=abs(float(rounds)))
    return T("{n} questions", n=abs(float(questions or 0)))


def asked(step: Step) -> T | str:
    """What was asked, such as `341 B`."""
    if step.verifier is None:
        if step.proposal is None:
            return T("no question")
        return T("{code}, no question", code=CODES[step.proposal])
    return f"{CODES[step.proposal or 0]} {VERIFIERS[step.verifier]}"


# --- the moments that mattered -------------------------------------------------------------------


def moments(review: Review) -> list[T]:
    """The question that cost most, and the answer that did most; of equal ones the first."""
    if all(step.verifier is None for step in review.steps):
        return [T("Nothing was asked.")]
    if not all(step.proved for step in review.steps):
        return [T("Not everything could be proved in the time.")]
    return [_worst(worst(review)), _luckiest(luckiest(review))]


def worst(review: Review) -> Step | None:
    """The question that cost most, if one did."""
    return _largest(review.steps, [step.regret for step in review.steps])


def luckiest(review: Review) -> Step | None:
    """The one whose answer did most, for better or worse."""
    return _largest(review.steps, [step.luck for step in review.steps])


def _largest(steps: Sequence[Step], amounts: Sequence[Amount]) -> Step | None:
    """Of equal ones the first; None where nothing was at stake, or not all is proved."""
    sizes = [_size(amount) for amount in amounts]
    if not all(step.proved for step in steps) or not any(map(any, sizes)):
        return None
    return steps[sizes.index(max(sizes))]


def _worst(step: Step | None) -> T:
    if step is None:
        return T("No question could have been better.")
    return T("What cost most: {asked}, {judged}.", asked=asked(step), judged=judged(step))


def _luckiest(step: Step | None) -> T:
    if step is None:
        return T("The answers were as good as expected.")
    told = {"asked": asked(step), "more": _more(step.luck)}
    if (step.luck.rounds.exact or step.luck.questions.exact or 0) > 0:
        return T("Good luck: the answer to {asked} saved {more}.", **told)
    return T("Bad luck: the answer to {asked} cost {more}.", **told)


def _size(amount: Amount) -> tuple[Fraction, Fraction]:
    rounds, questions = amount.rounds.exact, amount.questions.exact
    return abs(rounds or Fraction(0)), abs(questions or Fraction(0))


def declared(review: Review) -> T | None:
    """How good a guess it was."""
    guess = review.declared
    if guess is None:
        return None
    code = CODES[guess.code]
    if not guess.right:
        return T("{code} was declared, which the answers exclude.", code=code)
    if guess.right == guess.worlds:
        return T("{code} was declared, and was certain.", code=code)
    return N(
        "{code} was declared, a guess: right in {right} of {n} possibility.",
        "{code} was declared, a guess: right in {right} of {n} possibilities.",
        guess.worlds,
        code=code,
        right=guess.right,
    )
