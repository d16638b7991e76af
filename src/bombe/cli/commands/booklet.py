"""`bombe booklet`: the 20 printed problems."""

from __future__ import annotations

from argparse import Namespace

from bombe.cli.output import INDENT, print_json, print_table, print_text
from bombe.cli.parser import Parser, numbered
from bombe.games.turing_machine.booklet import BOOKLET, INTRODUCTORY, Printed, find_printed
from bombe.games.turing_machine.codes import CODES
from bombe.text import Language, T, quoted

about = T(
    "Lists the 20 problems of the printed booklet: cards, numbers of the verification cards,"
    " difficulty and luck from 1 to 3."
)


def arguments(parser: Parser) -> None:
    parser.positional("number", T("the number of one problem"), T("N"), optional=True)
    parser.option("--reveal", T("give the solution too"))
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    reveal: bool = arguments.reveal
    if arguments.number is not None:
        no_number = T(
            "{text} is not a problem number: they go from 1 to {last}",
            text=quoted(arguments.number),
            last=len(BOOKLET),
        )
        printed = find_printed(numbered(arguments.number, no_number))
        if arguments.json:
            print_json(_as_json(printed, reveal))
        else:
            _print_one(printed, reveal, tongue)
    elif arguments.json:
        print_json([_as_json(printed, reveal) for printed in BOOKLET])
    else:
        _print_all(reveal, tongue)


def _as_json(printed: Printed, reveal: bool) -> dict[str, object]:
    found: dict[str, object] = {
        "number": printed.number,
        "problem": str(printed.problem),
        "numbers": printed.numbers,
        "difficulty": printed.difficulty,
        "luck": printed.luck,
    }
    if reveal:
        found["solution"] = CODES[printed.secret.code]
    return found


def _print_one(printed: Printed, reveal: bool, tongue: Language) -> None:
    print_text(tongue, T("Booklet problem {n}", n=printed.number))
    print_text(
        tongue,
        T(
            "Difficulty {difficulty} of 3, luck {luck} of 3, symbol {sign}",
            difficulty=printed.difficulty,
            luck=printed.luck,
            sign=printed.symbol.sign,
        ),
    )
    print()
    print_table(
        [
            (letter, str(number), tongue.say(T("card {n}", n=card)))
            for letter, number, card in zip(
                printed.problem.verifiers, printed.numbers, printed.problem.cards, strict=True
            )
        ],
        INDENT,
    )
    if reveal:
        print()
        print_text(tongue, T("The code is {code}.", code=CODES[printed.secret.code]))


def _print_all(reveal: bool, tongue: Language) -> None:
    print_text(
        tongue,
        T("The verification cards are in the order of the cards, verifier A first."),
        T("Difficulty and luck go from 1 to 3."),
        T("Problems 1 to {n} are for new players.", n=INTRODUCTORY),
    )
    print()
    titles = [T("no."), T("difficulty"), T("luck"), T("cards"), T("verification cards")]
    rows = [[tongue.say(title) for title in titles]]
    for printed in BOOKLET:
        rows.append(
            [
                str(printed.number),
                str(printed.difficulty),
                str(printed.luck),
                str(printed.problem),
                f"{printed.symbol.sign} {' '.join(map(str, printed.numbers))}",
            ]
        )
    if reveal:
        rows[0].insert(1, tongue.say(T("code")))
        for row, printed in zip(rows[1:], BOOKLET, strict=True):
            row.insert(1, CODES[printed.secret.code])
    print_table(rows)
