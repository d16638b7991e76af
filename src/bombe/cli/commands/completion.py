"""`bombe completion`: a script that lets a shell complete the words of this command."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum

from bombe import __version__
from bombe.cli.grammar import Argument, Spoken, grammar
from bombe.cli.output import as_utf8
from bombe.cli.parser import Parser, choice
from bombe.text import Language, T

about = T(
    "Prints a script that lets a shell complete commands, options and their values. For bash: "
    "`bombe completion bash > ~/.local/share/bash-completion/completions/bombe`. For zsh: write "
    "it to a file _bombe in a folder of fpath. For fish: "
    "`bombe completion fish > ~/.config/fish/completions/bombe.fish`."
)


class Shell(StrEnum):
    BASH = "bash"
    ZSH = "zsh"
    FISH = "fish"


def arguments(parser: Parser) -> None:
    parser.positional("shell", T("the shell"), "|".join(Shell))


def run(arguments: Namespace, tongue: Language) -> None:
    shell = choice(tongue.say(T("the shell")), arguments.shell, Shell)
    as_utf8(sys.stdout)  # what is in quotes is quoted for the signs that it has
    first, *lines = WRITERS[shell](grammar(tongue))
    # Second, since zsh looks for its own words in the very first line.
    for line in (first, f"# bombe {__version__}: bombe completion {shell}", *lines):
        print(line)


def _quoted(text: str) -> str:
    """Text for a shell, in single quotes."""
    return "'" + text.replace("'", "'\\''") + "'"


def _variants(commands: list[Spoken]) -> dict[str, list[str]]:
    """The second words by which some commands have variants, by their first."""
    found: dict[str, list[str]] = {}
    for one in commands:
        first, _, second = one.name.partition(" ")
        if second:
            found.setdefault(first, []).append(second)
    return found


def _words(one: Spoken, variants: Mapping[str, list[str]]) -> list[str]:
    return [*one.words, *variants.get(one.name, [])]


# --- bash -----------------------------------------------------------------------------------------
# Written for bash 3.2, which macOS has.


def _bash(commands: list[Spoken]) -> Iterator[str]:
    variants = _variants(commands)
    yield from (
        "_bombe() {",
        '    local current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}"',
        '    local command="" last="" word at words="" options=""',
        '    if [[ "$current" == "=" ]]; then',  # bash takes --mode=x for three words
        '        current=""',
        '    elif [[ "$before" == "=" ]]; then',
        '        before="${COMP_WORDS[COMP_CWORD - 2]}"',
        "    fi",
        "    for ((at = 1; at < COMP_CWORD; at++)); do",
        '        word="${COMP_WORDS[at]}"',
        '        case "$command/$last/$word" in',
        "            */--lang/*) ;;",
        "            */*/-*) ;;",
        '            /*) command="$word" ;;',
    )
    for first, seconds in variants.items():
        for second in seconds:
            yield f'            {first}/*/{second}) command="{first} {second}" ;;'
    yield from (
        "        esac",
        '        if [[ "$word" != "=" || "$last" != --* ]]; then last="$word"; fi',
        "    done",
        "    COMPREPLY=()",
        '    case "$command $before" in',
    )
    for one in commands:
        for option in one.options:
            if option.value is None:
                continue
            names = " | ".join(_quoted(f"{one.name} {name}") for name in option.names)
            yield f"        {names})"
            if option.files:
                yield "            compopt -o filenames 2>/dev/null"
                yield "            local IFS=$'\\n'"
                yield '            COMPREPLY=($(compgen -f -- "$current"))'
            elif option.words:
                words = " ".join(option.words)
                yield f'            COMPREPLY=($(compgen -W "{words}" -- "$current"))'
            yield "            return ;;"
    yield "    esac"
    yield '    case "$command" in'
    for one in commands:
        names = " ".join(name for option in one.options for name in option.names)
        yield f"        {_quoted(one.name)})"
        yield f'            options="{names}" words="{" ".join(_words(one, variants))}" ;;'
    yield from (
        "    esac",
        '    if [[ "$current" == -* ]]; then words="$options"; fi',
        '    COMPREPLY=($(compgen -W "$words" -- "$current"))',
        "}",
        "complete -F _bombe bombe",
    )


# --- zsh ------------------------------------------------------------------------------------------


def _zsh(commands: list[Spoken]) -> Iterator[str]:
    variants = _variants(commands)
    front, *others = commands
    yield from (
        "#compdef bombe",
        "_bombe() {",
        '    local curcontext="$curcontext" state state_descr line context',
        "    typeset -A opt_args",
        "    _arguments -C \\",
    )
    yield from (f"        {spec} \\" for spec in _zsh_specs(front))
    yield "        '1: :->command' '*:: :->rest'"
    yield "    case $state in"
    yield "    command)"
    yield "        local -a commands=("
    for one in others:
        if " " not in one.name:
            yield f"            {_quoted(f'{one.name}:' + one.short.replace(':', chr(92) + ':'))}"
    yield "        )"
    yield "        _describe command commands ;;"
    yield "    rest)"
    yield "        local name=$words[1]"
    for first, seconds in variants.items():
        for second in seconds:
            yield f"        [[ $name == {first} && ${{words[(I){second}]}} -gt 0 ]] && \\"
            yield f"            name={_quoted(f'{first} {second}')}"
    yield "        case $name in"
    for one in others:
        yield f"        {_quoted(one.name)})"
        yield "            _arguments \\"
        yield from (f"                {spec} \\" for spec in _zsh_specs(one))
        words = _words(one, variants)
        rest = f"*: :({' '.join(words)})" if words else "*: : "
        yield f"                {_quoted(rest)} ;;"
    yield from (
        "        esac ;;",
        "    esac",
        "}",
        # As a file of fpath it is the function itself; read by `source` it has to be told.
        'if [[ "$funcstack[1]" == _bombe ]]; then',
        '    _bombe "$@"',
        "else",
        "    compdef _bombe bombe",
        "fi",
    )


def _zsh_specs(one: Spoken) -> Iterator[str]:
    for option in one.options:
        for name in option.names:
            yield _quoted(_zsh_spec(name, option))


def _zsh_spec(name: str, option: Argument) -> str:
    about = "".join("\\" + c if c in "\\[]:" else c for c in option.about)
    if option.value is None:
        return f"{name}[{about}]"
    value = "".join("\\" + c if c in "\\:" else c for c in option.value)
    how = "_files" if option.files else f"({' '.join(option.words)})" if option.words else " "
    return f"{name}=[{about}]:{value}:{how}"


# --- fish -----------------------------------------------------------------------------------------


# Which command the words before the cursor name: fish's own helpers find a word anywhere in them.
_FISH_IS = """\
function __bombe_is
    set -l command ''
    set -l last ''
    set -l words (commandline -opc)
    for word in $words[2..-1]
        if test "$last" = --lang; or string match -q -- '-*' "$word"
        else if test -z "$command"
            set command "$word"
        else if contains -- "$command $word" VARIANTS
            set command "$command $word"
        end
        set last "$word"
    end
    test "$command" = "$argv[1]"
end"""


def _fish(commands: list[Spoken]) -> Iterator[str]:
    variants = _variants(commands)
    named = " ".join(_fish_quoted(one.name) for one in commands if " " in one.name)
    yield "complete -c bombe -f"
    yield from _FISH_IS.replace("VARIANTS", named).splitlines()
    for one in commands:
        first, _, second = one.name.partition(" ")
        start = f"complete -c bombe -n {_fish_quoted(f'__bombe_is {_fish_quoted(one.name)}')}"
        if first and not second:
            told = f"-a {first} -d {_fish_quoted(one.short)}"
            yield f"complete -c bombe -n \"__bombe_is ''\" {told}"
        words = _words(one, variants) if first else []
        if words:
            yield f"{start} -a {_fish_quoted(' '.join(words))}"
        for option in one.options:
            names = " ".join(
                f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"
                for name in option.names
            )
            takes = ""
            if option.files:
                takes = " -r -F"
            elif option.value is not None:
                takes = " -x" + (f" -a {_fish_quoted(' '.join(option.words))}" * bool(option.words))
            yield f"{start} {names}{takes} -d {_fish_quoted(option.about)}"


def _fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


WRITERS: Mapping[Shell, Callable[[list[Spoken]], Iterator[str]]] = {
    Shell.BASH: _bash,
    Shell.ZSH: _zsh,
    Shell.FISH: _fish,
}
