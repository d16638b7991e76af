"""Makes exercises: the same chapter and seed give the same exercise on every machine, for ever.

Positions are drawn until one has a claim that follows and needs the idea of the chapter. What is
drawn depends on nothing but what follows from what, and what it costs, so that explanations may
become better without any exercise changing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bombe.chance import Chance
from bombe.games.turing_machine.cards import CARDS, LAWS, Law
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.entailment import Rules
from bombe.games.turing_machine.problem import Mode, Problem
from bombe.games.turing_machine.remarks import HARD
from bombe.games.turing_machine.school.asking import best_question
from bombe.games.turing_machine.school.choosing import (
    Found,
    among,
    can_go,
    is_open,
    is_settled,
    kept,
    out,
)
from bombe.games.turing_machine.school.exercises import Exercise, Kind
from bombe.games.turing_machine.school.positions import (
    EASY,
    SIZE,
    STANDARD,
    Asked,
    Cards,
    Position,
    codes_of,
    ground_of,
    of_cards,
    positions,
    same_verifiers,
    some_rounds,
    with_hiding,
)
from bombe.games.turing_machine.sheet import SHAPE_LETTERS

OF_A_SERIES = 1_000_000


def exercise(chapter: str, seed: int) -> Exercise:
    """The exercise of a chapter, by its key, and a seed."""
    plan = PLANS[chapter]
    chance = Chance(seed * len(PLANS) + [*PLANS].index(chapter))
    for position in positions(chance, plan.mode, plan.cards, plan.asked):
        found = plan.find(position, chance)
        if found is not None:
            kind, choices = found
            shuffled = chance.shuffled(choices)
            return Exercise(
                chapter,
                seed,
                kind,
                position.problem,
                position.transcript,
                shuffled,
                shuffled.index(choices[0]),
            )
    raise AssertionError("positions have no end")


def numbered(series: int, number: int) -> int:
    """The seed of an exercise of a series; they are counted from 1."""
    return series * OF_A_SERIES + number


def _reading(position: Position, chance: Chance) -> Found | None:
    """The last answer excludes a criterion by itself."""
    rights = _excluded(position)
    if not rights:
        return None
    right = chance.pick(rights)
    if chance.below(2):
        return among(position, chance, Kind.CRITERION, right, out(position.laws))
    # Who takes ✓ or ✗ for an answer about each digit.
    misread = [Claim(target, position.answers[-1][2]) for target in _proposed(position)]
    traps = [claim for claim in misread if not position.follows(claim)]
    if not traps:
        return None
    return among(position, chance, Kind.TOLD, right, [*misread, *out(position.laws)], traps)


def _excluded(position: Position) -> list[Claim]:
    """The criteria that the last answer excludes by itself, and nothing before it."""
    return [
        claim
        for claim in out(position.own_laws)
        if position.is_new(claim) and position.follows(claim, Rules.NONE)
    ]


def _proposed(position: Position) -> list[str]:
    """The digits of the last proposal."""
    code = CODES[position.answers[-1][0]]
    return [shape + digit for shape, digit in zip(SHAPE_LETTERS, code, strict=True)]


def _hidden(position: Position, chance: Chance) -> Found | None:
    """A card hides its shape, and one thinks of another shape than its verifier."""
    if position.own_cards[0] < HARD:
        return None
    traps = _misreadings(position)
    rights = _excluded(position)
    if not traps or not rights:
        return None
    thought = _thought_settled(position, traps)
    if thought is not None and chance.below(2):
        return is_open(position, chance, thought)
    others = [*traps, *out(position.own_laws)]
    return among(position, chance, Kind.TOLD, chance.pick(rights), others, traps)


def _misreadings(position: Position) -> list[Claim]:
    """What one believes who thinks of one shape: after ✓ that the criterion is one that the
    proposal meets, after ✗ that a digit of the proposal is wrong."""
    code, _, passed = position.answers[-1]
    if passed:
        claims = kept([name for name in position.own_laws if LAWS[name].codes >> code & 1])
    else:
        claims = out(_proposed(position))
    return [claim for claim in claims if not position.follows(claim) | position.follows(~claim)]


def _thought_settled(position: Position, traps: Sequence[Claim]) -> str | None:
    """The code that would be settled if one of these were so, while it is open."""
    if len(position.codes) > 1:
        for trap in traps:
            codes = codes_of(position.ground, position.left & position.ground.bits(trap))
            if len(codes) == 1:
                return codes[0]
    return None


def _one_code(position: Position, chance: Chance) -> Found | None:
    """What follows because one code is left, and would not without that."""

    def needed(claim: Claim) -> bool:
        return (
            position.follows(claim, Rules.ONE_CODE)
            and not position.follows(claim, Rules.NONE_SUPERFLUOUS)
            and _by_answers(position, claim)
        )

    return _by_rule(position, chance, needed, Rules.NONE_SUPERFLUOUS)


def _superfluous(position: Position, chance: Chance) -> Found | None:
    """What follows because nobody is superfluous, and would not without that."""

    def needed(claim: Claim) -> bool:
        return not position.follows(claim, Rules.ONE_CODE) and _by_answers(position, claim)

    return _by_rule(position, chance, needed, Rules.ONE_CODE)


def _by_answers(position: Position, claim: Claim) -> bool:
    """Whether the cards alone do not tell it."""
    return not position.ground.follows(claim, [], Rules.BOTH)


def _by_rule(
    position: Position, chance: Chance, needed: Callable[[Claim], bool], without: Rules
) -> Found | None:
    if _settles(position, needed) and chance.below(2):
        possible = position.ground.agreeing(position.answers, without)
        return is_settled(position, chance, codes_of(position.ground, possible))
    return can_go(position, chance, needed)


def _settles(position: Position, needed: Callable[[Claim], bool]) -> bool:
    return len(position.codes) == 1 and needed(Claim(position.codes[0], True))


def _together(position: Position, chance: Chance) -> Found | None:
    """What follows from the answers of two verifiers, and from neither's alone."""
    ground = position.ground
    own = [
        [answer for answer in position.answers if answer[1] == verifier]
        for verifier in sorted({verifier for _, verifier, _ in position.answers})
    ]

    def needed(claim: Claim) -> bool:
        return not any(ground.follows(claim, some, Rules.BOTH) for some in own)

    if _settles(position, needed) and chance.below(2):
        alone = [code for some in own for code in codes_of(ground, ground.agreeing(some))]
        return is_settled(position, chance, [*dict.fromkeys(alone)])
    return can_go(position, chance, needed)


def _extreme(position: Position, chance: Chance) -> Found | None:
    """A card leaves one criterion, but its verifier may use its other card."""
    single = [_single(position, card) for card in position.own_cards]
    traps = [claim for claim in single if claim is not None and not position.follows(claim)]
    claims = [*out(position.own_laws), *kept(position.own_laws)]
    rights = [claim for claim in claims if position.is_new(claim)]
    if not traps or not rights:
        return None
    thought = _thought_settled(position, traps)
    if thought is not None and chance.below(2):
        return is_open(position, chance, thought)
    return among(position, chance, Kind.TOLD, chance.pick(rights), claims, traps)


def _single(position: Position, card: int) -> Claim | None:
    """The one criterion of a card that agrees with the answers of its verifier."""
    agreeing = [law.name for law in CARDS[card].laws if _agrees(position, law)]
    return Claim(agreeing[0], True) if len(agreeing) == 1 else None


def _agrees(position: Position, law: Law) -> bool:
    """Whether a criterion agrees with the answers of the verifier that its card lies before."""
    verifier = position.ground.group_of(law.card)
    return all(
        bool(law.codes >> code & 1) is passed
        for code, asked, passed in position.answers
        if asked == verifier
    )


def _nightmare(position: Position, chance: Chance) -> Found | None:
    """Nobody knows whose card is whose, and one reads them in the order in which they lie."""
    problem = position.problem
    misread = ground_of(Problem(Mode.CLASSIC, problem.groups))
    thought = codes_of(misread, misread.agreeing(position.answers))
    if len(thought) == 1 and len(position.codes) > 1 and chance.below(2):
        return is_open(position, chance, thought[0])
    struck = [name for name in position.own_laws if not _agrees(position, LAWS[name])]
    traps = [claim for claim in out(struck) if not position.follows(claim)]
    claims = [
        Claim(verifier + str(card), holds)
        for holds in (False, True)
        for verifier in problem.verifiers
        for card in problem.cards
    ]
    rights = [claim for claim in claims if position.is_new(claim)]
    if not traps or not rights:
        return None
    return among(position, chance, Kind.TOLD, chance.pick(rights), claims, traps)


class _Plan(NamedTuple):
    """What a chapter draws, and what it finds there."""

    mode: Mode
    cards: Cards
    asked: Asked
    find: Callable[[Position, Chance], Found | None]


# Their order is that of the chapters, and what a seed gives depends on it.
PLANS = {
    "reading": _Plan(Mode.CLASSIC, of_cards(STANDARD), some_rounds(1, 2), _reading),
    "hidden": _Plan(Mode.CLASSIC, with_hiding, some_rounds(1, 2), _hidden),
    "one-code": _Plan(Mode.CLASSIC, of_cards(STANDARD), some_rounds(1, 2), _one_code),
    "superfluous": _Plan(Mode.CLASSIC, of_cards(STANDARD), some_rounds(1, 2), _superfluous),
    "together": _Plan(Mode.CLASSIC, of_cards(STANDARD), same_verifiers(2, 1, 2), _together),
    "asking": _Plan(Mode.CLASSIC, of_cards(EASY), some_rounds(1, 1), best_question),
    "extreme": _Plan(Mode.EXTREME, of_cards(STANDARD, 2 * SIZE), some_rounds(2, 3), _extreme),
    "nightmare": _Plan(Mode.NIGHTMARE, of_cards(STANDARD), some_rounds(2, 3), _nightmare),
}
