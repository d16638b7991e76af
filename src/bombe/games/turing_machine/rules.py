"""The rules of a match: rounds, questions, thumbs, who is out and who wins.

Actions, each a line of text:

    ask 341 B         propose 341        thumb up 342    thumb down    thumb back
    mark 4b    mark t3 +    unmark 4b    note A even?    note * whole sheet
    hint       why -4b      leave       return       resign

and, of no seat, what the Machine has played when it has:

    machine proved 341 A+ B-; 221 C+        machine unproved 341 A+

Everybody plays at once, each on a sheet of their own; in co-operative play all share one sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, cast

from bombe.chance import Chance
from bombe.game import (
    About,
    Deal,
    Game,
    IllegalAction,
    Options,
    Outcome,
    Seat,
    View,
    read_action,
)
from bombe.games.turing_machine import shape
from bombe.games.turing_machine.aids import WORKS, groundwork
from bombe.games.turing_machine.bots import BOTS
from bombe.games.turing_machine.choices import AIDS, BOT_NAMES, NAMES, NO_MACHINE, OPTIONS, dealt
from bombe.games.turing_machine.claims import parse_claim
from bombe.games.turing_machine.codes import CODES, INDEX
from bombe.games.turing_machine.generate import difficulty_of
from bombe.games.turing_machine.hint_lines import RUNGS
from bombe.games.turing_machine.legal import WHILE_GONE, legal
from bombe.games.turing_machine.problem import Secret, parse_secret, parse_transcript
from bombe.games.turing_machine.reference import read_typed
from bombe.games.turing_machine.sequel import misses, sequel
from bombe.games.turing_machine.sheet import Sheet, parse_target
from bombe.games.turing_machine.state import DOWN, Opponent, Player, State
from bombe.games.turing_machine.views import THINKING, about, seat_view
from bombe.groundwork import Work
from bombe.text import BadInput, T, quoted
from bombe.values import changed

MOST_SEATS = 40
LONGEST_NOTE = 500
MACHINE_SECONDS = 5.0  # of processor time for the Machine's own game
PROVED, UNPROVED = "proved", "unproved"  # whether nobody can do better than it

WHY = {
    "solved": T("The code was found."),
    "fewest": T("More than one found the code; the fewest questions won."),
    "late": T("The code was found, but after a wrong one, which had lost the match."),
    "beaten": T("The code was found, but the Machine needed less."),
    "last": T("Only one player was left."),
    "wrong": T("The code was wrong."),
    "nobody": T("Everybody is out; nobody wins."),
}


# ---- the actions -----------------------------------------------------------------------------


def _ask(state: State, seat: Seat, words: list[str]) -> State:
    if len(words) != 2:
        raise IllegalAction(T("Ask like this: ask 341 B"))
    code = _code(words[0])
    letters = state.secret.problem.verifiers
    if len(words[1]) != 1 or words[1] not in letters:
        raise IllegalAction(
            T(
                "There is no verifier {v}: they go from A to {last}.",
                v=quoted(words[1]),
                last=letters[-1],
            )
        )
    verifier = letters.index(words[1])
    page = state.sheet(seat).page
    if not state.coop and state.players[seat].thumb is not None:
        raise IllegalAction(T("Your thumb is in; take it back before you ask more."))
    if page.answers and code != page.code:
        raise IllegalAction(
            T("Your proposal is {code} for the rest of this round.", code=CODES[page.code or 0])
        )
    if any(asked == verifier for asked, _ in page.answers):
        raise IllegalAction(T("You have asked {v} in this round already.", v=words[1]))
    if state.left(seat) < 1:
        raise IllegalAction(T("You have no question left in this round."))
    passed = state.secret.answer(code, verifier)
    state = state.with_sheet(seat, state.sheet(seat).with_answer(code, verifier, passed))
    # A team's thumbs were given on what the sheet said before.
    return _thumbs_cleared(state) if state.coop else state


def _propose(state: State, seat: Seat, words: list[str]) -> State:
    if len(words) != 1:
        raise IllegalAction(T("Propose like this: propose 341"))
    code = _code(words[0])
    if not state.coop:
        raise IllegalAction(T("Without a shared note sheet you propose by asking: ask 341 B"))
    sheet = state.sheet(seat)
    if sheet.page.answers:
        raise IllegalAction(T("The proposal is fixed once a question has been asked."))
    return state.with_sheet(seat, sheet.with_proposal(code))


def _thumb(state: State, seat: Seat, words: list[str]) -> State:
    player = state.players[seat]
    match words:
        case ["down"]:
            thumb: int | None = DOWN
        case ["up", code]:
            thumb = _code(code)
        case ["back"]:
            if player.thumb is None:
                raise IllegalAction(T("Your thumb is not in yet."))
            thumb = None
        case _:
            raise IllegalAction(T("Show your thumb like this: thumb down, or thumb up 342"))
    if thumb is not None and thumb == player.thumb:
        raise IllegalAction(T("Your thumb already says that."))
    return state.with_player(seat, thumb=thumb)


def _mark(state: State, seat: Seat, words: list[str]) -> State:
    if len(words) == 1:
        words = [*words, "-"]
    if len(words) != 2 or words[1] not in ("-", "+"):
        raise IllegalAction(T("Mark like this: mark 4b, or mark 4b + to keep it"))
    target = parse_target(words[0], state.secret.problem)
    return state.with_sheet(seat, state.sheet(seat).with_mark(target, words[1]))


def _unmark(state: State, seat: Seat, words: list[str]) -> State:
    if len(words) != 1:
        raise IllegalAction(T("Take a mark away like this: unmark 4b"))
    target = parse_target(words[0], state.secret.problem)
    sheet = state.sheet(seat)
    if target not in sheet.marks:
        raise IllegalAction(T("{target} has no mark.", target=target))
    return state.with_sheet(seat, sheet.with_mark(target, None))


def _note(state: State, seat: Seat, words: list[str]) -> State:
    slots = ["*", *state.secret.problem.verifiers]
    if not words or words[0] not in slots:
        raise IllegalAction(
            T("Write like this: note A perhaps even, or note * for the whole note sheet")
        )
    text = " ".join(words[1:])
    if len(text) > LONGEST_NOTE:
        raise IllegalAction(T("A note has at most {n} characters.", n=LONGEST_NOTE))
    return state.with_sheet(seat, state.sheet(seat).with_note(words[0], text))


def _hint(state: State, seat: Seat, words: list[str]) -> State:
    _nothing_after(words)
    if "hints" not in state.aids:
        raise IllegalAction(T("There are no hints in this match."))
    sheet = state.sheet(seat)
    if sheet.rung == RUNGS:
        raise IllegalAction(T("That was the whole hint; a new answer or round brings another."))
    return state.with_sheet(seat, sheet.with_hint())


def _why(state: State, seat: Seat, words: list[str]) -> State:
    if "why" not in state.aids:
        raise IllegalAction(T("Nobody may ask why in this match."))
    if len(words) != 1:
        raise IllegalAction(T("Ask why like this: why -4b, or why =241"))
    try:
        claim = parse_claim(words[0], state.secret.problem)
    except BadInput as error:
        raise IllegalAction(error.sentence) from None
    return state.with_sheet(seat, state.sheet(seat).with_why(str(claim)))


def _leave(state: State, seat: Seat, words: list[str]) -> State:
    _nothing_after(words)
    return state.with_player(seat, gone=True)


def _return(state: State, seat: Seat, words: list[str]) -> State:
    _nothing_after(words)
    if not state.players[seat].gone:
        raise IllegalAction(T("You are here already."))
    return state.with_player(seat, gone=False)


def _resign(state: State, seat: Seat, words: list[str]) -> State:
    _nothing_after(words)
    return state.with_player(seat, out=True, thumb=None)


ACTIONS: Mapping[str, Callable[[State, Seat, list[str]], State]] = {
    "ask": _ask,
    "propose": _propose,
    "thumb": _thumb,
    "mark": _mark,
    "unmark": _unmark,
    "note": _note,
    "hint": _hint,
    "why": _why,
    "leave": _leave,
    "return": _return,
    "resign": _resign,
}
WHILE_SUSPENDED = ("mark", "unmark", "note", "leave", "return")


def _code(text: str) -> int:
    if text not in INDEX:
        raise IllegalAction(T("{code} is not a code: three digits from 1 to 5.", code=quoted(text)))
    return INDEX[text]


def _nothing_after(words: list[str]) -> None:
    if words:
        raise IllegalAction(T("Nothing belongs after that word."))


def _thumbs_cleared(state: State) -> State:
    return changed(state, players=tuple(changed(p, thumb=None) for p in state.players))


# ---- the end of a round ----------------------------------------------------------------------


def _settled(state: State) -> State:
    """The state after everything that the last action completes."""
    if state.suspended:
        return state
    if not state.playing:
        return changed(state, why="nobody")
    if not state.alone and len(state.playing) == 1:
        return changed(state, why="last", winners=tuple(state.playing))
    thumbs = {state.players[seat].thumb for seat in state.present}
    if not thumbs or None in thumbs:
        return state
    if state.coop and DOWN not in thumbs and len(thumbs) > 1:
        return state  # everybody wants to declare, but not the same code: talk
    return _revealed(state)


def _revealed(state: State) -> State:
    """All thumbs are in: everybody sees them, and the codes of those who are up are checked."""
    up = {
        seat: thumb
        for seat in sorted(state.present)
        if (thumb := state.players[seat].thumb) is not None and thumb != DOWN
    }
    if state.coop and len(up) < len(state.present):
        up = {}  # not everybody agreed, so nothing is declared
    players = tuple(
        changed(player, shown=(*player.shown, seat in up)) if not player.out else player
        for seat, player in enumerate(state.players)
    )
    state = changed(state, players=players)
    right = [seat for seat, code in up.items() if code == state.secret.code]
    if right:
        return _won(state, right)
    for seat in up:
        state = state.with_player(seat, out=True)
    if up and state.alone:
        return changed(state, why="wrong")
    if up and len(state.playing) < 2:
        return _settled(state)
    # Codes that were declared stay with those who are out, to be shown at the end.
    players = tuple(
        player if player.out else changed(player, thumb=None) for player in state.players
    )
    sheets = tuple(
        sheet if players[seat].out and not state.coop else sheet.with_new_page()
        for seat, sheet in enumerate(state.sheets)
    )
    return changed(state, players=players, sheets=sheets, round=state.round + 1)


def _won(state: State, right: list[Seat]) -> State:
    if state.missed:
        return changed(state, why="late")
    if state.alone:
        machine = state.machine
        if machine and machine.line is None:
            return changed(state, found=right[0])
        asked = state.questions(right[0])
        if machine and (state.round, asked) > (machine.rounds, machine.questions):
            return changed(state, why="beaten")
        return changed(state, why="solved", winners=tuple(sorted(state.playing)))
    fewest = min(map(state.questions, right))
    winners = tuple(seat for seat in right if state.questions(seat) == fewest)
    return changed(state, why="solved" if len(right) == 1 else "fewest", winners=winners)


# ---- the Machine -----------------------------------------------------------------------------


def _heard(state: State, action: str) -> State:
    """What the Machine has played, which no seat can say."""
    verb, _, rest = action.partition(" ")
    proved, _, line = rest.partition(" ")
    machine = state.machine
    if verb != "machine" or machine is None or machine.line is not None or state.over:
        raise IllegalAction(T("That seat is not at this table."))
    try:
        transcript = parse_transcript(line, state.secret.problem)
    except BadInput as error:
        raise IllegalAction(error.sentence) from None
    if proved not in (PROVED, UNPROVED) or str(transcript) != line:
        raise IllegalAction(T("That is not how the Machine’s game is written."))
    game = changed(
        machine,
        rounds=max(1, len(transcript.rounds)),
        questions=len(transcript.answers()),
        proved=proved == PROVED,
        line=line,
    )
    state = changed(state, machine=game)
    return _won(state, [state.found]) if state.found is not None else state


# ---- the game --------------------------------------------------------------------------------


class TuringMachine(Game[State]):
    """The game, as the table knows it."""

    key = "turing_machine"
    title = T("Turing Machine")
    seats = range(1, MOST_SEATS + 1)
    options = OPTIONS
    bots = BOTS
    levels = NAMES
    bot_names = BOT_NAMES
    view_type = shape.View
    credits = T(
        "Turing Machine is a game by Fabien Gridel and Yoann Levet (Scorpion Masqué). This is an "
        "unofficial fan project, made without their involvement; if you like the game, buy it."
    )
    skin = "bombe.games.turing_machine.skin:SKIN"
    reviews = "bombe.games.turing_machine.review_told"
    reasons = "bombe.games.turing_machine.why_told"
    school = "bombe.games.turing_machine.school.told"
    works = WORKS

    def follows(self, options: Options) -> Mapping[str, Any]:
        named = options["problem"]
        if not named:
            return {}
        try:
            source = read_typed(named)
        except BadInput:  # which is said when it is dealt
            return dict.fromkeys(("mode", "verifiers", "difficulty"))
        problem = source.problem if isinstance(source, Secret) else source
        return {
            "mode": problem.mode.value,
            "verifiers": len(problem.groups),
            "difficulty": difficulty_of(problem).value,
        }

    def deal(self, options: Options, seats: int, chance: Chance) -> Deal:
        if any(options["handicap"]) and (options["coop"] or seats == 1):
            raise BadInput(T("There is no handicap against the Machine."))
        if options["machine"] != NO_MACHINE and not (options["coop"] or seats == 1):
            raise BadInput(T("The Machine plays against one note sheet: alone, or all together."))
        secret, chosen = dealt(options, chance)
        return {
            "secret": str(secret),
            "chosen": chosen,
            "seats": seats,
            "coop": options["coop"],
            "aids": [aid for aid in AIDS if options[f"aid_{aid}"]],
            "handicap": list(options["handicap"]),
            "machine": None if options["machine"] == NO_MACHINE else {"level": options["machine"]},
        }

    def start(self, deal: Deal) -> State:
        return State(
            secret=parse_secret(deal["secret"]),
            coop=deal["coop"],
            chosen=deal["chosen"],
            aids=tuple(deal["aids"]),
            players=tuple(Player(handicap) for handicap in deal["handicap"]),
            sheets=(Sheet(hints=deal.get("hints", 0)),) * (1 if deal["coop"] else deal["seats"]),
            machine=Opponent(**deal["machine"]) if deal.get("machine") else None,
            missed=misses(deal),
        )

    def ponders(self, state: State) -> dict[str, str] | None:
        machine = state.machine
        if machine is None or machine.line is not None or state.over:
            return None
        return {"secret": str(state.secret), "level": machine.level}

    def ponder(self, asked: dict[str, str], quickly: bool = False) -> str:
        from bombe.games.turing_machine.machine import Level, opponent  # most have no Machine

        secret, level = parse_secret(asked["secret"]), Level(asked["level"])
        game = opponent(secret, level, MACHINE_SECONDS, quickly)
        return f"machine {PROVED if game.proved else UNPROVED} {game.line}".rstrip()

    def apply(self, state: State, seat: Seat | None, action: str) -> State:
        if seat is None:
            return _heard(state, action)
        seat, verb, words = read_action(action, ACTIONS, seat, len(state.players), state.over)
        player = state.players[seat]
        if player.out:
            raise IllegalAction(T("You are out; you can only watch."))
        if player.gone and verb not in WHILE_GONE:
            raise IllegalAction(T("You have left; return first."))
        if state.suspended and verb not in WHILE_SUSPENDED:
            raise IllegalAction(THINKING)
        return _settled(ACTIONS[verb](state, seat, words))

    def wordless(self, action: str, seen: bool = False) -> str:
        # Even a team's notes are for the team alone.
        if not action.startswith("note "):
            return action
        end = action.find(" ", len("note "))  # at once: a match may hold thousands
        return action if end < 0 else action[:end]

    def legal(self, state: State, seat: Seat) -> Iterable[str]:
        return legal(state, seat)

    def waiting(self, state: State) -> frozenset[Seat]:
        return state.waiting

    def absent(self, state: State, seat: Seat) -> str | None:
        return "leave" if not state.over and seat in state.present else None

    def back(self, state: State, seat: Seat) -> str | None:
        return "return" if not state.over and seat in state.playing - state.present else None

    def late(self, state: State, seat: Seat) -> str | None:
        return "thumb down" if seat in self.waiting(state) else None

    def outcome(self, state: State) -> Outcome | None:
        together = state.coop or state.machine is not None
        return Outcome(state.winners, WHY[state.why], together) if state.over else None

    def sequel(self, state: State) -> tuple[Deal, Sequence[str]] | None:
        return sequel(state)

    def about(self, view: View) -> About:
        return about(view)

    def turn(self, state: State) -> int:
        return state.round

    def groundwork(self, state: State) -> Iterable[Work]:
        return groundwork(state) if state.aids else ()

    def view(self, state: State, seat: Seat | None) -> View:
        return cast(View, seat_view(state, seat))
