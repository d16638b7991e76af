"""Why bots vote so and what they meant: never wrong about a picture, and hidden until the end."""

from __future__ import annotations

import json
from itertools import product

import pytest

from bombe.chance import Chance
from bombe.game import IllegalAction, Seat, View
from bombe.games.imitation import reasons
from bombe.games.imitation.bots import BOTS, TEMPERS
from bombe.games.imitation.deck import DECK
from bombe.games.imitation.likeness import COLOUR, differences
from bombe.games.imitation.meaning import words_of
from bombe.games.imitation.rules import Imitation
from bombe.games.imitation.state import State
from bombe.match import Match
from bombe.text import LANGUAGES, language
from support.scaling import scale

GAME = Imitation()
OWN = [[card.key, card.print[:-2] + "00"] for card in DECK.values()]


def to_the_end(level: str, mode: str, seed: int, own: bool = False) -> Match[State]:
    """A first round of three bots."""
    options = {"mode": mode, "pictures": OWN if own else []}
    match, chance = Match.new(GAME, options, 3, seed), Chance(seed)
    while match.view(None)["opened"] is None:
        seat = min(match.waiting)
        match = match.play(seat, BOTS[level](match.view(seat), chance))
    return match


def true_of(word: str, guide: str, card: str) -> bool:
    if word == reasons.COLOURS:
        return differences(guide, card)[COLOUR] <= reasons.SAME_COLOURS
    return word == reasons.LIGHT or word in {*words_of(guide)} & {*words_of(card)}


@pytest.mark.parametrize("mode", ["competitive", "gnirut"])
@pytest.mark.parametrize("level", BOTS)
def test_what_is_told_is_true(level: str, mode: str) -> None:
    told = {"vote": 0, "meant": 0}
    for seed in range(scale(400)):
        view = to_the_end(level, mode, seed).view(None)
        opened, guide = view["opened"], view["guide"]["print"]
        for vote in opened["votes"]:
            assert vote["why"]
            if vote["why"] not in reasons.AT_LARGE:
                card = view["pairs"][vote["pair"] - 1][vote["side"]]["print"]
                assert true_of(vote["why"], guide, card)
                told["vote"] += 1
        for word, pair in zip(opened["themes"], view["pairs"], strict=False):
            if word not in reasons.AT_LARGE:
                assert true_of(word, guide, pair[opened["human"]]["print"])
                told["meant"] += 1
            assert mode == "gnirut" or word != reasons.BLUFF
    assert min(told.values()) > 0


def test_the_same_light_is_rare() -> None:
    prints = [card.print for card in DECK.values()]
    plain = [
        reasons._same_looks(one, other) for one, other in product(prints, prints) if one < other
    ]
    assert 0.01 < plain.count(reasons.COLOURS) / len(plain) < 0.04
    assert 0.01 < plain.count(reasons.LIGHT) / len(plain) < 0.04


def test_of_a_hosts_pictures_looks_are_told() -> None:
    words = {reasons.COLOURS, reasons.LIGHT, reasons.LOOKS}
    for seed in range(5):
        opened = to_the_end("steady", "competitive", seed, own=True).view(None)["opened"]
        assert {vote["why"] for vote in opened["votes"]} | {*opened["themes"]} <= words


# ---- hidden --------------------------------------------------------------------------------------


def begun() -> Match[State]:
    return Match.new(GAME, {"first": 1}, 3, 5)


def seen(match: Match[State], seat: Seat | None) -> str:
    return json.dumps([match.view(seat), GAME.turn(match.state), GAME.pace(match.state)])


def test_nobody_sees_a_reason_before_the_end() -> None:
    """Nor does whoever gave it."""
    match = begun()
    card, *_ = GAME.legal(match.state, 0)
    plain = match.play(0, card)
    meant = match.play(0, f"{card} leaving")
    for viewer in (None, 0, 1, 2):
        assert seen(plain, viewer) == seen(meant, viewer)
        one, other = (m.play(1, v) for m, v in ((plain, "vote L"), (meant, "vote L leaving 1")))
        assert seen(one, viewer) == seen(other, viewer)
    opened = other.play(2, "vote R a-feeling").view(None)["opened"]
    assert [(vote["why"], vote.get("pair")) for vote in opened["votes"]] == [
        ("leaving", 1),
        ("a-feeling", None),
    ]
    assert opened["themes"] == ["leaving", None, None]
    quiet = one.play(2, "vote R").view(None)["opened"]
    assert not any("why" in vote or "pair" in vote for vote in quiet["votes"])
    assert "themes" not in quiet


BAD_VOTES = ("L leaving", "L leaving 2", "L leaving 0", "L a-feeling 1", "L home 1 1", "L Ada 1")


@pytest.mark.parametrize("words", BAD_VOTES)
def test_only_words_that_are_known_are_accepted(words: str) -> None:
    match = begun()
    card, *_ = GAME.legal(match.state, 0)
    for text in (f"{card} Ada", f"{card} leaving 1", f"{card} "):
        with pytest.raises(IllegalAction):
            match.play(0, text)
    with pytest.raises(IllegalAction):
        match.play(0, card).play(1, f"vote {words}")


# ---- in words ------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_reason_is_a_sentence(code: str) -> None:
    tongue = language(code)
    for word in reasons.MEANT:
        sentence = tongue.say(reasons.said(word, 2))
        assert sentence.endswith(".")
        assert len(sentence) < 100
        assert word in reasons.AT_LARGE or "2" in sentence


def test_a_page_without_scripts_tells_it() -> None:
    view: View = to_the_end("steady", "competitive", 3).view(None)
    lines = [str(line) for _, lines in GAME.about(view) for line in lines]
    assert sum("and the Guide: " in line for line in lines) > 0
    assert sum(line.startswith("The Responder meant: ") for line in lines) == 3


def test_each_taste_has_its_own_words() -> None:
    prints = [card.print for card in DECK.values()][:30]
    said = {
        taste: [reasons.common(one, other, taste) for one, other in product(prints, prints)]
        for taste in TEMPERS
    }
    assert len({tuple(words) for words in said.values()}) == len(TEMPERS)
