"""Any arguments at all: the command does what it should or says in one sentence why not."""

import contextlib
import io
import json
import re
import sys
from collections.abc import Iterator

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bombe.cli import COMMANDS, main
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.problem import parse_secret
from support.scaling import scale

# `play` waits for a player, so it is only tried with arguments that it must refuse.
NAMES = [name for name in COMMANDS if name not in ("play", "serve")]
ID = id_of(parse_secret("4b 9a 11a 14c"))
DARK = id_of(parse_secret("? 4b 9a 11a 14c CADB"))
OPTIONS = [
    *("--json", "--lang", "--help", "-h", "--version", "--asked", "--time", "--mode", "--reveal"),
    *("--verifiers", "--difficulty", "--seed", "--count", "--by-thought", "--cards", "--symbol"),
    *("--numbers", "--id", "--with", "--players", "--coop", "--", "-", "-j", "--nonsense"),
    *("--lang=fr", "--lang=nl", "--lang=xx", "--json=1", "--reveal=", "--count=3", "--declared"),
]
VALUES = [
    *("4 9 11 14", "? 4 9 11 14", "4b 9a 11a 14c", "? 4b 9a 11a 14c CADB", "1 2 3 4"),
    *("15+16 23+8 46+13 34+17 9+37", "4+5 9 11 14", "4b 9a 11a 14", "? 4 9 11", "?", "+", " "),
    *(ID, ID.lower(), ID[:-1], ID + "2", DARK, DARK[::-1], "", "0", "1", "4", "5", "6", "20", "48"),
    *("49", "-1", "+4", "04", "4.0", "1e3", "nan", "inf", "²", "٤", "9" * 5000, "-" + "9" * 5000),
    *("241", "341 B- C+; 112 A+", "241 A+;", "241 A", ";", "666", "A", "F", "G", "AB", "a"),
    *("447 646 566 322", "447 646 566", "447 646 566 325", "000 000 000 000", "lozenge", "hash"),
    *("classic", "extreme", "nightmare", "easy", "standard", "hard", "en", "fr", "nl", "de"),
    *(
        "\x00",
        "\udcff\udcfe",
        "\n",
        "a\nb",
        "\u2028",
        "\x1b[31m",
        "▲",
        "💥",
        "{code}",
        "%s",
        "%(x)d",
    ),
]
LARGE = re.compile(r"(--count=)?\+?[0-9]{3,4299}")
RUBBISH = st.text(
    st.characters(exclude_categories=[]) | st.sampled_from(" 0123456789abcABC+-;?=\x00\udcff"),
    max_size=20,
)
NEAR = st.builds(  # something valid with one character changed
    lambda text, at, put: text[: at % (len(text) + 1)] + put + text[at % (len(text) + 1) + 1 :],
    st.sampled_from(VALUES[:15]),
    st.integers(0, 50),
    st.text(max_size=2),
)
WORDS = st.lists(st.sampled_from(OPTIONS) | st.sampled_from(VALUES) | NEAR | RUBBISH, max_size=6)


@pytest.fixture(scope="module", autouse=True)
def own_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Whatever is kept is kept here, and nobody types anything."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOMBE_DATA", str(tmp_path_factory.mktemp("data")))
        patch.setattr(sys, "stdin", None)
        yield


def run(words: list[str]) -> tuple[int, str, str]:
    with (
        contextlib.redirect_stdout(io.StringIO()) as out,
        contextlib.redirect_stderr(io.StringIO()) as err,
    ):
        status = main(words)
    return status, out.getvalue(), err.getvalue()


def behaves(words: list[str]) -> None:
    if "generate" in words and any(map(LARGE.fullmatch, words)):
        return  # so many problems take their time
    status, out, err = run(words)
    if status == 2:
        assert out == ""
        assert err.endswith("\n")
        assert len(err.splitlines()) == 1
        assert err.startswith("bombe: ")
        assert "Traceback" not in err
        err.encode("utf-8")
        return
    assert status == 0
    assert err == ""
    asks_for_text = {"-h", "--help", "--version", "--"} & set(words)
    if "--json" in words and not asks_for_text and any(name in words for name in NAMES):
        for line in out.splitlines():
            json.loads(line)


@given(st.sampled_from(NAMES), WORDS)
@settings(max_examples=scale(10_000))
@example("box", ["--cards", "4 9 11 14", "--numbers", "447 646 566 322", "--id", "", "--json"])
@example("generate", ["--cards", "? 4 9 11 14", "--by-thought", "--json"])
@example("cards", ["--with", "", "--json"])
@example("solve", ["--", "--json"])
@example("solve", ["4 9 11 14", "--asked="])
def test_a_command_with_any_arguments(name: str, words: list[str]) -> None:
    behaves([name, *words])


@given(WORDS)
@settings(max_examples=scale(3_000))
def test_any_arguments(words: list[str]) -> None:
    if "play" not in words:
        behaves(words)


VALID = [
    ["solve", "4 9 11 14", "--asked", "341 B- C+; 112 A+", "--time", "1"],
    ["solve", "? 4 9 11 14", "--asked", "241 A+;"],
    ["solve", "15+16 23+8 46+13 34+17 9+37"],
    ["review", "4 9 11 14", "--asked", "341 A+", "--declared", "241", "--time", "1"],
    ["generate", "--mode", "nightmare", "--verifiers", "4", "--seed", "1", "--reveal"],
    ["generate", "--cards", "4 9 11 14", "--count", "2"],
    ["daily", "--date", "2026-11-01", "--mode", "extreme"],
    ["show", ID, "--reveal"],
    ["show", "? 4 9 11 14"],
    ["answer", DARK, "241", "A"],
    ["check", "4b 9a 11a 14c", "241"],
    ["box", ID, "--symbol", "hash"],
    ["box", "--cards", "4 9 11 14", "--numbers", "447 646 566 322", "--id", ID, "--reveal"],
    ["box", "--cards", "? 4 9 11 14", "--numbers", "447 646 566 322", "--id", DARK],
    ["booklet", "20", "--reveal"],
    ["school", "extreme", "--exercise", "3", "--seed", "2"],
    ["cards", "48"],
    ["cards", "--with", "4 9 11 14", "--verifiers", "5"],
]


@given(
    st.sampled_from(VALID),
    st.booleans(),
    st.lists(
        st.tuples(st.integers(0, 7), st.sampled_from(VALUES) | NEAR | RUBBISH, st.booleans()),
        max_size=2,
    ),
)
def test_right_but_for_a_word_or_two(
    right: list[str], as_json: bool, changes: list[tuple[int, str, bool]]
) -> None:
    words = right + ["--json"] * as_json
    for at, word, replace in changes:
        words[at : at + replace] = [word]
    if "play" not in words:
        behaves(words)


@given(st.sampled_from(["generate", "show", "solve", "cards", "check", "answer"]), NEAR, WORDS)
def test_nearly_right(name: str, text: str, words: list[str]) -> None:
    behaves([name, text, *words])


@given(WORDS)
def test_play_refuses_what_it_does_not_know(words: list[str]) -> None:
    behaves(["play", "--players=0", *(word for word in words if word != "--players")])
