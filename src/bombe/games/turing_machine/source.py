"""What somebody names a problem by: an id, its cards, or a secret."""

from __future__ import annotations

from bombe.games.turing_machine.ids import parse_id
from bombe.games.turing_machine.problem import (
    BLANKS,
    Problem,
    Secret,
    is_secret,
    parse_problem,
    parse_secret,
)
from bombe.text import BadInput, T


def is_id(text: str) -> bool:
    """Whether text that names a problem is meant as an id. Cards begin with a digit or a `?` and
    have a blank between them, a `+` or a `?`; an id has none of these."""
    text = text.strip(BLANKS)
    if text[:1] not in tuple("?0123456789"):
        return True
    return not any(character in BLANKS + "+?" for character in text)


def read_source(text: str) -> Problem | Secret:
    """The problem that an id or cards name. An id and a secret give the answer too."""
    if not text.strip(BLANKS):
        raise BadInput(T("a problem or an id is missing: the text is empty"))
    if is_id(text):
        return parse_id(text)
    return parse_secret(text) if is_secret(text) else parse_problem(text)
