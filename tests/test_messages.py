"""The catalogues: complete, up to date, and with the same placeholders as the sources."""

import re
from functools import cache

import pytest

from bombe.games.turing_machine.cards import CARDS, LAWS
from bombe.text import LANGUAGES, T, language
from support.messages import LONGEST_CARD_TITLE, LONGEST_LAW_TITLE, TRANSLATED, found, tool


@cache
def entries(code: str) -> dict[tuple[str, ...], tuple[str, ...]]:
    """What a catalogue says: templates -> translations."""
    said = {}
    for message in tool.read(code, tool.po_file(code).read_bytes()):
        ids = (message.id,) if isinstance(message.id, str) else message.id
        strings = (message.string,) if isinstance(message.string, str) else message.string
        if ids != ("",):
            said[tuple(ids)] = tuple(strings)
    return said


def test_the_tool_knows_our_languages() -> None:
    assert sorted(tool.PLURALS) == sorted(TRANSLATED)


@pytest.mark.parametrize("code", TRANSLATED)
class TestCatalogue:
    def test_every_message_is_translated(self, code: str) -> None:
        catalogue = tool.updated(code, tool.po_file(code).read_bytes(), found())
        assert tool.missing(catalogue) == [], "see docs/translating.md"

    def test_no_message_is_unused(self, code: str) -> None:
        used = {message.ids[0] for message in found()}
        assert [ids for ids in entries(code) if ids[0] not in used] == []
        assert "#~" not in tool.po_file(code).read_text("utf-8")

    def test_nothing_is_fuzzy(self, code: str) -> None:
        catalogue = tool.read(code, tool.po_file(code).read_bytes())
        assert [message.id for message in catalogue if message.fuzzy] == []

    def test_po_is_what_the_tool_writes(self, code: str) -> None:
        po = tool.po_file(code).read_bytes()
        assert po == tool.written(tool.updated(code, po, found())), "run `make messages`"

    def test_mo_is_what_the_po_compiles_to(self, code: str) -> None:
        po = tool.po_file(code)
        assert po.with_suffix(".mo").read_bytes() == tool.compiled(code, po.read_bytes()), (
            "run `make messages`"
        )

    def test_placeholders_are_the_same(self, code: str) -> None:
        wrong = []
        for ids, strings in entries(code).items():
            allowed = [{tool.placeholders(one)} for one in (*ids, *ids[-1:])[: len(strings)]]
            if len(strings) == 2:
                allowed[0] |= allowed[1]  # "one round" may become "{n} round"
            wrong += [
                (ids, string)
                for string, sets in zip(strings, allowed, strict=True)
                if string and tool.placeholders(string) not in sets
            ]
        assert wrong == []

    def test_blanks_and_ends_are_the_same(self, code: str) -> None:
        """A sentence ends in a full stop if the English does, and keeps blanks and new lines."""

        def ends(text: str) -> tuple[str, str, int, bool]:
            inner = text.strip()
            head, tail = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
            return head, tail, text.count("\n"), " " in inner and inner[-1] == "."

        assert [
            (one, string)
            for ids, strings in entries(code).items()
            for one, string in zip(ids, strings, strict=True)
            if string and ends(one) != ends(string)
        ] == []


def test_french_spaces_and_signs() -> None:
    """No-break spaces belong before : ; ? ! and inside « », and apostrophes are round."""
    wrong = re.compile(r"(?<=\w)'(?=\w)|[^\S\u00a0\n]([;!»]|[:?](?!\S| \d))|« |[\w}][;!?»](?!\S)")
    assert [
        string for strings in entries("fr").values() for string in strings if wrong.search(string)
    ] == []


def test_templates_have_the_values_they_want() -> None:
    """A template that is filled names exactly the values that it is called with."""
    wrong = []
    for message in found():
        if message.values:
            names = {
                re.split(r"[!:.\[]", one.strip("{}"))[0]
                for template in message.ids
                for one in tool.placeholders(template)
            }
            if names != message.values and not (len(message.ids) == 2 and names <= message.values):
                wrong.append((message.where, message.ids))
    assert wrong == []


@pytest.mark.parametrize("code", LANGUAGES)
class TestTitles:
    def test_law_titles_are_short(self, code: str) -> None:
        titles = {language(code).say(law.title) for law in LAWS.values()}
        assert [title for title in titles if len(title) > LONGEST_LAW_TITLE] == []

    def test_card_titles_are_short(self, code: str) -> None:
        titles = {language(code).say(card.title) for card in CARDS.values()}
        assert [title for title in titles if len(title) > LONGEST_CARD_TITLE] == []

    def test_laws_of_a_card_have_different_words(self, code: str) -> None:
        for card in CARDS.values():
            assert len({language(code).say(law.title) for law in card.laws}) == len(card.laws)
            assert len({language(code).say(law.text) for law in card.laws}) == len(card.laws)


@pytest.mark.parametrize(
    ("code", "title", "text", "laws"),
    [
        (
            "en",
            "■ against 4",
            "Compares ■ with 4.",
            ["■ is less than 4.", "■ is exactly 4.", "■ is greater than 4."],
        ),
        (
            "fr",
            "■ face à 4",
            "Compare ■ à 4.",
            ["■ est inférieur à 4.", "■ vaut exactement 4.", "■ est supérieur à 4."],
        ),
        (
            "nl",
            "■ tegenover 4",
            "Vergelijkt ■ met 4.",
            ["■ is kleiner dan 4.", "■ is precies 4.", "■ is groter dan 4."],
        ),
    ],
)
def test_card_4(code: str, title: str, text: str, laws: list[str]) -> None:
    say = language(code).say
    assert say(CARDS[4].title) == title
    assert say(CARDS[4].text) == text
    assert [say(law.text) for law in CARDS[4].laws] == laws
    assert [say(law.title) for law in CARDS[4].laws] == ["■<4", "■=4", "■>4"]


def test_a_sentence_inside_a_sentence_is_translated_too() -> None:
    why = T("no code passes all the verifiers")
    sentence = T("{secret} is not a valid problem: {why}", secret="4b", why=why)
    assert language("fr").say(sentence) == (
        "4b n’est pas un problème valide\u00a0: "
        "aucun code ne réussit le test de tous les vérificateurs"
    )
    assert language("nl").say(sentence) == (
        "4b is geen geldige uitdaging: geen enkele code slaagt bij alle machines"
    )


# ---- the tool itself -------------------------------------------------------------------------

SOURCE = """
T("b", x=T("a"))
text.N("{n} round", "{n} rounds", 3)
f(T("one "
    "sentence"), **values)
"""


def _found(source: str) -> list[tuple[str, ...]]:
    return [message.ids for message in tool.sources(source, "x.py")]


def test_finds_what_is_nested_or_broken_over_lines() -> None:
    assert _found(SOURCE) == [("b",), ("a",), ("{n} round", "{n} rounds"), ("one sentence",)]


@pytest.mark.parametrize(
    "call",
    [
        *("T(x)", "T(f'{x}')", "T('a' + x)", "T('a' if x else 'b')", "T()", "T('')", "T(*x)"),
        *("N('a', x, 1)", "N(f'{x}', 'b', 1)", "N('a', *x)", "text.T(x)"),
    ],
)
def test_refuses_what_is_not_a_literal(call: str) -> None:
    with pytest.raises(tool.BadSource, match=r"x\.py:1: "):
        _found(call)


def test_refuses_one_singular_with_two_plurals() -> None:
    found = list(tool.sources("N('a', 'b', 1), N('a', 'c', 1)", "x.py"))
    with pytest.raises(tool.BadSource, match="another plural"):
        tool.updated("fr", b"", found)


def test_keeps_translations_and_drops_what_is_unused() -> None:
    found = list(tool.sources("T('a'), N('b', 'bs', 1), T('c')", "x.py"))
    catalogue = tool.updated("fr", b"", found)
    assert tool.missing(catalogue) == ["a", "b", "c"]
    catalogue.get("a").string = "A"
    catalogue.get("b").string = ("B", "")
    catalogue.get("c").string = "C"
    again = tool.updated("fr", tool.written(catalogue), found[:2])
    assert tool.missing(again) == ["b"]
    assert again.get("a").string == "A"
    assert again.get("c") is None


def test_output_depends_on_nothing_else() -> None:
    found = list(tool.sources("T('a'), N('b', 'bs', 1)", "x.py"))
    moved = list(tool.sources("\n\nT('a'), N('b', 'bs', 1), T('a')", "x.py"))
    po = tool.written(tool.updated("nl", b"", found))
    assert po == tool.written(tool.updated("nl", po, moved))
    assert b"Babel" not in tool.compiled("nl", po)
    assert b"Date" not in po + tool.compiled("nl", po)
