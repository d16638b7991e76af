"""`bombe explain`: from the answers to all that follows from them, step by step."""

from __future__ import annotations

from argparse import Namespace

from bombe.cli.asked import asked_arguments, read_agreeing
from bombe.cli.output import print_json, print_text
from bombe.cli.parser import Parser
from bombe.cli.proofs import print_steps
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.entailment import Ground
from bombe.games.turing_machine.explain import Explanation, explain, step_as_json
from bombe.text import Language, N, T

about = T(
    "Tells all that follows from the answers, in short steps: which criteria are out or certain, "
    "which digits, and the code once it is settled."
)
SECONDS = 10.0  # after which steps are no longer made as simple as they can be


def arguments(parser: Parser) -> None:
    asked_arguments(parser)
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    left = read_agreeing(arguments)
    found = explain(Ground(left.problem), left.answers, SECONDS)
    if arguments.json:
        print_json(_as_json(found))
        return
    if not found.steps:
        print_text(tongue, T("Nothing follows yet."))
        return
    print_steps(found.steps, left.problem, tongue)
    if not found.short:
        print_text(tongue, T("Time was too short to make every step as simple as it can be."))
    if found.code is None:
        codes = len(left.codes)
        print_text(tongue, N("{n} code is still possible.", "{n} codes are still possible.", codes))


def _as_json(found: Explanation) -> dict[str, object]:
    told: dict[str, object] = {
        "steps": [step_as_json(step) for step in found.steps],
        "code": None if found.code is None else CODES[found.code],
    }
    if not found.short:
        told["short"] = False
    return told
