"""What if: to play on from a step of a match that is over, at a real server. The match itself stays
as it was, and what was found out about it stays with it."""

from __future__ import annotations

import json
import re
import sqlite3
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from typing import Any

import pytest

from support.reviewed import SECRET, over, played, reviewed
from support.serving import Person, Refusal, Serving, serving


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("branches")) as running:
        yield running


def branched(person: Person, match: str, **wanted: Any) -> Person:
    """Somebody with the same key, in the room where they play on."""
    made = person.ask("POST", f"/api/matches/{match}/branches", **wanted)
    other = Person(person.url, person.key)
    other.room = made["room"]
    return other


def test_a_branch_has_the_answers_before_and_the_way_back(table: Serving) -> None:
    with Person(table.url) as ada:
        match = played(ada)
        before = ada.ask("GET", f"/api/matches/{match}")
        with branched(ada, match, line=0, step=2) as on:
            seen = on.look()
            origin = {"match": match, "line": 0, "step": 2}
            assert seen["you"]["origin"] == origin
            assert (seen["you"]["seat"], seen["table"]["phase"]) == (0, "playing")
            assert seen["table"]["people"][0]["name"] == "Ada"
            assert seen["table"]["chosen"]  # the code was shown already
            assert seen["view"]["sheet"]["rounds"] == [
                {"proposal": "341", "answers": {"B": False, "C": False}}
            ]
            with Person(table.url) as other:  # who comes in has not played the other match
                other.join(on.room, "Bob")
                assert "origin" not in other.look()["you"]
                other.order("leave")
            page = on.client.get(f"/r/{on.room}?plain").text
            assert f'href="/m/{match}/review?line=0#1.3"' in page
            for action in ("ask 341 A", "thumb up 132"):
                on.act(action)
            branch = over(on)
            told = reviewed(on, branch)
            assert (told["origin"], told["you"]) == (origin, 0)
            assert [row[1] for row in told["lines"][0]["rows"]] == ["341 B", "341 C", "341 A"]
            for way in (f"/m/{branch}", f"/m/{branch}/review"):
                assert f'href="/m/{match}/review#1.3"' in on.client.get(way).text
            assert (
                f'href="/m/{match}/review?plain&amp;line=0"'
                in on.client.get(f"/m/{branch}?plain").text
            )
            # And on from there; the next match in the room is none.
            with branched(on, branch, line=0, step=3, same=False) as further:
                assert further.look()["you"]["origin"]["match"] == branch
            on.order("start")
            assert "origin" not in on.look()["you"]
        assert ada.ask("GET", f"/api/matches/{match}") == before
        assert "origin" not in before
        assert "origin" not in reviewed(ada, match)


def test_what_another_is_nobody_is_told(table: Serving) -> None:
    with Person(table.url) as ada:
        match = played(ada)
        seen = []
        for same in (False, False, True):
            with branched(ada, match, line=0, step=3, same=same) as on:
                look = on.look()
                assert "secret" not in json.dumps(look)
                assert look["view"].get("solution") is None
                look["table"]["code"] = ""
                seen.append(look)
        # Three codes fit here: whichever was drawn, all that is told is the same.
        assert seen[0] == seen[1]
        assert seen[0]["view"]["sheet"] == seen[2]["view"]["sheet"]
        assert not seen[0]["table"]["chosen"]


def test_what_cannot_be_played_on_from_is_refused(table: Serving) -> None:
    with Person(table.url) as ada:
        ada.make(game="turing_machine", options={"problem": SECRET}, start=True)
        ada.act("ask 341 B")
        before = ada.look()
        for name in (ada.room, "0123456789abcdef"):  # one that goes on has no name
            with pytest.raises(Refusal, match="404 There is no such match"):
                branched(ada, name, line=0, step=0)
        assert ada.look() == before
        ada.order("end")
        ended = over(ada)
        with pytest.raises(Refusal, match=r"409 .*what was hidden in it stays hidden"):
            branched(ada, ended, line=0, step=0)
        match = played(ada)
        for wanted in (
            *({"line": 0, "step": 6}, {"line": 1, "step": 0}),
            *({"line": -1, "step": 0}, {"line": 0, "step": 1 << 70}),
        ):
            with pytest.raises(Refusal, match=r"409 .*[Tt]here is no such"):
                branched(ada, match, **wanted)
        malformed: list[dict[str, Any]] = [
            *({"line": 0, "step": "2"}, {"line": 0}),
        ]
        for wrong in malformed:
            with pytest.raises(Refusal, match="400"):
                branched(ada, match, **wrong)
    with Person(table.url) as ada, Person(table.url) as bob:
        ada.make(game="closest", name="Ada")
        bob.join(ada.room, "Bob")
        ada.order("start")
        ada.order("end")
        with pytest.raises(Refusal, match="404 Matches of this game are not reviewed"):
            branched(ada, over(ada), line=0, step=0)


def test_a_form_does_the_same(table: Serving) -> None:
    with Person(table.url) as ada:
        match = played(ada)
        reviewed(ada, match)
        client = ada.client
        client.headers = {
            name: value for name, value in client.headers.items() if name != "authorization"
        }
        page = client.get(f"/m/{match}/review?plain").text
        found = re.search(r'name="token" value="([^"]+)"', page)
        assert found
        assert '<option value="2">3: 341 D</option>' in page
        fields = {"token": found[1], "line": "0", "step": "2", "code": "another"}
        headers = {"origin": table.url}
        answer = client.post(f"/m/{match}/branch", data=fields, headers=headers)
        assert answer.status_code == 303
        assert (
            "Played on from an earlier match"
            in client.get(f"{answer.headers['location']}?plain").text
        )
        for wrong in ({"step": "x"}, {"token": "no"}, {"line": "7"}):
            refused = client.post(f"/m/{match}/branch", data=fields | wrong, headers=headers)
            assert refused.status_code in (400, 403, 409)


def test_what_was_found_stays_with_the_match(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("kept")) as table, Person(table.url) as ada:
        match = played(ada)
        told = reviewed(ada, match)
        table.stop()
        file = next(table.data.glob("*.db"))
        with sqlite3.connect(file) as db:
            ((data,),) = db.execute("SELECT data FROM review WHERE id = ?", (match,))
            (found,) = json.loads(data)
            line = json.loads(zlib.decompress(b64decode(found)))
            # What nobody could find out, to see that it is not found out anew.
            start = next(one for one in line if one[:2] == [7, -1])
            assert start[3:5] == [9, 20]
            start[3:7] = [14, 20, 14, 20]
            false = b64encode(zlib.compress(json.dumps(line).encode())).decode()
            db.execute("UPDATE review SET data = ?", (json.dumps([false]).encode(),))
        db.close()
        table.start()
        again = reviewed(ada, match)
        assert again["lines"][0]["review"]["par"] == {"rounds": 14, "questions": 20}
        table.stop()
        with sqlite3.connect(file) as db:  # nor does anything come of what cannot be read
            db.execute("UPDATE review SET data = ?", (b'["AAAA"]',))
        db.close()
        table.start()
        assert reviewed(ada, match) == told
