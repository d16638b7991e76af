"""Orders of 0 … n-1, numbered from 0 to n!-1.

Ids and what a seed gives depend on this numbering, so it never changes.
"""

from __future__ import annotations

from collections.abc import Sequence


def rank_order(order: Sequence[int]) -> int:
    """The number of an order of 0 … n-1 among all n! of them."""
    rest = list(range(len(order)))
    rank = 0
    for item in order:
        at = rest.index(item)
        rank = rank * len(rest) + at
        del rest[at]
    return rank


def nth_order(rank: int, n: int) -> tuple[int, ...]:
    """The order of this number."""
    places: list[int] = []
    for size in range(1, n + 1):
        rank, at = divmod(rank, size)
        places.insert(0, at)
    rest = list(range(n))
    return tuple(rest.pop(at) for at in places)
