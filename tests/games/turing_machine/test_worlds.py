"""The worlds of a problem against a count of them straight from the definitions."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, permutations, product
from math import prod

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bombe.chance import Chance
from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import (
    Mode,
    Problem,
    Round,
    Transcript,
    parse_problem,
    parse_transcript,
)
from bombe.games.turing_machine.worlds import Worlds, worlds
from bombe.text import BadInput

Codes = frozenset[str]
Answer = tuple[int, int, bool]

# --- by definition -------------------------------------------------------------------------------

# The codes of each law, by name; the laws of each card, in order.
CODES_OF: dict[str, Codes] = {
    law.name: frozenset(name for index, name in enumerate(CODES) if law.codes & 1 << index)
    for card in CARDS.values()
    for law in card.laws
}
LAWS_OF = {card.number: [law.name for law in card.laws] for card in CARDS.values()}


@dataclass(frozen=True)
class World:
    laws: tuple[str, ...]  # by group
    verifiers: tuple[int, ...]  # by group

    def law_of(self, verifier: int) -> str:
        return self.laws[self.verifiers.index(verifier)]

    def gives(self, answer: Answer) -> bool:
        code, verifier, passed = answer
        return (CODES[code] in CODES_OF[self.law_of(verifier)]) == passed

    @property
    def code(self) -> str:
        (code,) = common(self.laws)
        return code


def common(laws: Iterable[str]) -> Codes:
    """The codes that satisfy all these laws."""
    return frozenset(CODES).intersection(*(CODES_OF[law] for law in laws))


def valid(laws: tuple[str, ...]) -> bool:
    if len(common(laws)) != 1:
        return False
    return all(len(common(laws[:i] + laws[i + 1 :])) > 1 for i in range(len(laws)))


def choices(group: tuple[int, ...]) -> list[str]:
    """The laws that a verifier may hold: each set of codes once, under the first of its cards."""
    found: dict[Codes, str] = {}
    for card in group:
        for law in LAWS_OF[card]:
            found.setdefault(CODES_OF[law], law)
    return list(found.values())


def all_worlds(problem: Problem) -> list[World]:
    straight = tuple(range(len(problem.groups)))
    orders = permutations(straight) if problem.mode is Mode.NIGHTMARE else [straight]
    tuples = [laws for laws in product(*map(choices, problem.groups)) if valid(laws)]
    return [World(laws, order) for order in orders for laws in tuples]


# --- random problems -----------------------------------------------------------------------------

SMALL = 1500  # ways to choose the laws, so that trying them all is quick


@st.composite
def problems(draw: st.DrawFn, mode: Mode) -> Problem:
    """A random problem of few enough laws; often none of its worlds is valid."""
    size = draw(st.sampled_from([4, 4, 4, 5, 6]))
    deck = draw(st.permutations(range(1, 49)))
    per_group = 2 if mode is Mode.EXTREME else 1
    for start in range(48):
        cards = (deck[start:] + deck[:start])[: size * per_group]
        groups = tuple(tuple(cards[i::size]) for i in range(size))
        if prod(len(choices(group)) for group in groups) <= SMALL:
            return Problem(mode, groups)
    assume(False)
    raise AssertionError


@st.composite
def transcripts(draw: st.DrawFn, problem: Problem, known: list[World]) -> Transcript:
    """A few rounds, answered by one of the worlds, or by one that is sometimes wrong, or anyhow."""
    world = draw(st.sampled_from(known))
    wrong = draw(st.sampled_from([st.just(False), st.integers(0, 4).map(lambda n: n == 0)]))
    anyhow = draw(st.booleans()) and draw(st.booleans())
    rounds = []
    for _ in range(draw(st.integers(0, 4))):
        code = draw(st.integers(0, 124))
        answers = []
        for v in draw(st.permutations(range(len(problem.groups))))[: draw(st.integers(0, 3))]:
            right = world.gives((code, v, True))
            answers.append((v, draw(st.booleans()) if anyhow else right != draw(wrong)))
        rounds.append(Round(code, tuple(answers)))
    return Transcript(tuple(rounds))


@pytest.mark.parametrize("mode", Mode)
@given(data=st.data())
def test_worlds_are_those_of_the_definition(mode: Mode, data: st.DataObject) -> None:
    problem = data.draw(problems(mode))
    known = all_worlds(problem)
    if not known:
        with pytest.raises(BadInput, match="no valid problem"):
            worlds(problem)
        return
    transcript = data.draw(transcripts(problem, known))
    answers = transcript.answers()
    left = [world for world in known if all(map(world.gives, answers))]
    found = worlds(problem, transcript)

    assert len(found) == len(left)
    assert [CODES[code] for code in found.codes] == sorted({world.code for world in left})
    for verifier, laws in enumerate(found.laws):
        names = [law.name for law in laws]
        assert set(names) == {world.law_of(verifier) for world in left}
        assert names == sorted(names, key=lambda name: (int(name[:-1]), name[-1]))
    if len(left) <= 1000:
        listed = [World(tuple(law.name for law in w.laws), w.places) for w in found]
        assert len(listed) == len(left)
        assert set(listed) == set(left)
    assert_contradiction(found.contradiction, answers, known)


def assert_contradiction(blamed: list[Answer], answers: list[Answer], known: list[World]) -> None:
    """Blamed is a smallest set of answers that no world gives, and nothing if some world gives
    them all."""
    given_by = {
        answer: {index for index, world in enumerate(known) if world.gives(answer)}
        for answer in answers
    }

    def possible(some: Iterable[Answer]) -> bool:
        return bool(set(range(len(known))).intersection(*(given_by[answer] for answer in some)))

    if possible(answers):
        assert blamed == []
        return
    assert not possible(blamed)
    assert len(set(blamed)) == len(blamed)
    order = list(dict.fromkeys(answers))
    assert blamed == sorted(blamed, key=order.index)
    assert all(possible(fewer) for fewer in combinations(given_by, len(blamed) - 1))


# --- by hand -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("problem", "number"),
    [
        ("3 7 10 14", 7),
        ("2 13 17 20", 8),
        ("21 31 37 39", 12),
        ("23 28 41 48", 12),
        ("33 40 43 45", 68),
        ("15+16 23+8 46+13 34+17 9+37", 23),
        ("28+14 19+6 27+16 9+47 20+21", 78),
        ("13+9 11+40 18+7 43+15", 177),
        ("? 4 9 11 14", 48),
        ("? 3 7 10 14", 168),
        ("? 2 18 44 48", 960),
        ("33 38 40 48", 348),
        ("33 36 40 47 48", 522),
    ],
)
def test_known_numbers(problem: str, number: int) -> None:
    assert len(worlds(parse_problem(problem))) == number


@pytest.mark.parametrize("problem", ["4 5 6 7", "? 4 5 6 7", "8 9 10 45", "1+28 5+33 6+7 8+45"])
def test_a_problem_without_worlds_is_refused(problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        worlds(parse_problem(problem))
    assert problem in str(caught.value)


def left_in(problem: str, transcript: str) -> Worlds:
    laid = parse_problem(problem)
    return worlds(laid, parse_transcript(transcript, laid))


def test_the_first_problem_of_the_booklet() -> None:
    assert names(left_in("4 9 11 14", "")) == ["4a 9a 11b 14c", "4b 9a 11a 14c"]
    assert names(left_in("4 9 11 14", "241 A+")) == ["4b 9a 11a 14c"]
    assert names(left_in("4 9 11 14", "241 A-")) == ["4a 9a 11b 14c"]
    assert names(left_in("4 9 11 14", "241 D+ B+; 333")) == ["4a 9a 11b 14c", "4b 9a 11a 14c"]


def names(found: Worlds) -> list[str]:
    return [str(world) for world in found]


@pytest.mark.parametrize(
    ("transcript", "blamed"),
    [
        ("", ""),
        ("241 A+", ""),
        ("241 A+; 241 B+ A+", ""),
        ("241 B-", "241 B-"),
        ("241 A+ B+; 221 C+", "241 A+, 221 C+"),
        ("241 A+; 241 A-", "241 A+, 241 A-"),
        ("111 A+; 241 A+; 555 D-; 221 A+ C+ B-", "221 B-"),
    ],
)
def test_contradiction(transcript: str, blamed: str) -> None:
    laid = parse_problem("4 9 11 14")
    wanted = [parse_transcript(one, laid).answers()[0] for one in blamed.split(", ") if one]
    found = left_in("4 9 11 14", transcript)
    assert found.contradiction == wanted
    assert (len(found) == 0) is bool(wanted)


@pytest.mark.parametrize(
    "text", ["33 36 40 47 48", "36+44 40+39 45+41 43+47 33+46", "? 33 36 40 47 48"]
)
def test_contradiction_in_a_long_transcript(text: str) -> None:
    problem, chance = parse_problem(text), Chance(0)
    secret = worlds(problem).draw(chance)
    asked = [(chance.below(125), v) for _ in range(20) for v in chance.sample(range(5), 3)]
    liars = chance.sample(range(60), 2)
    answers = [(c, v, secret.answer(c, v) is not (i in liars)) for i, (c, v) in enumerate(asked)]
    blamed = Worlds(problem, answers).contradiction
    assert set(blamed) <= set(answers)
    assert len(Worlds(problem, blamed)) == 0 < len(blamed)
    for skipped in range(len(blamed)):
        assert len(Worlds(problem, blamed[:skipped] + blamed[skipped + 1 :])) > 0


def test_nothing_is_left_after_a_contradiction() -> None:
    found = left_in("? 3 7 10 14", "111 A+; 111 A-")
    assert len(found) == 0
    assert found.codes == []
    assert found.laws == [[], [], [], []]
    assert list(found) == []


# --- drawing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["3 7 10 14", "13+9 11+40 18+7 43+15", "? 3 7 10 14"])
def test_draws_reach_every_world_and_no_other(text: str) -> None:
    problem = parse_problem(text)
    drawn = {worlds(problem).draw(Chance(seed)) for seed in range(3000)}
    assert drawn == set(worlds(problem))


def test_draws_are_even() -> None:
    problem = parse_problem("? 2 18 44 48")
    chance = Chance(1)
    drawn = [worlds(problem).draw(chance) for _ in range(8000)]
    tuples = [secret.laws for secret in drawn]
    orders = [secret.places for secret in drawn]
    # 40 law tuples and 24 orders: 200 and 333 of each expected, give or take five deviations.
    assert all(130 < tuples.count(one) < 270 for one in set(tuples))
    assert all(240 < orders.count(one) < 430 for one in set(orders))
    assert (len(set(tuples)), len(set(orders))) == (40, 24)


def test_the_same_seed_draws_the_same_world() -> None:
    problem = parse_problem("? 2 18 44 48")
    assert worlds(problem).draw(Chance(7)) == worlds(problem).draw(Chance(7))
