"""One test about all of a kind, where a test for each would take longer to count than to run."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

Thing = TypeVar("Thing")


def of_each(things: Iterable[Thing]) -> Callable[[Callable[[Thing], None]], Callable[[], None]]:
    """A test that makes a check of each; it tells of all that fail it."""
    every = [*things]

    def made(check: Callable[[Thing], None]) -> Callable[[], None]:
        def test() -> None:
            assert every
            failed: list[Exception] = []
            for one in every:
                try:
                    check(one)
                except Exception as error:
                    error.add_note(f"This is about {one}.")
                    failed.append(error)
            if failed:
                raise ExceptionGroup(check.__name__, failed)

        # Not by `wraps`: pytest would look for what the check takes.
        test.__name__, test.__doc__ = check.__name__, check.__doc__
        return test

    return made
