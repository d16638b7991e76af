"""Turing Machine on a terminal: cards above, the sheet below, and a line to type.

Fits 80 by 24. Nothing is told by colour alone: a struck law has a minus, a kept one a plus.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import zip_longest

from bombe.cli.laws import about_no
from bombe.cli.proofs import why_in_lines
from bombe.cli.terminal.console import Console, shown_length
from bombe.cli.terminal.hotseat import Typed
from bombe.cli.terminal.skins.turing_machine_help import lines_of_help
from bombe.game import Seat, View
from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.codes import DIGITS, INDEX, SHAPES
from bombe.games.turing_machine.generate import Difficulty
from bombe.games.turing_machine.hint_lines import words as words_of
from bombe.games.turing_machine.problem import Mode, Problem, parse_problem, parse_secret
from bombe.games.turing_machine.rules import WHY
from bombe.games.turing_machine.sheet import SHAPE_LETTERS
from bombe.text import BadInput, Language, N, T, quoted

LEVELS = {"plain": T("plain"), "clever": T("clever"), "optimal": T("optimal")}
LONGEST_MESSAGE = 6  # what is longer, such as the help, takes the place of the board
LINES_BESIDE_CARDS = 11  # header, sheet of three rounds, message, advice and prompt, with air
LEAST_SHEET = 3  # lines: the digits, beside the last two rounds
MOST_NOTES = 2  # lines


class Board:
    """The skin: what a seat sees, and what its lines mean."""

    def __init__(self, console: Console, language: Language) -> None:
        self.console = console
        self.say = language.say
        self.drafts: dict[Seat, str] = {}  # composed, not asked about yet
        self.undo: dict[Seat, list[dict[str, str]]] = {}  # the marks before each line of marks
        self.explained: set[tuple[Seat, str]] = set()  # who has been told what about ✗

    def welcome(self, problem: Problem) -> list[str]:
        """What a newcomer must know before the first question."""
        words = [
            T("Find the code: three digits from 1 to 5, for ▲, ■ and ●."),
            T(
                "Each verifier secretly checks one of the criteria on its card. Only one code "
                "passes them all, and no verifier is superfluous."
            ),
        ]
        if problem.mode is Mode.EXTREME:
            words.append(T("Here a verifier has two cards; its criterion is on one of them."))
        if problem.mode is Mode.NIGHTMARE:
            words.append(T("Here nobody knows which card belongs to which verifier."))
        return self.console.wrap(" ".join(map(self.say, words)))

    def private(self, view: View) -> bool:
        """A blank sheet may be seen by all, and the one of a team by the team."""
        sheet = view["sheet"]
        touched = sheet["rounds"][0]["proposal"] or sheet["marks"] or sheet["notes"]
        return not view["coop"] and bool(touched or view["thumb"] or view["round"] > 1)

    # ---- reading ----

    def prompt(self, view: View) -> str:
        code = self._proposal(view)
        words = T("Player {n}", n=view["you"] + 1) if len(view["seats"]) > 1 else ""
        return " ".join(filter(None, [self.say(words), code])) + "> "

    def read(self, line: str, view: View) -> Typed:
        problem = parse_problem(view["problem"])
        if line in ("?", "h", "help") or not line:
            return Typed(say=tuple(self._help(view)) if line else ())
        if line in ("q", "quit", "exit"):
            return Typed(stop=True)
        if line in (".", "done"):
            return Typed(("thumb down",))
        if line in ("u", "undo"):
            return self._undone(view)
        if line.split()[0] in ("hint", "why"):
            return Typed((" ".join(line.split()),))
        if line == "resign":
            return Typed(("resign",), confirm=T("Give up? (y/n)"))
        if line[0] == "?":
            return Typed(say=tuple(self._explained_cards(line[1:].strip(), problem)))
        if line[0] == "=":
            return self._declared(line[1:].strip())
        if line[0] in "+-":
            return self._marked(line, view, problem)
        if line[0] == "*":
            return Typed((f"note {line[1:2].upper()} {line[2:].strip()}".rstrip(),))
        return self._asked(line.upper(), view, problem)

    def _asked(self, line: str, view: View, problem: Problem) -> Typed:
        """A proposal, verifiers to ask about it, or both."""
        found = re.fullmatch(r"(\d*) *([A-F ]*)", line)
        if not found:
            raise BadInput(
                T("{line} is not known here; ? shows what you can type.", line=quoted(line))
            )
        code, letters = found[1] or self._proposal(view), found[2].replace(" ", "")
        if not code:
            raise BadInput(T("Compose a proposal first, such as 341."))
        if code not in INDEX:
            raise BadInput(T("{code} is not a code: three digits from 1 to 5.", code=quoted(code)))
        if not letters:
            return self._composed(code, view)
        return Typed(tuple(f"ask {code} {letter}" for letter in letters))

    def _composed(self, code: str, view: View) -> Typed:
        if view["coop"]:
            return Typed((f"propose {code}",))
        page = view["sheet"]["rounds"][-1]
        if page["answers"] and page["proposal"] != code:
            raise BadInput(
                T("Your proposal is {code} for the rest of this round.", code=page["proposal"])
            )
        self.drafts[view["you"]] = code
        return Typed()

    def _proposal(self, view: View) -> str:
        asked: str | None = view["sheet"]["rounds"][-1]["proposal"]
        return asked or self.drafts.get(view["you"], "")

    def _declared(self, code: str) -> Typed:
        if code not in INDEX:
            raise BadInput(T("{code} is not a code: three digits from 1 to 5.", code=quoted(code)))
        question = T("Declare {code}? A wrong code loses. (y/n)", code=code)
        return Typed((f"thumb up {code}",), confirm=question)

    def _marked(self, line: str, view: View, problem: Problem) -> Typed:
        """Marks in a row, such as `-4b 9c +t3`: a sign holds until the next. A mark on what has it
        already takes it away."""
        marks = view["sheet"]["marks"]
        actions = []
        for sign, words in re.findall(r"([+-])([^+-]*)", line):
            for target in _targets(words.split(), problem):
                same = marks.get(target) == sign
                actions.append(f"unmark {target}" if same else f"mark {target} {sign}")
        if not actions:
            raise BadInput(T("Name what to mark, such as 4b or t3."))
        self.undo.setdefault(_owner(view), []).append(marks)
        return Typed(tuple(actions))

    def _undone(self, view: View) -> Typed:
        """Back to the marks before the last line that changed any."""
        now = view["sheet"]["marks"]
        stack = self.undo.get(_owner(view), [])
        while stack:
            old = stack.pop()
            if old != now:
                unmarked = [f"unmark {target}" for target in now if target not in old]
                marked = [f"mark {t} {sign}" for t, sign in old.items() if now.get(t) != sign]
                return Typed((*unmarked, *marked))
        raise BadInput(T("There is no mark to undo."))

    # ---- telling ----

    def told(self, action: str, before: View, after: View) -> list[str]:
        verb, *words = action.split(" ")
        if verb == "ask":
            return self._told_answer(words[0], words[1], after)
        if verb == "hint":
            told = after["sheet"]["hint"]["lines"][-1]  # what was told before is remembered
            return self.console.wrap(" ".join(map(self.say, words_of(told))))
        if verb == "why":
            return why_in_lines(after["sheet"]["why"], self.say, self.console)
        if verb == "thumb":
            self.drafts.pop(before["you"], None)
            if after["round"] > before["round"] and not after["over"]:
                return [self.say(T("Round {n}.", n=after["round"])), *self._news(after)]
        return []

    def _told_answer(self, code: str, letter: str, after: View) -> list[str]:
        if after["sheet"]["rounds"][-1]["answers"][letter]:
            told = T("{v} ✓  {code} passes the test of {v}.", v=letter, code=code)
            return self.console.wrap(self.say(told))
        told = T("{v} ✗  {code} fails the test of {v}.", v=letter, code=code)
        words = [self.say(told)]
        for topic, sentence in about_no(letter, parse_problem(after["problem"])):
            if (_owner(after), topic) not in self.explained:
                self.explained.add((_owner(after), topic))
                words.append(self.say(sentence))
        return self.console.wrap(" ".join(words))

    def _help(self, view: View) -> list[str]:
        known = lines_of_help(view["aids"])
        width = max(len(keys) for keys, _ in known) + 2
        return [
            line
            for keys, words in known
            for line in self.console.wrap(self.say(words), keys.ljust(width))
        ]

    def _explained_cards(self, what: str, problem: Problem) -> list[str]:
        """What a verifier or a card checks; all of them when none is named."""
        letter = what.upper()
        if what in ("", "?"):
            cards: Iterable[int] = problem.cards
        elif what in map(str, problem.cards):
            cards = (int(what),)
        elif letter not in tuple(problem.verifiers):
            raise BadInput(T("There is no card or verifier {what} here.", what=quoted(what)))
        elif problem.mode is Mode.NIGHTMARE:
            raise BadInput(T("Which card belongs to {v} is still hidden.", v=letter))
        else:
            cards = problem.groups[problem.verifiers.index(letter)]
        lines: list[str] = []
        for number in cards:
            card = CARDS[number]
            lines += self.console.wrap(self.say(card.text), f"{number:>2} ")
            if what not in ("", "?"):
                for law in card.laws:
                    lines += self.console.wrap(self.say(law.text), f"   {law.letter} ")
        return lines

    # ---- showing ----

    def screen(self, view: View, message: list[str]) -> list[str]:
        """What there is no room for is left out: first air, then what to do, then old rounds."""
        problem = parse_problem(view["problem"])
        header = self._header(view)
        message = message or self._news(view)
        cards = self._cards(problem, view)
        room = self.console.height - 2 - len(cards) - len(message)  # 2: the header and the prompt
        if len(message) > LONGEST_MESSAGE or room < LEAST_SHEET:
            back = self.console.style("dim", self.say(T("Enter shows the board again.")))
            return [header, "", *message, "", back]
        sheet = self._sheet(problem, view, room)
        room -= len(sheet)
        advice = self.console.wrap(self.say(self._what_now(view, problem)))
        if len(advice) <= room:
            room -= len(advice)
            message = [*message, *(self.console.style("dim", line) for line in advice)]
        below, above = [""] * (room > 0), [""] * (room > 1)
        return [header, *cards, *above, *sheet, *below, *message]

    def _news(self, view: View) -> list[str]:
        """Who went out when the last round ended."""
        return [
            self.say(T("Player {n} declared a wrong code and is out.", n=seat + 1))
            for seat, public in enumerate(view["seats"])
            if public["out"]
            and len(public["rounds"]) == view["round"] - 1
            and public["rounds"][-1]["thumb"] == "up"
        ]

    def _what_now(self, view: View, problem: Problem) -> T:
        thumbs = list(filter(None, view["team_thumbs"])) if view["coop"] else []
        for thumb in thumbs:
            if thumb["up"]:
                return T(
                    "={code} is declared once all of you type it; . ends the round instead.",
                    code=thumb["code"],
                )
        if thumbs:
            return T("The round ends once all of you type . as well.")
        if not self._proposal(view):
            return T("Type a proposal such as 341 and verifiers to ask, such as B; ? helps.")
        if view["left"]:
            return N(
                "{n} question left: type a verifier; . ends the round, =342 declares the code.",
                "{n} questions left: type a verifier; . ends the round, =342 declares the code.",
                view["left"],
            )
        return T(
            "No question left: -{law} crosses out {law}, . ends the round, =342 declares the code.",
            law=CARDS[problem.cards[0]].laws[0].name,
        )

    def _header(self, view: View) -> str:
        parts = [
            T("Turing Machine"),
            Mode(view["mode"]).words,
            Difficulty(view["difficulty"]).words,
            T("round {n}", n=view["round"]),
            N("{n} question", "{n} questions", view["seats"][view["you"]]["questions"]),
        ]
        text = " · ".join(map(self.say, parts))
        return self.console.style("title", f" {text} ".ljust(self.console.width))

    def _cards(self, problem: Problem, view: View) -> list[str]:
        lines = self._card_lines(problem, view, titles=True)
        if len(lines) > self.console.height - LINES_BESIDE_CARDS:
            lines = self._card_lines(problem, view, titles=False)
        return lines

    def _card_lines(self, problem: Problem, view: View, titles: bool) -> list[str]:
        marks = view["sheet"]["marks"]
        heads = []
        for letter, group in zip(problem.verifiers, problem.groups, strict=True):
            for card in group:
                whose = letter if card == group[0] else " "
                if problem.mode is Mode.NIGHTMARE:
                    whose = _homes(problem, card, marks)
                title = f" {self.say(CARDS[card].title)}" if titles else ""
                heads.append((card, f"{whose} {card:>2}{title}"))
        width = max(len(head) for _, head in heads) + 1
        lines = []
        for card, head in heads:
            laws = (
                self._by_mark(marks.get(law.name, " "), f"{law.letter} {self.say(law.title)}")
                for law in CARDS[card].laws
            )
            lines += self.console.flow(head.ljust(width), laws)
        return lines

    def _by_mark(self, sign: str, text: str) -> str:
        style = {"-": "struck", "+": "bold"}.get(sign)
        return " " + (self.console.style(style, sign + text) if style else sign + text)

    def _sheet(self, problem: Problem, view: View, room: int) -> list[str]:
        """Rounds, digits and the other players side by side, in as many lines as there is room
        for; then notes."""
        notes = self._notes(view)[: max(0, room - LEAST_SHEET)]
        digits = [self._digits(shape, view) for shape in range(len(SHAPES))]
        others = self._others(view)
        rounds = self._rounds(problem, view, room - len(notes))
        lines = _side_by_side([rounds, digits, others])
        if max(map(shown_length, lines)) > self.console.width:
            lines = _side_by_side([rounds, digits + others])
        return [*lines[: room - len(notes)], *notes]

    def _rounds(self, problem: Problem, view: View, room: int) -> list[str]:
        lines = [self.console.style("bold", "          " + " ".join(problem.verifiers))]
        pages = list(enumerate(view["sheet"]["rounds"], start=1))
        draft = self._proposal(view)
        for number, page in pages[-(room - 1) :]:
            signs = [self._sign(page["answers"].get(letter)) for letter in problem.verifiers]
            code = page["proposal"] or (draft if number == len(pages) else "") or "···"
            lines.append(f"  {number:>2}  {code} " + " ".join(signs))
        return lines

    def _notes(self, view: View) -> list[str]:
        text = "  ".join(f"{slot}: {note}" for slot, note in view["sheet"]["notes"].items())
        lines = self.console.wrap(text, "  ")
        if len(lines) > MOST_NOTES:
            lines = [
                *lines[: MOST_NOTES - 1],
                lines[MOST_NOTES - 1][: self.console.width - 1] + "…",
            ]
        return lines

    def _sign(self, answer: bool | None) -> str:
        if answer is None:
            return "·"
        return self.console.style("good", "✓") if answer else self.console.style("bad", "✗")

    def _digits(self, shape: int, view: View) -> str:
        cells = []
        for digit in DIGITS:
            mark = view["sheet"]["marks"].get(SHAPE_LETTERS[shape] + digit)
            cells.append({"-": " · ", "+": f"[{digit}]"}.get(mark, f" {digit} "))
        return f"{SHAPES[shape]} {SHAPE_LETTERS[shape]} {''.join(cells)}"

    def _others(self, view: View) -> list[str]:
        """What is public of the other players in this round; in a team, what each agrees to."""
        lines = []
        for seat, public in enumerate(view["seats"]):
            if seat == view["you"] and not view["coop"]:
                continue
            page = public["rounds"][-1]
            if public["out"]:
                doing = self.say(T("out"))
            elif view["coop"]:
                thumb = view["team_thumbs"][seat]
                if thumb is None:
                    continue
                doing = "=" + thumb["code"] if thumb["up"] else "."
            else:
                asked = f"{page['proposal'] or '···'} {''.join(page['asked'])}".rstrip()
                count = self.say(N("{n} question", "{n} questions", public["questions"]))
                doing = f"{asked}, {count}"
            who = T("Player {n}", n=seat + 1)
            lines.append(self.say(T("{who}: {what}", who=who, what=doing)))
        return lines

    def ending(self, view: View) -> list[str]:
        secret = parse_secret(view["secret"])
        lines = [self.console.style("title", f" {self._result(view)} ".ljust(self.console.width))]
        lines.append("")
        lines.append(
            self.say(T("The code was {code}. What each verifier checked:", code=view["solution"]))
        )
        for letter, law in zip(secret.problem.verifiers, secret.by_verifier, strict=True):
            lines += self.console.wrap(self.say(law.text), f"  {letter} {law.name:<4} ")
        lines.append("")
        for seat, public in enumerate(view["seats"]):
            if seat and view["coop"]:
                break
            counts: list[T] = [
                N("{n} round", "{n} rounds", len(public["rounds"])),
                N("{n} question", "{n} questions", public["questions"]),
            ]
            declared = view["last_thumbs"][seat]
            if declared and declared["up"]:
                counts.append(T("declared {code}", code=declared["code"]))
            who = T("Player {n}", n=seat + 1) if len(view["seats"]) > 1 else T("You")
            if view["coop"]:
                who = T("Together")
            lines.append(self.say(T("{who}: {what}", who=who, what=counts)))
            pages = [self._asked_page(page) for page in view["sheets"][seat] if page["answers"]]
            lines += self.console.flow("", pages) if pages else []
        if view["machine"] and "answered" in view["machine"]:
            lines += self._machine_lines(view["machine"])
        lines += ["", self.say(T("Play it again, or send it on: bombe play {id}", id=view["id"]))]
        return lines

    def _machine_lines(self, machine: View) -> list[str]:
        """The Machine's own game, beside the player's."""
        counts = [
            N("{n} round", "{n} rounds", machine["rounds"]),
            N("{n} question", "{n} questions", machine["questions"]),
        ]
        who = T("The Machine ({level})", level=LEVELS[machine["level"]])
        lines = [self.say(T("{who}: {what}", who=who, what=counts))]
        pages = [self._asked_page(page) for page in machine["answered"]]
        return lines + (self.console.flow("", pages) if pages else [])

    def _asked_page(self, page: View) -> str:
        signs = " ".join(f"{v}{self._sign(passed)}" for v, passed in page["answers"].items())
        return f"  {page['proposal']} {signs}"

    def _result(self, view: View) -> str:
        winners, why = view["outcome"]["winners"], view["outcome"]["why"]
        words = [WHY[why]]
        if len(view["seats"]) > 1 and not view["coop"]:
            if winners:
                names = [T("Player {n}", n=seat + 1) for seat in winners]
                words.append(T("Won by: {names}.", names=names))
        elif why == "nobody":
            words = [T("You gave up.")]
        else:
            words.append(T("You won.") if winners else T("You lost."))
        return " ".join(map(self.say, words))


def _owner(view: View) -> Seat:
    """Whose sheet it is: a team has one together."""
    return 0 if view["coop"] else view["you"]


def _targets(words: Iterable[str], problem: Problem) -> Iterator[str]:
    """What marks are set on. Verifiers are capitals, so that c3 is ●3 and C3 is card 3 at C. `t12`
    is ▲1 and ▲2, `4bc` the laws b and c of card 4; in classic `Ab` is law b of A's card."""
    for word in words:
        if problem.mode is Mode.CLASSIC and word[0] in problem.verifiers:
            (card,) = problem.groups[problem.verifiers.index(word[0])]
            word = f"{card}{word[1:]}"
        found = re.fullmatch(r"([tsc])([0-9]+)|([0-9]+)([A-Za-z]+)", word)
        if not found:
            yield word
        elif found[1]:
            yield from (found[1] + digit for digit in found[2])
        else:
            yield from (found[3] + letter for letter in found[4].lower())


def _homes(problem: Problem, card: int, marks: dict[str, str]) -> str:
    """The verifiers whose card this may be, by the player's own marks: a dot for one that is
    struck; when one is kept, a blank for those without a mark."""
    signs = {letter: marks.get(f"{letter}{card}") for letter in problem.verifiers}
    unmarked = " " if "+" in signs.values() else None
    return "".join(
        {"-": "·", "+": letter}.get(sign or "", unmarked or letter)
        for letter, sign in signs.items()
    )


def _side_by_side(columns: list[list[str]]) -> list[str]:
    """Columns as lines, three blanks between them."""
    widths = [max(map(shown_length, column), default=0) + 3 for column in columns]
    lines = []
    for cells in zip_longest(*columns, fillvalue=""):
        line = "".join(
            cell + " " * (width - shown_length(cell))
            for cell, width in zip(cells, widths, strict=True)
        )
        lines.append(line.rstrip())
    return lines
