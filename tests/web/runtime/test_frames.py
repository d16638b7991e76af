"""What is said between the server and its processes: data, and nothing that could do anything."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bombe import text
from bombe.text import LANGUAGES, N, Quoted, T, language
from bombe.web.runtime.frames import Call, Done, Unsendable, packed, read_answer, unpacked
from support.odd_bots import sentence

CATALOGUE = ("bulls_and_cows", Path(__file__).with_name("locale"))


class Foreign(text.T):
    catalogue = CATALOGUE


@pytest.mark.parametrize(
    "value",
    [
        None,
        {"a": [1, -(1 << 63), (1 << 64) - 1, 0.5, True, "é"], "b": b"\0\xff", "c": {}},
        {"seed": 1 << 200, "text": ["\ud800", "plain"], "minus": -(1 << 70)},
        {"é": "\ud800", "names": {"ünlike": 1 << 80}},
        [T("a"), {"x": sentence()}],
    ],
    ids=str,
)
def test_what_is_packed_comes_out_again(value: Any) -> None:
    assert unpacked(packed(value), Any, None) == value


def test_half_a_character_in_a_name_is_written_otherwise() -> None:
    assert unpacked(packed({"\ud99a@": ["\ud99a"]}), Any, None) == {"?@": ["\ud99a"]}


def test_a_sentence_is_the_same_in_every_language() -> None:
    copy = unpacked(packed(sentence()), Any, None)
    assert copy == sentence()
    many = copy.values["what"]
    assert type(many) is N
    assert (many.number, many.plural) == (3, "{n} cards of {who}")
    assert type(many.values["who"]) is Quoted
    for code in LANGUAGES:
        assert language(code).say(copy) == language(code).say(sentence())


def test_where_words_are_looked_up_is_for_the_receiver_to_say() -> None:
    sent = packed([Foreign("bull {n}", n=T("marks")), T("marks")])
    bull, marks = unpacked(sent, Any, CATALOGUE)
    assert (bull.catalogue, bull.values["n"].catalogue, marks.catalogue) == (CATALOGUE, None, None)
    assert str(bull) == "bull marks"
    assert unpacked(sent, Any, None)[0].catalogue is None


class Planted:
    """What a process under a stranger's control would like the server to run."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Path.touch, (Path("/tmp/planted"),)


@pytest.mark.parametrize(
    "data",
    [
        pickle.dumps(("done", Planted())),
        pickle.dumps("ready"),
        b"",
        b"\xc1",
        b"\x91" * 100_000,
        packed(["done", 1]),
        packed(["made up", 1, 2]),
        packed(Call("think", ("os", "system"), [])),
    ],
    ids=range(8),
)
def test_anything_else_is_no_answer(data: bytes) -> None:
    with pytest.raises(Unsendable):
        read_answer(data)


@pytest.mark.parametrize(
    ("kind", "value"), [(str, 1), (tuple[dict[str, Any], list[str]], [{}, [1]]), (str, None)]
)
def test_an_answer_of_another_type_is_refused(kind: Any, value: object) -> None:
    answer = read_answer(packed(Done(packed_raw(value), 0.0)))
    assert isinstance(answer, Done)
    with pytest.raises(Unsendable):
        unpacked(answer.value, kind, None)


def packed_raw(value: object) -> Any:
    return msgspec.Raw(packed(value))


def test_what_cannot_be_sent_is_refused_here() -> None:
    with pytest.raises(Unsendable):
        packed({"object": object()})
