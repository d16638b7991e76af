"""A whole strategy: what to ask first, and then after every answer, until one code is left.

The tree is that of optimal play as far as this is proved, and of the best play known elsewhere.
What it costs is counted from the tree itself; the search adds only the lower bound.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from time import monotonic

from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import (
    QUESTIONS_A_ROUND,
    VERIFIERS,
    Problem,
    Transcript,
    parse_transcript,
)
from bombe.games.turing_machine.search import QUICK, ROUND
from bombe.games.turing_machine.solve import Cost, Position, Question, open_round, position_of
from bombe.games.turing_machine.worlds import worlds
from bombe.games.turing_machine.worst import WorstCase
from bombe.text import BadInput, T

# Of the time for a set of worlds, what may be spent on the set itself. The rest is for those it is
# split into: when it was too large to be solved, some of them are not.
OWN_PART = 0.75
# The time is used in steps, each with a tree of its own. What is known later is not always better.
STEPS = (0.05, 1.0)
FEW = 64  # rows, for which a strategy at once takes no time to speak of


@dataclass(frozen=True)
class Found:
    """One code is left."""

    code: int
    worlds: int

    def __repr__(self) -> str:
        return f"Found({CODES[self.code]}: {self.worlds} world{'s' * (self.worlds != 1)})"


@dataclass(frozen=True)
class Ask:
    """A question, and what to do after either answer. `round` counts from 1, over the rounds of the
    transcript too; `begins` is whether this question is the first about its proposal."""

    proposal: int
    verifier: int
    round: int
    begins: bool
    worlds: int
    yes: Node
    no: Node

    @property
    def asks(self) -> str:
        """The question in notation, such as `341 B`."""
        return f"{CODES[self.proposal]} {VERIFIERS[self.verifier]}"

    @property
    def after(self) -> tuple[tuple[bool, Node], tuple[bool, Node]]:
        return (True, self.yes), (False, self.no)

    def __repr__(self) -> str:
        return f"Ask({self.asks}: {self.worlds} world{'s' * (self.worlds != 1)})"


Node = Ask | Found


def nodes(tree: Node) -> Iterator[Node]:
    """All nodes, each before those that follow it."""
    yield tree
    if isinstance(tree, Ask):
        yield from nodes(tree.yes)
        yield from nodes(tree.no)


@dataclass(frozen=True)
class Strategy:
    problem: Problem
    transcript: Transcript  # what was asked before
    tree: Node
    lower: Cost  # no strategy costs less
    worst: WorstCase | None = None  # when it is the best in the worst case, and not on average

    @property
    def worlds(self) -> int:
        return self.tree.worlds

    @cached_property
    def cost(self) -> Cost:
        """Rounds still to be begun and questions still to be asked, summed over the worlds."""
        if isinstance(self.tree, Found):
            return _cost_of_knowing(self.tree, self.transcript)
        asks = [node for node in nodes(self.tree) if isinstance(node, Ask)]
        return Cost(
            sum(node.worlds for node in asks if node.begins), sum(node.worlds for node in asks)
        )

    @property
    def proved(self) -> bool:
        return self.cost == self.lower if self.worst is None else self.worst.proved

    def __repr__(self) -> str:
        cards = "; ".join(map(str, filter(None, [self.problem, str(self.transcript)])))
        worlds = f"{self.worlds} world{'s' * (self.worlds != 1)}"
        if self.worst is not None:  # its cost is no claim then
            return f"Strategy({cards}: {worlds}, {self.cost}; worst case {self.worst.known})"
        known = str(self.cost) if self.proved else f"{self.cost} at most, {self.lower} at least"
        return f"Strategy({cards}: {worlds}, {known}{', proved' * self.proved})"

    def as_json(self) -> dict[str, object]:
        found: dict[str, object] = {
            "problem": str(self.problem),
            "mode": self.problem.mode,
            "worlds": self.worlds,
            "rounds": self.cost.rounds,
            "questions": self.cost.questions,
            "proved": self.proved,
        }
        if self.worst is not None:
            found["worst"] = self.worst.as_json()
        elif not self.proved:
            found["lower"] = {"rounds": self.lower.rounds, "questions": self.lower.questions}
        if self.transcript.rounds:
            found["asked"] = str(self.transcript)
        found["tree"] = _node_as_json(self.tree)
        return found


def _node_as_json(node: Node) -> dict[str, object]:
    if isinstance(node, Found):
        return {"code": CODES[node.code], "worlds": node.worlds}
    return {
        "proposal": CODES[node.proposal],
        "verifier": VERIFIERS[node.verifier],
        "round": node.round,
        "worlds": node.worlds,
        "yes": _node_as_json(node.yes),
        "no": _node_as_json(node.no),
    }


def strategy(problem: Problem, asked: str = "", seconds: float = 60.0) -> Strategy:
    """The best strategy that is found in about so many seconds, after what was asked."""
    transcript = parse_transcript(asked, problem)
    return strategy_in(position_after(problem, transcript), problem, transcript, seconds)


def position_after(problem: Problem, transcript: Transcript) -> Position:
    left = worlds(problem, transcript)
    if not left.tuples:
        raise BadInput(T("no strategy follows these answers: they contradict each other"))
    return position_of(left)


def strategy_in(
    position: Position, problem: Problem, transcript: Transcript, seconds: float
) -> Strategy:
    """The same in the position after a transcript."""
    proposal, questions = open_round(transcript)
    if position.settled:
        found = found_in(position)
        return Strategy(problem, transcript, found, _cost_of_knowing(found, transcript))
    start = monotonic()
    lower = Cost(0, 0)
    trees = []
    for part in STEPS:
        until = start + part * seconds
        known = _value(position, proposal, questions, (until - monotonic()) * OWN_PART)
        lower = max(lower, Cost.of(known[0]))
        trees.append(best_tree(position, proposal, questions, len(transcript.rounds), until, known))
        found_so_far = [Strategy(problem, transcript, tree, lower) for tree in trees]
        best = min(found_so_far, key=lambda one: one.cost)
        if best.proved or monotonic() > start + seconds:
            break
    return best


def _cost_of_knowing(found: Found, transcript: Transcript) -> Cost:
    """What it costs when nothing is left to be asked: known at set-up, the first round is begun all
    the same, to declare the code."""
    return Cost(0 if transcript.rounds else found.worlds, 0)


def found_in(position: Position) -> Found:
    return Found(position.every.codes[position.rows[0]], position.worlds)


def best_tree(
    position: Position,
    proposal: int | None,
    left: int,
    rounds: int,
    until: float,
    known: tuple[int, bool] | None = None,
) -> Node:
    """What to do in a position. The round about `proposal` is the last of so many, and has `left`
    questions left. `known` is the value of the position, if it was looked for already."""
    if position.settled:
        return found_in(position)
    if known is None:
        seconds = (until - monotonic()) * OWN_PART
        if seconds > 0 or len(position.rows) <= FEW:
            known = _value(position, proposal, left, seconds)
        else:  # of many rows not even a bound is found at once
            known = 0, False
    value, proved = known
    question = _question(position, proposal, left, value, until - monotonic()) if proved else None
    solved = question is not None
    if question is None:
        question = _promising(position, proposal, left, until - monotonic())
    code, verifier = question
    begins = code != proposal or left == 0
    if begins:
        rounds, left = rounds + 1, QUESTIONS_A_ROUND
    positions = [position.after(code, verifier, passed) for passed in (True, False)]
    middle = until
    if not solved:  # there is something to look for on both sides
        now = monotonic()
        middle = now + (until - now) * positions[0].worlds / position.worlds
    yes = best_tree(positions[0], code, left - 1, rounds, middle)
    no = best_tree(positions[1], code, left - 1, rounds, until)
    return Ask(code, verifier, rounds, begins, position.worlds, yes, no)


def _value(position: Position, proposal: int | None, left: int, seconds: float) -> tuple[int, bool]:
    """The cost of optimal play, or a lower bound and False."""
    seconds = max(seconds, 0.0)
    if proposal is None or left == 0:
        return position.search.value(position.rows, seconds)
    return position.search.open_value(position.rows, proposal, left, seconds)


def _question(
    position: Position, proposal: int | None, left: int, value: int, seconds: float
) -> Question | None:
    """The question of optimal play, which costs `value`; None for want of time."""
    seconds = max(seconds, 0.0)
    if proposal is not None and left > 0:
        verifier = position.search.open_question(position.rows, proposal, left, value, seconds)
        if verifier is not None:
            return proposal, verifier
        if value < position.worlds * ROUND:  # no new round is paid for: the time was too short
            return None
    return position.search.question(position.rows, value, seconds)


def _promising(position: Position, proposal: int | None, left: int, seconds: float) -> Question:
    """The question of a strategy that is found at once; of many rows with less care, when the time
    is over."""
    question, effort = None, QUICK
    if len(position.rows) > FEW:
        effort = QUICK._replace(seconds=min(QUICK.seconds, max(seconds, 0.0)))
    if proposal is not None and left > 0:
        _, question = position.search.play(position.rows, proposal, left, effort)
    if question is None:
        _, question = position.search.play(position.rows, effort=effort)
    assert question is not None, "some question tells the worlds of two codes apart"
    return question
