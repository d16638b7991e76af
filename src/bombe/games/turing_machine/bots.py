"""Players that see what a seat sees: the three minds of the Machine, at the table.

Nothing is remembered between two actions: what a bot knows is on its sheet. It declares only what
is certain, so it is never wrong.

On a sheet that is shared it leaves the asking to the others, as long as they ask: it asks when
everybody else is gone, and when the round before went by without a question.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bombe.chance import Chance
from bombe.game import Bot, View
from bombe.games.turing_machine.codes import CODES, INDEX
from bombe.games.turing_machine.problem import Round, Transcript, parse_problem
from bombe.games.turing_machine.worlds import Worlds

if TYPE_CHECKING:
    from bombe.games.turing_machine.machine import Mind
    from bombe.games.turing_machine.solve import Question

# Of more rows than that even a first idea takes the kernel too long, and the plain search far
# longer; then the optimal bot asks what the clever one would.
MOST_ROWS = 20_000
MOST_PLAIN_ROWS = 60


@dataclass(frozen=True)
class Level:
    """A bot that plays as the Machine does at one of its levels."""

    name: str

    def __call__(self, view: View, chance: Chance) -> str:
        if view["you"] not in view["waiting"]:
            raise ValueError("nothing is to be done by this seat")
        sheet = _Sheet(view)
        codes = sheet.left.codes
        asks = view["left"] > 0 and _leads(view)
        if len(codes) > 1 and not asks:
            return "thumb down"
        question = _MINDS[self.name](sheet, view["left"])
        if question is None:
            up = f"up {CODES[codes[0]]}"
            # A team that is up for different codes waits for somebody to change their mind. Ours
            # is the right one, so all we can do is not to declare with them.
            return "thumb down" if view["thumb"] == up else f"thumb {up}"
        code, verifier = question
        if not asks or sheet.proposal not in (None, code):
            return "thumb down"
        return f"ask {CODES[code]} {sheet.left.problem.verifiers[verifier]}"


LEVELS = ("plain", "clever", "optimal")  # as the Machine has them
BOTS: Mapping[str, Bot] = {name: Level(name) for name in LEVELS}


class _Sheet:
    """What a view says of the verifiers."""

    def __init__(self, view: View) -> None:
        problem = parse_problem(view["problem"])
        rounds = tuple(
            Round(
                INDEX[page["proposal"]],
                tuple(
                    (problem.verifiers.index(v), passed) for v, passed in page["answers"].items()
                ),
            )
            for page in view["sheet"]["rounds"]
            if page["answers"]  # a team may have composed a proposal and asked nothing about it
        )
        self.left = Worlds(problem, Transcript(rounds).answers())
        # The proposal that this round is about, once a question has been asked.
        self.proposal = rounds[-1].code if view["sheet"]["rounds"][-1]["answers"] else None


def _leads(view: View) -> bool:
    """Whether it is for this bot to ask."""
    if not view["coop"]:
        return True
    others = [seat for number, seat in enumerate(view["seats"]) if number != view["you"]]
    if all(seat["gone"] or seat["out"] for seat in others):
        return True
    before = view["sheet"]["rounds"][-2:-1]
    return any(not page["answers"] for page in before)


# ---- the minds -------------------------------------------------------------------------------
# Each gives the question it would ask next, about the open proposal or, where another round is
# better, about a new one; None when it knows the code. What they need is imported only here: most
# matches have no bot.


def _plain(sheet: _Sheet, left: int) -> Question | None:
    from bombe.games.turing_machine.machine import Plain

    return _question_of(Plain(sheet.left.problem), sheet, left)


def _clever(sheet: _Sheet, left: int) -> Question | None:
    from bombe.games.turing_machine.machine import Clever

    return _question_of(Clever(sheet.left.problem), sheet, left)


def _question_of(mind: Mind, sheet: _Sheet, left: int) -> Question | None:
    for answer in sheet.left.answers:
        mind.told(*answer)
    return mind.question(sheet.proposal, left)


def _optimal(sheet: _Sheet, left: int) -> Question | None:
    from bombe.games.turing_machine import kernel
    from bombe.games.turing_machine.rows import rows_of
    from bombe.games.turing_machine.solve import Position, search_of

    rows = rows_of(sheet.left)
    if len(rows) > MOST_ROWS or (len(rows) > MOST_PLAIN_ROWS and kernel.load() is None):
        return _clever(sheet, left)
    try:
        position = Position(search_of(rows), rows, range(len(rows)))
        # The first that is known, after some tenths of a second: proved mostly, and if not, then
        # the question of a strategy that is hard to better.
        return next(position.improving(sheet.proposal, left)).best
    except MemoryError:
        return _clever(sheet, left)


_MINDS = {"plain": _plain, "clever": _clever, "optimal": _optimal}
