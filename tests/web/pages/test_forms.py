"""Whole matches with forms only, as somebody without a script plays them over a real server."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from bombe.games.turing_machine.codes import CODES, INDEX
from bombe.games.turing_machine.problem import parse_problem
from bombe.games.turing_machine.worlds import Worlds
from support.scriptless import (  # noqa: F401 (fixtures)
    MARKUP,
    Reader,
    Visitor,
    ada_visits,
    bob_visits,
    choose,
    facts,
    new_room,
    page_server,
)
from support.serving import Serving

REFRESH = '<noscript><meta http-equiv="refresh" content="5"></noscript>'


def solved(visitor: Visitor, other: Visitor | None = None) -> None:
    """Play a whole match with forms: ask until one code is left, then show the thumb. If there is
    another player, theirs is down."""
    found = re.search(r'data-fact="problem"[^>]*>([^<]+)<', visitor.html)
    assert found
    problem = parse_problem(found[1].strip())
    for n in range(200):
        answers = [
            (INDEX[page["proposal"]], problem.verifiers.index(letter), passed)
            for page in looked(visitor)["sheet"]["rounds"]
            for letter, passed in page["answers"].items()
        ]
        left = [CODES[code] for code in Worlds(problem, answers).codes]
        if len(left) == 1:
            break
        asks = [button for button in visitor.buttons if button.startswith("ask ")]
        if asks:
            visitor.send(asks[n % len(asks)])
        elif "ask" in visitor.buttons:
            letter = problem.verifiers[n % len(problem.verifiers)]
            fill(visitor, "ask", left[n % len(left)], letter)
        else:
            end_round(visitor, "thumb down", other)
    fill(visitor, "thumb up", *left)
    end_round(visitor, "", other)


def fill(visitor: Visitor, prefix: str, *typed: str) -> None:
    """Type or choose the words that belong behind the beginning of an action."""
    form, _ = visitor.form(prefix)
    rest = [(name, text) for name, text in form.fields if name != "word"]
    assert len(rest) + len(typed) == len(form.fields)
    form.fields = [*rest, *(("word", text) for text in typed)]
    visitor.send(prefix)


def end_round(visitor: Visitor, thumb: str, other: Visitor | None) -> None:
    if thumb:
        visitor.send(thumb)
    if other:
        other.get(visitor.path)
        other.send("thumb down")
        visitor.get(visitor.path)


def looked(visitor: Visitor) -> Any:
    return visitor.client.get(f"/api/rooms/{visitor.path[3:]}").json()["view"]


def test_a_match_alone_with_forms_only(ada: Visitor) -> None:
    room = new_room(ada, "turing_machine", alone=True)
    solved(ada)
    while "the Machine is still thinking" in ada.page.text:
        ada.get(f"{room}?plain")
    assert re.search(r"The code was found(\.|, but the Machine needed less\.)", ada.page.text)
    replay = next(link for link in ada.page.links if link.startswith("/m/"))
    csv = next(link for link in ada.page.links if link.endswith(".csv"))
    assert ada.client.get(csv).text.startswith("seat,name,bot,winner")
    page = ada.get(replay)
    steps = {link for link in page.links if link.startswith("?step=")}
    assert len(steps) >= 2
    for step in sorted(steps):
        assert "Step " in ada.get(replay + step).text
    assert "Player 1: thumb up " in ada.page.text


def test_two_people_play_and_play_again(ada: Visitor, bob: Visitor) -> None:
    room = new_room(ada, "turing_machine")
    ada.send("Save", value="Ada")
    assert "At the table" in bob.get(room).text
    bob.send("Join", name="Bob")
    ada.get(room)
    assert REFRESH in bob.html
    ada.send("start")
    assert "Waiting for Bob." in ada.page.text
    assert "ask" in ada.buttons
    assert REFRESH not in ada.html  # what is being typed would be lost
    bob.get(room)
    ada.send("thumb down")
    assert "It is your turn." not in ada.page.text
    assert REFRESH in ada.html
    bob.send("thumb down")
    assert looked(bob)["round"] == 2
    ada.get(room)
    solved(ada, bob)
    assert "Won by: Ada." in bob.page.text
    ada.get(room)
    ada.send("start")
    assert looked(ada)["round"] == 1
    assert [seat["name"] for seat in facts(ada)["seats"]] == ["Bob", "Ada"]


def test_any_game_is_played_with_forms(ada: Visitor, bob: Visitor) -> None:
    room = new_room(ada, "closest")
    bob.get(room)
    bob.send("Join", name=MARKUP)
    ada.get(room)
    assert MARKUP not in ada.html
    assert "&lt;i&gt;Ada&lt;/i&gt;&amp;" in ada.html
    choose(
        ada,
        {"option.goal": "2", "option.motto": "Onwards", "option.start.1": "1", "timer": "600"}
        | {"watch": "on"},
    )
    table = facts(ada)
    assert table["options"]["goal"] == 2
    assert table["options"]["start"] == [0, 1]
    assert table["options"]["motto"] == "Onwards"
    assert table["timer"] == 600
    assert table["watched"]
    ada.send("start")
    bob.get(room)
    for n in range(40):
        ada.get(room)
        if "bid 3" in ada.buttons:
            ada.send(f"bid {n % 10}")
        bob.get(room)
        if "bid 3" in bob.buttons:
            bob.send("bid 4")
        if "Result" in bob.page.text:
            break
    assert "Enough points." in bob.page.text
    watching = ada.get(f"{room}/watch")
    assert "Onwards" in watching.text
    assert not [f for f in watching.forms if "/r/" in f.action]
    assert "Enough points." in ada.get(f"{room}/screen").text


def test_a_refusal_is_one_sentence_and_keeps_what_was_typed(ada: Visitor) -> None:
    new_room(ada, "turing_machine", alone=True)
    page = ada.send("Do it", status=409, action="fly to <moon>")
    assert "'fly' is not an action" in page.alert
    assert 'value="fly to &lt;moon&gt;"' in ada.html
    new_room(ada, "closest")  # who is alone at a match needs no name
    page = ada.send("Save", status=409, value=" ")
    assert "A name needs at least one visible letter" in page.alert


def test_a_form_sent_twice_does_one_thing(ada: Visitor) -> None:
    new_room(ada, "turing_machine", alone=True)
    ada.send("thumb down", twice=True)
    assert looked(ada)["round"] == 2
    ada.send("Send", twice=True, value="hello")
    assert ada.page.text.count("hello") == 1


def test_forms_of_others_are_refused(ada: Visitor, bob: Visitor) -> None:
    room = new_room(ada, "closest")
    bob.get(room)
    sent = {"order": "lock on", "nonce": "x"}
    for token in ("", "0" * 32, dict(bob.page.forms[0].fields)["token"], "é"):
        answer = ada.client.post(f"{room}/order", data={**sent, "token": token})
        assert answer.status_code == 403
        assert "too old" in Reader(answer.text).alert
    mine = dict(ada.page.forms[0].fields)["token"]
    elsewhere = {"origin": "https://elsewhere.example"}
    answer = ada.client.post(f"{room}/order", data={**sent, "token": mine}, headers=elsewhere)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers
    answer = httpx.post(f"{ada.url}{room}/order", data={**sent, "token": mine})
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers
    assert ada.client.post(f"{room}/order", json={**sent, "token": mine}).status_code == 400
    assert not facts(ada)["locked"]
    # and a stranger has no seat to give orders from
    theirs = dict(bob.page.forms[0].fields)["token"]
    assert bob.client.post(f"{room}/order", data={**sent, "token": theirs}).status_code == 403


def test_settings_happen_together_or_not_at_all(ada: Visitor) -> None:
    room = new_room(ada, "closest")
    token = dict(ada.page.forms[0].fields)["token"]
    sent = {"token": token, "nonce": "a", "options": "closest", "option.goal": "2", "timer": "1"}
    answer = ada.client.post(f"{room}/settings", data=sent)
    assert answer.status_code == 409
    assert "less than 5 seconds" in Reader(answer.text).alert
    assert facts(ada)["options"]["goal"] == 3
    answer = ada.client.post(f"{room}/settings", data={**sent, "options": "turing_machine"})
    assert "The game has changed" in Reader(answer.text).alert


def test_choices_and_levels_are_called_what_people_call_them(server: Serving, ada: Visitor) -> None:
    new_room(ada, "closest")
    assert "1, a short one" in ada.page.text
    ada.send("Seat a bot")
    assert "bot, daring" in ada.page.text
    with Visitor(server, "fr") as french:
        new_room(french, "imitation")
        assert "Compétitif" in french.page.text
        assert not re.search("compet", french.page.text, re.I)


def test_what_a_host_keeps_secret_is_not_shown_again(ada: Visitor) -> None:
    new_room(ada, "closest")
    choose(ada, {"option.lucky": "7"})
    inputs = [given for tag, given in ada.page.tags if given.get("name") == "option.lucky"]
    ((shown, placeholder),) = [(one["value"], one["placeholder"]) for one in inputs]
    assert (shown, placeholder) == ("", "chosen; type to change it")
    assert facts(ada)["options"]["lucky"] is True
    choose(ada, {"clear.lucky": "on"})
    assert facts(ada)["options"]["lucky"] is False


@pytest.mark.parametrize(("problem", "tells"), [("4 9 11 14", False), ("4b 9a 11a 14c", True)])
def test_only_what_tells_the_answer_is_warned_of(ada: Visitor, problem: str, tells: bool) -> None:
    new_room(ada, "turing_machine")
    choose(ada, {"option.problem": problem})
    ada.send("start")
    assert looked(ada)["problem"] == "4 9 11 14"
    assert ("may know its answer" in ada.page.text) is tells
