"""Text that people read: an English sentence now, any of our languages when it is shown.

The rules never know the language of those who will read. They make a `T`, which holds the English
template and its values; the edge (terminal, page) turns it into words with a `Language`.

Another package has a catalogue of its own, in the usual layout of gettext, and a `T` that knows it:

    class T(text.T):
        catalogue = ("bulls_and_cows", Path(__file__).with_name("locale"))

Its sentences are looked up in locale/fr/LC_MESSAGES/bulls_and_cows.mo, then in ours, and are in
English where neither has them. No package can change what another one says.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gettext import NullTranslations

Catalogue = tuple[str, Path]  # the name of its files, without .mo, and the folder `locale`

LANGUAGES = ("en", "fr", "nl")
LOCALE = Path(__file__).with_name("locale")


class T:
    """A translatable sentence: `T("{shape} is less than {n}", shape="▲", n=3)`.

    The template is a literal, so that the catalogue can be made from the sources. Values may be
    `T`s themselves. `str()` gives English.
    """

    __slots__ = ("template", "values")
    catalogue: Catalogue | None = None  # ours

    def __init__(self, template: str, /, **values: object) -> None:
        self.template = template
        self.values = values

    def translated(self, language: Language) -> str:
        return self._fill(language.template(self), language)

    def _fill(self, template: str, language: Language) -> str:
        if not self.values:
            return template
        return template.format(**{name: language.say(v) for name, v in self.values.items()})

    def __str__(self) -> str:
        return self.translated(ENGLISH)

    def __repr__(self) -> str:
        return f"T({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, T) and self._parts == other._parts

    @property
    def _parts(self) -> tuple[object, ...]:
        return type(self), self.template, self.values

    def __hash__(self) -> int:
        return hash(self.template)


class N(T):
    """A sentence that counts: `N("{n} round", "{n} rounds", 3)`."""

    __slots__ = ("number", "plural")

    def __init__(self, one: str, many: str, n: int, /, **values: object) -> None:
        super().__init__(one, n=n, **values)
        self.plural = many
        self.number = n

    @property
    def _parts(self) -> tuple[object, ...]:
        return *super()._parts, self.plural

    def translated(self, language: Language) -> str:
        chosen = language.plural(self.template, self.plural, self.number, self.catalogue)
        return self._fill(chosen, language)


class Language:
    """One of our languages: turns a `T` into words."""

    def __init__(self, code: str) -> None:
        if code not in LANGUAGES:
            raise BadInput(
                T(
                    "there is no language {code}; the languages are {known}",
                    code=quoted(code),
                    known=LANGUAGES,
                )
            )
        self.code = code
        self._catalogues: dict[Catalogue | None, NullTranslations] = {}

    def lookup(self, template: str, catalogue: Catalogue | None = None) -> str:
        """What a template is in this language; the same where the catalogue does not have it."""
        return template if self.code == "en" else self._read(catalogue).gettext(template)

    def plural(self, one: str, many: str, n: int, catalogue: Catalogue | None = None) -> str:
        if self.code == "en":
            return one if n == 1 else many
        return self._read(catalogue).ngettext(one, many, n)

    def template(self, text: T) -> str:
        """A sentence in this language, whose values are yet to be filled in."""
        return self.lookup(text.template, text.catalogue)

    def _read(self, catalogue: Catalogue | None) -> NullTranslations:
        if catalogue not in self._catalogues:
            # Imported here, since most commands speak English and gettext costs some milliseconds.
            import gettext

            domain, folder = catalogue or ("bombe", LOCALE)
            found = gettext.translation(domain, folder, [self.code], fallback=catalogue is not None)
            if catalogue is not None:
                found.add_fallback(self._read(None))
            self._catalogues[catalogue] = found
        return self._catalogues[catalogue]

    def say(self, value: object) -> str:
        """The words for a value: a `T` in this language, a sequence joined by commas, a fraction
        with two digits after the point or comma."""
        if isinstance(value, T):
            return value.translated(self)
        if isinstance(value, tuple | list):
            return ", ".join(map(self.say, value))
        if isinstance(value, float):
            return f"{value:.2f}".replace(".", "." if self.code == "en" else ",")
        return str(value)


class Quoted(str):
    """What somebody typed, as a sentence shows it. Where an encoding lacks a character of it, it
    must be escaped: our own words may lose an accent there, but what was typed may not."""

    __slots__ = ()


def quoted(typed: object, most: int = 60) -> Quoted:
    """What was typed, for a sentence: visible when empty or unprintable, short when endless."""
    if isinstance(typed, str):
        text = typed[:most]
        while len(ascii(text)) > most + 2:  # 2: the quotation marks
            text = text[:-1]
        return Quoted(repr(text) if text == typed else f"{text!r}...")
    return Quoted(shortened(typed, most))


def shortened(value: object, most: int = 60) -> str:
    """A value that needs no quotation marks, such as a number, short when endless."""
    try:
        text = value if isinstance(value, str) else ascii(value)
    except ValueError:  # Python writes no number of many thousand digits
        return "..."
    return text if len(text) <= most else f"{text[:most]}..."


class BadInput(ValueError):
    """What somebody typed cannot be used. Holds one sentence that says what and where."""

    def __init__(self, sentence: T) -> None:
        super().__init__(sentence)
        self.sentence = sentence

    def __str__(self) -> str:
        return str(self.sentence)


@cache
def language(code: str) -> Language:
    return Language(code)


ENGLISH = language("en")


def language_of(environment: Mapping[str, str]) -> Language:
    """The language that an environment asks for by the usual variables; English when it asks for
    one that we do not have."""
    # The first of these that is set decides: `LC_ALL=C` asks for English, and the rest is ignored.
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if locale in ("C", "POSIX"):
        return ENGLISH
    for wish in (*environment.get("LANGUAGE", "").split(":"), locale):
        code = wish[:2].lower()
        if code in LANGUAGES and not wish[2:3].isalnum():
            return language(code)
    return ENGLISH
