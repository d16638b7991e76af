"""The rules of Turing, one by one: who leaves, who comes back, and when it rests."""

from __future__ import annotations

import pytest

from bombe.chance import Chance
from bombe.game import IllegalAction
from support.imitation_rounds import (
    GAME,
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


def test_who_leaves_is_told_beforehand_what_comes_of_it() -> None:
    def told(script: str, seat: int, seats: int = 4) -> str | None:
        state = play(begin(seats, "gnirut"), f"* L\n{script}".strip()).state
        sentence = GAME.leaving(state, seat)
        return None if sentence is None else str(sentence)

    void = "You are the Responder: this round would not count, and your turn would be over."
    nothing = "You would score nothing in this round unless you are back before it is over."
    assert told("", 0) == told("0 pick 2", 0) == void
    coming = "You are the next Responder: your round would not count"
    unless = f"{coming} unless you are back before it begins."
    assert told("", 2) == told("0 pick 2\n2 vote L", 2) == nothing
    assert told("", 1) == told("0 pick 2\n1 vote L", 1) == f"{nothing} {unless}"
    assert told("0 pick 2", 1, seats=2) == "The game would be paused until another player is back."
    scored = "0 pick 2\n1 vote L\n2 vote L\n3 vote R"
    assert told(scored, 0) is told(scored, 2) is told("1 leave", 1) is None
    assert told(scored, 1) == told(f"{scored}\n1 leave", 2) == unless
    # Where the others are ready it begins at once; nobody is the Responder then yet.
    assert told(f"{scored}\n0 next\n2 next\n3 next", 1) == f"{coming}."


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
