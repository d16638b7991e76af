"""How long the long tests run: in full under `make soak`, a fortieth of it otherwise."""

import os
from collections.abc import Iterable
from typing import TypeVar

SOAK = os.environ.get("BOMBE_SOAK") == "1"

Case = TypeVar("Case")


def scale(n: int, least: int = 1) -> int:
    """`n` rounds of something under `make soak`, else a fortieth of them, and some at least."""
    return n if SOAK else max(least, n // 40)


def some(cases: Iterable[Case], few: int = 1) -> list[Case]:
    """All the cases under `make soak`, else a few from here and there. For what is much the same in
    every language and at every size, and takes a browser seconds each."""
    every = [*cases]
    return every if SOAK else every[:: max(1, len(every) // few)][:few]
