"""The rules of a match, one by one, in the match of `small_match`.

In a script each line is `seat action`; one that must be refused ends with `!`.
"""

from __future__ import annotations

import pytest

from bombe.game import IllegalAction
from bombe.games.turing_machine.rules import ACTIONS, LONGEST_NOTE, TuringMachine
from bombe.games.turing_machine.state import State
from bombe.match import Match
from bombe.testing.contract import check_is_one_sentence
from bombe.text import BadInput
from support.small_match import LAWS, SECRET, begin, passes


def play(match: Match[State], script: str) -> Match[State]:
    for line in script.strip().splitlines():
        seat, _, action = line.strip().partition(" ")
        if action.endswith(" !"):
            with pytest.raises(IllegalAction) as caught:
                match.play(int(seat), action[:-2])
            check_is_one_sentence(caught.value)
        else:
            match = match.play(int(seat), action)
    return match


def ended(match: Match[State], why: str, *winners: int) -> bool:
    assert match.outcome is not None
    view = match.view(None)["outcome"]
    assert view == {"winners": list(winners), "why": why}
    return match.outcome.winners == winners


def outs(match: Match[State]) -> list[int]:
    return [seat for seat, one in enumerate(match.view(None)["seats"]) if one["out"]]


# ---- questions -------------------------------------------------------------------------------


def test_each_answer_is_seen_before_the_next_question() -> None:
    match = play(begin(), "0 ask 341 B")
    assert match.view(0)["sheet"]["rounds"] == [{"proposal": "341", "answers": {"B": False}}]
    match = play(match, "0 ask 341 A")
    assert match.view(0)["sheet"]["rounds"][0]["answers"] == {"B": False, "A": True}


def test_three_questions_a_round_of_different_verifiers() -> None:
    match = play(begin(), "0 ask 341 B\n0 ask 341 B !\n0 ask 341 A\n0 ask 341 D")
    assert match.view(0)["left"] == 0
    play(match, "0 ask 341 C !")
    assert play(match, "0 thumb down\n0 ask 112 B").view(0)["left"] == 2


def test_fewer_questions_are_allowed_and_none_too() -> None:
    match = play(begin(), "0 thumb down\n0 ask 341 B\n0 thumb down")
    assert match.view(0)["round"] == 3
    assert match.view(0)["seats"][0]["questions"] == 1


def test_the_proposal_is_fixed_once_the_first_question_is_asked() -> None:
    play(begin(), "0 ask 341 B\n0 ask 342 C !\n0 ask 341 C")
    play(begin(), "0 ask 341 B\n0 thumb down\n0 ask 342 C")


def test_what_is_no_question_is_refused() -> None:
    play(begin(), "0 ask 340 B !\n0 ask 341 E !\n0 ask 341 b !\n0 ask 341 !\n0 ask 341 AB !")
    play(begin(), "0 ask !\n0 ask 341  B !\n0 ask 341 A B !\n0 propose 341 !")


@pytest.mark.parametrize("text", ["x" * 100_000, "é" * 100_000, "4" * 100_000, "💥" * 100_000])
def test_a_refusal_is_short_whatever_was_typed(text: str) -> None:
    match = begin()
    words = ("{}", "ask {} A", "ask 341 {}", "thumb up {}", "mark {}", "unmark {}", "note {} a")
    for word in words:
        with pytest.raises(IllegalAction) as caught:
            match.play(0, word.format(text))
        assert len(str(caught.value)) < 300
    for options in ({"problem": text}, {"mode": text}, {text: 1}, {"verifiers": 10**4000}):
        with pytest.raises(BadInput) as refused:
            Match.new(TuringMachine(), options)
        assert len(str(refused.value)) < 300


def test_every_answer_is_that_of_the_law() -> None:
    for code in ("241", "341", "112", "555", "154"):
        for letter in LAWS:
            match = play(begin(), f"0 ask {code} {letter}")
            (page,) = match.view(0)["sheet"]["rounds"]
            assert page["answers"] == {letter: passes(code, letter)}


# ---- thumbs ----------------------------------------------------------------------------------


def test_the_round_ends_when_all_are_done() -> None:
    match = play(begin(3), "0 ask 341 B\n0 thumb down\n2 thumb down")
    assert match.view(None)["round"] == 1
    assert match.waiting == {1}
    match = play(match, "1 thumb down")
    assert match.view(None)["round"] == 2
    assert match.waiting == {0, 1, 2}


def test_thumbs_are_sealed_until_all_are_in() -> None:
    match = play(begin(3), "0 thumb up 555\n1 thumb down")
    for who in (1, 2, None):
        one, two, _ = match.view(who)["seats"]
        assert one == two | {"rounds": one["rounds"]}
        assert one["rounds"] == two["rounds"]
    assert match.view(0)["thumb"] == "up 555"
    shown = play(match, "2 thumb down").view(None)["seats"]
    assert [one["rounds"][0]["thumb"] for one in shown] == ["up", "down", "down"]


def test_a_thumb_can_be_taken_back_or_changed_while_another_is_out() -> None:
    match = play(begin(2), "0 thumb back !\n0 thumb up 555\n0 thumb up 555 !\n0 thumb back")
    assert match.view(0)["thumb"] is None
    match = play(match, "0 thumb up 555\n0 thumb down\n0 thumb up 241\n1 thumb down")
    assert ended(match, "solved", 0)


def test_no_thumb_can_be_taken_back_once_all_are_in() -> None:
    match = play(begin(2), "0 thumb down\n1 thumb down")
    assert match.view(None)["round"] == 2
    play(match, "0 thumb back !\n1 thumb back !")


def test_who_has_a_thumb_in_asks_no_more() -> None:
    play(begin(2), "0 ask 341 B\n0 thumb down\n0 ask 341 C !\n0 thumb back\n0 ask 341 C")


def test_a_thumb_is_up_with_a_code_or_down() -> None:
    play(
        begin(), "0 thumb !\n0 thumb up !\n0 thumb up 999 !\n0 thumb down 241 !\n0 thumb up 241 1 !"
    )


# ---- who wins --------------------------------------------------------------------------------


def test_the_right_code_wins() -> None:
    match = play(begin(3), "0 thumb up 241\n1 thumb up 242\n2 thumb down")
    assert ended(match, "solved", 0)
    assert match.view(None)["solution"] == "241"
    assert match.view(None)["declared"] == ["up 241", "up 242", "down"]


def test_among_the_right_the_fewest_questions_win() -> None:
    match = play(
        begin(3),
        """
        0 ask 341 B
        0 ask 341 C
        1 ask 341 B
        0 thumb up 241
        1 thumb up 241
        2 thumb up 111
        """,
    )
    assert ended(match, "fewest", 1)


def test_questions_count_over_the_whole_match() -> None:
    match = play(begin(2), "0 ask 341 B\n0 ask 341 A\n1 ask 341 B\n0 thumb down\n1 thumb down")
    match = play(match, "1 ask 112 B\n1 ask 112 C\n0 thumb up 241\n1 thumb up 241")
    assert ended(match, "fewest", 0)


def test_a_tie_is_shared() -> None:
    match = play(begin(3), "0 ask 341 B\n1 ask 111 D\n2 ask 1 D !\n2 ask 111 D\n2 ask 111 A")
    match = play(match, "0 thumb up 241\n1 thumb up 241\n2 thumb up 241")
    assert ended(match, "fewest", 0, 1)


def test_who_is_wrong_is_out_and_the_others_play_on() -> None:
    match = play(begin(3), "0 thumb up 555\n1 thumb down\n2 thumb down")
    assert outs(match) == [0]
    assert match.outcome is None
    assert match.waiting == {1, 2}
    match = play(match, "0 ask 341 B !\n0 thumb down !\n0 note A hm !\n0 return !\n0 resign !")
    assert "555" not in str(match.view(1)) + str(match.view(None))  # until it is over
    match = play(match, "1 thumb up 241\n2 thumb down")
    assert ended(match, "solved", 1)
    assert match.view(2)["declared"] == ["up 555", "up 241", "down"]


def test_the_last_player_wins() -> None:
    match = play(begin(3), "0 thumb up 555\n1 thumb up 111\n2 thumb down")
    assert ended(match, "last", 2)


def test_when_everybody_is_out_nobody_wins() -> None:
    match = play(begin(2), "0 thumb up 555\n1 thumb up 111")
    assert ended(match, "nobody")


def test_after_the_end_nothing_is_possible() -> None:
    match = play(begin(2), "0 thumb up 241\n1 thumb down")
    for action in ("ask 341 B", "thumb down", "note A x", "mark 4b", "leave", "resign", "rubbish"):
        play(match, f"1 {action} !")


# ---- handicap --------------------------------------------------------------------------------


def test_a_handicap_fills_in_questions_of_the_first_round() -> None:
    match = begin(2, handicap=[2])
    assert [one["handicap"] for one in match.view(1)["seats"]] == [2, 0]
    assert [one["questions"] for one in match.view(1)["seats"]] == [2, 0]
    match = play(match, "0 ask 341 B\n0 ask 341 C !\n0 thumb down\n1 thumb down")
    match = play(match, "0 ask 341 A\n0 ask 341 B\n0 ask 341 C")
    assert match.view(1)["seats"][0]["questions"] == 6


def test_a_handicap_counts_as_asked() -> None:
    match = play(begin(2, handicap=[0, 1]), "0 ask 341 B\n0 thumb up 241\n1 thumb up 241")
    assert ended(match, "fewest", 0, 1)


def test_there_is_no_handicap_against_the_machine() -> None:
    for seats, coop in ((1, False), (1, True), (2, True)):
        with pytest.raises(BadInput):
            begin(seats, handicap=[1], coop=coop)


# ---- leaving, returning, resigning -----------------------------------------------------------


def test_who_is_gone_counts_as_thumb_down_and_is_not_waited_for() -> None:
    match = play(begin(3), "0 thumb up 241\n0 leave\n1 thumb down")
    assert match.waiting == {2}
    match = play(match, "2 thumb down")
    assert match.outcome is None
    assert match.view(None)["seats"][0]["rounds"][0]["thumb"] == "down"
    assert match.view(None)["round"] == 2


def test_leaving_can_complete_the_round() -> None:
    match = play(begin(3), "0 thumb down\n1 thumb up 241\n2 leave")
    assert ended(match, "solved", 1)


def test_who_comes_back_is_where_they_were() -> None:
    match = play(begin(2), "0 ask 341 B\n0 mark 4a\n0 thumb up 555")
    away = play(match, "0 leave\n0 leave !\n0 thumb back !\n0 ask 341 C !\n0 note A x !")
    assert away.view(1)["seats"][0]["gone"]
    assert away.view(0)["seats"][0]["questions"] == 1
    back = play(away, "0 return\n0 return !")
    assert back.view(0) == match.view(0)
    assert back.view(1) == match.view(1)


def test_who_missed_rounds_goes_on_with_the_others() -> None:
    match = play(begin(2), "0 ask 341 B\n0 leave\n1 thumb down\n1 thumb down\n0 return")
    assert match.view(0)["round"] == 3
    assert match.view(0)["left"] == 3
    assert match.waiting == {0, 1}


def test_who_is_gone_is_not_out() -> None:
    match = play(begin(2), "0 leave\n1 thumb up 555")
    assert ended(match, "last", 0)


def test_when_all_are_gone_the_match_rests() -> None:
    match = play(begin(2), "0 leave\n1 leave")
    assert match.outcome is None
    assert not match.waiting
    assert play(match, "1 return").waiting == {1}


def test_resigning_is_being_out() -> None:
    match = play(begin(3), "0 thumb up 241\n0 resign\n1 leave\n1 resign")
    assert outs(match) == [0, 1]
    assert ended(match, "last", 2)
    assert match.view(None)["declared"] == [None, None, None]


def test_resigning_can_complete_the_round() -> None:
    match = play(begin(3), "0 thumb down\n1 thumb down\n2 resign")
    assert match.view(None)["round"] == 2


# ---- solo and together -----------------------------------------------------------------------


def test_solo_a_right_code_ends_it() -> None:
    assert ended(play(begin(), "0 ask 341 B\n0 thumb up 241"), "solved", 0)


def test_solo_a_wrong_code_loses() -> None:
    assert ended(play(begin(), "0 thumb up 142"), "wrong")


def test_solo_resigning_loses() -> None:
    assert ended(play(begin(), "0 resign"), "nobody")


def test_a_team_shares_proposal_and_questions() -> None:
    match = play(begin(3, coop=True), "0 propose 112\n1 propose 341")
    assert match.view(2)["sheet"]["rounds"][0]["proposal"] == "341"
    assert match.view(None)["seats"][0]["rounds"][0]["proposal"] is None
    match = play(match, "2 ask 341 B\n0 propose 112 !\n0 ask 112 C !\n0 ask 341 B !\n0 ask 341 C")
    match = play(match, "1 ask 341 A\n2 ask 341 D !")
    for seat in range(3):
        view = match.view(seat)
        assert view["left"] == 0
        assert view["sheet"]["rounds"][0]["answers"] == {"B": False, "C": True, "A": True}
    assert match.view(None)["seats"][2]["questions"] == 3


def test_a_team_may_ask_about_another_code_than_was_proposed() -> None:
    match = play(begin(2, coop=True), "0 propose 112\n1 ask 341 B")
    assert match.view(0)["sheet"]["rounds"][0]["proposal"] == "341"


def test_a_team_shares_marks_and_notes() -> None:
    match = play(begin(2, coop=True), "0 mark 4a\n1 note A no threes\n1 mark t3 +")
    assert match.view(0)["sheet"] == match.view(1)["sheet"]
    assert match.view(0)["sheet"]["marks"] == {"4a": "-", "t3": "+"}
    assert play(match, "1 unmark 4a").view(0)["sheet"]["marks"] == {"t3": "+"}


def test_a_team_declares_when_all_present_agree() -> None:
    match = play(begin(3, coop=True), "0 thumb up 241\n1 thumb up 241")
    assert match.outcome is None
    assert match.view(2)["thumbs"] == ["up 241", "up 241", None]
    assert ended(play(match, "2 thumb up 241"), "solved", 0, 1, 2)
    assert ended(play(match, "2 leave"), "solved", 0, 1, 2)


def test_a_team_that_is_wrong_loses() -> None:
    assert ended(play(begin(2, coop=True), "0 thumb up 555\n1 thumb up 555"), "wrong")


def test_a_team_talks_on_while_it_disagrees() -> None:
    match = play(begin(2, coop=True), "0 thumb up 241\n1 thumb up 142")
    assert match.outcome is None
    assert match.waiting == {0, 1}
    assert ended(play(match, "1 thumb up 241"), "solved", 0, 1)


def test_a_team_with_a_thumb_down_declares_nothing() -> None:
    match = play(begin(2, coop=True), "0 thumb up 555\n1 thumb down")
    assert match.view(None)["round"] == 2
    assert not outs(match)


def test_a_team_that_asks_more_thinks_again() -> None:
    match = play(begin(2, coop=True), "0 thumb up 241\n1 ask 341 B")
    assert match.view(0)["thumbs"] == [None, None]


def test_a_team_goes_on_without_who_resigned() -> None:
    match = play(begin(2, coop=True), "0 resign\n0 ask 341 B !\n1 ask 341 B\n1 thumb up 241")
    assert ended(match, "solved", 1)
    assert ended(play(begin(2, coop=True), "0 resign\n1 resign"), "nobody")


# ---- marks, notes, aids ----------------------------------------------------------------------


def test_marks_and_notes_are_for_the_own_eyes() -> None:
    before = begin(2)
    match = play(before, "0 mark 4a\n0 mark t3 +\n0 note A perhaps  even\n0 note * plan")
    assert match.view(0)["sheet"]["marks"] == {"4a": "-", "t3": "+"}
    assert match.view(0)["sheet"]["notes"] == {"*": "plan", "A": "perhaps  even"}
    assert match.view(1) == before.view(1)
    assert match.view(None) == before.view(None)
    undone = play(match, "0 unmark 4a\n0 unmark 4a !\n0 unmark t3\n0 note A\n0 note *")
    assert undone.view(0) == before.view(0)


def test_only_what_is_there_can_be_marked() -> None:
    for target in ("5a", "4d", "4", "t6", "x3", "t", "A4", "▲3", "4b ?", "4b + +"):
        play(begin(), f"0 mark {target} !\n0 unmark {target} !")
    play(begin(), f"0 note E x !\n0 note !\n0 note x !\n0 note A {'x' * (LONGEST_NOTE + 1)} !")
    nightmare = begin(secret="? 4b 9a 11a 14c CADB")
    play(nightmare, "0 mark A4\n0 mark D14 +\n0 mark A5 !\n0 mark E4 !")


def test_there_is_no_aid_unless_it_was_chosen() -> None:
    match = play(begin(2), "0 mark 4b\n0 ask 341 B")
    assert match.view(None)["aids"] == []
    assert not {"codes", "unsound", "hint"} & set(match.view(0)["sheet"])
    play(match, "0 hint !")
    play(begin(aid_hints=True), "0 hint now !\n0 hint\n0 hint\n0 hint\n0 hint !")


def test_aids_are_public_and_tell_what_follows_from_the_own_answers() -> None:
    match = begin(2, aid_codes=True, aid_marks=True)
    assert match.view(None)["aids"] == ["codes", "marks"]
    assert "sheet" not in match.view(None)
    match = play(match, "0 mark t1\n0 mark 9a +")
    assert match.view(0)["sheet"]["codes"] == ["221", "241"]
    assert match.view(0)["sheet"]["unsound"] == []
    match = play(match, "0 mark 4b\n0 mark s4 +")
    assert match.view(0)["sheet"]["unsound"] == ["4b", "s4"]
    match = play(match, "0 ask 341 A")
    assert match.view(0)["sheet"]["codes"] == ["241"]
    assert match.view(0)["sheet"]["unsound"] == ["4b"]
    assert match.view(1)["sheet"]["codes"] == ["221", "241"]


def test_a_seat_is_public_as_far_as_the_rules_say() -> None:
    match = play(begin(2, handicap=[1]), "0 ask 341 B\n0 ask 341 D\n0 thumb down\n1 leave")
    assert match.view(None)["seats"][0] == {
        "out": False,
        "gone": False,
        "done": False,
        "handicap": 1,
        "questions": 3,
        "rounds": [
            {"proposal": "341", "asked": ["B", "D"], "thumb": "down"},
            {"proposal": None, "asked": [], "thumb": None},
        ],
    }


def test_what_was_hidden_is_shown_at_the_end() -> None:
    running = play(begin(2), "0 ask 341 B\n0 note A mine")
    hidden = {"secret", "solution", "id", "declared", "sheets", "outcome"}
    assert not hidden & set(running.view(0))
    view = play(running, "0 thumb up 241\n1 thumb down").view(None)
    assert hidden <= set(view)
    assert view["secret"] == SECRET
    assert view["sheets"] == [
        [{"proposal": "341", "answers": {"B": False}}],
        [{"proposal": None, "answers": {}}],
    ]
    assert "mine" not in str(view)


def test_one_to_forty_seats() -> None:
    match = begin(40)
    for seat in range(40):
        match = play(match, f"{seat} thumb up {'241' if seat % 2 else '111'}")
    assert ended(match, "fewest", *range(1, 40, 2))
    for seats in (0, 41):
        with pytest.raises(BadInput):
            begin(seats)


def test_every_action_is_tried_here() -> None:
    assert set(ACTIONS) == {
        *("ask", "propose", "thumb", "mark", "unmark", "note", "hint"),
        *("why", "leave", "return", "resign"),
    }
