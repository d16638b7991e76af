"""New problems: cards that fit a wish, drawn evenly, and then a world of theirs, drawn evenly.

So the cards reveal nothing more to a player: every valid world is equally likely. All draws come
from one seed, which gives the same problems on every machine.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from itertools import accumulate, chain, combinations
from math import factorial

from bombe import given
from bombe.chance import Chance
from bombe.games.turing_machine.cards import Law
from bombe.games.turing_machine.codes import ALL_CODES, meet
from bombe.games.turing_machine.ids import how_many_ranks
from bombe.games.turing_machine.permutations import nth_order
from bombe.games.turing_machine.problem import SIZES, Mode, Problem, Secret
from bombe.games.turing_machine.worlds import Worlds, valid_tuples, worlds
from bombe.text import BadInput, N, T, quoted, shortened


class Difficulty(StrEnum):
    EASY = "easy"
    STANDARD = "standard"
    HARD = "hard"

    @property
    def words(self) -> T:
        return _DIFFICULTY_WORDS[self]


_DIFFICULTY_WORDS = {
    Difficulty.EASY: T("easy"),
    Difficulty.STANDARD: T("standard"),
    Difficulty.HARD: T("hard"),
}


# The highest card of an easy problem, of a standard one, of a hard one.
HIGHEST = {Difficulty.EASY: 17, Difficulty.STANDARD: 22, Difficulty.HARD: 48}


def difficulty_of(problem: Problem) -> Difficulty:
    return next(level for level, highest in HIGHEST.items() if max(problem.cards) <= highest)


def _twins() -> Iterator[tuple[int, int]]:
    for first, last in ((1, 4), (5, 7), (8, 10), (11, 13), (28, 30), (39, 41), (45, 47)):
        yield from combinations(range(first, last + 1), 2)
    yield from ((14, 15), (14, 34), (15, 35), (34, 35), (16, 17), (17, 18), (20, 21))
    yield from ((26, 27), (31, 32), (37, 38), (43, 44), (23, 38), (30, 37))


# Cards so much alike that the published generator never deals two of a pair together.
TWINS = frozenset(_twins())


@dataclass(frozen=True)
class Wish:
    """What kind of problem is wanted. `by_thought`: the cards alone settle the code."""

    mode: Mode = Mode.CLASSIC
    verifiers: int = 5
    difficulty: Difficulty = Difficulty.STANDARD
    by_thought: bool = False

    def __post_init__(self) -> None:
        # Plain strings are accepted too: "extreme" must not be silently ignored.
        for name, kind in (("mode", Mode), ("difficulty", Difficulty), ("by_thought", bool)):
            choices = [False, True] if kind is bool else [*kind]
            value = getattr(self, name)
            if value not in choices:
                raise BadInput(
                    T(
                        "{value} is not possible for {name}; choose from {choices}",
                        value=quoted(value),
                        name=name,
                        choices=choices,
                    )
                )
            object.__setattr__(self, name, kind(value))
        if self.verifiers not in SIZES or not isinstance(self.verifiers, int):
            raise BadInput(
                T("a problem has 4, 5 or 6 verifiers, not {n}", n=quoted(self.verifiers))
            )

    @property
    def twins_apart(self) -> bool:
        if self.by_thought:
            return True
        # Ten problems are easy, have six verifiers and no twins, and each is settled by thought.
        exception = (self.difficulty, self.verifiers) == (Difficulty.EASY, 6)
        return self.mode is not Mode.EXTREME and not exception

    def __str__(self) -> str:
        return str(self.words)

    @property
    def words(self) -> T:
        values = {
            "mode": self.mode.words,
            "difficulty": self.difficulty.words,
            "n": self.verifiers,
        }
        if self.by_thought:
            return T("{mode}, {difficulty}, {n} verifiers, by thought alone", **values)
        return T("{mode}, {difficulty}, {n} verifiers", **values)


# ---- how many there are ----------------------------------------------------------------------

# How many classic problems there are of a kind, by difficulty and verifiers: those with two or more
# codes possible at set-up, and those by thought alone. Counted once, over every card set that fits
# the kind; the tests count them again. A nightmare problem is one of these and an order of its
# verifiers.
_CLASSIC = {
    (Difficulty.EASY, 4): (1_316, 156),
    (Difficulty.EASY, 5): (912, 191),
    (Difficulty.EASY, 6): (2_288, 10),
    (Difficulty.STANDARD, 4): (5_022, 233),
    (Difficulty.STANDARD, 5): (11_193, 891),
    (Difficulty.STANDARD, 6): (4_219, 1_184),
    (Difficulty.HARD, 4): (788_017, 12_541),
    (Difficulty.HARD, 5): (3_866_101, 55_221),
    (Difficulty.HARD, 6): (4_089_513, 142_208),
}
# Extreme problems that thought alone settles. Of the 17 easy cards no eight are without twins, of
# the 22 standard ones no twelve; with ten there always are two codes. With eight, 3,594 worlds
# settle it, if neither the order of the verifiers nor that of their two cards counts.
_EXTREME_BY_THOUGHT = {
    (Difficulty.EASY, 4): 0,
    (Difficulty.EASY, 5): 0,
    (Difficulty.EASY, 6): 0,
    (Difficulty.STANDARD, 4): 3_594 * factorial(4) * 2**4,
    (Difficulty.STANDARD, 5): 0,
    (Difficulty.STANDARD, 6): 0,
}


def how_many(wish: Wish) -> int | None:
    """The exact number of different problems that fit; None if they are too many to count.

    That is so for the other extreme kinds. Samples say that each has more than a thousand
    million."""
    kind = (wish.difficulty, wish.verifiers)
    if wish.mode is Mode.EXTREME:
        return _EXTREME_BY_THOUGHT.get(kind) if wish.by_thought else None
    total = _CLASSIC[kind][wish.by_thought]
    return total * factorial(wish.verifiers) if wish.mode is Mode.NIGHTMARE else total


# ---- card sets -------------------------------------------------------------------------------


Choice = tuple[tuple[int, ...], int]  # cards, and how many of them count as high


class CardSets:
    """The sets of `size` cards up to `highest` with at least `least` cards above `low`, and, if
    asked for, without twins. Counted exactly, and so drawn evenly without rejection."""

    def __init__(self, size: int, highest: int, low: int, least: int, twins_apart: bool) -> None:
        self._start = (0, size, least)
        self._steps: list[list[Choice]] = []
        for cluster in _clusters(highest) if twins_apart else [[c] for c in range(1, highest + 1)]:
            choices = [
                (chosen, sum(card > low for card in chosen))
                for n in range(len(cluster) + 1)
                for chosen in combinations(cluster, n)
                if not (twins_apart and TWINS.intersection(combinations(chosen, 2)))
            ]
            # Few steps with many choices make a draw faster than many with few.
            if self._steps and len(self._steps[-1]) * len(choices) <= 16:
                choices = [
                    (some + more, n + m) for some, n in self._steps.pop() for more, m in choices
                ]
            self._steps.append(choices)
        self._ways = cache(self._count)
        self._branches = cache(self._branch)

    def _count(self, at: int, size: int, least: int) -> int:
        """In how many ways `size` cards, at least `least` of them high, come from step `at` on."""
        if size < 0:
            return 0
        if at == len(self._steps):
            return int(size == least == 0)
        return sum(
            self._ways(at + 1, size - len(cards), max(0, least - high))
            for cards, high in self._steps[at]
        )

    def __len__(self) -> int:
        return self._ways(*self._start)

    def _branch(self, at: int, size: int, least: int) -> tuple[list[int], list[Choice]]:
        """The choices of a step, and for each where the ranks of the next one begin."""
        ends = accumulate(
            self._ways(at + 1, size - len(cards), max(0, least - high))
            for cards, high in self._steps[at]
        )
        return list(ends), self._steps[at]

    def draw(self, chance: Chance) -> tuple[int, ...]:
        """One of the sets, each equally likely, ascending."""
        rank = chance.below(len(self))
        at, size, least = self._start
        drawn: list[int] = []
        while size:
            ends, choices = self._branches(at, size, least)
            index = bisect_right(ends, rank)
            if index:
                rank -= ends[index - 1]
            cards, high = choices[index]
            drawn += cards
            at, size, least = at + 1, size - len(cards), max(0, least - high)
        return tuple(sorted(drawn))


def _clusters(highest: int) -> list[list[int]]:
    """The cards, twins and twins of twins together."""
    clusters: list[list[int]] = []
    for card in range(1, highest + 1):
        near = [c for c in clusters if any((other, card) in TWINS for other in c)]
        clusters = [cluster for cluster in clusters if cluster not in near]
        clusters.append([*chain.from_iterable(near), card])
    return [sorted(cluster) for cluster in clusters]


@cache
def card_sets(wish: Wish) -> CardSets:
    """The card sets that a wish allows, before their worlds are examined."""
    low = {Difficulty.EASY: 0, Difficulty.STANDARD: 17, Difficulty.HARD: 22}[wish.difficulty]
    size, least = wish.verifiers, 1
    if wish.mode is Mode.EXTREME:
        size *= 2
    elif wish.difficulty is Difficulty.HARD:
        least = size - 2
    return CardSets(size, HIGHEST[wish.difficulty], low, least, wish.twins_apart)


# ---- drawing problems ------------------------------------------------------------------------

Tuples = Sequence[tuple[Law, ...]]


def generate(wish: Wish, seed: int | None = None, count: int = 1) -> Iterator[Secret]:
    """Different problems that fit the wish. The first of many are those that a smaller count gives
    from the same seed; without a seed they are new every time."""
    _refuse_count(count)
    total = how_many(wish)
    if total == 0:
        raise BadInput(T("there is no such problem: {wish}", wish=wish.words))
    if total is not None and count > total:
        raise BadInput(
            N(
                "there is {n} problem of this kind, not {count}: {wish}",
                "there are {n} problems of this kind, not {count}: {wish}",
                total,
                count=shortened(count),
                wish=wish.words,
            )
        )
    if total is None and count > (most := how_many_ranks((wish.mode, wish.verifiers))):
        raise BadInput(
            T(
                "there are fewer than {n} problems of this kind, not {count}: {wish}",
                n=most,
                count=shortened(count),
                wish=wish.words,
            )
        )
    return _different(wish, Chance(seed), count)


def generate_on(
    problem: Problem, seed: int | None = None, count: int = 1, by_thought: bool = False
) -> Iterator[Secret]:
    """Different worlds of chosen cards, each drawn evenly among those left. Single cards come in
    ascending order."""
    _refuse_count(count)
    problem = problem.ascending()
    everything = worlds(problem)
    if by_thought:
        must_be_settled(everything)
    total = len(everything)
    if count > total:
        raise BadInput(
            N(
                "the cards {problem} make {n} problem, not {count}",
                "the cards {problem} make {n} problems, not {count}",
                total,
                problem=str(problem),
                count=shortened(count),
            )
        )
    return _different_on(problem, everything.tuples, total, Chance(seed), count)


def must_be_settled(everything: Worlds) -> None:
    """Refuse a problem that thought alone does not settle."""
    codes = len(everything.codes)
    if codes > 1:
        raise BadInput(
            T(
                "thought alone does not settle the cards {problem}: {n} codes are possible",
                problem=str(everything.problem),
                n=codes,
            )
        )


def _refuse_count(count: int) -> None:
    if given.whole_or_none(count, 1) is None:
        raise BadInput(T("a count is 1 or more, not {n}", n=quoted(count)))


def _different(wish: Wish, chance: Chance, count: int) -> Iterator[Secret]:
    deals = _extreme_deals(wish, chance) if wish.mode is Mode.EXTREME else _deals(wish, chance)
    seen: set[str] = set()
    while len(seen) < count:
        problem, tuples = next(deals)
        secret = nth_world(problem, tuples, chance.below(len(tuples) * _orders(problem)))
        name = str(secret)
        if name not in seen:
            seen.add(name)
            yield secret


def _orders(problem: Problem) -> int:
    return factorial(len(problem.groups)) if problem.mode is Mode.NIGHTMARE else 1


def nth_world(problem: Problem, tuples: Tuples, number: int) -> Secret:
    """The worlds of a problem, numbered: by laws, then by the order of the verifiers."""
    n = len(problem.groups)
    if problem.mode is not Mode.NIGHTMARE:
        return Secret(problem, tuples[number], tuple(range(n)))
    at, order = divmod(number, _orders(problem))
    return Secret(problem, tuples[at], nth_order(order, n))


def _deals(wish: Wish, chance: Chance) -> Iterator[tuple[Problem, Tuples]]:
    """Single cards that fit a wish, each set equally likely, with the laws of their worlds."""
    sets = card_sets(wish)
    while True:
        cards = sets.draw(chance)
        tuples = _single(cards)
        if tuples and _settled(tuples) is wish.by_thought:
            yield Problem(wish.mode, tuple((card,) for card in cards)), tuples


# Large enough for the card sets of every easy and standard kind: enumerating all their problems
# visits each set many times.
@lru_cache(maxsize=1 << 14)
def _single(cards: tuple[int, ...]) -> Tuples:
    return tuple(valid_tuples(Problem(Mode.CLASSIC, tuple((card,) for card in cards)).choices))


def _extreme_deals(wish: Wish, chance: Chance) -> Iterator[tuple[Problem, Tuples]]:
    """The same for pairs of cards."""
    sets = card_sets(wish)
    while True:
        rest = list(sets.draw(chance))
        pairs = []
        while rest:
            pairs.append((rest.pop(), rest.pop(chance.below(len(rest)))))
        # Whether thought alone settles it does not depend on any order, so that may wait.
        if wish.by_thought and _two_codes(pairs):
            continue
        groups = (chance.shuffled(pair) for pair in chance.shuffled(pairs))
        problem = Problem(wish.mode, tuple(groups))
        tuples = valid_tuples(problem.choices)
        if tuples and _settled(tuples) is wish.by_thought:
            yield problem, tuples


def _settled(tuples: Tuples) -> bool:
    """Whether one code is all that is possible."""
    return len({meet(law.codes for law in laws) for laws in tuples}) == 1


@cache
def _masks(group: tuple[int, ...]) -> tuple[int, ...]:
    """What a group may hold, first the laws of about a third of the codes, which find a code
    soonest."""
    (choice,) = Problem(Mode.EXTREME, (group,)).choices
    return tuple(sorted((law.codes for law in choice), key=lambda law: abs(law.bit_count() - 40)))


def _two_codes(groups: Sequence[tuple[int, ...]]) -> bool:
    """Whether two codes or more are possible. It stops at the second and so is much faster than
    listing the worlds, which counts: of a thousand extreme deals thought alone settles about one.
    """
    choices = sorted(map(_masks, groups), key=len)
    last = len(choices) - 1
    found = 0

    def search(at: int, left: int, without: list[int]) -> bool:
        # The pruning is that of `valid_tuples`.
        nonlocal found
        for mask in choices[at]:
            now = left & mask
            if not now or now == left:
                continue
            single = not now & (now - 1)
            if at < last:
                if not single:  # else the next law could exclude nothing
                    spare = [codes & mask for codes in without]
                    if now not in spare and search(at + 1, now, [*spare, left]):
                        return True
            elif single and now != found:
                for codes in without:
                    if codes & mask == now:
                        break
                else:
                    if found:
                        return True
                    found = now
        return False

    return search(0, ALL_CODES, [])


def _different_on(
    problem: Problem, tuples: Tuples, total: int, chance: Chance, count: int
) -> Iterator[Secret]:
    # A shuffle of the numbers of the worlds that keeps only what it has moved.
    moved: dict[int, int] = {}
    for last in range(total - 1, total - 1 - count, -1):
        at = chance.below(last + 1)
        number, moved[at] = moved.get(at, at), moved.get(last, last)
        yield nth_world(problem, tuples, number)
