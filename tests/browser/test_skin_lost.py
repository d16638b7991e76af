"""Turing Machine's page when something goes away: the tab, the device, the network, the server."""

from __future__ import annotations

import json
import re
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Any

import pytest

from support.browsing import (
    Visits,
    act,
    also_looked_at,
    answered,
    board,
    heard,
    hears,
    is_now,
    keys,
    later,
    law,
    match_with,
    open_board,
    play,
    problems_again,
    room_of,
    sent,
    set_digits,
    tried,
    until,
    view_of,
    visiting,
)
from support.scaling import SOAK
from support.serving import Serving, log_of, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, WebSocketRoute

SECRET = "4b 9a 11a 14c"
LOST = "The connection is lost"
CHUNK = 65_536


class Cable:
    """The wire between browsers and a server. It can be cut, and it can lose what comes back."""

    def __init__(self, port: int) -> None:
        self._far = port
        self._whole = True
        self._losing = False
        self._ends: list[socket.socket] = []
        self._near = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._near.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):  # closed, in the end
            while True:
                near, _ = self._near.accept()
                if not self._whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._far))
                self._ends += [near, far]
                threading.Thread(target=self._pump, args=(near, far, False), daemon=True).start()
                threading.Thread(target=self._pump, args=(far, near, True), daemon=True).start()

    def _pump(self, source: socket.socket, target: socket.socket, back: bool) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                if not (back and self._losing):
                    target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def lose_what_comes_back(self) -> None:
        self._losing = True

    def cut(self) -> None:
        self._whole = False
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends.clear()

    def mend(self) -> None:
        self._losing = False
        self._whole = True

    def close(self) -> None:
        with suppress(OSError):
            self._near.shutdown(socket.SHUT_RDWR)  # by which the thread wakes up
        self._near.close()
        self.cut()


@pytest.fixture
def cable(server: Serving) -> Iterator[Cable]:
    with closing(Cable(server.port)) as cable:
        yield cable


def acts(server: Serving, room: str, verb: str) -> list[str]:
    """The actions of a kind that were ever done in a room."""
    events = log_of(server.data / "bombe.db", room)
    actions = [event["action"] for event in events if event["do"] == "act"]
    return [action for action in actions if action.startswith(verb)]


def test_a_sheet_outlives_its_page_and_is_on_another_device(visit: Visits) -> None:
    laptop, (_, bob) = match_with(visit, "Bob", problem=SECRET)
    view = play(laptop, "ask 341 B")
    law(laptop, "c").first.click()
    view = answered(laptop, view)
    for name, text in (("Note on C", "not even"), ("Note", "think of 14")):
        laptop.get_by_label(name, exact=True).fill(text)
        laptop.get_by_label(name, exact=True).blur()
        view = answered(laptop, view)
    laptop.reload()
    _all_is_there(laptop, view)
    address, context = laptop.url, laptop.context
    laptop.close()
    laptop = context.new_page()
    laptop.goto(address)
    _all_is_there(laptop, view)
    _another_device_has_the_same_sheet(visit, laptop, view)
    play(laptop, "thumb down")
    bob.act("thumb down")
    assert view_of(laptop)["round"] == 2


def _all_is_there(page: Page, view: dict[str, Any]) -> None:
    board(page)
    assert view_of(page) == view
    assert is_now(law(page, "c").first, "crossed out")
    assert page.get_by_label("Note on C").input_value() == "not even"
    digits = page.get_by_role("radiogroup").get_by_role("radio", checked=True)
    assert [digit.inner_text().strip()[-1] for digit in digits.all()] == ["3", "4", "1"]
    page.get_by_role("button", name="B: yes").or_(
        page.get_by_role("button", name="B: no")
    ).first.wait_for()


def _another_device_has_the_same_sheet(visit: Visits, laptop: Page, view: dict[str, Any]) -> None:
    room = laptop.url[-6:]
    laptop.goto(f"/r/{room}?plain")
    laptop.get_by_text("Play on another device").click()
    laptop.get_by_role("button", name="Make a link").click()
    link = laptop.get_by_role("textbox", name="Link").input_value()

    phone = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    phone.goto("/")
    phone.goto(link)
    phone.get_by_role("button", name="Take this seat here").click()
    board(phone)
    assert view_of(phone) == view
    assert phone.url.endswith(f"/r/{room}")
    # The link is not in the history of the tab, and is used up for those who have no seat.
    phone.go_back()
    assert not phone.url.startswith(link)
    seat = phone.context.cookies()
    phone.context.clear_cookies()
    with visit.forgiving("403"):
        phone.goto(link)
        phone.get_by_role("alert").filter(has_text="used or has expired").wait_for()
    phone.context.add_cookies(seat)  # type: ignore[arg-type]
    phone.goto(f"/r/{room}")
    board(phone)
    phone.keyboard.press("s")
    note = phone.get_by_label("Note", exact=True)
    note.wait_for()
    assert note.input_value() == "think of 14"
    assert is_now(law(phone, "c").first, "crossed out")
    phone.keyboard.press("Escape")

    # Both are the same seat from now on: what one does shows on the other.
    act(laptop, "ask 341 C")
    phone.get_by_role("button", name=re.compile("^C: (yes|no)$")).first.wait_for()
    if SOAK:  # and the other way round
        open_board(laptop, room)
        play(phone, "ask 341 D")
        laptop.get_by_role("button", name=re.compile("^D: (yes|no)$")).first.wait_for()
        laptop.goto(f"/r/{room}?plain")
        laptop.get_by_text("Play on another device").click()

    # Until it is signed out.
    laptop.get_by_role("link", name="Where you are signed in").click()
    laptop.get_by_role("heading", name="Where you are signed in").wait_for()
    assert laptop.locator("#keys li").count() == 2
    assert problems_again(laptop, "dark", "light") == []
    laptop.get_by_role("button", name="Sign out everywhere else").click()
    phone.get_by_role("alert").filter(has_text="You have lost this seat here").wait_for()
    assert laptop.locator("#keys li").count() == 1
    open_board(laptop, room)


def test_a_question_is_asked_once_without_a_network_and_where_its_answer_is_lost(
    visit: Visits, server: Serving, cable: Cable
) -> None:
    page = visit(home=f"http://localhost:{cable.port}")
    open_board(page)
    _the_first_question_of_all_is_asked_without_a_network(page, visit, cable)
    room = page.url[-6:]
    assert acts(server, room, "ask") == ["ask 123 A"]
    heard(page)
    with visit.forgiving("WebSocket", "net::ERR"):
        cable.lose_what_comes_back()
        page.keyboard.press("b")
        until(page, lambda: len(acts(server, room, "ask")) > 1)  # it did arrive
        assert page.get_by_role("button", name="B: ").count() == 0
        cable.cut()
        page.get_by_text(LOST).first.wait_for()
        page.keyboard.press("b")  # an impatient one
        later(page, 400)
        page.keyboard.press("b")
        cable.mend()
        page.get_by_text(LOST).first.wait_for(state="detached")
        page.get_by_role("button", name="B: ").first.wait_for()
        hears(page, "B says ")  # so that what was sent is known to be done
    assert acts(server, room, "ask") == ["ask 123 A", "ask 123 B"]
    said = heard(page)
    assert any(LOST in one for one in said)
    assert not any("already" in one for one in said)  # it was the same question, and no other
    assert view_of(page)["left"] == 1
    play(page, "ask 123 C")


def _the_first_question_of_all_is_asked_without_a_network(
    page: Page, visit: Visits, cable: Cable
) -> None:
    """On the first page there is no room yet: the page says so, and goes on by itself."""
    with visit.forgiving("net::ERR"):
        cable.cut()
        keys(page, "ask 123 A")
        page.get_by_text(LOST).first.wait_for()
        later(page, 400)  # a second press sooner would be the same one
        page.keyboard.press("a")  # an impatient one
        cable.mend()
        answered(page, tried(page))
        page.get_by_role("button", name="A: ").first.wait_for()
        hears(page, "everything has arrived")


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Visits]:
    """A server of one's own, to be killed, and browsers in front of it."""
    data = tmp_path_factory.mktemp("lost")
    with (
        serving(data, BOMBE_LIMITS="0", BOMBE_GAMES="") as server,
        visiting(browser, server) as visits,
    ):
        yield visits


def test_a_question_that_never_arrived_is_asked_again(mortal: Visits) -> None:
    ada, (_, bob) = match_with(mortal, "Bob", problem=SECRET)
    others = also_looked_at(mortal, bob)
    room, server = ada.url[-6:], mortal.server
    set_digits(ada, "341")
    for page in others:
        set_digits(page, "123")
    assert server.process
    server.process.send_signal(signal.SIGSTOP)  # hears nothing more
    ada.keyboard.press("b")
    sent(ada)
    server.kill()
    for page in (ada, *others):
        page.get_by_text(LOST).first.wait_for()
        page.keyboard.press("c")  # while there is no connection at all
    server.start()
    for page, letter in ((ada, "B"), *((page, "C") for page in (ada, *others))):
        page.get_by_text(LOST).first.wait_for(state="detached")
        page.get_by_role("button", name=f"{letter}: ").first.wait_for()
    asked = ["ask 123 C"] * len(others) + ["ask 341 B", "ask 341 C"]
    assert sorted(acts(server, room, "ask")) == asked
    assert view_of(ada)["sheet"]["rounds"][-1]["proposal"] == "341"
    keys(ada, "thumb down")
    bob.act("thumb down")
    for page in (ada, *others):
        hears(page, "End of round 1.")


def test_that_the_game_cannot_show_the_match_is_said_until_it_can(visit: Visits) -> None:
    sentence = "This game has a fault: it cannot show the match. The server's log says more."
    ada = visit()
    host = room_of(visit, ada, problem=SECRET)
    host.order("start")
    lines = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    ada.route_web_socket(re.compile("/live"), through)
    open_board(ada, host.room)
    fault = ada.get_by_role("alert").filter(has_text=sentence)
    assert not fault.is_visible()
    lines[0].send(json.dumps({"refused": sentence, "nonce": "", "status": 500}))
    fault.wait_for()
    play(ada, "ask 341 B")
    fault.wait_for(state="hidden")
