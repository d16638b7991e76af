"""The worlds left as rows: who holds which law in each, and how many worlds are alike.

Two worlds that answer every question alike are one row with the weight of both; only nightmare has
such worlds.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations

from bombe.games.turing_machine.codes import meet
from bombe.games.turing_machine.problem import Mode
from bombe.games.turing_machine.worlds import Worlds


@dataclass(frozen=True)
class Rows:
    verifiers: int
    masks: tuple[int, ...]  # the different laws, as sets of codes
    laws: tuple[bytes, ...]  # for each row the law of every verifier, as its place above
    weights: tuple[int, ...]  # how many worlds each row stands for

    def __len__(self) -> int:
        return len(self.laws)

    @cached_property
    def codes(self) -> list[int]:
        """For each row the code that satisfies all its laws."""
        return [meet(self.masks[law] for law in laws).bit_length() - 1 for laws in self.laws]


def rows_of(left: Worlds) -> Rows:
    """The rows of the worlds left, in an order that depends on nothing but them."""
    masks = tuple(sorted({law.codes for laws in left.tuples for law in laws}))
    place = {mask: index for index, mask in enumerate(masks)}
    tuples = [bytes(place[law.codes] for law in laws) for laws in left.tuples]
    if left.problem.mode is not Mode.NIGHTMARE:
        return Rows(len(left.problem.groups), masks, tuple(tuples), (1,) * len(tuples))
    allowed = [set(range(len(masks))) for _ in left.problem.groups]
    for code, verifier, passed in left.answers:
        allowed[verifier] -= {i for i, mask in enumerate(masks) if (mask >> code & 1) != passed}
    counted = Counter(
        order
        for laws in tuples
        for order in map(bytes, permutations(laws))
        if all(law in may for law, may in zip(order, allowed, strict=True))
    )
    laws = sorted(counted)
    return Rows(len(allowed), masks, tuple(laws), tuple(counted[row] for row in laws))
