"""A match of one player, as those who train or measure players want it: `reset`, `observe`,
`legal`, `step`. Nothing but the game itself is needed, and what a player observes is made from the
view of its seat alone.

An action is a line of the match: `ask 341 B` asks a verifier about a code, `thumb down` ends the
round, and `thumb up 241` declares a code, which ends the match.

A round costs 1 when it is over, and a question a thousandth: so the sum of all rewards is minus
what was needed, where rounds count first and questions decide between equals, as in the game. Who
declares a wrong code, or none by the end of the last round, is charged all the rounds.
"""

from __future__ import annotations

from typing import NamedTuple, TypedDict

from bombe import given
from bombe.chance import Chance
from bombe.game import IllegalAction
from bombe.games.turing_machine.codes import INDEX
from bombe.games.turing_machine.generate import Wish
from bombe.games.turing_machine.problem import Round, Transcript
from bombe.games.turing_machine.reference import Named, source_of
from bombe.games.turing_machine.rules import TuringMachine
from bombe.games.turing_machine.state import State
from bombe.match import Match
from bombe.text import BadInput, T, quoted

ROUNDS = 20  # that a player has, if nothing else is said
A_QUESTION = 0.001  # of a round
SEAT = 0
PLAYED_WITH = ("ask ", "thumb ")  # marks and notes change nothing, and nobody leaves


class Observation(TypedDict):
    """What the player knows."""

    problem: str
    """The cards on the table, in notation."""

    mode: str
    verifiers: str
    """Their letters, such as `ABCD`."""

    groups: list[list[int]]
    """The cards of each verifier; in nightmare one each, and not whose it is."""

    asked: str
    """What was asked so far and what came, as a transcript: `bombe.solve` reads it."""

    round: int
    """From 1."""

    proposal: str | None
    """The code that this round is about, once something was asked in it."""

    left: int
    """Questions that may still be asked in this round."""

    won: bool | None
    """None until it is over."""

    solution: str | None
    """The code, when it was declared, rightly or wrongly."""


class Step(NamedTuple):
    """What came of an action."""

    observation: Observation
    reward: float
    terminated: bool
    """A code was declared."""

    truncated: bool
    """The last round is over, and none was."""


class Episode:
    """Matches of one player on a problem: cards, of which each match has a world drawn evenly; a
    secret or an id, which is the same in each; or a wish, by which each has a problem of its own.
    The same seed gives the same matches, one for each `reset`.

    >>> from bombe.agents import Episode
    >>> episode = Episode("4b 9a 11a 14c", seed=1)
    >>> episode.step("ask 341 A").observation["asked"]
    '341 A+'
    >>> episode.step("thumb up 241")[1:]
    (-1.0, True, False)
    >>> episode
    Episode(4 9 11 14: won in 1 round, 1 question)
    """

    def __init__(
        self, problem: Named | Wish, seed: int | None = None, *, rounds: int = ROUNDS
    ) -> None:
        if given.whole_or_none(rounds, 1) is None:
            raise BadInput(T("a count is 1 or more, not {n}", n=quoted(rounds)))
        self.rounds = rounds
        self._options = _options(problem)
        self.reset(Chance(seed).seed)

    def reset(self, seed: int | None = None) -> Observation:
        """The next match begins; with a seed, the first of that seed, which is the match that
        `Match.new` deals by it."""
        if seed is not None:
            self._seeds = Chance(seed)
        dealt_by = self._seeds.below(1 << 64) if seed is None else seed
        self.match: Match[State] = Match.new(TuringMachine(), self._options, seed=dealt_by)
        return self.observe()

    def observe(self) -> Observation:
        """What the player knows now."""
        view = self.match.view(SEAT)
        pages = view["sheet"]["rounds"]
        rounds = [
            Round(
                INDEX[page["proposal"]],
                tuple((view["verifiers"].index(v), yes) for v, yes in page["answers"].items()),
            )
            for page in pages
            if page["answers"]
        ]
        asked = Transcript(tuple(rounds), closed=bool(rounds) and not pages[-1]["answers"])
        return {
            "problem": view["problem"],
            "mode": view["mode"],
            "verifiers": view["verifiers"],
            "groups": view["groups"],
            "asked": str(asked),
            "round": min(view["round"], self.rounds),
            "proposal": pages[-1]["proposal"],
            "left": 0 if self.truncated else view["left"],
            "won": bool(view["outcome"]["winners"]) if view["over"] else self._lost,
            "solution": view.get("solution"),
        }

    def legal(self) -> tuple[str, ...]:
        """The actions that are possible now, always in the same order; none when it is over."""
        if self.truncated:
            return ()
        return tuple(one for one in self.match.legal(SEAT) if one.startswith(PLAYED_WITH))

    def step(self, action: str) -> Step:
        """Act. `IllegalAction` if that is not possible now; then nothing has changed."""
        if self.truncated:
            raise IllegalAction(T("The match is over."))
        if not isinstance(action, str) or not action.startswith(PLAYED_WITH):
            raise IllegalAction(
                T(
                    "{verb} is not an action; the actions are {known}.",
                    verb=quoted(action),
                    known=[one.strip() for one in PLAYED_WITH],
                )
            )
        before = self.match
        self.match = before.play(SEAT, action)
        reward = -A_QUESTION
        if not action.startswith("ask "):
            reward = -1.0
        if self.terminated and not self.won:
            reward = -float(self.rounds - before.state.round + 1)
        return Step(self.observe(), reward, self.terminated, self.truncated)

    @property
    def terminated(self) -> bool:
        """Whether a code was declared."""
        return self.match.outcome is not None

    @property
    def truncated(self) -> bool:
        """Whether the last round is over without one."""
        return not self.terminated and self.match.state.round > self.rounds

    @property
    def won(self) -> bool:
        """Whether the right code was declared."""
        ended = self.match.outcome
        return ended is not None and SEAT in ended.winners

    @property
    def _lost(self) -> bool | None:
        return False if self.truncated else None

    @property
    def questions(self) -> int:
        """Asked so far."""
        return self.match.state.questions(SEAT)

    def __repr__(self) -> str:
        number = min(self.match.state.round, self.rounds)
        over = self.terminated or self.truncated
        how = "won in" if self.won else "lost after" if over else "in"
        rounds = f"{number} round{'s' * (number != 1)}" if over else f"round {number}"
        questions = f"{self.questions} question{'s' * (self.questions != 1)}"
        return f"Episode({self.match.state.secret.problem}: {how} {rounds}, {questions})"


def _options(problem: Named | Wish) -> dict[str, object]:
    """What is chosen for each match."""
    if isinstance(problem, Wish):
        return {
            "mode": problem.mode.value,
            "verifiers": problem.verifiers,
            "difficulty": problem.difficulty.value,
            "by_thought": problem.by_thought,
        }
    return {"problem": str(source_of(problem))}
