"""How long bots take: from what everybody sees, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from bombe.games.imitation.rules import PACE
from bombe.match import Match
from bombe.table.room import Room
from bombe.values import changed
from bombe.web.runtime.bot_turns import pause_of
from support.lone_room import Table


def rooms(game: str, n: int) -> Iterator[Room]:
    """The same room with other matches, by their names."""
    table = Table(game)
    for name in ("Bob", "Cleo"):
        table.join(name)
    table.start()
    assert table.room.running
    for number in range(n):
        yield changed(table.room, played=changed(table.room.running, id=f"match-{number}"))


def test_a_bot_takes_a_persons_time() -> None:
    least, most = PACE
    pauses = [pause_of(room, seat) for room in rooms("imitation", 200) for seat in range(3)]
    assert all(least <= pause <= most for pause in pauses)
    assert (least + most) / 2 - 0.2 < sum(pauses) / len(pauses) < (least + most) / 2 + 0.2
    assert min(pauses) < least + 0.7
    assert max(pauses) > most - 0.7
    assert len(set(pauses)) > 300


def test_time_tells_nothing_of_what_is_hidden() -> None:
    """Whatever was drawn and whatever is chosen, it is the same."""
    (room,) = rooms("imitation", 1)
    assert room.running
    match = room.running.match
    game, responder = match.game, match.view(None)["responder"]
    _, _, guide, *cards = match.log[0][1].split(" ")
    pauses: dict[str, set[tuple[float, ...]]] = {"pick": set(), "vote": set()}
    for side in "LR":
        for turned in range(12):
            line = " ".join(["round", side, guide, *cards[turned:], *cards[:turned]])
            drawn = Match(game, match.deal, game.start(match.deal)).play(None, line)
            for pick in [*game.legal(drawn.state, responder)][:3]:
                for moment in (drawn, drawn.play(responder, pick)):
                    now = changed(room, played=changed(room.running, match=moment))
                    told = tuple(pause_of(now, seat) for seat in range(3))
                    pauses[moment.view(None)["phase"]].add(told)
    assert {phase: len(told) for phase, told in pauses.items()} == {"pick": 1, "vote": 1}


def test_other_games_do_not_wait() -> None:
    assert [pause_of(room, 0) for room in rooms("turing_machine", 1)] == [0.0]
