"""Which of four questions is best, by what each costs exactly."""

from __future__ import annotations

from math import inf

from bombe.chance import Chance
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import QUESTIONS_A_ROUND
from bombe.games.turing_machine.rows import rows_of
from bombe.games.turing_machine.school.choosing import CHOICES, Found
from bombe.games.turing_machine.school.exercises import Choice, Kind
from bombe.games.turing_machine.school.positions import Position
from bombe.games.turing_machine.search import ROUND, PlainSearch
from bombe.games.turing_machine.solve import Cost
from bombe.games.turing_machine.solve import Position as Standing
from bombe.games.turing_machine.worlds import Worlds

FEWEST_WORLDS, MOST_WORLDS = 4, 12  # so few are solved at once, and without the kernel
PROPOSALS = 10  # that questions are drawn from


def best_question(position: Position, chance: Chance) -> Found | None:
    """A question that costs least, and others that cost more; one of these tells something too."""
    left = Worlds(position.problem, position.answers)
    fewest = FEWEST_WORLDS + chance.below(MOST_WORLDS - FEWEST_WORLDS)  # else nearly all have few
    if not fewest <= len(left) <= MOST_WORLDS or len(left.codes) < CHOICES - 1:
        return None
    costs = Costs(left)
    codes = [*left.codes, *chance.sample(range(len(CODES)), PROPOSALS)]
    asked = {
        (code, verifier): costs.of(code, verifier)
        for code in codes
        for verifier in range(len(position.problem.groups))
    }
    best = costs.best
    rights = [question for question, cost in asked.items() if cost == best]
    telling = [one for one, cost in asked.items() if cost > best and costs.tells(*one)]
    if not rights or len(telling) < CHOICES - 2:
        return None
    right = chance.pick(rights)
    nearest = min(asked[one] for one in telling)
    wrong = [chance.pick([one for one in telling if asked[one] == nearest])]
    rest = [one for one, cost in asked.items() if cost > best and one not in wrong]
    wrong += chance.sample(rest, CHOICES - 1 - len(wrong))
    return Kind.QUESTION, [
        Choice(question=one, cost=Cost.of(asked[one])) for one in (right, *wrong)
    ]


class Costs:
    """What questions cost at the beginning of a round, with optimal play after them."""

    def __init__(self, left: Worlds) -> None:
        rows = rows_of(left)
        search = PlainSearch(rows)
        self._standing = Standing(search, rows, range(len(rows)))
        self.best, _ = search.value(self._standing.rows, inf)

    def of(self, code: int, verifier: int) -> int:
        own = self._standing.worlds * (ROUND + 1)
        return own + sum(self._after(code, verifier, passed) for passed in (False, True))

    def _after(self, code: int, verifier: int, passed: bool) -> int:
        after = self._standing.after(code, verifier, passed)
        if after.settled:
            return 0
        cost, _ = after.search.open_value(after.rows, code, QUESTIONS_A_ROUND - 1, inf)
        return cost

    def tells(self, code: int, verifier: int) -> bool:
        """Whether both answers are possible."""
        return all(self._standing.after(code, verifier, passed).rows for passed in (False, True))
