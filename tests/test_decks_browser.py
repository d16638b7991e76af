"""A host puts pictures into a room in a real browser, and others see that they are there."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from browsing import PHONE, Visits, heard, problems, sit, sticks_out, tab_to
from gallery import archive, file, make_game, picture, put_in
from serving import Person, Serving, serving

if TYPE_CHECKING:
    from playwright.sync_api import FileChooser, Page, Request, Route

ENOUGH = 62  # pictures; the game wants 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("decks")
    with serving(folder / "data", BOMBE_LIMITS="0", **make_game(folder)) as server:
        yield server


@pytest.fixture
def host(visit: Visits) -> Person:
    person = visit.program()
    person.make(game="imitation", name="Ada")
    return person


@pytest.fixture
def page(visit: Visits, host: Person) -> Page:
    """The host's, with the part about pictures open."""
    return opened(visit(), host)


def opened(page: Page, host: Person) -> Page:
    sit(page, host)
    page.goto(f"/r/{host.room}")
    if page.locator("#own-pictures[open]").count() == 0:
        page.locator("#own-pictures > summary").click()
    return page


def upload(n: int, kind: str = "PNG") -> dict[str, Any]:
    return {"name": f"{n}.{kind.lower()}", "mimeType": "", "buffer": file(picture(n), kind)}


def choose(page: Page, *files: dict[str, Any]) -> None:
    page.get_by_label("Choose pictures").set_input_files([*files])  # type: ignore[arg-type]


def drop(page: Page, name: str, content: bytes, where: str = "#drop") -> None:
    data = page.evaluate_handle(
        """([name, text]) => {
            const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
            const data = new DataTransfer();
            data.items.add(new File([bytes], name));
            return data;
        }""",
        [name, base64.b64encode(content).decode()],
    )
    for kind in ("dragenter", "dragover", "drop"):
        page.dispatch_event(where, kind, {"dataTransfer": data})


def taken(page: Page, n: int, refused: int = 0) -> None:
    """Wait until all was sent and this has become of it."""
    words = f"Taken: {n}. Not taken: {refused}."
    page.locator("[data-part=sent]", has_text=words).wait_for(timeout=120_000)


def not_taken(page: Page) -> list[str]:
    return page.locator("[data-part=not-taken] li").all_inner_texts()


def count(page: Page, words: str) -> None:
    page.locator("#own-count", has_text=words).wait_for()


def shows(page: Page, *names: str) -> None:
    """Wait until the page shows just these, each of which is a picture."""
    page.wait_for_function(
        """(names) => JSON.stringify(names) === JSON.stringify(
            [...document.querySelectorAll("#previews img")].map((one) => one.alt))""",
        arg=[*names],
    )
    page.locator("#previews img").first.scroll_into_view_if_needed()
    page.wait_for_function("document.querySelector('#previews img').naturalWidth === 768")
    page.wait_for_function(  # the others are loaded when somebody comes near them
        """async () => {
            for (const { src } of document.querySelectorAll("#previews img")) {
                const copy = Object.assign(new Image(), { src });
                await copy.decode();
                if (copy.naturalWidth !== 768) return false;
            }
            return true;
        }"""
    )


def test_a_whole_deck_is_put_in_and_played_with(visit: Visits, host: Person, page: Page) -> None:
    guest, third = visit(), visit.program(host.room, "Cleo")
    sit(guest, visit.program(host.room, "Bob"))
    guest.goto(f"/r/{host.room}")
    count(page, "0 pictures; at least 60 are needed.")
    page.evaluate(
        """() => {
            const line = document.getElementById("sending");
            window.told = [];
            new MutationObserver(() => told.push(line.textContent)).observe(line,
                { childList: true });
        }"""
    )
    broken = {"name": "notes.png", "mimeType": "", "buffer": b"no picture at all"}
    again = {"name": "again.jpeg", "mimeType": "", "buffer": file(picture(3), "JPEG")}
    choose(page, *(upload(n) for n in range(30)), broken, again)
    taken(page, 30, refused=2)
    assert page.evaluate("told") == [f"Sending {n} of 32" for n in range(1, 33)]
    first, second = not_taken(page)
    assert first.startswith("notes.png This is no picture that can be read here")
    assert second == "again.jpeg This is nearly the same as '3.png'."
    assert heard(page)[-1] == "Taken: 30. Not taken: 2."
    count(page, "30 pictures; at least 60 are needed.")
    files = {f"{n}.png": file(picture(n)) for n in range(30, ENOUGH)}
    drop(page, "rest.zip", archive(files | {"../up.png": file(picture(99))}))
    taken(page, 32, refused=1)
    assert not_taken(page) == ["../up.png Its name leads out of the archive."]
    count(page, f"{ENOUGH} pictures.")
    shows(page, *(f"{n}.png" for n in range(ENOUGH)))

    row = guest.locator("#settings dd", has_text=f"{ENOUGH} pictures")
    assert row.inner_text() == f"{ENOUGH} pictures, not in use"
    assert guest.locator("#own-pictures, #previews").count() == 0
    page.get_by_label("Play with these pictures").check()
    guest.locator("#settings dd", has_text=f"{ENOUGH} pictures, in use").wait_for()
    assert host.look()["table"]["options"]["pictures"] is True

    for one in (page, guest):
        one.close()  # else they go to the game's own page while the browser is being closed
    host.order("start")
    name = third.look()["view"]["guide"]["name"]
    guide = third.client.get(f"/api/rooms/{host.room}/pictures/{name}")
    own = host.ask("GET", f"/api/rooms/{host.room}/pictures")["pictures"]
    kept = [host.client.get(f"/api/rooms/{host.room}/pictures/own/{one['key']}") for one in own]
    assert guide.content in {one.content for one in kept}


def test_between_matches_and_all_removed(visit: Visits) -> None:
    """In a game of which the page knows nothing."""
    host = visit.program()
    host.make(game="gallery")
    put_in(host, file(picture(1)), "one.png")
    host.order("start")
    page = visit()
    sit(page, host)
    page.goto(f"/r/{host.room}")
    assert page.locator("#own-pictures").count() == 0  # they are fixed while a match runs
    host.order("end")
    page.locator("#own-pictures[open]").wait_for()
    choose(page, upload(2))
    taken(page, 1)
    shows(page, "one.png", "2.png")
    page.get_by_label("Play with these pictures").check()
    page.locator("#removing summary").click()
    page.get_by_role("button", name="Remove all").click()
    count(page, "0 pictures.")
    assert page.locator("#previews").count() == 0
    # What was chosen stays chosen, and can be taken back.
    page.get_by_label("Play with these pictures").uncheck()
    page.get_by_label("Play with these pictures").wait_for(state="detached")
    assert host.look()["table"]["options"]["faces"] is False


def test_by_keys_alone(page: Page) -> None:
    chosen: list[bool] = []

    def choose_two(chooser: FileChooser) -> None:
        chosen.append(chooser.is_multiple())
        chooser.set_files([upload(1), upload(2)])  # type: ignore[arg-type]

    page.on("filechooser", choose_two)
    page.evaluate("document.activeElement.blur()")
    field = page.locator("#put-in")
    tab_to(page, field)
    page.keyboard.press("Enter")
    taken(page, 2)
    assert chosen == [True]
    assert field.input_value() == ""


def test_a_drop_beside_it_does_nothing(page: Page) -> None:
    page.evaluate("window.mark = 1")
    drop(page, "1.png", file(picture(1)), "#seats")
    drop(page, "2.png", file(picture(2)))
    taken(page, 1)
    assert page.evaluate("window.mark") == 1
    shows(page, "2.png")


def puts_in(request: Request) -> bool:
    return request.method == "POST" and "/pictures?" in request.url


def test_it_can_be_stopped(page: Page) -> None:
    page.evaluate(  # the second one takes for ever
        """() => {
            const { fetch } = window;
            window.fetch = (to, how) => !to.includes("2.png") ? fetch(to, how) :
                new Promise((_, fail) => how.signal.addEventListener("abort", fail));
        }"""
    )
    choose(page, *(upload(n) for n in range(1, 6)))
    page.locator("#sending", has_text="Sending 2 of 5").wait_for()
    page.get_by_role("button", name="Stop").focus()
    page.keyboard.press("Enter")
    taken(page, 1)
    assert page.evaluate("document.activeElement.id") == "put-in"
    assert not page.locator("#sending").is_visible()
    choose(page, upload(6))
    taken(page, 1)
    shows(page, "1.png", "6.png")


def test_a_server_that_wants_a_pause_gets_it(page: Page, visit: Visits) -> None:
    answers = [
        {"status": 429, "headers": {"retry-after": "1"}, "json": {"error": "too fast"}},
        {"status": 503, "json": {"error": "too much"}},
    ]

    def busy(route: Route) -> None:
        if puts_in(route.request) and answers:
            route.fulfill(**answers.pop(0))  # type: ignore[arg-type]
        else:
            route.fallback()

    page.route("**/pictures?**", busy)
    choose(page, upload(1), upload(2))
    taken(page, 2)
    assert answers == []
    with visit.forgiving("429", "503"):
        pass


def test_what_refuses_all_ends_it(page: Page, host: Person, visit: Visits) -> None:
    """One sentence is enough then, and not one for each file."""
    with visit.forgiving("409", "Failed to load resource"):
        why = {"error": "The server holds too much."}
        page.route("**/pictures?**", lambda route: route.fulfill(status=409, json=why))
        choose(page, *(upload(n) for n in range(1, 5)))
        taken(page, 0, refused=1)
        assert not_taken(page) == ["1.png The server holds too much."]
        page.unroute_all()
        page.route("**/pictures?**", lambda route: route.abort())
        choose(page, *(upload(n) for n in range(1, 5)))
        taken(page, 0, refused=1)
        assert not_taken(page) == ["1.png This could not be sent; is the connection lost?"]


def test_names_of_files_are_only_text(page: Page) -> None:
    name = "<img src=x onerror=alert(1)>.png"
    choose(page, {"name": name, "mimeType": "", "buffer": b"nothing"})
    taken(page, 0, refused=1)
    assert not_taken(page)[0].startswith(f"{name} ")
    choose(page, {"name": name, "mimeType": "", "buffer": file(picture(1))})
    taken(page, 1)
    shows(page, name)


def test_half_of_it_stays_when_the_page_changes(page: Page, host: Person, visit: Visits) -> None:
    choose(page, {"name": "bad.png", "mimeType": "", "buffer": b"nothing"})
    taken(page, 0, refused=1)
    visit.program(host.room, "Bob").order("say hello")
    page.get_by_text("hello").first.wait_for()
    assert len(not_taken(page)) == 1
    assert page.locator("#own-pictures[open]").count() == 1


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_axe_finds_nothing_and_nothing_sticks_out(visit: Visits, host: Person, lang: str) -> None:
    put_in(host, archive({f"{'holiday' * 8}{n}.png": file(picture(n)) for n in range(4)}))
    page = opened(visit(locale=lang, **PHONE), host)
    bad: Any = {"name": f"{'x' * 70}.png", "mimeType": "", "buffer": b"nothing"}
    page.locator("#put-in").set_input_files([bad])
    page.locator("[data-part=not-taken] li").wait_for()
    assert sticks_out(page) == []
    assert problems(page) == []
    page.set_viewport_size({"width": 1280, "height": 800})
    assert sticks_out(page) == []
    assert problems(page) == []


def test_without_a_script(visit: Visits, host: Person) -> None:
    put_in(host, file(picture(1)), "one.png")
    page = opened(visit(java_script_enabled=False), host)
    # The test's browser shows no <noscript>, even without a script.
    assert "<noscript><p>Without JavaScript no pictures can be put in here." in page.content()
    assert not page.locator("#put-in").is_visible()
    assert page.locator("#previews img").count() == 1
    page.get_by_label("Play with these pictures").check()
    page.locator("#f-own button").click()
    assert page.get_by_label("Play with these pictures").is_checked()
    page.locator("#removing summary").click()
    page.get_by_role("button", name="Remove all").click()
    assert page.locator("#previews").count() == 0


def test_where_the_operator_takes_none(tmp_path: Path) -> None:
    with serving(tmp_path, "--decks", "off") as server, Person(server.url) as host:
        host.make(game="imitation")
        text = host.client.get(f"/r/{host.room}").text
        assert "This server takes no pictures; its operator can allow it." in text
        assert 'id="put-in"' not in text
        host.order("game turing_machine")
        assert "own-pictures" not in host.client.get(f"/r/{host.room}").text


def test_other_settings_leave_the_choice_be(server: Serving, page: Page, host: Person) -> None:
    """The form with the other options says nothing of pictures."""
    put_in(host, file(picture(1)))
    page.get_by_label("Play with these pictures").check()
    page.select_option("[id='option.hand']", "3")
    page.wait_for_function("document.querySelector(\"[id='option.hand']\").value === '3'")
    for _ in range(200):
        if host.look()["table"]["options"]["hand"] == 3:
            break
        page.wait_for_timeout(25)
    options = host.look()["table"]["options"]
    assert (options["hand"], options["pictures"]) == (3, True)
    assert not re.search(r'name="option\.pictures"', page.content())
