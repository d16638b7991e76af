"""The game in the terminal: what is typed, what is shown, and how it ends."""

import fcntl
import io
import json
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import tiny

import bombe
from bombe.chance import Chance
from bombe.cli import main
from bombe.cli.console import Console
from bombe.cli.hotseat import PlainSkin, Table
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.generate import Difficulty, Wish, generate
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.problem import Mode, Secret, parse_problem, parse_secret
from bombe.games.turing_machine.worlds import worlds
from bombe.match import Match
from bombe.text import LANGUAGES, T, language

SRC = Path(bombe.__file__).parents[1]
CLASSIC = "4b 9a 11a 14c"  # the code is 241
NIGHTMARE = "? 4b 9a 11a 14c CADB"
EXTREME = str(next(iter(worlds(parse_problem("15+16 23+8 46+13 34+17 9+37")))))

HEADER = " Turing Machine · "
CONFIRM = T("Declare {code}? A wrong code loses. (y/n)", code="241")
END = T("The match ends here.")
ALL_IT_SAYS = "✗ does not say which digit is wrong"
HIDES = "hides which part of the code it checks"
WHOSE = "goes by is still hidden"

Play = Callable[..., str]


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Plays with these lines typed, and gives all that was shown."""

    def play(*words: str, typed: tuple[str, ...]) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        status = main(["play", *words])
        out, err = capsys.readouterr()
        assert (status, err) == (0, "")
        assert "\x1b" not in out
        assert max(map(len, out.splitlines())) <= 80
        return out

    return play


def screens(out: str) -> list[str]:
    """What was shown each time, without the board of which it is the end."""
    return re.split(rf"^{HEADER}", out, flags=re.MULTILINE)[1:]


def said(out: str) -> list[str]:
    """What each screen but the first says below the sheet, on one line."""
    return [" ".join(screen.split("● c ")[-1].split()[5:]) for screen in screens(out)[1:]]


def line_of(screen: str, start: str) -> str:
    return next(line for line in screen.splitlines() if line.startswith(start))


def denied(secret: Secret, verifier: int) -> str:
    """A code that a verifier says ✗ to."""
    return next(name for code, name in enumerate(CODES) if not secret.answer(code, verifier))


# ---- whole games -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_is_won(play: Play, lang: str) -> None:
    out = play(
        *(CLASSIC, "--lang", lang), typed=("341", "A", "bc", ".", "243 d", "=241", "y", "never")
    )
    say = language(lang).say
    assert "1  341 ✓ ✗ ✓ ·" in out
    assert "2  243 · · · ✗" in out
    assert say(CONFIRM) in out
    end = out.split(say(CONFIRM))[1]
    assert say(T("The code was found.")) + " " + say(T("You won.")) in end
    assert say(T("The code was {code}. What each verifier held:", code="241")) in end
    for start, law in zip(
        ("  A 4b ", "  B 9a ", "  C 11a ", "  D 14c "), parse_secret(CLASSIC).laws, strict=True
    ):
        assert line_of(end, start).endswith(say(law.text))
    assert "  341 A✓ B✗ C✓  243 D✗\n" in end
    assert re.search(r"\b2 \w+, 4 \w+, \w+ 241\n", end)  # rounds, questions, declared
    assert "bombe play RY8YNND\n" in end


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_is_lost(play: Play, lang: str) -> None:
    out = play("RY8YNND", "--lang", lang, typed=("=111", "y"))
    say = language(lang).say
    assert say(T("The code was wrong.")) + " " + say(T("You lost.")) in out
    assert say(T("The code was {code}. What each verifier held:", code="241")) in out


@pytest.mark.parametrize("yes", ["y", "o", "j", "Yes", "OUI", "ja"])
def test_every_yes_counts(play: Play, yes: str) -> None:
    assert "You won." in play(CLASSIC, typed=("=241", yes))


@pytest.mark.parametrize("no", ["n", "", "no", "241", "non"])
def test_everything_else_is_no(play: Play, no: str) -> None:
    out = play(CLASSIC, typed=("=241", no, "341 A"))
    assert str(CONFIRM) in out
    assert "A ✓" in out
    assert out.endswith(f"{END}\n")


def test_giving_up_shows_the_laws(play: Play) -> None:
    assert "Give up? (y/n)" in play(CLASSIC, typed=("resign", "n"))
    out = play(CLASSIC, typed=("resign", "y"))
    assert "You gave up." in out
    assert "  D 14c  ● is smaller than both others.\n" in out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", [(), ("341 A",), ("=241",), ("q",), ("341", "quit")])
def test_no_more_lines_or_a_wish_to_stop(play: Play, lang: str, typed: tuple[str, ...]) -> None:
    out = play(CLASSIC, "--lang", lang, typed=typed)
    assert out.endswith(f"\n{language(lang).say(END)}\n")


def test_several_players(play: Play) -> None:
    out = play(
        *(CLASSIC, "--players", "3"),
        typed=(
            *("341 AB", "-4a", "."),  # player 1
            *("", "222 D", "=222", "y"),  # player 2 declares a wrong code
            *("", "."),  # player 3, who goes on in the next round
            *("241 A", "=241", "y"),
            *("", "=241", "y"),  # player 1 has asked fewer questions in all: 2 against 1
        ),
    )
    assert "Player 2, it is your turn. Press Enter when nobody else looks." in out
    second = next(screen for screen in screens(out) if "Player 2> " in screen)
    assert "Player 1: 341 AB, 2 questions" in second
    assert "-a ■<4" not in second
    assert "1  341" not in second
    third = next(screen for screen in screens(out) if "round 2" in screen)
    assert "Round 2.\nPlayer 2 declared a wrong code and is out.\n" in third
    assert "Player 2: out" in third
    first = next(s for s in screens(out) if "round 2" in s and "Player 1> " in s)
    assert "Player 2 declared a wrong code and is out.\n" in first
    assert "-a ■<4" in first
    assert "More than one found the code; the fewest questions won. Won by: Player 3." in out
    assert "Player 1: 2 rounds, 2 questions, declared 241\n  341 A✓ B✗\n" in out
    assert "Player 2: 1 round, 1 question, declared 222\n  222 D✗\n" in out


def test_the_last_player_wins(play: Play) -> None:
    out = play(CLASSIC, "--players", "2", typed=("=111", "y", "", "."))
    assert "Only one player was left. Won by: Player 2." in out


def test_everybody_out(play: Play) -> None:
    out = play(CLASSIC, "--players", "2", typed=("=111", "y", "", "=112", "y"))
    assert " Everybody is out; nobody wins. " in out


def test_hints(play: Play) -> None:
    out = play(CLASSIC, "--hints", typed=("341 D", "hint", "hint", "hint", "hint", "?", "q"))
    told = (
        "Look at verifier D: one of its laws can be struck.",
        "D said yes to 341, and 341 breaks this law: 14a ▲ is smaller than both others.",
        "If D held this law, it would have said no to 341.",
        "That was the whole hint; a new answer or round brings another.",
        "hint        a hint; again says more, up to the proof",
    )
    assert all(words in screen for words, screen in zip(told, screens(out)[2:], strict=True))
    out = play(CLASSIC, typed=("hint", "?", "q"))
    assert "There are no hints in this match." in out
    assert "a hint; again" not in out


def test_together(play: Play) -> None:
    out = play(
        *(CLASSIC, "--players", "2", "--coop"),
        typed=(
            *("341", "A", "-4a", ".", "."),
            *("341 B", "u", "=241", "y"),  # a team shares its marks, so player 2 may undo them
            *("=242", "y", "=241", "y"),
        ),
    )
    assert "it is your turn" not in out
    assert "The round ends once all of you type . as well." in out
    assert "=241 is declared once all of you type it; . ends the round instead." in out
    agreeing = [screen for screen in screens(out) if "Player 2: =241" in screen]
    assert agreeing
    assert "-a ■<4" not in agreeing[0]
    assert "Player 2: =241" in screens(out)[-1]
    assert "The code was found. You won." in out
    assert "Together: 2 rounds, 2 questions, declared 241\n  341 A✓  341 B✗\n" in out


def test_nightmare(play: Play) -> None:
    out = play(
        NIGHTMARE,
        typed=("-A4", "+B4", "-C9 D9", "u", "+B4", "?A", "111 ABC", "?4", "=241", "y"),
    )
    shown = screens(out)
    assert "Here nobody knows which card belongs to which verifier." in " ".join(shown[0].split())
    homes = [line_of(screen, screen.splitlines()[1][:4]) for screen in shown[:6]]
    assert [line[:7] for line in homes] == [
        *("ABCD  4", "·BCD  4", "·B    4", "·B    4", "·B    4", "·BCD  4")
    ]
    assert "\nAB··  9" in shown[3]
    assert "\nABCD  9" in shown[4]
    assert "Which card A goes by is still hidden." in said(out)[5]
    assert "■ is exactly 4." in out
    secret = parse_secret(NIGHTMARE)
    for letter, law in zip("ABCD", secret.by_verifier, strict=True):
        assert f"  {letter} {law.name:<4} {law.text}\n" in out


def test_extreme(play: Play) -> None:
    secret = parse_secret(EXTREME)
    code = CODES[secret.code]
    out = play(EXTREME, typed=("111 AE", "-15a", "-16b", "?A", "-Aa", f"={code}", "y"))
    shown = screens(out)
    assert "Here a verifier has two cards; its law is on one of them." in " ".join(shown[0].split())
    assert re.search(r"^A 15 .*\n  16 .*\nB 23 ", shown[0], re.MULTILINE)
    assert "-a ▲ largest" in shown[2]
    assert "-b more odds" in shown[3]
    assert "15 " in shown[4]
    assert "'Aa' cannot be marked" in shown[5]  # of which of A's cards?
    assert "You won." in out
    for letter, law in zip("ABCDE", secret.by_verifier, strict=True):
        assert f"  {letter} {law.name:<4} {law.text}" in out


# ---- which problem ---------------------------------------------------------------------------


@pytest.mark.parametrize("words", [(), ("--mode", "nightmare", "--verifiers", "4")])
def test_a_seed_plays_what_it_generates(
    play: Play, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    main(["generate", "--seed", "17", *words, "--reveal", "--json"])
    made = json.loads(capsys.readouterr().out)
    out = play("--seed", "17", *words, typed=(f"={made['solution']}", "y"))
    assert "You won." in out
    assert f"bombe play {made['id']}\n" in out


def test_cards_of_your_own(play: Play) -> None:
    out = play("4 9 11 14", "--seed", "1", typed=("resign", "y"))
    assert out == play("4 9 11 14", "--seed", "1", typed=("resign", "y"))
    assert "C 11 ▲ against ■" in out


# ---- lines -----------------------------------------------------------------------------------


def test_a_no_is_explained_once(play: Play) -> None:
    told = said(play(CLASSIC, typed=("333 A", "B", "C")))
    assert "A ✗ 333 does not satisfy the law of A. ✗ does not say which digit is wrong" in told[0]
    assert "B ✗ 333 does not satisfy the law of B." in told[1]
    assert ALL_IT_SAYS not in told[1] + told[2]
    assert HIDES not in "".join(told)


def test_a_no_of_a_card_that_hides_its_shape(play: Play) -> None:
    wish = Wish(difficulty=Difficulty.HARD)
    for seed in range(20):
        secret = next(generate(wish, seed))
        hard = [i for i, (card,) in enumerate(secret.problem.groups) if card >= 26]
        easy = [i for i, (card,) in enumerate(secret.problem.groups) if card < 26]
        if len(hard) > 1 and easy:
            break
    lines = [f"{denied(secret, i)} {'ABCDE'[i]}" for i in (easy[0], hard[0], hard[1])]
    told = said(play(id_of(secret), typed=(lines[0], ".", lines[1], ".", lines[2])))
    assert ALL_IT_SAYS in told[0]
    assert HIDES not in told[0]
    assert f"Card {secret.problem.cards[hard[0]]} {HIDES}" in told[2]
    assert ALL_IT_SAYS not in told[2]
    assert HIDES not in told[4]
    (both,) = said(play(id_of(secret), typed=(lines[1],)))
    assert ALL_IT_SAYS in both
    assert HIDES in both


def test_a_no_in_nightmare(play: Play) -> None:
    secret = parse_secret(NIGHTMARE)
    told = said(play(NIGHTMARE, typed=(f"{denied(secret, 0)} A", ".", f"{denied(secret, 1)} B")))
    assert ALL_IT_SAYS in told[0]
    assert f"Which card A {WHOSE}" in told[0]
    assert ALL_IT_SAYS not in told[2]
    assert WHOSE not in told[2]


def test_everybody_has_their_own_explanation(play: Play) -> None:
    out = play(CLASSIC, "--players", "2", typed=("333 A", ".", "", "333 A"))
    assert out.count(ALL_IT_SAYS) == 2
    out = play(CLASSIC, "--players", "2", "--coop", typed=("333 A", ".", "333 B"))
    assert out.count(ALL_IT_SAYS) == 1


def test_marks(play: Play) -> None:
    shown = screens(
        play(
            CLASSIC,
            typed=(
                *("-4b", "+4b", "+4b", "-Ac 9ab +t3 -s12", "-s2", "-4A"),
                *("u", "u", "u", "u", "u", "u", "u"),
            ),
        )
    )

    def marks(screen: str) -> list[str]:
        cards = [line_of(screen, start)[19:].strip() for start in ("A  4", "B  9")]
        return cards + [screen.split(shape)[1].split("\n")[0].strip() for shape in ("▲ t ", "■ s ")]

    none = "a ■<4  b ■=4  c ■>4"
    threes = "a no 3  b one 3  c two 3s  d three 3s"
    full = "1  2  3  4  5"
    many = ("a ■<4  b ■=4 -c ■>4", "-a no 3 -b one 3  c two 3s  d three 3s", "1  2 [3] 4  5")
    expected = [
        [none, threes, full, full],
        ["a ■<4 -b ■=4  c ■>4", threes, full, full],
        ["a ■<4 +b ■=4  c ■>4", threes, full, full],
        [none, threes, full, full],  # once more takes the mark away
        [*many, "·  ·  3  4  5"],
        [*many, "·  2  3  4  5"],
        ["-a ■<4  b ■=4 -c ■>4", *many[1:], "·  2  3  4  5"],
    ]
    assert [marks(screen) for screen in shown[:7]] == expected
    # Undo goes back line by line, and says so when nothing is left.
    assert [marks(screen) for screen in shown[7:13]] == expected[-2::-1]
    assert "There is no mark to undo." in shown[13]


def test_a_line_of_marks_that_is_refused_half_way(play: Play) -> None:
    shown = screens(play(CLASSIC, typed=("-4b 99z 9a", "u", "u")))
    assert "-b ■=4" in shown[1]
    assert "-a no 3" not in shown[1]
    assert "'99z' cannot be marked" in shown[1]
    assert "-b ■=4" not in shown[2]
    assert "There is no mark to undo." in shown[3]


def test_notes(play: Play) -> None:
    shown = screens(
        play(CLASSIC, typed=("*a perhaps even", "** sum?", "*A", f"** {'long words ' * 40}"))
    )
    assert "\n  A: perhaps even\n" in shown[1]
    assert "\n  *: sum?  A: perhaps even\n" in shown[2]
    assert "\n  *: sum?\n" in shown[3]  # an empty note takes the old one away
    assert len(re.findall(r"long words.*\n", shown[4])) == 2
    assert "…\n" in shown[4]


def test_a_proposal_and_hints(play: Play) -> None:
    told = said(play(CLASSIC, typed=("341", "252", "252 AB", "C", "D", "341", ".", "")))
    assert told[0].startswith("3 questions left: type a verifier; . ends the round")
    assert "252> " in told[1] + " "
    assert "1 question left" in told[2]
    assert "No question left: -4a strikes a law, . ends the round" in told[3]
    assert "You have no question left in this round." in told[4]
    assert "Your proposal is 252 for the rest of this round." in told[5]
    assert told[6].startswith("Round 2. Type a proposal such as 341")
    assert told[7].startswith("Type a proposal such as 341")


def test_help(play: Play) -> None:
    shown = screens(play(CLASSIC, typed=("?", "", "??", "?B", "?b", "?9", "h")))
    for key in ("B  341 BC", "=241", "-4b  +4b", "-t3  +s12", "-A4  +A4", "u ", "resign", "q "):
        assert f"\n{key}" in shown[1]
    assert "Enter shows the board again." in shown[1]
    assert "A  4 ■ against 4" in shown[2]
    assert "\n 9 Counts the digits" in shown[3]
    assert shown[4] == shown[5] == shown[6]
    assert "\n   c Exactly two digits are 3.\n" in shown[4]
    assert "B  341 BC" in shown[7]


WRONG = {
    "hello": "means nothing here",
    "é" * 3000: "means nothing here",
    "\x1b[31m": "means nothing here",
    "\N{REPLACEMENT CHARACTER}": "means nothing here",
    "341 G": "means nothing here",
    "A": "Compose a proposal first, such as 341.",
    "6": "is not a code: three digits from 1 to 5.",
    "346 A": "is not a code",
    "3411": "is not a code",
    "٣٤١": "is not a code",
    "9" * 5000: "is not a code",
    "341 E": "There is no verifier 'E': they go from A to D.",
    "341 AA": "You have asked A in this round already.",
    "=": "is not a code",
    "=12": "is not a code",
    "=hello": "is not a code",
    "-": "Name what to mark, such as 4b or t3.",
    "+ - +": "Name what to mark",
    "-4": "cannot be marked",
    "-4z": "cannot be marked",
    "-5a": "cannot be marked",
    "-t6": "cannot be marked",
    "-t²": "cannot be marked",
    "-A4": "cannot be marked",
    "-A": "cannot be marked",
    "u": "There is no mark to undo.",
    "*": "Write like this",
    "*Z what": "Write like this",
    "*A \x07": "An action is one line of plain text.",
    f"*A {'x' * 600}": "A note has at most 500 characters.",
    "?E": "There is no card or verifier 'E' here.",
    "?5": "There is no card or verifier '5' here.",
    "?0049": "There is no card or verifier '0049' here.",
    "?²": "There is no card or verifier",
    "?AB": "There is no card or verifier",
    ".A": "means nothing here",
    "y": "means nothing here",
    "thumb down": "means nothing here",
}


@pytest.mark.parametrize(("line", "sentence"), WRONG.items(), ids=[w[:8] for w in WRONG])
def test_a_wrong_line_is_refused_in_a_sentence(play: Play, line: str, sentence: str) -> None:
    out = play(CLASSIC, typed=(line, ".", "341 B"))
    told = said(out)
    assert sentence in told[0]
    assert "B ✗" in told[2]  # the game goes on


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wrong_lines_in_every_language(play: Play, lang: str) -> None:
    out = play(CLASSIC, "--lang", lang, typed=(*WRONG, "=241", "y"))
    assert language(lang).say(T("You won.")) in out


# ---- in a terminal ---------------------------------------------------------------------------

CLEAR = "\x1b[H\x1b[2J"
FORGET = CLEAR + "\x1b[3J"
STYLE = re.compile(r"\x1b\[[0-9;]*m")
PATIENCE = 20.0  # seconds
# A session of its own, whose Ctrl-C this terminal sends.
LAUNCH = (
    "import fcntl, os, sys, termios;"
    "fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
    "os.execv(sys.executable, [sys.executable, '-m', 'bombe', 'play', *sys.argv[1:]])"
)


def environment(**changes: str) -> dict[str, str]:
    unwanted = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "COLUMNS", "LINES", "INPUTRC")
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    return {
        **kept,
        "LANG": "C.UTF-8",
        "PYTHONPATH": str(SRC),
        "PYTHONUTF8": "1",
        "TERM": "xterm-256color",
        "INPUTRC": os.devnull,
        **changes,
    }


class Terminal:
    """A pseudo-terminal of 80×24 in which somebody plays."""

    def __init__(self, *words: str, **changes: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(**changes),
            start_new_session=True,
        )
        os.close(slave)
        self.shown = ""  # all of it
        self._bytes = b""

    def until(self, end: str) -> str:
        """All that came since the last call, which ends like this."""
        start = len(self.shown)
        deadline = time.monotonic() + PATIENCE
        while not (self.shown[start:] and re.search(end + r"\Z", STYLE.sub("", self.shown))):
            left = deadline - time.monotonic()
            assert left > 0, f"no {end!r} in {self.shown[start:]!r}"
            if not self._read(left):
                raise AssertionError(f"it ended: {self.shown[start:]!r}")
        return self.shown[start:]

    def _read(self, seconds: float) -> bool:
        """Whether something came, or may still come."""
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            some = os.read(self.master, 65536)
        except OSError:  # how Linux says that the other end is closed
            return False
        self._bytes += some
        self.shown = self._bytes.decode(errors="ignore").replace("\r\n", "\n")
        return bool(some)

    def type(self, text: str, end: str = "> ") -> str:
        os.write(self.master, text.encode())
        return self.until(end)

    def finish(self, text: str) -> tuple[int, str]:
        """The exit status, and all that came after these last keys. Like anybody, presses them
        once more when nothing happens: Python may miss a Ctrl-C as it begins to wait for a key."""
        start = len(self.shown)
        for _ in range(int(PATIENCE)):
            os.write(self.master, text.encode())
            while select.select([self.master], [], [], 1)[0]:
                if not self._read(1):
                    return self.process.wait(PATIENCE), self.shown[start:]
        raise AssertionError(f"it did not end: {self.shown[start:]!r}")

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    opened: list[Terminal] = []

    def terminal(*words: str, **changes: str) -> Terminal:
        opened.append(Terminal(*words, **changes))
        return opened[-1]

    yield terminal
    for one in opened:
        one.close()


Open = Callable[..., Terminal]
LARGEST = [
    ("--verifiers", "6", "--difficulty", "hard", "--seed", "9"),
    ("--mode", "nightmare", "--verifiers", "6", "--difficulty", "hard", "--seed", "4"),
    *(
        ("--mode", "extreme", "--verifiers", "6", "--difficulty", "hard", "--seed", seed)
        for seed in ("3", "20", "33")
    ),
]


def visible(shown: str) -> list[str]:
    """The lines on the screen, when it is as large as needed."""
    return STYLE.sub("", shown.split(CLEAR)[-1]).split("\n")


def fits(lines: list[str]) -> bool:
    return len(lines) <= 24 and max(map(len, lines)) <= 80


@pytest.mark.parametrize("words", LARGEST, ids=lambda words: "-".join(words[1::2]))
def test_the_first_screen_fits(terminal: Open, words: tuple[str, ...]) -> None:
    opened = [(lang, terminal(*words, "--lang", lang)) for lang in LANGUAGES]
    for lang, here in opened:
        lines = visible(here.until("\n> "))
        assert fits(lines), (lang, lines)
        assert lines[0].startswith(HEADER)
        assert sum("● c  1  2  3  4  5" in line for line in lines) == 1
        assert lines[-1] == "> "


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", ["1", "8"])
def test_more_screens_fit(play: Play, lang: str, mode: Mode, players: str) -> None:
    """Of the hardest problems, also after a round and with the longest message."""
    words = ("--mode", mode, "--verifiers", "6", "--difficulty", "hard", "--players", players)
    for seed in range(1, 4):
        out = play(
            *(*words, "--lang", lang, "--seed", str(seed)),
            typed=("111 ABC", "*A text", "** text", "?", "??", "?A", f"?{'x' * 90}", "-t345 +s12"),
        )
        shown = screens(out)
        assert len(shown) == 9
        assert all(screen.count("\n") <= 24 for screen in shown[:-1]), (mode, lang, seed)
        assert all("● c " in shown[at] for at in (0, 2, 3, 7, 8))
        # Where the cards take most of the screen, a long message is shown alone.
        assert "● c " in shown[1] or mode is Mode.EXTREME


def test_a_small_and_a_large_terminal(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("--mode", "extreme", "--verifiers", "6", "--difficulty", "hard", "--seed", "3")
    title = "which one is below 4"
    assert title not in play(*words, typed=())  # no room for the titles of the cards
    monkeypatch.setenv("LINES", "50")
    assert title in play(*words, typed=())
    monkeypatch.setenv("COLUMNS", "60")
    out = play(CLASSIC, "--players", "2", typed=("341 ABC",))
    assert max(map(len, out.splitlines())) <= 60
    assert "Player 2: " in out


def test_without_colour_nothing_is_lost(terminal: Open) -> None:
    here = terminal(NIGHTMARE, NO_COLOR="1")
    assert "\x1b" not in here.until("\n> ").replace(CLEAR, "")
    shown = here.type("-4b +9a -A4 +t3\n")
    assert "\x1b" not in shown.replace(CLEAR, "")
    assert "-b ■=4" in shown
    assert "+a no 3" in shown
    assert "\n·BCD  4" in shown
    assert "[3]" in shown
    shown = here.type("341 A\n")
    assert re.search(r"1  341 [✓✗] · · ·", shown)
    status, shown = here.finish("=241\ny\n")
    assert status == 0
    assert "\x1b" not in shown.replace(CLEAR, "")
    assert "You won." in shown


def test_with_colour_it_is_the_same(terminal: Open) -> None:
    plain, coloured = terminal(CLASSIC, NO_COLOR="1"), terminal(CLASSIC)
    for typed in ("", "-4b +9a -t3\n", "341 AB\n"):
        one, other = plain.type(typed), coloured.type(typed)
        assert "\x1b[" in other.replace(CLEAR, "")
        assert visible(one) == visible(other)
    assert "\x1b[2;9m-b ■=4\x1b[0m" in coloured.shown


def test_a_dumb_terminal_gets_no_sequences(terminal: Open) -> None:
    here = terminal(CLASSIC, TERM="dumb")
    here.until("\n> ")
    here.type("341 AB\n")
    assert "\x1b" not in here.shown


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
@pytest.mark.parametrize("typed", ["", "341 A\n", "=241\n"])
def test_ending_it_by_a_key(terminal: Open, key: str, typed: str) -> None:
    here = terminal(CLASSIC)
    here.until("\n> ")
    if typed:
        here.type(typed, end=r"(> |\(y/n\) )")
    status, shown = here.finish(key)
    assert status == 0
    assert shown.endswith(f"\n{END}\n")
    assert "Traceback" not in here.shown


def test_the_curtain_hides_a_sheet(terminal: Open) -> None:
    here = terminal(CLASSIC, "--players", "2")
    here.until("Player 1> ")
    here.type("341 A\n")
    here.type("*A secret thought\n")
    curtain = here.type(".\n", end="looks. ")
    assert FORGET in curtain  # also what can be scrolled back to
    ask = "Player 2, it is your turn. Press Enter when nobody else looks. "
    assert curtain.split(FORGET)[1] == ask
    after = here.type("\n", end="Player 2> ")
    # The line typed before is not to be had by the arrow key either.
    after += here.type("\x1b[A\x1b[A\n", end="Player 2> ")
    assert "secret thought" not in after
    assert "✓" not in after
    back = here.type(".\n", end="Player 2> ")  # whoever ends a round begins the next
    assert "Round 2." in back
    here.type(".\n", end="looks. ")
    assert "secret thought" in here.type("\n", end="Player 1> ")


def test_alone_the_screen_can_be_scrolled_back(terminal: Open) -> None:
    here = terminal(CLASSIC)
    here.until("\n> ")
    here.type("341 A\n")
    assert "\x1b[3J" not in here.shown


def test_a_reader_that_has_seen_enough() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "bombe", "play", CLASSIC],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdin
    assert process.stdout
    assert process.stderr
    with process, process.stdin as typed:
        assert process.stdout.read(20)
        process.stdout.close()
        try:
            typed.write(b"341 A\n" * 100)
            typed.flush()
        except BrokenPipeError:
            pass  # it has ended already
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_streams_that_are_missing(closed: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {closed}', "sh", sys.executable, "-m", "bombe", "play", CLASSIC],
        input=b"341 AB\n=241\ny\n",
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    if closed == "2>&-":
        assert b"You won." in done.stdout


@pytest.mark.parametrize("encoding", ["utf-8:strict", "ascii:strict", "utf-16"])
def test_lines_that_are_no_text(encoding: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bombe", "play", CLASSIC],
        input=b"\xff\xfe\xc3\n\x00\n341 AB\n=241\ny\n",
        capture_output=True,
        env=environment(PYTHONIOENCODING=encoding),
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    if encoding != "utf-16":
        assert b"You won." in done.stdout


# ---- any game at one keyboard ----------------------------------------------------------------


class Recorder(Console):
    """A console that keeps what stands on the screen each time a line is asked for."""

    def __init__(self, *typed: str) -> None:
        super().__init__()
        self.typed = list(typed)
        self.screens: list[str] = []
        self.now = ""

    def clear(self) -> None:
        self.now = ""

    def show(self, lines: object) -> None:
        assert isinstance(lines, list)
        self.now += "\n".join(lines) + "\n"

    def ask(self, prompt: str) -> str:
        self.screens.append(self.now + prompt)
        if not self.typed:
            raise EOFError
        line = self.typed.pop(0)
        self.now += f"{prompt}{line}\n"
        return line


def tiny_table(*typed: str, seats: int = 2, shared: bool = False) -> tuple[Table, Recorder]:
    english = language("en")
    match = Match.new(tiny.Closest(), {"goal": 1}, seats, seed=1)
    console = Recorder(*typed)
    return Table(match, PlainSkin(shared), console, english, chance=Chance(2)), console


def test_any_game_is_playable() -> None:
    table, console = tiny_table("", "bid 3", "", "nonsense", "bid 4", *(["", "bid 1"] * 20))
    table.run(["Welcome."])
    assert table.match.outcome is not None
    assert any(seat is None for seat, _ in table.match.log)  # chance had its turn
    assert console.screens[1].endswith("Welcome.\n> ")
    assert "That is not possible now.\n> " in console.screens[4]
    assert json.loads(console.now)["winners"] == list(table.match.outcome.winners)


def test_an_empty_screen_between_two() -> None:
    table, console = tiny_table("", "note mine alone", "bid 3", "", "bid 4")
    table.run([])
    turn = "Player {}, it is your turn. Press Enter when nobody else looks. "
    assert console.screens[0] == turn.format(1)  # the first one has something to hide too
    assert "mine alone" in console.screens[2]
    assert console.screens[3] == turn.format(2)
    after = console.screens[4]
    view = json.loads(after.removesuffix("> "))
    assert (view["you"], view["bid"], view["note"]) == (1, None, "")
    assert "mine alone" not in after
    assert "bid 3" not in after


def test_no_empty_screen_when_it_is_shared() -> None:
    table, console = tiny_table("bid 3", shared=True)
    table.run([])
    assert [json.loads(screen.removesuffix("> "))["you"] for screen in console.screens] == [0, 1]


def test_none_for_one_player() -> None:
    table, console = tiny_table("bid 3", "bid 4", seats=1)
    table.run([])
    assert not any("your turn" in screen for screen in console.screens)


def test_bots_act_once_nobody_else_is_waited_for() -> None:
    english = language("en")
    match = Match.new(tiny.Closest(), {"goal": 3}, 3, seed=1)
    console = Recorder(*["bid 3"] * 40)
    bots = {1: tiny.bold, 2: tiny.bold}
    table = Table(match, PlainSkin(), console, english, bots, Chance(2))
    table.run([])
    assert table.match.outcome is not None
    assert not any("your turn" in screen for screen in console.screens)
    seats = [seat for seat, _ in table.match.log]
    assert seats == [0, 1, 2, None] * (len(seats) // 4)


@pytest.mark.parametrize("typed", [("", "quit"), ("", "leave", "", "leave"), ()])
def test_it_ends_early(typed: tuple[str, ...]) -> None:
    """By a wish, because nobody is left to be waited for, or because no more is typed."""
    table, console = tiny_table(*typed)
    table.run([])
    assert table.match.outcome is None
    assert console.now.endswith(f"\n{END}\n")
