"""`bombe rooms`: what the operator of a table does with its rooms and matches."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from enum import StrEnum
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any

from bombe.cli.files import STANDARD_OUTPUT, create
from bombe.cli.output import moment, print_json, print_table, print_text
from bombe.cli.parser import Parser, choice, whole
from bombe.text import BadInput, Language, N, T, quoted

if TYPE_CHECKING:
    from bombe.cli.match_reviews import Reviewed
    from bombe.table.archive import Kept, Past
    from bombe.table.events import Row
    from bombe.table.transfer import Carried, CarriedMatch
    from bombe.web.http.settings import Settings
    from bombe.web.runtime.store import Store, Summary

about = T(
    "The rooms of a table. `list`: all of them, or with --matches the matches that have ended. "
    "`export`: a room or a match as JSON. A room shows what its running match hides, so do not "
    "look if you play; nobody can take a seat with it. `import`: put an exported file on this "
    "table, after replaying all of it. `purge`: delete rooms. `replay`: print an exported match "
    "step by step. With an SQLite file, import and purge only while no server is running."
)
DAYS = 30
DAY = 86_400_000  # milliseconds
MOST_DAYS = 36_500
# No server's key is wanted here, so none is to be made.
NO_KEY = "-" * 32


class What(StrEnum):
    LIST = "list"
    EXPORT = "export"
    IMPORT = "import"
    PURGE = "purge"
    REPLAY = "replay"


# What each option is for.
OPTIONS = {
    "matches": (What.LIST, What.PURGE),
    "out": (What.EXPORT,),
    "days": (What.PURGE,),
    "dry_run": (What.PURGE,),
    "review": (What.REPLAY,),
}


def arguments(parser: Parser) -> None:
    parser.positional("what", T("what to do"), "|".join(What))
    parser.several(
        "names",
        T(
            "export: a room's code or a match's id; import, replay: a file; purge: codes, or"
            " ids with --matches"
        ),
        T("NAME"),
    )
    parser.option(
        "--database",
        T("where rooms are kept: sqlite:///PATH or postgresql://USER@HOST/NAME"),
        T("ADDRESS"),
    )
    parser.option("--data", T("the folder with the server's database"), T("FOLDER"))
    parser.option("--matches", T("list, purge: matches that have ended, instead of rooms"))
    parser.option(
        "--out", T("export: the file to write; otherwise, and for -, it is printed"), T("FILE")
    )
    parser.option(
        "--days",
        T("purge: rooms without an action for more than this many days; 30 by default"),
        T("NUMBER"),
    )
    parser.option("--dry-run", T("purge: only say what would be deleted"))
    parser.option("--review", T("replay: each player's skill and luck as well (Turing Machine)"))
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    what = choice(tongue.say(T("what to do")), arguments.what, What)
    for name, uses in OPTIONS.items():
        if getattr(arguments, name) not in (None, False) and what not in uses:
            option = f"--{name.replace('_', '-')}"
            raise BadInput(T("{option} is for {what} only", option=option, what=[*uses]))
    if what is not What.PURGE and len(arguments.names) != (what is not What.LIST):
        raise BadInput(
            T("{what} takes no name", what=what)
            if what is What.LIST
            else T("{what} takes one name, not {n}", what=what, n=len(arguments.names))
        )
    try:
        from bombe.games import add
        from bombe.web.http.settings import read_settings

        given = {"database": arguments.database, "data": arguments.data, "secret": NO_KEY}
        settings = read_settings(given, os.environ)
        for home in settings.games:
            add(home)
        _DO[what](arguments, settings, tongue)
    except ModuleNotFoundError as error:
        raise BadInput(
            T("the rooms need {package}, which is not installed", package=quoted(error.name))
        ) from None


# --- the store -----------------------------------------------------------------------------------


@asynccontextmanager
async def _opened(settings: Settings, reading: bool) -> AsyncIterator[Store]:
    """The store. Either kind can be read while a server is running."""
    from bombe.web.runtime.store import StoreDown, store_at

    store = store_at(settings.database, read_only=reading)
    try:
        await store.open(lambda room, message: None)
        try:
            yield store
        finally:
            await store.close()
    except StoreDown as error:
        raise BadInput(T("the database cannot be used: {why}", why=quoted(str(error)))) from None


# --- list ----------------------------------------------------------------------------------------


def _list(arguments: Namespace, settings: Settings, tongue: Language) -> None:
    found = asyncio.run(_listed(settings, _ended if arguments.matches else _standing))
    if arguments.json:
        print_json(found)
    elif not found:
        nothing = T("No match has ended yet.") if arguments.matches else T("There are no rooms.")
        print_text(tongue, nothing)
    else:
        heads = _MATCH_HEADS if arguments.matches else _ROOM_HEADS
        print_table(
            [
                [tongue.say(head) for head in heads.values()],
                *([tongue.say(_cell(name, one)) for name in heads] for one in found),
            ]
        )


async def _listed(
    settings: Settings, listed: Callable[[Store], Awaitable[list[dict[str, Any]]]]
) -> list[dict[str, Any]]:
    async with _opened(settings, reading=True) as store:
        return await listed(store)


_ROOM_HEADS = {
    "room": T("code"),
    "game": T("game"),
    "people": T("people"),
    "matches": T("matches"),
    "state": T("state"),
    "first": T("since"),
    "last": T("last action (UTC)"),
}
_MATCH_HEADS = {
    "match": T("match"),
    "game": T("game"),
    "seats": T("seats"),
    "ended": T("ended (UTC)"),
    "room": T("room"),
}
_STATES = {
    "lobby": T("lobby"),
    "playing": T("playing"),
    "over": T("over"),
}


def _cell(name: str, facts: dict[str, Any]) -> object:
    value = facts[name]
    if value is None:
        return ""
    if value == "unreadable":
        return T("unreadable ({label} in the log)", label=facts["label"])
    if name == "state":
        return _STATES[value]
    if name in ("last", "ended"):
        return value[:16].replace("T", " ")
    return value[:10] if name == "first" else value


async def _standing(store: Store) -> list[dict[str, Any]]:
    return [_room_facts(room, await store.read(room.room)) for room in await store.rooms()]


def _room_facts(summary: Summary, rows: list[Row]) -> dict[str, Any]:
    from bombe.table.codes import label
    from bombe.table.room import folded

    told: dict[str, Any] = {"room": summary.room, "game": None, "people": None, "matches": None}
    try:
        room = folded(summary.room, rows)
    except Exception:  # damaged, or of a game or a Bombe we do not know
        told |= {"state": "unreadable", "label": label(summary.room)}
    else:
        told |= {"game": room.game.key, "people": len(room.people), "matches": room.matches}
        told["state"] = "playing" if room.running else "over" if room.played else "lobby"
    return told | {"first": moment(summary.first), "last": moment(summary.last)}


async def _ended(store: Store) -> list[dict[str, Any]]:
    return [_match_facts(kept) for kept in await store.matches()]


def _match_facts(kept: Kept) -> dict[str, Any]:
    import json

    facts = json.loads(kept.text)
    return {
        "match": kept.id,
        "game": facts["game"],
        "seats": len(facts["seats"]),
        "ended": moment(kept.at),
        "room": kept.room or None,
    }


# --- export --------------------------------------------------------------------------------------


def _export(arguments: Namespace, settings: Settings, tongue: Language) -> None:
    (name,) = arguments.names
    if arguments.out == "":
        raise BadInput(T("--out is missing: the file to write"))
    text = asyncio.run(_exported(settings, name)) + "\n"
    if arguments.out in (None, STANDARD_OUTPUT):
        print(text, end="")
        return
    _write(Path(arguments.out), text)
    if arguments.json:
        print_json({"out": arguments.out})
    else:
        print_text(tongue, T("Written to {file}.", file=arguments.out))


def _write(out: Path, text: str) -> None:
    """Write a new file that only its owner may read: it holds secrets."""
    try:
        create(out, text.encode("ascii"), 0o600)
    except (OSError, ValueError) as error:
        raise _file_refusal("--out", str(out), error) from None


async def _exported(settings: Settings, name: str) -> str:
    from bombe.table.codes import read_code
    from bombe.table.transfer import match_file, room_file

    async with _opened(settings, reading=True) as store:
        kept = await store.kept(name)
        if kept is not None:
            return match_file(kept)
        code = read_code(name)
        rows = await store.read(code) if code else []
        if not code or not rows:
            raise BadInput(T("there is no room and no match {name}", name=quoted(name)))
        return room_file(code, rows)


def _file_refusal(option: str, name: str, error: Exception) -> BadInput:
    why = error.strerror if isinstance(error, OSError) else None
    return BadInput(
        T(
            "{option}: {file} cannot be used: {why}",
            option=option,
            file=quoted(name, 250),
            why=why or str(error),
        )
    )


# --- import --------------------------------------------------------------------------------------


def _import(arguments: Namespace, settings: Settings, tongue: Language) -> None:
    carried = _read(What.IMPORT, arguments.names[0])
    path = asyncio.run(_put(settings, carried))
    if arguments.json:
        print_json({"path": path})
    else:
        print_text(tongue, T("It is at {path} now.", path=path))


def _read(what: What, name: str) -> Carried:
    from bombe.table.transfer import read_file

    try:
        text = Path(name).read_bytes()
    except (OSError, ValueError) as error:
        raise _file_refusal(what, name, error) from None
    return read_file(text)


async def _put(settings: Settings, carried: Carried) -> str:
    """Write what was carried here, and say where it is."""
    from bombe.table.archive import unworded
    from bombe.table.transfer import CarriedMatch

    async with _opened(settings, reading=False) as store:
        if isinstance(carried, CarriedMatch):
            if not await store.keep(carried.kept):
                raise BadInput(T("the match {id} is here already", id=quoted(carried.kept.id)))
            return f"/m/{carried.kept.id}"
        # Matches outlive their room, so those of a room that comes back may be here still.
        missing = []
        for kept in carried.kept:
            known = await store.kept(kept.id)
            if known is None:
                missing.append(kept)
            elif unworded(known.text, seen=True) != unworded(kept.text, seen=True):
                raise BadInput(T("another match {id} is here already", id=quoted(kept.id)))
        code = carried.room.code
        if not await store.append(code, carried.rows, missing):
            raise BadInput(T("the room {code} is here already", code=code))
        return f"/r/{code}"


# --- purge ---------------------------------------------------------------------------------------


def _purge(arguments: Namespace, settings: Settings, tongue: Language) -> None:
    named = bool(arguments.names)
    if named and arguments.days is not None:
        raise BadInput(
            T("{one} and {other} do not go together", one="--days", other=tongue.say(T("NAME")))
        )
    if arguments.matches and not named:
        raise BadInput(T("{what} needs {option}", what="purge --matches", option="ID"))
    days = DAYS if arguments.days is None else whole("--days", arguments.days, 0, MOST_DAYS)
    before = int(time() * 1000) - days * DAY
    gone = asyncio.run(_purged(arguments, settings, before))
    if arguments.json:
        kind = "matches" if arguments.matches else "rooms"
        print_json({kind: gone, "dry_run": arguments.dry_run})
        return
    n = len(gone)
    if arguments.matches and arguments.dry_run:
        told = N("{n} match would be deleted.", "{n} matches would be deleted.", n)
    elif arguments.matches:
        told = N("{n} match was deleted.", "{n} matches were deleted.", n)
    elif arguments.dry_run:
        told = N("{n} room would be deleted.", "{n} rooms would be deleted.", n)
    else:
        told = N("{n} room was deleted.", "{n} rooms were deleted.", n)
    print_text(tongue, told)


async def _purged(arguments: Namespace, settings: Settings, before: int) -> list[str]:
    """What is forgotten, or would be."""
    # Read-only first: a database that is missing must not be created only to find it empty.
    async with _opened(settings, reading=True) as store:
        if arguments.matches:
            doomed = [await _match_called(store, name) for name in arguments.names]
        elif arguments.names:
            doomed = [await _room_called(store, name) for name in arguments.names]
        else:
            doomed = [room.room for room in await store.rooms() if room.last < before]
    doomed = [*dict.fromkeys(doomed)]
    if arguments.dry_run:
        return doomed
    async with _opened(settings, reading=False) as store:
        if not arguments.names:
            return await store.expire(before)
        forget = store.forget if arguments.matches else store.remove
        return [name for name in doomed if await forget(name)]


async def _match_called(store: Store, name: str) -> str:
    if await store.kept(name) is None:
        raise BadInput(T("there is no match {name}", name=quoted(name)))
    return name


async def _room_called(store: Store, name: str) -> str:
    from bombe.table.codes import read_code

    code = read_code(name)
    if not code or not await store.read(code):
        raise BadInput(T("there is no room {name}", name=quoted(name)))
    return code


# --- replay --------------------------------------------------------------------------------------


def _replay(arguments: Namespace, settings: Settings, tongue: Language) -> None:
    from bombe.table.disclosure import encoder
    from bombe.table.transfer import CarriedMatch

    carried = _read(What.REPLAY, arguments.names[0])
    if not isinstance(carried, CarriedMatch):
        raise BadInput(T("this is a room; export one of its matches to replay that"))
    past = carried.past
    reviews = _reviews(past) if arguments.review else []
    if arguments.json:
        import json

        told = json.loads(encoder(tongue.code).encode(_told(carried)))
        if arguments.review:
            told["reviews"] = [one.as_json() for one in reviews]
        print_json(told)
        return
    seats = len(past.seats)
    print_text(
        tongue,
        T("{game}, played to its end on {when}.", game=past.match.game.title, when=_day(carried)),
        N("{n} seat.", "{n} seats.", seats),
    )
    for step in past.steps():
        if step.action:
            print(f"  {tongue.say(_player(past, step.seat))}: {_shown(step.action)}")
    winners = [_player(past, seat) for seat in past.winners]
    print_text(tongue, past.why, T("Won by: {who}.", who=winners) if winners else T("Nobody won."))
    if reviews:
        from bombe.cli.match_reviews import print_match_reviews

        print_match_reviews(reviews, tongue)


def _reviews(past: Past) -> list[Reviewed]:
    """Skill and luck of all who played. What was hidden when the host ended a match stays so."""
    if past.match.game.key != "turing_machine":
        raise BadInput(T("only matches of Turing Machine can be reviewed"))
    if past.by_host:
        raise BadInput(T("the host ended this match, so what was hidden in it stays hidden"))
    from bombe.cli.match_reviews import match_reviews

    return match_reviews(past.match.state)


def _told(carried: CarriedMatch) -> dict[str, Any]:
    past = carried.past
    return {
        "match": carried.kept.id,
        "game": past.match.game.key,
        "seats": [
            {"bot": bot, "winner": seat in past.winners} for seat, bot in enumerate(past.bots)
        ],
        "why": past.why,
        "steps": [
            {"seat": step.seat, "action": step.action, "view": step.view} for step in past.steps()
        ],
    }


def _day(carried: CarriedMatch) -> str:
    return moment(carried.kept.at)[:10]


def _player(past: Past, seat: int | None) -> T:
    if seat is None:
        return T("Chance")
    bot = past.bots[seat]
    return T("Player {n} ({bot})", n=seat + 1, bot=bot) if bot else T("Player {n}", n=seat + 1)


def _shown(action: str) -> str:
    """An action, stripped of anything that a terminal would obey."""
    from bombe.table.commands import LONGEST_ACTION
    from bombe.table.plain_text import plain_line

    return plain_line(action, LONGEST_ACTION)


_DO: dict[What, Callable[[Namespace, Settings, Language], None]] = {
    What.LIST: _list,
    What.EXPORT: _export,
    What.IMPORT: _import,
    What.PURGE: _purge,
    What.REPLAY: _replay,
}
