"""Why something follows from the answers, by as few of them as suffice; or a case that shows that
it does not follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.entailment import FEWEST_FIRST, Ground, Premise, Rules
from bombe.games.turing_machine.problem import VERIFIERS, Mode, Secret, answer_name
from bombe.games.turing_machine.worlds import Answer

if TYPE_CHECKING:
    from bombe.games.turing_machine.explain import Step

Some = TypeVar("Some", bound=Premise)
MOST_CHOICES = 200  # of equally few premises, to find those that need the fewest rules


@dataclass(frozen=True)
class Why:
    claim: Claim
    case: Secret | None  # a world that agrees with every answer and breaks the claim
    because: tuple[Answer, ...] = ()
    rules: Rules = Rules.NONE
    steps: tuple[Step, ...] = ()  # the way there, where somebody wanted it

    @property
    def follows(self) -> bool:
        return self.case is None

    def __repr__(self) -> str:
        if self.case is not None:
            return f"Why({self.claim} does not follow: {self.case})"
        answers = ", ".join(answer_name(*answer) for answer in self.because)
        return f"Why({self.claim} follows from {answers or 'the cards'})"


def case_as_json(case: Secret) -> dict[str, object]:
    found: dict[str, object] = {
        "code": CODES[case.code],
        "laws": [law.name for law in case.laws],
    }
    if case.problem.mode is Mode.NIGHTMARE:
        found["seating"] = "".join(VERIFIERS[place] for place in case.places)
    return found


def why(ground: Ground, answers: Sequence[Answer], claim: Claim) -> Why:
    """Why a claim follows from answers, which must not contradict each other."""
    answers = tuple(dict.fromkeys(answers))
    against = ground.agreeing([*answers, ~claim])
    if against:
        return Why(claim, ground.first(against))
    choices = [*fewest(ground, claim, answers)]
    rules, because = next(
        (rules, one)
        for rules in FEWEST_FIRST
        for one in choices
        if ground.needed(claim, one) is rules
    )
    return Why(claim, None, because, rules)


def fewest(
    ground: Ground,
    claim: Claim,
    premises: Sequence[Some],
    rules: Rules = Rules.BOTH,
    most: int | None = None,
) -> Iterator[tuple[Some, ...]]:
    """The choices of fewest premises from which a claim follows by some rules, as it does from all
    of them; a few hundred at most. None when more than `most` are needed."""
    against = ground.agreeing([~claim], rules)
    out = [against & ~ground.bits(premise) for premise in premises]  # what each excludes
    size = 0
    while most is None or size <= most:
        found = False
        for count, chosen in enumerate(_covers(out, against, size)):
            if count == MOST_CHOICES:
                break
            found = True
            yield tuple(premise for bit, premise in enumerate(premises) if chosen >> bit & 1)
        if found:
            return
        size += 1


def _covers(out: Sequence[int], left: int, size: int, barred: int = 0) -> Iterator[int]:
    """All choices of `size` sets, as bits, that together have all of `left`. None of them comes
    twice: what was tried first is barred from what is tried after it."""
    if not left:
        yield 0
        return
    if size == 0:
        return
    some = [(bit, one) for bit, one in enumerate(out) if not barred >> bit & 1 and one & left]
    if size == 1:
        yield from (1 << bit for bit, one in some if not left & ~one)
        return
    # One of the sets that have a world must be chosen; best a world that few of them have.
    world = min(_sample(left), key=lambda world: sum(1 for _, one in some if one & world))
    for bit, one in some:
        if one & world:
            for rest in _covers(out, left & ~one, size - 1, barred):
                yield rest | 1 << bit
            barred |= 1 << bit


def _sample(worlds: int) -> Iterator[int]:
    """A few of these worlds from the first to the last, each as a set of its own."""
    step = max(1, worlds.bit_length() // 8)
    at = 0
    while rest := worlds >> at:
        world = (rest & -rest) << at
        yield world
        at = world.bit_length() - 1 + step
