"""Matches of Turing that look the same to a seat, and differ in what is hidden from it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bombe.chance import Chance
from bombe.game import IllegalAction, Seat
from bombe.games.imitation.deck import LEAST
from bombe.games.imitation.rules import Imitation
from bombe.games.imitation.state import SIDES, State
from bombe.match import Entry, Match
from bombe.testing import wandering
from bombe.testing.wandering import everybody, seen

OWN = [[f"own{n}", f"{n:0270x}"] for n in range(LEAST)]
SETUPS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (2, {"mode": "gnirut", "hand": 3}),
    (2, {"mode": "cooperative"}),
    (4, {"mode": "gnirut", "hand": 5}),
    (6, {"mode": "cooperative", "hand": 3}),
    (4, {"pictures": OWN}),
]
TRIED = (
    *("pick 1", "pick 2", "pick 3", "pick 4", "pick 9", "vote L", "vote R", "vote X", "pass"),
    *("next", "meant 1 x", "meant 3 x", "leave", "return", "round L 01", "nonsense", ""),
    *("choose", "choose 2", "choose 3", "point L", "point X", "abstain"),
)


# ---- another match that looks the same -------------------------------------------------------


def cut(seats: int, options: dict[str, Any], seed: int, chance: Chance) -> Match[State] | None:
    """A match after some random actions, in the midst of a round; None where it never was."""
    match, last = Match.new(Imitation(), options, seats, seed), None
    about = Chance(seed)
    for _ in range(5 + chance.below(40)):
        if match.state.phase in ("pick", "vote"):
            last = match
        waited = sorted(match.waiting) if chance.below(6) else list(range(seats))
        if not waited or match.outcome is not None:
            break
        seat = chance.pick(waited)
        actions = list(match.game.legal(match.state, seat))
        if len(actions) > 1 and chance.below(12):
            actions.remove("leave")
        if "return" not in actions and seat in match.waiting:
            match = _about(match, seat, about)
        match = match.play(seat, chance.pick(actions)).drawn(chance)
    return last


def _about(match: Match[State], seat: Seat, chance: Chance) -> Match[State]:
    """After a seat has said what it is about to do, now and then."""
    state = match.state
    action = f"point {chance.pick(SIDES)}" if state.phase == "vote" else ""
    if state.phase == "pick" and state.cards:
        action = _chosen(state.size, state.cards.machine, chance)
    return match.play(seat, action) if action and chance.below(2) else match


def _chosen(size: int, machine: int, chance: Chance) -> str:
    return chance.pick(["choose", *(f"choose {n + 1}" for n in range(size) if n != machine)])


def begun(match: Match[State]) -> int:
    """How many entries of the log come before the last round."""
    return max(n for n, (who, _) in enumerate(match.log) if who is None)


def alike(match: Match[State], viewer: Seat | None, chance: Chance) -> list[Entry]:
    """A log that may have told the viewer the same, with something else in the last round."""
    state = match.state
    mine = viewer == state.responder
    action, places = _other_draw(state, mine, chance)
    machine = 0 if action.split(" ")[1] == "L" else state.size - 1
    log: list[Entry] = [*match.log[: begun(match)], (None, action)]
    for who, action in match.log[begun(match) + 1 :]:
        if action.startswith("pick") and not mine:
            action = f"pick {places.pop(0) + 1}"
        elif action.startswith("vote") and who != viewer:
            action = f"vote {chance.pick(SIDES)}"
        elif action.startswith("choose") and not mine:
            action = _chosen(state.size, machine, chance)
        elif action.startswith("point") and who != viewer:
            action = f"point {chance.pick(SIDES)}"
        log.append((who, action))
    return log


def _other_draw(state: State, mine: bool, chance: Chance) -> tuple[str, list[int]]:
    """A draw that shows the same pairs, and where in its hands the human's cards are. To the
    Responder all is known but the hands to come."""
    cards = state.cards
    assert cards
    side = cards.side if mine else chance.pick(SIDES)
    machine = 0 if side == "L" else state.size - 1
    hands: list[list[str | None]] = [[None] * state.size for _ in cards.hands]
    places = []
    for n, pick in enumerate(state.picks, 1):
        shown = cards.pair(n, pick)
        place = chance.pick([place for place in range(state.size) if place != machine])
        hands[n - 1][machine] = shown[side]
        hands[n - 1][place] = shown["R" if side == "L" else "L"]
        places.append(place)
    if mine:
        for n in range(state.pair):
            hands[n] = [*cards.hands[n]]
    used = {cards.guide, *(key for hand in hands for key in hand if key is not None)}
    rest = iter(chance.shuffled([key for key in state.deck if key not in used]))
    drawn = [key or next(rest) for hand in hands for key in hand]
    return " ".join(["round", side, cards.guide, *drawn]), places


# ---- what somebody is told -------------------------------------------------------------------


def told(match: Match[State], viewer: Seat | None) -> dict[str, object]:
    """Everything that the table tells a viewer of a match, or does where the viewer can see it."""
    game, state = match.game, match.state
    places = wandering.seats(match)
    sent = seen(match, viewer)
    facts: dict[str, object] = {
        "view": sent.encode(),
        "pictures": json.dumps(game.pictures(state, viewer)),
        "about": [
            (str(heading), [str(line) for line in lines])
            for heading, lines in game.about(json.loads(sent))
        ],
        "waiting": match.waiting,
        "turn": game.turn(state),
        "pace": game.pace(state),
        "outcome": match.outcome,
        "draw": game.chance(state, Chance(1)) is None,
        "speaks": [game.speaks(state, seat) for seat in places],
        "absent": [game.absent(state, seat) for seat in places],
        "back": [game.back(state, seat) for seat in places],
        "patience": [game.patience(state, seat) for seat in places],
    }
    if viewer is not None:
        facts["legal"] = list(game.legal(state, viewer))
        facts["late"] = game.late(state, viewer)
        facts["refused"] = [_refusal(match, viewer, action) for action in TRIED]
    return facts


def _refusal(match: Match[State], seat: Seat, action: str) -> str:
    try:
        match.play(seat, action)
    except IllegalAction as error:
        return str(error)
    return ""


def trace(game: Imitation, deal: Mapping[str, Any], log: Sequence[Entry]) -> Iterator[Match[State]]:
    match = Match(game, dict(deal), game.start(dict(deal)))
    yield match
    for who, action in log:
        match = match.play(who, action)
        yield match


def compare(game: Imitation, seats: int, options: dict[str, Any], matches: int) -> Counter[str]:
    """Play matches, each also as others that look the same; what was different in these."""
    differed: Counter[str] = Counter()
    for seed in range(matches):
        chance = Chance(seed)
        match = cut(seats, options, seed, chance)
        if match is None:
            continue
        for viewer in everybody(match):
            start = begun(match) + 1  # up to here both are the same
            steps = [*trace(game, match.deal, match.log)][start:]
            first = [told(one, viewer) for one in steps]
            for _ in range(2):
                others = [*trace(game, match.deal, alike(match, viewer, chance))][start:]
                for then, other in zip(first, others, strict=True):
                    now = told(other, viewer)
                    for way, known in then.items():
                        assert now[way] == known, way
                differed.update(_differences(match.state, others[-1].state, viewer))
    return differed


def _differences(one: State, other: State, viewer: Seat | None) -> Iterator[str]:
    assert one.cards
    assert other.cards
    mine = viewer == one.responder
    if one.cards.side != other.cards.side:
        yield "side with pairs" if one.picks else "side"
    if one.cards.hands != other.cards.hands:
        yield "own hands to come" if mine else "hands"
    if one.picks != other.picks:
        yield "picks"
    if [p.vote for p in one.players] != [p.vote for p in other.players]:
        yield "votes for the Responder" if mine else "votes"
