"""The turns of some rooms in PostgreSQL, taken together.

The rooms are locked, each decides by what is new in it, and what they decide is written. Until that
is committed other processes wait for these rooms, in the order in which they came. A process that
dies in between loses its connection, and with it the locks; one that stops does so after a while,
by the database's own clock (`idle_in_transaction_session_timeout`), and nothing of it is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bombe.table.events import Row
from bombe.web.runtime.store.asked import Append, Next
from bombe.web.runtime.store.statements import (
    APPEND,
    HOLD,
    Connection,
    columns,
    outcomes,
    read_on,
)

Decided = Append | Literal[True] | Exception  # what to write, nothing, or why it cannot be said


class Turns:
    def __init__(self, group: Sequence[Next], sender: str) -> None:
        self.outcomes: Sequence[bool | Exception] = ()
        self.lost = False  # whether a failure means that nothing was written, because we were late
        self._group = group
        self._sender = sender

    async def take(self, connection: Connection) -> None:
        try:
            transaction = connection.transaction()
            await transaction.start()
            await connection.execute(HOLD, [one.room for one in self._group])
            self.lost = True
            decided = self._decided(await read_on(connection, self._group))
            appends = [one for one in decided if isinstance(one, Append)]
            taken = await connection.fetch(APPEND, *columns(appends, self._sender))
            written = iter(outcomes(appends, taken))
            self.outcomes = [next(written) if isinstance(one, Append) else one for one in decided]
            self.lost = False
            await transaction.commit()
        except BaseException:
            # The transaction goes with it. To roll back would be to wait for a server that may not
            # answer.
            connection.terminate()
            raise

    def _decided(self, news: Sequence[Sequence[Row]]) -> list[Decided]:
        decided: list[Decided] = []
        for one, rows in zip(self._group, news, strict=True):
            try:
                decided.append(one.decide(rows) or True)
            except Exception as error:
                decided.append(error)
        return decided
