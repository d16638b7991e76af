"""A match that is over, to look at: what lay on the table in every round, whom the Machine fooled
best, and who was quickest to see through the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bombe.games.imitation import shape
from bombe.games.imitation.state import PAIRS, Kept, Result, State

Picture = Callable[[int, str, str], shape.Picture]
"""What a viewer is told of a card, by the round, where it lay, and its key."""


def gallery(state: State, picture: Picture) -> shape.Gallery:
    rounds = _rounds(state)
    return {
        "rounds": [_shown(result, kept, picture) for result, kept in rounds],
        "fooled": _best_fooled(rounds, picture),
        "quickest": _quickest(state.results),
    }


def hung(state: State) -> Iterator[tuple[int, str, str]]:
    """The cards in the gallery: the round, where each lay, and its key. Those are left out that
    nobody chose."""
    for result, kept in _rounds(state):
        for spot, key in _spots(kept):
            yield result.number, spot, key


def _spots(kept: Kept) -> Iterator[tuple[str, str]]:
    if kept.cards:
        yield "guide", kept.cards.guide
        for n, pick in enumerate(kept.picks, 1):
            for side, key in kept.cards.pair(n, pick).items():
                yield f"{n}{side}", key


def themes_told(kept: Kept) -> shape.Meant:
    """What bots meant, where one of them said so."""
    if not any(kept.themes):
        return {}
    told = [word or None for word in kept.themes]
    return {"themes": told + [None] * (PAIRS - len(told))}


def _rounds(state: State) -> list[tuple[Result, Kept]]:
    return list(zip(state.results, (*state.kept, state.this_round), strict=True))


def _shown(result: Result, kept: Kept, picture: Picture) -> shape.Shown:
    number, cards = result.number, kept.cards
    right = [] if result.void else [seat for seat, vote in result.votes if vote.side != result.side]
    look = {spot: picture(number, spot, key) for spot, key in _spots(kept)}
    return {
        "round": number,
        "human": cards.human if cards else None,
        "guide": look.get("guide"),
        "pairs": [{"L": look[f"{n}L"], "R": look[f"{n}R"]} for n in range(1, len(kept.picks) + 1)],
        "saw": right,
        "meant": [text or None for text in kept.meant],
        **themes_told(kept),
    }


def _best_fooled(rounds: list[tuple[Result, Kept]], picture: Picture) -> shape.Fooled | None:
    """Of those that are level the earliest. A vote is for the pair after which it came."""
    best: shape.Fooled | None = None
    for result, kept in rounds:
        if result.void or not kept.cards:
            continue
        for n, pick in enumerate(kept.picks, 1):
            seats = [
                seat for seat, vote in result.votes if vote.after == n and vote.side == result.side
            ]
            if len(seats) > (len(best["seats"]) if best else 0):
                side = kept.cards.side
                key = kept.cards.pair(n, pick)[side]
                shown = picture(result.number, f"{n}{side}", key)
                best = {"round": result.number, "pair": n, "picture": shown, "seats": seats}
    return best


def _quickest(results: tuple[Result, ...]) -> list[shape.Quick]:
    """Whoever was right after one pair most often; several share it."""
    quick: dict[int, list[int]] = {}
    for result in results:
        for seat, vote in result.votes:
            if not result.void and vote.after == 1 and vote.side != result.side:
                quick.setdefault(seat, []).append(result.number)
    most = max(map(len, quick.values()), default=0)
    return [
        {"seat": seat, "rounds": rounds}
        for seat, rounds in sorted(quick.items())
        if len(rounds) == most
    ]
