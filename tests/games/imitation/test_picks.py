"""Whether the bots find somebody who picks by meaning: on picks that are kept as data, if there are
any (picks*.json), and on picks that a program has made."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from bombe.chance import Chance
from bombe.games.imitation.bots import TEMPERS, plainly
from bombe.games.imitation.deck import DECK
from bombe.games.imitation.meaning import Taste
from support.picks import Picks, agreed, found, read, wilson

KEPT = sorted(Path(__file__).parent.glob("picks*.json"))
ENOUGH = 0.65  # of the pickers, after three pairs
ALIKE = 0.55  # of the hands, where a third are by chance
ROUNDS = 300


def picked_by(distance: Callable[[str, str], float], aside: bool = False) -> list[Picks]:
    """Rounds in which somebody picks the nearest card, with the Machine's in the hand or aside."""
    chance, rounds = Chance(1), []
    for _ in range(ROUNDS):
        guide, *cards = chance.sample([*DECK], 16)
        hands = tuple(tuple(cards[at : at + 4]) for at in range(0, 12, 4))
        machine = tuple(cards[12:]) if aside else tuple(hand[0] for hand in hands)
        picked = tuple(
            min(
                (card for card in hand if card != other),
                key=lambda card: distance(DECK[guide].print, DECK[card].print),
            )
            for hand, other in zip(hands, machine, strict=True)
        )
        rounds.append(Picks(guide, hands, machine, picked))
    return rounds


def test_who_picks_by_meaning_is_found() -> None:
    share, low, high = found(picked_by(Taste(things=1, thoughts=1, looks=0)))
    assert low < share < high
    assert share > 0.7
    other, *_ = found(picked_by(Taste(things=1, thoughts=1, looks=0), aside=True))
    assert other > share - 0.1


def test_who_picks_anything_is_not_found() -> None:
    share, low, high = found(picked_by(lambda guide, card: 0))
    assert low <= 0.5 <= high
    assert (low, high) == wilson(share * ROUNDS, ROUNDS)


def test_picks_are_read(tmp_path: Path) -> None:
    rounds = picked_by(lambda guide, card: 0)[:2]
    path = tmp_path / "picks.json"
    told = [{**vars(one)} for one in rounds]
    path.write_text(json.dumps({"how": "by a program", "rounds": told}))
    assert read(path) == rounds


def test_those_who_were_asked_are_found() -> None:
    for path in KEPT:
        share, low, high = found(read(path))
        print(f"{path.name}: {share:.1%} right, 95% interval {low:.1%}–{high:.1%}")
        assert share >= ENOUGH, path


def test_bots_choose_what_those_chose_who_were_asked() -> None:
    """Mostly, whatever their temperament; and what they choose is plainer than their taste."""
    for rounds in map(read, KEPT):
        shares = [agreed(rounds, plainly(taste)) for taste in TEMPERS]
        assert min(shares) >= ALIKE
        assert sum(shares) > sum(agreed(rounds, taste) for taste in TEMPERS)


def test_who_is_agreed_with_by_chance() -> None:
    nearest = Taste(things=1, thoughts=1, looks=0)
    assert agreed(picked_by(nearest), nearest) > 0.99
    assert 0.28 < agreed(picked_by(lambda guide, card: 0), nearest) < 0.39
