"""A match that grows: its log reads like a tuple, and to append costs the same at any length."""

from __future__ import annotations

import json
import tracemalloc
from threading import Thread

import pytest

from bombe.chance import Chance
from bombe.game import IllegalAction, View
from bombe.games import find
from bombe.match import Entry, Log, Match
from bombe.text import BadInput
from support.small_match import begin

SOME: tuple[Entry, ...] = ((0, "ask 341 B"), (None, "draw"), (1, "thumb down"))


def grown(entries: tuple[Entry, ...]) -> Log:
    log = Log()
    for entry in entries:
        log = log.appended(entry)
    return log


def test_a_log_reads_like_a_tuple() -> None:
    log = grown(SOME)
    assert log == SOME
    assert tuple.__eq__(SOME, log[:])
    assert log == Log(SOME)
    assert log != SOME[:2]
    assert log != [*SOME]  # as a tuple is no list
    assert {log: 1}[Log(SOME)] == 1
    assert log.__hash__() == SOME.__hash__()
    assert (*log,) == SOME
    assert len(log) == 3
    assert log[1] == SOME[1]
    assert log[-1] == SOME[-1]
    assert log[:2] == SOME[:2]
    assert log[-1:] == SOME[-1:]
    assert log[::-1] == SOME[::-1]
    assert [*reversed(log)] == [*reversed(SOME)]
    assert SOME[1] in log
    assert log.index(SOME[2]) == 2
    assert log.count(SOME[0]) == 1
    assert repr(log) == repr(SOME)
    assert json.dumps([*log]) == json.dumps(SOME)
    for wrong in (3, -4):
        with pytest.raises(IndexError):
            log[wrong]
    assert not Log()
    assert Log() == ()


def test_a_branch_changes_nothing_of_the_other() -> None:
    trunk = grown(SOME)
    left, right = trunk.appended((0, "left")), trunk.appended((0, "right"))
    longer, again = left.appended((1, "on")), left.appended((1, "on again"))
    assert trunk == SOME
    assert left == (*SOME, (0, "left"))
    assert right == (*SOME, (0, "right"))
    assert longer == (*SOME, (0, "left"), (1, "on"))
    assert again == (*SOME, (0, "left"), (1, "on again"))
    assert trunk[-1] == SOME[-1]
    assert trunk[3:] == ()


def test_branches_in_threads() -> None:
    trunk, ends = grown(SOME), {}

    def grow(name: int) -> None:
        log = trunk
        for n in range(2000):
            log = log.appended((name, str(n)))
        ends[name] = log

    threads = [Thread(target=grow, args=(name,)) for name in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for name, log in ends.items():
        assert log == (*SOME, *((name, str(n)) for n in range(2000)))


def test_an_action_costs_the_same_however_long_the_match_is() -> None:
    """By the memory that it takes: to copy the log of the longer match would take 160 kB."""

    def taken(length: int) -> int:
        match = begin()
        for n in range(length):
            match = match.play(0, f"note A {n % 10}")
        tracemalloc.start()
        kept = [match]
        for n in range(50):
            kept.append(kept[-1].play(0, f"note A {n % 10}"))
        used, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert len(kept[-1].log) == length + 50
        return used // 50

    assert taken(20_000) < 2 * taken(1000)
    assert taken(20_000) < 10_000


def test_a_match_from_any_log() -> None:
    match = begin().play(0, "note A 1")
    again = type(match)(match.game, match.deal, match.state, ((0, "note A 1"),))
    assert again == match
    assert again.play(0, "note A 2").log == (*match.log, (0, "note A 2"))


# --- players that play on by themselves -----------------------------------------------------------


def test_a_match_plays_on_until_somebody_else_is_waited_for() -> None:
    match = begin(seats=2)
    assert match.run({}) == match
    waiting = match.run({1: "clever"}, seed=3)
    assert waiting.waiting == {0}
    assert {seat for seat, _ in waiting.log} == {1}
    over = waiting.play(0, "thumb down").run({1: "clever"}, seed=3)
    while over.outcome is None:
        over = over.play(0, "thumb down").run({1: "clever"}, seed=3)
    assert over.outcome.winners == (1,)
    assert over.run({0: "clever"}) is over


def test_the_same_seed_plays_the_same_match() -> None:
    def any_way(view: View, chance: Chance) -> str:
        return chance.pick(["ask 341 A", "thumb down", "thumb up 111"][view["left"] < 3 :])

    one, same, other = (begin().run(any_way, seed) for seed in (1, 1, 2))
    assert one.log == same.log
    assert one.log != other.log
    assert one.outcome


def test_what_a_game_draws_is_drawn_meanwhile() -> None:
    game = find("imitation")
    match = Match.new(game, seats=3, seed=5).run("beginner", seed=5)
    assert match.outcome
    assert None in {seat for seat, _ in match.log}
    assert Match.replayed(game, match.deal, match.log) == match


def test_it_stops_after_so_many_actions() -> None:
    def undecided(view: View, chance: Chance) -> str:
        return "mark 4a" if not view["sheet"]["marks"] else "unmark 4a"

    assert len(begin().run(undecided, most=7).log) == 7


def test_what_cannot_be_run_is_refused() -> None:
    with pytest.raises(BadInput, match="'grand' is not possible for players; choose from plain"):
        begin().run("grand")
    with pytest.raises(IllegalAction, match="is not an action"):
        begin().run(lambda view, chance: "dance")


def test_legal_actions_are_those_of_the_game() -> None:
    match = begin(seats=2)
    assert match.legal(1) == tuple(match.game.legal(match.state, 1))
    assert match.play(0, "resign").legal(0) == ()


def test_a_match_in_a_console_tells_no_secret() -> None:
    match = begin(seats=2).play(0, "ask 341 A")
    assert repr(match) == "Match(turing_machine: running, 1 action)"
    assert repr(match.play(0, "resign")) == "Match(turing_machine: 1 won, 2 actions)"
    assert repr(begin().play(0, "thumb up 111")) == "Match(turing_machine: nobody won, 1 action)"
