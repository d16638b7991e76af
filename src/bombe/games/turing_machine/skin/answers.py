"""What the pages ask of the server besides a view: what takes some thinking but knows no secret of
a running match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import (
    VERIFIERS,
    Problem,
    Transcript,
    parse_problem,
    parse_transcript,
)
from bombe.games.turing_machine.skin import box_answers
from bombe.games.turing_machine.worlds import Worlds, worlds
from bombe.text import BadInput, T

MOST_LINES = 8
MOST_QUESTIONS = 60  # in one line
LONGEST_LINE = 1000  # characters; 60 questions are far fewer


def lines(asked: Mapping[str, Any]) -> dict[str, Any]:
    """How many worlds each question of some transcripts left, how many there were before it, and
    how many codes were possible in the end."""
    problem = parse_problem(_text(asked.get("problem"), "problem"))
    texts = asked.get("transcripts")
    if not isinstance(texts, list):
        raise BadInput(T("{name} must be a list of texts", name="transcripts"))
    if len(texts) > MOST_LINES:
        raise BadInput(T("at most {n} transcripts at once", n=MOST_LINES))
    transcripts = [parse_transcript(_text(text, "transcripts"), problem) for text in texts]
    if any(len(transcript.answers()) > MOST_QUESTIONS for transcript in transcripts):
        raise BadInput(T("a transcript has at most {n} questions here", n=MOST_QUESTIONS))
    start = len(worlds(problem))
    return {
        "worlds": start,
        "lines": [_line(problem, transcript, start) for transcript in transcripts],
        "codes": [len(worlds(problem, transcript).codes) for transcript in transcripts],
    }


def deduced(asked: Mapping[str, Any]) -> dict[str, Any]:
    """What the answers of a transcript leave: how many worlds and codes, and which of the laws that
    are printed on the cards are in no world, or not any more."""
    problem = parse_problem(_text(asked.get("problem"), "problem"))
    transcript = parse_transcript(_text(asked.get("transcript"), "transcript"), problem)
    if len(transcript.answers()) > MOST_QUESTIONS:
        raise BadInput(T("a transcript has at most {n} questions here", n=MOST_QUESTIONS))
    left = worlds(problem, transcript)
    group = {card: at for at, cards in enumerate(problem.groups) for card in cards}
    # By what it says, not by name: two cards of a verifier may have the same law.
    possible = {(group[law.card], law.codes) for laws in left.laws for law in laws}
    printed = [law for card in problem.cards for law in CARDS[card].laws]
    return {
        "worlds": len(left),
        "codes": len(left.codes),
        "struck": [law.name for law in printed if (group[law.card], law.codes) not in possible],
    }


def _line(problem: Problem, transcript: Transcript, start: int) -> list[dict[str, Any]]:
    answers = transcript.answers()
    left = [start]
    for number in range(1, len(answers) + 1):
        # What no world agrees with, no further answer mends.
        left.append(len(Worlds(problem, answers[:number])) if left[-1] else 0)
    return [
        {
            "proposal": CODES[code],
            "verifier": VERIFIERS[verifier],
            "passed": passed,
            "before": left[number],
            "after": left[number + 1],
        }
        for number, (code, verifier, passed) in enumerate(answers)
    ]


def _text(value: object, name: str) -> str:
    if not isinstance(value, str):
        raise BadInput(T("{name} must be text", name=name))
    if len(value) > LONGEST_LINE:
        raise BadInput(T("{name} is too long", name=name))
    return value


ANSWERS: dict[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {
    "lines": lines,
    "deduced": deduced,
    **box_answers.ANSWERS,
}
