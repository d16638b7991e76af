"""A match that is over, reviewed by its game: how much of what each line cost was skill, and how
much luck. It takes long, so it is worked out in another process, line by line.

All that goes from process to process is plain JSON: what is told of a line, written in each
language.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from bombe.chance import Chance
from bombe.game import Branch, Game, Line, Review
from bombe.match import Match
from bombe.table.archive import parsed
from bombe.table.messages import Reviewed, ReviewSum
from bombe.table.retelling import Packed
from bombe.text import LANGUAGES, BadInput, Language, T, language


class Written(msgspec.Struct, frozen=True):
    """What is told of a line."""

    seats: list[int]
    name: dict[str, str]  # in each language, where it is not one seat's
    proved: bool
    texts: dict[str, Packed]  # all of it, in each language
    found: str = ""  # with which it is there at once the next time: JSON, compressed

    @property
    def size(self) -> int:
        return sum(len(text.data) + 200 for text in self.texts.values()) + len(self.found)

    def read(self, code: str) -> Reviewed:
        return msgspec.json.decode(self.texts[code].text(), type=Reviewed)


NOTHING = Review(proved=False, review=None)


def packed(lines: Sequence[Written]) -> bytes:
    """What was found of every line, to be kept with the match. What is told is made of it anew, so
    that it is always in the words of today."""
    return msgspec.json.encode([line.found for line in lines])


def unpacked(data: bytes | None) -> list[str]:
    """The same, read back; nothing where it cannot be, since all of it can be found again."""
    try:
        return [] if data is None else msgspec.json.decode(data, type=list[str])
    except msgspec.MsgspecError:
        return []


def _found(text: str) -> Any:
    try:
        return msgspec.json.decode(Packed(0, text).text()) if text else None
    except (zlib.error, ValueError):  # msgspec's and base64's are of the last kind
        return None


class Reviewer(Protocol):
    """The module that `Game.reviews` names."""

    def lines(self, state: Any) -> Sequence[Line]: ...
    def review(self, state: Any, n: int, seconds: float, found: Any = None) -> Review: ...
    def branch(self, state: Any, n: int, step: int, same: bool, chance: Chance) -> Branch: ...


def lines(game: Game[Any], by: Reviewer, text: str) -> list[dict[str, Any]]:
    """Every line of a kept match, before any of them is reviewed, as plain JSON of `Written`;
    `BadInput` where it is not to be reviewed."""
    return [_written(line, NOTHING) for line in by.lines(_state(game, text))]


def reviewed(
    game: Game[Any], by: Reviewer, text: str, n: int, seconds: float, found: str
) -> dict[str, Any]:
    """One of them, reviewed in about so much processor time, with what was found before."""
    state = _state(game, text)
    return _written(by.lines(state)[n], by.review(state, n, seconds, _found(found)))


def branched(
    game: Game[Any], by: Reviewer, text: str, n: int, step: int, same: bool, chance: Chance
) -> Branch:
    """How a match begins that goes on from a step of one of them."""
    return by.branch(_state(game, text), n, step, same, chance)


def _state(game: Game[Any], text: str) -> Any:
    """How the match ended."""
    return played(game, text).state


def played(game: Game[Any], text: str) -> Match[Any]:
    """A kept match, unless what was hidden in it stays hidden."""
    past = parsed(text, game)
    if past.by_host:
        raise BadInput(T("the host ended this match, so what was hidden in it stays hidden"))
    return Match.replayed(game, past.deal, past.log)


def _written(line: Line, review: Review) -> dict[str, Any]:
    texts = {code: Packed.of(_text(line, review, language(code))) for code in LANGUAGES}
    name = {code: language(code).say(line.name) for code in LANGUAGES} if line.name else {}
    found = "" if review.found is None else Packed.of(msgspec.json.encode(review.found)).data
    written = Written([*line.seats], name, review.proved, texts, found)
    plain: dict[str, Any] = msgspec.to_builtins(written)
    return plain


def _text(line: Line, review: Review, tongue: Language) -> bytes:
    say = tongue.say
    told = Reviewed(
        seats=[*line.seats],
        name=line.name and say(line.name),
        level=line.level and say(line.level),
        finished=line.finished,
        proved=review.proved,
        review=None if review.review is None else dict(review.review),
        sums=[ReviewSum(say(of), [*map(say, parts)]) for of, parts in review.sums],
        moments=[*map(say, review.moments)],
        columns=[*map(say, review.columns)],
        rows=[[*map(say, row)] for row in review.rows],
    )
    return msgspec.json.encode(told)
