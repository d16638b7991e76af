"""The pages, as somebody without a script uses them: links and forms, over a real server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

import httpx
import pytest
from serving import Person, Serving, serving

from bombe.games.turing_machine.codes import CODES, INDEX
from bombe.games.turing_machine.problem import parse_problem
from bombe.games.turing_machine.worlds import Worlds
from bombe.text import LANGUAGES
from bombe.web.pages import words
from bombe.web.pages.readable import grouped, shaped

MARKUP = "<i>Ada</i>&\"'"
REFRESH = '<noscript><meta http-equiv="refresh" content="5"></noscript>'
FIRST_LOAD = 150_000  # bytes of the first page and all that it loads


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("pages"), BOMBE_LIMITS="0") as server:
        yield server


# --- a browser without a script ------------------------------------------------------------------


@dataclass
class Form:
    action: str
    method: str
    fields: list[tuple[str, str]] = field(default_factory=list)
    buttons: list[tuple[str, str, str]] = field(default_factory=list)  # name, value, text


class Reader(HTMLParser):
    """What a browser makes of a page: its forms, its links, its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.links: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.alert = ""
        self.text = ""
        self._form: Form | None = None
        self._select = ""
        self._chosen: str | None = None
        self._option: str | None = None
        self._button: list[str] | None = None
        self._in_alert = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append((tag, given))
        name, value = given.get("name") or "", given.get("value") or ""
        if tag == "a" and given.get("href"):
            self.links.append(str(given["href"]))
        elif tag == "form":
            self._form = Form(given.get("action") or "", given.get("method") or "get")
            self.forms.append(self._form)
        elif self._form and tag == "input" and name:
            if given.get("type") != "checkbox":
                self._form.fields.append((name, value))
            elif "checked" in given:
                self._form.fields.append((name, "on"))
        elif tag == "select":
            self._select, self._chosen = name, None
        elif tag == "option" and self._select:
            self._option = value if "value" in given else ""
            if self._chosen is None or "selected" in given:
                self._chosen = self._option or "…"
        elif self._form and tag == "button":
            self._button = [name, value, ""]
        if given.get("role") == "alert":
            self._in_alert = True

    def handle_data(self, data: str) -> None:
        self.text += data
        if self._in_alert:
            self.alert += data
        if self._button:
            self._button[2] += data
        if self._select and self._chosen == "…":
            self._chosen = data

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._form = None
        elif tag == "select" and self._form:
            self._form.fields.append((self._select, self._chosen or ""))
            self._select = ""
        elif tag == "button" and self._form and self._button:
            name, value, text = self._button
            self._form.buttons.append((name, value, text.strip()))
            self._button = None
        elif tag == "p":
            self._in_alert = False


class Visitor:
    """Somebody who reads pages, follows links and sends forms."""

    def __init__(self, server: Serving, language: str = "en") -> None:
        self.client = httpx.Client(
            base_url=server.url, follow_redirects=True, headers={"accept-language": language}
        )
        self.url = server.url

    def get(self, path: str, status: int = 200) -> Reader:
        return self._read(self.client.get(path), status)

    def _read(self, answer: httpx.Response, status: int = 200) -> Reader:
        assert answer.status_code == status, answer.text
        elsewhere = re.search(
            r'<noscript><meta http-equiv="refresh" content="0; url=([^"]+)"', answer.text
        )
        if elsewhere:  # a page that needs a script sends those without one on
            answer = self.client.get(elsewhere[1])
        self.path = urlsplit(str(answer.url)).path
        self.html = answer.text
        self.page = Reader(answer.text)
        return self.page

    def form(self, button: str) -> tuple[Form, tuple[str, str, str]]:
        """The form with a button of this text or value."""
        for form in self.page.forms:
            for one in form.buttons:
                if button in one[1:]:
                    return form, one
        raise AssertionError(f"no button {button}, only {self.buttons}")

    def send(self, button: str, status: int = 200, twice: bool = False, **typed: str) -> Reader:
        form, (name, value, _) = self.form(button)
        fields = [(one, typed.get(one, text)) for one, text in form.fields]
        if name:
            fields.append((name, value))
        path = form.action or self.path
        body = urlencode(fields)
        headers = {"content-type": "application/x-www-form-urlencoded"}
        if form.method == "get":
            return self._read(self.client.get(f"{path}?{body}"), status)
        answer = self.client.post(path, content=body, headers=headers)
        if twice:
            answer = self.client.post(path, content=body, headers=headers)
        return self._read(answer, status)

    @property
    def buttons(self) -> list[str]:
        return [value or text for form in self.page.forms for _, value, text in form.buttons]

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()


@pytest.fixture
def ada(server: Serving) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


@pytest.fixture
def bob(server: Serving) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


def new_room(visitor: Visitor, game: str, alone: bool = False) -> str:
    """A room by the first page's form; gives its path."""
    visitor.get("/")
    form = next(form for form in visitor.page.forms if ("game", game) in form.fields)
    visitor.page.forms = [form]
    visitor.send("1" if alone else form.buttons[0][2])
    return visitor.path


def choose(visitor: Visitor, wanted: dict[str, str]) -> None:
    """Change some of the host's choices and leave the others as they are."""
    form = next(form for form in visitor.page.forms if form.action.endswith("/settings"))
    form.fields = list((dict(form.fields) | wanted).items())
    form.buttons[0] = ("", "choices", "")  # it says Save, as others do
    visitor.send("choices")


# --- playing -------------------------------------------------------------------------------------


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


def facts(visitor: Visitor) -> Any:
    return visitor.client.get(f"/api/rooms/{visitor.path[3:]}").json()["table"]


def test_a_match_alone_with_forms_only(ada: Visitor) -> None:
    new_room(ada, "turing_machine", alone=True)
    solved(ada)
    assert "The code was found." in ada.page.text
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
    assert "Won: Ada." in bob.page.text
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
    assert "A name has at least one letter" in page.alert


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
    assert [(one["value"], one["placeholder"]) for one in inputs] == [("", "set")]
    assert facts(ada)["options"]["lucky"] is True
    choose(ada, {"clear.lucky": "on"})
    assert facts(ada)["options"]["lucky"] is False


@pytest.mark.parametrize(("problem", "tells"), [("4 9 11 14", False), ("4b 9a 11a 14c", True)])
def test_only_what_tells_the_answer_is_warned_of(ada: Visitor, problem: str, tells: bool) -> None:
    new_room(ada, "turing_machine")
    choose(ada, {"option.problem": problem})
    ada.send("start")
    assert looked(ada)["problem"] == "4 9 11 14"
    assert ("the host may know it" in ada.page.text) is tells


# --- coming in -----------------------------------------------------------------------------------


def test_by_a_code(ada: Visitor, bob: Visitor) -> None:
    room = new_room(ada, "closest")
    bob.get("/")
    page = bob.send("Go", status=400, code="<what>")
    assert "A code has six" in page.alert
    assert "&lt;what&gt;" in bob.html
    typed = f" {room[3:6].lower()}-{room[6:]} "
    bob.send("Go", code=typed)
    assert bob.path == room


def test_a_seat_on_another_device(ada: Visitor, bob: Visitor) -> None:
    room = new_room(ada, "closest")
    page = ada.send("Make a link")
    link = next(str(given["value"]) for tag, given in page.tags if given.get("id") == "link")
    assert link.startswith(f"{ada.url}{room}/seat/")
    path = link.removeprefix(ada.url)
    assert "Player 1" in bob.get(path).text
    bob.send("Take this seat here")
    assert bob.path == room
    assert "you, host" in bob.page.text
    assert "opens no seat" in bob.get(path[:-3] + "xyz", 403).alert


def test_whoever_is_removed_or_shut_out_is_told(ada: Visitor, bob: Visitor) -> None:
    room = new_room(ada, "closest")
    bob.get(room)
    bob.send("Join", name="Bob")
    bob.send("leave")
    assert "You have left the table." in bob.page.text
    bob.send("return")
    ada.get(room)
    ada.send("remove 1")
    assert "Join" in [text for form in bob.get(room).forms for *_, text in form.buttons]
    choose(ada, {"lock": "on"})
    assert "The room is locked" in bob.get(room).text
    assert "Join" not in bob.buttons
    assert "lets nobody watch" in bob.get(f"{room}/watch", 403).alert
    assert "lets nobody watch" in bob.get(f"{room}/screen", 403).alert
    assert room[3] in ada.get(f"{room}/screen").text


def test_the_host_deletes_the_room(ada: Visitor, bob: Visitor) -> None:
    room = new_room(ada, "closest")
    assert "Only the host" in bob.get(f"{room}/delete", 403).alert
    ada.get(f"{room}/delete")
    ada.send("Delete it now")
    assert ada.path == "/"
    assert "There is no such room" in ada.get(room, 404).alert


def test_the_link_is_the_one_by_which_the_browser_came(server: Serving, ada: Visitor) -> None:
    room = new_room(ada, "closest")
    headers = {"host": "table.example:81", "cookie": f"bombe={ada.client.cookies['bombe']}"}
    page = httpx.get(f"{server.url}{room}", headers=headers).text
    assert f'value="http://table.example:81{room}"' in page
    pictures = [
        httpx.get(f"{server.url}{room}/qr.svg", headers={"host": host})
        for host in ("table.example:81", "table.example:82")
    ]
    assert pictures[0].headers["content-type"] == "image/svg+xml"
    assert pictures[0].text != pictures[1].text


# --- every page ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def paths(server: Serving) -> list[str]:
    """A page of each kind; the third is a match that runs, the fourth one that is over."""
    with Person(server.url) as person:
        lobby = person.make(game="closest", watch=True, name=MARKUP)
        running = person.make(game="turing_machine", start=True, watch=True)
        person.make(game="closest", options={"goal": 1}, start=True, watch=True)
        person.act("bid 4")
        over = person.look()["table"]["match"]
        rooms = [
            f"/r/{room}{end}" for room in (lobby, running) for end in ("", "/watch", "/screen")
        ]
        return ["/", "/privacy", *rooms, f"/r/{person.room}", f"/m/{over}", "/no-such-page"]


def test_every_page_in_every_language(server: Serving, paths: list[str]) -> None:
    for language in LANGUAGES:
        with Visitor(server, language) as visitor:
            titles: set[str] = set()
            for path in paths:
                visitor.get(path, 404 if path == "/no-such-page" else 200)
                tags = visitor.page.tags
                assert ("html", {"lang": language}) in tags
                ids = [given["id"] for _, given in tags if "id" in given]
                assert len(ids) == len(set(ids))
                titles |= {*re.findall("<title>(.*?)</title>", visitor.html)}
            assert len(titles) >= 7
            # The switch stays, and leads back to where it was.
            visitor.get(paths[2])
            other = "fr" if language != "fr" else "nl"
            visitor.send(other)
            assert visitor.path == paths[2]
            assert ("html", {"lang": other}) in visitor.page.tags


def test_no_page_has_inline_script_or_style(ada: Visitor, paths: list[str]) -> None:
    room = new_room(ada, "closest", alone=True)
    for path in [*paths, room]:
        page = ada.get(path, 404 if path == "/no-such-page" else 200)
        for tag, given in page.tags:
            assert tag != "style"
            assert "style" not in given
            assert not [name for name in given if name.startswith("on")]
            assert tag != "script" or given.get("src") or given["type"] == "application/json"
        assert "javascript:" not in ada.html


def test_a_switch_leads_to_no_other_site(ada: Visitor) -> None:
    ada.get("/")
    token = dict(ada.page.forms[-1].fields)["token"]
    for back in ("https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example", ""):
        sent = {"token": token, "lang": "fr", "back": back}
        answer = ada.client.post("/language", data=sent, follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (303, "/")


def test_the_first_page_is_small_and_its_files_last(ada: Visitor) -> None:
    page = ada.get("/")
    size = len(ada.html)
    files = {given.get("href") or given.get("src") for _, given in page.tags}
    loaded = sorted(str(file) for file in files if file and re.match("/(static|skin)/", file))
    assert len(loaded) > 5
    for path in loaded:
        answer = ada.client.get(path)
        assert answer.status_code == 200
        if "immutable" not in answer.headers["cache-control"]:  # a script that others name
            again = ada.client.get(path, headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
        size += answer.num_bytes_downloaded
    assert size < FIRST_LOAD
    assert ada.client.get("/favicon.ico").headers["content-type"].startswith("image/svg")


def test_every_word_is_said() -> None:
    """No sentence waits for a translation that nobody will ever read."""
    folder = Path(words.__file__).parent
    used = "".join(path.read_text() for path in folder.glob("*.py") if path.name != "words.py")
    used += "".join(path.read_text() for path in (folder.parent / "templates").glob("*.html"))
    names = [name for name in vars(words) if name[0].islower() and name != "annotations"]
    assert [name for name in names if not re.search(rf"\b(say|words)\.{name}\b", used)] == []


# --- arranging -----------------------------------------------------------------------------------


def test_actions_are_grouped() -> None:
    asks = [f"ask {code} {letter}" for code in CODES for letter in "ABCDE"]
    thumbs = ["thumb down", *(f"thumb up {code}" for code in CODES)]
    groups = grouped([*asks, *thumbs, "leave", "note"])
    assert [(group.prefix, len(group.buttons), [*map(len, group.slots)]) for group in groups] == [
        ("", 3, []),
        ("ask", 0, [125, 5]),
        ("thumb up", 0, [125]),
    ]
    odd = [f"put {n} {m}" for n in range(20) for m in range(n)]
    (group,) = grouped(odd)
    assert [*group.slots] == [[line.removeprefix("put ") for line in odd]]
    assert grouped([]) == []


def test_any_json_has_a_shape() -> None:
    table = shaped([{"a": 1}, {"a": [1, None], "b_c": {}}], "rows", ["x", "y"])
    assert (table.kind, table.columns) == ("table", ["a", "b c"])
    assert [(head, [cell and cell.kind for cell in cells]) for head, cells in table.rows] == [
        ("x", ["text", None]),
        ("y", ["line", "nothing"]),
    ]
    kinds = [shaped(value).kind for value in (None, "", True, False, 0, "x", [], [[1]], {"a": 1})]
    assert kinds == [
        *("nothing", "nothing", "yes", "no", "text", "text", "nothing", "list", "facts"),
    ]
