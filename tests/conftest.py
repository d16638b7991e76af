"""Settings of the whole test run.

- BOMBE_SOAK=1: long runs at full length (see `scaling`).
- BOMBE_NO_SKIPS=1: a skipped test, or a skipped module, counts as a failed one.
"""

import os
from collections.abc import Generator
from typing import TypeVar

import pytest
from hypothesis import settings
from scaling import SOAK, scale

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)

NO_SKIPS = os.environ.get("BOMBE_NO_SKIPS") == "1"

# Everyday runs try the same examples each time, so that a failure is due to the change at hand;
# the soak looks for new ones.
settings.register_profile("test", max_examples=scale(1000), deadline=None, derandomize=True)
settings.register_profile("soak", max_examples=scale(1000), deadline=None, print_blob=True)
settings.load_profile("soak" if SOAK else "test")


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
