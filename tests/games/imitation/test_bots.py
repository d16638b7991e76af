"""How often the Interrogator bots find the human, over many rounds of the real game.

`make soak` plays 5,000 rounds of each kind; `pytest -s` shows the rates with their intervals.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from io import BytesIO
from math import sqrt

import pytest
from PIL import Image

from bombe.chance import Chance
from bombe.game import View
from bombe.games.imitation.bots import BOTS, Density, evidence, to_the_guide
from bombe.games.imitation.likeness import unlikeness
from bombe.games.imitation.rules import Imitation
from bombe.games.imitation.state import State
from bombe.match import Match
from support.scaling import scale

GAME = Imitation()
ROUNDS = scale(5000)
# Always the same rounds: of new ones, one interval in twenty would miss the truth by chance.
FIRST_SEED = 100_000

Player = Callable[[Match[State], View, Chance], str]


def wilson(right: int, n: int) -> tuple[float, float]:
    """The interval in which the true rate lies with 95%."""
    z, rate = 1.96, right / n
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    wide = z * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - wide, middle + wide


def rate(
    responder: Player, interrogator: Player, mode: str = "cooperative", hand: int = 4
) -> tuple[float, float, float]:
    """How often the interrogator is right after three pairs, with its interval."""
    right = 0
    for seed in range(FIRST_SEED, FIRST_SEED + ROUNDS):
        match = Match.new(GAME, {"mode": mode, "hand": hand}, 2, seed)
        chance = Chance(seed + 1_000_000)
        hides = match.view(None)["responder"]
        seeks = 1 - hides
        for pair in (1, 2, 3):
            match = match.play(hides, responder(match, match.view(hides), chance))
            vote = interrogator(match, match.view(seeks), chance) if pair == 3 else "pass"
            match = match.play(seeks, vote)
        right += vote == f"vote {match.view(None)['opened']['human']}"
    low, high = wilson(right, ROUNDS)
    print(f"{mode}, hand of {hand}: {right / ROUNDS:.1%} right, 95% interval {low:.1%}–{high:.1%}")
    return low, right / ROUNDS, high


def bot(level: str) -> Player:
    return lambda match, view, chance: BOTS[level](view, chance)


def blindly(match: Match[State], view: View, chance: Chance) -> str:
    own = [n for n in range(len(view["hand_cards"])) if n != view["machine"]]
    return f"pick {own[chance.below(len(own))] + 1}"


def by(measure: Callable[[str, str], float]) -> Player:
    """A Responder who plays to the Guide by a measure of the pictures themselves."""

    def chosen(match: Match[State], view: View, chance: Chance) -> str:
        keys = GAME.pictures(match.state, view["you"])
        guide = keys[view["guide"]["name"]]
        own = [n for n in range(len(view["hand_cards"])) if n != view["machine"]]
        best = min(own, key=lambda n: measure(guide, keys[view["hand_cards"][n]["name"]]))
        return f"pick {best + 1}"

    return chosen


def votes_by(density: Density) -> Player:
    def voted(match: Match[State], view: View, chance: Chance) -> str:
        found = evidence(view, unlikeness, density)
        return f"vote {'LR'[chance.below(2)] if found == 0 else 'L' if found > 0 else 'R'}"

    return voted


def opposite(place: float, cards: int) -> float:
    return to_the_guide(1 - place, cards)


@cache
def picture(key: str) -> Image.Image:
    data = (files("bombe.games.imitation") / "deck" / f"{key}.webp").read_bytes()
    return Image.open(BytesIO(data)).convert("RGB").resize((96, 96))


@cache
def palette(key: str) -> tuple[float, ...]:
    """How much there is of each of 64 colours: no places, no edges, no hues."""
    counts = [0.0] * 64
    pixels = picture(key).tobytes()
    for red, green, blue in zip(pixels[0::3], pixels[1::3], pixels[2::3], strict=True):
        counts[(red >> 6) * 16 + (green >> 6) * 4 + (blue >> 6)] += 1
    return tuple(sqrt(count) for count in counts)


def other_colours(one: str, other: str) -> float:
    return sum((a - b) ** 2 for a, b in zip(palette(one), palette(other), strict=True))


@pytest.mark.parametrize("hand", [5, 4, 3])
def test_whoever_picks_blindly_cannot_be_told(hand: int) -> None:
    low, _, high = rate(blindly, bot("steady"), hand=hand)
    assert low <= 0.5 <= high


def test_the_responder_bot_is_found() -> None:
    low, share, _ = rate(bot("steady"), bot("steady"))
    assert share >= 0.85
    assert low >= 0.65


def test_another_measure_of_likeness_is_found_as_well() -> None:
    low, share, _ = rate(by(other_colours), bot("steady"))
    assert share >= 0.62
    assert low >= 0.55


@pytest.mark.parametrize(
    "interrogator", [votes_by(to_the_guide), votes_by(opposite), bot("steady"), bot("keen")]
)
def test_in_gnirut_nobody_reads_the_responder_bot(interrogator: Player) -> None:
    low, share, _ = rate(bot("steady"), interrogator, mode="gnirut")
    assert share <= 0.55
    assert low <= 0.5


def test_a_beginner_is_worse_than_the_others() -> None:
    _, beginner, _ = rate(bot("steady"), bot("beginner"))
    _, steady, _ = rate(bot("steady"), bot("steady"))
    assert 0.65 < beginner < steady - 0.08


def test_the_keen_vote_earlier() -> None:
    """By the points that they get, which is what they play for."""
    points = {"steady": 0, "keen": 0}
    early = 0
    for seed in range(ROUNDS // 5):
        for level in points:
            match = Match.new(GAME, {"mode": "cooperative"}, 2, seed)
            chance = Chance(seed)
            hides = match.view(None)["responder"]
            while match.view(None)["opened"] is None:
                seat = hides if match.view(None)["phase"] == "pick" else 1 - hides
                seats_bot = BOTS["steady" if seat == hides else level]
                match = match.play(seat, seats_bot(match.view(seat), chance))
            vote = match.view(None)["opened"]["votes"][0]
            points[level] += vote["points"]
            early += level == "keen" and vote["after"] < 3
    assert early > 0
    assert points["keen"] > points["steady"]
