"""The rules of Turing, one by one, and against direct counts of small cases: scores, the end, and
what comes after a score."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bombe.chance import Chance
from bombe.game import IllegalAction
from bombe.games.imitation.deck import DECK
from bombe.games.imitation.rules import LONGEST_MEANING
from bombe.games.imitation.state import State
from support.imitation_rounds import (
    GAME,
    KEYS,
    as_responder,
    begin,
    draw,
    ended,
    lap,
    onward,
    phase,
    play,
    scores,
    whole,
)
from support.scaling import SOAK

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
    step = 1 if SOAK else 12  # of the two first rounds
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
    assert GAME.late(match.state, 1) == "abstain"
    match = play(match, "1 vote L\n2 vote R")
    assert [GAME.late(match.state, seat) for seat in range(3)] == ["next"] * 3


def test_the_clock_starts_again_with_each_step_and_after_a_rest() -> None:
    match = begin(2, "gnirut").play(None, draw("L"))
    turns = [GAME.turn(match.state)]
    for step in ("0 pick 2", "1 pass", "1 leave", "1 return", "0 pick 2", "1 vote L", "0 next"):
        match = play(match, step)
        turns.append(GAME.turn(match.state))
    assert turns == [*range(turns[0], turns[0] + 7), turns[-2]]
