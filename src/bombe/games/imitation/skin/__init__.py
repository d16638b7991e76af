"""The game's own page in the browser: what its scripts need to know besides a view."""

from __future__ import annotations

from typing import Any

from bombe.games.imitation.deck import TEXTS
from bombe.games.imitation.skin import words, words_pages
from bombe.skin import Skin
from bombe.text import Language, T


def _data(tongue: Language) -> dict[str, Any]:
    """The words of the cards: views have them in English."""
    return {"texts": {english: tongue.say(text) for english, text in TEXTS.items()}}


SKIN = Skin(
    styles=("shared/skin.css", "round.css", "opened.css", "pages.css"),
    words=words.WORDS | words_pages.WORDS,
    data=_data,
    pages={"rules": T("The rules")},
    call=T("Find the human"),
)
