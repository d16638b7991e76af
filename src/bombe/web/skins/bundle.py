"""Puts a skin's scripts into one file, so that a page asks for one and not for ten.

Each module becomes a function of its own that gives what it exports; what it imports from its
neighbours is taken from what they gave. Only the forms that our scripts use are understood, and
anything else is an error when the server starts: `import { a, b as c } from "./x.js";`, imports by
an absolute address, and `export` before const, function, class or async function.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_IMPORT = re.compile(r'^import\s*\{([^}]*)\}\s*from\s*"([^"]+)";[ \t]*$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async function|function|const|class) (\w+))", re.MULTILINE)
_OTHER = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)
_REMARK = re.compile(r"^[ \t]*//.*\n", re.MULTILINE)
_INDENT = re.compile(r"^[ \t]+|\n(?=\n)", re.MULTILINE)
_STYLE_REMARK = re.compile(r"/\*.*?\*/", re.DOTALL)
_STYLE_BLANKS = re.compile(r"\s*([{};,])\s*|(?<=:)\s+|\s+")


def bundled(files: Mapping[str, str], entry: str) -> str:
    """The module `entry` with all that it needs of `files`, as one module."""
    order: list[str] = []
    _visit(files, entry, order, ())
    outside: dict[str, set[str]] = {}
    parts = [_part(files[name], name, outside) for name in order]
    heads = [
        f'import {{ {", ".join(sorted(names))} }} from "{address}";'
        for address, names in sorted(outside.items())
    ]
    exported = _EXPORT.findall(files[entry])
    tail = f"export const {{ {', '.join(exported)} }} = {_variable(entry)};"
    return "\n".join([*heads, *parts, tail]) + "\n"


def slim_script(text: str) -> str:
    """A script without what only its readers need. Blanks at the beginning of a line mean nothing,
    in templates neither: htm drops them."""
    return _INDENT.sub("", _REMARK.sub("", text))


def slim_style(text: str) -> str:
    return _STYLE_BLANKS.sub(lambda found: found[1] or _gap(found), _STYLE_REMARK.sub("", text))


def _gap(found: re.Match[str]) -> str:
    """One blank, but none after a colon that stands before a value."""
    return "" if found.start() and found.string[found.start() - 1] == ":" else " "


def _visit(files: Mapping[str, str], name: str, order: list[str], above: tuple[str, ...]) -> None:
    """Put a module into the order, after all that it imports."""
    if name in above:
        raise ValueError(f"{name} imports itself through {' and '.join(above)}")
    if name in order:
        return
    for _, address in _IMPORT.findall(files[name]):
        if address.startswith("./"):
            _visit(files, address[2:], order, (*above, name))
    order.append(name)


def _part(text: str, name: str, outside: dict[str, set[str]]) -> str:
    def taken(found: re.Match[str]) -> str:
        names = [one.strip() for one in found[1].split(",") if one.strip()]
        if found[2].startswith("./"):
            pairs = ", ".join(": ".join(re.split(r"\s+as\s+", one)) for one in names)
            return f"const {{ {pairs} }} = {_variable(found[2][2:])};"
        if any(" " in one for one in names):
            raise ValueError(f"{name} renames what it imports from {found[2]}")
        outside.setdefault(found[2], set()).update(names)
        return ""

    body = _EXPORT.sub("", _IMPORT.sub(taken, text))
    if other := _OTHER.search(body):
        raise ValueError(f"{name}: {other[0]}")
    given = ", ".join(_EXPORT.findall(text))
    return f"const {_variable(name)} = (() => {{\n{body}\nreturn {{ {given} }};\n}})();"


def _variable(name: str) -> str:
    return "$" + re.sub(r"\W", "_", name.removesuffix(".js"))
