"""The command itself: help, languages, failures, and how it is as a program."""

import ast
import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import bombe
from bombe.cli import COMMANDS, main
from bombe.cli.output import _PLAIN, _plain
from bombe.text import LANGUAGES, T, language
from support.commands import (
    CLASSIC,
    SRC,
    Run,
    plain_environment,  # noqa: F401 (fixture)
    refusing,  # noqa: F401 (fixture)
    running,  # noqa: F401 (fixture)
)

# ---- the command itself ----------------------------------------------------------------------


def test_alone_it_prints_help(run: Run) -> None:
    status, out, err = run()
    assert (status, err) == (0, "")
    assert all(f"\n  {name} " in out for name in COMMANDS)
    assert run("--help") == (0, out, "")


def test_help_is_in_one_language(run: Run) -> None:
    _, out, _ = run("--lang", "fr", "--help")
    assert "show program's version" not in out
    assert "\noptions\u00a0:\n" in out
    _, out, _ = run("cards", "--help", "--lang", "fr")
    assert re.findall(r"^\S.*\S:$", out, re.MULTILINE) == []  # French has a blank before a colon
    assert "\noptions\u00a0:\n" in out
    _, out, _ = run("cards", "--help")
    assert "\npositional arguments:\n" in out
    assert "\noptions:\n" in out


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"bombe {bombe.__version__}\n", "")


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_of_each(run: Run, name: str, language: str) -> None:
    status, out, err = run(name, "--help", "--lang", language)
    assert (status, err) == (0, "")
    assert f"bombe {name}" in out
    assert "--lang" in out
    assert ("--json" in out) == (name not in ("play", "serve", "help", "completion", "man"))
    assert max(map(len, out.splitlines())) <= 80
    if name == "play":
        assert "booklet 7" in " ".join(out.split())


def test_unknown_command(refuses: Callable[..., str]) -> None:
    assert refuses("sovle").startswith(
        "there is no command 'sovle'; the commands are serve, rooms, doctor, play"
    )


@pytest.mark.parametrize("where", ["before", "after", "joined"])
def test_language(run: Run, where: str) -> None:
    words = {
        "before": ["--lang", "fr", "cards", "4"],
        "after": ["cards", "4", "--lang", "fr"],
        "joined": ["cards", "--lang=fr", "4"],
    }
    french = run(*words[where])[1]
    assert french != run("cards", "4")[1]
    assert french == run("--lang", "fr", "cards", "4")[1]


def test_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    dutch = run("cards", "4", "--lang", "nl")[1]
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    assert run("cards", "4")[1] == dutch
    assert run("cards", "4", "--lang", "en")[1] != dutch
    assert "LANGUAGE" not in os.environ


def test_errors_of_argparse_are_translated(refuses: Callable[..., str]) -> None:
    english = refuses("solve")
    assert english == "the following arguments are required: PROBLEM; see `bombe solve --help`"
    assert len({english, refuses("solve", "--lang", "fr"), refuses("--lang=nl", "solve")}) == 3


@pytest.mark.parametrize("text", ["", "de", "EN", "\udcff", "fr_FR", "../fr"])
def test_unknown_language(refuses: Callable[..., str], text: str) -> None:
    assert "is not one of en, fr, nl" in refuses("cards", "--lang", text)
    assert "is not one of en, fr, nl" in refuses(f"--lang={text}")


def test_options_are_not_abbreviated(refuses: Callable[..., str]) -> None:
    assert "--rev" in refuses("booklet", "--rev")


def test_a_failure_is_one_line_whatever_was_typed(refuses: Callable[..., str]) -> None:
    for rubbish in ("a\nb", "\udcff", "\x00", "\r\x1b[31m", "\u2028", "x" * 10_000, "--\n"):
        for words in ([rubbish], ["solve", rubbish], ["cards", "4", rubbish], ["show", rubbish]):
            assert refuses(*words).isprintable()


LONG = [
    "x" * 100_000,
    "4" * 100_000,
    "4 " * 50_000,
    "\x00" * 100_000,
    "💥" * 100_000,
    "C" * 100_000,
]


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
@pytest.mark.parametrize("text", LONG, ids=lambda text: ascii(text[:2]))
def test_a_failure_is_short_whatever_was_typed(
    monkeypatch: pytest.MonkeyPatch, text: str, encoding: str
) -> None:
    secret = "RY8YNND"
    for words in (
        [text],
        [f"--lang={text}"],
        [f"--{text}"],
        ["cards", text],
        ["cards", "4", text],
        ["cards", f"--with={text}"],
        ["cards", f"--json={text}"],
        ["booklet", text],
        ["show", text],
        ["show", f"4b {text}"],
        ["solve", text],
        ["solve", "4 9 11 14", f"--asked={text}"],
        ["solve", "4 9 11 14", f"--asked=341 {text}"],
        ["solve", "4 9 11 14", f"--time={text}"],
        ["answer", secret, text, "A"],
        ["answer", secret, "341", text],
        ["check", secret, text],
        ["check", f"4 9 11 14 {text}", "341"],
        ["box", secret, f"--symbol={text}"],
        ["box", "--cards=4 9 11 14", f"--numbers={text}"],
        ["box", "--cards=4 9 11 14", "--numbers=447 646 566 322", f"--id={text}"],
        ["generate", f"--mode={text}"],
        ["generate", f"--verifiers={text}"],
        ["generate", f"--count={text}"],
        ["generate", f"--seed={text}"],
        ["generate", f"--cards={text}"],
        ["play", text],
        ["play", f"--cards={text}"],
        ["play", secret, f"--players={text}"],
    ):
        stream = io.TextIOWrapper(io.BytesIO(), encoding)
        monkeypatch.setattr("sys.stderr", stream)
        assert main(words) == 2, [word[:20] for word in words]
        stream.seek(0)
        assert len(stream.read()) <= 320, [word[:20] for word in words]


def test_long_numbers_are_short_in_sentences(refuses: Callable[..., str]) -> None:
    for words in (
        ["cards", "9" * 4000],
        ["booklet", "9" * 4000],
        ["generate", "--count", "9" * 4000],
        ["generate", "--count", "9" * 4000, "--mode", "extreme"],
        ["generate", "--count", "9" * 4000, "--cards", "4 9 11 14"],
    ):
        assert len(refuses(*words)) < 300


# ---- as a program ----------------------------------------------------------------------------


def start(
    *words: str | bytes, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG", "PYTHON"))}
    return subprocess.run(
        [sys.executable, "-m", "bombe", *words],
        env={**kept, "PYTHONPATH": str(SRC), **(env or {})},
        capture_output=True,
        stdin=subprocess.DEVNULL,
    )


@pytest.mark.parametrize(
    "env",
    [
        {"LANG": "C"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "latin-1"},
    ],
    ids=str,
)
def test_plain_terminals(env: dict[str, str]) -> None:
    done = start("cards", "4", env=env)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"4" in done.stdout
    done = start("cards", "--lang", "fr", env=env)
    assert (done.returncode, done.stderr) == (0, b"")
    rubbish = start("solve", b"4 9 \xff\xfe 14", env=env)
    assert (rubbish.returncode, rubbish.stdout) == (2, b"")
    assert rubbish.stderr.count(b"\n") == 1
    assert b"Traceback" not in rubbish.stderr


def test_json_is_the_same_everywhere() -> None:
    one = start("show", "4 9 11 14", "--json", "--lang", "fr", env={"PYTHONIOENCODING": "ascii"})
    assert one.stdout == start("show", "4 9 11 14", "--json", "--lang", "fr").stdout
    assert json.loads(one.stdout)


def test_ascii_shapes_can_be_read() -> None:
    done = start("cards", "43", env={"PYTHONIOENCODING": "ascii"})
    assert b"^<#" in done.stdout
    assert b"^=o" in done.stdout
    assert start("check", CLASSIC, "241", env={"PYTHONIOENCODING": "ascii"}).stdout[:2] == b"+ "


def test_what_was_typed_is_escaped_where_it_cannot_be_shown() -> None:
    ascii_only = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "1"}
    done = start("cards", "é", env=ascii_only)
    assert done.stderr == rb"bombe: '\xe9' is not a card number: cards go from 1 to 48" + b"\n"
    done = start("show", "é", "--lang", "fr", env=ascii_only)
    assert b"'\\xe9'" in done.stderr
    assert b"caractere" in done.stderr  # our own words lose an accent
    done = start("cards", "é", env={"PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"})
    assert "'é'".encode() in done.stderr


def test_every_sign_that_we_print_has_an_ascii_form() -> None:
    texts = [path.read_text("utf-8") for path in SRC.rglob("*.po")]
    for path in (SRC / "bombe").rglob("*.py"):
        if path.name != "stream.py" and path.parent.name != "testing":  # which tries odd ones
            texts += literals(path)
    signs = {c for text in texts for c in text if not c.isascii()}
    assert [c for c in signs if c not in _PLAIN and _plain(c) == "?"] == []
    assert set(_PLAIN) - signs <= set("æÆœŒ")  # which French may need any day


def literals(path: Path) -> list[str]:
    """The texts in a source, without what documents it."""
    tree = ast.parse(path.read_text("utf-8"))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = [node for node in ast.walk(tree) if isinstance(node, documented)]
    skipped = {ast.get_docstring(node, clean=False) for node in nodes}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if node.value not in skipped
    ]


@pytest.mark.skipif(os.name == "nt", reason="pipes")
def test_a_closed_pipe_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "bombe", "cards"],
        env={**os.environ, "PYTHONPATH": str(SRC)},
        stdout=write,
        stderr=subprocess.PIPE,
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (0, b"")


def test_streams_that_are_not_there(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("sys.stdout", None)
        assert main(["cards", "4"]) == 0
    with monkeypatch.context() as patch:
        patch.setattr("sys.stderr", None)
        assert main(["nonsense"]) == 2
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is full")
def test_a_full_disk_is_one_sentence() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "bombe", "cards"],
            env={**os.environ, "PYTHONPATH": str(SRC)},
            stdout=full,
            stderr=subprocess.PIPE,
        )
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_too_little_memory_is_one_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    def exhaust(*_: object) -> None:
        raise MemoryError("there is not enough memory for the search")

    monkeypatch.setattr("bombe.cli.commands.cards.run", exhaust)
    sentence = language(lang).say(T("there is not enough memory for this"))
    assert run("cards", "--lang", lang) == (2, "", f"bombe: {sentence}\n")


def test_ctrl_c_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bombe.cli.commands.cards.run", interrupt)
    assert run("cards") == (130, "", "")


@pytest.mark.parametrize(
    ("words", "unused"),
    [
        (["--help"], ["games", "json"]),
        (["cards", "4"], ["worlds", "generate", "ids", "box", "rules", "json"]),
        (["cards", "4", "--json"], ["worlds", "generate", "ids", "box", "rules"]),
        (["booklet"], ["worlds", "generate", "ids", "rules"]),
        (["check", CLASSIC, "241"], ["generate", "box", "rules"]),
        (["solve", "4 9 11 14"], ["generate", "box", "rules"]),
        (["show", "4 9 11 14"], ["box", "rules"]),
    ],
    ids=str,
)
def test_a_command_imports_only_what_it_uses(words: list[str], unused: list[str]) -> None:
    program = f"""
import sys
before = set(sys.modules)
from bombe.cli import main
main({words!r})
print("\\n", *(set(sys.modules) - before))
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(SRC)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    loaded = done.stdout.splitlines()[-1].split()
    last_names = {name.rpartition(".")[2] for name in loaded if not name.startswith("bombe.cli")}
    assert not last_names & set(unused)
    assert len(loaded) < 100
    # The heavy ones of the standard library, which nothing here needs.
    assert not {"asyncio", "shutil", "socket", "subprocess", "tempfile"} & set(loaded)
    assert "importlib.metadata" not in loaded  # by which the games of other packages are found
