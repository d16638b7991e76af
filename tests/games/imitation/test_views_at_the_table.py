"""Turing at the table: from no byte, size, header or moment can anybody tell who is the Machine.

A random match is cut short within a round and played at the table twice. The second time something
else is hidden in that round from one viewer: the Machine is on the other side of the very pairs
that are shown, discards and hands to come are others, so are the others' votes; and the others are
connected in other ways, reload their pages, try what is refused. Everything this viewer receives,
by request or by live connection, pictures too, must be the same.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bombe.chance import Chance
from bombe.game import Seat, View
from bombe.games.imitation.deck import DECK
from bombe.games.imitation.rules import Imitation
from bombe.games.imitation.state import Phase, State
from bombe.table.messages import Acknowledged
from bombe.table.room import Room
from bombe.testing.wandering import everybody
from bombe.web.http import uploads
from bombe.web.runtime import decks, live
from bombe.web.runtime.times import Times
from support import recording
from support.imitation_hidden import alike, cut
from support.imitation_recording import (
    REFUSED,
    SETUPS,
    Draws,
    Looking,
    Part,
    _full_deck,  # noqa: F401 (fixture)
    _quiet,  # noqa: F401 (fixture)
    drawn_as_told,  # noqa: F401 (fixture)
    gathered,
    recorded,
)
from support.order_lines import LINES
from support.recording import Line, Viewer, clockwork, play
from support.scaling import scale, some
from support.twice import _push_always, _with, same_bytes

# ---- comparing ---------------------------------------------------------------------------------


def compare(
    folder: Path, draws: Draws, setup: tuple[int, dict[str, Any]], seed: int
) -> tuple[int, int]:
    """Play a match twice for one viewer; how many messages and pictures were compared."""
    (seats, options), chance = setup, Chance(seed)
    match = cut(seats, options, seed, chance)
    if match is None:
        return 0, 0
    seat = chance.pick(everybody(match))
    logs = [tuple(match.log), tuple(alike(match, seat, chance))]
    timer, watched = chance.pick([0, 3600]), bool(chance.below(4)) or seat is None
    results = []
    for n, log in enumerate(logs):
        part = Part(options, match.deal, log, timer, watched)
        draws.rounds = part.rounds
        results.append(play(recorded(folder / f"{seed}-{n}", part, seat, seed, chance)))
    first, second = results
    shapes = first.shapes | second.shapes
    assert len(shapes) == 1, shapes  # every picture, for every viewer
    assert {status for status, _, _ in shapes} == {200}
    received = b"\n".join(text for _, text in first.viewer.received)
    assert b"'status': 5" not in received
    shown = sum(b"b'RIFF" in text for _, text in first.viewer.received)
    return same_bytes(first.viewer, second.viewer), shown


def compare_some(
    folder: Path, draws: Draws, setup: tuple[int, dict[str, Any]], matches: int
) -> tuple[int, int]:
    counted = [compare(folder, draws, setup, seed) for seed in range(matches)]
    return sum(n for n, _ in counted), sum(shown for _, shown in counted)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda one: str(one)[:40])
def test_what_is_hidden_changes_no_byte(
    setup: tuple[int, dict[str, Any]], draws: Draws, tmp_path: Path
) -> None:
    matches = scale(40)
    messages, shown = compare_some(tmp_path, draws, setup, matches)
    assert messages > 100 * matches
    assert shown > 5 * matches


# ---- silence -----------------------------------------------------------------------------------


async def silent(folder: Path, noisy: bool) -> list[Viewer]:
    """A round in which the host is the Responder, and the others and the public look on; what these
    received. Noisy is a Responder who tries everything and loads the page again and again."""
    folder.mkdir()
    deal = {"mode": "competitive", "hand": 4, "seats": 3, "first": 0, "veil": "5" * 32}
    part = Part({}, {**deal, "deck": None}, (), 0, True)
    loop = clockwork()
    async with recording.table(folder) as table:
        host, *others = await gathered(table, part)
        public = Viewer(table, "public", room=host.room)
        others.append(public)
        lines = [viewer.watch() for viewer in others[:2]]
        lines.append(public.watch("?watch"))
        own = host.watch()
        await loop.until(1)
        assert (await host.order("start")).status == 200
        for moment, phase in enumerate(("pick", "vote"), 1):
            await loop.until(100 * moment)
            if phase == "vote":
                legal = (await host.ask("GET", f"/api/rooms/{host.room}/actions")).json["actions"]
                assert (await host.act(legal[0])).status == 200
            assert (await Looking(host, set()).look()).json["view"]["phase"] == phase
            if noisy:
                await own.hang_up()
                own = await _try_everything(host, 100 * moment)
            await loop.until(100 * moment + 90)
            for viewer in others:
                await Looking(viewer, set()).look()
                await viewer.ask("GET", f"/r/{host.room}/watch?plain")
        await loop.until(300)
        for viewer in others[:2]:
            assert (await viewer.act("vote L")).status == 200
        assert (await host.order("say at last")).status == 200
        assert (await host.order("name Free")).status == 200
        for line in (*lines, own):
            await line.hang_up()
        return others


async def _try_everything(host: Viewer, since: int) -> Line:
    loop = clockwork()
    for at, order in enumerate(filter(None, LINES.values()), 1):
        expected = 200 if order == "return" else 409 if order == "start" else 403
        assert (await host.order(order)).status == expected, order
        again = host.watch()
        await loop.until(since + at)
        again.tell(order=order)
        for action in REFUSED:
            again.tell(action=action)
        await loop.until(since + at + 0.5)
        await again.hang_up()
        for path in ("", "?plain"):  # and the page once more
            assert (await host.ask("GET", f"/r/{host.room}{path}")).status == 200
        await host.send_form("order", order=order)
        await Looking(host, set()).look()
    await host.ask("POST", f"/api/rooms/{host.room}/seats", {"name": "Signal"})
    await host.ask("POST", f"/api/rooms/{host.room}/links")
    await host.ask("POST", f"/api/rooms/{host.room}/pictures?name=signal.png", b"x")
    return host.watch()


def gives_no_sign(folder: Path) -> None:
    quiet, noisy = (play(silent(folder / str(n), n == 1)) for n in (0, 1))
    for one, other in zip(quiet, noisy, strict=True):
        assert same_bytes(one, other) > 20
        everything = b"".join(text for _, text in one.received)
        assert b"at last" in everything
        assert b"Signal" not in everything


def test_the_responder_gives_no_sign(tmp_path: Path) -> None:
    gives_no_sign(tmp_path)


def test_the_responder_comes_in_again_in_vain(tmp_path: Path) -> None:
    """As somebody else, who has no seat: in a round they say nothing, and are not even seen."""

    async def main() -> None:
        deal = {"mode": "competitive", "hand": 4, "seats": 3, "first": 0, "veil": "5" * 32}
        part = Part({}, {**deal, "deck": None}, (), 0, True)
        async with recording.table(tmp_path) as table:
            host, *others = await gathered(table, part)
            assert (await host.order("start")).status == 200
            second = Viewer(table, "second")
            for phase in ("pick", "vote", "score"):
                if phase == "vote":
                    path = f"/api/rooms/{host.room}/actions"
                    pick = (await host.ask("GET", path)).json["actions"][0]
                    assert (await host.act(pick)).status == 200
                elif phase == "score":
                    assert (await others[0].order("say and who votes?")).status == 200
                    for viewer in others:
                        assert (await viewer.act("vote L")).status == 200
                if phase == "pick":
                    await second.join(host.room, "Human has R")
                look = (await others[0].ask("GET", f"/api/rooms/{host.room}")).json
                assert look["view"]["phase"] == phase
                over = phase == "score"
                names = [person["name"] for person in look["table"]["people"]]
                assert names[3:] == (["Human has R"] if over else [])
                for order in ("say it is R", "name R"):
                    assert (await second.order(order)).status == (200 if over else 403)

    play(main())


# ---- a pair ------------------------------------------------------------------------------------


def test_a_pair_comes_to_all_at_one_moment_and_in_one_order(tmp_path: Path) -> None:
    async def main() -> None:
        deal = {"mode": "competitive", "hand": 4, "seats": 3, "first": 0, "veil": "5" * 32}
        part = Part({}, {**deal, "deck": None}, (), 0, True)
        async with recording.table(tmp_path) as table:
            host, *others = await gathered(table, part)
            public = Viewer(table, "public", room=host.room)
            lines = [viewer.watch() for viewer in others] + [public.watch("?watch")]
            assert (await host.order("start")).status == 200
            await clockwork().until(3)
            others.append(public)
            before = [len(viewer.received) for viewer in others]
            legal = (await host.ask("GET", f"/api/rooms/{host.room}/actions")).json["actions"]
            assert (await host.act(legal[0])).status == 200
            await clockwork().until(9)
            sent = [viewer.received[n:] for viewer, n in zip(others, before, strict=True)]
            assert [len(messages) for messages in sent] == [1, 1, 1]  # one push, with both cards
            assert {at for ((at, _),) in sent} == {3}
            for ((_, text),) in sent:
                assert text.count(b'"print"') == 3  # the Guide and the pair
                assert text.index(b'"L":{"name"') < text.index(b'"R":{"name"')
            assert len(sent[0][0][1]) == len(sent[1][0][1])
            for line in lines:
                await line.hang_up()

    play(main())


# ---- bots --------------------------------------------------------------------------------------


async def watched_bot(folder: Path, seconds: float, action: str, times: Times) -> Viewer:
    """A bot is the Responder; what one of two Interrogators receives."""
    folder.mkdir()
    async with recording.table(folder, times) as table:
        viewer, guest = Viewer(table, "Ada"), Viewer(table, "Bob")
        await viewer.make(game="imitation", bots=[next(iter(Imitation().bots))])
        await guest.join(viewer.room)
        deal = {"mode": "competitive", "hand": 4, "seats": 3, "first": 1, "veil": "5" * 32}
        table.dealer.next_deal = {**deal, "deck": None}
        table.dealer.thoughts = lambda view: (seconds, action)
        line, eyes = viewer.watch(), Looking(viewer, set())
        await viewer.order("start")
        for moment in range(1, 14):
            await clockwork().until(moment if times.paced else moment / 4)
            if moment % 6 == 0:
                await viewer.act("pass")
                await guest.act("vote R")
            await eyes.look()
        await line.hang_up()
        return viewer


def bot_shows_nothing(folder: Path, draws: Draws, times: Times) -> Viewer:
    """Which card it chose and how long it thought, with the Machine on either side."""
    keys, chance = iter(DECK), Chance(3)
    guide, *shown = (next(keys) for _ in range(7))
    rest = [*keys]
    viewers = []
    for n in range(scale(60, least=3)):
        side, place = chance.pick([("L", 1), ("L", 3), ("R", 0), ("R", 2)])
        others = iter(chance.shuffled(rest))
        hands: list[str] = []
        for pair in range(3):
            hand = [next(others) for _ in range(4)]
            left, right = shown[2 * pair : 2 * pair + 2]
            hand[0 if side == "L" else place] = left
            hand[place if side == "L" else 3] = right
            hands += hand
        draws.rounds = {1: " ".join(["round", side, guide, *hands])}
        seconds = (1 + chance.below(48)) / 100
        viewers.append(play(watched_bot(folder / str(n), seconds, f"pick {place + 1}", times)))
    first, *others_seen = viewers
    assert b'"pairs":[{"L"' in b"".join(text for _, text in first.received)
    for other in others_seen:
        assert same_bytes(first, other) > 20
    return first


def test_neither_the_choice_of_a_bot_nor_its_thinking_shows(draws: Draws, tmp_path: Path) -> None:
    bot_shows_nothing(tmp_path, draws, Times(beat=0.5, paced=False))


def test_nor_does_it_at_its_own_pace(draws: Draws, tmp_path: Path) -> None:
    """It takes from three to eight seconds, and always the same for all that it knows."""
    seen = bot_shows_nothing(tmp_path, draws, Times(beat=0.5))
    first = next(at for at, text in seen.received if b'"pairs":[{"L"' in text)
    assert 3 <= first <= 8 + 0.5


def test_without_a_beat_it_would_show(draws: Draws, tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        bot_shows_nothing(tmp_path, draws, Times(beat=0))


# ---- these tests can fail ----------------------------------------------------------------------


def _state(room: Room) -> State | None:
    """Of a round in which something is hidden."""
    running = room.running
    state = running.match.state if running else None
    return state if state and state.phase in (Phase.PICK, Phase.VOTE) else None


def _machine(room: Room) -> str:
    state = _state(room)
    return state.cards.side if state and state.cards and state.picks else ""


def _order(monkeypatch: pytest.MonkeyPatch) -> None:
    """R before L when the Machine has R."""
    view = Imitation.view

    def telling(self: Imitation, state: State, seat: Seat | None) -> View:
        seen = view(self, state, seat)
        if state.cards and state.cards.side == "R" and not state.open:
            seen["pairs"] = [{"R": pair["R"], "L": pair["L"]} for pair in seen["pairs"]]
        return seen

    monkeypatch.setattr(Imitation, "view", telling)


def _length(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Machine's card comes in a longer file."""
    own = uploads._own

    async def longer(server: Any, code: str, key: str) -> bytes:
        content = await own(server, code, key)
        state = _state(server.rooms.live[code].room)
        if (
            state
            and state.cards
            and key in {hand[state.cards.machine] for hand in state.cards.hands}
        ):
            return decks.padded(content, len(content) + decks.LEAST_STEP)
        return content

    monkeypatch.setattr(uploads, "_own", longer)


def _extra_push(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody hears one thing more when the Responder chose the second card of a hand."""
    push = live.Live.push

    def pushed(self: live.Live) -> None:
        push(self)
        state = _state(self.room)
        if state and state.picks and state.picks[-1] == 1:
            for socket in self.sockets:
                socket.note(Acknowledged(""))

    monkeypatch.setattr(live.Live, "push", pushed)


def _later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody hears everything a little later when the Machine has R."""
    push = live.Live.push

    def pushed(self: live.Live) -> None:
        if _machine(self.room) == "R":
            clockwork().call_later(0.01, push, self)
        else:
            push(self)

    monkeypatch.setattr(live.Live, "push", pushed)


def _devices(room: Room) -> list[int]:
    return [len(member.keys) + member.linked for member in room.members]


OF_OWN = SETUPS[-1]
LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "the length of a picture": _length,
    "the order in which two cards are told": _order,
    "one push more": _extra_push,
    "the moment of a push": _later,
    "that something happened": _push_always,
    "the Machine's side": _with(_machine),
    "how many devices somebody has": _with(_devices),
    "how many events there were": _with(lambda room: room.n),
}


@pytest.mark.parametrize("leak", some(LEAKS, 2))
def test_a_leak_is_found(
    leak: str, draws: Draws, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError):
        compare_some(tmp_path, draws, OF_OWN, 20)


@pytest.mark.parametrize("leak", some(["that something happened", "how many devices somebody has"]))
def test_a_sign_is_found(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError, match=r"live|GET"):
        gives_no_sign(tmp_path)
