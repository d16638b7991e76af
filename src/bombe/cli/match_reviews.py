"""The reviews of a match that is over, as they are printed."""

from __future__ import annotations

import shlex
from contextlib import suppress
from time import monotonic
from typing import NamedTuple

from bombe.cli.output import print_text
from bombe.cli.reviews import print_review, remarks, sum_line
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.problem import Round, Transcript
from bombe.games.turing_machine.review import Game, Review, Reviewer
from bombe.games.turing_machine.review_json import as_json
from bombe.games.turing_machine.review_lines import sums
from bombe.games.turing_machine.review_match import Contender, contenders
from bombe.games.turing_machine.state import State
from bombe.games.turing_machine.worlds import worlds
from bombe.text import Language, T

MATCH_SECONDS = 10.0  # for all games of a match
SHORT_SECONDS = 2.0  # for what is told at its end
MOST_WORLDS = 20_000  # of a problem that is reviewed while somebody waits


class Reviewed(NamedTuple):
    who: Contender
    review: Review

    @property
    def name(self) -> T:
        if not self.who.seats:
            return T("The Machine")
        if len(self.who.seats) > 1:
            return T("Together")
        return T("Player {n}", n=self.who.seats[0] + 1)

    def as_json(self) -> dict[str, object]:
        """Without seats it is the Machine's."""
        return {
            "seats": [*self.who.seats],
            "finished": self.who.finished,
            "review": as_json(self.review),
        }


def match_reviews(state: State, seconds: float = MATCH_SECONDS) -> list[Reviewed]:
    """The review of everybody's game in a match that is over, in about so many seconds."""
    reviewer = Reviewer(state.secret.problem)
    end = monotonic() + seconds
    everybody = contenders(state)
    found = []
    for waiting, who in zip(range(len(everybody), 0, -1), everybody, strict=True):
        share = max(0.0, end - monotonic()) / waiting
        found.append(Reviewed(who, reviewer.review(who.game, share)))
    return found


def print_match_reviews(found: list[Reviewed], tongue: Language) -> None:
    for one in found:
        print()
        print_text(tongue, one.name)
        print_review(one.review, tongue, one.who.finished)


def short_lines(state: State, tongue: Language) -> list[str]:
    """What to say of it when a match has just ended: how each got there, and, of one sheet, what
    mattered and how to see all of it."""
    players = [who for who in contenders(state) if who.seats and who.finished]
    if not players:
        return []
    lines = [""]
    if len(worlds(state.secret.problem)) <= MOST_WORLDS:
        with suppress(MemoryError):  # a match is not over with an error
            lines += _summary(state, tongue)
    if state.alone and (command := _command(state, players[0].game)):
        lines.append(tongue.say(T("Question by question: {command}", command=command)))
    return lines if len(lines) > 1 else []


def _summary(state: State, tongue: Language) -> list[str]:
    found = [one for one in match_reviews(state, SHORT_SECONDS) if one.who.finished]
    lines = []
    for one in found:
        name = T("You") if len(state.players) == 1 and one.who.seats else one.name
        rounds, questions = (words for _, words in sums(one.review))
        lines.append(sum_line([name, T("rounds")], rounds, tongue))
        if state.alone:
            lines.append(sum_line([name, T("questions")], questions, tongue))
    if state.alone:
        lines.append(" ".join(map(tongue.say, remarks(found[0].review))))
    return lines


def _command(state: State, game: Game) -> str | None:
    """What shows all of a review; None where the notation lacks something, which is a round without
    a proposal."""
    rounds = tuple(Round(code, answers) for code, answers in game.rounds if code is not None)
    if len(rounds) < len(game.rounds) or game.declared is None:
        return None
    secret = state.secret
    # An id has the cards in ascending order, and so perhaps other letters for the verifiers.
    named = id_of(secret) if secret == secret.ascending() else str(secret)
    words = ["bombe", "review", named, "--asked", str(Transcript(rounds))]
    return shlex.join([*words, "--declared", CODES[game.declared]])
