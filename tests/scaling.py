"""How long the long tests run: in full under `make soak`, a tenth of it otherwise."""

import os

SOAK = os.environ.get("BOMBE_SOAK") == "1"


def scale(n: int) -> int:
    """`n` rounds of something under `make soak`, else a tenth of them, and one at least."""
    return n if SOAK else max(1, n // 10)
