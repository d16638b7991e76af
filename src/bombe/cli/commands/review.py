"""`bombe review`: how much of a game was skill, and how much luck."""

from __future__ import annotations

from argparse import Namespace

from bombe.cli.asked import asked_arguments, read_asked_arguments
from bombe.cli.output import print_json, print_text
from bombe.cli.parser import Parser, seconds
from bombe.cli.reviews import print_review
from bombe.games.turing_machine.codes import parse_code
from bombe.games.turing_machine.review import Game, Reviewer
from bombe.games.turing_machine.review_json import as_json
from bombe.text import Language, N, T

about = T(
    "Reviews a game, question by question: what was expected, what came, and what would have been "
    "better. What a game costs is par, which is what optimal play costs on average, plus what its "
    "questions cost more than the best ones, plus or minus luck."
)
SECONDS = 10.0  # for all of it, unless another time is given


def arguments(parser: Parser) -> None:
    asked_arguments(parser)
    parser.option("--declared", T("the code that was declared, such as 241"), T("CODE"))
    parser.option("--time", T("seconds to prove what is best; 10 by default"), T("S"))
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    time = SECONDS if arguments.time is None else seconds("--time", arguments.time)
    problem, transcript = read_asked_arguments(arguments)
    declared = None if arguments.declared is None else parse_code(arguments.declared)
    review = Reviewer(problem).review(Game.of(transcript, declared), time)
    if arguments.json:
        print_json(as_json(review))
        return
    print_text(
        tongue,
        T("Cards {cards}:", cards=str(problem)),
        N("{n} round,", "{n} rounds,", review.cost.rounds),
        N("{n} question.", "{n} questions.", review.cost.questions),
    )
    print()
    print_review(review, tongue)
