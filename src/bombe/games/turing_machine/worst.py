"""God's number: how bad it can get. The least number of rounds that always suffices, whatever the
answers are, and, apart from it, the least number of questions.
"""

from __future__ import annotations

from dataclasses import dataclass

from bombe.games.turing_machine.problem import Transcript
from bombe.games.turing_machine.solve import Position, open_round, position_of
from bombe.games.turing_machine.worlds import Worlds
from bombe.games.turing_machine.worst_search import Worst
from bombe.text import N


@dataclass(frozen=True)
class WorstCase:
    """Still to come, rounds that are yet to be begun or else questions."""

    kind: Worst
    most: int  # so many always suffice
    least: int  # fewer do not

    @property
    def proved(self) -> bool:
        return self.most == self.least

    @property
    def known(self) -> str:
        """In short, for consoles: `3 rounds, proved`."""
        number = f"{self.most} {self.kind.value[: None if self.most != 1 else -1]}"
        return f"{number}, proved" if self.proved else f"{number} at most, {self.least} at least"

    def __repr__(self) -> str:
        return f"WorstCase({self.known})"

    def as_json(self) -> dict[str, object]:
        found: dict[str, object] = {self.kind.value: self.most, "proved": self.proved}
        if not self.proved:
            found["at_least"] = self.least
        return found

    @property
    def words(self) -> N:
        rounds = self.kind is Worst.ROUNDS
        if self.proved and rounds:
            return N(
                "Whatever the answers, {n} round is enough (proved).",
                "Whatever the answers, {n} rounds are enough (proved).",
                self.most,
            )
        if self.proved:
            return N(
                "Whatever the answers, {n} question is enough (proved).",
                "Whatever the answers, {n} questions are enough (proved).",
                self.most,
            )
        if rounds:
            return N(
                "Whatever the answers, {n} round is enough (not proved: at least {least}).",
                "Whatever the answers, {n} rounds are enough (not proved: at least {least}).",
                self.most,
                least=self.least,
            )
        return N(
            "Whatever the answers, {n} question is enough (not proved: at least {least}).",
            "Whatever the answers, {n} questions are enough (not proved: at least {least}).",
            self.most,
            least=self.least,
        )


def worst_of_knowing(kind: Worst, transcript: Transcript) -> WorstCase:
    """When one code is left. Known at set-up, a round is begun all the same, to declare it."""
    number = int(kind is Worst.ROUNDS and not transcript.rounds)
    return WorstCase(kind, number, number)


def worst_case(
    left: Worlds,
    transcript: Transcript,
    kind: Worst,
    seconds: float,
    position: Position | None = None,
) -> WorstCase:
    """What is known of the worst case after a transcript, in about so many seconds. The position is
    that of these worlds, if there is one already."""
    if len(left.codes) < 2:
        return worst_of_knowing(kind, transcript)
    position = position or position_of(left)
    least, most = position.search.worst(position.rows, kind, seconds, *open_round(transcript))
    return WorstCase(kind, most, least)
