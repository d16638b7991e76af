"""Problems, secrets and transcripts: some to start from, and any of them."""

from hypothesis import assume
from hypothesis import strategies as st

from bombe.chance import Chance
from bombe.games.turing_machine.problem import (
    Mode,
    Problem,
    Round,
    Secret,
    Transcript,
    parse_problem,
)
from bombe.games.turing_machine.worlds import worlds
from bombe.text import BadInput

FOUR = parse_problem("4 9 11 14")
SIX = parse_problem("4 9 11 14 20 21")

MODES = st.sampled_from(Mode)
DECKS = st.permutations(range(1, 49))


def lay(mode: Mode, size: int, cards: list[int]) -> Problem:
    """The problem of `size` verifiers with the first of these cards."""
    if mode is Mode.EXTREME:
        return Problem(mode, tuple(zip(cards[:size], cards[size : 2 * size], strict=True)))
    return Problem(mode, tuple((card,) for card in cards[:size]))


PROBLEMS = st.builds(lay, MODES, st.integers(4, 6), DECKS)


@st.composite
def secrets(draw: st.DrawFn, modes: st.SearchStrategy[Mode] = MODES) -> Secret:
    """A world of the first problem in a shuffled deck that has any."""
    mode, size, deck = draw(modes), draw(st.integers(4, 6)), draw(DECKS)
    for start in range(48):
        problem = lay(mode, size, deck[start:] + deck[:start])
        try:
            return worlds(problem).draw(Chance(draw(st.integers(0, 2**32))))
        except BadInput:
            continue
    assume(False)
    raise AssertionError


@st.composite
def transcripts(draw: st.DrawFn, problem: Problem) -> Transcript:
    rounds = []
    for _ in range(draw(st.integers(0, 9))):
        asked = draw(st.permutations(range(len(problem.groups))))[: draw(st.integers(0, 3))]
        answers = tuple((verifier, draw(st.booleans())) for verifier in asked)
        rounds.append(Round(draw(st.integers(0, 124)), answers))
    return Transcript(tuple(rounds), closed=bool(rounds) and draw(st.booleans()))
