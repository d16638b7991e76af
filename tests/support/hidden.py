"""What our games hide, and other matches that look the same to a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from bombe.chance import Chance
from bombe.game import Deal, Seat
from bombe.games.imitation.rules import Imitation
from bombe.games.turing_machine.codes import CODES, INDEX
from bombe.games.turing_machine.state import DOWN, State
from bombe.games.turing_machine.worlds import Worlds
from bombe.match import Entry, Match
from bombe.testing import Hidden, Leak, wandering
from bombe.testing.secrets import trace
from support import imitation_hidden
from support.setups import at

# ---- Turing Machine --------------------------------------------------------------------------

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
    (2, {"aid_why": True}),
    (1, {"coop": True}),
    (3, {"coop": True, "aid_codes": True, "aid_hints": True}),
)


def _first(seat: Seat | None) -> int:
    """Another seat."""
    return 1 if seat == 0 else 0


LEAKS: Mapping[str, Callable[[State, Seat | None], object]] = MappingProxyType(
    {
        "how wide the law of A is": lambda state, seat: state.secret.laws[0].codes.bit_count(),
        "whether the code is even": lambda state, seat: state.secret.code % 2,
        "how many answers were yes": lambda state, seat: sum(
            passed for sheet in state.sheets for page in sheet.pages for _, passed in page.answers
        ),
        "a sealed thumb": lambda state, seat: state.players[_first(seat)].thumb == DOWN,
        "how much somebody marked": lambda state, seat: len(state.sheets[_first(seat)].marks),
        "how long a note is": lambda state, seat: len(str(state.sheets[_first(seat)].notes)),
    }
)


def _of_state(leak: Callable[[State, Seat | None], object]) -> Leak:
    """Told where there is another sheet than the seat's own."""
    return lambda match, seat: len(match.state.sheets) > 1 and leak(match.state, seat)


class TuringHidden(Hidden):
    setups = tuple(
        at("turing_machine", seats, {"problem": problem, **options})
        for problem in _PROBLEMS
        for seats, options in _TABLES
    )
    note = "note *"
    state_leaks = LEAKS
    leaks = MappingProxyType({name: _of_state(leak) for name, leak in LEAKS.items()})

    def told(self, match: Match[Any], seat: Seat | None) -> object:
        state = match.state
        answers = None if seat is None else [page.answers for page in state.sheet(seat).pages]
        return answers, [player.out for player in state.players], match.outcome

    def deals(self, match: Match[Any], seat: Seat | None, chance: Chance) -> Iterator[Deal]:
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

    def disguised(self, match: Match[Any], entry: Entry, revealed: bool, chance: Chance) -> str:
        seat, action = entry
        assert seat is not None
        if action.startswith(("mark", "unmark", "note")) and not match.state.coop:
            return chance.pick(
                ["mark t1", "mark s2 +", "note A plugh", "note *", "note B a lot more"]
            )
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

    def reveals(self, match: Match[Any]) -> int:
        return int(match.state.round)

    def shared(self, match: Match[Any], seat: Seat | None, other: Seat) -> bool:
        return seat is not None and bool(match.state.coop)

    def cautious(self, action: str) -> bool:
        return action.startswith("thumb up")


# ---- the tiny game ---------------------------------------------------------------------------


class TinyHidden(Hidden):
    setups = (at("closest", 2), at("closest", 3, {"start": [1]}), at("closest", 6))
    note = "note"
    leaks = MappingProxyType(
        {
            "the sum of the numbers": lambda match, seat: sum(
                player.number for player in match.state.players
            ),
            "what somebody bids": lambda match, seat: match.state.players[_first(seat)].bid,
        }
    )

    def told(self, match: Match[Any], seat: Seat | None) -> object:
        return [player.points for player in match.state.players]

    def deals(self, match: Match[Any], seat: Seat | None, chance: Chance) -> Iterator[Deal]:
        """Other numbers for the others."""
        numbers = match.deal["numbers"]
        for _ in range(10):
            other = [own if who == seat else 1 + chance.below(9) for who, own in enumerate(numbers)]
            yield {**match.deal, "numbers": other}

    def disguised(self, match: Match[Any], entry: Entry, revealed: bool, chance: Chance) -> str:
        _, action = entry
        if action.startswith("note"):
            return chance.pick(["note", "note plugh", "note a lot more of it"])
        if action.startswith("bid") and not revealed:
            return f"bid {chance.below(10)}"
        return action

    def reveals(self, match: Match[Any]) -> int:
        return len(match.state.turned)


# ---- Turing ----------------------------------------------------------------------------------


class ImitationHidden(Hidden):
    """What this hides is drawn, and not dealt: see `imitation_hidden`."""

    setups = tuple(at("imitation", *setup) for setup in imitation_hidden.SETUPS)
    open_deal = True  # but for the veil, which has tests of its own

    def told(self, match: Match[Any], seat: Seat | None) -> object:
        return match.state.results

    def others(
        self, match: Match[Any], seat: Seat | None, chance: Chance
    ) -> Iterator[Iterator[Match[Any]]]:
        rounds = [one for one in trace(match) if one.state.phase in ("pick", "vote")]
        for _ in range(3):
            log = imitation_hidden.alike(rounds[-1], seat, chance)
            yield imitation_hidden.trace(Imitation(), match.deal, log)


HIDDEN: dict[str, Hidden] = {
    "turing_machine": TuringHidden(),
    "imitation": ImitationHidden(),
    "closest": TinyHidden(),
}
