"""The school of a game, from a real server: chapters, exercises some at a time, streaks; the pages
that can be read without a script; and what a stranger asks for is refused in a sentence."""

from __future__ import annotations

import html
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.school.chapters import CHAPTERS
from bombe.games.turing_machine.school.exercises import Exercise, hardness
from bombe.games.turing_machine.school.making import exercise
from bombe.web.runtime.schools import BATCH
from support.flooding import limited
from support.serving import Person, Refusal, Serving, serving

SCHOOL = "/api/games/turing_machine/school"


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("school"), BOMBE_LIMITS="0") as running:
        yield running


def fits(told: Any, made: Exercise) -> bool:
    """Whether an exercise is told as it was made."""
    rounds = [
        f"{one['proposal']} "
        + " ".join(letter + "-+"[passed] for letter, passed in one["answers"].items())
        for one in told["drawn"]["rounds"]
    ]
    return (
        told["seed"] == made.seed
        and told["right"] == made.right
        and told["drawn"]["groups"] == [[*group] for group in made.problem.groups]
        and "; ".join(rounds) == str(made.transcript).rstrip(";")
        and len(told["choices"]) == len(made.choices)
        and all(
            [case["drawn"]["code"] for case in choice["cases"][:1]]
            == ([] if one.case is None or made.is_settled else [CODES[one.case.code]])
            for choice, one in zip(told["choices"], made.choices, strict=True)
        )
    )


def test_chapters_and_their_exercises(table: Serving) -> None:
    with Person(table.url) as ada:
        told = ada.ask("GET", SCHOOL)
        assert (told["game"], told["batch"]) == ("turing_machine", BATCH)
        assert [one["key"] for one in told["chapters"]] == [*CHAPTERS]
        first = told["chapters"][0]
        assert first["title"] == "Reading ✓ and ✗"
        assert first["example"]["why"]
        assert first["example"]["choices"][first["example"]["right"]]["cases"] == []
        french = ada.ask("GET", f"{SCHOOL}?lang=fr")["chapters"][0]
        assert french["title"] != first["title"]
        assert french["example"]["drawn"] == first["example"]["drawn"]
        for key in CHAPTERS:
            some = ada.ask("GET", f"{SCHOOL}/{key}")
            assert (some["chapter"], some["first"]) == (key, 1)
            assert [one["seed"] for one in some["exercises"]] == [*range(1, BATCH + 1)]
            assert fits(some["exercises"][2], exercise(key, 3))
        later = ada.ask("GET", f"{SCHOOL}/reading?from=12")
        assert later["first"] == 9
        assert fits(later["exercises"][3], exercise("reading", 12))


def test_every_case_agrees_with_the_answers_and_breaks_its_choice(table: Serving) -> None:
    with Person(table.url) as ada:
        for one in ada.ask("GET", f"{SCHOOL}/one-code")["exercises"]:
            asked = {
                (letter, each["proposal"], passed)
                for each in one["drawn"]["rounds"]
                for letter, passed in each["answers"].items()
            }
            for choice in one["choices"]:
                codes = [case["drawn"]["code"] for case in choice["cases"]]
                assert len(codes) == len({*codes})
                for case in choice["cases"]:
                    shown = {
                        (held["verifier"], code, passed)
                        for held in case["drawn"]["held"]
                        for code, passed in held["answers"]
                    }
                    assert shown == asked
                    assert case["told"][-1].startswith(f"The code would be {case['drawn']['code']}")


def test_a_streak_gets_harder_and_another_time_is_another(table: Serving) -> None:
    with Person(table.url) as ada:
        told = ada.ask("GET", "/api/games/turing_machine/streak")
        made = [exercise(one["chapter"], one["seed"]) for one in told["exercises"][::8]]
        assert [hardness(one) for one in made] == sorted(hardness(one) for one in made)
        assert all(one["seed"] < 0 for one in told["exercises"])
        assert {one["chapter"] for one in told["exercises"]} == {*CHAPTERS}


def test_what_is_not_there_is_said(table: Serving) -> None:
    with Person(table.url) as ada:
        for number in ("0", "-1", "x", "1000000", "9" * 40, "", "1.5", "٣"):
            with pytest.raises(Refusal, match="400 The number of an exercise is from 1 to 999999"):
                ada.ask("GET", f"{SCHOOL}/reading?from={number}")
        for path in (
            f"{SCHOOL}/writing",
            "/api/games/imitation/school",
            "/api/games/imitation/streak",
            "/api/games/none/school",
        ):
            with pytest.raises(Refusal, match="404 There is no such page"):
                ada.ask("GET", path)
        for path in ("writing", "reading/0", "reading/x", f"reading/{'9' * 30}"):
            assert ada.client.get(f"/g/turing_machine/school/{path}").status_code == 404
        assert ada.client.get("/g/imitation/school").status_code == 404


def test_what_is_known_is_not_sent_again(table: Serving) -> None:
    with Person(table.url) as ada:
        for path in (SCHOOL, f"{SCHOOL}/reading?from=3"):
            found = ada.client.get(path)
            again = ada.client.get(path, headers={"if-none-match": found.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


def test_it_can_be_read_without_a_script(table: Serving) -> None:
    with Person(table.url) as ada:
        page = ada.client.get("/g/turing_machine/school")
        words = page.text.partition("<noscript>")[2].partition("</noscript>")[0]
        for chapter in CHAPTERS.values():
            assert str(chapter.title) in words
            assert str(chapter.intro[-1]).replace("'", "&#39;") in words
        assert "bombe school" in words
        assert words.count("The code would be") == 7  # questions have costs instead
        assert "3 is wrong" not in words
        one = ada.client.get("/g/turing_machine/school/one-code/4").text
        assert "Reading ✓ and ✗" not in one
        (told,) = ada.ask("GET", f"{SCHOOL}/one-code")["exercises"][3:4]
        _, _, shown = one.partition("Exercise 4")
        question, _, solution = shown.partition("<summary>Solution")
        for line in (told["asks"], *told["given"], *told["hints"]):
            assert line in html.unescape(question)
        assert f"{told['right'] + 1} is right." in solution
        assert solution.count("is wrong.") == 3
        assert 'href="/g/turing_machine/school/one-code/5"' in solution
        last = ada.client.get("/g/turing_machine/school/one-code/999999").text
        assert "one-code/1000000" not in last
        way = ada.client.get("/school/one-code/4", follow_redirects=False)
        assert way.headers["location"] == "/g/turing_machine/school/one-code/4"
        assert 'href="/g/turing_machine/school"' in ada.client.get("/g/turing_machine/rules").text


def test_one_pays_for_what_must_be_made_and_a_class_has_it_too(tmp_path: Path) -> None:
    rates = "questions=Rate(2, 0.001), strangers=Rate(20, 0.001)"
    with limited(tmp_path, rates) as server, Person(server.url) as ada:
        for _ in range(5):
            assert len(ada.ask("GET", SCHOOL)["chapters"]) == len(CHAPTERS)
            assert len(ada.ask("GET", f"{SCHOOL}/reading")["exercises"]) == BATCH
            assert ada.client.get("/g/turing_machine/school/reading/1").status_code == 200
        with pytest.raises(Refusal, match="429"):
            ada.ask("GET", f"{SCHOOL}/reading?from={BATCH + 1}")
        # What is there already is not without end, either.
        assert [ada.client.get(SCHOOL).status_code for _ in range(5)] == [200] * 4 + [429]
        assert ada.client.get("/").status_code == 200
