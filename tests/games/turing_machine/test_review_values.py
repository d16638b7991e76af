"""The values that a review rests on, and its bounds where they are not proved."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

import pytest

from bombe.chance import Chance
from bombe.games.turing_machine.problem import (
    Mode,
    Round,
    Transcript,
    parse_problem,
    parse_transcript,
)
from bombe.games.turing_machine.review import (
    Game,
    Played,
    Review,
    Reviewer,
    Span,
    Total,
)
from bombe.games.turing_machine.review_json import as_json
from bombe.games.turing_machine.rows import Rows
from bombe.games.turing_machine.search import QUICK, Effort, Search
from bombe.games.turing_machine.solve import GLANCE, Cost, solve
from bombe.games.turing_machine.worlds import worlds
from bombe.games.turing_machine.worst_search import Worst
from support.review_games import LONG, Player, boards, games
from support.scaling import SOAK, scale
from support.slow_play import SlowPlay


@pytest.mark.parametrize("mode", Mode)
def test_the_values_are_those_of_solve(mode: Mode) -> None:
    """After any beginning of a transcript, whose last round is still open."""
    chance = random.Random(f"solve {mode}")
    for _ in range(scale(400)):
        board = chance.choice(boards(mode))
        game = Player(board, chance, 0).game()
        rounds = tuple(Round(one.code or 0, one.answers) for one in game.rounds)
        review = board.reviewer.review(Game.of(Transcript(rounds)), LONG)
        asked: list[Round] = []
        for step in (*review.steps, None):
            transcript = Transcript(tuple(asked))
            par = solve(worlds(board.problem, transcript), transcript, LONG)
            value = review.left if step is None else step.before
            assert (par.worlds, par.cost) == (value.worlds, value.cost)
            if step is not None:
                assert step.best == par.best
                assert step.proposal is not None
                if len(asked) < step.round:
                    asked.append(Round(step.proposal))
                if step.verifier is not None and step.answer is not None:
                    answers = (*asked[-1].answers, (step.verifier, step.answer))
                    asked[-1] = Round(step.proposal, answers)


@dataclass(frozen=True)
class Standing:
    """Where a game stands, for the slow minimiser."""

    some: int  # rows
    code: int | None
    left: int
    begun: bool

    def value(self, slow: SlowPlay) -> tuple[int, int]:
        total = slow.total(self.some)
        if not self.some:
            return 0, 0
        if slow.settled(self.some):
            return (0 if self.begun else total), 0
        if self.code is not None:
            return slow.in_round(self.some, self.code, self.left)
        rounds, questions = (
            slow.from_new_round(self.some)
            if self.left == 3
            else slow.from_short_round(self.some, self.left)
        )
        return rounds - self.begun * total, questions


@pytest.mark.parametrize("mode", Mode)
def test_the_values_are_those_of_the_slow_minimiser(mode: Mode) -> None:
    """From where so few worlds are left that every strategy can be tried; often that is at once."""
    chance = random.Random(f"slow {mode}")
    most = 9 if SOAK else 7  # rows
    checked = whole = 0
    for _ in range(scale(1000)):
        board = chance.choice(boards(mode))
        game = Player(board, chance, chance.choice((0, 0, 1, 2))).game()
        steps = check_slowly(board.reviewer.review(game, LONG), game, board.rows, most)
        checked += steps
        whole += len(board.rows) <= most and steps > 0
    assert checked > 10
    assert whole or mode is Mode.NIGHTMARE


def check_slowly(review: Review, game: Game, of: Rows, most: int) -> int:
    """How many steps were checked."""
    rows = {*range(len(of))}
    standing = Standing(0, None, 3 - game.handicap, begun=False)
    slow: SlowPlay | None = None
    number = checked = 0
    for step in (*review.steps, None):
        if slow is None and len(rows) <= most:
            slow = SlowPlay(of, rows)
        if slow is not None:
            standing = replace(standing, some=slow.set_of(rows))
            value = review.left if step is None else step.before
            assert (value.cost, value.proved) == (Cost(*standing.value(slow)), True)
            checked += 1
        if step is None:
            break
        begins, number = step.round > number, step.round
        left = 3 if begins and standing.begun else standing.left
        left -= step.verifier is not None
        sides = [rows, set[int]()]
        if step.verifier is not None and step.proposal is not None:
            yes = {
                row for row in rows if of.masks[of.laws[row][step.verifier]] >> step.proposal & 1
            }
            sides = [yes, rows - yes] if step.answer else [rows - yes, yes]
        after = Standing(0, step.proposal, left, begun=True)
        if slow is not None:
            total = slow.total(standing.some)
            costs = [replace(after, some=slow.set_of(side)).value(slow) for side in sides]
            asked = Cost(
                total * begins + costs[0][0] + costs[1][0],
                total * (step.verifier is not None) + costs[0][1] + costs[1][1],
            )
            assert (step.asked.cost, step.asked.proved) == (asked, True)
            assert (step.after.cost, step.after.proved) == (Cost(*costs[0]), True)
            assert (step.best is None) == slow.settled(standing.some)
        rows, standing = sides[0], after
    return checked


# --- what is not proved --------------------------------------------------------------------------


def test_bounds_where_the_time_was_too_short() -> None:
    problem = parse_problem("? 33 38 40 48")
    game = Game.of(parse_transcript("341 A+ B-; 212 C+", problem))
    review = Reviewer(problem).review(game, 0.0)
    assert not review.proved
    first = review.steps[0]
    assert first.before.lower < first.before.cost
    told = as_json(review)
    par = told["par"]
    assert isinstance(par, dict)
    assert [*par] == ["rounds", "questions", "lower"]
    assert par["lower"]["rounds"] < par["rounds"]
    regret = told["regret"]
    assert isinstance(regret, dict)
    assert [*regret] == ["rounds", "questions", "least", "most"]
    assert regret["rounds"] is None
    assert 0 <= Fraction(regret["least"]["rounds"]) < Fraction(regret["most"]["rounds"])


def test_bounds_after_a_handicap() -> None:
    reviewer = Reviewer(parse_problem("33 38 40 48"))
    for handicap in (1, 2):
        review = reviewer.review(Game((), handicap), 0.0)
        assert not review.proved
        assert review.par.lower < review.par.cost
        # Without a handicap it is 866 rounds; with one it is more, but by no more than a round.
        assert review.par.lower.rounds <= 866 + 348
        assert review.par.cost.rounds >= 866


class Clocked:
    """A search whose calls take exactly the time that they may, by a clock of its own."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.now = 0.0

    def value(self, rows: Sequence[int], seconds: float) -> tuple[int, bool]:
        self.now += seconds
        return self.search.value(rows, 0.0)

    def open_value(
        self, rows: Sequence[int], proposal: int, left: int, seconds: float
    ) -> tuple[int, bool]:
        self.now += seconds
        return self.search.open_value(rows, proposal, left, 0.0)

    def question(self, rows: Sequence[int], value: int, seconds: float) -> tuple[int, int] | None:
        return self.search.question(rows, value, seconds)

    def open_question(
        self, rows: Sequence[int], proposal: int, left: int, value: int, seconds: float
    ) -> int | None:
        return self.search.open_question(rows, proposal, left, value, seconds)

    def worst(
        self,
        rows: Sequence[int],
        kind: Worst,
        seconds: float,
        proposal: int | None = None,
        left: int = 0,
        most: int | None = None,
    ) -> tuple[int, int]:
        return self.search.worst(rows, kind, seconds, proposal, left, most)

    def play(
        self,
        rows: Sequence[int],
        proposal: int | None = None,
        left: int = 0,
        effort: Effort = QUICK,
    ) -> tuple[int, tuple[int, int] | None]:
        self.now += effort.seconds
        return self.search.play(rows, proposal, left, effort._replace(seconds=0.0))


@pytest.mark.parametrize("handicap", [0, 1])
@pytest.mark.parametrize("seconds", [0.0, 1.5, 10.0])
def test_a_review_keeps_to_its_time(seconds: float, handicap: int) -> None:
    problem = parse_problem("41+18 40+10 14+16 46+19 22+45 15+33")
    secret = worlds(problem).draw(Chance(7))
    chance = random.Random("time")
    rounds = []
    for number in range(4):
        code, asked = chance.randrange(125), range(handicap if number == 0 else 0, 3)
        rounds.append(Played(code, tuple((v, secret.answer(code, v)) for v in asked)))
    reviewer = Reviewer(problem)
    clocked = reviewer._search = Clocked(reviewer._search)
    game = Game(tuple(rounds), handicap)
    review = reviewer.review(game, seconds, lambda: clocked.now)
    assert not review.proved
    # After a handicap each proposal is looked at by itself, in slices that are not cut.
    glances = 100 * GLANCE
    assert clocked.now <= seconds * (1.5 if handicap else 1.01) + glances
    if seconds:
        assert clocked.now >= seconds / 2
    # What was found is all there is to it.
    again = Reviewer(problem)
    again.learn(game, reviewer.found(game))
    assert as_json(again.review(game, 0.0)) == as_json(review)
    for wrong in (None, [], [[1, 2]], {"a": 1}, [[9**9] * 9], [["x"] * 9]):
        fresh = Reviewer(problem)
        fresh.learn(game, wrong)
        assert fresh.found(game) == []


class Unsure(Reviewer):
    """Knows only bounds of what each position is worth, but right ones."""

    chance = random.Random("unsure")

    def _value(self, moment):  # type: ignore[no-untyped-def]
        total, best = super()._value(moment)
        doubt = self.chance.choice((0, 0, 1, 5))
        if total.cost != Cost(0, 0) and doubt:
            more, less = (self.chance.randint(0, doubt) for _ in range(2))
            total = Total(
                total.worlds,
                Cost(total.cost.rounds + more, total.cost.questions + doubt),
                Cost(total.cost.rounds - less, total.cost.questions - doubt),
            )
        return total, best


@pytest.mark.parametrize("mode", Mode)
def test_bounds_hold_what_is_true(mode: Mode) -> None:
    for board, _, game in games(mode):
        sure = board.reviewer.review(game, LONG)
        doubtful = Unsure(board.problem)
        doubtful._known = board.reviewer._known
        unsure = doubtful.review(game, LONG)
        pairs = [(sure.regret, unsure.regret), (sure.luck, unsure.luck)]
        for true, told in zip(sure.steps, unsure.steps, strict=True):
            pairs += [(true.regret, told.regret), (true.luck, told.luck)]
        for amount, bounds in pairs:
            assert within(amount.rounds, bounds.rounds)
            assert within(amount.questions, bounds.questions)


def within(number: Span, bounds: Span) -> bool:
    assert number.exact is not None
    return (bounds.least is None or bounds.least <= number.exact) and (
        bounds.most is None or number.exact <= bounds.most
    )
