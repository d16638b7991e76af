"""`bombe doctor`: says whether all is well with this Bombe, and what to mend."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, time
from typing import TYPE_CHECKING

from bombe.cli import diagnosis
from bombe.cli.diagnosis import Finding, Level, in_bytes
from bombe.cli.output import print_json, print_table, print_text
from bombe.cli.parser import Parser
from bombe.text import BadInput, Language, N, T, quoted

if TYPE_CHECKING:
    from bombe.web.http.settings import Settings
    from bombe.web.runtime.store.examine import Condition

about = T(
    "Checks this installation of Bombe: which solver runs and why, whether the store can be read "
    "and written and every room in it opened, the clock, the disk, and what is not installed. It "
    "changes nothing and may run beside a server. The exit status is 1 when there is something to "
    "fix."
)
MARKS = {Level.WELL: "✓", Level.NOTE: "·", Level.WRONG: "✗"}
MEND = 1  # the exit status
MOST_NAMED = 20  # rooms in a sentence
NO_KEY = "-" * 32  # no server's key is wanted here, so none is to be made


def arguments(parser: Parser) -> None:
    parser.option(
        "--database",
        T("where rooms are kept: sqlite:///PATH or postgresql://USER@HOST/NAME"),
        T("ADDRESS"),
    )
    parser.option("--data", T("the folder with the server's database"), T("FOLDER"))
    parser.json()


def run(arguments: Namespace, tongue: Language) -> int:
    found = [*_findings(arguments.database, arguments.data)]
    wrong = sum(finding.level is Level.WRONG for finding in found)
    if arguments.json:
        print_json(
            {
                "well": not wrong,
                "findings": [
                    {
                        "topic": finding.topic,
                        "level": finding.level,
                        "text": tongue.say(finding.says),
                        **finding.facts,
                    }
                    for finding in found
                ],
            }
        )
    else:
        print_table(
            [MARKS[one.level], tongue.say(_TOPICS[one.topic]), tongue.say(one.says)]
            for one in found
        )
        print()
        all_well = T("All is well.")
        print_text(
            tongue, N("{n} thing to fix.", "{n} things to fix.", wrong) if wrong else all_well
        )
    return MEND if wrong else 0


_TOPICS = {
    "program": T("program"),
    "solver": T("solver"),
    "kernel": T("kernel"),
    "packages": T("packages"),
    "languages": T("languages"),
    "store": T("store"),
    "disk": T("disk"),
    "clock": T("clock"),
}


def _findings(database: str | None, data: str | None) -> Iterator[Finding]:
    yield from diagnosis.program()
    yield from diagnosis.solver(os.environ)
    yield from diagnosis.packages()
    yield from diagnosis.languages()
    ahead = time() - monotonic()
    last = 0
    try:
        settings = _settings(database, data)
        condition = _examined(settings)
        if isinstance(condition, T):
            yield Finding("store", Level.WRONG, condition)
        else:
            yield from _store(settings, condition)
            last = condition.last if condition else 0
        yield from diagnosis.disk(_folder(settings))
    except ModuleNotFoundError:
        pass  # as was said above
    yield from diagnosis.clock(int(time() * 1000), last, time() - monotonic() - ahead)


def _settings(database: str | None, data: str | None) -> Settings:
    from bombe.games import add
    from bombe.web.http.settings import read_settings
    from bombe.web.runtime.store import store_at

    given = {"database": database, "data": data, "secret": NO_KEY}
    settings = read_settings(given, os.environ)
    for home in settings.games:
        add(home)
    store_at(settings.database)  # refuses what is no address: that is no matter of health
    return settings


def _examined(settings: Settings) -> Condition | T | None:
    """The condition of the store, or why it cannot be found out."""
    from bombe.web.runtime.store import StoreDown
    from bombe.web.runtime.store.examine import examine

    try:
        return asyncio.run(examine(settings.database))
    except BadInput as error:
        return error.sentence
    except StoreDown as error:
        return T("the database cannot be used: {why}", why=quoted(str(error)))


def _folder(settings: Settings) -> Path:
    """Where the server writes on this machine."""
    kind, _, path = settings.database.partition(":///")
    return Path(path).parent if kind == "sqlite" else settings.data


def _store(settings: Settings, condition: Condition | None) -> Iterator[Finding]:
    def finding(level: Level, says: T, **facts: object) -> Finding:
        return Finding("store", level, says, facts)

    if condition is None:
        # An address without a password: only an SQLite file may not be there yet.
        where = quoted(settings.database, 250)
        says = T("there is no database yet; the server will make {where}", where=where)
        yield finding(Level.NOTE, says)
        return
    told = {
        "version": condition.version,
        "size": condition.size,
        "rooms": condition.rooms,
        "matches": condition.matches,
    }
    yield finding(
        Level.WELL,
        T(
            "{where}: {size}, rooms: {rooms}, matches that have ended: {matches}",
            where=condition.where,
            **told | {"size": in_bytes(condition.size)},
        ),
        **told,
    )
    if condition.version < condition.newest:
        says = T("the database is of an older version; the server brings it up to date")
        yield finding(Level.NOTE, says)
    if not condition.writable:
        yield finding(Level.WRONG, T("the database cannot be written to"))
    if condition.damage:
        says = T("the database is damaged: {why}", why=quoted(condition.damage))
        yield finding(Level.WRONG, says)
    if condition.careless:
        says = T("{setting}: a power failure may lose confirmed moves", setting=condition.careless)
        yield finding(Level.NOTE, says)
    if condition.unreadable:
        names = [*condition.unreadable][:MOST_NAMED]
        more = ["…"] if len(names) < len(condition.unreadable) else []
        says = N(
            "{n} room cannot be read: {rooms}",
            "{n} rooms cannot be read: {rooms}",
            len(condition.unreadable),
            rooms=[*names, *more],
        )
        yield finding(Level.WRONG, says, unreadable=condition.unreadable)
