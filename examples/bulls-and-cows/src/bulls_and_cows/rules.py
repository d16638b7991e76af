"""The rules: find the code that chance has dealt, before the others do.

A code has three or four different digits. In each round everybody guesses, `guess 123`, and is told
alone how many digits are right and in place (bulls) and how many are right but elsewhere (cows).
The round ends when all have guessed or said `pass`. Those who have found the code then win; after
the last round nobody does. There are also `leave` and `return`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from bombe.chance import Chance
from bombe.game import (
    About,
    Deal,
    Game,
    IllegalAction,
    Option,
    Options,
    Outcome,
    Seat,
    View,
    read_action,
)
from bombe.text import quoted
from bulls_and_cows.bots import careful
from bulls_and_cows.codes import answer, codes
from bulls_and_cows.texts import N, T

VERBS = ("guess", "pass", "leave", "return")
OPTIONS = {
    "length": Option(T("Digits"), 3, (3, 4), labels={3: T("3, short"), 4: T("4, as usual")}),
    "rounds": Option(T("Rounds"), 10, (7, 10, 15)),
}
BOTS = {"careful": careful}
LEVELS = {"careful": T("careful")}


@dataclass(frozen=True)
class Player:
    guesses: tuple[str, ...] = ()
    acted: bool = False  # in this round
    gone: bool = False


@dataclass(frozen=True)
class State:
    """Never changed: an action makes a new one."""

    code: str
    rounds: int
    players: tuple[Player, ...]
    round: int = 1
    over: bool = False

    @property
    def present(self) -> frozenset[Seat]:
        return frozenset(seat for seat, player in enumerate(self.players) if not player.gone)

    @property
    def waiting(self) -> frozenset[Seat]:
        if self.over:
            return frozenset()
        return frozenset(seat for seat in self.present if not self.players[seat].acted)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(
            seat for seat, player in enumerate(self.players) if self.code in player.guesses
        )

    def with_player(self, seat: Seat, **changes: Any) -> State:
        player = replace(self.players[seat], **changes)
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))


class BullsAndCows(Game[State]):
    key = "bulls_and_cows"
    title = T("Bulls and Cows")
    seats = range(1, 7)
    options = OPTIONS
    bots = BOTS
    levels = LEVELS
    credits = T("Bulls and Cows is an old game for pencil and paper; nobody knows who made it.")
    skin = "bulls_and_cows.skin:SKIN"

    def deal(self, options: Options, seats: int, chance: Chance) -> Deal:
        code = chance.sample("0123456789", options["length"])
        return {"code": "".join(code), "rounds": options["rounds"], "seats": seats}

    def start(self, deal: Deal) -> State:
        return State(deal["code"], deal["rounds"], (Player(),) * deal["seats"])

    def legal(self, state: State, seat: Seat) -> Iterable[str]:
        if state.over:
            return
        if state.players[seat].gone:
            yield "return"
            return
        if seat in state.waiting:
            yield "pass"  # first, so that it is what the table does for those who are late
        yield "leave"
        if seat in state.waiting:
            yield from (f"guess {code}" for code in codes(len(state.code)))

    def apply(self, state: State, seat: Seat | None, action: str) -> State:
        seat, verb, words = read_action(action, VERBS, seat, len(state.players), state.over)
        player = state.players[seat]
        if verb == "guess":
            length = len(state.code)
            if len(words) != 1 or words[0] not in codes(length):
                raise IllegalAction(
                    N(
                        "Guess {n} different digit, not {text}.",
                        "Guess {n} different digits, not {text}.",
                        length,
                        text=quoted(" ".join(words), 20),
                    )
                )
        elif words:
            raise IllegalAction(T("Nothing belongs after that word."))
        if player.gone != (verb == "return"):
            raise IllegalAction(
                T("You have left; return first.") if player.gone else T("You are here already.")
            )
        if verb in ("leave", "return"):
            return _settled(state.with_player(seat, gone=verb == "leave"))
        if player.acted:
            raise IllegalAction(T("You have had your turn; wait for the others."))
        guesses = (*player.guesses, *words)  # none, for those who pass
        return _settled(state.with_player(seat, guesses=guesses, acted=True))

    def waiting(self, state: State) -> frozenset[Seat]:
        return state.waiting

    def turn(self, state: State) -> int:
        return state.round

    def view(self, state: State, seat: Seat | None) -> View:
        view: View = {
            "you": seat,
            "length": len(state.code),
            "round": state.round,
            "rounds": state.rounds,
            "seats": [{"acted": player.acted, "gone": player.gone} for player in state.players],
        }
        if seat is not None:
            view["guesses"] = list(_answers(state, seat))
        if state.over:
            view["code"] = state.code
            for one, public in enumerate(view["seats"]):
                public["guesses"] = list(state.players[one].guesses)
        return view

    def about(self, view: View) -> About:
        rules = [
            N(
                "Find the code: {n} different digit from 0 to 9.",
                "Find the code: {n} different digits from 0 to 9.",
                view["length"],
            ),
            T("A bull is a digit that is right and in its place, a cow one that is elsewhere."),
            T("In each round everybody guesses once; only you see what you are told."),
            N(
                "There is {n} round; those who find the code first win.",
                "There are {n} rounds; those who find the code first win.",
                view["rounds"],
            ),
        ]
        how = [T("Type guess and a code, or pass."), T("leave and return work at any time.")]
        return [(T("Bulls and Cows"), rules), (T("What you can do"), how)]

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        if state.winners:
            return Outcome(state.winners, T("The code {code} was found.", code=state.code))
        return Outcome((), T("Nobody has found the code {code}.", code=state.code))


def _answers(state: State, seat: Seat) -> Iterator[dict[str, Any]]:
    for guess in state.players[seat].guesses:
        bulls, cows = answer(state.code, guess)
        yield {"guess": guess, "bulls": bulls, "cows": cows}


def _settled(state: State) -> State:
    """The state after what the last action completes: perhaps the round, perhaps the match."""
    if not state.present or state.waiting:
        return state
    if state.winners or state.round == state.rounds:
        return replace(state, over=True)
    players = tuple(replace(player, acted=False) for player in state.players)
    return replace(state, players=players, round=state.round + 1)
