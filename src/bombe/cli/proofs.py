"""Proofs as they are printed: the steps to a claim, or a case against it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from bombe.cli.output import INDENT, print_table, print_text
from bombe.cli.terminal.console import Console
from bombe.games.turing_machine import why_lines
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.explain import Step
from bombe.games.turing_machine.explain_lines import sentences
from bombe.games.turing_machine.explain_words import named
from bombe.games.turing_machine.problem import VERIFIERS, Problem, Secret
from bombe.text import Language, T

if TYPE_CHECKING:
    from bombe.games.turing_machine.shape import Why


def print_steps(steps: Iterable[Step], problem: Problem, tongue: Language) -> None:
    """Numbered, unless there is only one."""
    told = [" ".join(map(tongue.say, sentences(step, problem))) for step in steps]
    numbered = [(str(n), step) for n, step in enumerate(told, 1)]
    print_table(numbered if len(told) > 1 else [(step,) for step in told], INDENT)


def print_case(case: Secret, tongue: Language) -> None:
    """What every verifier would check, and the code."""
    print_table(
        (
            (VERIFIERS[verifier], tongue.say(named(law)))
            for verifier, law in enumerate(case.by_verifier)
        ),
        INDENT,
    )
    print_text(tongue, T("The code would be {code}.", code=CODES[case.code]))


def why_in_lines(found: Why, say: Callable[[object], str], console: Console) -> list[str]:
    """What the aid tells: the claim, the steps that lead to it or a case, and what it rests on."""
    steps = [" ".join(map(say, step)) for step in why_lines.sentences(found)]
    if found["follows"]:
        steps = [f"{n}. {step}" for n, step in enumerate(steps, 1)]
    rests = why_lines.rests_on(found)
    said = [say(why_lines.heading(found)), *steps, *([say(rests)] if rests else [])]
    return [line for one in said for line in console.wrap(one)]
