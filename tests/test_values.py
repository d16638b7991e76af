"""Values that never change, and what is derived from them."""

from __future__ import annotations

from dataclasses import dataclass

from bombe.values import changed, derived


@dataclass(frozen=True)
class Box:
    width: int
    height: int
    label: str = ""

    @derived
    def words(self) -> list[str]:
        return [self.label, f"{self.width}x{self.height}"]

    @derived.of("width", "height")
    def area(self) -> list[int]:
        return [self.width * self.height]


def test_a_part_is_worked_out_once() -> None:
    box = Box(2, 3)
    assert box.area == [6]
    assert box.area is box.area
    assert box.words is box.words


def test_a_copy_keeps_what_does_not_depend_on_what_changed() -> None:
    box = Box(2, 3)
    area = box.area
    named = changed(box, label="tea")
    assert (named.width, named.height, named.label) == (2, 3, "tea")
    assert named.area is area
    assert named.words == ["tea", "2x3"]
    assert box.words == ["", "2x3"]


def test_a_copy_works_out_anew_what_depends_on_what_changed() -> None:
    box = Box(2, 3)
    assert (box.area, box.words) == ([6], ["", "2x3"])
    wide = changed(box, width=5, label="box")
    assert (wide.area, wide.words) == ([15], ["box", "5x3"])
    assert box.area == [6]
