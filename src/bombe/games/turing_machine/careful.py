"""A whole strategy that is the best in the worst case: it never takes more rounds, or else never
more questions, than the least number that always suffices.

There are many such strategies. Where the best one on average is among them, it is taken, for what
is left of a game too. Elsewhere it asks, of the questions after which the number is kept, about the
open proposal rather than another; then the one that splits the worlds left most evenly, and then
the first by proposal and verifier. As with every strategy, what it takes is counted from the tree
itself; the search adds only the lower bound.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import monotonic

from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import QUESTIONS_A_ROUND, Problem, parse_transcript
from bombe.games.turing_machine.solve import Position, Question, open_round
from bombe.games.turing_machine.strategy import (
    Ask,
    Found,
    Node,
    Strategy,
    best_tree,
    found_in,
    position_after,
    strategy_in,
)
from bombe.games.turing_machine.worst import WorstCase, worst_of_knowing
from bombe.games.turing_machine.worst_search import Worst

# Of the time, what the search for the number may take, as in `solve`; of the rest, what the best
# strategy on average may. What is left then is for the tree; of that, each look for what is best on
# average may take some.
NUMBER_PART, AVERAGE_PART, PART = 0.5, 0.5, 0.2


def careful_strategy(problem: Problem, asked: str, kind: Worst, seconds: float = 60.0) -> Strategy:
    """The best strategy in the worst case that is found in about so many seconds."""
    until = monotonic() + seconds
    transcript = parse_transcript(asked, problem)
    position = position_after(problem, transcript)
    proposal, left = open_round(transcript)
    # First the number: on large problems a strategy takes longer than its time.
    wait = NUMBER_PART * seconds
    least, most = position.search.worst(position.rows, kind, wait, proposal, left)
    wait = AVERAGE_PART * max(until - monotonic(), 0.0)
    average = strategy_in(position, problem, transcript, wait)
    if isinstance(average.tree, Found):
        return replace(average, worst=worst_of_knowing(kind, transcript))
    tree: Node = average.tree
    if taken(tree, kind) > most:
        looking = _Careful(kind, until)
        other = looking.tree(position, proposal, left, len(transcript.rounds), most, tree)
        tree = min(tree, other, key=lambda one: taken(one, kind))
    return replace(average, tree=tree, worst=WorstCase(kind, taken(tree, kind), least))


def taken(tree: Node, kind: Worst) -> int:
    """How many rounds are begun, or questions asked, at most."""
    if isinstance(tree, Found):
        return 0
    paid = tree.begins if kind is Worst.ROUNDS else True
    return paid + max(taken(tree.yes, kind), taken(tree.no, kind))


@dataclass
class _Careful:
    kind: Worst
    until: float

    def tree(
        self,
        position: Position,
        proposal: int | None,
        left: int,
        rounds: int,
        most: int,
        average: Node | None = None,
    ) -> Node:
        """What to do in a position so that it takes `most` or less, if that is found in time. The
        round about `proposal` is the last of so many, and has `left` questions left. `average` is
        the best tree on average, if it is known already."""
        if position.settled:
            return found_in(position)
        if average is None:
            now = monotonic()
            average = best_tree(position, proposal, left, rounds, now + PART * (self.until - now))
        if taken(average, self.kind) <= most:
            return average
        question = self._question(position, proposal, left, most)
        if question is None:
            return average
        code, verifier = question
        begins = code != proposal or left == 0
        if begins:
            rounds, left = rounds + 1, QUESTIONS_A_ROUND
        most -= self._paid(begins)
        yes, no = (
            self.tree(position.after(code, verifier, passed), code, left - 1, rounds, most)
            for passed in (True, False)
        )
        return Ask(code, verifier, rounds, begins, position.worlds, yes, no)

    def _paid(self, begins: bool) -> int:
        return int(begins or self.kind is Worst.QUESTIONS)

    def _question(
        self, position: Position, proposal: int | None, left: int, most: int
    ) -> Question | None:
        """The first question after which `most` are not exceeded; None for want of time."""
        for code, verifier in _in_order(position, proposal if left else None, self.kind):
            begins = code != proposal or left == 0
            questions = (QUESTIONS_A_ROUND if begins else left) - 1
            parts = [position.after(code, verifier, passed) for passed in (True, False)]
            if all(
                self._suffices(part, code, questions, most - self._paid(begins)) for part in parts
            ):
                return code, verifier
            if monotonic() > self.until:
                break
        return None

    def _suffices(self, position: Position, proposal: int, left: int, most: int) -> bool:
        if most < 0:
            return False
        seconds = max(self.until - monotonic(), 0.0)
        found = position.search.worst(position.rows, self.kind, seconds, proposal, left, most)
        return found[1] <= most


def _in_order(position: Position, proposal: int | None, kind: Worst) -> Iterator[Question]:
    """The questions that split the worlds. Those that are as good as one before them are left out:
    they split alike, and so do all others about their proposal, if that matters."""
    every, rows = position.every, position.rows
    holders: list[dict[int, int]] = [{} for _ in range(every.verifiers)]
    for bit, row in enumerate(rows):
        for held, law in zip(holders, every.laws[row], strict=True):
            held[law] = held.get(law, 0) | 1 << bit
    heavy: dict[int, int] = {}  # few weights, and most often one
    for bit, row in enumerate(rows):
        heavy[every.weights[row]] = heavy.get(every.weights[row], 0) | 1 << bit
    everyone = (1 << len(rows)) - 1
    found: dict[object, tuple[bool, int, int, int]] = {}
    for code in sorted(range(len(CODES)), key=lambda code: code != proposal):
        said = [
            sum(some for law, some in held.items() if every.masks[law] >> code & 1)
            for held in holders
        ]
        splits = [min(yes, everyone ^ yes) for yes in said]
        alike = frozenset(splits) - {0} if kind is Worst.ROUNDS else None
        for verifier, split in enumerate(splits):
            if split:
                weight = sum(w * (split & some).bit_count() for w, some in heavy.items())
                uneven = abs(2 * weight - position.worlds)
                key = alike, split, code == proposal and kind is Worst.ROUNDS
                found.setdefault(key, (code != proposal, uneven, code, verifier))
    yield from ((code, verifier) for _, _, code, verifier in sorted(found.values()))
