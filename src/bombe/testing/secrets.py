"""Nobody sees more than the rules tell them: matches that told a seat the same look the same to it.

A random match is played again with something else hidden: another deal that could have told this
seat the same, other private actions of the other seats. All that the seat receives must be the
same, byte for byte, as long as the rules tell it the same.

A test that cannot fail shows nothing: leaks are planted in the views, and each must be found.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any

from bombe.chance import Chance
from bombe.game import NOTHING, Deal, Seat
from bombe.match import Entry, Match
from bombe.testing.wandering import Setup, any_action, everybody, seats, some

Leak = Callable[[Match[Any], Seat | None], object]  # something of a match, as JSON


class Hidden:
    """What a game hides, and how a test may change it behind a seat's back. A game's own is a
    subclass with `deals` and `disguised`, unless it says that one of them has nothing to change."""

    setups: Sequence[Setup] = ()
    """The kinds of matches to try; else those of the class of tests."""

    note: str = ""
    """An action that writes down some private text, which comes after it, where there is one."""

    open_deal: bool = False
    """Whether everybody may know all that was dealt. Otherwise `deals` must change some of it."""

    open_actions: bool = False
    """Whether everybody sees every action at once. Otherwise `disguised` must change some."""

    leaks: Mapping[str, Leak] = NOTHING
    """What a careless view might tell besides, by name; each must be found when it does."""

    def told(self, match: Match[Any], seat: Seat | None) -> object:
        """What the rules tell a seat so far of what `deals` and `disguised` change. Where this
        differs between two matches, they may look different from there on."""
        return None

    def reveals(self, match: Match[Any]) -> int:
        """How often secret choices have been revealed so far."""
        return 0

    def deals(self, match: Match[Any], seat: Seat | None, chance: Chance) -> Iterator[Deal]:
        """Some deals that may have told the seat the same."""
        yield match.deal

    def disguised(self, match: Match[Any], entry: Entry, revealed: bool, chance: Chance) -> str:
        """Another action that looks alike to the others, or the same one. `revealed`: it is shown
        to all later on, and may be changed in what is not shown only."""
        return entry[1]

    def shared(self, match: Match[Any], seat: Seat | None, other: Seat) -> bool:
        """Whether a seat may read another's notes."""
        return False

    def cautious(self, action: str) -> bool:
        """Whether random play should try another action first: this one ends most matches soon."""
        return False

    def others(
        self, match: Match[Any], seat: Seat | None, chance: Chance
    ) -> Iterator[Iterator[Match[Any]]]:
        """Matches that may have told the seat the same, each as it begins and after every action of
        its log, which may be shorter. For a game that hides what `deals` cannot change."""
        for deal in self.deals(match, seat, chance):
            yield self._again(match, seat, deal, chance)

    def _again(
        self, match: Match[Any], seat: Seat | None, deal: Deal, chance: Chance
    ) -> Iterator[Match[Any]]:
        """The match on another deal. The actions of other seats are disguised."""
        other = Match(match.game, deal, match.game.start(deal))
        yield other
        for before, entry in zip(trace(match), match.log, strict=False):
            who, action = entry
            if who is not None and who != seat:
                revealed = self.reveals(before) < self.reveals(match)
                action = self.disguised(other, (who, action), revealed, chance)
            other = other.play(who, action)
            yield other


def trace(match: Match[Any]) -> Iterator[Match[Any]]:
    """The match as it was at first and after each action."""
    step = Match(match.game, match.deal, match.game.start(match.deal))
    yield step
    for seat, action in match.log:
        step = step.play(seat, action)
        yield step


def walk(hidden: Hidden, match: Match[Any], steps: int, chance: Chance) -> Match[Any]:
    """The match after random actions, with notes of distinctive text; never quite to its end."""
    places = seats(match)
    for step in range(steps):
        seat = chance.pick(places)
        action = any_action(match, seat, chance)
        if action is not None and hidden.cautious(action) and chance.below(3):
            action = any_action(match, seat, chance)
        if action is None:
            continue
        if hidden.note and chance.below(6) == 0 and match.game.back(match.state, seat) is None:
            action = f"{hidden.note} {note_of(seat)} {step}"
        after = match.play(seat, action).drawn(chance)
        if after.outcome is not None:
            break
        match = after
    return match


def note_of(seat: Seat) -> str:
    return f"xyzzy{seat}"


# ---- comparing -------------------------------------------------------------------------------


def compare(
    hidden: Hidden, match: Match[Any], seat: Seat | None, chance: Chance, leak: Leak | None = None
) -> int:
    """How many matches that told the seat the same were compared with this one, to the end."""
    compared = 0
    places = seats(match)  # once: it takes a view to count them
    received = [
        (one, hidden.told(one, seat), _received(one, seat, leak, places)) for one in trace(match)
    ]
    for steps in hidden.others(match, seat, chance):
        for (one, told, facts), other in zip(received, steps, strict=False):  # noqa: B007
            if hidden.told(other, seat) != told:
                break  # from here on they may differ; up to here they may not
            now = _received(other, seat, leak, places)
            for name, fact in facts.items():
                assert now[name] == fact, f"{name} tells seat {seat} what it may not know"
        else:
            compared += 1
            assert _possible(other, seat) == _possible(one, seat)
    return compared


def _received(
    match: Match[Any], seat: Seat | None, leak: Leak | None, places: range
) -> dict[str, object]:
    """What a viewer is sent after an action, and what the table does that anybody can see."""
    game, state = match.game, match.state
    view = match.view(seat)
    if leak is not None:
        view = {**view, "leak": leak(match, seat)}
    return {
        "view": json.dumps(view, ensure_ascii=False, allow_nan=False),
        "glimpse": json.dumps(game.glimpse(state), ensure_ascii=False, allow_nan=False),
        "pictures": json.dumps(dict(game.pictures(state, seat))),
        "waiting": match.waiting,
        "turn": game.turn(state),
        "pace": game.pace(state),
        "speaks": [game.speaks(state, one) for one in places],
        "patience": [game.patience(state, one) for one in places],
    }


def _possible(match: Match[Any], seat: Seat | None) -> tuple[object, ...]:
    """What a viewer may do, and what the table would do for those who are gone or late."""
    game, state = match.game, match.state
    posts = [(game.absent(state, one), game.back(state, one)) for one in seats(match)]
    if seat is None:
        return (posts,)
    return posts, list(game.legal(state, seat)), game.late(state, seat)


def compare_some(hidden: Hidden, setup: Setup, matches: int, leak: Leak | None = None) -> int:
    """Compare random matches of a kind, for some viewers each."""
    compared = 0
    for seed in range(matches):
        chance = Chance(seed)
        match = Match.new(setup.game, setup.options, setup.seats, seed)
        match = walk(hidden, match, chance.below(40), chance)
        for seat in some(everybody(match), 3, chance):
            compared += compare(hidden, match, seat, chance, leak)
    return compared


def check_notes(hidden: Hidden, setup: Setup, matches: int) -> None:
    """What a seat writes down is in no other's view, and is not kept with the match; and what is
    kept shows the public the same."""
    for seed in range(matches):
        chance = Chance(seed)
        match = walk(hidden, setup.new(chance), 30, chance)
        for who in everybody(match):
            view = json.dumps(match.view(who))
            for seat in seats(match):
                own = seat == who or hidden.shared(match, who, seat)
                assert own or note_of(seat) not in view
        kept = [(seat, match.game.wordless(action)) for seat, action in match.log]
        said = [action for seat, action in kept if seat is not None and note_of(seat) in action]
        assert not said, "`wordless` leaves notes in what is kept"
        again = Match.replayed(match.game, match.deal, kept)
        for one, other in zip(trace(match), trace(again), strict=True):
            assert one.view(None) == other.view(None)


# ---- leaks -----------------------------------------------------------------------------------


def _dealt(match: Match[Any], seat: Seat | None) -> object:
    return match.deal


def _done(match: Match[Any], seat: Seat | None) -> object:
    return [action for who, action in match.log if who is None or who != seat]


def _one_bit(leak: Leak) -> Leak:
    def told(match: Match[Any], seat: Seat | None) -> object:
        whole = json.dumps(leak(match, seat), sort_keys=True)
        return blake2b(whole.encode()).digest()[0] & 1

    return told


def leaks_of(hidden: Hidden) -> dict[str, Leak]:
    """Every leak to plant for a game, by name."""
    leaks: dict[str, Leak] = {}
    if not hidden.open_deal:
        leaks |= {"what was dealt": _dealt, "one bit of what was dealt": _one_bit(_dealt)}
    if not hidden.open_actions:
        leaks |= {"what others did": _done, "one bit of what others did": _one_bit(_done)}
    return {**leaks, **hidden.leaks}


def is_found(hidden: Hidden, setups: Sequence[Setup], leak: Leak, matches: int) -> bool:
    """Whether views that also tell this would be noticed."""
    for seed in range(matches):
        for setup in setups:
            chance = Chance(seed)
            match = walk(hidden, setup.new(chance), chance.below(40), chance)
            try:
                for seat in some(everybody(match), 3, chance):
                    compare(hidden, match, seat, chance, leak)
            except AssertionError:
                return True
    return False
