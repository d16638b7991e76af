"""A game that was played, question by question: how much of what it cost was skill, how much luck.

From every position of the game we know what optimal play still costs, averaged over the worlds. The
*regret* of a question is what asking it, and optimal play after it, costs more than optimal play
without it; its *luck* is how much less is left after the answer that came than over both answers.
What the game cost is par, plus all regrets, minus all lucks, in rounds and in questions, exactly:
each step begins with the value that the step before has ended with.

Where a value is not proved in time there are bounds, of it and of all that rests on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from time import monotonic
from typing import NamedTuple

from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import (
    QUESTIONS_A_ROUND,
    VERIFIERS,
    Problem,
    Transcript,
)
from bombe.games.turing_machine.rows import rows_of
from bombe.games.turing_machine.solve import Cost, Par, Position, Question, search_of
from bombe.games.turing_machine.worlds import Answer, Worlds, must_agree, worlds

NOTHING = Cost(0, 0)


class Played(NamedTuple):
    """A round of a game: its proposal, if there was one, and the answers (verifier, ✓)."""

    code: int | None
    answers: tuple[tuple[int, bool], ...] = ()


@dataclass(frozen=True)
class Game:
    """What somebody played."""

    rounds: tuple[Played, ...] = ()
    handicap: int = 0  # questions of the first round that were taken before it began
    declared: int | None = None

    @classmethod
    def of(cls, transcript: Transcript, declared: int | None = None) -> Game:
        """Whether the last round of a transcript is over makes no difference."""
        rounds = tuple(Played(page.code, page.answers) for page in transcript.rounds)
        return cls(rounds, declared=declared)

    def answers(self) -> list[Answer]:
        """All answers, in the order asked."""
        return [
            (played.code, *answer)
            for played in self.rounds
            if played.code is not None
            for answer in played.answers
        ]


# --- what is known -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Total:
    """What optimal play costs, summed over some worlds: at most `cost`, which a strategy is known
    for, and at least `lower`."""

    worlds: int
    cost: Cost
    lower: Cost

    @property
    def proved(self) -> bool:
        return self.cost == self.lower

    def __add__(self, other: Total) -> Total:
        return Total(self.worlds + other.worlds, self.cost + other.cost, self.lower + other.lower)

    def spans(self) -> tuple[Span, Span]:
        """Rounds and questions by themselves. Fewest rounds come first, so nothing is known of the
        questions while the rounds are open."""
        rounds = Span(Fraction(self.lower.rounds), Fraction(self.cost.rounds))
        if rounds.exact is None:
            return rounds, Span(None, None)
        return rounds, Span(Fraction(self.lower.questions), Fraction(self.cost.questions))


@dataclass(frozen=True)
class Span:
    """A number of which bounds are known; None for those that are not."""

    least: Fraction | None
    most: Fraction | None

    @property
    def exact(self) -> Fraction | None:
        return self.least if self.least == self.most else None

    @property
    def from_zero(self) -> Span:
        """The same of a number that is known not to be negative."""
        return Span(None if self.least is None else max(self.least, Fraction(0)), self.most)

    def __add__(self, other: Span) -> Span:
        return Span(_sum(self.least, other.least), _sum(self.most, other.most))

    def __mul__(self, factor: Fraction) -> Span:
        if not factor:
            return Span(factor, factor)
        ends = [None if end is None else end * factor for end in (self.least, self.most)]
        return Span(*(ends if factor > 0 else ends[::-1]))


def _sum(one: Fraction | None, other: Fraction | None) -> Fraction | None:
    return None if one is None or other is None else one + other


@dataclass(frozen=True)
class Amount:
    """Regret or luck: rounds and questions for each game, on average."""

    rounds: Span
    questions: Span

    @property
    def proved(self) -> bool:
        return self.rounds.exact is not None and self.questions.exact is not None

    def __add__(self, other: Amount) -> Amount:
        return Amount(self.rounds + other.rounds, self.questions + other.questions)

    @classmethod
    def weighed(cls, *parts: tuple[Fraction, Total]) -> Amount:
        """The sum of totals, each times a factor."""
        found = cls.of(0, 0)
        for factor, total in parts:
            rounds, questions = total.spans()
            found += cls(rounds * factor, questions * factor)
        return found

    @classmethod
    def of(cls, rounds: int, questions: int) -> Amount:
        one, two = Fraction(rounds), Fraction(questions)
        return cls(Span(one, one), Span(two, two))


@dataclass(frozen=True)
class Step:
    """A question with its answer, or a round without any."""

    round: int  # counted from 1
    proposal: int | None
    verifier: int | None
    answer: bool | None
    before: Total
    asked: Total  # over the worlds before
    after: Total  # over those that the answer left
    best: Question | None  # None where nothing is to be asked
    early: bool  # whether it begins a round, and the best was one more question of the last
    regret: Amount
    luck: Amount

    @property
    def proved(self) -> bool:
        return self.before.proved and self.asked.proved and self.after.proved


@dataclass(frozen=True)
class Guess:
    """A code that was declared, in how many of the worlds left it is right, and how many those
    are."""

    code: int
    right: int
    worlds: int

    @property
    def share(self) -> Fraction:
        return Fraction(self.right, self.worlds)


@dataclass(frozen=True)
class Review:
    par: Total
    steps: tuple[Step, ...]
    cost: Cost  # of this game, as far as it went
    left: Total  # what optimal play still costs
    open: bool  # whether more than one code is left
    declared: Guess | None

    @property
    def proved(self) -> bool:
        return self.par.proved and all(step.proved for step in self.steps)

    @property
    def regret(self) -> Amount:
        return sum((step.regret for step in self.steps), Amount.of(0, 0))

    @property
    def luck(self) -> Amount:
        return sum((step.luck for step in self.steps), Amount.of(0, 0))


class Left(NamedTuple):
    """Some worlds: how many, and their codes, one for each that answers differently."""

    worlds: int
    codes: tuple[int, ...]


class Split(NamedTuple):
    """What a question could have told: the worlds in which the answer is ✓, and the others."""

    question: Question
    yes: Left
    no: Left


# --- the positions of a game ---------------------------------------------------------------------


class _Place(NamedTuple):
    """What the search is asked about: some worlds, the proposal of the round that is open, and how
    many questions that has left. Without a proposal the round is yet to begin."""

    rows: tuple[int, ...]
    proposal: int | None
    left: int


class _Moment(NamedTuple):
    """Where a game stands."""

    rows: tuple[int, ...]
    proposal: int | None  # of the round that is open, if it has one
    left: int  # questions of this round
    begun: bool  # whether it has begun; if not, it is the first

    @property
    def place(self) -> _Place:
        if self.left:
            return _Place(self.rows, self.proposal, self.left)
        return _Place(self.rows, None, QUESTIONS_A_ROUND)


class _Leg(NamedTuple):
    """A step of a game, before anything is known of what it is worth."""

    round: int
    begins: bool
    proposal: int | None
    verifier: int | None
    answer: bool | None
    before: _Moment
    after: _Moment
    other: _Moment | None  # after the other answer

    @property
    def moments(self) -> tuple[_Moment, ...]:
        return tuple(filter(None, (self.before, self.after, self.other)))


class Reviewer:
    """Reviews games of one problem. What was found out for one of them is known for all."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self._every = rows_of(worlds(problem))
        self._search = search_of(self._every)
        self._known: dict[_Place, Par] = {}

    def review(self, game: Game, seconds: float, clock: Callable[[], float] = monotonic) -> Review:
        """The review of a game, in about so many seconds. Answers that contradict each other are
        refused."""
        start = self._start(game)
        legs = [*self._legs(game, start)]
        if legs and not legs[-1].after.rows:
            must_agree(Worlds(self.problem, game.answers()))
        moments = dict.fromkeys((start, *(moment for leg in legs for moment in leg.moments)))
        self._look_at(moments, clock() + seconds, clock)
        return self._reviewed(game, start, legs)

    def splits(self, game: Game, review: Review) -> list[tuple[Split | None, Split | None]]:
        """What the question of each step could have told, and what the best one could."""
        found = []
        for leg, step in zip(self._legs(game, self._start(game)), review.steps, strict=True):
            own = None
            if leg.proposal is not None and leg.verifier is not None:
                own = self._split(leg.before, (leg.proposal, leg.verifier))
            found.append((own, step.best and self._split(leg.before, step.best)))
        return found

    def _split(self, moment: _Moment, question: Question) -> Split:
        position = self._position(moment.rows)
        yes, no = (position.after(*question, passed) for passed in (True, False))
        return Split(question, self._left(yes), self._left(no))

    def _left(self, position: Position) -> Left:
        codes = tuple(sorted(self._every.codes[row] for row in position.rows))
        return Left(position.worlds, codes)

    def _start(self, game: Game) -> _Moment:
        left = QUESTIONS_A_ROUND - game.handicap
        return _Moment(tuple(range(len(self._every))), None, left, begun=False)

    def _legs(self, game: Game, moment: _Moment) -> Iterator[_Leg]:
        for number, (code, answers) in enumerate(game.rounds, start=1):
            left = QUESTIONS_A_ROUND if number > 1 else moment.left
            if not answers:
                after = _Moment(moment.rows, code, left, begun=True)
                yield _Leg(number, True, code, None, None, moment, after, None)
                moment = after
            for nth, (verifier, passed) in enumerate(answers):
                assert code is not None, "what was asked was asked about a proposal"
                left -= 1
                position = self._position(moment.rows)
                after, other = (
                    _Moment(tuple(position.after(code, verifier, one).rows), code, left, begun=True)
                    for one in (passed, not passed)
                )
                yield _Leg(number, nth == 0, code, verifier, passed, moment, after, other)
                moment = after

    def _position(self, rows: Sequence[int]) -> Position:
        return Position(self._search, self._every, rows)

    # ---- values ----

    def _look_at(self, moments: Iterable[_Moment], end: float, clock: Callable[[], float]) -> None:
        """Find out what these positions are worth, all of them a little before any of them much."""
        looking = {
            moment.place: self._improving(moment.place, end, clock)
            for moment in moments
            if not self._position(moment.rows).settled
            if moment.place not in self._known or not self._known[moment.place].proved
        }
        while looking:
            for place, better in [*looking.items()]:
                par = next(better, None)
                if par is not None:
                    self._known[place] = _better(par, self._known.get(place))
                if par is None or par.proved:
                    del looking[place]

    def _improving(self, place: _Place, end: float, clock: Callable[[], float]) -> Iterator[Par]:
        position = self._position(place.rows)
        seconds = max(0.0, end - clock())  # when it is first looked at
        if place.proposal is None and place.left < QUESTIONS_A_ROUND:
            yield from position.beginning(place.left, seconds, clock)
        else:
            yield from position.improving(place.proposal, place.left, seconds, clock)

    def _value(self, moment: _Moment) -> tuple[Total, Question | None]:
        """What optimal play costs from here, and what it asks."""
        position = self._position(moment.rows)
        if position.settled:
            # Known at set-up: the first round is begun all the same, to declare the code.
            cost = Cost(0 if moment.begun else position.worlds, 0)
            return Total(position.worlds, cost, cost), None
        par = self._known[moment.place]
        total = Total(par.worlds, par.cost, par.lower)
        if moment.begun and moment.proposal is None:  # then this round is paid for
            paid = Cost(-par.worlds, 0)
            total += Total(0, paid, paid)
        return total, par.best

    # ---- the review ----

    def _reviewed(self, game: Game, start: _Moment, legs: Sequence[_Leg]) -> Review:
        par, _ = self._value(start)
        taken = Cost(0, game.handicap * par.worlds)
        last = legs[-1].after if legs else start
        settled = self._position(last.rows).settled
        return Review(
            par=par + Total(0, taken, taken),
            steps=tuple(map(self._step, legs)),
            cost=Cost(
                max(len(game.rounds), int(settled)),
                game.handicap + len(game.answers()),
            ),
            left=self._value(last)[0],
            open=not settled,
            declared=None if game.declared is None else self._guess(last, game.declared),
        )

    def _step(self, leg: _Leg) -> Step:
        before, best = self._value(leg.before)
        after, _ = self._value(leg.after)
        other = Total(0, NOTHING, NOTHING)
        if leg.other is not None and leg.other.rows:
            other, _ = self._value(leg.other)
        own = Cost(before.worlds * leg.begins, before.worlds * (leg.verifier is not None))
        asked = Total(0, own, own) + after + other
        each = Fraction(1, before.worlds)
        regret = Amount.weighed((each, asked), (-each, before))
        return Step(
            leg.round, leg.proposal, leg.verifier, leg.answer,
            before=before,
            asked=asked,
            after=after,
            best=best,
            # Nobody begins a round about a proposal that may still be used.
            early=leg.begins and best is not None and best[0] == leg.before.place.proposal,
            regret=Amount(regret.rounds.from_zero, regret.questions),
            # What the step itself costs is the same whatever the answer.
            luck=Amount.weighed((each, other), (each - Fraction(1, after.worlds), after)),
        )  # fmt: skip

    def _guess(self, last: _Moment, code: int) -> Guess:
        every = self._every
        right = sum(every.weights[row] for row in last.rows if every.codes[row] == code)
        return Guess(code, right, self._position(last.rows).worlds)


def _better(par: Par, known: Par | None) -> Par:
    """All that is known of a position, with what was known before."""
    if par.proved or known is None:
        return par
    cheaper = min(par, known, key=lambda one: one.cost)
    return Par(par.worlds, cheaper.cost, max(par.lower, known.lower), cheaper.best)


# --- as JSON -------------------------------------------------------------------------------------


def as_json(review: Review) -> dict[str, object]:
    """Values that are not proved have their bounds beside them, and numbers that are not known for
    that reason are None."""
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
