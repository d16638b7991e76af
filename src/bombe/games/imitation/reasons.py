"""Why a bot votes for a side, and what it meant by a card: each a word, told when a round is open.

The words are those of the vocabulary, and some of our own. A word is only ever about what is known
of the pictures: one that both have, or looks that their prints show. People read it in their own
language, so that what is kept of a match is the word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bombe.game import View
from bombe.games.imitation.evidence import Measure
from bombe.games.imitation.likeness import COLOUR, COMPOSITION, FARTHEST, FIELDS, differences, parts
from bombe.games.imitation.meaning import Taste, features, words_of
from bombe.games.imitation.vocabulary import SAID
from bombe.text import T

COLOURS, LIGHT = "same-colours", "same-light"
FEELING, BLUFF, LOOKS = "a-feeling", "a-bluff", "by-looks"
# What the words are, as what was meant by a card.
MEANT: Mapping[str, T] = {
    **SAID,
    COLOURS: T("the same colours"),
    LIGHT: T("the same light"),
    FEELING: T("only a feeling"),
    BLUFF: T("a bluff"),
    LOOKS: T("how it looks"),
}
# Those that are about no pair, as reasons for a vote.
AT_LARGE: Mapping[str, T] = {
    FEELING: T("It was only a feeling."),
    BLUFF: T("It looked like a bluff."),
    LOOKS: T("I went by how the pictures look."),
}
# Nearer than 97 of 100 pairs of the deck.
SAME_COLOURS, SAME_LIGHT = 160, 75
KEEN_EYE = 0.5  # from how much of it on a taste sees looks before it thinks


def said(word: str, pair: int | None) -> T:
    """A reason for a vote, as a sentence."""
    if word in AT_LARGE:
        return AT_LARGE[word]
    if word in (COLOURS, LIGHT):
        return T("Pair {n} and the Guide: {theme}.", n=pair, theme=MEANT[word])
    return T("Pair {n} and the Guide: both make me think of {theme}.", n=pair, theme=MEANT[word])


def common(guide: str, card: str, taste: Taste) -> str | None:
    """What somebody of a taste would say that two pictures have in common, by their prints."""
    shared = {*words_of(guide)} & {*words_of(card)}
    one, other = features(guide), features(card)

    def tells(word: str) -> float:
        """How much it adds to how near they are."""
        return one[word] * other[word] * taste.weight(word) ** 2

    word = max(sorted(shared), key=tells, default=None)
    seen = _same_looks(guide, card)
    return (seen or word) if taste.looks >= KEEN_EYE else (word or seen)


def _same_looks(one: str, other: str) -> str | None:
    if differences(one, other)[COLOUR] <= SAME_COLOURS:
        return COLOURS
    lights = [parts(print_)[COMPOSITION][: FIELDS * FIELDS] for print_ in (one, other)]
    apart = sum(abs(x - y) for x, y in zip(*lights, strict=True))
    return LIGHT if apart * FARTHEST // (255 * len(lights[0])) <= SAME_LIGHT else None


def meaning(guide: str, card: str, taste: Taste) -> str:
    """What is meant by a card that is played to the Guide."""
    return common(guide, card, taste) or _without_words(guide)


def _without_words(guide: str) -> str:
    return FEELING if words_of(guide) else LOOKS


def why(view: View, side: str, taste: Taste) -> Sequence[str]:
    """The reason for a vote, as the words that follow it: what the nearest card of that side that
    has something in common with the Guide has, and of which pair it is."""
    guide = view["guide"]["print"]
    if view["mode"] == "gnirut" and _farther(view, side, taste):
        return (BLUFF,)
    prints = {n: pair[side]["print"] for n, pair in enumerate(view["pairs"], 1)}
    for n in sorted(prints, key=lambda n: taste(guide, prints[n])):
        if word := common(guide, prints[n], taste):
            return (word, str(n))
    return (_without_words(guide),)


def _farther(view: View, side: str, measure: Measure) -> bool:
    """Whether a side goes farther from the Guide than the other."""
    guide = view["guide"]["print"]
    far = {
        one: sum(measure(guide, pair[one]["print"]) for pair in view["pairs"]) for one in ("L", "R")
    }
    return far[side] > far["R" if side == "L" else "L"]
