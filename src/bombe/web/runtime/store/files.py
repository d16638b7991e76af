"""The files of an SQLite database while it is open.

SQLite writes on into a file that has been deleted or replaced, and says that all is well; a restart
would find none of it. So what is at the path is compared with what was opened. The files are never
opened for that: closing one again would release the locks that SQLite has on it.
"""

from __future__ import annotations

import os
from pathlib import Path

from bombe.table.messages import Trouble

# The log holds the newest commits, and a second index of it would let another process overwrite
# them.
BESIDE = ("", "-wal", "-shm")


class OpenFiles:
    """What was at the path when the database was opened, with something written to it already."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known = {f"{path}{end}": _identity(f"{path}{end}") for end in BESIDE}
        self._size = path.stat().st_size  # which never shrinks by itself

    def trouble(self) -> Trouble | None:
        """What has happened to the files, if anything has."""
        try:
            for name, known in self._known.items():
                if _identity(name) != known:
                    return "replaced"
            size = os.stat(self._path).st_size
        except FileNotFoundError:
            return "removed"
        except OSError:  # the folder cannot be reached, or the disk cannot be read
            return "disk"
        if size < self._size:
            return "truncated"
        self._size = size
        return None

    @property
    def is_empty(self) -> bool:
        """Whether nothing is left of the database. SQLite must not open it then: it would delete
        the log, which may hold what was lost."""
        return self._path.stat().st_size == 0


def _identity(name: str) -> tuple[int, int]:
    found = os.stat(name)
    return found.st_dev, found.st_ino
