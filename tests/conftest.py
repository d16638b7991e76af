"""Settings of the whole test run.

- BOMBE_SOAK=1: long runs at full length (see `scaling`).
- BOMBE_NO_SKIPS=1: a skipped test, or a skipped module, counts as a failed one.
- BOMBE_SERVERS=FILE: servers and browsers may still be installed, until this file is there.

`make test` runs it in as many processes as there are cores, each with servers of its own.

Any test may ask for the `postgres` and the `browser` of the whole run, and to `visit` a `server`.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio import AbstractEventLoop
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import pytest

# Failing assertions in shared code are explained as well as those in test modules.
pytest.register_assert_rewrite("support")

from hypothesis import settings  # noqa: E402

from bombe import games  # noqa: E402
from support import servers  # noqa: E402
from support.browsing import server, visit  # noqa: E402, F401 (fixtures)
from support.scaling import SOAK, scale  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)

# Slow: these put in whole decks of pictures, look through every page, compile for every platform.
collect_ignore: list[str] = (
    []
    if SOAK
    else [
        *("browser/test_own_decks.py", "browser/test_landmarks.py", "test_wheels_elsewhere.py"),
        "support/test_servers.py",  # about what all tests use: each of them would fail too
    ]
)

NO_SKIPS = os.environ.get("BOMBE_NO_SKIPS") == "1"

# A shell makes background jobs ignore this signal, and the servers of the tests would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Everyday runs try the same examples each time, so that a failure is due to the change at hand;
# the soak looks for new ones.
settings.register_profile("test", max_examples=scale(1000), deadline=None, derandomize=True)
settings.register_profile("soak", max_examples=scale(1000), deadline=None, print_blob=True)
settings.load_profile("soak" if SOAK else "test")


def pytest_xdist_auto_num_workers() -> int:
    """Half as many processes again as there are cores: for two fifths of their time the tests wait,
    for servers, browsers and the disk."""
    cores = os.cpu_count() or 1
    return cores + (cores + 1) // 2


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """First in one process, then in the others: pytest rewrites the assertions of every module,
    which takes most of this time, and whoever comes later finds it done."""
    if sys.platform == "win32" or not hasattr(session.config, "workerinput"):
        return (yield)
    import fcntl

    with Path(__file__).open("rb") as here:
        try:
            fcntl.flock(here, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            fcntl.flock(here, fcntl.LOCK_SH)
        return (yield)


# The slowest modules come first, so that the processes end at much the same time; but before them
# some that need no server, while those may still be installed.
LONGEST = (
    *(["tests/games/"] if servers.AWAITED else []),
    *("tests/browser/", "tests/web/", "tests/attacks/", "tests/catalogue/", "tests/cli/"),
    *("tests/test_contract.py", "tests/test_package.py", "tests/games/test_games.py"),
    *("tests/games/turing_machine/test_search.py", "tests/games/turing_machine/test_bots.py"),
    "tests/games/imitation/",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        return next(
            (n for n, part in enumerate(LONGEST) if item.nodeid.startswith(part)), len(LONGEST)
        )

    items.sort(key=place)
    # The processes identify tests by name: a second one of the same name would not be run.
    seen: Counter[str] = Counter()
    for item in items:
        seen[name := item.nodeid] += 1
        if seen[name] > 1:
            item._id = item.id.parse(f"{name}[{seen[name]}]")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    return _refuse_skip((yield))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    return _refuse_skip((yield))


def _refuse_skip(report: Report) -> Report:
    expected_failure = hasattr(report, "wasxfail")  # reported as skipped too, but it did run
    if NO_SKIPS and report.skipped and not expected_failure:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} was skipped, and BOMBE_NO_SKIPS=1: {reason}"
    return report


@pytest.fixture(autouse=True, scope="module")
def _games_of_the_module() -> Iterator[None]:
    """What a module adds to the games, as `BOMBE_GAMES` does, is there for that module alone."""
    before = dict(games._HOMES)
    yield
    games._HOMES.clear()
    games._HOMES.update(before)


# --- servers -------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def postgres() -> Iterator[servers.PostgreSQL]:
    """A PostgreSQL for all tests of this process, some of which stop it; each takes a
    `postgres.database()` of its own."""
    try:
        with servers.postgres() as server:
            yield server
    except servers.Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture(scope="session")
def _chromium() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    try:
        path = servers.chromium()
    except servers.Missing as missing:
        pytest.skip(str(missing))
    from playwright.sync_api import sync_playwright  # which takes its time

    with sync_playwright() as playwright:
        # Pages here live for seconds: to compile their scripts well takes longer than to run them.
        scripts = "--js-flags=--no-opt --single-threaded-gc"
        browser = playwright.chromium.launch(
            executable_path=path, args=[*servers.CHROMIUM_ARGUMENTS, scripts]
        )
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture
def browser(_chromium: tuple[Browser, AbstractEventLoop]) -> Iterator[Browser]:
    """Chromium, the same for all tests; what a test opens in it is closed afterwards.

    Playwright leaves a loop of its own marked as running. Here it is so only while a test with a
    browser runs, since `asyncio.run` refuses to work then: such a test has its server in another
    thread or process.
    """
    chromium, loop = _chromium
    asyncio._set_running_loop(loop)
    yield chromium
    for context in chromium.contexts:
        for page in context.pages:
            _close(page)
        context.close()
    asyncio._set_running_loop(None)


def _close(page: Page) -> None:
    """Close a page for sure. Chromium forgets that it was to close one that goes to another page at
    that moment, as the page of a room does when a match begins, and Playwright waits for ever."""
    from playwright.sync_api import Error

    for _ in range(60):
        with suppress(Error), page.expect_event("close", timeout=1000):
            page.context.new_cdp_session(page).send("Page.close")
        if page.is_closed():
            return
    raise AssertionError(f"{page.url} stays open")
