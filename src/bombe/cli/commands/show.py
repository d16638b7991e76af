"""`bombe show`: the cards of a problem in words."""

from __future__ import annotations

from argparse import Namespace

from bombe.cli.output import print_json, print_table, print_text
from bombe.cli.parser import Parser
from bombe.cli.problems import as_json, headline
from bombe.games.turing_machine.cards import CARDS, Law
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import VERIFIERS, Mode, Problem, Secret
from bombe.games.turing_machine.reference import read_source
from bombe.games.turing_machine.worlds import worlds
from bombe.text import Language, T

about = T("Shows the cards of a problem and what each of their criteria says.")
_HOW_HELD = {
    Mode.CLASSIC: T("Each verifier checks one criterion of its card; which one is the secret."),
    Mode.EXTREME: T("Each verifier checks one criterion of one of its two cards."),
    Mode.NIGHTMARE: T(
        "One criterion of each card is checked, but which verifier checks it is hidden."
    ),
}


def arguments(parser: Parser) -> None:
    parser.positional(
        "problem",
        T("the id of a problem, its cards such as '4 9 11 14', or its cards with their criteria"),
        T("ID-or-PROBLEM"),
    )
    parser.option("--reveal", T("with an id or criteria: give the criteria and the solution too"))
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    found = read_source(arguments.problem)
    secret = found if isinstance(found, Secret) else None
    problem = found.problem if isinstance(found, Secret) else found
    if secret is None:
        worlds(problem)  # refuses cards that make no valid problem
    if arguments.json:
        print_json({**as_json(found, arguments.reveal), "cards": _cards(problem, tongue)})
        return
    print_text(tongue, headline(found))
    print_text(tongue, _HOW_HELD[problem.mode])
    shown = secret if arguments.reveal else None
    for place, group in enumerate(problem.groups):
        for number in group:
            print()
            _print_card(problem, place, number, shown, tongue)
    if shown:
        print()
        print_text(
            tongue,
            T("✓ marks the right criteria. The code is {code}.", code=CODES[shown.code]),
        )
    elif arguments.reveal:
        print()
        print_text(tongue, T("Cards alone have no answer to reveal; an id has one."))


def _cards(problem: Problem, tongue: Language) -> list[dict[str, object]]:
    return [
        {
            "verifier": None if problem.mode is Mode.NIGHTMARE else letter,
            "card": number,
            "title": tongue.say(CARDS[number].title),
            "laws": [
                {"letter": law.letter, "text": tongue.say(law.text)} for law in CARDS[number].laws
            ],
        }
        for letter, group in zip(problem.verifiers, problem.groups, strict=True)
        for number in group
    ]


def _print_card(
    problem: Problem, place: int, number: int, secret: Secret | None, tongue: Language
) -> None:
    card = CARDS[number]
    nightmare = problem.mode is Mode.NIGHTMARE
    letter = " " if nightmare else VERIFIERS[place]
    print(f"{letter} {number:>2}  {tongue.say(card.title)}")

    def mark(law: Law) -> str:
        if secret is None or secret.laws[place] != law:
            return " "
        return f"✓ {VERIFIERS[secret.places[place]]}" if nightmare else "✓"

    print_table(
        [(mark(law), law.letter, tongue.say(law.text)) for law in card.laws], indent="   ", gap=" "
    )
