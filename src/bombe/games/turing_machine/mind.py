"""The mind of the game, as `import bombe` has it: what can be asked about a problem.

Wherever a problem is wanted it may be text too: cards, a secret, an id, or `booklet 7`; what was
asked may be text as well. What is wrong with it is a `BadInput`, whose text is one sentence. What
takes a solver imports it when it is called, so that a program pays only for what it asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from math import inf
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from bombe import given
from bombe.games.turing_machine.problem import Secret, Transcript
from bombe.games.turing_machine.problem import parse_transcript as _parse_transcript
from bombe.games.turing_machine.reference import (
    Named,
    code_of,
    problem_of,
    read_asked,
    secret_of,
)
from bombe.games.turing_machine.worlds import Worlds, must_agree
from bombe.games.turing_machine.worlds import worlds as _worlds
from bombe.text import BadInput, T, quoted

if TYPE_CHECKING:
    from bombe.games.turing_machine.box import Symbol
    from bombe.games.turing_machine.claims import Claim
    from bombe.games.turing_machine.explain import Explanation, Step
    from bombe.games.turing_machine.generate import Difficulty, Wish
    from bombe.games.turing_machine.grade import Grade
    from bombe.games.turing_machine.machine import Game
    from bombe.games.turing_machine.review import Review
    from bombe.games.turing_machine.solve import Par
    from bombe.games.turing_machine.strategy import Strategy
    from bombe.games.turing_machine.why import Why
    from bombe.games.turing_machine.worst import WorstCase

Asked = Transcript | str | None  # what was asked so far
Kind = TypeVar("Kind", bound=StrEnum)
PROOF_SECONDS = 3.0  # for the steps of a proof


def parse_transcript(text: str, problem: Named) -> Transcript:
    """What was asked of a problem, in notation.

    >>> bombe.parse_transcript("341 B- C+; 112 A+", "4 9 11 14").answers()
    [(65, 1, False), (65, 2, True), (1, 0, True)]
    """
    return _parse_transcript(text, problem_of(problem))


def id_of(secret: Secret | str) -> str:
    """The id of a problem with its answer. The order of single cards does not matter to it.

    >>> bombe.id_of("4b 9a 11a 14c")
    'RY8YNND'
    """
    from bombe.games.turing_machine import ids

    return ids.id_of(secret_of(secret))


def worlds(problem: Named, transcript: Asked = None) -> Worlds:
    """Every way the verifiers may hold their criteria, after what was asked. Answers that
    contradict each other leave none, and `contradiction` is a smallest set of them that cannot all
    be right.

    >>> bombe.worlds("4 9 11 14")
    Worlds(4 9 11 14: 2 worlds, 2 codes)
    >>> [bombe.code_name(code) for code in bombe.worlds("4 9 11 14", "341 A+").codes]
    ['241']
    """
    return _worlds(*read_asked(problem, transcript))


def solve(problem: Named, asked: Asked = None, seconds: float = 10.0) -> Par:
    """The best question, and par: what optimal play still costs, summed over the worlds, with a
    lower bound. Where cost and bound are the same it is proved; else there was no time for more.

    >>> par = bombe.solve("3 7 10 14")
    >>> par
    Par(7 worlds: 9 rounds, 20 questions, proved; ask 212 C)
    >>> par.cost.questions / par.worlds, par.asks
    (2.857142857142857, '212 C')
    """
    from bombe.games.turing_machine.solve import solve

    left, transcript = _agreeing(problem, asked)
    return solve(left, transcript, given.number("seconds", seconds))


def worst(
    problem: Named, asked: Asked = None, kind: str = "rounds", seconds: float = 10.0
) -> WorstCase:
    """God's number: how many are always enough, whatever the answers, of `rounds` or of
    `questions`. From `least` to `most` of them are needed; where these are the same it is proved.
    A round that is open is paid already.

    >>> bombe.worst("3 7 10 14")
    WorstCase(2 rounds, proved)
    >>> bombe.worst("3 7 10 14", "212 C-", "questions").most
    2
    """
    from bombe.games.turing_machine.worst import worst_case
    from bombe.games.turing_machine.worst_search import Worst

    counted = _one_of(kind, Worst, "kind")
    left, transcript = _agreeing(problem, asked)
    return worst_case(left, transcript, counted, given.number("seconds", seconds))


def strategy(
    problem: Named, asked: Asked = None, seconds: float = 60.0, *, worst: str | None = None
) -> Strategy:
    """All of optimal play, as a tree: what to ask first, and then after every answer. With `worst`
    it is the best in the worst case instead of on average: of `rounds`, or of `questions`.

    >>> found = bombe.strategy("4 9 11 14")
    >>> found
    Strategy(4 9 11 14: 2 worlds, 2 rounds, 2 questions, proved)
    >>> found.as_json()["tree"]["proposal"]
    '111'
    >>> bombe.strategy("3 7 10 14", worst="questions")
    Strategy(3 7 10 14: 7 worlds, 9 rounds, 20 questions; worst case 3 questions, proved)
    """
    from bombe.games.turing_machine.careful import careful_strategy
    from bombe.games.turing_machine.strategy import strategy
    from bombe.games.turing_machine.worst_search import Worst

    kind = None if worst is None else _one_of(worst, Worst, "worst")
    cards, transcript = read_asked(problem, asked)
    limit = given.number("seconds", seconds)
    if kind is None:
        return strategy(cards, str(transcript), limit)
    return careful_strategy(cards, str(transcript), kind, limit)


def grade(problem: Named, seconds: float = 10.0) -> Grade:
    """How hard a problem is: *effort*, the questions that optimal play needs on average, and
    *luck*, how far single games lie from that average.

    >>> bombe.grade("3 7 10 14")
    Grade(7 worlds: effort 2.86, luck 0.35, proved)
    """
    from bombe.games.turing_machine.grade import grade

    return grade(problem_of(problem), given.number("seconds", seconds))


def review(
    problem: Named, asked: Asked, declared: int | str | None = None, seconds: float = 10.0
) -> Review:
    """A game that was played, question by question: how much of what it cost was skill, how much
    luck. What it cost is par, plus the regret of every step, minus its luck, exactly.

    >>> found = bombe.review("3 7 10 14", "111 C- B+ A-", declared="435")
    >>> found
    Review(1 round, 3 questions, proved)
    >>> [str(step.regret.questions.exact) for step in found.steps]
    ['0', '0', '1']
    """
    from bombe.games.turing_machine.review import Game, Reviewer

    cards, transcript = read_asked(problem, asked)
    game = Game.of(transcript, None if declared is None else code_of(declared))
    return Reviewer(cards).review(game, given.number("seconds", seconds))


def why(problem: Named, asked: Asked, claim: Claim | str, seconds: float = PROOF_SECONDS) -> Why:
    """Why something follows from what was asked, by as few answers as suffice and in short steps;
    or a case in which it is not so. A claim is `-4b` or `+4b` for a criterion that is out or
    certain, and so `t3` for a digit and `A4` for who has a card; `=241` or `-241` for a code.

    >>> bombe.why("4 9 11 14", "341 A+", "=241")
    Why(=241 follows from 341 A+)
    >>> found = bombe.why("4 9 11 14", "", "=241")
    >>> found.follows, bombe.code_name(found.case.code)
    (False, '221')
    """
    from bombe.games.turing_machine import why as reasons
    from bombe.games.turing_machine.claims import parse_claim
    from bombe.games.turing_machine.entailment import Ground
    from bombe.games.turing_machine.explain import explain, steps_to

    seconds = given.number("seconds", seconds)
    left, _ = _agreeing(problem, asked)
    ground = Ground(left.problem)
    found = reasons.why(ground, left.answers, parse_claim(str(claim), left.problem))
    if found.case is not None:
        return found
    explained = explain(ground, found.because, seconds)
    return replace(found, steps=steps_to(ground, found, explained))


def explain(problem: Named, asked: Asked = None, seconds: float = inf) -> Explanation:
    """All that follows from what was asked, in short steps that a person can check.

    >>> found = bombe.explain("4 9 11 14", "341 A+")
    >>> found
    Explanation(17 steps, code 241)
    >>> found.steps[-1].claims
    (Claim(=241), Claim(+t2), Claim(+c1), Claim(-c2))
    """
    from bombe.games.turing_machine.entailment import Ground
    from bombe.games.turing_machine.explain import explain

    left, _ = _agreeing(problem, asked)
    return explain(Ground(left.problem), left.answers, given.number("seconds", seconds))


def sentences(step: Step, problem: Named) -> list[T]:
    """A step of an explanation in words: `str` puts a sentence into English, and
    `Language("fr").say` into French.

    >>> step = bombe.explain("4 9 11 14", "341 A+").steps[1]
    >>> [str(sentence) for sentence in bombe.sentences(step, "4 9 11 14")]
    ['A said yes to 341. That rules out what 341 does not meet, here 4a (■<4), 4c (■>4).']
    """
    from bombe.games.turing_machine.explain import Step
    from bombe.games.turing_machine.explain_lines import sentences

    return sentences(given.of_kind("step", step, Step), problem_of(problem))


def machine(secret: Secret | str, level: str = "optimal", seconds: float = 20.0) -> Game:
    """How the Machine plays a problem, at one of its levels: `plain`, `clever` or `optimal`.

    >>> bombe.machine("4b 9a 11a 14c", level="clever")
    Game(clever: 111 A-; code 241)
    """
    from bombe.games.turing_machine.machine import Level, played

    return played(
        secret_of(secret), _one_of(level, Level, "level"), given.number("seconds", seconds)
    )


# --- problems -------------------------------------------------------------------------------------


def difficulty_of(problem: Named) -> Difficulty:
    """How difficult its highest card makes a problem.

    >>> str(bombe.difficulty_of("4 9 11 14"))
    'easy'
    """
    from bombe.games.turing_machine import generate

    return generate.difficulty_of(problem_of(problem))


def generate(
    wish: Wish,
    seed: int | None = None,
    count: int = 1,
    *,
    effort: tuple[float, float] | None = None,
    luck: tuple[float, float] | None = None,
) -> Iterator[Secret]:
    """Different problems that fit the wish, and have such an effort and luck, each from a number to
    a number. The same seed gives the same problems; without one they are new every time.

    >>> wish = bombe.Wish(verifiers=4, difficulty=bombe.Difficulty.EASY)
    >>> [str(secret) for secret in bombe.generate(wish, seed=1, count=2)]
    ['3b 7b 8b 13a', '4b 9a 12a 16b']
    >>> [harder] = bombe.generate(wish, seed=1, effort=(3, 5))
    >>> bombe.grade(harder)
    Grade(8 worlds: effort 3.00, luck 0.00, proved)
    """
    from bombe.games.turing_machine import generate

    given.of_kind("wish", wish, generate.Wish)
    if effort is None and luck is None:
        return generate.generate(wish, seed, count)
    from bombe.games.turing_machine.grade import Range, generate_graded

    efforts, lucks = (
        Range() if span is None else Range(*given.span(name, span))
        for name, span in (("effort", effort), ("luck", luck))
    )
    return generate_graded(wish, efforts, lucks, seed, count)


def generate_on(
    problem: Named, seed: int | None = None, count: int = 1, by_thought: bool = False
) -> Iterator[Secret]:
    """Different worlds of chosen cards, each drawn evenly among those left. Single cards come in
    ascending order.

    >>> sorted(map(str, bombe.generate_on("4 9 11 14", count=2)))
    ['4a 9a 11b 14c', '4b 9a 11a 14c']
    """
    from bombe.games.turing_machine import generate

    return generate.generate_on(problem_of(problem), seed, count, by_thought)


# --- the published box ----------------------------------------------------------------------------


class Box(NamedTuple):
    """How the published box is set up: a symbol, and the verification cards, verifier A's first."""

    symbol: Symbol
    numbers: tuple[int, ...]


def box(secret: Secret | str, symbol: str | None = None) -> Box:
    """The verification cards of a problem, by the symbol that its id fixes or by another:
    `lozenge`, `hash`, `slash` or `currency`.

    >>> symbol, numbers = bombe.box("4b 9a 11a 14c", symbol="hash")
    >>> symbol.sign, numbers
    ('#', (577, 369, 461, 694))
    """
    from bombe.games.turing_machine.box import numbers, parse_symbol, symbol_of

    found = secret_of(secret)
    chosen = symbol_of(id_of(found)) if symbol is None else parse_symbol(symbol)
    return Box(chosen, tuple(numbers(found, chosen)))


def read_box(problem: Named, numbers: Sequence[int]) -> Secret:
    """The secret that verification cards on the table make of a problem, verifier A's first.

    >>> bombe.read_box("4 9 11 14", [447, 646, 566, 322])
    Secret(4b 9a 11a 14c)
    >>> bombe.read_box("4 9 11 14", [447, 646, 566, 293])
    Traceback (most recent call last):
    bombe.text.BadInput: this is not a valid set-up: no code passes all the verifiers
    """
    from bombe.games.turing_machine.box import read_setup

    found = read_setup(problem_of(problem), given.wholes("numbers", numbers))
    if isinstance(found, T):
        raise BadInput(T("this is not a valid set-up: {reason}", reason=found))
    return found


# --- what is common -------------------------------------------------------------------------------


def _one_of(value: str, kinds: type[Kind], name: str) -> Kind:
    if value in [*kinds]:
        return kinds(value)
    raise BadInput(
        T(
            "{value} is not possible for {name}; choose from {choices}",
            value=quoted(value),
            name=name,
            choices=[*kinds],
        )
    )


def _agreeing(problem: Named, asked: Asked) -> tuple[Worlds, Transcript]:
    """The worlds left after answers that must not contradict each other."""
    cards, transcript = read_asked(problem, asked)
    left = _worlds(cards, transcript)
    must_agree(left)
    return left, transcript
