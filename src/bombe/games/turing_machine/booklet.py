"""The 20 problems of the printed booklet. Only the secrets are listed; their solutions and the
numbers of their verification cards follow from them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bombe.games.turing_machine.box import Symbol, numbers
from bombe.games.turing_machine.problem import Problem, Secret, parse_secret
from bombe.text import BadInput, T, shortened

_PRINTED = """
    lozenge   1 3  4b 9a 11a 14c
    hash      1 3  3b 7b 10b 14b
    slash     1 3  4a 9c 13c 17a
    currency  1 3  3c 8a 15c 16b
    lozenge   1 3  2b 6b 14a 17b
    slash     1 3  2c 7a 10a 13a
    lozenge   1 3  8b 12c 15b 17c
    hash      1 3  3a 5a 9b 15a 16a
    currency  1 3  1b 7a 10c 12a 17c
    hash      1 3  2a 6a 8a 12b 15b
    hash      1 3  5b 10a 11c 15c 17b
    currency  1 2  4a 9a 18b 20a
    hash      1 2  11b 16b 19a 21a
    currency  1 2  2c 13b 17d 20b
    slash     1 2  5a 14a 18a 19c 20c
    lozenge   1 2  2a 7b 12a 16a 19b 22c
    slash     2 1  21b 31c 37a 39a
    lozenge   2 1  23c 28c 41a 48b
    slash     2 1  19a 24c 30c 31b 38b
    currency  2 1  11c 22c 30a 33d 34c 40g
"""
INTRODUCTORY = 16  # the first so many are for new players


@dataclass(frozen=True)
class Printed:
    """A problem as the booklet prints it. Difficulty and luck go from 1 to 3."""

    number: int
    symbol: Symbol
    difficulty: int
    luck: int
    notation: str

    @cached_property
    def secret(self) -> Secret:
        return parse_secret(self.notation)

    @property
    def introductory(self) -> bool:
        """Whether the booklet means it for new players."""
        return self.number <= INTRODUCTORY

    @property
    def problem(self) -> Problem:
        return self.secret.problem

    @property
    def numbers(self) -> list[int]:
        """The verification cards, verifier A's first."""
        return numbers(self.secret, self.symbol)


def _read(number: int, line: str) -> Printed:
    symbol, difficulty, luck, notation = line.split(maxsplit=3)
    return Printed(number, Symbol(symbol), int(difficulty), int(luck), notation)


BOOKLET = tuple(
    _read(number, line) for number, line in enumerate(_PRINTED.strip().splitlines(), start=1)
)


def find_printed(number: int) -> Printed:
    if not 1 <= number <= len(BOOKLET):
        raise BadInput(
            T(
                "there is no problem {n} in the booklet: they go from 1 to {last}",
                n=shortened(number),
                last=len(BOOKLET),
            )
        )
    return BOOKLET[number - 1]
