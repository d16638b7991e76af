"""What is easily misread on each card, by example. The rulebook wants the cards talked over before
the first round."""

from __future__ import annotations

from collections.abc import Iterator

from bombe.games.turing_machine.cards import PAIRS
from bombe.games.turing_machine.codes import SHAPES
from bombe.text import T

HARD = 26  # this card and all above
HARD_CARD = T("A hard card: you do not know what its verifier looks at, either.")


def _remarks() -> Iterator[T]:
    yield T("A ✓ for ▲ 3 does not make ▲ a 3: it only says that ▲ is greater than 1.")
    for s, n in (("▲", 3), ("■", 3), ("■", 4)):
        yield T(
            "A ✓ for {s} 2 does not make {s} a 2: it only says that {s} is less than {n}.", s=s, n=n
        )
    for s in SHAPES:
        yield T("2 and 4 are even; 1, 3 and 5 are odd. The size of {s} does not matter.", s=s)
    for n in (1, 3, 4):
        yield T(
            "Two {n}s means exactly two, wherever they are: {a}, {b} or {c}.",
            n=n,
            a=f"{n}{n}2",
            b=f"{n}5{n}",
            c=f"2{n}{n}",
        )
    for one, other in PAIRS:
        yield T(
            "A ✓ for two 3s does not make them 3s: it only says that {s} and {o} are equal.",
            s=SHAPES[one],
            o=SHAPES[other],
        )
    yield T("It must be smaller than both. In 223 no shape is: two share the lowest value.")
    yield T("It must be larger than both. In 344 no shape is: two share the highest value.")
    yield T("454 has more evens, 341 has more odds.")
    yield T("Only how many counts: 214 and 522 have two evens each.")
    yield T("342 adds up to 9, which is odd.")
    yield T("● does not matter: in 241 and in 245, ▲ and ■ add up to 6.")
    yield T(
        "125: all different. 121: exactly two alike. 222: three alike. The value is not checked."
    )
    yield T("313 has a pair. 231 has none, and neither has 333: three alike is no pair.")
    yield T("223 is neither: from 2 to 2 nothing rises.")
    yield T("113 adds up to 5, 123 to 6 and 124 to 7.")
    yield T("312 has a run of two, 345 a run of three, 132 none: from 1 to 3 a step is missing.")
    yield T("312 and 254 have a run of two, 345 and 321 a run of three, 135 and 531 none.")
    for n in (3, 4):
        yield T("The other shapes may be less than {n} too: the verifier ignores them.", n=n)
    for n in (1, 3, 4):
        yield T("The other shapes may be {n} too: the verifier ignores them.", n=n)
    for n in (1, 3):
        yield T("The other shapes may be greater than {n} too: the verifier ignores them.", n=n)
    yield T("The other shapes may be even or odd as well: the verifier ignores them.")
    yield T("In 225 both ▲ and ■ are smallest or tied, and a verifier checks one of them.")
    yield T("In 255 both ■ and ● are largest or tied, and a verifier checks one of them.")
    yield T("345 adds up to 12, a multiple of 3 and of 4, and a verifier checks one of them.")
    for n, code in ((4, "131"), (6, "151")):
        yield T(
            "In {code} both ▲+■ and ■+● make {n}, and a verifier checks one of them.",
            code=code,
            n=n,
        )
    for n in (1, 3, 4):
        yield T("The verifier compares a single shape with {n}, and ignores the others.", n=n)
    yield T("135 has ▲ smallest and ● largest, and a verifier checks one of the two.")
    for s, others in (("▲", ("■", "●")), ("■", ("▲", "●"))):
        yield T(
            "The verifier compares {s} with {o} or with {p}, and ignores the third.",
            s=s,
            o=others[0],
            p=others[1],
        )
    for n, m in ((1, 3), (3, 4), (1, 4)):
        yield T("The verifier counts the {n}s or the {m}s, and ignores all other digits.", n=n, m=m)
    yield T("The verifier compares only two of the shapes, and ignores the third.")


REMARKS: dict[int, T] = dict(enumerate(_remarks(), start=1))
