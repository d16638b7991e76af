"""The clock that tests move on themselves."""

from __future__ import annotations

from support.recording import clockwork, play


def test_time_goes_on_where_most_timers_were_cancelled() -> None:
    """A loop then puts the timers that are left in another list."""

    async def work() -> list[int]:
        loop, rung = clockwork(), list[int]()
        timers = [loop.call_at(n + 1, rung.append, n) for n in range(300)]
        await loop.until(0.5)
        for timer in timers[:250]:
            timer.cancel()
        await loop.until(290)
        return rung

    assert play(work()) == [*range(250, 290)]
