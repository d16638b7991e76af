"""Reviews of games as they are printed."""

from __future__ import annotations

from collections.abc import Iterator

from bombe.cli.output import INDENT, print_table, print_text
from bombe.games.turing_machine.review import Review
from bombe.games.turing_machine.review_lines import asked, declared, judged, moments, sums
from bombe.text import Language, T


def print_review(review: Review, tongue: Language, finished: bool = True) -> None:
    """All of it: the sum, the moments that mattered, and the list of questions. Who gave up has no
    sum."""
    if finished:
        for line in _sum_lines(review, tongue):
            print(line)
    else:
        print_text(tongue, _UNFINISHED)
    print_text(tongue, *remarks(review))
    if review.steps:
        print()
        print_table(_rows(review, tongue), INDENT)


_UNFINISHED = T("Did not finish.")


def _sum_lines(review: Review, tongue: Language) -> list[str]:
    """The sum in rounds and in questions, a line each."""
    return [sum_line(name, words, tongue) for name, words in sums(review)]


def sum_line(name: object, words: list[T | str], tongue: Language) -> str:
    return tongue.say(T("{who}: {what}", who=name, what=" ".join(map(tongue.say, words))))


def remarks(review: Review) -> list[T]:
    guess = declared(review)
    return [*moments(review), *([] if guess is None else [guess])]


def _rows(review: Review, tongue: Language) -> Iterator[tuple[str, ...]]:
    number = 0
    for step in review.steps:
        sign = "" if step.answer is None else " ✓" if step.answer else " ✗"
        yield (
            str(step.round) if step.round > number else "",
            tongue.say(asked(step)) + sign,
            f"{step.before.worlds} → {step.after.worlds}",
            tongue.say(judged(step)),
        )
        number = step.round
