"""Sentences of this package: translated by its own catalogue, in `locale`."""

from __future__ import annotations

from pathlib import Path

from bombe import text

CATALOGUE = ("bulls_and_cows", Path(__file__).with_name("locale"))


class T(text.T):
    """One sentence: `T("The code was {code}.", code="123")`."""

    catalogue = CATALOGUE


class N(text.N):
    """One that counts: `N("{n} bull", "{n} bulls", 2)`."""

    catalogue = CATALOGUE
