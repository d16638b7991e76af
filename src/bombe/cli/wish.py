"""The options that say what kind of problem is wanted: those of `generate`, and of `play`."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import dataclass

from bombe.cli.parser import Parser
from bombe.cli.reading import choice, whole
from bombe.games.turing_machine.generate import Difficulty, Wish, difficulty_of
from bombe.games.turing_machine.problem import SIZES, Mode, Problem
from bombe.text import BadInput, T, quoted


def wish_arguments(parser: Parser) -> None:
    parser.option("--mode", T("the mode; classic by default"), "|".join(Mode))
    parser.option("--verifiers", T("how many verifiers; 5 by default"), "4|5|6")
    parser.option("--difficulty", T("the difficulty; standard by default"), "|".join(Difficulty))
    parser.option("--seed", T("a whole number; the same one gives the same problems"), T("NUMBER"))
    parser.option("--by-thought", T("problems whose code is known before any question"))


@dataclass(frozen=True)
class Wanted:
    """What was asked for; None where nothing was said."""

    mode: Mode | None
    verifiers: int | None
    difficulty: Difficulty | None
    by_thought: bool
    seed: int | None

    def wish(self) -> Wish:
        """With our defaults where nothing was said."""
        return Wish(
            self.mode or Mode.CLASSIC,
            self.verifiers or 5,
            self.difficulty or Difficulty.STANDARD,
            self.by_thought,
        )

    def must_fit(self, problem: Problem) -> None:
        """Refuse what contradicts cards that were chosen."""
        for option, wanted, found in (
            ("--mode", self.mode, problem.mode),
            ("--verifiers", self.verifiers, len(problem.groups)),
            ("--difficulty", self.difficulty, difficulty_of(problem)),
        ):
            if wanted is not None and wanted != found:
                raise BadInput(
                    T(
                        "{option} {wanted} does not fit the cards {cards}: they call for {found}",
                        option=option,
                        wanted=wanted,
                        cards=quoted(str(problem)),
                        found=found,
                    )
                )


def read_wanted(arguments: Namespace) -> Wanted:
    a = arguments
    return Wanted(
        None if a.mode is None else choice("--mode", a.mode, Mode),
        None if a.verifiers is None else whole("--verifiers", a.verifiers, SIZES[0], SIZES[-1]),
        None if a.difficulty is None else choice("--difficulty", a.difficulty, Difficulty),
        a.by_thought,
        None if a.seed is None else whole("--seed", a.seed),
    )
