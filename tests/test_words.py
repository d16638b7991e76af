"""The words of our sentences: those of the published games, and none to stumble over."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bombe
from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.choices import HANDICAPS, LEVELS, NAMES
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
        r"\b[Tt]est(?:er|ez|ée?s?)\b": "interroger",
        r"\brusée?s?\b": "habile",
        r"\babîmée?s?\b": "endommagé",
        r"\bpareils?\b": "identiques",
        r"\bcaméra\b": "appareil photo",
        r"\b(?:images?|fichiers?) à vous\b": "vos images, un de vos fichiers",
        r"\bHÔTE\b": "SERVEUR; a host is of a room",
        r"\bdonn\w+ (?:son|votre) pouce|\bpouce(?: est)? donné": "pouce prêt, montrer son pouce",
        r"\b(?:[Vv]ous seul|[Vv]ous êtes (?:parti|sûr|prêt|seul)|[Ss]oyez sûr)\b": "no gender",
        r"\bil y a\s*\.?$": "choix possibles : {known}",
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
        r"\b[Vv]erkeerde code\b": "foute code",
        r"\b[Tt]egendeel\b": "het omgekeerde",
        r"\b[Ss]tartpagina\b": "beginpagina",
        r"\b[Dd]uim (?:is |al )?(?:ge)?geven\b": "je duim is binnen",
        r"\bminste vragen winnen\b|\bwinnen de minste\b": "wie de minste vragen stelde, wint",
        r"'s\b|(?<=\w)'(?=\w)": "round apostrophes",
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


# What an editor with the rulebooks stumbled over, by the words that gave it away.
STUMBLED_OVER = {
    "en": r"two points a vote|drawn anew|by doublings|can check stands|Before you stand|by some"
    r" verifier|share the fewest|and the fewest questions win|told nothing|Who is away|who is level"
    r"|players less one|nobody for what|a card that all see|Three times two|not told apart"
    r"|Nobody found out|\{\w+\} points of|you, answers|these keys write|Nothing here tells"
    r"|You hear only|All wait for you|You keep silent now|what cannot be taken back"
    r"|lets nobody watch|only the host has seen|memory cannot be reached"
    r"|[Qq]uestions already used|Set digits|turn one of them round"
    r"|[Nn]obody (?:is )?superfluous|code would be left alone|can know it|there are \{known\}"
    r"|unless said|so many (?:card|days)|(?:are|is|be) forgotten|(?:was|were|be) put in|Regret in"
    r"|(?<!there )is no (?:code|database|form|game|match|picture|print|whole)|of yours is",
    "fr": r"laissez cette option|en est un\.|rien appris|vous, (?:répond|réfléchit)"
    r"|^(?:réfléchit|répond|attend la suite)$|^a voté|1 nouveaux"
    r"|Depuis que \{v\}|^Touchez|[Pp]ersonne (?:n’est|de) superflu|pas (?:de|cette) ligne\b",
    "nl": r"[Vv]raag \S+ naar \{|vraag je tot|^Alleen speel|leerden niets|^denkt na$|Dit nonce"
    r"|[Nn]iemand (?:is )?overbodig|\b(?:die|deze|een) lijn\b|[Pp]robeer de les|vergeten\.$",
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_sentences_that_were_stumbled_over_are_gone(code: str) -> None:
    assert [words for _, words in said(code) if re.search(STUMBLED_OVER[code], words)] == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_word_is_left_in_english(code: str) -> None:
    assert [
        (english, words)
        for english, words in said(code)
        if not TYPED.search(english) and re.search(LEFT_OVER, VALUES.sub("", words))
    ] == []


@pytest.mark.parametrize(
    ("code", "words"), [("fr", "feuille de notes|critère"), ("nl", "notitieblad|criteri|uitdaging")]
)
def test_no_picture_shows_words_of_the_other_game(code: str, words: str) -> None:
    """As a leaf does once every _blad_ has become a _notitieblad_."""
    shown = {message.ids[0] for message in found() if not _ours(message)}
    catalogue = tool.read(code, tool.po_file(code).read_bytes())
    said_of = [str(message.string) for message in catalogue if message.id in shown]
    assert len(said_of) == len(shown) == 90
    assert [one for one in said_of if re.search(words, one)] == []


def test_french_colons_and_semicolons_have_a_space_before_them() -> None:
    """Where something is filled in before one, too; what is typed (`341 B- C+; …`) has none."""
    wrong = re.compile(r"[^\s\u00a0][:;](?=\s|$)")
    assert [
        words for _, words in said("fr") if wrong.search(re.sub(r"\w\+;|`[^`]*`", "", words))
    ] == []


def test_pages_and_scripts_put_no_colon_after_a_value() -> None:
    """French wants a space there: `labelled` and `named` have it, and a comma does for all."""
    sources = Path(bombe.__file__).parent
    wrong = re.compile(
        r"\}\}[:;!?](?=[\s<])"  # of a template
        r"|[>`][:;!?] \$?\{"  # where a piece begins
        r"|\$\{(?:[^{}]|\{[^{}]*\})*\}[:;!?](?=[<`]| [$<`])"  # of a script
    )
    assert [
        f"{path.name}: {line.strip()}"
        for kind in ("*.html", "*.js")
        for path in sorted(sources.rglob(kind))
        if "built" not in path.parts
        for line in path.read_text("utf-8").splitlines()
        if wrong.search(line)
    ] == []


@pytest.mark.parametrize(("code", "words"), [("en", "2.86"), ("fr", "2,86"), ("nl", "2,86")])
def test_a_fraction_is_written_as_the_language_does(code: str, words: str) -> None:
    luck = T("effort {effort}, luck {luck}.", effort=20 / 7, luck=0.0)
    assert words in language(code).say(luck)


def test_what_is_chosen_says_what_it_is() -> None:
    """Levels and handicaps where one is chosen; sides in French, which has other letters for them;
    a digit is greater than another, as the published cards say."""
    for code in LANGUAGES:
        tongue = language(code)
        for name, label in LEVELS.items():
            level = tongue.say(NAMES[name])
            assert re.match(rf"{level}e?\s?: .{{10,}}", tongue.say(label)), label
        assert len({tongue.say(label) for label in HANDICAPS.values()}) == 3
        more = {"en": "greater than", "fr": "supérieur", "nl": "groter dan"}[code]
        assert more in tongue.say(CARDS[4].laws[2].text)
    sides = [words for english, words in said("fr") if "appear, L and R" in english]
    assert sides
    assert all("à gauche" in one and "à droite" in one for one in sides)
