"""What each seat sees: built up from what it may know, never cut down from the state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Any

from bombe.game import Seat, View
from bombe.games.imitation import shape
from bombe.games.imitation.deck import DECK, described
from bombe.games.imitation.gallery import gallery, hung, themes_told
from bombe.games.imitation.intent import about_to
from bombe.games.imitation.reasons import MEANT, said
from bombe.games.imitation.shape import Picture
from bombe.games.imitation.state import PAIRS, SIDES, Mode, Phase, Result, State, Vote
from bombe.text import T


def seat_view(state: State, seat: Seat | None) -> shape.View:
    look = _looks(state, seat)
    end: shape.End = {}
    if state.over:
        end["outcome"] = {"winners": list(state.winners), "why": state.why}
        end["gallery"] = gallery(state, lambda n, spot, key: _picture(state, seat, n, spot, key))
    return {
        **_shared(state),
        "you": seat,
        "guide": look.get("guide"),
        "pairs": [{"L": look[f"{n}L"], "R": look[f"{n}R"]} for n in range(1, len(state.picks) + 1)],
        **_own(state, seat, look),
        "opened": _opened(state, look) if state.open and state.cards else None,
        **end,
    }


def glimpse(state: State) -> shape.View:
    """Who plays and how it goes, and no picture: for those who have come during the match."""
    nothing: shape.Own = {}
    end: shape.End = {"glimpse": True}
    return {
        **_shared(state),
        "you": None,
        "guide": None,
        "pairs": [],
        **nothing,
        "opened": None,
        **end,
    }


def _own(state: State, seat: Seat | None, look: Mapping[str, Picture]) -> shape.Own:
    if seat is None:
        return {}
    vote = state.players[seat].vote
    own: shape.Own = {"vote": vote.side if vote else None}
    intent = about_to(state, seat)
    if intent in SIDES:
        own["pointed"] = intent
    elif intent:
        own["selected"] = int(intent)
    if _responds(state, seat):
        assert state.cards
        own["side"] = state.cards.side
        own["machine"] = state.cards.machine
        own["hand_cards"] = _hand(state, look, state.pair)
        own["picks"] = [pick + 1 for pick in state.picks]
    return own


def pictures(state: State, seat: Seat | None) -> Mapping[str, str]:
    """The pictures that a seat may look at now: name -> key of the card."""
    named = {_name(state, seat, state.number, spot): key for spot, key in _spots(state, seat)}
    if state.over:
        named |= {_name(state, seat, n, spot): key for n, spot, key in hung(state)}
    return named


# ---- where cards lie -------------------------------------------------------------------------


def _responds(state: State, seat: Seat | None) -> bool:
    """Whether this seat holds the hand now."""
    return seat == state.responder and state.phase in (Phase.PICK, Phase.VOTE)


def _spots(state: State, seat: Seat | None) -> Iterator[tuple[str, str]]:
    """Where cards lie that a seat may see, and which: the only place that decides it."""
    cards = state.cards
    if cards is None:
        return
    yield "guide", cards.guide
    for n, pick in enumerate(state.picks, 1):
        for side, key in cards.pair(n, pick).items():
            yield f"{n}{side}", key
    hands: range = range(0)
    if state.open:
        hands = range(1, state.pair + 1)  # of a round that ended early the rest was never drawn
    elif _responds(state, seat):
        hands = range(state.pair, state.pair + 1)
    for n in hands:
        for place, key in enumerate(cards.hands[n - 1]):
            yield f"{n}.{place}", key


def _name(state: State, seat: Seat | None, number: int, spot: str) -> str:
    """The name by which a viewer knows a picture. It encodes where the card lies and nothing else,
    and only the server can read it: one viewer's name means nothing to another, and a card that
    comes up again has a new one."""
    viewer = "-" if seat is None else seat
    text = f"{viewer}/{number}.{spot}"
    return blake2b(text.encode(), key=bytes.fromhex(state.veil), digest_size=8).hexdigest()


def _looks(state: State, seat: Seat | None) -> dict[str, Picture]:
    return {
        spot: _picture(state, seat, state.number, spot, key) for spot, key in _spots(state, seat)
    }


def _picture(state: State, seat: Seat | None, number: int, spot: str, key: str) -> Picture:
    # What the public saw is kept for ever. A print is in effect a tiny picture, and a host's own
    # pictures must disappear with their room.
    untold = seat is None and state.deck is not DECK
    return {
        "name": _name(state, seat, number, spot),
        "text": str(state.deck[key].text),
        "print": "" if untold else state.deck[key].print,
    }


def _hand(state: State, look: Mapping[str, Picture], n: int) -> list[Picture]:
    return [look[f"{n}.{place}"] for place in range(state.size)]


# ---- what is the same for all ----------------------------------------------------------------


def _shared(state: State) -> shape.Common:
    """What everybody sees, but for the pictures, whose names differ."""
    if "common" not in state.memory:
        state.memory["common"] = _common(state)
    common: shape.Common = state.memory["common"]
    return common


def _common(state: State) -> shape.Common:
    return {
        "mode": state.mode.value,
        "hand": state.size,
        "goal": state.goal if state.mode is Mode.COOPERATIVE else None,
        "needed": state.needed if state.mode is Mode.COOPERATIVE else None,
        "round": state.number,
        "lap": state.lap,
        "phase": state.phase.value,
        "pair": state.pair,
        "responder": state.responder,
        "seats": [
            {
                "score": player.score,
                "responder": player.responder,
                "gone": player.gone,
                "voted": player.vote.after if player.vote else None,
                "passed": player.passed,
                "ready": player.ready,
            }
            for player in state.players
        ],
        "waiting": sorted(state.waiting),
        "resting": state.resting,
        "history": [_told(result) for result in state.results],
        "last": bool(state.why),
        "over": state.over,
    }


def _told(result: Result) -> shape.Result:
    return {
        "round": result.number,
        "responder": result.responder,
        "void": result.void,
        "side": result.side,
        "votes": _votes(result),
        "points": list(result.points),
        **_abstained(result),
    }


def _votes(result: Result) -> list[shape.Vote]:
    return [
        {
            "seat": seat,
            "side": vote.side,
            "after": vote.after,
            "points": result.points[seat],
            **_reason(vote),
        }
        for seat, vote in result.votes
    ]


def _reason(vote: Vote) -> shape.Reason:
    if not vote.why:
        return {}
    return {"why": vote.why} if vote.pair is None else {"why": vote.why, "pair": vote.pair}


def _abstained(result: Result) -> shape.Abstained:
    return {"abstained": list(result.abstained)} if result.abstained else {}


def _opened(state: State, look: Mapping[str, Picture]) -> shape.Opened:
    """All of a round that is over."""
    cards, result = state.cards, state.results[-1]
    assert cards
    picks: list[int | None] = [pick + 1 for pick in state.picks]
    return {
        "void": result.void,
        "side": cards.side,
        "human": cards.human,
        "machine": cards.machine,
        "hands": [_hand(state, look, n) for n in range(1, state.pair + 1)],
        "picked": picks + [None] * (state.pair - len(picks)),
        "votes": _votes(result),
        "points": list(result.points),
        "meant": [text or None for text in state.meant],
        **_abstained(result),
        **themes_told(state.this_round),
    }


# ---- in words --------------------------------------------------------------------------------

_HOW = (
    T("The Responder sends three pairs of pictures; a Machine chose one of each pair at random."),
    T(
        "The Machine keeps the same side, L or R, for the whole round; the others look for "
        "the human side."
    ),
    T("Everyone sees the Guide; the Responder may follow it, and says nothing."),
    T("After each pair vote L or R, or pass; after the third everybody votes. A vote is final."),
    T("A right vote is worth 3 points after the first pair, 2 after the second, then 1."),
)
_ROLES = {
    "pick": T("You are the Responder: choose a card of your hand, like this: pick 2"),
    "vote": T("Vote like this: vote L, or vote R; or pass"),
    "last": T("Vote like this: vote L, or vote R"),
    "score": T("The round is over: say next. The Responder may add: meant 1 the red roof"),
}


def about(view: View) -> list[tuple[T | str, list[T | str]]]:
    """The game in a few sentences, and the pictures in words."""
    told: list[tuple[T | str, list[T | str]]] = [(T("How it goes"), [*_HOW, _aim(view)])]
    if (role := _role(view)) is not None:
        told.append((T("Your turn"), [role]))
    if view["guide"]:
        told.append((T("The Guide"), [described(view["guide"]["text"])]))
    for n, pair in enumerate(view["pairs"], 1):
        sides: list[T | str] = [_line(side, picture) for side, picture in pair.items()]
        told.append((T("Pair {n}", n=n), sides))
    if "hand_cards" in view:
        told.append((T("Your hand"), _hand_in_words(view["hand_cards"], view["machine"])))
    if view["opened"]:
        told += _opened_in_words(view["opened"])
    return told


def _aim(view: View) -> T:
    if view["mode"] == Mode.GNIRUT:
        return T("The Responder scores nothing, and tries to mislead the others.")
    if view["mode"] == Mode.COOPERATIVE:
        return T(
            "The Responder scores what the others score; together you need {goal} points.",
            goal=view["goal"],
        )
    return T("The Responder scores as much as all the others together in that round.")


def _role(view: View) -> T | None:
    if view["you"] not in view["waiting"] or view["resting"]:
        return None
    last = view["phase"] == "vote" and view["pair"] == PAIRS
    return _ROLES.get("last" if last else view["phase"])


def _line(label: object, picture: Picture) -> T:
    return T("{label}: {text}", label=label, text=described(picture["text"]))


def _hand_in_words(hand: list[Picture], machine: int, picked: int | None = None) -> list[T | str]:
    lines: list[T | str] = []
    for place, picture in enumerate(hand):
        label: Any = place + 1
        if place == machine:
            label = T("{n}, the Machine's", n=label)
        elif label == picked:
            label = T("{n}, the human's", n=label)
        lines.append(_line(label, picture))
    return lines


def meant_by(opened: View, n: int) -> T | str | None:
    """What the Responder meant by a pair, as far as they told."""
    word = opened["themes"][n - 1] if "themes" in opened else None
    return opened["meant"][n - 1] or (MEANT[word] if word else None)


def _opened_in_words(opened: View) -> list[tuple[T | str, list[T | str]]]:
    human = T("The human was on side {side}.", side=opened["human"])
    lines: list[T | str] = [
        T("This round is void: the Responder left.") if opened["void"] else human
    ]
    for vote in opened["votes"]:
        if "why" in vote:
            who = T("Player {n}", n=vote["seat"] + 1)
            lines.append(T("{who}: {what}", who=who, what=said(vote["why"], vote.get("pair"))))
    told: list[tuple[T | str, list[T | str]]] = [(T("What was hidden"), lines)]
    for n, hand in enumerate(opened["hands"], 1):
        words = _hand_in_words(hand, opened["machine"], opened["picked"][n - 1])
        if meant := meant_by(opened, n):
            words.append(T("The Responder meant: {words}", words=meant))
        told.append((T("Hand {n}", n=n), words))
    return told
