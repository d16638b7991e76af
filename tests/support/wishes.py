"""What may be wished of the generator: every kind, those there are, and those there are not."""

from bombe.games.turing_machine.generate import Difficulty, Wish, how_many
from bombe.games.turing_machine.problem import SIZES, Mode

EASY, STANDARD, HARD = Difficulty
KINDS = [
    Wish(mode, n, difficulty, by_thought)
    for mode in Mode
    for n in SIZES
    for difficulty in Difficulty
    for by_thought in (False, True)
]
NONE = [wish for wish in KINDS if how_many(wish) == 0]
SOME = [wish for wish in KINDS if how_many(wish) != 0]
EASY_FOUR = Wish(Mode.CLASSIC, 4, EASY)
