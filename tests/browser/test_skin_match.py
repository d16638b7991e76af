"""Several people at Turing Machine's page, each in a browser of their own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.generate import generate_on
from bombe.games.turing_machine.problem import parse_problem
from support.browsing import (
    PHONE,
    TURING_MACHINE,
    Visits,
    act,
    also_looked_at,
    answered,
    at_rest,
    board,
    enter,
    heard,
    hears,
    keys,
    match_with,
    open_board,
    play,
    room_of,
    set_digits,
    sit,
    sticks_out,
    view_of,
)
from support.scaling import SOAK, in_the_soak

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

    from support.serving import Person

SECRET, CODE = "4b 9a 11a 14c", "241"


def reveal(page: Page, n: int) -> None:
    """See the thumbs of a round, all of them at once."""
    page.get_by_text(f"End of round {n}", exact=True).wait_for()


def unaware(pages: list[Page], n: int) -> bool:
    """Nobody has been told how the thumbs of a round are."""
    return not any(f"End of round {n}" in said for page in pages for said in heard(page))


def standing(page: Page, name: str) -> list[str]:
    """What the table at the end says of somebody."""
    everybody = page.get_by_role("table").filter(
        has=page.get_by_role("columnheader", name="Player", exact=True)
    )
    row = everybody.get_by_role("row").filter(has_text=name)
    row.wait_for()
    return [cell.strip() for cell in row.get_by_role("cell").all_inner_texts()]


def test_who_has_found_the_code_waits_for_the_machine(visit: Visits) -> None:
    # On these cards it thinks for seconds, which is more than we take to declare the code.
    slow = parse_problem("40+48 46+20 17+45 33+12 41+43")
    secret = next(generate_on(slow, seed=1))
    page, (host,) = match_with(visit, problem=str(secret), machine="optimal")
    keys(page, f"thumb up {CODES[secret.code]}")
    page.get_by_text("The code was found; the Machine is still thinking.").first.wait_for()
    hears(page, "The code was found; the Machine is still thinking.")
    assert view_of(page)["machine"] == {"level": "optimal", "thinking": True}
    assert page.get_by_role("button", name="Take it back").count() == 0
    assert page.get_by_role("button", name="I know the code").count() == 0
    host.order("end")  # so that it thinks no longer than somebody looks


def do(person: Person, *actions: str) -> None:
    for action in actions:
        person.act(action)


@in_the_soak  # as when one of three is wrong, below, every day; rematches are in test_at_the_table
def test_three_find_the_code_in_one_round_and_the_fewest_questions_win(
    visit: Visits,
) -> None:
    ada, cleo = pages = [visit(lasting=True) for _ in range(2)]
    room = room_of(visit, ada, "Ada", problem=SECRET).room
    ada.goto(f"/r/{room}")
    bob = visit.program(room, "Bob")
    enter(cleo, room, "Cleo")
    pages += also_looked_at(visit, bob, lasting=True)
    ada.get_by_text("Cleo").first.wait_for()
    ada.get_by_role("button", name="Start").focus()
    ada.keyboard.press("Enter")
    for page in pages:
        board(page)
    play(ada, "ask 341 A", "ask 341 B", "thumb down")
    do(bob, "ask 123 A", "ask 123 B", "ask 123 C", "thumb down")
    ada.get_by_text("Waiting for Cleo.").first.wait_for()
    cleo.get_by_text("Everyone is waiting for you.").first.wait_for()
    play(cleo, "ask 555 D")
    assert unaware(pages, 1)
    keys(cleo, "thumb down")
    for page in pages:
        reveal(page, 1)
    for page in pages:
        hears(page, "End of round 1. Nobody knows the code yet.")
        page.keyboard.press("Escape")
    play(ada, "ask 241 A", f"thumb up {CODE}")
    do(bob, "ask 241 B", "ask 241 C", f"thumb up {CODE}")
    act(cleo, "ask 241 A", "ask 241 B", "ask 241 C")
    cleo.wait_for_function("() => Object.keys(viewed.sheet.rounds[1].answers).length === 3")
    assert unaware(pages, 2)
    keys(cleo, f"thumb up {CODE}")
    for page in pages:
        hears(page, "End of round 2. 3 say they know the code.")
        assert standing(page, "Ada") == [CODE, "2", "3"]
        assert standing(page, "Bob") == [CODE, "2", "5"]
        assert standing(page, "Cleo") == [CODE, "2", "4"]
    mine = ada.get_by_role("heading", name="You broke it with the fewest questions")
    mine.wait_for()
    for page in pages[1:]:
        page.get_by_role("heading", name="Ada broke it with the fewest questions").wait_for()
        page.get_by_text("Ada can start the next match.").first.wait_for()
    ada.keyboard.press("Escape")
    ada.get_by_role("button", name="Rematch").click()
    for page in pages:
        board(page)
    assert view_of(cleo)["round"] == 1


def test_one_is_wrong_and_two_share_the_win(visit: Visits) -> None:
    cleo = visit(lasting=True)
    host = visit.program()
    host.make(game=TURING_MACHINE, options={"problem": SECRET}, name="Ada")
    bob, guest = (visit.program(host.room, name) for name in ("Bob", "Cleo"))
    host.order("start")
    sit(cleo, guest)
    open_board(cleo, host.room)
    others = [page for one in (host, bob) for page in also_looked_at(visit, one, lasting=True)]
    pages = [cleo, *others]
    do(host, "ask 341 A", "thumb down")
    do(bob, "ask 123 A", "thumb down")
    keys(cleo, "thumb up 125")
    for page in pages:
        reveal(page, 1)
        for words in ("Cleo says: I know the code.", "Ada: thumb down.", "Cleo: thumb up."):
            hears(page, words)
        page.get_by_text("wrong code, out").first.wait_for()
        page.keyboard.press("Escape")
    cleo.get_by_text("You are out.").first.wait_for()
    assert cleo.get_by_role("button", name="I know the code").count() == 0
    # It is said once, and no question is counted that cannot be asked.
    assert cleo.get_by_text("You are out of this match.").count() == 1
    assert cleo.locator(".pips").count() == 0
    before = view_of(cleo)
    cleo.keyboard.press("a")  # which asks nothing any more
    do(host, "ask 241 A", "ask 241 D", f"thumb up {CODE}")
    do(bob, "ask 222 A", "ask 222 B")
    assert view_of(cleo)["sheet"] == before["sheet"]
    do(bob, f"thumb up {CODE}")
    lost = "Ada and Bob broke it with the fewest questions"
    won = "You tie on fewest questions and share the win"
    for page, said in ((cleo, lost), *((page, won) for page in others)):
        _tells_how_it_ended(page, said)
    sit(cleo, host)  # where one who has won looks
    cleo.goto(f"/r/{host.room}")
    _tells_how_it_ended(cleo, won)


def _tells_how_it_ended(page: Page, said: str) -> None:
    page.get_by_role("heading", name=said).wait_for()
    assert standing(page, "Ada") == [CODE, "2", "3"]
    assert standing(page, "Bob") == [CODE, "2", "3"]
    assert standing(page, "Cleo") == ["125", "1", "0"]
    assert "wrong" in page.get_by_role("row").filter(has_text="Cleo").first.inner_text()


def test_what_others_do_disturbs_nobody_and_only_whom_we_wait_for_is_heard(visit: Visits) -> None:
    page, (_, other) = match_with(visit, "Bob", problem=SECRET)
    asks = iter(("ask 123 A", "ask 123 B", "ask 123 C"))

    def other_goes_on(proposal: str) -> None:
        view = view_of(page)
        other.act(next(asks))
        answered(page, view)
        page.get_by_text(proposal).first.wait_for()
        at_rest(page)

    def focus() -> str:
        name: str = page.evaluate(
            "(({ activeElement: one }) => [one.nodeName, one.getAttribute('aria-label'),"
            " one.value, one.selectionStart].join())(document)"
        )
        return name

    # Digits that are set and not yet asked, with the focus on the last of them.
    set_digits(page, "54")
    heard(page)
    before = focus()
    other_goes_on("123")
    assert focus() == before
    chosen = page.get_by_role("radiogroup").get_by_role("radio", checked=True)
    assert [digit.inner_text().strip()[-1] for digit in chosen.all()] == ["5", "4", "1"]
    assert heard(page) == []  # what somebody else asks is no news to be read out

    # Words that are being written, with the cursor in them.
    note = page.get_by_label("Note on B")
    note.fill("perhaps even")
    note.evaluate("(one) => one.setSelectionRange(3, 3)")
    before = focus()
    other_goes_on("123")
    assert focus() == before
    assert before.endswith("perhaps even,3")

    # A code that is being declared.
    page.keyboard.press("Escape")
    note.blur()
    page.keyboard.press("k")
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    page.keyboard.type("32")
    before = focus()
    other_goes_on("123")
    other.act("thumb down")
    page.get_by_text("Everyone is waiting for you.").first.wait_for(state="attached")
    assert focus() == before
    assert dialog.get_by_role("button", name="Declare 32").is_visible()
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    now = view_of(page)
    page.keyboard.press("b")
    answered(page, now)
    page.get_by_text("B: ").first.wait_for(state="attached")
    assert view_of(page)["sheet"]["rounds"][-1]["proposal"] == "541"
    assert view_of(page)["sheet"]["notes"] == {"B": "perhaps even"}
    # A long note has room, and takes none for the others.
    note.fill("perhaps even, " * 8)
    first, second = (page.locator(".jot").nth(n).bounding_box() for n in (0, 1))
    assert first
    assert second
    assert second["height"] > 1.5 * first["height"]
    note.blur()
    _only_whom_we_wait_for_is_heard(page, other)


def _only_whom_we_wait_for_is_heard(page: Page, other: Person) -> None:
    play(page, "thumb down")
    hears(page, "End of round 1.")
    heard(page)
    do(other, "ask 512 A", "mark 4a", "note A even")
    page.get_by_text("512").first.wait_for()
    assert heard(page) == []
    other.act("thumb down")
    hears(page, "Everyone is waiting for you.")
    assert heard(page) == ["Everyone is waiting for you."]
    play(page, "thumb down")
    hears(page, "End of round 2.")
    play(page, "thumb down")
    heard(page)
    other.act("thumb down")
    hears(page, "End of round 3.")
    said = heard(page)
    assert said.count("Your turn.") == 1
    assert sum("End of round 3." in one for one in said) == 1
    assert len(said) == 2


def test_a_guest_with_a_phone_sees_at_once_who_may_go_on(visit: Visits) -> None:
    page = visit(**PHONE)
    host = visit.program()
    host.make(game=TURING_MACHINE, options={"problem": SECRET}, name="W" * 40)
    guest = visit.program(host.room, "Bob")
    sit(page, guest)
    host.order("start")
    host.act(f"thumb up {CODE}")
    guest.act("thumb down")
    page.goto(f"/r/{host.room}")
    said = page.get_by_text("can start the next match.")
    steps = page.get_by_role("link", name="Step through it")
    for width, height in ((390, 844), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        for one in (page.get_by_role("heading", name="broke the code"), said, steps):
            box = one.bounding_box()
            assert box
            assert 0 <= box["y"] < box["y"] + box["height"] <= height
            assert box["height"] < height / 4  # most of the window is the result's
        assert sticks_out(page) == []


# --- names that want to be more than names -------------------------------------------------------

NAMES = [
    "<img src=x onerror=p=1>",
    '"><script>p=1</script>',
    "</strong></p><h1>Won",
    "{{7*7}}${p=1}&lt;b&gt;",
    "\u202egnip\u202c\u2066\u200f!",
    "W" * 40,
    "\u0635" * 40,
]


EVIL = "<img src=x onerror=p=1><b>" + "V" * 40


def _sent(near: WebSocketRoute) -> None:
    """A name that no server would send: what comes over the connection is shown as text, too."""
    far = near.connect_to_server()
    far.on_message(lambda text: near.send(str(text).replace("Bob the builder", EVIL)))


def test_a_name_is_text_and_nothing_else(visit: Visits) -> None:
    ada = visit(lasting=True, viewport={"width": 320, "height": 640})
    host = room_of(visit, ada, NAMES[0], problem=SECRET)
    people = [host, *(visit.program(host.room, name) for name in NAMES[1:])]
    for person, name in zip(people[1:], NAMES[1:], strict=True):
        person.order(f"say {name}")
    shown = [one["name"] for one in host.look()["table"]["people"]]
    assert not any("\u202a" <= letter <= "\u206f" for name in shown for letter in name)
    people.insert(1, visit.program(host.room, "Bob the builder"))
    ada.route_web_socket(re.compile("/live"), _sent)

    def innocent(*names: str) -> None:
        assert ada.evaluate("typeof p") == "undefined"
        assert ada.locator("img[src=x], main script:not([type='application/json'])").count() == 0
        assert sticks_out(ada) == []
        for name in names:
            ada.get_by_text(name).first.wait_for(state="attached")
            assert ada.locator("main").get_by_text(name).count()

    ada.goto(f"/r/{host.room}")
    ada.get_by_text(shown[1]).first.wait_for()
    innocent(*shown)
    host.order("start")
    board(ada)
    innocent(*shown, EVIL)
    assert ada.locator("main img").count() == 0
    for person in people[1:-1]:
        do(person, *["ask 341 A"] * SOAK, "thumb down")
    people[-1].act("thumb up 125")
    ada.keyboard.press("n")
    ada.get_by_text("End of round 1", exact=True).wait_for()
    innocent(shown[1])
    for person in people[1:-1]:
        person.act(f"thumb up {CODE}")
    ada.keyboard.press("n")
    ada.get_by_role("heading", name=shown[1]).first.wait_for()
    innocent(*shown)
