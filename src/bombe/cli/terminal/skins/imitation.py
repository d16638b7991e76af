"""Turing on a terminal: the Guide, the pairs, the Responder's hand, and a line to type.

Every picture is described in words. Where the terminal can it is painted too, as large as there is
room for it and the words: first everything, then what the eye is on. Both cards of a pair are of
one size, side by side, and written at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap
from typing import NamedTuple

from bombe.cli.terminal.console import Console
from bombe.cli.terminal.hotseat import Typed
from bombe.cli.terminal.wall import HIGH, Blocks, Shown, Tile, Wall, height
from bombe.game import Seat, View
from bombe.games.imitation.deck import described
from bombe.games.imitation.reasons import said
from bombe.games.imitation.rules import WHY
from bombe.games.imitation.state import PAIRS, SIDES, Mode
from bombe.games.imitation.views import about, meant_by
from bombe.text import BadInput, Language, T, quoted

LONGEST_MESSAGE = 9  # lines: what is longer takes the place of the table
LONGEST_ON_LOW = 3  # on a screen that is not high
FEWEST_LEFT = 2  # players, without whom nobody goes on

MODES = {
    "competitive": T("Competitive"),
    "cooperative": T("Co-operative"),
    "gnirut": T("Gnirut"),
}
HELP = (
    ("2", T("as Responder: choose card 2 of your hand")),
    ("try 2", T("as Responder: see the pair with card 2 first; Enter sends it, u does not")),
    ("L  R", T("vote for the side that you think is human; a vote is final")),
    ("pass", T("wait for the next pair, which is worth less")),
    ("see", T("all pictures and words, however long")),
    ("see 2  see G", T("card or pair 2, or the Guide, as large as possible")),
    ("meant 1 …", T("after the round: what the Responder meant by pair 1")),
    ("next", T("after the round: continue; so does Enter")),
    ("replay 1", T("round 1 once more: what was hidden, and what was meant")),
    ("q", T("stop")),
)
HELP_FOR_SEVERAL = (
    ("leave", T("leave the game to the others")),
    ("return 2", T("player 2, who had left, is back")),
)


class Round(NamedTuple):
    """A round that is over, as everybody has seen it."""

    told: list[str]
    shown: Shown
    meant: list[T | str | None]


class Gallery:
    """The skin: what a seat sees, and what its lines mean."""

    def __init__(
        self,
        console: Console,
        language: Language,
        persons: frozenset[Seat],  # the others are bots
        wall: Wall,
        pictures: Callable[[Seat], Mapping[str, str]],  # name -> key, of what a seat sees now
        again: str,  # what to type for the same pictures once more
        names: Mapping[str, str] | None = None,  # of pictures that nobody has described, by key
    ) -> None:
        self.console = console
        self.say = language.say
        self.persons = persons
        self.wall = wall
        self.pictures = pictures
        self.names = names or {}
        self.again = again
        self.aside = False  # whether the screen shows a message instead of the pictures
        self.more: Blocks = []  # of that message, which is longer than the screen
        self.tried: str | None = None  # the card that is chosen and not sent
        self.rounds: dict[int, Round] = {}
        self.together: Seat | None = None  # at whose prompt all look at the screen
        self.covered = False  # whether it is empty until they no longer do

    def welcome(self, view: View) -> list[str]:
        """What a newcomer must know before the first pair."""
        words = self.say(T("? shows what you can type, q stops."))
        return [*self._rules(view), *self.console.wrap(words)]

    def _rules(self, view: View) -> list[str]:
        _, sentences = about(view)[0]
        return self.console.wrap(" ".join(map(self.say, sentences)))

    def private(self, view: View) -> bool:
        """The Responder's hand is secret, and so is for which side somebody votes."""
        return view["phase"] in ("pick", "vote")

    # ---- reading ----

    def prompt(self, view: View) -> str:
        return (self._who(view["you"]) if len(self.persons) > 1 else "") + "> "

    def read(self, line: str, view: View) -> Typed:
        tried, self.tried = self.tried, None
        more, self.more = self.more, []
        if line in ("q", "quit", "exit"):
            return Typed(stop=True)
        if self.covered:
            return Typed()
        verb, _, rest = line.partition(" ")
        verb, rest = verb.lower(), rest.strip()
        if not line:
            return self._entered(tried, more, view)
        if line in ("?", "h", "help"):
            return Typed(say=tuple(self._help(view)))
        if verb == "see":
            return Typed(say=tuple(self._seen(rest.upper(), view)))
        if verb == "replay":
            return Typed(say=tuple(self._replayed(rest)))
        if verb == "try":
            return Typed(say=tuple(self._try(rest, view)))
        if tried and line.lower() in ("u", "undo"):
            return Typed()
        if line.upper() in SIDES:
            return Typed((f"vote {line.upper()}",))
        if line.isascii() and line.isdecimal():
            return Typed((f"pick {line}",))
        if line.lower() in ("n", "next"):
            return self._next(view)
        if line.lower() in ("p", "pass"):
            return Typed(("pass",))
        if verb in ("pick", "vote"):
            return Typed((f"{verb} {rest.upper()}",))
        if verb == "meant":
            # Everybody looks at this screen together; it is typed on the Responder's behalf.
            responder = view["responder"]
            by = (responder,) if responder in self.persons else ()
            return Typed((f"meant {rest}",), by=by)
        if verb == "leave" and not rest:
            return self._leave(view)
        if verb == "return":
            return Typed(("return",), by=(self._person(rest),))
        raise BadInput(T("{line} is not known here; ? shows what you can type.", line=quoted(line)))

    def _entered(self, tried: str | None, more: Blocks, view: View) -> Typed:
        if tried:
            return Typed((f"pick {tried}",))
        if more:
            self.more = more  # so that what follows is not printed as a message below the table
            return Typed(say=tuple(more))
        return self._next(view) if view["phase"] == "score" and not self.aside else Typed()

    def _next(self, view: View) -> Typed:
        """Everybody here has seen what was opened."""
        return Typed(("next",), by=tuple(s for s in view["waiting"] if s in self.persons))

    def _leave(self, view: View) -> Typed:
        """The others play on, if there are persons among them and enough for a game."""
        here = {seat for seat, public in enumerate(view["seats"]) if not public["gone"]}
        others = here - {view["you"]}
        if others & self.persons and len(others) >= FEWEST_LEFT:
            return Typed(("leave",), confirm=T("Leave the game to the others? (y/n)"))
        return Typed(stop=True)

    def _person(self, number: str) -> Seat:
        numbers = [str(seat + 1) for seat in sorted(self.persons)]
        if number not in numbers:
            raise BadInput(T("Say which player is back, like this: return 2"))
        return int(number) - 1

    def told(self, action: str, before: View, after: View) -> list[str]:
        return []  # the screen shows it all

    def _help(self, view: View) -> list[str]:
        *keys, stop = HELP
        keys += HELP_FOR_SEVERAL if len(self.persons) > 1 else ()
        width = max(len(key) for key, _ in keys) + 2
        lines = [*self._rules(view), ""]
        for key, words in (*keys, stop):
            lines += self.console.wrap(self.say(words), key.ljust(width))
        return lines

    def _seen(self, what: str, view: View) -> Blocks:
        """Everything, or what was named, larger than on the table."""
        shown = self._shown(view)
        if not what:
            return self.wall.everything(shown)
        numbers = [str(n + 1) for n in range(len(shown.hand or shown.pairs))]
        if what in ("G", "0"):
            tiles = [shown.guide]
        elif what in SIDES and shown.pairs:
            tiles = shown.pairs[-1]  # both, so that they can be compared
        elif what in numbers:
            place = numbers.index(what)
            tiles = [shown.hand[place]] if shown.hand else shown.pairs[place]
        else:
            raise BadInput(T("There is no {what} to see here.", what=quoted(what)))
        return self.wall.large(tiles)

    def _try(self, number: str, view: View) -> Blocks:
        """The pair that a card would make, as the others would see it."""
        hand = self._shown(view).hand
        numbers = [str(n + 1) for n in range(len(hand)) if n != view["machine"]]
        if view["phase"] != "pick" or number not in numbers:
            raise BadInput(T("There is no {what} to try here.", what=quoted(number)))
        self.tried = number
        cards = {view["side"]: hand[view["machine"]]}
        cards[_other(view["side"])] = hand[int(number) - 1]
        pair = [cards[side]._replace(label=f"{view['pair']} {side}") for side in SIDES]
        told = self.say(T("This is what the others would see. Enter sends it, u takes it back."))
        return [*self.wall.large(pair), *self.console.wrap(told)]

    def _replayed(self, number: str) -> Blocks:
        """A round that is over, the last one if none is named."""
        numbers = [str(n) for n in self.rounds]
        if not numbers or (number and number not in numbers):
            raise BadInput(T("No such round is over yet; say which, like this: replay 1"))
        played = int(number or numbers[-1])
        told, shown, meant = self.rounds[played]
        title = self.console.style("bold", self.say(T("Round {n}", n=played)))
        return [title, *told, *self._meant(meant), "", *self.wall.everything(shown)]

    # ---- what lies on the table ----

    def _shown(self, view: View) -> Shown:
        keys = self.pictures(view["you"])
        opened = view["opened"]

        def tile(label: object, picture: Mapping[str, str]) -> Tile:
            key = keys[picture["name"]]
            text = self.names.get(key) or self.say(described(picture["text"]))
            return Tile(self.say(label), text, key)

        def hand(label: str, cards: list[dict[str, str]], machine: int, picked: int) -> list[Tile]:
            whose = {machine: _machines, picked - 1: _humans}
            return [
                tile(whose.get(place, str)(f"{label}{place + 1}"), card)
                for place, card in enumerate(cards)
            ]

        sides = dict.fromkeys(SIDES, str)
        if opened:
            sides |= {opened["side"]: _machines, opened["human"]: _humans}
        return Shown(
            tile(T("Guide"), view["guide"]),
            [
                [tile(sides[side](f"{n} {side}"), pair[side]) for side in SIDES]
                for n, pair in enumerate(view["pairs"], 1)
            ],
            hand("", view["hand_cards"], view["machine"], 0) if "hand_cards" in view else [],
            [
                hand(f"{n}.", cards, opened["machine"], opened["picked"][n - 1] or 0)
                for n, cards in enumerate(opened["hands"] if opened else [], 1)
            ],
        )

    # ---- showing ----

    def screen(self, view: View, message: list[str]) -> list[str]:
        seat = view["you"]
        before, self.together = self.together, seat if view["opened"] else None
        self.covered = before == seat and self.private(view) and len(self.persons) > 1
        if self.covered:
            words = T(
                "Player {n}, it is your turn. Press Enter when nobody else is looking.", n=seat + 1
            )
            return self.console.wrap(self.say(words))
        shown, opened = self._shown(view), view["opened"]
        told = [meant_by(opened, n) for n in range(1, PAIRS + 1)] if opened else []
        meant = self._meant(told)
        if opened:
            self.rounds[view["round"]] = Round(self._result(view), shown, told)
        low = self.wall.canvas and self.console.height < HIGH
        longest = LONGEST_ON_LOW if low else LONGEST_MESSAGE
        self.aside = bool(self.more) or height(message) > longest
        if not self.aside:
            table = self._table(view, shown, meant, message)
            # The prompt is another line, and a short message has to stay where it belongs.
            fits = len(table) < self.console.height or not self.console.clears
            if fits or height(message) <= LONGEST_ON_LOW:
                return table
            self.aside = True
        return _lines([self._header(view), "", *self._page(message)])

    def _table(self, view: View, shown: Shown, meant: Blocks, message: Blocks) -> list[str]:
        header, top, below = self._header(view), self._role(view), self._scores(view)
        advice = self.console.wrap(self.say(self._what_now(view)))
        below += [*message, *(self.console.style("dim", line) for line in advice)]
        room = self.console.height - 2 - len(top) - height(below)  # 2: the header and the prompt
        body = self.wall.table(shown, meant, room)
        if height(body) > room and self.console.clears:
            return _lines([*body, header, *top, *below])  # the end of it is what stays on a screen
        air = [""] * max(0, min(2, room - height(body)))
        return _lines([header, *top, *air[1:], *body, *air[:1], *below])

    def _page(self, message: Blocks) -> Blocks:
        """As much of a message as a screen holds, and how to go on."""
        room = self.console.height - 5  # the header, what to do, the prompt, and air
        count = len(message)
        while self.console.clears and count > 1 and height(message[:count]) > room:
            count -= 1
        self.more = message[count:]
        if self.tried:
            return message  # which ends with what to do
        back = T("Enter shows more.") if self.more else T("Enter shows the table.")
        return [*message[:count], "", self.console.style("dim", self.say(back))]

    def _header(self, view: View) -> str:
        parts = [T("Turing"), MODES[view["mode"]], T("round {n}", n=view["round"])]
        if view["phase"] in ("pick", "vote"):
            parts.append(T("pair {n} of 3", n=view["pair"]))
        texts = list(map(self.say, parts))
        while len(" · ".join(texts)) + 2 > self.console.width and len(texts) > 1:
            del texts[1]  # the round and the pair last
        title = " · ".join(texts)
        return self.console.style("title", f" {title} ".ljust(self.console.width))

    def _role(self, view: View) -> list[str]:
        """What this seat is here for; after the round, how it went."""
        name = self._who(view["responder"])
        gnirut = view["mode"] == Mode.GNIRUT
        if view["opened"]:
            return self._result(view)
        if "side" in view:
            side = view["side"]
            human = _other(side)
            words = [
                T("You are the Responder."),
                T("The Machine has {machine}, so you are {human}.", machine=side, human=human),
            ]
            if gnirut:
                words.append(T("Make them take you for the Machine."))
            else:
                words.append(T("Choose so that they recognise a human."))
        else:
            words = [T("Which side is {name}?", name=name)]
            if gnirut:
                words.append(T("This is Gnirut: {name} wants you to be wrong.", name=name))
        return self.console.wrap(" ".join(map(self.say, words)))

    def _result(self, view: View) -> list[str]:
        """Whose side it was, and each vote."""
        opened, name = view["opened"], self._who(view["responder"])
        if opened["void"]:
            return self.console.wrap(self.say(T("This round is void: the Responder left.")))
        right = sum(vote["side"] == opened["human"] for vote in opened["votes"])
        words = [T("{name} was {side}.", name=name, side=opened["human"])]
        words.append(T("{n} of {all} guessed right.", n=right, all=_asked(opened)))
        if view["mode"] != Mode.GNIRUT:
            gained = _points(opened["points"][view["responder"]])
            words.append(T("{name} scores {points} for it.", name=name, points=gained))
        votes = []
        for vote in opened["votes"]:
            what = [vote["side"], T("after pair {n}", n=vote["after"]), _points(vote["points"])]
            votes.append(T("{who}: {what}", who=self._who(vote["seat"]), what=what))
        lines = self.console.wrap(" ".join(map(self.say, words)))
        return [*lines, *self._spread(votes), *self._reasons(opened["votes"])]

    def _reasons(self, votes: Sequence[View]) -> list[str]:
        """Why bots voted so."""
        lines = []
        for vote in votes:
            if "why" in vote:
                words = said(vote["why"], vote.get("pair"))
                lines += self.console.wrap(
                    self.say(T("{who}: {what}", who=self._who(vote["seat"]), what=words))
                )
        return lines

    def _meant(self, meant: Sequence[T | str | None], indent: str = "") -> list[str]:
        lines = []
        for n, words in enumerate(meant, 1):
            if words:
                told = self.say(T("The Responder meant: {words}", words=words))
                lines += self.console.wrap(told, f"{indent}{n}  ")
        return lines

    def _scores(self, view: View) -> list[str]:
        """What everybody has, and has done after this pair."""
        cells = []
        for seat, public in enumerate(view["seats"]):
            score = public["score"]
            doing: list[object] = [_points(score) if view["opened"] else score]
            if not view["opened"]:
                if seat == view["responder"]:
                    doing.append(T("answering"))
                elif public["gone"]:
                    doing.append(T("has left"))
                elif public["voted"]:
                    doing.append(T("voted, after pair {n}", n=public["voted"]))
                elif public["passed"]:
                    doing.append(T("passed"))
            elif public["responder"]:
                doing.append(T("{n} as Responder", n=public["responder"]))
            cells.append(T("{who}: {what}", who=self._who(seat), what=doing))
        if view["goal"] is not None:
            total = sum(public["score"] for public in view["seats"])
            cells.append(T("together {n}; {goal} are needed", n=total, goal=view["goal"]))
        return self._spread(cells)

    def _spread(self, cells: Sequence[T]) -> list[str]:
        texts = list(map(self.say, cells))
        return [line.rstrip() for line in self.console.flow("", (f"{one}  " for one in texts))]

    def _what_now(self, view: View) -> T:
        if view["phase"] == "pick":
            return T("Type the number of your card, or try 2 to see the pair first; ? helps.")
        if view["phase"] == "vote":
            worth = PAIRS + 1 - view["pair"]
            if worth == 1:
                return T("The last pair: type L or R. A right vote is worth 1 point.")
            return T(
                "Type L or R: a right vote is worth {n} points now. Or pass: it is worth {later}"
                " after the next pair.",
                n=worth,
                later=worth - 1,
            )
        if view["responder"] in self.persons and not view["opened"]["void"]:
            return T(
                "see shows the whole hands; meant 1 … tells what {name} meant by pair 1; Enter "
                "continues.",
                name=self._who(view["responder"]),
            )
        return T("see shows the whole hands; Enter continues.")

    def _who(self, seat: Seat) -> str:
        if seat in self.persons:
            return self.say(T("Player {n}", n=seat + 1))
        return self.say(T("Bot {n}", n=seat + 1))

    # ---- the end ----

    def ending(self, view: View) -> list[str]:
        winners, why = view["outcome"]["winners"], view["outcome"]["why"]
        words = [WHY[why]]
        if view["mode"] != Mode.COOPERATIVE:
            words.append(T("Won by: {names}.", names=[self._who(seat) for seat in winners]))
        title = " ".join(map(self.say, words))
        lines = [self.console.style("bold", line) for line in self.console.wrap(title)]
        lines += ["", *self._scores(view), ""]
        for told in view["history"]:
            name = self._who(told["responder"])
            human = _other(told["side"])
            right = sum(vote["side"] == human for vote in told["votes"])
            line = T(
                "{name} was {side}; {n} of {all} guessed right.",
                name=name,
                side=human,
                n=right,
                all=_asked(told),
            )
            if told["void"]:
                line = T("{name} left; it does not count.", name=name)
            lines += self.console.wrap(self.say(line), f"{told['round']:>2}  ")
            if told["round"] in self.rounds:  # what people wrote; bots said enough before
                meant = self.rounds[told["round"]].meant
                own = [words if isinstance(words, str) else None for words in meant]
                lines += self._meant(own, "    ")
        # Whole words, so that it can be copied, also where it goes on in another line.
        room = self.console.width - 2
        command = wrap(self.again, room, break_on_hyphens=False, break_long_words=False)
        again = [self.say(T("The same pictures again:")), " \\\n".join(command)]
        return _lines([*lines, "", *again])


def _machines(label: str) -> T:
    return T("{n}, the Machine's", n=label)


def _humans(label: str) -> T:
    return T("{n}, the human's", n=label)


def _other(side: str | None) -> str:
    return SIDES[side == SIDES[0]]


def _asked(told: View) -> int:
    """How many of a round could have been right."""
    return len(told["votes"]) + len(told.get("abstained", ()))


def _points(n: int) -> T:
    return T("{n} point", n=n) if n == 1 else T("{n} points", n=n)


def _lines(blocks: Blocks) -> list[str]:
    return "\n".join(blocks).split("\n")
