"""What somebody in Turing is about to do, which nobody else learns; and what the table does for
those who are late or away."""

from __future__ import annotations

from bombe.chance import Chance
from bombe.games.imitation.state import State
from bombe.match import Match
from support.imitation_rounds import GAME, begin, draw, lap, phase, play, scores, whole


def test_who_is_late_does_what_they_were_about_to_do() -> None:
    match = begin().play(None, draw("L"))
    for script, late in (
        ("0 choose 3", "pick 3"),
        ("0 choose 1 !\n0 choose 9 !\n0 choose x !\n0 choose 2 3 !\n0 point L !", "pick 3"),
        ("0 choose 4", "pick 4"),
        ("0 choose", "pick 2"),
        ("1 choose 3 !\n1 point L !\n0 abstain !", "pick 2"),
    ):
        match = play(match, script)
        assert GAME.late(match.state, 0) == late
    for pair in range(2):
        # What was chosen from one hand is not chosen from the next.
        assert GAME.late(match.state, 0) == "pick 2"
        match = play(
            match, "0 choose 3\n0 pick 4\n0 choose 3 !\n1 point L\n0 point L !\n1 abstain !"
        )
        assert GAME.late(match.state, 1) == "pass"
        match = play(match, "1 pass\n2 pass")
        assert match.state.pair == pair + 2
    match = play(match, "0 pick 2\n1 pass !")
    assert [GAME.late(match.state, seat) for seat in (1, 2)] == ["abstain"] * 2
    match = play(match, "1 point R\n2 point R\n2 point X !\n2 point L R !\n2 point L")
    assert [GAME.late(match.state, seat) for seat in range(3)] == [None, "vote R", "vote L"]
    match = play(match, "2 point")
    assert [GAME.late(match.state, seat) for seat in range(3)] == [None, "vote R", "abstain"]
    assert play(match, "1 point\n1 point").legal(1) == match.legal(1)


def test_an_intention_is_seen_by_its_own_seat_until_it_acts_or_cannot() -> None:
    match = play(begin(), "* L\n0 choose 3")
    assert match.view(0)["selected"] == 3
    assert "selected" not in play(match, "0 choose").view(0)
    assert "selected" not in play(match, "1 leave\n2 leave").view(0)  # it rests
    match = play(match, "0 pick 3\n1 point L")
    assert "selected" not in match.view(0)
    assert match.view(1)["pointed"] == "L"
    assert "pointed" not in play(match, "1 point").view(1)
    assert "pointed" not in play(match, "1 vote R").view(1)
    assert "pointed" not in play(match, "1 pass").view(1)
    for view in (match.view(2), match.view(None)):
        assert not {"selected", "pointed"} & view.keys()


def test_a_last_vote_that_is_missing_counts_for_nobody() -> None:
    match = begin().play(None, draw("L"))
    for _ in range(2):
        match = play(match, "0 pick 2\n1 pass\n2 pass")
    match = play(match, "0 pick 2\n1 abstain")
    assert match.waiting == {2}
    match = play(match, "1 abstain !\n0 abstain !\n2 vote R")
    assert (phase(match), scores(match)) == (("score", 1, 3), [1, 0, 1])
    view = match.view(None)
    assert [vote["seat"] for vote in view["opened"]["votes"]] == [2]
    assert view["opened"]["abstained"] == view["history"][0]["abstained"] == [1]
    # Nobody at all: the round is over, and it counts for the turn.
    match = begin().play(None, draw("L"))
    for last in ("pass", "pass", "abstain"):
        match = play(match, f"0 pick 2\n1 {last}\n2 {last}")
    assert (phase(match), scores(match)) == (("score", 1, 3), [0, 0, 0])
    view = match.view(None)
    assert (view["opened"]["void"], view["opened"]["abstained"]) == (False, [1, 2])
    # In a round that does not count nobody was asked; where all voted there is nothing to tell.
    assert "abstained" not in play(begin(), "* L\n0 leave").view(None)["opened"]
    assert "abstained" not in whole(begin(), "L", "1R1", "2L1").view(None)["history"][0]


def test_how_long_a_seat_is_waited_for() -> None:
    def waits(script: str = "", **deal: object) -> list[float | None]:
        match = begin(4)
        match = Match(GAME, {**match.deal, **deal}, GAME.start({**match.deal, **deal}))
        match = play(match.play(None, draw("L")), script) if script else match
        return [GAME.patience(match.state, seat) for seat in range(4)]

    # Of the next Responder, who would lose their round as well, there is nothing missing yet.
    assert waits("1 leave\n1 return") == [180, None, 0, 0]  # as deals of old have it
    assert waits("1 leave\n1 return", wait=10) == [600, None, 0, 0]
    assert waits("0 pick 2", wait=1) == [None, 60, 0, 0]
    assert waits("0 pick 2\n1 pass", wait=1) == [None, None, 0, 0]
    assert waits("0 pick 2\n1 pass\n2 pass\n3 pass", wait=1) == [60, None, 0, 0]
    voted = "0 pick 2\n1 vote L\n2 vote L\n3 vote L"
    assert waits(voted, wait=1) == [0, 60, 0, 0]  # whose round is next
    assert waits(f"{voted}\n1 next", wait=1) == [0, None, 0, 0]
    setup = {"mode": "competitive", "hand": 4, "first": 0, "pictures": []}
    assert GAME.deal({**setup, "wait": 5}, 3, Chance(1))["wait"] == 5
    assert [*GAME.options["wait"].choices] == [1, 2, 3, 5, 10]
    last = lap(begin(), "L 1R1 2R1", "L 0R1 2L1")
    last = whole(last, "L", "0L1", "1L1")
    assert last.view(None)["last"]  # there is no next round to lose
    assert [GAME.patience(last.state, seat) for seat in range(3)] == [0, 0, 0]


def test_who_is_waited_for_is_whose_round_is_really_next() -> None:
    def waits(match: Match[State]) -> list[float | None]:
        return [GAME.patience(match.state, seat) for seat in range(len(match.state.players))]

    # One who has left has had their turn, unless they are back in time.
    shown = play(begin(4), "* L\n1 leave\n0 pick 2")
    assert waits(shown) == [None, 0, 180, 0]
    assert waits(play(shown, "1 return")) == [None, 180, 0, 0]
    opened = play(shown, "2 vote L\n3 vote L")
    assert waits(opened) == [0, 0, 180, 0]
    # Where that ends the match there is no next round: 2 leads, and 0 and 1 were Responder.
    rounds = ("L 1L1 2R1 3L1", "L 0L1 2R1 3L1")
    level = whole(lap(begin(4), *rounds), "L", "0L1", "1L1", "3L1")
    assert waits(level) == [0, 0, 0, 180]
    assert waits(play(level, "3 leave")) == [0, 0, 0, 0]
    assert play(level, "3 leave\n0 next\n1 next\n2 next").view(None)["over"]
    # A co-operative match has one lap.
    last = lap(begin(3, "cooperative"), "L 1R1 2R1", "L 0R1 2R1")
    assert waits(play(last, "* L\n2 pick 2")) == [0, 0, None]
    # Where two play, it would be a pause.
    two = play(begin(2, "gnirut"), "* L\n0 pick 2")
    assert waits(two) == [None, 0]
    assert waits(play(two, "1 vote R")) == [0, 0]


def test_nobody_loses_a_round_while_the_match_is_paused() -> None:
    def waits(script: str) -> list[float | None]:
        match = play(begin(), script)
        return [GAME.patience(match.state, seat) for seat in range(3)]

    assert waits("* L\n2 leave") == [180, None, 0]
    assert waits("* L\n1 leave\n2 leave") == [None, 0, 0]
    assert waits("* L\n0 pick 2\n1 vote L\n2 vote L") == [0, 180, 0]
    assert waits("* L\n0 pick 2\n1 vote L\n2 vote L\n2 leave\n0 leave") == [0, None, 0]
