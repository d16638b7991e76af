"""Everything that our pages say, by name. A template writes `{{ say.join }}`, or, where a sentence
has values, `{{ say.seats_of(least, most) }}`."""

from __future__ import annotations

from collections.abc import Sequence

from bombe.text import N, T
from bombe.web.runtime.live import ROOM_GONE, SEAT_LOST, UNWATCHED

Name = str | T

# --- every page ----------------------------------------------------------------------------------

skip = T("Skip to the content")
home = T("Home")
privacy = T("Privacy")
privacy_intro = T("What this server knows about you, and for how long.")
language = T("Language")
refused = T("That did not work")
back_home = T("Back to the first page")
close = T("Close")
connection_lost = T("The connection is lost. What you do here is kept, and sent when it is back.")
answer_late = T("The answer is late. What you did is kept; this page keeps waiting.")
connected_again = T("Connected again: everything has arrived.")
seat_lost, watching_ended, room_gone = SEAT_LOST, UNWATCHED, ROOM_GONE

# --- what a visitor prefers ----------------------------------------------------------------------

preferences = T("Settings")
preferences_why = T("They apply to this browser, in every game.")
to_dark = T("Switch to dark colours")
to_light = T("Switch to light colours")
theme = T("Colours")
theme_system = T("Same as the device")
theme_light = T("Light")
theme_dark = T("Dark")
keys_on = T("Keys of a single letter or digit")
keys_why = T("Switch them off if you speak to your computer or often press keys by mistake.")
confirm_on = T("Ask before actions that can’t be undone")
confirm_why = T("Before a move that counts, such as the end of a round.")
sound_on = T("Sounds and vibration")
sound_why = T(
    "A card that slides, a lamp, a thumb, the end of a round. Phones vibrate where they can. Quiet"
    " while your device is set to reduce motion."
)
stream_on = T("I am streaming")
stream_why = T(
    "Covers the code of the room, the links into it and your own answers until you show them."
    " The address bar of the browser still has the code: hide it, for example by full screen."
)
not_kept = T("That could not be saved; is the connection lost?")
show_it = T("Show")
hide_it = T("Hide")
covered = T("covered")


def no_such_choice(name: str, value: object, choices: Sequence[str]) -> T:
    return T(
        "{name} cannot be {value}; choose from {choices}.",
        name=name,
        value=value,
        choices=list(choices),
    )


# --- the first page ------------------------------------------------------------------------------

what_this_is = T("Deduction games at one table: open a room, pass the link on, play. No account.")
games = T("Games")
new_room = T("New room")
open_a_table = T("Open a table")
open_a_table_why = T("You get a code and a link for the others.")
play_alone = T("Play alone now")
not_over = T("Your game is not over.")
go_on = T("Continue")
own_games = T("Your latest games")
own_games_why = T("Only this browser remembers them.")
alone = T("alone")
just_now = T("just now")
with_names = T("with {names}")
join_with_code = T("Join with a code")
code = T("Code")
go = T("Go")
no_such_code = T("A code has six letters and digits, such as K7XP2M; this is not one.")


def seats_of(least: int, most: int) -> T:
    if least == most:
        return N("{n} player", "{n} players", most)
    return T("{least} to {most} players", least=least, most=most)


# --- coming in -----------------------------------------------------------------------------------

your_name = T("Your name")
why_a_name = T("The others will see it. Nothing else is asked.")
join = T("Join")
watch = T("Watch")
watch_only = T("Only watch")
seats_taken = T("At the table")
room_is_locked = T("The room is locked: the host lets nobody else in.")
match_is_on = T("A match is running; you play in the next one.")
room_is_full = T("Every seat is taken.")
no_watching = T("Watching is off. The host can turn it on under More options.")
undrawn = T("The board appears here once spectators may watch: at the table, under More options.")
stale_form = T("This form does not come from a page of ours, or is too old. Open the page again.")
bad_form = T("We do not know this form.")


def room_of(game: T) -> T:
    return T("A room for {game}", game=game)


# --- inviting ------------------------------------------------------------------------------------

invite = T("Invite")
three_ways = T("Three ways in, no account")
say_the_code = T("Say the code aloud, or pass the link on.")
link = T("Link")
copy = T("Copy")
copied = T("Copied")
share = T("Share")
point_here = T("Or point a phone’s camera here.")
qr_of_link = T("The link to this room as a QR code")
big_screen = T("Big screen")

# --- seats ---------------------------------------------------------------------------------------

seats = T("Seats")
you = T("you")
host = T("host")
away = T("away")
level = T("Level")
seat_a_bot = T("Seat a bot")
remove = T("Remove")
make_host = T("Make host")
save = T("Save")
change_name = T("Change name")
leave = T("Leave the table")
leave_sure = T("Leave the table in the middle of a match?")
leave_why = T("The others go on without you. While the match lasts you can come back to your seat.")
stay_here = T("Stay")
dealing = T("Dealing…")
come_back = T("Sit down again")
you_left = T("You have left the table.")
seat_is_kept = T("The match goes on without you. While it lasts your seat is kept for you.")
to_the_start = T("To the start")
seat_was_given_up = T("While there is room you can sit down again.")
another_device = T("Play on another device")
another_device_why = T("A link that opens your seat on another device. Give it to nobody else.")
make_link = T("Make a link")
start = T("Start")
rematch = T("Rematch")
end_match = T("End the match")
look_again = T("Refresh")


def bot_of(level: Name) -> T:
    return T("bot, {level}", level=level)


def came(name: Name) -> T:
    return T("{name} has joined the table.", name=name)


def went(name: Name) -> T:
    return T("{name} has left the table.", name=name)


def renamed(before: Name, name: Name) -> T:
    return T("{before} is now called {name}.", before=before, name=name)


def remove_sure(name: Name) -> T:
    return T("Remove {name} now", name=name)


def so_many(n: int, most: int) -> T:
    return T("{n} of {most}", n=n, most=most)


# --- whom we wait for ----------------------------------------------------------------------------

your_turn = T("It is your turn.")
host_starts = T("You are the host: start when everybody is here.")
time_left = T("Time left")
time_to_return = T("Time to come back")


def waiting_for(names: Sequence[Name]) -> T:
    return T("Waiting for {names}.", names=list(names))


def missed(name: Name) -> T:
    return T("{name} is away; if they are not back in time, it goes on without them.", name=name)


def waiting_for_start(name: Name) -> T:
    return T("Waiting for {name} to start.", name=name)


def waiting_for_more(n: int) -> T:
    return N("Waiting for {n} more player.", "Waiting for {n} more players.", n)


def won(names: Sequence[Name]) -> T:
    return T("Won by: {names}.", names=list(names))


nobody_won = T("Nobody won.")


def score(wins: Sequence[tuple[Name, int]]) -> T:
    names = [T("{name} {n}", name=name, n=n) for name, n in wins]
    return T("Matches won at this table: {names}.", names=names)


def score_together(n: int, m: int) -> T:
    return T("Matches won together at this table: {n} of {m}.", n=n, m=m)


def score_alone(n: int, m: int) -> T:
    return T("Matches won at this table: {n} of {m}.", n=n, m=m)


# --- the match -----------------------------------------------------------------------------------

your_moves = T("Your moves")
what_you_see = T("What you see")
plainly = T("The match as text and plain forms")
what_all_see = T("What everybody sees")
nothing_to_see = T("You have no seat in this match; you will have one in the next.")
do_it = T("Do it")
any_action = T("Any action, as text")
no_moves = T("There is nothing for you to do now.")
result = T("Result")
replay = T("Replay")
results_csv = T("Results as a table (CSV)")
yes = T("yes")
no = T("no")
nothing = T("nothing")
name = T("Name")
number = T("Number")
the_table = T("The table")


def more_about(title: str) -> T:
    return T("More about {title}", title=title)


what_you_should_know = T("What you should know")
chosen = T("The host set this match up and may know its answer.")
play_with_friends = T("Play with friends")
without_script = T("Without JavaScript, play with plain forms: make a room below.")


def example(text: str) -> T:
    return T("For example: {text}", text=text)


def unlisted(n: int) -> T:
    return T("{n} more can be typed.", n=n)


def word_of(prefix: str, n: int) -> T:
    return T("{action}, part {n}", action=prefix, n=n)


# --- the host's choices --------------------------------------------------------------------------

the_game = T("The game")
game = T("Game")
change_game = T("Change the game")
more_options = T("More options")
options_fixed = T("A match is running; the options of the game are fixed until it is over.")
timer = T("Time for each turn")
no_timer = T("no limit")
lock = T("Lock the room: nobody else may join")
chat_on = T("Chat")
watch_on = T("Spectators may watch")
is_set = T("chosen; type to change it")
is_secret = T("chosen by the host")
not_set = T("none")
clear = T("Do without it")
by_secret = T("follows from the host’s choice")
on = T("on")
off = T("off")
only_host = T("The host chooses; you see every change at once.")
game_changed = T("The game has changed meanwhile; choose again.")
only_host_deletes = T("Only the host can do that.")
delete_room = T("Delete this room")
delete_why = T("The room, its names and its chat are deleted now and for everybody.")
delete_now = T("Delete it now")
keep_it = T("Keep it")


def delete_pictures(n: int) -> T:
    return N(
        "The {n} picture that was added is deleted too.",
        "The {n} pictures that were added are deleted too.",
        n,
    )


def seconds(n: int) -> T:
    return T("{n} s", n=n)


def labelled(title: Name, name: Name) -> T:
    return T("{title}: {name}", title=title, name=name)


# --- pictures of the host's own ------------------------------------------------------------------

choose_pictures = T("Choose pictures, or a ZIP archive of them, or drop them here")
pictures_why = T("They are for this room alone, and are deleted with it.")
pictures_by_script = T("Without JavaScript, no pictures can be added here.")
pictures_shown = T("Pictures added")
play_with_them = T("Play with these pictures")
remove_all = T("Remove all")
stop_sending = T("Stop")
not_taken = T("Not accepted")
not_read = T("This could not be read.")
not_sent = T("This could not be sent; is the connection lost?")


def pictures_in(n: int, least: int) -> T:
    if n < least:
        return N(
            "{n} picture; at least {least} are needed.",
            "{n} pictures; at least {least} are needed.",
            n,
            least=least,
        )
    return N("{n} picture.", "{n} pictures.", n)


def pictures_used(n: int, used: bool) -> T:
    if used:
        return N("{n} picture, in use", "{n} pictures, in use", n)
    return N("{n} picture, not in use", "{n} pictures, not in use", n)


def taken_out(name: Name) -> T:
    return T("Removed: {name}.", name=name)


def sending(n: object, most: object) -> T:
    return T("Sending {n} of {most}", n=n, most=most)


def sent(taken: object, refused: object) -> T:
    return T("Accepted: {n}. Not accepted: {refused}.", n=taken, refused=refused)


def file_too_large(megabytes: int) -> T:
    return T("This file is too large; at most {n} MB.", n=megabytes)


# --- chat ----------------------------------------------------------------------------------------

chat = T("Chat")
say_something = T("Say something to the table")
send = T("Send")
nothing_said = T("Nothing has been said yet.")
chat_is_off = T("The host has switched the chat off.")
silent_now = T("You may not speak now.")

# --- seat link, spectators, replay ---------------------------------------------------------------

seat_link = T("Your seat on another device")
seat_link_how = T(
    "Open this link there, or point its camera here. It works once, within ten minutes, and brings"
    " your seat to that device: show it to nobody else."
)
take_seat = T("Take this seat here")
take_seat_why = T("From then on this browser can play your seat as well. The link works once.")
signed_in_where = T("Where you are signed in")
signed_in_why = T("Each of these can play your seat. What you sign out is disconnected at once.")
this_device = T("this device")
by_browser = T("a browser")
by_program = T("a program")
by_link = T("another device, by a link")
by_unknown = T("a device")
sign_out = T("Sign out")
sign_out_others = T("Sign out everywhere else")
sign_out_others_why = T("A link that is still valid is cancelled as well.")
sign_out_last = T("Sign out and leave your seat")
sign_out_last_why = T(
    "This is the only device with your seat. If you sign out, you leave the table and cannot get"
    " the seat back."
)
stay = T("Stay signed in")


def since(when: str) -> T:
    return T("since {when}", when=when)


join_on_screen = T("Join")
before_start = T("Before the first move")
back_to_room = T("Back to the room")
back_to_match = T("Back to the match")
previous = T("Previous")
next = T("Next")
first = T("First")
last = T("Last")
play = T("Play")
pause = T("Pause")
replay_is_over = T("This is a replay: you cannot play in it.")
steps = T("All steps")
part = T("Part of the match")
part_before = T("Previous part")
part_after = T("Next part")
nobody_acts = T("Chance")
review = T("Review")
review_whose = T("Whose game")
review_working = T("This is being worked out.")
review_unknown = T("This could not be worked out in the time.")
review_unfinished = T("Did not finish.")
review_more = T("More is being worked out.")
review_again = T("Refresh")
played_on = T("Played on from an earlier match")
play_on_from = T("Play on from")
play_on_how = T(
    "A new board opens with what was asked before. This match stays as it was. Another code is "
    "drawn from all those that agree with the answers up to that point."
)
play_on_same = T("The same code")
play_on_another = T("Another code")
why = T("Why?")
why_nothing = T("Nothing follows yet.")


def whose_seat(name: Name) -> T:
    return T("This is the seat of {name}.", name=name)


def watching(game: T) -> T:
    return T("Watching: {game}", game=game)


def replay_of(game: T) -> T:
    return T("Replay: {game}", game=game)


def review_of(game: T) -> T:
    return T("Review: {game}", game=game)


def step_of(n: int, most: int) -> T:
    return T("Step {n} of {most}", n=n, most=most)


# --- the school ----------------------------------------------------------------------------------

school = T("School")
school_needs_script = T(
    "To do the exercises you need JavaScript, or `bombe school` in a terminal. Here you can read"
    " what the chapters teach, and every exercise with its solution."
)
school_example = T("An example")
school_hint = T("Hint")
school_solution = T("Solution")


def school_exercise(n: int) -> T:
    return T("Exercise {n}", n=n)


def school_is_right(n: int) -> T:
    return T("{n} is right.", n=n)


def school_is_wrong(n: int) -> T:
    return T("{n} is wrong.", n=n)
