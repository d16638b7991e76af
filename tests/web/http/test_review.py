"""The review of a match that is over, from a real server: it adds up, comes when it is ready, and
is there for no match that goes on."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from support.reviewed import SECRET, over, played, reviewed
from support.serving import Person, Refusal, Serving, serving


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("review")) as running:
        yield running


def adds_up(review: Any) -> bool:
    """Par and choices, less luck, are what the game cost and what it still lacks."""
    left = review["steps"][-1]["after"] if review["steps"] else None
    for name in ("rounds", "questions"):
        par = Fraction(review["par"][name], review["worlds"])
        cost = Fraction(review["cost"][name])
        if review["open"] and left:
            cost += Fraction(left[name], left["worlds"])
        if par + Fraction(review["regret"][name]) - Fraction(review["luck"][name]) != cost:
            return False
    return True


def test_a_line_and_the_machines_add_up(table: Serving) -> None:
    with Person(table.url) as ada:
        match = played(ada, machine="optimal")
        told = reviewed(ada, match)
        own, machine = told["lines"]
        assert (own["seats"], own["name"], told["seats"][0]["name"]) == ([0], None, "Ada")
        assert (machine["seats"], machine["name"]) == ([], "The Machine")
        assert (machine["level"], machine["proved"]) == ("optimal", True)
        assert adds_up(own["review"])
        assert adds_up(machine["review"])
        assert own["review"]["sum"] == {
            **{"par": 1.29, "choices": 1.0, "luck": 0.71, "to_come": 0.0, "cost": 3}
        }
        rounds = own["sums"][0]
        assert (rounds["of"], " ".join(rounds["parts"])) == (
            "Rounds",
            "par 1.29 + choices 1.00 + luck 0.71 = 3",
        )
        assert own["moments"][0] == "What cost most: 341 D, 1.00 rounds more than A about 341."
        assert own["rows"][2] == ["1", "341 D", "✗", "3 → 3", "1.00", "A about 341"]
        asked = own["review"]["drawn"][2]
        assert asked["own"]["yes"] == {"worlds": 0, "codes": []}
        assert asked["best"]["yes"]["codes"] == ["152"]
        # Where one step ends, the next begins; the last has what it cost.
        drawn = [step["expected"] for step in own["review"]["drawn"]]
        assert [one[2] for one in drawn] == [*(one[0] for one in drawn[1:]), 3.0]
        assert reviewed(ada, match, "nl")["lines"][1]["name"] == "De Machine"
        page = ada.client.get(f"/m/{match}/review?plain&line=0").text
        assert '<p class="big">Rounds: par 1.29 + choices 1.00 + luck 0.71 = 3</p>' in page
        assert "<td>341 D</td><td>✗</td><td>3 → 3</td><td>1.00</td><td>A about 341</td>" in page
        assert '<a href="?plain&amp;line=1">The Machine</a>' in page
        for line in ("1", "9", "x", "-1"):  # the last there is, or the first
            assert ada.client.get(f"/m/{match}/review?plain&line={line}").status_code == 200
        for way in (f"/m/{match}?plain", f"/r/{ada.room}?plain"):
            assert f'href="/m/{match}/review' in ada.client.get(way).text


def test_who_gave_up_has_no_sum(table: Serving) -> None:
    with Person(table.url) as ada, Person(table.url) as bob:
        ada.make(game="turing_machine", options={"problem": SECRET}, name="Ada")
        bob.join(ada.room, "Bob")
        ada.order("start")
        ada.act("ask 341 B")
        bob.act("ask 341 B")
        ada.act("thumb up 132")
        bob.act("thumb down")
        match = over(ada)
        told = reviewed(ada, match)
        lines = told["lines"]
        # Who looks is told which seat was theirs, and nobody else's.
        assert (told["you"], reviewed(bob, match)["you"]) == (0, 1)
        assert [line["seats"] for line in lines] == [[0], [1]]
        assert [line["finished"] for line in lines] == [True, False]
        assert lines[1]["sums"] == []
        assert "a guess" in lines[0]["moments"][-1]
        assert all(adds_up(line["review"]) for line in lines)
        whose = '<h2 id="whose">{}</h2>'
        assert whose.format("Bob") in bob.client.get(f"/m/{match}/review?plain").text
        assert whose.format("Ada") in bob.client.get(f"/m/{match}/review?plain&line=0").text
        with Person(table.url) as stranger:
            assert reviewed(stranger, match)["you"] is None
            assert whose.format("Ada") in stranger.client.get(f"/m/{match}/review?plain").text


def test_a_match_that_goes_on_has_none(table: Serving) -> None:
    with Person(table.url) as ada:
        ada.make(game="turing_machine", options={"problem": SECRET}, start=True)
        ada.act("ask 341 B")
        before = ada.look()
        for name in (ada.room, "0123456789abcdef", "current"):
            with pytest.raises(Refusal, match="404 There is no such match"):
                ada.ask("GET", f"/api/matches/{name}/review")
        assert ada.look() == before
        ada.order("end")
        match = over(ada)
        assert "/review" not in ada.client.get(f"/m/{match}?plain").text
        assert "/review" not in ada.client.get(f"/r/{ada.room}?plain").text
        assert "stays hidden" in ada.client.get(f"/m/{match}/review").text
        with pytest.raises(Refusal, match=r"409 .*what was hidden in it stays hidden"):
            ada.ask("GET", f"/api/matches/{match}/review")


def test_other_games_have_none(table: Serving) -> None:
    with Person(table.url) as ada, Person(table.url) as bob:
        ada.make(game="closest", name="Ada")
        bob.join(ada.room, "Bob")
        ada.order("start")
        ada.order("end")
        with pytest.raises(Refusal, match="404 Matches of this game are not reviewed"):
            ada.ask("GET", f"/api/matches/{over(ada)}/review")
