"""`bombe serve` as an operator meets it: what it says, when it refuses, how it ends."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from bombe.text import LANGUAGES
from support import servers
from support.servers import free_port
from support.serving import HERE, PATIENCE, SOURCE, Person, Serving, serving


def bombe(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command that ends by itself."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("BOMBE_")}
    path = os.pathsep.join([str(SOURCE), str(HERE)])
    return subprocess.run(
        [sys.executable, "-P", "-m", "bombe", *words],
        env=kept | {"PYTHONPATH": path, **variables},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


def refused(done: subprocess.CompletedProcess[str], *says: str) -> None:
    """It ended with one sentence, and code 2."""
    assert done.returncode == 2, done
    *_, last = done.stderr.strip().split("\n")
    assert last.startswith("bombe: ")
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    for words in says:
        assert words in last


def test_a_port_in_use_is_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        refused(bombe("serve", "--port", port, "--data", str(tmp_path)), port, "in use", "--port")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--workers", "2"], "need PostgreSQL"),
        (["--database", "mysql://here"], "sqlite:///PATH"),
        (["--database", "sqlite:///{tmp}"], "cannot be opened"),
        (["--database", "sqlite:///{tmp}/nonsense.db"], "cannot be opened"),
        (["--port", "port"], "0 to 65535"),
        (["--host", "no.such.host.invalid"], "no.such.host.invalid"),
        (["--host", "x" * 70], "xxx"),
        (["--host", "192.0.2.1"], "192.0.2.1"),
        (["--data", "{tmp}/nonsense.db"], "cannot be used"),
        (["--colour", "red"], "--colour"),
    ],
)
def test_what_cannot_be_served_is_a_sentence(tmp_path: Path, words: list[str], says: str) -> None:
    (tmp_path / "nonsense.db").write_bytes(b"this is no database" * 100)
    given = [word.format(tmp=tmp_path) for word in words]
    if "--data" not in given:
        given += ["--data", str(tmp_path / "data")]
    if "--port" not in given:
        given += ["--port", "0"]
    refused(bombe("serve", *given), says)


def test_a_database_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    address = f"postgresql://nobody@127.0.0.1:{free_port()}/nothing"

    def serve(workers: str) -> subprocess.CompletedProcess[str]:
        words = ["--database", address, "--workers", workers, "--port", "0"]
        return bombe("serve", *words, "--data", str(tmp_path))

    with ThreadPoolExecutor(2) as threads:  # since it is tried for some seconds
        for done in threads.map(serve, ("1", "2")):
            refused(done, "cannot be used")


def test_a_file_is_served_once(tmp_path: Path) -> None:
    with serving(tmp_path):
        refused(bombe("serve", "--port", "0", "--data", str(tmp_path)), "in use by another")


def test_it_says_where_and_ends_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Serving, "from_nothing", True)
    with serving(tmp_path) as server:
        with Person(server.url) as ada:
            ada.make(game="closest", start=True)
            ada.act("note kept")
            assert server.stop() == 0
            log = server.log.read_text()
            assert f"Bombe is open at http://localhost:{server.port}\n" in log
            assert f"Rooms are kept in {tmp_path / 'bombe.db'}\n" in log
            assert "same network" not in log
            assert "Traceback" not in log
            server.start()
            assert ada.look()["view"]["note"] == "kept"
        assert server.process
        server.process.send_signal(signal.SIGINT)  # Ctrl-C
        assert server.process.wait(PATIENCE) == 0
        assert "Traceback" not in server.log.read_text()


def test_everybody_on_the_network_is_told_where(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0", BOMBE_LANG="en") as server:
        found = re.search(r"on the same network: (http://[\d.]+:\d+)\n", server.log.read_text())
        if found:  # else this machine is on none
            assert httpx.get(f"{found[1]}/healthz").json() == {"status": "ok"}


def test_any_port_will_do(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "bombe", "serve"],
        env={
            **os.environ,
            "PYTHONPATH": str(SOURCE),
            "BOMBE_PORT": "0",
            "BOMBE_DATA": str(tmp_path),
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout
        address = process.stdout.readline().rpartition(" ")[2].strip()
        assert httpx.get(f"{address}/healthz").status_code == 200
        assert (tmp_path / "bombe.db").exists()
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_help_in_every_language(tongue: str) -> None:
    done = bombe("--lang", tongue, "serve", "--help")
    assert done.returncode == 0
    for option in ("--host", "--port", "--database", "--workers", "--data", "--trusted-proxy"):
        assert option in done.stdout
    assert "BOMBE_PORT" in done.stdout


def test_health_and_figures(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Person(server.url) as ada:
        assert httpx.get(f"{server.url}/healthz").json() == {"status": "ok"}
        ada.make(game="closest", bots=["bold"], start=True)
        ada.act("bid 3")
        answer = httpx.get(f"{server.url}/metrics")
        assert answer.headers["content-type"].startswith("text/plain")
        figures = dict(
            line.rsplit(" ", 1) for line in answer.text.split("\n") if line and line[0] != "#"
        )
        assert figures["bombe_rooms"] == "1"
        assert figures["bombe_matches"] == "1"
        assert figures["bombe_actions_total"] == "1"
        made = 'bombe_requests_total{method="POST",route="/api/rooms",status="201"}'
        assert figures[made] == "1"
        assert ada.room not in answer.text
        for line in answer.text.rstrip("\n").split("\n"):
            assert re.fullmatch(r"# (HELP|TYPE) \w+ .+|\w+(\{.+\})? [\d.e+-]+", line)


def test_two_workers_share_a_database(tmp_path: Path, postgres: servers.PostgreSQL) -> None:
    words = ("--workers", "2", "--database", postgres.database())
    with serving(tmp_path, *words) as server:
        assert "Rooms are kept in PostgreSQL" in server.log.read_text()
        with Person(server.url) as ada:
            ada.make(game="closest", start=True)
            for n in range(10):
                ada.act(f"note {n}")
                with Person(server.url, ada.key) as again:
                    again.room = ada.room
                    assert again.look()["view"]["note"] == str(n)
        assert server.stop() == 0
        assert "Traceback" not in server.log.read_text()
