"""Problems as commands are asked for them and print them: what is wished for, and a problem in a
line or as JSON."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import dataclass

from bombe.cli.parser import Parser, choice, whole
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.generate import Difficulty, Wish, difficulty_of
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.problem import SIZES, Mode, Problem, Secret
from bombe.text import BadInput, T, quoted

# --- what is wished for ---------------------------------------------------------------------------


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


# --- how it is told -------------------------------------------------------------------------------


def as_json(found: Problem | Secret, reveal: bool) -> dict[str, object]:
    """The object that both commands print. A public problem has no id."""
    secret = found if isinstance(found, Secret) else None
    problem = found.problem if isinstance(found, Secret) else found
    told: dict[str, object] = {
        "id": id_of(secret) if secret else None,
        "problem": str(problem),
        "mode": problem.mode,
        "difficulty": difficulty_of(problem),
        "verifiers": len(problem.groups),
    }
    if secret and reveal:
        told |= {"secret": str(secret), "solution": CODES[secret.code]}
    return told


def kind(problem: Problem) -> T:
    """Such as: classic, easy, 4 verifiers."""
    return Wish(problem.mode, len(problem.groups), difficulty_of(problem)).words


def headline(found: Problem | Secret) -> T:
    """A problem in a line."""
    if isinstance(found, Secret):
        return T(
            "{id}: cards {cards} ({kind})",
            id=id_of(found),
            cards=str(found.problem),
            kind=kind(found.problem),
        )
    return T("Cards {cards} ({kind})", cards=str(found), kind=kind(found))
