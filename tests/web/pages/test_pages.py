"""The pages, as somebody without a script sees them: coming in, every page, and what is on it."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import httpx
import pytest

from bombe.games.imitation.skin import words_pages as turing_words
from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.skin import words_pages
from bombe.text import LANGUAGES
from bombe.text import language as tongue_of
from bombe.web.pages import words
from bombe.web.pages.frame import marks_of
from bombe.web.pages.room_page import settings, standing
from bombe.web.pages.view_layout import MOST_BUTTONS, grouped, shaped
from support.lone_room import Table
from support.scriptless import (  # noqa: F401 (fixtures)
    MARKUP,
    Visitor,
    ada_visits,
    bob_visits,
    choose,
    new_room,
    page_server,
)
from support.serving import Person, Serving

FIRST_LOAD = 150_000  # bytes of the first page and all that it loads


def test_those_who_begin_with_the_same_letter_are_told_apart() -> None:
    def marks(*names: str) -> list[str]:
        found = marks_of(reversed(names))
        return [found[name] for name in names]

    # The same as of the scripts: see people.test.js.
    assert marks("Ada", "Bo", "Cy") == ["A", "B", "C"]
    assert marks("Ada", "Adam", "anna", "Bo") == ["Ad", "Aa", "An", "B"]
    assert marks("Steady", "Steady 2", "Steady 12") == ["St", "S2", "Se"]
    assert marks("A", "A 2", "É", "é x") == ["A", "A2", "É", "Éx"]
    assert marks("Aa", "AA", "aa", "aA") == ["A2", "Aa", "A4", "A3"]


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
    assert "used or has expired" in bob.get(path[:-3] + "xyz", 403).alert


def test_where_one_is_signed_in(ada: Visitor, bob: Visitor) -> None:
    room = new_room(ada, "closest")
    page = ada.send("Make a link")
    link = next(str(given["value"]) for tag, given in page.tags if given.get("id") == "link")
    bob.get(link.removeprefix(ada.url))
    bob.send("Take this seat here")
    page = ada.get(f"{room}/keys")
    assert "a browser (this device)" in page.text
    assert "another device, by a link" in page.text
    ada.send("Sign out everywhere else")
    assert ada.path == f"{room}/keys"
    assert "by a link" not in ada.page.text
    assert "Join" in bob.get(room).text
    assert "You have no seat" in bob.get(f"{room}/keys", 403).alert
    # The last one is asked, and has the choice.
    (own,) = (value for form in ada.page.forms for name, value, _ in form.buttons if name == "key")
    ada.send(own)
    assert "cannot get the seat back" in ada.page.text
    assert "you, host" in ada.get(room).text
    ada.get(f"{room}/keys")
    ada.send(own)
    ada.send("Sign out and leave your seat")
    assert ada.path == room
    assert "Join" in ada.page.text
    assert "you, host" not in ada.page.text


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
    assert "Watching is off." in bob.get(f"{room}/watch", 403).alert
    assert "Watching is off." in bob.get(f"{room}/screen", 403).alert
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
            facts = ("application/json", "importmap")
            assert tag != "script" or given.get("src") or given["type"] in facts
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
    loaded = sorted(
        str(file) for file in files if file and re.match("/(static|skin|modules)/", file)
    )
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


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_pages_of_a_game_can_be_read(ada: Visitor, code: str) -> None:
    ada.get("/")
    ada.client.headers["accept-language"] = code
    tongue = tongue_of(code)

    def parts(name: str, game: str = "turing_machine") -> list[str]:
        ada.get(f"/g/{game}/{name}")
        (plain,) = re.findall(r"<noscript>(.*?)</noscript>", ada.html, re.DOTALL)
        return [unescape(part) for part in plain.split("<section")[1:]]

    about, *cards = parts("all")
    assert tongue.say(words_pages.ALL["all_about"]) in about
    assert len(cards) == len(CARDS)
    for card, part in zip(CARDS.values(), cards, strict=True):
        assert all(tongue.say(text) in part for text in (card.title, card.text))
        assert part.count("<li>") == len(card.laws)
        assert all(tongue.say(law.text) in part for law in card.laws)
    rules = "".join(parts("rules"))
    for key, sentence in words_pages.RULES.items():
        if key[-1].isdigit() and key not in {"rules_verifiers_3", "rules_keys_1"}:
            assert tongue.say(sentence) in rules, key
    assert tongue.say(words_pages.COMMON["rule_two_more"]) in rules
    box = "".join(parts("box"))
    assert tongue.say(words_pages.BOX["box_doubt_more"]) in box
    assert all(tongue.say(words_pages.BOX[f"box_how_{n}"]) in box for n in range(1, 5))
    others = "".join(parts("rules", "imitation"))
    for key, sentence in turing_words.WORDS.items():
        if re.match("rules_(?!keys)[a-z]+_[0-9]", key):
            assert tongue.say(sentence) in others, key


@pytest.mark.parametrize("path", ["/", "/privacy", "/preferences", "/g/turing_machine/box", "/no"])
def test_what_is_kept_of_a_page_is_nobodys(ada: Visitor, bob: Visitor, path: str) -> None:
    """A page that is rendered once has each visitor's own token and address, and no other's; and
    what is in an address is still only text."""
    evil = path + "?" + "&back=/%22%3E%3Cb%3Ebold&x=%22%3E%3Cb%3E"
    pages: list[str] = []
    for visitor, headers in (
        (ada, {}),
        (bob, {"cookie": "theme=dark"}),
        (ada, {"accept-language": "fr"}),
    ):
        for _ in range(2):
            pages.append(visitor.client.get(evil, headers=headers).text)
    tokens = [{*re.findall('name="token" value="([^"]+)"', page)} for page in pages]
    assert all(len(one) == 1 for one in tokens)
    assert tokens[0] == tokens[1] == tokens[4] != tokens[2]
    assert all("<b>" not in page for page in pages)
    assert ['data-theme="dark"' in page for page in pages] == [False, False, True, True] + [
        False
    ] * 2
    assert ['<html lang="fr"' in page for page in pages] == [False] * 4 + [True] * 2
    assert all(re.search('name="back" value="[^"]*x=%22%3E%3Cb%3E"', page) for page in pages)


def test_every_word_is_said() -> None:
    """No sentence waits for a translation that nobody will ever read."""
    folder = Path(words.__file__).parent
    used = "".join(path.read_text() for path in folder.glob("*.py") if path.name != "words.py")
    used += "".join(path.read_text() for path in (folder / "templates").glob("*.html"))
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


def test_many_actions_are_typed_and_not_pressed() -> None:
    moves = [f"{a}{b}" for a in "abcdefgh" for b in "12345678"]  # each a verb of its own
    (few,) = grouped(moves[:MOST_BUTTONS])
    assert [*few.buttons] == moves[:MOST_BUTTONS]
    many, ask = grouped([*moves, *(f"ask {code}" for code in CODES)])
    assert (many.prefix, many.buttons, [*many.slots]) == ("", (), [moves])
    assert many.example in moves
    assert ask.prefix == "ask"


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


def test_who_is_missing_is_counted_by_what_is_chosen() -> None:
    table = Table("imitation")

    def said() -> list[str]:
        return [str(one) for one in standing(table.room, 0, {0: "Ada", 1: "Bo"})]

    assert said() == ["Waiting for 2 more players."]  # three, where each plays alone
    table.join("Bo")
    assert said() == [
        "Two players cannot play the competitive mode: choose co-operative or Gnirut.",
        "Waiting for 1 more player.",
    ]
    table.say(0, "option mode cooperative")
    assert said() == [str(words.host_starts)]
    table.join("Cleo")
    table.say(0, "option mode competitive")
    assert said() == [str(words.host_starts)]


def test_a_choice_says_what_it_means_in_a_line_each() -> None:
    table = Table("imitation")
    (mode,) = (one for one in settings(table.room, True) if one["name"] == "mode")
    assert [str(label) for label, _, _ in mode["notes"]] == [str(one) for _, one in mode["choices"]]
    assert [chosen for _, _, chosen in mode["notes"]] == [True, False, False]


def test_somebody_who_is_chosen_by_place_is_called_by_name() -> None:
    table = Table("imitation")
    table.join("Bo")
    (first,) = (one for one in settings(table.room, True) if one["name"] == "first")
    assert [str(label) for _, label in first["choices"]] == ["at random", "Ada", "Bo"]
    table.say(0, "option first 3")  # by a program: what is chosen is always there
    (first,) = (one for one in settings(table.room, True) if one["name"] == "first")
    assert str(first["choices"][-1][1]) == "Player 3"
    table.say(0, "option first 2")
    (first,) = (one for one in settings(table.room, False) if one["name"] == "first")
    assert first["label"] == "Bo"
