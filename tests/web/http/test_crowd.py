"""Who gives way when no more connections can be opened."""

from __future__ import annotations

from collections.abc import Sequence

from bombe.web.http.crowd import Crowd


class Wire:
    ended = False

    def abort(self) -> None:
        self.ended = True


def entered(crowd: Crowd, address: str, times: int) -> Sequence[Wire]:
    wires = [Wire() for _ in range(times)]
    for wire in wires:
        assert crowd.enter(wire, address) is not wire.ended
    return wires


def test_one_that_has_most_makes_room_for_others() -> None:
    crowd = Crowd(lambda: 10)
    eve = entered(crowd, "eve", 30)
    assert [wire.ended for wire in eve] == [False] * 10 + [True] * 20
    ada, ben = (entered(crowd, name, 3) for name in ("ada", "ben"))
    assert not any(wire.ended for wire in (*ada, *ben))
    assert sum(wire.ended for wire in eve) == 26
    assert not any(wire.ended for wire in eve[:4])  # it is the latest that go
    assert len(crowd) == 10


def test_between_equals_who_comes_last_gives_way() -> None:
    crowd = Crowd(lambda: 4)
    ada, ben = entered(crowd, "ada", 2), entered(crowd, "ben", 2)
    assert [wire.ended for wire in entered(crowd, "ben", 1)] == [True]
    assert not any(wire.ended for wire in (*ada, *ben))
    assert not entered(crowd, "eve", 1)[0].ended
    assert sum(wire.ended for wire in (*ada, *ben)) == 1


def test_a_place_that_was_left_is_free() -> None:
    crowd = Crowd(lambda: 1)
    (first,) = entered(crowd, "ada", 1)
    crowd.leave(first)
    crowd.leave(first)  # as one that was ended does once more
    assert not entered(crowd, "ben", 1)[0].ended
    assert not first.ended
