"""A running server loses its database: the file is moved or deleted, or its disk fails. Nothing may
be acknowledged that a restart would not find again."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from support.server_log import health, lines, until
from support.serving import PATIENCE, Person, Refusal, Serving, log_of, serving


def notes_in(path: Path, room: str) -> list[str]:
    acts = [event["action"] for event in log_of(path, room) if event["do"] == "act"]
    return [action for action in acts if action.startswith("note ")]


def test_nothing_is_acknowledged_after_the_file_is_lost(tmp_path: Path) -> None:
    path, away = tmp_path / "bombe.db", tmp_path / "away"
    with serving(tmp_path) as server, Person(server.url) as ada:
        ada.make(game="closest", start=True)
        ada.act("note before")
        path.rename(away)
        until(lambda: bool(lines(server, "store down")))  # although nobody asks
        assert lines(server, "store down")[0]["why"] == "removed"
        for _ in range(3):
            with pytest.raises(Refusal) as refusal:
                ada.act("note lost")
            assert refusal.value.status == 503
        until(lambda: health(server).status_code == 503)
        told = health(server).json()
        assert (told["status"], told["why"]) == ("down", "removed")
        assert str(tmp_path) not in json.dumps([told, *lines(server, "store down")])
        assert ada.look()["table"]["phase"] == "playing"  # what is in memory can still be seen
        assert not path.exists()  # and no new one is made
        away.rename(path)
        until(lambda: health(server).status_code == 200)
        ada.act("note after")
        path.unlink()
        with pytest.raises(Refusal):
            ada.act("note lost")
        assert len(lines(server, "store up")) == 1
    assert not path.exists()
    assert sum(line.get("times", 1) for line in lines(server, "store down")) == 2


def test_a_disk_that_fails_is_trusted_again_only_after_a_check(tmp_path: Path) -> None:
    """No file of the server may grow: a write beyond that fails, as on a disk that is broken."""
    with serving(tmp_path, BOMBE_LIMITS="0") as server, Person(server.url) as ada:
        assert server.process
        room = ada.make(game="closest", start=True)
        usual = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        size = Path(f"{tmp_path}/bombe.db-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, usual[1]))
        acknowledged = 0
        refused: list[int] = []
        while len(refused) < 3:
            try:
                ada.act(f"note {acknowledged} {'x' * 80}")
                acknowledged += 1
            except Refusal as refusal:
                refused.append(refusal.status)
        assert set(refused) == {503}
        until(lambda: health(server).status_code == 503)
        assert health(server).json()["why"] == "disk"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, usual)
        until(lambda: health(server).status_code == 200)
        ada.act("note last")
        server.kill()
        notes = notes_in(tmp_path / "bombe.db", room)
        wanted = [f"note {n} {'x' * 80}" for n in range(acknowledged)]
        assert notes[:acknowledged] == wanted
        assert notes[-1] == "note last"


@pytest.mark.parametrize("before", [[], ["server.key"]])
def test_a_start_that_fails_on_a_full_disk_leaves_nothing_behind(
    tmp_path: Path, before: list[str]
) -> None:
    """A service manager tries again and again."""
    for name in before:
        (tmp_path / name).write_text("k" * 43)
    server = Serving(tmp_path)
    command = [sys.executable, "-P", "-m", "bombe", "serve", "--port", "0", "--data", str(tmp_path)]
    failed = subprocess.run(
        command,
        env=server.environment | {"PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert failed.returncode == 2
    assert "Traceback" not in failed.stderr
    assert [path.name for path in tmp_path.glob("server.key*")] == before
