"""What the dialogs over the board say."""

from __future__ import annotations

from bombe.text import T

WORDS: dict[str, T] = {
    "sure_ask": T("Ask {letter} about {code}?"),
    "sure_next": T("End your round?"),
    "leave_unfinished": T("Leave this game unfinished?"),
    "goes_on_later": T("You can continue it later, from the first page."),
    "no_way_back": T("This cannot be taken back."),
    "keys": T("Keys"),
    "keys_digit": T("set a digit and go on to the next wheel"),
    "keys_wheel": T("choose a wheel"),
    "keys_turn": T("turn the wheel"),
    "keys_ask": T("ask that verifier"),
    "keys_card": T("go to its card"),
    "keys_mark": T("on a criterion or a digit: cross out, keep, clear"),
    "keys_undo": T("undo a mark"),
    "keys_redo": T("redo it"),
    "keys_hint": T("a hint, where hints are on"),
    "keys_why": T("why a criterion, a digit or the code is out, where that is on"),
    "keys_next": T("next round"),
    "keys_know": T("I know the code"),
    "keys_sheet": T("open or close the note sheet"),
    "keys_list": T("the list of keys"),
    "keys_off": T("Keys of one letter can be switched off in the settings."),
}
