"""`bombe grade`: how hard a problem is, and how much luck it holds."""

from __future__ import annotations

from argparse import Namespace

from bombe.cli.output import print_json, print_text
from bombe.cli.parser import Parser
from bombe.games.turing_machine.grade import grade
from bombe.games.turing_machine.problem import Secret
from bombe.games.turing_machine.reference import read_source
from bombe.text import Language, T

about = T(
    "Grades the cards of a problem by its optimal strategy. Effort is how many questions that "
    "needs on average; luck is how far single games are from the average."
)


def arguments(parser: Parser) -> None:
    parser.positional("problem", T("the cards, such as '4 9 11 14', or an id"), T("ID-or-PROBLEM"))
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    source = read_source(arguments.problem)
    problem = source.problem if isinstance(source, Secret) else source
    graded = grade(problem)
    if arguments.json:
        print_json(
            {
                "problem": str(problem),
                "mode": problem.mode,
                "worlds": graded.worlds,
                "rounds": graded.rounds,
                "questions": graded.questions,
                "effort": round(graded.effort, 2),
                "luck": round(graded.luck, 2),
                "proved": graded.proved,
            }
        )
        return
    print_text(
        tongue,
        T("Cards {cards}:", cards=str(problem)),
        T(
            "effort {effort}, luck {luck}.",
            effort=graded.effort,
            luck=graded.luck,
        ),
        T(
            "Optimal play needs {questions} questions in {rounds} rounds on average.",
            questions=graded.questions / graded.worlds,
            rounds=graded.rounds / graded.worlds,
        ),
    )
    if not graded.proved:
        print_text(tongue, T("It was not proved that no other way is better on average."))
