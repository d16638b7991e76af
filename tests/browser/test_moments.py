"""What is heard and felt at the moments that count, in a real browser: only where it was switched
on, and nothing where less is to move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from support.browsing import Visits, at_rest, keys, open_board, play, room_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Counts what the page asks of the browser's own interfaces, which do their work as ever.
_COUNTING = """(() => {
    window.asked = { heard: 0, felt: 0 };
    window.AudioContext = class extends AudioContext {
        resume() {
            window.asked.heard += 1;
            return super.resume();
        }
    };
    navigator.vibrate = () => Boolean((window.asked.felt += 1));
})()"""


_TURNING = """(digits) => digits.map((one) => getComputedStyle(one))
    .map((style) => [style.animationName, style.animationDelay])"""


def asked(page: Page) -> Any:
    at_rest(page)
    return page.evaluate("window.asked")


def test_moments_are_for_those_who_want_them(visit: Visits) -> None:
    page = visit(reduced_motion="no-preference")
    page.add_init_script(_COUNTING)
    host = room_of(visit, page, problem="4b 9a 11a 14c", machine="none")
    host.order("start")
    open_board(page, host.room)
    play(page, "ask 341 B")
    assert asked(page) == {"heard": 0, "felt": 0}
    page.get_by_role("link", name="Settings").first.click()
    page.get_by_role("dialog", name="Settings").wait_for()
    with page.expect_response("**/preferences"):
        page.get_by_role("checkbox", name="Sounds and vibration").click()
    page.keyboard.press("Escape")
    play(page, "ask 341 A")
    assert asked(page) == {"heard": 2, "felt": 1}  # the card, and its lamp
    page.emulate_media(reduced_motion="reduce")
    play(page, "ask 341 C")
    assert asked(page) == {"heard": 2, "felt": 1}
    keys(page, "thumb up 241")
    digits = page.locator(".outcome-code > span")
    digits.first.wait_for()
    assert [name for name, _ in digits.evaluate_all(_TURNING)] == ["none"] * 3
    page.emulate_media(reduced_motion="no-preference")
    delays = ["0s", "0.42s", "0.84s"]
    assert digits.evaluate_all(_TURNING) == [["turn-over", delay] for delay in delays]
