"""`bombe why`: why something follows from the answers, or a case that shows that it does not."""

from __future__ import annotations

from argparse import Namespace

from bombe.cli.asked import asked_arguments, read_agreeing
from bombe.cli.output import print_json, print_text
from bombe.cli.parser import Parser
from bombe.cli.proofs import print_case, print_steps
from bombe.games.turing_machine.claims import parse_claim
from bombe.games.turing_machine.entailment import Ground
from bombe.games.turing_machine.explain import explain, steps_to
from bombe.games.turing_machine.problem import answer_name
from bombe.games.turing_machine.why import Why, case_as_json, why
from bombe.text import BadInput, Language, T

about = T(
    "Tells why something follows from the answers, by as few of them as suffice, or shows a case "
    "in which it is not so."
)
SECONDS = 3.0  # for the steps of a proof


def arguments(parser: Parser) -> None:
    asked_arguments(parser)
    parser.option(
        "--claim",
        T(
            "what may follow: --claim=-4b for a criterion that is out, --claim=+4b for one that is "
            "certain, and in the same way t3 for ▲3 and A4 for who has a card; --claim==241 or "
            "--claim=-241 for a code"
        ),
        T("CLAIM"),
    )
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    if arguments.claim is None:
        raise BadInput(T("a claim is missing: for example --claim=-4b"))
    left = read_agreeing(arguments)
    claim = parse_claim(arguments.claim, left.problem)
    ground = Ground(left.problem)
    found = why(ground, left.answers, claim)
    if arguments.json:
        print_json(_as_json(found))
    elif found.case is not None:
        print_text(
            tongue, T("{claim} does not follow. In this case it is not so:", claim=str(claim))
        )
        print_case(found.case, tongue)
    else:
        print_text(tongue, T("{claim} follows:", claim=str(claim)))
        steps = steps_to(ground, found, explain(ground, found.because, SECONDS))
        print_steps(steps, left.problem, tongue)


def _as_json(found: Why) -> dict[str, object]:
    told: dict[str, object] = {"claim": str(found.claim), "follows": found.follows}
    if found.case is None:
        told["because"] = [answer_name(*answer) for answer in found.because]
        told["rules"] = found.rules.names
        return told
    return {**told, "case": case_as_json(found.case)}
