"""The note sheet: what was asked on it, and what its owner marked and wrote.

Marks are the player's own: `-` strikes, `+` keeps. They may be set on a law (`4b`), on a digit of a
shape (`t3`, `s3`, `c3` for ▲3, ■3, ●3), and in nightmare on whose card a verifier has (`A4`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bombe.game import IllegalAction
from bombe.games.turing_machine.cards import LAWS
from bombe.games.turing_machine.codes import DIGITS
from bombe.games.turing_machine.problem import Mode, Problem, Round, Transcript
from bombe.text import T, quoted
from bombe.values import changed, derived

SHAPE_LETTERS = "tsc"


@dataclass(frozen=True)
class Page:
    """One round on a sheet. The proposal is missing until somebody composes one."""

    code: int | None = None
    answers: tuple[tuple[int, bool], ...] = ()  # (verifier, ✓) in the order asked

    @derived
    def memory(self) -> dict[Any, Any]:
        """What views have already computed from this page: most pages are of rounds long over."""
        return {}


@dataclass(frozen=True)
class Sheet:
    pages: tuple[Page, ...] = (Page(),)
    marks: Mapping[str, str] = field(default_factory=dict)  # target -> "-" or "+"
    notes: Mapping[str, str] = field(default_factory=dict)  # verifier or "*" -> text
    hints: int = 0  # asked for in the whole match
    rung: int = 0  # how far the hint about the present answers was climbed
    hinted: tuple[tuple[str, str], ...] = ()  # the marks when that hint was begun
    why: str = ""  # the claim that was asked about, from the present answers

    @property
    def page(self) -> Page:
        """The page of the current round."""
        return self.pages[-1]

    @derived
    def memory(self) -> dict[Any, Any]:
        """What views have already computed from this sheet: it stays the same while others act."""
        return {}

    @derived.of("pages")
    def answers_memory(self) -> dict[Any, Any]:
        """What aids have computed from the answers: a mark or a note changes nothing of that."""
        return {}

    def with_proposal(self, code: int) -> Sheet:
        return changed(self, pages=(*self.pages[:-1], changed(self.page, code=code)))

    def with_answer(self, code: int, verifier: int, passed: bool) -> Sheet:
        page = Page(code, (*self.page.answers, (verifier, passed)))
        return changed(self, pages=(*self.pages[:-1], page), rung=0, hinted=(), why="")

    def with_new_page(self) -> Sheet:
        sheet = changed(self, pages=(*self.pages, Page()), rung=0, hinted=(), why="")
        vars(sheet)["answers_memory"] = self.answers_memory  # it has the same answers
        return sheet

    def with_hint(self) -> Sheet:
        """One rung higher. A hint is about the marks that there were when it was begun, so that it
        stays the same while its owner follows it."""
        hinted = self.hinted if self.rung else tuple(self.marks.items())
        return changed(self, hints=self.hints + 1, rung=self.rung + 1, hinted=hinted)

    def with_why(self, claim: str) -> Sheet:
        return changed(self, why=claim)

    def with_mark(self, target: str, sign: str | None) -> Sheet:
        return changed(self, marks=_with(self.marks, target, sign))

    def with_note(self, slot: str, text: str) -> Sheet:
        return changed(self, notes=_with(self.notes, slot, text or None))

    def transcript(self) -> Transcript:
        return Transcript(
            tuple(Round(page.code, page.answers) for page in self.pages if page.code is not None)
        )


def _with(old: Mapping[str, str], key: str, value: str | None) -> dict[str, str]:
    """In order of the keys, so that the order in which marks were made shows nowhere."""
    new = {**old, key: value}
    return {key: value for key, value in sorted(new.items()) if value is not None}


def parse_target(text: str, problem: Problem) -> str:
    """The target of a mark, if the problem has it."""
    digit = len(text) == 2 and text[0] in SHAPE_LETTERS and text[1] in DIGITS
    law = text in LAWS and LAWS[text].card in problem.cards
    if digit or law or text in _homes(problem):
        return text
    card = problem.cards[0]
    known = T("a criterion is {law}, a digit is t3, s3 or c3", law=f"{card}a")
    if problem.mode is Mode.NIGHTMARE:
        known = T("{known}, a verifier with a card is {home}", known=known, home=f"A{card}")
    raise IllegalAction(T("{target} cannot be marked: {known}.", target=quoted(text), known=known))


def _homes(problem: Problem) -> set[str]:
    if problem.mode is not Mode.NIGHTMARE:
        return set()
    return {f"{verifier}{card}" for verifier in problem.verifiers for card in problem.cards}
