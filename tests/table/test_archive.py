"""Matches that are kept: without what their players wrote, and otherwise the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bombe.table.archive import read_match, unworded
from bombe.table.retelling import retold
from bombe.text import BadInput

MATCHES = sorted((Path(__file__).parent / "golden" / "version-2").glob("*.json"))
MATCHES = [path for path in MATCHES if "deal" in json.loads(path.read_text())]


def words_in(text: str, verb: str) -> list[str]:
    """What was written with some kind of action."""
    actions = [action.split(" ") for _, action in json.loads(text)["log"]]
    return [" ".join(words[2:]) for words in actions if words[0] == verb and words[2:]]


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_match_without_words_is_the_same_match(path: Path) -> None:
    text = path.read_text()
    kept, gone = unworded(text, seen=False), unworded(text, seen=True)
    assert not words_in(kept, "note")
    assert not words_in(gone, "note") + words_in(gone, "meant")
    assert words_in(kept, "meant") == words_in(text, "meant")
    before, after, last = map(read_match, (text, kept, gone))
    assert after.steps() == before.steps()
    game = before.match.game
    told = [retold(game, one) for one in (text, kept, gone)]
    assert told[0]["pictures"] == told[1]["pictures"] == told[2]["pictures"]
    assert (last.winners, last.why) == (before.winners, before.why)
    if not words_in(text, "note") + words_in(text, "meant"):
        assert gone == kept == text
    assert unworded(gone, seen=True) == gone


def test_there_are_words_to_take_out() -> None:
    for verb in ("note", "meant"):
        assert any(words_in(path.read_text(), verb) for path in MATCHES)


def test_what_cannot_be_read_is_left_alone() -> None:
    for text in ("", "{}", '{"game":"chess","log":[]}', '{"game":"imitation","log":[[1]]}'):
        assert unworded(text, seen=True) == text
        with pytest.raises(BadInput):
            read_match(text)
