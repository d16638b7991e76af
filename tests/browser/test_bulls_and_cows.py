"""The example of a game from outside, installed, is played in a browser by its own page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from bombe.chance import Chance
from bulls_and_cows.bots import careful
from support.browsing import Visits
from support.example import install
from support.serving import Serving, serving


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    variables = install(tmp_path_factory.mktemp("example"))
    with serving(tmp_path_factory.mktemp("table"), BOMBE_LIMITS="0", **variables) as server:
        yield server


def guesses(page: Page) -> list[list[str]]:
    return [row.locator("td").all_inner_texts() for row in page.locator(".bc tbody tr").all()]


def test_it_is_played_to_the_end(visit: Visits, table: Serving) -> None:
    page = visit(home=table.url)
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


def test_two_play_in_french(visit: Visits, table: Serving) -> None:
    ada, bob = visit(home=table.url, locale="fr"), visit(home=table.url, locale="fr")
    ada.goto("/?game=bulls_and_cows")
    assert ada.title().startswith("Taureaux et vaches")
    ada.get_by_role("navigation").get_by_text("Compter les taureaux").first.wait_for()
    made = ada.request.post("/api/rooms", data={"game": "bulls_and_cows"}).json()
    bob.goto("/")
    bob.request.post(f"/api/rooms/{made['room']}/seats", data={"name": "Bob"})
    ada.goto(f"/r/{made['room']}")
    ada.locator("button[value=start]").click()
    expect(ada.locator(".bc-status")).to_have_text("Manche 1 sur 10")
    bob.goto(f"/r/{made['room']}")
    expect(bob.locator(".bc-status")).to_have_text("Manche 1 sur 10")
    ada.get_by_role("button", name="Passer", exact=True).click()
    expect(ada.locator(".bc-status")).to_contain_text("Les autres cherchent encore.")
    bob.get_by_label("Votre proposition").fill("012")
    bob.get_by_role("button", name="Proposer").click()
    for page in (ada, bob):
        expect(page.locator(".bc-status")).to_contain_text("Manche 2 sur 10")
    assert [row[0] for row in guesses(bob)] == ["012"]
    assert guesses(ada) == []
