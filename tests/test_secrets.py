"""Nobody sees more than the rules tell them: matches that told a seat the same look the same to it.

A random match is played again with something else hidden: another secret behind the same cards that
would have given this seat the same answers, other marks, notes and sealed codes of the others. All
that the seat receives must be the same, byte for byte, as long as the match runs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import tiny
import wandering
from scaling import scale
from wandering import Setup, everybody, seen

from bombe.chance import Chance
from bombe.game import Deal, Game, Seat, View
from bombe.games.turing_machine import rules
from bombe.games.turing_machine.box import SYMBOLS, numbers
from bombe.games.turing_machine.codes import CODES, INDEX
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.problem import parse_secret
from bombe.games.turing_machine.state import DOWN, State
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
SETUPS = [setup for hidden in HIDDEN.values() for setup in hidden.setups]


# ---- the tests -------------------------------------------------------------------------------


def test_every_game_is_here() -> None:
    # What Turing hides is drawn and not dealt: `test_imitation_secrets`.
    assert set(HIDDEN) | {"imitation"} == set(wandering.TABLES)


def compare_some(hidden: Hidden, game: Game[Any], setup: Setup, matches: int) -> int:
    compared = 0
    for seed in range(matches):
        chance = Chance(seed)
        match = Match.new(game, setup.options, setup.seats, seed)
        match = walk(hidden, match, chance.below(40), chance)
        for seat in wandering.some(everybody(match), 3, chance):
            compared += compare(hidden, match, seat, chance)
    return compared


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_hidden_changes_no_view(setup: Setup) -> None:
    matches = scale(100 if setup.key == "closest" else 30)
    assert compare_some(HIDDEN[setup.key], setup.game, setup, matches) > matches


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_notes_of_others_are_in_no_view(setup: Setup) -> None:
    together = bool(setup.options.get("coop"))
    for seed in range(scale(30)):
        chance = Chance(seed)
        match = walk(HIDDEN[setup.key], setup.new(chance), 30, chance)
        for who in everybody(match):
            view = seen(match, who)
            for seat in wandering.seats(match):
                own = seat == who or (together and who is not None)
                assert own or note_of(seat) not in view


@pytest.mark.parametrize("setup", TURING.setups, ids=str)
def test_no_view_holds_the_id_the_secret_or_the_numbers(setup: Setup) -> None:
    for seed in range(scale(30)):
        chance = Chance(seed)
        match = walk(TURING, setup.new(chance), chance.below(30), chance)
        secret = parse_secret(match.deal["secret"])
        known = {str(number) for symbol in SYMBOLS for number in numbers(secret, symbol)}
        for who in everybody(match):
            view = seen(match, who)
            assert id_of(secret).lower() not in view.lower()
            assert str(secret) not in view
            assert not {"secret", "solution", "id", "declared", "sheets"} & set(match.view(who))
            # Numbers of three digits that are codes too are proposals, or what an aid tells.
            assert not (known - set(CODES)) & set(re.findall(r"\d+", view))
            if not {"aid_codes", "aid_hints"} & set(setup.options):
                proposed = {word for _, action in match.log for word in action.split(" ")}
                assert set(re.findall(r"\d{3,}", view)) <= proposed


def test_spectators_learn_no_thumb_and_no_answer() -> None:
    match = Match.new(wandering.TABLES["turing_machine"], {"problem": "4 9 11 14"}, 3, seed=1)
    for seat, action in [(0, "ask 341 B"), (0, "thumb up 241"), (1, "thumb down")]:
        match = match.play(seat, action)
    for who in (1, 2, None):
        assert "241" not in seen(match, who)
        assert "true" not in json.dumps(match.view(who)["seats"][0]["rounds"])
        assert match.view(who)["seats"][0]["rounds"][0]["thumb"] is None


# ---- these tests can fail --------------------------------------------------------------------


class LeakyTuring(rules.TuringMachine):
    """Views that give something away, as a careless change might."""

    def __init__(self, leak: Callable[[State, Seat | None], object]) -> None:
        super().__init__()
        object.__setattr__(self, "leak", leak)

    def view(self, state: State, seat: Seat | None) -> View:
        leak = object.__getattribute__(self, "leak")
        return {**super().view(state, seat), "leak": leak(state, seat)}


class LeakyTiny(tiny.Closest):
    def view(self, state: tiny.State, seat: Seat | None) -> View:
        return {**super().view(state, seat), "sum": sum(p.number for p in state.players)}


def _first(state: State, seat: Seat | None) -> int:
    return 1 if seat == 0 else 0


LEAKS: dict[str, Callable[[State, Seat | None], object]] = {
    "how wide the law of A is": lambda state, seat: state.secret.laws[0].codes.bit_count(),
    "whether the code is even": lambda state, seat: state.secret.code % 2,
    "how many answers were yes": lambda state, seat: sum(
        passed for sheet in state.sheets for page in sheet.pages for _, passed in page.answers
    ),
    "a sealed thumb": lambda state, seat: state.players[_first(state, seat)].thumb == DOWN,
    "how much somebody marked": lambda state, seat: len(state.sheets[_first(state, seat)].marks),
    "how long a note is": lambda state, seat: len(str(state.sheets[_first(state, seat)].notes)),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str) -> None:
    setup = Setup("turing_machine", 2, {"problem": "33 40 43 45"})
    with pytest.raises(AssertionError):
        compare_some(TURING, LeakyTuring(LEAKS[leak]), setup, 40)


def test_a_leak_of_the_tiny_game_is_found() -> None:
    with pytest.raises(AssertionError):
        compare_some(TINY, LeakyTiny(), Setup("closest", 3), 20)


def test_no_leak_is_found_where_there_is_none() -> None:
    setup = Setup("turing_machine", 2, {"problem": "33 40 43 45"})
    assert compare_some(TURING, LeakyTuring(lambda state, seat: state.round), setup, 5)
