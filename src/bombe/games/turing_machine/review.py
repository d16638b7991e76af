"""A game that was played, question by question: how much of what it cost was skill, how much luck.

From every position of the game we know what optimal play still costs, averaged over the worlds. The
*regret* of a question is what asking it, and optimal play after it, costs more than optimal play
without it; its *luck* is how much less is left after the answer that came than over both answers.
What the game cost is par, plus all regrets, minus all lucks, in rounds and in questions, exactly:
each step begins with the value that the step before has ended with.

Where a value is not proved in time there are bounds, of it and of all that rests on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import count
from time import monotonic
from typing import NamedTuple

from bombe.games.turing_machine.problem import QUESTIONS_A_ROUND, Problem, Transcript
from bombe.games.turing_machine.rows import rows_of
from bombe.games.turing_machine.solve import (
    FIRST_SLICE,
    LONGER,
    Cost,
    Par,
    Position,
    Question,
    search_of,
)
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

    def __repr__(self) -> str:
        return f"Review({self.cost}{', proved' * self.proved})"


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
        end = clock() + seconds
        start = self._start(game)
        legs = [*self._legs(game, start)]
        if legs and not legs[-1].after.rows:
            must_agree(Worlds(self.problem, game.answers()))
        self._look_at(self._places(start, legs), end, clock)
        return self._reviewed(game, start, legs)

    def found(self, game: Game) -> list[list[int]]:
        """What is known of the positions of a game, as JSON: with it a review of the game is there
        at once."""
        start = self._start(game)
        places = self._places(start, [*self._legs(game, start)])
        return [_kept(place, self._known[place]) for place in places if place in self._known]

    def learn(self, game: Game, found: object) -> None:
        """What was found before, as far as it is of positions of this game."""
        start = self._start(game)
        places = iter(self._places(start, [*self._legs(game, start)]))
        for kept in found if isinstance(found, list) else ():
            for place in places:
                par = _read(place, self._position(place.rows).worlds, kept)
                if par is not None:
                    self._known[place] = _better(par, self._known.get(place))
                    break

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

    def _places(self, start: _Moment, legs: Sequence[_Leg]) -> list[_Place]:
        """The positions whose value a game rests on, each once, in its order."""
        moments = (start, *(moment for leg in legs for moment in leg.moments))
        places = dict.fromkeys(moment.place for moment in moments)
        return [place for place in places if not self._position(place.rows).settled]

    def _look_at(self, places: Sequence[_Place], end: float, clock: Callable[[], float]) -> None:
        """Find out what these positions are worth, all of them a little before any of them much.
        What is told at once of the small ones helps with the others."""
        looking = [place for place in places if not self._is_proved(place)]
        looking.sort(key=lambda place: len(place.rows))
        ways = {place: self._looks(place, end, clock) for place in looking}
        for slice in (0.0, *(FIRST_SLICE * LONGER**n for n in range(1000))):
            for waiting, place in zip(range(len(looking), 0, -1), [*looking], strict=True):
                rest = end - clock()
                if rest <= 0 and slice:
                    return
                if not slice and place in self._known:
                    continue
                share = min(slice, max(0.0, rest) / waiting)
                self._known[place] = _better(ways[place](share), self._known.get(place))
                if self._is_proved(place):
                    looking.remove(place)
            if not looking:
                return

    def _is_proved(self, place: _Place) -> bool:
        return place in self._known and self._known[place].proved

    def _looks(
        self, place: _Place, end: float, clock: Callable[[], float]
    ) -> Callable[[float], Par]:
        """Looks at a position, each of about so many seconds, and each with more care."""
        position, numbers = self._position(place.rows), count()
        if place.proposal is None and place.left < QUESTIONS_A_ROUND:
            better = position.beginning(place.left)
            return lambda seconds: next(better) if seconds else position.glimpse(place.left)
        return lambda seconds: position.look(
            place.proposal,
            place.left,
            seconds,
            next(numbers),
            max(seconds, end - clock()),
        )

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


def _kept(place: _Place, par: Par) -> list[int]:
    """A position and what is known of it. By the first three numbers it is known again."""
    proposal, best = place.proposal, par.best
    return [
        *(par.worlds, -1 if proposal is None else proposal, place.left),
        *(par.cost.rounds, par.cost.questions, par.lower.rounds, par.lower.questions),
        *(() if best is None else best),
    ]


def _read(place: _Place, worlds: int, kept: object) -> Par | None:
    """The same read back; None where it is of another position, or no such thing."""
    if not isinstance(kept, list) or not all(type(number) is int for number in kept):
        return None
    proposal = -1 if place.proposal is None else place.proposal
    if len(kept) not in (7, 9) or kept[:3] != [worlds, proposal, place.left]:
        return None
    cost, lower = Cost(*kept[3:5]), Cost(*kept[5:7])
    return Par(worlds, cost, lower, (kept[7], kept[8]) if kept[7:] else None)
