"""What describes a game's own page."""

from __future__ import annotations

import pytest

from bombe.games.imitation.skin import SKIN
from bombe.skin import joined
from bombe.text import T


def test_no_module_of_words_hides_what_another_says() -> None:
    one, other = {"a": T("Close"), "b": T("Next")}, {"b": T("Previous"), "c": T("Chat")}
    with pytest.raises(ValueError, match=r"says b$"):
        joined(one, other)
    assert joined(one, {"c": T("Chat")}) == one | {"c": T("Chat")}
    assert SKIN.words["voted_void"] == T("{side} after pair {n}: does not count")
