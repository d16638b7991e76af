"""The rules of a match against a simple model of them, under random actions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bombe.game import IllegalAction
from bombe.testing.contract import check_is_one_sentence
from support.scaling import scale
from support.small_match import begin, passes


@dataclass
class ModelSeat:
    asked: int
    left: int
    thumb: str = ""  # "down", or a code
    out: bool = False
    gone: bool = False


class Model:
    """The rules once more, as short as possible: no sheets, no views, and it changes in place."""

    def __init__(self, seats: int, coop: bool, handicap: list[int]) -> None:
        self.coop = coop
        self.round = 1
        self.result: tuple[str, list[int]] | None = None
        self.seats = [ModelSeat(asked=h, left=3 - h) for h in handicap]
        # What was proposed and asked in this round, by sheet.
        self.code = [""] * seats
        self.verifiers: list[set[str]] = [set() for _ in range(seats)]

    def here(self) -> list[int]:
        return [n for n, own in enumerate(self.seats) if not own.out and not own.gone]

    def may_act(self, n: int) -> bool:
        return self.result is None and n in self.here()

    def may_ask(self, n: int, code: str, verifier: str) -> bool:
        sheet = 0 if self.coop else n
        return (
            self.may_act(n)
            and (self.coop or not self.seats[n].thumb)
            and self.seats[n].left > 0
            and verifier not in self.verifiers[sheet]
            and (not self.verifiers[sheet] or code == self.code[sheet])
        )

    def ask(self, n: int, code: str, verifier: str) -> None:
        sheet = 0 if self.coop else n
        self.code[sheet] = code
        self.verifiers[sheet].add(verifier)
        for seat in self.seats if self.coop else [self.seats[n]]:
            seat.asked += 1
            seat.left -= 1
            if self.coop:
                seat.thumb = ""

    def change(self, n: int, **changes: Any) -> None:
        self.seats[n] = replace(self.seats[n], **changes)
        self.end_round()

    def end_round(self) -> None:
        left = [n for n, seat in enumerate(self.seats) if not seat.out]
        if not left:
            self.result = ("nobody", [])
        elif len(left) == 1 and len(self.seats) > 1 and not self.coop:
            self.result = ("last", left)
        thumbs = {n: self.seats[n].thumb for n in self.here()}
        if self.result or not thumbs or "" in thumbs.values():
            return
        codes = set(thumbs.values())
        if self.coop:
            if len(codes) > 1 and "down" not in codes:
                return
            if len(codes) > 1:
                codes = {"down"}
            if codes == {"241"}:
                self.result = ("solved", left)
            elif codes != {"down"}:
                self.result = ("wrong", [])
        else:
            right = [n for n, thumb in thumbs.items() if thumb == "241"]
            if right:
                best = min(self.seats[n].asked for n in right)
                winners = [n for n in right if self.seats[n].asked == best]
                self.result = ("solved" if len(right) == 1 else "fewest", winners)
            else:
                for n, thumb in thumbs.items():
                    self.seats[n].out = thumb != "down"
                left = [n for n in left if not self.seats[n].out]
                if len(self.seats) == 1 and not left:
                    self.result = ("wrong", [])
                elif not left:
                    self.result = ("nobody", [])
                elif len(left) == 1 and len(self.seats) > 1:
                    self.result = ("last", left)
        if self.result is None:
            self.round += 1
            self.code = [""] * len(self.seats)
            self.verifiers = [set() for _ in self.seats]
            for seat in self.seats:
                seat.thumb = ""
                seat.left = 3


SEATS = st.integers(0, 3)
CODES = st.sampled_from(["241", "142", "333"])
FEW = st.sampled_from(["241", "142"])


class Rules(RuleBasedStateMachine):
    """After any action the game and the model agree on what is possible and what comes of it."""

    coop = False

    @initialize(seats=st.integers(1, 4), handicap=st.lists(st.integers(0, 2), max_size=4))
    def begin(self, seats: int, handicap: list[int]) -> None:
        alone = self.coop or seats == 1
        handicap = [0] * seats if alone else (handicap + [0] * seats)[:seats]
        self.match = begin(seats, coop=self.coop, handicap=handicap)
        self.model = Model(seats, self.coop, handicap)

    def act(self, seat: int, action: str, possible: bool) -> bool:
        """Whether the action, which the model calls possible or not, was done."""
        n = seat % len(self.model.seats)
        listed = action in set(self.match.game.legal(self.match.state, n))
        assert listed == possible
        if possible:
            self.match = self.match.play(n, action)
        else:
            with pytest.raises(IllegalAction) as caught:
                self.match.play(n, action)
            check_is_one_sentence(caught.value)
        return possible

    @rule(seat=SEATS, code=CODES, verifier=st.sampled_from("ABCD"))
    def ask(self, seat: int, code: str, verifier: str) -> None:
        n = seat % len(self.model.seats)
        if self.act(n, f"ask {code} {verifier}", self.model.may_ask(n, code, verifier)):
            self.model.ask(n, code, verifier)
            answers = self.match.view(n)["sheet"]["rounds"][-1]["answers"]
            assert answers[verifier] == passes(code, verifier)

    @rule(seat=SEATS, thumb=st.sampled_from(["down", "down", "up"]), code=CODES)
    def show(self, seat: int, thumb: str, code: str) -> None:
        n = seat % len(self.model.seats)
        wanted = code if thumb == "up" else "down"
        possible = self.model.may_act(n) and self.model.seats[n].thumb != wanted
        if self.act(n, f"thumb up {code}" if thumb == "up" else "thumb down", possible):
            self.model.change(n, thumb=wanted)

    @rule(code=FEW)
    def all_show(self, code: str) -> None:
        """So that rounds end often."""
        for n in range(len(self.model.seats)):
            self.show(n, "up" if n == 0 else "down", code)

    @rule(seat=SEATS)
    def take_back(self, seat: int) -> None:
        n = seat % len(self.model.seats)
        possible = self.model.may_act(n) and self.model.seats[n].thumb != ""
        if self.act(n, "thumb back", possible):
            self.model.change(n, thumb="")

    @rule(seat=SEATS)
    def leave(self, seat: int) -> None:
        n = seat % len(self.model.seats)
        if self.act(n, "leave", self.model.may_act(n)):
            self.model.change(n, gone=True)

    @rule(seat=SEATS)
    def come_back(self, seat: int) -> None:
        n = seat % len(self.model.seats)
        own = self.model.seats[n]
        if self.act(n, "return", self.model.result is None and own.gone and not own.out):
            self.model.change(n, gone=False)

    @precondition(lambda self: self.model.round > 1)
    @rule(seat=SEATS)
    def resign(self, seat: int) -> None:
        n = seat % len(self.model.seats)
        possible = self.model.result is None and not self.model.seats[n].out
        if self.act(n, "resign", possible):
            self.model.change(n, out=True, thumb="")

    @rule(seat=SEATS, action=st.sampled_from(["note A x", "mark t1", "mark 4b +"]))
    def write(self, seat: int, action: str) -> None:
        n = seat % len(self.model.seats)
        if self.model.may_act(n):
            self.match = self.match.play(n, action)

    @invariant()
    def agree(self) -> None:
        if not hasattr(self, "model"):
            return
        model, view = self.model, self.match.view(None)
        assert view["round"] == model.round
        result = model.result and {"why": model.result[0], "winners": model.result[1]}
        assert view.get("outcome") == result
        for own, public in zip(model.seats, view["seats"], strict=True):
            assert public["questions"] == own.asked
            assert public["out"] == own.out or result
            assert public["gone"] == own.gone
            if result is None:
                assert public["done"] == bool(own.thumb and not own.out)
        if result is None:
            here = model.here()
            missing = [n for n in here if not model.seats[n].thumb]
            assert view["waiting"] == (missing or here)
        else:
            assert view["waiting"] == []


class TeamRules(Rules):
    coop = True


LENGTHS = settings(
    max_examples=scale(600),
    stateful_step_count=40,
    suppress_health_check=[HealthCheck.too_slow],
)
TestRules = Rules.TestCase
TestRules.settings = LENGTHS
TestTeamRules = TeamRules.TestCase
TestTeamRules.settings = LENGTHS
