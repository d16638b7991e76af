"""The school at a keyboard: chapters, exercises, streaks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bombe.cli.laws import titles
from bombe.cli.output import INDENT, print_table, print_text
from bombe.cli.proofs import print_case, print_steps
from bombe.cli.terminal.console import Console
from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.problem import Mode, Problem
from bombe.games.turing_machine.school.chapters import Chapter
from bombe.games.turing_machine.school.exercises import Choice, Exercise
from bombe.games.turing_machine.school.hints import hints
from bombe.games.turing_machine.school.lines import (
    answers,
    costs,
    named,
    open_between,
    question,
    verdict,
)
from bombe.games.turing_machine.school.making import exercise
from bombe.games.turing_machine.school.progress import Progress
from bombe.games.turing_machine.school.streak import MISTAKES
from bombe.text import Language, N, T

_WHOLE = 32  # lines, on which an example fits with what is wrong in it


class _Stopped(Exception):
    """Somebody wishes to stop."""


class School:
    """Plays exercises, and has kept what is solved."""

    def __init__(
        self,
        console: Console,
        tongue: Language,
        progress: Progress,
        keep: Callable[[Progress], None],
    ) -> None:
        self._console = console
        self._tongue = tongue
        self._progress = progress
        self._keep = keep

    def chapter(self, chapter: Chapter, seeds: Iterable[int]) -> None:
        """Exercises until somebody stops; at the first visit what the chapter is about."""
        self._heading(chapter.title)
        for line in chapter.intro:
            self._say(line)
        try:
            if not self._progress.of(chapter.key):
                self._turn()
                self._example(chapter.example)
            for number, seed in enumerate(seeds):
                if number:
                    self._heading(chapter.title)
                self._solve(exercise(chapter.key, seed))
                self._pause()
        except (_Stopped, EOFError, KeyboardInterrupt):
            self._end()

    def streak(self, exercises: Iterable[Exercise]) -> None:
        """Exercises until the third mistake, one try each."""
        solved = mistakes = 0
        try:
            for number, one in enumerate(exercises, 1):
                self._heading(T("Streak, position {n}", n=number))
                if self._try(one):
                    solved += 1
                else:
                    mistakes += 1
                    self._say(
                        T("Mistake {n} of {most}.", n=mistakes, most=MISTAKES),
                    )
                if mistakes == MISTAKES:
                    break
                self._pause()
        except (_Stopped, EOFError, KeyboardInterrupt):
            print()
        self._progress = self._progress.with_streak(solved)
        self._keep(self._progress)
        self._say(
            N("{n} position solved.", "{n} positions solved.", solved),
            T("Your longest streak is {n}.", n=self._progress.streak),
        )

    # ---- one exercise ----

    def _solve(self, one: Exercise) -> None:
        """As many tries as it takes; after three wrong ones the right one is told."""
        self._show(one)
        tried: set[int] = set()
        peeked = False
        rungs = iter(hints(one))
        while (chosen := self._chosen(one, rungs)) != one.right:
            if chosen is None:
                peeked = True
                self._prove(one)
            elif chosen in tried:
                self._say(T("You have tried this one."))
            else:
                tried.add(chosen)
                self._refute(one, one.choices[chosen])
                if len(tried) == len(one.choices) - 1:
                    self._tell_right(one)
                    break
        else:
            self._right(one)
        self._progress = self._progress.with_solved(
            one.chapter, one.seed, first=not tried and not peeked
        )
        self._keep(self._progress)

    def _try(self, one: Exercise) -> bool:
        """One try; whether it was right."""
        self._show(one)
        while (chosen := self._chosen(one, iter(()))) is None:
            self._say(T("In a streak, why is told after your choice."))
        if chosen == one.right:
            self._right(one)
            return True
        self._refute(one, one.choices[chosen])
        self._tell_right(one)
        return False

    def _chosen(self, one: Exercise, rungs: Iterator[T]) -> int | None:
        """The place of the choice that is typed; None when why is asked for, or one more hint when
        there is none left."""
        while True:
            line = self._ask()
            hint = next(rungs, None) if line == "h" else None
            if hint is not None:
                self._say(hint)
            elif line in ("h", "w"):
                return None
            elif line in [str(n) for n in range(1, len(one.choices) + 1)]:
                return int(line) - 1
            else:
                self._say(_how_to(one))

    def _turn(self) -> None:
        """A screen at a time, where there is one: what was said first would be gone."""
        if self._console.live:
            self._pause()

    def _pause(self) -> None:
        self._say(T("Enter continues, q stops."))
        while self._ask():
            pass

    def _ask(self) -> str:
        line = self._console.ask("> ")
        if line in ("q", "Q"):
            raise _Stopped
        return line.lower()

    # ---- what is shown ----

    def _example(self, one: Exercise) -> None:
        print()
        self._say(T("An example:"))
        self._show(one)
        self._tell_right(one)
        wrong = one.choices[1]
        if wrong.case is not None:
            if self._console.height < _WHOLE:
                self._turn()
            self._say(T("{n} is wrong.", n=2))
            self._refute(one, wrong)
        self._turn()
        self._heading(T("Now you"))
        self._say(_how_to(one))

    def _show(self, one: Exercise) -> None:
        print()
        print_table(_cards(one.problem, self._tongue))
        print()
        self._say(T("Answers: {answers}", answers=answers(one.transcript)))
        self._say(question(one))
        print_table(
            (
                (str(n), self._tongue.say(named(one, choice)))
                for n, choice in enumerate(one.choices, 1)
            ),
            INDENT,
        )

    def _right(self, one: Exercise) -> None:
        self._say(T("That is right."))
        self._prove(one)

    def _tell_right(self, one: Exercise) -> None:
        self._say(T("{n} is right.", n=one.right + 1))
        self._prove(one)

    def _refute(self, one: Exercise, choice: Choice) -> None:
        if one.is_settled:
            self._say(T("That is not so."), *verdict(one, choice))
            return
        if choice.claim is not None:
            self._say(T("That does not follow."))
        self._say(*verdict(one, choice))
        if choice.case is not None:
            print_case(choice.case, self._tongue)

    def _prove(self, one: Exercise) -> None:
        """Why the right choice is right."""
        if one.answer.cost is not None:
            for choice in sorted(one.choices, key=lambda choice: choice is not one.answer):
                self._say(*costs(one, choice))
        elif one.cases:
            self._say(open_between(one))
            for case in one.cases:
                print_case(case, self._tongue)
        else:
            print_steps(one.proof, one.problem, self._tongue)

    def _heading(self, title: T) -> None:
        print()
        print(self._console.style("bold", self._tongue.say(title)))

    def _say(self, *said: T) -> None:
        print_text(self._tongue, *said)

    def _end(self) -> None:
        print()
        self._say(T("What you have solved is kept for next time."))


def _how_to(one: Exercise) -> T:
    return T(
        "Type a number from 1 to {n}; h gives a hint, w tells why, q stops.", n=len(one.choices)
    )


def _cards(problem: Problem, tongue: Language) -> list[tuple[str, ...]]:
    hidden = problem.mode is Mode.NIGHTMARE
    return [
        (
            letter if number == group[0] and not hidden else "",
            str(number),
            tongue.say(CARDS[number].title),
            titles(CARDS[number].laws, tongue),
        )
        for letter, group in zip(problem.verifiers, problem.groups, strict=True)
        for number in group
    ]
