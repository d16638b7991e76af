"""Any game in the terminal: its view as lines of text, its actions as they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bombe.cli.terminal.console import Console
from bombe.cli.terminal.hotseat import Typed
from bombe.game import Outcome, View
from bombe.match import Match
from bombe.text import Language, T

MOST_LISTED = 100  # actions; there can be thousands
YES, NO, NOTHING = T("yes"), T("no"), "-"
HELP = T(
    "Type an action. actions lists what is possible now, about explains the game, quit ends the "
    "match."
)


class Plain:
    """Knows no game: what a view says is shown by its names, what a game says of it in words."""

    def __init__(
        self,
        console: Console,
        language: Language,
        match: Callable[[], Match[Any]],  # the one that is being played, as it is now
        names: Sequence[T | str],  # of the seats
        shared: bool = False,  # whether everybody may see every seat's screen
    ) -> None:
        self.console = console
        self.say = language.say
        self.match = match
        self.names = [language.say(name) for name in names]
        self.shared = shared

    def welcome(self) -> list[str]:
        """What somebody must know who has never seen the game."""
        game = self.match().game
        credits = self.console.wrap(self.say(game.credits)) if game.credits else []
        told = self.about(self.match().view(None))
        return [*credits, *told, "", *self.console.wrap(self.say(HELP))]

    def about(self, view: View) -> list[str]:
        lines = []
        for heading, sentences in self.match().game.about(view):
            lines += ["", self.console.style("bold", self.say(heading))]
            for sentence in sentences:
                lines += self.console.wrap(self.say(sentence), "  ")
        return lines

    def private(self, view: View) -> bool:
        return not self.shared

    def screen(self, view: View, message: list[str]) -> list[str]:
        title = self.say(self.match().game.title)
        head = self.console.style("title", f" {title} · {self.names[view['you']]} ")
        return [head, *self._view(view), *([""] if message else []), *message]

    def prompt(self, view: View) -> str:
        return "> "

    def read(self, line: str, view: View) -> Typed:
        if line == "quit":
            return Typed(stop=True)
        if line == "about":
            return Typed(say=(*self.about(view),))
        if line in ("", "actions"):
            return Typed(say=(*self._actions(view["you"]),))
        return Typed((line,))

    def told(self, action: str, before: View, after: View) -> list[str]:
        return []

    def ending(self, view: View) -> list[str]:
        match = self.match()
        assert match.outcome
        lines = [*self._view(match.view(None)), ""]
        for sentence in ended(match.outcome, self.names):
            lines += self.console.wrap(self.say(sentence))
        return lines

    def _actions(self, seat: int) -> list[str]:
        match = self.match()
        actions = list(match.game.legal(match.state, seat))
        shown = self.console.flow("", (f"{action}   " for action in actions[:MOST_LISTED]))
        more = len(actions) - MOST_LISTED
        return [*shown, *([self.say(T("and {n} more", n=more))] if more > 0 else [])]

    # ---- any JSON ------------------------------------------------------------------------------

    def _view(self, view: View) -> list[str]:
        lines = []
        for key, value in view.items():
            if key == "you":
                continue
            name = key.replace("_", " ")
            if isinstance(value, list) and any(isinstance(one, dict | list) for one in value):
                heads = (
                    self.names if key == "seats" else [f"{n}." for n in range(1, 1 + len(value))]
                )
                lines.append(f"{name}:")
                for head, one in zip(heads, value, strict=True):
                    lines += self.console.wrap(self._flat(one), f"  {head} ")
            else:
                lines += self.console.wrap(self._flat(value), f"{name}: ")
        return lines

    def _flat(self, value: object) -> str:
        if value is None or value in ("", [], {}):
            return NOTHING
        if isinstance(value, bool):
            return self.say(YES if value else NO)
        if isinstance(value, dict):
            pairs = ((key.replace("_", " "), self._flat(one)) for key, one in value.items())
            return "; ".join(f"{key} {one}" for key, one in pairs)
        if isinstance(value, list):
            return ", ".join(self._grouped(value))
        return str(value)

    def _grouped(self, values: Iterable[object]) -> Iterable[str]:
        for one in values:
            flat = self._flat(one)
            yield f"({flat})" if isinstance(one, dict | list) else flat


def ended(outcome: Outcome, names: Sequence[T | str]) -> list[T]:
    """How a match ended, in words."""
    winners = [names[seat] for seat in outcome.winners]
    return [T("Won by: {names}.", names=winners) if winners else T("Nobody won."), outcome.why]
