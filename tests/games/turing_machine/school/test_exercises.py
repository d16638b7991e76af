"""Every exercise has one right choice, and needs the idea of its chapter: by trying all worlds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import count

import pytest

from bombe.games.turing_machine.cards import CARDS, LAWS
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.entailment import Rules
from bombe.games.turing_machine.problem import Mode, Problem, is_valid
from bombe.games.turing_machine.rows import rows_of
from bombe.games.turing_machine.school.chapters import CHAPTERS, Chapter
from bombe.games.turing_machine.school.exercises import Choice, Exercise, Kind, hardness
from bombe.games.turing_machine.school.making import PLANS, exercise, numbered
from bombe.games.turing_machine.school.streak import LENGTH, streak
from bombe.games.turing_machine.worlds import Answer, Worlds
from support.every_world import Everything
from support.scaling import SOAK, scale
from support.slow_play import SlowPlay

# For each chapter how many of its exercises are tried every day: some have very many worlds.
FEW = {"hidden": 3, "extreme": 2, "nightmare": 1}
OF_A_CHAPTER = 500


def exercises(chapter: str) -> Iterator[Exercise]:
    for number in range(OF_A_CHAPTER if SOAK else FEW.get(chapter, 5)):
        yield exercise(chapter, numbered(7, number + 1))


def codes_left(whole: Everything, answers: list[Answer], *more: Claim) -> set[str]:
    left = whole.agreeing([*answers, *more], Rules.BOTH)
    return {world[2] for n, world in enumerate(whole.worlds) if left >> n & 1}


# --- one right choice ----------------------------------------------------------------------------


def right_ones(one: Exercise, whole: Everything) -> list[int]:
    answers = one.transcript.answers()
    codes = codes_left(whole, answers)
    return [
        at
        for at, choice in enumerate(one.choices)
        if (
            len(codes) > 1
            if choice.claim is None
            else whole.follows(choice.claim, answers, Rules.BOTH)
        )
    ]


def check_case(one: Exercise, choice: Choice, whole: Everything) -> None:
    """A wrong choice is met by a world that agrees with every answer."""
    case = choice.case
    assert case is not None
    assert is_valid([law.codes for law in case.laws])
    assert all(case.answer(code, v) is passed for code, v, passed in one.transcript.answers())
    if choice.claim is not None:
        held = tuple(law.codes for law in case.laws)
        world = whole.worlds.index((held, case.places, CODES[case.code]))
        assert not whole.agreeing([choice.claim], Rules.BOTH) >> world & 1


def check_proof(one: Exercise, whole: Everything) -> None:
    if one.answer.claim is None:
        first, second = one.cases
        assert first.code != second.code
        return
    told: set[Claim] = set()
    for step in one.proof:
        assert set(step.given) <= told
        assert set(step.because) <= set(one.transcript.answers())
        for claim in step.claims:
            assert whole.follows(claim, [*step.because, *step.given], step.rules)
        told.update(step.claims)
    assert one.answer.claim in one.proof[-1].claims


@pytest.mark.parametrize("chapter", [key for key in CHAPTERS if key != "asking"])
def test_one_choice_is_right_and_needs_the_idea_of_its_chapter(chapter: str) -> None:
    kinds = set()
    for one in exercises(chapter):
        whole = Everything(one.problem)
        assert len({choice.name for choice in one.choices}) == 4
        assert right_ones(one, whole) == [one.right], one
        for choice in one.choices:
            if choice is not one.answer:
                check_case(one, choice, whole)
        check_proof(one, whole)
        NEEDED[chapter](one, whole)
        kinds.add(one.kind)
    assert len(kinds) > 1 or not SOAK


@pytest.mark.parametrize("chapter", CHAPTERS.values(), ids=lambda chapter: chapter.key)
def test_the_examples_are_right_too(chapter: Chapter) -> None:
    one = chapter.example
    if one.kind is Kind.QUESTION:
        check_costs(one)
        return
    whole = Everything(one.problem)
    assert right_ones(one, whole) == [0]
    check_proof(one, whole)
    NEEDED[one.chapter](one, whole)


# --- what each chapter is about ------------------------------------------------------------------


def check_reading(one: Exercise, whole: Everything) -> None:
    """The last answer tells it without any rule, and nothing before it does."""
    answers = one.transcript.answers()
    assert one.answer.claim is not None
    assert whole.follows(one.answer.claim, answers, Rules.NONE)
    assert not whole.follows(one.answer.claim, answers[:-1], Rules.BOTH)


def misreadings(one: Exercise) -> list[Claim]:
    """What one thinks who sees one shape only."""
    code, verifier, passed = one.transcript.answers()[-1]
    (card,) = one.problem.groups[verifier]
    if passed:
        return [Claim(law.name, True) for law in CARDS[card].laws if law.codes >> code & 1]
    return [Claim(shape + digit, False) for shape, digit in zip("tsc", CODES[code], strict=True)]


def check_hidden(one: Exercise, whole: Everything) -> None:
    """The card hides its shape; the misreading is among the choices, or settles one of them."""
    answers = one.transcript.answers()
    verifier = answers[-1][1]
    assert one.problem.groups[verifier][0] >= 26
    if one.kind is Kind.CODE:
        check_thought(one, whole, misreadings(one))
        return
    assert one.answer.claim is not None
    others = [answer for answer in answers if answer[1] != verifier]
    assert not whole.follows(one.answer.claim, others, Rules.BOTH)
    assert {choice.claim for choice in one.choices} & {*misreadings(one)} - {one.answer.claim}


def check_thought(one: Exercise, whole: Everything, wrong: list[Claim]) -> None:
    """Who believes one of these takes the code for settled, and chooses it."""
    assert one.answer.is_open
    answers = one.transcript.answers()
    thought = [codes_left(whole, answers, claim) for claim in wrong]
    believed = {code for codes in thought if len(codes) == 1 for code in codes}
    assert believed & {choice.claim.target for choice in one.choices if choice.claim}


def check_one_code(one: Exercise, whole: Everything) -> None:
    answers = one.transcript.answers()
    assert one.answer.claim is not None
    assert whole.follows(one.answer.claim, answers, Rules.ONE_CODE)
    assert not whole.follows(one.answer.claim, answers, Rules.NONE_SUPERFLUOUS)


def check_superfluous(one: Exercise, whole: Everything) -> None:
    assert one.answer.claim is not None
    assert not whole.follows(one.answer.claim, one.transcript.answers(), Rules.ONE_CODE)


def check_together(one: Exercise, whole: Everything) -> None:
    answers = one.transcript.answers()
    verifiers = {verifier for _, verifier, _ in answers}
    assert len(verifiers) == 2
    assert one.answer.claim is not None
    for verifier in verifiers:
        alone = [answer for answer in answers if answer[1] == verifier]
        assert not whole.follows(one.answer.claim, alone, Rules.BOTH)


def check_extreme(one: Exercise, whole: Everything) -> None:
    """A card leaves one criterion, which would be certain if its verifier had no other card."""
    assert one.problem.mode is Mode.EXTREME
    answers = one.transcript.answers()
    verifier = answers[-1][1]
    traps = []
    for card in one.problem.groups[verifier]:
        laws = [
            law.name
            for law in CARDS[card].laws
            if all((law.codes >> code & 1) == yes for code, v, yes in answers if v == verifier)
        ]
        traps += [Claim(name, True) for name in laws if len(laws) == 1]
    if one.kind is Kind.CODE:
        check_thought(one, whole, traps)
        return
    assert one.answer.claim is not None
    assert not whole.follows(one.answer.claim, answers[:-1], Rules.BOTH)
    assert {choice.claim for choice in one.choices} & {*traps} - {one.answer.claim}


def check_nightmare(one: Exercise, whole: Everything) -> None:
    """Who reads the cards in their order strikes a criterion, or takes a code for settled."""
    assert one.problem.mode is Mode.NIGHTMARE
    answers = one.transcript.answers()
    if one.kind is Kind.CODE:
        ordered = Everything(Problem(Mode.CLASSIC, one.problem.groups))
        (code,) = codes_left(ordered, answers)
        assert one.answer.is_open
        assert Claim(code, True) in [choice.claim for choice in one.choices]
        return
    assert one.answer.claim is not None
    assert one.answer.claim.is_owner
    assert not whole.follows(one.answer.claim, answers[:-1], Rules.BOTH)
    (trap,) = (choice.claim for choice in one.choices if choice.claim and choice.claim.is_law)
    law = LAWS[trap.target]
    verifier = one.problem.groups.index((law.card,))
    assert not trap.holds
    assert any((law.codes >> code & 1) != yes for code, v, yes in answers if v == verifier)


NEEDED: dict[str, Callable[[Exercise, Everything], None]] = {
    "reading": check_reading,
    "hidden": check_hidden,
    "one-code": check_one_code,
    "superfluous": check_superfluous,
    "together": check_together,
    "extreme": check_extreme,
    "nightmare": check_nightmare,
}


# --- asking well ---------------------------------------------------------------------------------


def check_costs(one: Exercise) -> None:
    """What each question costs, by trying every strategy; the best is best of all."""
    rows = rows_of(Worlds(one.problem, one.transcript.answers()))
    slow = SlowPlay(rows, range(len(rows)))
    every = slow.total(slow.everything)
    costs = []
    telling = 0
    for choice in one.choices:
        assert choice.question is not None
        code, verifier = choice.question
        yes = slow.kinds[code][verifier]
        parts = [part for part in (yes, slow.everything - yes) if part]
        telling += len(parts) == 2
        after = [slow.in_round(part, code, 2) for part in parts]
        cost = (every + sum(r for r, _ in after), every + sum(q for _, q in after))
        assert choice.cost is not None
        assert (choice.cost.rounds, choice.cost.questions) == cost
        costs.append(cost)
    best = slow.from_new_round()
    assert [at for at, cost in enumerate(costs) if cost == best] == [one.right]
    assert min(costs) == best
    assert telling > 1  # else it would do to choose the one that tells something
    assert [any(one.regret(choice)) for choice in one.choices].count(False) == 1


def test_one_question_is_best() -> None:
    for one in exercises("asking"):
        assert one.kind is Kind.QUESTION
        assert len({choice.name for choice in one.choices}) == 4
        check_costs(one)


# --- streaks, and what never changes -------------------------------------------------------------


def test_a_streak_gets_harder() -> None:
    for seed in range(scale(20)):
        found = streak(seed, LENGTH if SOAK else 16)
        hard = [hardness(one) for one in found]
        assert hard == sorted(hard)
        assert hard[0] + 2 < hard[-1]
        assert {one.chapter for one in found} == {*CHAPTERS}
        assert len({(one.chapter, one.seed) for one in found}) == len(found)


@pytest.mark.parametrize("chapter", ["reading", "superfluous"])
def test_hardness_is_the_steps_and_how_near_a_wrong_choice_comes(chapter: str) -> None:
    seeds = (exercise(chapter, seed) for seed in count(1))
    one = next(one for one in seeds if one.kind is Kind.CRITERION)
    rules = [rule for step in one.proof for rule in step.rules.names]
    assert bool(rules) is (chapter == "superfluous")
    assert hardness(one) - len(one.proof) - len(rules) == max(
        Fraction(share(one, choice), len(one.left))
        for choice in one.choices
        if choice is not one.answer
    )


def share(one: Exercise, choice: Choice) -> int:
    """In how many of the worlds left a choice that strikes a criterion is right."""
    assert choice.claim is not None
    return sum(1 for world in one.left if LAWS[choice.claim.target] not in world.laws)


def test_every_chapter_has_exercises() -> None:
    assert [*PLANS] == [*CHAPTERS]


GOLDEN = {
    ("reading", 1): "2 12 13 17 | 211 A-; | criterion | -17d -2a -17c -12a | 1",
    ("reading", 2): "14 15 18 19 | 142 C+ D+; | criterion | -19a -19c -14a -15b | 1",
    ("reading", 3000041): "2 12 18 20 | 411 B- A+ C-; | criterion | -20b -18a -2c -12a | 1",
    ("reading", -5): "3 6 11 21 | 452 D+; 335 C+ A- B-; | criterion | -3a -6a -6b -3c | 2",
    ("hidden", 1): "10 13 43 47 | 315 C-; | told | -c5 -43f -43a -43d | 3",
    ("hidden", 2): "5 9 12 35 | 541 B- A+ D-; | told | -c1 -t5 -35b -35a | 3",
    ("hidden", 3000041): "2 6 44 47 | 333 A+ D-; 321 C+; | code | =354 =324 open =321 | 2",
    ("hidden", -5): "10 16 44 48 | 231 A+ C-; | code | =122 =222 =221 open | 3",
    ("one-code", 1): "12 13 17 19 | 153 B- A-; 442 B- C- A+; | digit | -t3 -c4 -t2 -s3 | 2",
    ("one-code", 2): "6 12 17 19 | 542 C+ B- A-; | digit | -s1 -c4 -s5 -t2 | 0",
    ("one-code", 3000041): "2 6 8 10 | 225 D- A- C-; | digit | -t4 -s2 -t3 -s4 | 1",
    ("one-code", -5): "5 12 13 18 | 545 B-; 342 D- C+; | digit | -s5 -c3 -c4 -t2 | 2",
    ("superfluous", 1): "2 4 10 21 | 221 A- C- D+; | digit | -c4 -t5 -s5 -s3 | 2",
    ("superfluous", 2): "4 13 17 21 | 132 A- B- D+; | code | =555 =444 =245 open | 2",
    ("superfluous", 3000041): "6 9 12 19 | 331 D+; 125 D-; | digit | -s4 -t1 -t3 -s2 | 2",
    ("superfluous", -5): "2 17 19 21 | 521 A- C- B-; 441 B- A- C-; | digit | -c3 -t1 -t3 -s2 | 3",
    ("together", 1): "2 10 12 16 | 433 D- B+; | digit | -t3 -c1 -t4 -c5 | 1",
    ("together", 2): "4 12 13 18 | 544 C- A+; 215 C- A-; | code | =121 =143 open =244 | 1",
    ("together", 3000041): "2 7 14 21 | 242 B- D+; | digit | -t3 -s4 -s3 -c1 | 1",
    ("together", -5): "4 5 7 14 | 342 D+ A-; 454 D- A+; | code | =452 open =432 =442 | 0",
    ("asking", 1): "1 3 7 15 | 121 B-; | question | 321D 515A 443C 453D | 3",
    ("asking", 2): "7 11 12 16 | 533 B-; | question | 351D 352D 351C 554B | 3",
    ("asking", 3000041): "2 3 14 17 | 411 C- A-; | question | 454A 332B 331D 351D | 1",
    ("asking", -5): "8 10 14 15 | 155 C-; | question | 534D 534B 313C 325C | 0",
    ("extreme", 1): "2+22 3+18 6+21 8+15 | 222 A- B+; 233 D- C-; | told | -6b -6a +21a +6b | 0",
    (
        "extreme",
        2,
    ): "1+15 3+13 7+12 8+18 | 441 A-; 512 B- D- A-; 251 D- B- C+; | told | -7b +12a +12c -7a | 3",
    (
        "extreme",
        3000041,
    ): "3+20 5+17 13+16 19+22 | 442 D+ A-; 211 C-; | told | +13b -13a -13b +16a | 2",
    ("extreme", -5): "3+15 4+16 7+22 12+18 | 342 B-; 551 D-; | told | +12c +18a -12c -12b | 2",
    ("nightmare", 1): "? 2 8 15 17 | 333 A-; 352 C-; 545 D- B-; | code | =135 open =351 =153 | 1",
    ("nightmare", 2): "? 4 11 12 18 | 215 A-; 131 A+ D+; | told | -D11 -18a -B12 -D18 | 3",
    (
        "nightmare",
        3000041,
    ): "? 10 12 19 20 | 121 A- B-; 235 D+ A- B-; | told | +C20 -A12 -12a +A19 | 0",
    ("nightmare", -5): "? 1 3 13 18 | 352 C- D-; 453 A+; | told | +B3 -A3 -1a -C13 | 1",
}


@pytest.mark.parametrize(("chapter", "seed"), GOLDEN)
def test_what_a_seed_gives_never_changes(chapter: str, seed: int) -> None:
    one = exercise(chapter, seed)
    names = " ".join(choice.name.replace(" ", "") for choice in one.choices)
    told = f"{one.problem} | {one.transcript} | {one.kind} | {names} | {one.right}"
    assert told == GOLDEN[chapter, seed]
