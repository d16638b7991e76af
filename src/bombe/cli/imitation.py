"""`bombe play imitation`: Turing in the terminal, against bots or with several at one keyboard."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from bombe.chance import Chance
from bombe.cli.canvas import canvas
from bombe.cli.console import Console
from bombe.cli.gallery import Gallery
from bombe.cli.hotseat import Table
from bombe.cli.parser import Parser
from bombe.cli.reading import choice, one_of, whole
from bombe.games.imitation import deck
from bombe.games.imitation.bots import BOTS
from bombe.games.imitation.rules import HANDS, MOST_SEATS, Imitation
from bombe.games.imitation.state import Mode
from bombe.match import Match
from bombe.text import Language, T

about = T(
    "Plays Turing, the imitation game, in the terminal: one person among bots, or several at one"
    " keyboard. One of you hides among a machine's random pictures; the others look for the human."
)
LEVEL = "steady"
COMPANY = 2  # bots for somebody who is alone and asks for no number of them


def arguments(parser: Parser) -> None:
    parser.option("--players", T("how many persons, 1 to 6; 1 by default"), T("NUMBER"))
    parser.option("--bots", T("how many bots; 2 by default for one person, else none"), T("NUMBER"))
    parser.option("--level", T("how good the bots are; steady by default"), "|".join(BOTS))
    parser.option("--mode", T("the mode; competitive by default"), "|".join(Mode))
    parser.option(
        "--hand", T("cards in a hand: 5 is easy, 4 standard (the default), 3 hard"), "5|4|3"
    )
    parser.option(
        "--first",
        T("who is Responder first: 1 is the first person, bots come last; by chance if not said"),
        T("NUMBER"),
    )
    parser.option("--seed", T("a whole number; the same one draws the same pictures"), T("NUMBER"))
    parser.option("--plain", T("describe the pictures, also where they can be shown"))


def run(arguments: Namespace, tongue: Language) -> None:
    a = arguments
    players = 1 if a.players is None else whole("--players", a.players, 1, MOST_SEATS)
    bots = COMPANY if players == 1 else 0
    if a.bots is not None:
        bots = whole("--bots", a.bots, 0, MOST_SEATS - 1)
    level = BOTS[LEVEL if a.level is None else one_of("--level", a.level, [*BOTS])]
    options: dict[str, object] = {}
    if a.mode is not None:
        options["mode"] = choice("--mode", a.mode, Mode).value
    if a.hand is not None:
        options["hand"] = int(one_of("--hand", a.hand, [str(size) for size in HANDS]))
    if a.first is not None:
        options["first"] = whole("--first", a.first, 1, MOST_SEATS)
    seed = None if a.seed is None else whole("--seed", a.seed)
    match = Match.new(Imitation(), options, players + bots, seed)
    console = Console()
    easel = None if a.plain else canvas(console, Path(deck.__file__).with_name("deck"))
    gallery = Gallery(
        console, tongue, frozenset(range(players)), easel, lambda seat: table.pictures(seat)
    )
    table = Table(
        match,
        gallery,
        console,
        tongue,
        bots={players + n: level for n in range(bots)},
        chance=None if seed is None else Chance(seed + 1),  # `seed` itself has dealt
    )
    table.run(gallery.welcome(match.view(None)))
