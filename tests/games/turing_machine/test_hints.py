"""Hints: that what they say is so. Every claim is compared with the worlds left, and every proof
with what `why` says."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from typing import Any

import pytest

from bombe.chance import Chance
from bombe.games.turing_machine import deductions, hints, why_lines
from bombe.games.turing_machine.cards import CARDS, LAWS, Law
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES, INDEX, SHAPES, meet
from bombe.games.turing_machine.deductions import Known
from bombe.games.turing_machine.entailment import Ground
from bombe.games.turing_machine.explain import explain
from bombe.games.turing_machine.generate import Wish, generate
from bombe.games.turing_machine.hint_lines import PROOF, RUNGS, SENTENCES, Ladder, words
from bombe.games.turing_machine.hints import ladder
from bombe.games.turing_machine.problem import Mode, Problem, broken_rule, parse_problem
from bombe.games.turing_machine.sheet import SHAPE_LETTERS
from bombe.games.turing_machine.why_lines import told
from bombe.games.turing_machine.worlds import Answer, Worlds
from bombe.text import LANGUAGES, language
from support.hint_positions import is_sound, positions
from support.scaling import scale

# ---- by brute force --------------------------------------------------------------------------


class Brute:
    """What answers leave, found by trying everything."""

    def __init__(self, problem: Problem, answers: tuple[Answer, ...]) -> None:
        self.problem = problem
        self.answers = answers
        self.printed = [
            list({law.codes: law for card in group for law in CARDS[card].laws}.values())
            for group in problem.groups
        ]

    def gives_answers(self, laws: tuple[Law, ...]) -> bool:
        """Whether verifiers that hold these laws, in this order, give all the answers."""
        return all(bool(laws[v].codes >> code & 1) is yes for code, v, yes in self.answers)

    def can_give_answers(self, laws: tuple[Law, ...]) -> bool:
        if self.problem.mode is not Mode.NIGHTMARE:
            return self.gives_answers(laws)
        return any(map(self.gives_answers, permutations(laws)))


@pytest.fixture(autouse=True)
def grounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same few problems come again and again."""
    monkeypatch.setattr(hints, "ground_of", GROUNDS)
    monkeypatch.setattr(why_lines, "explain", EXPLAIN)


GROUNDS = cache(Ground)
EXPLAIN = cache(explain)


def ladders(n: int) -> Iterator[tuple[Problem, tuple[Answer, ...], dict[str, str], Ladder]]:
    for problem, answers, marks in positions(n, seed=19):
        yield problem, answers, dict(marks), ladder(problem, answers, marks, None, True)


def answers_of(problem: Problem, listed: list[str]) -> tuple[Answer, ...]:
    """What a hint lists, such as `341 B-`, as answers."""
    return tuple((INDEX[one[:3]], problem.verifiers.index(one[4]), one[5] == "+") for one in listed)


# ---- what is known ---------------------------------------------------------------------------


def test_known_is_what_the_worlds_say() -> None:
    for problem, answers, _ in positions(scale(300, least=30), seed=2):
        left = Worlds(problem, answers)
        mine = Known(problem, tuple(dict.fromkeys(answers)))
        assert sorted(map(str, mine.tuples)) == sorted(map(str, left.tuples))
        assert mine.codes == left.codes
        for target in mine.targets():
            truths = mine.truths(target)
            assert is_sound(left, target, "-") == (True not in truths)
            assert is_sound(left, target, "+") == (False not in truths)


# ---- what is said ----------------------------------------------------------------------------


def test_every_claim_holds() -> None:
    """By the last line of each hint: what it says, checked by trying everything."""
    told: Counter[str] = Counter()
    for problem, answers, marks, hint in ladders(scale(5000, least=200)):
        told.update(key for key, _ in hint.lines)
        key, values = hint.lines[-1]
        CHECKS[key](problem, answers, marks, hint, dict(values))
        check_words(hint)
    assert set(SENTENCES) - set(told) <= SELDOM


# These need a problem of their own: see the tests below.
SELDOM = {
    *("hint_ask_large", "hint_known_at_once", "hint_enough_rules", "hint_question_next"),
}


def check_proof(
    problem: Problem, answers: Any, marks: Any, hint: Ladder, values: dict[str, Any]
) -> None:
    """The proof is about what the hint is about, and is the one that `why` gives; what an answer
    says at once needs no more than that."""
    if hint.target is None:
        check_code(problem, answers, hint, values)
        return
    check_can_be_struck(problem, answers, marks, hint)
    claim = Claim(hint.target, False)
    for line in values["steps"][0]:
        if line["key"] in PLAIN and len(values["steps"]) == 1:
            PLAIN[line["key"]](problem, answers, hint, line["values"])
            return
    found = told(GROUNDS(problem), answers, claim)
    assert found["steps"][-1]["claims"] == [str(claim)]
    assert values["steps"] == [step["lines"] for step in found["steps"]]
    if hint.target[0] not in problem.verifiers:
        check_since(problem, answers, hint, hint.target)


def check_direct(problem: Problem, answers: Any, hint: Ladder, values: Any) -> None:
    law = LAWS[str(hint.target)]
    key, what = hint.lines[1]
    (answer,) = answers_of(problem, [f"{what['code']} {what['v']}{'-+'[key[-3:] == 'yes']}"])
    assert answer in answers
    assert law.card in problem.groups[answer[1]]
    assert bool(law.codes >> answer[0] & 1) is not answer[2]
    assert values == {"v": what["v"], "code": what["code"], "laws": [law.name]}


def check_few(problem: Problem, answers: Any, hint: Ladder, values: Any) -> None:
    assert is_sound(Worlds(problem), str(hint.target), "-")
    assert values["n"] == LAWS[str(hint.target)].codes.bit_count() <= values["others"]
    assert values["others"] + 1 == len(problem.groups)


def check_each_verifier(problem: Problem, answers: Any, hint: Ladder, values: Any) -> None:
    told = answers_of(problem, values["answers"])
    law = LAWS[str(hint.target)]
    assert values["law"] == law.name
    assert set(told) <= set(answers)
    assert {v for _, v, _ in told} == set(range(len(problem.groups)))
    assert all(bool(law.codes >> code & 1) is not passed for code, _, passed in told)


def check_each_law(problem: Problem, answers: Any, hint: Ladder, values: Any) -> None:
    told = answers_of(problem, values["answers"])
    assert set(told) <= set(answers)
    assert {problem.verifiers[v] for _, v, _ in told} == {str(hint.target)[0]} == {values["v"]}
    for law in CARDS[values["n"]].laws:
        assert any(bool(law.codes >> code & 1) is not passed for code, _, passed in told)


PLAIN = {
    "step_yes": check_direct,
    "step_no": check_direct,
    "step_few": check_few,
    "step_each_verifier": check_each_verifier,
    "step_each_law": check_each_law,
}


def check_since(problem: Problem, answers: Any, hint: Ladder, target: str) -> None:
    """The answer that is named is the one after which there was no case left."""
    key, what = hint.lines[1]
    asked = list(dict.fromkeys(answers))
    n = 0
    if "_since_" in key:
        (answer,) = answers_of(problem, [f"{what['code']} {what['v']}{'-+'[key[-3:] == 'yes']}"])
        n = asked.index(answer) + 1
        assert not is_sound(Worlds(problem, asked[: n - 1]), target, "-")
    assert is_sound(Worlds(problem, asked[:n]), target, "-")
    if target[0] in SHAPE_LETTERS:
        assert target == SHAPE_LETTERS[SHAPES.index(what["shape"])] + what["digit"]


def check_can_be_struck(problem: Problem, answers: Any, marks: Any, hint: Ladder) -> None:
    assert hint.target is not None
    assert hint.target not in marks
    assert is_sound(Worlds(problem, answers), hint.target, "-")


def check_instance(
    problem: Problem, answers: Any, marks: Any, hint: Ladder, values: dict[str, Any]
) -> None:
    """The world that shows that a mark does not follow is one, and the mark is wrong in it."""
    assert hint.target is not None
    assert not is_sound(Worlds(problem, answers), hint.target, marks[hint.target])
    held = [one.split(" ") for one in values["world"]]
    assert "".join(v for v, _ in held) == problem.verifiers
    laws = tuple(LAWS[name] for _, name in held)
    assert Brute(problem, answers).gives_answers(laws)
    assert broken_rule([law.codes for law in laws]) is None
    assert meet(law.codes for law in laws) == 1 << INDEX[values["code"]]
    struck = marks[hint.target] == "-"
    refuted = not struck and is_sound(Worlds(problem, answers), hint.target, "-")
    did = "struck" if struck else "refuted" if refuted else "kept"
    assert hint.lines[1][0].startswith(f"hint_{did}_")
    if hint.target in LAWS:
        law = LAWS[hint.target]
        group = next(cards for cards in problem.groups if law.card in cards)
        (own,) = (one for one in laws if one.card in group)
        assert (own.codes == law.codes) is struck
    elif hint.target[0] in SHAPE_LETTERS:
        at = SHAPE_LETTERS.index(hint.target[0])
        assert (values["code"][at] == hint.target[1]) is struck
    else:
        card = laws[problem.verifiers.index(hint.target[0])].card
        assert (card == int(hint.target[1:])) is struck


def check_code(problem: Problem, answers: Any, hint: Ladder, values: dict[str, Any]) -> None:
    left = Worlds(problem, answers)
    (code,) = left.codes
    assert values["steps"][-1][-1] == {"key": "step_code", "values": {"code": CODES[code]}}
    needed = answers_of(problem, hint.lines[1][1].get("answers", []))
    assert set(needed) <= set(answers)
    assert Worlds(problem, needed).codes == left.codes
    for one in needed:
        fewer = [other for other in needed if other != one]
        assert len(Worlds(problem, fewer).codes) > 1


def check_split(
    problem: Problem, answers: Any, marks: Any, hint: Ladder, values: dict[str, Any]
) -> None:
    left = Worlds(problem, answers)
    check_all_is_marked(left, marks, bool(answers))
    v, code = problem.verifiers.index(values["v"]), INDEX[values["code"]]
    if problem.mode is Mode.NIGHTMARE:
        said = [bool(law.codes >> code & 1) for law in left.laws[v]]
    else:
        said = [bool(laws[v].codes >> code & 1) for laws in left.tuples]
    assert (len(said), said.count(True), said.count(False)) == (
        values["total"],
        values["yes"],
        values["no"],
    )
    assert values["yes"] > 0 < values["no"]


def check_all_is_marked(left: Worlds, marks: dict[str, str], anything_asked: bool) -> None:
    assert all(is_sound(left, target, sign) for target, sign in marks.items())
    assert len(left.codes) > 1
    mine = Known(left.problem, left.answers)
    for target in mine.targets():
        if anything_asked and is_sound(left, target, "-"):
            assert target in marks or "+" in marks.values()


def check_words(hint: Ladder) -> None:
    for rung in range(1, RUNGS + 1):
        shown = hint.shown(rung)
        assert json.loads(json.dumps(shown)) == shown
        assert len(shown["lines"]) == rung
        assert (shown["target"] is None) == (rung == 1 or hint.target is None)
        if shown["target"] in LAWS:
            assert shown["card"] == LAWS[shown["target"]].card
        for line in shown["lines"]:
            for tongue in LANGUAGES:
                said = [language(tongue).say(one) for one in words(line)]
                assert said
                assert not any("{" in one for one in said)


CHECKS = {
    PROOF: check_proof,
    "hint_instance": check_instance,
    "hint_split": check_split,
    "hint_split_laws": check_split,
}


def test_of_a_problem_that_is_too_large_only_what_is_plain_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(deductions, "MOST_COMBINATIONS", 30)
    told: Counter[str] = Counter()
    for problem, answers, marks, hint in ladders(scale(1000, least=100)):
        if not Known(problem, answers).too_large:
            continue
        told[hint.lines[0][0]] += 1
        key, values = hint.lines[-1]
        if key == PROOF:
            check_proof(problem, answers, marks, hint, dict(values))
        else:
            assert key == "hint_split_laws"
            # Elsewhere it may be settled without anybody's having looked.
            assert problem.mode is not Mode.NIGHTMARE or len(Known(problem, answers).codes) > 1
    assert told["hint_ask_large"]
    assert told["hint_at_verifier"]
    assert told["hint_known"]


def test_the_work_is_bounded() -> None:
    """On the largest problems: by combinations that are grown, not by seconds."""
    for text in ("48+40 33+44 25+31 29+41 45+23 47+39", "45+33 20+14 24+36 18+48 46+37 28+47"):
        problem = parse_problem(text)
        left = Known(problem, ())
        hint = ladder(problem, (), (), None, True)
        assert (hint.lines[0][0] == "hint_ask_large") == left.too_large


def test_the_last_answer_and_the_simplest_reason_come_first() -> None:
    problem = parse_problem("2 18 44 48")
    first, second = (INDEX["341"], 1, True), (INDEX["341"], 2, False)
    assert ladder(problem, (first, second), (), None, True).target == "44c"
    assert ladder(problem, (second, first), (), None, True).target == "18b"
    struck = (("44c", "-"), ("44f", "-"))
    assert ladder(problem, (first, second), struck, None, True).target == "18b"


def test_what_is_kept_needs_no_more_strokes() -> None:
    problem = parse_problem("2 18 44 48")
    answer = (INDEX["341"], 0, True)
    assert ladder(problem, (answer,), (), None, True).target == "2a"
    hint = ladder(problem, (answer,), (("2b", "+"),), None, True)
    assert hint.target is None or not hint.target.startswith("2")


def test_a_code_that_is_known_at_once() -> None:
    chance = Chance(1)
    secret = next(generate(Wish(verifiers=4, by_thought=True), seed=chance.below(100)))
    hint = ladder(secret.problem, (), (), None, True)
    assert [key for key, _ in hint.lines] == [
        "hint_known_at_once",
        "hint_enough_rules",
        PROOF,
    ]
    assert hint.lines[2][1]["steps"][-1][-1]["values"] == {"code": CODES[secret.code]}
