"""`bombe doctor` on machines and stores that are well, and on others."""

from __future__ import annotations

import json
import os
import re
import sqlite3
import tomllib
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any
from urllib.parse import urlsplit

import pytest

from bombe.cli import diagnosis, main
from bombe.cli.diagnosis import DAY, Finding, Level
from bombe.games.turing_machine.kernel import library
from bombe.text import LANGUAGES
from bombe.web.runtime.store import Store
from support.rooms_cli import (  # noqa: F401 (fixtures)
    LONG_AGO,
    Played,
    alone,
    in_store,
    played_on_either,
    played_on_postgres,
    played_on_sqlite,
)
from support.servers import PostgreSQL
from support.stores import either_store, file_address, row  # noqa: F401 (fixtures)

ROOT = Path(__file__).parents[3]
NOW = int(time() * 1000)
Json = dict[str, Any]
Doctor = Callable[..., tuple[int, list[Json]]]


@pytest.fixture(name="doctor")
def what_it_finds(capsys: pytest.CaptureFixture[str]) -> Doctor:
    def doctor(address: str) -> tuple[int, list[Json]]:
        status = main(["doctor", "--json", "--database", address])
        out, err = capsys.readouterr()
        assert err == ""
        assert out.isascii()
        told = json.loads(out)
        assert told["well"] is (status == 0)
        return status, told["findings"]

    return doctor


def wrong(findings: list[Json]) -> list[tuple[str, str]]:
    return [(one["topic"], one["text"]) for one in findings if one["level"] == "wrong"]


def fact(findings: list[Json], topic: str, name: str) -> Any:
    return next(one[name] for one in findings if one["topic"] == topic and name in one)


def put(address: str, at: int = NOW, text: str = "{}") -> None:
    """A room that no Bombe has made."""

    async def append(store: Store) -> None:
        assert await store.append("BCDFGH", [row(1, text, at)])

    in_store(address, append)


# --- well ----------------------------------------------------------------------------------------


def test_all_is_well_beside_a_running_server(played: Played, doctor: Doctor) -> None:
    status, findings = doctor(played.database)
    assert (status, wrong(findings)) == (0, [])
    assert fact(findings, "store", "rooms") == 1
    assert fact(findings, "store", "matches") == 2
    assert fact(findings, "store", "version") >= 2
    assert fact(findings, "store", "size") > 10_000
    assert fact(findings, "disk", "free") > 0
    assert fact(findings, "clock", "last") <= fact(findings, "clock", "now")
    assert fact(findings, "program", "python")


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_people(sqlite: Played, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--lang", language, *sqlite.where]) == 0
    out = capsys.readouterr().out
    assert {line[0] for line in out.split("\n\n")[0].splitlines()} <= {"✓", "·", " "}
    last = {"en": "All is well.", "fr": "Tout va bien.", "nl": "Alles is in orde."}
    assert out.endswith(f"\n\n{last[language]}\n")


def test_sizes_have_no_comma_and_no_point() -> None:
    """`69,077 MB` is 69 of them in Dutch, and 69077 in English."""
    sizes = [diagnosis.in_bytes(size) for size in (0, 94_208, 9_999_499, 10**7, 69_077 * 10**6)]
    assert sizes == ["0 kB", "94 kB", "9999 kB", "10 MB", "69 GB"]


def test_nothing_is_written(address: str, doctor: Doctor, tmp_path: Path) -> None:
    """Neither into a store nor where there is none yet."""
    status, findings = doctor(address)
    assert (status, wrong(findings)) == (0, [])
    status, findings = doctor(address)
    assert fact(findings, "clock", "last") is None
    if address.startswith("postgresql"):
        assert fact(findings, "store", "version") == 0
    assert not (tmp_path / "rooms.db").exists()


def test_a_file_stays_as_it_is(doctor: Doctor, tmp_path: Path) -> None:
    path = tmp_path / "folder" / "rooms.db"
    put(file_address(path))

    def seen() -> dict[str, tuple[int, bytes]]:
        files = path.parent.iterdir()
        return {one.name: (one.stat().st_mtime_ns, one.read_bytes()) for one in files}

    before = seen()
    doctor(file_address(path))
    assert seen() == before


# --- not well ------------------------------------------------------------------------------------


def test_a_room_that_cannot_be_read(address: str, doctor: Doctor) -> None:
    put(address)
    status, findings = doctor(address)
    assert (status, wrong(findings)) == (1, [("store", "1 room cannot be read: BCDFGH")])
    assert list(fact(findings, "store", "unreadable")) == ["BCDFGH"]


def test_a_room_with_rows_missing(sqlite: Played, doctor: Doctor, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with sqlite3.connect(sqlite.database.removeprefix("sqlite:///")) as of:
        of.backup(to := sqlite3.connect(copy))
    with to:
        to.execute("DELETE FROM log WHERE n = 3")
    to.close()
    of.close()
    _, findings = doctor(file_address(copy))
    assert fact(findings, "store", "unreadable") == {sqlite.code: "rows missing"}


def test_a_damaged_file(sqlite: Played, doctor: Doctor, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with sqlite3.connect(sqlite.database.removeprefix("sqlite:///")) as of:
        of.backup(to := sqlite3.connect(copy))
    to.close()
    of.close()
    with copy.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 8192)
    status, findings = doctor(file_address(copy))
    assert status == 1
    assert [topic for topic, _ in wrong(findings)] == ["store"]
    copy.write_bytes(b"no database at all" * 100)
    assert "cannot be opened" in wrong(doctor(file_address(copy))[1])[0][1]


def test_a_store_of_a_newer_bombe(doctor: Doctor, tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    put(file_address(path))
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    status, findings = doctor(file_address(path))
    assert status == 1
    assert "has version 99" in wrong(findings)[0][1]


def test_a_database_that_does_not_answer(doctor: Doctor) -> None:
    status, findings = doctor("postgresql://ada:secret@127.0.0.1:1/none")
    assert status == 1
    ((topic, text),) = wrong(findings)
    assert topic == "store"
    assert "secret" not in text


def test_a_database_that_may_only_be_read(postgres: PostgreSQL, doctor: Doctor) -> None:
    address = postgres.database()
    put(address)

    async def grant(store: Any) -> None:
        await store._change("CREATE ROLE reader LOGIN")
        await store._change("GRANT USAGE ON SCHEMA bombe TO reader")
        await store._change("GRANT SELECT ON ALL TABLES IN SCHEMA bombe TO reader")

    in_store(address, grant)
    parts = urlsplit(address)
    as_reader = parts._replace(netloc=f"reader@{parts.netloc.rpartition('@')[2]}").geturl()
    assert ("store", "the database cannot be written to") in wrong(doctor(as_reader)[1])


@pytest.mark.parametrize(
    ("at", "says"),
    [(NOW + DAY, "before the newest"), (LONG_AGO, "set it")],
    ids=["behind", "ahead"],
)
def test_a_clock_that_is_wrong(address: str, doctor: Doctor, at: int, says: str) -> None:
    put(address, at)
    status, findings = doctor(address)
    assert status == 1
    (said,) = (text for topic, text in wrong(findings) if topic == "clock")
    assert says in said


def test_a_clock_that_is_set_meanwhile_or_was_never() -> None:
    def level(now: int, drift: float) -> Level:
        (finding,) = diagnosis.clock(now, 0, drift)
        return finding.level

    assert level(NOW, 0.1) is Level.WELL
    assert level(NOW, -3600) is Level.WRONG
    assert level(DAY, 0) is Level.WRONG


def test_what_is_no_address_is_no_matter_of_health(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--database", "nonsense"]) == 2
    assert main(["doctor", "--nonsense"]) == 2
    assert capsys.readouterr().out == ""


# --- the solver ----------------------------------------------------------------------------------


def solver(environment: dict[str, str]) -> list[Finding]:
    return [*diagnosis.solver(environment)]


def test_which_solver_runs(tmp_path: Path) -> None:
    here = {"XDG_CACHE_HOME": str(tmp_path), "TMPDIR": str(tmp_path), "PATH": ""}
    (plain,) = solver(here)
    assert (plain.level, plain.facts["solver"]) == (Level.NOTE, "python")
    assert "no C compiler" in str(plain.says)
    (off,) = solver(here | {"BOMBE_KERNEL": "off"})
    assert "BOMBE_KERNEL" in str(off.says)
    compiler = tmp_path / "cc"
    compiler.write_text("#!/bin/sh\n")
    compiler.chmod(0o755)
    (later,) = solver(here | {"PATH": str(tmp_path)})
    assert (later.level, later.facts["compiler"]) == (Level.WELL, str(compiler))


@pytest.mark.skipif(os.name != "posix", reason="owners and modes")
def test_a_kernel_that_is_not_ours_alone(tmp_path: Path) -> None:
    planted = tmp_path / "bombe" / library.named(b"anything", library.machine_digest())
    planted.parent.mkdir(mode=0o700)
    planted.write_bytes(b"anything")
    planted.chmod(0o666)
    _, finding = solver({"XDG_CACHE_HOME": str(tmp_path), "TMPDIR": str(tmp_path), "PATH": ""})
    assert finding.level is Level.WRONG
    assert "others may write to it" in str(finding.says)
    planted.chmod(0o600)
    _, finding = solver({"XDG_CACHE_HOME": str(tmp_path), "TMPDIR": str(tmp_path), "PATH": ""})
    assert "it cannot be loaded" in str(finding.says)


def test_what_the_table_needs_is_what_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    declared = {re.split(r"[^a-z0-9]", one)[0] for one in project["dependencies"]} - {"pillow"}
    assert {*diagnosis.TABLE_PACKAGES} | {"uvloop"} == declared
