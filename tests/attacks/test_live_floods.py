"""A live connection on which somebody sends what comes to nothing, as fast as it goes: it is
slowed, then ended with a reason, and costs the server and the others next to nothing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bombe.web.http.protocol import IDLE_FRAMES
from support.attackers import attacking
from support.flooding import loop_seconds, playing, timed, waits_for

REFUSALS, FRAMES = [1008, "too many refusals"], [1008, "too many frames"]
REASONS = {
    "refused": REFUSALS,
    "empty": REFUSALS,
    "malformed": REFUSALS,
    "pings": FRAMES,
    "pongs": FRAMES,
    "fragments": FRAMES,
    "unmasked": [1002, "incorrect masking"],
    "large": [1009, "frame with 60000 bytes exceeds limit of 16384 bytes"],
}
EACH = 2
TOLERATED = IDLE_FRAMES.most + 20  # with what was told at first, and read with the last of them


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked at in /proc")
def test_a_flood_is_slowed_then_ended_and_others_hardly_notice(tmp_path: Path) -> None:
    """So many connections of each kind, all of one seat, and some that read nothing."""
    with (
        timed(tmp_path / "attacked") as server,
        timed(tmp_path / "quiet") as quiet,
        playing(server) as ada,
        playing(quiet) as bob,
    ):
        worked = loop_seconds(server)
        with attacking(server.port, "live", f"{EACH}", "once") as eve:
            eve.begun()
            during, usual = waits_for(server, ada, quiet, bob, 25)
        worked = loop_seconds(server) - worked
        assert eve.answers == {"opened": EACH * len(REASONS) + 2}
        for flood in eve.floods:
            assert flood.ended, flood
            # Of thousands, as many as are tolerated, and forgiven in the time that it lasted.
            most = TOLERATED + IDLE_FRAMES.each_second * flood.seconds
            assert flood.answers <= most, flood
            assert flood.close == (REASONS[flood.kind] if flood.reads else None), flood
        # At first only what is allowed in any case was answered, and then nothing.
        assert worked < 1.0
        assert during < 2 * usual
        assert ada.look()["view"]["note"] == "24"
