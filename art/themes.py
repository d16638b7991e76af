"""Writes what each card is about, from themes.toml, for the game: `python art/themes.py`.

The words and their kinds are in vocabulary.py of the game; a word that is not there is refused.
"""

from __future__ import annotations

import sys
import tomllib

from written import ART, module

from bombe.games.imitation.vocabulary import KINDS


def themes():
    """Key -> words."""
    return dict(sorted(tomllib.loads((ART / "themes.toml").read_text("utf-8")).items()))


def main():
    told = themes()
    if odd := sorted({word for words in told.values() for word in words} - set(KINDS)):
        sys.exit(f"These words are not in the vocabulary: {', '.join(odd)}.")
    module("themes", "str", [], (f'"{key}": "{" ".join(words)}"' for key, words in told.items()))


if __name__ == "__main__":
    main()
