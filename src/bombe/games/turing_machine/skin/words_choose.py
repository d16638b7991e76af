"""What the page says where a problem is chosen, and of the links to it."""

from __future__ import annotations

from bombe.text import T

# Where something is counted there are two sentences: `_1` for what a language counts like one, as
# French does with none, and `_n` for any other number.
WORDS: dict[str, T] = {
    # Which problem
    "which_problem": T("Which problem?"),
    "kind_new": T("A new one"),
    "kind_named": T("Cards or an id"),
    "kind_booklet": T("The booklet"),
    "about_classic": T("Each verifier has one card."),
    "about_extreme": T("Each verifier has two cards; its criterion is on one of them."),
    "about_nightmare": T("Nobody says which card belongs to which verifier."),
    "named_label": T("Cards, or the id of a problem"),
    "named_how": T(
        "Cards such as 3 7 10 14; with 15+16 in extreme; with ? in front in nightmare. Cards "
        "alone get new criteria each time; an id is always the same problem."
    ),
    "named_missing": T("Nothing is typed here yet."),
    "booklet_label": T("Problem of the printed booklet"),
    "booklet_how": T("● difficulty and ♣ luck, up to three; below them, how many verifiers."),
    "booklet_introduction": T("1 to {n} are for new players."),
    "booklet_one": T(
        "Problem {n}: {verifiers} verifiers, difficulty {difficulty} of 3, luck {luck} of 3"
    ),
    # And besides
    "level_none": T("no Machine"),
    "when_alone": T("{title}, when you play alone"),
    "hints_and_aids": T("Hints and aids"),
    "aids_are_seen": T("Those who play with you see which are on."),
    # Then
    "play": T("Play"),
    "with_friends": T("With friends"),
    "about_machine_none": T("You play for yourself: nothing is compared."),
    "about_machine_plain": T("It needs about as many questions as the official Machine."),
    "about_machine_clever": T("It knows all the rules and looks one question ahead."),
    "about_machine_optimal": T("It plays as well as anybody can. Only luck beats it."),
    "dealing": T("Looking for a problem…"),
    "no_answer": T("The server did not answer. Try again."),
    "this_problem": T("The problem"),
    # Links
    "links": T("Links"),
    "link_cards": T("These cards, with other criteria"),
    "link_same": T("Exactly this problem"),
    "copy_link": T("Copy the link: {what}"),
    # Numbers
    "worlds_1": T("{n} combination of criteria was possible at the start."),
    "worlds_n": T("{n} combinations of criteria were possible at the start."),
    "a_slot_each": T("Each slot is one of them."),
    "slots_by_doublings": T("Each slot counts for twice as many as the one before."),
    "more_rounds_1": T("{n} round"),
    "more_rounds_n": T("{n} rounds"),
    "more_questions_1": T("{n} question"),
    "more_questions_n": T("{n} questions"),
    "more_than_machine": T("and {questions}, against the Machine"),
}
