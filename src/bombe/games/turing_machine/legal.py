"""What a seat may do now: every action that the rules would take, but for notes and claims of which
there is no end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bombe.game import Seat
from bombe.games.turing_machine.codes import CODES, DIGITS
from bombe.games.turing_machine.hint_lines import RUNGS
from bombe.games.turing_machine.sheet import SHAPE_LETTERS
from bombe.games.turing_machine.state import DOWN, State

WHILE_GONE = ("return", "resign")
_UP = tuple(f"thumb up {code}" for code in CODES)
_PROPOSALS = tuple(f"propose {code}" for code in CODES)
_DIGIT_MARKS = tuple(f"mark {shape}{digit}" for shape in SHAPE_LETTERS for digit in DIGITS)


def legal(state: State, seat: Seat) -> Iterator[str]:
    if state.over or state.players[seat].out:
        return
    if state.players[seat].gone:
        yield from ("return",) if state.suspended else WHILE_GONE
        return
    sheet = state.sheet(seat)
    if not state.suspended:
        yield from _asks(state, seat)
        yield from _thumbs(state, seat)
    yield from (f"unmark {target}" for target in sheet.marks)
    yield from _DIGIT_MARKS
    yield from (f"mark {law.name}" for laws in state.secret.problem.choices for law in laws)
    if "hints" in state.aids and sheet.rung < RUNGS and not state.suspended:
        yield "hint"
    if "why" in state.aids and not state.suspended:
        yield from (f"why -{law.name}" for laws in state.secret.problem.choices for law in laws)
    yield "leave"
    if not state.suspended:
        yield "resign"


def _thumbs(state: State, seat: Seat) -> Iterator[str]:
    thumb = state.players[seat].thumb
    if thumb != DOWN:
        yield "thumb down"
    yield from _UP if thumb is None or thumb == DOWN else (*_UP[:thumb], *_UP[thumb + 1 :])
    if thumb is not None:
        yield "thumb back"


def _asks(state: State, seat: Seat) -> Iterator[str]:
    page = state.sheet(seat).page
    if state.left(seat) < 1 or not (state.coop or state.players[seat].thumb is None):
        return
    verifiers = state.secret.problem.verifiers
    if not page.answers:
        yield from _PROPOSALS if state.coop else ()
        yield from _first_asks(verifiers)
        return
    asked = {verifier for verifier, _ in page.answers}
    for index, verifier in enumerate(verifiers):
        if index not in asked:
            yield f"ask {CODES[page.code or 0]} {verifier}"


@cache
def _first_asks(verifiers: str) -> tuple[str, ...]:
    """Of a new round, in which any code may be asked about: hundreds."""
    return tuple(f"ask {code} {verifier}" for code in CODES for verifier in verifiers)
