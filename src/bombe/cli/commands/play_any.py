"""`bombe play KEY`: any game in the terminal, with several at one keyboard and with bots."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from bombe.chance import Chance
from bombe.cli.parser import Parser, one_of, whole
from bombe.cli.terminal.console import Console
from bombe.cli.terminal.hotseat import HotSeat
from bombe.cli.terminal.skins.plain import Plain
from bombe.game import Game, Option, level_name
from bombe.match import Match
from bombe.text import BadInput, Language, T, quoted


class PlayAny:
    """The command for one game: what a module of a command has, see `bombe.cli`."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.about = T(
            "Plays {game} in the terminal: each player types, and sees what a seat may see.",
            game=game.title,
        )

    def arguments(self, parser: Parser) -> None:
        game = self.game
        parser.option("--players", T("how many people at this keyboard"), T("NUMBER"))
        parser.option("--bots", T("how many bots; as many as it takes by default"), T("NUMBER"))
        if game.bots:
            parser.option("--level", T("how good the bots are"), "|".join(game.bots))
        parser.repeated(
            "--option",
            T("something to choose, listed below; as often as you like"),
            T("NAME=VALUE"),
        )
        parser.option("--seed", T("a whole number; the same one deals the same match"), T("NUMBER"))
        say = parser.tongue.say
        least, most = game.seats[0], game.seats[-1]
        lines = [
            say(T("seats, persons and bots together: {least} to {most}", least=least, most=most))
        ]
        lines += [f"{name}: {say(_described(option))}" for name, option in game.options.items()]
        parser.epilog = "\n".join(lines)

    def run(self, arguments: Namespace, tongue: Language) -> None:
        game, a = self.game, arguments
        most = game.seats[-1]
        alone = bool(game.bots) or 1 in game.seats
        players = 1 if alone else game.seats[0]
        if a.players is not None:
            players = whole("--players", a.players, 1, most)
        bots = max(0, game.seats[0] - players) if game.bots else 0
        if a.bots is not None:
            bots = whole("--bots", a.bots, 0, most - 1)
        if bots and not game.bots:
            raise BadInput(T("{game} has no bots", game=game.title))
        level = next(iter(game.bots), "")
        if game.bots and a.level is not None:
            level = one_of("--level", a.level, [*game.bots])
        seed = None if a.seed is None else whole("--seed", a.seed)
        options = read_options(game, a.option or ())
        match = Match.new(game, options, players + bots, seed)
        names: list[T] = [T("Player {n}", n=n + 1) for n in range(players)]
        names += [
            T("Bot {n} ({level})", n=n + 1, level=level_name(game, level)) for n in range(bots)
        ]
        console = Console()
        skin = Plain(console, tongue, lambda: table.match, names)
        table = HotSeat(
            match,
            skin,
            console,
            tongue,
            bots={players + n: game.bots[level] for n in range(bots)},
            chance=Chance(None if seed is None else seed + 1),  # `seed` itself has dealt
        )
        table.run(skin.welcome())


def read_options(game: Game[Any], given: Sequence[str]) -> dict[str, object]:
    """What was chosen, each as NAME=VALUE; the values are checked where the match is dealt."""
    options: dict[str, object] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadInput(
                T("{option}: {text} is not NAME=VALUE", option="--option", text=quoted(text))
            )
        option = game.options.get(name)
        options[name] = _value(option, value) if option else value
    return options


def _value(option: Option, text: str) -> object:
    if option.per_seat:
        return [_choice(option, part) for part in text.split(",")]
    return _choice(option, text)


def _choice(option: Option, text: str) -> object:
    return next((choice for choice in option.choices if _written(choice) == text), text)


def _written(choice: object) -> str:
    return choice if isinstance(choice, str) else json.dumps(choice)


def _described(option: Option) -> T:
    choices = [_written(choice) for choice in option.choices] or T("any text")
    if option.per_seat:
        return T("{title}, one for each seat: {choices}", title=option.title, choices=choices)
    return T(
        "{title}: {choices}; {default} by default",
        title=option.title,
        choices=choices,
        default=_written(option.default) or quoted(""),
    )
