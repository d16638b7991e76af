"""The search for God's number, in plain Python: what the kernel does, slower.

That is the least number of rounds, or else of questions, that always suffices, whatever the answers
are. `_fits` tells whether so many suffice for a set of rows, which is an integer with a bit per
row; a part of a set never needs more than the set. So in a round, where questions cost nothing, all
three are asked while they split the set; and where rounds cost nothing, each question may be about
any proposal.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from enum import StrEnum
from itertools import count

from bombe.games.turing_machine.problem import QUESTIONS_A_ROUND

OUTCOMES_A_ROUND = 2**QUESTIONS_A_ROUND
AT_ONCE = 0.3  # of the time is for a strategy at once, at most
FALLING = 0.7  # of the time is for less and less that suffices; the rest for what is needed


class Worst(StrEnum):
    """What is counted in the worst case; the other costs nothing then."""

    ROUNDS = "rounds"
    QUESTIONS = "questions"


class OutOfTime(Exception):
    pass


class PlainWorst:
    """`yes` has the rows that say yes, by proposal and verifier; `codes` those of each code."""

    def __init__(self, yes: Sequence[Sequence[int]], codes: Sequence[int]) -> None:
        self._yes = yes
        self._codes = codes
        # Of a set, how many are needed at least, and how many suffice.
        self._known: dict[tuple[Worst, int], tuple[int, float]] = {}
        self._proposals: list[list[int]] = []  # those that split the set that is asked about
        self._tests: list[int] = []
        self._deadline = 0.0
        self._hurry = 0.0  # from when on a strategy at once is not looked for any more

    def limits(
        self,
        rows: int,
        kind: Worst,
        seconds: float,
        proposal: int | None = None,
        left: int = 0,
        most: int | None = None,
    ) -> tuple[int, int]:
        """How many are needed at least, and how many suffice: see `search.Search.worst`."""
        if self._count(rows) < 2:
            return 0, 0
        now = time.monotonic()
        end, self._hurry = now + seconds, now + seconds * AT_ONCE
        kinds = {tuple(sorted(_splits(rows, yes))): None for yes in self._yes}
        self._proposals = [[*splits] for splits in kinds if splits]
        # In the order of proposals and verifiers, so that of tests as good the first is taken.
        self._tests = [*{split: None for yes in self._yes for split in _splits(rows, yes)}]
        opened = None
        if kind is Worst.ROUNDS and proposal is not None and left:
            # One that splits nothing is as good as over, with no questions left.
            opened = _splits(rows, self._yes[proposal]) or None

        def suffice(number: int) -> bool:
            if opened is None:
                return self._fits(rows, kind, number)
            return self._round_fits(opened, rows, left, number)

        codes = self._count(rows)
        low = 0
        while codes > _told_apart(kind, low, left if opened is not None else 0):
            low += 1
        high = self._quickly(rows, kind) if opened is None else self._ended(opened, rows, left)
        if kind is Worst.QUESTIONS:  # a round has three: where codes say little, that is better
            rounds = next(n for n in count() if codes <= _told_apart(Worst.ROUNDS, n))
            if high > QUESTIONS_A_ROUND * rounds:
                high = min(high, QUESTIONS_A_ROUND * self._quickly(rows, Worst.ROUNDS))
        if most is not None:
            self._deadline = end
            if low <= most < high:
                with suppress(OutOfTime):
                    low, high = (low, most) if suffice(most) else (most + 1, high)
            return low, high
        try:
            self._deadline = end - seconds * (1 - FALLING)
            while low < high:
                low, high = (low, high - 1) if suffice(high - 1) else (high, high)
        except OutOfTime:
            self._deadline = end
            with suppress(OutOfTime):
                while low < high:
                    low, high = (low, low) if suffice(low) else (low + 1, high)
        return low, high

    def _count(self, rows: int) -> int:
        return sum(1 for code in self._codes if rows & code)

    # ---- whether so many suffice ----

    def _fits(self, rows: int, kind: Worst, number: int) -> bool:
        codes = self._count(rows)
        if codes < 2:
            return True
        if codes > _told_apart(kind, number):
            return False
        low, high = self._known.get((kind, rows), (0, float("inf")))
        if number < low or number >= high:
            return number >= high
        if time.monotonic() > self._deadline:
            raise OutOfTime
        if kind is Worst.ROUNDS:
            fits = any(
                self._all_asked_fit(splits, rows, number - 1)
                and self._round_fits(splits, rows, QUESTIONS_A_ROUND, number - 1)
                for splits in self._proposals
            )
        else:
            fits = self._questions_fit(rows, codes, number)
        low, high = self._known.get((kind, rows), (0, float("inf")))
        self._known[kind, rows] = (low, number) if fits else (number + 1, high)
        return fits

    def _questions_fit(self, rows: int, codes: int, number: int) -> bool:
        parts = self._promising(rows)
        least = max((min(a, b) for a, b, *_ in parts), default=0)
        if _too_many(codes, least, number):
            return False
        return any(
            self._fits(one, Worst.QUESTIONS, number - 1)
            and self._fits(two, Worst.QUESTIONS, number - 1)
            for a, b, one, two in parts
            if max(a, b) <= _told_apart(Worst.QUESTIONS, number - 1)
        )

    def _promising(self, rows: int) -> list[tuple[int, int, int, int]]:
        """Both parts of a set after a question, with their codes; the most even first, by codes or,
        where as many stay possible, by rows."""
        found = []
        for split in _splits(rows, self._tests):
            one, two = split, rows ^ split
            found.append((self._count(one), self._count(two), one, two))
        size = rows.bit_count()

        def uneven(part: tuple[int, int, int, int]) -> tuple[int, int, int]:
            some = part[2].bit_count()
            return max(part[:2]), max(some, size - some), sum(part[:2])

        return sorted(found, key=uneven)

    def _all_asked_fit(self, splits: Sequence[int], rows: int, number: int) -> bool:
        """Whether what all the verifiers together may leave fits: the three that are asked leave no
        less."""
        cells = [rows]
        for split in splits:
            cells = [part for cell in cells for part in (cell & split, cell & ~split) if part]
        return all(self._fits(cell, Worst.ROUNDS, number) for cell in cells)

    def _round_fits(self, splits: Sequence[int], rows: int, left: int, number: int) -> bool:
        """Whether so many rounds suffice after `left` more questions about a proposal."""
        codes = self._count(rows)
        if codes < 2:
            return True
        if codes > _told_apart(Worst.ROUNDS, number, left):
            return False
        now = _splits(rows, splits) if left else []
        if not now:
            return self._fits(rows, Worst.ROUNDS, number)
        return any(
            self._round_fits(splits, split, left - 1, number)
            and self._round_fits(splits, rows ^ split, left - 1, number)
            for split in now
        )

    # ---- a strategy at once, which gives a number that suffices ----

    def _quickly(self, rows: int, kind: Worst) -> int:
        if self._count(rows) < 2:
            return 0
        if time.monotonic() > self._hurry:
            return self._anyhow(rows, kind)
        if kind is Worst.QUESTIONS:
            *_, one, two = self._promising(rows)[0]
            return 1 + max(self._quickly(one, kind), self._quickly(two, kind))
        best: Sequence[int] = ()
        least = self._count(rows), rows.bit_count()  # by rows too, so that something is split
        for splits in self._proposals:
            cells = self._cells(splits, rows, QUESTIONS_A_ROUND)
            after = max((self._count(cell), cell.bit_count()) for cell in cells)
            if after < least:
                best, least = splits, after
            if best and time.monotonic() > self._hurry:
                break
        return 1 + self._ended(best, rows, QUESTIONS_A_ROUND)

    def _anyhow(self, rows: int, kind: Worst) -> int:
        """What suffices in any case: everything is asked, or else each question that splits a set
        leaves fewer rows."""
        if kind is Worst.QUESTIONS:
            every = len(self._tests)
        else:
            every = sum(-(-len(splits) // QUESTIONS_A_ROUND) for splits in self._proposals)
        return min(every, rows.bit_count() - 1)

    def _ended(self, splits: Sequence[int], rows: int, left: int) -> int:
        """Rounds after one in which each question leaves as few codes as it can."""
        return max(self._quickly(cell, Worst.ROUNDS) for cell in self._cells(splits, rows, left))

    def _cells(self, splits: Sequence[int], rows: int, left: int) -> list[int]:
        now = _splits(rows, splits) if left and self._count(rows) > 1 else []
        if not now:
            return [rows]
        best = min(now, key=lambda split: max(self._count(split), self._count(rows ^ split)))
        return [
            *self._cells(splits, best, left - 1),
            *self._cells(splits, rows ^ best, left - 1),
        ]


def _splits(rows: int, tests: Sequence[int]) -> list[int]:
    """The ways in which tests split a set, each once: the part without the first row."""
    first = rows & -rows
    found: dict[int, None] = {}
    for test in tests:
        some = rows & test
        if some & first:
            some ^= rows
        if some:
            found[some] = None
    return [*found]


def _told_apart(kind: Worst, number: int, left: int = 0) -> int:
    """How many codes can be told apart, at most: by so many after `left` more questions."""
    outcomes = OUTCOMES_A_ROUND if kind is Worst.ROUNDS else 2
    return int(outcomes**number * 2**left)


def _too_many(codes: int, least: int, number: int) -> bool:
    """Whoever is told, each time, the answer that keeps more codes keeps at least half of them, and
    all but as many as the best question does away with: for a part of the set these are no more."""
    for _ in range(number):
        codes = max(-(-codes // 2), codes - least)
    return codes > 1
