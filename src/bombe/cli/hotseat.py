"""Any game at one keyboard: whoever is waited for sits down, looks, types a line, and is followed
by the next.

A skin shows a seat's view and reads what is typed; the game's own rules do the rest. `PlainSkin`
does for any game.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from typing import Any, Protocol

from bombe.chance import Chance
from bombe.cli.console import Console
from bombe.cli.stream import escaped
from bombe.game import Seat, View
from bombe.match import Match
from bombe.text import BadInput, Language, T


@dataclass(frozen=True)
class Typed:
    """What a line means: actions to play, something to say, or the wish to stop."""

    actions: tuple[str, ...] = ()
    say: tuple[str, ...] = ()
    confirm: T | None = None  # to be answered with yes before the actions are played
    stop: bool = False


class Skin(Protocol):
    def screen(self, view: View, message: list[str]) -> list[str]:
        """The lines that show a seat's view, with a message where the eye will be."""
        ...

    def prompt(self, view: View) -> str: ...

    def read(self, line: str, view: View) -> Typed:
        """What a line means; `BadInput` with a sentence when it means nothing."""
        ...

    def told(self, action: str, before: View, after: View) -> list[str]:
        """What to say to the player about an action that was played."""
        ...

    def ending(self, view: View) -> list[str]:
        """The lines that show how the match ended."""
        ...


class PlainSkin:
    """Shows any view as it is and takes actions as they are."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def screen(self, view: View, message: list[str]) -> list[str]:
        return [*json.dumps(view, indent=1, ensure_ascii=False).splitlines(), *message]

    def prompt(self, view: View) -> str:
        return "> "

    def read(self, line: str, view: View) -> Typed:
        return Typed(stop=True) if line == "quit" else Typed((line,))

    def told(self, action: str, before: View, after: View) -> list[str]:
        return []

    def ending(self, view: View) -> list[str]:
        return self.screen(view, [])


class Stopped(Exception):
    """Somebody wishes to stop, or nobody is left to play."""


class Table:
    """A match at one keyboard."""

    def __init__(
        self,
        match: Match[Any],
        skin: Skin,
        console: Console,
        language: Language,
        shared: bool = False,  # whether everybody may see every seat's screen
        chance: Chance | None = None,  # for what the game draws during the match
    ) -> None:
        self.match = match
        self.skin = skin
        self.console = console
        self.say = language.say
        self.shared = shared
        self.chance = chance or Chance()

    def run(self, welcome: list[str]) -> None:
        """Play to the end, or until somebody stops."""
        seat: Seat | None = None
        message = welcome
        try:
            while self.match.outcome is None:
                now = self._next(seat)
                if now != seat:
                    if seat is not None:
                        message = []
                        if not self.shared:
                            self._curtain(now)
                    seat = now
                view = self.match.view(seat)
                self.console.clear()
                self.console.show(self.skin.screen(view, message))
                message = self._turn(seat, view)
        except (Stopped, EOFError, KeyboardInterrupt):
            self.console.show(["", self.say(T("The match ends here."))])
            return
        self.console.clear()
        self.console.show(self.skin.ending(self.match.view(seat)))

    def _next(self, seat: Seat | None) -> Seat:
        """The seat that is waited for and comes next, the same one while it is waited for."""
        waiting = sorted(self.match.waiting)
        if not waiting:
            raise Stopped
        if seat is None:
            return waiting[0]
        return next((other for other in waiting if other >= seat), waiting[0])

    def _curtain(self, seat: Seat) -> None:
        """An empty screen between two players, so that neither sees the other's sheet."""
        self.console.forget()
        words = T("Player {n}, it is your turn. Press Enter when nobody else looks.", n=seat + 1)
        self.console.ask(self.say(words) + " ")

    def _turn(self, seat: Seat, view: View) -> list[str]:
        """One line typed by a seat; what to tell it."""
        line = self.console.ask(self.skin.prompt(view))
        message: list[str] = []
        try:
            typed = self.skin.read(line, view)
            if typed.stop:
                raise Stopped
            message += typed.say
            if typed.confirm and not self._confirmed(typed.confirm):
                return message
            for action in typed.actions:
                before = self.match.view(seat)
                self.match = self.match.play(seat, action).drawn(self.chance)
                message += self.skin.told(action, before, self.match.view(seat))
                if self.match.outcome:
                    break
        except BadInput as refusal:
            message += self.console.wrap(self.say(escaped(refusal.sentence, sys.stdout)))
        return message

    def _confirmed(self, question: T) -> bool:
        # Every language's yes is taken: y, o (oui), j (ja).
        answer = self.console.ask(self.say(question) + " ")
        return answer[:1].lower() in ("y", "o", "j")
