"""The shipped deck: ninety pictures that differ, each with its print and its description."""

from __future__ import annotations

import re
from importlib.resources import files
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from bombe.games.imitation.deck import DECK
from bombe.games.imitation.likeness import FARTHEST, PRINT_LENGTH, SIDE, print_of, unlikeness
from bombe.text import LANGUAGES, language

LARGEST_DECK = 8_000_000  # bytes
# The same picture, saved anew or cropped by some per cent, is up to 30 from itself. The closest
# pair of the deck is 72 apart: grey umbrellas from above, and a look up from a dark well. They
# share their darkness and a bright round, and nobody would take one for the other.
NEAREST = 60


def picture(key: str) -> bytes:
    return (files("bombe.games.imitation") / "deck" / f"{key}.webp").read_bytes()


def test_there_are_ninety() -> None:
    names = {one.name for one in (files("bombe.games.imitation") / "deck").iterdir()}
    assert names == {f"{key}.webp" for key in DECK}
    assert list(DECK) == [f"{n:02}" for n in range(1, 91)]
    assert sum(len(picture(key)) for key in DECK) < LARGEST_DECK


@pytest.mark.parametrize("key", DECK)
def test_a_card_is_what_is_known_of_it(key: str) -> None:
    image = Image.open(BytesIO(picture(key)))
    assert (image.format, image.size, image.mode) == ("WEBP", (768, 768), "RGB")
    assert not {"exif", "xmp", "icc_profile"} & set(image.info)
    thumbnail = image.resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    # Another release of Pillow may decode and scale a little differently.
    assert unlikeness(print_of(thumbnail.tobytes()), DECK[key].print) <= 5
    assert len(DECK[key].print) == PRINT_LENGTH


def test_no_two_are_alike() -> None:
    prints = {key: card.print for key, card in DECK.items()}
    apart = {
        (one, other): unlikeness(prints[one], prints[other]) for one, other in combinations(DECK, 2)
    }
    nearest = min(apart, key=lambda pair: apart[pair])
    assert apart[nearest] >= NEAREST, nearest
    assert max(apart.values()) <= FARTHEST


def test_likeness_is_a_measure() -> None:
    prints = [card.print for card in DECK.values()]
    for one, other in combinations(prints[:20], 2):
        assert unlikeness(one, other) == unlikeness(other, one) > 0
    assert all(unlikeness(one, one) == 0 for one in prints)


def test_a_picture_saved_anew_is_still_itself() -> None:
    for key in [*DECK][::9]:
        image = Image.open(BytesIO(picture(key))).convert("RGB")
        poor = BytesIO()
        image.resize((400, 400)).save(poor, "JPEG", quality=60)
        thumbnail = Image.open(poor).resize((SIDE, SIDE), Image.Resampling.LANCZOS)
        assert unlikeness(print_of(thumbnail.tobytes()), DECK[key].print) < NEAREST / 2


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_has_a_description_of_about_one_length(code: str) -> None:
    tongue = language(code)
    told = [tongue.say(card.text) for card in DECK.values()]
    assert len(set(told)) == len(DECK)
    assert all(60 <= len(text) <= 120 for text in told), [t for t in told if len(t) > 120]
    assert all(re.fullmatch(r"[^\d\n]+\.", text) for text in told), "a sentence, no digits"
