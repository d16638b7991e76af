"""The commands `why` and `explain`."""

from collections.abc import Callable

import pytest

from support.commands import (
    Json,
    Run,
    plain_environment,  # noqa: F401 (fixture)
    refusing,  # noqa: F401 (fixture)
    running,  # noqa: F401 (fixture)
    saying,  # noqa: F401 (fixture)
)


def test_why_it_follows(says: Callable[..., Json], run: Run) -> None:
    found = says("why", "4 9 11 14", "--asked", "341 A+", "--claim=-4a")
    assert list(found.items()) == [
        ("claim", "-4a"),
        ("follows", True),
        ("because", ["341 A+"]),
        ("rules", []),
    ]
    rules = says("why", "4 9 11 14", "--asked", "341 A+", "--claim==241")["rules"]
    assert rules == ["one code", "none superfluous"]
    out = run("why", "4 9 11 14", "--asked", "341 A+", "--claim==241")[1]
    assert "A said yes to 341. That rules out what 341 does not meet, here 4a" in out
    assert "So the code is 241." in " ".join(out.split())
    # Of the codes that are out no explanation speaks; one is so by what is known.
    out = run("why", "4 9 11 14", "--asked", "341 A+", "--claim=-221")[1]
    assert "A said yes to 341." in out
    assert "Take what is known: not 4a (■<4). So this is out: 221." in out


def test_why_it_does_not_follow(says: Callable[..., Json], run: Run) -> None:
    assert list(says("why", "4 9 11 14", "--claim==241").items()) == [
        ("claim", "=241"),
        ("follows", False),
        ("case", {"code": "221", "laws": ["4a", "9a", "11b", "14c"]}),
    ]
    assert "The code would be 221" in run("why", "4 9 11 14", "--claim==241")[1]
    case = says("why", "? 4 9 11 14", "--asked", "341 A+", "--claim=+A4")["case"]
    assert sorted(case["seating"]) == list("ABCD")


def test_explain(says: Callable[..., Json], run: Run) -> None:
    found = says("explain", "4 9 11 14", "--asked", "341 A+")
    assert list(found) == ["steps", "code"]
    assert found["code"] == "241"
    answer = {"claims": ["-4a", "-4c"], "because": ["341 A+"], "given": [], "rules": []}
    assert answer in found["steps"]
    assert says("explain", "3 7 10 14", "--asked", "341 B+")["code"] is None
    assert "2 codes are still possible." in run("explain", "3 7 10 14", "--asked", "341 B+")[1]
    assert run("explain", "33 36 40 47 48")[1]


@pytest.mark.parametrize("command", ["why", "explain"])
def test_answers_that_cannot_be_right_are_refused(
    command: str, refuses: Callable[..., str]
) -> None:
    claim = ["--claim=-4a"] if command == "why" else []
    asked = ["--asked", "341 A+ B-; 221 C+ A+"]
    assert "contradict each other: 341 A+, 221 C+" in refuses(command, "4 9 11 14", *asked, *claim)
    for secret in ("4b 9a 11a 14c", "RY8YNND", "booklet 1"):
        assert "341 A-" in refuses(command, secret, "--asked", "341 A-", *claim)


@pytest.mark.parametrize("claim", ["4a", "-4d", "+241", "-A4", "", "-t6"])
def test_what_is_no_claim_is_refused(claim: str, refuses: Callable[..., str]) -> None:
    assert refuses("why", "4 9 11 14", f"--claim={claim}")


def test_a_claim_must_be_given(refuses: Callable[..., str]) -> None:
    assert "--claim=-4b" in refuses("why", "4 9 11 14")
