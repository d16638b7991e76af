"""Which cards may join some others so that a valid problem exists."""

from __future__ import annotations

from collections.abc import Sequence

from bombe import given
from bombe.games.turing_machine.cards import CARDS, find_card
from bombe.games.turing_machine.codes import ALL_CODES
from bombe.games.turing_machine.problem import SIZES, parse_cards
from bombe.text import BadInput, T, shortened


def additions(cards: Sequence[int] | str, verifiers: int) -> list[int]:
    """The cards that may join these: with each of them some valid classic problem of that many
    verifiers holds them all. Twins may meet.

    >>> bombe.additions("4 9 11", verifiers=4)[:8]
    [1, 5, 6, 8, 10, 12, 13, 14]
    """
    cards = parse_cards(cards) if isinstance(cards, str) else given.wholes("cards", cards)
    if given.whole_or_none(verifiers) not in SIZES:
        raise BadInput(T("a problem has 4, 5 or 6 verifiers, not {n}", n=shortened(verifiers)))
    for at, card in enumerate(cards):
        find_card(card)
        if card in cards[:at]:
            raise BadInput(T("card {n} is there twice; there is only one of each", n=card))
    if not 0 < len(cards) < verifiers:
        raise BadInput(
            T(
                "to find cards that go with them, give 1 to {most} cards, not {n}",
                most=verifiers - 1,
                n=len(cards),
            )
        )
    found: set[int] = set()
    for card in CARDS:
        if card not in found and card not in cards:
            found.update(_completed((*cards, card), verifiers))
    return sorted(found.difference(cards))


# A search state: the codes left, and for each law so far the codes that it alone excludes.
# A valid problem has one code left, and for every law such a code.
State = tuple[int, tuple[int, ...]]
CardSet = int  # a bit per card number


def _completed(cards: tuple[int, ...], verifiers: int) -> tuple[int, ...]:
    """All the cards of some valid problem that holds these; nothing if there is none."""
    wanted = verifiers - len(cards)
    holders: dict[int, CardSet] = {}  # law, as codes -> the other cards that have it
    for card in CARDS.values():
        if card.number not in cards:
            for law in card.laws:
                holders[law.codes] = holders.get(law.codes, 0) | 1 << card.number
    for left, alone in _states(cards):
        others = _extended(left, alone, wanted, list(holders.items()), [])
        if others is not None:
            return (*cards, *others)
    return ()


def _states(cards: Sequence[int]) -> set[State]:
    """What the laws of these cards may leave."""
    states: set[State] = {(ALL_CODES, ())}
    for card in cards:
        states = {
            (left & law.codes, (*(own & law.codes for own in alone), left & ~law.codes))
            for left, alone in states
            for law in CARDS[card].laws
            if left & law.codes and left & ~law.codes
            if all(own & law.codes for own in alone)
        }
    return states


def _extended(
    left: int,
    alone: tuple[int, ...],
    wanted: int,
    laws: list[tuple[int, CardSet]],
    chosen: list[CardSet],
) -> tuple[int, ...] | None:
    """Cards for `chosen` and `wanted` more of the laws that make it a valid problem, if any do."""
    if not wanted:
        return _one_each(chosen) if not left & (left - 1) else None
    alive = left
    for own in alone:
        alive |= own
    # Only what a law does to the codes that still matter makes a difference. Each law to come
    # needs a code left that it alone excludes, and one code must remain.
    useful: dict[int, CardSet] = {}
    for law, holders in laws:
        law &= alive
        now = left & law
        if now != left and now.bit_count() >= wanted and all(own & law for own in alone):
            useful[law] = useful.get(law, 0) | holders
    rest = list(useful.items())
    for at, (law, holders) in enumerate(rest, start=1):
        more = (*(own & law for own in alone), left & ~law)
        found = _extended(left & law, more, wanted - 1, rest[at:], [*chosen, holders])
        if found is not None:
            return found
    return None


def _one_each(chosen: Sequence[CardSet]) -> tuple[int, ...] | None:
    """A different card for each law, from those that have it."""
    if not chosen:
        return ()
    first, *rest = chosen
    for card in CARDS:
        if first >> card & 1:
            others = _one_each([holders & ~(1 << card) for holders in rest])
            if others is not None:
                return (card, *others)
    return None
