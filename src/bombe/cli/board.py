"""Turing Machine on a terminal: cards above, the sheet below, and a line to type.

Fits 80 by 24. Nothing is told by colour alone: a struck law has a minus, a kept one a plus.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bombe.cli.console import Console
from bombe.cli.hotseat import Typed
from bombe.game import Seat, View
from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.codes import DIGITS, INDEX, SHAPES
from bombe.games.turing_machine.problem import Mode, Problem, parse_problem, parse_secret
from bombe.games.turing_machine.rules import WHY
from bombe.games.turing_machine.sheet import SHAPE_LETTERS
from bombe.text import BadInput, Language, N, T

MODES = {"classic": T("classic"), "extreme": T("extreme"), "nightmare": T("nightmare")}
DIFFICULTIES = {"easy": T("easy"), "standard": T("standard"), "hard": T("hard")}
FIRST_HIDDEN_SHAPE = 26  # from this card on, which shape is checked is unknown too
LONGEST_MESSAGE = 6  # what is longer, such as the help, takes the place of the board
LINES_BELOW_CARDS = 11  # header, sheet of four rounds, message and prompt

HELP = (
    ("341", T("compose a proposal")),
    ("B  341 BC", T("ask verifiers about it, at most three a round")),
    (".", T("end the round: you do not know the code yet")),
    ("=241", T("declare the code, once you know it; a wrong code loses")),
    ("-4b  +4b", T("strike or keep law b of card 4; once more takes the mark away")),
    ("-t3  +s12", T("strike or keep digits: t is ▲, s is ■, c is ●")),
    ("-A4  +A4", T("in nightmare: card 4 is not, or is, the card of A")),
    ("u", T("undo the last mark")),
    ("*A …  ** …", T("write a note at verifier A, or one for the whole sheet")),
    ("?A  ?4  ??", T("what a verifier, a card, every card checks")),
    ("q", T("stop")),
)


class Board:
    """The skin: what a seat sees, and what its lines mean."""

    def __init__(self, console: Console, language: Language) -> None:
        self.console = console
        self.say = language.say
        self.drafts: dict[Seat, str] = {}  # composed, not asked about yet
        self.undo: dict[Seat, list[str]] = {}  # what takes back each mark, the latest last
        self.explained: set[Seat] = set()  # who has been told what ✗ means

    def welcome(self, problem: Problem) -> list[str]:
        """What a newcomer must know before the first question."""
        words = [
            T(
                "Each verifier secretly holds one of the laws on its card. Only one code satisfies"
                " them all, and no verifier is superfluous. Find the code."
            )
        ]
        if problem.mode is Mode.EXTREME:
            words.append(T("Here a verifier has two cards; its law is on one of them."))
        if problem.mode is Mode.NIGHTMARE:
            words.append(T("Here nobody knows which card belongs to which verifier."))
        words.append(T("Type a proposal and whom to ask, such as 341 B; ? helps."))
        return self.console.wrap(" ".join(map(self.say, words)))

    # ---- reading ----

    def prompt(self, view: View) -> str:
        code = self._proposal(view)
        words = T("Player {n}", n=view["you"] + 1) if len(view["seats"]) > 1 else ""
        return " ".join(filter(None, [self.say(words), code])) + "> "

    def read(self, line: str, view: View) -> Typed:
        problem = parse_problem(view["problem"])
        if line in ("?", "h", "help") or not line:
            return Typed(say=tuple(self._help()) if line else ())
        if line in ("q", "quit", "exit"):
            return Typed(stop=True)
        if line in (".", "done"):
            return Typed(("thumb down",))
        if line in ("u", "undo"):
            return self._undone(view)
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
                T("{line} means nothing here; ? shows what you can type.", line=repr(line))
            )
        code, letters = found[1] or self._proposal(view), found[2].replace(" ", "")
        if not code:
            raise BadInput(T("Compose a proposal first, such as 341."))
        if code not in INDEX:
            raise BadInput(T("{code} is not a code: three digits from 1 to 5.", code=code))
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
            raise BadInput(T("{code} is not a code: three digits from 1 to 5.", code=repr(code)))
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
        return Typed(tuple(actions))

    def _undone(self, view: View) -> Typed:
        stack = self.undo.get(view["you"])
        if not stack:
            raise BadInput(T("There is no mark to undo."))
        return Typed((stack[-1],))

    # ---- telling ----

    def told(self, action: str, before: View, after: View) -> list[str]:
        verb, *words = action.split(" ")
        seat: Seat = before["you"]
        if verb in ("mark", "unmark"):
            self._remember(action, before, seat)
        if verb == "ask":
            return self._told_answer(words[0], words[1], after)
        if verb == "thumb":
            self.drafts.pop(seat, None)
            if after["round"] > before["round"] and not after["over"]:
                return [self.say(T("Round {n}.", n=after["round"]))]
        return []

    def _remember(self, action: str, before: View, seat: Seat) -> None:
        stack = self.undo.setdefault(seat, [])
        if stack and stack[-1] == action:
            stack.pop()  # this was the undoing itself
            return
        target = action.split(" ")[1]
        old = before["sheet"]["marks"].get(target)
        stack.append(f"mark {target} {old}" if old else f"unmark {target}")

    def _told_answer(self, code: str, letter: str, after: View) -> list[str]:
        page = after["sheet"]["rounds"][-1]
        if page["answers"][letter]:
            told = T("{v} ✓  {code} satisfies the law of {v}.", v=letter, code=code)
            return self.console.wrap(self.say(told))
        told = T("{v} ✗  {code} does not satisfy the law of {v}.", v=letter, code=code)
        lines = [self.say(told)]
        problem = parse_problem(after["problem"])
        cards = problem.groups[problem.verifiers.index(letter)]
        if after["you"] not in self.explained:
            self.explained.add(after["you"])
            lines.append(
                self.say(
                    T(
                        "That is all it says: no single digit need be wrong, and other verifiers"
                        " may like the same code."
                    )
                )
            )
        elif problem.mode is Mode.NIGHTMARE:
            lines.append(self.say(T("Which card {v} goes by is still hidden.", v=letter)))
        elif max(cards) >= FIRST_HIDDEN_SHAPE:
            words = T(
                "Card {n} hides which part of the code it checks, so ✗ to a code that looks right"
                " is normal.",
                n=max(cards),
            )
            lines.append(self.say(words))
        return self.console.wrap(" ".join(lines))

    def _help(self) -> list[str]:
        width = max(len(keys) for keys, _ in HELP) + 2
        return [
            line
            for keys, words in HELP
            for line in self.console.wrap(self.say(words), keys.ljust(width))
        ]

    def _explained_cards(self, what: str, problem: Problem) -> list[str]:
        """What a verifier or a card checks; all of them when none is named."""
        letter = what.upper()
        if letter and letter in problem.verifiers and problem.mode is not Mode.NIGHTMARE:
            cards: Iterable[int] = problem.groups[problem.verifiers.index(letter)]
        elif what.isascii() and what.isdigit() and int(what[:3]) in problem.cards:
            cards = (int(what),)
        elif what in ("", "?"):
            cards = problem.cards
        else:
            raise BadInput(T("There is no card or verifier {what} here.", what=repr(what)))
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
        problem = parse_problem(view["problem"])
        lines = [self._header(view)]
        if len(message) > LONGEST_MESSAGE:
            return [*lines, "", *message]
        lines += self._cards(problem, view)
        room = self.console.height - len(lines) - max(1, len(message)) - 3
        lines += ["", *self._sheet(problem, view, max(4, room))]
        if not message:
            message = [self.console.style("dim", self.say(self._hint(view)))]
        return [*lines, *([""] if room > 4 else []), *message]

    def _hint(self, view: View) -> T:
        if not self._proposal(view):
            return T("Type a proposal such as 341 and verifiers to ask, such as B; ? helps.")
        if view["left"]:
            return N(
                "{n} question left: type a verifier, or . to end the round.",
                "{n} questions left: type a verifier, or . to end the round.",
                view["left"],
            )
        return T("No question left: mark, then . ends the round, =241 declares the code.")

    def _header(self, view: View) -> str:
        parts = [
            T("Turing Machine"),
            MODES[view["mode"]],
            DIFFICULTIES[view["difficulty"]],
            T("round {n}", n=view["round"]),
            N("{n} question", "{n} questions", view["seats"][view["you"]]["questions"]),
        ]
        text = " · ".join(map(self.say, parts))
        return self.console.style("title", f" {text} ".ljust(self.console.width))

    def _cards(self, problem: Problem, view: View) -> list[str]:
        lines = self._card_lines(problem, view, titles=True)
        if len(lines) > self.console.height - LINES_BELOW_CARDS:
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
            line, used = head.ljust(width), width
            for law in CARDS[card].laws:
                sign = marks.get(law.name, " ")
                text = f"{sign}{law.letter} {self.say(law.title)}"
                if used + len(text) + 1 > self.console.width:
                    lines.append(line)
                    line, used = " " * width, width
                line += " " + self._by_mark(sign, text)
                used += len(text) + 1
            lines.append(line)
        return lines

    def _by_mark(self, sign: str, text: str) -> str:
        style = {"-": "struck", "+": "bold"}.get(sign)
        return self.console.style(style, text) if style else text

    def _sheet(self, problem: Problem, view: View, room: int) -> list[str]:
        left = [self.console.style("bold", "          " + " ".join(problem.verifiers))]
        pages = list(enumerate(view["sheet"]["rounds"], start=1))
        draft = self._proposal(view)
        for number, page in pages[-(room - 1) :]:
            signs = [self._sign(page["answers"].get(letter)) for letter in problem.verifiers]
            code = page["proposal"] or (draft if number == len(pages) else "") or "···"
            left.append(f"  {number:>2}  {code} " + " ".join(signs))
        right = [self._digits(shape, view) for shape in range(len(SHAPES))]
        right += self._others(view)
        gap = 10 + 2 * len(problem.verifiers) + 4
        lines = []
        for index in range(max(len(left), len(right))):
            one = left[index] if index < len(left) else ""
            pad = " " * (gap - _shown_length(one))
            lines.append((one + pad + (right[index] if index < len(right) else "")).rstrip())
        notes = view["sheet"]["notes"]
        if notes:
            text = "  ".join(f"{slot}: {note}" for slot, note in notes.items())
            lines += self.console.wrap(text, "  ")[:2]
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
        """What is public of the other players, in this round."""
        lines = []
        for seat, public in enumerate(view["seats"]):
            if seat == view["you"] or view["coop"]:
                continue
            page = public["rounds"][-1]
            if public["out"]:
                doing = self.say(T("out"))
            else:
                doing = f"{page['proposal'] or '···'} {''.join(page['asked'])}"
            count = self.say(N("{n} question", "{n} questions", public["questions"]))
            lines.append(f"{self.say(T('Player {n}', n=seat + 1))}: {doing}  ({count})")
        return lines

    def ending(self, view: View) -> list[str]:
        secret = parse_secret(view["secret"])
        lines = [self.console.style("title", f" {self._result(view)} ".ljust(self.console.width))]
        lines.append("")
        lines.append(
            self.say(T("The code was {code}. What each verifier held:", code=view["solution"]))
        )
        for letter, law in zip(secret.problem.verifiers, secret.by_verifier, strict=True):
            tick = self.console.style("good", "✓")
            text = f"{law.name:<4} {self.say(law.text)}"
            lines += self.console.wrap(text, f"  {letter} ")
            lines[-1] += f" {view['solution']} {tick}"
        lines.append("")
        for seat, public in enumerate(view["seats"]):
            if seat and view["coop"]:
                break
            counts: list[T] = [
                N("{n} round", "{n} rounds", len(public["rounds"])),
                N("{n} question", "{n} questions", public["questions"]),
            ]
            declared = view["declared"][seat]
            if declared and declared != "down":
                counts.append(T("declared {code}", code=declared.split(" ")[1]))
            who = T("Player {n}", n=seat + 1) if len(view["seats"]) > 1 else T("You")
            if view["coop"]:
                who = T("Together")
            lines.append(f"{self.say(who)}: {', '.join(map(self.say, counts))}")
            for page in view["sheets"][seat]:
                if page["answers"]:
                    signs = " ".join(
                        f"{v}{self._sign(passed)}" for v, passed in page["answers"].items()
                    )
                    lines.append(f"  {page['proposal']} {signs}")
        lines += ["", self.say(T("Play it again, or send it on: bombe play {id}", id=view["id"]))]
        return lines

    def _result(self, view: View) -> str:
        winners = view["outcome"]["winners"]
        words = [self.say(WHY[view["outcome"]["why"]])]
        if winners and len(view["seats"]) > 1 and not view["coop"]:
            names = [T("Player {n}", n=seat + 1) for seat in winners]
            words.append(self.say(T("Won by: {names}.", names=names)))
        elif winners:
            words.append(self.say(T("You won.")))
        else:
            words.append(self.say(T("Nobody won.")))
        return " ".join(words)


def _targets(words: Iterable[str], problem: Problem) -> Iterator[str]:
    """What marks are set on. Verifiers are capitals, so that c3 is ●3 and C3 is card 3 at C. `t12`
    is ▲1 and ▲2; in classic `Ab` is law b of A's card."""
    for word in words:
        if word[0] in SHAPE_LETTERS and word[1:].isdigit():
            yield from (word[0] + digit for digit in word[1:])
        elif problem.mode is Mode.CLASSIC and word[0] in problem.verifiers:
            (card,) = problem.groups[problem.verifiers.index(word[0])]
            yield f"{card}{word[1:]}"
        else:
            yield word


def _homes(problem: Problem, card: int, marks: dict[str, str]) -> str:
    """The verifiers whose card this may be, by the player's own marks."""
    return "".join(
        {"-": "·", "+": "!"}.get(marks.get(f"{letter}{card}", ""), letter)
        for letter in problem.verifiers
    )


def _shown_length(text: str) -> int:
    return len(re.sub(r"\x1b\[[0-9;]*m", "", text))
