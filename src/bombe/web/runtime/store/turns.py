"""The turns of some rooms in PostgreSQL, taken together.

The rooms are locked, each decides by what is new in it, and what they decide is written. Until that
is committed other processes wait for these rooms. Those that others have just locked are left for
the next time, since who waits with some rooms in hand makes others wait too; but a room that was
missed some times is waited for, and then locks are given in the order in which they were asked for.
Who has waited for long lets go of what it has and comes again (`lock_timeout`): several that stand
still one after the other are no database that does not answer.

A process that dies in between loses its connection, and with it the locks; one that stops does so
after a while, by the database's own clock (`idle_in_transaction_session_timeout`). Then nothing of
its turn is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import asyncpg

from bombe.table.events import Row
from bombe.web.runtime.store import StoreDown
from bombe.web.runtime.store.asked import Append, Next
from bombe.web.runtime.store.statements import (
    APPEND,
    HOLD,
    HOLD_FREE,
    Connection,
    columns,
    outcomes,
    read_on,
)

Decided = Append | Literal[True] | Exception  # what to write, nothing, or why it cannot be said
MOST_MISSED = 3  # times that others had a room, before it is waited for
MOST_WAITED = 12  # times that it was waited for in vain
HELD_UP = (asyncpg.LockNotAvailableError, asyncpg.DeadlockDetectedError)


class Turns:
    def __init__(self, group: Sequence[Next], sender: str) -> None:
        self.outcomes: Sequence[bool | Exception | None] = ()  # None: another had the room
        self.lost = False  # whether a failure means that nothing was written, because we were late
        self._group = group
        self._sender = sender

    async def take(self, connection: Connection) -> None:
        try:
            transaction = connection.transaction()
            await transaction.start()
            try:
                ours = await self._hold(connection)
            except HELD_UP:
                await transaction.rollback()
                self.outcomes = [_waited(one) for one in self._group]
                return
            self.lost = True
            decided = _decided(ours, await read_on(connection, ours))
            appends = [one for one in decided if isinstance(one, Append)]
            taken = await connection.fetch(APPEND, *columns(appends, self._sender))
            written = dict(
                zip((one.room for one in appends), outcomes(appends, taken), strict=True)
            )
            known = {
                one.room: written[one.room] if isinstance(what, Append) else what
                for one, what in zip(ours, decided, strict=True)
            }
            self.outcomes = [known.get(one.room) for one in self._group]
            self.lost = False
            await transaction.commit()
        except BaseException:
            # The transaction goes with it. To roll back would be to wait for a server that may not
            # answer.
            connection.terminate()
            raise

    async def _hold(self, connection: Connection) -> list[Next]:
        """Those of the group whose rooms are ours now; one at least."""
        rooms = [one.room for one in self._group]
        if long_missed := [one.room for one in self._group if one.missed >= MOST_MISSED]:
            await connection.execute(HOLD, long_missed)
        free = await connection.fetch(HOLD_FREE, rooms)
        if not free:
            await connection.execute(HOLD, rooms[:1])
            free = await connection.fetch(HOLD_FREE, rooms)
        ours = {room for (room,) in free}
        for one in self._group:
            one.missed += one.room not in ours
        return [one for one in self._group if one.room in ours]


def _waited(one: Next) -> Exception | None:
    one.waited += 1
    return StoreDown("another process has the room") if one.waited >= MOST_WAITED else None


def _decided(group: Sequence[Next], news: Sequence[Sequence[Row]]) -> list[Decided]:
    decided: list[Decided] = []
    for one, rows in zip(group, news, strict=True):
        try:
            decided.append(one.decide(rows) or True)
        except Exception as error:
            decided.append(error)
    return decided
