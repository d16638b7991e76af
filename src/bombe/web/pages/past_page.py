"""What the page of a match that is over shows of a step, as plain forms have it. A long match has
much to show, so it is drawn in another process and kept."""

from __future__ import annotations

from typing import Any

from bombe.games import find
from bombe.table.retelling import looked_at
from bombe.text import language
from bombe.web.pages.frame import in_words
from bombe.web.pages.view_layout import view_shape

HOME = "bombe.web.pages.past_page:DRAWN"


def drawn(asked: dict[str, Any]) -> list[str]:
    """Who did what, the list of steps around it, and what was seen after it, as HTML."""
    lang, key = asked.pop("lang"), asked.pop("game")
    given = {name: asked.pop(name) for name in ("names", "way", "pictures")}
    view, steps = looked_at(**asked)
    game, names = find(key), given["names"]
    shown = {
        **given,
        "n": asked["step"],
        "start": asked["listed"][0],
        "steps": steps,
        "view": view_shape(view, names),
        "about": game.about(view),
    }
    template = in_words("replay_parts.html", language(lang), key, **shown)
    return [str(getattr(template, name)()).strip() for name in ("done", "all_steps", "written")]


DRAWN = {"drawn": drawn}
