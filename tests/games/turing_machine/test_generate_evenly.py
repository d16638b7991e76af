"""The generator: every problem is equally likely, and how many there are."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from math import comb, factorial, sqrt

import pytest

from bombe.chance import Chance
from bombe.games.turing_machine.cards import CARDS, Law
from bombe.games.turing_machine.codes import ALL_CODES
from bombe.games.turing_machine.generate import (
    HIGHEST,
    TWINS,
    CardSets,
    Difficulty,
    Wish,
    _two_codes,
    card_sets,
    generate,
    generate_on,
    how_many,
)
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.problem import SIZES, Mode, Problem, parse_problem
from bombe.games.turing_machine.worlds import valid_tuples, worlds
from support.scaling import SOAK, scale
from support.wishes import EASY, EASY_FOUR, HARD, STANDARD


def is_uneven(counts: Counter[str], expected: dict[str, float]) -> bool:
    """The χ² test: whether chance alone would give such counts less than once in 10,000 times."""
    assert set(counts) <= set(expected)
    total = sum((counts[name] - mean) ** 2 / mean for name, mean in expected.items())
    df = len(expected) - 1
    limit = df * (1 - 2 / (9 * df) + 3.72 * sqrt(2 / (9 * df))) ** 3  # Wilson and Hilferty
    return total > limit


def evenly(names: Iterable[str], total: int) -> dict[str, float]:
    names = list(names)
    return dict.fromkeys(names, total / len(names))


# ---- evenness --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "total"),
    [
        ("3 7 10 14", 7),
        ("23 28 41 48", 12),
        ("15+16 23+8 46+13 34+17 9+37", 23),
        ("? 3 7 10 14", 168),
    ],
)
def test_every_world_is_equally_likely(cards: str, total: int) -> None:
    problem = parse_problem(cards)
    assert len(worlds(problem)) == total
    draws = total * scale(500)
    counts = Counter(str(next(generate_on(problem, seed))) for seed in range(draws))
    assert not is_uneven(counts, evenly(map(str, worlds(problem)), draws))


def test_later_worlds_are_equally_likely_too() -> None:
    problem = parse_problem("3 7 10 14")
    draws = scale(10_000)
    pairs = Counter(
        "; ".join(map(str, generate_on(problem, seed, count=2))) for seed in range(draws)
    )
    known = list(map(str, worlds(problem)))
    expected = evenly((f"{a}; {b}" for a in known for b in known if a != b), draws)
    assert not is_uneven(pairs, expected)


def test_cards_first_then_worlds() -> None:
    """The generator itself: easy card sets equally likely, and of each set every world."""
    draws = scale(200_000)
    problems: Counter[str] = Counter()
    found: Counter[str] = Counter()
    for seed in range(draws):
        secret = next(generate(EASY_FOUR, seed))
        problems[str(secret.problem)] += 1
        found[str(secret)] += 1
    sets = [
        Problem(Mode.CLASSIC, tuple((card,) for card in cards))
        for cards, _, codes in counted(range(1, 18), 4)
        if codes > 1
    ]
    assert len(sets) == 382
    expected_sets = evenly(map(str, sets), draws)
    expected = {
        str(secret): draws / len(sets) / len(worlds(problem))
        for problem in sets
        for secret in worlds(problem)
    }
    assert len(expected) == 1316
    assert not is_uneven(problems, expected_sets)
    assert not is_uneven(found, expected)
    # The test would notice what is wrong most easily: to draw evenly among all problems.
    chance = Chance(1)
    everything = list(expected)
    skewed = Counter(chance.pick(everything) for _ in range(draws))
    assert is_uneven(skewed, expected)


def test_nightmare_orders_are_equally_likely() -> None:
    draws = scale(60_000)
    wish = Wish(Mode.NIGHTMARE, 4, EASY)
    counts = Counter(str(next(generate(wish, seed)).places) for seed in range(draws))
    assert len(counts) == 24
    assert not is_uneven(counts, evenly(counts, draws))


def test_extreme_order_says_nothing() -> None:
    draws = scale(20_000)
    places: Counter[str] = Counter()  # where the highest card lies
    first = Counter[str]()  # whether the lower card of a verifier comes first
    for seed in range(draws):
        problem = next(generate(Wish(Mode.EXTREME, 4, EASY), seed)).problem
        places[str(problem.cards.index(max(problem.cards)))] += 1
        first.update(str(one < other) for one, other in problem.groups)
    assert not is_uneven(places, evenly(map(str, range(8)), draws))
    assert not is_uneven(first, evenly(["True", "False"], 4 * draws))


@pytest.mark.parametrize("twins_apart", [False, True])
def test_card_sets_are_drawn_evenly(twins_apart: bool) -> None:
    sets = CardSets(size=4, highest=11, low=7, least=2, twins_apart=twins_apart)
    known = [
        cards
        for cards in combinations(range(1, 12), 4)
        if sum(card > 7 for card in cards) >= 2
        if not (twins_apart and TWINS.intersection(combinations(cards, 2)))
    ]
    assert len(sets) == len(known)
    draws = len(known) * scale(500)
    chance = Chance(5)
    counts = Counter(str(sets.draw(chance)) for _ in range(draws))
    assert not is_uneven(counts, evenly(map(str, known), draws))


def test_how_many_card_sets() -> None:
    assert len(card_sets(EASY_FOUR)) == 900
    assert len(card_sets(Wish(Mode.CLASSIC, 6, EASY))) == comb(17, 6)
    assert len(card_sets(Wish(Mode.NIGHTMARE, 6, HARD))) == 3_156_358
    assert len(card_sets(Wish(Mode.EXTREME, 5, STANDARD))) == comb(22, 10) - comb(17, 10)
    assert len(card_sets(Wish(Mode.EXTREME, 6, HARD))) == comb(48, 12) - comb(22, 12)
    assert len(card_sets(Wish(Mode.EXTREME, 5, STANDARD, by_thought=True))) == 432
    assert len(card_sets(Wish(Mode.EXTREME, 6, STANDARD, by_thought=True))) == 0
    assert len(card_sets(Wish(Mode.EXTREME, 4, EASY, by_thought=True))) == 0


# ---- how many there are ----------------------------------------------------------------------


def counted(
    cards: Iterable[int], n: int, twins_apart: bool = True
) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Every set of n of the cards that has a valid world: cards, worlds, codes.

    Written apart from the product's own search: sets grow card by card, and a law tuple is kept as
    the codes left and, for each law, the codes that it alone excludes."""
    order = tuple(cards)

    def grow(
        chosen: tuple[int, ...], start: int, states: list[tuple[int, list[int]]]
    ) -> Iterator[tuple[tuple[int, ...], int, int]]:
        for at in range(start, len(order) - (n - len(chosen)) + 1):
            card = order[at]
            if twins_apart and any((other, card) in TWINS for other in chosen):
                continue
            masks = [law.codes for law in CARDS[card].laws]
            if len(chosen) == n - 1:
                found = [
                    left & mask
                    for left, alone in states
                    for mask in masks
                    if (left & mask).bit_count() == 1
                    if left & ~mask and all(own & mask for own in alone)
                ]
                if found:
                    yield (*chosen, card), len(found), len(set(found))
                continue
            grown = [
                (left & mask, [*(own & mask for own in alone), left & ~mask])
                for left, alone in states
                for mask in masks
                if (left & mask).bit_count() > 1
                if left & ~mask and all(own & mask for own in alone)
            ]
            if grown:
                yield from grow((*chosen, card), at + 1, grown)

    return grow((), 0, [(ALL_CODES, [])])


# Counting the hard ones takes seconds with four verifiers, minutes with six.
@pytest.mark.parametrize("difficulty", Difficulty if SOAK else [EASY, STANDARD])
@pytest.mark.parametrize("n", SIZES)
def test_totals(difficulty: Difficulty, n: int) -> None:
    above = {EASY: 0, STANDARD: 17, HARD: 22}[difficulty]
    least = n - 2 if difficulty is HARD else 1
    meeting = (difficulty, n) == (EASY, 6)
    many = alone = 0
    for cards, found, codes in counted(range(1, HIGHEST[difficulty] + 1), n, not meeting):
        if sum(card > above for card in cards) < least:
            continue
        if codes > 1:
            many += found
        elif not TWINS.intersection(combinations(cards, 2)):
            alone += found
    for mode, orders in ((Mode.CLASSIC, 1), (Mode.NIGHTMARE, factorial(n))):
        assert how_many(Wish(mode, n, difficulty)) == many * orders
        assert how_many(Wish(mode, n, difficulty, by_thought=True)) == alone * orders


def pairings(cards: tuple[int, ...]) -> Iterator[tuple[tuple[int, int], ...]]:
    if not cards:
        yield ()
        return
    first, *rest = cards
    for at, other in enumerate(rest):
        for more in pairings((*rest[:at], *rest[at + 1 :])):
            yield ((first, other), *more)


@pytest.mark.parametrize(("n", "total"), [(4, 3594), (5, 0)])
def test_extreme_totals_by_thought(n: int, total: int) -> None:
    """All the pairings of standard cards without twins under soak, else some of them."""
    wish = Wish(Mode.EXTREME, n, STANDARD, by_thought=True)
    assert how_many(wish) == total * factorial(n) * 2**n
    sets = card_sets(wish)
    if SOAK:
        fitting = [
            cards
            for cards in combinations(range(1, 23), 2 * n)
            if cards[-1] > 17 and not TWINS.intersection(combinations(cards, 2))
        ]
        assert len(fitting) == len(sets)
        deals = (groups for cards in fitting for groups in pairings(cards))
    else:
        chance = Chance(1)
        deals = (in_pairs(chance.shuffled(sets.draw(chance))) for _ in range(500))
    found = 0
    for groups in deals:
        tuples = (
            valid_tuples(Problem(Mode.EXTREME, groups).choices) if not _two_codes(groups) else []
        )
        found += len(tuples)
    assert found == total if SOAK else found < 20


@pytest.mark.parametrize("n", SIZES)
def test_whether_two_codes_are_possible(n: int) -> None:
    chance = Chance(n)
    for highest in (2 * n + 2, 22, 48):
        for _ in range(scale(500)):
            groups = in_pairs(chance.sample(range(1, highest + 1), 2 * n))
            problem = Problem(Mode.EXTREME, groups)
            codes = {_code(laws) for laws in valid_tuples(problem.choices)}
            assert _two_codes(groups) is (len(codes) > 1)


def _code(laws: tuple[Law, ...]) -> int:
    left = ALL_CODES
    for law in laws:
        left &= law.codes
    return left


def in_pairs(cards: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple(zip(cards[::2], cards[1::2], strict=True))


def test_all_easy_problems_of_four() -> None:
    assert how_many(EASY_FOUR) == 1316
    found = list(generate(EASY_FOUR, seed=1, count=1316))
    assert len({id_of(secret) for secret in found}) == 1316
    assert len({str(secret.problem) for secret in found}) == 382


def test_all_of_a_small_kind_by_thought() -> None:
    wish = Wish(Mode.CLASSIC, 6, EASY, by_thought=True)
    assert len(set(map(str, generate(wish, seed=1, count=10)))) == 10
