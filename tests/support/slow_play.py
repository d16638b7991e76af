"""Optimal play by trying every strategy there is: slow, straight from the definition."""

from collections.abc import Iterable
from functools import cache

from bombe.games.turing_machine.rows import Rows

Cost = tuple[int, int]  # rounds, questions
Kind = tuple[int, ...]  # what a code says: which rows pass, by verifier


class SlowPlay:
    """The least (rounds, questions) over some rows. Sets of rows are integers, with a bit each."""

    def __init__(self, of: Rows, rows: Iterable[int]) -> None:
        self.of = of
        self.bits = {1 << n: row for n, row in enumerate(sorted(rows))}
        self.everything = sum(self.bits)
        self.kinds = [self._kind(code) for code in range(125)]
        self.settled = cache(self._settled)
        self.total = cache(self._total)
        self._new_round = cache(self._best_new_round)
        self._in_round = cache(self._best_in_round)

    def set_of(self, rows: Iterable[int]) -> int:
        chosen = {*rows}
        return sum(bit for bit, row in self.bits.items() if row in chosen)

    def from_new_round(self, some: int | None = None) -> Cost:
        """From the beginning of a round."""
        return self._new_round(self.everything if some is None else some)

    def from_short_round(self, some: int, left: int) -> Cost:
        """From the beginning of a round with fewer questions than usual, which may be begun in
        vain."""
        if self.settled(some):
            return 0, 0
        rounds, questions = min(self.in_round(some, code, left) for code in range(len(self.kinds)))
        return self.total(some) + rounds, questions

    def in_round(self, some: int, code: int, left: int) -> Cost:
        """In the middle of a round about a code. A verifier that was asked already has nothing to
        say, so it does not matter which those are."""
        return self._in_round(some, self.among(some, code), left)

    def among(self, some: int, code: int) -> Kind:
        return self._among(some, self.kinds[code])

    def _kind(self, code: int) -> Kind:
        of = self.of
        return tuple(
            sum(
                bit
                for bit, row in self.bits.items()
                if of.masks[of.laws[row][verifier]] >> code & 1
            )
            for verifier in range(of.verifiers)
        )

    def _among(self, some: int, kind: Kind) -> Kind:
        """What a code says of these rows. Codes that say the same of them are of one kind."""
        return tuple(yes & some for yes in kind)

    def _settled(self, some: int) -> bool:
        return len({self.of.codes[row] for bit, row in self.bits.items() if some & bit}) == 1

    def _total(self, some: int) -> int:
        return sum(self.of.weights[row] for bit, row in self.bits.items() if some & bit)

    def _best_new_round(self, some: int) -> Cost:
        if self.settled(some):
            return 0, 0
        best = (10**9, 0)
        for kind in {self._among(some, kind) for kind in self.kinds}:
            for cost in self._questions(some, kind, 3):
                best = min(best, (self.total(some) + cost[0], cost[1]))
        return best

    def _best_in_round(self, some: int, kind: Kind, left: int) -> Cost:
        if self.settled(some):
            return 0, 0
        return min([self._new_round(some), *self._questions(some, kind, left)])

    def _questions(self, some: int, kind: Kind, left: int) -> list[Cost]:
        """What each question costs that may be asked and tells something: some other question is
        better than one that tells nothing."""
        found = []
        for yes in kind if left else ():
            if yes and yes != some:
                one = self._in_round(yes, self._among(yes, kind), left - 1)
                two = self._in_round(some - yes, self._among(some - yes, kind), left - 1)
                found.append((one[0] + two[0], self.total(some) + one[1] + two[1]))
        return found


class SlowWorst:
    """The least that always suffices, of what is `paid` for a new round and for a question: (1, 0)
    counts rounds, and (0, 1) questions."""

    def __init__(self, play: SlowPlay, paid: Cost) -> None:
        self.play = play
        self.round, self.question = paid
        self._new_round = cache(self._best_new_round)
        self._in_round = cache(self._best_in_round)

    def from_new_round(self) -> int:
        return self._new_round(self.play.everything)

    def in_round(self, code: int, left: int) -> int:
        everything = self.play.everything
        return self._in_round(everything, self.play.among(everything, code), left)

    def _best_new_round(self, some: int) -> int:
        if self.play.settled(some):
            return 0
        kinds = {self.play.among(some, code) for code in range(len(self.play.kinds))}
        return self.round + min(number for kind in kinds for number in self._asked(some, kind, 3))

    def _best_in_round(self, some: int, kind: Kind, left: int) -> int:
        if self.play.settled(some):
            return 0
        return min([self._new_round(some), *self._asked(some, kind, left)])

    def _asked(self, some: int, kind: Kind, left: int) -> list[int]:
        """What each question comes to that tells something, in the worse case of the two."""
        return [
            self.question
            + max(
                self._in_round(part, tuple(each & part for each in kind), left - 1)
                for part in (yes, some - yes)
            )
            for yes in (kind if left else ())
            if yes and yes != some
        ]
