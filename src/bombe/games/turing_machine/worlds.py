"""The worlds of a problem: every way its verifiers may hold their laws, narrowed by answers.

A world is one law per group that together obey the two rules; in nightmare also a hidden
permutation of the verifiers, which the rules do not constrain. So nightmare worlds are kept as the
law tuples alone, and permutations are counted, not listed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache, reduce
from itertools import islice, permutations
from math import factorial
from operator import or_

from bombe.chance import Chance
from bombe.games.turing_machine.cards import Law
from bombe.games.turing_machine.codes import ALL_CODES, meet
from bombe.games.turing_machine.problem import (
    VERIFIERS,
    Mode,
    Problem,
    Secret,
    Transcript,
    answer_name,
)
from bombe.text import BadInput, N, T

Answer = tuple[int, int, bool]  # code, verifier, ✓


def valid_tuples(choices: Sequence[Sequence[Law]]) -> list[tuple[Law, ...]]:
    """Every choice of one law per group that obeys the two rules, in the order of the choices.

    Grown group by group. Kept of a partial choice: the codes left, and for each of its laws the
    codes left without it. Once a law excludes nothing that the others do not, it never will, so
    such a choice is dropped at once; what remains is small.
    """
    partial: list[tuple[tuple[Law, ...], int, list[int]]] = [((), ALL_CODES, [])]
    for choice in choices:
        grown = []
        for laws, left, without in partial:
            for law in choice:
                mask = law.codes
                now = left & mask
                if not now or now == left:
                    continue
                spare = [codes & mask for codes in without]
                if now in spare:
                    continue
                spare.append(left)
                grown.append(((*laws, law), now, spare))
        partial = grown
    return [laws for laws, left, _ in partial if not left & (left - 1)]


@lru_cache(maxsize=256)
def _all_tuples(problem: Problem) -> tuple[tuple[Law, ...], ...]:
    return tuple(valid_tuples(problem.choices))


class Worlds:
    """The worlds of `problem` that agree with `answers`."""

    def __init__(self, problem: Problem, answers: Sequence[Answer] = ()) -> None:
        self.problem = problem
        self.answers = tuple(dict.fromkeys(answers))
        self._everyone = (1 << len(problem.groups)) - 1
        self._known_homes: dict[int, int] = {}

    @property
    def _shuffled(self) -> bool:
        return self.problem.mode is Mode.NIGHTMARE

    @cached_property
    def tuples(self) -> list[tuple[Law, ...]]:
        """The law tuples that some world left has."""
        if not self.answers:
            return list(_all_tuples(self.problem))
        return [laws for laws in _all_tuples(self.problem) if self._is_left(laws)]

    def _homes(self, law: Law) -> int:
        """The verifiers, as bits, that may hold this law as far as their own answers go."""
        if law.codes not in self._known_homes:
            homes = self._everyone
            for code, verifier, passed in self.answers:
                if bool(law.codes >> code & 1) is not passed:
                    homes &= ~(1 << verifier)
            self._known_homes[law.codes] = homes
        return self._known_homes[law.codes]

    def _is_left(self, laws: tuple[Law, ...]) -> bool:
        """Whether some world left has these laws."""
        if self._shuffled:
            return any(_possible_seats(tuple(map(self._homes, laws))))
        return all(self._homes(law) >> place & 1 for place, law in enumerate(laws))

    def _ways(self, laws: tuple[Law, ...]) -> int:
        """How many worlds left have these laws."""
        if self._shuffled:
            return _seatings(tuple(map(self._homes, laws)))
        return int(self._is_left(laws))

    def __len__(self) -> int:
        if not self._shuffled:
            return len(self.tuples)
        if not self.answers:
            return len(self.tuples) * factorial(len(self.problem.groups))
        return sum(map(self._ways, self.tuples))

    def __repr__(self) -> str:
        worlds, codes = len(self), len(self.codes)
        return (
            f"Worlds({self.problem}: {worlds} world{'s' * (worlds != 1)},"
            f" {codes} code{'s' * (codes != 1)})"
        )

    def __iter__(self) -> Iterator[Secret]:
        """Every world left. Long in nightmare."""
        for laws in self.tuples:
            for places in self._places(laws):
                yield Secret(self.problem, laws, places)

    def _places(self, laws: tuple[Law, ...]) -> Iterator[tuple[int, ...]]:
        identity = tuple(range(len(laws)))
        if not self._shuffled:
            yield identity
            return
        homes = [self._homes(law) for law in laws]
        for places in permutations(identity):
            if all(home >> place & 1 for home, place in zip(homes, places, strict=True)):
                yield places

    @cached_property
    def codes(self) -> list[int]:
        """The codes still possible, ascending."""
        return sorted({meet(law.codes for law in laws).bit_length() - 1 for laws in self.tuples})

    @cached_property
    def laws(self) -> list[list[Law]]:
        """For each verifier the laws still possible, by card and letter."""
        found: list[set[Law]] = [set() for _ in self.problem.groups]
        for laws in self.tuples:
            if self._shuffled:
                homes = tuple(map(self._homes, laws))
                for law, seats in zip(laws, _possible_seats(homes), strict=True):
                    for verifier, possible in enumerate(found):
                        if seats >> verifier & 1:
                            possible.add(law)
            else:
                for possible, law in zip(found, laws, strict=True):
                    possible.add(law)
        return [sorted(laws, key=lambda law: (law.card, law.letter)) for laws in found]

    def draw(self, chance: Chance) -> Secret:
        """One of the worlds left, each equally likely."""
        number = chance.below(len(self))
        for laws in self.tuples:
            ways = self._ways(laws)
            if number < ways:
                return Secret(self.problem, laws, next(islice(self._places(laws), number, None)))
            number -= ways
        raise AssertionError("the worlds were miscounted")

    @cached_property
    def contradiction(self) -> list[Answer]:
        """A smallest set of answers that no world agrees with; empty while a world is left.

        Such a set has an answer that the world breaks, for every world. We do not list what each
        of them breaks, but meet them one by one: blame as few answers as those met so far allow,
        and look for a world that gives all the blamed answers. While there is one, it is the next
        to be met. In practice a few dozen are enough.
        """
        if self.tuples:
            return []
        met: list[int] = []
        size = 0
        while True:
            while (blamed := _cover(met, size)) is None:
                size += 1
            broken = self._fewest_broken(blamed)
            if broken is None:
                return [answer for bit, answer in enumerate(self.answers) if blamed >> bit & 1]
            met.append(broken)

    @cached_property
    def _seats(self) -> list[list[list[tuple[int, int]]]]:
        """For each law of each tuple the verifiers that may hold it (one bit each), with the
        answers, as bits, that it would break there."""
        broken: dict[int, list[tuple[int, int]]] = {}
        for law in {law.codes: law for laws in _all_tuples(self.problem) for law in laws}.values():
            row = [0] * len(self.problem.groups)
            for bit, (code, verifier, passed) in enumerate(self.answers):
                if bool(law.codes >> code & 1) is not passed:
                    row[verifier] |= 1 << bit
            broken[law.codes] = [(1 << verifier, bits) for verifier, bits in enumerate(row)]
        if self._shuffled:
            return [[broken[law.codes] for law in laws] for laws in _all_tuples(self.problem)]
        return [
            [[broken[law.codes][place]] for place, law in enumerate(laws)]
            for laws in _all_tuples(self.problem)
        ]

    def _fewest_broken(self, kept: int) -> int | None:
        """Of the worlds that give the answers `kept`, one that breaks the fewest others: those, as
        bits. None when no world gives them."""
        nothing = best = (1 << len(self.answers) + 1) - 1  # one more than there are
        for seats in self._seats:
            # Verifiers taken -> the fewest answers broken. What is broken at one verifier does not
            # depend on the others, so the fewest of the parts make the fewest of the whole.
            seated = {0: 0}
            for options in seats:
                grown: dict[int, int] = {}
                for taken, broken in seated.items():
                    for verifier, more in options:
                        if taken & verifier or more & kept:
                            continue
                        now, total = taken | verifier, broken | more
                        if total.bit_count() < grown.get(now, best).bit_count():
                            grown[now] = total
                seated = grown
            best = seated.get(self._everyone, best)
        return None if best == nothing else best


def worlds(problem: Problem, transcript: Transcript | None = None) -> Worlds:
    """The worlds of a problem after what was asked. A problem without any is refused."""
    if not _all_tuples(problem):
        raise BadInput(
            T(
                "the cards {problem} make no valid problem: whatever their criteria, there is no "
                "code, more than one, or a superfluous verifier",
                problem=str(problem),
            )
        )
    return Worlds(problem, transcript.answers() if transcript else ())


def must_agree(left: Worlds) -> None:
    """Refuse answers that contradict each other."""
    if left.contradiction:
        raise BadInput(
            N(
                "this answer cannot be right: {answers}",
                "these answers contradict each other: {answers}",
                len(left.contradiction),
                answers=[answer_name(*answer) for answer in left.contradiction],
            )
        )


@lru_cache(maxsize=1 << 16)
def _seatings(homes: tuple[int, ...]) -> int:
    """In how many ways each law gets a verifier of its own among those it may have."""
    if not homes:
        return 1
    first, *rest = homes
    return sum(
        _seatings(tuple(home & ~(1 << seat) for home in rest))
        for seat in range(first.bit_length())
        if first >> seat & 1
    )


_SEATS = range(len(VERIFIERS))
# Of every set of verifiers, as bits, one bit: whether this one is not in it.
_WITHOUT = [sum(1 << some for some in range(1 << len(_SEATS)) if not some >> v & 1) for v in _SEATS]


@lru_cache(maxsize=1 << 16)
def _possible_seats(homes: tuple[int, ...]) -> tuple[int, ...]:
    """For each law the verifiers, as bits, that it has in some seating of them all.

    To go through the seatings takes milliseconds with six verifiers. Here all sets of verifiers
    that the laws so far may have taken are one integer, and so are those after which the laws to
    come find theirs: a law has a verifier where one leads from the former to the latter."""
    taken = [1]  # by none of them: the empty set
    for home in homes:
        taken.append(_any((taken[-1] & _WITHOUT[v]) << (1 << v) for v in _SEATS if home >> v & 1))
    open_after = 1 << (1 << len(homes)) - 1  # all of them are taken
    found = []
    for home, before in zip(reversed(homes), reversed(taken[:-1]), strict=True):
        seats = [v for v in _SEATS if home >> v & 1]
        found.append(sum(1 << v for v in seats if (before & _WITHOUT[v]) << (1 << v) & open_after))
        open_after = _any(open_after >> (1 << v) & _WITHOUT[v] for v in seats)
    return tuple(reversed(found))


def _any(sets: Iterable[int]) -> int:
    return reduce(or_, sets, 0)


def _cover(sets: list[int], size: int, chosen: int = 0, barred: int = 0) -> int | None:
    """`chosen` and at most `size` more bits, none of them barred, that have a bit in common with
    each of the sets; None when there is no such choice."""
    missed = [one & ~barred for one in sets if not one & chosen]
    if not missed:
        return chosen
    if size == 0:
        return None
    open_bits = min(missed, key=int.bit_count)
    while open_bits:
        bit = open_bits & -open_bits
        found = _cover(missed, size - 1, chosen | bit, barred)
        if found is not None:
            return found
        barred |= bit  # every choice with this bit has been tried
        open_bits ^= bit
    return None
