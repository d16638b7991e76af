"""Choosing a problem: by name, in a real browser beside the board, and by a link."""

from __future__ import annotations

import json
import re
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from bombe.games import GAMES
from bombe.games.turing_machine.booklet import BOOKLET
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.problem import Problem, Secret
from bombe.games.turing_machine.reference import read_source
from bombe.games.turing_machine.remarks import HARD
from bombe.games.turing_machine.skin import again, glance
from bombe.match import Match
from bombe.text import BadInput
from support.browsing import (
    Visits,
    also_looked_at,
    answered,
    board,
    keys,
    law,
    open_board,
    play,
    problems,
    problems_again,
    room_of,
    sit,
    sticks_out,
    tab_to,
    view_of,
)
from support.scaling import some
from support.serving import Refusal, Serving

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Response

FIRST = "RY8YNND"  # the id of the booklet's first problem


# --- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("printed", BOOKLET, ids=lambda printed: str(printed.number))
def test_a_printed_problem_has_a_name(printed: Any) -> None:
    for name in (f"booklet {printed.number}", f" Booklet {printed.number}\n"):
        assert read_source(name) == printed.secret


@pytest.mark.parametrize(
    "name", ["booklet", "booklet 0", "booklet 21", "booklet 07", "booklet x", "booklet  7"]
)
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_source(name)
    assert len(str(refused.value).splitlines()) == 1


@pytest.mark.parametrize("name", ["booklet 7", FIRST.lower(), "4b 9a 11a 14c", "4 9 11 14", ""])
def test_a_match_begins_as_it_was_shown(name: str) -> None:
    game = GAMES["turing_machine"]
    chosen = {"problem": name, "machine": "plain", "mode": "extreme"}
    dealt, lacking = glance(chosen)
    view = Match.new(game, dealt, 1, 3).view(0) | lacking
    options = again(chosen, view)
    match = Match.new(game, options, 1, 4)
    assert match.view(0) == view
    source = read_source(name) if name else None
    if isinstance(source, Secret):
        assert match.view(0)["chosen"]
        assert match.state.secret == source
    else:
        assert isinstance(read_source(options["problem"]), Problem)
    # What follows is of the same kind, though something else was chosen beside the name.
    later = Match.new(game, {**options, "problem": ""}, 1, 5).view(0)
    for kind in ("mode", "verifiers", "difficulty"):
        assert later[kind] == view[kind]


# --- beside the board ----------------------------------------------------------------------------


def choosing(page: Page, leaving: bool = False) -> Locator:
    """Open the dialog with keys, where the focus is then; perhaps to leave a game unfinished."""
    key = page.get_by_role("button", name="New problem").first
    key.focus()
    page.keyboard.press("Enter")
    if leaving:
        page.get_by_role("dialog", name="Leave this game unfinished?").wait_for()
        page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="New problem")
    dialog.wait_for()
    return dialog


def pick(dialog: Locator, name: str, steps: int) -> None:
    """Choose within a group of radio buttons with the arrows."""
    dialog.get_by_role("group", name=name).get_by_role("radio", checked=True).focus()
    for _ in range(steps):
        dialog.page.keyboard.press("ArrowRight")


def shown(page: Page) -> str:
    """The problem that the header names."""
    return page.locator("#bar .mono").inner_text()


def asked(page: Page) -> dict[str, Any]:
    """The view with the first answer: the room comes first, then the question."""
    view = answered(page, {})
    while not view["sheet"]["rounds"][0]["answers"]:
        view = answered(page, view)
    return view


def test_an_extreme_problem_with_keys_alone(visit: Visits) -> None:
    page = visit()
    open_board(page)
    dialog = choosing(page)
    dialog.get_by_role("radio", name="A new one").focus()
    tab_to(page, dialog.get_by_role("radio", name="classic"))
    page.keyboard.press("ArrowRight")
    pick(dialog, "Verifiers", 1)
    page.keyboard.press("Enter")
    dialog.wait_for(state="detached")
    board(page)
    assert re.fullmatch(r"(\d+\+\d+ ){4}\d+\+\d+", shown(page))
    assert page.url.endswith("/")  # no room yet
    keys(page, "ask 123 E")
    view = asked(page)
    assert (view["mode"], view["verifiers"], view["problem"]) == ("extreme", "ABCDE", shown(page))
    # It is remembered, and another takes the place of the match that runs.
    room = page.url
    dialog = choosing(page, leaving=True)
    assert dialog.get_by_role("radio", name="extreme").is_checked()
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert page.get_by_role("button", name="New problem").first.evaluate(
        "(key) => key === document.activeElement"
    )
    dialog = choosing(page, leaving=True)
    pick(dialog, "Mode", 1)
    page.keyboard.press("Enter")
    dialog.wait_for(state="detached")
    board(page)
    page.get_by_text("nightmare").first.wait_for()
    assert page.url.endswith("/")
    keys(page, "ask 321 A")
    page.wait_for_url("**/r/*")
    assert page.url != room
    [only] = asked(page)["sheet"]["rounds"]
    assert (only["proposal"], list(only["answers"])) == ("321", ["A"])
    page.go_back()
    page.wait_for_url(room)
    board(page)
    assert view_of(page) == view
    _the_page_of_a_room_gives_way_to_the_first_page(page)


def _the_page_of_a_room_gives_way_to_the_first_page(page: Page) -> None:
    """Where one came to the room by its own address, or back to it."""
    room = page.url
    dialog = choosing(page, leaving=True)
    pick(dialog, "Mode", 1)  # the first follows the last
    pick(dialog, "Verifiers", 1)
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/\?.*problem="))
    board(page)
    chosen = shown(page)
    assert len(chosen.split()) == 6
    keys(page, "ask 123 F")
    page.wait_for_url("**/r/*")
    assert asked(page)["problem"] == chosen
    assert page.url != room


def test_what_is_typed_or_found_in_the_booklet_is_played(visit: Visits) -> None:
    page = visit()
    open_board(page)
    _an_id_of_the_official_site_is_known_for_one(visit, page)
    _commas_between_cards_are_no_mistake(page)
    _a_room_for_friends(page)
    open_board(page)
    _a_number_of_the_booklet(page)
    _an_id_is_played_as_it_is(page)


def _an_id_of_the_official_site_is_known_for_one(visit: Visits, page: Page) -> None:
    dialog = choosing(page)
    dialog.get_by_role("radio", name="Cards or an id").check(force=True)
    dialog.get_by_label("Cards, or the id of a problem").fill("A52 F7E 1")
    with visit.forgiving("409"):
        page.keyboard.press("Enter")
        dialog.get_by_role("alert").filter(has_text="official site").wait_for()
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def _commas_between_cards_are_no_mistake(page: Page) -> None:
    dialog = choosing(page)
    dialog.locator("input[value=named]").check(force=True)
    dialog.get_by_role("textbox").fill("3, 7,10 , 14")
    page.keyboard.press("Enter")
    dialog.wait_for(state="detached")
    assert shown(page) == "3 7 10 14"


def _a_room_for_friends(page: Page) -> None:
    dialog = choosing(page)
    dialog.get_by_role("radio", name="The booklet").check(force=True)
    dialog.get_by_role("button", name="With friends").click()
    page.wait_for_url("**/r/*")
    look = page.request.get(f"/api/rooms/{page.url[-6:]}").json()
    assert look["table"]["phase"] == "lobby"
    options = look["table"]["options"]
    assert options["problem"] is True  # and which is nobody's business
    assert (options["machine"], options["verifiers"], options["difficulty"]) == ("none", 4, "easy")


def _a_number_of_the_booklet(page: Page) -> None:
    sent: list[str] = []

    def listen(response: Response) -> None:
        if "/attempt?" in response.url:
            sent.append(response.text())

    page.on("response", listen)
    dialog = choosing(page)
    dialog.get_by_role("radio", name="The booklet").check(force=True)
    dialog.get_by_text("1 to 16 are for new players.").wait_for()
    last = re.compile("^Problem 20: 6 verifiers, difficulty 2 of 3, luck 1 of 3$")
    dialog.get_by_role("radio", name=last).check(force=True)
    page.keyboard.press("Enter")
    dialog.wait_for(state="detached")
    board(page)
    printed = BOOKLET[19]
    assert shown(page) == str(printed.problem)
    cards = [card for group in printed.problem.groups for card in group]
    assert page.locator(".deck .hard-card").count() == len([one for one in cards if one >= HARD])
    [attempt] = sent
    assert id_of(printed.secret) not in attempt
    assert str(printed.secret) not in attempt
    assert CODES[printed.secret.code] not in json.loads(attempt)["view"].values()
    keys(page, "ask 123 F")
    assert asked(page)["chosen"]


def _an_id_is_played_as_it_is(page: Page) -> None:
    dialog = choosing(page, leaving=True)
    dialog.get_by_role("radio", name="Cards or an id").check(force=True)
    dialog.get_by_label("Cards, or the id of a problem").fill(FIRST.lower())
    page.keyboard.press("Enter")
    dialog.wait_for(state="detached")
    board(page)
    assert shown(page) == "4 9 11 14"
    keys(page, "thumb up 241")
    view = answered(page, {})
    while not view["over"]:
        view = answered(page, view)
    assert (view["id"], view["chosen"], view["solution"]) == (FIRST, True, "241")
    # Another like this: of the same kind, in the same room.
    page.get_by_role("button", name="Another problem like this").click()
    view = answered(page, view)
    assert not view["over"]
    assert not view["chosen"]
    assert (view["mode"], len(view["verifiers"]), view["difficulty"]) == ("classic", 4, "easy")


def test_only_the_host_chooses_for_others(visit: Visits) -> None:
    bob = visit()
    host = visit.program()
    host.make(game="turing_machine", name="Ada")
    guest = visit.program(host.room, "Bob")
    sit(bob, guest)
    host.order("start")
    pages = also_looked_at(visit, host)
    for page in (*pages, bob):
        open_board(page, host.room)
        assert not page.get_by_text("New problem").count()
    host.order("end")
    # The board rests: what could be done on it looks and is disabled, and can still be read.
    bob.locator(".thumb-in", has_text="The host ended the match.").wait_for()
    for keys_ in (".ask-key", ".ask-here", ".law", ".digit-mark", ".drum"):
        assert bob.locator(keys_).count() == bob.locator(f'{keys_}[aria-disabled="true"]').count()
    assert not bob.get_by_role("button", name="I know the code").count()
    law(bob, "a").first.click(force=True)
    bob.keyboard.type("123a")
    bob.keyboard.press("k")
    assert not bob.get_by_role("dialog").count()
    assert not bob.locator(".alert:visible, .struck").count()
    assert bob.get_by_label("Note on A").get_attribute("readonly") is not None
    assert problems(bob, "light") == []
    assert not bob.locator("#bar").get_by_text("New problem").count()
    with pytest.raises(Refusal):
        guest.order("start")
    sit(bob, host)  # and there is the host
    bob.reload()
    for ada in (*pages, bob):
        ada.locator("#bar").get_by_role("link", name="New problem").click()
        ada.wait_for_url(re.compile(r"\?table$"))


# --- links ---------------------------------------------------------------------------------------


def test_a_link_opens_its_problem_or_says_why_not(visit: Visits) -> None:
    page = visit()
    page.goto("/?problem=3+7+10+14&machine=none&utm_source=x")
    board(page)
    assert shown(page) == "3 7 10 14"
    keys(page, "ask 123 A")
    view = asked(page)
    assert (view["problem"], view["machine"], view["chosen"]) == ("3 7 10 14", None, False)
    queries = (
        *("problem=3+7+99+14", "mode=silly", "problem=booklet+99"),
        *("handicap=[1]", "problem=%F0%9F"),
    )
    for query in some(queries):
        with visit.forgiving("400"):
            answer = page.goto(f"/?{query}")
            assert answer
            assert answer.status == 400, query
            board(page)
            page.get_by_role("alert").filter(has_text=re.compile(r"\w{3}")).wait_for()
        assert sticks_out(page) == [], query


def test_the_end_links_to_the_problem(visit: Visits, server: Serving) -> None:
    page = visit(locale="fr")
    host = room_of(visit, page, problem="4 9 11 14", machine="clever")
    host.order("start")
    host.act("ask 123 A")
    host.act("thumb down")
    open_board(page, host.room)
    view = play(page, "thumb up 111")
    page.get_by_role("button", name="Montrer le code").click()
    links = page.locator(".links a")
    links.first.wait_for()
    addresses = [str(one.get_attribute("href")) for one in links.all()]
    assert addresses == [
        f"{server.url}/?problem={view['id']}",
        f"{server.url}/?problem=4+9+11+14",
    ]
    text = page.locator(".share pre").inner_text()
    said = text.removesuffix(addresses[0])  # whose port may have any digits
    assert said != text
    assert view["solution"] not in said
    for address in some(addresses):
        page.goto(address)
        board(page)
        assert shown(page) == "4 9 11 14"


# --- for everybody -------------------------------------------------------------------------------


@pytest.mark.parametrize(("tongue", "width"), some(product(("fr", "en", "nl"), (320, 1280))))
def test_axe_finds_nothing_in_the_dialog_and_what_cannot_be_is_said_beside_the_field(
    visit: Visits, tongue: str, width: int
) -> None:
    page = visit(locale=tongue, viewport={"width": width, "height": 800})
    open_board(page)
    if tongue == "fr":
        _what_cannot_be_is_said_beside_the_field(visit, page)
    page.locator("#bar button").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").click()
    assert problems_again(page, "light") == []  # the page behind it, too
    for kind in ("new", "named", "booklet"):
        dialog.locator(f"input[value={kind}]").check(force=True)
        look = problems if kind == "booklet" else problems_again  # which has most in it
        assert look(page, within="dialog") == []
        assert dialog.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0
    assert sticks_out(page) == []


def _what_cannot_be_is_said_beside_the_field(visit: Visits, page: Page) -> None:
    with visit.forgiving("409"):
        before = shown(page)
        page.get_by_role("button", name=re.compile("Nouveau|New")).first.click()
        dialog = page.get_by_role("dialog")
        dialog.locator("input[value=named]").check(force=True)
        field = dialog.get_by_role("textbox")
        for name in ("", "3 7 99 14", "3 7", "hello", "booklet 33"):
            field.fill(name)
            page.keyboard.press("Enter")
            said = dialog.locator("#choose-wrong")
            page.wait_for_function("() => document.getElementById('choose-wrong').textContent")
            assert field.get_attribute("aria-invalid") == "true"
            assert "choose-wrong" in str(field.get_attribute("aria-describedby"))
            if name == "3 7 99 14":
                assert "carte 99" in said.inner_text()
        assert field.evaluate("(one) => one === document.activeElement")
        page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
        assert shown(page) == before
        assert page.url.endswith("/")
    # What was not played is not remembered.
    assert page.evaluate("localStorage.getItem('choice')") is None
