"""The contract that every game must keep, as `bombe.game` states it: a check takes a `Setup` and
some chance."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from bombe.chance import Chance
from bombe.game import Game, IllegalAction, Seat, complete
from bombe.match import Match
from bombe.testing.wandering import (
    Setup,
    all_seen,
    any_action,
    everybody,
    seats,
    seen,
    some,
    somewhere,
    wander,
)
from bombe.text import LANGUAGES, BadInput, T, language, quoted


def refused(match: Match[Any], seat: Seat | None, action: str) -> None:
    """The action must be refused in a sentence."""
    try:
        match.play(seat, action)
    except IllegalAction as refusal:
        check_is_one_sentence(refusal)
    else:
        raise AssertionError(f"seat {seat} was let do {quoted(action)}")


@contextmanager
def unchanged(match: Match[Any]) -> Iterator[None]:
    """Nothing tried on the match in this block may change it."""
    before = all_seen(match)
    yield
    assert all_seen(match) == before


def check_is_one_sentence(error: BadInput) -> None:
    # By the template, since what somebody typed is quoted and may hold anything.
    template = error.sentence.template
    assert template[0].isupper() or template[0] == "{"
    assert not any(stop in template[:-1] for stop in (". ", "! ", "\n"))
    assert len(str(error)) < 200


# ---- the contract ----------------------------------------------------------------------------


def deal_is_json_and_enough(setup: Setup, chance: Chance) -> None:
    seed = chance.below(1000)
    match = Match.new(setup.game, setup.options, setup.seats, seed)
    again = Match.new(setup.game, setup.options, setup.seats, seed)
    assert match.deal == again.deal
    stored = json.dumps(match.deal)
    assert json.loads(stored) == match.deal
    restored = Match.replayed(setup.game, json.loads(stored), match.log)
    assert all_seen(restored) == all_seen(match)
    assert json.dumps(match.deal) == stored
    assert len(seats(match)) == setup.seats


def legal_actions_are_accepted_and_change_nothing_old(setup: Setup, chance: Chance) -> None:
    for match in wander(setup.new(chance), 10, chance):
        with unchanged(match):
            for seat in some(seats(match), 3, chance):
                listed = list(setup.game.legal(match.state, seat))
                assert len(set(listed)) == len(listed)
                for action in some(listed, 8, chance):
                    assert action.isprintable()
                    after = match.play(seat, action)
                    assert after.log == (*match.log, (seat, action))


def log_rebuilds_every_view(setup: Setup, chance: Chance) -> None:
    *_, match = wander(setup.new(chance), 60, chance)
    log = json.loads(json.dumps([*match.log]))
    again = Match.replayed(setup.game, match.deal, [(seat, action) for seat, action in log])
    assert all_seen(again) == all_seen(match)
    assert again.outcome == match.outcome
    assert again.waiting == match.waiting


def views_are_json_and_the_same_each_time(setup: Setup, chance: Chance) -> None:
    for match in wander(setup.new(chance), 15, chance):
        for who in everybody(match):
            view = match.view(who)
            assert json.loads(json.dumps(view)) == view
            assert view["you"] == who
            assert seen(match, who) == seen(match, who)
        glimpse = match.glimpse()
        if glimpse is not None:
            assert json.loads(json.dumps(glimpse)) == glimpse
            assert glimpse["you"] is None
            assert glimpse["glimpse"] is True
            assert glimpse["seats"] == match.view(None)["seats"]


def groundwork_changes_nothing(setup: Setup, chance: Chance) -> None:
    """What views rest on is JSON, of plain words and numbers. Worked out beforehand, as a table has
    it done, it gives the same views."""
    game = setup.game
    for match in wander(setup.new(chance), 6, chance):
        for work in game.works.values():
            work.forget()
        again = Match.replayed(game, match.deal, match.log)
        for name, arguments in game.groundwork(again.state):
            assert all(isinstance(one, str | int | None) for one in arguments)
            result = game.works[name].function(*arguments)
            game.works[name].learn(arguments, json.loads(json.dumps(result)))
        assert not [*game.groundwork(again.state)]
        assert all_seen(again) == all_seen(match)


CONTROLS = ("\n", "\r", "\t", "\0", "\x1b[2J", "\x7f", "\x85", "\u2028", "\u202e", "\ud800")
RUBBISH = ("", " ", "  ", "?", "None", "0", "-1", "{}", "{0}", "%s", "x" * 100_000, "🂡", "é" * 300)


def rubbish_is_refused(setup: Setup, chance: Chance) -> None:
    match = somewhere(setup, 15, chance)
    with unchanged(match):
        for seat in some(seats(match), 2, chance):
            for action in RUBBISH:
                refused(match, seat, action)
            for action in some(setup.game.legal(match.state, seat), 4, chance):
                at = chance.below(len(action) + 1)
                for control in CONTROLS:
                    refused(match, seat, action[:at] + control + action[at:])
                refused(match, seat, action.upper() + "!")
                refused(match, seat, f" {action}")
                refused(match, seat, f"{action} {'x' * 100_000}")


def nearly_legal_is_accepted_or_refused(setup: Setup, chance: Chance) -> None:
    match = somewhere(setup, 15, chance)
    with unchanged(match):
        for seat in some(seats(match), 2, chance):
            for action in some(setup.game.legal(match.state, seat), 10, chance):
                for near in _nearly(action, chance):
                    anything_is_accepted_or_refused(match, seat, near)


def _nearly(action: str, chance: Chance) -> tuple[str, ...]:
    at = chance.below(len(action))
    return (
        action[:at] + action[at + 1 :],
        action[:at] + action[at] + action[at:],
        action[:at] + chance.pick("0123456789abcAB+-* ٣３") + action[at + 1 :],
        action[:at],
        action + action[at:],
        action.swapcase(),
        action.replace(" ", "  "),
        action.replace(" ", "\u00a0"),
    )


def anything_is_accepted_or_refused(match: Match[Any], seat: Seat | None, action: str) -> None:
    try:
        after = match.play(seat, action)
    except IllegalAction as error:
        check_is_one_sentence(error)
    else:
        seen(after, seat)


def only_the_own_seat_acts(setup: Setup, chance: Chance) -> None:
    for match in wander(setup.new(chance), 10, chance):
        with unchanged(match):
            for action in some(setup.game.legal(match.state, 0), 5, chance):
                for nobody in (None, -1, setup.seats, setup.seats + 100):
                    refused(match, nobody, action)


def only_chance_draws(setup: Setup, chance: Chance) -> None:
    """A draw is not for a seat, and the table logs what chance gave."""
    match = setup.new(chance)
    for _ in range(40):
        waiting = sorted(match.waiting)
        if not waiting:
            break
        action = any_action(match, chance.pick(waiting), chance)
        assert action is not None
        match = match.play(waiting[0], action) if _accepts(match, waiting[0], action) else match
        draw = setup.game.chance(match.state, chance)
        if draw is not None:
            for seat in seats(match):
                refused(match, seat, draw)
            after = match.drawn(chance)
            assert after.log[: len(match.log)] == match.log
            assert all(seat is None for seat, _ in after.log[len(match.log) :])
            assert setup.game.chance(after.state, chance) is None
            match = after


def what_is_pondered_may_come_at_any_time(setup: Setup, chance: Chance) -> None:
    """It is asked for until it is there; no seat can say it; nobody notices when it comes."""
    game = setup.game
    match = Match.dealt(game, setup.options, setup.seats, chance)
    asked = game.ponders(match.state)
    if asked is None:
        return
    assert json.loads(json.dumps(asked)) == asked
    action = game.ponder(asked, quickly=True)
    for _ in range(20):
        assert game.ponders(match.state) == asked
        for seat in seats(match):
            refused(match, seat, action)
        after = match.play(None, action)
        assert game.ponders(after.state) != asked
        refused(after, None, action)
        if match.waiting and after.outcome is None:
            assert all_seen(after) == all_seen(match)
            assert (after.waiting, table_facts(after)) == (match.waiting, table_facts(match))
        check_somebody_can_act(after)
        check_somebody_can_act(match)
        for seat in sorted(match.waiting)[:1]:
            late = game.late(match.state, seat)
            act = any_action(match, seat, chance) if chance.below(2) else late
            match = match.play(seat, act or "")
        while (draw := game.chance(match.state, chance)) is not None:
            match = match.play(None, draw)
        if match.outcome is not None:
            break


def _accepts(match: Match[Any], seat: Seat, action: str) -> bool:
    try:
        match.play(seat, action)
    except IllegalAction:
        return False
    return True


def nobody_is_stuck(setup: Setup, chance: Chance) -> None:
    for match in wander(setup.new(chance), 60, chance):
        check_somebody_can_act(match)


def check_somebody_can_act(match: Match[Any]) -> None:
    game, state = match.game, match.state
    if match.outcome is not None:
        check_is_over(match)
        return
    assert match.waiting <= set(seats(match))
    for seat in match.waiting:
        assert any(True for _ in game.legal(state, seat))
    if not match.waiting:  # it rests: somebody has left, and can come back; or it is pondered
        resting = any(game.back(state, seat) for seat in seats(match))
        assert resting or game.ponders(state) is not None


def play_ends_when_time_runs_out_or_goes_on(setup: Setup, chance: Chance) -> None:
    """Those who are waited for act at random, and now and then the table acts for them."""
    match = setup.new(chance)
    for _ in range(400):
        if match.outcome is not None:
            break
        assert match.waiting
        seat = chance.pick(sorted(match.waiting))
        late = match.game.late(match.state, seat)
        assert late is not None
        action = any_action(match, seat, chance) if chance.below(3) else late
        assert action is not None
        match = match.play(seat, action).drawn(chance)
        for gone in seats(match):
            if (back := match.game.back(match.state, gone)) is not None:
                match = match.play(gone, back).drawn(chance)
    check_somebody_can_act(match)


def the_table_can_act_for_all(setup: Setup, chance: Chance) -> None:
    """The table goes on without those late or gone; with all gone it rests until one is back."""
    match = somewhere(setup, 30, chance)
    game = match.game
    rounds = 0
    while match.waiting and rounds < 3:
        rounds += 1
        for seat in sorted(match.waiting):
            if (late := game.late(match.state, seat)) is not None:
                match = match.play(seat, late).drawn(chance)
        check_somebody_can_act(match)
    for seat in seats(match):
        if (absent := game.absent(match.state, seat)) is not None:
            match = match.play(seat, absent).drawn(chance)
    check_somebody_can_act(match)
    assert not match.waiting
    if match.outcome is not None:
        return
    assert all(game.absent(match.state, seat) is None for seat in seats(match))
    returning = [seat for seat in seats(match) if game.back(match.state, seat) is not None]
    assert returning
    for seat in returning:
        if (back := game.back(match.state, seat)) is not None:
            match = match.play(seat, back).drawn(chance)
        check_somebody_can_act(match)
        assert match.waiting or match.outcome is not None


def the_end_is_final(setup: Setup, chance: Chance) -> None:
    """Random play ends, at least now and then; after that nothing more can be done."""
    for _ in range(20):
        first = setup.new(chance)
        *_, match = wander(first, 1000, chance)
        if match.outcome is not None:
            break
    check_is_over(match)
    with unchanged(match):
        for seat in everybody(match):
            for action in some(setup.game.legal(first.state, 0), 10, chance):
                refused(match, seat, action)


def check_is_over(match: Match[Any]) -> None:
    outcome = match.outcome
    assert outcome is not None
    assert str(outcome.why).endswith(".")
    assert list(outcome.winners) == sorted(set(outcome.winners) & set(seats(match)))
    assert not match.waiting
    assert match.game.chance(match.state, Chance(1)) is None
    assert match.game.ponders(match.state) is None
    for seat in seats(match):
        assert not list(match.game.legal(match.state, seat))
        for post in (match.game.absent, match.game.back, match.game.late):
            assert post(match.state, seat) is None


def private_actions_stay_private(setup: Setup, chance: Chance) -> None:
    match = somewhere(setup, 20, chance)
    for seat in some(seats(match), 5, chance):
        others = [who for who in everybody(match) if who != seat]
        before = [seen(match, who) for who in others]
        for action in setup.private:
            if not _accepts(match, seat, action):
                continue
            after = match.play(seat, action)
            assert [seen(after, who) for who in others] == before
            assert after.waiting == match.waiting
            assert table_facts(after, seat) == table_facts(match, seat)


def table_facts(
    match: Match[Any], but: Seat | None = None
) -> tuple[int, tuple[float, float], list[bool], list[float | None]]:
    """What a table asks of a match besides views: the number of the turn, how long bots take, who
    may speak, and how long each is waited for who is gone."""
    game, state = match.game, match.state
    speech = [game.speaks(state, seat) for seat in seats(match) if seat != but]
    patience = [game.patience(state, seat) for seat in seats(match)]
    return game.turn(state), game.pace(state), speech, patience


def turns_and_speech_are_plain(setup: Setup, chance: Chance) -> None:
    for match in wander(setup.new(chance), 20, chance):
        turn, pace, speech, patience = table_facts(match)
        assert type(turn) is int
        assert 0 <= pace[0] <= pace[1]
        assert all(type(may) is bool for may in speech)
        assert all(seconds is None or seconds >= 0 for seconds in patience)
        assert table_facts(match) == (turn, pace, speech, patience)


def views_are_told_in_words(setup: Setup, chance: Chance) -> None:
    """What a page that knows nothing of the game says about a view: headings with sentences."""
    match = somewhere(setup, 15, chance)
    for who in some(everybody(match), 3, chance):
        sent = json.loads(seen(match, who))  # a client may have no more than what was sent
        told = match.game.about(sent)
        assert told
        assert json.loads(seen(match, who)) == sent
        for heading, sentences in told:
            assert sentences
            for words in (heading, *sentences):
                assert isinstance(words, T | str)
                for code in LANGUAGES:
                    said = language(code).say(words)
                    assert json.loads(json.dumps(said)) == said != ""
                    assert said.splitlines() == [said]
        assert told == match.game.about(sent)


def options_are_checked(setup: Setup, chance: Chance) -> None:
    game, n = setup.game, setup.seats
    full = complete(game.options, {}, n)
    assert list(full) == list(game.options)
    assert json.loads(json.dumps(full)) == full
    assert complete(game.options, full, n) == full
    for wrong in ({"no such option": 1}, {"": None}):
        not_dealt(game, wrong, n)
    for name, option in game.options.items():
        assert str(option.title)
        bad: list[Any] = [None, 10**9, -1, 0.5, {}, ["x" * 1000], object]
        if option.choices:
            assert option.default in option.choices
            assert {*option.labels} <= {*option.choices}
            bad += ["no such choice", "", [1, 2, 3, None]]
        else:
            bad += [True, 1]
        if option.per_seat:
            assert full[name] == [option.default] * n
            bad += [[option.default] * (n + 1), option.default, (option.default,)]
        for value in bad:
            not_dealt(game, {name: value}, n)
        for value in option.choices:
            accepted_or_bad_input(game, {name: [value] if option.per_seat else value}, n, chance)
        if not option.choices and not option.per_seat:
            for value in (*RUBBISH, *CONTROLS):
                accepted_or_bad_input(game, {name: value}, n, chance)
    for n in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1):
        not_dealt(game, {}, n)


def not_dealt(game: Game[Any], options: dict[str, Any], n: int) -> None:
    """A match with these options must be refused."""
    try:
        Match.new(game, options, n)
    except BadInput:
        return
    raise AssertionError(f"{game.key} was dealt for {n} with {quoted(options)}")


def accepted_or_bad_input(game: Game[Any], options: dict[str, Any], n: int, chance: Chance) -> None:
    try:
        match = Match.new(game, options, n, chance.below(1000))
    except BadInput:
        return
    check_somebody_can_act(match)


def bots_play_whole_matches(setup: Setup, chance: Chance) -> None:
    for bot in setup.game.bots.values():
        match = setup.new(chance)
        for _ in range(2000):
            if not match.waiting:
                break
            seat = min(match.waiting)
            view = json.loads(seen(match, seat))  # a bot gets no more than what is sent
            match = match.play(seat, bot(view, chance)).drawn(chance)
        assert match.outcome is not None


Check = Callable[[Setup, Chance], None]
CONTRACT: list[Check] = [
    deal_is_json_and_enough,
    legal_actions_are_accepted_and_change_nothing_old,
    log_rebuilds_every_view,
    views_are_json_and_the_same_each_time,
    groundwork_changes_nothing,
    rubbish_is_refused,
    nearly_legal_is_accepted_or_refused,
    only_the_own_seat_acts,
    only_chance_draws,
    what_is_pondered_may_come_at_any_time,
    nobody_is_stuck,
    play_ends_when_time_runs_out_or_goes_on,
    the_table_can_act_for_all,
    the_end_is_final,
    private_actions_stay_private,
    turns_and_speech_are_plain,
    views_are_told_in_words,
    options_are_checked,
    bots_play_whole_matches,
]
