"""Arguments that name a problem together with its answer."""

from __future__ import annotations

from bombe.games.turing_machine.problem import Secret
from bombe.games.turing_machine.reference import secret_of
from bombe.text import T

ID_OR_SECRET = T("the id of a problem, or its cards with their criteria, such as '4b 9a 11a 14c'")


def read_secret(text: str) -> Secret:
    """The secret that an id or a secret names."""
    return secret_of(text)
