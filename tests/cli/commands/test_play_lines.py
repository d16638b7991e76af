"""What is typed in a game of Turing Machine: questions, marks, notes, and lines that are wrong."""

import re

import pytest

from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.generate import Difficulty, Wish, generate
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.problem import Secret, parse_secret
from bombe.text import LANGUAGES, T, language
from support.commands import (
    CLASSIC,
    NIGHTMARE,
    plain_environment,  # noqa: F401 (fixture)
)
from support.terminals import (
    Play,
    line_of,
    play_turing_machine,  # noqa: F401 (fixture)
    said,
    screens,
)

ALL_IT_SAYS = "✗ does not say which digit is wrong"
HIDES = "hides which part of the code it checks"
WHOSE = "is still hidden"


def denied(secret: Secret, verifier: int) -> str:
    """A code that a verifier says ✗ to."""
    return next(name for code, name in enumerate(CODES) if not secret.answer(code, verifier))


def test_a_no_is_explained_once(play: Play) -> None:
    told = said(play(CLASSIC, typed=("333 A", "B", "C")))
    assert "A ✗ 333 fails the test of A. ✗ does not say which digit is wrong" in told[0]
    assert "B ✗ 333 fails the test of B." in told[1]
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
    assert f"Which card belongs to A {WHOSE}" in told[0]
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
    assert "No question left: -4a crosses out 4a, . ends the round" in told[3]
    assert "You have no question left in this round." in told[4]
    assert "Your proposal is 252 for the rest of this round." in told[5]
    assert told[6].startswith("Round 2. Type a proposal such as 341")
    assert told[7].startswith("Type a proposal such as 341")


def test_help(play: Play) -> None:
    shown = screens(play(CLASSIC, typed=("?", "", "??", "?B", "?b", "?9", "h")))
    for key in ("B  341 BC", "=342", "-4b  +4b", "-t3  +s12", "-A4  +A4", "u ", "resign", "q "):
        assert f"\n{key}" in shown[1]
    assert "Enter shows the board again." in shown[1]
    assert "A  4 ■ against 4" in shown[2]
    assert "\n 9 Counts the digits" in shown[3]
    assert shown[4] == shown[5] == shown[6]
    assert "\n   c Exactly two digits are 3.\n" in shown[4]
    assert "B  341 BC" in shown[7]


WRONG = {
    "hello": "is not known here",
    "é" * 3000: "is not known here",
    "\x1b[31m": "is not known here",
    "\N{REPLACEMENT CHARACTER}": "is not known here",
    "341 G": "is not known here",
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
    ".A": "is not known here",
    "y": "is not known here",
    "thumb down": "is not known here",
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
