"""The rules of a match, one by one, and against a simple model of them.

All on the first problem of the rulebook, whose code is 241: A wants ■=4, B no 3, C ▲<■, and D ● the
smallest. In a script each line is `seat action`; one that must be refused ends with `!`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest
from contract import check_is_one_sentence
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from scaling import scale

from bombe.game import IllegalAction
from bombe.games.turing_machine.rules import ACTIONS, LONGEST_NOTE, TuringMachine
from bombe.games.turing_machine.state import State
from bombe.match import Match
from bombe.text import BadInput

SECRET = "4b 9a 11a 14c"
LAWS: dict[str, Callable[[int, int, int], bool]] = {
    "A": lambda t, s, c: s == 4,
    "B": lambda t, s, c: 3 not in (t, s, c),
    "C": lambda t, s, c: t < s,
    "D": lambda t, s, c: c < t and c < s,
}


def passes(code: str, verifier: str) -> bool:
    t, s, c = map(int, code)
    return LAWS[verifier](t, s, c)


def begin(seats: int = 1, secret: str = SECRET, **options: Any) -> Match[State]:
    return Match.new(TuringMachine(), {"problem": secret, **options}, seats)


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
        *("leave", "return", "resign"),
    }


# ---- a model ---------------------------------------------------------------------------------


@dataclass
class ModelSeat:
    asked: int
    left: int
    thumb: str = ""  # "down", or a code
    out: bool = False
    gone: bool = False


class Model:
    """The rules once more, as short as possible: no sheets, no views, and it changes in place."""

    def __init__(self, seats: int, coop: bool, handicap: list[int]) -> None:
        self.coop = coop
        self.round = 1
        self.result: tuple[str, list[int]] | None = None
        self.seats = [ModelSeat(asked=h, left=3 - h) for h in handicap]
        # What was proposed and asked in this round, by sheet.
        self.code = [""] * seats
        self.verifiers: list[set[str]] = [set() for _ in range(seats)]

    def here(self) -> list[int]:
        return [n for n, own in enumerate(self.seats) if not own.out and not own.gone]

    def may_act(self, n: int) -> bool:
        return self.result is None and n in self.here()

    def may_ask(self, n: int, code: str, verifier: str) -> bool:
        sheet = 0 if self.coop else n
        return (
            self.may_act(n)
            and (self.coop or not self.seats[n].thumb)
            and self.seats[n].left > 0
            and verifier not in self.verifiers[sheet]
            and (not self.verifiers[sheet] or code == self.code[sheet])
        )

    def ask(self, n: int, code: str, verifier: str) -> None:
        sheet = 0 if self.coop else n
        self.code[sheet] = code
        self.verifiers[sheet].add(verifier)
        for seat in self.seats if self.coop else [self.seats[n]]:
            seat.asked += 1
            seat.left -= 1
            if self.coop:
                seat.thumb = ""

    def change(self, n: int, **changes: Any) -> None:
        self.seats[n] = replace(self.seats[n], **changes)
        self.end_round()

    def end_round(self) -> None:
        left = [n for n, seat in enumerate(self.seats) if not seat.out]
        if not left:
            self.result = ("nobody", [])
        elif len(left) == 1 and len(self.seats) > 1 and not self.coop:
            self.result = ("last", left)
        thumbs = {n: self.seats[n].thumb for n in self.here()}
        if self.result or not thumbs or "" in thumbs.values():
            return
        codes = set(thumbs.values())
        if self.coop:
            if len(codes) > 1 and "down" not in codes:
                return
            if len(codes) > 1:
                codes = {"down"}
            if codes == {"241"}:
                self.result = ("solved", left)
            elif codes != {"down"}:
                self.result = ("wrong", [])
        else:
            right = [n for n, thumb in thumbs.items() if thumb == "241"]
            if right:
                best = min(self.seats[n].asked for n in right)
                winners = [n for n in right if self.seats[n].asked == best]
                self.result = ("solved" if len(right) == 1 else "fewest", winners)
            else:
                for n, thumb in thumbs.items():
                    self.seats[n].out = thumb != "down"
                left = [n for n in left if not self.seats[n].out]
                if len(self.seats) == 1 and not left:
                    self.result = ("wrong", [])
                elif not left:
                    self.result = ("nobody", [])
                elif len(left) == 1 and len(self.seats) > 1:
                    self.result = ("last", left)
        if self.result is None:
            self.round += 1
            self.code = [""] * len(self.seats)
            self.verifiers = [set() for _ in self.seats]
            for seat in self.seats:
                seat.thumb = ""
                seat.left = 3


SEATS = st.integers(0, 3)
CODES = st.sampled_from(["241", "142", "333"])
FEW = st.sampled_from(["241", "142"])


class Rules(RuleBasedStateMachine):
    """Whatever is done, the game and the model agree on what is possible and what comes of it."""

    coop = False

    @initialize(seats=st.integers(1, 4), handicap=st.lists(st.integers(0, 2), max_size=4))
    def begin(self, seats: int, handicap: list[int]) -> None:
        alone = self.coop or seats == 1
        handicap = [0] * seats if alone else (handicap + [0] * seats)[:seats]
        self.match = begin(seats, coop=self.coop, handicap=handicap)
        self.model = Model(seats, self.coop, handicap)

    def act(self, seat: int, action: str, possible: bool) -> bool:
        """Whether the action, which the model calls possible or not, was done."""
        n = seat % len(self.model.seats)
        listed = action in set(self.match.game.legal(self.match.state, n))
        assert listed == possible
        if possible:
            self.match = self.match.play(n, action)
        else:
            with pytest.raises(IllegalAction) as caught:
                self.match.play(n, action)
            check_is_one_sentence(caught.value)
        return possible

    @rule(seat=SEATS, code=CODES, verifier=st.sampled_from("ABCD"))
    def ask(self, seat: int, code: str, verifier: str) -> None:
        n = seat % len(self.model.seats)
        if self.act(n, f"ask {code} {verifier}", self.model.may_ask(n, code, verifier)):
            self.model.ask(n, code, verifier)
            answers = self.match.view(n)["sheet"]["rounds"][-1]["answers"]
            assert answers[verifier] == passes(code, verifier)

    @rule(seat=SEATS, thumb=st.sampled_from(["down", "down", "up"]), code=CODES)
    def show(self, seat: int, thumb: str, code: str) -> None:
        n = seat % len(self.model.seats)
        wanted = code if thumb == "up" else "down"
        possible = self.model.may_act(n) and self.model.seats[n].thumb != wanted
        if self.act(n, f"thumb up {code}" if thumb == "up" else "thumb down", possible):
            self.model.change(n, thumb=wanted)

    @rule(code=FEW)
    def all_show(self, code: str) -> None:
        """So that rounds end often."""
        for n in range(len(self.model.seats)):
            self.show(n, "up" if n == 0 else "down", code)

    @rule(seat=SEATS)
    def take_back(self, seat: int) -> None:
        n = seat % len(self.model.seats)
        possible = self.model.may_act(n) and self.model.seats[n].thumb != ""
        if self.act(n, "thumb back", possible):
            self.model.change(n, thumb="")

    @rule(seat=SEATS)
    def leave(self, seat: int) -> None:
        n = seat % len(self.model.seats)
        if self.act(n, "leave", self.model.may_act(n)):
            self.model.change(n, gone=True)

    @rule(seat=SEATS)
    def come_back(self, seat: int) -> None:
        n = seat % len(self.model.seats)
        own = self.model.seats[n]
        if self.act(n, "return", self.model.result is None and own.gone and not own.out):
            self.model.change(n, gone=False)

    @precondition(lambda self: self.model.round > 1)
    @rule(seat=SEATS)
    def resign(self, seat: int) -> None:
        n = seat % len(self.model.seats)
        possible = self.model.result is None and not self.model.seats[n].out
        if self.act(n, "resign", possible):
            self.model.change(n, out=True, thumb="")

    @rule(seat=SEATS, action=st.sampled_from(["note A x", "mark t1", "mark 4b +"]))
    def write(self, seat: int, action: str) -> None:
        n = seat % len(self.model.seats)
        if self.model.may_act(n):
            self.match = self.match.play(n, action)

    @invariant()
    def agree(self) -> None:
        if not hasattr(self, "model"):
            return
        model, view = self.model, self.match.view(None)
        assert view["round"] == model.round
        result = model.result and {"why": model.result[0], "winners": model.result[1]}
        assert view.get("outcome") == result
        for own, public in zip(model.seats, view["seats"], strict=True):
            assert public["questions"] == own.asked
            assert public["out"] == own.out or result
            assert public["gone"] == own.gone
            if result is None:
                assert public["done"] == bool(own.thumb and not own.out)
        if result is None:
            here = model.here()
            missing = [n for n in here if not model.seats[n].thumb]
            assert view["waiting"] == (missing or here)
        else:
            assert view["waiting"] == []


class TeamRules(Rules):
    coop = True


LENGTHS = settings(
    max_examples=scale(600),
    stateful_step_count=40,
    suppress_health_check=[HealthCheck.too_slow],
)
TestRules = Rules.TestCase
TestRules.settings = LENGTHS
TestTeamRules = TeamRules.TestCase
TestTeamRules.settings = LENGTHS
