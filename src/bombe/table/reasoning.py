"""Why something follows from what was told in a match that is over, by its game. It may take long,
so it is worked out in another process; all that goes from process to process is plain JSON, written
in each language."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from bombe.game import Game, Reason
from bombe.match import Match
from bombe.table.messages import Why
from bombe.table.retelling import Packed
from bombe.table.reviewing import played
from bombe.text import LANGUAGES, Language, language


class Reasoner(Protocol):
    """The module that `Game.reasons` names."""

    def why(self, match: Match[Any], n: int, claim: str, seconds: float) -> Reason: ...


def reason(
    game: Game[Any], by: Reasoner, text: str, n: int, claim: str, seconds: float
) -> dict[str, Any]:
    """What is told of a claim, by language, as plain JSON of `Packed`; `BadInput` where the match
    is not to be looked into, or it is no claim."""
    found = by.why(played(game, text), n, claim, seconds)
    texts = {code: Packed.of(_text(claim, found, language(code))) for code in LANGUAGES}
    plain: dict[str, Any] = msgspec.to_builtins(texts)
    return plain


def _text(claim: str, found: Reason, tongue: Language) -> bytes:
    say = tongue.say
    told = Why(
        claim=claim,
        title=say(found.title),
        steps=[" ".join(map(say, step)) for step in found.steps],
        rests=found.rests and say(found.rests),
        why=dict(found.why),
    )
    return msgspec.json.encode(told)
