"""Copies of a picture that was cut, mirrored or turned are found, and no other picture counts as
one."""

from __future__ import annotations

import io
import random
from functools import cache
from importlib.resources import files
from itertools import combinations

import pytest
from PIL import Image

from bombe.games.imitation.copies import is_copy
from bombe.games.imitation.deck import DECK
from bombe.games.imitation.intake import alike
from bombe.games.imitation.likeness import SIDE, print_of
from support.deck_rooms import (
    host_of_pictures,  # noqa: F401 (fixture)
    keys,
    table_of_pictures,  # noqa: F401 (fixture)
)
from support.gallery import archive, file, picture, put_in, refused
from support.serving import Person

BILINEAR = Image.Resampling.BILINEAR
TURNS = (
    Image.Transpose.FLIP_LEFT_RIGHT,
    Image.Transpose.FLIP_TOP_BOTTOM,
    Image.Transpose.ROTATE_90,
    Image.Transpose.ROTATE_180,
    Image.Transpose.ROTATE_270,
)


@cache
def card(key: str) -> Image.Image:
    data = (files("bombe.games.imitation") / "deck" / f"{key}.webp").read_bytes()
    # As large as it need be: a print is of a thumbnail.
    return Image.open(io.BytesIO(data)).convert("RGB").resize((640, 640), Image.Resampling.BOX)


def print_(image: Image.Image) -> str:
    return print_of(image.resize((SIDE, SIDE), Image.Resampling.BOX).tobytes())


def cut(image: Image.Image, percent: int) -> Image.Image:
    side = image.size[0]
    margin = side * percent // 100
    return image.crop((margin, margin, side - margin, side - margin))


def poor(image: Image.Image) -> Image.Image:
    out = io.BytesIO(file(image.resize((300, 300)), "JPEG", quality=40))
    return Image.open(out).convert("RGB")


def test_no_card_is_a_copy_of_another() -> None:
    prints = [one.print for one in DECK.values()]
    found = [pair for pair in combinations(prints, 2) if alike(*pair) or is_copy(*pair)]
    assert found == []


def test_pictures_drawn_by_chance_are_no_copies() -> None:
    prints = [print_(picture(n, (300, 300))) for n in range(40)]
    assert not any(alike(*pair) for pair in combinations(prints, 2))


def test_skies_are_no_copies() -> None:
    chance = random.Random(7)
    prints = []
    for _ in range(60):
        ends = [bytes(chance.randrange(256) for _ in range(3)) for _ in range(2)]
        sky = Image.frombytes("RGB", (1, 2), b"".join(ends)).resize((300, 300), BILINEAR)
        prints.append(print_(sky.rotate(90 * chance.randrange(4))))
    assert not any(alike(*pair) for pair in combinations(prints, 2))


@pytest.mark.parametrize("percent", [3, 5])
def test_a_card_without_its_margin_is_a_copy(percent: int) -> None:
    found = 0
    for key in [*DECK][::4]:
        copy, known = print_(cut(card(key), percent)), DECK[key].print
        assert alike(copy, known) is alike(known, copy)
        found += alike(copy, known)
    assert found >= 22  # of 23


@pytest.mark.parametrize("turn", TURNS, ids=lambda turn: turn.name)
def test_a_card_that_is_mirrored_or_turned_is_a_copy(turn: Image.Transpose) -> None:
    for key in [*DECK][::18]:
        known = DECK[key].print
        for image in (card(key), poor(card(key))):
            copy = print_(image.transpose(turn))
            assert alike(copy, known), key
            assert alike(known, copy), key


def test_copies_are_refused_by_the_name_of_the_first(host: Person) -> None:
    image = picture(7, (900, 900))
    put_in(host, file(image), "first.png")
    copies = [cut(image, 5), *(image.transpose(turn) for turn in TURNS)]
    for again in copies:
        why = refused(host, file(again, "JPEG", quality=80), "second.jpg")
        assert why == "This is nearly the same as 'first.png'."
    host.order("pictures none")
    (first, second) = put_in(host, archive({"cut.png": file(copies[0]), "whole.png": file(image)}))
    assert (first["why"], second["why"]) == (None, "This is nearly the same as 'cut.png'.")
    assert len(keys(host)) == 1
