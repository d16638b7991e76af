"""The game's own page in the browser."""

from __future__ import annotations

from bombe.skin import Skin
from bulls_and_cows.texts import T

SKIN = Skin(
    script="skin.js",
    styles=("skin.css",),
    call=T("Count the bulls"),
    attempt={"length": 3},
    words={
        "round": T("Round {round} of {rounds}"),
        "your_guess": T("Your guess"),
        "guess": T("Guess"),
        "pass": T("Pass"),
        "bulls": T("Bulls"),
        "cows": T("Cows"),
        "wait": T("The others are still guessing."),
        "watching": T("You are watching."),
        "won": T("Won: {names}. The code was {code}."),
        "lost": T("Nobody has found the code {code}."),
    },
)
