"""Turing in the terminal: among bots, with several at one keyboard, and what is typed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bombe.cli import main
from bombe.games.imitation.bots import BOTS
from bombe.games.imitation.state import PAIRS
from bombe.text import LANGUAGES, language
from support.commands import plain_environment  # noqa: F401 (fixture)
from support.terminals import (
    CLEAR,
    END,
    FORGET,
    Open,
    Play,
    play_imitation,  # noqa: F401 (fixture)
    play_refuses,  # noqa: F401 (fixture)
    screens,
    terminal_of_imitation,  # noqa: F401 (fixture)
)

CURTAIN = "it is your turn. Press Enter when nobody else is looking. "
RESPONDS, LOOKS = "You are the Responder.", "Which side is "
# One of these lines answers any prompt; the others are refused and change nothing.
ANYTHING = ("L", "1", "2", "next")


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
    assert ("together 0; 4 are needed" in out) == (mode == "cooperative")
    assert ("This is Gnirut: Bot 2 wants you to be wrong." in out) == (mode == "gnirut")


def test_as_responder_and_as_interrogator_at_once(play: Play) -> None:
    mine = play("--first", "1", "--seed", "1", typed=())
    assert RESPONDS in mine
    assert re.search(r"The Machine has ([LR]), so you are (?!\1)[LR]\.", mine)
    assert mine.count(", the Machine's  ") == 1
    theirs = play("--first", "2", "--seed", "1", typed=())
    assert "Which side is Bot 2?" in theirs
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
    assert re.search(r"\d of 2 guessed right\. Player 1 scores \d points? for it\.", scored)
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
    "what": "'what' is not known here; ? shows what you can type.",
    "leave now": "is not known here",
    "return": "Say which player is back, like this: return 2",
    "return 9": "Say which player is back, like this: return 2",
    "return 1": "You are here already.",
    "try 2": "There is no '2' to try here.",
    "replay": "No such round is over yet; say which, like this: replay 1",
    "replay 1": "No such round is over yet; say which, like this: replay 1",
    "u": "is not known here",
    "vote X": "Vote like this: vote L, or vote R",
    "1": "There is no card to choose now.",
    "next": "This round is not over yet.",
    "see 9": "There is no '9' to see here.",
    "see Ω": "There is no",
    "\x07": "is not known here",
    "meant 1 x": "You can tell what you meant once the round is over.",
    "²": "is not known here",
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
    two = "Two players cannot play the competitive mode: choose co-operative or Gnirut."
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
    # One player confirms for everybody that they have seen it.
    assert "Player 2, it is your turn." in out.rsplit("Player 3> ", 1)[1]


def test_the_screen_is_empty_between_two(terminal: Open) -> None:
    here = terminal("--players", "2", "--mode", "cooperative", "--first", "1", "--seed", "1")
    assert here.until("looking. ").split(FORGET)[1] == f"Player 1, {CURTAIN}"
    assert here.type("\n", end="Player 1> ").startswith("\n" + CLEAR)
    hand = here.type("\n", end="Player 1> ")  # after the rules
    assert RESPONDS in hand
    assert here.type("2\n", end="looking. ").split(FORGET)[1] == f"Player 2, {CURTAIN}"
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


# ---- what can be taken back, looked back at, and left ----------------------------------------


def test_a_card_is_tried_and_taken_back(play: Play) -> None:
    typed = ("try 2", "u", "", "try 3", "2", "try 2", "")
    shown = screens(play("--first", "1", "--seed", "1", typed=typed))
    tried, back, still, _, sent, *_, again = shown[1:]
    assert "This is what the others would see. Enter sends it, u takes it back." in tried
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
    # A player who is back votes with the others.
    back = screens(out)[-1]
    assert "Player 1> " in back
    assert "has left" not in back


def test_all_look_away_before_the_next_hand(play: Play) -> None:
    """The player who said next for all may be the next Responder."""
    words = ("--players", "2", "--mode", "gnirut", "--first", "1", "--seed", "1")
    out = play(*words, typed=("", "2", "", "L", "next", "3", "2"))
    together, alone, after = out.rsplit("Player 2> ", 3)[-3:]
    assert "Player 2, it is your turn. Press Enter when nobody else is looking." in together
    assert "Machine" not in together  # and what was typed there is not a card
    assert "round 2 · pair 1 of 3" in alone
    assert RESPONDS in alone
    assert "Player 1, it is your turn." in after
