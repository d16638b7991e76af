"""`bombe daily`: the problem of a day."""

from __future__ import annotations

from argparse import Namespace
from time import gmtime, strftime

from bombe.cli.output import print_json, print_text, unbroken
from bombe.cli.parser import Parser, choice
from bombe.cli.problems import as_json, headline
from bombe.games.turing_machine.daily import daily
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.problem import Mode
from bombe.text import Language, T

about = T(
    "The problem of a day: the same for everybody, for ever. Classic is easy on Monday and gets "
    "harder through the week; extreme and nightmare have a problem each day too."
)

WEEKDAYS = (
    T("Monday"),
    T("Tuesday"),
    T("Wednesday"),
    T("Thursday"),
    T("Friday"),
    T("Saturday"),
    T("Sunday"),
)


def arguments(parser: Parser) -> None:
    parser.option("--date", T("the day, from 2026-11-01 on; by default today, in UTC"), T("DATE"))
    parser.option("--mode", T("the mode; classic by default"), "|".join(Mode))
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    mode = Mode.CLASSIC if arguments.mode is None else choice("--mode", arguments.mode, Mode)
    # The rule itself knows no clock; which day is asked for is said here.
    date = strftime("%Y-%m-%d", gmtime()) if arguments.date is None else arguments.date
    found = daily(date, mode)
    if arguments.json:
        told = as_json(found.secret, reveal=False)
        names = ("mode", "problem", "id", "verifiers", "difficulty")
        print_json({"date": found.date} | {name: told[name] for name in names})
        return
    print_text(
        tongue,
        T(
            "The problem of {weekday} {date}:",
            weekday=WEEKDAYS[found.weekday],
            date=found.date,
        ),
    )
    print_text(tongue, headline(found.secret))
    command = f"`bombe play {id_of(found.secret)}`"
    print_text(tongue, T("To play it: {command}", command=unbroken(command)))
