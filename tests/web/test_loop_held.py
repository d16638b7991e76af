"""Nothing that anybody asks for holds the event loop for more than a moment: by the processor time
of each of its callbacks in a real server.

A busy machine charges a callback also for what it did in between for others, and for memory that
had to be fetched. So what was held once is done again, four times: what holds the loop by its own
work does so each time, and in the same place."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection, connect

from bombe.table import commands
from bombe.table.events import Event
from support.long_rooms import KEY, Log, write
from support.scaling import scale
from support.serving import Person, Serving, people

MOST = 0.005  # seconds
AGAIN = 4
LARGE = "40+48 46+20 17+45 33+12 41+43"
AIDS = {f"aid_{aid}": True for aid in ("codes", "laws", "marks", "hints")}
ROUNDS = scale(3000, least=1000)
LINES = scale(50_000)


class Watched(Serving):
    program = "support.held_loop"

    def never_held(self, do: Callable[[], None]) -> None:
        """Nothing that is done may hold the loop each time that it is done."""
        held = self._held(do)
        for _ in range(AGAIN):
            if held:
                again = self._held(do)
                held = {place: again[place] for place in again.keys() & held.keys()}
        assert not held, "".join(held.values())

    def _held(self, do: Callable[[], None]) -> dict[str, str]:
        """What held the loop meanwhile, by the place: without lines, addresses, names of rooms."""
        began = time.time()
        do()
        notes = [json.loads(line) for line in self.notes.read_text().splitlines()]
        return {
            re.sub(r"0x\w+|\d+|\b[A-Z]{6}\b", "", one["what"]): "\n  ".join(
                [f"\n{1000 * one['took']:.1f} ms: {one['what']}", *one["where"]]
            )
            for one in notes
            if one["at"] > began and one["took"] > MOST
        }

    @property
    def notes(self) -> Path:
        return self.data / "held"


def written(data: Path) -> None:
    """A room with a long log, and matches that were long."""
    rounds = Log("BBBBBB", "turing_machine")
    rounds.play(1, ["thumb down"] * ROUNDS)
    rounds.post(commands.obeyed(rounds.room, 0, "end"))
    crowd = Log("CCCCCC", "turing_machine")
    crowd.play(20, ["ask 341 B", "ask 341 C", "thumb down", "ask 112 A", "thumb down"])
    crowd.post(commands.obeyed(crowd.room, 0, "end"))
    write(data, rounds, crowd, long_room("DDDDDD"))


def long_room(code: str) -> Log:
    """One in the middle of a long match, with a long chat."""
    long = Log(code, "turing_machine")
    long.play(1, ["note A hm"] * 2900)
    spoken: list[Event] = []
    for n in range(LINES):
        spoken += commands.obeyed(long.room, 0, f"say {n}")
    long.post(spoken)
    return long


@pytest.fixture(name="server", scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    data = tmp_path_factory.mktemp("held")
    written(data)
    server = Watched(data, BOMBE_LIMITS="0", HELD=str(data / "held"))
    server.start()
    try:
        yield server
    finally:
        server.stop()


def test_replays_of_long_matches(server: Watched) -> None:
    with Person(server.url) as person:
        pages = ("", "/changes", "/results.csv", "?from=900")
        paths = [f"/api/matches/match-{code}{page}" for code in "CB" for page in pages]
        paths = [path.replace("-C", "-CCCCCC").replace("-B", "-BBBBBB") for path in paths]
        paths += [f"/m/match-{code * 6}?step={n}" for code in "CB" for n in (0, 99, 700)]
        for path in ("/m/match-CCCCCC", "/api/matches/match-CCCCCC"):
            # What is first used is imported, and compiled.
            assert person.client.get(path).status_code == 200

        def look() -> None:
            for path in paths:
                for _ in range(2):
                    assert person.client.get(path).status_code == 200, path

        server.never_held(look)


def test_a_very_long_match_is_told_in_pieces(server: Watched) -> None:
    with Person(server.url) as person:
        path, start = "/api/matches/match-BBBBBB", 0
        rounds: list[int] = []
        pieces = 0
        while True:
            told = person.ask("GET", f"{path}?from={start}")
            rounds += [len(step["view"]["seats"][0]["rounds"]) for step in told["steps"]]
            pieces += 1
            if "next" not in told:
                break
            start = told["next"]
            assert start == len(rounds)
        assert rounds == [*range(1, ROUNDS + 2)]
        assert pieces > 1
        assert len(person.ask("GET", f"{path}/changes")["steps"]) == len(rounds)
        tag = person.client.get(path).headers["etag"]
        again = person.client.get(path, headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        assert person.client.get(f"{path}?from={start}").headers["etag"] != tag
        assert person.client.get(f"{path}?from=x").status_code == 400


def test_a_long_room_is_loaded(server: Watched) -> None:
    rooms = (letter * 6 for letter in "DFGHJ")

    def load() -> None:
        room = next(rooms)
        if room != "DDDDDD":  # which is written already
            server.stop()
            write(server.data, long_room(room))
            server.start()
        with Person(server.url, KEY) as host:
            host.room, host.who = room, 0
            assert len(host.look()["chat"]) == 200
            host.act("note A well")
            host.order("name Grace")
            host.legal()
            host.order("end")
            assert host.look()["table"]["phase"] == "over"

    server.never_held(load)


def looking(server: Watched, person: Person) -> ClientConnection:
    """A live connection of somebody's."""
    key = {"authorization": f"Bearer {person.key}"}
    live = f"{server.live_url}/api/rooms/{person.room}/live"
    # Takes all that comes: or it would not hear that the other side has closed, either.
    return connect(live, additional_headers=key, max_queue=None)


def test_aids_and_hints_on_the_largest_cards(server: Watched) -> None:
    def play() -> None:
        with Person(server.url) as host, Person(server.url) as guest:
            host.make(game="turing_machine", options={"problem": LARGE, **AIDS})
            guest.join(host.room)
            host.order("start")
            with looking(server, host):
                for person in (host, guest):
                    for verifier in "ABC":
                        view = person.act(f"ask 34{1 + person.who} {verifier}")["view"]
                        assert view["sheet"]["codes"]
                    for action in ("mark t3", "mark 40a", "hint", "hint", "mark 46b +", "hint"):
                        view = person.act(action)["view"]
                        assert view["sheet"]["laws"]
                    assert view["sheet"]["hint"]["rung"] == 3
                    person.look()
                    person.legal()
                    person.act("thumb down")
                host.order("say well")

    server.never_held(play)


def test_pages_of_a_full_room(server: Watched) -> None:
    """The longest names and chat, every option: as the host, a player, a stranger and somebody who
    watches see it, before, during and after a match."""
    with people(server.url, 40) as members, Person(server.url) as stranger:
        host, *others = members
        host.make(game="turing_machine", name="W" * 24, options={"problem": LARGE}, watch=True)
        for n, other in enumerate(others):
            other.join(host.room, f"{n}".ljust(24, "<"))
        for n in range(200):
            members[n % len(members)].order("say " + "<&> " * 75)
        room = f"/r/{host.room}"
        looking = {"en": host, "fr": others[0], "nl": stranger}
        paths = [room, f"{room}?plain", f"{room}?table", f"{room}/watch", f"{room}/keys"]

        def look() -> None:
            for code, person in looking.items():
                for path in paths:
                    told = person.client.get(path, headers={"accept-language": code})
                    assert told.status_code in (200, 403)  # a stranger has no keys

        def play() -> None:
            look()
            host.order("start")
            look()
            host.act("ask 341 B")
            look()
            host.order("end")
            look()

        play()  # what is first used is imported, and compiled
        server.never_held(play)


def test_a_class_comes_in_and_plays(server: Watched) -> None:
    def play() -> None:
        with people(server.url, 40) as members, ExitStack() as held:
            host, *others = members
            host.make(game="turing_machine", options={"mode": "nightmare", "verifiers": 6, **AIDS})
            for other in others:
                other.join(host.room)
            for person in members[:12]:
                held.enter_context(looking(server, person))
            host.order("start")
            for person in members[:15]:
                person.act("ask 341 B")
                person.act("hint")
                person.order("say hello")
            for person in members:
                person.act("thumb down")
            assert host.client.get(f"/r/{host.room}?plain").status_code == 200

    server.never_held(play)
