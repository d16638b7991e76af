"""The game's own page in the browser: what its scripts need to know besides a view."""

from __future__ import annotations

from typing import Any

from bombe.game import Options, View
from bombe.games.turing_machine.cards import CARDS, Card
from bombe.games.turing_machine.pictures import grid_of, key_picture, law_picture, law_words
from bombe.games.turing_machine.skin import words_board, words_pages, words_people
from bombe.text import Language, T

MODULE = "skin.js"
STYLES = ("tokens.css", "board.css", "people.css", "pages.css")
PAGES = {
    "rules": T("The rules"),
    "box": T("The box"),
    "all": T("The cards"),
}
TRY = {"verifiers": 4, "difficulty": "easy", "machine": "clever"}
WORDS = words_board.WORDS | words_people.WORDS | words_pages.WORDS


def again(options: Options, view: View) -> dict[str, Any]:
    """The options of another match with the same cards; its secret will be its own."""
    return {**options, "problem": view["problem"]}


def data(tongue: Language) -> dict[str, Any]:
    """The words of the page, and every card in words and pictures, in one language."""
    return {
        "lang": tongue.code,
        "words": {key: tongue.lookup(words.template) for key, words in WORDS.items()},
        "cards": {str(card.number): _card(card, tongue) for card in CARDS.values()},
    }


def _card(card: Card, tongue: Language) -> dict[str, Any]:
    grid = grid_of(card)
    return {
        "number": card.number,
        "title": tongue.say(card.title),
        "text": tongue.say(card.text),
        "key": key_picture(card),
        "laws": [
            {
                "letter": law.letter,
                "name": law.name,
                "words": tongue.say(law_words(law)),
                "text": tongue.say(law.text),
                "picture": law_picture(law),
            }
            for law in card.laws
        ],
        "grid": grid
        and {
            "columns": grid.columns,
            "rows": [tongue.say(row) for row in grid.rows],
            "laws": [[law.name for law in row] for row in grid.laws],
        },
    }
