"""Optimal play: what it costs from here, and the question it asks.

Over all worlds left, each equally likely, it needs the fewest rounds and, among those, the fewest
questions. Costs are whole numbers, summed over the worlds. A claim comes with its lower bound;
where the two are equal it is proved, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from time import monotonic

from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import QUESTIONS_A_ROUND, VERIFIERS, Transcript
from bombe.games.turing_machine.rows import Rows, rows_of
from bombe.games.turing_machine.search import (
    INFINITE,
    QUICK,
    ROUND,
    Effort,
    PlainSearch,
    Search,
)
from bombe.games.turing_machine.worlds import Worlds

FEW_ROWS = 40  # up to so many rows are not worth compiling the kernel for
FIRST_SLICE = 0.2  # seconds until the first look at how far the search has come
LONGER = 1.5  # each slice than the one before
GLANCE = 0.002  # seconds without which a search says nothing at all
QUESTION_SECONDS = 10.0  # for the question of a value that is proved, which is mostly there at once
# What is done for a good strategy between two slices, more and more; what it solves on the way, the
# search need not solve again. Of very many rows the quick strategy is all there is time for.
EFFORTS = (Effort(16, 4, 0.2), Effort(32, 6, 0.5), Effort(64, 8, 1.0), Effort(64, 24, 2.0))
MOST_FOR_EFFORT = 2000


@dataclass(frozen=True, order=True)
class Cost:
    """Rounds still to be begun and questions still to be asked, summed over the worlds."""

    rounds: int
    questions: int

    @classmethod
    def of(cls, number: int) -> Cost:
        return cls(*divmod(number, ROUND))

    def __add__(self, other: Cost) -> Cost:
        return Cost(self.rounds + other.rounds, self.questions + other.questions)

    def __str__(self) -> str:
        return (
            f"{self.rounds} round{'s' * (self.rounds != 1)},"
            f" {self.questions} question{'s' * (self.questions != 1)}"
        )


Question = tuple[int, int]  # proposal, verifier


@dataclass(frozen=True)
class Par:
    """What is known of optimal play: the cost of the best strategy found, and a lower bound."""

    worlds: int
    cost: Cost
    lower: Cost
    best: Question | None  # None when there is nothing to ask

    @property
    def proved(self) -> bool:
        return self.cost == self.lower

    @property
    def asks(self) -> str | None:
        """The best question in notation, such as `341 B`."""
        return self.best and f"{CODES[self.best[0]]} {VERIFIERS[self.best[1]]}"

    def __repr__(self) -> str:
        known = str(self.cost) if self.proved else f"{self.cost} at most, {self.lower} at least"
        asks = f"; ask {self.asks}" if self.best else ""
        worlds = f"{self.worlds} world{'s' * (self.worlds != 1)}"
        return f"Par({worlds}: {known}{', proved' * self.proved}{asks})"


def search_of(rows: Rows) -> Search:
    """The fastest search there is here."""
    from bombe.games.turing_machine import kernel  # of no use where the code is settled

    compiled = kernel.load(compile_now=len(rows) > FEW_ROWS)
    return PlainSearch(rows) if compiled is None else kernel.KernelSearch(rows, compiled)


class Position:
    """A moment in a game: the worlds left, and the round that is still open, if one is."""

    def __init__(self, search: Search, every: Rows, rows: Sequence[int]) -> None:
        self.search = search
        self.every = every
        self.rows = list(rows)

    @property
    def worlds(self) -> int:
        return sum(self.every.weights[row] for row in self.rows)

    @property
    def settled(self) -> bool:
        """Whether one code is left."""
        return len({self.every.codes[row] for row in self.rows}) < 2

    def after(self, code: int, verifier: int, passed: bool) -> Position:
        """The position after an answer."""
        every = self.every
        rows = [
            row
            for row in self.rows
            if bool(every.masks[every.laws[row][verifier]] >> code & 1) is passed
        ]
        return Position(self.search, every, rows)

    def improving(
        self,
        proposal: int | None = None,
        left: int = 0,
        seconds: float = inf,
        clock: Callable[[], float] = monotonic,
    ) -> Iterator[Par]:
        """What is known of optimal play, better and better, until it is proved, or so many seconds
        have passed by a clock. With a proposal the round about it is open and has `left` questions
        left. The search is begun anew in every slice of time, and may have forgotten what it knew:
        since each slice is longer than the one before, it gets on all the same."""
        end = clock() + seconds
        worlds = self.worlds
        if self.settled:
            yield Par(worlds, Cost(0, 0), Cost(0, 0), None)
            return
        open_round = proposal is not None and left > 0
        cost, best = self._played(proposal if open_round else None, left, QUICK)
        many = len(self.rows) > MOST_FOR_EFFORT
        efforts = iter(() if many else (*EFFORTS, *[EFFORTS[-1]] * 1000))
        longest = FIRST_SLICE
        rest = inf  # the first slice is not cut short
        while rest > 0:
            low, proved = self._bounded(proposal if open_round else None, left, min(longest, rest))
            if proved:
                question = self._question(proposal if open_round else None, left, low)
                yield Par(worlds, Cost.of(low), Cost.of(low), question or best)
                return
            if effort := next(efforts, None):
                again, question = self._played(proposal if open_round else None, left, effort)
                if again < cost:
                    cost, best = again, question
            yield Par(worlds, Cost.of(cost), Cost.of(low), best)
            longest *= LONGER
            rest = end - clock()

    def look(
        self, proposal: int | None, left: int, seconds: float, nth: int, patience: float
    ) -> Par:
        """What one look of about so many seconds tells, half of them for a bound and half for a
        strategy; the `nth` such look takes more care. Where it is proved, `patience` is how long
        the question may take. Without a second it is a rough idea, in a few microseconds a row."""
        if self.settled:
            return Par(self.worlds, Cost(0, 0), Cost(0, 0), None)
        open_round = proposal if left > 0 else None
        glance = GLANCE if len(self.rows) <= MOST_FOR_EFFORT else 0.0  # of many it takes long
        low, proved = self._bounded(open_round, left, max(seconds / 2, glance))
        low = max(low, self._least(open_round))
        cost, best = INFINITE, None
        if not proved:
            efforts = (QUICK, *(EFFORTS if len(self.rows) <= MOST_FOR_EFFORT else ()))
            effort = efforts[min(nth, len(efforts) - 1)]
            cost, best = self._played(open_round, left, effort._replace(seconds=seconds / 2))
        optimal = proved or cost == low
        if optimal and (question := self._question(open_round, left, low, patience)):
            return Par(self.worlds, Cost.of(low), Cost.of(low), question)
        if best is None:  # proved, but by which question is not known
            cost, best = self._played(open_round, left, QUICK._replace(seconds=0.0))
        return Par(self.worlds, Cost.of(cost), Cost.of(low), best)

    def beginning(
        self, left: int, seconds: float = inf, clock: Callable[[], float] = monotonic
    ) -> Iterator[Par]:
        """The same at the beginning of a round that has only `left` questions: the first, after a
        handicap."""
        end = clock() + seconds
        search, rows, worlds = self.search, self.rows, self.worlds
        begun = worlds * ROUND
        # Of every proposal what it costs, or a bound; worked on is the first that may cost least.
        known = {p: search.open_value(rows, p, left, 0.0) for p in self._different_proposals()}
        cost, best = INFINITE, None
        longest = FIRST_SLICE
        rest = inf  # the first slice is not cut short
        while rest > 0:
            code = min(known, key=lambda p: (known[p][0], p))
            low, proved = known[code]
            if proved:
                verifier = search.open_question(rows, code, left, low, QUESTION_SECONDS)
                if verifier is None and len(known) > 1:
                    # So little only if the round is ended at once; others ask on the way.
                    del known[code]
                    continue
                question = best if verifier is None else (code, verifier)
                yield Par(worlds, Cost.of(begun + low), Cost.of(begun + low), question)
                return
            played, question = self._played(code, left, QUICK)
            if played < cost:
                cost, best = played, question
            known[code] = search.open_value(rows, code, left, min(longest, rest))
            if not known[code][1]:
                least = min(low for low, _ in known.values())
                yield Par(worlds, Cost.of(begun + cost), Cost.of(begun + least), best)
                longest *= LONGER
                rest = end - clock()

    def glimpse(self, left: int) -> Par:
        """A rough idea of that, at once: whoever has all questions needs no more."""
        low = max(self.search.value(self.rows, 0.0)[0], self._least(None))
        effort = QUICK._replace(seconds=0.0)
        _, question = self._played(None, 0, effort)
        assert question is not None, "more than one code is left"
        cost, question = self._played(question[0], left, effort)
        worlds = self.worlds
        return Par(worlds, Cost.of(worlds * ROUND + cost), Cost.of(low), question)

    def _least(self, proposal: int | None) -> int:
        """What it costs in any case while more than one code is left: a question in each world, and
        a round where none is open."""
        return self.worlds * (1 if proposal is not None else ROUND + 1)

    def _different_proposals(self) -> list[int]:
        """The first of all proposals that split the worlds alike."""
        every = self.every
        holders: list[dict[int, int]] = [{} for _ in range(every.verifiers)]
        for bit, row in enumerate(self.rows):
            for held, law in zip(holders, every.laws[row], strict=True):
                held[law] = held.get(law, 0) | 1 << bit
        everyone = (1 << len(self.rows)) - 1
        first: dict[tuple[int, ...], int] = {}
        for code in range(len(CODES)):
            split = []
            for held in holders:
                yes = sum(rows for law, rows in held.items() if every.masks[law] >> code & 1)
                split.append(min(yes, everyone ^ yes))
            first.setdefault(tuple(split), code)
        return [*first.values()]

    def _bounded(self, proposal: int | None, left: int, seconds: float) -> tuple[int, bool]:
        if proposal is None:
            return self.search.value(self.rows, seconds)
        return self.search.open_value(self.rows, proposal, left, seconds)

    def _played(
        self, proposal: int | None, left: int, effort: Effort
    ) -> tuple[int, Question | None]:
        cost, question = self.search.play(self.rows, proposal, left, effort)
        if question is None:  # the open round is better ended
            _, question = self.search.play(self.rows)
        return cost, question

    def _question(
        self, proposal: int | None, left: int, value: int, seconds: float = QUESTION_SECONDS
    ) -> Question | None:
        if proposal is not None:
            verifier = self.search.open_question(self.rows, proposal, left, value, seconds)
            if verifier is not None:
                return proposal, verifier
        return self.search.question(self.rows, value, seconds)


def position_of(left: Worlds) -> Position:
    rows = rows_of(left)
    return Position(search_of(rows), rows, range(len(rows)))


def solve(
    left: Worlds, transcript: Transcript, seconds: float, position: Position | None = None
) -> Par:
    """What is known of optimal play after a transcript, in about so many seconds. The position is
    that of these worlds, if there is one already."""
    if len(left.codes) < 2:
        # Known at set-up: the first round is begun all the same, to declare the code.
        cost = Cost(0 if transcript.rounds else len(left), 0)
        return Par(len(left), cost, cost, None)
    position = position or position_of(left)
    *_, par = position.improving(*open_round(transcript), seconds)
    return par


def open_round(transcript: Transcript) -> tuple[int | None, int]:
    """The proposal that may be used on, and how many questions it has left."""
    if transcript.closed or not transcript.rounds:
        return None, 0
    last = transcript.rounds[-1]
    return last.code, QUESTIONS_A_ROUND - len(last.answers)
