"""Why something follows in a match that is over, from a real server; in none that goes on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.serving import Person, Refusal, Serving, serving

SECRET = "3b 7a 10a 14a"  # whose code is 132
LINE = ("ask 341 B", "mark 3a", "ask 341 C", "mark 14c", "ask 341 D", "thumb down", "ask 111 A")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("why")) as running:
        yield running


def test_why_in_a_match_that_is_over(table: Serving) -> None:
    with Person(table.url) as ada:
        ada.make(game="turing_machine", options={"problem": SECRET}, name="Ada", start=True)
        for action in (*LINE, "thumb up 132"):
            ada.act(action)
        match = ada.look()["table"]["match"]
        way = f"/api/matches/{match}/why"
        told = ada.ask("GET", f"{way}?line=0&claim=-14b")
        assert told["title"] == "D cannot be checking 14b (■ smallest)"
        assert told["why"]["follows"]
        assert told["why"]["because"] == ["341 C-"]
        assert told["rests"] == "Rests on: 341 C✗."
        assert "Suppose D checked 14b (■ smallest). " in told["steps"][-1]
        assert told["why"]["since"] == 2
        assert told["why"]["steps"][-1]["claims"] == ["-14b"]
        # What does not follow comes with a case that agrees with every answer.
        told = ada.ask("GET", f"{way}?claim=%2B3b")
        assert told["title"] == "This does not follow: A must be checking 3b (■=3)"
        case = told["why"]["case"]
        assert (case["code"], told["why"]["steps"]) == ("152", [])
        assert case["verifiers"][0]["answers"] == ["111 A-"]
        # All that follows, with the marks that were made: one of them too soon.
        whole = ada.ask("GET", way)
        follows = whole["why"]["follows"]
        assert (follows["14b"], follows["7a"], follows.get("3b")) == ("-", "+", None)
        assert whole["why"]["held"] == {"A": "3b", "B": "7a", "C": "10a", "D": "14a"}
        marks = {one["target"]: one for one in whole["why"]["marks"]}
        assert (marks["3a"]["after"], marks["3a"]["since"]) == (1, 4)
        assert marks["3a"]["case"]["code"] != "132"
        assert marks["14c"]["case"] is None
        assert (marks["14c"]["after"], marks["14c"]["since"]) == (2, 2)
        told = ada.ask("GET", f"{way}?claim=-14b&lang=nl")
        assert told["title"] == "D kan niet 14b (■ kleinste) controleren"
        for refused in ("claim=-4b", "claim=14b", "claim=x", "line=7", "line=1&claim=-14b"):
            with pytest.raises(Refusal, match="409 "):
                ada.ask("GET", f"{way}?{refused}")
        for malformed in ("line=x", "line=", f"claim=-{'1' * 40}"):
            with pytest.raises(Refusal, match="400 "):
                ada.ask("GET", f"{way}?{malformed}")
        # In words, without a script.
        assert f'href="/m/{match}/why?line=0"' in ada.client.get(f"/m/{match}/review?plain").text
        page = ada.client.get(f"/m/{match}/why?line=0").text
        assert "<li>B said no to 341. That rules out what 341 meets, here" in page
        page = ada.client.get(f"/m/{match}/why?line=0&claim=-14b").text
        assert "<h1>D cannot be checking 14b (■ smallest)</h1>" in page


def test_a_match_that_goes_on_has_none(table: Serving) -> None:
    with Person(table.url) as ada:
        ada.make(game="turing_machine", options={"problem": SECRET}, start=True)
        ada.act("ask 341 B")
        for name in (ada.room, "0123456789abcdef"):
            with pytest.raises(Refusal, match="404 There is no such match"):
                ada.ask("GET", f"/api/matches/{name}/why?claim=-14b")
        with pytest.raises(Refusal, match="409 Nobody may ask why"):
            ada.act("why -14b")
        ada.order("end")
        match = ada.look()["table"]["match"]
        with pytest.raises(Refusal, match=r"409 .*what was hidden in it stays hidden"):
            ada.ask("GET", f"/api/matches/{match}/why?claim=-14b")
        assert "stays hidden" in ada.client.get(f"/m/{match}/why").text


def test_other_games_have_none(table: Serving) -> None:
    with Person(table.url) as ada, Person(table.url) as bob:
        ada.make(game="closest", name="Ada")
        bob.join(ada.room, "Bob")
        ada.order("start")
        ada.order("end")
        match = ada.look()["table"]["match"]
        with pytest.raises(Refusal, match="404 This game cannot tell why"):
            ada.ask("GET", f"/api/matches/{match}/why")
