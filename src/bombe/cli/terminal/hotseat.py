"""Any game at one keyboard: the player who is waited for sits down, looks, types a line, and is
followed by the next. Bots act when they alone are waited for, so that nobody is swayed by what they
do.

A skin shows a seat's view and reads what is typed; the game's own rules do the rest. The skin
`plain` does for any game.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from bombe.chance import Chance
from bombe.cli.output import escaped
from bombe.cli.terminal.console import Console
from bombe.game import Bot, Seat, View
from bombe.match import Match
from bombe.text import BadInput, Language, T


@dataclass(frozen=True)
class Typed:
    """What a line means: actions to play, something to say, or the wish to stop."""

    actions: tuple[str, ...] = ()
    say: tuple[str, ...] = ()
    by: tuple[Seat, ...] = ()  # who plays each of the actions, if not the one who typed
    confirm: T | None = None  # to be answered with yes before the actions are played
    stop: bool = False


class Skin(Protocol):
    def private(self, view: View) -> bool:
        """Whether something on the screen, or typed below it, is for this seat's eyes only."""
        ...

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


class Stopped(Exception):
    """Somebody wishes to stop, or nobody is left to play."""


class HotSeat:
    """A match at one keyboard."""

    def __init__(
        self,
        match: Match[Any],
        skin: Skin,
        console: Console,
        language: Language,
        bots: Mapping[Seat, Bot] | None = None,  # who plays the seats that no person has
        chance: Chance | None = None,  # for what bots and the game draw during the match
    ) -> None:
        self.match = match
        self.skin = skin
        self.console = console
        self.say = language.say
        self.bots = bots or {}
        self.chance = chance or Chance()
        self.several = len(match.view(None)["seats"]) - len(self.bots) > 1

    def run(self, welcome: list[str]) -> None:
        """Play to the end, or until somebody stops."""
        seat: Seat | None = None
        message = welcome
        try:
            while True:
                self._let_bots_act()
                if self.match.outcome:
                    break
                now = self._next(seat)
                if now != seat:
                    if seat is not None:
                        message = []
                    self._pass_on(seat, now)
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

    def pictures(self, seat: Seat) -> Mapping[str, str]:
        """The pictures that a seat sees now: name -> key."""
        return self.match.game.pictures(self.match.state, seat)

    def _let_bots_act(self) -> None:
        while self.match.waiting and self.match.waiting <= self.bots.keys():
            seat = min(self.match.waiting)
            self._play(seat, self.bots[seat](self.match.view(seat), self.chance))

    def _play(self, seat: Seat, action: str) -> None:
        self.match = self.match.play(seat, action).drawn(self.chance)

    def _next(self, seat: Seat | None) -> Seat:
        """The seat that is waited for and comes next, the same one while it is waited for."""
        waiting = sorted(self.match.waiting - self.bots.keys())
        if not waiting:
            raise Stopped
        if seat is None:
            return waiting[0]
        return next((other for other in waiting if other >= seat), waiting[0])

    def _pass_on(self, seat: Seat | None, now: Seat) -> None:
        """An empty screen between two players, and before the first one, where either would see
        what only the other may."""
        seats = (now,) if seat is None else (seat, now)
        if self.several and any(self.skin.private(self.match.view(one)) for one in seats):
            self.console.forget()
            words = T(
                "Player {n}, it is your turn. Press Enter when nobody else is looking.", n=now + 1
            )
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
                for player in typed.by or (seat,):
                    before = self.match.view(player)
                    self._play(player, action)
                    message += self.skin.told(action, before, self.match.view(player))
                    if self.match.outcome:
                        return message
        except BadInput as refusal:
            message += self.console.wrap(self.say(escaped(refusal.sentence, sys.stdout)))
        return message

    def _confirmed(self, question: T) -> bool:
        # Yes in any of our languages: y, o (oui), j (ja).
        answer = self.console.ask(self.say(question) + " ")
        return answer[:1].lower() in ("y", "o", "j")
