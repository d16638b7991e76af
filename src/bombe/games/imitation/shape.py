"""The shape of a view, field by field: `views` makes it; the API's document and the declarations
for scripts are made from it. Beside a field's type, in English, is what it means; and its choices.
"""

from __future__ import annotations

from typing import Annotated, TypedDict

from bombe.games.imitation.state import SIDES, Mode, Phase

Seat = Annotated[int, "a seat of the match, from 0"]
Side = Annotated[str, SIDES, "L or R"]


class Picture(TypedDict):
    """A card that this viewer may see."""

    name: Annotated[str, "by which the table gives the picture, to this viewer alone"]
    text: Annotated[str, "what can be seen on it, in English"]
    print: Annotated[str, "what a program may know of how it looks; empty where that is not told"]


class Pair(TypedDict):
    """A pair of cards on the table, by side."""

    L: Picture
    R: Picture


class Public(TypedDict):
    """What everybody may know of a seat."""

    score: Annotated[int, "all points"]
    responder: Annotated[int, "those of them that were earned as Responder"]
    gone: Annotated[bool, "is absent, and not waited for"]
    voted: Annotated[int | None, "after which pair of this round; null: not yet"]
    passed: Annotated[bool, "has passed after this pair"]
    ready: Annotated[bool, "for the next round"]


class Reason(TypedDict, total=False):
    """Why somebody voted so, where that was told."""

    why: Annotated[str, "the reason, as a word"]
    pair: Annotated[int, "which pair it is about, from 1, if it is about one"]


class Vote(Reason):
    """A vote that counted."""

    seat: Seat
    side: Annotated[Side, "the one that was taken for the human's"]
    after: Annotated[int, "which pair, from 1"]
    points: Annotated[int, "that it earned"]


class Abstained(TypedDict, total=False):
    """Who did not vote, in a round in which somebody did not."""

    abstained: Annotated[list[Seat], "who was there and had no vote by the end"]


class Result(Abstained):
    """A round that is over."""

    round: Annotated[int, "its number, from 1"]
    responder: Seat
    void: Annotated[bool, "the Responder left, and nobody scored"]
    side: Annotated[Side | None, "the Machine's; null where nothing was drawn"]
    votes: list[Vote]
    points: Annotated[list[int], "what each seat scored"]


class Meant(TypedDict, total=False):
    """What was meant, where that was told by words that everybody reads in their language."""

    themes: Annotated[list[str | None], "a word for each pair"]


class Opened(Meant, Abstained):
    """All of a round that is over."""

    void: Annotated[bool, "the Responder left, and nobody scored"]
    side: Annotated[Side, "the Machine's"]
    human: Annotated[Side, "the Responder's"]
    machine: Annotated[int, "the place of the Machine's card in each hand, from 0"]
    hands: Annotated[list[list[Picture]], "the hand of each pair"]
    picked: Annotated[list[int | None], "which card the Responder chose for each pair, from 1"]
    votes: list[Vote]
    points: Annotated[list[int], "what each seat scored"]
    meant: Annotated[list[str | None], "what the Responder says they meant by each pair"]


class Shown(Meant):
    """A round in the gallery; the history of the same number has its votes and points."""

    round: Annotated[int, "its number, from 1"]
    human: Annotated[Side | None, "the Responder's; null where nothing was drawn"]
    guide: Annotated[Picture | None, "null where nothing was drawn"]
    pairs: Annotated[list[Pair], "those that were shown"]
    saw: Annotated[list[Seat], "who saw through: all whose vote was right, in a round that counts"]
    meant: Annotated[list[str | None], "what the Responder says they meant by each pair"]


class Fooled(TypedDict):
    """The picture of the Machine's that took in most people."""

    round: Annotated[int, "from 1"]
    pair: Annotated[int, "from 1"]
    picture: Picture
    seats: Annotated[list[Seat], "who voted for it"]


class Quick(TypedDict):
    """Somebody who was right after one pair most often."""

    seat: Seat
    rounds: Annotated[list[int], "in which"]


class Gallery(TypedDict):
    """A match that is over, to look at."""

    rounds: list[Shown]
    fooled: Annotated[Fooled | None, "best fooled; null if the Machine fooled nobody"]
    quickest: Annotated[list[Quick], "the quickest eye: several where they are level"]


class Outcome(TypedDict):
    """How the match ended."""

    winners: list[Seat]
    why: Annotated[str, "the reason, by its key; `why` of the table's outcome says it in words"]


class Common(TypedDict):
    """What everybody sees, but for the pictures, whose names differ."""

    mode: Annotated[str, Mode, "how the Responder plays and scores"]
    hand: Annotated[int, "how many cards a hand has"]
    goal: Annotated[int | None, "points that all need together; null where each plays alone"]
    needed: Annotated[int | None, "how many of them are still missing"]
    round: Annotated[int, "the number of the round, from 1"]
    lap: Annotated[int, "the number of the turn around the table, from 1"]
    phase: Annotated[str, Phase, "what happens now"]
    pair: Annotated[
        int, "that is chosen or voted on, or was last, from 1: `pass at 4 2` is for pair 2"
    ]
    responder: Seat
    seats: Annotated[list[Public], "what is public of each seat"]
    waiting: Annotated[list[Seat], "the seats that are waited for"]
    resting: Annotated[bool, "the match waits until two are present"]
    history: Annotated[list[Result], "the rounds that are over"]
    last: Annotated[bool, "it is decided; this is the last round"]
    over: bool


class Own(TypedDict, total=False):
    """What a seat sees besides; all but its vote, and what it points at, is for the Responder."""

    vote: Annotated[Side | None, "yours in this round"]
    side: Annotated[Side, "the Machine's"]
    machine: Annotated[int, "the place of the Machine's card in your hand, from 0"]
    hand_cards: Annotated[list[Picture], "your hand"]
    picks: Annotated[list[int], "the cards that you have chosen so far, from 1"]
    selected: Annotated[int, "the card that you have selected and not sent, from 1"]
    pointed: Annotated[Side, "the side that you point at, and have not voted for"]


class End(TypedDict, total=False):
    """What is told once the match is over; and what is told of a view that shows no cards."""

    outcome: Outcome
    gallery: Gallery
    glimpse: Annotated[bool, "it is for one at the table without a seat, who may not look on"]


class View(Common, Own, End):
    """Turing, as one seat or the public may see it."""

    you: Annotated[Seat | None, "your seat; null for the public"]
    guide: Annotated[Picture | None, "the Guide of the round, once it is drawn"]
    pairs: Annotated[list[Pair], "the pairs that are on the table"]
    opened: Annotated[Opened | None, "all that was hidden, once the round is over"]
