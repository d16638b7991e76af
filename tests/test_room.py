"""A room by itself, without a server: what may be asked of it, by whom, and what becomes of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from scaling import scale

from bombe import games
from bombe.chance import Chance
from bombe.game import IllegalAction
from bombe.match import Match
from bombe.text import LANGUAGES, BadInput
from bombe.web import facts, orders
from bombe.web.kept import kept_match, read_match
from bombe.web.lines import plain_line
from bombe.web.room import KEPT_NONCES, KEPT_WORDS, Event, Forbidden, Refused, Room, Who, folded

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


@pytest.fixture(autouse=True, scope="module")
def closest() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games._HOMES, "closest", ("tiny", "Closest"))
        yield


class Table:
    """A room with its log, and the clock and chance that a server would give it."""

    def __init__(self, game: str = "closest", *lines: str) -> None:
        self.now = 1000
        self.chance = Chance(1)
        self.room, events = orders.made("BCDFGH", self.now, game, "Ada", "key0", lines)
        self.log: list[tuple[Event, int]] = [(event, self.now) for event in events]

    def post(self, events: list[Event]) -> list[Event]:
        waiting, written = list(events), []
        while waiting:
            event = waiting.pop(0)
            self.room = self.room.after(event, self.now)
            written.append(event)
            self.log.append((event, self.now))
            if not waiting and (drawn := orders.settled(self.room, self.chance)):
                waiting.append(drawn)
        return written

    def join(self, name: str = "") -> Who:
        who = len(self.room.members)
        self.post(orders.joined(self.room, name, f"key{who}"))
        return who

    def say(self, who: Who, line: str, nonce: str = "") -> list[Event]:
        return self.post(orders.ordered(self.room, who, line, nonce))

    def act(self, who: Who, action: str, nonce: str = "") -> list[Event]:
        return self.post(orders.acted(self.room, who, action, nonce))

    def start(self, who: Who = 0) -> list[Event]:
        seated = orders.seating(self.room, who)
        dealt = Match.new(
            self.room.game, seated.dealt, len(seated.seats), self.chance.below(1 << 30)
        )
        drawn = [action for _, action in dealt.log]
        name = f"match{self.room.matches}"
        return self.post(orders.started(self.room, who, seated, dealt.deal, drawn, name))

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
        events = [(json.loads(json.dumps(event)), at) for event, at in self.log]
        return folded(self.room.code, events)


def full(names: int = 3, *lines: str) -> Table:
    table = Table("closest", *lines)
    for n in range(1, names):
        table.join(f"Guest {n}")
    return table


# ---- names and words ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", NASTY, ids=map(str, range(len(NASTY))))
def test_a_name_is_one_short_line_of_what_can_be_seen(name: str) -> None:
    table = Table()
    who = table.join(name)
    shown = table.room.members[who].name
    assert len(shown) <= orders.LONGEST_NAME + 3
    assert shown.isprintable()
    assert shown == shown.strip()
    shown.encode()
    json.loads(facts.encoder("en").encode(facts.look(table.room, 0)))
    visible = plain_line(name, orders.LONGEST_NAME)
    if visible:
        table.say(0, f"name {name}")
        assert table.room.members[0].name == f"{visible} 2"  # which the other one has
    else:
        table.refuses(Refused, 0, f"name {name}", "can be seen")
        assert str(table.room.name_of(who)) == "Player 2"


def test_markup_stays_what_it_is() -> None:
    assert plain_line("<b>&amp;", 24) == "<b>&amp;"


def test_two_at_the_table_have_two_names() -> None:
    table = Table()
    for name in ("ada", "Ada", "ADA"):
        table.join(name)
    assert [member.name for member in table.room.members] == ["Ada", "ada 2", "Ada 3", "ADA 4"]
    assert table.say(0, "name Ada") == []
    table.say(1, "leave")
    who = table.join("Ada 2")
    assert table.room.members[who].name == "Ada 2"


# ---- orders -------------------------------------------------------------------------------------

HOST_ORDERS = [
    "game turing_machine",
    "option goal 1",
    "timer 30",
    "lock on",
    "chat off",
    "watch on",
    "bot bold",
    "remove 2",
    "host 1",
]


@pytest.mark.parametrize("line", [*HOST_ORDERS, "end"])
def test_the_host_rules_and_nobody_else(line: str) -> None:
    table = full()
    if line == "end":
        table.start()
    table.refuses(Forbidden, 1, line, "Only the host")
    before = table.room
    assert table.say(0, line)
    assert table.room != before
    assert table.again() == table.room


def test_starting_is_for_the_host() -> None:
    table = full()
    with pytest.raises(Forbidden):
        table.start(1)
    table.start()
    with pytest.raises(Refused, match="running"):
        table.start()


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "does not know ''"),
        ("dance", "does not know 'dance'"),
        ("START", "does not know"),
        ("game chess", "no game 'chess'"),
        ("option", "no option ''"),
        ("option colour red", "no option 'colour'"),
        ("option goal 4", "4 is not possible"),
        ("option goal true", "not possible"),
        ("option goal", "not possible"),
        ("option goal [[[", "not possible"),
        ("option goal NaN", "not possible"),
        ('option goal "\\ud800"', "not possible"),
        ("option goal " + "[" * 250 + "]" * 250, "not possible"),
        ("option goal " + "9" * 400, "not possible"),
        ("option start 1", "list"),
        ("option start [0,2]", "not possible"),
        ("option start [0,0,0,0,0,0,0]", "list"),
        (f"option motto {'x' * 501}", "too long"),
        ("timer", "0 to 3600"),
        ("timer -1", "0 to 3600"),
        ("timer 3601", "0 to 3600"),
        ("timer ²", "0 to 3600"),
        (f"timer {'0' * 9}99999", "0 to 3600"),
        (f"timer {'9' * 10_000}", "0 to 3600"),
        ("timer 4", "less than 5"),
        ("lock", "on or off"),
        ("lock maybe", "on or off"),
        ("bot clever", "no bot 'clever'"),
        ("remove 0", "yourself"),
        ("remove 9", "Nobody at the table"),
        ("remove -1", "Nobody at the table"),
        (f"remove {'0' * 9}99", "Nobody at the table"),
        (f"remove {'0' * 5000}1", "Nobody at the table"),
        ("remove", "Nobody at the table"),
        (f"host {'9' * 60_000}", "Nobody at the table"),
        ("end", "No match is running"),
        ("say", "nothing to say"),
        ("say \x00\u202e", "nothing to say"),
        (f"say {'x' * 301}", "at most 300"),
        ("name", "can be seen"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(line: str, says: str) -> None:
    full().refuses(BadInput, 0, line, says)


def test_options_and_timer_are_fixed_while_a_match_runs() -> None:
    table = full()
    table.start()
    for line in ("option goal 1", "timer 30", "game turing_machine"):
        table.refuses(Refused, 0, line, "running")
    table.end()
    table.say(0, "option goal 1")
    table.start()
    assert table.room.running
    assert table.room.running.match.deal["goal"] == 1


def test_options_are_read_by_their_kind() -> None:
    table = Table()
    for line in (
        "option goal 2",
        "option start [1,0]",
        "option motto  To be  \x00free ",
        "watch on",
    ):
        table.say(0, line)
    table.say(0, "option lucky 7")
    assert table.room.options == {"goal": 2, "start": [1, 0], "motto": "To be free", "lucky": "7"}
    shown = facts.table(table.room)["options"]
    shown_now = {"goal": 2, "start": [1, 0], "motto": "To be free", "lucky": True, "faces": False}
    assert shown == shown_now
    table.say(0, "option lucky")
    assert facts.table(table.room)["options"]["lucky"] is False
    machine = Table("turing_machine", "option mode extreme", "option verifiers 6")
    assert machine.room.options == {"mode": "extreme", "verifiers": 6}
    machine.say(0, "option by_thought true")
    assert machine.room.options["by_thought"] is True
    machine.refuses(BadInput, 0, "option by_thought 1")


def test_another_game_forgets_options_and_bots_that_it_does_not_have() -> None:
    table = full(2, "option goal 1", "bot bold")
    table.start()
    table.end()
    table.say(0, "game turing_machine", "n1")
    assert table.room.game.key == "turing_machine"
    assert (table.room.options, table.room.played, table.room.order) == ({}, None, (0, 2))
    assert table.room.did(0, "n1")
    assert table.say(0, "game turing_machine") == []
    assert table.again() == table.room


def test_a_new_room_with_refused_orders_is_none() -> None:
    for lines in (["option goal 9"], ["bot bold"] * 6, ["watch on", "nonsense"]):
        with pytest.raises(BadInput):
            Table("closest", *lines)
    with pytest.raises(BadInput):
        Table("chess")


# ---- seats --------------------------------------------------------------------------------------


def test_no_more_than_the_game_has_seats_for() -> None:
    table = full(6)
    with pytest.raises(Refused, match="Every seat"):
        table.join()
    table.refuses(Refused, 0, "bot bold", "Every seat")
    table.say(3, "leave")
    table.say(0, "bot bold")
    table.refuses(Refused, 3, "return", "Every seat")


def test_a_room_does_not_grow_for_ever_by_comings_and_goings() -> None:
    table = Table()
    for _ in range(orders.MOST_MEMBERS - 1):
        table.say(table.join(), "leave")
    with pytest.raises(Refused, match="make a new one"):
        table.join()
    assert table.say(5, "return")


def test_nobody_comes_into_a_locked_room_but_who_has_a_place_comes_back() -> None:
    table = full(3)
    table.say(0, "lock on")
    with pytest.raises(Forbidden, match="locked"):
        table.join()
    table.say(1, "leave")
    table.say(1, "return")
    assert table.room.order == (0, 2, 1)


def test_the_host_passes_on() -> None:
    table = full()
    table.say(0, "leave")
    assert table.room.host == 1
    table.post(orders.gone(table.room, 1))
    assert table.room.host == 2
    table.say(0, "return")
    table.post(orders.here(table.room, 1))
    assert table.room.host == 2
    table.say(2, "host 0")
    assert table.room.host == 0
    assert table.say(0, "host 0") == []


def test_neither_a_bot_nor_one_who_is_gone_becomes_host() -> None:
    table = full(2, "bot bold")
    table.refuses(Refused, 0, "host 1", "bot")
    table.post(orders.gone(table.room, 2))
    table.refuses(Refused, 0, "host 2", "not there")
    table.say(0, "leave")
    assert table.room.host == 0  # nobody else is there
    assert table.join("Eve") == 3
    assert table.room.host == 3


def test_who_comes_into_an_abandoned_room_is_its_host() -> None:
    table = full(2)
    table.say(0, "leave")
    table.say(1, "leave")
    assert table.room.order == ()
    who = table.join("Eve")
    assert table.room.host == who


def test_a_removed_one_has_no_key_any_more() -> None:
    table = full()
    assert table.room.member_with("key1") == 1
    table.say(0, "remove 1")
    assert table.room.member_with("key1") is None
    assert table.room.order == (0, 2)
    table.say(2, "leave")
    assert table.room.member_with("key2") == 2


def test_gone_matters_only_where_somebody_else_is() -> None:
    table = full(2, "bot bold")
    assert orders.gone(table.room, 1) == []  # a bot is never gone
    table.post(orders.gone(table.room, 2))
    assert table.room.members[2].gone
    assert orders.gone(table.room, 2) == []
    assert orders.gone(table.room, 0) == []  # the last one
    table.post(orders.here(table.room, 2))
    assert orders.here(table.room, 2) == []


# ---- a match ------------------------------------------------------------------------------------


def seats(table: Table) -> tuple[Who, ...]:
    assert table.room.played
    return table.room.played.seats


def waiting(table: Table) -> set[Who]:
    assert table.room.running
    return {seats(table)[seat] for seat in table.room.running.waiting}


@pytest.mark.parametrize("how", ["leave", "remove", "gone"])
def test_the_game_is_told_who_has_gone_and_who_is_back(how: str) -> None:
    table = full()
    table.start()
    seat = seats(table).index(1)
    written = {
        "leave": lambda: table.say(1, "leave", "n1"),
        "remove": lambda: table.say(0, "remove 1", "n1"),
        "gone": lambda: table.post(orders.gone(table.room, 1)),
    }[how]()
    assert {"do": "act", "seat": seat, "action": "leave"}.items() <= {
        key: value for event in written for key, value in event.items() if event["do"] == "act"
    }.items()
    assert waiting(table) == {0, 2}
    assert seats(table) == (0, 1, 2)
    if how == "leave":
        with pytest.raises(Refused, match="sit down again"):
            table.act(1, "return")
    if how != "remove":
        written = table.post(orders.here(table.room, 1))
        assert [event["do"] for event in written] == ["here", "act"]
        assert waiting(table) == {0, 1, 2}
    assert table.again() == table.room


def test_leaving_may_end_a_round() -> None:
    table = full(2)
    table.start()
    table.act(0, "bid 3")
    table.say(1, "leave")
    assert table.room.played
    assert len(table.room.played.match.state.turned) == 1


def test_who_comes_late_looks_on_and_plays_the_next() -> None:
    table = full(2)
    table.start()
    late = table.join("Late")
    assert table.room.view(late) is None
    with pytest.raises(Forbidden, match="no seat in this match"):
        table.act(late, "bid 1")
    table.say(0, "watch on")
    view = table.room.view(late)
    assert view is not None
    assert view["you"] is None
    assert table.room.may_speak(late)
    table.end()
    table.start()
    assert set(seats(table)) == {0, 1, late}


def test_an_action_is_for_a_match_and_one_line() -> None:
    table = full(2)
    with pytest.raises(Refused, match="No match"):
        table.act(0, "bid 1")
    table.start()
    for action in ("note a\nbid 1", "note " + "x" * orders.LONGEST_ACTION, "dance", ""):
        before = table.room
        with pytest.raises(BadInput):
            table.act(0, action)
        assert table.room is before
    table.end()
    with pytest.raises(IllegalAction, match="over"):
        table.act(0, "bid 1")
    assert table.room.played
    assert table.room.played.outcome
    assert str(table.room.played.outcome.why) == "The host ended the match."


def test_a_rematch_moves_everybody_on_with_what_was_chosen_for_them() -> None:
    table = full(3, "option start [1,0,0]")
    table.start()
    assert seats(table) == (0, 1, 2)
    table.end()
    table.start()
    assert seats(table) == (1, 2, 0)
    assert table.room.options["start"] == [0, 0, 1]
    assert table.room.played
    assert table.room.played.match.deal["start"] == [0, 0, 1]
    table.end()
    table.post(orders.gone(table.room, 1))
    table.start(table.room.host)
    assert table.room.order == (2, 0, 1)
    assert seats(table) == (2, 0)
    assert table.room.played.match.deal["start"] == [0, 1]
    table.end()
    table.post(orders.here(table.room, 1))
    table.start(table.room.host)
    assert seats(table) == (0, 1, 2)
    assert table.room.played.match.deal["start"] == [1, 0, 0]
    assert table.again() == table.room


def test_what_was_chosen_for_one_is_not_for_whoever_moves_up() -> None:
    table = full(3, "option start [0,1,0]")
    table.say(0, "host 1")
    table.say(0, "leave")
    table.start(1)
    assert table.room.played
    assert table.room.played.match.deal["start"] == [1, 0]


def test_the_table_must_fit_the_game() -> None:
    table = full(1)
    table.say(0, "bot bold")
    table.say(0, "leave")
    before = table.room
    table.start()  # a bot alone
    assert seats(table) == (1,)
    crowd = Table("turing_machine")
    for _ in range(7):
        crowd.join()
    crowd.say(0, "game closest")
    with pytest.raises(Refused, match="here are 8"):
        crowd.start()
    assert before.played is None


@pytest.mark.parametrize("change", ["leave", "gone", "game", "start", "host"])
def test_a_deal_that_comes_too_late_is_not_used(change: str) -> None:
    table = full()
    seated = orders.seating(table.room, 0)
    dealt = Match.new(table.room.game, seated.dealt, 3, 1)
    {
        "leave": lambda: table.say(1, "leave"),
        "gone": lambda: table.post(orders.gone(table.room, 1)),
        "game": lambda: table.say(0, "game turing_machine"),
        "start": lambda: table.start(),
        "host": lambda: table.say(0, "host 1"),
    }[change]()
    with pytest.raises(Refused):
        orders.started(table.room, 0, seated, dealt.deal, [], "m")


def test_who_comes_while_it_is_dealt_plays_the_next() -> None:
    table = full(2)
    seated = orders.seating(table.room, 0)
    dealt = Match.new(table.room.game, seated.dealt, 2, 1)
    late = table.join()
    table.post(orders.started(table.room, 0, seated, dealt.deal, [], "m"))
    assert seats(table) == (0, 1)
    assert table.room.order == (0, 1, late)


def test_the_timer_acts_for_those_who_are_late() -> None:
    table = full(3, "timer 30")
    table.start()
    assert table.room.deadline == table.now + 30_000
    table.now += 10_000
    table.act(1, "bid 2")
    assert table.room.deadline == table.now + 20_000  # of the same turn
    assert orders.late(table.room, table.now + 19_999) == []
    table.now += 20_000
    acted = []
    while late := orders.late(table.room, table.now):
        acted += [(event["seat"], event["action"]) for event in late]
        table.post(late)
    assert acted == [(0, "bid 0"), (2, "bid 0")]
    assert table.room.deadline == table.now + 30_000  # a new turn
    table.end()
    assert table.room.deadline is None
    assert orders.late(table.room, table.now * 10) == []


def test_the_room_acts_for_a_bot_without_an_idea() -> None:
    table = full(1, "bot bold")
    assert orders.given_up(table.room, 0) == []
    table.start()
    assert orders.given_up(table.room, 1) == [{"do": "act", "seat": 1, "action": "bid 0"}]
    table.post(orders.given_up(table.room, 1))
    assert orders.given_up(table.room, 1) == []


# ---- chat, nonces, what is kept -----------------------------------------------------------------


def test_who_may_speak() -> None:
    table = full(2)
    table.say(1, "say <b>hello</b>")
    assert [words.text for words in table.room.chat] == ["<b>hello</b>"]
    table.start()
    table.act(1, "bid 4")
    table.refuses(Forbidden, 1, "say I bid four", "may not speak now")
    table.say(0, "say hm")
    table.say(0, "chat off")
    table.refuses(Forbidden, 0, "say more", "switched the chat off")
    table.say(0, "chat on")
    table.say(1, "leave")
    table.refuses(Forbidden, 1, "say bye", "may not speak")
    assert not table.room.may_speak(None)


def test_only_the_last_words_are_kept() -> None:
    table = Table()
    for n in range(KEPT_WORDS + 10):
        table.say(0, f"say {n}")
    assert [words.text for words in table.room.chat] == [str(n) for n in range(10, KEPT_WORDS + 10)]


def test_a_nonce_is_remembered_for_its_member() -> None:
    table = full(2)
    table.start()
    table.act(0, "note a", "n1")
    assert table.room.did(0, "n1", "note a")
    assert not table.room.did(1, "n1", "note a")
    assert not table.room.did(0, "", "note a")
    for other in ("note b", ""):  # another action, or an order
        with pytest.raises(Refused, match="used for something else"):
            table.room.did(0, "n1", other)
    for n in range(KEPT_NONCES):
        table.act(0, f"note {n}", f"m{n}")
    assert not table.room.did(0, "n1", "note b")
    assert len(table.room.nonces[0]) == KEPT_NONCES
    assert table.again() == table.room


@pytest.mark.parametrize("by_host", [False, True])
def test_a_match_is_kept_without_names(by_host: bool) -> None:
    table = full(2, "option goal 1")
    table.start()
    if by_host:
        table.end()
    else:
        table.act(0, "note secret of Ada")
        for who in (0, 1):
            table.act(who, "bid 3")
    kept = kept_match(table.room)
    assert "Ada" not in kept.text.replace("secret of Ada", "")
    past = read_match(kept.text)
    assert past.by_host is by_host
    assert table.room.played
    assert table.room.played.outcome
    assert past.why == table.room.played.outcome.why
    assert past.match.log == table.room.played.match.log
    assert "secret" not in json.dumps([step.view for step in past.steps()])
    assert not any("note" in step.action for step in past.steps())


# ---- any orders by anybody ----------------------------------------------------------------------


class AnyRoom(RuleBasedStateMachine):
    """Random members do random things, allowed or not."""

    game = "closest"
    words = st.sampled_from(
        [*NASTY, "on", "off", "0", "1", "2", "3", "30", "0000000007", "bold", "plain", "closest"]
    ) | st.text(max_size=8)
    verbs = st.sampled_from([*orders._ORDERS, *orders._HOST_ORDERS, "start", "nonsense"])

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
            move = orders.here if back else orders.gone
            self.attempt(lambda: self.table.post(move(room, someone)))

    @rule(seconds=st.integers(0, 40))
    def wait(self, seconds: int) -> None:
        self.table.now += seconds * 1000
        for _ in range(20):
            late = orders.late(self.table.room, self.table.now)
            if not late:
                break
            self.table.post(late)

    @invariant()
    def it_holds_together(self) -> None:
        room = self.table.room
        assert len(set(room.order)) == len(room.order)
        assert not room.people or room.host in room.people
        played = room.played
        seated = (played.id, played.seats) if played else None
        if self.seated and seated and self.seated[0] == seated[0]:
            assert self.seated == seated  # nobody's seat moves in a match
        self.seated = seated
        if room.running:
            # Nobody is waited for whom the room takes for gone or has let go.
            for seat in room.running.waiting:
                member = room.members[room.running.seats[seat]]
                assert not member.gone
                assert not member.left
        for who in (None, *range(len(room.members))):
            for tongue in LANGUAGES[:1]:
                facts.encoder(tongue).encode(facts.look(room, who))

    def teardown(self) -> None:
        if hasattr(self, "table"):
            assert self.table.again() == self.table.room


class AnyMachineRoom(AnyRoom):
    game = "turing_machine"


AnyRoom.TestCase.settings = settings(max_examples=scale(1500), stateful_step_count=40)
AnyMachineRoom.TestCase.settings = settings(max_examples=scale(600), stateful_step_count=40)
TestAnyRoom = AnyRoom.TestCase
TestAnyMachineRoom = AnyMachineRoom.TestCase
