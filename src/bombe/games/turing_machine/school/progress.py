"""What somebody has solved, as it is kept and taken along."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bombe.games.turing_machine.school.chapters import CHAPTERS

FORMAT = "bombe school 1"
LONGEST = 1 << 20  # characters of such a file
LARGEST_SEED = 1 << 63


@dataclass(frozen=True)
class Progress:
    """For each chapter the exercises that were solved, by their seeds, and whether at the first
    try; and the longest streak."""

    solved: Mapping[str, Mapping[int, bool]] = field(default_factory=dict)
    streak: int = 0

    def of(self, chapter: str) -> Mapping[int, bool]:
        return self.solved.get(chapter, {})

    def with_solved(self, chapter: str, seed: int, first: bool) -> Progress:
        """What was once solved at the first try stays so, and what is solved at the first try
        later on counts as such."""
        now = {**self.of(chapter), seed: first or self.of(chapter).get(seed, False)}
        return Progress({**self.solved, chapter: now}, self.streak)

    def with_streak(self, solved: int) -> Progress:
        return Progress(self.solved, max(self.streak, solved))

    def with_other(self, other: Progress) -> Progress:
        """Both together, of each exercise the better."""
        found = self.with_streak(other.streak)
        for chapter, seeds in other.solved.items():
            for seed, first in seeds.items():
                found = found.with_solved(chapter, seed, first)
        return found

    def next(self, chapter: str, first: int) -> int:
        """The first seed from `first` on that is not solved."""
        solved = self.of(chapter)
        while first in solved:
            first += 1
        return first


def as_json(progress: Progress) -> dict[str, object]:
    return {
        "format": FORMAT,
        "chapters": {
            chapter: {str(seed): first for seed, first in sorted(progress.of(chapter).items())}
            for chapter in CHAPTERS
            if progress.of(chapter)
        },
        "streak": progress.streak,
    }


def from_json(value: object) -> Progress:
    """Read with care: it may come from anywhere. `ValueError` where it is no progress."""
    match value:
        case {"format": str(name), "chapters": dict(chapters), "streak": int(streak)} if (
            name == FORMAT and not isinstance(streak, bool) and 0 <= streak < LARGEST_SEED
        ):
            return Progress(
                {_chapter(key): _seeds(seeds) for key, seeds in chapters.items()}, streak
            )
    raise _refusal()


def _chapter(key: object) -> str:
    if not isinstance(key, str) or key not in CHAPTERS:
        raise _refusal()
    return key


def _seeds(value: object) -> dict[int, bool]:
    if not isinstance(value, dict):
        raise _refusal()
    found = {}
    for text, first in value.items():
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 20):
            raise _refusal()
        if not isinstance(first, bool):
            raise _refusal()
        found[int(text)] = first
    return found


def _refusal() -> ValueError:
    return ValueError("not the progress of a school")
