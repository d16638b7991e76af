"""Bring the catalogues up to date with the sources: `make messages`.

Every sentence that a user reads is the literal first argument of a `T`, or the first two of an `N`.
This finds them all, writes them to src/bombe/locale/*/LC_MESSAGES/bombe.po (translations that are
there stay, what the sources no longer say goes) and compiles bombe.mo. It never writes a date, a
line number or a version, so the same sources and translations give the same bytes.
"""

from __future__ import annotations

import ast
import io
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "bombe"
LOCALE = PACKAGE / "locale"
PLURALS = {"fr": "nplurals=2; plural=(n > 1);", "nl": "nplurals=2; plural=(n != 1);"}
TEMPLATES = {"T": 1, "N": 2}  # how many of the first arguments are templates


class BadSource(Exception):
    """A call in the sources that no catalogue can be made from."""


@dataclass(frozen=True)
class Message:
    """A sentence in the sources: `ids` is its template, or the two of an `N`."""

    ids: tuple[str, ...]
    file: str
    line: int
    values: frozenset[str] | None  # the names it is called with; None: not to be seen here

    @property
    def where(self) -> str:
        return f"{self.file}:{self.line}"


def placeholders(template: str) -> frozenset[str]:
    """What will be filled in: {name}, or %s and %(name)s in the templates that argparse fills."""
    return frozenset(re.findall(r"\{[^{}]*\}|%(?:\(\w+\))?[sdr]", template))


# ---- sources ---------------------------------------------------------------------------------


def messages(package: Path = PACKAGE) -> list[Message]:
    """Every message of the sources, by file and in each file in the order of the lines."""
    base = package.parents[1]
    found: list[Message] = []
    for path in sorted(package.rglob("*.py")):
        found += sources(path.read_text("utf-8"), path.relative_to(base).as_posix())
    return found


def sources(text: str, file: str) -> Iterator[Message]:
    """The messages of one file."""
    calls = [node for node in ast.walk(ast.parse(text, file)) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        name = getattr(call.func, "id", None) or getattr(call.func, "attr", None)
        if name not in TEMPLATES:
            continue
        templates = call.args[: TEMPLATES[name]]
        ids = tuple(
            template.value
            for template in templates
            if isinstance(template, ast.Constant) and isinstance(template.value, str)
        )
        if len(ids) < TEMPLATES[name] or "" in ids:
            raise BadSource(f"{file}:{call.lineno}: {name} wants literal text, not an expression")
        values = [keyword.arg for keyword in call.keywords] + ["n"] * (name == "N")
        named = frozenset(value for value in values if value is not None)
        yield Message(ids, file, call.lineno, None if None in values else named)


# ---- catalogues ------------------------------------------------------------------------------


class Plain(Catalog):
    """A catalogue whose header says only what a reader of the file needs."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        return [
            ("Language", str(self.locale)),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
            ("Plural-Forms", PLURALS[str(self.locale)]),
        ]


def po_file(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / "bombe.po"


def _empty(language: str) -> Plain:
    return Plain(language, header_comment="# See docs/translating.md.", fuzzy=False)


def read(language: str, po: bytes) -> Catalog:
    return read_po(io.BytesIO(po), locale=language)


def updated(language: str, po: bytes, found: Iterable[Message]) -> Plain:
    """The catalogue of what was found in the sources, with the translations that `po` has."""
    ids: dict[str, tuple[str, ...]] = {}
    files: dict[str, dict[str, None]] = {}
    for message in found:
        first = message.ids[0]
        known = ids.get(first, message.ids)
        if len(known) == len(message.ids) and known != message.ids:
            raise BadSource(f"{message.where}: {first!r} has another plural elsewhere")
        ids[first] = max(known, message.ids, key=len)  # one message when a T and an N share it
        files.setdefault(first, {})[message.file] = None
    old = read(language, po)
    new = _empty(language)
    for first, both in ids.items():
        entry = new.add(
            first if len(both) == 1 else both, locations=[(file, 0) for file in files[first]]
        )
        was = old.get(first)
        if was and was.pluralizable == entry.pluralizable:
            entry.string = was.string
            entry.user_comments = was.user_comments
            entry.flags |= was.flags & {"fuzzy"}
    return new


def written(catalogue: Catalog) -> bytes:
    """The catalogue as a .po file."""
    file = io.BytesIO()
    write_po(file, catalogue, width=0, include_lineno=False)
    return file.getvalue().rstrip(b"\n") + b"\n"


def compiled(language: str, po: bytes) -> bytes:
    """The .mo file of a .po file."""
    catalogue = _empty(language)
    for message in read(language, po):
        if message.id:
            catalogue.add(message.id, message.string, flags=message.flags)
    file = io.BytesIO()
    write_mo(file, catalogue)
    return file.getvalue()


def missing(catalogue: Catalog) -> list[str]:
    """The messages that lack a translation, or a plural of it, or that are marked as unsure."""
    found = []
    for message in catalogue:
        first, *more = [message.id] if isinstance(message.id, str) else message.id
        forms = message.string if more else [message.string]
        if first and (message.fuzzy or not forms or not all(forms)):
            found.append(first)
    return found


def main() -> int:
    try:
        found = messages()
        for language in PLURALS:
            path = po_file(language)
            path.parent.mkdir(parents=True, exist_ok=True)
            catalogue = updated(language, path.read_bytes() if path.exists() else b"", found)
            po = written(catalogue)
            path.write_bytes(po)
            path.with_suffix(".mo").write_bytes(compiled(language, po))
            lacking = missing(catalogue)
            print(f"{language}: {len(catalogue)} messages, {len(lacking)} without a translation")
            for template in lacking:
                print(f"    {template!r}")
    except BadSource as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit("This takes no arguments: it brings all catalogues up to date.")
    sys.exit(main())
