"""What is hidden in a match, and other matches that look the same to a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from support import wandering
from support.wandering import Setup, seen

from bombe.chance import Chance
from bombe.game import Deal, Seat
from bombe.games.turing_machine.codes import CODES, INDEX
from bombe.games.turing_machine.worlds import Worlds
from bombe.match import Entry, Match


@dataclass(frozen=True)
class Hidden:
    """What a game hides, and how a test may change it behind a seat's back."""

    setups: tuple[Setup, ...]
    note: str  # an action that writes down some private text, which comes after it
    told: Callable[[Match[Any], Seat | None], object]  # what the rules tell a seat about it so far
    reveals: Callable[[Match[Any]], int]  # how often secret choices were revealed
    deals: Callable[
        [Match[Any], Seat | None, Chance], Iterator[Deal]
    ]  # that may have told the same
    disguised: Callable[[Match[Any], Entry, bool, Chance], str]  # another action that looks alike


def walk(hidden: Hidden, match: Match[Any], steps: int, chance: Chance) -> Match[Any]:
    """The match after random actions, with notes of distinctive text."""
    for step in range(steps):
        seat = chance.below(len(wandering.seats(match)))
        action = wandering.any_action(match, seat, chance)
        if action is not None and action.startswith("thumb up") and chance.below(3):
            action = wandering.any_action(match, seat, chance)  # else most are soon out
        if action is None:
            continue
        if chance.below(6) == 0 and match.game.back(match.state, seat) is None:
            action = f"{hidden.note} {note_of(seat)} {step}"
        after = match.play(seat, action).drawn(chance)
        if after.outcome is not None:
            break
        match = after
    return match


def note_of(seat: Seat) -> str:
    return f"xyzzy{seat}"


def again(
    hidden: Hidden, match: Match[Any], seat: Seat | None, deal: Deal, chance: Chance
) -> Iterator[Match[Any]]:
    """The match on another deal, after each action. The actions of other seats are disguised."""
    steps = list(trace(match))
    other = Match(match.game, deal, match.game.start(deal))
    yield other
    for before, entry in zip(steps, match.log, strict=False):
        who, action = entry
        if who is not None and who != seat:
            revealed = hidden.reveals(before) < hidden.reveals(match)
            action = hidden.disguised(other, (who, action), revealed, chance)
        other = other.play(who, action)
        yield other


def trace(match: Match[Any]) -> Iterator[Match[Any]]:
    """The match as it was at first and after each action."""
    step = Match(match.game, match.deal, match.game.start(match.deal))
    yield step
    for seat, action in match.log:
        step = step.play(seat, action)
        yield step


def compare(hidden: Hidden, match: Match[Any], seat: Seat | None, chance: Chance) -> int:
    """How many matches that told the seat the same were compared with this one."""
    compared = 0
    first = list(trace(match))
    received = [(hidden.told(one, seat), seen(one, seat), one.waiting) for one in first]
    for deal in hidden.deals(match, seat, chance):
        others = again(hidden, match, seat, deal, chance)
        for (told, view, waiting), other in zip(received, others, strict=False):
            if hidden.told(other, seat) != told:
                break  # from here on they may differ; up to here they may not
            assert seen(other, seat) == view
            assert other.waiting == waiting
        else:
            compared += 1
            if seat is not None:
                legal = match.game.legal
                assert list(legal(match.state, seat)) == list(legal(other.state, seat))
    return compared


# ---- Turing Machine --------------------------------------------------------------------------


def _turing_told(match: Match[Any], seat: Seat | None) -> object:
    state = match.state
    answers = None if seat is None else [page.answers for page in state.sheet(seat).pages]
    return answers, [player.out for player in state.players], match.outcome


def _turing_deals(match: Match[Any], seat: Seat | None, chance: Chance) -> Iterator[Deal]:
    """Other worlds of the same cards, for a spectator any."""
    secret = match.state.secret
    asked = [action.split(" ") for who, action in match.log if action.startswith("ask ")]
    if seat is None:
        asked = []
    elif not match.state.coop:
        asked = [a.split(" ") for who, a in match.log if who == seat and a.startswith("ask ")]
    questions = [(INDEX[code], "ABCDEF".index(letter)) for _, code, letter in asked]
    answers = [(*question, secret.answer(*question)) for question in questions]
    worlds = Worlds(secret.problem, answers)
    for world in wandering.some(worlds, 3, chance):
        yield {**match.deal, "secret": str(world)}


def _turing_disguised(match: Match[Any], entry: Entry, revealed: bool, chance: Chance) -> str:
    seat, action = entry
    assert seat is not None
    if action.startswith(("mark", "unmark", "note")) and not match.state.coop:
        return chance.pick(["mark t1", "mark s2 +", "note A plugh", "note *", "note B a lot more"])
    if action.startswith("thumb") and action != "thumb back" and not match.state.coop:
        codes = [code for code in CODES if INDEX[code] != match.state.secret.code]
        wishes = [f"thumb up {code}" for code in wandering.some(codes, 3, chance)]
        if not revealed:
            wishes.append("thumb down")
        elif action == "thumb down":
            wishes = ["thumb down"]
        legal = set(match.game.legal(match.state, seat))
        return next((wish for wish in reversed(wishes) if wish in legal), action)
    return action


_PROBLEMS = (
    "2 18 44 48",
    "33 40 43 45",
    "? 4 9 11 14",
    "? 2 18 44 48",
    "13+9 11+40 18+7 43+15",
    "28+14 19+6 27+16 9+47 20+21",
)
_TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {}),
    (2, {"aid_codes": True, "aid_marks": True}),
    (3, {"handicap": [0, 2, 1]}),
    (5, {"aid_marks": True}),
    (2, {"aid_hints": True}),
    (1, {"coop": True}),
    (3, {"coop": True, "aid_codes": True, "aid_hints": True}),
)
TURING = Hidden(
    setups=tuple(
        Setup("turing_machine", seats, {"problem": problem, **options})
        for problem in _PROBLEMS
        for seats, options in _TABLES
    ),
    note="note *",
    told=_turing_told,
    reveals=lambda match: int(match.state.round),
    deals=_turing_deals,
    disguised=_turing_disguised,
)


# ---- the tiny game ---------------------------------------------------------------------------


def _tiny_told(match: Match[Any], seat: Seat | None) -> object:
    return [player.points for player in match.state.players]


def _tiny_deals(match: Match[Any], seat: Seat | None, chance: Chance) -> Iterator[Deal]:
    """Other numbers for the others."""
    numbers = match.deal["numbers"]
    for _ in range(10):
        other = [own if who == seat else 1 + chance.below(9) for who, own in enumerate(numbers)]
        yield {**match.deal, "numbers": other}


def _tiny_disguised(match: Match[Any], entry: Entry, revealed: bool, chance: Chance) -> str:
    _, action = entry
    if action.startswith("note"):
        return chance.pick(["note", "note plugh", "note a lot more of it"])
    if action.startswith("bid") and not revealed:
        return f"bid {chance.below(10)}"
    return action


TINY = Hidden(
    setups=(Setup("closest", 2), Setup("closest", 3, {"start": [1]}), Setup("closest", 6)),
    note="note",
    told=_tiny_told,
    reveals=lambda match: len(match.state.turned),
    deals=_tiny_deals,
    disguised=_tiny_disguised,
)

# A new game joins here.
HIDDEN = {"turing_machine": TURING, "closest": TINY}
