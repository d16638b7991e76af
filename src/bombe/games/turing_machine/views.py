"""What each seat sees: built up from what it may know, never cut down from the state."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, repeat

from bombe.game import Seat, View
from bombe.games.turing_machine import aids, shape, why_lines
from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.generate import difficulty_of
from bombe.games.turing_machine.hint_lines import words
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.problem import (
    VERIFIERS,
    Mode,
    Problem,
    Round,
    Secret,
    parse_problem,
    parse_transcript,
)
from bombe.games.turing_machine.sheet import Page
from bombe.games.turing_machine.state import DOWN, Opponent, Player, State
from bombe.text import T


def seat_view(state: State, seat: Seat | None) -> shape.View:
    if "common" not in state.memory:
        state.memory["common"] = _common(state)
    common: shape.Common = state.memory["common"]
    own: shape.Own = {} if seat is None else _own(state, seat)
    end: shape.End = _end(state) if state.over else {}
    view: shape.View = {**common, **_missed(state), "you": seat, **own, **end}
    if state.machine and state.suspended:
        view["machine"] = {"level": state.machine.level, "thinking": True}
    elif state.over and state.machine:
        view["machine"] = _machine(state.machine, state.secret.problem)
    return view


def _own(state: State, seat: Seat) -> shape.Own:
    ended = state.over or state.suspended
    own: shape.Own = {
        "sheet": _own_sheet(state, seat),
        "thumb": _thumb_name(state.players[seat].thumb),
        "left": state.left(seat) if seat in state.playing and not ended else 0,
        "own_thumb": _thumb(state.players[seat].thumb),
    }
    if state.coop:
        own["team_thumbs"] = [_thumb(player.thumb) for player in state.players]
        own["thumbs"] = [_thumb_name(player.thumb) for player in state.players]
    return own


def _end(state: State) -> shape.End:
    return {
        "outcome": {"winners": list(state.winners), "why": state.why},
        "secret": str(state.secret),
        "held": _held(state.secret),
        "solution": CODES[state.secret.code],
        "id": id_of(state.secret),
        "declared": [_thumb_name(player.thumb) for player in state.players],
        "last_thumbs": [_thumb(player.thumb) for player in state.players],
        "sheets": [
            [_answered(page) for page in state.sheet(one).pages]
            for one in range(len(state.players))
        ],
    }


def _held(secret: Secret) -> list[shape.Held]:
    groups = dict(zip(secret.laws, secret.problem.groups, strict=True))
    return [
        {"verifier": letter, "cards": [*groups[law]], "law": law.name}
        for letter, law in zip(secret.problem.verifiers, secret.by_verifier, strict=True)
    ]


def _machine(machine: Opponent, problem: Problem) -> shape.Machine:
    if machine.line is None:  # it was lost without the Machine, which had not played yet
        return {"level": machine.level}
    return {
        "level": machine.level,
        "rounds": machine.rounds,
        "questions": machine.questions,
        "proved": machine.proved,
        "line": machine.line,
        "answered": [_answered(one) for one in parse_transcript(machine.line, problem).rounds],
    }


def _common(state: State) -> shape.Common:
    """What everybody sees."""
    lasting = state.lasting_memory
    if not lasting:
        lasting |= {
            **_problem(state.secret.problem),
            "chosen": state.chosen,
            "coop": state.coop,
            "aids": list(state.aids),
            "machine": {"level": state.machine.level} if state.machine else None,
        }
    return {  # type: ignore[typeddict-item]
        **lasting,
        "round": state.round,
        "seats": [_public(state, one) for one in range(len(state.players))],
        "waiting": sorted(state.waiting),
        "over": state.over,
    }


def _missed(state: State) -> shape.Sequel:
    """The wrong codes by then: in a replay also the rounds before them are shown."""
    missed = [CODES[code] for code, round in state.missed if round < state.round]
    return {"missed": missed} if missed else {}


@lru_cache(maxsize=4096)
def _problem(problem: Problem) -> shape.Puzzle:
    return {
        "problem": str(problem),
        "mode": problem.mode.value,
        "difficulty": difficulty_of(problem).value,
        "verifiers": problem.verifiers,
        "groups": [[*group] for group in problem.groups],
    }


def _public(state: State, seat: Seat) -> shape.Public:
    """What everybody may know of a seat."""
    player, memory = state.players[seat], state.sheet(seat).memory
    known: tuple[Player, shape.Public] | None = memory.get(seat)
    if known is None or known[0] is not player:
        known = memory[seat] = (player, _public_of(state, seat))
    return known[1]


def _public_of(state: State, seat: Seat) -> shape.Public:
    player = state.players[seat]
    thumbs = chain(player.shown, repeat(None))
    pages = state.sheet(seat).pages
    rounds = [_open(page, thumb) for page, thumb in zip(pages, thumbs, strict=False)]
    public: shape.Public = {
        "out": player.out,
        "gone": player.gone,
        "done": player.thumb is not None and not player.out,
        "handicap": player.handicap,
        "questions": state.questions(seat),
        "rounds": rounds,
    }
    if "hints" in state.aids:
        public["hints"] = state.sheet(seat).hints
        public["rung"] = state.sheet(seat).rung
    return public


def _open(page: Page, thumb: bool | None) -> shape.OpenRound:
    """What everybody may know of a round: not what was answered."""
    if thumb not in page.memory:
        page.memory[thumb] = {
            # A team's proposal is its own until it asks about it.
            "proposal": CODES[page.code] if page.code is not None and page.answers else None,
            "asked": [VERIFIERS[verifier] for verifier, _ in page.answers],
            "thumb": None if thumb is None else "up" if thumb else "down",
        }
    told: shape.OpenRound = page.memory[thumb]
    return told


def _answered(page: Page | Round) -> shape.Round:
    return {
        "proposal": None if page.code is None else CODES[page.code],
        "answers": {VERIFIERS[verifier]: passed for verifier, passed in page.answers},
    }


def _written(page: Page) -> shape.Round:
    """A round with its answers, for those whose sheet it is."""
    if "written" not in page.memory:
        page.memory["written"] = _answered(page)
    told: shape.Round = page.memory["written"]
    return told


def _own_sheet(state: State, seat: Seat) -> shape.Sheet:
    memory = state.sheet(seat).memory
    if "own" not in memory:
        memory["own"] = _own_sheet_of(state, seat)
    view: shape.Sheet = memory["own"]
    return view


def _own_sheet_of(state: State, seat: Seat) -> shape.Sheet:
    sheet = state.sheet(seat)
    own: shape.Sheet = {
        "rounds": [_written(page) for page in sheet.pages],
        "marks": dict(sheet.marks),
        "notes": dict(sheet.notes),
    }
    return {**own, **aids.told(state, seat)} if state.aids else own


def _thumb_name(thumb: int | None) -> str | None:
    if thumb is None:
        return None
    return "down" if thumb == DOWN else f"up {CODES[thumb]}"


def _thumb(thumb: int | None) -> shape.Thumb | None:
    if thumb is None:
        return None
    return {"up": thumb != DOWN, "code": None if thumb == DOWN else CODES[thumb]}


# --- in words ------------------------------------------------------------------------------------

_HOW = (
    T("Find the code: three digits from 1 to 5, for ▲, ■ and ●."),
    T("Each verifier secretly checks one criterion of its card; it says whether a code meets it."),
    T("Only one code meets all of those criteria, and no verifier is superfluous."),
    T("Ask up to three verifiers a round about one code, like this: ask 341 B"),
    T("Then show your thumb: thumb down, or thumb up 342 when you know the code."),
    T("✗ means that the code fails this verifier's test; it does not say which digit is wrong."),
)


THINKING = T("The code was found; the Machine is still thinking.")


def about(view: View) -> list[tuple[T | str, list[T | str]]]:
    """The game in a few sentences, and what is written on the cards of the problem."""
    problem = parse_problem(view["problem"])
    told: list[tuple[T | str, list[T | str]]] = [(T("How it goes"), list(_HOW))]
    for letter, group in zip(problem.verifiers, problem.groups, strict=True):
        for number in group:
            card = CARDS[number]
            name = T("Card {n}: {title}", n=number, title=card.title)
            if problem.mode is not Mode.NIGHTMARE:
                name = T(
                    "Verifier {letter}, card {n}: {title}",
                    letter=letter,
                    n=number,
                    title=card.title,
                )
            told.append(
                (name, [T("{name} {law}", name=law.name, law=law.text) for law in card.laws])
            )
    if (view["machine"] or {}).get("thinking"):
        told.insert(0, (T("The Machine"), [THINKING]))
    hint = view.get("sheet", {}).get("hint")
    if hint:
        told.append((T("Hint"), [said for line in hint["lines"] for said in words(line)]))
    why = view.get("sheet", {}).get("why")
    if why:
        rests = why_lines.rests_on(why)
        said = [one for step in why_lines.sentences(why) for one in step]
        told.append((why_lines.heading(why), [*said, *([rests] if rests else [])]))
    return told
