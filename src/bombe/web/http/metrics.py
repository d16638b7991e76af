"""Figures of a running server, in the text form that Prometheus reads.

They count what all rooms do together. Even so they are told only to the machine that the server
runs on: on a quiet server the number of actions would tell that another seat made a mark.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from bombe.web.runtime.rooms import Rooms

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


@dataclass
class Metrics:
    actions: int = 0  # asked for, whether accepted or refused
    requests: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    buckets: Counter[float] = field(default_factory=Counter)
    seconds: float = 0.0

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests[method, route, status] += 1
        self.seconds += seconds
        for bound in BUCKETS:
            if seconds <= bound:
                self.buckets[bound] += 1

    def text(self, rooms: Rooms) -> str:
        live = rooms.live.values()
        pool = rooms.pool
        total = sum(self.requests.values())
        lines: list[str] = []

        def figure(name: str, kind: str, about: str, *values: tuple[str, float]) -> None:
            lines.append(f"# HELP bombe_{name} {about}")
            lines.append(f"# TYPE bombe_{name} {kind}")
            lines.extend(f"bombe_{name}{label} {value}" for label, value in values)

        figure("rooms", "gauge", "Rooms in memory.", ("", len(live)))
        figure("sockets", "gauge", "Open connections.", ("", sum(len(r.sockets) for r in live)))
        figure("matches", "gauge", "Running.", ("", sum(r.room.running is not None for r in live)))
        figure("actions_total", "counter", "Actions asked for.", ("", self.actions))
        figure("changes_total", "counter", "Changes written.", ("", rooms.actions))
        figure("unreadable", "gauge", "Damaged rooms asked for.", ("", len(rooms.unreadable)))
        figure("chores_total", "counter", "Looks at what is idle or old.", ("", rooms.chores))
        figure("bots_waiting", "gauge", "Thoughts and deals that wait.", ("", pool.waiting))
        figure("bots_thinking", "gauge", "Thoughts and deals under way.", ("", pool.thinking))
        figure("bots_done_total", "counter", "Thoughts and deals finished.", ("", pool.done))
        figure("bots_killed_total", "counter", "Thoughts that took too long.", ("", pool.killed))
        if sys.platform != "win32":
            peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            peak *= 1 if sys.platform == "darwin" else 1024
            figure("memory_peak_bytes", "gauge", "Most memory ever used.", ("", peak))
        figure(
            "requests_total",
            "counter",
            "Requests by method, route and status.",
            *(
                (f'{{method="{method}",route="{route}",status="{status}"}}', count)
                for (method, route, status), count in sorted(self.requests.items())
            ),
        )
        lines.append("# HELP bombe_request_seconds How long requests took.")
        lines.append("# TYPE bombe_request_seconds histogram")
        lines.extend(
            f'bombe_request_seconds_bucket{{le="{bound}"}} {self.buckets[bound]}'
            for bound in BUCKETS
        )
        lines.append(f'bombe_request_seconds_bucket{{le="+Inf"}} {total}')
        lines.append(f"bombe_request_seconds_sum {self.seconds:.6f}")
        lines.append(f"bombe_request_seconds_count {total}")
        return "\n".join(lines) + "\n"
