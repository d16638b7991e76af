"""Alone, after a wrong code: to keep looking for the code, with all that was on the sheet."""

from __future__ import annotations

from collections.abc import Iterator

from bombe.game import Deal
from bombe.games.turing_machine.codes import CODES, INDEX
from bombe.games.turing_machine.problem import VERIFIERS
from bombe.games.turing_machine.sheet import Sheet
from bombe.games.turing_machine.state import Miss, State


def sequel(state: State) -> tuple[Deal, list[str]] | None:
    """The same secret, and nobody to compare with: the match is lost. Whether somebody may know
    the secret is as it was, since nothing was shown that the player has asked for."""
    if state.why != "wrong" or len(state.players) > 1:
        return None
    (player,), (sheet,) = state.players, state.sheets
    declared = player.thumb
    assert declared is not None  # by it the match was lost
    missed = (*state.missed, Miss(declared, state.round))
    deal = {
        "secret": str(state.secret),
        "chosen": state.chosen,
        "seats": 1,
        "coop": state.coop,
        "aids": [*state.aids],
        "handicap": [player.handicap],
        "machine": None,
        "missed": [CODES[code] for code, _ in missed],
        "missed_in": [round for _, round in missed],
        "hints": sheet.hints,
    }
    return deal, [*_written_again(sheet)]


def misses(deal: Deal) -> tuple[Miss, ...]:
    """The wrong codes before a match that goes on, of any version."""
    codes = [INDEX[code] for code in deal.get("missed", ())]
    rounds = deal.get("missed_in", [0] * len(codes))
    return tuple(map(Miss, codes, map(int, rounds)))


def _written_again(sheet: Sheet) -> Iterator[str]:
    """What brings a new sheet to the round after this one."""
    for page in sheet.pages:
        for verifier, _ in page.answers:
            yield f"ask {CODES[page.code or 0]} {VERIFIERS[verifier]}"
        yield "thumb down"
    yield from (f"mark {target} {sign}" for target, sign in sheet.marks.items())
    yield from (f"note {slot} {text}" for slot, text in sheet.notes.items())
