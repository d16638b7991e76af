"""Any JSON, arranged to be read: what the fallback page shows of a game it knows nothing of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Any, Generic, TypeVar

from bombe.game import View

Part = TypeVar("Part")

PICTURE = {"name", "text", "print"}  # what a view says of a picture
FEW = 12  # actions that fit on buttons, and values that fit into a menu
FEW_WORDS = 6  # second words that are worth a group each
MOST_BUTTONS = 60  # on a page; of more actions one is chosen by typing
MOST_LISTED = 200  # words that a field offers; others can be typed


# --- what a seat sees ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Lazily(Generic[Part]):
    """Parts that are made one after the other whenever somebody goes through them. A full table has
    thousands, and a page of it is drawn bit by bit."""

    make: Callable[[], Iterator[Part]]

    def __iter__(self) -> Iterator[Part]:
        return self.make()


@dataclass(frozen=True)
class Shape:
    """How a value is shown. `kind` names the macro that draws it."""

    kind: str  # text, yes, no, nothing, line, facts, table, list or picture
    text: Any = None
    label: str = ""  # where in the view it is, for announcing a change
    facts: Sequence[tuple[str, Shape]] = ()
    columns: Sequence[str] = ()
    rows: Iterable[tuple[Any, Sequence[Shape | None]]] = ()
    numbered: bool = False  # the rows, which have no names
    items: Iterable[Shape] = ()
    name: str = ""  # of a picture

    @property
    def is_large(self) -> bool:
        return self.kind in ("facts", "table", "list", "picture")


def shaped(value: object, label: str = "", names: Sequence[object] = ()) -> Shape:
    """The shape of a value; with `names`, a list has a row for each of these."""
    if value is None or value == "":
        return Shape("nothing", label=label)
    if isinstance(value, bool):
        return Shape("yes" if value else "no", label=label)
    if isinstance(value, dict) and value.keys() == PICTURE:
        return Shape("picture", value["text"], name=value["name"], label=label)
    if isinstance(value, dict):
        facts = [(_words(key), shaped(one, _path(label, key))) for key, one in value.items()]
        return Shape("facts", facts=facts) if facts else Shape("nothing", label=label)
    if isinstance(value, list):
        return _listed(value, label, names)
    return Shape("text", value, label)


def _listed(values: list[Any], label: str, names: Sequence[object]) -> Shape:
    if not values:
        return Shape("nothing", label=label)
    if all(isinstance(one, dict) and one.keys() != PICTURE for one in values):
        columns = list(dict.fromkeys(key for one in values for key in one))
        named = len(names) == len(values)
        heads = names if named else range(1, len(values) + 1)
        rows = Lazily(partial(_rows, values, label, heads, columns))
        titles = [_words(key) for key in columns]
        return Shape("table", columns=titles, rows=rows, numbered=not named)
    if any(isinstance(one, dict | list) for one in values):
        return Shape("list", items=Lazily(partial(_items, values, label)))
    return Shape("line", items=[shaped(one) for one in values], label=label)


def _rows(
    values: list[Any], label: str, heads: Sequence[object], columns: list[str]
) -> Iterator[tuple[Any, Sequence[Shape | None]]]:
    for head, one in zip(heads, values, strict=True):
        yield (
            head,
            [
                shaped(one[key], _path(f"{label} {head}", key)) if key in one else None
                for key in columns
            ],
        )


def _items(values: list[Any], label: str) -> Iterator[Shape]:
    for n, one in enumerate(values, 1):
        yield shaped(one, f"{label} {n}")


def view_shape(view: View, names: Sequence[object]) -> Shape:
    """A whole view: `seats` has a row with each one's name, and who `you` are need not be said."""
    facts = [
        (_words(key), shaped(one, _words(key), names if key == "seats" else ()))
        for key, one in view.items()
        if key != "you"
    ]
    # What is short comes first: nobody should have to look for it between the tables.
    return Shape("facts", facts=sorted(facts, key=lambda fact: fact[1].is_large))


def big_table(seats: list[dict[str, Any]], names: Sequence[object]) -> Shape:
    """Of what is public of each seat only what can be read from afar."""
    plain = [
        {
            key: len(one) if isinstance(one, list) else one
            for key, one in seat.items()
            if not isinstance(one, dict)
        }
        for seat in seats
    ]
    return shaped(plain, "", names)


def _words(key: str) -> str:
    return key.replace("_", " ")


def _path(label: str, key: str) -> str:
    return f"{label} {_words(key)}".strip()


# --- what a seat may do --------------------------------------------------------------------------


@dataclass(frozen=True)
class Moves:
    """Actions that begin alike: as buttons, or as words to be filled in behind the beginning."""

    prefix: str
    buttons: Sequence[str] = ()  # whole actions
    slots: Sequence[Sequence[str]] = ()  # the choices at each place after the prefix
    example: str = ""


def grouped(actions: Iterable[str]) -> list[Moves]:
    """Legal actions by their first word, a form for each group, those on buttons first. Those that
    are like no other share a form; so do all, with a field to type into, where there would be too
    many buttons."""
    verbs: dict[str, list[list[str]]] = {}
    for action in actions:
        verb, *rest = action.split(" ")
        verbs.setdefault(verb, []).append(rest)
    groups = [group for verb, rests in verbs.items() for group in _split([verb], rests)]
    buttons = [action for group in groups for action in group.buttons]
    if len(buttons) > MOST_BUTTONS:
        others = [group for group in groups if not group.buttons]
        return [Moves("", slots=[buttons], example=buttons[len(buttons) // 2]), *others]
    single = [group.buttons[0] for group in groups if len(group.buttons) == 1]
    return [
        *(group for group in groups if len(group.buttons) > 1),
        *([Moves("", buttons=single)] if single else []),
        *(group for group in groups if not group.buttons),
    ]


def _split(prefix: list[str], rests: list[list[str]]) -> list[Moves]:
    start = " ".join(prefix)
    if len(rests) <= FEW:
        return [Moves(start, buttons=[" ".join([*prefix, *rest]) for rest in rests])]
    slots = _slots(rests)
    if slots is None:
        heads = list(dict.fromkeys(rest[0] for rest in rests if rest))
        if len(heads) <= FEW_WORDS and all(rests):
            return [
                group
                for head in heads
                for group in _split(
                    [*prefix, head], [rest[1:] for rest in rests if rest[0] == head]
                )
            ]
        slots = [[" ".join(rest) for rest in rests]]
    return [Moves(start, slots=slots, example=" ".join([start, *rests[len(rests) // 2]]))]


def _slots(rests: list[list[str]]) -> list[list[str]] | None:
    """The choices at each place, if every choice at one goes with every choice at the others."""
    if len({len(rest) for rest in rests}) > 1 or not rests[0]:
        return None
    places = [list(dict.fromkeys(place)) for place in zip(*rests, strict=True)]
    size = 1
    for place in places:
        size *= len(place)
    if size != len(rests) or {*map(tuple, rests)} != {*product(*places)}:
        return None
    return places
