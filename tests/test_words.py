"""The words of our sentences: those of the published games, and none to stumble over."""

import re
from collections.abc import Iterator

import pytest

from bombe.text import LANGUAGES, T, language
from support.messages import TRANSLATED, found, tool

SEEN_ELSEWHERE = ("descriptions.py",)  # what is on pictures: any word may be
VALUES = re.compile(r"\{[^{}]*\}|%(?:\(\w+\))?[sdr]|`[^`]*`")  # filled in, or typed as it is

# By language, what no sentence says and why. A word ends where the pattern does.
NOT_SAID = {
    "en": {
        r"\blaws?\b": "criterion, criteria",
        r"\bworlds?\b": "possibilities, or problems",
        r"\bbits?\b": "nobody measures luck in bits",
        r"(?:^|[.:;] )[Ww]hoever\b": "say who: you, players who …",
        r"\bstands here\b|\bstands? before you\b": "is, see",
        r"\b(?:is|are) taken for gone\b": "has left",
        r"\b(?:obeys?|satisfies|breaks) (?:the|this|all|its|a)\b": "meets, passes, fails",
        r"\b(?:[Ss]trikes?|[Ss]truck)\b": "cross out",
        r"(?<![Nn]ote )\bsheets?\b": "note sheet",
    },
    "fr": {
        r"\b(?:lois?|mondes? restants?|bits?)\b": "critère, possibilité",
        r"\bcartes? de (?:critères|vérification)\b": "carte Critères, carte Vérification",
        r"\bdétien\w+|\bdétenus?\b": "vérifie",
        r"\bsatisfai\w+": "réussit le test, respecte",
        r"\bfeuilles?\b(?! de notes)": "feuille de notes",
        r"\b(?:valable|éliminé)\w*\b(?<!encore valable)": "valide, hors jeu",
        r"\b[Tt]ester\b": "interroger",
        r"(?:^|[.:;] )Qui (?!\w+ \?)": "no proverbs: les joueurs qui …",
    },
    "nl": {
        r"[Cc]ontroleurs?\b": "machine A",
        r"\b\w*[Oo]pgaven?\b": "uitdaging",
        r"\b[Pp]roblee?m": "uitdaging",
        r"[Cc]riteriakaart": "criteriumkaart",
        r"\b[Bb]lad\b": "notitieblad",
        r"\b[Mm]od(?:us|i)\b": "variant",
        r"\b[Mm]oeilijkheid\b": "moeilijkheidsgraad",
        r"\b(?:wereld|bit)s?(?:en)?\b": "mogelijkheid",
        r"\beven veel\b": "evenveel",
        r"\b[Oo]ndervraag": "testen bij",
        r"\b(?:u|uw)\b(?=[^,]* (?:kunt|moet|wilt|hebt))": "je",
    },
}
# English words that neither language has, which a translator left where they were.
LEFT_OVER = (
    r"\b(?:the|and|with|which|your|you|this|that|are|not|from|card|cards|verifier|round"
    r"|nightmare|extreme|cooperative|competitive|classic|clever|steady|keen)\b"
)
# Sentences of the command line and of programs, which name what is typed.
TYPED = re.compile(
    r"--\w|\b(?:by default|command|option|JSON)\b|\b\w+:.*\bor\b|^Shows how the Machine"
)


def said(code: str) -> Iterator[tuple[str, str]]:
    """Each template in English, and what it is in a language."""
    if code == "en":
        yield from ((one, one) for message in found() if _ours(message) for one in message.ids)
        return
    ours = {message.ids[0] for message in found() if _ours(message)}
    for message in tool.read(code, tool.po_file(code).read_bytes()):
        ids = (message.id,) if isinstance(message.id, str) else message.id
        strings = (message.string,) if isinstance(message.string, str) else message.string
        if ids[0] in ours:
            yield from zip(ids, strings, strict=True)


def _ours(message: object) -> bool:
    return not getattr(message, "file", "").endswith(SEEN_ELSEWHERE)


@pytest.mark.parametrize("code", LANGUAGES)
def test_words_that_no_sentence_says(code: str) -> None:
    assert [
        (words, instead)
        for _, words in said(code)
        for pattern, instead in NOT_SAID[code].items()
        if re.search(pattern, VALUES.sub("", words))
    ] == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_word_is_left_in_english(code: str) -> None:
    assert [
        (english, words)
        for english, words in said(code)
        if not TYPED.search(english) and re.search(LEFT_OVER, VALUES.sub("", words))
    ] == []


def test_french_colons_and_semicolons_have_a_space_before_them() -> None:
    """Where something is filled in before one, too; what is typed (`341 B- C+; …`) has none."""
    wrong = re.compile(r"[^\s\u00a0][:;](?=\s|$)")
    assert [
        words for _, words in said("fr") if wrong.search(re.sub(r"\w\+;|`[^`]*`", "", words))
    ] == []


@pytest.mark.parametrize(("code", "words"), [("en", "2.86"), ("fr", "2,86"), ("nl", "2,86")])
def test_a_fraction_is_written_as_the_language_does(code: str, words: str) -> None:
    luck = T("effort {effort}, luck {luck}.", effort=20 / 7, luck=0.0)
    assert words in language(code).say(luck)
