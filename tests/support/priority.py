"""With which priority a process imports this, and works later."""

from __future__ import annotations

import os

AT_IMPORT = os.nice(0)
SHOWN = {"drawn": lambda asked: [AT_IMPORT, os.nice(0)]}
