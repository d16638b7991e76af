"""The game's own page in the browser: what its scripts need to know besides a view."""

from __future__ import annotations

from typing import Any

from bombe.games.imitation.choices import OPTIONS
from bombe.games.imitation.deck import TEXTS
from bombe.games.imitation.reasons import AT_LARGE, MEANT
from bombe.games.imitation.rules import LONGEST_MEANING, Imitation
from bombe.games.imitation.skin import words, words_gallery, words_pages
from bombe.games.imitation.state import PAIRS, SIDES, Vote
from bombe.skin import Passage, Skin, joined
from bombe.text import Language, T


def _data(tongue: Language) -> dict[str, Any]:
    """What may be chosen alone, the best bot first; the words of the cards, which views have in
    English; what is said of them; and what of the rules the page tells."""
    return {
        "options": {
            name: {
                "default": OPTIONS[name].default,
                "choices": [
                    [one, tongue.say(label)] for one, label in OPTIONS[name].labels.items()
                ],
            }
            for name in ("mode", "hand")
        },
        "bots": [*Imitation.bots][::-1],
        "texts": {english: tongue.say(text) for english, text in TEXTS.items()},
        "themes": {word: tongue.say(text) for word, text in MEANT.items()},
        "at_large": {word: tongue.say(text) for word, text in AT_LARGE.items()},
        "rules": {
            "pairs": PAIRS,
            # What a right vote earns after each pair.
            "worth": [Vote(SIDES[0], after).points(SIDES[0]) for after in range(1, PAIRS + 1)],
            "longest_meaning": LONGEST_MEANING,
        },
    }


def _in_words(_page: str) -> tuple[Passage, ...]:
    """The rules for those who have no script: each part with its paragraphs, without the keys."""
    told = words_pages.WORDS
    parts = [key for key in told if f"{key}_1" in told and key.startswith("rules_")]
    return tuple(
        Passage(told[part], text=tuple(told[key] for key in told if key.startswith(f"{part}_")))
        for part in parts
        if part != "rules_keys"
    )


SKIN = Skin(
    styles=("shared/skin.css", "round.css", "opened.css", "gallery.css", "pages.css"),
    words=joined(words.WORDS, words_gallery.WORDS, words_pages.WORDS),
    data=_data,
    pages={"rules": T("The rules")},
    call=T("Find the human"),
    pitch=T("Of two pictures a person chose one, and a machine dealt the other. Which is whose?"),
    picture="example-right.webp",
    in_words=_in_words,
)
