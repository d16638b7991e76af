"""What somebody names a problem by: an id, its cards, or a secret."""

from __future__ import annotations

from bombe.games.turing_machine.ids import parse_id
from bombe.games.turing_machine.problem import (
    Problem,
    Secret,
    is_secret,
    parse_problem,
    parse_secret,
)


def read_source(text: str) -> Problem | Secret:
    """The problem that an id or cards name. An id and a secret give the answer too.

    Cards have a blank between them, a `+` or a `?`; an id has none of these.
    """
    if not any(character in " +?" for character in text.strip(" ")):
        return parse_id(text)
    return parse_secret(text) if is_secret(text) else parse_problem(text)
