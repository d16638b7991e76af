"""Sentences that are put into words late: `T`, `N`, and the choice of a language."""

import copy
import pickle
import struct
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from bombe import text
from bombe.text import (
    ENGLISH,
    LANGUAGES,
    BadInput,
    Language,
    N,
    T,
    language,
    language_of,
    quoted,
    shortened,
)

FRENCH = {
    "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n > 1);\n",
    "{who} has {what}.": "{what}, voilà ce que {who} a.",
    "a card": "une carte",
    "just so": "c'est ça",
    "{n} round\0{n} rounds": "{n} manche\0{n} manches",
}


def catalogue(messages: Mapping[str, str]) -> bytes:
    """A compiled catalogue, as `gettext` reads it."""
    ids, words = b"", b""
    table: list[tuple[int, int, int, int]] = []
    for id_, word in sorted(messages.items()):
        one, other = id_.encode(), word.encode()
        table.append((len(one), len(ids), len(other), len(words)))
        ids += one + b"\0"
        words += other + b"\0"
    n = len(table)
    start = 7 * 4 + 16 * n
    head = [0x950412DE, 0, n, 7 * 4, 7 * 4 + 8 * n, 0, start]
    for length, at, _, _ in table:
        head += [length, start + at]
    for _, _, length, at in table:
        head += [length, start + len(ids) + at]
    return struct.pack(f"<{len(head)}I", *head) + ids + words


@pytest.fixture(autouse=True)
def languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Our own small French and an empty Dutch, in place of the catalogues of the product."""
    for code, messages in (("fr", FRENCH), ("nl", {"": FRENCH[""]})):
        folder = tmp_path / code / "LC_MESSAGES"
        folder.mkdir(parents=True)
        (folder / "bombe.mo").write_bytes(catalogue(messages))
    monkeypatch.setattr(text, "LOCALE", tmp_path)
    language.cache_clear()
    yield
    language.cache_clear()


# --- of another package --------------------------------------------------------------------------


def test_a_package_has_its_own_translations(tmp_path: Path) -> None:
    class Theirs(T):
        catalogue = ("theirs", tmp_path / "locale")

    class Counted(N):
        catalogue = ("theirs", tmp_path / "locale")

    folder = tmp_path / "locale" / "fr" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    words = {"": FRENCH[""], "a card": "un papier", "{n} cow\0{n} cows": "{n} vache\0{n} vaches"}
    (folder / "theirs.mo").write_bytes(catalogue(words))
    say = Language("fr").say
    assert say(Theirs("a card")) == "un papier"
    assert say(T("a card")) == "une carte"
    assert say(Theirs("just so")) == "c'est ça"  # which is ours
    assert say(Theirs("no such words")) == "no such words"
    assert [say(Counted("{n} cow", "{n} cows", n)) for n in (1, 2)] == ["1 vache", "2 vaches"]
    assert say(Counted("{n} round", "{n} rounds", 2)) == "2 manches"
    assert say(T("{who} has {what}.", who=Theirs("a card"), what=T("a card"))) == (
        "une carte, voilà ce que un papier a."
    )
    # In a language that they do not have, and in English.
    assert {Language(code).say(Theirs("a card")) for code in ("nl", "en")} == {"a card"}
    assert Theirs("a card") != T("a card")


# --- sentences -----------------------------------------------------------------------------------


def test_a_sentence_is_english_by_itself() -> None:
    assert str(T("{who} has {what}.", who="Ada", what=3)) == "Ada has 3."


def test_a_sentence_in_another_language_may_reorder_its_values() -> None:
    sentence = T("{who} has {what}.", who="Ada", what=3)
    assert sentence.translated(Language("fr")) == "3, voilà ce que Ada a."
    assert Language("fr").say(sentence) == "3, voilà ce que Ada a."


def test_a_sentence_without_translation_stays_english() -> None:
    sentence = T("{who} has {what}.", who="Ada", what=3)
    assert sentence.translated(Language("nl")) == "Ada has 3."


def test_a_value_is_translated_too() -> None:
    sentence = T("{who} has {what}.", who="Ada", what=T("a card"))
    assert str(sentence) == "Ada has a card."
    assert sentence.translated(Language("fr")) == "une carte, voilà ce que Ada a."


def test_values_nest_deeply() -> None:
    inner = T("{who} has {what}.", who="Bob", what=[T("a card"), N("{n} round", "{n} rounds", 2)])
    sentence = T("{who} has {what}.", who=("Ada", T("just so")), what=inner)
    assert str(sentence) == "Ada, just so has Bob has a card, 2 rounds.."
    assert sentence.translated(Language("fr")) == (
        "une carte, 2 manches, voilà ce que Bob a., voilà ce que Ada, c'est ça a."
    )


def test_without_values_braces_are_plain() -> None:
    assert str(T("{}")) == "{}"


def test_braces_in_values_are_plain() -> None:
    assert str(T("{who} has {what}.", who="{what}", what="{")) == "{what} has {."


def test_a_sequence_is_joined_by_commas() -> None:
    assert ENGLISH.say(("a", 1, ["b", 2])) == "a, 1, b, 2"
    assert ENGLISH.say([]) == ""


def test_any_other_value_is_shown_as_it_is() -> None:
    assert ENGLISH.say(3) == "3"
    assert ENGLISH.say("3, 4") == "3, 4"
    assert ENGLISH.say(None) == "None"


@pytest.mark.parametrize(
    ("n", "english", "french"),
    [
        (0, "0 rounds", "0 manche"),  # French counts nought as one
        (1, "1 round", "1 manche"),
        (2, "2 rounds", "2 manches"),
    ],
)
def test_counting(n: int, english: str, french: str) -> None:
    sentence = N("{n} round", "{n} rounds", n)
    assert str(sentence) == english
    assert sentence.translated(Language("fr")) == french
    assert sentence.translated(Language("nl")) == english


def test_counting_with_other_values() -> None:
    assert str(N("{who}: {n} card", "{who}: {n} cards", 2, who="Ada")) == "Ada: 2 cards"


# --- what was typed ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("", "''"),
        ("341", "'341'"),
        ("it's", '"it\'s"'),
        ("é▲", "'é▲'"),
        ("a\nb\x00\udcff", r"'a\nb\x00\udcff'"),
        ("x" * 60, "'" + "x" * 60 + "'"),
        ("x" * 61, "'" + "x" * 60 + "'..."),
        (7, "7"),
        (None, "None"),
        (["é"], r"['\xe9']"),
        (10**99, "1" + "0" * 59 + "..."),
    ],
)
def test_what_was_typed_is_shown_short_and_safe(typed: object, shown: str) -> None:
    assert quoted(typed) == shown


@pytest.mark.parametrize(
    "character", ["x", "\x00", "\n", "'", "\\", "é", "💥", "\udcff", "\U000e0001"]
)
def test_what_was_typed_is_short_in_every_encoding(character: str) -> None:
    shown = quoted(character * 100_000)
    assert shown.isprintable()
    assert len(shown) <= 70
    assert len(shown.encode("ascii", "backslashreplace")) <= 70
    assert len(quoted(character * 100_000, 20)) <= 30


def test_numbers_are_shown_short() -> None:
    assert quoted(10**10_000) == "..."  # which Python does not even write
    assert shortened(48) == "48"
    assert shortened("9" * 5000, 10) == "9999999999..."


# --- equality ------------------------------------------------------------------------------------


def test_equal_sentences() -> None:
    assert T("{n}", n=1) == T("{n}", n=1)
    assert hash(T("{n}", n=[1])) == hash(T("{n}", n=[1]))
    assert T("{a}", a=T("x")) == T("{a}", a=T("x"))
    assert N("{n} x", "{n} xs", 2) == N("{n} x", "{n} xs", 2)
    assert hash(N("{n} x", "{n} xs", 2)) == hash(N("{n} x", "{n} xs", 2))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (T("x"), T("y")),
        (T("{n}", n=1), T("{n}", n=2)),
        (T("{n}", n=1), T("{n}")),
        (T("x"), "x"),
        (N("{n} x", "{n} xs", 1), N("{n} x", "{n} xs", 2)),
        (N("{n} x", "{n} xs", 2), N("{n} x", "{n} xen", 2)),
        (N("{n} x", "{n} xs", 2), T("{n} x", n=2)),
    ],
)
def test_different_sentences(one: object, other: object) -> None:
    assert one != other
    assert other != one


def test_sentences_can_be_copied_and_sent_to_another_process() -> None:
    for sentence in (T("{a}", a=T("x")), N("{n} x", "{n} xs", 2)):
        assert copy.deepcopy(sentence) == sentence
        assert pickle.loads(pickle.dumps(sentence)) == sentence


def test_bad_input_keeps_its_sentence() -> None:
    error = BadInput(T("{what} is no good", what=T("a card")))
    assert str(error) == "a card is no good"
    assert pickle.loads(pickle.dumps(error)).sentence == error.sentence


# --- languages -----------------------------------------------------------------------------------


def test_our_languages() -> None:
    assert LANGUAGES == ("en", "fr", "nl")
    assert [Language(code).code for code in LANGUAGES] == list(LANGUAGES)


@pytest.mark.parametrize("code", ["de", "", "FR", "fr_BE", "english"])
def test_an_unknown_language_is_refused(code: str) -> None:
    with pytest.raises(BadInput) as caught:
        Language(code)
    assert str(caught.value) == f"there is no language {code!r}; the languages are en, fr, nl"


def test_a_language_is_loaded_once() -> None:
    assert language("fr") is language("fr")


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "FR"}, "fr"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "nl_BE@euro"}, "nl"),
        ({"LANG": "nl-NL"}, "nl"),
        ({"LANG": "en_GB"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fro"}, "en"),  # Old French, which is not French
        ({"LANG": "nld"}, "en"),
        ({"LC_MESSAGES": "fr_FR.UTF-8", "LANG": "nl_NL.UTF-8"}, "fr"),
        ({"LC_ALL": "nl_NL.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "nl"),
        ({"LC_ALL": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANGUAGE": "fr", "LC_ALL": "nl_BE.UTF-8", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LANGUAGE": "de:fr", "LANG": "nl_BE.UTF-8"}, "fr"),
        ({"LANGUAGE": "de:nl_BE:fr"}, "nl"),
        ({"LANGUAGE": "en_GB:fr", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANGUAGE": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_TIME": "fr_FR.UTF-8"}, "en"),
        # The first that is set decides, as everywhere: `LC_ALL=C bombe` asks for English.
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "POSIX", "LC_MESSAGES": "nl_NL"}, "en"),
        ({"LC_MESSAGES": "de_DE.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        # GNU gettext does not look at LANGUAGE then.
        ({"LANGUAGE": "fr", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "fr", "LANG": "POSIX"}, "en"),
        ({"LANGUAGE": "fr", "LC_ALL": "", "LC_MESSAGES": "C", "LANG": "nl_NL"}, "en"),
        ({"LANGUAGE": "fr", "LC_ALL": "C.UTF-8"}, "fr"),
    ],
)
def test_language_of_an_environment(environment: dict[str, str], code: str) -> None:
    assert language_of(environment).code == code
