"""The commands about what is in the box: its numbers, the booklet and the cards."""

from collections.abc import Callable
from itertools import permutations

import pytest

from bombe.cli import main
from bombe.games.turing_machine.booklet import BOOKLET
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.problem import parse_secret
from bombe.text import LANGUAGES
from support.commands import (
    CLASSIC,
    EXTREME,
    NIGHTMARE,
    SECRETS,
    Json,
    Run,
    plain_environment,  # noqa: F401 (fixture)
    refusing,  # noqa: F401 (fixture)
    running,  # noqa: F401 (fixture)
    saying,  # noqa: F401 (fixture)
)

# ---- box -------------------------------------------------------------------------------------


def test_box_numbers(says: Callable[..., Json], run: Run) -> None:
    found = says("box", CLASSIC, "--symbol", "lozenge")
    assert list(found.items()) == [("symbol", "lozenge"), ("numbers", [447, 646, 566, 322])]
    assert says("box", NIGHTMARE, "--symbol", "lozenge")["numbers"] == [646, 322, 447, 566]
    for text in SECRETS:
        name = id_of(parse_secret(text))
        fixed = says("box", name)
        assert fixed == says("box", text)
        assert fixed == says("box", name, "--symbol", fixed["symbol"])
    status, out, _ = run("box", CLASSIC, "--symbol", "currency")
    assert status == 0
    assert "¤" in out
    assert "  A  573  card 4\n" in out


def test_box_numbers_of_a_nightmare_hide_the_cards(run: Run) -> None:
    out = run("box", NIGHTMARE, "--symbol", "lozenge")[1]
    assert "  A  646\n  B  322\n" in out


def test_box_check(says: Callable[..., Json], run: Run) -> None:
    words = ("box", "--cards", "4 9 11 14", "--numbers", "447 646 566 322")
    assert list(says(*words).items()) == [("valid", True), ("problem", "4 9 11 14")]
    assert says(*words, "--reveal") == {"valid": True, "problem": "4 9 11 14", "solution": "241"}
    assert "241" not in run(*words)[1]
    assert "The code is 241." in run(*words, "--reveal")[1]
    turned = ("box", "--cards", "14 4 9 11", "--numbers", "322 447 646 566")
    assert says(*turned) == {"valid": True, "problem": "14 4 9 11"}


def test_box_check_against_an_id(says: Callable[..., Json], run: Run) -> None:
    right, other = id_of(parse_secret(CLASSIC)), id_of(parse_secret("4a 9a 11b 14c"))
    for cards, table in (
        ("4 9 11 14", "447 646 566 322"),
        ("14 4 9 11", "322 447 646 566"),
        ("4 9 11 14", "577 369 461 694"),
    ):
        words = ("box", "--cards", cards, "--numbers", table, "--id")
        assert says(*words, right) == {"valid": True, "problem": cards, "matches": True}
        assert says(*words, other) == {"valid": True, "problem": cards, "matches": False}
        assert f"It is the problem {right}." in run(*words, right)[1]
        assert f"It is not the problem {other}." in run(*words, other)[1]


def test_box_check_of_a_nightmare(says: Callable[..., Json]) -> None:
    """The id names which verifier holds which law: one order of the numbers of 24."""
    name = id_of(parse_secret(NIGHTMARE))
    right = [646, 322, 447, 566]
    for table in permutations(right):
        text = " ".join(map(str, table))
        found = says("box", "--cards", "? 4 9 11 14", "--numbers", text, "--id", name)
        assert found["valid"]
        assert found["matches"] == (list(table) == right)


def test_box_invalid(says: Callable[..., Json], run: Run) -> None:
    words = ("box", "--cards", "4 9 11 14", "--numbers", "447 646 566 325")
    found = says(*words, "--reveal")
    assert list(found) == ["valid", "reason"]
    assert found["valid"] is False
    assert found["reason"]
    found = says(*words, "--id", id_of(parse_secret(CLASSIC)))
    assert (found["valid"], found["matches"]) == (False, False)
    status, out, _ = run(*words)
    assert status == 0
    assert out.startswith("✗ ")


def test_box_refuses(refuses: Callable[..., str]) -> None:
    both = ("--cards", "4 9 11 14", "--numbers", "447 646 566 322")
    assert "'999'" in refuses("box", "--cards", "4 9 11 14", "--numbers", "447 646 566 999")
    assert "has 4 verifiers" in refuses("box", "--cards", "4 9 11 14", "--numbers", "447 646 566")
    assert refuses("box", "--cards", "4 9 11 14", "--numbers", "")
    assert refuses("box")
    assert refuses("box", "--cards", "4 9 11 14")
    assert refuses("box", "--numbers", "447 646 566 322")
    assert refuses("box", CLASSIC, *both)
    assert refuses("box", CLASSIC, "--reveal")
    assert refuses("box", CLASSIC, "--id", "X")
    assert refuses("box", *both, "--symbol", "hash")
    assert refuses("box", *both, "--id", "NOTANID")
    assert refuses("box", *both, "--id", "")
    assert refuses("box", CLASSIC, "--symbol", "#")
    assert refuses("box", "4 9 11 14")


# ---- booklet ---------------------------------------------------------------------------------


def test_booklet(says: Callable[..., Json], run: Run) -> None:
    found = says("booklet")
    assert [one["number"] for one in found] == list(range(1, 21))
    assert list(found[0].items()) == [
        ("number", 1),
        ("problem", "4 9 11 14"),
        ("numbers", [447, 646, 566, 322]),
        ("difficulty", 1),
        ("luck", 3),
    ]
    for one in found:
        assert says("booklet", str(one["number"])) == one
    shown = says("booklet", "--reveal")
    assert [one["solution"] for one in shown] == [CODES[p.secret.code] for p in BOOKLET]
    assert says("booklet", "20", "--reveal") == {**found[19], "solution": "411"}
    assert "447 646 566 322" in run("booklet")[1]
    assert "411" not in run("booklet", "20")[1]
    assert "The code is 411." in run("booklet", "20", "--reveal")[1]


def test_booklet_refuses(refuses: Callable[..., str]) -> None:
    for text in ("0", "21", "-1", "x", "", "9" * 5000, "1 2", "01", "+1"):
        assert refuses("booklet", text)
    assert refuses("booklet", "x") == "'x' is not a problem number: they go from 1 to 20"


# ---- cards -----------------------------------------------------------------------------------


def test_cards(says: Callable[..., Json], run: Run) -> None:
    found = says("cards")
    assert [one["card"] for one in found] == list(range(1, 49))
    assert sum(len(one["laws"]) for one in found) == 183
    assert list(found[3]) == ["card", "title", "text", "laws"]
    assert found[3]["laws"][1] == {"letter": "b", "text": "■ is exactly 4.", "codes": 25}
    for one in found:
        assert says("cards", str(one["card"])) == one
        assert one["title"] in run("cards", str(one["card"]))[1]
    out = run("cards")[1]
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_in_each_language(run: Run, says: Callable[..., Json], language: str) -> None:
    assert (says("cards", "4", "--lang", language) == says("cards", "4")) == (language == "en")
    for words in (
        ["cards"],
        ["cards", "24"],
        ["booklet"],
        ["show", EXTREME],
        ["solve", "4 9 11 14"],
    ):
        status, out, err = run(*words, "--lang", language)
        assert (status, err) == (0, "")
        assert max(map(len, out.splitlines())) <= 80


def test_cards_to_add(says: Callable[..., Json], run: Run) -> None:
    found = says("cards", "--with", "4 9 11")
    assert list(found) == ["cards", "verifiers", "add"]
    assert (found["cards"], found["verifiers"]) == ([4, 9, 11], 5)
    assert found["add"] == sorted(set(found["add"]) - {4, 9, 11})
    four = says("cards", "--with", "4 9 11", "--verifiers", "4")
    assert four["verifiers"] == 4
    possible = []
    for card in range(1, 49):
        if card not in (4, 9, 11) and main(["solve", f"4 9 11 {card}"]) == 0:
            possible.append(card)
    run("--version")  # takes what was printed
    assert four["add"] == possible
    assert says("cards", "--with", "1 5 10 15 16")["verifiers"] == 6
    assert " ".join(map(str, possible[:5])) in run("cards", "--with", "4 9 11", "--verifiers=4")[1]


def test_cards_refuses(refuses: Callable[..., str]) -> None:
    for text in ("0", "49", "-1", "x", "", "9" * 5000):
        assert refuses("cards", text)
        if text:
            assert refuses("cards", f"--with={text}")
    assert refuses("cards", "x") == "'x' is not a card number: cards go from 1 to 48"
    for text in ("04", "+4", "-4", "4 09", "4 +9", "4,9", "4b 9", "4\u00a09", "²"):
        assert "character" in refuses("cards", f"--with={text}")
        assert refuses("cards", text)
    assert "twice" in refuses("cards", "--with", "4 4")
    assert refuses("cards", "--with", "1 2 3 4 5 6")
    assert refuses("cards", "--with", "1 2 3 4 5", "--verifiers", "4")
    assert refuses("cards", "--with", "4 9", "--verifiers", "7")
    assert refuses("cards", "4", "--with", "5")
    assert refuses("cards", "--verifiers", "5")
