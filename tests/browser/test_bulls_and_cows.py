"""The example of a game from outside, installed, is played in a browser by its own page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from bombe.chance import Chance
from bulls_and_cows.bots import careful
from support.browsing import Visits, also_looked_at, sit
from support.example import install
from support.serving import Serving, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    variables = install(tmp_path_factory.mktemp("example"))
    with serving(tmp_path_factory.mktemp("table"), BOMBE_LIMITS="0", **variables) as server:
        yield server


def guesses(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.locator(".bc tbody tr").evaluate_all(
        "(rows) => rows.map((row) => [...row.querySelectorAll('td')].map((one) => one.innerText))"
    )
    return found


def test_it_is_played_to_the_end(visit: Visits) -> None:
    page = visit()
    page.goto("/?game=bulls_and_cows")
    rows = page.locator(".bc tbody tr")
    field = page.get_by_label("Your guess")
    field.fill("11")
    field.press("Enter")
    expect(page.locator(".bc-alert")).to_have_text("Guess 3 different digits, not '11'.")
    for n in range(1, 11):
        told = [
            {"guess": guess, "bulls": int(bulls), "cows": int(cows)}
            for guess, bulls, cows in guesses(page)
        ]
        field.fill(careful({"length": 3, "guesses": told}, Chance(n)).removeprefix("guess "))
        page.get_by_role("button", name="Guess", exact=True).click()
        expect(rows).to_have_count(n)
        if guesses(page)[-1][1] == "3":
            break
    code = guesses(page)[-1][0]
    status = page.locator(".bc-status")
    expect(status).to_have_text(f"Won: Player 1. The code was {code}.")
    expect(page.locator("footer")).to_contain_text("an old game for pencil and paper")
    expect(field).to_be_hidden()
    room = page.url
    page.goto(f"{room}?plain")
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".bc-status")).to_have_text("Round 1 of 10 You are watching.")
    page.get_by_role("link", name="Last").click()
    expect(page.locator(".bc-status")).to_have_text(f"Won: Player 1. The code was {code}.")


def test_two_play_in_french(visit: Visits) -> None:
    page = visit(locale="fr")
    page.goto("/?game=bulls_and_cows")
    assert page.title().startswith("Taureaux et vaches")
    page.get_by_role("navigation").get_by_text("Compter les taureaux").first.wait_for()
    ada = visit.program()
    ada.make(game="bulls_and_cows")
    bob = visit.program(ada.room, "Bob")
    sit(page, ada)
    page.goto(f"/r/{ada.room}")
    page.locator("button[value=start]").click()
    status = page.locator(".bc-status")
    expect(status).to_have_text("Manche 1 sur 10")
    bobs = also_looked_at(visit, bob, locale="fr")
    for other in bobs:
        expect(other.locator(".bc-status")).to_have_text("Manche 1 sur 10")
    page.get_by_role("button", name="Passer", exact=True).click()
    expect(status).to_contain_text("Les autres cherchent encore.")
    bob.act("guess 012")
    for one in (page, *bobs):
        expect(one.locator(".bc-status")).to_contain_text("Manche 2 sur 10")
    for other in bobs:
        assert [row[0] for row in guesses(other)] == ["012"]
    assert guesses(page) == []
    page.get_by_label("Votre proposition").fill("345")
    page.get_by_role("button", name="Proposer").click()
    expect(page.locator(".bc tbody tr")).to_have_count(1)
    assert [row[0] for row in guesses(page)] == ["345"]
