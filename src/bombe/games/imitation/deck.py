"""The cards: ninety of our own, or pictures that a host has put in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bombe.games.imitation.descriptions import DESCRIPTIONS
from bombe.games.imitation.prints import PRINTS
from bombe.text import T

LEAST = 60  # pictures in a deck: with fewer the same ones come too often
UNTOLD = T("A picture of the table's own; nobody has described it.")


@dataclass(frozen=True)
class Card:
    """A picture: what it is kept as, what can be seen on it, and its print (see `likeness`)."""

    key: str
    text: T
    print: str


DECK: Mapping[str, Card] = {key: Card(key, text, PRINTS[key]) for key, text in DESCRIPTIONS.items()}
# By the English that views hold: a page that knows these can say them in its own language.
TEXTS: Mapping[str, T] = {str(text): text for text in (UNTOLD, *DESCRIPTIONS.values())}


def own_deck(pictures: Sequence[Sequence[str]]) -> Mapping[str, Card]:
    """A deck of pictures that are known by their keys and prints."""
    return {key: Card(key, UNTOLD, print_) for key, print_ in pictures}


def described(text: str) -> T | str:
    """A description as a view holds it, which is in English, to be put into any language."""
    return TEXTS.get(text, text)
