"""Aids: what they tell, and that each is worked out once, beforehand where it takes long."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bombe.games.turing_machine import aids
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.deductions import Known
from bombe.games.turing_machine.hint_lines import Ladder
from bombe.games.turing_machine.hints import ladder
from bombe.games.turing_machine.problem import answer_name
from bombe.games.turing_machine.rules import TuringMachine
from bombe.games.turing_machine.worlds import Worlds
from bombe.groundwork import Worked
from bombe.match import Match
from bombe.testing.wandering import all_seen
from support.hint_positions import is_sound, positions
from support.scaling import scale

LARGE = "40+48 46+20 17+45 33+12 41+43"
ALL = {f"aid_{aid}": True for aid in ("codes", "laws", "marks", "hints", "why")}


@pytest.fixture(name="worked", autouse=True)
def counted() -> Iterator[Counter[str]]:
    """How often each work was done, with nothing known at first."""
    done: Counter[str] = Counter()
    functions = {name: work.function for name, work in aids.WORKS.items()}

    def counting(name: str) -> Any:
        def work(*arguments: Any) -> Any:
            done[name] += 1
            return functions[name](*arguments)

        return work

    for name, work in aids.WORKS.items():
        work.forget()
        work.function = counting(name)
    yield done
    for name, work in aids.WORKS.items():
        work.forget()
        work.function = functions[name]


def begin(problem: str = LARGE, seats: int = 2, **options: Any) -> Match[Any]:
    return Match.new(TuringMachine(), {"problem": problem, **ALL, **options}, seats, 3)


def test_what_is_left_and_what_follows_is_what_the_worlds_say() -> None:
    for problem, answers, _ in positions(scale(300, least=40), seed=4):
        worlds = Worlds(problem, answers)
        left = aids.WORKS["left"](
            str(problem), "; ".join(answer_name(*answer) for answer in answers)
        )
        assert left["codes"] == [CODES[code] for code in worlds.codes]
        assert left["laws"] == [sorted(law.name for law in laws) for laws in worlds.laws]
        for target in Known(problem, tuple(dict.fromkeys(answers))).targets():
            for sign in "-+":
                follows = aids._is_sound(problem, left, target, sign)
                assert follows == is_sound(worlds, target, sign), (str(problem), target, sign)


def test_a_hint_is_the_same_by_way_of_text() -> None:
    for problem, answers, marks in positions(scale(300, least=30), seed=5):
        made = ladder(problem, answers, marks, None, True)
        again = Ladder.from_json(json.loads(json.dumps(made.as_json())))
        for rung in (1, 2, 3):
            assert again.shown(rung) == made.shown(rung)


def test_a_mark_a_note_and_a_look_work_nothing_out(worked: Counter[str]) -> None:
    match = begin().play(0, "ask 341 B")
    match.view(0)
    match.view(1)
    assert worked == {"left": 2}
    for action in ("mark t3", "mark 40a +", "unmark t3", "note A hm", "thumb down", "thumb back"):
        match = match.play(0, action)
        assert "unsound" in match.view(0)["sheet"]
        match.view(1)
    assert worked == {"left": 2}
    match = match.play(0, "hint")
    first = match.view(0)["sheet"]["hint"]
    for action in ("mark s3", "mark 40b", "hint", "unmark s3", "hint"):
        match = match.play(0, action)
        assert match.view(0)["sheet"]["hint"]["lines"][:1] == first["lines"]
    assert worked == {"left": 2, "hint": 1}


def test_nor_does_a_new_round() -> None:
    match = begin().play(0, "ask 341 B")
    match.view(0)
    before = match.state.sheet(0)
    after = match.play(0, "thumb down").play(1, "thumb down").state.sheet(0)
    assert len(after.pages) == 2
    assert after.answers_memory is before.answers_memory
    assert after.with_answer(5, 0, True).answers_memory is not before.answers_memory


def test_two_who_asked_the_same_share_the_work(worked: Counter[str]) -> None:
    match = begin()
    for seat, asked in ((0, "BC"), (1, "CB")):
        for verifier in asked:
            match = match.play(seat, f"ask 341 {verifier}")
    assert match.view(0)["sheet"]["codes"] == match.view(1)["sheet"]["codes"]
    assert worked == {"left": 1}


@pytest.mark.parametrize("problem", [LARGE, "? 14 16 32 33 41 45"])
def test_what_takes_long_is_worked_out_beforehand(problem: str, worked: Counter[str]) -> None:
    game = TuringMachine()
    match = begin(problem)
    for action in ("ask 341 B", "hint"):
        match = match.play(0, action)
    works = [*game.groundwork(match.state)]
    assert sorted(name for name, _ in works) == ["hint", "left", "left"]
    assert not worked
    known = {work: game.works[work[0]].function(*work[1]) for work in works}
    for (name, arguments), result in known.items():
        game.works[name].learn(arguments, json.loads(json.dumps(result)))
    worked.clear()
    assert [*game.groundwork(match.state)] == []
    seen = all_seen(match)
    assert not worked
    for work in game.works.values():
        work.forget()
    assert all_seen(Match.replayed(game, match.deal, match.log)) == seen
    assert worked == {"left": 2, "hint": 1}


def test_what_is_quick_is_not() -> None:
    """A hint may take long on any cards."""
    game = TuringMachine()
    match = begin("4 9 11 14").play(0, "ask 341 B")
    assert [*game.groundwork(match.state)] == []
    assert [name for name, _ in game.groundwork(match.play(0, "hint").state)] == ["hint"]
    assert [*game.groundwork(begin(LARGE, 2, **dict.fromkeys(ALL, False)).state)] == []


def test_what_is_known_is_bounded() -> None:
    asked: list[int] = []

    def square(n: int) -> int:
        asked.append(n)
        return n * n

    work = Worked(square, most=3)
    assert [work(n) for n in (1, 2, 3, 1, 4, 1, 2)] == [1, 4, 9, 1, 16, 1, 4]
    assert asked == [1, 2, 3, 4, 2]  # 2 was the one that nobody had asked for the longest
    assert not work.knows((3,))
    work.learn((7,), 50)
    assert work(7) == 50
