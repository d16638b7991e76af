"""A tiny game that uses all of the `Game` protocol: the example to read before adding a game.

*Closest.* Each seat holds a hidden number from 1 to 9. In each round everybody present bids in
secret, `bid 0` to `bid 9`; then chance turns up a card from 1 to 18. The seat whose number + bid is
closest to the card scores a point, several when they are equally close. The first with enough
points wins; several may. There are also `note any text` (private), `leave` and `return`. A seat
that has bid keeps silent until the card is there. A host may put in pictures for the cards; then
the last card that was turned up is shown by one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from bombe.chance import Chance
from bombe.game import (
    About,
    Bot,
    Deal,
    Game,
    IllegalAction,
    Option,
    Options,
    Outcome,
    Seat,
    View,
)
from bombe.text import BadInput, T

BIDS = {f"bid {n}": n for n in range(10)}
CARDS = {f"turn {n}": n for n in range(1, 19)}
LONGEST_NOTE = 100


@dataclass(frozen=True)
class Player:
    number: int
    points: int
    bid: int | None = None
    gone: bool = False
    note: str = ""


@dataclass(frozen=True)
class State:
    """Never changed: an action makes a new one."""

    motto: str
    goal: int
    players: tuple[Player, ...]
    faces: tuple[tuple[str, str], ...]  # key and print of each picture
    turned: tuple[tuple[int, tuple[int | None, ...]], ...] = ()  # card and bids of each round

    @property
    def present(self) -> frozenset[Seat]:
        return frozenset(seat for seat, player in enumerate(self.players) if not player.gone)

    @property
    def undecided(self) -> frozenset[Seat]:
        return frozenset(seat for seat in self.present if self.players[seat].bid is None)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if player.points >= self.goal)

    def with_player(self, seat: Seat, **changes: Any) -> State:
        player = replace(self.players[seat], **changes)
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))


def bold(view: View, chance: Chance) -> str:
    """A bot: it sees what its seat sees and aims at the middle of the cards, more or less."""
    return f"bid {max(0, 8 + chance.below(4) - view['number']) % 10}"


OPTIONS = {
    "goal": Option(T("Points to win"), 3, (1, 2, 3), labels={1: T("1, a short one")}),
    "start": Option(T("Points at the start"), 0, (0, 1), per_seat=True),
    "motto": Option(T("Motto of the table"), ""),
    "lucky": Option(T("Number of the first seat"), "", secret=True),
    "ahead": Option(T("Who is a point ahead"), 0, tuple(range(7)), place=True),
    "faces": Option(T("Pictures for the cards"), [], pictures=True),
}


class Closest(Game[State]):
    key = "closest"
    title = T("Closest")
    seats = range(1, 7)
    options = OPTIONS
    bots: Mapping[str, Bot] = MappingProxyType({"bold": bold})
    levels = MappingProxyType({"bold": T("daring")})
    credits = T("Closest is ours, for tests.")

    def hurdle(self, options: Options, seats: int) -> T | None:
        if max(options["start"], default=0) >= options["goal"]:
            return T("nobody can start with the points to win")
        return None

    def deal(self, options: Options, seats: int, chance: Chance) -> Deal:
        options = dict(options)
        ahead = options.pop("ahead")
        if ahead > seats:
            raise BadInput(T("there is no such seat"))
        options["start"] = [
            points + (seat == ahead - 1) for seat, points in enumerate(options["start"])
        ]
        if len(options["motto"]) > 40 or not options["motto"].isprintable():
            raise BadInput(T("a motto is one line of at most 40 characters"))
        if hurdle := self.hurdle(options, seats):
            raise BadInput(hurdle)
        numbers = [1 + chance.below(9) for _ in range(seats)]
        lucky = options.pop("lucky")
        if lucky:
            if lucky not in map(str, range(1, 10)):
                raise BadInput(T("a number is from 1 to 9"))
            numbers[0] = int(lucky)
        return {**options, "numbers": numbers}

    def start(self, deal: Deal) -> State:
        players = tuple(map(Player, deal["numbers"], deal["start"]))
        # Matches that were dealt before there were pictures are kept for ever too.
        faces = tuple((key, print_) for key, print_ in deal.get("faces", ()))
        return State(deal["motto"], deal["goal"], players, faces)

    def chance(self, state: State, chance: Chance) -> str | None:
        wanted = state.present and not state.undecided and not state.winners
        return chance.pick(list(CARDS)) if wanted else None

    def legal(self, state: State, seat: Seat) -> Iterable[str]:
        if state.winners:
            return []
        if state.players[seat].gone:
            return ["return"]
        return [*(BIDS if seat in state.undecided else []), "note", "leave"]

    def apply(self, state: State, seat: Seat | None, action: str) -> State:
        if state.winners:
            raise IllegalAction(T("The match is over."))
        if seat is None:
            if action not in CARDS or not state.present or state.undecided:
                raise IllegalAction(T("No card is turned up now."))
            return _scored(state, CARDS[action])
        if not 0 <= seat < len(state.players):
            raise IllegalAction(T("That seat is not at this table."))
        verb, _, text = action.partition(" ")
        if verb == "note" and not state.players[seat].gone:
            if len(text) > LONGEST_NOTE or not text.isprintable():
                raise IllegalAction(
                    T("A note is one line of at most {n} characters.", n=LONGEST_NOTE)
                )
            return state.with_player(seat, note=text)
        if action not in self.legal(state, seat):
            raise IllegalAction(T("That is not possible now."))
        if action in BIDS:
            return state.with_player(seat, bid=BIDS[action])
        return state.with_player(seat, gone=action == "leave")

    def wordless(self, action: str, seen: bool = False) -> str:
        return "note" if action.startswith("note ") else action

    def waiting(self, state: State) -> frozenset[Seat]:
        return frozenset() if state.winners else state.undecided

    def turn(self, state: State) -> int:
        return len(state.turned)

    def speaks(self, state: State, seat: Seat) -> bool:
        """A seat that has bid keeps silent until the card is turned up."""
        return state.players[seat].bid is None

    def about(self, view: View) -> About:
        return [
            (
                T("Closest"),
                [
                    T("You hold a hidden number. Bid 0 to 9: number and bid together count."),
                    T("Closest to the card scores; {n} points win.", n=view["goal"]),
                ],
            )
        ]

    def pictures(self, state: State, seat: Seat | None) -> Mapping[str, str]:
        face = _face(state)
        return {_name(state, seat): face[0]} if face else {}

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(state.winners, T("Enough points.")) if state.winners else None

    def view(self, state: State, seat: Seat | None) -> View:
        view: View = {
            "motto": state.motto,
            "goal": state.goal,
            "turned": [{"card": card, "bids": list(bids)} for card, bids in state.turned],
            "seats": [
                {"points": player.points, "gone": player.gone, "done": player.bid is not None}
                for player in state.players
            ],
            "you": seat,
        }
        if face := _face(state):
            view["face"] = {"name": _name(state, seat), "print": face[1]}
        if seat is not None:
            own = state.players[seat]
            view |= {"number": own.number, "bid": own.bid, "note": own.note}
        if state.winners:
            view["winners"] = list(state.winners)
            view["numbers"] = [player.number for player in state.players]
        return view


def _face(state: State) -> tuple[str, str] | None:
    """Key and print of the picture on the last card."""
    if not state.faces or not state.turned:
        return None
    card, _ = state.turned[-1]
    return state.faces[card % len(state.faces)]


def _name(state: State, seat: Seat | None) -> str:
    """What a viewer knows the picture by: another name for each viewer and each card."""
    return f"{'-' if seat is None else seat}.{len(state.turned)}"


def _scored(state: State, card: int) -> State:
    """The next round, after the bids of those present were compared with the card."""
    bids = tuple(None if player.gone else player.bid for player in state.players)
    far = {
        seat: abs(player.number + bid - card)
        for seat, (player, bid) in enumerate(zip(state.players, bids, strict=True))
        if bid is not None
    }
    players = tuple(
        replace(player, bid=None, points=player.points + (far.get(seat) == min(far.values())))
        for seat, player in enumerate(state.players)
    )
    return replace(state, players=players, turned=(*state.turned, (card, bids)))
