"""The 48 cards and their laws: what each says, and the set of codes that satisfies it.

This module is the only statement of the laws. Letters a, b, c … name a card's laws in their order
here; ids, secrets and stored matches depend on that order, so it never changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain

from bombe.games.turing_machine.codes import CODES, SHAPES
from bombe.text import BadInput, T, shortened

# A problem of n verifiers has n laws of which none is superfluous; a law that only k codes satisfy
# can be one of at most k. Fewer than this many codes, and no problem of ours can hold the law.
FEWEST_VERIFIERS = 4


@dataclass(frozen=True, slots=True)
class Law:
    card: int
    letter: str
    title: T | str  # symbols such as ▲<3 read the same in every language
    text: T
    codes: int

    @property
    def name(self) -> str:
        """The law in notation, such as `4b`."""
        return f"{self.card}{self.letter}"

    @property
    def usable(self) -> bool:
        """Whether any valid problem can hold this law."""
        return self.codes.bit_count() >= FEWEST_VERIFIERS

    def __repr__(self) -> str:
        return f"Law({self.name})"


@dataclass(frozen=True, slots=True)
class Card:
    number: int
    title: T
    text: T
    laws: tuple[Law, ...]


Digits = tuple[int, int, int]
Rule = tuple[T | str, T, Callable[[Digits], bool]]  # a law before it has a card: title, text, test

TRIANGLE, SQUARE, CIRCLE = range(3)
PAIRS = ((TRIANGLE, SQUARE), (TRIANGLE, CIRCLE), (SQUARE, CIRCLE))


# ---- families of laws ------------------------------------------------------------------------


def _against(shape: int, n: int) -> Iterator[Rule]:
    s = SHAPES[shape]
    yield f"{s}<{n}", T("{s} is less than {n}.", s=s, n=n), lambda d: d[shape] < n
    yield f"{s}={n}", T("{s} is exactly {n}.", s=s, n=n), lambda d: d[shape] == n
    yield f"{s}>{n}", T("{s} is greater than {n}.", s=s, n=n), lambda d: d[shape] > n


def _is(shape: int, n: int) -> Rule:
    return list(_against(shape, n))[1]


def _below(shape: int, n: int) -> Rule:
    return next(_against(shape, n))


def _above(shape: int, n: int) -> Rule:
    return list(_against(shape, n))[2]


def _compare(one: int, other: int) -> Iterator[Rule]:
    s, o = SHAPES[one], SHAPES[other]
    yield f"{s}<{o}", T("{s} is less than {o}.", s=s, o=o), lambda d: d[one] < d[other]
    yield f"{s}={o}", T("{s} is equal to {o}.", s=s, o=o), lambda d: d[one] == d[other]
    yield f"{s}>{o}", T("{s} is greater than {o}.", s=s, o=o), lambda d: d[one] > d[other]


def _parity(shape: int) -> Iterator[Rule]:
    s = SHAPES[shape]
    yield T("{s} even", s=s), T("{s} is even.", s=s), lambda d: d[shape] % 2 == 0
    yield T("{s} odd", s=s), T("{s} is odd.", s=s), lambda d: d[shape] % 2 == 1


def _how_many(n: int, at_most: int) -> Iterator[Rule]:
    yield T("no {n}", n=n), T("No digit is {n}.", n=n), lambda d: d.count(n) == 0
    yield T("one {n}", n=n), T("Exactly one digit is {n}.", n=n), lambda d: d.count(n) == 1
    yield T("two {n}s", n=n), T("Exactly two digits are {n}.", n=n), lambda d: d.count(n) == 2
    if at_most == 3:
        yield T("three {n}s", n=n), T("All three digits are {n}.", n=n), lambda d: d.count(n) == 3


def _smallest(shape: int) -> Rule:
    s = SHAPES[shape]
    return (
        T("{s} smallest", s=s),
        T("{s} is smaller than both others.", s=s),
        lambda d: all(d[shape] < d[i] for i in range(3) if i != shape),
    )


def _largest(shape: int) -> Rule:
    s = SHAPES[shape]
    return (
        T("{s} largest", s=s),
        T("{s} is larger than both others.", s=s),
        lambda d: all(d[shape] > d[i] for i in range(3) if i != shape),
    )


def _lowest(shape: int) -> Rule:
    s = SHAPES[shape]
    return (
        T("{s} smallest or tied", s=s),
        T("No digit is smaller than {s}; another may equal it.", s=s),
        lambda d: d[shape] == min(d),
    )


def _highest(shape: int) -> Rule:
    s = SHAPES[shape]
    return (
        T("{s} largest or tied", s=s),
        T("No digit is larger than {s}; another may equal it.", s=s),
        lambda d: d[shape] == max(d),
    )


def _multiple(n: int) -> Rule:
    return (
        T("sum a multiple of {n}", n=n),
        T("The three digits add up to a multiple of {n}.", n=n),
        lambda d: sum(d) % n == 0,
    )


def _adds_up(one: int, other: int, n: int) -> Rule:
    s, o = SHAPES[one], SHAPES[other]
    return (
        f"{s}+{o}={n}",
        T("{s} and {o} add up to {n}.", s=s, o=o, n=n),
        (lambda d: d[one] + d[other] == n),
    )


def _evens(d: Digits) -> int:
    return sum(x % 2 == 0 for x in d)


def _repeats(d: Digits) -> int:
    """How often the most frequent value appears."""
    return max(map(d.count, d))


def _run(d: Digits, *steps: int) -> int:
    """The length of the longest run of neighbours that all differ by one and the same step."""
    a, b, c = d
    if any(b - a == step and c - b == step for step in steps):
        return 3
    return 2 if b - a in steps or c - b in steps else 1


# ---- the laws --------------------------------------------------------------------------------


def _cards() -> Iterator[tuple[T, T, list[Rule]]]:
    shapes = range(3)

    def each(family: Callable[[int], Rule]) -> list[Rule]:
        return [family(shape) for shape in shapes]

    def against(shape: int, n: int) -> tuple[T, T, list[Rule]]:
        s = SHAPES[shape]
        return (
            T("{s} against {n}", s=s, n=n),
            T("Compares {s} with {n}.", s=s, n=n),
            list(_against(shape, n)),
        )

    yield (
        T("{s} against {n}", s="▲", n=1),
        T("Compares {s} with {n}.", s="▲", n=1),
        [_is(TRIANGLE, 1), _above(TRIANGLE, 1)],
    )
    yield against(TRIANGLE, 3)
    yield against(SQUARE, 3)
    yield against(SQUARE, 4)
    for shape in shapes:
        s = SHAPES[shape]
        yield (
            T("{s} even or odd", s=s),
            T("Tells whether {s} is even or odd.", s=s),
            list(_parity(shape)),
        )
    for n in (1, 3, 4):
        yield (
            T("how many {n}s", n=n),
            T("Counts the digits that are {n}.", n=n),
            list(_how_many(n, at_most=3)),
        )
    for one, other in PAIRS:
        s, o = SHAPES[one], SHAPES[other]
        yield (
            T("{s} against {o}", s=s, o=o),
            T("Compares {s} with {o}.", s=s, o=o),
            list(_compare(one, other)),
        )
    yield (
        T("the smallest"),
        T("Knows which shape is smaller than both others."),
        each(_smallest),
    )
    yield T("the largest"), T("Knows which shape is larger than both others."), each(_largest)
    yield (
        T("more evens or more odds"),
        T("Tells whether even digits or odd digits are in the majority."),
        [
            (
                T("more evens"),
                T("More digits are even than odd."),
                lambda d: _evens(d) >= 2,
            ),
            (T("more odds"), T("More digits are odd than even."), lambda d: _evens(d) <= 1),
        ],
    )
    yield (
        T("how many evens"),
        T("Counts the even digits."),
        [
            (T("no even"), T("No digit is even."), lambda d: _evens(d) == 0),
            (T("one even"), T("Exactly one digit is even."), lambda d: _evens(d) == 1),
            (T("two evens"), T("Exactly two digits are even."), lambda d: _evens(d) == 2),
            (T("three evens"), T("All three digits are even."), lambda d: _evens(d) == 3),
        ],
    )
    yield (
        T("sum even or odd"),
        T("Tells whether the sum of the three digits is even or odd."),
        [
            (T("sum even"), T("The three digits add up to an even number."), _sum_parity(0)),
            (T("sum odd"), T("The three digits add up to an odd number."), _sum_parity(1)),
        ],
    )
    yield (
        T("{s}+{o} against {n}", s="▲", o="■", n=6),
        T("Compares the sum of {s} and {o} with {n}.", s="▲", o="■", n=6),
        [
            (
                "▲+■<6",
                T("{s} and {o} add up to less than {n}.", s="▲", o="■", n=6),
                lambda d: d[0] + d[1] < 6,
            ),
            _adds_up(TRIANGLE, SQUARE, 6),
            (
                "▲+■>6",
                T("{s} and {o} add up to more than {n}.", s="▲", o="■", n=6),
                lambda d: d[0] + d[1] > 6,
            ),
        ],
    )
    yield (
        T("repeats"),
        T("Tells how often the most frequent value appears."),
        [
            (
                T("three alike"),
                T("All three digits are the same."),
                lambda d: _repeats(d) == 3,
            ),
            (
                T("exactly two alike"),
                T("One value appears exactly twice."),
                lambda d: _repeats(d) == 2,
            ),
            (T("all different"), T("No value appears more than once."), lambda d: _repeats(d) == 1),
        ],
    )
    yield (
        T("a pair or none"),
        T("Tells whether some value appears exactly twice."),
        [
            (
                T("no pair"),
                T("No value appears exactly twice; three alike is no pair."),
                lambda d: _repeats(d) != 2,
            ),
            (
                T("a pair"),
                T("One value appears exactly twice."),
                lambda d: _repeats(d) == 2,
            ),
        ],
    )
    yield (
        T("order of the digits"),
        T("Tells whether the digits rise, fall or do neither from ▲ to ●."),
        [
            ("▲<■<●", T("The digits rise from ▲ to ●."), lambda d: d[0] < d[1] < d[2]),
            ("▲>■>●", T("The digits fall from ▲ to ●."), lambda d: d[0] > d[1] > d[2]),
            (
                T("neither"),
                T("The digits neither rise nor fall throughout."),
                lambda d: not (d[0] < d[1] < d[2] or d[0] > d[1] > d[2]),
            ),
        ],
    )
    yield (
        T("sum against {n}", n=6),
        T("Compares the sum of the three digits with {n}.", n=6),
        [
            (
                T("sum<{n}", n=6),
                T("The three digits add up to less than {n}.", n=6),
                lambda d: sum(d) < 6,
            ),
            (
                T("sum={n}", n=6),
                T("The three digits add up to exactly {n}.", n=6),
                lambda d: sum(d) == 6,
            ),
            (
                T("sum>{n}", n=6),
                T("The three digits add up to more than {n}.", n=6),
                lambda d: sum(d) > 6,
            ),
        ],
    )
    yield (
        T("rising run"),
        T("Looks for neighbours that go up by one, such as 2 then 3."),
        [
            (
                T("run of three"),
                T("The three digits go up by one each time."),
                lambda d: _run(d, 1) == 3,
            ),
            (
                T("run of two"),
                T("Two neighbours go up by one, but not all three."),
                lambda d: _run(d, 1) == 2,
            ),
            (T("no run"), T("No two neighbours go up by one."), lambda d: _run(d, 1) == 1),
        ],
    )
    yield (
        T("rising or falling run"),
        T("Looks for neighbours that go up by one each time, or down by one each time."),
        [
            (
                T("no run"),
                T("No two neighbours differ by one."),
                lambda d: _run(d, 1, -1) == 1,
            ),
            (
                T("run of two"),
                T("Some neighbours differ by one, but the three make no run; 121 is one of these."),
                lambda d: _run(d, 1, -1) == 2,
            ),
            (
                T("run of three"),
                T("The three digits go up by one, or down by one, each time."),
                lambda d: _run(d, 1, -1) == 3,
            ),
        ],
    )
    for n in (3, 4):
        yield (
            T("which one is below {n}", n=n),
            T("Checks that one certain shape is less than {n}, without saying which.", n=n),
            [_below(shape, n) for shape in shapes],
        )
    for n in (1, 3, 4):
        yield (
            T("which one is {n}", n=n),
            T("Checks that one certain shape is {n}, without saying which.", n=n),
            [_is(shape, n) for shape in shapes],
        )
    for n in (1, 3):
        yield (
            T("which one is above {n}", n=n),
            T("Checks that one certain shape is greater than {n}, without saying which.", n=n),
            [_above(shape, n) for shape in shapes],
        )
    yield (
        T("one shape, even or odd"),
        T("Checks whether one certain shape is even or odd, without saying which."),
        list(chain.from_iterable(map(_parity, shapes))),
    )
    yield (
        T("smallest or tied"),
        T("Knows a shape that is smallest, alone or tied."),
        each(_lowest),
    )
    yield T("largest or tied"), T("Knows a shape that is largest, alone or tied."), each(_highest)
    yield (
        T("sum a multiple of 3, 4 or 5"),
        T("Checks that the sum of the three digits is a multiple of 3, of 4 or of 5."),
        [_multiple(n) for n in (3, 4, 5)],
    )
    for n in (4, 6):
        yield (
            T("two add up to {n}", n=n),
            T("Checks that two certain shapes add up to {n}, without saying which two.", n=n),
            [_adds_up(one, other, n) for one, other in PAIRS],
        )
    yield (
        T("one shape against {n}", n=1),
        T("Compares one certain shape with {n}, without saying which.", n=1),
        [rule(shape, 1) for shape in shapes for rule in (_is, _above)],
    )
    for n in (3, 4):
        yield (
            T("one shape against {n}", n=n),
            T("Compares one certain shape with {n}, without saying which.", n=n),
            [rule for shape in shapes for rule in _against(shape, n)],
        )
    yield (
        T("the smallest or the largest"),
        T("Knows a shape that is smaller than both others, or one that is larger than both."),
        each(_smallest) + each(_largest),
    )
    for one, others in ((TRIANGLE, (SQUARE, CIRCLE)), (SQUARE, (TRIANGLE, CIRCLE))):
        s = SHAPES[one]
        yield (
            T("{s} against another", s=s),
            T("Compares {s} with one certain other shape, without saying which.", s=s),
            [rule for other in others for rule in _compare(one, other)],
        )
    for n, m in ((1, 3), (3, 4), (1, 4)):
        yield (
            T("how many {n}s or {m}s", n=n, m=m),
            T("Counts the {n}s or counts the {m}s, without saying which.", n=n, m=m),
            [*_how_many(n, at_most=2), *_how_many(m, at_most=2)],
        )
    yield (
        T("two shapes compared"),
        T("Compares two certain shapes with each other, without saying which two."),
        [rule for one, other in PAIRS for rule in _compare(one, other)],
    )


def _sum_parity(rest: int) -> Callable[[Digits], bool]:
    return lambda d: sum(d) % 2 == rest


_DIGITS: tuple[Digits, ...] = tuple((int(c[0]), int(c[1]), int(c[2])) for c in CODES)


def _codes(test: Callable[[Digits], bool]) -> int:
    return sum(1 << index for index, digits in enumerate(_DIGITS) if test(digits))


CARDS: dict[int, Card] = {
    number: Card(
        number,
        title,
        text,
        tuple(
            Law(number, letter, law_title, law_text, _codes(test))
            for letter, (law_title, law_text, test) in zip(
                "abcdefghi"[: len(rules)], rules, strict=True
            )
        ),
    )
    for number, (title, text, rules) in enumerate(_cards(), start=1)
}
LAWS: dict[str, Law] = {law.name: law for card in CARDS.values() for law in card.laws}


def find_card(number: int) -> Card:
    try:
        return CARDS[number]
    except KeyError:
        raise BadInput(
            T("there is no card {n}: cards go from 1 to 48", n=shortened(number))
        ) from None
