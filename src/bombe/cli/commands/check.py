"""`bombe check`: is this the code?"""

from __future__ import annotations

from argparse import Namespace

from bombe.cli.output import print_json, print_text
from bombe.cli.parser import Parser
from bombe.cli.secret import ID_OR_SECRET, read_secret
from bombe.games.turing_machine.codes import CODES, parse_code
from bombe.text import Language, T

about = T("Tells whether a code is the one that all verifiers of a problem accept.")


def arguments(parser: Parser) -> None:
    parser.positional("problem", ID_OR_SECRET, T("ID-or-SECRET"))
    parser.positional("code", T("the code you found, such as 342"), T("CODE"))
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    secret = read_secret(arguments.problem)
    code = parse_code(arguments.code)
    correct = code == secret.code
    if arguments.json:
        print_json({"correct": correct})
    elif correct:
        print_text(tongue, T("✓ {code} is the code.", code=CODES[code]))
    else:
        print_text(tongue, T("✗ {code} is not the code.", code=CODES[code]))
