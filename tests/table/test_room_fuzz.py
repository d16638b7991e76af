"""A room by itself, of which anybody asks anything: it holds together, and its log tells it all."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bombe.table import absence, commands, disclosure
from bombe.table.room import Who
from bombe.text import LANGUAGES, BadInput
from support.lone_room import NASTY, Table
from support.scaling import scale
from support.with_tiny import closest  # noqa: F401 (fixture)


class AnyRoom(RuleBasedStateMachine):
    """Random members do random things, allowed or not."""

    game = "closest"
    words = st.sampled_from(
        [*NASTY, "on", "off", "0", "1", "2", "3", "30", "0000000007", "bold", "plain", "closest"]
    ) | st.text(max_size=8)
    verbs = st.sampled_from([*commands._COMMANDS, *commands._HOST_COMMANDS, "start", "nonsense"])

    @initialize()
    def make(self) -> None:
        self.table = Table(self.game)
        self.seated: tuple[object, ...] | None = None

    def anybody(self, number: int) -> Who:
        return number % len(self.table.room.members)

    def attempt(self, decide: Any) -> None:
        before = self.table.room
        try:
            decide()
        except BadInput:
            assert self.table.room is before

    @rule(name=words)
    def join(self, name: str) -> None:
        self.attempt(lambda: self.table.join(name))

    @rule(who=st.integers(0, 9), verb=verbs, rest=words, nonce=st.sampled_from(["", "a", "b"]))
    def order(self, who: int, verb: str, rest: str, nonce: str) -> None:
        self.attempt(lambda: self.table.say(self.anybody(who), f"{verb} {rest}".rstrip(), nonce))

    @rule(
        line=st.sampled_from(
            [
                *("option start [1,0]", "option handicap [1,2]", "option goal 1", "timer 5"),
                *("bot bold", "bot plain", "option verifiers 4", "watch on", "end", "remove 1"),
            ]
        )
    )
    def host_orders(self, line: str) -> None:
        self.attempt(lambda: self.table.say(self.table.room.host, line))

    @rule()
    def start(self) -> None:
        self.attempt(lambda: self.table.start(self.table.room.host))

    @precondition(lambda self: self.table.room.running)
    @rule(who=st.integers(0, 9), pick=st.integers(0, 10_000))
    def act(self, who: int, pick: int) -> None:
        room, someone = self.table.room, self.anybody(who)
        running = room.running
        assert running
        seat = running.seat_of(someone)
        game = running.match.game
        actions = [] if seat is None else list(game.legal(running.match.state, seat))
        action = actions[pick % len(actions)] if actions else "note"
        self.attempt(lambda: self.table.act(someone, action, str(pick)))

    @precondition(lambda self: self.table.room.running)
    @rule(who=st.integers(0, 9), action=words)
    def act_anyhow(self, who: int, action: str) -> None:
        self.attempt(lambda: self.table.act(self.anybody(who), action, "n"))

    @rule(who=st.integers(0, 9), back=st.booleans())
    def come_and_go(self, who: int, back: bool) -> None:
        someone = self.anybody(who)
        room = self.table.room
        if room.members[someone].bot is None:
            move = absence.here if back else absence.gone
            self.attempt(lambda: self.table.post(move(room, someone)))

    @rule(seconds=st.integers(0, 40))
    def wait(self, seconds: int) -> None:
        self.table.now += seconds * 1000
        for _ in range(20):
            late = commands.late(self.table.room, self.table.now)
            if not late:
                break
            self.table.post(late)

    @invariant()
    def it_holds_together(self) -> None:
        room = self.table.room
        assert len(set(room.order)) == len(room.order)
        # In a silence one who watches stays host, or it would show that they have gone.
        assert not room.people or room.host in room.people or room.is_aside(room.host)
        played = room.played
        seated = (played.id, played.seats) if played else None
        if self.seated and seated and self.seated[0] == seated[0]:
            assert self.seated == seated  # nobody's seat moves in a match
        self.seated = seated
        if room.running:
            # The room waits for nobody who counts as gone or has left.
            for seat in room.running.waiting:
                member = room.members[room.running.seats[seat]]
                assert not member.gone
                assert not member.left
        for who in (None, *range(len(room.members))):
            for tongue in LANGUAGES[:1]:
                disclosure.encoder(tongue).encode(disclosure.look(room, who))

    def teardown(self) -> None:
        if hasattr(self, "table"):
            assert self.table.again() == self.table.room


class AnyMachineRoom(AnyRoom):
    game = "turing_machine"


AnyRoom.TestCase.settings = settings(max_examples=scale(1500), stateful_step_count=40)
AnyMachineRoom.TestCase.settings = settings(max_examples=scale(600), stateful_step_count=40)
TestAnyRoom = AnyRoom.TestCase
TestAnyMachineRoom = AnyMachineRoom.TestCase
