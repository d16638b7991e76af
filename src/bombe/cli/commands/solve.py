"""`bombe solve`: what is still possible after the answers so far."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from bombe.cli.asked import asked_arguments, read_asked_arguments
from bombe.cli.laws import titles
from bombe.cli.output import INDENT, print_json, print_table, print_text, print_wrapped
from bombe.cli.parser import Parser, seconds
from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import (
    VERIFIERS,
    Mode,
    Transcript,
    answer_name,
)
from bombe.games.turing_machine.worlds import Worlds, worlds
from bombe.text import Language, N, T

if TYPE_CHECKING:
    from bombe.games.turing_machine.solve import Par

about = T(
    "Tells what is still possible: the codes, the criteria that each verifier may be checking, "
    "and the best question to ask next. It also finds answers that contradict each other."
)
SECONDS = 10.0  # for the best question, unless another time is given


def arguments(parser: Parser) -> None:
    asked_arguments(parser)
    parser.option(
        "--time", T("seconds to look for the best question; 10 by default, 0 not to"), T("S")
    )
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    time = SECONDS if arguments.time is None else seconds("--time", arguments.time)
    problem, transcript = read_asked_arguments(arguments)
    left = worlds(problem, transcript)
    par = _par(left, transcript, time)
    if arguments.json:
        print_json({**_as_json(left), **_par_as_json(par)})
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


def _par(left: Worlds, transcript: Transcript, time: float) -> Par | None:
    """What is known of optimal play; None when it is not asked for, or nothing is possible."""
    if not time or left.contradiction:
        return None
    from bombe.games.turing_machine.solve import solve

    return solve(left, transcript, time)


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
