"""From the answers to all that follows from them, in short steps that a person can check.

A step takes some answers and some claims of earlier steps to new claims, perhaps by one of the two
rules or both; none of what it names is superfluous. The simplest steps come first: an answer
against one card; then one rule; then two cards together; last, what takes going through cases.

By a rule one criterion goes at a time, that with the fewest cases first: the more is out, the fewer
cases are left for the next. So the words of a step may lean on more than it names: what it names is
the least from which it follows, what it leans on makes it quick to check.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import inf
from time import monotonic

from bombe.games.turing_machine.cards import CARDS, LAWS
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES, DIGITS
from bombe.games.turing_machine.entailment import Ground, Premise, Rules
from bombe.games.turing_machine.explain_cases import Cases, Finger, finger_on, leaning
from bombe.games.turing_machine.problem import answer_name
from bombe.games.turing_machine.sheet import SHAPE_LETTERS
from bombe.games.turing_machine.why import Why, fewest
from bombe.games.turing_machine.worlds import Answer

MOST_EXACT = 5  # more premises than this are no longer the fewest, only none of them superfluous
MOST_KNOWN = 3  # claims by which a code is out
EASY = 4  # combinations that are looked at in one step by a rule, while there are such steps


@dataclass(frozen=True)
class Step:
    claims: tuple[Claim, ...]
    because: tuple[Answer, ...]
    given: tuple[Claim, ...]
    rules: Rules
    leaning: tuple[Claim, ...] = ()  # on what is known, to go through fewer cases
    further: Rules = Rules.NONE  # on a rule that it could do without, to go through far fewer


@dataclass(frozen=True)
class Explanation:
    steps: tuple[Step, ...]
    code: int | None  # None while more than one is possible
    short: bool  # False: time was too short to make every step as simple as it can be

    def __repr__(self) -> str:
        code = "no code yet" if self.code is None else f"code {CODES[self.code]}"
        return f"Explanation({len(self.steps)} step{'s' * (len(self.steps) != 1)}, {code})"

    def leading_to(self, *claims: Claim) -> tuple[Step, ...]:
        """The steps that claims rest on; of one claim the last has it."""
        wanted = {*claims}
        found: list[Step] = []
        for step in reversed(self.steps):
            some = tuple(one for one in step.claims if one in wanted)
            if some:
                found.append(replace(step, claims=some))
                wanted |= {*step.given, *step.leaning}
        return tuple(reversed(found))


def steps_to(ground: Ground, found: Why, explained: Explanation) -> tuple[Step, ...]:
    """The steps in which it is told why something follows. Of codes that are out no explanation
    speaks: they are so by a few things that are known."""
    claim = found.claim
    if steps := explained.leading_to(claim):
        return steps
    known = [one for step in explained.steps for one in step.claims]
    by = next(fewest(ground, claim, known, Rules.NONE, MOST_KNOWN), ())
    if by:
        return *explained.leading_to(*by), Step((claim,), (), by, Rules.NONE)
    return (Step((claim,), found.because, (), found.rules),)


def step_as_json(step: Step) -> dict[str, object]:
    return {
        "claims": [str(claim) for claim in step.claims],
        "because": [answer_name(*answer) for answer in step.because],
        "given": [str(claim) for claim in step.given],
        "rules": step.rules.names,
    }


def explain(
    ground: Ground,
    answers: Sequence[Answer],
    seconds: float = inf,
    clock: Callable[[], float] = monotonic,
) -> Explanation:
    """All that follows from answers, which must not contradict each other."""
    return _Explainer(ground, tuple(dict.fromkeys(answers)), clock() + seconds, clock).explained()


Reason = tuple[Rules, tuple[Premise, ...]]


class _Explainer:
    def __init__(
        self,
        ground: Ground,
        answers: tuple[Answer, ...],
        end: float,
        clock: Callable[[], float],
    ) -> None:
        self.ground = ground
        self.answers = answers
        self.steps: list[Step] = []
        self.known: list[Claim] = []
        self.open = self._following()
        self._clock = clock
        self._end = end
        self._gone_through: dict[
            tuple[tuple[Claim, ...], Rules], Finger | None
        ] = {}  # since a step
        self._tried: dict[tuple[Rules, tuple[Premise, ...]], set[Claim]] = {}
        self.short = ground.exact

    def _following(self) -> list[Claim]:
        """Everything that follows, in the order of a sheet: laws, owners of cards, the code,
        digits."""
        ground = self.ground
        problem = ground.problem
        left = ground.agreeing(self.answers)
        targets = [law.name for card in problem.cards for law in CARDS[card].laws]
        if ground.shuffled:
            targets += [f"{v}{card}" for card in problem.cards for v in problem.verifiers]
        found = []
        for target in (*targets, *CODES, *(s + digit for s in SHAPE_LETTERS for digit in DIGITS)):
            so = left & ground.bits(Claim(target, True))
            if so == left:
                found.append(Claim(target, True))
            elif not so and target not in CODES:  # of the codes only the last one is worth a step
                found.append(Claim(target, False))
        return found

    def explained(self) -> Explanation:
        self._from([[]], [Rules.NONE])  # what the cards exclude whatever their criteria
        self._by_one_answer()
        while self.open:
            if self._late():
                self.short = False
                self._by_cases()
                continue
            for attempt in (self._plainly, self._by_one_rule, self._by_two_cards):
                if attempt():
                    break
            else:
                self._by_cases()
        code = next((claim.target for claim in self.known if claim.is_code), None)
        return Explanation(
            tuple(self.steps), None if code is None else CODES.index(code), self.short
        )

    @property
    def _weighty(self) -> list[Claim]:
        """What is worth going through cases for: first what is out, then what is certain. Digits
        are not while anything else is open: once the code is known they need no cases."""
        claims = [claim for claim in self.open if not claim.is_digit] or self.open
        return [claim for claim in claims if not claim.holds] or claims

    def _late(self) -> bool:
        return self._clock() > self._end

    def _add(
        self,
        reason: Reason,
        claims: Sequence[Claim],
        leaning: tuple[Claim, ...] | None = None,
        further: Rules = Rules.NONE,
    ) -> None:
        rules, premises = reason
        because = tuple(one for one in premises if not isinstance(one, Claim))
        given = tuple(one for one in premises if isinstance(one, Claim))
        if leaning is None:  # by what it rests on its words may go through cases
            leaning = given if rules and not because else ()
        self.steps.append(Step(tuple(claims), because, given, rules, leaning, further))
        self.known += claims
        self._gone_through.clear()
        self.open = [claim for claim in self.open if claim not in claims]

    # ---- one answer, one card ----------------------------------------------------------------

    def _by_one_answer(self) -> None:
        """What an answer says of its verifier's own criteria; each is struck by the first answer
        that is against it. In nightmare nobody knows whose criteria an answer is about."""
        if self.ground.shuffled:
            return
        for code, verifier, passed in self.answers:
            claims = [
                claim
                for claim in self.open
                if claim.is_law
                and not claim.holds
                and self._place(claim) == verifier
                and bool(LAWS[claim.target].codes >> code & 1) is not passed
            ]
            if claims:
                self._add((Rules.NONE, ((code, verifier, passed),)), claims)

    def _place(self, claim: Claim) -> int:
        """The group that a claim about a criterion, or about whose card it is, speaks of."""
        target = claim.target
        return self.ground.group_of(LAWS[target].card if claim.is_law else int(target[1:]))

    # ---- little at a time --------------------------------------------------------------------

    def _plainly(self) -> bool:
        """What one card, one verifier, the digits of a shape or what is certain says by itself."""
        certain = [self._certain()]
        if self.ground.shuffled and (
            self._by_others() or self._from(certain, [Rules.NONE]) or self._by_owners()
        ):
            return True
        pools = [*self._narrow(), *self._of_digits()]
        return self._from(pools, [Rules.NONE]) or self._from(certain, [Rules.NONE])

    def _by_others(self) -> bool:
        """Nightmare: what is left when others are out, without an answer."""
        claims = [one for one in self.known if one.is_owner]
        cards = ([one for one in claims if one.target[1:] == f"{card}"] for card in self._cards)
        letters = ([one for one in claims if one.target[0] == v] for v in self._letters)
        laws = (self._laws_of(self.known, card) for card in self._cards)
        pools: list[list[Premise]] = [[*one] for one in (*cards, *letters, *laws)]
        return self._from([*pools, *self._of_digits()], [Rules.NONE])

    def _by_owners(self) -> bool:
        """Nightmare: what answers of one verifier say about one card; then criteria that all who
        may have a card speak against."""
        best: dict[Claim, Reason] = {}
        for card in self._cards:
            for at, v in enumerate(self._letters):
                own = [one for one in self.answers if one[1] == at]
                has = [one for one in self.known if one.holds and one.target == f"{v}{card}"]
                wanted = [one for one in self.open if one.target == f"{v}{card}"]
                if has:
                    wanted = [one for one in self._laws_of(self.open, card) if not one.holds]
                pool: list[Premise] = [*own, *(has or self._laws_of(self.known, card))]
                best |= self._reasons([pool], [Rules.NONE], wanted)
        if not best:
            for card in self._cards:
                whose = [one for one in self.known if one.is_owner and one.target[1:] == f"{card}"]
                wanted = [one for one in self._laws_of(self.open, card) if not one.holds]
                best |= self._reasons([[*self.answers, *whose]], [Rules.NONE], wanted)
        return self._add_all(best)

    @property
    def _cards(self) -> Sequence[int]:
        return self.ground.problem.cards

    @property
    def _letters(self) -> str:
        return self.ground.problem.verifiers

    def _laws_of(self, claims: Sequence[Claim], card: int) -> list[Claim]:
        return [one for one in claims if one.is_law and LAWS[one.target].card == card]

    def _by_one_rule(self) -> bool:
        return self._by_rules(self._narrow(), [Rules.ONE_CODE, Rules.NONE_SUPERFLUOUS])

    def _by_two_cards(self) -> bool:
        pools = (
            list(dict.fromkeys([*self._about(one), *self._about(other)]))
            for one, other in combinations(range(len(self.ground.problem.groups)), 2)
        )
        ways = [Rules.NONE, Rules.ONE_CODE, Rules.NONE_SUPERFLUOUS]
        return self._by_rules(pools, ways)

    def _by_rules(self, pools: Iterable[list[Premise]], ways: Sequence[Rules]) -> bool:
        """A step to a criterion that is out, of those with few cases that with the fewest. Where
        verifiers are shuffled, else all such steps, by whatever cases."""
        pools = [*pools]
        easy = [claim for claim in self._struck if self._cases((claim,), EASY)]
        reasons = self._reasons(pools, ways, easy) if easy else {}
        told = {
            claim: found
            for claim, (rules, _) in reasons.items()
            if (found := self._cases((claim,), EASY, rules or Rules.BOTH))
        }
        if told:
            claim = min(told, key=lambda one: (told[one].weight, len(reasons[one][1])))
            by = self._leaning((claim,), told[claim], reasons[claim][0])
            self._add(reasons[claim], [claim], by)
            return True
        return self.ground.shuffled and self._from(pools, ways, self._weighty)

    def _narrow(self) -> Iterator[list[Premise]]:
        """Premises that are about one card, or in nightmare about one verifier."""
        for group in range(len(self.ground.problem.groups)):
            yield self._about(group)
        if self.ground.shuffled:
            for at, v in enumerate(self.ground.problem.verifiers):
                yield [
                    *(one for one in self.answers if one[1] == at),
                    *(one for one in self.known if one.is_owner and one.target[0] == v),
                ]

    def _of_digits(self) -> Iterator[list[Premise]]:
        code: list[Premise] = [one for one in self.known if one.is_code]
        if code:
            yield code
            return
        for shape in SHAPE_LETTERS:
            yield [one for one in self.known if one.is_digit and one.target[0] == shape]

    def _certain(self) -> list[Premise]:
        return [one for one in self.known if one.holds and not one.is_code]

    def _about(self, group: int) -> list[Premise]:
        """What is known of a card, or of the two cards of a verifier. Where its verifier is known,
        its answers have been used up."""
        claims = [
            one for one in self.known if (one.is_law or one.is_owner) and self._place(one) == group
        ]
        return [*self.answers, *claims] if self.ground.shuffled else [*claims]

    def _from(
        self,
        pools: Iterable[list[Premise]],
        ways: Sequence[Rules],
        wanted: Sequence[Claim] | None = None,
    ) -> bool:
        """Take all steps to what is wanted from one of the pools by one of these choices of
        rules."""
        return self._add_all(self._reasons(pools, ways, self.open if wanted is None else wanted))

    def _add_all(self, best: dict[Claim, Reason]) -> bool:
        """Take a step for each reason; by a rule one for each claim."""
        shared: dict[tuple[Reason, Claim | None], list[Claim]] = {}
        for claim, reason in best.items():
            shared.setdefault((reason, claim if reason[0] else None), []).append(claim)
        for (reason, _), claims in sorted(shared.items(), key=lambda one: len(one[0][0][1])):
            self._add(reason, claims)
            if any(claim.is_code for claim in claims):
                break  # its digits go without saying
        return bool(shared)

    def _reasons(
        self, pools: Iterable[list[Premise]], ways: Sequence[Rules], wanted: Sequence[Claim]
    ) -> dict[Claim, Reason]:
        """For what is wanted and follows from one of the pools the shortest reason."""
        best: dict[Claim, Reason] = {}
        for pool in map(tuple, pools):
            for rules in ways:
                tried = self._tried.setdefault((rules, pool), set())
                left = self.ground.agreeing(pool, rules)
                for claim in wanted:
                    if claim in tried or (left & self.ground.bits(~claim)):
                        tried.add(claim)
                        continue
                    if self._late():
                        return {}
                    reason = rules, self._fewest(claim, pool, rules)
                    if claim not in best or len(reason[1]) < len(best[claim][1]):
                        best[claim] = reason
        return best

    def _fewest(
        self, claim: Claim, premises: Sequence[Premise], rules: Rules
    ) -> tuple[Premise, ...]:
        """The fewest premises that a claim follows from; where these are many, some of which none
        can be left out. What was found last is left out first."""
        found = next(fewest(self.ground, claim, premises, rules, MOST_EXACT), None)
        if found is not None:
            return found
        needed = list(premises)
        for one in reversed(premises):
            fewer = [other for other in needed if other != one]
            if self.ground.follows(claim, fewer, rules):
                needed = fewer
        return tuple(needed)

    # ---- cases -------------------------------------------------------------------------------

    def _by_cases(self) -> None:
        """The one step with the fewest cases; where they cannot be gone through, that with the
        fewest premises."""
        # Few cases are soon found, and many are seldom the fewest.
        bounds = (EASY,) if self.ground.shuffled else (*(EASY << n for n in range(1, 7)), inf)
        best = None
        for most in bounds:
            if best is None and not self._late():
                best = self._least(most)
        if best is None:
            self._by_fewest()
            return
        claim, reason, found, by = best
        claims = self._with_alike(claim, reason, found, by)
        self._add(reason, claims, self._leaning(claims, found, by), by & ~reason[0])

    def _least(self, most: float) -> tuple[Claim, Reason, Cases, Rules] | None:
        """What takes the fewest cases, if they are not more than these, and by which rules."""
        best: tuple[Claim, Reason, Cases, Rules] | None = None
        for claim in self._choices():
            # By the rules that it needs there may be more to look at than by both.
            least = self._cases((claim,), most)
            if least is None or (best is not None and least.weight >= best[2].weight):
                continue
            premises = self._fewest(claim, self._all, Rules.BOTH)
            rules = self.ground.needed(claim, premises)
            found, by = self._cases((claim,), EASY, rules), rules
            if found is None:
                found, by = least, Rules.BOTH
            if best is None or found.weight < best[2].weight:
                best = claim, (rules, premises), found, by
                most = found.weight[0]
        return best

    def _with_alike(
        self, claim: Claim, reason: Reason, found: Cases, by: Rules
    ) -> tuple[Claim, ...]:
        """A digit that is out, with others that are out for the same reason, as long as there is no
        more to look at for all of them."""
        claims: tuple[Claim, ...] = (claim,)
        for other in self._choices() if claim.is_digit else ():
            more = tuple(one for one in self.open if one == other or one in claims)
            together = None if self._late() else self._cases(more, found.weight[0], by)
            if together is None or together.told > found.told:
                continue
            if more != claims and self._rests(other, reason[1], reason[0]):
                claims = more
        return claims

    def _choices(self) -> list[Claim]:
        """What can be gone through: criteria that are out; then the code, or else digits."""
        code = [claim for claim in self.open if claim.is_code]
        digits = [claim for claim in self._weighty if claim.is_digit and not claim.holds]
        return self._struck or code or digits

    @property
    def _struck(self) -> list[Claim]:
        """Criteria that are out. Where one is certain, it is so by all the others that are out."""
        return [claim for claim in self.open if claim.is_law and not claim.holds]

    def _cases(
        self, claims: tuple[Claim, ...], most: float, rules: Rules = Rules.BOTH
    ) -> Cases | None:
        if (claims, rules) not in self._gone_through:
            finger = finger_on(claims, self.ground.problem, self._telling, rules)
            self._gone_through[claims, rules] = finger
        finger = self._gone_through[claims, rules]
        return finger.up_to(most) if finger else None

    @property
    def _telling(self) -> list[Claim]:
        """What is known of criteria and of the code: of a verifier whose criterion is known, only
        that. It says as much as the answers."""
        certain = [one for one in self.known if one.holds and (one.is_law or one.is_code)]
        settled = {self._place(one) for one in certain if one.is_law}
        return [
            one
            for one in self.known
            if one in certain or (one.is_law and self._place(one) not in settled)
        ]

    def _leaning(
        self, claims: tuple[Claim, ...], found: Cases | None, rules: Rules
    ) -> tuple[Claim, ...]:
        """What is known that keeps the cases as few as these."""
        if found is None or not rules:
            return ()
        finger = self._gone_through[claims, rules]
        assert finger is not None
        return leaning(claims, self.ground.problem, self._telling, finger, rules)

    @property
    def _all(self) -> list[Premise]:
        # Digits that are out follow from the rest, and would make for long lists.
        return [*self.answers, *(one for one in self.known if one.holds or not one.is_digit)]

    def _by_fewest(self) -> None:
        """The one step with the fewest premises, by going through the worlds."""
        ground = self.ground
        pool = self._all
        about, *others = self._weighty
        best = self._fewest(about, pool, Rules.BOTH)
        for claim in others:
            if not best or self._late():
                break
            if found := next(fewest(ground, claim, pool, Rules.BOTH, len(best) - 1), None):
                best, about = found, claim
        rules = ground.needed(about, best)
        also = [claim for claim in self.open if claim != about and self._rests(claim, best, rules)]
        self._add((rules, best), sorted([about, *also], key=self.open.index))

    def _rests(self, claim: Claim, premises: tuple[Premise, ...], rules: Rules) -> bool:
        """Whether a claim follows from these premises and rules, and from nothing less."""
        ground = self.ground
        return (
            ground.follows(claim, premises, Rules.BOTH)
            and ground.needed(claim, premises) is rules
            and not any(
                ground.follows(claim, [*premises[:at], *premises[at + 1 :]], Rules.BOTH)
                for at in range(len(premises))
            )
        )
