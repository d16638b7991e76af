"""Members without a seat in a round of Turing are hidden from the others while it is silent: the
Responder could come in as one of them, leave, and come in again, as a code."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bombe.table import absence, disclosure
from bombe.table.room import Refused, Room
from bombe.table.transfer import CarriedRoom, read_file, room_file
from support import recording
from support.imitation_recording import (
    Part,
    _full_deck,  # noqa: F401 (fixture)
    _quiet,  # noqa: F401 (fixture)
    drawn_as_told,  # noqa: F401 (fixture)
    gathered,
)
from support.lone_room import Table as Lone
from support.recording import Table, Viewer, clockwork, play
from support.scaling import some
from support.twice import _push_always, _with, same_bytes

DEAL = {"mode": "competitive", "hand": 4, "seats": 3, "first": 0, "veil": "5" * 32, "deck": None}
LOOKS = ("", "?plain", "?table", "/watch?plain", "/screen?plain", "/delete", "/qr.svg")

# ---- no byte -------------------------------------------------------------------------------------


async def look_at_everything(viewer: Viewer) -> None:
    await viewer.ask("GET", f"/api/rooms/{viewer.room}")
    await viewer.ask("GET", f"/api/rooms/{viewer.room}/actions")
    for path in LOOKS:
        await viewer.ask("GET", f"/r/{viewer.room}{path}")


async def signal(table: Table, there: list[Viewer], since: float) -> None:
    """All that might be a code of those without a seat: come, go, be there and not. When they are
    all there the room is full."""
    loop, room = clockwork(), there[0].room
    new = [Viewer(table, f"second-{since}-{n}") for n in range(3 - len(there))]
    for one, name in zip(new, ("Human has R", "Bob"), strict=False):
        await one.join(room, name)
        await look_at_everything(one)
    for at, one in enumerate([*new, *there]):
        line = one.watch()
        await loop.until(since + at)
        look = (await one.ask("GET", f"/api/rooms/{room}")).json
        assert look["you"] == {"who": one.who, "seat": None, "speak": False, "here": True}
        assert one.who in [person["who"] for person in look["table"]["people"]]
        line.tell(order="leave")
        await loop.until(since + at + 0.1)
        line.tell(order="return")
        for order in ("say R", "name R", "lock on", "remove 1", "host 1", "bot keen"):
            assert (await one.order(order)).status == 403
        assert (await one.order("leave")).status == 200
        await look_at_everything(one)
        await one.send_form("order", order="return")
        await line.hang_up()
    await loop.until(since + 60)  # those who are away for so long count as gone
    for one in there:
        assert (await one.order("leave")).status == 200
        assert (await one.order("return")).status == 200
    for one in new:
        await look_at_everything(one)
        await one.order("leave")
        assert not any(b"'status': 5" in text for _, text in one.received)


async def silent(folder: Path, noisy: bool, late: bool) -> list[Viewer]:
    """What those at the match, those who watch and those before the door received in a silent
    round, in which those without a seat may signal. In a first round one of them came before the
    match, and was gone when it began. In a later one another has come between the rounds, and was
    made the host."""
    folder.mkdir()
    loop = clockwork()
    async with recording.table(folder) as table:
        host, *others = await gathered(table, Part({}, DEAL, (), 0, True))
        there = [Viewer(table, "early")]
        await there[0].join(host.room, "Early")
        line = there[0].watch()
        await loop.until(1)
        await line.hang_up()
        await loop.until(99)
        public = Viewer(table, "public", room=host.room)
        lines = [host.watch(), *(one.watch() for one in others), public.watch("?watch")]
        await loop.until(100)
        assert (await host.order("start")).status == 200
        if late:
            await _first_round(host, others)
            there.append(Viewer(table, "late"))
            await there[1].join(host.room, "Late")
            assert (await host.order(f"host {there[1].who}")).status == 200
            for viewer in (host, *others):
                assert (await viewer.act("next")).status == 200
            host, others = others[0], [host, others[1]]  # whose turn it is to be silent
        seen = [*others, public]
        await loop.until(199)
        for viewer in seen:
            viewer.received.clear()
        for at, phase in ((200, "pick"), (400, "vote")):
            await loop.until(at)
            if phase == "vote":
                await _pick(host)
            assert (await host.ask("GET", f"/api/rooms/{host.room}")).json["view"]["phase"] == phase
            if noisy:
                await signal(table, there, at + 1)
            for more in (70, 150):
                await loop.until(at + more)
                for viewer in seen:
                    await look_at_everything(viewer)
        await others[0].order("name Human has R")
        for order in ("bot keen", "remove 3", "remove 4", "remove 5", "host 4", "lock on"):
            await others[0].order(order)
        await loop.until(600)
        for open_line in lines:
            await open_line.hang_up()
        return seen


async def _pick(responder: Viewer) -> None:
    legal = (await responder.ask("GET", f"/api/rooms/{responder.room}/actions")).json["actions"]
    assert (await responder.act(legal[0])).status == 200


async def _first_round(host: Viewer, others: list[Viewer]) -> None:
    await _pick(host)
    for viewer in others:
        assert (await viewer.act("vote L")).status == 200


def gives_no_sign(folder: Path, late: bool) -> None:
    quiet, noisy = (play(silent(folder / str(n), n == 1, late)) for n in (0, 1))
    for one, other in zip(quiet, noisy, strict=True):
        assert same_bytes(one, other) > 70
        everything = b"".join(text for _, text in one.received)
        assert b"'status': 5" not in everything
        assert b"Early" not in everything


def test_who_comes_late_is_shown_no_card_where_nobody_may_watch(tmp_path: Path) -> None:
    """Who plays and how it goes; neither cards nor, by their names, pictures. Where spectators may
    watch they see what these see."""

    async def main() -> None:
        async with recording.table(tmp_path) as table:
            host, *others = await gathered(table, Part({}, DEAL, (), 0, False))
            assert (await host.order("start")).status == 200
            await _pick(host)
            late, stranger = Viewer(table, "late"), Viewer(table, "stranger", room=host.room)
            await late.join(host.room, "Late")
            path = f"/api/rooms/{host.room}"
            view = (await late.ask("GET", path)).json["view"]
            assert view["glimpse"] is True
            assert (view["phase"], view["guide"], view["pairs"]) == ("vote", None, [])
            assert (await stranger.ask("GET", path)).json["view"] is None
            shown = (await others[0].ask("GET", path)).json["view"]
            for picture in (shown["guide"], *shown["pairs"][0].values()):
                name = picture["name"]
                assert (await others[0].ask("GET", f"{path}/pictures/{name}")).status == 200
                assert (await late.ask("GET", f"{path}/pictures/{name}")).status == 404
            assert (await late.act("vote L")).status == 403
            assert (await host.order("watch on")).status == 403  # which would be a sign
            for viewer in others:
                assert (await viewer.act("vote L")).status == 200
            assert (await host.order("watch on")).status == 200
            view = (await late.ask("GET", path)).json["view"]
            assert "glimpse" not in view
            assert view["opened"]

    play(main())


@pytest.mark.parametrize("late", [False, True], ids=["first round", "a later round"])
def test_who_has_no_seat_gives_no_sign(tmp_path: Path, late: bool) -> None:
    gives_no_sign(tmp_path, late)


def _all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is shown, with a seat or without."""
    monkeypatch.setattr(Room, "order", property(lambda room: room.places))


LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "who is in the room": _all,
    "how many are in the room": _with(lambda room: len(room.places)),
    "that something happened": _push_always,
    "how many ever came": _with(lambda room: len(room.members)),
    "who is connected": _with(lambda room: [member.gone for member in room.members[:4]]),
}


@pytest.mark.parametrize("leak", some(LEAKS))
def test_a_sign_is_found(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError, match=r"live|GET"):
        gives_no_sign(tmp_path, late=leak == "who is in the room")


# ---- the room by itself --------------------------------------------------------------------------


def table_of_three() -> Lone:
    """A round has begun in which the host is silent."""
    table = Lone("imitation", "option first 1")
    for name in ("Bob", "Cleo"):
        table.join(name)
    table.start()
    assert table.room.is_silent(0)
    return table


def scored(table: Lone) -> None:
    """The round is over."""
    running = table.room.running
    assert running
    game, state = running.match.game, running.match.state
    table.act(running.seats[state.responder], next(iter(game.legal(state, state.responder))))
    for seat, who in enumerate(running.seats):
        if seat != state.responder:
            table.act(who, "vote L")
    assert not table.room.hushed


def names(room: Room, viewer: int | None = None) -> list[str]:
    return [str(person.name) for person in disclosure.table(room, viewer).people]


def test_after_the_silence_they_are_there() -> None:
    table = table_of_three()
    before = disclosure.table(table.room)
    zed, bob = table.join("Zed"), table.join("Bob")
    assert disclosure.table(table.room) == before
    assert names(table.room, zed) == ["Ada", "Bob", "Cleo", "Zed"]
    assert names(table.room, bob) == ["Ada", "Bob", "Cleo", "Bob 2"]
    table.say(1, "name Zed")
    assert table.room.members[1].name == "Zed"  # as if nobody else were called so
    scored(table)
    assert names(table.room) == ["Ada", "Zed", "Cleo", "Zed 2", "Bob 2"]
    assert table.again() == table.room
    table.say(0, f"remove {zed}")
    assert names(table.room) == ["Ada", "Zed", "Cleo", "Bob 2"]
    table.say(0, f"host {bob}")
    assert table.room.host == bob
    carried = read_file(room_file(table.room.code, table.log))
    assert isinstance(carried, CarriedRoom)
    assert names(carried.room) == names(table.room)


def test_the_host_does_not_hear_of_them_either() -> None:
    table = table_of_three()
    table.say(0, "leave")  # the round is void; Bob is the host
    for who in (1, 2):
        table.act(who, "next")
    assert table.room.is_silent(1)
    assert table.room.host == 1
    table = table_of_three()
    scored(table)
    table.say(0, "host 2")
    for who in range(3):
        table.act(who, "next")
    zed = table.join("Zed")
    refusals = []
    for number in (zed, zed + 1):
        for order in ("remove", "host"):
            with pytest.raises(Refused) as refusal:
                table.say(2, f"{order} {number}")
            refusals.append(str(refusal.value).replace(str(number), "N"))
    assert len(set(refusals)) == 1
    table.refuses(Refused, 2, "bot keen", "silent")


def test_a_host_whom_nobody_sees_is_replaced_after_the_silence() -> None:
    table = table_of_three()
    scored(table)
    zed = table.join("Zed")
    table.say(0, f"host {zed}")
    for who in range(3):
        table.act(who, "next")
    before = disclosure.table(table.room)
    assert names(table.room) == ["Ada", "Bob", "Cleo"]
    table.say(zed, "leave")
    assert disclosure.table(table.room) == before
    table.say(zed, "return")
    table.post(absence.gone(table.room, zed))
    assert disclosure.table(table.room) == before
    scored(table)
    assert table.room.host == 0
    assert table.room.members[zed].gone


def test_who_leaves_meanwhile_takes_no_host_with_them() -> None:
    """The host plays, and leaves: one of those whom everybody sees comes after them."""
    table = table_of_three()
    zed = table.join("Zed")
    scored(table)
    for who in range(3):
        table.act(who, "next")
    table.say(0, "leave")
    assert table.room.hushed
    assert table.room.host == 1
    for who in (2, 1):
        table.post(absence.gone(table.room, who))
    assert table.room.host == zed  # nobody else is left, and nobody is there to see it
