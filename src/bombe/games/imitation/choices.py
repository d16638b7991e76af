"""What a host may choose for a match of Turing, and what it is called."""

from __future__ import annotations

from bombe.game import Option
from bombe.games.imitation.deck import LEAST
from bombe.games.imitation.state import Mode
from bombe.text import N, T

MOST_SEATS = 6
HANDS = (5, 4, 3)

MODES = {
    "competitive": T("Competitive"),
    "cooperative": T("Co-operative"),
    "gnirut": T("Gnirut"),
}
MODES_MEAN = {
    "competitive": T("The Responder scores what the others score, so make yourself understood."),
    "cooperative": T("Everyone wins or loses together: each vote must earn one point on average."),
    "gnirut": T("The other way round: the Responder scores nothing and tries to mislead."),
}
HANDS_CALLED = {5: T("5, easy"), 4: T("4, standard"), 3: T("3, hard")}
FIRST_CALLED = {0: T("at random"), **{n: T("Player {n}", n=n) for n in range(1, MOST_SEATS + 1)}}
WAITS = {n: N("up to {n} minute", "up to {n} minutes", n) for n in (1, 2, 3, 5, 10)}
NAMES = {"beginner": T("beginner"), "steady": T("steady"), "keen": T("keen")}  # of levels
BOT_NAMES = {"beginner": T("Beginner"), "steady": T("Steady"), "keen": T("Keen")}

OPTIONS = {
    "mode": Option(
        T("Mode"), "competitive", [mode.value for mode in Mode], labels=MODES, notes=MODES_MEAN
    ),
    "hand": Option(T("Cards in a hand"), 4, HANDS, labels=HANDS_CALLED),
    "first": Option(T("First Responder"), 0, (*FIRST_CALLED,), place=True, labels=FIRST_CALLED),
    "wait": Option(T("Wait for a Responder who is away"), 3, (*WAITS,), labels=WAITS),
    "pictures": Option(T("Pictures of your own"), [], pictures=True, least=LEAST),
}
