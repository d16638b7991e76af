"""A room by itself, without a server, and what people may call themselves in it."""

from __future__ import annotations

import pytest

from bombe.chance import Chance
from bombe.match import Match
from bombe.table import commands, seating
from bombe.table.events import Event, Row, Who, encode
from bombe.table.room import Room, folded
from bombe.text import BadInput

NASTY = [
    "",
    " ",
    "<script>alert(1)</script>",
    "a\x00b\x1b[31mc",
    "\u202egnirts\u202c",
    "\ud800",
    "x" * 10_000,
    "e\u0301" * 50,
    "\u200b\u2066\ufeff",
    "line\none\r\ntwo\u2028three",
    "=HYPERLINK(1)",
    "Player 1",
]


class Table:
    """A room with its log, and the clock and chance that a server would give it."""

    def __init__(self, game: str = "closest", *lines: str) -> None:
        self.now = 1000
        self.chance = Chance(1)
        self.room, events = commands.made("BCDFGH", self.now, game, "Ada", "key0", lines)
        self.log = [Row(n, self.now, encode(event).decode()) for n, event in enumerate(events, 1)]

    def post(self, events: list[Event]) -> list[Event]:
        """What is written: the events, and what the game draws then."""
        change = commands.happened(self.room, events, self.now, lambda: self.chance)
        self.room = change.room
        self.log += change.rows
        return [row.event for row in change.rows]

    def join(self, name: str = "") -> Who:
        key = f"key{len(self.room.members)}"
        if len(self.room.members) == commands.MOST_MEMBERS:  # it takes another's place
            key = f"key of {self.room.n}"
        self.post(commands.joined(self.room, name, key))
        who = self.room.member_with(key)
        assert who is not None
        return who

    def say(self, who: Who, line: str, nonce: str = "") -> list[Event]:
        return self.post(commands.obeyed(self.room, who, line, nonce))

    def act(self, who: Who, action: str, nonce: str = "") -> list[Event]:
        return self.post(commands.acted(self.room, who, action, nonce))

    def start(self, who: Who = 0) -> list[Event]:
        seated = seating.seated(self.room, who)
        dealt = Match.new(
            self.room.game, seated.dealt, len(seated.seats), self.chance.below(1 << 30)
        )
        drawn = [action for _, action in dealt.log]
        name = f"match{self.room.matches}"
        return self.post(seating.started(self.room, who, seated, dealt.deal, drawn, name))

    def end(self) -> None:
        self.say(self.room.host, "end")

    def refuses(self, kind: type[BadInput], who: Who, line: str, says: str = "") -> None:
        """The order is refused in a sentence, in every language, and changes nothing."""
        before = self.room
        with pytest.raises(kind) as refusal:
            self.say(who, line)
        sentence = str(refusal.value)
        assert says in sentence
        assert sentence.isprintable()
        assert 10 < len(sentence) < 300
        assert self.room is before

    def again(self) -> Room:
        """The room that another process would read from the log."""
        return folded(self.room.code, self.log)


def full(names: int = 3, *lines: str) -> Table:
    table = Table("closest", *lines)
    for n in range(1, names):
        table.join(f"Guest {n}")
    return table
