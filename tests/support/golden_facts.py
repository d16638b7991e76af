"""What the code makes of golden files: all that is told of them, in short. Expectations are written
and compared by it."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import redirect_stdout
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

import msgspec

from bombe.cli import main
from bombe.games.imitation.deck import DECK
from bombe.table import absence, commands, disclosure
from bombe.table.archive import Kept, Past, kept_match, parsed, read_match, results
from bombe.table.events import Event, Row
from bombe.table.retelling import Packed, Retold, retold, whole
from bombe.table.reviewing import Reviewer, Written, reviewed, unpacked
from bombe.table.room import Room, folded
from bombe.text import ENGLISH, BadInput
from bombe.web.runtime.store import Store, store_at
from bombe.web.runtime.store.ages import HOUR
from support.golden_files import GOLDEN, number

Json = Any
Result = TypeVar("Result")

HOURS = 60  # for which servers have lived at most on what is here
LONGEST = 1200  # characters of what is kept to be read; of the rest a digest is


# --- all that is asked of the code ---------------------------------------------------------------


async def in_store(address: str, work: Callable[[Store], Awaitable[Result]]) -> Result:
    """What is done with a store that is opened as a server would."""
    store = store_at(address)
    await store.open(lambda room, message: None)
    try:
        return await work(store)
    finally:
        await store.close()


def event_of(row: Row) -> Json:
    return msgspec.json.decode(row.text)


def along(code: str, rows: list[Row]) -> Iterator[Room]:
    """The room after each of its rows."""
    room = folded(code, rows[:1])
    yield room
    for row in rows[1:]:
        room = room.after(row.event, row.at)
        yield room


class Came(NamedTuple):
    """What is told since a version and was not before it."""

    views: frozenset[str] = frozenset()  # fields that only repeat what is in a view besides
    machine: frozenset[str] = frozenset()  # of the Machine in a view
    table: frozenset[str] = frozenset()
    options: frozenset[str] = frozenset()  # which nobody could choose
    cards: frozenset[str] = frozenset()  # that were drawn or described anew
    rounds: frozenset[str] = frozenset()  # of a round of Turing that is over


CARDS_THEN = msgspec.json.decode((GOLDEN / "cards-until-version-4.json").read_bytes())
CAME = {
    "version-4": Came(
        views=frozenset({"groups", "own_thumb", "team_thumbs", "held", "last_thumbs"}),
        machine=frozenset({"answered"}),
        table=frozenset({"score"}),
        options=frozenset({"aid_why"}),
    ),
    "version-5": Came(cards=frozenset(CARDS_THEN)),
    "version-6": Came(
        views=frozenset({"gallery", "glimpse", "needed"}),
        rounds=frozenset({"abstained"}),
        options=frozenset({"wait"}),
    ),
}


NOTHING = Came()


def since(version: str) -> Came:
    """What came after a version: it is left out, so that all the rest is compared with what was
    told then."""
    later = [came for new, came in CAME.items() if number(new) > number(version)]
    return Came(*(frozenset[str]().union(*parts) for parts in zip(Came(), *later, strict=True)))


def without(told: Json, names: Collection[str]) -> Json:
    return {name: value for name, value in told.items() if name not in names}


def as_then(view: Json, new: Came) -> Json:
    """A view as those had it who wrote the golden files."""
    if view is None or ("glimpse" in view and "glimpse" in new.views):
        return None  # who had come during a match was told nothing
    then = without(view, new.views)
    if isinstance(machine := then.get("machine"), dict):
        then["machine"] = without(machine, new.machine)
    if isinstance(why := then.get("sheet", {}).get("why"), dict):
        # The same is proved in other steps when better ones are found.
        then["sheet"] = {**then["sheet"], "why": without(why, {"steps"})}
    if new.rounds and "opened" in then:
        then["history"] = [without(one, new.rounds) for one in then["history"]]
        then["opened"] = then["opened"] and without(then["opened"], new.rounds)
    return _as_drawn_then(then, new.cards) if new.cards else then


def _as_drawn_then(told: Json, cards: frozenset[str]) -> Json:
    """The same cards with the words and the prints that they had."""
    if isinstance(told, list):
        return [_as_drawn_then(one, cards) for one in told]
    if isinstance(told, dict):
        return {name: _as_drawn_then(one, cards) for name, one in told.items()}
    return _drawn_then(cards).get(told, told) if isinstance(told, str) else told


@cache
def _drawn_then(cards: frozenset[str]) -> dict[str, str]:
    pictures = [(DECK[key], CARDS_THEN[key]) for key in cards]
    texts = {str(card.text): then["text"] for card, then in pictures}
    return texts | {card.print: then["print"] for card, then in pictures}


def looked(room: Room, who: int | None, new: Came) -> Json:
    look: Json = msgspec.json.decode(disclosure.encoder("en").encode(disclosure.look(room, who)))
    table = without(look["table"], new.table)
    # What a host could not choose then is as if nobody had.
    for name in new.options & room.game.options.keys():
        assert table["options"][name] == room.game.options[name].default
    table["options"] = without(table["options"], new.options)
    return {**look, "table": table, "view": as_then(look["view"], new)}


def looks(room: Room, new: Came) -> Json:
    """All that anybody is told of a room, by viewer, and the pictures that they may see."""
    return {
        str(who): {
            "look": looked(room, who, new),
            "pictures": pictures_seen(room, who, new),
        }
        for who in (None, *range(len(room.members)))
    }


def pictures_seen(room: Room, who: int | None, new: Came) -> Json:
    """The pictures that somebody may see; without those that are in nothing but what is new."""
    named = dict(room.pictures(who))
    played = room.played
    if played is None or "gallery" not in new.views:
        return named
    views = [played.match.view(seat) for seat in (None, played.seat_of(who))]
    then = canonical([as_then(view, new) for view in views]).decode()
    came = canonical([view.get("gallery") for view in views]).decode()
    return {name: key for name, key in named.items() if name in then or name not in came}


def remembers(room: Room, who: int, nonce: str, action: str) -> bool:
    """Whether what was sent once is known if it is sent again."""
    return room.did(who, nonce, action)


def holders(room: Room, keys: set[str]) -> dict[str, int | None]:
    """Whose seat a key opens."""
    return {key: room.member_with(key) for key in sorted(keys)}


def devices(room: Room) -> Json:
    """Of each member what opens the seat, what can be exchanged for a key to it, and how many such
    links there were."""
    return [
        [
            {name: [key.added, key.kind, key.link] for name, key in member.keys.items()},
            dict(member.links),
            member.linked,
        ]
        for member in room.members
    ]


def opening(steps: list[Room]) -> Json:
    """The devices in the end, and a digest of them after each event."""
    story = " ".join(digest(devices(step))[:8] for step in steps)
    return {"devices": brief(devices(steps[-1])), "devices_story": story}


def hung(room: Room) -> list[list[str]]:
    """The pictures that were put into a room: the key of each, its print and its name."""
    return [[one.key, one.print, one.name] for one in room.deck]


@cache
def read_again(text: str) -> Past:
    """A match that is over. The same text is in both stores and in files, and is read once."""
    return read_match(text)


@cache
def told_again(text: str, new: Came) -> Json:
    """What is told of it, whoever asks."""
    match = read_again(text)
    encoded = disclosure.encoder("en").encode(
        {
            "why": match.why,
            "steps": [[step.seat, step.action, step.view] for step in match.steps()],
        }
    )
    told: Json = msgspec.json.decode(encoded)
    again = msgspec.convert(retold(match.match.game, text), Retold)
    pages = [whole(**again.page(n)) for n in range(len(again.pages))]
    in_full = [step for page in pages for step in msgspec.convert(page, Packed).steps()]
    assert [[step["seat"], step["action"], step["view"]] for step in in_full] == told["steps"]
    steps = [[seat, action, as_then(view, new)] for seat, action, view in told["steps"]]
    return {
        "why": told["why"],
        "pictures": again.pictures,
        "steps": msgspec.Raw(canonical(steps)),  # which takes less memory
        **({} if again.origin is None else {"origin": msgspec.to_builtins(again.origin)}),
    }


def past(kept: Kept, room: Room | None, new: Came) -> Json:
    """What is told of a match that is over, with the names of its room if that is there still."""
    match = read_again(kept.text)
    names = [f"Player {seat + 1}" for seat in range(len(match.seats))]
    if room is not None:
        names = [ENGLISH.say(room.name_of(who)) for who in match.seats]
    return {
        "winners": [*match.winners],
        "bots": [*match.bots],
        "by_host": match.by_host,
        "results": results(match, names, ENGLISH),
        **told_again(kept.text, new),
    }


def renamed(room: Room) -> list[Event]:
    """Somebody at the table takes another name."""
    for who in room.people:
        try:
            return commands.obeyed(room, who, "name Grace", "a new nonce")
        except BadInput:  # one who keeps silent
            continue
    return absence.here(room, 0)  # nobody is there: somebody comes back


def ended(room: Room) -> tuple[list[Event], Kept]:
    """The host ends the match that is running."""
    events = commands.obeyed(room, room.host, "end", "the end")
    for event in events:
        room = room.after(event, room.at)
    return events, kept_match(room)


def command(*words: str) -> Json:
    """What `bombe rooms` says, which must succeed."""
    with redirect_stdout(io.StringIO()) as out:
        assert main(["rooms", "--json", *words]) == 0
    return json.loads(out.getvalue())


# --- what is made of it --------------------------------------------------------------------------


canonical = msgspec.json.Encoder(order="sorted").encode  # several times as fast as `json.dumps`


def digest(value: Json) -> str:
    return sha256(canonical(value)).hexdigest()


def brief(value: Json) -> Json:
    """Itself where somebody may want to read it, else a digest."""
    text = canonical(value)
    return msgspec.json.decode(text) if len(text.decode()) <= LONGEST else digest(value)


def room_facts(code: str, rows: list[Row], new: Came, whole: bool = False) -> Json:
    events = [event_of(row) for row in rows]
    steps = [*along(code, rows)]
    room = steps[-1]
    sent = [
        (one["who"], one["nonce"], "" if one.get("ordered") else one.get("action", ""))
        for one in events
        if one.get("nonce")
    ]
    proofs = [one for one in events if one["do"] in ("sit", "link", "key")]
    keys = {one[name] for one in proofs for name in ("key", "link", "instead_of") if name in one}
    return {
        "rows": digest([[row.n, row.at, event] for row, event in zip(rows, events, strict=True)]),
        # What everybody was told after each event, which takes the most time.
        **({"story": " ".join(digest(looks(step, new))[:8] for step in steps)} if whole else {}),
        "looks": {who: brief(look) for who, look in looks(room, new).items()},
        "remembered": [remembers(room, *one) for one in sent].count(True),
        "keys": brief(holders(room, keys)),
        **(opening(steps) if any(one["do"] == "link" for one in events) else {}),
    }


async def store_facts(store: Store, new: Came = NOTHING, whole: bool = True) -> Json:
    rooms: dict[str, Room] = {}
    told: Json = {"rooms": {}, "matches": {}, "pictures": await store.picture_bytes()}
    told["reviews"] = {}
    for summary in await store.rooms():
        code, rows = summary.room, await store.read(summary.room)
        rooms[code] = folded(code, rows)
        told["rooms"][code] = room_facts(code, rows, new, whole) | {
            "summary": [summary.rows, summary.first, summary.last],
            "hung": digest(
                [
                    [*picture, sha256(await store.picture(code, picture[0]) or b"").hexdigest()]
                    for picture in hung(rooms[code])
                ]
            ),
        }
    for kept in await store.matches():
        match = past(kept, rooms.get(kept.room), new)
        told["matches"][kept.id] = {
            "at": kept.at,
            "room": kept.room,
            **{name: brief(value) for name, value in match.items()},
        }
        if (found := await store.review(kept.id)) is not None:
            told["reviews"][kept.id] = review_facts(kept, found)
    return {**told, "ages": await age_facts(store)}


def review_facts(kept: Kept, found: bytes) -> Json:
    """What was found out about a match, and what is told of each line with that and no more."""
    game = parsed(kept.text).game
    by = cast(Reviewer, import_module(game.reviews))
    lines = unpacked(found)
    reviews = [
        msgspec.json.decode(msgspec.convert(told, Written).texts["en"].text())
        for told in (reviewed(game, by, kept.text, n, 0.0, line) for n, line in enumerate(lines))
    ]
    return {
        "found": sha256(found).hexdigest(),
        "proved": [review["proved"] for review in reviews],
        "review": [digest(review["review"]) for review in reviews],  # words may change
    }


async def age_facts(store: Store) -> Json:
    """What counts as old from which age of the store on, in hours; and which matches may hold words
    that must go."""
    told: Json = {"rooms": {}, "matches": {}}
    for hour in range(HOURS):
        for name, old in (("rooms", store.ages.rooms), ("matches", store.ages.matches)):
            now = digest(await old(hour * HOUR + 1))
            if now not in told[name].values():
                told[name][str(hour)] = now
    return {**told, "wordy": [[kept.id, there] for kept, there in await store.ages.wordy()]}


async def file_facts(name: str, store: Store, new: Came) -> Json:
    """What has become of a file that was taken in."""
    kept = await store.kept(name)
    if kept is not None:
        return {"at": kept.at, "room": kept.room, "match": digest(past(kept, None, new))}
    rows = await store.read(name)
    matches = {one.id: one for one in await store.matches() if one.room == name}
    return {
        "events": len(rows),
        "room": digest(room_facts(name, rows, new)),
        "matches": {
            id: digest([one.at, past(one, None, new)]) for id, one in sorted(matches.items())
        },
    }


def carried(file: Path, address: str, again: Path, new: Came) -> Json:
    """What is made of a file by a table that it is brought to, and what goes out again there."""
    where = ("--database", address)
    path = command("import", str(file), *where)["path"]
    read = asyncio.run(in_store(address, lambda store: file_facts(file.stem, store, new)))
    command("export", "--out", str(again), *where, "--", file.stem)
    same = again.read_bytes() == file.read_bytes()
    return {"path": path, "again": "the same" if same else digest(again.read_text()), **read}


def files_of(version: str) -> list[Path]:
    return sorted((GOLDEN / version).glob("*.json"))


def all_carried(version: str, folder: Path) -> Json:
    """All files of a version. A match that came with its room is there already, so those that are
    files of their own go elsewhere."""
    told = {}
    for file in files_of(version):
        kind = "rooms" if "rows" in json.loads(file.read_text()) else "matches"
        address = f"sqlite:///{folder / kind}.db"
        again = folder / f"again-{file.name}"
        told[file.stem] = carried(file, address, again, since(version))
    return told


def expected(version: str) -> Json:
    return json.loads((GOLDEN / f"{version}.json").read_text("utf-8"))
