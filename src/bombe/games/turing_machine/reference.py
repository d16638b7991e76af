"""What somebody names a problem by: an id, its cards, a secret, or its place in the booklet."""

from __future__ import annotations

import re

from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.ids import parse_id
from bombe.games.turing_machine.problem import (
    BLANKS,
    VERIFIERS,
    Problem,
    Secret,
    Transcript,
    answer_name,
    is_secret,
    parse_problem,
    parse_secret,
    parse_transcript,
)
from bombe.text import BadInput, T, quoted

PRINTED = "booklet "  # and a number; no id has vowels


# As the published game's own site names its problems: "A52 F7E 1".
_OFFICIAL = re.compile(r"#?[a-z]\d\d[ -]?[0-9a-z]{3}([ -]?[0-9a-z])?")
OFFICIAL = T(
    "this looks like an id of the official site, which cannot be opened here; type the numbers of"
    " its cards instead, such as 4 9 11 14"
)


def is_id(text: str) -> bool:
    """Whether text that names a problem is meant as an id. Cards begin with a digit or a `?` and
    have a blank between them, a `+` or a `?`; an id has none of these. The name of a
    printed problem counts as one."""
    text = text.strip(BLANKS)
    if text[:1] not in tuple("?0123456789"):
        return True
    return not any(character in BLANKS + "+?" for character in text)


def read_source(text: str) -> Problem | Secret:
    """The problem that an id, cards or `booklet 7` name. All but cards give the answer too."""
    if not text.strip(BLANKS):
        raise BadInput(T("a problem or an id is missing: the text is empty"))
    name = text.strip(BLANKS).lower()
    if name.startswith(PRINTED):
        return _printed(name.removeprefix(PRINTED))
    if is_id(text):
        try:
            return parse_id(text)
        except BadInput:
            if _OFFICIAL.fullmatch(name):
                raise BadInput(OFFICIAL) from None
            raise
    return parse_secret(text) if is_secret(text) else parse_problem(text)


def read_typed(text: str) -> Problem | Secret:
    """The same as people type it."""
    return read_source(tidied(text))


def tidied(text: str) -> str:
    """Cards or numbers with one blank between them. Many people put commas between numbers, or
    blanks around a plus, or none after the question mark."""
    text = re.sub(r"[\s,;]+", " ", text)
    return re.sub(r"^ ?\? ?", "? ", re.sub(r" ?\+ ?", "+", text)).strip()


def read_asked(named: str, asked: str) -> tuple[Problem, Transcript]:
    """The cards that a text names, and what was asked about them. Where it names the answer too,
    what contradicts that is refused."""
    found = read_source(named)
    if not isinstance(found, Secret):
        return found, parse_transcript(asked, found)
    transcript = parse_transcript(asked, found.problem)
    for code, verifier, passed in transcript.answers():
        if found.answer(code, verifier) is not passed:
            raise BadInput(
                T(
                    "{answer} contradicts the problem itself: there {v} says {sign} to {code}",
                    answer=answer_name(code, verifier, passed),
                    v=VERIFIERS[verifier],
                    sign="✗" if passed else "✓",
                    code=CODES[code],
                )
            )
    return found.problem, transcript


def _printed(number: str) -> Secret:
    from bombe.games.turing_machine.booklet import BOOKLET, find_printed  # few name one of these

    if not re.fullmatch(r"0|[1-9][0-9]{0,8}", number):
        raise BadInput(
            T(
                "{text} is not a problem number: they go from 1 to {last}",
                text=quoted(number),
                last=len(BOOKLET),
            )
        )
    return find_printed(int(number)).secret
