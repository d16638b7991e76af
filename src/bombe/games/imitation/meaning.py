"""How near two pictures are in what they are about and in how they look, to somebody's taste.

What a card of the shipped deck is about is known by its print (`words_of`). Of a picture that a
host has put in, and of a card for which nobody has found words, only the looks are known, and they
alone count.

Two cards are near in meaning as far as they share words, each weighed by how rare it is: that both
are about a whale says more than that both hold some wonder. What is said of a card first, who or
what it shows, is seen first, and counts more than what it might stand for as well. Words that are
akin, such as snow and ice, count as a family, the more of them the more: two cards that are full of
winter are near whatever the words. Nearness is the cosine of the angle between the two cards, from
0 to 1.

How much first words, families and looks count was chosen by what others picked who did not know
the words (tests/games/imitation/picks.json): of three cards they take the one that is nearest by
this measure in three of five hands. Values around these do about as well.

Looks are `likeness.unlikeness`. The two are made comparable by how much each varies over the deck
for the same Guide, and added as the taste wants.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log, sqrt

from bombe.games.imitation.deck import DECK
from bombe.games.imitation.likeness import COLOUR, differences, unlikeness
from bombe.games.imitation.themes import THEMES
from bombe.games.imitation.vocabulary import FAMILIES, KINDS, Kind

_CARDS: Mapping[str, str] = {DECK[key].print: words for key, words in THEMES.items()}
_LAST = 0.4  # how much the last word of a card counts; those between first and last in steps
_FINE = 1000  # steps of a distance to one spread of it


def words_of(print_: str) -> Sequence[str]:
    """What the card with that print is about; nothing where it is no card that we know."""
    return _CARDS.get(print_, "").split()


@lru_cache(maxsize=1024)
def features(print_: str) -> Mapping[str, float]:
    """The words of a card and the families it has something of, each with its weight."""
    seen = _prominence(words_of(print_))
    # In the order of the words, so that sums are the same in every process.
    akin = {
        name: sum(much for word, much in seen.items() if word in family)
        for name, (_, family) in FAMILIES.items()
    }
    found = {**seen, **akin}
    return {name: found[name] * _rarity()[name] for name in sorted(found) if found[name]}


def _prominence(words: Sequence[str]) -> Mapping[str, float]:
    """How much each word of a card strikes: 1 for the first, down to `_LAST`."""
    steps = max(1, len(words) - 1)
    return {word: 1 - (1 - _LAST) * at / steps for at, word in enumerate(words)}


@lru_cache(maxsize=1)
def _rarity() -> Mapping[str, float]:
    """The logarithm of one in how many cards a word or a family is found."""
    cards = [frozenset(words.split()) for words in THEMES.values()]
    named = {
        **{word: frozenset({word}) for word in sorted(frozenset().union(*cards))},
        **{name: family for name, (_, family) in FAMILIES.items()},
    }
    return {
        name: log(len(cards) / found)
        for name, words in named.items()
        if (found := sum(not words.isdisjoint(card) for card in cards))
    }


def kind_of(name: str) -> Kind:
    """The kind of a word or of a family."""
    return FAMILIES[name][0] if name in FAMILIES else KINDS[name]


@dataclass(frozen=True)
class Taste:
    """What somebody looks at in a picture. As a function, how far a card is from a Guide, in
    thousandths of what is usual; only the order of such distances from one Guide means anything."""

    things: float  # how much words count that say who, what and where
    thoughts: float  # and those of moods and ideas
    looks: float  # against meaning, which counts 1
    colours_only: bool = False  # of the looks

    def __call__(self, guide: str, card: str) -> int:
        usual = _usual(guide, self)
        by_looks = self.unlike(guide, card) / usual.looks
        by_meaning = usual.mean if (near := self.near(guide, card)) is None else near
        return round(_FINE * (self.looks * by_looks - by_meaning / usual.meaning))

    def unlike(self, one: str, other: str) -> int:
        return differences(one, other)[COLOUR] if self.colours_only else unlikeness(one, other)

    def near(self, one: str, other: str) -> float | None:
        """How near two cards are in meaning, 0 to 1; None where one of them is not known."""
        first, second = (_weighed(print_, self) for print_ in (one, other))
        if not first or not second:
            return None
        shared = sum(weight * second[name] for name, weight in first.items() if name in second)
        return shared / sqrt(_square(first) * _square(second))

    def weight(self, name: str) -> float:
        thing = kind_of(name) in (Kind.WHO, Kind.WHAT, Kind.PLACE)
        return self.things if thing else self.thoughts


@dataclass(frozen=True)
class _Usual:
    """How much looks and meanings vary from a Guide over the deck, and a usual nearness."""

    looks: float
    meaning: float
    mean: float


@lru_cache(maxsize=4096)
def _usual(guide: str, taste: Taste) -> _Usual:
    prints = [card.print for card in DECK.values() if card.print != guide]
    near = [one for print_ in prints if (one := taste.near(guide, print_)) is not None]
    looks = _spread([taste.unlike(guide, print_) for print_ in prints])
    if not near:
        return _Usual(looks, 1.0, 0.0)
    return _Usual(looks, _spread(near), sum(near) / len(near))


def _spread(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / len(values)) or 1.0


@lru_cache(maxsize=4096)
def _weighed(print_: str, taste: Taste) -> Mapping[str, float]:
    return {name: weight * taste.weight(name) for name, weight in features(print_).items()}


def _square(card: Mapping[str, float]) -> float:
    return sum(weight * weight for weight in card.values())
