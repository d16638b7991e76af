"""The gallery at the end: every round as it lay on the table, best fooled, and the quickest eye."""

from __future__ import annotations

from typing import Any

import pytest

from bombe.games.imitation.deck import DECK
from bombe.games.imitation.state import State
from bombe.match import Match
from support.imitation_rounds import OWN, begin, onward, play, whole


def finished(*rounds: tuple[str, ...], seats: int = 3, mode: str = "cooperative") -> Match[State]:
    """A match of rounds, each a side of the Machine's and votes."""
    match = begin(seats, mode)
    for side, *votes in rounds:
        match = onward(whole(match, side, *votes))
    assert match.state.over
    return match


def gallery(match: Match[State], seat: int | None = None) -> dict[str, Any]:
    shown: dict[str, Any] = match.view(seat)["gallery"]
    return shown


MATCH = finished(("L", "1R1", "2L1"), ("R", "0R2", "2R2"), ("L", "0L1", "1L1"))


def test_every_round_hangs_there_as_it_lay_on_the_table() -> None:
    shown = gallery(MATCH)["rounds"]
    assert [one["round"] for one in shown] == [1, 2, 3]
    assert [one["human"] for one in shown] == ["R", "L", "R"]
    assert [len(one["pairs"]) for one in shown] == [1, 2, 1]
    assert [one["saw"] for one in shown] == [[1], [], []]
    for viewer in (None, 0, 1, 2):
        keys = MATCH.game.pictures(MATCH.state, viewer)
        for one, kept in zip(
            gallery(MATCH, viewer)["rounds"],
            [*MATCH.state.kept, MATCH.state.this_round],
            strict=True,
        ):
            assert kept.cards
            assert keys[one["guide"]["name"]] == kept.cards.guide
            for n, pair in enumerate(one["pairs"], 1):
                lay = kept.cards.pair(n, kept.picks[n - 1])
                assert {side: keys[pair[side]["name"]] for side in pair} == lay
                assert {side: pair[side]["text"] for side in pair} == {
                    side: str(DECK[key].text) for side, key in lay.items()
                }


def test_a_picture_has_the_name_under_which_it_was_played() -> None:
    match = whole(begin(mode="cooperative"), "L", "1R1", "2L1")
    then = match.view(1)
    match = onward(match)
    for side, *votes in (("R", "0R2", "2R2"), ("L", "0L1", "1L1")):
        match = onward(whole(match, side, *votes))
    first = gallery(match, 1)["rounds"][0]
    assert (first["guide"], first["pairs"]) == (then["guide"], then["pairs"])


def test_best_fooled_is_the_picture_of_the_machines_that_took_in_most() -> None:
    fooled = gallery(MATCH)["fooled"]
    assert (fooled["round"], fooled["pair"], fooled["seats"]) == (2, 2, [0, 2])
    assert fooled["picture"] == gallery(MATCH)["rounds"][1]["pairs"][1]["R"]


@pytest.mark.parametrize(
    ("votes", "fooled"),
    [
        # In an earlier round, and in the only one; more are better than earlier ones.
        ((("L", "1L2", "2L3"), ("L", "0L1", "2R1"), ("L", "0R1", "1R1")), (1, 2, [1])),
        ((("L", "1R1", "2R1"), ("R", "0R3", "2L3"), ("L", "0L1", "1R1")), (2, 3, [0])),
        ((("L", "1L1", "2L2"), ("R", "0L1", "2L1"), ("R", "0R3", "1R3")), (3, 3, [0, 1])),
        ((("L", "1R1", "2R1"), ("R", "0L1", "2L1"), ("L", "0R3", "1R3")), None),
    ],
)
def test_of_those_that_are_level_the_earliest_is_best_fooled(
    votes: Any, fooled: tuple[int, int, list[int]] | None
) -> None:
    best = gallery(finished(*votes))["fooled"]
    assert (best and (best["round"], best["pair"], best["seats"])) == fooled


def test_the_quickest_eye_was_right_after_one_pair_most_often_and_is_shared() -> None:
    match = finished(("L", "1R1", "2R1"), ("R", "0L1", "2L2"), ("L", "0L1", "1R2"))
    assert gallery(match)["quickest"] == [
        {"seat": 0, "rounds": [2]},
        {"seat": 1, "rounds": [1]},
        {"seat": 2, "rounds": [1]},
    ]
    match = finished(("L", "1R1", "2R1"), ("R", "0L1", "2L1"), ("L", "0L1", "1R2"))
    assert gallery(match)["quickest"] == [{"seat": 2, "rounds": [1, 2]}]
    match = finished(("L", "1L1", "2R2"), ("R", "0R1", "2L3"), ("L", "0R2", "1R2"))
    assert gallery(match)["quickest"] == []


def test_void_rounds_and_those_of_nobody_fool_nobody_and_need_no_quick_eye() -> None:
    match = whole(begin(mode="cooperative"), "L", "1R3", "2R3")
    match = play(onward(match), "* R\n1 pick 2\n0 vote R\n2 pass\n1 pick 3\n1 leave")
    match = play(match, "0 next\n2 next\n* R\n2 pick 3\n0 vote L")
    match = onward(match)
    shown = gallery(match)
    assert [len(one["pairs"]) for one in shown["rounds"]] == [3, 2, 1]
    assert shown["rounds"][1]["saw"] == []
    assert shown["fooled"] is None
    assert shown["quickest"] == [{"seat": 0, "rounds": [3]}]

    match = play(onward(whole(begin(), "L", "1R1", "2R1")), "1 leave\n2 leave")
    match = play(match, "2 return\n* L\n2 pick 3\n0 vote R")
    match = onward(match)
    nothing = gallery(match)["rounds"][1]
    assert (nothing["guide"], nothing["pairs"], nothing["human"]) == (None, [], None)


def test_what_was_meant_is_kept_in_own_words_and_in_those_of_bots() -> None:
    match = whole(begin(mode="cooperative"), "L", "1R2", "2R2")
    match = onward(play(match, "0 meant 2 the same light"))
    match = play(match, "* L\n1 pick 2 leaving\n0 vote R\n2 vote R")
    match = onward(whole(onward(match), "L", "0R1", "1R1"))
    first, second, third = gallery(match)["rounds"]
    assert (first["meant"], first.get("themes")) == ([None, "the same light", None], None)
    assert second["themes"] == ["leaving", None, None]
    assert third["meant"] == [None, None, None]


def test_it_opens_after_the_last_round_only() -> None:
    match = begin(mode="cooperative")
    for side, *votes in (("L", "1R1", "2L1"), ("R", "0R2", "2R2"), ("L", "0L1", "1L1")):
        match = whole(match, side, *votes)
        shown = [match.view(seat) for seat in (None, 0, 1, 2)]
        assert not any("gallery" in view for view in shown)
        names = [{*match.game.pictures(match.state, seat)} for seat in (None, 0, 1, 2)]
        match = onward(match)
    assert all("gallery" in match.view(seat) for seat in (None, 0, 1, 2))
    for seat, before in zip((None, 0, 1, 2), names, strict=True):
        assert before < {*match.game.pictures(match.state, seat)}


def test_the_public_sees_no_prints_of_a_hosts_own_pictures_there() -> None:
    own = MATCH.game.start({**MATCH.deal, "deck": OWN})
    keys = dict(zip(DECK, own.deck, strict=False))
    match = Match(MATCH.game, {**MATCH.deal, "deck": OWN}, own)
    for who, action in MATCH.log:
        words = [keys.get(word, word) for word in action.split(" ")] if who is None else [action]
        match = match.play(who, " ".join(words))
    for seat, told in ((None, False), (0, True)):
        for one in gallery(match, seat)["rounds"]:
            assert bool(one["guide"]["print"]) is told


def test_how_much_is_missing_is_told_from_the_first_round_where_all_play_together() -> None:
    match = begin(mode="cooperative")
    assert (match.view(1)["goal"], match.view(1)["needed"]) == (12, 12)
    match = whole(match, "L", "1R1", "2L1")
    assert match.view(None)["needed"] == 6
    for side, *votes in (("R", "0L1", "2L1"), ("L", "0R1", "1R1")):
        match = whole(onward(match), side, *votes)
    assert match.view(0)["needed"] == 0
    assert begin().view(1)["needed"] is None
