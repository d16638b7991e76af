"""What the first page and the rules say."""

from __future__ import annotations

from bombe.games.imitation.choices import MODES_MEAN
from bombe.text import T

WORDS: dict[str, T] = {
    "start_title": T("One of them is human. Which side?"),
    "start_1": T("One player, the Responder, answers in pictures and says nothing."),
    "start_2": T(
        "Three pairs of cards appear, L and R: one card chosen by the Responder, one dealt by the "
        "Machine."
    ),
    "start_3": T("Everyone sees one card, the Guide. The Responder may follow it."),
    "start_4": T("Tell which side is human. Early votes are worth more."),
    "rules_link": T("All the rules"),
    "example": T("Try it"),
    "example_guide": T("A ship in a storm, inside a bottle on a wooden shelf."),
    "example_left": T("A black cat on a stair that climbs through clouds to the moon."),
    "example_right": T("A small boat on a cup of tea; the steam is a white whale."),
    "example_guide_more": T("Everybody sees it."),
    "example_human": T("human"),
    "example_ask": T(
        "A person who saw the Guide chose one of the two; the other came by chance. What do you"
        " think?"
    ),
    "example_yes": T("Yes!"),
    "example_no": T("No, but it might have been."),
    "example_why": T(
        "R was chosen by somebody who saw the Guide: once more a sea where there is no room for"
        " one. L came from the Machine, by chance."
    ),
    "start_alone": T("Play now, with bots"),
    "start_bots": T("Three bots sit with you. They see what a player sees, and no more."),
    "find_human": T("Find the human"),
    "be_human": T("Be the human"),
    "mode": T("Mode"),
    **{f"mode_{mode}_more": meaning for mode, meaning in MODES_MEAN.items()},
    "hand_size": T("Cards in the hand"),
    "rules_contents": T("Contents"),
    "rules_idea": T("The idea"),
    "rules_idea_1": T(
        "A silent human hides among cards that a machine draws at random. The others look at the "
        "pictures and say which side is human."
    ),
    "rules_idea_2": T(
        "A game by Glenn Ford for two to six players. This page has rules in our own words and"
        " pictures of our own; please buy the game."
    ),
    "rules_setup": T("Before it begins"),
    "rules_setup_1": T(
        "Ninety picture cards, or sixty and more pictures of your own. One player is the Responder"
        " of the round, all others are Interrogators; every round another player responds."
    ),
    "rules_setup_2": T(
        "The host chooses the mode and how many cards are in a hand: five is easy, four is usual,"
        " three is hard."
    ),
    "rules_round": T("A round"),
    "rules_round_1": T(
        "The Machine gets a side at random, L (left) or R (right), for the whole round. Only the "
        "Responder knows which."
    ),
    "rules_round_2": T("A card is turned up for all: the Guide."),
    "rules_round_3": T(
        "The Responder draws a hand. If the Machine’s side is L, the leftmost card is the"
        " Machine’s; if it is R, the rightmost. The Responder chooses one of the others."
    ),
    "rules_round_4": T(
        "Both cards appear at the same moment, each on its side. Then the Interrogators vote or "
        "pass."
    ),
    "rules_round_5": T(
        "This happens three times, with a new hand each time. The sides stay the same, and cards "
        "that were not chosen are put away unseen."
    ),
    "rules_round_6": T(
        "The Responder may play to the Guide, to earlier pairs or to nothing at all, and says"
        " nothing all the while: no word, no sign, no reaction."
    ),
    "rules_votes": T("Votes"),
    "rules_votes_1": T(
        "After each pair, Interrogators who have not voted yet may vote L or R, or pass. A pass "
        "can become a vote while others still think; a vote is final. Everyone sees who has "
        "voted, but not for which side."
    ),
    "rules_votes_2": T("Interrogators may talk in the chat as they like; the Responder reads it."),
    "rules_votes_3": T(
        "After the third pair all must vote. As soon as every vote is in, even before the third "
        "pair, the round is scored."
    ),
    "rules_votes_4": T(
        "Voting early is brave: the fewer pairs you have seen, the more a right vote is worth."
    ),
    "rules_scores": T("Scores"),
    "rules_scores_1": T(
        "A right vote is worth 3 points after the first pair, 2 after the second, 1 after the"
        " third; a wrong one nothing."
    ),
    "rules_scores_2": T(
        "The Responder scores as much as all Interrogators of the round together; in Gnirut"
        " nothing."
    ),
    "rules_scores_3": T(
        "If three Interrogators are all right after the first pair, they score 3 each, and the "
        "Responder scores 9."
    ),
    "rules_modes": T("Three modes"),
    "rules_modes_1": T(
        "Competitive, three to six players: the game can end whenever everybody has been "
        "Responder equally often. If one player leads, that player wins; a tie is broken by "
        "points earned as Responder. Otherwise another lap is played."
    ),
    "rules_modes_2": T(
        "Co-operative, two to six: everybody responds once. All win if the sum of all scores is "
        "at least 2 × players × (players − 1): 12 for three players, 24 for four."
    ),
    "rules_modes_3": T(
        "Gnirut: the Responder misleads and scores nothing. It ends like competitive; on a tie, "
        "play another lap."
    ),
    "rules_modes_4": T("Two players play co-operative or Gnirut."),
    "rules_leaving": T("Leaving"),
    "rules_leaving_1": T(
        "If the Responder leaves, the round does not count, and that player’s turn is over. One "
        "who is only away is waited for, as many minutes as the host has chosen, and everybody "
        "sees how long; while only votes are missing it does not matter."
    ),
    "rules_leaving_2": T(
        "Absent players do not vote or score, and nobody waits for them. With fewer than two "
        "players present, the game is paused."
    ),
    "rules_leaving_3": T("The host may end a game that goes on and on; then nobody wins it."),
    "rules_leaving_4": T(
        "With a timer: when time runs out, the card that the Responder has selected is sent, and "
        "after the last pair the side that you point at is your vote; if you do not, you have none."
    ),
    "rules_fair": T("Why it is fair"),
    "rules_fair_1": T(
        "Nothing gives the Machine’s card away: both are sent together, in the same size, under "
        "meaningless names, and how long the Responder thought is never shown."
    ),
    "rules_fair_2": T(
        "When the round is scored everything is opened: the hand, the side, every vote and when it"
        " came. The Responder may add a line on what was meant."
    ),
    "rules_fair_3": T(
        "Bots see what a player on their seat sees, and no more. They go by what our pictures are"
        " about, and give their reasons once the round is over; with a host’s own pictures they go"
        " by colours, shapes and how a picture is built."
    ),
    "rules_tips": T("To begin with"),
    "rules_tips_1": T(
        "As Responder, look for a link between your card and the Guide: a colour, an object, a "
        "mood, a story. Chance repeats nothing; you can."
    ),
    "rules_tips_2": T(
        "As Interrogator, ask yourself for each side whether its three cards have something in "
        "common, and say aloud what you see."
    ),
    "rules_tips_3": T(
        "New players should take a hand of five: the more cards to choose from, the clearer the "
        "answer."
    ),
    "rules_play": T("Play"),
    "rules_keys": T("Keys"),
    "rules_keys_1": T("1 to 4 choose a card, Enter sends it, Escape puts it back."),
    "rules_keys_2": T(
        "L, R and P choose a side or to pass, and Enter does it. Escape takes a vote back within "
        "three seconds."
    ),
    "rules_keys_3": T("N continues after a round."),
    "rules_keys_4": T(
        "E looks closer, and the arrows show the next picture. Every picture has a description "
        "in words."
    ),
    "rules_keys_5": T("? shows this list. Keys can be switched off in the settings."),
}
