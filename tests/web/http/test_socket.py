"""What is sent over a live connection is done, whatever its words are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from support.serving import Person, log_of, serving

PATIENCE = 30.0


def test_an_action_whose_nonce_is_order_is_an_action(tmp_path: Path) -> None:
    with (
        serving(tmp_path, BOMBE_GAMES="support.tiny:Closest", BOMBE_LIMITS="0") as server,
        Person(server.url) as ada,
        Person(server.url) as bob,
    ):
        ada.make(game="closest", name="Ada")
        bob.join(ada.room, "Bob")
        ada.order("start")
        with connect(
            f"{server.live_url}/api/rooms/{ada.room}/live",
            additional_headers={"authorization": f"Bearer {ada.key}"},
        ) as line:

            def answer(sent: dict[str, str]) -> Any:
                line.send(json.dumps(sent))
                while True:
                    message = json.loads(line.recv(PATIENCE))
                    if message.keys() & {"done", "refused"}:
                        return message

            assert answer({"nonce": "action", "order": "lock on"}) == {"done": "action"}
            assert ada.look()["table"]["locked"]
            assert answer({"nonce": "order", "action": "bid 3"}) == {"done": "order"}
            assert ada.look()["view"]["bid"] == 3
            assert answer({"action": "bid 3", "nonce": "order"}) == {"done": "order"}  # once
            assert answer({"action": "order", "nonce": "1"})["status"] == 409  # no such action
    events = log_of(tmp_path / "bombe.db", ada.room)
    assert [event["action"] for event in events if event["do"] == "act"] == ["bid 3"]
