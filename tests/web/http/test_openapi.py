"""The document of the API says what the server does, and the examples of its page work."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import ignored_auth
from starlette.routing import Route, WebSocketRoute
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bombe.table.commands import _COMMANDS, _HOST_COMMANDS, LONGEST_NONCE
from bombe.web.http.app import application, server
from bombe.web.http.guard import LARGEST_BODY
from bombe.web.http.limits import Rate, Rates
from bombe.web.http.openapi import document
from bombe.web.http.serve import LARGEST_MESSAGE
from bombe.web.http.settings import read_settings
from bombe.web.http.socket import MALFORMED, REFUSED
from support.gallery import file, make_game, picture, put_in
from support.scaling import SOAK
from support.serving import PATIENCE, Person, Refusal, Serving, people, serving

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")

PICTURE = file(picture(1))
MOST_TAKEN_OUT = 20  # times, since a room forgets none that ever was in it

api = schemathesis.openapi.from_dict(document())
EXAMPLES = settings(
    max_examples=40 if SOAK else 4, deadline=None, suppress_health_check=[*HealthCheck]
)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that lets anybody ask for as much as they like: the limits have their own tests."""
    folder = tmp_path_factory.mktemp("table")
    variables = make_game(folder) | {
        "BOMBE_GAMES": "support.tiny:Closest,gallery_game.rules:Gallery"
    }
    with serving(folder / "data", BOMBE_LIMITS="0", **variables) as running:
        yield running


# --- the document and the routes -----------------------------------------------------------------


def test_every_route_is_in_the_document_and_no_other(tmp_path: Path) -> None:
    app = application(server(read_settings({"data": str(tmp_path)}, {})))
    routes = set()
    for route in app.routes:
        if isinstance(route, WebSocketRoute):
            routes.add((route.path, "x-websocket"))
        elif isinstance(route, Route):
            methods = (route.methods or set()) - {"HEAD"}
            routes |= {(route.path, method.lower()) for method in methods}
    wanted = {one for one in routes if one[0].startswith("/api/") or one[0] == "/healthz"}
    methods = {"get", "post", "put", "patch", "delete", "x-websocket"}
    described = {
        (path, method)
        for path, item in document()["paths"].items()
        for method in item.keys() & methods
    }
    assert described == wanted
    assert len(described) == 32


def test_any_request_may_meet_with_a_fault() -> None:
    told = document()["components"]["responses"]["500"]
    error = {"$ref": "#/components/schemas/Error"}
    assert told["content"]["application/json"]["schema"] == error
    for path, item in document()["paths"].items():
        for method in item.keys() & {"get", "post", "delete"} if path != "/healthz" else ():
            answers = item[method]["responses"]
            assert answers["500"] == {"$ref": "#/components/responses/500"}, (path, method)


# --- any request ---------------------------------------------------------------------------------


@api.parametrize()
@EXAMPLES
def test_any_request_of_a_stranger(case: schemathesis.Case[Any], table: Serving) -> None:
    case.call_and_validate(base_url=table.url, timeout=PATIENCE)


class Deep:
    """Somebody in the middle of things: a host with a match that runs, and one that is over."""

    def __init__(self, person: Person, gallery: Person) -> None:
        self.answers: Counter[tuple[str, int]] = Counter()
        self.person = person
        self.person.make(game="closest", options={"goal": 1}, start=True)
        self.person.act("bid 3")
        self.match = self.person.look()["table"]["match"]
        with Person(person.url) as lone:
            lone.make(game="turing_machine", options={"problem": "4b 9a 11a 14c"}, start=True)
            lone.act("thumb up 241")
            self.reviewed = lone.look()["table"]["match"]
        self.gallery = gallery  # where pictures are, and others can be put in
        self.gallery.key = self.person.key
        self.gallery.make(game="gallery", options={"goal": 1, "faces": True}, watch=True)
        (one,) = put_in(self.gallery, PICTURE)
        self.gallery.order("start")
        self.gallery.act("bid 3")
        look = self.gallery.look()
        names = {"key": one["key"], "id": look["table"]["match"]}
        self.names = names | {"code": self.gallery.room, "name": look["view"]["face"]["name"]}
        self.again()

    def again(self) -> None:
        """Get back to where something can be done, whichever request came before."""
        try:
            phase = self.person.look()["table"]["phase"]
            if phase != "playing":
                self.person.order("start")
        except AssertionError:  # the room is gone, or not ours any more
            self.person.make(game="turing_machine", name="Ada", watch=True, start=True)

    def other_key(self) -> str:
        """The id of a key that another device of the same person has."""
        try:
            link = self.person.ask("POST", f"/api/rooms/{self.person.room}/links")["link"]
        except Refusal:  # of a seat that has had all the links it can have
            self.person.make(game="turing_machine", name="Ada", watch=True, start=True)
            link = self.person.ask("POST", f"/api/rooms/{self.person.room}/links")["link"]
        room = f"/api/rooms/{self.person.room}"
        with Person(self.person.url) as phone:
            phone.ask("POST", f"{room}/seats", token=link.rpartition("/")[2])
        keys = self.person.ask("GET", f"{room}/keys")["keys"]
        other: str = next(one["id"] for one in keys if not one["this"])
        return other


@pytest.fixture(scope="module")
def deep(table: Serving) -> Iterator[Deep]:
    with people(table.url, 2) as (person, gallery):
        yield Deep(person, gallery)


ORDERS = [
    *("name Ada", "name 💥", "say hello", "leave", "return", "start", "end", "lock on", "resume"),
    *("chat off", "chat on", "watch on", "watch off", "timer 0", "timer 90", "timer -1", "host 0"),
    "lock off",
    *("bot quick", "remove 1", "option mode classic", "option verifiers 6", "option handicap [1]"),
    *("option problem RY8YNND", "game turing_machine", "game closest", "game chess", "start now"),
]
QUESTIONS: list[dict[str, Any]] = [
    {"problem": "4 9 11 14", "transcripts": ["341 A+"]},
    {"problem": "4 9 11 14", "transcripts": []},
    {"problem": "4 9 11 14", "transcripts": ["341 A+", "341 Z+"]},
    {"problem": "1 2", "transcripts": ["341 A+"]},
    {"problem": [], "transcripts": "341 A+"},
]


@api.parametrize()
@EXAMPLES
def test_any_request_of_a_player(case: schemathesis.Case[Any], table: Serving, deep: Deep) -> None:
    """The same, but the room is there, the key is right, and what is asked for is often possible:
    of what is valid and names an action, an order or a game, half becomes one that there is."""
    deep.again()
    method = case.operation.method
    if "code" in case.path_parameters:
        case.path_parameters["code"] = deep.person.room
    if "id" in case.path_parameters:
        case.path_parameters["id"] = deep.match
    if "key" in case.path_parameters:
        case.path_parameters["key"] = "turing_machine"
    if "name" in case.path_parameters:
        case.path_parameters["name"] = "lines"
    if "/keys/" in case.operation.path:
        case.path_parameters["id"] = deep.other_key()
    if case.operation.path.endswith(("/review", "/why", "/branches")):
        case.path_parameters["id"] = deep.reviewed
    if "/pictures" in case.operation.path:
        names = deep.names
        if "{id}" in case.operation.path:
            names = names | {"name": names["name"].replace("0.", "-.")}  # as the public saw it
        if deep.answers[case.operation.label, 2] < MOST_TAKEN_OUT or method != "delete":
            case.path_parameters |= {name: names[name] for name in case.path_parameters}
    body = case.body
    if case.meta and case.meta.generation.mode.is_positive and isinstance(body, dict):
        draw = zlib.crc32(repr(sorted(body.items())).encode())
        choices: dict[str, list[Any]] = {
            "action": deep.person.legal(),
            "order": ORDERS,
            "game": ["", "closest"],
        }
        choices["token"] = [""]
        choices |= {"line": [0], "step": [0, 1]}
        for name, known in choices.items():
            if name in body and draw % 2 and known:
                body[name] = known[draw // 2 % len(known)]
        if "name" in case.path_parameters and draw % 2:
            body |= QUESTIONS[draw // 2 % len(QUESTIONS)]
    headers = {"Authorization": f"Bearer {deep.person.key}"}
    # The check sends a request again without its key; but what was forgotten is not there any more.
    # That a stranger cannot forget a room is tried below.
    excluded = [ignored_auth] if method == "delete" else []
    answer = case.call_and_validate(
        base_url=table.url, headers=headers, excluded_checks=excluded, timeout=PATIENCE
    )
    if method == "delete" and "/pictures" in case.operation.path and answer.status_code == 204:
        put_in(deep.gallery, PICTURE)
    if answer.request.method == method.upper():
        deep.answers[case.operation.label, answer.status_code // 100] += 1


def test_a_player_gets_deep(deep: Deep) -> None:
    """Every operation was carried out, and those that can be refused were."""
    for path, item in document()["paths"].items():
        for method in ("get", "post", "delete"):
            if method in item:
                label = f"{method.upper()} {path}"
                assert deep.answers[label, 2] > 0, label
                if "application/json" in item[method].get("requestBody", {}).get("content", {}):
                    assert deep.answers[label, 4] > 0, label


def test_a_stranger_changes_nothing(table: Serving, deep: Deep) -> None:
    deep.again()
    with Person(table.url) as stranger, Person(table.url) as other:
        other.make()  # whose key is good, but elsewhere
        for somebody in (stranger, other):
            somebody.room = deep.person.room
            before = deep.person.look()
            path = f"/api/rooms/{deep.person.room}"
            for method, where, body in (
                ("DELETE", "", {}),
                ("POST", "/actions", {"action": "leave", "nonce": "1"}),
                ("POST", "/orders", {"order": "end", "nonce": "1"}),
                ("POST", "/links", {}),
            ):
                with pytest.raises(Refusal) as refusal:
                    somebody.ask(method, path + where, **body)
                assert refusal.value.status == 403
            assert deep.person.look() == before


def test_refusals_of_a_size_a_method_and_an_address(table: Serving) -> None:
    with httpx.Client(base_url=table.url) as client:
        huge = client.post("/api/rooms", json={"name": "x" * 70_000})
        wrong = client.put("/api/rooms/BCDFGH")
        nowhere = client.get("/api/nowhere")
    for answer, status in ((huge, 413), (wrong, 405), (nowhere, 404)):
        assert answer.status_code == status
        assert [*answer.json()] == ["error"]
    assert sorted(wrong.headers["allow"].split(", ")) == ["DELETE", "GET", "HEAD"]


def test_what_has_not_changed_is_not_sent_again(table: Serving, deep: Deep) -> None:
    deep.again()
    path = f"/api/rooms/{deep.person.room}"
    first = deep.person.client.get(path)
    again = deep.person.client.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    deep.person.order("name Somebody else")
    later = deep.person.client.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert later.status_code == 200


def test_the_examples_work(table: Serving) -> None:
    """In the order of a short life: made, joined, told, acted, forgotten."""
    paths = document()["paths"]

    def example(path: str) -> Any:
        return paths[path]["post"]["requestBody"]["content"]["application/json"]["example"]

    with Person(table.url) as host, Person(table.url) as guest:
        path = "/api/games/{key}/answers/{name}"
        names = {one["name"]: one["example"] for one in paths[path]["parameters"]}
        assert host.ask("POST", path.format(**names), **example(path))
        host.make(**example("/api/rooms"))
        room = "/api/rooms/{code}"
        for person, path in (
            (guest, f"{room}/seats"),
            (host, f"{room}/orders"),
            (host, f"{room}/actions"),
        ):
            assert person.ask("POST", path.format(code=host.room), **example(path))


def test_too_fast_says_how_long_to_wait(tmp_path: Path) -> None:
    burst = int(Rates().misses.burst)
    with serving(tmp_path) as limited, httpx.Client(base_url=limited.url) as client:
        answers = [client.get("/api/rooms/BCDFGH") for _ in range(burst + 2)]
    slowed = [answer for answer in answers if answer.status_code == 429]
    assert [answer.status_code for answer in answers[:burst]] == [404] * burst
    assert slowed
    for answer in slowed:
        assert [*answer.json()] == ["error"]
        assert answer.headers["retry-after"].isdigit()


def test_live_messages_are_as_described(table: Serving) -> None:
    told = document()["paths"]["/api/rooms/{code}/live"]["x-websocket"]["receive"]
    shape = jsonschema_rs.validator_for(
        {"oneOf": told, "components": document()["components"]}  # and no message fits two of them
    )
    kinds: Counter[str] = Counter()
    with Person(table.url) as host, Person(table.url) as guest:
        code = host.make(name="Ada", start=True)
        guest.join(code, "Alan")
        with connect(
            f"{table.live_url}/api/rooms/{code}/live",
            additional_headers={"Authorization": f"Bearer {host.key}"},
        ) as live:
            for sent in (
                {"action": host.legal()[0], "nonce": "1"},
                {"order": "say hello", "nonce": "2"},
                {"action": "fly", "nonce": "3"},
                {"order": "watch on", "nonce": "4"},
                {"nonsense": 1},
                {"order": "end", "nonce": "5"},
            ):
                live.send(json.dumps(sent))
            while not kinds["5"]:
                message = json.loads(live.recv(timeout=30))
                shape.validate(message)
                kinds.update([*message, message.get("done", "")])
    assert kinds["chat"] == kinds["said"] == 1
    assert kinds["refused"] == 2
    assert kinds["done"] == 4
    assert 1 < kinds["table"] + kinds["view"] < 12
    with connect(f"{table.live_url}/api/rooms/BCDFGH/live") as nobody:
        shape.validate(json.loads(nobody.recv(timeout=30)))
        with pytest.raises(ConnectionClosed):
            nobody.recv(timeout=30)
        assert nobody.close_code == 4404


# --- the page ------------------------------------------------------------------------------------

CLIENTS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("client", CLIENTS, ids=["http", "live"])
def test_the_programs_on_the_page_play_a_match(client: str, table: Serving) -> None:
    done = subprocess.run(
        [sys.executable, "-c", client],
        env={**os.environ, "BOMBE_URL": table.url},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert (done.stdout, done.stderr) == ("The code was found.\n", "")


def test_the_page_has_every_order_and_route() -> None:
    told = set(re.findall(r"^\| `(\w+)[^|]*\| (?:anybody|the host)'s", PAGE, re.MULTILINE))
    assert told == {*_COMMANDS, *_HOST_COMMANDS, "start", "resume"}
    assert all(
        re.sub(r"{(\w+)}", lambda found: found[1].upper(), path) in PAGE
        for path in document()["paths"]
        if path != "/healthz"
    )


def test_the_page_has_every_limit() -> None:
    row = r"^\| `(\w+)` \| ([\d.]+) \| ([\d.]+) \|"
    told = {name: (float(a), float(b)) for name, a, b in re.findall(row, PAGE, re.MULTILINE)}
    rates: dict[str, Rate] = vars(Rates())
    assert told == {name: (rate.burst, rate.each_second) for name, rate in rates.items()}
    for name, rate in rates.items():
        (said,) = (line for line in PAGE.splitlines() if line.startswith(f"| `{name}` |"))
        assert (f"/48: {rate.wide} times" if rate.wide else "|") in said
    assert f"{LARGEST_BODY // 1024} KiB" in PAGE
    assert f"{LARGEST_MESSAGE // 1024} KiB" in PAGE
    assert f"1 to {LONGEST_NONCE} characters" in PAGE
    assert f"more than {REFUSED.most} messages were refused" in PAGE
    assert f"counts as {MALFORMED};" in PAGE
