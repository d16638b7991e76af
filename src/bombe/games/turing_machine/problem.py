"""Problems, secrets and transcripts, and the notation in which everybody writes them.

    problem     4 9 11 14      extreme  15+16 23+8 46+13 34+17      nightmare  ? 4 9 11 14
    secret      4b 9a 11a 14c           15b+16 23+8c 46a+13 …                  ? 4b 9a 11a 14c CADB
    transcript  341 B- C+; 112 A+

This module alone reads and writes it. An error points at the character.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from bombe import given
from bombe.games.turing_machine.cards import CARDS, Law
from bombe.games.turing_machine.codes import CODES, INDEX, meet
from bombe.text import BadInput, T, quoted, shortened

VERIFIERS = "ABCDEF"
SIZES = (4, 5, 6)
QUESTIONS_A_ROUND = 3
LETTERS = "abcdefghijklmnopqrstuvwxyz"
BLANKS = " \t\r\n"  # around a text they do not matter


class Mode(StrEnum):
    CLASSIC = "classic"
    EXTREME = "extreme"
    NIGHTMARE = "nightmare"

    @property
    def words(self) -> T:
        return _MODE_WORDS[self]


_MODE_WORDS = {
    Mode.CLASSIC: T("classic"),
    Mode.EXTREME: T("extreme"),
    Mode.NIGHTMARE: T("nightmare"),
}


@dataclass(frozen=True)
class Problem:
    """What lies on the table: the cards before each verifier, in order."""

    mode: Mode
    groups: tuple[tuple[int, ...], ...]

    @property
    def verifiers(self) -> str:
        """The verifiers' letters, such as `ABCD`."""
        return VERIFIERS[: len(self.groups)]

    @cached_property
    def cards(self) -> tuple[int, ...]:
        return tuple(card for group in self.groups for card in group)

    @cached_property
    def choices(self) -> tuple[tuple[Law, ...], ...]:
        """For each group the laws that it may hold. A law printed on both cards of an extreme
        verifier is one law, listed under the first; laws that no problem can hold are left out."""
        return tuple(map(_choice, self.groups))

    def ascending(self) -> Problem:
        """The way we write it: cards in ascending order, unless their order means something more
        than which letter a verifier has."""
        if self.mode is Mode.EXTREME:
            return self
        return Problem(self.mode, tuple(sorted(self.groups)))

    def __str__(self) -> str:
        groups = " ".join("+".join(map(str, group)) for group in self.groups)
        return f"? {groups}" if self.mode is Mode.NIGHTMARE else groups

    def __repr__(self) -> str:
        return f"Problem({self})"


def _choice(group: tuple[int, ...]) -> tuple[Law, ...]:
    laws: dict[int, Law] = {}
    for card in group:
        for law in CARDS[card].laws:
            if law.usable:
                laws.setdefault(law.codes, law)
    return tuple(laws.values())


def broken_rule(laws: Sequence[int]) -> T | None:
    """Which of the two rules the laws of the verifiers A, B, C … break, if they break one: exactly
    one code satisfies them all, and none of them is superfluous. Gives no code away."""
    codes = meet(laws).bit_count()
    if codes == 0:
        return T("no code passes all the verifiers")
    if codes > 1:
        return T("{n} codes pass all the verifiers; it must be one", n=codes)
    for index in range(len(laws)):
        if meet((*laws[:index], *laws[index + 1 :])).bit_count() == 1:
            return T(
                "verifier {v} is superfluous: the others leave one code by themselves",
                v=VERIFIERS[index],
            )
    return None


def is_valid(laws: Sequence[int]) -> bool:
    """Whether laws obey the two rules."""
    return broken_rule(laws) is None


@dataclass(frozen=True)
class Secret:
    """A problem with its answer: one valid world.

    `laws` has the law of each group; `places` the verifier that answers by it, which in classic and
    extreme is the group's own."""

    problem: Problem
    laws: tuple[Law, ...]
    places: tuple[int, ...]

    def __post_init__(self) -> None:
        why = broken_rule([law.codes for law in self.by_verifier])
        if why is not None:
            raise BadInput(
                T("{secret} is not a valid problem: {why}", secret=quoted(str(self)), why=why)
            )

    @cached_property
    def code(self) -> int:
        """The index of the one code that satisfies all the laws."""
        return meet(law.codes for law in self.laws).bit_length() - 1

    @cached_property
    def by_verifier(self) -> tuple[Law, ...]:
        """The law that each verifier holds, in the order of their letters."""
        return tuple(self.laws[self.places.index(v)] for v in range(len(self.laws)))

    def answer(self, code: int, verifier: int) -> bool:
        return bool(self.by_verifier[verifier].codes >> code & 1)

    def ascending(self) -> Secret:
        problem = self.problem.ascending()
        if problem == self.problem:
            return self
        pairs = sorted(zip(self.laws, self.places, strict=True), key=lambda pair: pair[0].card)
        laws = tuple(law for law, _ in pairs)
        if problem.mode is Mode.NIGHTMARE:
            return Secret(problem, laws, tuple(place for _, place in pairs))
        return Secret(problem, laws, self.places)

    def __str__(self) -> str:
        groups = " ".join(
            "+".join(law.name if card == law.card else str(card) for card in group)
            for group, law in zip(self.problem.groups, self.laws, strict=True)
        )
        if self.problem.mode is not Mode.NIGHTMARE:
            return groups
        return f"? {groups} {''.join(VERIFIERS[place] for place in self.places)}"

    def __repr__(self) -> str:
        return f"Secret({self})"


@dataclass(frozen=True)
class Round:
    """A proposal and the answers it got: (verifier, ✓) in the order asked."""

    code: int
    answers: tuple[tuple[int, bool], ...] = ()

    def __str__(self) -> str:
        return " ".join(
            [CODES[self.code], *(VERIFIERS[v] + "-+"[passed] for v, passed in self.answers)]
        )

    def __repr__(self) -> str:
        return f"Round({self})"


@dataclass(frozen=True)
class Transcript:
    """What was asked, round by round. `closed` is whether the last round is over; while it is not
    and has questions left, its proposal may be used on."""

    rounds: tuple[Round, ...] = ()
    closed: bool = False

    def answers(self) -> list[tuple[int, int, bool]]:
        """Every answer as (code, verifier, ✓), in the order asked."""
        return [(r.code, verifier, passed) for r in self.rounds for verifier, passed in r.answers]

    def __str__(self) -> str:
        return "; ".join(map(str, self.rounds)) + ";" * self.closed

    def __repr__(self) -> str:
        return f"Transcript({self})"


def answer_name(code: int, verifier: int, passed: bool) -> str:
    """One answer in notation, such as `341 B-`."""
    return str(Round(code, ((verifier, passed),)))


# ---- reading ---------------------------------------------------------------------------------


class NotationError(BadInput):
    """Text that is not in our notation; `position` counts characters from 1."""

    def __init__(self, text: str, position: int, what: T) -> None:
        super().__init__(
            T("{text}, character {n}: {what}", text=quoted(text), n=position, what=what)
        )
        self.args = (text, position, what)  # what a copy is made from, as in another process
        self.position = position


class _Reader:
    """The text, and how far it has been read."""

    def __init__(self, text: str) -> None:
        self.text = given.text(text)
        self.at = len(text) - len(text.lstrip(BLANKS))
        self.end = len(text.rstrip(BLANKS))

    def error(self, what: T, at: int | None = None) -> NotationError:
        return NotationError(self.text, (self.at if at is None else at) + 1, what)

    @property
    def done(self) -> bool:
        return self.at >= self.end

    @property
    def next(self) -> str:
        return "" if self.done else self.text[self.at]

    def skip(self, literal: str) -> bool:
        """Step over `literal` if it comes next."""
        found = self.text.startswith(literal, self.at, self.end)
        if found:
            self.at += len(literal)
        return found

    def skip_blanks(self) -> None:
        while self.skip(" "):
            pass

    def take(self, alphabet: str) -> str:
        """As many of the characters of `alphabet` as come next."""
        start = self.at
        while self.next and self.next in alphabet:
            self.at += 1
        return self.text[start : self.at]


def _read_card(reader: _Reader, seen: set[int]) -> int:
    start = reader.at
    digits = reader.take("0123456789")
    if not digits:
        raise reader.error(T("a card number is missing here"))
    if digits[0] == "0":
        raise reader.error(T("a card number has no leading zero"), start)
    if len(digits) > 2 or int(digits) not in CARDS:
        raise reader.error(
            T("there is no card {n}: cards go from 1 to 48", n=shortened(digits)), start
        )
    card = int(digits)
    if card in seen:
        raise reader.error(T("card {n} is there twice; there is only one of each", n=card), start)
    seen.add(card)
    return card


def _read_law(reader: _Reader, card: int) -> Law | None:
    letter = reader.take(LETTERS)
    if not letter and reader.next in tuple(LETTERS.upper()):
        raise reader.error(T("the letter of a criterion is a small letter"))
    if not letter:
        return None
    laws = {law.letter: law for law in CARDS[card].laws}
    if letter not in laws:
        raise reader.error(
            T("card {n} has the criteria a to {last}", n=card, last=max(laws)),
            reader.at - len(letter),
        )
    return laws[letter]


Parts = tuple[tuple[int, ...], Law | None, int]  # a group's cards, its law, where it began


def _read_groups(reader: _Reader, want_laws: bool) -> tuple[Mode, list[Parts], str]:
    """Mode, groups, and the last word of a nightmare secret."""
    nightmare = reader.skip("?")
    if nightmare and not reader.skip(" "):
        raise reader.error(T("a space belongs after the question mark"))
    groups: list[Parts] = []
    seen: set[int] = set()
    word = ""
    while True:
        if nightmare and want_laws and groups and reader.next in VERIFIERS:
            word = reader.take(LETTERS.upper())
            break
        start = reader.at
        cards: list[int] = []
        law = None
        while True:
            cards.append(_read_card(reader, seen))
            here = reader.at
            found = _read_law(reader, cards[-1])
            if found and not want_laws:
                raise reader.error(
                    T("the letter of a criterion belongs to a secret, not to a problem"), here
                )
            if found and law:
                raise reader.error(T("a verifier has one criterion; this is the second"), here)
            law = law or found
            if len(cards) == 2 and reader.next == "+":
                raise reader.error(T("a verifier has at most two cards"))
            if not reader.skip("+"):
                break
        if want_laws and law is None:
            raise reader.error(T("the criterion of this verifier is missing"))
        if nightmare and len(cards) == 2:
            raise reader.error(T("in nightmare each verifier has one card"), start)
        if groups and len(groups[0][0]) != len(cards):
            raise reader.error(
                T("either every verifier has one card or every verifier has two"), start
            )
        groups.append((tuple(cards), law, start))
        if reader.done:
            break
        if not reader.skip(" "):
            raise reader.error(T("a space belongs between two verifiers"))
    if not reader.done:
        raise reader.error(T("nothing more belongs here"))
    if len(groups) not in SIZES:
        at = groups[SIZES[-1]][2] if len(groups) > SIZES[-1] else reader.end
        raise reader.error(T("a problem has 4, 5 or 6 verifiers, not {n}", n=len(groups)), at)
    mode = Mode.NIGHTMARE if nightmare else Mode.CLASSIC
    return (mode if len(groups[0][0]) == 1 else Mode.EXTREME), groups, word


def parse_cards(text: str) -> list[int]:
    """Some cards with blanks between them, as many as there are."""
    reader = _Reader(text)
    seen: set[int] = set()
    cards: list[int] = []
    while not reader.done:
        if cards and not reader.skip(" "):
            raise reader.error(T("a space belongs between two cards"))
        reader.skip_blanks()
        cards.append(_read_card(reader, seen))
    return cards


def parse_problem(text: str) -> Problem:
    """The cards that lie on the table, in notation.

    >>> bombe.parse_problem("? 4 9 11 14")
    Problem(? 4 9 11 14)
    """
    reader = _Reader(text)
    mode, groups, _ = _read_groups(reader, want_laws=False)
    return Problem(mode, tuple(cards for cards, _, _ in groups))


def parse_secret(text: str) -> Secret:
    """A secret; one that is not a valid world is refused.

    >>> bombe.parse_secret("4b 9a 11a 14c").answer(bombe.parse_code("341"), verifier=1)
    False
    """
    reader = _Reader(text)
    mode, groups, word = _read_groups(reader, want_laws=True)
    problem = Problem(mode, tuple(cards for cards, _, _ in groups))
    letters = problem.verifiers
    places = tuple(range(len(groups)))
    if mode is Mode.NIGHTMARE:
        if sorted(word) != list(letters):
            raise reader.error(
                T("the last word must name the verifiers {letters}, each once", letters=letters),
                reader.end - len(word),
            )
        places = tuple(map(letters.index, word))
    # A law printed on both cards is written on the first, whichever was typed.
    laws = tuple(
        next((same for same in choice if same.codes == law.codes), law)
        for choice, (_, law, _) in zip(problem.choices, groups, strict=True)
        if law is not None
    )
    return Secret(problem, laws, places)


def is_secret(text: str) -> bool:
    """Whether text that is a problem or a secret looks like a secret: it has a law letter."""
    return any(character in "abcdefghi" for character in text)


def parse_transcript(text: str, problem: Problem) -> Transcript:
    """What was asked of `problem`."""
    reader = _Reader(text)
    rounds: list[Round] = []
    closed = False
    while not reader.done:
        rounds.append(_read_round(reader, problem))
        reader.skip_blanks()
        closed = reader.skip(";")
        if not closed and not reader.done:
            if reader.next.isalpha():
                raise reader.error(T("exactly one space belongs before each answer"))
            raise reader.error(T("a semicolon belongs between two rounds"))
        reader.skip_blanks()
    return Transcript(tuple(rounds), closed)


def _read_round(reader: _Reader, problem: Problem) -> Round:
    start = reader.at
    digits = reader.take("0123456789")
    if digits not in INDEX:
        raise reader.error(T("a code of three digits from 1 to 5 belongs here"), start)
    answers: list[tuple[int, bool]] = []
    while reader.skip(" "):
        letter = reader.next
        if letter in (" ", ";", "") or letter.isdigit():  # the caller looks for a semicolon
            break
        verifier = problem.verifiers.find(letter)
        if verifier < 0:
            raise reader.error(
                T(
                    "a verifier from A to {last} belongs here, with + or - after it",
                    last=problem.verifiers[-1],
                )
            )
        if verifier in (asked for asked, _ in answers):
            raise reader.error(T("verifier {v} is asked twice in this round", v=letter))
        if len(answers) == QUESTIONS_A_ROUND:
            raise reader.error(T("a round has at most three questions"))
        reader.at += 1
        if reader.next not in ("+", "-"):
            raise reader.error(T("the answer of {v} is missing: + or -", v=letter))
        answers.append((verifier, reader.next == "+"))
        reader.at += 1
    return Round(INDEX[digits], tuple(answers))


def parse_verifier(text: str, problem: Problem) -> int:
    """The index of the verifier that `text` names."""
    if len(text) != 1 or text not in problem.verifiers:
        raise BadInput(
            T(
                "there is no verifier {v}: they go from A to {last}",
                v=quoted(text),
                last=problem.verifiers[-1],
            )
        )
    return problem.verifiers.index(text)
