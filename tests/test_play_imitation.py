"""Turing in the terminal: among bots, with several at one keyboard, in words and in pictures."""

from __future__ import annotations

import base64
import io
import math
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import test_play
from PIL import Image
from test_play import CLEAR, FORGET, PATIENCE, STYLE, Terminal, environment, visible

from bombe.chance import Chance
from bombe.cli import main
from bombe.cli.canvas import (
    HALF,
    TRUE,
    Blocks,
    Canvas,
    Cell,
    Inline,
    nearest,
    protocol,
)
from bombe.cli.console import Console, shown_length
from bombe.cli.gallery import Gallery
from bombe.cli.wall import Wall
from bombe.game import View
from bombe.games.imitation import deck
from bombe.games.imitation.bots import BOTS
from bombe.games.imitation.likeness import PRINT_LENGTH
from bombe.games.imitation.rules import Imitation
from bombe.games.imitation.state import PAIRS, State
from bombe.match import Match
from bombe.text import LANGUAGES, T, language

HEADER = " Turing · "
CURTAIN = "it is your turn. Press Enter when nobody else looks. "
END = T("The match ends here.")
RESPONDS, LOOKS = "You are the Responder.", "Which side did "
# Whatever is asked for, one of these lines answers it; the others are refused and change nothing.
ANYTHING = ("L", "1", "2", "next")
SIGNS = (24, 80)
DECK_FILES = Path(deck.__file__).with_name("deck")

Play = Callable[..., str]
Open = Callable[..., Terminal]


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LINES", str(SIGNS[0]))
    monkeypatch.setenv("COLUMNS", str(SIGNS[1]))


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Plays with these lines typed, and gives all that was shown."""

    def play(*words: str, typed: tuple[str, ...]) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        status = main(["play", "imitation", *words])
        out, err = capsys.readouterr()
        assert (status, err) == (0, "")
        assert "\x1b" not in out
        assert max(map(len, out.splitlines())) <= 80
        return out

    return play


@pytest.fixture
def refuses(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    def refuses(*words: str) -> str:
        status = main(["play", *words])
        out, err = capsys.readouterr()
        assert (status, out) == (2, "")
        return err

    return refuses


@pytest.fixture
def terminal() -> Iterator[Open]:
    opened: list[Terminal] = []

    def terminal(*words: str, **changes: str) -> Terminal:
        opened.append(Terminal("imitation", *words, **changes))
        return opened[-1]

    yield terminal
    for one in opened:
        one.close()


def screens(out: str) -> list[str]:
    return re.split(rf"^{HEADER}", out, flags=re.MULTILINE)[1:]


# ---- whole games -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", BOTS)
def test_one_person_among_bots(play: Play, lang: str, level: str) -> None:
    out = play("--seed", "5", "--level", level, "--lang", lang, typed=ANYTHING * 300)
    assert language(lang).say(END) not in out
    assert "Press Enter when" not in out
    rounds = re.findall(r"^ *(\d+)  \S.*[LR]", out.rsplit("> ", 1)[1], re.MULTILINE)
    assert len(rounds) % 3 == 0  # everybody was Responder equally often
    assert rounds == [str(n + 1) for n in range(len(rounds))]


@pytest.mark.parametrize("mode", ["cooperative", "gnirut"])
@pytest.mark.parametrize("hand", ["5", "4", "3"])
def test_one_person_and_one_bot(play: Play, mode: str, hand: str) -> None:
    words = ("--bots", "1", "--mode", mode, "--hand", hand, "--seed", "3")
    out = play(*words, typed=ANYTHING * 400)
    assert str(END) not in out
    first = next(screen for screen in screens(out) if RESPONDS in screen)
    assert len(re.findall(r"^\d(?:, the Machine's)?  ", first, re.MULTILINE)) == int(hand)
    assert ("together 0 of 4" in out) == (mode == "cooperative")
    assert ("This is Gnirut: Bot 2 wants you to be wrong." in out) == (mode == "gnirut")


def test_as_responder_and_as_interrogator_at_once(play: Play) -> None:
    mine = play("--first", "1", "--seed", "1", typed=())
    assert RESPONDS in mine
    assert re.search(r"The Machine has ([LR]), so you are (?!\1)[LR]\.", mine)
    assert mine.count(", the Machine's  ") == 1
    theirs = play("--first", "2", "--seed", "1", typed=())
    assert "Which side did Bot 2 choose?" in theirs
    assert re.search(r"^1 L  .*  1 R  ", theirs, re.MULTILINE)
    assert "the Machine's  " not in theirs
    assert RESPONDS not in theirs


def test_a_seed_is_a_match(play: Play) -> None:
    words = ("--seed", "7", "--first", "2")
    out = play(*words, typed=ANYTHING * 4)
    assert out == play(*words, typed=ANYTHING * 4)
    assert out != play("--seed", "8", "--first", "2", typed=ANYTHING * 4)


def test_what_a_vote_is_worth(play: Play) -> None:
    typed = ("pass", "p", "pass", "r")
    shown = screens(play("--first", "2", "--bots", "2", "--seed", "2", typed=typed))
    assert "a right vote is worth 3 points now" in shown[0]
    assert "a right vote is worth 2 points now" in shown[1]
    assert "The last pair: type L or R. A right vote is worth 1 point." in shown[2]
    assert "This was the last pair: vote L or R." in shown[3]
    assert "Player 1: R, after pair 3, " in shown[4]


def test_everything_is_opened_after_a_round(play: Play) -> None:
    typed = ("2", "2", "2", "meant 1 the red roof", "meant 4 no", "see")
    shown = screens(play("--first", "1", "--seed", "1", typed=typed))
    side = re.search(r"so you are ([LR])", shown[0])
    assert side
    scored = shown[3]
    assert f"Player 1 was {side[1]}. " in scored
    assert re.search(r"\d of 2 found out\. Player 1 scores \d points? for it\.", scored)
    assert len(re.findall(r"Bot \d: [LR], after pair \d, \d points?", scored)) == 2
    for n in range(1, PAIRS + 1):
        assert len(re.findall(rf"^{n}\.\d", shown[6], re.MULTILINE)) == 4
        assert f"{n}.2, the human's  " in shown[6]
        assert len(re.findall(rf"^{n}\.\d, the Machine's  ", shown[6], re.MULTILINE)) == 1
    assert "The Responder meant: the red roof" in shown[4]
    assert "Name a pair that was shown" in shown[5]
    picked = [re.search(r"^2  (.*)$", screen, re.MULTILINE) for screen in shown[:3]]
    for n, card in enumerate(picked, 1):
        assert card
        beginning = card[1][:40]  # the rest may be on another line there
        assert f"{n}.2, the human's  {beginning}" in shown[6]


def test_only_the_responder_tells_what_was_meant(play: Play) -> None:
    out = play("--first", "2", "--seed", "1", typed=("L", "L", "L", "meant 1 no"))
    assert "Only the Responder of this round can tell what was meant." in out


def test_help_is_aside_and_enter_leads_back(play: Play) -> None:
    shown = screens(play("--first", "2", "--seed", "1", typed=("?", "", "L", "?", "", "")))
    assert "A vote is final." in " ".join(shown[1].split())
    assert "Enter shows the table." in shown[1]
    assert "1 L  " in shown[2]
    # Also after the round, where Enter otherwise goes on.
    assert [re.findall(r"round (\d)", screen)[0] for screen in shown] == [*"1111112"]


WRONG = {
    "what": "'what' means nothing here; ? shows what you can type.",
    "leave now": "means nothing here",
    "return": "Say which player is back, like this: return 2",
    "return 9": "Say which player is back, like this: return 2",
    "return 1": "You are here already.",
    "try 2": "There is no '2' to try here.",
    "replay": "No such round is over yet; say which, like this: replay 1",
    "replay 1": "No such round is over yet; say which, like this: replay 1",
    "u": "means nothing here",
    "vote X": "Vote like this: vote L, or vote R",
    "1": "No card is to be chosen now.",
    "next": "This round is not over yet.",
    "see 9": "There is no '9' to see here.",
    "see Ω": "There is no",
    "\x07": "means nothing here",
    "meant 1 x": "What was meant is told once the round is over.",
    "²": "means nothing here",
}


@pytest.mark.parametrize(("line", "sentence"), WRONG.items(), ids=[ascii(w) for w in WRONG])
def test_a_wrong_line_is_refused_in_a_sentence(play: Play, line: str, sentence: str) -> None:
    shown = screens(play("--first", "2", "--seed", "1", typed=(line, "pass")))
    assert sentence in shown[1]
    assert "pair 2 of 3" in shown[2]


def test_the_machines_card_is_not_to_be_chosen(play: Play) -> None:
    shown = screens(play("--first", "1", "--seed", "1", typed=("9", "0", "1", "4", "pass", "L")))
    assert "Choose a card of your hand from 1 to 4" in shown[1]
    refused = [screen for screen in shown if "is the Machine's; choose another." in screen]
    assert len(refused) == 1


def test_arguments(refuses: Callable[..., str]) -> None:
    two = "Two cannot play competitively: choose cooperative or gnirut."
    assert two in refuses("imitation", "--players", "2")
    assert two in refuses("--lang", "nl", "imitation", "--bots", "1", "--lang", "en")
    assert "has 2 to 6 seats, not 1" in refuses("imitation", "--bots", "0")
    assert "has 2 to 6 seats, not 7" in refuses("imitation", "--players", "4", "--bots", "3")
    assert "There is no seat 4 at this table." in refuses("imitation", "--first", "4")
    for wrong in (
        *(["--players", "0"], ["--players", "7"], ["--bots", "-1"], ["--bots", "x"]),
        *(["--hand", "6"], ["--mode", "classic"], ["--level", "optimal"], ["--first", "0"]),
        *(["--seed", "x"], ["--verifiers", "4"], ["more"], ["--json"]),
    ):
        assert refuses("imitation", *wrong).startswith("bombe: "), wrong
    assert "is not one of classic" in refuses("--mode", "gnirut")  # the other game's option


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_help(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert main(["play", "imitation", "--help", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert "bombe play imitation" in out
    assert all(f"--{name}" in out for name in ("bots", "level", "mode", "hand", "first", "plain"))
    assert max(map(len, out.splitlines())) <= 80


# ---- several at one keyboard -----------------------------------------------------------------


def test_a_hand_is_seen_by_its_owner_only(play: Play) -> None:
    # Of four cards the second is never the Machine's.
    typed = ("", "2", *("", "pass") * 2, "", "2", *("", "R") * 2, "see", "", "", "")
    out = play("--players", "3", "--first", "1", "--seed", "4", typed=typed)
    before, *turns = re.split(r"^Player \d, it is your turn.*$", out, flags=re.MULTILINE)
    assert before == ""  # nobody sees the first hand on the way
    # One, the others, one again, the others, and the next Responder after all was opened.
    assert [RESPONDS in turn for turn in turns] == [True, False, False, True, False, False, True]
    for turn in (turns[1], turns[2], turns[4]):
        assert ", the Machine's" not in turn
        assert "2  " not in turn.replace("2 L  ", "").replace("2 R  ", "").replace("Player 2  ", "")
    assert "Player 3> " in turns[5]
    assert "Player 1 was " in turns[5]
    # Whoever types says for all that they have seen it.
    assert "Player 2, it is your turn." in out.rsplit("Player 3> ", 1)[1]


def test_the_screen_is_empty_between_two(terminal: Open) -> None:
    here = terminal("--players", "2", "--mode", "cooperative", "--first", "1", "--seed", "1")
    assert here.until("looks. ").split(FORGET)[1] == f"Player 1, {CURTAIN}"
    assert here.type("\n", end="Player 1> ").startswith("\n" + CLEAR)
    hand = here.type("\n", end="Player 1> ")  # after the rules
    assert RESPONDS in hand
    assert here.type("2\n", end="looks. ").split(FORGET)[1] == f"Player 2, {CURTAIN}"
    after = here.type("\n", end="Player 2> ")
    after += here.type("\x1b[A\x1b[A\n", end="Player 2> ")
    assert after.count(LOOKS) == 2
    assert "the Machine's" not in after
    # A vote is secret as long as the round goes on; once it is over, all look together.
    scored = here.type("L\n", end="Player 2> ")
    assert "Player 1 was " in scored
    assert FORGET not in scored
    status, shown = here.finish("q\n")
    assert (status, shown.endswith(f"{END}\n")) == (0, True)


# ---- pictures --------------------------------------------------------------------------------

COLOURS = {"COLORTERM": "truecolor"}
FIRST = ("--first", "1", "--seed", "1")


def painted(out: str) -> list[list[str]]:
    """The lines with pictures, each as its runs of signs."""
    lines = [STYLE.sub("", line) for line in out.split("\n")]
    return [re.findall(f"{HALF}+", line) for line in lines if HALF in line]


def test_pictures_where_there_are_colours(terminal: Open) -> None:
    true, some = terminal(*FIRST, **COLOURS), terminal(*FIRST, COLORTERM="")
    for here in (true, some):  # on so few lines the rules come first
        assert "Enter shows the table." in here.until("> ")
    one, other = true.type("\n"), some.type("\n")
    assert "\x1b[38;2;" in one
    assert "\x1b[38;5;" in other
    assert "\x1b[38;2;" not in other
    assert painted(one) == painted(other) != []
    assert visible(one) == visible(other)
    assert len(visible(one)) <= SIGNS[0]
    assert max(map(len, visible(one))) <= SIGNS[1]
    assert max(len(run) for runs in painted(one) for run in runs) < 30
    large = true.type("see G\n")
    assert max(len(run) for runs in painted(large) for run in runs) >= 28
    assert "\x1b[0m" in large


@pytest.mark.parametrize(
    ("words", "changes"),
    [
        ((), {"NO_COLOR": "1"}),
        (("--plain",), {}),
        ((), {"TERM": "dumb"}),
        ((), {"TERM": "xterm", "COLORTERM": ""}),
        ((), {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}),
    ],
    ids=["NO_COLOR", "--plain", "dumb", "16 colours", "ascii"],
)
def test_words_where_there_are_none(
    terminal: Open, words: tuple[str, ...], changes: dict[str, str]
) -> None:
    here = terminal(*FIRST, *words, **(COLOURS | changes))
    shown = here.until("> ") + here.type("see G\n") + here.type("see\n")
    assert HALF not in shown
    assert "[38;" not in shown
    assert "Guide  " in STYLE.sub("", shown)


def test_no_pictures_into_a_pipe() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bombe", "play", "imitation", *FIRST],
        input=b"see G\nsee\nq\n",
        capture_output=True,
        env=environment(**COLOURS),
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout
    assert HALF.encode() not in done.stdout


def test_no_pictures_without_pillow(tmp_path: Path, terminal: Open) -> None:
    (tmp_path / "PIL.py").write_text("raise ImportError")
    path = f"{tmp_path}:{environment()['PYTHONPATH']}"
    here = terminal(*FIRST, **COLOURS, PYTHONPATH=path)
    shown = here.until("> ") + here.type("see G\n")
    assert HALF not in shown
    assert "Guide  " in STYLE.sub("", shown)
    assert "This terminal could show the pictures if the package Pillow were installed." in shown
    asked = terminal(*FIRST, "--pictures", "kitty", **COLOURS, PYTHONPATH=path)
    status, said = asked.finish("")
    assert status == 2
    assert "--pictures: kitty needs the package Pillow; without it there are words" in said


def colour_of(number: int) -> tuple[int, int, int]:
    """Of a card that is nothing else; no two are alike."""
    return 2 * number, 255 - 2 * number, 37 * number % 256


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for number in range(1, 91):
        image = Image.new("RGB", (64, 64), colour_of(number))
        image.save(tmp_path / f"{number:02}.webp", lossless=True)
    return tmp_path


def files(folder: Path) -> Callable[[str], bytes]:
    return lambda key: (folder / f"{key}.webp").read_bytes()


class Screen(Console):
    """A console of some size with all colours."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self.size = width, height
        self.colour = True

    @property
    def width(self) -> int:
        return self.size[0]

    @property
    def height(self) -> int:
        return self.size[1]


def worded(value: Any, text: str) -> Any:
    """A view with another description for every picture."""
    if isinstance(value, dict):
        return {
            key: text if key == "text" and "print" in value else worded(one, text)
            for key, one in value.items()
        }
    return [worded(one, text) for one in value] if isinstance(value, list) else value


def states(hand: int = 4, seats: int = 4) -> Iterator[tuple[Match[State], View]]:
    """A round to its end, as those see it who are waited for."""
    options = {"hand": hand, "first": 1}
    match = Match.new(Imitation(), options, seats, seed=3)
    chance = Chance(1)
    while match.state.phase != "over" and match.state.number == 1:
        yield from ((match, match.view(seat)) for seat in sorted(match.waiting))
        seat = min(match.waiting)
        legal = [action for action in match.game.legal(match.state, seat) if action != "vote L"]
        if match.state.pair == PAIRS:
            legal = [action for action in legal if action != "pass"]
        match = match.play(seat, "pass" if "pass" in legal else legal[0]).drawn(chance)


def gallery(match: Match[State], console: Console, canvas: Canvas | None) -> Gallery:
    persons = frozenset(range(4))
    look = lambda seat: match.game.pictures(match.state, seat)  # noqa: E731
    wall = Wall(console, canvas)
    return Gallery(console, language("en"), persons, wall, look, "bombe play imitation --seed 3")


@pytest.mark.parametrize("hand", [5, 4, 3])
@pytest.mark.parametrize("pictures", [True, False], ids=["pictures", "words"])
@pytest.mark.parametrize("size", [(80, 24), (100, 50), (60, 24), (100, 30)], ids=str)
def test_screens_fit(folder: Path, hand: int, pictures: bool, size: tuple[int, int]) -> None:
    """With descriptions as long as they come."""
    text = "A long description of a picture, " * 3 + "with more."
    kinds = set()
    for match, view in states(hand):
        console = Screen(*size)
        skin = gallery(match, console, Blocks(files(folder), TRUE) if pictures else None)
        lines = skin.screen(worded(view, text), [])
        kinds.add(view["phase"])
        assert max(map(shown_length, lines)) <= size[0]
        if size[0] >= 80:
            assert len(lines) < size[1], (view["phase"], view["pair"])
        if pictures and size[0] >= 80 and view["phase"] != "score":
            assert any(HALF in line for line in lines)
    assert kinds == {"pick", "vote", "score"}


def test_both_of_a_pair_are_painted_alike(folder: Path) -> None:
    """In the same lines, equally wide and high, whichever is the Machine's, and in one text."""
    for size in ((80, 24), (100, 50), (80, 60)):
        for match, view in states():
            if view["phase"] != "vote":
                continue
            skin = gallery(match, Screen(*size), Blocks(files(folder), TRUE))
            last = painted("\n".join(skin.screen(view, [])))[-1]
            assert len(last) >= 2
            assert len(set(map(len, last))) == 1
            both = painted("\n".join(skin.read("see L", view).say))
            assert [len(runs) for runs in both] == [2] * len(both)
            assert len({len(run) for runs in both for run in runs}) == 1


def test_what_others_see_tells_nothing(folder: Path) -> None:
    """While a round is on, an Interrogator's screen has the words of the view and no more."""
    for match, view in states():
        if view["phase"] != "vote":
            continue
        skin = gallery(match, Screen(80, 60), None)
        shown = "\n".join([*skin.screen(view, []), *skin.read("see", view).say])
        assert "Machine's" not in shown
        assert "human's" not in shown


@pytest.mark.parametrize("colours", [256, TRUE])
def test_a_canvas_paints(folder: Path, colours: int) -> None:
    halves = Image.new("RGB", (64, 64), (255, 0, 0))
    halves.paste((0, 0, 255), (0, 32, 64, 64))
    halves.save(folder / "91.webp", lossless=True)
    canvas = Blocks(files(folder), colours)
    lines = canvas.paint("91", 24)
    assert [shown_length(line) for line in lines] == [24] * 12
    red, blue = ("2;255;0;0", "2;0;0;255") if colours == TRUE else ("5;196", "5;21")
    assert f"38;{red};48;{red}m" in lines[0]
    assert f"38;{blue};48;{blue}m" in lines[-1]
    assert all(line.endswith("\x1b[0m") for line in lines)


@pytest.mark.parametrize("content", [None, b"", b"no picture at all"])
def test_what_cannot_be_read_is_blank(tmp_path: Path, content: bytes | None) -> None:
    if content is not None:
        (tmp_path / "01.webp").write_bytes(content)
    assert Blocks(files(tmp_path), TRUE).paint("01", 24) == [" " * 24] * 12


def test_the_nearest_of_256_colours() -> None:
    levels = (0, 95, 135, 175, 215, 255)
    cube = {
        16 + 36 * r + 6 * g + b: (levels[r], levels[g], levels[b])
        for r in range(6)
        for g in range(6)
        for b in range(6)
    }
    greys = {232 + n: (8 + 10 * n,) * 3 for n in range(24)}
    colours = cube | greys
    for red in range(0, 256, 15):
        for green in range(0, 256, 15):
            for blue in range(0, 256, 15):
                pixel = (red, green, blue)

                def far(number: int, pixel: tuple[int, ...] = pixel) -> int:
                    return sum((a - b) ** 2 for a, b in zip(pixel, colours[number], strict=True))

                assert far(nearest(pixel)) == min(map(far, colours))


# ---- pixels ----------------------------------------------------------------------------------

SIGN = Cell(4, 8)  # small, so that it is quick
TOKEN = re.compile(
    r"\x1b_G(?P<kitty>[^;]*);(?P<chunk>[^\x1b]*)\x1b\\"
    r"|\x1b\]1337;File=(?P<iterm>[^:]*):(?P<png>[^\x07]*)\x07"
    r"|\x1bP(?P<sixel>[^\x1b]*)\x1b\\"
    r"|\x1b\[(?P<number>[0-9;]*)(?P<move>[A-Za-z])|\x1b(?P<short>[78D])"
    r"|(?P<sign>.)",
    re.DOTALL,
)
SIXEL = re.compile(
    r"#(?P<new>\d+);2;(?P<rgb>\d+;\d+;\d+)|#(?P<use>\d+)|(?P<turn>[$-])"
    r"|!(?P<count>\d+)(?P<many>[?-~])|(?P<one>[?-~])"
)


class Hung(NamedTuple):
    """A picture on a screen, in signs."""

    left: int
    top: int
    width: int
    height: int
    image: Image.Image


def pairs_of(text: str, between: str) -> dict[str, str]:
    return dict(one.split("=", 1) for one in text.split(between))


def read_sixels(body: str) -> Image.Image:
    head = re.match(r'0;1;0q"1;1;(\d+);(\d+)', body)
    assert head
    image = Image.new("RGB", (int(head[1]), int(head[2])), (1, 2, 3))
    colours: dict[int, tuple[int, ...]] = {}
    colour, left, top, at = 0, 0, 0, head.end()
    while at < len(body):
        found = SIXEL.match(body, at)
        assert found, body[at : at + 20]
        at = found.end()
        if found["new"]:
            shares = found["rgb"].split(";")
            colours[int(found["new"])] = tuple(round(int(share) * 2.55) for share in shares)
        elif found["use"]:
            colour = int(found["use"])
        elif found["turn"]:
            left, top = 0, top + 6 * (found["turn"] == "-")
        else:
            bits = ord(found["many"] or found["one"]) - 63
            for left in range(left, left + int(found["count"] or 1)):  # noqa: B020
                for bit in range(6):
                    if bits >> bit & 1:
                        image.putpixel((left, top + bit), colours[colour])
            left += 1
    return image


class Emulator:
    """A terminal that knows all three protocols, and moves its cursor as the worst of them do."""

    def __init__(self, width: int, height: int, cell: Cell = SIGN) -> None:
        self.size = width, height
        self.cell = cell
        self.lines = [[" "] * width for _ in range(height)]
        self.hung: list[Hung] = []
        self.x = self.y = 0
        self.kept = (0, 0)
        self.chunks: list[str] = []
        self.keys: dict[str, str] = {}

    def show(self, text: str) -> Emulator:
        for token in TOKEN.finditer(text):
            if token["kitty"] is not None:
                self._kitty(pairs_of(token["kitty"], ","), token["chunk"])
            elif token["iterm"] is not None:
                self._iterm(pairs_of(token["iterm"], ";"), base64.b64decode(token["png"]))
            elif token["sixel"] is not None:
                self._sixel(read_sixels(token["sixel"]))
            elif token["move"]:
                self._moved(token["move"], token["number"])
            elif token["short"]:
                self._kept(token["short"])
            else:
                self._sign(token["sign"])
        assert not self.chunks  # every picture was ended
        return self

    def _sign(self, sign: str) -> None:
        if sign == "\r":
            self.x = 0
        elif sign == "\n":
            self.x = 0
            self._down()
        else:
            assert sign.isprintable(), ascii(sign)
            assert self.x < self.size[0]
            self.lines[self.y][self.x] = sign
            self.x += 1

    def _down(self) -> None:
        if self.y < self.size[1] - 1:
            self.y += 1
            return
        self.lines = [*self.lines[1:], [" "] * self.size[0]]
        self.hung = [one._replace(top=one.top - 1) for one in self.hung]

    def _moved(self, what: str, number: str) -> None:
        if what == "A":
            assert self.y >= int(number or 1), "it would be drawn over something else"
            self.y -= int(number or 1)
        elif what == "C":
            self.x += int(number or 1)
        elif what == "J" and number == "2":
            self.__init__(*self.size, self.cell)  # type: ignore[misc]
        elif what == "H":
            self.x = self.y = 0
        else:
            assert what == "m" or (what, number) == ("J", "3")

    def _kept(self, what: str) -> None:
        if what == "7":
            self.kept = self.x, self.y
        elif what == "8":
            self.x, self.y = self.kept
        else:
            self._down()

    def _kitty(self, keys: dict[str, str], chunk: str) -> None:
        assert len(chunk) <= 4096
        assert keys["q"] == "2"  # else the terminal would answer as if somebody typed
        if not self.chunks:
            self.keys = keys
            assert (keys["a"], keys["f"], keys["C"]) == ("T", "100", "1")
        else:
            assert set(keys) == {"q", "m"}
        self.chunks.append(chunk)
        if keys["m"] == "0":
            self._hang(int(self.keys["c"]), int(self.keys["r"]), "".join(self.chunks))
            self.chunks = []

    def _iterm(self, keys: dict[str, str], png: bytes) -> None:
        assert keys["inline"] == "1"
        assert int(keys["size"]) == len(png)
        self._hang(int(keys["width"]), int(keys["height"]), base64.b64encode(png).decode())
        for _ in range(int(keys["height"]) - 1):
            self._down()
        self.x += int(keys["width"])

    def _sixel(self, image: Image.Image) -> None:
        high = -(-image.height // self.cell.height)
        self.hung.append(Hung(self.x, self.y, -(-image.width // self.cell.width), high, image))
        for _ in range(high):
            self._down()

    def _hang(self, width: int, height: int, data: str) -> None:
        with Image.open(io.BytesIO(base64.b64decode(data, validate=True))) as image:
            assert image.format == "PNG"
            self.hung.append(Hung(self.x, self.y, width, height, image.convert("RGB")))

    def label(self, hung: Hung) -> str:
        """What is written above a picture, or at its right where nothing is above."""
        beside = "".join(self.lines[hung.top][hung.left + hung.width + 1 :])
        above = "".join(self.lines[hung.top - 1][hung.left : hung.left + hung.width])
        return re.split(r"  +", beside)[0].strip() or above.strip()

    def assert_clean(self) -> None:
        """Nothing is written where a picture is, no two overlap, and all are on the screen."""
        taken: set[tuple[int, int]] = set()
        for one in self.hung:
            places = {
                (x, y)
                for x in range(one.left, one.left + one.width)
                for y in range(one.top, one.top + one.height)
            }
            assert not places & taken
            taken |= places
        assert all(0 <= x < self.size[0] and 0 <= y < self.size[1] for x, y in taken)
        assert {self.lines[y][x] for x, y in taken} <= {" "}


def difference(one: Image.Image, other: Image.Image) -> float:
    """How far apart two pictures are, of 255."""
    left, right = one.tobytes(), other.resize(one.size, Image.Resampling.LANCZOS).tobytes()
    squares = sum((a - b) ** 2 for a, b in zip(left, right, strict=True))
    return math.sqrt(squares / len(left))


def card(key: str) -> Image.Image:
    with Image.open(DECK_FILES / f"{key}.webp") as image:
        return image.convert("RGB")


PIXELS = ("kitty", "iterm", "sixel")


@pytest.mark.parametrize("way", PIXELS)
@pytest.mark.parametrize("width", [8, 16, 48])
def test_what_is_sent_is_the_card(way: str, width: int) -> None:
    inline = Inline(files(DECK_FILES), way, SIGN)
    for key in ("01", "40", "90"):
        lines = inline.paint(key, width)
        assert lines[:-1] == [" " * width] * (width // 2 - 1)
        screen = Emulator(60, 30).show("\n".join([*lines, "below"]))
        screen.assert_clean()
        (hung,) = screen.hung
        assert (hung.left, hung.top, hung.width, hung.height) == (0, 0, width, width // 2)
        assert difference(hung.image, card(key)) < 12
        assert difference(hung.image, card("17")) > 40
        assert "".join(screen.lines[width // 2]).strip() == "below"


@pytest.mark.parametrize("way", PIXELS)
def test_a_picture_of_pixels_at_the_end_of_a_screen(way: str) -> None:
    """Where drawing could scroll, and the next lines would be elsewhere."""
    lines = Inline(files(DECK_FILES), way, SIGN).paint("05", 12)
    screen = Emulator(40, 10).show("\n".join([*(str(n) for n in range(30)), *lines, "after", "> "]))
    screen.assert_clean()
    assert [one.top for one in screen.hung] == [2]
    assert "".join(screen.lines[8]).strip() == "after"


@pytest.mark.parametrize("way", PIXELS)
def test_pixels_that_cannot_be_read_are_blank(tmp_path: Path, way: str) -> None:
    assert Inline(files(tmp_path), way, SIGN).paint("01", 24) == [" " * 24] * 12


@pytest.mark.parametrize(
    ("hand", "way", "size"),
    [
        *((hand, "kitty", (80, 24)) for hand in (5, 4, 3)),
        *((4, "kitty", size) for size in ((100, 30), (100, 40), (60, 24))),
        (4, "iterm", (80, 24)),
        (4, "sixel", (80, 24)),
    ],
    ids=str,
)
def test_every_screen_of_pixels(folder: Path, hand: int, way: str, size: tuple[int, int]) -> None:
    """L is sent before R, each beside its own words, whoever looks."""
    for match, view in states(hand):
        skin = gallery(match, Screen(*size), Inline(files(folder), way, SIGN))
        shown = "\n".join([*skin.screen(view, []), "> "])
        screen = Emulator(*size).show(shown)
        screen.assert_clean()
        labels = [screen.label(one) for one in screen.hung]
        sides = [label for label in labels if re.match(r"\d [LR]", label)]
        assert sides == sorted(sides)
        assert len(sides) % 2 == 0
        if size[0] >= 80 and view["phase"] != "score":
            assert screen.hung
        keys = match.game.pictures(match.state, view["you"])
        for one, label in zip(screen.hung, labels, strict=True):
            number, side = label[:1], label[2:3]
            if label == "Guide":
                name = view["guide"]["name"]
            elif side in ("L", "R"):
                name = view["pairs"][int(number) - 1][side]["name"]
            else:
                name = view["hand_cards"][int(number) - 1]["name"]
            middle = one.image.getpixel((one.image.width // 2, one.image.height // 2))
            assert isinstance(middle, tuple)
            pairs = zip(middle, colour_of(int(keys[name])), strict=True)
            assert max(abs(a - b) for a, b in pairs) <= 3


@pytest.mark.parametrize(
    ("environ", "way"),
    [
        ({"TERM": "xterm-kitty"}, "kitty"),
        ({"TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"}, "kitty"),
        ({"TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"}, "kitty"),
        ({"TERM": "xterm-256color", "KONSOLE_VERSION": "230805"}, "kitty"),
        ({"TERM": "xterm-256color", "KONSOLE_VERSION": "211200"}, None),
        ({"TERM": "xterm-256color", "KONSOLE_VERSION": "new"}, None),
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"}, "iterm"),
        ({"TERM": "xterm-256color", "WEZTERM_PANE": "0"}, "iterm"),
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"}, "iterm"),
        ({"TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"}, "iterm"),
        ({"TERM": "xterm", "TERM_PROGRAM": "mintty"}, "iterm"),
        ({"TERM": "foot"}, "sixel"),
        ({"TERM": "foot-extra"}, "sixel"),
        ({"TERM": "mlterm"}, "sixel"),
        # Started from a kitty, and none itself.
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "vscode", "KITTY_WINDOW_ID": "1"}, None),
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"}, None),
        ({"TERM": "xterm-256color"}, None),
        ({}, None),
        # What keeps the text of a screen by itself.
        ({"TERM": "xterm-kitty", "TMUX": "/tmp/tmux,1,0"}, None),
        ({"TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"}, None),
        ({"TERM": "screen-256color", "TERM_PROGRAM": "iTerm.app"}, None),
        ({"TERM": "xterm-kitty", "STY": "1.pts"}, None),
    ],
    ids=str,
)
def test_the_protocol_of_a_terminal(environ: dict[str, str], way: str | None) -> None:
    assert protocol(environ) == way


# Whatever the terminal of whoever runs the tests says of itself.
BARE = dict.fromkeys(
    ("TMUX", "STY", "TERM_PROGRAM", "KITTY_WINDOW_ID", "LC_TERMINAL", "WEZTERM_PANE"), ""
) | {"KONSOLE_VERSION": "", "COLORTERM": ""}


@pytest.mark.parametrize(
    ("words", "changes", "mark"),
    [
        ((), {"TERM": "xterm-kitty"}, "\x1b_G"),
        ((), {"TERM_PROGRAM": "WezTerm"}, "\x1b]1337;"),
        ((), {"TERM": "foot"}, "\x1bP0;1;0q"),
        (("--pictures", "auto"), {"TERM": "foot"}, "\x1bP0;1;0q"),
        ((), {"TERM": "xterm-kitty", "TMUX": "x", "COLORTERM": "truecolor"}, HALF),
        (("--pictures", "blocks"), {"TERM": "xterm-kitty"}, HALF),
        (("--pictures", "kitty"), {"TMUX": "x"}, "\x1b_G"),
        (("--pictures", "iterm"), {"NO_COLOR": "1"}, "\x1b]1337;"),
        (("--pictures", "sixel"), {"TERM": "xterm"}, "\x1bP0;1;0q"),
        (("--pictures", "blocks"), {"NO_COLOR": "1"}, HALF),
        ((), {"TERM": "xterm-kitty", "NO_COLOR": "1"}, None),
        (("--plain",), {"TERM": "xterm-kitty"}, None),
        (("--pictures", "none"), {"TERM": "xterm-kitty"}, None),
        ((), {"TERM": "dumb", "KITTY_WINDOW_ID": "1"}, None),
    ],
    ids=str,
)
def test_how_pictures_are_shown(
    terminal: Open, words: tuple[str, ...], changes: dict[str, str], mark: str | None
) -> None:
    here = terminal(*FIRST, *words, **(BARE | changes))
    shown = here.until("> ") + here.type("see G\n")
    marks = {"\x1b_G", "\x1b]1337;", "\x1bP0;1;0q", HALF}
    assert {one for one in marks if one in shown} == ({mark} if mark else set())
    if mark and mark != HALF:
        screen = Emulator(80, 24, Cell(8, 16)).show(shown.rpartition(CLEAR)[2])
        screen.assert_clean()
        match = Match.new(Imitation(), {"first": 1}, 3, seed=1)
        view = match.view(0)
        key = match.game.pictures(match.state, 0)[view["guide"]["name"]]
        assert [difference(one.image, card(key)) < 12 for one in screen.hung] == [True]


@pytest.mark.parametrize("way", ["blocks", *PIXELS])
def test_no_pixels_into_a_pipe(refuses: Callable[..., str], way: str) -> None:
    said = refuses("imitation", "--pictures", way)
    assert f"--pictures: {way} needs a terminal, and this is none" in said


def test_plain_goes_with_no_pictures(refuses: Callable[..., str]) -> None:
    said = refuses("imitation", "--plain", "--pictures", "kitty")
    assert "--plain does not go with --pictures 'kitty'" in said


def test_plain_is_one_thing_below_the_other(play: Play) -> None:
    out = play("--plain", "--first", "2", "--seed", "1", typed=("pass", "see"))
    assert re.search(r"^1 L  ", out, re.MULTILINE)
    assert re.search(r"^1 R  ", out, re.MULTILINE)
    assert not re.search(r"\d L  .* \d R  ", out)


# ---- what can be taken back, looked back at, and left ----------------------------------------


def test_a_card_is_tried_and_taken_back(play: Play) -> None:
    typed = ("try 2", "u", "", "try 3", "2", "try 2", "")
    shown = screens(play("--first", "1", "--seed", "1", typed=typed))
    tried, back, still, _, sent, *_, again = shown[1:]
    assert "So the others would see it. Enter sends it, u takes it back." in tried
    text = re.search(r"^2  (.{20})", shown[0], re.MULTILINE)
    machine = re.search(r"^4, the Machine's  (.{15})", shown[0], re.MULTILINE)
    assert text
    assert machine
    assert f"1 L  {text[1]}" in tried
    assert f"1 R  {machine[1]}" in tried
    assert re.search(r"^1 L  .* 1 R  ", tried, re.MULTILINE)
    for screen in (back, still):
        assert "pair 1 of 3" in screen
        assert "So the others" not in screen
    assert "pair 2 of 3" in sent  # another number was sent instead
    assert f"1 L  {text[1]}" in sent
    assert "pair 3 of 3" in again


@pytest.mark.parametrize("line", ["try", "try 4", "try 9", "try x"])
def test_what_cannot_be_tried(play: Play, line: str) -> None:
    shown = screens(play("--first", "1", "--seed", "1", typed=(line, "")))
    assert "There is no" in shown[1]
    assert "pair 1 of 3" in shown[2]


def test_a_round_once_more(play: Play) -> None:
    first = ("2", "2", "2", "meant 1 the red roof", "next")
    typed = (*first, "replay", "", "L", "next", "replay 1", "replay 9")
    shown = screens(play("--first", "1", "--seed", "1", typed=typed))
    scored, *_, once, nine = (one for one in shown if "Player 1 was " in one or "No such" in one)
    early = next(screen for screen in shown if "Round 1" in screen)
    for screen in (early, once):
        assert "1  The Responder meant: the red roof" in screen
        for line in re.findall(r"^\d [LR], the .*$", scored, re.MULTILINE):
            assert line in screen
        assert len(re.findall(r"^[123]\.\d", screen, re.MULTILINE)) == 12
    assert "No such round is over yet" in nine


def test_the_end_tells_what_was_meant_and_how_to_play_it_again(play: Play) -> None:
    words = ("--bots", "1", "--mode", "cooperative", "--level", "keen", "--hand", "5")
    lines = ("2", "2", "2", "meant 1 the moon", "next", *ANYTHING * 40)
    out = play(*words, "--first", "1", "--seed", "6", typed=lines)
    end = out.rsplit("> ", 1)[1]
    assert "    1  The Responder meant: the moon\n" in end
    command = end.split("The same pictures again:\n")[1].replace("\\\n", " ").split()
    assert command[:3] == ["bombe", "play", "imitation"]
    assert command[-2:] == ["--seed", "6"]
    assert play(*command[3:], typed=lines) == out


def test_a_seed_is_drawn_and_told(play: Play) -> None:
    out = play("--bots", "1", "--mode", "cooperative", typed=ANYTHING * 60)
    command = out.split("The same pictures again:\n")[1].replace("\\\n", " ").split()
    again = play(*command[3:], typed=ANYTHING * 60)
    assert again == out
    assert out != play("--bots", "1", "--mode", "cooperative", typed=ANYTHING * 60)


@pytest.mark.parametrize("words", [(), ("--players", "2", "--mode", "gnirut")])
def test_whoever_leaves_alone_stops(play: Play, words: tuple[str, ...]) -> None:
    out = play(*words, typed=("", "leave", "y", "never read"))
    assert out.endswith(f"{END}\n")
    assert "Leave the game to the others?" not in out


def test_one_of_several_leaves_and_comes_back(play: Play) -> None:
    typed = ("", "leave", "n", "leave", "y", "next", "", "2", "", "return 1", "L", "")
    out = play("--players", "3", "--first", "1", "--seed", "4", typed=typed)
    assert out.count("Leave the game to the others? (y/n)") == 2
    void = next(screen for screen in screens(out) if "This round is void" in screen)
    assert "Player 2> " in void
    second = next(screen for screen in screens(out) if "round 2" in screen)
    assert "Player 1: 0, has left" in second
    assert "Player 2> " in second
    # Whoever is back votes with the others.
    back = screens(out)[-1]
    assert "Player 1> " in back
    assert "has left" not in back


def test_all_look_away_before_the_next_hand(play: Play) -> None:
    """Whoever said next for all may be the next Responder."""
    words = ("--players", "2", "--mode", "gnirut", "--first", "1", "--seed", "1")
    out = play(*words, typed=("", "2", "", "L", "next", "3", "2"))
    together, alone, after = out.rsplit("Player 2> ", 3)[-3:]
    assert "Player 2, it is your turn. Press Enter when nobody else looks." in together
    assert "Machine" not in together  # and whatever was typed there is not a card
    assert "round 2 · pair 1 of 3" in alone
    assert RESPONDS in alone
    assert "Player 1, it is your turn." in after


# ---- what is longer than a screen ------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pictures", [True, False], ids=["pictures", "words"])
def test_nothing_important_is_above_the_screen(
    folder: Path, pictures: bool, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On 60×24 not everything has room; what was asked, or how it went, has."""
    for match, view in states(5):
        console = Screen(60, 24)
        monkeypatch.setattr(console, "clears", True)
        skin = gallery(match, console, Blocks(files(folder), TRUE) if pictures else None)
        skin.say = language(lang).say
        kept = [STYLE.sub("", line) for line in skin.screen(view, [])[-23:]]
        assert any(line.startswith(" Turing · ") for line in kept)
        for sentence in (skin._role(view)[0], skin._scores(view)[0]):
            assert sentence in kept


@pytest.mark.parametrize(
    ("size", "way"),
    [
        *((size, way) for size in ((80, 24), (60, 24), (100, 30)) for way in ("blocks", None)),
        *(((80, 24), "kitty"), ((40, 20), "kitty"), ((40, 20), None)),
    ],
    ids=str,
)
def test_pages(folder: Path, size: tuple[int, int], way: str | None) -> None:
    """Whatever is asked for is shown in pages; together they have all of it, and none is cut."""
    for match, view in states():
        if view["phase"] == "vote" and view["pair"] < PAIRS:
            continue
        console = Screen(*size)
        console.clears = True
        canvas: Canvas | None = Blocks(files(folder), TRUE) if way == "blocks" else None
        if way == "kitty":
            canvas = Inline(files(folder), way, SIGN)
        skin = gallery(match, console, canvas)
        for line in ("see", "?"):
            whole = skin.read(line, view).say
            seen: list[str] = []
            message = list(whole)
            for _ in range(40):
                page = skin.screen(view, message)
                assert len(page) < size[1] or len(page) <= message[0].count("\n") + 5
                Emulator(size[0], 60).show("\n".join([*page, "> "])).assert_clean()
                seen += page[2:-2]
                if "Enter shows more." not in STYLE.sub("", page[-1]):
                    break
                message = list(skin.read("", view).say)
            assert "\n".join(seen) == "\n".join(whole)
            assert "Enter shows the table." in STYLE.sub("", page[-1])
            assert skin.read("", view).actions == ()
            skin.screen(view, [])


def test_another_line_ends_the_pages(terminal: Open) -> None:
    here = terminal(*FIRST, **COLOURS)
    here.until("> ")
    here.type("\n")
    assert "Enter shows more." in here.type("see\n")
    assert "Enter shows the table." in here.type("see G\n")
    assert "try 2 to see the pair first" in here.type("\n")


@pytest.mark.parametrize("keys", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_keys_that_stop(terminal: Open, keys: str) -> None:
    here = terminal(*FIRST, **COLOURS)
    here.until("> ")
    status, shown = here.finish(keys)
    assert status == 0
    assert str(END) in shown


# ---- pictures of one's own -------------------------------------------------------------------


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Sixty pictures with a sound in their names, and what is none."""
    folder = tmp_path_factory.mktemp("own")
    chance = Chance(1)
    for number in range(60):
        noise = bytes(chance.below(256) for _ in range(48))
        image = Image.frombytes("RGB", (4, 4), noise).resize((200, 200), Image.Resampling.NEAREST)
        image.save(folder / f"picture\x07{number:02}.png")
    (folder / "twin.png").write_bytes((folder / "picture\x0707.png").read_bytes())
    (folder / "broken.png").write_bytes((folder / "picture\x0701.png").read_bytes()[:200])
    (folder / "\x1b[31mred.txt").write_text("no picture")
    (folder / ".hidden").write_text("nobody's")
    (folder / "below").mkdir()
    return folder


def packed(folder: Path, archive: Path) -> Path:
    with zipfile.ZipFile(archive, "w") as made:
        for path in sorted(folder.iterdir(), reverse=True):
            made.write(path, f"box/{path.name}")
        made.writestr("__MACOSX/box/picture 01.png", b"beside")
    return archive


@pytest.mark.parametrize("packs", [False, True], ids=["folder", "archive"])
def test_pictures_of_ones_own(play: Play, own: Path, tmp_path: Path, packs: bool) -> None:
    path = packed(own, tmp_path / "own.zip") if packs else own
    out = play("--deck", str(path), "--first", "2", "--seed", "1", typed=("", "pass"))
    where = "box/" if packs else ""
    flat = " ".join(out.split())
    assert f"'{where}twin.png': This is nearly the same as 'picture?07'." in flat
    assert f"'{where}broken.png': This picture is broken." in flat
    assert re.search(r"red\.txt': This is no picture that can be read here", flat)
    assert "hidden" not in out
    assert "MACOSX" not in out
    table = screens(out)[1]
    # In the order of their names, whatever the order on the disk.
    pictures = [[f"{number:03}", "0" * PRINT_LENGTH] for number in range(1, 61)]
    match = Match.new(Imitation(), {"first": 2, "pictures": pictures}, 3, seed=1)
    assert match.state.cards
    assert f"Guide  picture?{int(match.state.cards.guide) - 1:02}\n" in table
    assert re.search(r"^1 L  picture\?\d\d +1 R  picture\?\d\d$", table, re.MULTILINE)


def test_pictures_of_ones_own_are_shown(
    terminal: Open, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_play, "PATIENCE", 6 * PATIENCE)  # sixty pictures are taken in
    words = ("--deck", str(own), "--pictures", "kitty", *FIRST)
    here = terminal(*words, **BARE)
    shown = here.until("> ") + here.type("\n") + here.type("see G\n")
    screen = Emulator(80, 24).show(shown.rpartition(CLEAR)[2])
    (hung,) = screen.hung
    text = "".join(map("".join, screen.lines))
    name = re.search(r"picture\?(\d\d)", text)
    assert name
    with Image.open(own / f"picture\x07{name[1]}.png") as image:
        assert difference(hung.image, image.convert("RGB")) < 25


def test_a_deck_that_cannot_be_played_with(
    refuses: Callable[..., str], own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "No such file" in refuses("imitation", "--deck", str(tmp_path / "none"))
    (tmp_path / "text").write_text("no archive")
    said = refuses("imitation", "--deck", str(tmp_path / "text"))
    assert "this is neither a folder nor a ZIP archive" in said
    few = tmp_path / "few"
    few.mkdir()
    for path in sorted(own.iterdir()):
        if path.name.startswith(("picture\x070", "broken")):
            (few / path.name).write_bytes(path.read_bytes())
    assert main(["play", "imitation", "--deck", str(few)]) == 2
    out, err = capsys.readouterr()
    assert "'broken.png': This picture is broken." in out
    assert "A deck has at least 60 pictures, not 10." in err
    # What else is wrong is said before the pictures are looked at.
    assert "Two cannot play" in refuses("imitation", "--deck", str(own), "--players", "2")


def test_an_archive_that_is_a_trap(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    archive = tmp_path / "trap.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("bomb.png", bytes(30_000_000))
        made.writestr("../../out.png", b"no picture")
    assert main(["play", "imitation", "--deck", str(archive)]) == 2
    out, err = capsys.readouterr()
    assert "'bomb.png': This file is too large; at most 20 MB." in out
    assert "'../../out.png': This is no picture" in out
    assert "not 0." in err
    assert not (tmp_path.parent.parent / "out.png").exists()


def test_without_pillow(tmp_path: Path) -> None:
    (tmp_path / "PIL.py").write_text("raise ImportError")
    path = f"{tmp_path}:{environment()['PYTHONPATH']}"
    for words in (("--deck", str(tmp_path)), ()):
        done = subprocess.run(
            [sys.executable, "-m", "bombe", "play", "imitation", *FIRST, *words],
            input=b"q\n",
            capture_output=True,
            env=environment(PYTHONPATH=path),
            timeout=PATIENCE,
            check=False,
        )
        said = b"bombe: --deck: pictures of your own need the package Pillow\n" if words else b""
        assert (done.returncode, done.stderr) == (2 if words else 0, said)
