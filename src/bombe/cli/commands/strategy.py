"""`bombe strategy`: the whole decision tree of the best play, as text, JSON or a picture."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from textwrap import wrap

from bombe.cli.commands.strategy_picture import picture
from bombe.cli.files import STANDARD_OUTPUT, file_to_write, replace
from bombe.cli.output import WIDTH, print_json
from bombe.cli.parser import Parser, choice, one_of, seconds
from bombe.games.turing_machine.careful import careful_strategy
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import VERIFIERS, Secret
from bombe.games.turing_machine.reference import read_source
from bombe.games.turing_machine.strategy import Ask, Found, Node, Strategy, strategy
from bombe.games.turing_machine.worst_search import Worst
from bombe.text import BadInput, Language, N, T

about = T(
    "Writes the whole strategy of the best play to a file: what to ask first, and then after every"
    " answer, until one code is left. The suffix of the file says how: .txt, .json or .svg, a"
    " picture."
)
DEFAULT_SECONDS = 60.0
Writer = Callable[[Strategy, Language], str]


def arguments(parser: Parser) -> None:
    parser.positional("problem", T("the cards, such as '4 9 11 14', or an id"), T("PROBLEM"))
    parser.option(
        "--out", T("the file to write: .txt, .json or .svg; - prints it instead"), T("FILE")
    )
    parser.option("--format", T("with --out -: txt, the default, json or svg"), "txt|json|svg")
    parser.option("--asked", T("the answers so far, such as '341 B- C+; 112 A+'"), T("TRANSCRIPT"))
    parser.option("--time", T("how many seconds to look for the best; 60 by default"), T("S"))
    parser.option(
        "--worst",
        T("the fewest rounds, or questions, in the worst case instead of on average"),
        "|".join(Worst),
    )
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    out, write = _target(arguments)
    limit = DEFAULT_SECONDS
    if arguments.time is not None:
        limit = seconds("--time", arguments.time)
    kind = None if arguments.worst is None else choice("--worst", arguments.worst, Worst)
    source = read_source(arguments.problem)
    problem = source.problem if isinstance(source, Secret) else source
    asked = arguments.asked or ""
    if kind is None:
        found = strategy(problem, asked, limit)
    else:
        found = careful_strategy(problem, asked, kind, limit)
    if out is None:
        print(write(found, tongue), end="")
        return
    replace(out, write(found, tongue).encode())
    if arguments.json:
        print_json(
            {
                "problem": str(problem),
                "rounds": found.cost.rounds,
                "questions": found.cost.questions,
                "worlds": found.worlds,
                "proved": found.proved,
                **({} if found.worst is None else {"worst": found.worst.as_json()}),
                "out": arguments.out,
            }
        )
    else:
        written = T("Written to {file}.", file=arguments.out)
        print(*map(tongue.say, (*_claims(found), written)))


def _target(arguments: Namespace) -> tuple[Path | None, Writer]:
    """Where it is written, if it is not printed; and how: by the suffix of the file, or by the
    format that was asked for."""
    if arguments.out == STANDARD_OUTPUT:
        if arguments.json:
            raise BadInput(T("{one} and {other} do not go together", one="--json", other="--out -"))
        known = [suffix.removeprefix(".") for suffix in WRITERS]
        return None, WRITERS["." + one_of("--format", arguments.format or known[0], known)]
    if arguments.format is not None:
        raise BadInput(T("{option} is for {what} only", option="--format", what="--out -"))
    out = file_to_write(arguments.out, [*WRITERS])
    return out, WRITERS[out.suffix.lower()]


# ---- words -----------------------------------------------------------------------------------


def _mean(total: int, found: Strategy) -> float:
    return total / found.worlds


def _claims(found: Strategy) -> list[T]:
    """What it takes, in the worst case if that is what it is for, and on average."""
    return [*(() if found.worst is None else (found.worst.words,)), _expected(found)]


def _expected(found: Strategy) -> T:
    rounds, questions = _mean(found.cost.rounds, found), _mean(found.cost.questions, found)
    if found.worst is not None:
        return T(
            "Expected {rounds} rounds, {questions} questions.", rounds=rounds, questions=questions
        )
    if found.proved:
        return T(
            "Expected {rounds} rounds, {questions} questions (proved).",
            rounds=rounds,
            questions=questions,
        )
    return T(
        "Expected {rounds} rounds, {questions} questions (not proved: at least {low} rounds).",
        rounds=rounds,
        questions=questions,
        low=_mean(found.lower.rounds, found),
    )


def _meaning(found: Strategy) -> T:
    if found.worst is not None and found.proved:
        return T("No strategy has a better worst case.")
    if found.proved:
        return T(
            "No strategy needs fewer rounds on average and, with as few rounds, none needs fewer"
            " questions."
        )
    return T("This is the best strategy found in the time; there may be a better one.")


def _sentences(found: Strategy) -> list[T]:
    parts: list[T] = []
    if found.transcript.rounds:
        parts.append(T("After {asked}.", asked=str(found.transcript)))
    parts.append(
        N(
            "There is {n} possibility.",
            "There are {n} possibilities, all equally likely.",
            found.worlds,
        )
    )
    parts += [*_claims(found), _meaning(found)]
    return parts


def _heading(found: Strategy) -> T:
    return T("Strategy for the cards {cards}", cards=str(found.problem))


# ---- .json and .txt --------------------------------------------------------------------------


def as_json(found: Strategy, tongue: Language) -> str:
    return json.dumps(found.as_json(), indent=1) + "\n"


def as_text(found: Strategy, tongue: Language) -> str:
    lines = [*wrap(tongue.say(_heading(found)), WIDTH), ""]
    lines += wrap(" ".join(map(tongue.say, _sentences(found))), WIDTH, break_on_hyphens=False)
    lines.append("")
    if isinstance(found.tree, Found):
        code = tongue.say(T("The code must be {code}.", code=CODES[found.tree.code]))
        return "\n".join([*lines, code, ""])
    reading = T(
        "Each line is a question: a proposal and a verifier. After ✓ go on with the first branch, "
        "after ✗ with the second; = gives the code. The left column has the round that begins, "
        "the right one how many possibilities are left."
    )
    lines += [*wrap(tongue.say(reading), WIDTH), ""]
    left = tongue.say(T("round"))
    right = tongue.say(T("left"))
    room = WIDTH - len(left) - len(right) - 4
    # Branches are narrower where the tree is so deep that it would not fit otherwise.
    deep = _depth(found.tree)
    step = next(step for step in (4, 3, 2, 1) if step == 1 or deep * step + 5 <= room)
    rows = [("", left, right), *_rows(found.tree, "", "", step)]
    tree = max(len(text) for text, _, _ in rows)
    lines += [
        f"{number:>{len(left)}}  {text:{tree}}  {count:>{len(right)}}"
        for text, number, count in rows
    ]
    return "\n".join(lines) + "\n"


def _depth(node: Node) -> int:
    return 1 + max(_depth(node.yes), _depth(node.no)) if isinstance(node, Ask) else 0


def _rows(node: Node, before: str, below: str, step: int) -> Iterator[tuple[str, str, str]]:
    """The lines of a tree: the drawing, the round where one begins, the worlds."""
    if isinstance(node, Found):
        yield f"{before}= {CODES[node.code]}", "", str(node.worlds)
        return
    text = f"{before}{CODES[node.proposal]} {VERIFIERS[node.verifier]}"
    yield text, str(node.round) if node.begins else "", str(node.worlds)
    for passed, child in node.after:
        branch = ("├" if passed else "└") + "─" * (step - 3) + "✗✓"[passed]
        yield from _rows(
            child,
            f"{below}{branch if step > 1 else branch[-1]}{' ' * (step > 2)}",
            below + ("│" if passed else " ").ljust(step),
            step,
        )


def as_picture(found: Strategy, tongue: Language) -> str:
    return picture(found, tongue, _heading(found), _sentences(found))


WRITERS: Mapping[str, Writer] = {".txt": as_text, ".json": as_json, ".svg": as_picture}
