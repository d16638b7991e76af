"""`bombe box`: a problem with the published box, there and back."""

from __future__ import annotations

from argparse import Namespace

from bombe.cli.output import INDENT, print_json, print_table, print_text
from bombe.cli.parser import Parser
from bombe.cli.secret import ID_OR_SECRET, read_secret
from bombe.games.turing_machine.box import (
    Symbol,
    numbers,
    parse_numbers,
    parse_symbol,
    read_setup,
    same_setup,
    symbol_of,
)
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.ids import id_of, parse_id
from bombe.games.turing_machine.problem import Mode, Secret, parse_problem
from bombe.text import BadInput, Language, T

about = T(
    "For owners of the published box. With an id or a secret: the verification cards to put on "
    "the table. With --cards and --numbers: whether what is on the table is a valid problem."
)
_COLOURS = {
    Symbol.LOZENGE: T("lozenge, green"),
    Symbol.HASH: T("hash, orange"),
    Symbol.SLASH: T("slash, blue"),
    Symbol.CURRENCY: T("currency, purple"),
}


def arguments(parser: Parser) -> None:
    parser.positional("problem", ID_OR_SECRET, T("ID-or-SECRET"), optional=True)
    parser.option("--symbol", T("the symbol to use; otherwise one that the id fixes"), T("SYMBOL"))
    parser.option("--cards", T("the cards on the table, such as '4 9 11 14'"), T("PROBLEM"))
    parser.option("--numbers", T("the verification cards, verifier A's first"), T("NUMBERS"))
    parser.option("--id", T("with --cards: tell whether it is this problem"), T("ID"))
    parser.option("--reveal", T("with --cards: give the solution too"))
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    checking = [arguments.cards, arguments.numbers, arguments.id, arguments.reveal or None]
    if arguments.problem is None:
        if arguments.cards is None or arguments.numbers is None:
            raise BadInput(T("box wants an id or a secret, or both --cards and --numbers"))
        if arguments.symbol is not None:
            raise BadInput(T("--symbol does not go with --cards: the numbers tell the symbol"))
        _check(arguments, tongue)
    elif any(value is not None for value in checking):
        raise BadInput(T("--cards, --numbers, --id and --reveal do not go with an id or a secret"))
    else:
        _set_up(arguments, tongue)


def _set_up(arguments: Namespace, tongue: Language) -> None:
    secret = read_secret(arguments.problem)
    if arguments.symbol is None:
        symbol = symbol_of(id_of(secret))
    else:
        symbol = parse_symbol(arguments.symbol)
    found = numbers(secret, symbol)
    if arguments.json:
        print_json({"symbol": symbol, "numbers": found})
        return
    problem = secret.problem
    print_text(tongue, T("Cards {problem}", problem=str(problem)))
    print_text(tongue, T("Symbol {sign} ({name})", sign=symbol.sign, name=_COLOURS[symbol]))
    print()
    print_table(
        [
            (
                letter,
                str(number),
                ""
                if problem.mode is Mode.NIGHTMARE
                else tongue.say(T("card {n}", n=" + ".join(map(str, group)))),
            )
            for letter, number, group in zip(problem.verifiers, found, problem.groups, strict=True)
        ],
        INDENT,
    )
    if problem.mode is Mode.NIGHTMARE:
        print()
        print_text(tongue, T("The players have to find out which card belongs to each verifier."))


def _check(arguments: Namespace, tongue: Language) -> None:
    problem = parse_problem(arguments.cards)
    wanted = None if arguments.id is None else parse_id(arguments.id)
    found = read_setup(problem, parse_numbers(arguments.numbers))
    valid = isinstance(found, Secret)
    matches = wanted is not None and isinstance(found, Secret) and same_setup(found, wanted)
    if arguments.json:
        answer: dict[str, object] = {"valid": valid}
        if isinstance(found, Secret):
            answer["problem"] = str(problem)
        else:
            answer["reason"] = tongue.say(found)
        if wanted:
            answer["matches"] = matches
        if arguments.reveal and isinstance(found, Secret):
            answer["solution"] = CODES[found.code]
        print_json(answer)
        return
    if isinstance(found, T):
        print_text(tongue, T("✗ This is not a valid set-up: {reason}.", reason=found))
    else:
        print_text(tongue, T("✓ A valid set-up: one code, and no verifier is superfluous."))
    if wanted and matches:
        print_text(tongue, T("✓ It is the problem {id}.", id=id_of(wanted)))
    elif wanted:
        print_text(tongue, T("✗ It is not the problem {id}.", id=id_of(wanted)))
    if arguments.reveal and isinstance(found, Secret):
        print_text(tongue, T("The code is {code}.", code=CODES[found.code]))
