"""The search for optimal play, in plain Python: what the kernel does, slower.

A cost is one integer, rounds · ROUND + questions, both summed over the worlds left, so that a
comparison of costs compares rounds first. The value of a set of worlds with more than one code, at
the beginning of a round, is a round for each of its worlds and the least, over all proposals, of
what the questions and the sets they lead to cost. `value` returns it, or the lower bound proved so
far.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from heapq import heapify, heappop, heappush
from typing import NamedTuple, Protocol

from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import QUESTIONS_A_ROUND
from bombe.games.turing_machine.rows import Rows
from bombe.games.turing_machine.worst_search import OutOfTime, PlainWorst, Worst

ROUND = 1 << 28
INFINITE = 1 << 62
OUTCOMES_A_ROUND = 2**QUESTIONS_A_ROUND


class Effort(NamedTuple):
    """How much to do for a strategy: solve sets of up to `small` rows, try `tries` proposals first.
    The plain search has only one way."""

    small: int
    tries: int
    seconds: float  # after which it takes less care


QUICK = Effort(small=12, tries=1, seconds=0.4)


class Search(Protocol):
    """What can be asked about sets of rows. Seconds bound the time of a call."""

    def value(self, rows: Sequence[int], seconds: float) -> tuple[int, bool]:
        """The cost of optimal play from the beginning of a round; False when it is only a lower
        bound, for want of time."""
        ...

    def open_value(
        self, rows: Sequence[int], proposal: int, left: int, seconds: float
    ) -> tuple[int, bool]:
        """The same in the middle of a round with `left` more questions about `proposal`."""
        ...

    def question(self, rows: Sequence[int], value: int, seconds: float) -> tuple[int, int] | None:
        """Of the questions with which play costs `value`, the first by proposal and verifier."""
        ...

    def open_question(
        self, rows: Sequence[int], proposal: int, left: int, value: int, seconds: float
    ) -> int | None:
        """The same for the verifier to ask next; None when a new round is as good as any."""
        ...

    def play(
        self,
        rows: Sequence[int],
        proposal: int | None = None,
        left: int = 0,
        effort: Effort = QUICK,
    ) -> tuple[int, tuple[int, int] | None]:
        """What a strategy costs that is found at once, and its question; without one, a new round
        is to be begun."""
        ...

    def worst(
        self,
        rows: Sequence[int],
        kind: Worst,
        seconds: float,
        proposal: int | None = None,
        left: int = 0,
        most: int | None = None,
    ) -> tuple[int, int]:
        """How many rounds, or questions, are needed at least, and how many suffice, whatever the
        answers are. In an open round about `proposal`, with `left` more questions, only rounds
        after it count. With `most` it is only found out whether so many suffice."""
        ...


class PlainSearch:
    """A `Search` in plain Python. Sets of rows are integers with a bit per row."""

    def __init__(self, every: Rows) -> None:
        self.searches = 0
        of_weight: dict[int, int] = {}
        for i, weight in enumerate(every.weights):
            of_weight[weight] = of_weight.get(weight, 0) | 1 << i
        self._of_weight = tuple(of_weight.items())  # few, and most often one
        # Many rows and few laws: the rows of each law once, and then whole sets of them.
        of_law: list[dict[int, int]] = [{} for _ in range(every.verifiers)]
        for i, laws in enumerate(every.laws):
            for sets, law in zip(of_law, laws, strict=True):
                sets[law] = sets.get(law, 0) | 1 << i
        self._yes = [
            [
                sum(rows for law, rows in sets.items() if every.masks[law] >> p & 1)
                for sets in of_law
            ]
            for p in range(len(CODES))
        ]
        by_code: dict[int, int] = {}
        for i, code in enumerate(every.codes):
            by_code[code] = by_code.get(code, 0) | 1 << i
        self._same = [by_code[code] for code in every.codes]
        self._known: dict[int, tuple[int, bool]] = {}  # set -> lower bound, whether exact
        self._deadline = 0.0
        self._worst = PlainWorst(self._yes, [*by_code.values()])

    # ---- sets ----

    def _weight(self, rows: int) -> int:
        total = 0
        for weight, some in self._of_weight:
            total += weight * (rows & some).bit_count()
        return total

    def _settled(self, rows: int) -> bool:
        """Whether one code is left."""
        return not rows & ~self._same[(rows & -rows).bit_length() - 1]

    def _bound(self, rows: int) -> tuple[int, bool]:
        """What is known of the value of a set: a lower bound, and whether it is exact."""
        if self._settled(rows):
            return 0, True
        if rows not in self._known:
            weights = []
            rest = rows
            while rest:
                code = rest & self._same[(rest & -rest).bit_length() - 1]
                weights.append(self._weight(code))
                rest ^= code
            bound = depth(weights, OUTCOMES_A_ROUND) * ROUND + depth(weights, 2)
            self._known[rows] = bound, False
        return self._known[rows]

    def _splits(self, rows: int, proposal: int) -> list[tuple[int, int]]:
        """The verifiers that split the set, with the rows that say yes."""
        found = []
        for verifier, yes in enumerate(self._yes[proposal]):
            some = rows & yes
            if some and some != rows:
                found.append((verifier, some))
        return found

    # ---- one round about one proposal ----

    def _rest(self, yes: list[int], rows: int, asked: int, left: int) -> tuple[int, bool]:
        """A lower bound of what is left of a round, from what is known of the sets it leads to."""
        best, exact = self._bound(rows)
        if exact and not best:
            return 0, True
        if left:
            weight = self._weight(rows)
            for v, mask in enumerate(yes):
                some = rows & mask
                if asked >> v & 1 or not some or some == rows:
                    continue
                one, one_exact = self._rest(yes, some, asked | 1 << v, left - 1)
                if weight + one > best:
                    continue
                two, two_exact = self._rest(yes, rows ^ some, asked | 1 << v, left - 1)
                total = weight + one + two
                if total < best or (total == best and one_exact and two_exact):
                    best, exact = total, one_exact and two_exact
        return best, exact

    def _tree(
        self, yes: list[int], rows: int, asked: int, left: int, limit: int, must: bool = False
    ) -> int:
        """What is left of a round: exact if below the limit, else a lower bound of at least it."""
        if self._settled(rows):
            return 0
        if not left:
            return self._search(rows, limit)
        weight = self._weight(rows)
        best = result = INFINITE
        ways: list[tuple[int, int, int]] = []
        if not must:
            low, exact = self._bound(rows)
            ways.append((low, -1, 0))
            if exact:
                best = low
        for v, mask in enumerate(yes):
            some = rows & mask
            if asked >> v & 1 or not some or some == rows:
                continue
            one, _ = self._rest(yes, some, asked | 1 << v, left - 1)
            two, _ = self._rest(yes, rows ^ some, asked | 1 << v, left - 1)
            ways.append((weight + one + two, v, two))
        for low, v, two in sorted(ways):
            most = min(best, limit)
            if low >= most:
                result = min(result, low)
                break
            if v < 0:
                found = self._search(rows, most)
            else:
                some = rows & yes[v]
                found = weight + self._tree(
                    yes, some, asked | 1 << v, left - 1, most - weight - two
                )
                if found + two >= most:
                    found += two
                else:
                    found += self._tree(yes, rows ^ some, asked | 1 << v, left - 1, most - found)
            if found < most:
                best = found
            result = min(result, found)
        return min(best, result)

    # ---- the choice of a proposal ----

    def _search(self, rows: int, beta: int) -> int:
        """The value of a set if it is below beta, else a lower bound that is at least beta."""
        low, exact = self._bound(rows)
        if exact or low >= beta:
            return low
        self.searches += 1
        if time.monotonic() > self._deadline:
            raise OutOfTime
        base = self._weight(rows) * ROUND
        best = INFINITE
        seen: set[tuple[int, ...]] = set()
        waiting: list[tuple[int, int, list[int]]] = []
        for proposal in range(len(CODES)):
            yes = [some for _, some in self._splits(rows, proposal)]
            split = tuple(sorted(min(some, rows ^ some) for some in yes))
            if not yes or split in seen:
                continue
            seen.add(split)
            total, exact = self._round(yes, rows)
            if exact:
                best = min(best, base + total)
                if best <= low:
                    break
            else:
                waiting.append((base + total, proposal, yes))
        heapify(waiting)
        try:
            low, best = self._decided(rows, base, beta, low, best, waiting)
        except OutOfTime:
            if waiting:  # every proposal has a bound, so the lowest of them is one of the set
                self._known[rows] = max(low, min(waiting[0][0], best)), False
            raise
        self._known[rows] = low, best <= low
        return low

    def _decided(
        self,
        rows: int,
        base: int,
        beta: int,
        low: int,
        best: int,
        waiting: list[tuple[int, int, list[int]]],
    ) -> tuple[int, int]:
        """Works on the most promising proposal until it no longer is, and so on: the lower bound
        and the least cost found, which are equal when the value is known."""
        while best > low:
            if not waiting:
                low = best
                break
            bound, proposal, yes = waiting[0]
            low = max(low, min(bound, best))
            limit = min(best, beta)
            if bound >= limit:
                break
            if len(waiting) > 1:
                limit = min(limit, min(one[0] for one in waiting[1:3]) + ROUND)
            found = base + self._tree(yes, rows, 0, QUESTIONS_A_ROUND, limit - base, must=True)
            heappop(waiting)
            if found < limit:
                best = min(best, found)
            else:
                heappush(waiting, (found, proposal, yes))
        return low, best

    def _round(self, yes: list[int], rows: int) -> tuple[int, bool]:
        weight = self._weight(rows)
        best, exact = INFINITE, False
        for v, some in enumerate(yes):
            one, one_exact = self._rest(yes, some, 1 << v, QUESTIONS_A_ROUND - 1)
            if weight + one > best:
                continue
            two, two_exact = self._rest(yes, rows ^ some, 1 << v, QUESTIONS_A_ROUND - 1)
            total = weight + one + two
            if total < best or (total == best and one_exact and two_exact):
                best, exact = total, one_exact and two_exact
        return best, exact

    # ---- what can be asked ----

    def value(self, rows: Sequence[int], seconds: float) -> tuple[int, bool]:
        mask = _mask(rows)
        self._deadline = time.monotonic() + seconds
        try:
            return self._search(mask, INFINITE), True
        except OutOfTime:
            return self._bound(mask)[0], False

    def open_value(
        self, rows: Sequence[int], proposal: int, left: int, seconds: float
    ) -> tuple[int, bool]:
        mask = _mask(rows)
        yes = [some for _, some in self._splits(mask, proposal)]
        self._deadline = time.monotonic() + seconds
        try:
            return self._tree(yes, mask, 0, left, INFINITE), True
        except OutOfTime:
            return self._rest(yes, mask, 0, left)[0], False

    def question(self, rows: Sequence[int], value: int, seconds: float) -> tuple[int, int] | None:
        mask = _mask(rows)
        value -= self._weight(mask) * ROUND
        self._deadline = time.monotonic() + seconds
        try:
            for proposal in range(len(CODES)):
                verifier = self._first_verifier(mask, proposal, QUESTIONS_A_ROUND, value)
                if verifier is not None:
                    return proposal, verifier
        except OutOfTime:
            pass
        return None

    def open_question(
        self, rows: Sequence[int], proposal: int, left: int, value: int, seconds: float
    ) -> int | None:
        self._deadline = time.monotonic() + seconds
        try:
            return self._first_verifier(_mask(rows), proposal, left, value)
        except OutOfTime:
            return None

    def _first_verifier(self, rows: int, proposal: int, left: int, value: int) -> int | None:
        splits = self._splits(rows, proposal)
        yes = [some for _, some in splits]
        if not left or not yes or self._round_from(yes, rows, left) > value:
            return None
        weight = self._weight(rows)
        for v, (verifier, some) in enumerate(splits):
            total = weight + self._tree(yes, some, 1 << v, left - 1, value + 1 - weight)
            if total <= value:
                total += self._tree(yes, rows ^ some, 1 << v, left - 1, value + 1 - total)
                if total == value:
                    return verifier
        return None

    def _round_from(self, yes: list[int], rows: int, left: int) -> int:
        weight = self._weight(rows)
        return min(
            weight
            + self._rest(yes, some, 1 << v, left - 1)[0]
            + self._rest(yes, rows ^ some, 1 << v, left - 1)[0]
            for v, some in enumerate(yes)
        )

    # ---- a strategy at once ----

    def play(
        self,
        rows: Sequence[int],
        proposal: int | None = None,
        left: int = 0,
        effort: Effort = QUICK,
    ) -> tuple[int, tuple[int, int] | None]:
        mask = _mask(rows)
        if self._settled(mask):
            return 0, None
        if proposal is None:
            proposal, splits = self._promising_proposal(mask)
            left, base, must = QUESTIONS_A_ROUND, self._weight(mask) * ROUND, True
        else:
            splits, base, must = self._splits(mask, proposal), 0, False
        yes = [some for _, some in splits]
        v = self._promising(yes, mask, 0, left, must)
        cost = base + self._played(yes, mask, 0, left, must)
        return cost, None if v is None else (proposal, splits[v][0])

    def _promising_proposal(self, rows: int) -> tuple[int, list[tuple[int, int]]]:
        """The first proposal whose bound is the lowest."""
        best, chosen, found = INFINITE, 0, []
        for proposal in range(len(CODES)):
            splits = self._splits(rows, proposal)
            if splits:
                bound, _ = self._round([some for _, some in splits], rows)
                if bound < best:
                    best, chosen, found = bound, proposal, splits
        return chosen, found

    def _promising(
        self, yes: list[int], rows: int, asked: int, left: int, must: bool
    ) -> int | None:
        best = INFINITE if must else self._bound(rows)[0]
        chosen = None
        weight = self._weight(rows)
        for v, mask in enumerate(yes):
            some = rows & mask
            if not left or asked >> v & 1 or not some or some == rows:
                continue
            total = (
                weight
                + self._rest(yes, some, asked | 1 << v, left - 1)[0]
                + self._rest(yes, rows ^ some, asked | 1 << v, left - 1)[0]
            )
            # At a tie it is better to go on: bounds of whole sets are the weaker ones.
            if total < best or (chosen is None and total == best):
                best, chosen = total, v
        return chosen

    def _played(self, yes: list[int], rows: int, asked: int, left: int, must: bool) -> int:
        if self._settled(rows):
            return 0
        v = self._promising(yes, rows, asked, left, must)
        if v is None:
            low, exact = self._bound(rows)
            if exact:
                return low
            return self.play([i for i in range(rows.bit_length()) if rows >> i & 1])[0]
        some = rows & yes[v]
        return (
            self._weight(rows)
            + self._played(yes, some, asked | 1 << v, left - 1, must=False)
            + self._played(yes, rows ^ some, asked | 1 << v, left - 1, must=False)
        )

    # ---- the worst case ----

    def worst(
        self,
        rows: Sequence[int],
        kind: Worst,
        seconds: float,
        proposal: int | None = None,
        left: int = 0,
        most: int | None = None,
    ) -> tuple[int, int]:
        return self._worst.limits(_mask(rows), kind, seconds, proposal, left, most)


def _mask(rows: Sequence[int]) -> int:
    mask = 0
    for row in rows:
        mask |= 1 << row
    return mask


def depth(weights: Sequence[int], branches: int) -> int:
    """The least total depth of a tree whose leaves have these weights and whose nodes have at most
    so many branches: Huffman's. A round has eight outcomes, a question two; and worlds of one code
    need not be told apart."""
    heap = list(weights)
    # The deepest node may have fewer branches, so that all above it are full.
    while (len(heap) - 1) % (branches - 1):
        heap.append(0)
    heapify(heap)
    total = 0
    while len(heap) > 1:
        node = sum(heappop(heap) for _ in range(branches))
        total += node
        heappush(heap, node)
    return total
