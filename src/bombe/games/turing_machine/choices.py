"""What a host may choose for a match, and what people call it."""

from __future__ import annotations

from bombe.chance import Chance
from bombe.game import Option, Options
from bombe.games.turing_machine.generate import Difficulty, Wish, generate, generate_on
from bombe.games.turing_machine.problem import SIZES, Mode, Secret
from bombe.games.turing_machine.reference import read_typed
from bombe.text import T

AIDS = ("codes", "laws", "marks", "hints", "why")
NO_MACHINE = "none"
MACHINES = (NO_MACHINE, "plain", "clever", "optimal")

MODES = {"classic": T("classic"), "extreme": T("extreme"), "nightmare": T("nightmare")}
DIFFICULTIES = {"easy": T("easy"), "standard": T("standard"), "hard": T("hard")}
NAMES = {"plain": T("plain"), "clever": T("clever"), "optimal": T("optimal")}  # of levels
BOT_NAMES = {"plain": T("Plain"), "clever": T("Clever"), "optimal": T("Optimal")}
# The same where one is chosen.
LEVELS = {
    "plain": T("plain: as good as the official Machine"),
    "clever": T("clever: looks one question ahead"),
    "optimal": T("optimal: nobody plays better"),
}
HANDICAPS = {
    0: T("none"),
    1: T("1 question, for a slight difference"),
    2: T("2 questions, for a large difference"),
}

OPTIONS = {
    "mode": Option(T("Mode"), "classic", [mode.value for mode in Mode], labels=MODES),
    "verifiers": Option(T("Verifiers"), 5, SIZES),
    "difficulty": Option(
        T("Difficulty"), "standard", [d.value for d in Difficulty], labels=DIFFICULTIES
    ),
    "by_thought": Option(T("Solvable without a question"), False, (False, True)),
    "problem": Option(T("An id or cards of your own"), "", secret=True),
    "coop": Option(
        T("Together: all against the Machine on one note sheet"),
        False,
        (False, True),
        along={True: {"machine": "plain"}, False: {"machine": NO_MACHINE}},
    ),
    "machine": Option(
        T("The Machine to beat"),
        NO_MACHINE,
        MACHINES,
        labels={NO_MACHINE: T("no Machine"), **LEVELS},
    ),
    "aid_codes": Option(T("Show the codes still possible"), False, (False, True)),
    "aid_laws": Option(T("Cross out impossible criteria"), False, (False, True)),
    "aid_marks": Option(
        T("Warn about marks that the answers do not support"), False, (False, True)
    ),
    "aid_hints": Option(T("Hints"), False, (False, True)),
    "aid_why": Option(T("Tell why something follows from the answers"), False, (False, True)),
    "handicap": Option(T("Handicap"), 0, (*HANDICAPS,), per_seat=True, labels=HANDICAPS),
}


def dealt(options: Options, chance: Chance) -> tuple[Secret, bool]:
    """The problem of a match, and whether somebody at the table may know its answer."""
    seed = chance.below(1 << 64)
    if options["problem"]:
        source = read_typed(options["problem"])
        if isinstance(source, Secret):
            return source, True
        return next(generate_on(source, seed)), False
    wish = Wish(
        mode=Mode(options["mode"]),
        verifiers=options["verifiers"],
        difficulty=Difficulty(options["difficulty"]),
        by_thought=options["by_thought"],
    )
    return next(generate(wish, seed)), False
