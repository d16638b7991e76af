"""The servers that the tests use are real, and do what the tests rely on."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Literal

import asyncpg
import pytest
from playwright.sync_api import Browser

from support import servers


async def ask(address: str, *questions: str) -> object:
    """The answer to the last of the questions."""
    connection = await asyncpg.connect(address)
    try:
        answers = [await connection.fetchval(question) for question in questions]
        return answers[-1]
    finally:
        await connection.close()


def test_every_database_is_new(postgres: servers.PostgreSQL) -> None:
    first, second = postgres.database(), postgres.database()
    asyncio.run(ask(first, "CREATE TABLE t (n int)"))
    there = "SELECT count(*) FROM pg_tables WHERE tablename = 't'"
    assert asyncio.run(ask(first, there)) == 1
    assert asyncio.run(ask(second, there)) == 0


def test_what_is_still_installed_is_waited_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ready = tmp_path / "ready"
    monkeypatch.setattr(servers, "AWAITED", ready)
    with ThreadPoolExecutor() as beside:
        found = beside.submit(servers.chromium)
        with pytest.raises(TimeoutError):
            found.result(timeout=0.5)
        ready.touch()
        assert found.result(timeout=60)


@pytest.mark.parametrize("setting", ["fsync", "synchronous_commit", "full_page_writes"])
def test_what_it_acknowledges_is_on_the_disk(postgres: servers.PostgreSQL, setting: str) -> None:
    assert asyncio.run(ask(postgres.database(), f"SHOW {setting}")) == "on"


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_it_can_be_stopped_and_started(
    postgres: servers.PostgreSQL, how: Literal["fast", "immediate"]
) -> None:
    address = postgres.database()

    async def story() -> object:
        connection = await asyncpg.connect(address)
        await connection.execute("CREATE TABLE t AS SELECT 7 AS n")
        await asyncio.to_thread(postgres.stop, how)
        with pytest.raises((OSError, asyncpg.PostgresError, asyncpg.InterfaceError)):
            await connection.fetchval("SELECT n FROM t")
        with pytest.raises(OSError):
            await asyncpg.connect(address)
        await connection.close()
        await asyncio.to_thread(postgres.start)
        return await ask(address, "SELECT n FROM t")

    assert asyncio.run(story()) == 7


def test_a_stopped_one_is_started_for_the_next_test(postgres: servers.PostgreSQL) -> None:
    postgres.stop()
    postgres.stop()
    assert not postgres.running()
    assert asyncio.run(ask(postgres.database(), "SELECT 1")) == 1
    postgres.start()
    assert postgres.running()


def test_the_browser_runs_a_page(browser: Browser) -> None:
    page = browser.new_page()
    page.goto("data:text/html,<title>one</title><script>document.title += ' two'</script>")
    assert page.title() == "one two"


@pytest.mark.parametrize("times", range(2))
def test_the_browser_is_in_nobody_s_way(browser: Browser, times: int) -> None:
    assert not browser.contexts  # those of the tests before are closed
    browser.new_page()


@pytest.mark.usefixtures("_chromium")
def test_loops_run_beside_the_browser() -> None:
    assert asyncio.run(asyncio.sleep(0, 7)) == 7


def test_the_browser_after_a_loop(browser: Browser) -> None:
    test_the_browser_runs_a_page(browser)
