"""What somebody names a problem by: an id, its cards, a secret, or its place in the booklet."""

from __future__ import annotations

import re

from bombe import given
from bombe.games.turing_machine.codes import CODES, parse_code
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
    parse_verifier,
)
from bombe.text import BadInput, T, quoted

PRINTED = "booklet "  # and a number; no id has vowels
Named = Problem | Secret | str  # what a program may give where a problem is wanted

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
    """The problem that an id, cards or `booklet 7` name. All but cards give the answer too.

    >>> bombe.read_source("booklet 7"), bombe.read_source("4 9 11 14")
    (Secret(8b 12c 15b 17c), Problem(4 9 11 14))
    """
    if not given.text(text).strip(BLANKS):
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


def source_of(named: Named) -> Problem | Secret:
    """The problem that a program gave, as a value or as text."""
    if isinstance(named, str):
        return read_source(named)
    if isinstance(named, Problem | Secret):
        return named
    raise BadInput(
        T(
            "a problem is text such as 4 9 11 14, or one of {kinds}, not {what}",
            kinds=["Problem", "Secret"],
            what=quoted(named),
        )
    )


def problem_of(named: Named) -> Problem:
    """Its cards alone."""
    found = source_of(named)
    return found.problem if isinstance(found, Secret) else found


def secret_of(named: Named) -> Secret:
    """The problem with its answer; cards alone do not say which law is held."""
    found = source_of(named)
    if isinstance(found, Secret):
        return found
    raise BadInput(
        T(
            "{text} does not say which criteria are the right ones; give an id or a secret",
            text=quoted(str(named)),
        )
    )


def code_of(named: int | str) -> int:
    """The index of a code that a program gave, as an index or as text."""
    if isinstance(named, str):
        return parse_code(named)
    found = given.whole_or_none(named, 0, len(CODES) - 1)
    if found is None:
        raise BadInput(
            T(
                "a code is text such as 341, or its index from 0 to 124, not {what}",
                what=quoted(named),
            )
        )
    return found


def read_asked(named: Named, asked: Transcript | str | None) -> tuple[Problem, Transcript]:
    """The cards that somebody names, and what was asked about them. Where the answer is named too,
    what contradicts that is refused."""
    found = source_of(named)
    problem = found.problem if isinstance(found, Secret) else found
    if isinstance(asked, Transcript):
        transcript = asked
        for _, verifier, _ in transcript.answers():
            parse_verifier(VERIFIERS[verifier : verifier + 1], problem)  # or there is none
    elif isinstance(asked, str | None):
        transcript = parse_transcript(asked or "", problem)
    else:
        raise BadInput(
            T("what was asked is text such as 341 B- C+; 112 A+, not {what}", what=quoted(asked))
        )
    if not isinstance(found, Secret):
        return problem, transcript
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
    return problem, transcript


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
