"""The review of a match that is over, as the table tells it: whose games there were, what each was
worth in numbers that a page can draw, and the same in words. See `Game.reviews`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from time import thread_time
from typing import Any

from bombe.game import Line
from bombe.game import Review as Told
from bombe.games.turing_machine.choices import NAMES
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.machine import Level
from bombe.games.turing_machine.problem import VERIFIERS, Problem
from bombe.games.turing_machine.review import Left, Review, Reviewer, Split, Step
from bombe.games.turing_machine.review_branch import branch as branch  # what a reviewer has
from bombe.games.turing_machine.review_json import as_json
from bombe.games.turing_machine.review_lines import (
    PERCENT,
    asked,
    declared,
    instead,
    luckiest,
    moments,
    parts_of,
    regret_of,
    sums,
    worst,
)
from bombe.games.turing_machine.review_match import Contender, contenders
from bombe.games.turing_machine.state import State
from bombe.text import T

MOST_STEPS = 100  # of a game that is reviewed
SHOWN_WORLDS = 6  # of which the codes are named; of more only their number
COLUMNS = (
    *(T("Round"), T("Question"), T("Answer"), T("Possibilities")),
    *(T("Rounds wasted"), T("Best choice")),
)
SIGNS = {None: "", True: "✓", False: "✗"}
BLIND = T(
    "The plain Machine does not use the two rules (only one code passes, and no verifier is"
    " superfluous): it did not know what follows from them, and had to ask."
)
TOO_LONG = T("This game was too long to be reviewed.")


def lines(state: State) -> list[Line]:
    """Everybody's game, the Machine's last."""
    return [_line(state, who) for who in contenders(state)]


def _line(state: State, who: Contender) -> Line:
    if not who.seats and state.machine is not None:
        level = state.machine.level
        return Line((), who.finished, T("The Machine"), NAMES[level])
    return Line(who.seats, who.finished, T("Together") if len(who.seats) > 1 else None)


def review(state: State, line: int, seconds: float, known: Any = None) -> Told:
    """One of them, in about so many seconds of processor time, with what was found before."""
    who = contenders(state)[line]
    if sum(max(1, len(page.answers)) for page in who.game.rounds) > MOST_STEPS:
        return Told(True, None, moments=(TOO_LONG,))
    reviewer = _reviewer(state.secret.problem)
    reviewer.learn(who.game, known)
    found = reviewer.review(who.game, seconds, thread_time)
    guess = declared(found)
    more = [] if guess is None else [guess]
    if not who.seats and state.machine and state.machine.level == Level.PLAIN:
        more.append(BLIND)
    return Told(
        proved=found.proved,
        review={
            **as_json(found),
            "sum": _sum(found) if who.finished else None,
            "moments": [_moment(found, step) for step in (worst(found), luckiest(found))],
            "drawn": _drawn(found, reviewer.splits(who.game, found)),
            "code": CODES[state.secret.code],
        },
        sums=sums(found) if who.finished else (),
        moments=(*moments(found), *more),
        columns=COLUMNS,
        rows=_rows(found.steps),
        found=reviewer.found(who.game),
    )


@lru_cache(1)
def _reviewer(problem: Problem) -> Reviewer:
    """What was found out for one game of a problem is known for the next."""
    return Reviewer(problem)


# --- in words ------------------------------------------------------------------------------------


def _rows(steps: Sequence[Step]) -> list[tuple[T | str | float, ...]]:
    return [
        (
            str(step.round),
            asked(step),
            SIGNS[step.answer],
            f"{step.before.worlds} → {step.after.worlds}",
            regret_of(step),
            instead(step),
        )
        for step in steps
    ]


# --- in numbers to draw --------------------------------------------------------------------------


def _sum(found: Review) -> dict[str, float] | None:
    """What adds up to the rounds of a game, in parts that still do when they are shown."""
    told = parts_of(found)[0].sum
    if told is None:
        return None
    parts = {"par": told.par, "choices": told.choices, "luck": told.luck, "to_come": told.to_come}
    return {name: part / PERCENT for name, part in parts.items()} | {"cost": found.cost.rounds}


def _moment(found: Review, step: Step | None) -> int | None:
    """Which step one of the two sentences is about."""
    return None if step is None else found.steps.index(step)


def _drawn(
    found: Review, splits: Sequence[tuple[Split | None, Split | None]]
) -> list[dict[str, Any]]:
    """Of each step: the rounds to expect in all before it, with the question that was asked, and
    after its answer; and what each of the two questions could have told."""
    drawn: list[dict[str, Any]] = []
    begun = 0
    for step, (own, best) in zip(found.steps, splits, strict=True):
        before = begun + step.before.cost.rounds / step.before.worlds
        with_it = begun + step.asked.cost.rounds / step.before.worlds
        begun = step.round
        after = begun + step.after.cost.rounds / step.after.worlds
        drawn.append(
            {
                "expected": [before, with_it, after] if step.proved else None,
                "regret": float(step.regret.rounds.exact or step.regret.rounds.least or 0),
                "own": own and _split(own),
                "best": best and _split(own if own and _was_best(step) else best),
            }
        )
    return drawn


def _was_best(step: Step) -> bool:
    """Whether no question was better: of those that are as good, it is the one to show."""
    rounds, questions = step.regret.rounds.exact, step.regret.questions.exact
    return rounds == 0 and questions is not None and questions <= 0


def _split(split: Split) -> dict[str, Any]:
    proposal, verifier = split.question
    asked = {"proposal": CODES[proposal], "verifier": VERIFIERS[verifier]}
    return {**asked, "yes": _worlds(split.yes), "no": _worlds(split.no)}


def _worlds(left: Left) -> dict[str, Any]:
    few = left.worlds <= SHOWN_WORLDS
    return {"worlds": left.worlds, "codes": [CODES[code] for code in left.codes] if few else []}
