"""A room by itself, without a server: what may be asked of it, by whom, and what becomes of it."""

from __future__ import annotations

import json

import pytest

from bombe.table import absence, commands, disclosure
from bombe.table.events import SatDown
from bombe.table.plain_text import plain_line
from bombe.table.room import KEPT_NONCES, KEPT_WORDS, Forbidden, Impossible, Refused, folded
from bombe.text import BadInput
from support.lone_room import NASTY, Table, full
from support.with_tiny import closest  # noqa: F401 (fixture)

# ---- names and words ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", NASTY, ids=map(str, range(len(NASTY))))
def test_a_name_is_one_short_line_of_what_can_be_seen(name: str) -> None:
    table = Table()
    who = table.join(name)
    shown = table.room.members[who].name
    assert len(shown) <= commands.LONGEST_NAME + 3
    assert shown.isprintable()
    assert shown == shown.strip()
    shown.encode()
    json.loads(disclosure.encoder("en").encode(disclosure.look(table.room, 0)))
    visible = plain_line(name, commands.LONGEST_NAME)
    if visible:
        table.say(0, f"name {name}")
        assert table.room.members[0].name == f"{visible} 2"  # which the other one has
    else:
        table.refuses(Refused, 0, f"name {name}", "visible letter")
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
        ("name", "visible letter"),
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
    shown = disclosure.table(table.room).options
    assert shown == {
        **{"goal": 2, "start": [1, 0], "motto": "To be free"},
        **{"lucky": True, "ahead": 0, "faces": False},
    }
    table.say(0, "option lucky")
    assert disclosure.table(table.room).options["lucky"] is False
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
    for _ in range(3 * commands.MOST_MEMBERS):  # who leave no trace
        table.say(table.join(), "leave")
    assert len(table.room.members) == commands.MOST_MEMBERS
    assert not table.room.can_forget(0)  # the host
    while any(map(table.room.can_forget, range(commands.MOST_MEMBERS))):
        who = table.join()
        table.say(who, "say hello")
        table.say(who, "leave")
    with pytest.raises(Refused, match="make a new one"):
        table.join()
    assert table.say(5, "return")
    assert folded(table.room.code, table.log) == table.room


def test_a_place_is_given_to_another_only_if_nobody_needs_the_name() -> None:
    table = Table()
    bob = table.join("Bob")
    table.start()  # with Bob in it
    table.end()
    cleo = table.join("Cleo")
    table.say(cleo, "name Cleopatra", "nonce")
    for who in (bob, cleo):
        table.say(who, "leave")
    while len(table.room.members) < commands.MOST_MEMBERS:
        table.say(table.join(), "say I was here")
        table.say(len(table.room.members) - 1, "leave")
    key = table.room.members[cleo].keys
    dora = table.join("Dora")
    assert dora == cleo
    assert table.room.name_of(bob) == "Bob"
    assert table.room.name_of(dora) == "Dora"
    assert table.room.members[dora].since == table.room.n
    assert all(table.room.member_with(one) is None for one in key)
    assert not table.room.did(dora, "nonce")  # what another has sent
    with pytest.raises(Refused, match="make a new one"):
        table.join()
    table.say(dora, "leave")
    assert table.join("Eve") == dora


@pytest.mark.parametrize("place", [0, 1, 3, -1, 64])
def test_no_log_gives_away_a_place_that_is_taken(place: int) -> None:
    table = full(2)
    with pytest.raises(Impossible):
        table.post([SatDown(name="Eve", key="eve", place=place)])


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
    table.post(absence.gone(table.room, 1))
    assert table.room.host == 2
    table.say(0, "return")
    table.post(absence.here(table.room, 1))
    assert table.room.host == 2
    table.say(2, "host 0")
    assert table.room.host == 0
    assert table.say(0, "host 0") == []


def test_neither_a_bot_nor_one_who_is_gone_becomes_host() -> None:
    table = full(2, "bot bold")
    table.refuses(Refused, 0, "host 1", "bot")
    table.post(absence.gone(table.room, 2))
    table.refuses(Refused, 0, "host 2", "absent player")
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
    assert absence.gone(table.room, 1) == []  # a bot is never gone
    table.post(absence.gone(table.room, 2))
    assert table.room.members[2].gone
    assert absence.gone(table.room, 2) == []
    assert absence.gone(table.room, 0) == []  # the last one
    table.post(absence.here(table.room, 2))
    assert absence.here(table.room, 2) == []


# ---- chat, nonces -------------------------------------------------------------------------------


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
