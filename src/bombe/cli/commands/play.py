"""`bombe play`: Turing Machine in the terminal, alone or hot-seat. Other games are variants."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module

from bombe.cli import Command
from bombe.cli.parser import Parser, one_of, whole
from bombe.cli.problems import Wanted, read_wanted, wish_arguments
from bombe.cli.terminal.console import Console
from bombe.cli.terminal.hotseat import HotSeat
from bombe.cli.terminal.skins.turing_machine import Board
from bombe.games.turing_machine.choices import HANDICAPS, MACHINES, NO_MACHINE
from bombe.games.turing_machine.generate import generate, generate_on, must_be_settled
from bombe.games.turing_machine.problem import Secret
from bombe.games.turing_machine.reference import read_source
from bombe.games.turing_machine.rules import TuringMachine
from bombe.games.turing_machine.worlds import worlds
from bombe.match import Match
from bombe.text import BadInput, Language, N, T

about = T(
    "Plays a problem in the terminal, alone or with several at one keyboard. Without an id or "
    "cards a new problem is made. `bombe play imitation` is the other game; any other installed "
    "game is played by its key."
)
# The commands of games that have a skin of their own in the terminal.
SKINNED = {
    "turing_machine": "bombe.cli.commands.play",
    "imitation": "bombe.cli.commands.play_imitation",
}
MOST_PLAYERS = 8


def variant(words: Sequence[str]) -> tuple[str, Command] | None:
    """The key of a game among the words, and the command that plays it."""
    for word in words:
        if word in SKINNED:
            return word, import_module(SKINNED[word])
    for before, word in zip(("", *words), words, strict=False):
        if before.startswith("-") or not re.fullmatch(r"[a-z][a-z0-9_]{2,}", word):
            continue
        from bombe.games import GAMES, find

        if word in GAMES or re.search("[aeiou_]", word):  # which no id has
            from bombe.cli.commands.play_any import PlayAny

            return word, PlayAny(find(word))
    return None


def arguments(parser: Parser) -> None:
    parser.positional(
        "source",
        T("an id, cards such as '4 9 11 14', cards with their criteria, or 'booklet 7'"),
        T("ID-or-PROBLEM"),
        optional=True,
    )
    parser.option("--cards", T("what to play, as without this option"), T("PROBLEM"))
    wish_arguments(parser)
    parser.option("--players", T("how many players, 1 to 8"), T("NUMBER"))
    parser.option("--coop", T("all players share one note sheet"))
    parser.option(
        "--handicap",
        T(
            "questions used up in round 1, by player, such as 0,1: 1 for a slight "
            "difference, 2 for a large one"
        ),
        T("NUMBERS"),
    )
    parser.option("--hints", T("hint, typed in the game, gives a hint"))
    parser.option("--why", T("why -4b, typed in the game, tells why a criterion is out"))
    parser.option(
        "--machine",
        T("the Machine to beat, alone or with --coop; plain by default"),
        "|".join(MACHINES),
    )


def run(arguments: Namespace, tongue: Language) -> None:
    wanted = read_wanted(arguments)
    players = 1
    if arguments.players is not None:
        players = whole("--players", arguments.players, 1, MOST_PLAYERS)
    source = arguments.source
    if arguments.cards is not None:
        if source is not None:
            raise BadInput(T("what to play is named twice: once with --cards, once without"))
        source = arguments.cards
    options = {
        "coop": arguments.coop,
        "aid_hints": arguments.hints,
        "aid_why": arguments.why,
        "problem": _problem(source, wanted),
        "handicap": _handicap(arguments.handicap, players),
        "machine": _machine(arguments.machine, alone=players == 1 or arguments.coop),
    }
    match = Match.new(TuringMachine(), options, players)
    console = Console()
    board = Board(console, tongue)
    played = HotSeat(match, board, console, tongue)
    played.run(board.welcome(match.state.secret.problem))
    if played.match.outcome:
        from bombe.cli.match_reviews import short_lines  # some stop before the end

        lines = short_lines(played.match.state, tongue)
        console.show(part for line in lines for part in console.wrap(line) or [""])


def _handicap(text: str | None, players: int) -> list[int]:
    """What each player begins with; those who are not named begin with nothing."""
    if text is None:
        return []
    most = max(HANDICAPS)
    given = [whole("--handicap", one, 0, most) for one in text.split(",")]
    if len(given) > players:
        raise BadInput(
            N(
                "--handicap names {given} players, but there is {n}",
                "--handicap names {given} players, but there are {n}",
                players,
                given=len(given),
            )
        )
    return given


def _machine(level: str | None, alone: bool) -> str:
    """The Machine that one sheet plays against; where each has a sheet there is none."""
    if level is None:
        return "plain" if alone else NO_MACHINE
    return one_of("--machine", level, MACHINES)


def _problem(source: str | None, wanted: Wanted) -> str:
    """What to play: what was named, or what `bombe generate` would make with the same options."""
    if source is None:
        return str(next(generate(wanted.wish(), wanted.seed)))
    found = read_source(source)
    if isinstance(found, Secret):
        wanted.must_fit(found.problem)
        if wanted.seed is not None:
            raise BadInput(T("--seed does not go with an id or criteria: there is nothing to draw"))
        if wanted.by_thought:
            must_be_settled(worlds(found.problem))
        return source
    wanted.must_fit(found)
    return str(next(generate_on(found, wanted.seed, by_thought=wanted.by_thought)))
