"""The command `school`."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bombe.cli.terminal.console import Console
from bombe.cli.terminal.school import School
from bombe.games.turing_machine.explain_lines import sentences
from bombe.games.turing_machine.school.chapters import CHAPTERS, Chapter
from bombe.games.turing_machine.school.exercises import Exercise
from bombe.games.turing_machine.school.hints import hints
from bombe.games.turing_machine.school.making import exercise
from bombe.games.turing_machine.school.progress import Progress
from bombe.games.turing_machine.school.streak import streak
from bombe.text import LANGUAGES, T, language
from support.commands import (
    Json,
    Run,
    plain_environment,  # noqa: F401 (fixture)
    refusing,  # noqa: F401 (fixture)
    running,  # noqa: F401 (fixture)
    saying,  # noqa: F401 (fixture)
)
from support.scaling import some

Typing = Callable[..., str]
SCREEN = 24  # lines


@pytest.fixture(autouse=True, name="kept")
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the progress is kept here."""
    monkeypatch.setenv("BOMBE_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "school.json"


@pytest.fixture(name="typing")
def typed_lines(run: Run, monkeypatch: pytest.MonkeyPatch) -> Typing:
    """What is shown when these lines are typed."""

    def typing(*words: str, typed: tuple[str, ...] = ()) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        status, out, err = run("school", *words)
        assert (status, err) == (0, "")
        assert max(map(len, out.splitlines())) <= 80
        return out

    return typing


def number(one: Exercise) -> str:
    return str(one.right + 1)


def wrong(one: Exercise) -> list[str]:
    return [str(n + 1) for n in range(len(one.choices)) if n != one.right]


def test_the_chapters_are_listed(says: Callable[..., Json], typing: Typing) -> None:
    out = typing()
    assert [line.split()[1] for line in out.splitlines()[:8]] == [*CHAPTERS]
    assert [one["chapter"] for one in says("school")["chapters"]] == [*CHAPTERS]
    assert says("school")["streak"] == 0


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_an_exercise_for_programs(chapter: str, says: Callable[..., Json]) -> None:
    found = says("school", chapter, "--exercise", "3")
    one = exercise(chapter, 3)
    assert (found["chapter"], found["seed"]) == (chapter, 3)
    assert (found["problem"], found["asked"]) == (str(one.problem), str(one.transcript))
    assert [choice["choice"] for choice in found["choices"]] == [c.name for c in one.choices]
    assert found["right"] == one.right
    shown = ["cost" in choice or "case" in choice for choice in found["choices"]]
    assert shown == [chapter == "asking" or n != one.right for n in range(4)]
    assert bool(found["proof"]) is (one.answer.claim is not None)
    assert says("school", chapter)["example"]["right"] == 0


def test_a_series_of_its_own(says: Callable[..., Json]) -> None:
    assert says("school", "4", "--exercise", "3", "--seed", "2")["seed"] == 2_000_003


@pytest.mark.parametrize(
    ("chapter", "code"),
    some(((chapter, code) for chapter in CHAPTERS for code in LANGUAGES), 6),
)
def test_a_chapter_is_played(chapter: str, code: str, typing: Typing) -> None:
    one = exercise(chapter, 1)
    out = typing(chapter, "--lang", code, typed=(*wrong(one)[:1], number(one), "", "q"))
    assert "{" not in out
    assert out.count(str(one.problem.cards[-1])) > 0


@pytest.mark.parametrize("chapter", CHAPTERS.values(), ids=lambda chapter: chapter.key)
def test_at_a_terminal_nothing_goes_by_unread(
    chapter: Chapter, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What a chapter is about, its example, what is wrong in it, the first exercise: a screen
    each. Only a proof may be longer."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", str(SCREEN))
    console = Console()
    console.live = True
    screens: list[str] = []

    def ask(_: str) -> str:
        screens.append(capsys.readouterr().out)
        return "q" if "Now you" in screens[-1] else ""

    monkeypatch.setattr(console, "ask", ask)
    School(console, language("en"), Progress(), lambda _: None).chapter(chapter, [1])
    about, example, *others, own = screens
    assert language("en").say(chapter.intro[0])[:40] in about
    assert "An example:" in example
    assert ["2 is wrong." in other for other in others] == [True] * (chapter.key != "asking")
    assert all("Enter continues" in screen for screen in (about, example, *others))
    assert own.lstrip().startswith("Now you")
    proof = chapter.key in ("one-code", "asking")
    assert all(len(one.splitlines()) < SCREEN for one in screens if not (proof and one is example))


def test_a_single_step_has_no_number(typing: Typing) -> None:
    """It would be taken for the number of a choice."""
    out = typing("reading", typed=("w", "q"))
    assert "\n  A said no to 154." in out
    assert "1  A said" not in out


def test_what_is_typed_is_met(typing: Typing, says: Callable[..., Json], kept: Path) -> None:
    one, two, three = (exercise("reading", n) for n in (1, 2, 3))
    a, b, _ = wrong(two)
    typed = (number(one), "", "?", a, a, b, number(two), "", "w", number(three), "", "q")
    out = typing("reading", typed=typed)
    assert "An example:" in out
    assert "Type a number from 1 to 4" in out
    assert "You have tried this one." in out
    assert out.count("That does not follow.") == 3  # of the example too
    assert out.count("That is right.") == 3
    assert json.loads(kept.read_text())["chapters"] == {
        "reading": {"1": True, "2": False, "3": False}
    }
    assert says("school")["chapters"][0] == {
        "chapter": "reading",
        "title": "Reading ✓ and ✗",
        "solved": 3,
        "first": 1,
    }
    # It goes on with the first that is not solved, without the example.
    four = exercise("reading", 4)
    out = typing("1", typed=tuple(wrong(four)))
    assert "An example:" not in out
    assert f"{number(four)} is right." in out
    assert json.loads(kept.read_text())["chapters"]["reading"]["4"] is False


def test_two_hints_are_free_and_the_third_is_why(typing: Typing, kept: Path) -> None:
    one, two = exercise("reading", 1), exercise("reading", 2)
    typed = ("h", "h", number(one), "", "h", "h", "h", number(two), "", "q")
    out = " ".join(typing("reading", typed=typed).split())
    for n, made in enumerate((one, two), 1):
        first, second = map(str, hints(made))
        assert out.count(first) == out.count(second) == 1
        assert out.count(str(told(made))) == n  # told when it is solved, and by the third hint
    assert json.loads(kept.read_text())["chapters"] == {"reading": {"1": True, "2": False}}


def told(one: Exercise) -> T:
    """What the last step of a proof says."""
    return sentences(one.proof[-1], one.problem)[0]


def test_a_case_stands_beside_a_wrong_choice(typing: Typing) -> None:
    one = exercise("nightmare", 1)
    (first, *_) = wrong(one)
    out = typing("nightmare", "--exercise", "1", typed=(first,)).split("Now you")[1]
    case = one.choices[int(first) - 1].case
    assert case is not None
    for verifier, law in zip("ABCD", case.by_verifier, strict=True):
        assert f"  {verifier}  {law.name} (" in out
    # Where a code is settled, a case would give it away.
    out = typing("superfluous", "--exercise", "2", typed=("2",)).split("Now you")[1]
    said = " ".join(out.split())
    assert "That is not so. Suppose the code were 444." in said
    assert "But B would be superfluous: the others leave only 444." in said
    assert said.count("245") == 1  # among the choices


def test_a_streak_ends_with_the_third_mistake(
    typing: Typing, says: Callable[..., Json], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = streak(5, 8)
    monkeypatch.setattr("bombe.cli.commands.school.streak", lambda seed: streak(seed, 8))
    typed: list[str] = []
    for n, one in enumerate(found):
        typed += [wrong(one)[0] if n % 2 else number(one), ""]
    out = typing("--streak", "--seed", "5", typed=tuple(typed))
    assert "Mistake 3 of 3." in out
    assert "position 7" not in out
    assert "3 positions solved. Your longest streak is 3." in out
    assert says("school")["streak"] == 3
    told = says("school", "--streak", "--seed", "5")["streak"]
    assert [(one["chapter"], one["seed"]) for one in told] == [(e.chapter, e.seed) for e in found]


def test_it_ends_where_nothing_is_typed(
    typing: Typing, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bombe.cli.commands.school.streak", lambda seed: streak(seed, 1))
    assert "What you have solved is kept" in typing("1")
    assert "0 positions solved." in typing("--streak", "--seed", "1")
    assert json.loads(kept.read_text())["chapters"] == {}


def test_without_any_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert run("school", "2")[0] == 0


def test_progress_is_taken_along(typing: Typing, run: Run, kept: Path, tmp_path: Path) -> None:
    one = exercise("together", 1)
    typing("together", typed=(wrong(one)[0], number(one), "q"))
    file = tmp_path / "mine.json"
    typing("--export", str(file))
    assert run("school", "--export", "-") == (0, file.read_text(), "")
    typing("--forget")
    assert not kept.exists()
    typing("together", typed=(number(one), "q"))
    before = kept.read_text()
    typing("--import", str(file))
    assert kept.read_text() == before  # what was solved at the first try stays so
    typing("--forget")
    typing("--import", str(file))
    assert kept.read_text() == file.read_text()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["9"], "there is no chapter '9'"),
        (["0"], "there is no chapter '0'"),
        (["chess"], "there is no chapter 'chess'"),
        (["1", "--exercise", "0"], "--exercise: '0' is not a whole number from 1"),
        (["1", "--exercise", "1000000"], "--exercise"),
        (["1", "--seed", "x"], "--seed"),
        (["--exercise", "1"], "--exercise needs a chapter"),
        (["--seed", "1"], "--seed needs a chapter"),
        (["1", "--streak"], "a chapter does not go with --streak"),
        (["--forget", "--export", "x"], "--export does not go with --forget"),
        (["--import", "nowhere.json"], "'nowhere.json': "),
        (["--export", "no/such/folder/x"], "'no/such/folder/x': "),
    ],
)
def test_what_cannot_be_is_refused(
    words: list[str], said: str, refuses: Callable[..., str], kept: Path
) -> None:
    assert refuses("school", *words).startswith(said)
    assert not kept.exists()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "[" * 100_000,
        '{"format":"bombe school 2","chapters":{},"streak":0}',
        '{"format":"bombe school 1","chapters":{"chess":{}},"streak":0}',
        '{"format":"bombe school 1","chapters":{"reading":[]},"streak":0}',
        '{"format":"bombe school 1","chapters":{"reading":{"x":true}},"streak":0}',
        '{"format":"bombe school 1","chapters":{"reading":{"1":2}},"streak":0}',
        '{"format":"bombe school 1","chapters":{},"streak":-1}',
        '{"format":"bombe school 1","chapters":{},"streak":true}',
        '{"format":"bombe school 1","chapters":{},"streak":0}' + " " * (1 << 20),
    ],
)
def test_other_files_are_refused(
    text: str, refuses: Callable[..., str], run: Run, kept: Path, tmp_path: Path
) -> None:
    file = tmp_path / "other.json"
    file.write_text(text)
    assert "is not a file of the school's progress" in refuses("school", "--import", str(file))
    assert not kept.exists()
    kept.parent.mkdir()
    kept.write_text(text)
    assert "is not a file of the school's progress" in refuses("school")
    assert kept.read_text() == text
    assert run("school", "--forget")[0] == 0
    assert not kept.exists()


def test_nothing_is_written_over(refuses: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("mine")
    refuses("school", "--export", str(file))
    assert file.read_text() == "mine"


def test_where_there_is_no_room_nothing_is_left(
    refuses: Callable[..., str], tmp_path: Path
) -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    file = tmp_path / "mine.json"
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        said = refuses("school", "--export", str(file))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert said.endswith(": File too large")
    assert not file.exists()
