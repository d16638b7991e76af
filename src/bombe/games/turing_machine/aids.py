"""What aids tell, from the problem and a sheet's own answers: the codes and laws left, which marks
do not follow, hints, and why something follows. They depend on nothing else, so a mark takes no
more time with them. Each is worked out once, and what takes long by the table beforehand (see
`bombe.groundwork`)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Any

from bombe.game import Seat
from bombe.games.turing_machine.cards import LAWS
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.deductions import Known
from bombe.games.turing_machine.problem import (
    Problem,
    Transcript,
    answer_name,
    parse_problem,
    parse_transcript,
)
from bombe.games.turing_machine.sheet import SHAPE_LETTERS, Sheet
from bombe.games.turing_machine.state import State
from bombe.groundwork import Work, Worked

if TYPE_CHECKING:
    from bombe.games.turing_machine import shape

# Combinations of laws that are looked through on the spot: half a millisecond, at most one. In
# nightmare each also has ways to be seated. A hint is never made on the spot: it may take five.
CHEAP = 2000
SEATINGS = 4
LEFT = ("codes", "laws", "marks")  # aids that rest on what is left


# --- the work ------------------------------------------------------------------------------------


def _left(problem: str, answers: str) -> dict[str, Any]:
    known = _known(problem, answers)
    return {
        "codes": [CODES[code] for code in known.codes],
        "laws": [sorted(law.name for law in laws) for laws in known.laws],
    }


def _known(problem: str, answers: str) -> Known:
    cards = _cards(problem)
    return Known(cards, tuple(parse_transcript(answers, cards).answers()))


_cards = lru_cache(256)(parse_problem)


def _hint(
    problem: str, answers: str, marks: str, proposal: int | None, may_ask: bool
) -> dict[str, Any]:
    from bombe.games.turing_machine.hints import ladder  # most matches have no hints

    signs = tuple((mark[:-1], mark[-1]) for mark in marks.split())
    known = _known(problem, answers)
    return ladder(known.problem, known.answers, signs, proposal, may_ask).as_json()


def _why(problem: str, answers: str, claim: str) -> Any:
    from bombe.games.turing_machine.claims import parse_claim
    from bombe.games.turing_machine.entailment import ground_of
    from bombe.games.turing_machine.why_lines import told  # most matches tell nobody why

    cards = parse_problem(problem)
    asked = parse_transcript(answers, cards).answers()
    # As long as it takes: a result that depended on time would not be the same elsewhere.
    return told(ground_of(cards), asked, parse_claim(claim, cards))


WORKS = {"left": Worked(_left), "hint": Worked(_hint), "why": Worked(_why)}


def groundwork(state: State) -> Iterator[Work]:
    """What the views of a state rest on that takes long and is not known yet."""
    problem = state.secret.problem
    for seat, sheet in enumerate(state.sheets):
        if "left" not in sheet.answers_memory and _shows_left(state):
            asked = _left_of(problem, sheet)
            if not WORKS["left"].knows(asked) and _is_dear(problem, sheet):
                yield "left", asked
        if sheet.rung:
            wanted = _hint_of(state, seat)
            if not WORKS["hint"].knows(wanted):
                yield "hint", wanted
        if sheet.why and not WORKS["why"].knows(proof := _why_of(problem, sheet)):
            yield "why", proof


def _shows_left(state: State) -> bool:
    return any(aid in LEFT for aid in state.aids)


def _is_dear(problem: Problem, sheet: Sheet) -> bool:
    memory = sheet.answers_memory
    if "dear" not in memory:
        known = Known(problem, tuple(sheet.transcript().answers()))
        ways = SEATINGS if known.shuffled else 1
        memory["dear"] = ways * prod(map(len, known.choices)) > CHEAP
    dear: bool = memory["dear"]
    return dear


def _left_of(problem: Problem, sheet: Sheet) -> tuple[str, str]:
    """In one order, so that two who have asked the same share the work."""
    memory = sheet.answers_memory
    if "asked" not in memory:
        names = sorted({answer_name(*answer) for answer in sheet.transcript().answers()})
        memory["asked"] = str(problem), "; ".join(names)
    asked: tuple[str, str] = memory["asked"]
    return asked


def _hint_of(state: State, seat: Seat) -> tuple[str, str, str, int | None, bool]:
    sheet = state.sheet(seat)
    memory = sheet.answers_memory
    if "in order" not in memory:
        # In which they were answered: a hint is about the last answer, if it can be.
        asked = Transcript(tuple(one for one in sheet.transcript().rounds if one.answers))
        memory["in order"] = str(state.secret.problem), str(asked)
    problem, answers = memory["in order"]
    marks = " ".join(target + sign for target, sign in sheet.hinted)
    proposal = sheet.page.code if sheet.page.answers else None
    return problem, answers, marks, proposal, state.left(seat) > 0


def _why_of(problem: Problem, sheet: Sheet) -> tuple[str, str, str]:
    """In the order in which they were answered, which tells since when something follows."""
    asked = Transcript(tuple(one for one in sheet.transcript().rounds if one.answers))
    return str(problem), str(asked), sheet.why


# --- what is told --------------------------------------------------------------------------------


def told(state: State, seat: Seat) -> shape.Sheet:
    """What a match's aids tell the owner of a sheet."""
    sheet = state.sheet(seat)
    own: shape.Sheet = {}  # type: ignore[typeddict-item]
    if _shows_left(state):
        memory = sheet.answers_memory
        if "left" not in memory:
            memory["left"] = WORKS["left"](*_left_of(state.secret.problem, sheet))
        left = memory["left"]
        if "codes" in state.aids:
            own["codes"] = [*left["codes"]]
        if "laws" in state.aids:
            own["laws"] = [[*laws] for laws in left["laws"]]
        if "marks" in state.aids:
            own["unsound"] = [
                target
                for target, sign in sheet.marks.items()
                if not _is_sound(state.secret.problem, left, target, sign)
            ]
    if "hints" in state.aids:
        own["hint"] = _shown(state, seat)
    if "why" in state.aids:
        asked = _why_of(state.secret.problem, sheet)
        own["why"] = WORKS["why"](*asked) if sheet.why else None
    return own


def _is_sound(problem: Problem, left: dict[str, Any], target: str, sign: str) -> bool:
    """Whether a mark follows from what its owner knows: what it strikes is in no world left, what
    it keeps is in every one."""
    found = _truths(problem, left, target)
    return found == {False} if sign == "-" else found == {True}


def _truths(problem: Problem, left: dict[str, Any], target: str) -> set[bool]:
    """What the worlds left say of a target: True, False, or both."""
    if target[0] in SHAPE_LETTERS:
        shape, digit = SHAPE_LETTERS.index(target[0]), target[1]
        return {code[shape] == digit for code in left["codes"]}
    if target[0] in problem.verifiers:
        held = left["laws"][problem.verifiers.index(target[0])]
        return {LAWS[name].card == int(target[1:]) for name in held}
    law = LAWS[target]
    group = next(cards for cards in problem.groups if law.card in cards)
    # In nightmare a card's laws are with any verifier; elsewhere no other has them.
    held = {name for laws in left["laws"] for name in laws if LAWS[name].card in group}
    return {LAWS[name].codes == law.codes for name in held}


def _shown(state: State, seat: Seat) -> shape.Hint | None:
    """The hint that the sheet's owner has asked for, as far as it was climbed."""
    from bombe.games.turing_machine.hint_lines import Ladder

    rung = state.sheet(seat).rung
    return Ladder.from_json(WORKS["hint"](*_hint_of(state, seat))).shown(rung) if rung else None
