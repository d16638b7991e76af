"""Tests for any game: one class in a package's own tests runs all of them, by pytest.

    class TestBullsAndCows(GameContract):
        game = BullsAndCows()
        hidden = Codes()

`GameContract` plays the game at random and checks that it keeps to what `bombe.game` states, and
that no view tells what it may not: see `Hidden`. A game that hides nothing uses `RulesContract`.
pytest is not imported here; it finds the classes by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bombe.chance import Chance
from bombe.game import Game, lacking
from bombe.testing import contract, secrets
from bombe.testing.contract import CONTRACT, Check
from bombe.testing.secrets import Hidden, Leak
from bombe.testing.wandering import Setup, usual_setups

__all__ = ["GameContract", "Hidden", "Leak", "RulesContract", "Setup"]

CROWD = 7  # seats; a match of so many takes long, and one is enough
# Checks that do not depend on the seats and options.
ONCE = (contract.options_are_checked,)


class RulesContract:
    """What every game must keep to."""

    game: Game[Any]
    """The game, made once."""

    setups: Sequence[Setup] = ()
    """The kinds of matches to try; else the game as it is by default, for few and for many."""

    matches: int = 30
    """How many matches of each kind a check plays."""

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """Make a test of each check for each kind of match. pytest calls this."""
        for name, (values, ids) in self._parameters().items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, values, ids=ids)

    def _parameters(self) -> dict[str, tuple[Sequence[Any], Any]]:
        return {
            "check": (CONTRACT, lambda check: check.__name__),
            "setup": (self._kinds(), str),
        }

    def _kinds(self) -> Sequence[Setup]:
        return self.setups or usual_setups(self.game)

    def test_has_every_member(self) -> None:
        assert lacking(type(self.game)) == []
        assert type(self.game)() == self.game

    def test_contract(self, check: Check, setup: Setup) -> None:
        for seed in range(1 if check in ONCE or setup.seats >= CROWD else self.matches):
            check(setup, Chance(seed))


class GameContract(RulesContract):
    """The same, and that nobody sees more than the rules tell them."""

    hidden: Hidden
    """What the game hides."""

    def _parameters(self) -> dict[str, tuple[Sequence[Any], Any]]:
        leaks = secrets.leaks_of(self.hidden)
        return super()._parameters() | {
            "scene": (self._scenes(), str),
            "leak": ([*leaks.values()], [*leaks]),
        }

    def _scenes(self) -> Sequence[Setup]:
        return self.hidden.setups or self._kinds()

    def test_what_is_hidden_changes_no_view(self, scene: Setup) -> None:
        compared = secrets.compare_some(self.hidden, scene, self.matches)
        assert compared > self.matches, "`hidden` finds too few matches that look the same"
        if self.hidden.note:
            secrets.check_notes(self.hidden, scene, self.matches)

    def test_a_planted_leak_is_found(self, leak: Leak) -> None:
        assert secrets.is_found(self.hidden, self._scenes(), leak, self.matches), (
            "a view could tell this, and `hidden` would not let it be noticed"
        )
