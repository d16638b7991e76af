"""What the pages beside the match say: the lesson, the rules, the cards, the box."""

from __future__ import annotations

from bombe.games.turing_machine.remarks import HARD_CARD
from bombe.text import T

COMMON: dict[str, T] = {
    "page_ways": T("Pages"),
    "page_play": T("Play"),
    "page_rules": T("Rules"),
    "page_all": T("All 48 cards"),
    "page_box": T("The box on the table"),
    "page_school": T("School"),
    "page_offline": T("The server cannot be reached. Try again in a moment."),
    "sample_of": T("Verifier {letter}:"),
    "sample_words": T("In words"),
    "sample_struck": T("cannot be it"),
    "sample_kept": T("this is the criterion"),
    "sample_yes": T("yes"),
    "sample_no": T("no"),
    "rule_one": T("Only one code meets all the criteria."),
    "rule_one_more": T("Every other code is refused by at least one verifier."),
    "rule_two": T("No verifier is superfluous."),
    "rule_two_more": T("Take any one of them away, and more than one code would do."),
    "hard_card": T("hard"),
    "hard_card_is": HARD_CARD,
    "verdicts": T("What four verifiers say to five codes"),
    "verdicts_code": T("Code"),
}

_LESSON = {
    "lesson": T("The game in a minute"),
    "lesson_short": T("Lesson"),
    "lesson_step": T("The game in a minute · {n} of {of}"),
    "lesson_skip": T("Skip"),
    "lesson_back": T("Back"),
    "lesson_next": T("Next"),
    "lesson_play": T("Play"),
    "lesson_title_1": T("A verifier checks one criterion"),
    "lesson_code": T("A code is three digits from 1 to 5: first ▲, then ■, then ●."),
    "lesson_holds": T(
        "This card belongs to verifier A. Secretly it checks one of these criteria, and only that "
        "one."
    ),
    "lesson_find": T("Find the only code that passes the tests of all the verifiers."),
    "lesson_title_2": T("Ask it about a code"),
    "lesson_try": T("Set a code and ask A. Can you tell which criterion it checks?"),
    "lesson_ask": T("Ask A about {code}"),
    "lesson_nothing_yet": T("Nothing asked yet."),
    "lesson_says_yes": T("Yes. {code} passes A’s test."),
    "lesson_says_no": T("No. {code} fails A’s test."),
    "lesson_some_left": T("{n} criteria are still possible. Try another ■."),
    "lesson_one_left": T("Only criterion {letter} is left, so that is what A checks. Well done!"),
    "lesson_title_3": T("What ✗ means"),
    "lesson_refused": T("No. 341 fails B’s test."),
    "lesson_means": T(
        "Say that B checks “▲ is greater than ■”. Its ✗ is about that criterion, not about any "
        "one of your digits: ▲ may still be 3, or ■ may be 4, or neither."
    ),
    "lesson_which": T("Which of these codes would B accept? Press them."),
    "lesson_which_321": T("Yes: 321 passes, and its ▲ is still 3."),
    "lesson_which_541": T("Yes: 541 passes, and its ■ is still 4."),
    "lesson_which_231": T("No: in 231 the ▲ is less than the ■."),
    "lesson_title_4": T("Two rules that are always true"),
    "lesson_end": T(
        "You can rely on both. In a round you ask up to three verifiers about one code; when you "
        "know the answer, say so."
    ),
    "lesson_title_5": T("Your marks, and the end of a round"),
    "lesson_marks": T("Cross out what cannot be right. Try it on this card."),
    "lesson_ends": T("Two buttons end a round:"),
    "lesson_know": T("You enter the code. It ends the game, so be sure."),
    "lesson_next_round": T("You go on: another code, and three more questions."),
}

RULES: dict[str, T] = {
    "rules_contents": T("On this page"),
    "rules_lesson": T("Try the lesson"),
    "rules_lesson_more": T("It takes a minute and explains by example."),
    "rules_aim": T("The aim"),
    "rules_aim_1": T(
        "A secret code has three digits from 1 to 5: one for ▲, one for ■, one for ●, always in"
        " this order. So 341 means ▲ 3, ■ 4, ● 1. There are 125 codes."
    ),
    "rules_aim_2": T("Find the code with as few rounds and questions as you can."),
    "rules_verifiers": T("Verifiers and their criteria"),
    "rules_verifiers_1": T(
        "You face 4 to 6 verifiers, A to F. Each shows a criteria card with a few criteria, and "
        "secretly checks one of them."
    ),
    "rules_verifiers_2": T(
        "Asked about a code, a verifier looks at its own criterion and nothing else, and answers "
        "yes or no. The other criteria of its card do not matter."
    ),
    "rules_verifiers_3": T("See what each card can check:"),
    "rules_verifiers_4": T(
        "Before the first round, go through the cards together: what can each of them check? The"
        " sign (i) on a card says it in words, with an example. Hard cards are marked."
    ),
    "rules_round": T("A round"),
    "rules_round_1": T("Compose: set three digits. This is your proposal."),
    "rules_round_2": T(
        "Ask: up to three different verifiers, one after the other. You see each answer before "
        "you choose the next, and may stop sooner. The proposal is fixed from the first question "
        "on."
    ),
    "rules_round_3": T(
        "Think: cross out criteria and digits on your note sheet. Your marks and answers are for "
        "your eyes only."
    ),
    "rules_round_4": T("End the round: say whether you know the code."),
    "rules_marks": T(
        "To mark a criterion or a digit, press it: once to cross it out, twice to keep it, a "
        "third time to clear it. With a mouse, the right button crosses it out at once, or clears "
        "it again."
    ),
    "rules_round_5": T(
        "Everybody plays at the same time, each alone. The others see your proposals and which "
        "verifiers you asked, but not the answers."
    ),
    "rules_no": T("What ✓ and ✗ mean"),
    "rules_no_yes": T("Yes: the proposal passes this verifier’s test."),
    "rules_no_no": T("No: the proposal fails this verifier’s test."),
    "rules_no_1": T(
        "A ✗ does not say which digit is wrong. If B checks “▲ is greater than ■”, then 341 gets "
        "a ✗, and the code may still be 321 or 541: each digit, taken alone, may be right."
    ),
    "rules_no_2": T(
        "A ✓ does not say that a digit is right either. It is about one criterion only, and the "
        "other verifiers may refuse the same proposal."
    ),
    "rules_no_3": T(
        "On the cards from 26 up you do not even know which shape the criterion is about. There, "
        "a ✗ to a code that looks right is quite normal."
    ),
    "rules_example": T("An example"),
    "rules_example_1": T(
        "The verifiers A, B, C and D have the cards 4, 8, 11 and 14. You set 352, and in this round"
        " all your questions are about 352."
    ),
    "rules_example_2": T(
        "You ask A, whose card compares ■ with 4, and get ✗. Your ■ is 5, so A’s criterion cannot "
        "be “■ is greater than 4”. Cross it out; two are left."
    ),
    "rules_example_3": T(
        "You ask D: which shape is the smallest? ✓. In 352 that is ●, so this is D’s criterion, and"
        " asking D again would tell you nothing. It does not make ● a 2."
    ),
    "rules_example_4": T(
        "You ask C, which compares ▲ with ■: ✓ again. In 352 ▲ is less than ■, so that is C’s"
        " criterion. Your three questions are used up."
    ),
    "rules_example_5": T(
        "Now think: ● is less than ▲, ▲ is less than ■, and ■ is at most 4. Only 231, 241, 341 and"
        " 342 are left. Do the two rules below tell you which?"
    ),
    "rules_sheet": T("The note sheet"),
    "rules_sheet_1": T(
        "Each round has a line: your proposal, and the answers under the letters of the verifiers."
        " They are written for you; how many questions you have asked decides a tie."
    ),
    "rules_sheet_2": T(
        "Below, cross out the digits that a shape cannot have. Each verifier has a box for "
        "notes: write down what you have found out about it, and its criterion once you know it."
    ),
    "rules_two_rules": T("Two rules that are always true"),
    "rules_two_rules_1": T(
        "Reason from them: they rule out more than you would think, and sometimes give you the "
        "code before you have asked anything."
    ),
    "rules_end": T("Thumbs, and who wins"),
    "rules_end_1": T(
        "When everybody has ended the round, all thumbs are shown at once: up for “I know the "
        "code”, down for “not yet”. A raised thumb comes with a sealed code."
    ),
    "rules_end_2": T("No thumb is up: the next round begins."),
    "rules_end_3": T(
        "Somebody has the right code: if several have it, the fewest questions in the whole game "
        "wins. A tie is shared."
    ),
    "rules_end_4": T(
        "Nobody has the right code: those who declared a wrong one are out, the others play on."
    ),
    "rules_end_5": T("One player is left: that player wins. Nobody is left: nobody wins."),
    "rules_end_6": T("A thumb can be taken back as long as somebody else is still thinking."),
    "rules_end_7": T(
        "If you leave, you count as thumb down and the others play on; you may come back. If you "
        "resign, you are out."
    ),
    "rules_machine": T("Against the Machine"),
    "rules_machine_1": T(
        "Alone you play against the Machine, which solves the same problem. You win with fewer "
        "rounds than it needs, or with as many rounds and no more questions. A wrong code loses."
    ),
    "rules_plain": T("Plain"),
    "rules_plain_is": T(
        "Takes each verifier by itself and does not use the two rules. A good rival to begin with."
    ),
    "rules_clever": T("Clever"),
    "rules_clever_is": T("Uses the two rules, and looks one question ahead."),
    "rules_optimal": T("Optimal"),
    "rules_optimal_is": T(
        "Nothing needs fewer rounds and questions on average. You can be luckier, but not better."
    ),
    "rules_together": T("Together against the Machine"),
    "rules_together_1": T(
        "Everybody shares one note sheet: one proposal and up to three questions a round in all. "
        "Until the first question anyone may change the proposal, and anyone may ask."
    ),
    "rules_together_2": T(
        "Everybody sees every answer, mark and note. A code is declared when everybody present"
        " agrees on it."
    ),
    "rules_modes": T("Three modes"),
    "rules_classic": T("Classic"),
    "rules_classic_is": T("Each verifier has one card, and checks one of its criteria."),
    "rules_extreme": T("Extreme"),
    "rules_extreme_is": T(
        "Each verifier has two cards. Its criterion is on one of them; you do not know which."
    ),
    "rules_nightmare": T("Nightmare"),
    "rules_nightmare_is": T("Each verifier has one card, but nobody knows which card is whose."),
    "rules_or": T("or"),
    "rules_pair_shown": T("Extreme: verifier A checks one criterion of one of these two cards."),
    "rules_modes_1": T(
        "Easy problems use the cards up to 17, standard ones those up to 22, hard ones all 48. More"
        " verifiers do not make a problem harder."
    ),
    "rules_handicap": T("Handicap"),
    "rules_handicap_1": T(
        "To make up for experience, a player can start with one or two of the three questions of "
        "the first round already used up. They count as asked. There is no handicap against the "
        "Machine."
    ),
    "rules_handicap_2": T("One question makes up for a slight difference, two for a large one."),
    "rules_aids": T("Aids"),
    "rules_aids_1": T(
        "If you like, the page counts the codes that are still possible, crosses out criteria "
        "that have become impossible, or tells which of your marks do not follow from your "
        "answers."
    ),
    "rules_aids_2": T(
        "At a table all aids are off to begin with; alone you have hints. Everybody sees which "
        "aids are in use."
    ),
    "rules_keys": T("Keys"),
    "rules_keys_1": T("While you are typing in a field, these keys just type."),
    "key_left": T("Arrow left"),
    "key_right": T("Arrow right"),
    "key_up": T("Arrow up"),
    "key_down": T("Arrow down"),
    "key_shift": T("Shift"),
    "key_space": T("Space"),
}

ALL: dict[str, T] = {
    "all_about": T(
        "A verifier checks one criterion of its card. The letters name the criteria: 4b is the "
        "second criterion of card 4."
    ),
    "all_filter": T("Show only"),
    "all_filter_hint": T("Card numbers such as 4 9 11, or a word such as even."),
    "all_found": T("Cards shown: {n} of 48."),
}

BOX: dict[str, T] = {
    "box_about": T(
        "For owners of the published box. Lay out a problem with your own cards; this page checks,"
        " compares and settles disputes, and never tells more than you ask."
    ),
    "box_choose": T("Which problem?"),
    "box_kinds": T("What you have"),
    "box_kind_id": T("An id"),
    "box_kind_booklet": T("The booklet"),
    "box_kind_new": T("A new one"),
    "box_kind_laid": T("It is on the table already"),
    "box_kind_id_more": T("The id of a problem of this site, as somebody gave it to you."),
    "box_kind_booklet_more": T("One of the 20 problems of the printed booklet."),
    "box_kind_new_more": T(
        "A problem that you have never seen. If you choose the cards, mode and difficulty follow "
        "from them: 4 9 11 14 is classic, 15+16 23+8 9+37 34+17 extreme, ? 4 9 11 14 nightmare."
    ),
    "box_kind_laid_more": T(
        "Type the criteria cards of A, B, C and so on. With the numbers of the verification cards,"
        " in the same order, codes can be checked too; without them, only answers."
    ),
    "box_id": T("Id"),
    "box_booklet": T("Number of the problem"),
    "box_mode": T("Mode"),
    "box_classic": T("classic"),
    "box_extreme": T("extreme"),
    "box_nightmare": T("nightmare"),
    "box_verifiers": T("Verifiers"),
    "box_difficulty": T("Difficulty"),
    "box_easy": T("easy"),
    "box_standard": T("standard"),
    "box_hard": T("hard"),
    "box_on_cards": T("On these cards (optional)"),
    "box_cards": T("Criteria cards"),
    "box_numbers": T("Verification cards (optional)"),
    "box_symbol": T("Symbol"),
    "box_any_symbol": T("any"),
    "box_symbol_lozenge": T("lozenge, green"),
    "box_symbol_hash": T("hash, orange"),
    "box_symbol_slash": T("slash, blue"),
    "box_symbol_currency": T("currency, purple"),
    "box_go": T("Set it up"),
    "box_go_laid": T("Use these cards"),
    "box_laid": T("On the table"),
    "box_the_id": T("Id"),
    "box_the_symbol": T("Symbol"),
    "box_criteria": T("Criteria cards, in any order"),
    "box_verification": T("Verification card"),
    "box_no_number": T("As it is in front of you"),
    "box_card": T("Card {n}"),
    "box_shuffled": T("It is up to you to find out which card belongs to each verifier."),
    "box_no_spoilers": T(
        "Nothing here gives the code away. Put the verification cards down without looking at them."
    ),
    "box_how": T("How to set it up and clear it away"),
    "box_how_1": T("Lay the criteria cards out in a row, under the letters A, B, C and so on."),
    "box_how_2": T(
        "Find the verification card with each number without reading its front. Tick its letter on"
        " the back, and put it face down under that letter: so it always comes back to its place."
    ),
    "box_how_3": T(
        "On the note sheets, cross out the letters that are not used: E and F, or only F."
    ),
    "box_how_4": T("After the game, wipe the ticks off the backs and put the cards back in order."),
    "box_needs_numbers": T(
        "To check a code, or to compare with the Machine, add the numbers of the verification"
        " cards above."
    ),
    "box_check": T("Is this the code?"),
    "box_code": T("Code: ▲ ■ ●"),
    "box_check_go": T("Check"),
    "box_check_more": T("You only learn whether it is right."),
    "box_beat": T("Did you beat the Machine?"),
    "box_rounds": T("Your rounds"),
    "box_questions": T("Your questions"),
    "box_rounds_wrong": T("Your rounds must be a whole number from {least} to {most}."),
    "box_questions_wrong": T("Your questions must be a whole number from {least} to {most}."),
    "box_beat_go": T("Compare"),
    "box_beat_more": T(
        "For a right code. You win with fewer rounds, or with as many rounds and no more questions."
    ),
    "box_doubt": T("The Machine is wrong!"),
    "box_doubt_more": T(
        "Type what you asked and what you read. If an answer was misread, you learn which."
    ),
    "box_doubt_cards": T(
        "Type what you asked and what you read. If not all of it can be right, you learn where to"
        " look again."
    ),
    "box_round": T("Round {n}"),
    "box_round_code": T("Code of round {n}"),
    "box_round_needs_code": T("Round {n} needs a code of three digits from 1 to 5."),
    "box_not_asked": T("{letter}: not asked"),
    "box_said_yes": T("{letter}: yes"),
    "box_said_no": T("{letter}: no"),
    "box_asked_hint": T("Press a letter once for ✓, twice for ✗."),
    "box_drop": T("Remove"),
    "box_drop_round": T("Remove round {n}"),
    "box_add_round": T("Add a round"),
    "box_as_text": T("Write it as text"),
    "box_as_rows": T("Back to the rows"),
    "box_text": T("Answers, such as 341 B- C+; 112 A+"),
    "box_not_notation": T("This cannot be read. Write each round as 341 B- C+, with ; between."),
    "box_doubt_go": T("Find the mistake"),
    "box_show_codes": T("Show the codes that are left"),
}

WORDS: dict[str, T] = COMMON | _LESSON
ASIDE: dict[str, T] = RULES | ALL | BOX  # of the pages that have no board
