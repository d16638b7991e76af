"""The shape of a view, field by field: `views` makes it; the API's document and the declarations
for scripts are made from it. Beside a field's type, in English, is what it means; and its choices.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from bombe.games.turing_machine.generate import Difficulty
from bombe.games.turing_machine.problem import Mode

Code = Annotated[str, "three digits from 1 to 5, for ▲, ■ and ●"]
Letter = Annotated[str, "a verifier"]
Seat = Annotated[int, "a seat of the match, from 0"]


class OpenRound(TypedDict):
    """A round of a seat as everybody sees it."""

    proposal: Annotated[Code | None, "the code that was asked about; null before the first answer"]
    asked: Annotated[list[Letter], "the verifiers in the order in which they were asked"]
    thumb: Annotated[Literal["up", "down"] | None, "as it was shown; null while the round runs"]


class Public(TypedDict):
    """What everybody may know of a seat."""

    out: Annotated[bool, "has declared a wrong code, or resigned"]
    gone: Annotated[bool, "is absent, and not waited for"]
    done: Annotated[bool, "has given a thumb in this round"]
    handicap: Annotated[int, "questions that count as asked before the first"]
    questions: Annotated[int, "asked in the whole match, with the handicap"]
    rounds: Annotated[list[OpenRound], "one for each round so far"]
    hints: NotRequired[Annotated[int, "asked for in the whole match; in matches with hints"]]
    rung: NotRequired[Annotated[int, "how far the present hint was climbed; 0 is no hint"]]


class Round(TypedDict):
    """A round on a sheet, with its answers."""

    proposal: Annotated[Code | None, "the code that the round is about, once there is one"]
    answers: Annotated[dict[str, bool], "verifier to whether the code satisfies its law"]


class HintLine(TypedDict):
    """A sentence of a hint or a proof, before it is put into words."""

    key: Annotated[str, "which sentence"]
    values: Annotated[dict[str, Any], "what is filled in"]


class Hint(TypedDict):
    """The hint that the owner of a sheet has asked for."""

    rung: Annotated[int, "how far it was climbed: 1 where to look, 2 what it is, 3 the proof"]
    verifier: Annotated[str | None, "the verifier that it is about, if about one"]
    card: Annotated[int | None, "the card that it is about, if about one and told by now"]
    target: Annotated[str | None, "what to mark, as `mark` names it; from the second rung on"]
    lines: Annotated[list[HintLine], "a sentence for each rung"]


class Step(TypedDict):
    """A step of a proof: some answers and some earlier claims, and what follows from them."""

    claims: Annotated[list[str], "what follows, as `bombe why` writes it: -4b, +t3, =241"]
    because: Annotated[list[str], "answers, such as 341 B-"]
    given: Annotated[list[str], "claims of earlier steps"]
    rules: Annotated[list[str], "those of the two rules that it needs"]
    lines: Annotated[list[HintLine], "what is said of it"]


class CaseVerifier(TypedDict):
    """A verifier in a case."""

    verifier: Letter
    law: Annotated[str, "that it would hold"]
    answers: Annotated[list[str], "of it, all of which agree"]


class Case(TypedDict):
    """A way in which all may be that agrees with every answer."""

    code: Code
    verifiers: list[CaseVerifier]


class Why(TypedDict):
    """Why something follows from a sheet's own answers, or a case in which it is not so."""

    claim: Annotated[str, "what was asked about, such as -4b"]
    follows: bool
    title: Annotated[HintLine, "the claim, or that it does not follow"]
    because: Annotated[list[str], "the fewest answers from which it follows"]
    steps: Annotated[list[Step], "that lead to it"]
    since: Annotated[int | None, "after how many answers it followed"]
    case: Annotated[Case | None, "where it does not follow"]


class Sheet(TypedDict):
    """A seat's own note sheet; a team has one together."""

    rounds: Annotated[list[Round], "one for each round so far"]
    marks: Annotated[dict[str, str], "target (4b, t3, A4) to sign: - strikes, + keeps"]
    notes: Annotated[dict[str, str], "verifier, or * for the whole sheet, to text"]
    codes: NotRequired[Annotated[list[Code], "the codes still possible; with that aid"]]
    laws: NotRequired[
        Annotated[list[list[str]], "for each verifier the laws still possible; with that aid"]
    ]
    unsound: NotRequired[
        Annotated[list[str], "targets of marks that do not follow from the answers; with that aid"]
    ]
    hint: NotRequired[Annotated[Hint | None, "the present hint; in matches with hints"]]
    why: NotRequired[Annotated[Why | None, "what was asked about last; with that aid"]]


class Thumb(TypedDict):
    """A thumb that was given."""

    up: Annotated[bool, "somebody knows the code, or believes so"]
    code: Annotated[Code | None, "that was declared with it, if it is up"]


class Held(TypedDict):
    """A verifier, once all is open."""

    verifier: Letter
    cards: Annotated[list[int], "that it answered for"]
    law: Annotated[str, "the name of the law that it held"]


class Machine(TypedDict):
    """The Machine's own game on this problem. All but its level is told when the match is over, if
    it had played by then."""

    level: Annotated[str, "how well it plays"]
    thinking: NotRequired[
        Annotated[bool, "the code was found, and the match waits for the Machine's game"]
    ]
    rounds: NotRequired[Annotated[int, "that it needed"]]
    questions: NotRequired[Annotated[int, "that it needed"]]
    proved: NotRequired[Annotated[bool, "whether nobody can do better"]]
    line: NotRequired[Annotated[str, "its questions, as a transcript"]]
    answered: NotRequired[Annotated[list[Round], "its questions, round by round"]]


class Outcome(TypedDict):
    """How the match ended."""

    winners: list[Seat]
    why: Annotated[str, "the reason, by its key; `why` of the table's outcome says it in words"]


class Puzzle(TypedDict):
    """The problem, as everybody has it before them."""

    problem: Annotated[str, "the cards on the table, in the notation of problems"]
    mode: Annotated[str, Mode, "how cards and verifiers belong together"]
    difficulty: Annotated[str, Difficulty, "how hard it is to solve"]
    verifiers: Annotated[str, "their letters, in order"]
    groups: Annotated[
        list[list[int]], "the cards of each verifier; in nightmare one each, and not whose it is"
    ]


class Common(Puzzle):
    """What everybody sees."""

    chosen: Annotated[bool, "somebody at the table may know the answer, having chosen the problem"]
    coop: Annotated[bool, "all play together, on one sheet"]
    aids: Annotated[list[str], "what the sheets help with: codes, laws, marks, hints, why"]
    machine: Annotated[Machine | None, "the Machine that they play against, if they do"]
    round: Annotated[int, "the number of the round, from 1"]
    seats: Annotated[list[Public], "what is public of each seat"]
    waiting: Annotated[list[Seat], "the seats that the round waits for"]
    over: bool


class Sequel(TypedDict, total=False):
    """What everybody sees where somebody keeps looking, alone, after a wrong code."""

    missed: Annotated[list[Code], "the wrong codes so far; the first has lost the match"]


class Own(TypedDict, total=False):
    """What a seat sees besides."""

    sheet: Sheet
    thumb: Annotated[str | None, "yours in this round: down, up CODE, or not given yet"]
    left: Annotated[int, "questions that you may still ask in this round"]
    thumbs: Annotated[list[str | None], "all thumbs of a team, which may know them"]
    own_thumb: Annotated[Thumb | None, "the same as `thumb`, taken apart"]
    team_thumbs: Annotated[list[Thumb | None], "the same as `thumbs`, taken apart"]


class End(TypedDict, total=False):
    """What is told once the match is over."""

    outcome: Outcome
    secret: Annotated[str, "the problem with the laws that the verifiers held"]
    held: Annotated[list[Held], "the same as `secret`, taken apart: each verifier, in order"]
    solution: Annotated[Code, "the code that was looked for"]
    id: Annotated[str, "by which the same problem can be played again"]
    declared: Annotated[list[str | None], "the last thumb of each seat"]
    last_thumbs: Annotated[list[Thumb | None], "the same as `declared`, taken apart"]
    sheets: Annotated[list[list[Round]], "of each seat the rounds of its sheet"]


class View(Common, Sequel, Own, End):
    """Turing Machine, as one seat or the public may see it."""

    you: Annotated[Seat | None, "your seat; null for the public"]
