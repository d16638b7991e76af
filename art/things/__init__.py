"""Subjects for scenes. Each is a function of a pen (see Canvas.pen) with its feet at (0, 0).

A subject is about 100 units high unless its docstring says otherwise; the pen's scale changes it.
"""

from things.animals import *  # noqa: F403
from things.birds import *  # noqa: F403
from things.buildings import *  # noqa: F403
from things.household import *  # noqa: F403
from things.nature import *  # noqa: F403
from things.objects import *  # noqa: F403
from things.people import *  # noqa: F403
from things.plants import *  # noqa: F403
from things.sea_life import *  # noqa: F403
from things.vehicles import *  # noqa: F403
