"""`bombe generate`: new problems."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

from bombe.cli.output import INDENT, print_json, print_text
from bombe.cli.parser import Parser, span, whole
from bombe.cli.problems import Wanted, as_json, headline, read_wanted, wish_arguments
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.generate import generate, generate_on
from bombe.games.turing_machine.problem import Secret, parse_problem
from bombe.text import BadInput, Language, T

about = T(
    "Makes valid problems, all different, and gives each an id. With the id, anyone can ask the "
    "verifiers and check a code: `bombe answer` and `bombe check`."
)


def arguments(parser: Parser) -> None:
    wish_arguments(parser)
    parser.option("--count", T("how many problems; 1 by default"), T("NUMBER"))
    parser.option("--cards", T("on just these cards, such as '4 9 11 14'"), T("PROBLEM"))
    parser.option("--effort", T("questions that optimal play needs on average"), T("LOW-HIGH"))
    parser.option("--luck", T("how far single games are from that average"), T("LOW-HIGH"))
    parser.option("--reveal", T("give the criteria and the solution too"))
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    wanted = read_wanted(arguments)
    count = 1 if arguments.count is None else whole("--count", arguments.count, 1)
    graded = arguments.effort is not None or arguments.luck is not None
    if arguments.cards is None:
        made = _graded if graded else _made
        found = made(arguments, wanted, count)
    elif graded:
        raise BadInput(T("--effort and --luck look for cards, so they do not go with --cards"))
    else:
        problem = parse_problem(arguments.cards)
        wanted.must_fit(problem)
        found = generate_on(problem, wanted.seed, count, wanted.by_thought)
    for secret in found:
        if arguments.json:
            print_json(as_json(secret, arguments.reveal))
            continue
        print_text(tongue, headline(secret))
        if arguments.reveal:
            told = T("criteria {secret}, code {code}", secret=str(secret), code=CODES[secret.code])
            print(INDENT + tongue.say(told))


def _made(arguments: Namespace, wanted: Wanted, count: int) -> Iterator[Secret]:
    return generate(wanted.wish(), wanted.seed, count)


def _graded(arguments: Namespace, wanted: Wanted, count: int) -> Iterator[Secret]:
    from bombe.games.turing_machine.grade import Range, generate_graded  # loads the solver

    effort, luck = (
        Range() if text is None else Range(*span(option, text))
        for option, text in (("--effort", arguments.effort), ("--luck", arguments.luck))
    )
    return generate_graded(wanted.wish(), effort, luck, wanted.seed, count)
