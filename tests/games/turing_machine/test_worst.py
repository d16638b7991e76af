"""God's number, against a slow minimiser that tries every strategy there is."""

import random
import signal
import threading
from functools import cache

import pytest

from bombe.games.turing_machine import kernel
from bombe.games.turing_machine.careful import careful_strategy, taken
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import parse_problem, parse_transcript
from bombe.games.turing_machine.rows import Rows, rows_of
from bombe.games.turing_machine.search import ROUND, PlainSearch, Search
from bombe.games.turing_machine.strategy import Ask, position_after, strategy
from bombe.games.turing_machine.worlds import worlds
from bombe.games.turing_machine.worst import WorstCase, worst_case
from bombe.games.turing_machine.worst_search import Worst
from bombe.text import ENGLISH
from support.scaling import scale, some
from support.slow_play import SlowPlay, SlowWorst
from support.small_problems import small_problems

LONG = 1000.0
MANY = 999  # suffice always, so it is not asked whether they do
KNOWN = {  # rounds, questions
    "3 7 10 14": (2, 3),
    "2 13 17 20": (2, 4),
    "21 31 37 39": (2, 3),
    "33 40 43 45": (2, 6),
    "15+16 23+8 46+13 34+17 9+37": (2, 5),
    "28+14 19+6 27+16 9+47 20+21": (2, 6),
    "13+9 11+40 18+7 43+15": (3, 7),
    "? 4 9 11 14": (1, 3),
    "17 40 41 48": (3, 8),
    "33 38 40 48": (3, 6),
}
LARGE = {"? 3 7 10 14": (3, 6), "33 36 40 47 48": (4, 9)}


def kernel_search(of: Rows) -> Search:
    compiled = kernel.load()
    if compiled is None:
        pytest.skip("no C compiler here, so there is no kernel to test")
    return kernel.KernelSearch(of, compiled)


SEARCHES = pytest.mark.parametrize("make", [PlainSearch, kernel_search], ids=["plain", "kernel"])


def rows_for(text: str) -> Rows:
    return rows_of(worlds(parse_problem(text)))


@cache
def slow_values() -> list[tuple[Rows, list[int], int, int, list[int]]]:
    """Small problems, a proposal with how many questions it has left, and what is needed from a new
    round and in the middle of that one: rounds and questions."""
    chance = random.Random(8)
    found = []
    for of, rows in small_problems(seed=19, count=scale(4000)):
        play = SlowPlay(of, rows)
        code, left = chance.randrange(125), chance.randint(1, 3)
        counts = [SlowWorst(play, paid) for paid in ((1, 0), (0, 1))]
        needed = [one.from_new_round() for one in counts]
        needed += [one.in_round(code, left) for one in counts]
        found.append((of, sorted(rows), code, left, needed))
    return found


@SEARCHES
def test_against_the_slow_minimiser(make: type[Search]) -> None:
    for of, rows, code, left, needed in slow_values():
        search = make(of)  # type: ignore[call-arg]
        found = [search.worst(rows, kind, LONG) for kind in Worst]
        found += [search.worst(rows, kind, LONG, code, left) for kind in Worst]
        assert found == [(number, number) for number in needed]


def test_the_small_problems_show_something() -> None:
    seen = {tuple(needed) for *_, needed in slow_values()}
    rounds, questions, open_rounds, _ = map(set, zip(*seen, strict=True))
    assert rounds >= {1, 2}
    assert questions >= {1, 2, 3}
    assert open_rounds >= {0, 1}


@pytest.mark.parametrize(
    ("make", "text"),
    [*((PlainSearch, text) for text in [*KNOWN][:5]), *((kernel_search, text) for text in KNOWN)],
)
def test_known_values(make: type[Search], text: str) -> None:
    of = rows_for(text)
    search = make(of)  # type: ignore[call-arg]
    for kind, number in zip(Worst, KNOWN[text], strict=True):
        # What was refuted before is remembered, and no more than that.
        low, high = search.worst(range(len(of)), kind, LONG, None, 0, number - 1)
        assert low == number <= high
        assert search.worst(range(len(of)), kind, LONG) == (number, number)


@SEARCHES
def test_one_question_for_many_worlds_of_two_codes(make: type[Search]) -> None:
    """The worlds of a code may begin in one word of the kernel's sets and end in another."""
    of = rows_for("? 2 18 44 48")
    chance = random.Random(3)
    search = make(of)  # type: ignore[call-arg]
    tried = 0
    while tried < scale(400):
        code, verifier = chance.randrange(125), chance.randrange(4)
        passing, failing = chance.sample(sorted(set(of.codes)), 2)
        rows = [
            row
            for row, solution in enumerate(of.codes)
            if solution == (passing if of.masks[of.laws[row][verifier]] >> code & 1 else failing)
        ]
        if len(rows) > 64 and len({of.codes[row] for row in rows}) == 2:
            tried += 1
            assert [search.worst(rows, kind, LONG) for kind in Worst] == [(1, 1), (1, 1)]


@pytest.mark.parametrize("text", some(LARGE))
def test_known_values_of_large_sets(text: str) -> None:
    of = rows_for(text)
    found = [kernel_search(of).worst(range(len(of)), kind, LONG) for kind in Worst]
    assert found == [(number, number) for number in LARGE[text]]


@pytest.mark.parametrize("text", ["33 40 43 45", "13+9 11+40 18+7 43+15", "? 2 18 44 48"])
def test_plain_and_kernel_are_equal(text: str) -> None:
    of = rows_for(text)
    chance = random.Random(text)
    plain, compiled = PlainSearch(of), kernel_search(of)
    for size in (5, 12, 25):
        for _ in range(scale(80)):
            rows = sorted(chance.sample(range(len(of)), size))
            proposal, left = chance.randrange(125), chance.randint(0, 3)
            for kind in Worst:
                found = plain.worst(rows, kind, LONG, proposal, left)
                assert found == compiled.worst(rows, kind, LONG, proposal, left)
                for most in range(found[0] + 2):
                    for search in (plain, compiled):
                        low, high = search.worst(rows, kind, LONG, proposal, left, most)
                        assert low <= found[0] <= high
                        assert (low > most) is (most < found[0])
                        assert (high <= most) is (most >= found[0])


@pytest.mark.parametrize("text", ["33 40 43 45", "13+9 11+40 18+7 43+15"])
def test_plain_and_kernel_begin_alike(text: str) -> None:
    """What is known before anything is searched."""
    of = rows_for(text)
    chance = random.Random(text)
    plain, compiled = PlainSearch(of), kernel_search(of)
    for size in (3, 9, 25):
        for _ in range(scale(60)):
            rows = sorted(chance.sample(range(len(of)), size))
            proposal, left = chance.randrange(125), chance.randint(0, 3)
            for kind in Worst:
                found = plain.worst(rows, kind, LONG, proposal, left, MANY)
                assert found == compiled.worst(rows, kind, LONG, proposal, left, MANY)


@pytest.mark.parametrize(
    ("text", "rounds", "questions"),
    [("? 12 18 19 20", 1, 3), ("? 2 18 44 48", 4, 11), ("? 17 19 36 45", 3, 7)],
)
def test_where_codes_say_little_worlds_do(text: str, rounds: int, questions: int) -> None:
    """In nightmare most questions leave every code possible on both sides."""
    of = rows_for(text)
    for search in (PlainSearch(of), kernel_search(of)):
        found = [search.worst(range(len(of)), kind, LONG, None, 0, MANY)[1] for kind in Worst]
        assert found == [rounds, questions]


def test_an_open_round_that_splits_nothing() -> None:
    """What it could have told apart is no reason to know less."""
    of = rows_for("33 40 43 45")
    plain, compiled = PlainSearch(of), kernel_search(of)
    told = 0
    for proposal in range(125):
        alike: dict[tuple[int, ...], list[int]] = {}
        for row, laws in enumerate(of.laws):
            answers = tuple(of.masks[law] >> proposal & 1 for law in laws)
            alike.setdefault(answers, []).append(row)
        for rows in alike.values():
            begun = plain.worst(rows, Worst.ROUNDS, LONG, None, 0, MANY)
            told += begun[0]
            for search in (plain, compiled):
                assert search.worst(rows, Worst.ROUNDS, LONG, proposal, 2, MANY) == begun
    assert told


def test_never_below_what_is_needed_on_average() -> None:
    """Nor above what the strategy takes that is the best on average; both meet somewhere."""
    differences = set()
    for of, rows, *_ in slow_values():
        search = kernel_search(of)
        weight = sum(of.weights[row] for row in rows)
        value, _ = search.value(rows, LONG)
        (rounds, _), (questions, _) = (search.worst(rows, kind, LONG) for kind in Worst)
        assert rounds * weight >= value // ROUND
        codes = len({of.codes[row] for row in rows})
        assert 8**rounds >= codes
        assert 2**questions >= codes
    for text in [*KNOWN][:6]:
        tree = strategy(parse_problem(text), seconds=LONG).tree
        for kind, number in zip(Worst, KNOWN[text], strict=True):
            assert taken(tree, kind) >= number
            differences.add(taken(tree, kind) - number)
    assert {0, 1} <= differences


@SEARCHES
def test_too_little_time_gives_sound_bounds(make: type[Search]) -> None:
    of = rows_for("13+9 11+40 18+7 43+15")
    for seconds in (0.0, 0.001):
        search = make(of)  # type: ignore[call-arg]
        for kind, number in zip(Worst, KNOWN["13+9 11+40 18+7 43+15"], strict=True):
            low, high = search.worst(range(len(of)), kind, seconds)
            assert low <= number <= high
            if not seconds:
                assert low < high
            low, high = search.worst(range(len(of)), kind, seconds, None, 0, number - 1)
            assert low <= number <= high


@SEARCHES
def test_in_a_hurry_the_bounds_of_a_wide_set_are_sound(make: type[Search]) -> None:
    """The strategy at once is made with less care then."""
    of = rows_for("? 17 19 36 45")
    search, patient = make(of), kernel_search(of)  # type: ignore[call-arg]
    hurried = 0
    for proposal, left in ((None, 0), (0, 2), (31, 3)):
        for kind in Worst:
            number, same = patient.worst(range(len(of)), kind, LONG, proposal, left)
            assert number == same
            low, high = search.worst(range(len(of)), kind, 0.0, proposal, left, MANY)
            assert low <= number <= high
            hurried += high > patient.worst(range(len(of)), kind, LONG, proposal, left, MANY)[1]
    assert hurried


def test_a_small_hash_table_changes_no_value() -> None:
    of = rows_for("13+9 11+40 18+7 43+15")
    compiled = kernel.load()
    if compiled is None:
        pytest.skip("no C compiler here, so there is no kernel to test")
    search = kernel.KernelSearch(of, compiled, slots=1 << 8)
    found = [search.worst(range(len(of)), kind, LONG) for kind in Worst]
    assert found == [(3, 3), (7, 7)]


def test_an_interrupt_ends_a_search_and_is_not_lost() -> None:
    of = rows_for("33 36 40 47 48")  # takes seconds
    search = kernel_search(of)
    main = threading.get_ident()
    timer = threading.Timer(0.2, lambda: signal.pthread_kill(main, signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        search.worst(range(len(of)), Worst.ROUNDS, LONG)
    low, high = search.worst(range(len(of)), Worst.ROUNDS, 0.0)  # and it can be used on
    assert low <= 4 <= high


@pytest.mark.parametrize(
    ("problem", "asked", "rounds", "questions"),
    [
        ("4 9 18 20", "", 1, 0),  # known at set-up: a round to declare it
        ("4 9 18 20", "111", 0, 0),
        ("3 7 10 14", "", 2, 3),
        ("3 7 10 14", "212 C+", 1, 2),
        ("3 7 10 14", "212 C+;", 2, 2),
        ("3 7 10 14", "212 C-", 0, 2),  # the rest of the round is enough
        ("3 7 10 14", "212 C-;", 1, 2),
        ("4 9 11 14", "341 A+", 0, 0),
    ],
)
def test_after_a_transcript(problem: str, asked: str, rounds: int, questions: int) -> None:
    cards = parse_problem(problem)
    transcript = parse_transcript(asked, cards)
    left = worlds(cards, transcript)
    found = [worst_case(left, transcript, kind, LONG) for kind in Worst]
    assert [(one.most, one.proved) for one in found] == [(rounds, True), (questions, True)]


def test_what_is_said() -> None:
    assert WorstCase(Worst.ROUNDS, 3, 3).as_json() == {"rounds": 3, "proved": True}
    assert WorstCase(Worst.QUESTIONS, 5, 4).as_json() == {
        "questions": 5,
        "proved": False,
        "at_least": 4,
    }
    said = [
        ENGLISH.say(WorstCase(kind, most, least).words)
        for kind in Worst
        for most, least in ((1, 1), (3, 2))
    ]
    assert said == [
        "Whatever the answers, 1 round is enough (proved).",
        "Whatever the answers, 3 rounds are enough (not proved: at least 2).",
        "Whatever the answers, 1 question is enough (proved).",
        "Whatever the answers, 3 questions are enough (not proved: at least 2).",
    ]


@pytest.mark.parametrize("kind", Worst)
def test_the_first_question_of_the_published_order(kind: Worst) -> None:
    found = careful_strategy(parse_problem("33 40 43 45"), "", kind, LONG)
    assert found.worst is not None
    assert isinstance(found.tree, Ask)
    position = position_after(found.problem, found.transcript)

    def suffices(code: int, verifier: int) -> bool:
        parts = [position.after(code, verifier, passed) for passed in (True, False)]
        most = found.worst.most - 1 if found.worst else 0
        return all(
            part.worlds and part.search.worst(part.rows, kind, LONG, code, 2, most)[1] <= most
            for part in parts
        )

    order = sorted(
        (
            abs(2 * position.after(code, verifier, passed=True).worlds - position.worlds),
            code,
            verifier,
        )
        for code in range(len(CODES))
        for verifier in range(4)
    )
    _, *first = next(one for one in order if suffices(*one[1:]))
    assert [found.tree.proposal, found.tree.verifier] == first
