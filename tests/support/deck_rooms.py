"""A table with a game that takes pictures, the host of a room there, and what is kept of them."""

from __future__ import annotations

import io
from collections.abc import Iterator

import httpx
import pytest
from PIL import Image

from support.gallery import make_game, put_in
from support.serving import Person, Serving, serving


@pytest.fixture(scope="module", name="table")
def table_of_pictures(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("decks")
    with serving(folder / "data", BOMBE_LIMITS="0", **make_game(folder)) as running:
        yield running


@pytest.fixture(name="host")
def host_of_pictures(table: Serving) -> Iterator[Person]:
    with Person(table.url) as person:
        person.make(game="gallery")
        yield person


def keys(host: Person) -> list[str]:
    listed = host.ask("GET", f"/api/rooms/{host.room}/pictures")
    return [one["key"] for one in listed["pictures"]]


def own(person: Person, key: str) -> httpx.Response:
    return person.client.get(f"/api/rooms/{person.room}/pictures/own/{key}")


def kept(host: Person, data: bytes) -> Image.Image:
    """A picture as it is after it was put in."""
    (one,) = put_in(host, data)
    assert one["why"] is None, one
    image = Image.open(io.BytesIO(own(host, one["key"]).content))
    image.load()
    return image
