"""The eight chapters: what each is about, and an example that is worked out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bombe.games.turing_machine.claims import parse_claim
from bombe.games.turing_machine.codes import parse_code
from bombe.games.turing_machine.problem import parse_problem, parse_transcript, parse_verifier
from bombe.games.turing_machine.school.asking import Costs
from bombe.games.turing_machine.school.choosing import broken
from bombe.games.turing_machine.school.exercises import Choice, Exercise, Kind
from bombe.games.turing_machine.school.positions import Position
from bombe.games.turing_machine.solve import Cost
from bombe.games.turing_machine.worlds import Worlds
from bombe.text import T


@dataclass(frozen=True)
class Chapter:
    key: str
    title: T
    about: T  # in a line
    intro: tuple[T, ...]
    kind: Kind  # of its example, as all that follows
    problem: str
    asked: str
    choices: tuple[str, ...]  # the right one first

    @property
    def example(self) -> Exercise:
        return _example(self)


CHAPTERS = {
    chapter.key: chapter
    for chapter in (
        Chapter(
            "reading",
            T("Reading ✓ and ✗"),
            T("What a yes or a no says about one criterion."),
            (
                T(
                    "A code has three digits from 1 to 5, in the order ▲ ■ ●. So 154 is ▲1, ■5 and "
                    "●4."
                ),
                T("Each verifier checks one criterion of its card; which one is the secret."),
                T("3c is the third criterion of card 3."),
                T("You propose a code and ask a verifier: 154 A✗ means that A says no to 154."),
                T(
                    "✓: the proposal meets it. So a criterion that the proposal does not meet is "
                    "out."
                ),
                T(
                    "✗: the proposal does not meet it. So a criterion that the proposal meets is "
                    "out."
                ),
                T("An answer is about the criterion, not about each digit."),
            ),
            Kind.TOLD,
            "3 5 12 19",
            "154 A-",
            ("-3c", "-t1", "-3a", "-19b"),
        ),
        Chapter(
            "hidden",
            T("The cards that hide their shape"),
            T("One card, and you do not know which shape it is about."),
            (
                T("Cards from 26 up hide one thing more: which shape the verifier looks at."),
                T(
                    "✓ may be due to any criterion that the proposal meets, not just to the one "
                    "you thought of."
                ),
                T("✗ excludes every criterion that the proposal meets, and no digit by itself."),
            ),
            Kind.TOLD,
            "2 17 32 41",
            "142 C-",
            ("-32b", "-s4", "-t1", "-32c"),
        ),
        Chapter(
            "one-code",
            T("One code only"),
            T("Criteria that leave no code, or several, are out."),
            (
                T("Exactly one code meets all the criteria that the verifiers check."),
                T(
                    "So a criterion is out if no code or several would be left with it, whatever "
                    "the others check. The same is true of a digit."
                ),
                T("To find out, suppose it is so, and see which codes would be left."),
            ),
            Kind.CRITERION,
            "5 14 15 19",
            "441 A-",
            ("-19b", "-15a", "-5b", "-14a"),
        ),
        Chapter(
            "superfluous",
            T("No verifier is superfluous"),
            T("Criteria that make a verifier superfluous are out."),
            (
                T("Take any verifier away, and more than one code would be left."),
                T(
                    "So a criterion is out if, with it, some verifier would exclude nothing that "
                    "the others do not exclude already."
                ),
            ),
            Kind.CRITERION,
            "4 8 12 21",
            "331 D+",
            ("-8c", "-8b", "-4b", "-12a"),
        ),
        Chapter(
            "together",
            T("Putting verifiers together"),
            T("What two answers tell that neither tells alone."),
            (
                T("What one verifier leaves open, two may settle."),
                T(
                    "Take what each of them says, and look for what agrees with both. Then use "
                    "the two rules: one code only, and no superfluous verifier."
                ),
            ),
            Kind.DIGIT,
            "6 8 16 22",
            "435 A- C+",
            ("-t2", "-t3", "-c3", "-c5"),
        ),
        Chapter(
            "asking",
            T("Asking well"),
            T("Which question gets you there soonest."),
            (
                T(
                    "The best question is the one after which you need the fewest rounds on "
                    "average, and then the fewest questions."
                ),
                T(
                    "It leaves few possibilities whatever the answer is, and its proposal serves "
                    "for the next questions of the round too."
                ),
                T(
                    "A possibility is a criterion for each verifier, with the code that meets them "
                    "all. “✓ leaves 3” says how many are left after a yes."
                ),
                T("A question whose answer you know already tells nothing."),
            ),
            Kind.QUESTION,
            "2 3 10 12",
            "214 B- C-;",
            ("353 A", "334 C", "535 B", "445 B"),
        ),
        Chapter(
            "extreme",
            T("Extreme"),
            T("Two cards for each verifier, and only one of them counts."),
            (
                T("Each verifier checks one criterion of one of its two cards."),
                T(
                    "When a card has a single criterion left, that one is not certain: the "
                    "criterion may be on the other card."
                ),
            ),
            Kind.TOLD,
            "3+22 6+14 8+19 15+17",
            "132 B-",
            ("-14a", "+6a", "-14c", "+6b"),
        ),
        Chapter(
            "nightmare",
            T("Nightmare"),
            T("Nobody knows which card is whose."),
            (
                T("One criterion of each card is checked, but which verifier checks it is hidden."),
                T(
                    "An answer excludes a card for a verifier when every criterion of that card "
                    "contradicts it. It excludes a criterion only when no verifier can have it."
                ),
            ),
            Kind.TOLD,
            "? 1 4 7 15",
            "522 A-; 515 A+",
            ("-A4", "-1b", "-B1", "+D1"),
        ),
    )
}


@lru_cache(maxsize=len(CHAPTERS))
def _example(chapter: Chapter) -> Exercise:
    problem = parse_problem(chapter.problem)
    position = Position(problem, parse_transcript(chapter.asked, problem))
    if chapter.kind is Kind.QUESTION:
        costs = Costs(Worlds(problem, position.answers))
        questions = [
            (parse_code(code), parse_verifier(verifier, problem))
            for code, verifier in map(str.split, chapter.choices)
        ]
        choices = [Choice(question=one, cost=Cost.of(costs.of(*one))) for one in questions]
    else:
        right, *wrong = (parse_claim(name, problem) for name in chapter.choices)
        choices = [Choice(right), *(broken(position, claim) for claim in wrong)]
    return Exercise(chapter.key, 0, chapter.kind, problem, position.transcript, tuple(choices), 0)
