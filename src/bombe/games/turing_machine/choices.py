"""What a host may choose for a match, and what people call it."""

from __future__ import annotations

from bombe.game import Option
from bombe.games.turing_machine.generate import Difficulty
from bombe.games.turing_machine.problem import SIZES, Mode
from bombe.text import T

AIDS = ("codes", "laws", "marks", "hints")
NO_MACHINE = "none"
MACHINES = (NO_MACHINE, "plain", "clever", "optimal")

MODES = {"classic": T("classic"), "extreme": T("extreme"), "nightmare": T("nightmare")}
DIFFICULTIES = {"easy": T("easy"), "standard": T("standard"), "hard": T("hard")}
NAMES = {"plain": T("plain"), "clever": T("clever"), "optimal": T("optimal")}  # of levels
BOT_NAMES = {"plain": T("Plain"), "clever": T("Clever"), "optimal": T("Optimal")}

OPTIONS = {
    "mode": Option(T("Mode"), "classic", [mode.value for mode in Mode], labels=MODES),
    "verifiers": Option(T("Verifiers"), 5, SIZES),
    "difficulty": Option(
        T("Difficulty"), "standard", [d.value for d in Difficulty], labels=DIFFICULTIES
    ),
    "by_thought": Option(T("Solvable without a question"), False, (False, True)),
    "problem": Option(T("An id or cards of your own"), "", secret=True),
    "coop": Option(T("All against the Machine on one note sheet"), False, (False, True)),
    "machine": Option(
        T("The Machine to beat"),
        NO_MACHINE,
        MACHINES,
        labels={NO_MACHINE: T("no Machine"), **NAMES},
    ),
    "aid_codes": Option(T("Show the codes still possible"), False, (False, True)),
    "aid_laws": Option(T("Cross out impossible criteria"), False, (False, True)),
    "aid_marks": Option(
        T("Warn about marks that the answers do not support"), False, (False, True)
    ),
    "aid_hints": Option(T("Hints"), False, (False, True)),
    "handicap": Option(T("Handicap: questions used up in round 1"), 0, (0, 1, 2), per_seat=True),
}
