"""`bombe print`: the game on paper."""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from bombe.cli.files import STANDARD_OUTPUT, file_to_write, put, replace
from bombe.cli.output import print_json, print_table, print_text
from bombe.cli.parser import Parser, choice, whole
from bombe.games.turing_machine.problem import SIZES
from bombe.paper.choices import FARTHEST, Choices, Ink, Paper, Turn
from bombe.paper.layout import layout
from bombe.paper.machine import TITLE as MACHINE
from bombe.paper.machine import machine_pages
from bombe.paper.page import Page
from bombe.paper.sheets import TITLE as SHEETS
from bombe.paper.sheets import sheet_pages
from bombe.paper.typeset import pdf
from bombe.text import BadInput, Language, N, T, quoted

about = T(
    "`machine`: the paper computer, with punch cards, verification cards, criteria cards and"
    " tents. `sheets`: note sheets. `layout`: where on the pages of the machine every card and"
    " every cell is, to cut or to check by program."
)
PRINTED: dict[str, tuple[T, Callable[[Choices], list[Page]]]] = {
    "machine": (MACHINE, machine_pages),
    "sheets": (SHEETS, sheet_pages),
}
LAYOUT = "layout"
WHATS = (*PRINTED, LAYOUT)


def arguments(parser: Parser) -> None:
    parser.positional("what", T("what to print"), "|".join(WHATS))
    parser.option(
        "--out", T("the file to write: its name ends in .pdf; - for the standard output"), T("FILE")
    )
    parser.option("--paper", T("a4 by default"), "|".join(Paper))
    parser.option("--large", T("large print: bigger criteria cards, bigger note sheets"))
    parser.option("--ink", T("full by default; black needs no colour"), "|".join(Ink))
    parser.option(
        "--offset",
        T(
            "machine: print backs too, moved by so many millimetres to the right and down; 0,0 at"
            " first, and a page to test it tells the rest"
        ),
        "X,Y",
    )
    parser.option(
        "--turn",
        T("with --offset: the edge on which paper is turned; long by default"),
        "|".join(Turn),
    )
    parser.option(
        "--verifiers",
        T("note sheets: for how many verifiers; 6 by default"),
        "|".join(map(str, SIZES)),
    )
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    what: str = arguments.what
    if what not in WHATS:
        raise BadInput(
            T("{what} cannot be printed; there is {known}", what=quoted(what), known=[*WHATS])
        )
    choices = _choices(arguments, tongue)
    if choices.offset is not None and what == "sheets":
        raise BadInput(
            T("{option} is for {what} only", option="--offset", what=["machine", LAYOUT])
        )
    if arguments.verifiers is not None and what != "sheets":
        raise BadInput(T("{option} is for {what} only", option="--verifiers", what="sheets"))
    if what == LAYOUT:
        if arguments.out is not None:
            raise BadInput(T("{option} is for {what} only", option="--out", what=[*PRINTED]))
        _layout(choices, arguments.json)
        return
    out = _out(arguments)
    title, made = PRINTED[what]
    pages = made(choices)
    content = pdf(pages, tongue.say(title), choices)
    if out is None:
        put(content)
        return
    replace(out, content)
    if arguments.json:
        print_json({"what": what, "pages": len(pages), "out": arguments.out})
    else:
        print_text(
            tongue,
            N("{n} page.", "{n} pages.", len(pages)),
            T("Written to {file}.", file=arguments.out),
        )


def _choices(arguments: Namespace, tongue: Language) -> Choices:
    if arguments.turn is not None and arguments.offset is None:
        raise BadInput(T("{option} is for backs, which need --offset", option="--turn"))
    return Choices(
        tongue,
        paper=choice("--paper", Paper.A4 if arguments.paper is None else arguments.paper, Paper),
        ink=choice("--ink", Ink.FULL if arguments.ink is None else arguments.ink, Ink),
        large=arguments.large,
        offset=None if arguments.offset is None else _offset(arguments.offset),
        turn=choice("--turn", Turn.LONG if arguments.turn is None else arguments.turn, Turn),
        verifiers=SIZES[-1]
        if arguments.verifiers is None
        else whole("--verifiers", arguments.verifiers, SIZES[0], SIZES[-1]),
    )


def _offset(text: str) -> tuple[float, float]:
    number = r"[+-]?[0-9]{1,2}(?:\.[0-9]{1,2})?"
    found = re.fullmatch(f"({number}),({number})", text)
    if found is None or max(abs(float(one)) for one in found.groups()) > FARTHEST:
        raise BadInput(
            T(
                "{option}: {text} is not two numbers from -{most} to {most} with a comma between,"
                " such as --offset=-0.5,1",
                option="--offset",
                text=quoted(text),
                most=round(FARTHEST),
            )
        )
    return float(found[1]), float(found[2])


def _out(arguments: Namespace) -> Path | None:
    """The file to write; none for the standard output."""
    if arguments.out != STANDARD_OUTPUT:
        return file_to_write(arguments.out, [".pdf"])
    if arguments.json:
        raise BadInput(T("{one} and {other} do not go together", one="--json", other="--out -"))
    if sys.stdout is not None and sys.stdout.isatty():
        raise BadInput(T("--out -: a terminal cannot show a PDF; send it to a file or a program"))
    return None


def _layout(choices: Choices, as_json: bool) -> None:
    pages = machine_pages(choices)
    found = layout(pages)
    if as_json:
        print_json(found)
        return
    say = choices.tongue.say
    print_table(
        [(str(number), page.title, say(_held(page))) for number, page in enumerate(pages, start=1)]
    )
    print()
    print_text(
        choices.tongue,
        T("With --json: the place and size in millimetres of every card and of every cell."),
    )


def _held(page: Page) -> list[T]:
    counted = Counter((card.wide, card.high) for card in page.cards)
    return [
        N("{n} card of {w} × {h} mm", "{n} cards of {w} × {h} mm", n, w=f"{w:g}", h=f"{h:g}")
        for (w, h), n in counted.items()
    ]
