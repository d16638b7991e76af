"""Somebody who sees a line without encryption, and so the length of every message, does not learn
from it how a question was answered."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Iterator

import pytest

from support.serving import Person, Serving, serving
from support.strangers import watching

CODES = ("111", "555", "234", "341", "152", "425")


@pytest.fixture(name="server", scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("lengths")) as running:
        yield running


def test_messages_about_yes_and_no_have_one_length(server: Serving) -> None:
    """In as many matches of one problem a first question each, live and over HTTP."""
    lengths: defaultdict[bool, set[tuple[int, ...]]] = defaultdict(set)
    for code in CODES:
        with Person(server.url) as ada:
            ada.make(game="turing_machine", options={"problem": "4b 9a 11a 14c"}, start=True)
            live, *others = asyncio.run(asked(server, ada, code))
            yes = json.loads(live)["view"]["sheet"]["rounds"][-1]["answers"]["A"]
            lengths[yes].add(tuple(map(len, (live, *others))))
    assert len(lengths) == 2  # some of the codes meet the criterion, which is 4b, and some do not
    assert len({*lengths[True], *lengths[False]}) == 1


async def asked(server: Serving, ada: Person, code: str) -> tuple[bytes, ...]:
    """What is sent about a question: at once, to one who comes later or looks, and in answer."""
    async with watching(server, ada.room, ada.key) as wire:
        await wire.recv()
        path = f"/api/rooms/{ada.room}/actions"
        answer = await asyncio.to_thread(
            ada.client.post, path, json={"action": f"ask {code} A", "nonce": "1"}
        )
        live = await wire.recv(decode=False)
    async with watching(server, ada.room, ada.key) as wire:
        looked = await wire.recv(decode=False)
    look = await asyncio.to_thread(ada.client.get, f"/api/rooms/{ada.room}")
    return live, looked, look.content, answer.content
