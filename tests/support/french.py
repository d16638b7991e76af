"""English among the words of a French page, told from French."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from babel.messages.pofile import read_po

from bombe.text import LOCALE
from support.scaling import SOAK

FILLED = re.compile(r"\{[^{}]*\}")  # where something is filled in
_WORD = re.compile(r"(?<![\w{}])[^\W\d_]{2,}(?![\w{}])")  # a whole one, with nothing filled in


class Sentence(NamedTuple):
    """A sentence that may be on a page, with anything in its gaps."""

    template: str
    parts: list[str]  # between the gaps
    longest: str  # of these
    own: int  # how many characters are not filled in

    @classmethod
    def of(cls, template: str) -> Sentence:
        parts = FILLED.split(template)
        return cls(template, parts, max(parts, key=len), sum(map(len, parts)))

    def is_all(self, text: str) -> bool:
        return re.fullmatch(".+?".join(map(re.escape, self.parts)), text) is not None


def matching(text: str, sentences: list[Sentence]) -> list[Sentence]:
    """Those of the sentences that a text can be. Most cannot, which is quickly seen."""
    return [one for one in sentences if one.longest in text and one.is_all(text)]


@cache
def translations() -> dict[str, str]:
    path = LOCALE / "fr" / "LC_MESSAGES" / "bombe.po"
    french: dict[str, str] = {}
    with path.open("rb") as file:
        for message in read_po(file, locale="fr"):
            ids = message.id if isinstance(message.id, tuple | list) else (message.id,)
            texts = message.string if isinstance(message.string, tuple | list) else [message.string]
            french |= {one: text or "" for one, text in zip(ids, texts, strict=False)}
    return french


def words_in(template: str) -> set[str]:
    return {*_WORD.findall(FILLED.sub("{}", template))}


@cache
def french() -> list[Sentence]:
    return [Sentence.of(text) for text in {*translations().values()} if words_in(text)]


@cache
def english() -> list[Sentence]:
    """Every sentence of ours that a French page must not show: its French is another, or is still
    missing. One with gaps needs a word that is not French: "pair {n}" is "pair ou impair" too."""
    known = {word for text in translations().values() for word in words_in(text)}
    return [
        Sentence.of(template)
        # That the catalogue has them all is tested every day, too (test_messages).
        for template in sorted({*templates()} if SOAK else translations())
        if translations().get(template) != template
        and (words_in(template) - known if FILLED.search(template) else words_in(template))
    ]


def templates() -> list[str]:
    """The sentences of the sources, also those that no catalogue has yet."""
    from support.messages import found

    return [one for message in found() for one in message.ids]


def leftovers(words: set[str]) -> list[str]:
    """The English among the words of a page. What is a French sentence as much as an English one,
    or more, is French."""
    found = []
    for text in sorted(words):
        ours = matching(text, english())
        theirs = max((one.own for one in matching(text, french())), default=0) if ours else 0
        found += [f"{text!r} is {one.template!r}" for one in ours if one.own > theirs]
    return found
