"""The rules of Turing, one by one: set-up, a round, and the pictures that a seat sees."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bombe.chance import Chance
from bombe.game import IllegalAction, Option, complete
from bombe.games.imitation.aim import AT
from bombe.games.imitation.deck import DECK, LEAST, UNTOLD
from bombe.games.imitation.reasons import MEANT
from bombe.match import Match
from bombe.testing.wandering import everybody, seen, wander
from bombe.text import BadInput, T
from support.imitation_rounds import (
    GAME,
    KEYS,
    OWN,
    begin,
    draw,
    lap,
    onward,
    phase,
    play,
    scores,
    whole,
)
from support.scaling import scale

# ---- set-up ----------------------------------------------------------------------------------


def test_two_to_six_play_and_competitive_with_two_is_refused() -> None:
    assert [*GAME.seats] == [2, 3, 4, 5, 6]
    for seats in GAME.seats:
        for mode in ("competitive", "cooperative", "gnirut"):
            if (mode, seats) == ("competitive", 2):
                with pytest.raises(BadInput, match="Two players cannot play the competitive mode"):
                    Match.new(GAME, {"mode": mode}, seats)
            else:
                assert Match.new(GAME, {"mode": mode}, seats).state.mode == mode
    for seats in (0, 1, 7):
        with pytest.raises(BadInput):
            Match.new(GAME, {}, seats)


def test_hands_are_of_five_four_or_three() -> None:
    for hand in (5, 4, 3):
        match = Match.new(GAME, {"hand": hand}, 3, seed=hand)
        view = match.view(match.state.responder)
        assert view["hand"] == hand == len(view["hand_cards"])
    assert Match.new(GAME, {}, 3).state.size == 4
    with pytest.raises(BadInput):
        Match.new(GAME, {"hand": 6}, 3)


def test_the_deck_has_ninety_cards() -> None:
    assert list(DECK) == [f"{n:02}" for n in range(1, 91)]
    assert all(card.key == key for key, card in DECK.items())
    assert len({len(card.print) for card in DECK.values()}) == 1
    assert len({card.print for card in DECK.values()}) == len(DECK)


def test_pictures_of_ones_own_are_sixty_or_more() -> None:
    match = Match.new(GAME, {"pictures": OWN}, 3, seed=1)
    assert match.deal["deck"] == OWN
    assert set(match.state.deck) == {key for key, _ in OWN}
    view = match.view(0)
    assert view["guide"]["text"] == str(UNTOLD)
    assert view["guide"]["print"] in {print_ for _, print_ in OWN}
    assert [*GAME.pictures(match.state, None).values()] == [match.log[0][1].split(" ")[2]]
    for few in (1, LEAST - 1):
        with pytest.raises(BadInput, match="at least 60"):
            Match.new(GAME, {"pictures": OWN[:few]}, 3)
    assert Match.new(GAME, {"pictures": []}, 3).deal["deck"] is None


@pytest.mark.parametrize("print_", ["x", "00" * 134, "0" * 271, "zz" * 135, "٠" * 270])
def test_what_bots_could_not_read_is_no_print(print_: str) -> None:
    with pytest.raises(BadInput, match="print of picture 'own3' is not valid"):
        Match.new(GAME, {"pictures": [*OWN[:3], ["own3", print_], *OWN[4:]]}, 3)


def test_the_public_keeps_no_print_of_pictures_of_ones_own() -> None:
    """A replay is there for everybody and for ever; such pictures are the room's, and go with
    it."""
    shown = 0
    for seed in range(scale(50)):
        for match in wander(Match.new(GAME, {"pictures": OWN}, 3, seed), 40, Chance(seed)):
            public = json.dumps(match.view(None))
            assert public.count('"print": ""') == public.count('"print"')
            assert '"print": ""' not in json.dumps(match.view(0))
            shown += public.count('"print"')
    assert shown > scale(50)
    shipped = Match.new(GAME, {}, 3).view(None)["guide"]["print"]
    assert shipped in {card.print for card in DECK.values()}


WRONG_PICTURES: list[Any] = [
    *("", "x", "[]", None, 1, {}, {"a": "b"}, ["ab"], [[]], [["a"]], [["a", "b", "c"]]),
    *([["a", 1]], [[1, "b"]], [["a", "b"], None], [["a b", "c"]], [["a", "b\n"]], [["", "b"]]),
    *(
        [["a", "b"], ["a", "c"]],
        [("a", "b")],
        (["a", "b"],),
        [["a", "x" * 1001]],
        [["\ud800", "b"]],
    ),
]


@pytest.mark.parametrize("value", WRONG_PICTURES, ids=ascii)
def test_an_option_of_pictures_is_a_list_of_keys_and_prints(value: Any) -> None:
    schema = {"faces": Option(T("Faces"), [], pictures=True)}
    with pytest.raises(BadInput, match="faces"):
        complete(schema, {"faces": value}, 2)


def test_pictures_that_are_chosen_are_copied() -> None:
    schema = {"faces": Option(T("Faces"), [], pictures=True)}
    chosen = [["a", "0f"], ["b-1_2.x", "0f"]]
    kept = complete(schema, {"faces": chosen}, 2)["faces"]
    assert kept == chosen
    assert kept is not chosen
    assert complete(schema, {}, 2) == {"faces": []}
    assert complete(schema, {}, 2)["faces"] is not schema["faces"].default


def test_the_first_responder_is_drawn_and_then_it_goes_to_the_left() -> None:
    firsts = {Match.new(GAME, {}, 3, seed).state.responder for seed in range(30)}
    assert firsts == {0, 1, 2}
    match = begin(3, first=1)
    order = []
    for _ in range(5):
        order.append(match.view(None)["responder"])
        match = lap(match, "L 0L1 1L1 2L1")
    assert order == [1, 2, 0, 1, 2]


# ---- a round ---------------------------------------------------------------------------------


def test_a_round_is_drawn_from_the_whole_deck_with_no_card_twice() -> None:
    sides, seen_cards = set(), set()
    for seed in range(200):
        match = Match.new(GAME, {"hand": 5}, 3, seed)
        (_, action), *_ = match.log
        verb, side, *cards = action.split(" ")
        assert verb == "round"
        assert len(cards) == 16 == len(set(cards))
        sides.add(side)
        seen_cards |= set(cards)
    assert sides == {"L", "R"}
    assert seen_cards == set(DECK)


@pytest.mark.parametrize("side", ["L", "R"])
@pytest.mark.parametrize("hand", [3, 4, 5])
def test_the_machine_answers_with_the_outermost_card_on_its_side(side: str, hand: int) -> None:
    match = begin(hand=hand).play(None, draw(side, hand))
    cards = KEYS[1:]
    machine = 1 if side == "L" else hand
    for pair in (1, 2, 3):
        own = cards[(pair - 1) * hand : pair * hand]
        view = match.view(0)
        assert view["side"] == side
        assert view["machine"] == machine - 1
        assert [one["print"] for one in view["hand_cards"]] == [DECK[key].print for key in own]
        with pytest.raises(IllegalAction, match="the Machine's"):
            match.play(0, f"pick {machine}")
        picks = [action for action in GAME.legal(match.state, 0) if action.startswith("pick")]
        assert picks == [f"pick {n}" for n in range(1, hand + 1) if n != machine]
        pick = 2 if pair < 3 else (hand if side == "L" else 1)
        match = match.play(0, f"pick {pick}")
        shown = match.view(1)["pairs"][-1]
        assert list(shown) == ["L", "R"]
        human = "R" if side == "L" else "L"
        assert shown[side]["print"] == DECK[own[machine - 1]].print
        assert shown[human]["print"] == DECK[own[pick - 1]].print
        match = play(match, "1 pass\n2 pass") if pair < 3 else match


def test_the_side_holds_for_the_whole_round_and_is_drawn_anew_for_the_next() -> None:
    match = lap(begin(), "L 1R3 2R3")
    match = whole(match, "R", "0L1", "2L2")
    assert [one["side"] for one in match.view(None)["history"]] == ["L", "R"]
    assert match.view(None)["opened"]["human"] == "L"


def test_only_the_responder_picks_and_only_once_a_pair() -> None:
    match = play(begin(), "* L\n1 pick 2 !\n2 pick 2 !\n0 vote L !\n1 vote L !\n1 pass !")
    assert match.waiting == {0}
    for wrong in (
        "pick",
        "pick 0",
        "pick 5",
        "pick x",
        "pick 2 3",
        "pick ２",
        "pick 02",
        "pick -1",
    ):
        play(match, f"0 {wrong} !")
    match = play(match, "0 pick 3\n0 pick 2 !\n0 vote L !\n0 pass !\n0 next !")
    assert match.waiting == {1, 2}


def test_vote_or_pass_after_each_pair_and_vote_after_the_third() -> None:
    match = play(begin(), "* L\n0 pick 2\n1 pass\n1 pass !\n1 pick 2 !")
    assert match.waiting == {2}
    assert phase(match) == ("vote", 1, 1)
    match = play(match, "2 pass")
    assert phase(match) == ("pick", 1, 2)
    match = play(match, "1 vote L !\n0 pick 2\n1 vote R\n1 vote L !\n1 pass !\n2 pass")
    assert phase(match) == ("pick", 1, 3)
    match = play(match, "0 pick 2\n1 vote R !\n2 pass !\n2 vote X !\n2 vote !\n2 vote L R !")
    assert match.waiting == {2}
    assert list(GAME.legal(match.state, 2)) == ["vote L", "vote R", "leave"]
    match = play(match, "2 vote L")
    assert phase(match) == ("score", 1, 3)


def test_a_pass_can_become_a_vote_while_others_still_think() -> None:
    match = play(begin(4), "* L\n0 pick 2\n1 pass\n2 vote L")
    assert list(GAME.legal(match.state, 1)) == ["vote L", "vote R", "leave"]
    assert "vote L" not in GAME.legal(match.state, 2)
    turn = GAME.turn(match.state)
    match = play(match, "1 vote R\n1 pass !\n1 vote L !")
    public = match.view(None)["seats"][1]
    assert (public["voted"], public["passed"]) == (1, False)
    assert match.waiting == {3}
    assert GAME.turn(match.state) == turn  # the clock goes on
    # Once all have decided there is a new pair, and only a new pass or vote is for that.
    match = play(match, "3 pass")
    assert phase(match) == ("pick", 1, 2)
    match = play(match, "3 vote L !\n0 pick 2\n3 vote R")
    assert scores(match) == [5, 3, 0, 2]
    # The last who thinks may be the one who passed: then there is no vote to wait for.
    match = play(begin(), "* L\n0 pick 2\n1 vote R\n2 pass")
    assert phase(match) == ("pick", 1, 2)


def test_who_turns_a_pass_into_a_vote_is_seen_as_anybody_who_votes() -> None:
    for who in (0, 2, 3, None):
        views = [
            seen(play(begin(4), f"* L\n0 pick 2\n1 {before}\n1 vote {side}"), who)
            for before in ("leave\n1 return", "pass")
            for side in "LR"
        ]
        assert len({*views}) == 1


def test_the_round_is_scored_at_once_when_everybody_has_voted() -> None:
    match = play(begin(4), "* L\n0 pick 2\n1 vote R\n2 vote L\n3 pass\n0 pick 2\n3 vote R")
    assert phase(match) == ("score", 1, 2)
    assert scores(match) == [5, 3, 0, 2]
    opened = match.view(None)["opened"]
    assert opened["picked"] == [2, 2]
    assert len(opened["hands"]) == 2  # the third was never drawn


def test_that_somebody_has_voted_is_seen_and_for_which_side_is_not() -> None:
    match = play(begin(), "* L\n0 pick 2\n1 vote R\n2 pass\n0 pick 2")
    for who in (0, 2, None):
        view = match.view(who)
        assert [seat["voted"] for seat in view["seats"]] == [None, 1, None]
        assert view.get("vote") is None
    assert match.view(1)["vote"] == "R"
    other = play(begin(), "* L\n0 pick 2\n1 vote L\n2 pass\n0 pick 2")
    for who in (0, 2, None):
        assert seen(match, who) == seen(other, who)


# ---- coming late ---------------------------------------------------------------------------


def test_who_comes_late_sees_who_plays_and_how_it_goes_and_no_card() -> None:
    match = begin()
    for step in ("* L", "0 pick 2", "1 vote R", "2 vote L", "0 next"):
        match = play(match, step)
        glimpse, public = match.glimpse(), match.view(None)
        assert glimpse is not None
        assert names_in(public)
        assert names_in(glimpse) == []
        for hidden in ("guide", "pairs", "opened"):
            assert not glimpse.pop(hidden)
            del public[hidden]
        assert glimpse.pop("glimpse") is True
        assert glimpse == public
    # Whatever lies on the table, and is hidden, it is the same.
    one, other = (
        begin().play(None, draw(side, start=start)).play(0, f"pick {pick}").play(1, f"vote {vote}")
        for side, start, pick, vote in (("L", 0, 2, "L"), ("R", 30, 3, "R"))
    )
    assert one.glimpse() == other.glimpse()
    assert one.view(None) != other.view(None)


# ---- pictures --------------------------------------------------------------------------------


def names_in(value: object) -> list[str]:
    """The names of the pictures that somebody sees, in the order in which they are sent."""
    if isinstance(value, dict):
        if set(value) == {"name", "text", "print"}:
            assert list(value) == ["name", "text", "print"]
            return [value["name"]]
        return [name for part in value.values() for name in names_in(part)]
    if isinstance(value, list):
        return [name for part in value for name in names_in(part)]
    return []


def test_the_pictures_of_a_seat_are_those_in_its_view() -> None:
    for seed in range(scale(100)):
        chance = Chance(seed)
        for match in wander(Match.new(GAME, {}, 3, seed), 40, chance):
            for who in everybody(match):
                named = GAME.pictures(match.state, who)
                seen = names_in(match.view(who))
                assert {*seen} == {*named}
                # The last round is on the table, and in the gallery.
                assert len(seen) == len(named) or match.state.over
                assert set(named.values()) <= set(DECK)


def test_names_are_another_for_each_viewer_and_each_place() -> None:
    match = begin()
    known: dict[str, tuple[object, ...]] = {}
    for _ in range(3):
        match = whole(match, "L", "0R3", "1R3", "2R3")
        for who in (0, 1, 2, None):
            for place, name in enumerate(names_in(match.view(who))):
                assert len(name) == 16
                assert known.setdefault(name, (who, match.state.number, place)) == (
                    who,
                    match.state.number,
                    place,
                )
        match = onward(match)
    assert len(known) == 3 * 4 * (1 + 6 + 12)


def test_a_view_is_told_in_words_with_its_pictures() -> None:
    match = play(begin(), "* L\n0 pick 2\n1 pass\n2 pass")
    told = {str(head): [str(line) for line in lines] for head, lines in GAME.about(match.view(0))}
    assert told["The Guide"] == [str(DECK["01"].text)]
    assert told["Pair 1"] == [f"L: {DECK['02'].text}", f"R: {DECK['03'].text}"]
    assert told["Your hand"][0] == f"1, the Machine's: {DECK['06'].text}"
    assert told["Your hand"][1] == f"2: {DECK['07'].text}"
    assert "Your hand" not in {str(head) for head, _ in GAME.about(match.view(1))}
    match = play(match, "0 pick 2\n1 vote L\n2 vote R\n0 meant 2 the sea")
    told = {str(head): [str(line) for line in lines] for head, lines in GAME.about(match.view(1))}
    assert told["What was hidden"] == ["The human was on side R."]
    assert told["Hand 2"][-1] == "The Responder meant: the sea"
    assert told["Hand 2"][1] == f"2, the human's: {DECK['07'].text}"


def test_what_is_for_another_pair_is_refused() -> None:
    match = play(begin(), "* L\n0 pick 3 at 1 2 !\n0 pick 3 at 2 1 !\n0 pick 3 at 1 1")
    for wrong in ("at", "at 1", "at 1 1 1", "at 01 1", "at x y", "at 1 \u0661", "1 1", "at 1 2"):
        play(match, f"1 vote L {wrong} !\n1 pass {wrong} !")
    play(match, "1 point L at 1 1 !\n1 next at 1 1 !\n1 leave at 1 1 !")
    with pytest.raises(IllegalAction, match="for pair 2 of round 7; now it is pair 1 of round 1"):
        match.play(1, "vote L at 7 2")
    assert AT not in MEANT  # which may be the word before
    # It is what it would be without.
    for action in ("vote L", "vote L leaving 1", "vote L a-feeling", "pass"):
        assert match.play(1, f"{action} at 1 1").state == match.play(1, action).state
    # What was meant for the first pair is none for the second, nor for that of another round.
    late = play(match, "1 pass at 1 1\n2 pass\n0 pick 2 at 1 2")
    late = play(late, "1 vote L at 1 1 !\n1 pass at 1 1 !\n1 vote R at 1 2\n2 vote R at 1 2")
    late = play(onward(late), "* L\n1 pick 2\n0 vote L at 1 1 !\n0 vote L at 2 1")
    assert late.view(0)["vote"] == "L"
