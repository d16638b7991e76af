"""To play on from a moment of a match that is over: with the answers by then, and no others."""

from __future__ import annotations

from collections import Counter

import pytest

from bombe.chance import Chance
from bombe.game import Branch
from bombe.games.turing_machine.problem import parse_secret
from bombe.games.turing_machine.review_branch import branch
from bombe.games.turing_machine.review_match import contenders
from bombe.games.turing_machine.review_told import review
from bombe.games.turing_machine.rules import TuringMachine
from bombe.games.turing_machine.state import State
from bombe.games.turing_machine.worlds import Worlds
from bombe.match import Match
from bombe.text import BadInput
from support.scaling import scale

SECRET = "3b 7a 10a 14a"  # whose code is 132
LINE = ("ask 341 B", "ask 341 C", "ask 341 D", "thumb down", "ask 111 A", "thumb down", "ask 131 A")


def ended(secret: str = SECRET, actions: tuple[str, ...] = LINE, **options: object) -> State:
    game = TuringMachine()
    chosen = {"problem": secret, **options}
    match = Match.new(game, chosen, 1, 1)
    for action in actions:
        match = match.play(0, action)
    return match.play(0, "thumb up 555").state


def played(made: Branch) -> State:
    match = Match.replayed(TuringMachine(), made.deal, [(0, action) for action in made.actions])
    assert match.outcome is None
    return match.state


def asked(state: State) -> list[str]:
    answers = contenders(state)[0].game.answers()
    return [f"{code} {verifier} {passed}" for code, verifier, passed in answers]


def test_it_begins_with_what_was_asked_before() -> None:
    state = ended(aid_codes=True, machine="clever")
    whole = asked(state)
    for step in range(len(whole) + 1):
        made = branch(state, 0, step, True, Chance(1))
        now = played(made)
        assert asked(now) == whole[:step]
        assert now.secret == state.secret
        assert (made.known, made.deal["chosen"]) == (True, True)
        assert (now.aids, now.machine and now.machine.level) == (("codes",), "clever")
        assert made.options["verifiers"] == 4
        # As in the review: the round goes on while it has questions left.
        assert now.round == (1, 1, 1, 2, 2, 3)[step]
        assert now.left(0) > 0
    for line, step in ((0, 6), (0, -1), (2, 0), (-1, 0)):
        with pytest.raises(BadInput, match="there is no such"):
            branch(state, line, step, True, Chance(1))


def test_rounds_without_a_question_and_a_handicap() -> None:
    state = ended(actions=("thumb down", *LINE[:3], "thumb down", "thumb down", *LINE[4:5]))
    steps = review(state, 0, 0.0).rows
    assert [str(row[1]) for row in steps][:5] == [
        *("no question", "341 B", "341 C", "341 D"),
        "no question",
    ]
    assert played(branch(state, 0, 0, True, Chance(1))).round == 1
    assert played(branch(state, 0, 1, True, Chance(1))).round == 1
    assert played(branch(state, 0, 4, True, Chance(1))).round == 3
    assert played(branch(state, 0, 5, True, Chance(1))).round == 3
    two = Match.new(TuringMachine(), {"problem": SECRET, "handicap": [2, 0]}, 2, 1)
    for seat, action in ((0, "ask 341 B"), (0, "thumb up 132"), (1, "thumb down")):
        two = two.play(seat, action)
    now = played(branch(two.state, 0, 1, True, Chance(1)))
    assert (now.players[0].handicap, now.round, now.left(0)) == (2, 2, 3)
    assert played(branch(two.state, 0, 0, True, Chance(1))).left(0) == 1


@pytest.mark.parametrize("secret", [SECRET, "? 4b 9a 11a 14c CADB", "17b+9 15b+6 4b+14 12c+1"])
def test_another_is_any_that_agrees_evenly_drawn(secret: str) -> None:
    known = parse_secret(secret)
    state = ended(secret, ("ask 341 B", "ask 341 C"))
    for step in range(3):
        answers = contenders(state)[0].game.answers()[:step]
        left = {str(one) for one in Worlds(known.problem, answers)}
        draws = scale(4000)
        drawn = Counter(
            branch(state, 0, step, False, Chance(seed)).deal["secret"] for seed in range(draws)
        )
        assert {*drawn} <= left
        assert max(drawn.values()) < 6 * max(1, draws / len(left)) + 12
        if len(left) < 10:
            assert {*drawn} == left  # the same again, too: or one would know that it is not
    made = branch(state, 0, 1, False, Chance(1))
    assert (made.known, made.deal["chosen"]) == (False, False)
