"""A live connection on which somebody sends what comes to nothing, as fast as it goes: it is
slowed, then ended with a reason, and costs the server and the others next to nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.flooding import FLOODS, Flood, handshake, playing, processor_seconds, wait_for
from support.serving import Person, Serving, serving

REASONS = {
    "refused": (1008, "too many refusals"),
    "empty": (1008, "too many refusals"),
    "malformed": (1008, "too many refusals"),
    "pings": (1008, "too many frames"),
    "pongs": (1008, "too many frames"),
    "fragments": (1008, "too many frames"),
}
MOST_ANSWERS = 600  # to thousands of frames


@pytest.fixture(name="server", scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("floods")) as running:
        yield running


def floods(server: Serving, eve: Person, each: int) -> list[tuple[str, Flood]]:
    """So many connections of each kind, all of one seat, and some that read nothing."""
    kinds = [(kind, True) for kind in FLOODS for _ in range(each)]
    kinds += [("pings", False), ("refused", False)]
    return [
        (kind, Flood(handshake(server, eve.room, eve.key), FLOODS[kind], reads))
        for kind, reads in kinds
    ]


def test_a_flood_is_slowed_then_ended_and_others_hardly_notice(server: Serving) -> None:
    with playing(server) as ada, Person(server.url) as eve:
        eve.make(game="closest", start=True)
        before = wait_for(ada, 25)
        worked = processor_seconds(server)
        running = floods(server, eve, 2)
        for _, flood in running:
            flood.begin()
        during = wait_for(ada, 25)
        for _, flood in running:
            flood.end()
        worked = processor_seconds(server) - worked
        for kind, flood in running:
            assert flood.ended, kind
            assert flood.answers <= MOST_ANSWERS, (kind, flood.answers)
            if flood.close:  # unless the reset that our own flood caused was faster
                assert flood.close == REASONS.get(kind, flood.close), kind
        closed = {kind for kind, flood in running if flood.close}
        assert closed & {"refused", "pings"}
        # At first only what is allowed in any case was answered, and then nothing.
        assert worked < 3.0
        # The floods take much of this very process, too; without limits it was hundreds of times.
        assert during < 25 * before
        assert ada.look()["view"]["note"] == "24"
