"""What the page about privacy says."""

from __future__ import annotations

from bombe.text import N, T


def points(keep_rooms: int, keep_matches: int) -> list[T]:
    """All that is kept, and for how many days; 0 is for ever."""
    return [
        T(
            "A random key in a cookie lets this browser find its seats again; it says nothing "
            "about you. The server keeps only a digest of it, in the rooms where you have a "
            "seat."
        ),
        T("If you switch the language or change a setting, further cookies remember that."),
        T(
            "Your browser remembers your latest games, what you have solved in the school, and some"
            " of what you chose on a page, such as the size of your note sheet. That stays on your"
            " device."
        ),
        T(
            "A room is kept with the names you chose, its matches with your notes, its chat and "
            "the pictures that its host has added. Its host can delete it at any time, in the "
            "room."
        ),
        T("A room is deleted {days} after the last action in it.", days=_days(keep_rooms))
        if keep_rooms
        else T("A room is kept until its host or the operator of this server deletes it."),
        T(
            "A match that has ended stays when its room goes, so that its link keeps working: "
            "what was dealt and played, without names and without anything that you wrote. "
            "Notes that only you saw were never in it."
        ),
        T("Such a match is deleted {days} after its end.", days=_days(keep_matches))
        if keep_matches
        else T("Such a match is kept until the operator of this server deletes it."),
        T("Only days on which the server runs are counted."),
        T(
            "Your address is not written down. To slow down abuse, addresses are counted in "
            "memory. The server's own log has no addresses, no names, no codes of rooms and "
            "nothing that anybody wrote."
        ),
        T(
            "The operator of this server can read its rooms, and may keep copies of its database"
            " for longer."
        ),
        T("Nothing is loaded from or sent to anybody else. There are no ads."),
    ]


def _days(n: int) -> T:
    return N("{n} day", "{n} days", n)
