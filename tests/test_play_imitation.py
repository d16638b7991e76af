"""Turing in the terminal: among bots, with several at one keyboard, in words and in pictures."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from test_play import CLEAR, FORGET, PATIENCE, STYLE, Terminal, environment, visible

from bombe.chance import Chance
from bombe.cli import main
from bombe.cli.canvas import HALF, TRUE, Canvas, nearest
from bombe.cli.console import Console, shown_length
from bombe.cli.gallery import Gallery
from bombe.game import View
from bombe.games.imitation.bots import BOTS
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
    assert "Enter shows the table again." in shown[1]
    assert "1 L  " in shown[2]
    # Also after the round, where Enter otherwise goes on.
    assert [re.findall(r"round (\d)", screen)[0] for screen in shown] == [*"1111112"]


WRONG = {
    "what": "'what' means nothing here; ? shows what you can type.",
    "leave": "means nothing here",
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
        assert "Enter shows the table again." in here.until("> ")
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
    shown = here.until("> ")
    assert HALF not in shown
    assert "Guide  " in STYLE.sub("", shown)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for number in range(1, 91):
        image = Image.new("RGB", (64, 64), (number, 2 * number, 255 - number))
        image.save(tmp_path / f"{number:02}.webp", lossless=True)
    return tmp_path


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
    return Gallery(console, language("en"), persons, canvas, look)


@pytest.mark.parametrize("hand", [5, 4, 3])
@pytest.mark.parametrize("pictures", [True, False], ids=["pictures", "words"])
@pytest.mark.parametrize("size", [(80, 24), (100, 50), (60, 24), (100, 30)], ids=str)
def test_screens_fit(folder: Path, hand: int, pictures: bool, size: tuple[int, int]) -> None:
    """With descriptions as long as they come."""
    text = "A long description of a picture, " * 3 + "with more."
    kinds = set()
    for match, view in states(hand):
        console = Screen(*size)
        skin = gallery(match, console, Canvas(folder, TRUE) if pictures else None)
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
            skin = gallery(match, Screen(*size), Canvas(folder, TRUE))
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
    canvas = Canvas(folder, colours)
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
    assert Canvas(tmp_path, TRUE).paint("01", 24) == [" " * 24] * 12


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
