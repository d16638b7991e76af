"""How long the long tests run: in full under `make soak`, a fortieth of it otherwise."""

import os
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

SOAK = os.environ.get("BOMBE_SOAK") == "1"

Case = TypeVar("Case")
Test = TypeVar("Test", bound=Callable[..., Any])


def scale(n: int, least: int = 1) -> int:
    """`n` rounds of something under `make soak`, else a fortieth of them, and some at least."""
    return n if SOAK else max(least, n // 40)


def some(cases: Iterable[Case], few: int = 1) -> list[Case]:
    """All the cases under `make soak`, else a few from here and there. For what is much the same in
    every language and at every size, and takes a browser seconds each."""
    every = [*cases]
    return every if SOAK else every[:: max(1, len(every) // few)][:few]


def in_the_soak(test: Test) -> Test | None:
    """A test that is run under `make soak` only, and is not there otherwise: other tests show every
    day what it shows, a little less directly."""
    return test if SOAK else None
