"""The page of the imitation game in a real browser: played from both sides, with bots and with
friends; fair to the byte; heard; and looked at."""

from __future__ import annotations

import gzip
import re
from typing import TYPE_CHECKING, Any

import pytest
from browsing import (
    PHONE,
    Visits,
    enter,
    heard,
    hears,
    problems,
    sit,
    sticks_out,
    tab_to,
    view_of,
)
from serving import Person, Serving

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Route

START = "/?game=imitation"
LARGEST_FIRST_LOAD = 150_000  # bytes, compressed
MOST_REQUESTS = 15
VERDICT = re.compile(r"^(.+ was|You were) [LR]\.$")
OTHER = {"L": "R", "R": "L"}


def table_of(visit: Visits, page: Page, *names: str, **options: Any) -> list[Person]:
    """A match that has begun: the page has the first seat, programs have the others too."""
    host = visit.program()
    host.make(game="imitation", options=options, name="Ada")
    sit(page, host)
    people = [host, *(visit.program(host.room, name) for name in names)]
    host.order("start")
    return people


def open_match(page: Page, room: str) -> None:
    page.goto(f"/r/{room}")
    page.locator(".imitation").wait_for()
    page.wait_for_function("() => [...document.images].every((one) => one.complete)")


def view(person: Person) -> dict[str, Any]:
    seen: dict[str, Any] = person.ask("GET", f"/api/rooms/{person.room}")["view"]
    return seen


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{name}"))


def verdict(page: Page) -> Locator:
    return page.get_by_role("heading", name=VERDICT)


def pair_shown(page: Page, n: int) -> None:
    """Wait until both cards of a pair can be seen."""
    page.wait_for_function(
        "(n) => document.querySelectorAll(`.lane li:nth-child(${n}) img`).length === 2", arg=n
    )


# --- played ---------------------------------------------------------------------------------------


def test_two_clicks_and_a_round_as_interrogator(visit: Visits) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("link", name="Find the human").first.click()
    page.get_by_role("button", name="Find the human").click()
    page.wait_for_url("**/r/*")
    button(page, "R is human").wait_for()
    pair_shown(page, 1)
    assert page.get_by_text("worth 3 now").is_visible()
    button(page, "R is human").click()
    page.get_by_text("You voted R after pair 1").wait_for()
    verdict(page).wait_for()
    opened = view_of(page)["opened"]
    assert verdict(page).inner_text().endswith(f"was {opened['human']}.")
    button(page, "Next round").click()
    page.wait_for_function("() => !document.querySelector('.opened')")
    assert view_of(page)["round"] == 2


def test_a_round_as_responder(visit: Visits) -> None:
    page = visit()
    page.goto(START)
    button(page, "Be the human").click()
    page.wait_for_url("**/r/*")
    task = page.get_by_role("heading", name="Choose your answer.")
    for n in (1, 2, 3):
        task.or_(verdict(page)).first.wait_for()
        if verdict(page).count():
            break
        button(page, "Choose").first.click()
        page.get_by_role("button", name="Not this one").click()  # it is not sent yet
        assert button(page, "Send this one").count() == 0
        button(page, "Choose").last.dblclick()  # which chooses, and does not send
        assert len(view_of(page)["pairs"]) == n - 1
        page.wait_for_timeout(450)
        button(page, "Send this one").click()
        task.wait_for(state="detached")
    verdict(page).wait_for()
    assert verdict(page).inner_text() == f"You were {view_of(page)['opened']['human']}."
    page.get_by_label("What did you mean with pair 1?").fill("The same light.")
    page.keyboard.press("Enter")
    button(page, "Told").wait_for()
    assert view_of(page)["opened"]["meant"][0] == "The same light."


def test_a_card_can_be_dragged_to_its_place(visit: Visits) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    people = table_of(visit, page, "Bob", "Cleo", first=1)
    open_match(page, people[0].room)
    machine = view_of(page)["machine"]
    page.locator(".hand-card").nth(1 if machine == 0 else 0).drag_to(page.locator(".seen"))
    button(page, "Send this one").wait_for()
    page.locator(".hand-card").nth(machine).drag_to(page.locator(".seen"))  # which is not ours
    assert page.locator(".is-chosen").count() == 1
    assert page.locator(".is-chosen.is-taken").count() == 0


def test_four_play_one_of_them_a_bot_and_one_reloads(visit: Visits) -> None:
    ada, bob, cleo = pages = [visit() for _ in range(3)]
    host = visit.program()
    host.make(game="imitation", options={"first": 1}, name="Ada", bots=["steady"])
    sit(ada, host)
    ada.goto(f"/r/{host.room}")
    for page, name in ((bob, "Bob"), (cleo, "Cleo")):
        enter(page, host.room, name)
    host.order("start")
    for page in pages:
        page.locator(".imitation").wait_for()
    for n in (1, 2, 3):
        ada.get_by_role("heading", name="Choose your answer.").wait_for()
        ada.keyboard.press("1")
        ada.keyboard.press("Enter")
        for page in (bob, cleo):
            pair_shown(page, n)
        if n == 1:
            bob.keyboard.press("l")
            bob.get_by_text("You voted L after pair 1").wait_for()
            cleo.get_by_text("voted, after pair 1").wait_for()
            cleo.reload()
            pair_shown(cleo, 1)
            assert "voted, after pair 1" in cleo.locator(".seats").inner_text()
        cleo.keyboard.press("p" if n < 3 else "r")
    for page in pages:
        verdict(page).wait_for()
    assert view_of(ada)["opened"] is not None
    human = view_of(ada)["opened"]["human"]
    told = [verdict(page).inner_text() for page in pages]
    assert told == [f"You were {human}.", f"Ada was {human}.", f"Ada was {human}."]
    assert "Bob" in bob.locator(".opened-pairs li").first.inner_text()  # who dared after pair 1
    for page in pages:
        page.keyboard.press("n")
    bob.get_by_role("heading", name=re.compile("^Which side did|^Choose")).first.wait_for()


def test_with_keys_alone(visit: Visits) -> None:
    page = visit()
    page.goto(START)
    start = page.get_by_role("button", name="Find the human")
    start.wait_for()
    tab_to(page, start)
    page.keyboard.press("Enter")
    page.wait_for_url("**/r/*")
    button(page, "L is human").wait_for()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    near = page.get_by_role("dialog")
    near.get_by_role("heading", name="pair 1 of 3").wait_for()
    assert near.locator("figure").count() == 2
    texts = [view_of(page)["pairs"][0][side]["text"] for side in "LR"]
    assert [one.strip() for one in near.locator("figcaption").all_inner_texts()] == texts
    page.keyboard.press("ArrowLeft")
    near.get_by_role("heading", name="Guide").wait_for()
    page.keyboard.press("e")
    near.wait_for(state="detached")
    page.keyboard.press("l")
    verdict(page).wait_for()
    page.keyboard.press("n")
    page.wait_for_function("() => !document.querySelector('.opened')")


def test_what_a_visitor_prefers_is_kept_to(visit: Visits) -> None:
    page = visit()
    people = table_of(visit, page, "Bob", "Cleo", first=1)
    open_match(page, people[0].room)
    prefer = "([name, to]) => document.documentElement.dataset[name] = to"
    page.evaluate(prefer, ["keys", "off"])
    page.keyboard.press("1")
    assert button(page, "Send this one").count() == 0
    page.evaluate(prefer, ["keys", ""])
    page.evaluate(prefer, ["confirm", "on"])
    page.keyboard.press("1")
    hears(page, "Card 1 is chosen, and not sent yet.")
    assert page.get_by_role("button", name="Send this one card 1 of your hand").is_visible()
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Send card 1?").wait_for()
    page.get_by_role("button", name="Cancel").click()
    assert view_of(page)["pairs"] == []
    # On a stream nobody sees the hand, nor which side is whose, unless it is pointed at.
    page.evaluate(prefer, ["stream", "on"])
    page.mouse.move(1, 1)
    page.evaluate("document.activeElement.blur()")
    seen = "() => getComputedStyle(document.querySelector('.hand-cards li')).opacity"
    assert page.evaluate(seen) == "0"
    page.locator(".hand-cards").hover()
    assert page.evaluate(seen) == "1"


# --- said -----------------------------------------------------------------------------------------


def test_the_responder_reads_and_says_nothing(visit: Visits) -> None:
    page, other = visit(), visit()
    people = table_of(visit, page, "Bob", "Cleo", first=1)
    sit(other, people[1])
    open_match(page, people[0].room)
    open_match(other, people[0].room)
    other.get_by_label("Say something").fill("https://example.org is <b>no</b> link")
    other.keyboard.press("Enter")
    page.get_by_text("https://example.org is <b>no</b> link").wait_for()
    assert page.locator(".talk a").count() == 0
    assert page.get_by_text("You may read, and say nothing now.").is_visible()
    assert page.get_by_label("Say something").count() == 0
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    pair_shown(other, 1)
    assert page.get_by_label("Say something").count() == 0
    side = view_of(page)["side"]  # which whoever is looked for need not remember
    assert page.get_by_text(f"The Machine has {side}, so you are {OTHER[side]}.").is_visible()
    for one in people[1:]:
        one.act("vote L")
    page.get_by_label("Say something").wait_for()


def test_what_is_typed_and_where_one_is_survives(visit: Visits) -> None:
    page = visit()
    people = table_of(visit, page, "Bob", "Cleo", first=2)
    open_match(page, people[0].room)
    typing = page.get_by_label("Say something")
    typing.fill("Half a sent")
    people[1].act("pick 2")
    people[2].act("vote L")
    people[2].order("say Look at the light.")
    page.get_by_text("voted, after pair 1").wait_for()
    people[0].act("vote R")
    verdict(page).wait_for()  # another screen, and the same line
    assert typing.input_value() == "Half a sent"
    assert typing.evaluate("(one) => one === document.activeElement")
    # Where what had the focus goes away, the focus stays in the match.
    button(page, "Next round").focus()
    page.keyboard.press("Enter")
    page.get_by_text("Waiting for Bob").first.wait_for()
    assert page.evaluate("document.activeElement.closest('#skin') !== null")


def test_a_screen_reader_hears_what_changed_and_only_that(visit: Visits) -> None:
    page = visit()
    people = table_of(visit, page, "Bob", "Cleo", "Dilly", first=2)
    open_match(page, people[0].room)
    page.wait_for_timeout(300)
    heard(page)

    def after(person: Person, action: str) -> list[str]:
        person.act(action)
        page.wait_for_timeout(500)
        return heard(page)

    assert after(people[1], "pick 2") == ["Pair 1 is there. A right vote now is worth 3."]
    assert after(people[2], "vote L") == ["Voted: Cleo."]
    assert after(people[0], "pass") == ["You wait for another pair."]
    assert after(people[3], "pass") == ["Bob is choosing for pair 2."]
    assert after(people[1], "pick 2") == ["Pair 2 is there. A right vote now is worth 2."]
    assert after(people[3], "leave") == ["Dilly is away."]
    (told,) = after(people[0], "vote R")
    human = view_of(page)["opened"]["human"]
    assert told.startswith(f"Bob was {human}. 1 of 2 found out. Bob scores ")
    assert after(people[1], "meant 1 The light.") == ["Pair 1, what was meant: The light."]
    # Pictures are read with what is on them.
    texts = [one["text"] for one in view_of(page)["pairs"][0].values()]
    names = page.locator(".opened-shown .look").all_inner_texts()
    assert all(any(text in name for name in names) for text in texts)


def test_a_round_that_does_not_count_and_a_game_that_rests(visit: Visits) -> None:
    page = visit()
    people = table_of(visit, page, "Bob", "Cleo", first=2)
    open_match(page, people[0].room)
    people[1].act("leave")
    page.get_by_role("heading", name="The round does not count").wait_for()
    page.get_by_text("Bob left while answering.").first.wait_for()
    for one in (people[0], people[2]):
        one.act("next")
    people[2].act("leave")
    hears(page, "The round does not count. ")
    page.get_by_text("The game rests until another player is back.").first.wait_for()
    assert button(page, "L is human").count() == 0
    people[1].act("return")
    page.locator(".seats").get_by_text("away").nth(1).wait_for(state="detached")


# --- fair -----------------------------------------------------------------------------------------


def _masked(page: Page) -> str:
    """The whole of the match's page, without what differs by chance: which cards they are."""
    html: str = page.evaluate("document.getElementById('skin').innerHTML")
    now = view_of(page)
    pictures = [now["guide"], *(one for pair in now["pairs"] for one in pair.values())]
    for picture in pictures:
        html = html.replace(picture["text"], "TEXT").replace(picture["name"], "NAME")
    return re.sub(r"/rooms/\w+/", "/rooms/CODE/", html)


def _stages(visit: Visits, side: str) -> list[str]:
    """The pages that an Interrogator sees in a match where the Machine has this side."""
    for _ in range(30):
        page = visit()
        people = table_of(visit, page, "Bob", "Cleo", first=2)
        if view(people[1])["side"] == side:
            break
        page.context.close()
    open_match(page, people[0].room)
    found = [_masked(page)]
    for n in (1, 2, 3):
        people[1].act("pick 2" if n < 3 else "pick 3")
        pair_shown(page, n)
        found.append(_masked(page))
        page.keyboard.press("e")
        page.wait_for_function("() => document.querySelectorAll('dialog img').length === 2")
        found.append(_masked(page))
        page.keyboard.press("Escape")
        for one in (people[0], people[2]):
            if n < 3:
                one.act("pass")
        if n < 3:
            page.get_by_text(f"Bob is choosing for pair {n + 1}.").first.wait_for()
            found.append(_masked(page))
    return found


def test_the_page_is_the_same_whichever_side_is_the_machines(visit: Visits) -> None:
    left, right = _stages(visit, "L"), _stages(visit, "R")
    assert len(left) == 9
    assert left == right
    assert all('alt=""' in page for page in left)


def test_both_sides_of_the_page_are_the_same(visit: Visits) -> None:
    page = visit()
    people = table_of(visit, page, "Bob", "Cleo", first=2)
    open_match(page, people[0].room)
    people[1].act("pick 2")
    pair_shown(page, 1)
    html = _masked(page)
    lanes = re.findall(r'<div class="lane".*?</ol></div>', html)
    plain = [re.sub(rf"\b{side}\b", "SIDE", lane) for side, lane in zip("LR", lanes, strict=True)]
    assert plain[0] == plain[1]
    sizes = page.evaluate(
        "[...document.querySelectorAll('.lane .is-large img')].map((one) => one.offsetWidth)"
    )
    assert sizes[0] == sizes[1] > 0


@pytest.mark.parametrize("late", ["L", "R"])
def test_neither_card_is_seen_before_the_other(visit: Visits, late: str) -> None:
    page = visit()
    people = table_of(visit, page, "Bob", "Cleo", first=2)
    open_match(page, people[0].room)
    held: list[Route] = []
    page.route("**/pictures/*", lambda route: held.append(route))
    page.evaluate(
        """() => {
            window.beats = [];
            new MutationObserver((records) => {
                const added = records.flatMap((one) => [...one.addedNodes]);
                const shown = added.filter((one) => one.nodeName === "IMG").length;
                if (shown) window.beats.push(shown);
            }).observe(document.querySelector(".pairs"), { subtree: true, childList: true });
        }"""
    )
    people[1].act("pick 2")
    for _ in range(200):
        if len(held) == 2:
            break
        page.wait_for_timeout(25)
    names = {side: one["name"] for side, one in view_of(page)["pairs"][0].items()}
    by_side = {
        side: route for route in held for side in "LR" if route.request.url.endswith(names[side])
    }
    assert [route.request.url.rsplit("/", 1)[1] for route in held] == [names["L"], names["R"]]
    by_side[OTHER[late]].continue_()
    page.wait_for_timeout(500)
    assert page.evaluate("beats") == []
    by_side[late].continue_()
    page.wait_for_function("() => beats.length > 0")
    assert page.evaluate("beats") == [2]  # both at one beat


# --- looked at ------------------------------------------------------------------------------------


def _round_over(people: list[Person]) -> None:
    """Play a round: all are right, the first after one pair."""
    at = view(people[0])["responder"]
    human = OTHER[view(people[at])["side"]]
    first, *others = [one for seat, one in enumerate(people) if seat != at]
    people[at].act("pick 2")
    first.act(f"vote {human}")
    if others:
        for one in others:
            one.act("pass")
        people[at].act("pick 2")
        for one in others:
            one.act(f"vote {human}")


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("fr", "dark"), ("nl", "light")])
def test_axe_finds_nothing(visit: Visits, language: str, theme: str) -> None:
    size = {"viewport": {"width": 1280, "height": 800}} if language == "en" else PHONE
    page = visit(locale=language, color_scheme=theme, **size)
    themes = (theme, "light" if theme == "dark" else "dark")
    found = []
    for place in (START, "/g/imitation/rules"):
        page.goto(place)
        page.locator("#skin > *:not(noscript)").first.wait_for()
        found += problems(page, *themes)
    people = table_of(visit, page, "Bob", "Cleo", first=1)
    open_match(page, people[0].room)
    page.keyboard.press("1")
    found += problems(page, *themes)  # the hand
    _round_over(people)
    page.locator(".opened").wait_for()
    found += problems(page, *themes)
    for one in people:
        one.act("next")
    people[1].act("pick 2")
    people[2].order("say The colours.")
    pair_shown(page, 1)
    found += problems(page, *themes)  # the round
    page.keyboard.press("e")
    page.get_by_role("dialog").wait_for()
    found += problems(page, themes[0])
    assert found == []


def test_the_end_is_told_and_can_be_replayed(visit: Visits) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    people = table_of(visit, page, "Bob", mode="cooperative", first=1)
    for n in (1, 2):
        _round_over(people)
        if n == 1:
            for one in people:
                one.act("next")
    open_match(page, people[0].room)
    people[1].act("next")
    button(page, "To the result").click()
    page.get_by_role("heading", name="You have won together").wait_for()
    hears(page, "You have won together.")
    rows = page.get_by_role("table").get_by_role("row")
    assert rows.count() == 1 + 2 + 2  # two rounds, and two sums
    assert problems(page) == []
    page.get_by_role("link", name="Step through it").click()
    page.wait_for_url("**/m/*")
    for _ in range(2):
        page.get_by_role("link", name="Next", exact=True).click()
    page.wait_for_function("() => document.querySelectorAll('main img').length >= 3")
    page.wait_for_function("() => [...document.images].every((one) => one.naturalWidth)")
    assert problems(page) == []
    page.goto(f"/r/{people[0].room}")
    button(page, "Another game").click()
    page.get_by_role("heading", name="Which side did Bob choose?").wait_for()  # the other begins


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (640, 400), (820, 1180), (1280, 800)])
def test_nothing_sticks_out_and_a_desktop_need_not_scroll(
    visit: Visits, size: tuple[int, int]
) -> None:
    width, height = size
    page = visit(viewport={"width": width, "height": height}, has_touch=width < 700)
    for place in (START, "/g/imitation/rules"):
        page.goto(place)
        page.locator("#skin > *:not(noscript)").first.wait_for()
        assert sticks_out(page) == [], place
    people = table_of(visit, page, "Bob", "Maximiliane of the very long name", "D", first=1, hand=5)
    open_match(page, people[0].room)
    page.keyboard.press("1")
    assert sticks_out(page) == []
    bottom = "(name) => document.querySelector(name).getBoundingClientRect().bottom"
    if width == 1280:
        assert page.evaluate(bottom, ".hand") <= height
    _round_over(people)
    page.locator(".opened").wait_for()
    assert sticks_out(page) == []
    for one in people:
        one.act("next")
    people[1].act("pick 2")
    for one in people[2:] * 4:
        one.order("say Something that takes more than one line in a narrow column.")
    pair_shown(page, 1)
    assert sticks_out(page) == []
    if width == 1280:
        assert page.evaluate(bottom, ".imitation") <= height
    elif height > 619:  # the keys to vote with are always at hand
        assert page.evaluate(bottom, ".dock") <= height
    page.keyboard.press("e")
    near = page.get_by_role("dialog")
    near.wait_for()
    assert sticks_out(page) == []
    # It begins with its title, whichever key has the focus, and says which side is which.
    assert near.evaluate("(one) => one.scrollTop") == 0
    assert near.get_by_text("L", exact=True).is_visible()


def test_on_a_phone_the_mode_the_time_and_the_lap_are_known(visit: Visits) -> None:
    page = visit(**PHONE)
    host = visit.program()
    host.make(game="imitation", options={"mode": "gnirut", "first": 2}, name="Ada")
    sit(page, host)
    people = [host, visit.program(host.room, "Bob")]
    host.order("timer 90")
    host.order("start")
    open_match(page, host.room)
    people[1].act("pick 2")
    pair_shown(page, 1)
    assert page.get_by_text("This is Gnirut: Bob wants you to be wrong.").is_visible()
    assert page.get_by_text("the other was dealt by the Machine").is_visible()  # the first time
    page.evaluate("scrollTo(0, 900)")
    clock = page.get_by_role("timer").bounding_box()
    assert clock is not None
    assert 0 <= clock["y"] <= 100
    human = OTHER[view(people[1])["side"]]
    host.act(f"vote {human}")
    verdict(page).wait_for()
    assert page.evaluate("scrollY") == 0  # another screen begins at its top
    assert page.get_by_text("Gnirut, round 1 of 2").is_visible()
    for one in people:
        one.act("next")
    page.get_by_role("heading", name="Choose your answer.").wait_for()
    _round_over(people)
    hears(page, "Nobody leads after this lap: another one is played.")
    host.order("end")
    hears(page, "The host ended the match.")


def test_a_french_phone_in_the_dark(visit: Visits) -> None:
    page = visit(locale="fr", color_scheme="dark", **PHONE)
    page.goto(START)
    page.get_by_role("button", name="Trouver l’humain").tap()
    page.wait_for_url("**/r/*")
    left = page.locator(".vote-L")
    left.wait_for()
    assert "humain" in left.inner_text()
    box = left.bounding_box()
    assert box
    assert box["height"] >= 44
    left.tap()
    page.locator(".opened").wait_for()
    assert sticks_out(page) == []
    # What is on the cards is told in French, too, once it is known in French.
    page.locator(".look").first.tap()
    page.get_by_role("dialog").wait_for()
    assert problems(page, "dark") == []


def test_the_first_page_is_light(visit: Visits, server: Serving) -> None:
    page = visit()
    sizes: dict[str, int] = {}

    def weigh(response: Any) -> None:
        body = response.body()
        done = response.headers.get("content-type", "").startswith(("font", "image/webp"))
        sizes[response.url] = len(body if done else gzip.compress(body, 9))

    page.on("response", weigh)
    page.goto(START)
    page.get_by_role("button", name="Find the human").wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    assert len(sizes) <= MOST_REQUESTS, sorted(sizes)
    assert sum(sizes.values()) <= LARGEST_FIRST_LOAD, sizes
    assert all(url.startswith(server.url) for url in sizes)
    page.get_by_role("button", name="L is human").click()
    page.get_by_text("No, but it might have been.").wait_for()
    page.get_by_role("button", name="R is human").click()
    page.get_by_text("Yes!").wait_for()
