"""A game whose own code raises: people are told, the log has the traceback, the others play on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from support.faulty_game import BLIND, NO_DEAL, STUCK, UNTURNED
from support.serving import Person, Refusal, Serving, customized
from support.thoughts import thoughts, until
from support.tracebacks import check_traceback

PATIENCE = 30.0


@pytest.fixture(name="server", scope="module")
def faulty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """It writes every fault down, also the second of a kind: these tests share it, and each wants
    to see its own. That repeated lines are counted is tested with the journal."""
    folder = tmp_path_factory.mktemp("faults")
    program = "import bombe.web.logging; bombe.web.logging.WHILE_SECONDS = 0.0"
    games = {"BOMBE_GAMES": "support.faulty_game:Faulty", "BOMBE_LIMITS": "0"}
    with customized(folder, program, **games) as running:
        yield running


class Log:
    """What the server writes from now on."""

    def __init__(self, server: Serving) -> None:
        self._path = server.log
        self._start = server.log.stat().st_size

    def text(self) -> str:
        return self._path.read_text()[self._start :]

    def failures(self) -> list[dict[str, Any]]:
        """The lines with a traceback; each has nothing in it but source code."""
        events = [json.loads(line) for line in self.text().splitlines()]
        failures = [event for event in events if "traceback" in event]
        for one in failures:
            check_traceback(one["traceback"])
        return failures


def watch(server: Serving, person: Person) -> ClientConnection:
    return connect(
        f"{server.live_url}/api/rooms/{person.room}/live",
        additional_headers={"authorization": f"Bearer {person.key}"},
    )


def heard(line: ClientConnection, name: str) -> Any:
    """The next message that has this."""
    while True:
        message = json.loads(line.recv(PATIENCE))
        if name in message:
            return message


@pytest.mark.parametrize("at_once", [True, False], ids=["made and started", "started"])
def test_a_deal_that_raises_is_a_fault_of_the_game(server: Serving, at_once: bool) -> None:
    log = Log(server)
    with Person(server.url) as ada:
        if not at_once:
            ada.make(game="faulty", options={"motto": NO_DEAL})
            start = partial(ada.order, "start")
        else:
            start = partial(ada.make, game="faulty", options={"motto": NO_DEAL}, start=True)
        with pytest.raises(Refusal) as refused:
            start()
    assert refused.value.status == 500
    assert refused.value.sentence == (
        "This game has a fault: the match could not be dealt. The server's log says more."
    )
    (failure,) = log.failures()
    assert (failure["event"], failure["task"]) == ("failed", "deal")
    assert failure["game"] == "support.faulty_game.Faulty"
    assert "in deal\n" in failure["traceback"]
    assert failure["traceback"].endswith("builtins.ZeroDivisionError")
    assert NO_DEAL not in log.text()


@pytest.mark.parametrize(
    ("tongue", "words"), [("fr", "ce jeu a un défaut"), ("nl", "er zit een fout in dit spel")]
)
def test_a_fault_is_told_in_the_language_of_its_reader(
    server: Serving, tongue: str, words: str
) -> None:
    with Person(server.url) as ada:
        ada.client.headers["accept-language"] = tongue
        with pytest.raises(Refusal) as refused:
            ada.make(game="faulty", options={"motto": NO_DEAL}, start=True)
    assert words in refused.value.sentence.lower()


def assert_confessed(line: ClientConnection) -> None:
    """The bot, who sits beside the only person, has told of its fault."""
    said = heard(line, "said")["said"]
    assert said["who"] == 1
    assert said["text"] == "I have a fault and cannot think; the table acts for me."


def test_a_bot_that_raises_says_so_and_the_table_acts_for_it(server: Serving) -> None:
    log = Log(server)
    with Person(server.url) as ada:
        ada.make(game="faulty", name="Ada", bots=["broken"])
        with watch(server, ada) as line:
            ada.order("start")
            assert_confessed(line)
            for _ in range(2):
                ada.act("bid 3")  # which ends the round: nobody else is waited for
                while 0 not in (table := heard(line, "table")["table"])["waiting"]:
                    assert table["phase"] == "playing"
            ada.order("end")
            until(lambda: thoughts(server) == 0)  # or it would fail on beside the next tests
            # It has said so once; and that was said to those who were there.
            ada.order("say over")
            assert heard(line, "said")["said"]["text"] == "over"
        assert [words["text"] for words in ada.look()["chat"]] == ["over"]
    failures = log.failures()
    assert len(failures) in (2, 3)  # one for each turn of the bot, with which it began too
    assert {(one["task"], one["where"].partition(" ")[0]) for one in failures} == {
        ("think", "LookupError")
    }
    assert all("in broken\n" in one["traceback"] for one in failures)
    assert "'number'" not in log.text()  # as its view has it


def test_a_view_that_raises_blinds_its_viewer_alone(server: Serving) -> None:
    log = Log(server)
    sentence = "This game has a fault: it cannot show the match. The server's log says more."
    with Person(server.url) as ada, Person(server.url) as bob:
        ada.make(game="faulty", name="Ada", watch=True)
        bob.join(ada.room, "Bob")
        ada.order("start")
        with watch(server, ada) as hers, watch(server, bob) as his:
            heard(hers, "chat")
            heard(his, "chat")
            his.send(json.dumps({"action": f"note {BLIND}", "nonce": "blind"}))
            assert heard(his, "refused") == {"refused": sentence, "nonce": "", "status": 500}
            assert heard(his, "done") == {"done": "blind"}  # it has happened all the same
            ada.act("bid 3")
            assert heard(hers, "table")["table"]["waiting"] == [1]
            with pytest.raises(Refusal) as refused:
                bob.look()
            assert (refused.value.status, refused.value.sentence) == (500, sentence)
            page = bob.client.get(f"/r/{ada.room}?plain")
            assert page.status_code == 500
            assert "This game has a fault" in page.text
            # One who comes now is told so too, and sees as soon as there is something to see.
            with watch(server, bob) as later:
                assert heard(later, "refused")["refused"] == sentence
                his.send(json.dumps({"action": "note", "nonce": "better"}))
                assert heard(later, "chat")["view"]["note"] == ""
            assert heard(his, "done") == {"done": "better"}
        assert ada.look()["view"]["seats"][0]["done"]
    failures = log.failures()
    assert len(failures) == 4  # two connections, a look, and a page
    for one in failures:
        assert "builtins.KeyError\nwhich led to:\n" in one["traceback"]
        assert "in view\n" in one["traceback"]
    for hidden in ("Player(", f"'{BLIND}'", ada.room, "Bob", bob.key):
        assert hidden not in log.text()


def test_rules_that_raise_refuse_what_they_raised_at(server: Serving) -> None:
    log = Log(server)
    with Person(server.url) as ada:
        ada.make(game="faulty", start=True)
        with watch(server, ada) as line:
            line.send(json.dumps({"action": f"note {STUCK}", "nonce": "n"}))
            assert heard(line, "refused") == {
                "refused": "This game has a fault: that was not done. The server's log says more.",
                "nonce": "n",
                "status": 500,
            }
            line.send(json.dumps({"action": "note fine", "nonce": "m"}))
            assert heard(line, "done") == {"done": "m"}
    (failure,) = log.failures()
    assert failure["kind"] == "GameFault"
    assert "builtins.RecursionError\nwhich led to:\n" in failure["traceback"]
    assert "in apply\n" in failure["traceback"]


def test_a_draw_that_raises_refuses_what_it_follows(server: Serving) -> None:
    log = Log(server)
    with Person(server.url) as ada:
        ada.make(game="faulty", start=True, options={"motto": UNTURNED})
        with pytest.raises(Refusal) as refused:
            ada.act("bid 3")
        assert (refused.value.status, refused.value.sentence) == (
            500,
            "This game has a fault: that was not done. The server's log says more.",
        )
        assert ada.look()["table"]["waiting"] == [0]  # as before
        ada.act("note fine")
    (failure,) = log.failures()
    assert "in chance\n" in failure["traceback"]
    assert UNTURNED not in log.text()


def test_the_table_acts_for_a_bot_whose_action_breaks_the_rules(server: Serving) -> None:
    log = Log(server)
    with Person(server.url) as ada:
        ada.make(game="faulty", name="Ada", bots=["stuck"])
        with watch(server, ada) as line:
            ada.order("start")
            assert_confessed(line)
            for rounds in (1, 2):
                ada.act("bid 3")
                while len(heard(line, "view")["view"]["turned"]) < rounds:
                    pass
    failures = log.failures()
    assert failures
    for one in failures:
        assert (one["event"], one["kind"]) == ("failed", "GameFault")
        assert "in apply\n" in one["traceback"]
