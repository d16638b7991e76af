"""The search that docs/machine.md goes through by hand: every number in it."""

from collections import defaultdict
from pathlib import Path

import pytest

from bombe.games.turing_machine import kernel
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.search import INFINITE, ROUND, PlainSearch
from support.kernel_searches import library, proved, rows_for

PAGE = (Path(__file__).parents[3] / "docs" / "machine.md").read_text(encoding="utf-8")
EXAMPLE = PAGE.partition("### A search by hand\n")[2].partition("\n## ")[0]
OF = rows_for("3 7 10 14")
ROWS = range(len(OF))
EVERY = (1 << len(ROWS)) - 1
CODE_OF = [CODES[code] for code in OF.codes]
LONG = 1000.0


def shown(heading: str) -> list[list[str]]:
    """The lines of the table with this heading, cell by cell."""
    _, found, rest = EXAMPLE.partition(f"| {heading} |\n")
    assert found, heading
    lines = rest.partition("\n\n")[0].splitlines()[1:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def says(proposal: str, row: int) -> list[str]:
    code = CODES.index(proposal)
    return ["✓" if OF.masks[law] >> code & 1 else "✗" for law in OF.laws[row]]


def test_the_bound_of_the_set() -> None:
    assert divmod(PlainSearch(OF)._bound(EVERY)[0], ROUND) == (7, 20)
    assert 2 + 6 * 3 == 20  # the depths of the leaves
    assert "lower bound is **7 rounds and 20 questions**" in EXAMPLE


def test_the_bounds_of_the_proposals() -> None:
    first: dict[tuple[int, ...], int] = {}
    search = PlainSearch(OF)
    splits = [[some for _, some in search._splits(EVERY, code)] for code in range(len(CODES))]
    for code, yes in enumerate(splits):
        first.setdefault(tuple(sorted(min(some, EVERY ^ some) for some in yes)), code)
    bounds = defaultdict(list)
    for code in first.values():
        total, exact = search._round(splits[code], EVERY)
        assert not exact
        bounds[divmod(len(ROWS) * ROUND + total, ROUND)].append(CODES[code])
    assert shown("proposals, the first of each kind | rounds | questions") == [
        [" ".join(codes), *map(str, bound)] for bound, codes in sorted(bounds.items())
    ]
    assert (sum(map(bool, splits)), len(first)) == (125, 16)
    assert "All 125 proposals split the set, but only 16 do so" in EXAMPLE


def test_what_the_verifiers_say() -> None:
    wanted = [[CODE_OF[row], *says("212", row)] for row in ROWS]
    assert shown("code | A | B | C | D") == wanted


def left_after(answers: str) -> list[str]:
    """The codes left after answers about 212, such as "C✗ B✓"."""
    heard = [("ABCD".index(answer[0]), answer[1]) for answer in answers.split()]
    return [CODE_OF[row] for row in ROWS if all(says("212", row)[v] == said for v, said in heard)]


def test_the_round() -> None:
    lines = shown("after | left | ask | questions")
    ends = {f"{after} {ask}{answer}".strip() for after, _, ask, _ in lines for answer in "✓✗"}
    for after, left, _, questions in lines:
        assert left.split() == left_after(after)
        assert int(questions) == len(left_after(after)) > 1
        ends.discard(after)
    assert [codes for end in ends if len(codes := left_after(end)) > 1] == [["132", "152"]]
    assert sum(int(line[3]) for line in lines) == 18
    assert "That is 7 rounds and 18 questions." in EXAMPLE


@pytest.mark.parametrize("kind", ["plain", "kernel"])
def test_the_value_and_the_question(kind: str) -> None:
    if kind == "kernel" and kernel.load() is None:
        pytest.skip("no C compiler here, so there is no kernel to test")
    search = PlainSearch(OF) if kind == "plain" else kernel.KernelSearch(OF, library())
    value, done = search.value(ROWS, LONG)
    assert (divmod(value, ROUND), done, search.searches) == ((9, 20), True, 2)
    assert search.question(ROWS, value, LONG) == (CODES.index("212"), "ABCD".index("C"))
    pair = [CODE_OF.index("132"), CODE_OF.index("152")]
    assert proved(search, pair)[:3] == [2 * ROUND + 2, True, (CODES.index("131"), 0)]
    assert "exactly **9 rounds and 20 questions**" in EXAMPLE
    assert "by asking A about 131" in EXAMPLE
    assert "It has searched two sets." in EXAMPLE


def test_the_limit_of_the_second_search(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = []
    search = PlainSearch._search

    def noted(self: PlainSearch, rows: int, beta: int) -> int:
        limits.append(beta)
        return search(self, rows, beta)

    monkeypatch.setattr(PlainSearch, "_search", noted)
    PlainSearch(OF).value(ROWS, LONG)
    assert limits == [INFINITE, 3 * ROUND + 2]
    assert "unless it costs less than 3 rounds and 2 questions" in EXAMPLE
