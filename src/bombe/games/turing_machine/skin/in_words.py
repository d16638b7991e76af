"""The pages beside the match for those who have no script: the same sentences, without what a
script does with them."""

from __future__ import annotations

from itertools import groupby

from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.remarks import REMARKS
from bombe.games.turing_machine.skin.words_pages import ALL, BOX, COMMON, RULES
from bombe.skin import Passage
from bombe.text import T

# What a rule is told by, in the order of the page: each begins with its title.
SECTIONS = (
    *(
        "aim",
        "verifiers",
        "round",
        "no",
        "example",
        "sheet",
        "two_rules",
        "end",
        "machine",
        "together",
        "modes",
    ),
    *("handicap", "aids"),
)
TITLES = {f"rules_{name}": name for name in SECTIONS}
# What speaks about a picture or a script beside it.
SHOWN = {"rules_verifiers_3", "rules_or", "rules_pair_shown"}
BOX_PARTS = ("check", "beat", "doubt")


def in_words(page: str) -> tuple[Passage, ...]:
    return {"rules": _rules, "all": _cards, "box": _box}[page]()


def _rules() -> tuple[Passage, ...]:
    section = ""
    placed = []
    for key in RULES:
        section = "keys" if key == "rules_keys" else TITLES.get(key, section)
        placed.append((section, key))
    told = []
    for name, group in groupby(placed, key=lambda one: one[0]):
        if name in SECTIONS:
            keys = [key for _, key in group if key not in SHOWN]
            told.append(Passage(RULES[keys[0]], text=_sentences(name, keys[1:])))
    return tuple(told)


def _sentences(section: str, keys: list[str]) -> tuple[T, ...]:
    always = ("rule_one", "rule_one_more", "rule_two", "rule_two_more")
    before = tuple(COMMON[key] for key in always) if section == "two_rules" else ()
    return (*before, *(RULES[key] for key in keys))


def _cards() -> tuple[Passage, ...]:
    about = Passage(COMMON["page_all"], text=(ALL["all_about"],))
    cards = (
        Passage(
            card.title,
            label=str(card.number),
            text=(card.text, REMARKS[card.number]),
            points=tuple((law.letter, law.text) for law in card.laws),
        )
        for card in CARDS.values()
    )
    return (about, *cards)


def _box() -> tuple[Passage, ...]:
    kinds = tuple(("", BOX[f"box_kind_{kind}_more"]) for kind in ("id", "booklet", "new", "laid"))
    about = Passage(COMMON["page_box"], text=(BOX["box_about"],))
    choose = Passage(BOX["box_choose"], points=kinds, text=(BOX["box_no_spoilers"],))
    hands = tuple(("", BOX[f"box_how_{n}"]) for n in (1, 2, 3, 4))
    parts = (Passage(BOX[f"box_{part}"], text=(BOX[f"box_{part}_more"],)) for part in BOX_PARTS)
    return (about, choose, Passage(BOX["box_how"], points=hands), *parts)
