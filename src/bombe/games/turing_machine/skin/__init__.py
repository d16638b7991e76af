"""The game's own page in the browser: what its scripts need to know besides a view."""

from __future__ import annotations

from typing import Any

from bombe.game import Options, View
from bombe.games.turing_machine.booklet import BOOKLET, Printed
from bombe.games.turing_machine.box import SYMBOLS
from bombe.games.turing_machine.cards import CARDS, Card
from bombe.games.turing_machine.choices import NO_MACHINE
from bombe.games.turing_machine.codes import DIGITS, SHAPES
from bombe.games.turing_machine.hint_lines import RUNGS
from bombe.games.turing_machine.pictures import grid_of, key_picture, law_picture, law_words
from bombe.games.turing_machine.problem import QUESTIONS_A_ROUND, Secret
from bombe.games.turing_machine.reference import read_typed
from bombe.games.turing_machine.remarks import HARD, REMARKS
from bombe.games.turing_machine.rules import TuringMachine
from bombe.games.turing_machine.skin import (
    words_board,
    words_choose,
    words_dialogs,
    words_hint,
    words_pages,
    words_people,
    words_review,
    words_school,
    words_why,
)
from bombe.games.turing_machine.skin.box_answers import (
    MOST_ANSWERS,
    MOST_QUESTIONS,
    MOST_ROUNDS,
)
from bombe.games.turing_machine.skin.in_words import in_words
from bombe.games.turing_machine.skin.lesson import lesson
from bombe.skin import Skin, joined
from bombe.text import Language, T

TRY = {"verifiers": 4, "difficulty": "easy", "machine": "plain", "aid_hints": True}
# Easy cards with six codes or more at the beginning: most easy ones leave two or three, which gives
# a newcomer nothing to find out.
FIRST = (
    *("3 8 15 17", "3 10 13 17", "3 10 11 17", "2 8 15 17", "2 10 12 17", "2 10 11 17"),
    *("4 9 14 17", "4 9 12 17", "4 8 12 17", "3 9 13 17", "3 9 11 17", "3 8 12 17"),
    *("2 9 12 17", "2 9 11 17", "2 8 13 17", "7 8 15 17", "6 8 15 17", "5 8 15 17"),
    *("7 8 15 16", "6 8 15 16", "5 8 15 16", "3 7 10 14", "3 5 10 14", "2 7 10 14"),
    *("2 6 10 14", "3 9 12 17", "2 9 13 17", "4 9 14 16", "3 10 13 16", "3 10 11 16"),
    *("2 10 12 16", "2 10 11 16", "3 7 9 13", "2 7 9 12", "3 5 9 11", "2 6 9 11"),
)


def first(seed: int) -> Options:
    """The options of the match that the first page begins with."""
    return {**TRY, "problem": FIRST[seed % len(FIRST)]}


def glance(options: Options) -> tuple[Options, View]:
    """The options to deal a match by that is only looked at, and what its view lacks then. The
    Machine's own game can take seconds, and nobody sees it before the end."""
    level = options.get("machine", NO_MACHINE)
    if level == NO_MACHINE:
        return options, {}
    return {**options, "machine": NO_MACHINE}, {"machine": {"level": level}}


def again(options: Options, view: View) -> dict[str, Any]:
    """The options of a match that begins as this view shows, after which others of its kind follow.
    A problem named together with its answer is played exactly as named; of any other the cards
    stay, and what they hide is drawn anew."""
    named = options.get("problem", "")
    exact = named and isinstance(read_typed(named), Secret)
    return {
        **options,
        "mode": view["mode"],
        "verifiers": len(view["verifiers"]),
        "difficulty": view["difficulty"],
        "problem": named if exact else view["problem"],
    }


def _data(tongue: Language) -> dict[str, Any]:
    """Every card in words and pictures, the options, the printed problems, what can be typed."""
    return {
        "cards": {str(card.number): _card(card, tongue) for card in CARDS.values()},
        "options": {
            name: {
                "title": tongue.say(option.title),
                "default": option.default,
                "choices": [*option.choices],
            }
            for name, option in TuringMachine().options.items()
        },
        "booklet": [_printed(printed) for printed in BOOKLET],
        "code": {"places": len(SHAPES), "digits": DIGITS},
        "questions": QUESTIONS_A_ROUND,
        "rungs": RUNGS,
        "lesson": lesson(),
        "box": {
            "symbols": {symbol: symbol.sign for symbol in SYMBOLS},
            "limits": {"rounds": [1, MOST_ROUNDS], "questions": [0, MOST_QUESTIONS]},
            "rows": MOST_ANSWERS // QUESTIONS_A_ROUND,
        },
    }


def _page_data(tongue: Language) -> dict[str, Any]:
    """What is easily misread on each card: the first page is light without it."""
    return {"remarks": {str(number): tongue.say(said) for number, said in REMARKS.items()}}


def _printed(printed: Printed) -> dict[str, Any]:
    """What may be known of a printed problem before it is played."""
    return {
        "number": printed.number,
        "verifiers": len(printed.problem.groups),
        "difficulty": printed.difficulty,
        "luck": printed.luck,
        "introductory": printed.introductory,
    }


def _card(card: Card, tongue: Language) -> dict[str, Any]:
    grid = grid_of(card)
    return {
        "number": card.number,
        "title": tongue.say(card.title),
        "text": tongue.say(card.text),
        "hard": card.number >= HARD,
        "key": key_picture(card),
        "laws": [
            {
                "letter": law.letter,
                "words": tongue.say(law_words(law)),
                **({} if law_words(law) is law.title else {"title": tongue.say(law.title)}),
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


SKIN = Skin(
    styles=(
        "shared/skin.css",
        "tokens.css",
        "board.css",
        "choose.css",
        "hint.css",
        "people.css",
        "result.css",
        "lesson.css",
    ),
    words=joined(
        words_board.WORDS,
        words_choose.WORDS,
        words_dialogs.WORDS,
        words_hint.WORDS,
        words_people.WORDS,
        words_pages.WORDS,
        words_why.WORDS,
    ),
    data=_data,
    pages={"rules": T("The rules"), "box": T("The box"), "all": T("The cards")},
    in_words=in_words,
    review="review.js",
    school="school.js",
    page_words=joined(words_pages.ASIDE, words_review.WORDS, words_school.WORDS, words_why.ASIDE),
    page_data=_page_data,
    page_styles=("pages.css", "review.css", "school.css", "why.css"),
    call=T("Break the code"),
    attempt=TRY,
    first=first,
    glance=glance,
    again=again,
    answers="bombe.games.turing_machine.skin.answers:ANSWERS",
)
