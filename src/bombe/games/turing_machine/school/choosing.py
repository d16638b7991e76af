"""The choices of an exercise: the one that follows, and others with a world that breaks each."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bombe.chance import Chance
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import DIGITS
from bombe.games.turing_machine.school.exercises import Choice, Kind
from bombe.games.turing_machine.school.positions import Position
from bombe.games.turing_machine.sheet import SHAPE_LETTERS

CHOICES = 4
DIGIT_NAMES = tuple(shape + digit for shape in SHAPE_LETTERS for digit in DIGITS)

Found = tuple[Kind, list[Choice]]  # the right choice first


def out(targets: Sequence[str]) -> list[Claim]:
    return [Claim(target, False) for target in targets]


def kept(targets: Sequence[str]) -> list[Claim]:
    return [Claim(target, True) for target in targets]


def among(
    position: Position,
    chance: Chance,
    kind: Kind,
    right: Claim,
    others: Sequence[Claim],
    traps: Sequence[Claim] = (),
) -> Found | None:
    """The right choice and wrong ones: a trap, the nearest of the others, and more of them."""
    wrong = [claim for claim in _different(position, others) if not position.follows(claim)]
    chosen = [chance.pick(traps)] if traps else []
    if rest := _without(wrong, chosen):
        chosen.append(position.nearest(rest))
    rest = _without(wrong, chosen)
    if len(chosen) + len(rest) < CHOICES - 1:
        return None
    chosen += chance.sample(rest, CHOICES - 1 - len(chosen))
    return kind, [Choice(right), *(broken(position, claim) for claim in chosen)]


def can_go(position: Position, chance: Chance, needed: Callable[[Claim], bool]) -> Found | None:
    """A criterion or a digit that can go."""
    kind, targets = chance.pick([(Kind.CRITERION, position.laws), (Kind.DIGIT, [*DIGIT_NAMES])])
    claims = out(targets)
    rights = [claim for claim in claims if position.follows(claim) and needed(claim)]
    if not rights:
        return None
    return among(position, chance, kind, chance.pick(rights), claims)


def is_settled(position: Position, chance: Chance, others: Sequence[str]) -> Found | None:
    """The code is settled; others would be possible without the idea of the chapter."""
    (code,) = position.codes
    others = [other for other in others if other != code]
    if len(others) < CHOICES - 2:
        return None
    wrong = [Claim(other, True) for other in chance.sample(others, CHOICES - 2)]
    return Kind.CODE, [
        Choice(Claim(code, True)),
        *(broken(position, claim) for claim in wrong),
        Choice(case=position.ground.first(position.left)),
    ]


def is_open(position: Position, chance: Chance, thought: str) -> Found | None:
    """The code is open, though somebody may think it is settled."""
    possible = [code for code in position.codes if code != thought]
    if len(possible) < CHOICES - 2:
        return None
    codes = [thought, *chance.sample(possible, CHOICES - 2)]
    return Kind.CODE, [Choice(), *(broken(position, Claim(code, True)) for code in codes)]


def broken(position: Position, claim: Claim) -> Choice:
    """A claim that does not follow, with a world that breaks it."""
    against = position.left & position.ground.bits(~claim)
    return Choice(claim, case=position.ground.first(against))


def _different(position: Position, claims: Sequence[Claim]) -> list[Claim]:
    """Of claims that say the same only the first: a criterion may be printed on two cards."""
    found: dict[int, Claim] = {}
    for claim in claims:
        found.setdefault(position.ground.bits(claim), claim)
    return [*found.values()]


def _without(claims: Sequence[Claim], others: Sequence[Claim]) -> list[Claim]:
    return [claim for claim in claims if claim not in others]
