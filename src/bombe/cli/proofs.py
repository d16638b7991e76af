"""Proofs as they are printed: the steps to a claim, or a case against it."""

from __future__ import annotations

from collections.abc import Iterable

from bombe.cli.output import INDENT, print_table, print_text
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.explain import Step
from bombe.games.turing_machine.explain_lines import named, sentences
from bombe.games.turing_machine.problem import VERIFIERS, Problem, Secret
from bombe.text import Language, T


def print_steps(steps: Iterable[Step], problem: Problem, tongue: Language) -> None:
    print_table(
        (
            (str(n), " ".join(map(tongue.say, sentences(step, problem))))
            for n, step in enumerate(steps, 1)
        ),
        INDENT,
    )


def print_case(case: Secret, tongue: Language) -> None:
    """What every verifier would check, and the code."""
    print_table(
        (
            (VERIFIERS[verifier], tongue.say(named(law)))
            for verifier, law in enumerate(case.by_verifier)
        ),
        INDENT,
    )
    print_text(
        tongue, T("The code would be {code}, as far as the answers go.", code=CODES[case.code])
    )
