"""Completion of shells and the page of the manual: made from what the parsers have, and run where
these programs are."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import bombe
from bombe.cli import COMMANDS, main
from bombe.cli.commands.completion import WRITERS, Shell
from bombe.cli.commands.man import _line
from bombe.cli.grammar import grammar
from bombe.text import LANGUAGES, language
from support.commands import (
    Run,
    plain_environment,  # noqa: F401 (fixture)
    refusing,  # noqa: F401 (fixture)
    running,  # noqa: F401 (fixture)
)
from support.servers import Missing, program

SHELLS = ("bash", "zsh", "fish")


def output(*command: str, given: str = "") -> str:
    try:
        path = program(command[0])
    except Missing as missing:
        pytest.skip(str(missing))
    done = subprocess.run([path, *command[1:]], input=given, capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


# --- what is known of the commands ----------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_grammar_is_that_of_the_help(run: Run, code: str) -> None:
    """Every option that a help lists, and no other, by the same words."""
    front, *commands = grammar(language(code))
    assert [one.name for one in commands if " " not in one.name] == [*COMMANDS]
    assert [one.name for one in commands if " " in one.name] == ["play imitation"]
    assert front.words == [*COMMANDS]
    for one in commands:
        _, told, _ = run("help", *one.name.split(), "--lang", code)
        listed = re.findall(r"^  (-[-\w]+(?:, -[-\w]+)*)", told, re.MULTILINE)
        assert [", ".join(option.names) for option in one.options] == listed
        for option in one.options:
            assert option.about.split()[0] in told
            assert (option.value or "") in told


def test_what_a_value_may_be_is_known() -> None:
    known = {one.name: one for one in grammar(language("fr"))}
    options = {name: one for one in known["strategy"].options for name in one.names}
    assert options["--format"].words == ("txt", "json", "svg")
    assert options["--out"].files
    assert not options["--asked"].words
    assert not options["--asked"].files
    assert options["--json"].value is None
    assert known["catalogue"].words == ["count", "sweep"]
    assert known["help"].words == [*COMMANDS]


# --- help -----------------------------------------------------------------------------------------


def test_help_is_what_the_option_prints(run: Run, refuses: Callable[..., str]) -> None:
    assert run("help") == run("--help")
    for name in COMMANDS:
        assert run("help", name) == run(name, "--help")
    assert run("help", "play", "imitation") == run("play", "imitation", "--help")
    assert run("help", "solve", "--lang", "nl") == run("solve", "--help", "--lang", "nl")
    assert refuses("help", "sovle").startswith("there is no command 'sovle'")
    assert refuses("help", "-").startswith("there is no command '-'")
    assert refuses("help", "play", "--", "--json")


# --- completion -----------------------------------------------------------------------------------


@cache
def script(shell: str, code: str = "en") -> str:
    return "\n".join(WRITERS[Shell(shell)](grammar(language(code))))


def completed(*words: str) -> set[str]:
    """What bash offers for the last of these words."""
    lines = [
        script("bash"),
        f"COMP_WORDS=({' '.join(map(_in_quotes, words))})",
        f"COMP_CWORD={len(words) - 1}",
        "_bombe",
        'printf "%s\\n" "${COMPREPLY[@]}"',
    ]
    return {*output("bash", "--norc", "-c", "\n".join(lines)).split()}


def _in_quotes(word: str) -> str:
    return "'" + word.replace("'", "'\\''") + "'"


def test_bash_completes_commands_options_and_values() -> None:
    assert completed("bombe", "") == {*COMMANDS}
    assert completed("bombe", "s") == {"serve", "show", "solve", "school", "strategy"}
    assert completed("bombe", "--l") == {"--lang"}
    assert completed("bombe", "--lang", "") == {*LANGUAGES}
    assert completed("bombe", "--lang", "fr", "gen") == {"generate"}
    assert completed("bombe", "generate", "--mo") == {"--mode"}
    assert completed("bombe", "generate", "--mode", "") == {"classic", "extreme", "nightmare"}
    assert completed("bombe", "generate", "--mode", "=", "e") == {"extreme"}
    assert completed("bombe", "generate", "--mode", "=") == {"classic", "extreme", "nightmare"}
    assert completed("bombe", "generate", "--seed", "") == set()
    assert completed("bombe", "generate", "--seed", "1", "--co") == {"--count"}
    assert completed("bombe", "catalogue", "") == {"count", "sweep"}
    assert completed("bombe", "completion", "") == {*SHELLS}
    assert completed("bombe", "help", "str") == {"strategy"}
    assert completed("bombe", "play", "") == {"imitation"}
    assert "--deck" not in completed("bombe", "play", "--")
    assert {"--deck", "--hand"} <= completed("bombe", "play", "imitation", "--")
    assert completed("bombe", "play", "imitation", "--hand", "") == {"5", "4", "3"}
    assert completed("bombe", "solve", "4 9 11 14", "--as") == {"--asked"}
    assert completed("bombe", "nonsense", "--") == set()


def test_bash_completes_files(tmp_path: Path) -> None:
    assert completed("bombe", "strategy", "--out", f"{tmp_path}") == {f"{tmp_path}"}


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_shell_can_read_its_script(run: Run, shell: str, code: str) -> None:
    status, out, err = run("completion", shell, "--lang", code)
    assert (status, err) == (0, "")
    first, heading, rest = out.rstrip("\n").split("\n", 2)
    assert heading == f"# bombe {bombe.__version__}: bombe completion {shell}"
    assert f"{first}\n{rest}" == script(shell, code)
    # Without that line as the first, zsh takes a file of fpath for no completion.
    assert (first == "#compdef bombe") == (shell == "zsh")
    for one in grammar(language(code)):
        for option in one.options:
            for name in option.names:
                assert name.lstrip("-") in out
    assert output(shell, "-n", given=out) == ""


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_a_shell_is_told_in_quotes_ends_in_them(code: str) -> None:
    """Bash splits words as the others do: a quotation mark too few or too many would be noticed."""
    for shell in ("zsh", "fish"):
        for line in script(shell, code).splitlines():
            if line.strip() in ('"', "'") or line.endswith("\\"):
                line = line.rstrip("\\")
            text = line.replace("\\'", "") if shell == "fish" else line.replace("'\\''", "")
            assert text.count("'") % 2 == 0, line


def test_fish_completes_commands_options_and_values(tmp_path: Path) -> None:
    """The command is what comes first and is no option, whatever the words after it."""
    asked = {
        "bombe da": {"daily"},
        "bombe --l": {"--lang"},
        "bombe --lang ": {*LANGUAGES},
        "bombe --lang fr da": {"daily"},
        "bombe --lang=fr da": {"daily"},
        "bombe generate --mode ": {"classic", "extreme", "nightmare"},
        "bombe print machine --l": {"--lang", "--large"},
        "bombe print ma": {"machine"},
        "bombe rooms export play --ou": {"--out"},
        "bombe rooms export play --b": set[str](),
        "bombe help print --": {"--help", "--lang"},
        "bombe help str": {"strategy"},
        "bombe play ": {"imitation"},
        "bombe play --w": {"--why"},
        "bombe play --d": {"--difficulty"},
        "bombe play imitation --d": {"--deck"},
        "bombe play imitation --w": set[str](),
        "bombe play --seed 1 imitation --hand ": {"5", "4", "3"},
        "bombe solve '4 9 11 14' --as": {"--asked"},
        f"bombe strategy --out {tmp_path}": {f"{tmp_path}/"},
        "bombe nonsense --": set[str](),
    }
    lines = [script("fish")]
    for line in asked:
        lines += [f'complete -C "{line}"', "echo next"]
    told = output("fish", "--no-config", "-c", "\n".join(lines))
    found = [
        {offer.partition("\t")[0] for offer in offers.split("\n") if offer}
        for offers in told.split("next\n")[:-1]
    ]
    assert dict(zip(asked, found, strict=True)) == asked


@pytest.mark.parametrize("shell", ["zsh", "fish"])  # which show sentences
def test_a_script_is_the_same_in_every_encoding(
    shell: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In ASCII an apostrophe would end what is quoted."""
    written = io.BytesIO()
    ascii_only = io.TextIOWrapper(written, encoding="ascii")
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", ascii_only)
        assert main(["completion", shell, "--lang", "fr"]) == 0
    assert main(["completion", shell, "--lang", "fr"]) == 0
    assert written.getvalue() == capsys.readouterr().out.encode()


def test_an_unknown_shell(refuses: Callable[..., str]) -> None:
    assert refuses("completion", "tcsh") == "the shell: 'tcsh' is not one of bash, zsh, fish"
    assert refuses("completion").startswith("the following arguments are required")


# --- the manual -----------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_manual_has_it_all(run: Run, code: str) -> None:
    status, page, err = run("man", "--lang", code)
    assert (status, err) == (0, "")
    told = output("groff", "-man", "-ww", "-Kutf8", "-Tutf8", "-P-c", "-P-b", "-P-u", given=page)
    words = {*re.findall(r"[\w|-]+", told.replace("\u2010\n", ""))}
    for one in grammar(language(code)):
        assert {*one.name.split()} <= words
        assert {name for option in one.options for name in option.names} <= words
    assert told.startswith("BOMBE(1)")
    assert "play imitation" in told


def test_a_line_that_begins_with_a_dot_is_no_request() -> None:
    page = ".TH A 1\n" + "\n".join(map(_line, (".so x", "'tis \\n(.x", "a --b", "end")))
    told = output("groff", "-man", "-ww", "-Kutf8", "-Tutf8", "-P-c", "-P-b", "-P-u", given=page)
    assert " ".join(told.split()).count(".so x 'tis \\n(.x a --b end") == 1


def test_the_table_of_generate_lists_all_its_options() -> None:
    page = (Path(__file__).parents[3] / "docs" / "command-line.md").read_text("utf-8")
    table = page.partition("\n## generate\n")[2].partition("\n## ")[0]
    told = re.findall(r"^\| `(--[\w-]+)", table, re.MULTILINE)
    [generate] = [one for one in grammar(language("en")) if one.name == "generate"]
    taken = [name for option in generate.options for name in option.names]
    assert sorted(told) == sorted({*taken} - {"-h", "--help", "--lang"})
