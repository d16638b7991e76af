"""A game's own page in the browser, described: scripts and styles that turn a view into a page.

The files lie beside the module that has the description, which the member `skin` of the game names.
The main script exports `mount(root, table, data)`: the element to fill; the table, with its `state`
(`table`, `you`, `view`, `chat`), `subscribe(listener)` and `act(action)`; and `lang`, `words` and
what `data` here adds. It is mounted for a seat, for spectators (`table.watch`) and for a replay,
which refuse every action. For a replay (`table.past`) it may also export `retold(view, {final,
seat})`, the view of a step with more that is open by the end, `inWords(name, action, view, {before,
table})`, what was done, and `partOf(view)`, the part of the match that it belongs to, by which one
can go through it faster.

This knows nothing of the web: a game can have a description without the server's packages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bombe.game import Options, View
from bombe.text import Language, T


def _nothing_more(tongue: Language) -> Mapping[str, Any]:
    return {}


def _all_of_it(options: Options) -> tuple[Options, View]:
    return options, {}


def _the_same(options: Options, view: View) -> Options:
    return options


@dataclass(frozen=True)
class Passage:
    """A part of a page in plain words."""

    title: T
    label: str = ""
    """What names it besides, such as a number; before the title."""

    text: tuple[T, ...] = ()
    points: tuple[tuple[str, T], ...] = ()
    """A list, each with what names it, or with ""."""


def joined(*parts: Mapping[str, T]) -> dict[str, T]:
    """The words of several modules: a key that two of them have would hide what one says."""
    words: dict[str, T] = {}
    for part in parts:
        if doubled := words.keys() & part.keys():
            raise ValueError(f"more than one module says {', '.join(sorted(doubled))}")
        words |= part
    return words


def _no_words(page: str) -> tuple[Passage, ...]:
    return ()


@dataclass(frozen=True)
class Skin:
    """What a page needs besides views."""

    script: str = "skin.js"
    """The script that shows a match: an ES module with `mount`, which may import others beside it,
    `import { a } from "./a.js";`."""

    styles: tuple[str, ...] = ()
    """Style sheets, in this order; those that skins share are "shared/skin.css"."""

    words: Mapping[str, T] = field(default_factory=dict)
    """What the scripts say, by name; they get the templates in the visitor's language."""

    data: Callable[[Language], Mapping[str, Any]] = _nothing_more
    """What else the scripts need to know in one language, as JSON: nothing that is secret."""

    pages: Mapping[str, T] = field(default_factory=dict)
    """The titles of pages beside the match, such as "rules", each with a script of that name."""

    in_words: Callable[[str], tuple[Passage, ...]] = _no_words
    """What such a page says to those who have no script."""

    review: str = ""
    """The script that shows the review of a match that is over, where the game has `reviews`: a
    module whose `mount(root, data)` gives a function that is called with what is known of the
    review (see the API), and again when more is. It gets what those pages get."""

    school: str = ""
    """The script that shows the game's `school`, as a page beside the match: it finds its chapters
    and exercises by the API, at addresses that begin with that of the page."""

    page_words: Mapping[str, T] = field(default_factory=dict)
    """Words that only those pages, the review and the school need: the first page comes without
    them."""

    page_data: Callable[[Language], Mapping[str, Any]] = _nothing_more
    """What else only those pages need to know."""

    page_styles: tuple[str, ...] = ()

    call: T | None = None
    """Invites to the game in two or three words; else its title does."""

    pitch: T | None = None
    """What the game is about, in a line, for those who are invited to a table."""

    picture: str = ""
    """And a square picture beside it: one of the files with .webp at their end."""

    attempt: Options = field(default_factory=dict)
    """The options of the match that a visitor may try at once, where one can play alone."""

    first: Callable[[int], Options] | None = None
    """The options of the match that the first page begins with, by a random number; else those of
    `attempt`."""

    glance: Callable[[Options], tuple[Options, View]] = _all_of_it
    """By what options a match is dealt that is only looked at, and what its view lacks then: for a
    game whose deal can take long."""

    again: Callable[[Options, View], Options] = _the_same
    """The options by which another match shows at its beginning what this view shows."""

    answers: str = ""
    """Where functions are that the scripts may ask, as "package.skin.answers:ANSWERS": a mapping
    from names to functions from JSON to JSON. They are run where bots think."""
