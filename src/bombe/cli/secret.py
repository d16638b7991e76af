"""Arguments that name a problem together with its answer."""

from __future__ import annotations

from bombe.games.turing_machine.problem import Secret
from bombe.games.turing_machine.reference import read_source
from bombe.text import BadInput, T, quoted

ID_OR_SECRET = T("the id of a problem, or its cards with their criteria, such as '4b 9a 11a 14c'")


def read_secret(text: str) -> Secret:
    """The secret that an id or a secret names; cards alone do not say which law is held."""
    found = read_source(text)
    if isinstance(found, Secret):
        return found
    raise BadInput(
        T(
            "{text} does not say which criteria are the right ones; give an id or a secret",
            text=quoted(text),
        )
    )
