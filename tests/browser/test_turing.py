"""The page of Turing in a real browser: played, and what it says."""

from __future__ import annotations

import gzip
import re
from typing import TYPE_CHECKING

from support.browsing import (
    Visits,
    act,
    also_looked_at,
    answered,
    at_once,
    at_rest,
    heard,
    hears,
    later,
    sit,
    tab_to,
    view_of,
)
from support.reviewed import until as until_so
from support.scaling import SOAK, in_the_soak
from support.serving import Person, Serving
from support.turing_browsing import OTHER, START, button, open_match, pair_shown, table_of, verdict

if TYPE_CHECKING:
    from playwright.sync_api import Page, Response

LARGEST_FIRST_LOAD = 150_000  # bytes, compressed
MOST_REQUESTS = 15

# --- played ---------------------------------------------------------------------------------------


@in_the_soak  # as with keys alone every day
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


def _the_first_page_is_light(page: Page, home: str) -> None:
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        body = response.body()
        done = response.headers.get("content-type", "").startswith(("font", "image/webp"))
        sizes[response.url] = len(body if done else gzip.compress(body, 9))

    page.on("response", weigh)
    page.goto(START)
    page.get_by_role("button", name="Find the human").wait_for()
    at_rest(page)
    assert len(sizes) <= MOST_REQUESTS, sorted(sizes)
    assert sum(sizes.values()) <= LARGEST_FIRST_LOAD, sizes
    assert all(url.startswith(home) for url in sizes)
    page.remove_listener("response", weigh)
    page.get_by_role("button", name="L is human").click()
    page.get_by_text("No, but it might have been.").wait_for()
    page.get_by_role("button", name="R is human").click()
    page.get_by_text("Yes!").wait_for()


def test_a_light_first_page_and_a_round_as_responder(visit: Visits, server: Serving) -> None:
    page = visit()
    _the_first_page_is_light(page, server.url)
    button(page, "Be the human").click()
    page.wait_for_url("**/r/*")
    task = page.get_by_role("heading", name="Choose your answer.")
    for n in (1, 2, 3):
        task.or_(verdict(page)).first.wait_for()
        if verdict(page).count():
            break
        if n > 1 and not SOAK:  # as the first
            act(page, f"pick {2 if view_of(page)['machine'] == 0 else 1}")
            page.wait_for_function("(n) => viewed.pairs.length === n", arg=n)
            continue
        button(page, "Choose").first.click()
        page.get_by_role("button", name="Not this one").click()  # it is not sent yet
        assert button(page, "Send this one").count() == 0
        with at_once(page):
            button(page, "Choose").last.dblclick()  # which chooses, and does not send
        assert len(view_of(page)["pairs"]) == n - 1
        later(page, 400)
        button(page, "Send this one").click()
        task.wait_for(state="detached")
    verdict(page).wait_for()
    assert verdict(page).inner_text() == f"You were {view_of(page)['opened']['human']}."
    assert page.get_by_text("you, Responder").count() == 1  # who answers no more
    page.get_by_label("What did you mean by pair 1?").fill("The same light.")
    page.keyboard.press("Enter")
    button(page, "Told").wait_for()
    assert view_of(page)["opened"]["meant"][0] == "The same light."


def test_four_play_one_of_them_a_bot_and_one_reloads(visit: Visits) -> None:
    cleo = visit()
    host = visit.program()
    host.make(game="imitation", options={"first": 1}, name="Ada", bots=["steady"])
    adas = also_looked_at(visit, host)  # who answers, as above every day
    bob = visit.program(host.room, "Bob")
    sit(cleo, visit.program(host.room, "Cleo"))
    host.order("start")
    bobs = also_looked_at(visit, bob)  # a program plays for him, whoever looks
    cleo.goto(f"/r/{host.room}")
    asking = [cleo, *bobs]
    for page in (*adas, *asking):
        page.locator(".imitation").wait_for()
    for n in (1, 2, 3):
        _answer(host, adas)
        for page in asking:
            pair_shown(page, n)
        if n == 1:
            bob.act("vote L")
            for page in bobs:
                page.get_by_text("You voted L after pair 1").wait_for()
            cleo.get_by_text("voted, after pair 1").wait_for()
            cleo.reload()
            pair_shown(cleo, 1)
            assert "voted, after pair 1" in cleo.locator(".seats").inner_text()
        cleo.keyboard.press("p" if n < 3 else "r")  # which alone does nothing
        cleo.keyboard.press("Enter")
    for page in (*adas, *asking):
        verdict(page).wait_for()
    opened = host.look()["view"]["opened"]
    assert opened is not None
    assert [verdict(page).inner_text() for page in adas] == [
        f"You were {opened['human']}." for _ in adas
    ]
    for page in asking:
        assert verdict(page).inner_text() == f"Ada was {opened['human']}."
        assert "Bob" in page.locator(".opened-pairs li").first.inner_text()  # dared after pair 1
    cleo.keyboard.press("n")
    for one in (host, bob):
        one.act("next")
    for page in asking:
        page.get_by_role("heading", name=re.compile("^Which side is|^Choose")).first.wait_for()


def _answer(host: Person, pages: list[Page]) -> None:
    """With the first card that is not the Machine's; by keys where there is a page."""
    for page in pages:
        page.get_by_role("heading", name="Choose your answer.").wait_for()
        page.keyboard.press("1")
        page.keyboard.press("Enter")
    if not pages:
        until_so(lambda: host.look()["view"]["phase"] == "pick" or None)
        host.act(f"pick {2 if host.look()['view']['machine'] == 0 else 1}")


def test_with_keys_alone(visit: Visits) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("link", name="Find the human").first.press("Enter")
    start = page.get_by_role("button", name="Find the human")
    start.wait_for()
    tab_to(page, start)
    page.keyboard.press("Enter")
    page.wait_for_url("**/r/*")
    button(page, "L is human").wait_for()
    pair_shown(page, 1)
    assert page.get_by_text("worth 3 now").is_visible()
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
    page.keyboard.press("Enter")
    page.get_by_text("You voted L after pair 1").wait_for()
    verdict(page).wait_for()
    assert verdict(page).inner_text().endswith(f"was {view_of(page)['opened']['human']}.")
    assert verdict(page).evaluate("(one) => getComputedStyle(one).outlineStyle") == "none"
    page.keyboard.press("n")
    page.wait_for_function("() => !document.querySelector('.opened')")
    assert view_of(page)["round"] == 2


def test_before_a_card_is_sent_and_after(visit: Visits) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    people = table_of(visit, page, "Bob", "Cleo", first=1)
    open_match(page, people[0].room)
    others = also_looked_at(visit, people[1])
    _what_a_visitor_prefers_is_kept_to(page)
    _a_card_can_be_dragged_to_its_place(page)
    _the_responder_reads_and_says_nothing(page, others, people)


def _what_a_visitor_prefers_is_kept_to(page: Page) -> None:
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
    for name in ("confirm", "stream"):
        page.evaluate(prefer, [name, ""])
    page.get_by_role("button", name="Not this one").click()


def _a_card_can_be_dragged_to_its_place(page: Page) -> None:
    assert page.locator(".is-chosen").count() == 0
    machine = view_of(page)["machine"]
    page.locator(".hand-card").nth(1 if machine == 0 else 0).drag_to(page.locator(".seen"))
    button(page, "Send this one").wait_for()
    page.locator(".hand-card").nth(machine).drag_to(page.locator(".seen"))  # which is not ours
    assert page.locator(".is-chosen").count() == 1
    assert page.locator(".is-chosen.is-taken").count() == 0


def _the_responder_reads_and_says_nothing(
    page: Page, others: list[Page], people: list[Person]
) -> None:
    words = "https://example.org is <b>no</b> link"
    for other in others:
        other.get_by_label("Say something").fill(words)
        other.keyboard.press("Enter")
    if not others:
        people[1].order(f"say {words}")
    page.get_by_text(words).wait_for()
    assert page.locator(".talk a").count() == 0
    assert page.get_by_text("You can read along, but not write for now.").is_visible()
    assert page.get_by_label("Say something").count() == 0
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    for looking in (page, *others):
        pair_shown(looking, 1)
    assert page.get_by_label("Say something").count() == 0
    side = view_of(page)["side"]  # which the Responder need not remember
    assert page.get_by_text(f"The Machine has {side}, so you are {OTHER[side]}.").is_visible()
    for one in people[1:]:
        one.act("vote L")
    page.get_by_label("Say something").wait_for()


# --- said -----------------------------------------------------------------------------------------


def test_what_is_said_what_survives_and_a_game_that_rests(visit: Visits) -> None:
    page = visit()
    people = table_of(visit, page, "Bob", "Cleo", "Dilly", first=2)
    open_match(page, people[0].room)
    _a_screen_reader_hears_what_changed_and_only_that(page, people)
    _another_match(page, people[0], "remove 3")
    _what_is_typed_and_where_one_is_survives(page, people)
    _another_match(page, people[0])
    _a_round_that_does_not_count_and_a_game_that_rests(page, people)


def _another_match(page: Page, host: Person, *orders: str) -> None:
    """In which the same person begins, on the same page."""
    host.order("end")
    page.locator(".ended").wait_for()
    for order in (*orders, "start"):
        host.order(order)
    page.locator(".ended").wait_for(state="detached")


def _what_is_typed_and_where_one_is_survives(page: Page, people: list[Person]) -> None:
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


def _a_round_that_does_not_count_and_a_game_that_rests(page: Page, people: list[Person]) -> None:
    people[1].act("leave")
    page.get_by_role("heading", name="The round does not count").wait_for()
    page.get_by_text("Bob left, or was away for too long.").first.wait_for()
    for one in (people[0], people[2]):
        one.act("next")
    people[2].act("leave")
    hears(page, "The round does not count. ")
    page.get_by_text("The game is paused until another player is back.").first.wait_for()
    assert button(page, "L is human").count() == 0
    people[1].act("return")
    page.locator(".seats").get_by_text("away").nth(1).wait_for(state="detached")


def _a_screen_reader_hears_what_changed_and_only_that(page: Page, people: list[Person]) -> None:
    heard(page)

    def after(person: Person, action: str) -> list[str]:
        before = view_of(page)
        person.act(action)
        answered(page, before)
        return heard(page)

    assert after(people[1], "pick 2") == ["Pair 1 is here. A right vote is now worth 3."]
    assert after(people[2], "vote L") == ["Voted: Cleo."]
    assert after(people[0], "pass") == ["You are waiting for the next pair."]
    assert after(people[3], "pass") == ["Bob is choosing for pair 2."]
    assert after(people[1], "pick 2") == ["Pair 2 is here. A right vote is now worth 2."]
    assert after(people[3], "leave") == ["Dilly is away."]
    (told,) = after(people[0], "vote R")
    human = view_of(page)["opened"]["human"]
    assert told.startswith(f"Bob was {human}. 1 of 2 guessed right. Bob scores ")
    assert after(people[1], "meant 1 The light.") == ["Pair 1, what was meant: The light."]
    # Pictures are read with what is on them.
    texts = [one["text"] for one in view_of(page)["pairs"][0].values()]
    names = page.locator(".opened-shown .look").all_inner_texts()
    assert all(any(text in name for name in names) for text in texts)
