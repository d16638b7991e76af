"""The compiled search: the same as `search`, many times as fast.

It is C, carried by a wheel or compiled where it runs (see `library`). Where it is neither, there is
no kernel, and everything works without it. A search for which there is not enough memory raises
MemoryError, and can be tried again.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from bombe.games.turing_machine.kernel.library import Found, find
from bombe.games.turing_machine.rows import Rows
from bombe.games.turing_machine.search import QUICK, ROUND, Effort
from bombe.games.turing_machine.worst_search import Worst

SLOTS = 1 << 23  # at most, of the hash table of sets: 40 bytes each
HEED = 0.1  # seconds between two looks whether somebody has interrupted us
NO_MEMORY = -1  # what a call gives then; instead of a solver it is None
MOST_WORLDS = ROUND >> 6  # so that their questions, summed, never reach a round


def found(environment: Mapping[str, str], compile_now: bool = True) -> Found:
    """The kernel, if there is one here, where it comes from, and which files are not used."""
    return find(environment, _typed, compile_now)


@cache
def load(compile_now: bool = True) -> ctypes.CDLL | None:
    """The kernel, if there is one here."""
    return found(os.environ, compile_now).kernel


def _typed(kernel: ctypes.CDLL) -> None:
    solver, ids, n = ctypes.c_void_p, ctypes.POINTER(ctypes.c_int32), ctypes.c_int
    seconds, value = ctypes.c_double, ctypes.POINTER(ctypes.c_int64)
    law, masks = ctypes.c_char_p, ctypes.POINTER(ctypes.c_uint64)
    for name, result, arguments in (
        ("new", solver, [n, n, law, masks, ids, ctypes.c_int64]),
        ("free", None, [solver]),
        ("heed", None, [solver, _INTERRUPTED, seconds]),
        ("searches", ctypes.c_uint64, [solver]),
        ("value", n, [solver, ids, n, seconds, value]),
        ("open", n, [solver, ids, n, n, n, seconds, value]),
        ("question", n, [solver, ids, n, ctypes.c_int64, seconds, ids]),
        ("open_question", n, [solver, ids, n, n, n, ctypes.c_int64, seconds, ids]),
        ("play", ctypes.c_int64, [solver, ids, n, n, n, n, n, seconds, ids]),
        ("worst", n, [solver, ids, n, n, n, n, n, seconds, ids]),
        ("count", None, [n, masks, masks, n, n, ctypes.POINTER(ctypes.c_void_p)]),
    ):
        function = getattr(kernel, f"bombe_{name}")
        function.restype = result
        function.argtypes = arguments
        if result is not None:
            function.errcheck = _enough_memory


def _enough_memory(result: int | None, _function: object, _arguments: object) -> int:
    """What a call gives, unless there was not the memory for it."""
    if result is None or result == NO_MEMORY:
        raise MemoryError("there is not enough memory for the search")
    return result


_INTERRUPTED = ctypes.CFUNCTYPE(ctypes.c_int)


class _Heed:
    """What the kernel asks whether to stop, so that an interrupt from the keyboard need not wait
    for the end of a search, and a search need not be ended to look for one."""

    def __init__(self) -> None:
        self._errors: list[BaseException] = []
        answers = _answers(self._errors)
        next(answers)
        self.asked = _INTERRUPTED(answers.__next__)

    def must_go_on(self) -> None:
        if self._errors:
            raise self._errors.pop()


def _answers(errors: list[BaseException]) -> Iterator[int]:
    # Python handles signals as it goes on after a `yield`, which is within the `try`. In a function
    # it would do so before the first line of it, and ctypes would lose the error.
    while True:
        try:
            yield len(errors)
        except GeneratorExit:
            return
        except BaseException as error:
            errors[:] = [error]


class KernelSearch:
    """A `search.Search` by the kernel."""

    def __init__(self, rows: Rows, kernel: ctypes.CDLL, slots: int = SLOTS) -> None:
        self._kernel = kernel
        worlds = sum(rows.weights)
        if worlds > MOST_WORLDS:
            raise OverflowError(f"{worlds:,} worlds are more than costs can be added up for")
        masks = [word for mask in rows.masks for word in (mask & (1 << 64) - 1, mask >> 64)]
        self._solver = kernel.bombe_new(
            len(rows),
            rows.verifiers,
            b"".join(rows.laws),
            (ctypes.c_uint64 * len(masks))(*masks),
            _ids(rows.weights),
            slots,
        )
        self._heed = _Heed()
        kernel.bombe_heed(self._solver, self._heed.asked, HEED)

    def __del__(self) -> None:
        if solver := getattr(self, "_solver", None):
            self._kernel.bombe_free(solver)
            self._solver = None

    @property
    def searches(self) -> int:
        return int(self._kernel.bombe_searches(self._solver))

    def value(self, rows: Sequence[int], seconds: float) -> tuple[int, bool]:
        value = ctypes.c_int64()
        done = self._call("value", _ids(rows), len(rows), seconds, value)
        return value.value, bool(done)

    def open_value(
        self, rows: Sequence[int], proposal: int, left: int, seconds: float
    ) -> tuple[int, bool]:
        value = ctypes.c_int64()
        done = self._call("open", _ids(rows), len(rows), proposal, left, seconds, value)
        return value.value, bool(done)

    def _call(self, name: str, *arguments: object) -> int:
        result: int = getattr(self._kernel, f"bombe_{name}")(self._solver, *arguments)
        self._heed.must_go_on()
        return result

    def question(self, rows: Sequence[int], value: int, seconds: float) -> tuple[int, int] | None:
        found = (ctypes.c_int32 * 2)()
        done = self._call("question", _ids(rows), len(rows), value, seconds, found)
        return (found[0], found[1]) if done else None

    def open_question(
        self, rows: Sequence[int], proposal: int, left: int, value: int, seconds: float
    ) -> int | None:
        found = (ctypes.c_int32 * 2)()
        self._call("open_question", _ids(rows), len(rows), proposal, left, value, seconds, found)
        return found[1] if found[1] >= 0 else None

    def play(
        self,
        rows: Sequence[int],
        proposal: int | None = None,
        left: int = 0,
        effort: Effort = QUICK,
    ) -> tuple[int, tuple[int, int] | None]:
        found = (ctypes.c_int32 * 2)()
        asked = -1 if proposal is None else proposal
        cost = self._call("play", _ids(rows), len(rows), asked, left, *effort, found)
        return cost, (found[0], found[1]) if found[0] >= 0 else None

    def worst(
        self,
        rows: Sequence[int],
        kind: Worst,
        seconds: float,
        proposal: int | None = None,
        left: int = 0,
        most: int | None = None,
    ) -> tuple[int, int]:
        found = (ctypes.c_int32 * 2)()
        number, asked = (-1 if one is None else one for one in (most, proposal))
        which = [*Worst].index(kind)
        self._call("worst", _ids(rows), len(rows), which, asked, left, number, seconds, found)
        return found[0], found[1]


def _ids(values: Sequence[int]) -> ctypes.Array[ctypes.c_int32]:
    return (ctypes.c_int32 * len(values))(*values)
