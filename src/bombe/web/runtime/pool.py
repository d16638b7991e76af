"""Where bots think, matches are dealt and the Machine ponders: some processes beside the server.

No request and no push waits for them. There are three lanes, each with processes of its own. In the
*quick* lane is what takes milliseconds: deals, the answers of a game's page, what a stranger sends,
bots. What takes longer there than a moment is begun again in the *slow* lane, which has the
lowest priority; bots and answers that were slow once go there at once from then on. So the slow
never occupies what the quick needs. Long replays, for which somebody waits, are made in the
*steady* lane: it is not behind any thought, and gets on on a busy machine, too.

In each lane payers take turns, and so do the rooms of a payer: one who wants much waits for
themselves. A payer is an address, or a room where nobody has asked. A room has one thought at a
time in the slow lane. What nobody waits for any more is dropped, and in the slow lane its process
with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any

from bombe.game import Branch, Deal, Game, Options, View
from bombe.groundwork import Work
from bombe.table.room import GameFault
from bombe.text import BadInput, T
from bombe.web.logging import journal
from bombe.web.runtime import frames
from bombe.web.runtime.frames import Answer, Call, Done, Failed, Home, Refused, Spent
from bombe.web.runtime.lanes import Habit, Job, Lane
from bombe.web.runtime.tasks import TASKS
from bombe.web.runtime.worker import Worker

QUICK_NICENESS = 5  # the loop goes first where cores are scarce
STEADY_NICENESS = 10
SLOW_NICENESS = 19
QUICK_SECONDS = 1.0  # of processor time for a task in the quick lane
IDLING = 10  # times as long it may be there, but not a deal: on a busy machine all take long
PONDER_SECONDS = 60.0  # for what a game ponders: few of them are this slow, and nobody waits
DEAR_SECONDS = 0.05  # of processor time; bots that took more are slow
FIRST_SECONDS = 0.4  # and when it is the first in a process, which imports what it needs
SLOW_MEMORY = 320 * 1024 * 1024  # for a process of the slow lane, beside what it begins with
LONG_REPLAY = 40_000  # characters of a match that take longer to tell than a moment
PAYERS = 64  # of so many, each may have a queue of full length
LONGEST_TRACEBACK = 20_000


class Busy(Exception):
    """Too many tasks are queued already. Nothing was begun; try again later."""


class Unthought(Exception):
    """The task came to no end, and a new try may or may not. Says why, with no word of the data;
    the log has it too."""


class TooSlow(Unthought):
    """It took longer than a task may; its process was killed."""


class Broken(Unthought):
    """Its process died, or was ended with the pool."""


class Faulty(Broken, GameFault):
    """The game's code raised what it should not have; the log has the traceback."""

    def __init__(self, task: str, where: str) -> None:
        GameFault.__init__(self, NO_DEAL if task == "deal" else NO_ANSWER)
        self.args = (where,)


NO_DEAL = T("This game has a fault: the match could not be dealt. The server's log says more.")
NO_ANSWER = T("This game has a fault: it could not work this out. The server's log says more.")


class Pool:
    """At most `size` quick and `slow` slow processes; of each payer at most `queue` tasks that wait
    for a process of a lane; at most `seconds` for a task once it is begun, and in the quick lane
    `quick` of processor time. Processes are started when they are first needed, in the quick lane
    one before that, and stay. With the names of modules that the steady lane `needs` it is ready
    by the time a match can be over."""

    def __init__(
        self,
        size: int,
        queue: int,
        seconds: float,
        slow: int = 1,
        quick: float = QUICK_SECONDS,
        needs: Sequence[str] = (),
    ) -> None:
        self.queue = queue
        self.seconds = seconds
        self.quick_seconds = quick
        self.done = 0  # tasks that ended by themselves
        self.killed = 0  # processes that were too slow, or died
        self.moved = 0  # tasks that were begun in the quick lane and were too slow for it
        self.dropped = 0  # tasks that were begun in the slow lane and became pointless
        self._quick = Lane(size, QUICK_NICENESS, keeps_one=True)
        self._slow = Lane(slow, SLOW_NICENESS, SLOW_MEMORY, one_a_room=True)
        self._steady = Lane(1, STEADY_NICENESS, SLOW_MEMORY, needs=needs, patient=True)
        self._lanes = (self._quick, self._slow, self._steady)
        self._dear: set[Habit] = set()
        self._workers: set[Worker] = set()  # those that live
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        return sum(lane.waiting for lane in self._lanes)

    @property
    def thinking(self) -> int:
        """Tasks begun and not ended."""
        return sum(lane.thinking for lane in self._lanes)

    def is_slow(self, game: Game[Any], level: str) -> bool:
        """Whether bots of this level have been slow."""
        return ("think", *_home(game), level) in self._dear

    # --- what can be asked -----------------------------------------------------------------------

    async def deal(
        self,
        game: Game[Any],
        options: Options,
        seats: int,
        seed: int,
        payer: str = "",
        room: str = "",
    ) -> tuple[Deal, list[str]]:
        """The deal of a new match, and what chance drew at once. `BadInput` as `Match.new`."""
        arguments = (dict(options), seats, seed)
        deal, drawn = await self._ask("deal", game, arguments, payer=payer, room=room)
        return deal, drawn

    async def think(
        self,
        game: Game[Any],
        level: str,
        view: View,
        seed: int,
        payer: str = "",
        room: str = "",
    ) -> str:
        """The next action of a bot that sees this view."""
        action: str = await self._ask(
            "think", game, (level, view, seed), payer=payer, room=room, habit=(level,)
        )
        return action

    async def ponder(
        self,
        game: Game[Any],
        asked: Any,
        quickly: bool = False,
        payer: str = "",
        room: str = "",
    ) -> str:
        """The action that a game makes of what it ponders."""
        level = asked.get("level", "") if isinstance(asked, dict) else ""
        habit = None if quickly else (str(level),)
        seconds = PONDER_SECONDS
        action: str = await self._ask(
            "ponder", game, (asked, quickly), payer, room, habit=habit, seconds=seconds
        )
        return action

    async def answer(
        self, game: Game[Any], home: str, name: str, asked: dict[str, Any], payer: str = ""
    ) -> Any:
        """What a function of the game's own says, found as `module:mapping` under a name."""
        return await self._ask("answer", game, (home, name, asked), payer=payer, habit=(home, name))

    async def groundwork(self, game: Game[Any], works: Sequence[Work], room: str = "") -> list[Any]:
        """What comes of some of the game's `works`."""
        asked = [[name, [*arguments]] for name, arguments in works]
        results: list[Any] = await self._ask("groundwork", game, (asked,), payer=room, room=room)
        return results

    async def retold(self, game: Game[Any], text: str) -> Any:
        """A match that is over, told again: see `retelling`."""
        lane = self._steady if len(text) > LONG_REPLAY else None
        return await self._ask("retold", game, (text,), payer="", lane=lane)

    async def whole(self, game: Game[Any], page: dict[str, Any]) -> Any:
        """A page of it with whole views."""
        return await self._ask("whole", game, (page,), payer="")

    async def lines(self, game: Game[Any], text: str, payer: str) -> Any:
        """Whose lines there are to review in a match that is over: see `reviewing`."""
        return await self._ask("lines", game, (text,), payer, lane=self._steady)

    async def review(
        self,
        game: Game[Any],
        text: str,
        n: int,
        seconds: float,
        thoroughly: bool,
        payer: str,
        found: str,
    ) -> Any:
        """One of them reviewed in about so much processor time, with what was found before;
        thoroughly, where nobody waits."""
        arguments = (text, n, seconds, found)
        lane, limit = (self._slow, PONDER_SECONDS) if thoroughly else (self._steady, 0.0)
        return await self._ask("review", game, arguments, payer, seconds=limit, lane=lane)

    async def branch(
        self,
        game: Game[Any],
        text: str,
        line: int,
        step: int,
        same: bool,
        seed: int,
        payer: str,
    ) -> Branch:
        """How a match begins that goes on from a step of one of them; else `BadInput`."""
        arguments = (text, line, step, same, seed)
        branch: Branch = await self._ask("branch", game, arguments, payer)
        return branch

    async def why(
        self, game: Game[Any], text: str, n: int, claim: str, seconds: float, payer: str
    ) -> Any:
        """Why something follows in one of them: see `reasoning`."""
        arguments = (text, n, claim, seconds)
        return await self._ask("why", game, arguments, payer, lane=self._steady)

    async def taught(
        self, game: Game[Any], asked: Sequence[Any], payer: str, long: bool = False
    ) -> Any:
        """What the school of a game has: see `teaching`. Where that takes `long`, it is not tried
        in the quick lane first."""
        lane = self._steady if long else None
        return await self._ask("taught", game, (*asked,), payer, lane=lane)

    async def drawn(self, game: Game[Any], home: str, asked: dict[str, Any]) -> Any:
        """What a function of the pages, under the name `drawn`, makes of a step of it."""
        arguments = (home, "drawn", asked)
        return await self._ask("answer", game, arguments, payer="", lane=self._steady)

    async def bounded(self, game: Game[Any], home: str, *arguments: Any, payer: str = "") -> Any:
        """What a function, named as `module:function`, makes of what a stranger has sent: with
        little memory, so that it harms at most its process."""
        return await self._ask("bounded", game, (home, *arguments), payer=payer)

    async def close(self) -> None:
        """End every process, and every task that waits or thinks."""
        self._closed = True
        for lane in self._lanes:
            for queue in (lane.deals, lane.others):
                for job in [*queue]:
                    queue.drop(job)
                    job.settle(Broken("closed"))
        # Not cancelled, since a process that is just being started could not be taken back; but
        # killed, so that a caller waiting for one learns of its death.
        while self._workers or self._tasks:
            await asyncio.gather(*(worker.end() for worker in list(self._workers)))
            if self._tasks:
                await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)

    # --- in turn ---------------------------------------------------------------------------------

    async def _ask(
        self,
        task: str,
        game: Game[Any],
        arguments: tuple[Any, ...],
        payer: str,
        room: str = "",
        habit: Habit | None = None,
        seconds: float = 0.0,
        lane: Lane | None = None,
    ) -> Any:
        if self._closed:
            raise Broken("closed")
        home = _home(game)
        call = Call(task, home, [*arguments])
        job = Job(
            call,
            type(game.title).catalogue,
            payer or room,
            room,
            None if habit is None else (task, *home, *habit),
            seconds or self.seconds,
            asyncio.get_running_loop().create_future(),
        )
        lane = lane or (self._slow if job.habit in self._dear else self._quick)
        queue = lane.queue(job)
        full = queue.waiting(job.payer) >= self.queue or len(queue) >= self.queue * PAYERS
        if full and not lane.begins(job):
            raise Busy
        queue.put(job)
        self._begin()
        try:
            return await job.answer
        finally:
            if not job.answer.done() or job.answer.cancelled():
                self._forsaken(job)

    def _forsaken(self, job: Job) -> None:
        """Nobody waits for a task any more: it gives up its place. One that was begun in the quick
        lane goes on: it ends soon, and a new process would cost more."""
        if any(lane.queue(job).drop(job) for lane in self._lanes):
            return
        if job.slow_worker is not None:
            job.slow_worker.kill()

    def _begin(self) -> None:
        """Begin what waits, as far as there are processes for it."""
        for lane in self._lanes:
            while not self._closed and (job := lane.next()):
                self._spawn(self._do(lane, job))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, lane: Lane, job: Job) -> None:
        worker = None
        result: Any = None
        hasty = lane is self._quick and self.quick_seconds < job.seconds
        hasty = hasty and TASKS[job.call.task].movable
        moved = False
        try:
            worker = await self._worker(lane)
            if self._closed:  # since then
                raise EOFError
            if lane is not self._quick:
                job.slow_worker = worker
            if lane.lacks_one:
                self._spawn(self._warmed(lane))
            if job.first and self._steady.needs and self._steady.is_cold:
                self._spawn(self._warmed(self._steady))
            if not job.answer.done():
                limit, seconds = self._limits(lane, job, hasty)
                async with asyncio.timeout(seconds):
                    answer = await worker.ask(job.framed(limit))
                result = self._result(job, answer, worker)
                self.done += 1
            if not lane.has_too_many:
                lane.idle.append(worker)
                worker = None
        except TimeoutError:
            moved = hasty and not job.first
            if not moved:
                journal.warning("slow", **_what(job.call))
                result = TooSlow("killed")
                self.killed += 1
        except frames.Unsendable:
            journal.error("failed", **_what(job.call), where="message")
            result = Faulty(job.call.task, "message")
            self.killed += 1
        except Exception as error:  # in every case the next task gets a new process
            limited = hasty or lane.patient
            overran = limited and worker is not None and await worker.overran()
            moved = hasty and overran
            result = Broken(f"the process died: {type(error).__name__}")
            if overran and not moved:
                journal.warning("slow", **_what(job.call))
                result = TooSlow("killed")
                self.killed += 1
            elif job.answer.cancelled() and job.slow_worker is not None:
                self.dropped += 1
            elif not self._closed and not moved:
                how = worker.returncode if worker is not None else None
                kind = type(error).__name__
                journal.error("died", **_what(job.call), kind=kind, how=how)
                self.killed += 1
        job.slow_worker = None
        lane.ended(job)
        if moved:
            self._move(job)
        else:
            job.settle(result)
        self._begin()
        if worker is not None:
            lane.processes -= 1
            await worker.end()

    def _limits(self, lane: Lane, job: Job, hasty: bool) -> tuple[float, float]:
        """The processor time that a task has in a lane, 0 if that is not counted, and the time."""
        if lane.patient:
            return job.seconds, job.seconds * IDLING
        if not hasty:
            return 0.0, job.seconds
        if job.first:
            return self.quick_seconds, job.seconds
        return self.quick_seconds, min(self.quick_seconds * IDLING, job.seconds)

    def _result(self, job: Job, answer: Answer, worker: Worker) -> Any:
        """What a task came to, or the exception that says why it came to nothing."""
        match answer:
            case Done():
                usual = DEAR_SECONDS if job.habit in worker.habits else FIRST_SECONDS
                worker.habits.add(job.habit)
                if answer.seconds > usual:
                    self._learn(job.habit)
                kind = TASKS[job.call.task].answer
                return frames.unpacked(answer.value, kind, job.catalogue)
            case Refused():
                return BadInput(frames.read_sentence(answer.sentence, job.catalogue))
            case Spent():
                return Broken(answer.where)
            case Failed():
                traceback = answer.traceback[:LONGEST_TRACEBACK]
                journal.error("failed", **_what(job.call), where=answer.where, traceback=traceback)
                return Faulty(job.call.task, answer.where)

    def _move(self, job: Job) -> None:
        """Let a task begin again where it may take long."""
        self.moved += 1
        self._learn(job.habit)
        if self._closed:
            job.settle(Broken("closed"))
        elif not job.answer.done():
            lane = self._steady if TASKS[job.call.task].awaited else self._slow
            lane.queue(job).put(job)

    def _learn(self, habit: Habit | None) -> None:
        """Tasks of this kind are slow: from now on, and those that wait."""
        if habit is None or habit in self._dear:
            return
        self._dear.add(habit)
        for job in [*self._quick.others]:
            if job.habit == habit:
                self._quick.others.drop(job)
                self._slow.others.put(job)

    async def _worker(self, lane: Lane) -> Worker:
        """A process that is ready: one that has nothing to do, else a new one."""
        while lane.idle:
            worker = lane.idle.pop()
            if worker.alive:
                return worker
            lane.processes -= 1
        return await self._started(lane)

    async def _warmed(self, lane: Lane) -> None:
        """Start a process before it is needed: on a busy machine that takes a second."""
        if lane.lacks_one or lane.is_cold:
            with suppress(Exception):  # the next task will meet it too
                worker = await self._started(lane)
                lane.idle.insert(0, worker)
                if self._closed:
                    await worker.end()

    async def _started(self, lane: Lane) -> Worker:
        lane.processes += 1
        try:
            return await Worker.started(self._workers, lane.niceness, lane.memory, lane.needs)
        except BaseException:
            lane.processes -= 1
            raise


def _home(game: Game[Any]) -> Home:
    """Where the process finds the game: a class that is made without arguments."""
    return type(game).__module__, type(game).__qualname__


def _what(call: Call) -> dict[str, str]:
    """What the log may contain about a task."""
    return {"task": call.task, "game": ".".join(call.home)}
