"""`bombe solve`: what is still possible after the answers so far."""

from __future__ import annotations

from argparse import Namespace
from time import monotonic
from typing import TYPE_CHECKING

from bombe.cli.asked import asked_arguments, read_asked_arguments
from bombe.cli.laws import titles
from bombe.cli.output import INDENT, print_json, print_table, print_text, print_wrapped
from bombe.cli.parser import Parser, choice, seconds
from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import (
    VERIFIERS,
    Mode,
    Transcript,
    answer_name,
)
from bombe.games.turing_machine.worlds import Worlds, worlds
from bombe.games.turing_machine.worst_search import Worst
from bombe.text import Language, N, T

if TYPE_CHECKING:
    from bombe.games.turing_machine.solve import Par
    from bombe.games.turing_machine.worst import WorstCase

about = T(
    "Tells what is still possible: the codes, the criteria that each verifier may be checking, "
    "and the best question to ask next. It also finds answers that contradict each other."
)
SECONDS = 10.0  # for the best question, unless another time is given
WORST_PART = 0.5  # of that, at most, for the worst case


def arguments(parser: Parser) -> None:
    asked_arguments(parser)
    parser.option(
        "--time", T("seconds to look for the best question; 10 by default, 0 not to"), T("S")
    )
    parser.option(
        "--worst",
        T("also how many rounds, or questions, are enough whatever the answers"),
        "|".join(Worst),
    )
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    time = SECONDS if arguments.time is None else seconds("--time", arguments.time)
    kind = None if arguments.worst is None else choice("--worst", arguments.worst, Worst)
    problem, transcript = read_asked_arguments(arguments)
    left = worlds(problem, transcript)
    par, worst = _known(left, transcript, time, kind)
    if arguments.json:
        known = {} if worst is None else {"worst": worst.as_json()}
        print_json({**_as_json(left), **_par_as_json(par), **known})
        return
    asked = len(transcript.answers())
    print_text(
        tongue,
        T("Cards {cards}:", cards=str(problem)),
        N("{n} answer so far.", "{n} answers so far.", asked) if asked else T("nothing asked yet."),
    )
    if left.contradiction:
        _print_contradiction(left, tongue)
    else:
        _print_left(left, tongue)
    if par is not None and par.best is not None:
        _print_best(par, tongue)
    if worst is not None:
        print()
        print_text(tongue, worst.words)


def _as_json(left: Worlds) -> dict[str, object]:
    problem = left.problem
    classic = problem.mode is Mode.CLASSIC
    found: dict[str, object] = {
        "mode": problem.mode,
        "verifiers": len(problem.groups),
        "worlds": len(left),
        "codes": [CODES[code] for code in left.codes],
        "laws": {
            letter: [law.letter if classic else law.name for law in laws]
            for letter, laws in zip(problem.verifiers, left.laws, strict=True)
        },
    }
    if left.contradiction:
        found["contradiction"] = [answer_name(*answer) for answer in left.contradiction]
    return found


def _known(
    left: Worlds, transcript: Transcript, time: float, kind: Worst | None
) -> tuple[Par | None, WorstCase | None]:
    """What is known of optimal play and of the worst case; None for what is not asked for, or where
    nothing is possible."""
    if left.contradiction or not (time or kind):
        return None, None
    from bombe.games.turing_machine.solve import position_of, solve

    position = position_of(left) if len(left.codes) > 1 else None
    worst = None
    rest = time
    if kind is not None:
        from bombe.games.turing_machine.worst import worst_case

        start = monotonic()
        worst = worst_case(left, transcript, kind, time * WORST_PART, position)
        rest = max(time - (monotonic() - start), time * (1 - WORST_PART))
    return solve(left, transcript, rest, position) if time else None, worst


def _par_as_json(par: Par | None) -> dict[str, object]:
    if par is None:
        return {}
    return {
        "par": {
            "worlds": par.worlds,
            "rounds": par.cost.rounds,
            "questions": par.cost.questions,
            "proved": par.proved,
            "lower": {"rounds": par.lower.rounds, "questions": par.lower.questions},
        },
        "best": None
        if par.best is None
        else {"proposal": CODES[par.best[0]], "verifier": VERIFIERS[par.best[1]]},
    }


def _print_best(par: Par, tongue: Language) -> None:
    assert par.best is not None
    ask = T("Ask {v} about {code}.", v=VERIFIERS[par.best[1]], code=CODES[par.best[0]])
    values = {
        "rounds": par.cost.rounds / par.worlds,
        "questions": par.cost.questions / par.worlds,
    }
    print()
    if par.proved:
        expected = T("Expected {rounds} rounds, {questions} questions (proved).", **values)
    else:
        expected = T(
            "Expected {rounds} rounds, {questions} questions (not proved: at least {low} rounds).",
            low=par.lower.rounds / par.worlds,
            **values,
        )
    print_text(tongue, ask, expected)


def _print_contradiction(left: Worlds, tongue: Language) -> None:
    print()
    print_text(
        tongue,
        N(
            "This answer cannot be right:",
            "These {n} answers cannot all be right:",
            len(left.contradiction),
        ),
    )
    for answer in left.contradiction:
        print(INDENT + answer_name(*answer))
    print_text(
        tongue,
        N(
            "It was misread or written down wrongly.",
            "At least one of them was misread or written down wrongly.",
            len(left.contradiction),
        ),
    )


def _print_left(left: Worlds, tongue: Language) -> None:
    problem = left.problem
    print()
    if problem.mode is Mode.NIGHTMARE:
        print_table(
            (letter, titles(laws, tongue, with_card=True))
            for letter, laws in zip(problem.verifiers, left.laws, strict=True)
        )
    else:
        print_table(
            (
                letter if number == group[0] else "",
                str(number),
                tongue.say(CARDS[number].title),
                titles([law for law in laws if law.card == number], tongue),
            )
            for letter, group, laws in zip(
                problem.verifiers, problem.groups, left.laws, strict=True
            )
            for number in group
        )
    print()
    print_text(
        tongue,
        N(
            "{n} possibility is left: one way to give each verifier a criterion so that exactly "
            "one code passes them all and none of them is superfluous.",
            "{n} possibilities are left: ways to give each verifier a criterion so that exactly "
            "one code passes them all and none of them is superfluous.",
            len(left),
        ),
    )
    codes = [CODES[code] for code in left.codes]
    if len(codes) == 1:
        print_text(tongue, T("The code must be {code}.", code=codes[0]))
        return
    print_text(
        tongue, N("{n} code is still possible:", "{n} codes are still possible:", len(codes))
    )
    print_wrapped(INDENT + " ".join(codes), INDENT)
