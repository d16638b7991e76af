"""`bombe answer`: what a verifier says about a code."""

from __future__ import annotations

from argparse import Namespace

from bombe.cli.laws import ABOUT_NO
from bombe.cli.output import print_json, print_text
from bombe.cli.parser import Parser
from bombe.cli.secret import ID_OR_SECRET, read_secret
from bombe.games.turing_machine.codes import CODES, parse_code
from bombe.games.turing_machine.problem import VERIFIERS, parse_verifier
from bombe.text import Language, T

about = T("Asks a verifier of a problem about a code: ✓ if the code passes its test, otherwise ✗.")


def arguments(parser: Parser) -> None:
    parser.positional("problem", ID_OR_SECRET, T("ID-or-SECRET"))
    parser.positional("code", T("the proposal, such as 341"), T("CODE"))
    parser.positional("verifier", T("the letter of the verifier, from A on"), T("VERIFIER"))
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    secret = read_secret(arguments.problem)
    code = parse_code(arguments.code)
    verifier = parse_verifier(arguments.verifier, secret.problem)
    passed = secret.answer(code, verifier)
    if arguments.json:
        print_json({"answer": passed})
        return
    name, letter = CODES[code], VERIFIERS[verifier]
    if passed:
        print_text(tongue, T("✓ {code} passes the test of {v}.", code=name, v=letter))
        return
    print_text(tongue, T("✗ {code} fails the test of {v}.", code=name, v=letter))
    print_text(tongue, ABOUT_NO)
