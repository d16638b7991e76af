"""The rules of a match: rounds, pairs, votes, points and laps.

Actions, each a line of text:

    pick 3      vote L      vote R      pass      next
    meant 2 the red roof    leave       return
    choose 3    choose      point L     point       abstain

`choose` and `point` say what a seat is about to do, to nobody: see `intent`. `abstain` is what the
table posts for those who are late with their last vote.

A pick may say by a word what is meant by it, and a vote why, with the pair that it is about:
`pick 3 leaving`, `vote L leaving 2`. The words are those of `reasons`; nobody sees them until the
round is over.

They may end with the pair that they are for, `vote L at 4 2`: see `aim`.

and for each round a draw: `round L 17 03 …` is the Machine's side, the Guide, and three hands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import cast

from bombe.chance import Chance
from bombe.game import (
    About,
    Deal,
    Game,
    IllegalAction,
    Options,
    Outcome,
    Seat,
    View,
    read_action,
)
from bombe.games.imitation import intent, shape
from bombe.games.imitation.aim import for_this_pair
from bombe.games.imitation.bots import BOTS
from bombe.games.imitation.choices import BOT_NAMES, MOST_SEATS, NAMES, OPTIONS
from bombe.games.imitation.deck import DECK, must_be_deck, own_deck
from bombe.games.imitation.ending import decided
from bombe.games.imitation.leaving import leaving
from bombe.games.imitation.reasons import AT_LARGE, MEANT
from bombe.games.imitation.state import (
    PAIRS,
    SIDES,
    Cards,
    Mode,
    Phase,
    Player,
    Result,
    State,
    Vote,
    timed,
)
from bombe.games.imitation.views import about, glimpse, pictures, seat_view
from bombe.text import BadInput, T
from bombe.values import changed

LONGEST_MEANING = 120
VEIL_BITS = 128
PACE = (3.0, 8.0)  # seconds that a bot takes

WHY = {
    "lead": T("One player leads, and all have been Responder equally often."),
    "tie": T("The score was level; the points earned as Responder decided."),
    "together": T("Together you have points enough: you understand each other."),
    "short": T("Together you have too few points; the Machine is a good imitator."),
}


# ---- the actions -----------------------------------------------------------------------------


def _pick(state: State, seat: Seat, words: list[str]) -> State:
    _must_choose(state, seat)
    if len(words) not in (1, 2) or not MEANT.keys() >= {*words[1:]}:
        raise intent.no_card(state)
    place = intent.place(state, words[0])
    themes = (*state.themes, words[1] if len(words) > 1 else "")
    return changed(state, picks=(*state.picks, place), themes=themes, phase=Phase.VOTE)


def _vote(state: State, seat: Seat, words: list[str]) -> State:
    _must_decide(state, seat)
    if not words or words[0] not in SIDES or not _is_reason(words[1:], state.pair):
        raise IllegalAction(T("Vote like this: vote L, or vote R"))
    side, why, pair = [*words, "", ""][:3]
    vote = Vote(side, state.pair, why, int(pair) if pair else None)
    return state.with_player(seat, vote=vote, passed=False)


def _is_reason(words: list[str], pairs: int) -> bool:
    """Whether that may follow a vote: nothing, a word, or a word and a pair that was shown."""
    if len(words) < 2:
        return not words or words[0] in AT_LARGE
    word, *pair = words
    return word in MEANT.keys() - AT_LARGE.keys() and pair in [[str(n + 1)] for n in range(pairs)]


def _pass(state: State, seat: Seat, words: list[str]) -> State:
    _nothing_after(words)
    _must_decide(state, seat)
    _must_not_have_passed(state, seat)
    if state.pair == PAIRS:
        raise IllegalAction(T("This was the last pair: vote L or R."))
    return state.with_player(seat, passed=True)


def _choose(state: State, seat: Seat, words: list[str]) -> State:
    _must_choose(state, seat)
    return intent.chosen(state, seat, words)


def _point(state: State, seat: Seat, words: list[str]) -> State:
    _must_decide(state, seat)
    return intent.pointed(state, seat, words)


def _abstain(state: State, seat: Seat, words: list[str]) -> State:
    _nothing_after(words)
    _must_decide(state, seat)
    _must_not_have_passed(state, seat)
    if state.pair < PAIRS:
        raise IllegalAction(T("There is another pair to come: vote or pass."))
    return state.with_player(seat, passed=True)


def _next(state: State, seat: Seat, words: list[str]) -> State:
    _nothing_after(words)
    _must_be(state, Phase.SCORE, T("This round is not over yet."))
    if state.players[seat].ready:
        raise IllegalAction(T("You have said so already; wait for the others."))
    return state.with_player(seat, ready=True)


def _meant(state: State, seat: Seat, words: list[str]) -> State:
    if state.phase is not Phase.SCORE:
        raise IllegalAction(T("You can tell what you meant once the round is over."))
    if seat != state.responder:
        raise IllegalAction(T("Only the Responder of this round can tell what was meant."))
    numbers = [str(n + 1) for n in range(len(state.picks))]
    if not words or words[0] not in numbers:
        raise IllegalAction(T("Name a pair that was shown, like this: meant 1 the red roof"))
    text = " ".join(words[1:]).strip()
    if len(text) > LONGEST_MEANING:
        raise IllegalAction(T("Tell it in at most {n} characters.", n=LONGEST_MEANING))
    meant = list(state.meant)
    meant[numbers.index(words[0])] = text
    return changed(state, meant=tuple(meant))


def _leave(state: State, seat: Seat, words: list[str]) -> State:
    _nothing_after(words)
    return state.with_player(seat, gone=True)


def _return(state: State, seat: Seat, words: list[str]) -> State:
    _nothing_after(words)
    if not state.players[seat].gone:
        raise IllegalAction(T("You are here already."))
    return state.with_player(seat, gone=False)


ACTIONS: Mapping[str, Callable[[State, Seat, list[str]], State]] = {
    "pick": _pick,
    "vote": _vote,
    "pass": _pass,
    "choose": _choose,
    "point": _point,
    "abstain": _abstain,
    "next": _next,
    "meant": _meant,
    "leave": _leave,
    "return": _return,
}


def _must_be(state: State, phase: Phase, otherwise: T) -> None:
    if state.phase is not phase:
        raise IllegalAction(otherwise)
    if state.resting:
        raise IllegalAction(T("The game is paused until another player is back."))


def _must_decide(state: State, seat: Seat) -> None:
    """This seat may vote: also one that has passed, until the others are done with this pair."""
    _must_be(state, Phase.VOTE, T("There is no new pair to vote on yet."))
    if seat == state.responder:
        raise IllegalAction(T("The Responder does not vote."))
    if state.players[seat].vote:
        raise IllegalAction(T("You have voted; a vote is final."))


def _must_not_have_passed(state: State, seat: Seat) -> None:
    if state.players[seat].passed:
        raise IllegalAction(T("You have passed; you may still vote before the next pair."))


def _must_choose(state: State, seat: Seat) -> None:
    _must_be(state, Phase.PICK, T("There is no card to choose now."))
    if seat != state.responder:
        raise IllegalAction(T("Only the Responder chooses a card."))


def _nothing_after(words: list[str]) -> None:
    if words:
        raise IllegalAction(T("Nothing belongs after that word."))


def _drawn(state: State) -> Cards:
    assert state.cards
    return state.cards


# ---- the course of a round -------------------------------------------------------------------


def _dealt(state: State, action: str) -> State:
    """The round begins with what chance has drawn."""
    verb, *words = action.split(" ")
    size = state.size
    if state.phase is not Phase.DEAL or state.resting:
        raise IllegalAction(T("No cards are drawn now."))
    if (
        verb != "round"
        or len(words) != 2 + PAIRS * size
        or words[0] not in SIDES
        or len(set(words[1:])) != len(words) - 1
        or not set(words[1:]) <= set(state.deck)
    ):
        raise IllegalAction(T("That is not a draw for a round."))
    side, guide, *rest = words
    hands = tuple(tuple(rest[at : at + size]) for at in range(0, PAIRS * size, size))
    return changed(state, cards=Cards(side, guide, hands), phase=Phase.PICK)


def _settled(state: State) -> State:
    """The state after everything that the last action completes."""
    if state.phase in (Phase.PICK, Phase.VOTE):
        state = _round_settled(state)
    if state.phase is Phase.SCORE and all(state.players[seat].ready for seat in state.present):
        if state.why:
            return changed(state, phase=Phase.OVER)
        if not state.resting:
            state = _cleared(state)
    return _skipped(state)


def _round_settled(state: State) -> State:
    if state.responder not in state.present:
        return _closed(state, void=True)
    if state.resting:
        return state
    undecided = [state.players[seat] for seat in state.interrogators]
    if all(player.vote for player in undecided):
        return _closed(state, void=False)
    if state.phase is Phase.VOTE and all(player.vote or player.passed for player in undecided):
        if state.pair == PAIRS:
            return _closed(state, void=False)
        state = state.with_players(passed=False, intent="")
        return changed(state, pair=state.pair + 1, phase=Phase.PICK)
    return state


def _closed(state: State, void: bool) -> State:
    """The round is over, and counts unless it is void."""
    cards, responder = _drawn(state), state.responder
    votes = tuple(
        (seat, vote)
        for seat in sorted(state.interrogators)
        if (vote := state.players[seat].vote) is not None
    )
    points = [0] * len(state.players)
    if not void:
        for seat, vote in votes:
            points[seat] = vote.points(cards.human)
        # The Responder, who did not vote, has none yet. In Gnirut it was to mislead.
        points[responder] = 0 if state.mode is Mode.GNIRUT else sum(points)
    players = tuple(
        changed(
            player,
            score=player.score + points[seat],
            responder=player.responder + (points[seat] if seat == responder else 0),
            ready=False,
        )
        for seat, player in enumerate(state.players)
    )
    missing = () if void else tuple(sorted(state.interrogators - {seat for seat, _ in votes}))
    result = Result(state.number, responder, void, cards.side, votes, tuple(points), missing)
    results = (*state.results, result)
    return decided(changed(state, players=players, results=results, phase=Phase.SCORE))


def _cleared(state: State) -> State:
    """The table before the next round."""
    state = state.with_players(vote=None, passed=False, ready=False, intent="")
    return changed(
        state,
        number=state.number + 1,
        phase=Phase.DEAL,
        pair=1,
        cards=None,
        picks=(),
        themes=(),
        meant=("",) * PAIRS,
        kept=(*state.kept, state.this_round),
    )


def _skipped(state: State) -> State:
    """The turns of Responders who are gone count as taken, and nothing is drawn for them. Two at
    least are present, so this comes to one of them, or to the end of the match."""
    while state.phase is Phase.DEAL and not state.resting and state.responder not in state.present:
        nothing = (0,) * len(state.players)
        result = Result(state.number, state.responder, True, None, (), nothing)
        state = decided(changed(state, results=(*state.results, result)))
        state = changed(state, phase=Phase.OVER) if state.why else _cleared(state)
    return state


# ---- the game --------------------------------------------------------------------------------


class Imitation(Game[State]):
    """The game, as the table knows it."""

    key = "imitation"
    title = T("Turing")
    seats = range(2, MOST_SEATS + 1)
    options = OPTIONS
    bots = BOTS
    levels = NAMES
    bot_names = BOT_NAMES
    view_type = shape.View
    credits = T(
        "Turing is a game by Glenn Ford (Man O’ Kent Games). This is an unofficial fan project, "
        "made without his involvement; if you like the game, buy it."
    )
    skin = "bombe.games.imitation.skin:SKIN"
    deck = "deck"
    intake = "bombe.games.imitation.intake"

    def hurdle(self, options: Options, seats: int) -> T | None:
        if options["mode"] == Mode.COMPETITIVE and seats == 2:
            return T("Two players cannot play the competitive mode: choose co-operative or Gnirut.")
        return None

    def deal(self, options: Options, seats: int, chance: Chance) -> Deal:
        if hurdle := self.hurdle(options, seats):
            raise BadInput(hurdle)
        if options["first"] > seats:
            raise BadInput(T("There is no seat {n} at this table.", n=options["first"]))
        own = options["pictures"]
        must_be_deck(own)
        return {
            "mode": options["mode"],
            "hand": options["hand"],
            "seats": seats,
            "first": options["first"] - 1 if options["first"] else chance.below(seats),
            "veil": f"{chance.below(1 << VEIL_BITS):0{VEIL_BITS // 4}x}",
            "deck": [list(picture) for picture in own] or None,
            "wait": options["wait"],
        }

    def start(self, deal: Deal) -> State:
        return State(
            mode=Mode(deal["mode"]),
            size=deal["hand"],
            first=deal["first"],
            veil=deal["veil"],
            deck=own_deck(deal["deck"]) if deal["deck"] else DECK,
            players=(Player(),) * deal["seats"],
            wait=deal.get("wait", OPTIONS["wait"].default),  # deals of old have none
        )

    def chance(self, state: State, chance: Chance) -> str | None:
        if state.phase is not Phase.DEAL or state.resting:
            return None
        side = chance.pick(SIDES)
        return " ".join(["round", side, *chance.sample(list(state.deck), 1 + PAIRS * state.size)])

    def apply(self, state: State, seat: Seat | None, action: str) -> State:
        if seat is None and not state.over:
            return timed(state, _dealt(state, action))
        seat, verb, words = read_action(action, ACTIONS, seat, len(state.players), state.over)
        if state.players[seat].gone and verb != "return":
            raise IllegalAction(T("You have left; return first."))
        words = for_this_pair(state, verb, words)
        return timed(state, _settled(ACTIONS[verb](state, seat, words)))

    def wordless(self, action: str, seen: bool = False) -> str:
        # What was meant is told to everybody.
        verb, *words = action.split(" ")
        return " ".join([verb, *words[:1]]) if seen and verb == "meant" else action

    def legal(self, state: State, seat: Seat) -> Iterable[str]:
        if state.over:
            return
        if seat not in state.present:
            yield "return"
            return
        if seat in state.waiting:
            if state.phase is Phase.PICK:
                machine = _drawn(state).machine
                yield from (f"pick {n + 1}" for n in range(state.size) if n != machine)
            elif state.phase is Phase.VOTE:
                yield from (f"vote {side}" for side in SIDES)
                if state.pair < PAIRS:
                    yield "pass"
            else:
                yield "next"
        elif state.phase is Phase.VOTE and state.players[seat].passed and not state.resting:
            yield from (f"vote {side}" for side in SIDES)
        if state.phase is Phase.SCORE and seat == state.responder:
            yield from (f"meant {n + 1}" for n in range(len(state.picks)))
        yield "leave"

    def waiting(self, state: State) -> frozenset[Seat]:
        return state.waiting

    def absent(self, state: State, seat: Seat) -> str | None:
        return "leave" if not state.over and seat in state.present else None

    def leaving(self, state: State, seat: Seat) -> T | None:
        if state.over or seat not in state.present:
            return None
        return leaving(state, self.apply(state, seat, "leave"), seat)

    def patience(self, state: State, seat: Seat) -> float | None:
        return intent.patience(state, seat)

    def back(self, state: State, seat: Seat) -> str | None:
        return "return" if not state.over and seat not in state.present else None

    def late(self, state: State, seat: Seat) -> str | None:
        return intent.late(state, seat)

    def turn(self, state: State) -> int:
        return state.turn

    def pace(self, state: State) -> tuple[float, float]:
        """A person's time to look at pictures. Nobody waits for a bot to go on."""
        return PACE if state.phase in (Phase.PICK, Phase.VOTE) else (0.0, 0.0)

    def speaks(self, state: State, seat: Seat) -> bool:
        """The Responder says nothing until the round is scored."""
        return seat != state.responder or state.phase not in (Phase.PICK, Phase.VOTE)

    def view(self, state: State, seat: Seat | None) -> View:
        return cast(View, seat_view(state, seat))

    def glimpse(self, state: State) -> View:
        return cast(View, glimpse(state))

    def pictures(self, state: State, seat: Seat | None) -> Mapping[str, str]:
        return pictures(state, seat)

    def about(self, view: View) -> About:
        return about(view)

    def outcome(self, state: State) -> Outcome | None:
        together = state.mode is Mode.COOPERATIVE
        return Outcome(state.winners, WHY[state.why], together) if state.over else None
