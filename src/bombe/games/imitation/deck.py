"""The cards: ninety of our own, or pictures that a host has put in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bombe.games.imitation.descriptions import DESCRIPTIONS
from bombe.games.imitation.likeness import is_print
from bombe.games.imitation.prints import PRINTS
from bombe.text import BadInput, T, quoted

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


def must_be_deck(pictures: Sequence[Sequence[str]]) -> None:
    """A host's own pictures, if there are any, must be enough, each with a print."""
    if pictures and len(pictures) < LEAST:
        raise BadInput(
            T("A deck has at least {least} pictures, not {n}.", least=LEAST, n=len(pictures))
        )
    for key, print_ in pictures:
        if not is_print(print_):
            raise BadInput(T("The print of picture {key} is not valid.", key=quoted(key)))


def described(text: str) -> T | str:
    """A description as a view holds it, which is in English, to be put into any language."""
    return TEXTS.get(text, text)
