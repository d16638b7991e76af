"""Turing Machine in the terminal: whole games, and which problem is played."""

import json
import re

import pytest

from bombe.cli import main
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.machine import Level, played
from bombe.games.turing_machine.problem import parse_secret
from bombe.text import LANGUAGES, T, language
from support.commands import (
    CLASSIC,
    EXTREME,
    NIGHTMARE,
    plain_environment,  # noqa: F401 (fixture)
)
from support.terminals import (
    END,
    Play,
    line_of,
    play_turing_machine,  # noqa: F401 (fixture)
    said,
    screens,
)

CONFIRM = T("Declare {code}? A wrong code loses. (y/n)", code="241")


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
    assert say(T("The code was {code}. What each verifier checked:", code="241")) in end
    for start, law in zip(
        ("  A 4b ", "  B 9a ", "  C 11a ", "  D 14c "), parse_secret(CLASSIC).laws, strict=True
    ):
        assert line_of(end, start).endswith(say(law.text))
    assert "  341 A✓ B✗ C✓  243 D✗\n" in end
    assert re.search(r"\b2 \w+, 4 \w+, \w+ 241\n", end)  # rounds, questions, declared
    assert "bombe play RY8YNND\n" in end


def test_the_machines_own_game_is_shown_round_by_round(play: Play) -> None:
    end = play(CLASSIC, "--machine", "plain", typed=("=241", "y"))
    game = played(parse_secret(CLASSIC), Level.PLAIN)
    pages = [
        " ".join([CODES[page.code], *("ABCD"[v] + "✗✓"[passed] for v, passed in page.answers)])
        for page in game.line.rounds
    ]
    assert len(pages) == game.rounds > 1
    told = end.split("The Machine (plain): ")[1].splitlines()
    assert told[0] == f"{game.rounds} rounds, {game.questions} questions"
    assert told[1].split("  ")[1:] == pages


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_is_lost(play: Play, lang: str) -> None:
    out = play("RY8YNND", "--lang", lang, typed=("=111", "y"))
    say = language(lang).say
    assert say(T("The code was wrong.")) + " " + say(T("You lost.")) in out
    assert say(T("The code was {code}. What each verifier checked:", code="241")) in out


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
    assert "Player 2, it is your turn. Press Enter when nobody else is looking." in out
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


def test_a_handicap_counts_as_questions_already_asked(play: Play) -> None:
    typed = ("=241", "y", "", "=241", "y")
    out = play(CLASSIC, "--players", "2", "--handicap", "1", typed=typed)
    assert "the fewest questions won. Won by: Player 2." in out
    assert "Player 1: 1 round, 1 question, declared 241" in out


def test_everybody_out(play: Play) -> None:
    out = play(CLASSIC, "--players", "2", typed=("=111", "y", "", "=112", "y"))
    assert " Everybody is out; nobody wins. " in out


def test_why(play: Play) -> None:
    out = play(CLASSIC, "--why", typed=("341 D", "why -14a", "why 14a", "?", "q"))
    told = (
        "D cannot be checking 14a (▲ smallest) 1. Look at the cards alone.",
        "is not a claim: it is a mark",
        "why -4b",
    )
    for words, screen in zip(told, screens(out)[2:], strict=True):
        assert words in " ".join(screen.split())
    assert "Nobody may ask why" in play(CLASSIC, typed=("why -14a", "q"))


def test_hints(play: Play) -> None:
    out = play(CLASSIC, "--hints", typed=("341 D", "hint", "hint", "hint", "hint", "?", "q"))
    told = (
        "Look at verifier D: one of its criteria can be crossed out.",
        "D said yes to 341, and 341 does not meet this criterion:"
        " 14a ▲ is smaller than both others.",
        "D said yes to 341. That rules out what 341 does not meet, here",
        "That was the whole hint; a new answer or round brings another.",
        "hint        a hint; again says more, up to the proof",
    )
    for words, screen in zip(told, screens(out)[2:], strict=True):  # long lines are wrapped
        assert " ".join(words.split()) in " ".join(screen.split())
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
    assert "Which card belongs to A is still hidden." in said(out)[5]
    assert "■ is exactly 4." in out
    secret = parse_secret(NIGHTMARE)
    for letter, law in zip("ABCD", secret.by_verifier, strict=True):
        assert f"  {letter} {law.name:<4} {law.text}\n" in out


def test_extreme(play: Play) -> None:
    secret = parse_secret(EXTREME)
    code = CODES[secret.code]
    out = play(EXTREME, typed=("111 AE", "-15a", "-16b", "?A", "-Aa", f"={code}", "y"))
    shown = screens(out)
    assert "Here a verifier has two cards; its criterion is on one of them." in " ".join(
        shown[0].split()
    )
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
