"""`bombe play imitation`: Turing in the terminal, against bots or with several at one keyboard."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path, PurePosixPath
from shlex import join
from typing import IO

from bombe.chance import Chance
from bombe.cli.output import escaped
from bombe.cli.parser import Parser, choice, one_of, whole
from bombe.cli.terminal.canvas import NONE, canvas, has_pillow, lacks_pillow, way_of
from bombe.cli.terminal.console import Console
from bombe.cli.terminal.hotseat import HotSeat
from bombe.cli.terminal.skins.imitation import Gallery
from bombe.cli.terminal.wall import Wall
from bombe.games.imitation import deck
from bombe.games.imitation.bots import BOTS
from bombe.games.imitation.choices import HANDS, MOST_SEATS
from bombe.games.imitation.rules import Imitation
from bombe.games.imitation.state import Mode
from bombe.match import Match
from bombe.text import BadInput, Language, T, quoted

about = T(
    "Plays Turing, the imitation game, in the terminal: one person among bots, or several at one"
    " keyboard. One of you hides among a machine's random pictures; the others look for the human."
)
LEVEL = "steady"
COMPANY = 2  # bots for somebody who is alone and asks for no number of them
SEEDS = 1_000_000_000  # seeds to draw from, short enough to be typed again
MOST_FILES = 1000  # in a folder or an archive
LARGEST_FILE = 20_000_000  # bytes
NO_PILLOW = T("This terminal could show the pictures if the package Pillow were installed.")
Open = Callable[[], IO[bytes]]


def arguments(parser: Parser) -> None:
    parser.option("--players", T("how many people, 1 to 6; 1 by default"), T("NUMBER"))
    parser.option(
        "--bots", T("how many bots; 2 by default for one person, otherwise none"), T("NUMBER")
    )
    parser.option("--level", T("how good the bots are; steady by default"), "|".join(BOTS))
    parser.option("--mode", T("the mode; competitive by default"), "|".join(Mode))
    parser.option(
        "--hand", T("cards in a hand: 5 is easy, 4 standard (the default), 3 hard"), "5|4|3"
    )
    parser.option(
        "--first",
        T(
            "who is Responder first: 1 is the first person, bots come last; drawn at random by "
            "default"
        ),
        T("NUMBER"),
    )
    parser.option("--seed", T("a whole number; the same one draws the same pictures"), T("NUMBER"))
    parser.option(
        "--pictures",
        T(
            "how to show pictures: auto (the best that the terminal has; the default), none,"
            " blocks, kitty, iterm or sixel"
        ),
        T("HOW"),
    )
    parser.option(
        "--plain", T("words only, one picture below the other, suited to a screen reader")
    )
    parser.option(
        "--deck",
        T("play with at least 60 pictures of your own: a folder of files, or a ZIP archive"),
        T("FOLDER"),
    )


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
    seed = Chance().below(SEEDS) if a.seed is None else whole("--seed", a.seed)
    console = Console()
    if a.plain and a.pictures not in (None, NONE):
        raise BadInput(T("--plain does not go with --pictures {way}", way=quoted(a.pictures)))
    way = way_of(console, NONE if a.plain else a.pictures)
    # What is wrong with the rest is said before a deck is read, which takes its time.
    Match.new(Imitation(), options, players + bots, seed)
    own = Own()
    if a.deck is not None:
        own = _own(a.deck, console, tongue)
        options["pictures"] = own.prints
    match = Match.new(Imitation(), options, players + bots, seed)
    gallery = Gallery(
        console,
        tongue,
        frozenset(range(players)),
        Wall(console, canvas(console, way, own.read if own.prints else _shipped), a.plain),
        lambda seat: table.pictures(seat),
        _again(a, seed),
        own.names,
    )
    table = HotSeat(
        match,
        gallery,
        console,
        tongue,
        bots={players + n: level for n in range(bots)},
        chance=Chance(seed + 1),  # `seed` itself has dealt
    )
    welcome = gallery.welcome(match.view(None))
    if not a.plain and a.pictures in (None, "auto") and lacks_pillow(console):
        welcome += console.wrap(tongue.say(NO_PILLOW))
    table.run([*welcome, *own.refused])


def _again(a: Namespace, seed: int) -> str:
    """The command for the same game once more."""
    words = ["bombe", "play", "imitation"]
    for name in ("players", "bots", "level", "mode", "hand", "first", "deck"):
        if (value := getattr(a, name)) is not None:
            words += [f"--{name}", value]
    return join([*words, "--seed", str(seed)])


def _shipped(key: str) -> bytes:
    return Path(deck.__file__).with_name("deck").joinpath(f"{key}.webp").read_bytes()


# ---- pictures of one's own ---------------------------------------------------------------------


@dataclass
class Own:
    """A deck that somebody brings along."""

    data: dict[str, bytes] = field(default_factory=dict)  # by key
    names: dict[str, str] = field(default_factory=dict)
    prints: list[list[str]] = field(default_factory=list)  # keys and prints, as the game wants them
    refused: list[str] = field(default_factory=list)  # which files, and why

    def read(self, key: str) -> bytes:
        return self.data[key]


def _own(path: str, console: Console, tongue: Language) -> Own:
    """The pictures of a folder or an archive. What is no picture is named, with the reason."""
    if not has_pillow():
        raise BadInput(T("--deck: pictures of your own need the package Pillow"))
    own, files = Own(), _files(path)
    told = T("Checking {n} files; this takes a few seconds.", n=len(files))
    console.show(console.wrap(tongue.say(told)))
    for name, read in files:
        try:
            _take(own, name, read())
        except BadInput as refusal:
            told = T("{label}: {text}", label=quoted(name), text=refusal.sentence)
            own.refused += console.wrap(tongue.say(escaped(told, sys.stdout)))
    if len(own.prints) < deck.LEAST:
        if own.refused:
            console.show(own.refused)
        raise BadInput(
            T(
                "A deck has at least {least} pictures, not {n}.",
                least=deck.LEAST,
                n=len(own.prints),
            )
        )
    return own


def _take(own: Own, name: str, data: bytes) -> None:
    from bombe.games.imitation.intake import alike, taken

    kept = taken(data)
    for key, other in own.prints:
        if alike(kept.print, other):
            raise BadInput(T("This is nearly the same as {name}.", name=quoted(own.names[key])))
    key = f"{len(own.prints) + 1:03}"
    own.data[key] = kept.data
    # A file may be called anything, and its name is written on the terminal.
    stem = PurePosixPath(name).stem
    own.names[key] = "".join(sign if sign.isprintable() else "?" for sign in stem)
    own.prints.append([key, kept.print])


def _files(path: str) -> list[tuple[str, Callable[[], bytes]]]:
    """Names and how to read them, in the order of the names; hidden ones are nobody's pictures."""
    import zipfile  # which a game with the shipped deck does without

    place = Path(path)
    try:
        if place.is_dir():
            paths = [one for one in place.iterdir() if one.is_file()]
            named: dict[str, Open] = {one.name: partial(_opened, one) for one in paths}
        else:
            archive = zipfile.ZipFile(place)
            infos = [one for one in archive.infolist() if not one.is_dir()]
            named = {one.filename: partial(archive.open, one) for one in infos}
    except (OSError, ValueError, zipfile.BadZipFile) as error:
        why = getattr(error, "strerror", None) or T("this is neither a folder nor a ZIP archive")
        raise BadInput(T("--deck: {path}: {why}", path=quoted(path), why=why)) from None
    files: list[tuple[str, Callable[[], bytes]]] = [
        (name, partial(_content, opens))
        for name, opens in sorted(named.items())
        if not PurePosixPath(name).name.startswith(".") and not name.startswith("__MACOSX/")
    ]
    if len(files) > MOST_FILES:
        raise BadInput(T("--deck: {path} has more than {n} files", path=quoted(path), n=MOST_FILES))
    return files


def _opened(path: Path) -> IO[bytes]:
    return path.open("rb")


def _content(opens: Open) -> bytes:
    """A file, read no further than a picture may be long: an archive may hold an endless one."""
    try:
        with opens() as file:
            data = file.read(LARGEST_FILE + 1)
    except Exception:  # an archive can make the library fail in many ways, encryption included
        raise BadInput(T("This file is broken.")) from None
    if len(data) > LARGEST_FILE:
        raise BadInput(T("This file is too large; at most {n} MB.", n=LARGEST_FILE // 1_000_000))
    return data
