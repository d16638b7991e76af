"""The tiny game among the games of this process, as BOMBE_GAMES has it among those of a server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bombe import games


@pytest.fixture(autouse=True, scope="module")
def closest() -> Iterator[None]:
    """For every test of the module that imports it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games._HOMES, "closest", ("support.tiny", "Closest"))
        yield
