"""What the cards are about: the table that is shipped is the one that was written."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bombe.games.imitation.deck import DECK
from bombe.games.imitation.themes import THEMES
from bombe.games.imitation.vocabulary import KINDS, SAID
from bombe.text import LANGUAGES, language

WRITTEN = Path(__file__).parents[3] / "art" / "themes.toml"
# Matches may have been kept with any of these.
FOR_EVER = Path(__file__).with_name("vocabulary.txt").read_text("utf-8").split()


def test_the_game_has_what_was_written() -> None:
    written = tomllib.loads(WRITTEN.read_text("utf-8"))
    assert {key: words.split() for key, words in THEMES.items()} == written
    assert set(written) <= set(DECK)
    assert list(THEMES) == sorted(THEMES)


@pytest.mark.parametrize("key", THEMES)
def test_a_card_has_some_words_of_the_vocabulary(key: str) -> None:
    words = THEMES[key].split()
    assert 8 <= len(words) <= 15
    assert len(set(words)) == len(words)
    assert set(words) <= set(KINDS)


def test_no_word_is_lost() -> None:
    assert set(FOR_EVER) <= set(KINDS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_word_is_said_differently(code: str) -> None:
    tongue = language(code)
    said = [tongue.say(text) for text in SAID.values()]
    assert len(set(said)) == len(said)
    if code != "en":
        assert all(tongue.say(text) != str(text) for text in SAID.values() if len(str(text)) > 12)
