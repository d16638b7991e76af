"""What if: to play on, alone, from a moment of a match that is over."""

from __future__ import annotations

from bombe.chance import Chance
from bombe.game import Branch
from bombe.games.turing_machine.choices import AIDS, NO_MACHINE
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.generate import difficulty_of
from bombe.games.turing_machine.problem import QUESTIONS_A_ROUND, VERIFIERS
from bombe.games.turing_machine.review import Game
from bombe.games.turing_machine.review_match import contenders
from bombe.games.turing_machine.state import State
from bombe.games.turing_machine.worlds import Answer, Worlds
from bombe.text import BadInput, T

NEXT_ROUND = "thumb down"


def branch(state: State, n: int, step: int, same: bool, chance: Chance) -> Branch:
    """A match for one, before a step of a line: with the secret of this one, or with any that gives
    the answers so far. This one's may be drawn again: else one would know that it is not."""
    everybody = contenders(state)
    if not 0 <= n < len(everybody):
        raise BadInput(T("there is no such line in this match"))
    game = everybody[n].game
    actions, answers = _before(game, step)
    problem = state.secret.problem
    secret = state.secret if same else Worlds(problem, answers).draw(chance)
    level = NO_MACHINE if state.machine is None else state.machine.level
    return Branch(
        deal={
            "secret": str(secret),
            "chosen": same,
            "seats": 1,
            "coop": False,
            "aids": [*state.aids],
            "handicap": [game.handicap],
            "machine": None if level == NO_MACHINE else {"level": level},
        },
        actions=actions,
        options={
            "mode": problem.mode.value,
            "verifiers": len(problem.groups),
            "difficulty": difficulty_of(problem).value,
            "machine": level,
            **{f"aid_{aid}": aid in state.aids for aid in AIDS},
        },
        known=same,
    )


def _before(game: Game, step: int) -> tuple[list[str], list[Answer]]:
    """What leads to the moment before a step, and the answers by then. As in the review, a round in
    which more could be asked is still open when the next begins."""
    actions: list[str] = []
    answers: list[Answer] = []
    left = QUESTIONS_A_ROUND - game.handicap
    for number, (code, asked) in enumerate(game.rounds):
        # A round without a question is a step too.
        for nth, question in enumerate(asked or (None,)):
            if not step:
                return actions + [NEXT_ROUND] * (left == 0), answers
            step -= 1
            if nth == 0 and number:
                actions.append(NEXT_ROUND)
                left = QUESTIONS_A_ROUND
            if question is not None and code is not None:
                verifier, passed = question
                actions.append(f"ask {CODES[code]} {VERIFIERS[verifier]}")
                answers.append((code, verifier, passed))
                left -= 1
    if step:
        raise BadInput(T("there is no such question in this line"))
    return actions + [NEXT_ROUND] * (left == 0), answers
