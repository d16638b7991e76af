"""The rules of Turing, one by one, and against direct counts of small cases.

In a script each line is `seat action`; one that must be refused ends with ` !`. `* L` is a draw
with the Machine on side L. With hands of four the Machine's card is then the first of each hand,
else the last; `pick 2` and `pick 3` are always possible.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import contract
import pytest
from contract import CONTRACT, check_is_one_sentence, check_somebody_can_act, seen
from scaling import SOAK, scale

from bombe.chance import Chance
from bombe.game import Game, IllegalAction, Option, complete
from bombe.games.imitation.deck import DECK, LEAST, UNTOLD
from bombe.games.imitation.rules import LONGEST_MEANING, WHY, Imitation
from bombe.games.imitation.state import State
from bombe.match import Match
from bombe.text import BadInput, T

GAME = Imitation()
KEYS = list(DECK)
OWN = [[f"own{n}", f"{n:0270x}"] for n in range(LEAST)]


def begin(seats: int = 3, mode: str = "competitive", hand: int = 4, first: int = 0) -> Match[State]:
    deal = {
        "mode": mode,
        "hand": hand,
        "seats": seats,
        "first": first,
        "veil": "0123456789abcdef" * 2,
        "deck": None,
    }
    return Match(GAME, deal, GAME.start(deal))


def draw(side: str, hand: int = 4, start: int = 0) -> str:
    return " ".join(["round", side, *KEYS[start : start + 1 + 3 * hand]])


def play(match: Match[State], script: str) -> Match[State]:
    for line in script.strip().splitlines():
        who, _, action = line.strip().partition(" ")
        if who == "*":
            match = match.play(None, draw(action, match.state.size))
        elif action.endswith(" !"):
            with pytest.raises(IllegalAction) as caught:
                match.play(int(who), action[:-2])
            check_is_one_sentence(caught.value)
        else:
            match = match.play(int(who), action)
    return match


def whole(match: Match[State], side: str, *votes: str) -> Match[State]:
    """A round to its score: each vote such as `1L2` is of a seat, for a side, after a pair."""
    match = match.play(None, draw(side, match.state.size))
    for pair in "123":
        if match.state.phase != "pick":
            break
        match = match.play(match.state.responder, "pick 2")
        for seat in sorted(match.waiting):
            mine = [vote for vote in votes if vote[0] == str(seat) and vote[2] == pair]
            match = match.play(seat, f"vote {mine[0][1]}" if mine else "pass")
    assert match.view(None)["phase"] == "score"
    return match


def onward(match: Match[State]) -> Match[State]:
    """Everybody says that the next round may begin."""
    for seat in sorted(match.waiting):
        match = match.play(seat, "next")
    return match


def lap(match: Match[State], *rounds: str) -> Match[State]:
    """Rounds, each the Machine's side and votes, such as `L 1R1 2L3`."""
    for one in rounds:
        side, *votes = one.split(" ")
        match = onward(whole(match, side, *votes))
    return match


def scores(match: Match[State]) -> list[int]:
    return [seat["score"] for seat in match.view(None)["seats"]]


def as_responder(match: Match[State]) -> list[int]:
    return [seat["responder"] for seat in match.view(None)["seats"]]


def phase(match: Match[State]) -> tuple[str, int, int]:
    view = match.view(None)
    return view["phase"], view["round"], view["pair"]


def ended(match: Match[State], why: str, *winners: int) -> bool:
    assert match.outcome is not None
    assert match.outcome.why == WHY[why]
    assert match.view(None)["outcome"] == {"winners": list(winners), "why": why}
    return match.outcome.winners == winners


# ---- set-up ----------------------------------------------------------------------------------


def test_two_to_six_play_and_competitive_with_two_is_refused() -> None:
    assert [*GAME.seats] == [2, 3, 4, 5, 6]
    for seats in GAME.seats:
        for mode in ("competitive", "cooperative", "gnirut"):
            if (mode, seats) == ("competitive", 2):
                with pytest.raises(BadInput, match="Two cannot play competitively"):
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
    with pytest.raises(BadInput, match="'own3' is no print"):
        Match.new(GAME, {"pictures": [*OWN[:3], ["own3", print_], *OWN[4:]]}, 3)


def test_the_public_keeps_no_print_of_pictures_of_ones_own() -> None:
    """A replay is there for everybody and for ever; such pictures are the room's, and go with
    it."""
    shown = 0
    for seed in range(scale(50)):
        for match in contract.wander(Match.new(GAME, {"pictures": OWN}, 3, seed), 40, Chance(seed)):
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
    match = play(begin(), "* L\n0 pick 2\n1 pass\n1 pass !\n1 vote L !")
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


# ---- scores ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("after", "points"), [(1, 3), (2, 2), (3, 1)])
@pytest.mark.parametrize("side", ["L", "R"])
def test_a_right_vote_is_worth_3_2_or_1_and_a_wrong_one_nothing(
    side: str, after: int, points: int
) -> None:
    human = "R" if side == "L" else "L"
    match = whole(begin(), side, f"1{human}{after}", f"2{side}{after}")
    assert scores(match) == [points, points, 0]
    assert match.view(None)["opened"]["votes"] == [
        {"seat": 1, "side": human, "after": after, "points": points},
        {"seat": 2, "side": side, "after": after, "points": 0},
    ]


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_the_responder_scores_the_sum_of_what_the_interrogators_scored(mode: str) -> None:
    match = whole(begin(5, mode), "L", "1R1", "2R2", "3R3", "4L1")
    assert scores(match) == [6, 3, 2, 1, 0]
    assert as_responder(match) == [6, 0, 0, 0, 0]


def test_in_gnirut_the_responder_scores_nothing() -> None:
    match = whole(begin(5, "gnirut"), "L", "1R1", "2R2", "3R3", "4L1")
    assert scores(match) == [0, 3, 2, 1, 0]
    assert as_responder(match) == [0] * 5


# ---- the end ---------------------------------------------------------------------------------


def test_whoever_leads_when_all_were_responder_equally_often_wins() -> None:
    match = begin()
    for number, one in enumerate(["L 1R1 2L3", "L 0L1 2L3", "L 0L1 1L1"]):
        assert match.outcome is None
        assert match.view(None)["last"] is False
        side, *votes = one.split(" ")
        match = whole(match, side, *votes)
        assert match.view(None)["last"] is (number == 2)
        if number < 2:
            match = onward(match)
    # 0 and 1 have 3 points each, those of 0 as Responder.
    assert scores(match) == [3, 3, 0]
    assert match.outcome is None  # the last Responder may tell what was meant
    match = play(match, "2 meant 1 a boat\n0 next\n1 next\n2 next")
    assert ended(match, "tie", 0)
    assert match.view(None)["opened"]["meant"][0] == "a boat"
    assert ended(lap(begin(), "L 1R1 2R3", "L 0L1 2L3", "L 0L1 1L1"), "lead", 0)


def test_a_tie_is_broken_by_points_earned_as_responder() -> None:
    # 0 has 3 as Responder; 1 has 3 by a vote; 2 has none.
    match = lap(begin(), "L 1R1 2L1", "L 0L1 2L1", "L 0L1 1L1")
    assert as_responder(match) == [3, 0, 0]
    assert ended(match, "tie", 0)


def test_if_nobody_leads_there_is_another_lap_until_somebody_does() -> None:
    nothing = ("L 1L1 2L1", "L 0L1 2L1", "L 0L1 1L1")
    match = lap(begin(), *nothing, *nothing)
    assert match.outcome is None
    assert match.view(None)["lap"] == 3
    assert phase(match) == ("deal", 7, 1)
    # In the midst of a lap the lead decides nothing.
    match = lap(match, "L 1R1 2L1")
    assert scores(match) == [3, 3, 0]
    assert match.outcome is None
    match = lap(match, *nothing[1:])
    assert ended(match, "tie", 0)
    # Level in points and in those as Responder, though not with all: played on.
    match = lap(begin(), "L 1R2 2L1", "L 0R2 2L1", "L 0L1 1L1")
    assert scores(match) == [4, 4, 0]
    assert as_responder(match) == [2, 2, 0]
    assert match.outcome is None


def test_in_gnirut_a_tie_is_played_on() -> None:
    match = lap(begin(2, "gnirut"), "L 1R1", "L 0R1")
    assert scores(match) == [3, 3]
    assert match.outcome is None
    match = lap(match, "L 1R2", "L 0R3")
    assert ended(match, "lead", 1)
    assert scores(match) == [4, 5]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_together_all_win_with_two_points_for_each_vote_and_responder(seats: int) -> None:
    goal = 2 * seats * (seats - 1)
    votes = seats * (seats - 1)  # in a lap; each right one counts twice, so half must be worth 2
    for worth in (goal // 2, goal // 2 - 1):
        match = begin(seats, "cooperative")
        assert match.view(None)["goal"] == goal
        left = worth
        for responder in range(seats):
            cast = []
            for seat in set(range(seats)) - {responder}:
                points = min(3, left)
                left -= points
                cast.append(f"{seat}{'R' if points else 'L'}{4 - points if points else 3}")
            match = onward(whole(match, "L", *cast))
        assert left == 0
        total = sum(scores(match))
        assert total == 2 * worth
        assert match.outcome is not None
        if worth * 2 >= goal:
            assert total / seats / (seats - 1) == 2
            assert ended(match, "together", *range(seats))
        else:
            assert ended(match, "short")
    assert votes * 2 == goal


def test_together_it_ends_once_each_has_been_responder() -> None:
    match = lap(begin(3, "cooperative"), "L 1R1 2R1", "L 0R1 2R1")
    assert sum(scores(match)) >= match.state.goal  # enough, but not all have been Responder
    assert match.outcome is None
    assert ended(lap(match, "L 0L3 1L3"), "together", 0, 1, 2)


@pytest.mark.parametrize("mode", ["competitive", "cooperative", "gnirut"])
def test_every_lap_of_three_against_a_direct_count(mode: str) -> None:
    """All ways in which three can vote in a lap: 36 in each round."""
    sides = "RLR"
    laps = 0
    step = 1 if SOAK or mode == "competitive" else 12  # of the two first rounds
    for state, votes in _laps(begin(3, mode).state, sides, step):
        laps += 1
        total, responder = [0, 0, 0], [0, 0, 0]
        for number, seat, side, after in votes:
            right = side != sides[number]
            worth = {1: 3, 2: 2, 3: 1}[after] if right else 0
            total[seat] += worth
            if mode != "gnirut":
                total[number] += worth
                responder[number] += worth
        assert [player.score for player in state.players] == total
        assert [player.responder for player in state.players] == responder
        ranked = sorted(zip(total, responder, range(3), strict=True))
        expected: tuple[int, ...] | None
        if mode == "cooperative":
            expected = (0, 1, 2) if sum(total) / 3 / 2 >= 2 else ()
        else:
            expected = None if ranked[-1][:2] == ranked[-2][:2] else (ranked[-1][2],)
        assert (state.winners if state.why else None) == expected
    assert laps == 36**3 // step


Ballot = tuple[int, int, str, int]  # round, seat, side, after which pair


def _laps(state: State, sides: str, step: int) -> Iterator[tuple[State, tuple[Ballot, ...]]]:
    """Each way in which a lap can go, at its last score; of two rounds only each so many."""
    two = [
        (second, votes + more)
        for first, votes in _rounds(GAME.apply(state, None, draw(sides[0])))
        for second, more in _rounds(_next(first, sides[1]))
    ]
    for second, votes in two[::step]:
        for third, more in _rounds(_next(second, sides[2])):
            yield third, votes + more


def _next(state: State, side: str) -> State:
    for seat in range(3):
        state = GAME.apply(state, seat, "next")
    return GAME.apply(state, None, draw(side))


def _rounds(state: State) -> Iterator[tuple[State, tuple[Ballot, ...]]]:
    """Each way in which a round can go on, at its score, with the votes that led there."""
    if state.phase == "pick":
        yield from _rounds(GAME.apply(state, state.responder, "pick 2"))
    elif state.phase == "vote":
        seat = min(state.waiting)
        for action in ("vote L", "vote R", "pass")[: 2 + (state.pair < 3)]:
            own = (state.number - 1, seat, action[-1], state.pair)
            for after, votes in _rounds(GAME.apply(state, seat, action)):
                yield after, votes if action == "pass" else (own, *votes)
    else:
        yield state, ()


# ---- after the score -------------------------------------------------------------------------


def test_everything_is_opened_after_the_score() -> None:
    match = whole(begin(), "R", "1L2", "2R3")
    for who in (0, 1, 2, None):
        view = match.view(who)
        opened = view["opened"]
        assert (opened["side"], opened["human"], opened["machine"]) == ("R", "L", 3)
        prints = [[one["print"] for one in hand] for hand in opened["hands"]]
        keys = [KEYS[1:5], KEYS[5:9], KEYS[9:13]]
        assert prints == [[DECK[key].print for key in hand] for hand in keys]
        assert opened["picked"] == [2, 2, 2]
        assert opened["meant"] == [None] * 3
        assert not {"side", "hand_cards", "machine", "picks"} & set(view)
        assert view["history"][-1] == {
            "round": 1,
            "responder": 0,
            "void": False,
            "side": "R",
            "votes": opened["votes"],
            "points": [2, 2, 0],
        }


def test_the_responder_may_tell_in_a_line_what_was_meant() -> None:
    match = play(begin(), "* L\n0 meant 1 no !\n0 pick 2\n0 meant 1 no !\n1 vote R\n2 vote R")
    play(match, "1 meant 1 mine !\n0 meant !\n0 meant 0 x !\n0 meant 2 not shown !\n0 meant x !")
    match = play(match, "0 meant 1 the  red roof: “là”")
    assert [match.view(who)["opened"]["meant"] for who in (1, None)] == [
        ["the  red roof: “là”", None, None]
    ] * 2
    match = play(match, "0 next\n0 meant 1 no, the moon")
    assert match.view(2)["opened"]["meant"][0] == "no, the moon"
    longest = "x" * LONGEST_MEANING
    play(match, f"0 meant 1 {longest}x !")
    assert match.play(0, f"meant 1 {longest}").view(1)["opened"]["meant"][0] == longest
    assert match.play(0, "meant 1").view(1)["opened"]["meant"][0] is None
    assert LONGEST_MEANING == 120
    match = play(match, "1 next\n2 next\n* R")
    assert match.view(1)["opened"] is None
    play(match, "0 meant 1 too late !")


def test_the_next_round_begins_when_all_have_said_so() -> None:
    match = whole(begin(), "L", "1R1", "2R1")
    assert match.waiting == {0, 1, 2}
    match = play(match, "1 next\n1 next !\n0 next")
    assert match.waiting == {2}
    assert [seat["ready"] for seat in match.view(None)["seats"]] == [True, True, False]
    assert GAME.chance(match.state, Chance(1)) is None
    match = play(match, "2 next")
    view = match.view(None)
    assert phase(match) == ("deal", 2, 1)
    assert not any(seat["ready"] or seat["passed"] or seat["voted"] for seat in view["seats"])
    assert (view["guide"], view["pairs"], view["opened"]) == (None, [], None)
    assert GAME.chance(match.state, Chance(1)) is not None


def test_a_draw_is_what_the_round_needs_and_nothing_else() -> None:
    match = begin()
    good = draw("L").split(" ")
    for wrong in (
        "round",
        draw("X"),
        draw("L") + " 90",
        draw("L", 3),
        " ".join([*good[:-1], good[2]]),
        " ".join([*good[:-1], "91"]),
        draw("L").replace("round", "rounds"),
        "pick 2",
    ):
        with pytest.raises(IllegalAction):
            match.play(None, wrong)
    match = match.play(None, draw("L"))
    with pytest.raises(IllegalAction):
        match.play(None, draw("L"))


def test_the_responder_is_silent_until_the_score() -> None:
    match = begin().play(None, draw("L"))
    steps = ["0 pick 2", "1 pass\n2 pass", "0 pick 2", "1 vote L", "2 pass", "0 pick 2"]
    for step in steps:
        assert [GAME.speaks(match.state, seat) for seat in range(3)] == [False, True, True]
        match = play(match, step)
    match = play(match, "2 vote L")
    assert [GAME.speaks(match.state, seat) for seat in range(3)] == [True] * 3


def test_who_is_late_picks_the_first_card_passes_then_votes_and_goes_on() -> None:
    for side, pick in (("L", "pick 2"), ("R", "pick 1")):
        match = begin().play(None, draw(side))
        assert GAME.late(match.state, 0) == pick
        assert GAME.late(match.state, 1) is None
    for _ in range(2):
        match = match.play(0, "pick 2")
        assert [GAME.late(match.state, seat) for seat in range(3)] == [None, "pass", "pass"]
        match = play(match, "1 pass\n2 pass")
    match = match.play(0, "pick 2")
    assert GAME.late(match.state, 1) == "vote L"
    match = play(match, "1 vote L\n2 vote R")
    assert [GAME.late(match.state, seat) for seat in range(3)] == ["next"] * 3


def test_the_clock_starts_again_with_each_step_and_after_a_rest() -> None:
    match = begin(2, "gnirut").play(None, draw("L"))
    turns = [GAME.turn(match.state)]
    for step in ("0 pick 2", "1 pass", "1 leave", "1 return", "0 pick 2", "1 vote L", "0 next"):
        match = play(match, step)
        turns.append(GAME.turn(match.state))
    assert turns == [*range(turns[0], turns[0] + 7), turns[-2]]


# ---- leaving ---------------------------------------------------------------------------------


def test_if_the_responder_is_gone_the_round_is_void() -> None:
    for before in (
        "",
        "0 pick 2",
        "0 pick 2\n1 vote R\n2 pass",
        "0 pick 2\n1 pass\n2 pass\n0 pick 3",
    ):
        match = play(begin(), f"* L\n{before}\n0 leave".replace("\n\n", "\n"))
        assert phase(match)[:2] == ("score", 1)
        assert match.view(None)["opened"]["void"] is True
        assert match.view(None)["opened"]["side"] == "L"
        assert scores(match) == [0, 0, 0]
        assert match.waiting == {1, 2}
        # It counts as that seat's turn.
        match = play(match, "1 next\n2 next")
        assert match.view(None)["responder"] == 1
        assert match.view(None)["history"][0]["void"] is True


def test_a_responder_who_is_back_does_not_undo_the_void_round() -> None:
    match = play(begin(), "* L\n0 pick 2\n0 leave\n0 return\n0 pick 2 !\n1 vote R !")
    assert match.waiting == {0, 1, 2}
    match = play(match, "0 meant 1 sorry")
    assert onward(match).view(None)["responder"] == 1


def test_whoever_is_gone_is_not_waited_for() -> None:
    match = play(begin(4), "* L\n0 pick 2\n1 leave\n2 pass\n3 pass")
    assert phase(match) == ("pick", 1, 2)
    match = play(match, "0 pick 2\n2 pass\n1 vote L !\n3 leave")
    assert phase(match) == ("pick", 1, 3)
    match = play(match, "0 pick 2\n2 vote R")
    assert phase(match) == ("score", 1, 3)
    assert match.waiting == {0, 2}
    assert onward(match).view(None)["responder"] == 2


def test_whoever_voted_and_is_gone_scores_nothing_nor_does_the_responder_for_it() -> None:
    match = play(begin(4), "* L\n0 pick 2\n1 vote R\n1 leave\n2 vote R\n3 vote L")
    assert scores(match) == [3, 0, 3, 0]
    assert [vote["seat"] for vote in match.view(None)["opened"]["votes"]] == [2, 3]
    # Who is back in time has voted all the same.
    match = play(
        begin(4), "* L\n0 pick 2\n1 vote R\n1 leave\n2 vote R\n1 return\n1 vote L !\n3 vote L"
    )
    assert scores(match) == [6, 3, 3, 0]


def test_leaving_may_complete_the_votes_or_the_passes() -> None:
    match = play(begin(), "* L\n0 pick 2\n1 vote R\n2 leave")
    assert phase(match) == ("score", 1, 1)
    assert scores(match) == [3, 3, 0]
    match = play(begin(), "* L\n0 pick 2\n1 pass\n2 leave")
    assert phase(match) == ("pick", 1, 2)
    # Also while the Responder chooses: nothing can change any more.
    match = play(begin(), "* L\n0 pick 2\n1 vote R\n2 pass\n2 leave")
    assert phase(match) == ("score", 1, 2)
    assert match.view(None)["opened"]["picked"] == [2, None]
    assert scores(match) == [3, 3, 0]


def test_whoever_is_back_may_vote_on_the_next_pair_and_on_this_one() -> None:
    match = play(begin(), "* L\n2 leave\n0 pick 2\n2 return\n1 pass")
    assert match.waiting == {2}
    match = play(match, "2 vote R\n2 leave\n0 pick 2\n2 return\n1 vote R")
    assert scores(match) == [5, 2, 3]


def test_a_seat_that_is_gone_when_its_turn_comes_has_had_it() -> None:
    match = whole(begin(4), "L", "1R1", "2R1", "3R1")
    match = play(match, "1 leave\n2 leave\n0 next\n3 next")
    view = match.view(None)
    assert (view["round"], view["responder"], view["phase"]) == (4, 3, "deal")
    assert [(one["round"], one["responder"], one["void"]) for one in view["history"]] == [
        (1, 0, False),
        (2, 1, True),
        (3, 2, True),
    ]
    assert view["history"][1] == {
        "round": 2,
        "responder": 1,
        "void": True,
        "side": None,
        "votes": [],
        "points": [0] * 4,
    }
    # And they play again as soon as they are back.
    match = play(match, "1 return\n2 return\n* L\n3 pick 2\n0 vote R\n1 vote R\n2 vote R")
    assert scores(match) == [12, 6, 6, 12]  # 9 each as Responder
    assert match.outcome is None  # level, and so on with another lap
    assert phase(onward(match)) == ("deal", 5, 1)


def test_void_rounds_count_for_the_lap() -> None:
    match = lap(begin(), "L 1R1 2L1")
    match = play(match, "* L\n1 leave\n0 next\n2 next")  # void
    assert match.view(None)["responder"] == 2
    match = whole(match, "L", "0L1")
    assert scores(match) == [3, 3, 0]
    assert ended(onward(match), "tie", 0)
    # The last turn of the lap is that of somebody who is gone: the end comes at once.
    match = lap(begin(), "L 1R1 2L1")
    match = play(whole(match, "L", "0L1", "2L1"), "2 leave\n0 next\n1 next")
    assert ended(match, "tie", 0)
    assert match.view(None)["history"][-1]["void"] is True
    assert match.view(None)["opened"] is None


def test_a_co_operative_lap_with_a_void_round_needs_as_many_points() -> None:
    match = lap(begin(3, "cooperative"), "L 1R1 2R1")
    match = play(match, "* L\n1 leave\n0 next\n2 next\n1 return")
    assert sum(scores(match)) == 12 == match.state.goal
    assert ended(onward(whole(match, "L", "0L1", "1L1")), "together", 0, 1, 2)


def test_a_seat_that_is_gone_may_win() -> None:
    match = lap(begin(), "L 1R1 2L1", "L 0R1 2L1")
    match = play(whole(match, "L", "0L1", "1L1"), "0 leave\n1 next\n2 next")
    assert scores(match) == [6, 6, 0]
    assert match.outcome is None  # level, 3 of them as Responder each
    match = play(lap(begin(), "L 1R1 2R1", "L 0R1 2L1"), "0 leave")
    assert ended(onward(whole(match, "L", "1L1")), "lead", 0)


@pytest.mark.parametrize("before", ["", "0 pick 2", "0 pick 2\n1 pass\n2 pass"])
def test_with_fewer_than_two_present_the_game_rests(before: str) -> None:
    match = play(begin(), f"* L\n{before}\n1 leave\n2 leave".replace("\n\n", "\n"))
    stood = phase(match)
    assert stood[0] in ("pick", "vote")
    assert match.view(0)["resting"] is True
    assert match.waiting == {1, 2}  # for any of them to come back
    assert [GAME.late(match.state, seat) for seat in range(3)] == [None] * 3
    assert list(GAME.legal(match.state, 0)) == ["leave"]
    play(match, "0 pick 2 !\n0 next !\n0 vote L !\n1 pick 2 !\n1 vote L !")
    match = play(match, "2 return")
    assert phase(match) == stood
    assert match.view(0)["resting"] is False
    assert match.waiting == ({0} if stood[0] == "pick" else {2})


def test_interrogators_who_have_all_left_are_scored_when_one_is_back() -> None:
    match = play(begin(), "* L\n0 pick 2\n1 vote R\n1 leave\n2 leave")
    assert match.view(None)["resting"]
    assert phase(match) == ("vote", 1, 1)
    # Who has voted already and is the only one back has left nothing to wait for.
    assert scores(play(match, "1 return")) == [3, 3, 0]
    match = play(match, "2 return")
    assert match.waiting == {2}
    assert scores(play(match, "1 return\n2 vote L")) == [3, 3, 0]


def test_two_play_and_the_responder_leaves() -> None:
    match = play(begin(2, "gnirut"), "* L\n0 pick 2\n0 leave")
    assert match.view(None)["opened"]["void"] is True
    assert match.view(None)["resting"] is True
    assert match.waiting == {0}
    play(match, "1 next !")
    match = play(match, "0 return\n0 next\n1 next")
    assert match.view(None)["responder"] == 1


def test_when_everybody_is_gone_it_rests_until_two_are_back() -> None:
    match = play(begin(), "* L\n1 leave\n2 leave\n0 leave")
    assert match.outcome is None
    assert match.waiting == frozenset()
    assert match.view(None)["opened"]["void"] is True
    match = play(match, "2 return")
    assert match.waiting == {0, 1}
    match = play(match, "1 return\n1 next\n2 next")
    assert phase(match) == ("deal", 2, 1)
    assert match.view(None)["responder"] == 1


def test_no_round_begins_while_it_rests_and_turns_are_not_used_up() -> None:
    match = play(whole(begin(2, "gnirut"), "L", "1R1"), "0 next\n1 leave")
    assert phase(match) == ("score", 1, 1)
    assert GAME.chance(match.state, Chance(1)) is None
    assert len(match.state.results) == 1
    assert phase(play(match, "1 return\n1 next")) == ("deal", 2, 1)
    # Also when they leave just before the draw.
    match = play(whole(begin(2, "gnirut"), "L", "1R1"), "0 next\n1 next\n1 leave\n0 leave")
    assert GAME.chance(match.state, Chance(1)) is None
    assert match.waiting == frozenset()
    match = play(match, "0 return")
    assert GAME.chance(match.state, Chance(1)) is None
    assert match.waiting == {1}
    with pytest.raises(IllegalAction):
        match.play(None, draw("L"))
    match = play(match, "1 return")
    assert len(match.state.results) == 1
    assert GAME.chance(match.state, Chance(1)) is not None


def test_a_responder_who_leaves_just_before_the_draw_has_had_the_turn() -> None:
    match = play(begin(), "0 leave")
    assert match.view(None)["responder"] == 1
    assert match.view(None)["history"][0]["void"] is True
    match = play(begin(), "1 leave\n2 leave\n0 leave\n1 return")
    assert match.state.results == ()
    match = play(match, "2 return")
    assert [result.responder for result in match.state.results] == [0]
    assert match.state.responder == 1


def test_a_match_that_is_decided_ends_however_few_are_left() -> None:
    match = whole(lap(begin(), "L 1R1 2L1", "L 0L1 2L1"), "L", "0L1", "1L1")
    assert match.view(None)["last"] is True
    alone = play(match, "1 leave\n2 leave")
    assert alone.waiting == {0}
    assert ended(play(alone, "0 next"), "tie", 0)
    assert ended(play(alone, "0 leave"), "tie", 0)
    play(play(alone, "0 next"), "1 return !\n0 leave !")


# ---- at random -------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["competitive", "cooperative", "gnirut"])
@pytest.mark.parametrize("seats", [3, 5])
def test_random_matches_keep_to_the_rules(mode: str, seats: int) -> None:
    """With many who leave and return."""
    voids = skips = finished = 0
    for seed in range(scale(200)):
        chance = Chance(seed)
        match = Match.new(GAME, {"mode": mode}, seats, seed)
        for _ in range(400):
            if match.outcome is not None:
                finished += 1
                break
            check_somebody_can_act(match)
            _check(match.state)
            seat = chance.below(seats)
            if match.waiting and chance.below(8):
                seat = chance.pick(sorted(match.waiting))
            match = match.play(seat, chance.pick(list(GAME.legal(match.state, seat)))).drawn(chance)
        _check(match.state)
        voids += sum(result.void for result in match.state.results)
        skips += sum(result.side is None for result in match.state.results)
    assert voids > skips > 0
    assert finished


def _check(state: State) -> None:
    """What is so at any time, by counts of its own."""
    seats = len(state.players)
    done = len(state.results)
    assert done == state.number - (not state.open)
    total, responder = [0] * seats, [0] * seats
    for number, result in enumerate(state.results, 1):
        assert result.number == number
        assert result.responder == (state.first + number - 1) % seats
        if not result.void:
            for seat, vote in result.votes:
                assert seat != result.responder
                worth = (0, 3, 2, 1)[vote.after] if vote.side != result.side else 0
                total[seat] += worth
                if state.mode != "gnirut":
                    total[result.responder] += worth
                    responder[result.responder] += worth
    assert [player.score for player in state.players] == total
    assert [player.responder for player in state.players] == responder
    if state.why:
        assert done % seats == 0
    if state.phase in ("pick", "vote"):
        assert state.responder in state.present


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
        for match in contract.wander(Match.new(GAME, {}, 3, seed), 40, chance):
            for who in contract.everybody(match):
                named = GAME.pictures(match.state, who)
                assert sorted(names_in(match.view(who))) == sorted(named)
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


# ---- the contract ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Setup(contract.Setup):
    """Of this game, whether or not it is on the table yet."""

    @property
    def game(self) -> Game[Any]:
        return GAME


SETUPS = [
    Setup("imitation", 3),
    Setup("imitation", 2, {"mode": "gnirut", "hand": 3}),
    Setup("imitation", 2, {"mode": "cooperative"}),
    Setup("imitation", 6, {"mode": "cooperative", "hand": 5}),
    Setup("imitation", 4, {"mode": "gnirut"}),
    Setup("imitation", 4, {"pictures": OWN}),
]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.seats}-{len(setup.options)}")
@pytest.mark.parametrize("check", CONTRACT, ids=lambda check: str(check.__name__))
def test_contract(check: Callable[[contract.Setup, Chance], None], setup: Setup) -> None:
    if check is contract.options_are_checked and setup.seats == 2:
        return  # where the default mode is refused
    if check is contract.bots_play_whole_matches and setup.options.get("mode") != "cooperative":
        return  # bots of one kind vote alike, and may be level for many laps
    for seed in range(1 if check is contract.options_are_checked else scale(20)):
        check(setup, Chance(seed))


def test_views_are_small() -> None:
    match = whole(begin(6, hand=5), "L", *(f"{seat}R3" for seat in range(1, 6)))
    assert len(json.dumps(match.view(0))) < 20_000
