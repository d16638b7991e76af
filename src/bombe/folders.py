"""Where things are kept on this machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where a program keeps what is its user's."""
    if os.name == "nt":
        return Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "bombe"
    if os.uname().sysname == "Darwin":
        return Path.home() / "Library" / "Application Support" / "bombe"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "bombe"
