"""What the page for owners of the published box asks: how a problem is set up, whether a code is
right, who beat the Machine, and which answer was misread. None of them tells a law or the code."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bombe.games.turing_machine.booklet import find_printed
from bombe.games.turing_machine.box import (
    SYMBOLS,
    Symbol,
    numbers,
    parse_numbers,
    parse_symbol,
    read_setup,
    symbol_of,
)
from bombe.games.turing_machine.codes import CODES, parse_code
from bombe.games.turing_machine.generate import Wish, difficulty_of, generate, generate_on
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.machine import Game, Level, played
from bombe.games.turing_machine.official import OFFICIAL
from bombe.games.turing_machine.problem import (
    QUESTIONS_A_ROUND,
    VERIFIERS,
    Mode,
    Problem,
    Secret,
    Transcript,
    parse_transcript,
)
from bombe.games.turing_machine.reference import read_typed, tidied
from bombe.games.turing_machine.worlds import Answer, Worlds, worlds
from bombe.text import BadInput, N, T, shortened

LONGEST_TEXT = 1000  # characters
MOST_ANSWERS = 36  # of one transcript
MOST_ROUNDS = 99
MOST_QUESTIONS = MOST_ROUNDS * QUESTIONS_A_ROUND
MOST_LISTED = 40  # codes
# Somebody waits for these, so the best Machine is not asked about problems that take it long.
SECONDS = 0.3
MOST_WORLDS = 1500
HIDDEN_SHAPE = 26  # from this card on the shape of a law is hidden too

_COLOURS = {
    Symbol.LOZENGE: T("lozenge, green"),
    Symbol.HASH: T("hash, orange"),
    Symbol.SLASH: T("slash, blue"),
    Symbol.CURRENCY: T("currency, purple"),
}


# ---- what is asked about ----------------------------------------------------------------------


def _text(asked: Mapping[str, Any], name: str) -> str:
    value = asked.get(name, "")
    if not isinstance(value, str):
        raise BadInput(T("{name} must be text", name=name))
    if len(value) > LONGEST_TEXT:
        raise BadInput(T("{name} is too long", name=name))
    return value.strip()


def _number(asked: Mapping[str, Any], name: str, least: int, most: int) -> int:
    value = asked.get(name)
    if type(value) is not int or not least <= value <= most:
        raise BadInput(
            T(
                "{name} must be a whole number from {least} to {most}",
                name=name,
                least=least,
                most=most,
            )
        )
    return value


def _problem(asked: Mapping[str, Any]) -> Problem | Secret:
    """What the page means: a number of the booklet, or an id, or cards, to which the numbers of
    the verification cards that lie on the table may be added."""
    if "booklet" in asked:
        value = asked["booklet"]
        if type(value) is not int:
            raise BadInput(T("{name} must be a whole number", name="booklet"))
        return find_printed(value).secret
    found = read_typed(_text(asked, "problem"))
    table = tidied(_text(asked, "numbers"))
    if not table:
        return found.ascending() if isinstance(found, Secret) else found
    if isinstance(found, Secret):
        raise BadInput(T("an id has its numbers already: leave them out, or give cards"))
    seated = read_setup(found, parse_numbers(table))
    if isinstance(seated, T):
        raise BadInput(T("this is not a valid set-up: {reason}", reason=seated))
    return seated


def _secret(asked: Mapping[str, Any]) -> Secret:
    found = _problem(asked)
    if isinstance(found, Secret):
        return found
    raise BadInput(
        T(
            "cards alone do not say which criteria are the right ones: give the id, the number in "
            "the booklet, or the verification cards too"
        )
    )


# ---- set-up -----------------------------------------------------------------------------------


def set_up(asked: Mapping[str, Any]) -> dict[str, Any]:
    """The cards to lay out. Cards alone get a secret drawn for them, unless they are `laid` on the
    table already; with a mode instead of a problem one of that kind is drawn. `source` is what to
    ask about this very problem by."""
    if "mode" in asked and not _text(asked, "problem"):
        return _laid_out(next(generate(_wish(asked))), asked)
    found = _problem(asked)
    if isinstance(found, Problem):
        worlds(found)  # refuses cards that make no valid problem
        if asked.get("laid"):
            return _described(found, {"problem": str(found)}, None, [None] * len(found.groups))
        found = next(generate_on(found))
    return _laid_out(found, asked)


def _wish(asked: Mapping[str, Any]) -> Wish:
    return Wish(asked.get("mode"), asked.get("verifiers"), asked.get("difficulty"))  # type: ignore[arg-type]


def _laid_out(secret: Secret, asked: Mapping[str, Any]) -> dict[str, Any]:
    name = id_of(secret)
    if table := parse_numbers(tidied(_text(asked, "numbers"))):
        symbol = next(one for one in SYMBOLS if {*numbers(secret, one)} & {*table})
        # Not by its id: the letters are to stay as they lie on the table.
        source = {"problem": str(secret.problem), "numbers": " ".join(map(str, table))}
    else:
        symbol = _symbol(asked, name)
        table, source = numbers(secret, symbol), {"problem": name}
    return {
        **_described(secret.problem, source, name, table),
        "sign": symbol.sign,
        "symbol": _COLOURS[symbol],
    }


def _symbol(asked: Mapping[str, Any], name: str) -> Symbol:
    if wanted := _text(asked, "symbol"):
        return parse_symbol(wanted)
    return find_printed(asked["booklet"]).symbol if "booklet" in asked else symbol_of(name)


def _described(
    problem: Problem, source: dict[str, str], name: str | None, table: Sequence[int | None]
) -> dict[str, Any]:
    hidden = problem.mode is Mode.NIGHTMARE
    return {
        "source": source,
        "id": name,
        "problem": str(problem),
        "cards": problem.cards,
        "mode": problem.mode,
        "kind": T(
            "{mode}, {difficulty}, {n} verifiers",
            mode=problem.mode.words,
            difficulty=difficulty_of(problem).words,
            n=len(problem.groups),
        ),
        "rows": [
            {"verifier": letter, "cards": () if hidden else group, "number": number}
            for letter, group, number in zip(problem.verifiers, problem.groups, table, strict=True)
        ],
    }


# ---- after the game ---------------------------------------------------------------------------


def check(asked: Mapping[str, Any]) -> dict[str, Any]:
    """Whether a code is the one, and nothing else about it."""
    secret = _secret(asked)
    code = parse_code(_text(asked, "code"))
    if code == secret.code:
        return {"correct": True, "words": T("✓ {code} is the code.", code=CODES[code])}
    return {"correct": False, "words": T("✗ {code} is not the code.", code=CODES[code])}


def beat(asked: Mapping[str, Any]) -> dict[str, Any]:
    """Whether somebody who found the code in so many rounds and questions beat the Machine, at each
    of its levels, and the official one where its score is known."""
    secret = _secret(asked)
    rounds = _number(asked, "rounds", 1, MOST_ROUNDS)
    questions = _number(asked, "questions", 0, MOST_QUESTIONS)
    if questions > rounds * QUESTIONS_A_ROUND:
        raise BadInput(
            N(
                "{n} round has at most {most} questions, not {given}",
                "{n} rounds have at most {most} questions, not {given}",
                rounds,
                most=rounds * QUESTIONS_A_ROUND,
                given=shortened(questions),
            )
        )
    yours = (rounds, questions)
    rivals = [
        _rival(yours, T("The plain Machine"), _plays(secret, Level.PLAIN)),
        _rival(yours, T("The clever Machine"), _plays(secret, Level.CLEVER)),
    ]
    if len(worlds(secret.problem)) <= MOST_WORLDS:
        best = played(secret, Level.OPTIMAL, SECONDS)
        title = T("The optimal Machine")
        if not best.proved:
            title = T("The optimal Machine, as far as it got in the time")
        rivals.append(_rival(yours, title, _score(best)))
    if official := _official(secret):
        rivals.insert(0, _rival(yours, T("The official Machine"), official))
    return {"rivals": rivals}


Score = tuple[int, int]  # rounds, questions


def _score(game: Game) -> Score:
    return game.rounds, game.questions


def _plays(secret: Secret, level: Level) -> Score:
    return _score(played(secret, level))


def _official(secret: Secret) -> Score | None:
    if secret.problem.mode is not Mode.CLASSIC:
        return None
    cards = tuple(sorted(secret.problem.cards))
    for one in OFFICIAL:
        if one.cards == cards and one.code == secret.code:
            return one.rounds, one.par
    return None


def _rival(yours: Score, name: T, its: Score) -> dict[str, Any]:
    """You win with fewer rounds, or as many rounds and no more questions."""
    if yours < its:
        won, words = True, T("You beat it.")
    elif yours == its:
        won, words = True, T("A tie: by the rules you win.")
    else:
        won, words = False, T("It beats you.")
    return {
        "name": name,
        "rounds": N("{n} round", "{n} rounds", its[0]),
        "questions": N("{n} question", "{n} questions", its[1]),
        "score": its,
        "won": won,
        "words": words,
    }


# ---- "the Machine is wrong!" ------------------------------------------------------------------


def doubt(asked: Mapping[str, Any]) -> dict[str, Any]:
    """Which of somebody's answers was misread. Where the secret is known, those that the verifiers
    would not give; with cards alone a smallest set of answers that cannot all be right, and which
    of them might be the one. Otherwise why all is well."""
    found = _problem(asked)
    problem = found.problem if isinstance(found, Secret) else found
    transcript = _transcript(asked, problem)
    answers = transcript.answers()
    if not answers:
        raise BadInput(T("write down at least one answer"))
    if len(answers) > MOST_ANSWERS:
        raise BadInput(T("at most {n} answers at once", n=MOST_ANSWERS))
    left = worlds(problem, transcript)
    if isinstance(found, Secret):
        wrong = [one for one in answers if found.answer(one[0], one[1]) is not one[2]]
        if wrong:
            return _misread(wrong, len(answers))
    elif left.contradiction:
        return _contradiction(left)
    return _all_is_well(left, found)


def rows(asked: Mapping[str, Any]) -> dict[str, Any]:
    """A transcript as somebody has typed it, round by round."""
    found = _problem(asked)
    problem = found.problem if isinstance(found, Secret) else found
    return {
        "rows": [
            {
                "code": CODES[one.code],
                "answers": {VERIFIERS[verifier]: passed for verifier, passed in one.answers},
            }
            for one in _transcript(asked, problem).rounds
        ]
    }


def _transcript(asked: Mapping[str, Any], problem: Problem) -> Transcript:
    """Signs, small letters and lines do as well as our notation."""
    text = re.sub(r"\s*[;\n]+\s*", "; ", _text(asked, "asked"))
    text = re.sub(r"[ \t]+", " ", text).replace("✓", "+").replace("✗", "-")
    text = re.sub(r"\b[a-f](?=[+-])", lambda letter: letter[0].upper(), text)
    return parse_transcript(text, problem)


def _row(answer: Answer) -> dict[str, Any]:
    code, verifier, passed = answer
    return {"proposal": CODES[code], "verifier": VERIFIERS[verifier], "passed": passed}


def _misread(wrong: list[Answer], given: int) -> dict[str, Any]:
    said: list[T] = [
        N(
            "This answer is not what the verifier says; its opposite is right.",
            "These {n} answers are not what the verifiers say; their opposites are right.",
            len(wrong),
        )
    ]
    at_fault = {verifier for _, verifier, _ in wrong}
    if len(wrong) > 1 and len(at_fault) == 1:
        said.append(
            T(
                "All of them are answers of {v}: check that the right verification card is "
                "there, with the right number.",
                v=VERIFIERS[at_fault.pop()],
            )
        )
    elif len(wrong) > 1 and 2 * len(wrong) > given:
        said.append(
            T(
                "So many errors suggest the set-up is wrong: compare the cards and the letters "
                "with it."
            )
        )
    else:
        said.append(
            T("Look again: three punch cards, one hole, and the card of the right verifier.")
        )
    return {"well": False, "answers": [_row(one) for one in wrong], "suspects": [], "words": said}


def _contradiction(left: Worlds) -> dict[str, Any]:
    """What to make of answers that no world gives. Nobody told us the laws, so this rests on the
    cards as they were typed and on the two rules, and says so."""
    blamed = left.contradiction
    # What mends everything by itself is in every contradiction, so also in this one.
    suspects = [one for one in blamed if _mended(left, one)]
    said: list[T] = [
        N(
            "With these cards this answer cannot be right.",
            "With these cards these {n} answers cannot all be right.",
            len(blamed),
        ),
        T(
            "This follows from the cards and from the two rules of every problem: only one code "
            "meets all the criteria, and no verifier is superfluous."
        ),
    ]
    if len(blamed) == 1:
        said.append(
            T("Its opposite fits everything else you typed, so most likely it was misread.")
            if suspects
            else T(
                "And even with its opposite the rest does not fit together: more than one answer "
                "was misread, or a wrong card is on the table."
            )
        )
    elif suspects:
        said.append(_one_misread(suspects, len(blamed)))
    else:
        said.append(
            T(
                "Reversing one of them is not enough: more than one answer was misread, or a "
                "wrong card is on the table."
            )
        )
    said.append(
        T(
            "Compare the cards and their letters above with the table, then ask the same once more."
            " With the numbers of the verification cards this page can tell for sure."
        )
    )
    return {
        "well": False,
        "answers": [_row(one) for one in blamed],
        "suspects": [_row(one) for one in suspects],
        "words": said,
    }


def _one_misread(suspects: list[Answer], blamed: int) -> T:
    if len(suspects) == 1:
        code, verifier, _ = suspects[0]
        return T(
            "If only one answer was misread, it is what {v} said about {code}: with its opposite "
            "everything fits.",
            v=VERIFIERS[verifier],
            code=CODES[code],
        )
    if len(suspects) == blamed:
        return T("If only one answer was misread, it is one of these.")
    return T(
        "If only one answer was misread, it is one of {answers}.",
        answers=[f"{CODES[code]} {VERIFIERS[verifier]}" for code, verifier, _ in suspects],
    )


def _mended(left: Worlds, answer: Answer) -> bool:
    """Whether a world is left once this answer is the other way round."""
    code, verifier, passed = answer
    answers = [one for one in left.answers if one != answer]
    return bool(Worlds(left.problem, [*answers, (code, verifier, not passed)]).tuples)


def _all_is_well(left: Worlds, found: Problem | Secret) -> dict[str, Any]:
    if isinstance(found, Secret):
        said: list[T] = [T("All is well: every answer is what the verifier says.")]
    else:
        said = [
            T("These answers fit together."),
            T(
                "Add the numbers of the verification cards, and this page can tell whether each "
                "answer was read correctly."
            ),
        ]
    codes = [CODES[code] for code in left.codes]
    if len(codes) == 1:
        said.append(T("They leave a single code, if you use both rules."))
    else:
        said.append(
            N(
                "They leave {n} code, which the cards and both rules allow.",
                "They leave {n} codes, which the cards and both rules allow.",
                len(codes),
            )
        )
    refusing = sorted({verifier for _, verifier, passed in left.answers if not passed})
    if refusing:
        said.append(
            T(
                "A ✗ says that the proposal fails that verifier’s test. It calls no digit wrong: "
                "each of them, taken alone, may be right."
            )
        )
    said += _hidden_shapes(left.problem, refusing)
    return {
        "well": True,
        "answers": [],
        "suspects": [],
        "words": said,
        "worlds": len(left),
        "codes": codes[:MOST_LISTED],
    }


def _hidden_shapes(problem: Problem, refusing: list[int]) -> list[T]:
    """A reminder where a ✗ surprises most: on cards that do not even tell the shape."""
    if problem.mode is Mode.NIGHTMARE:
        return [T("In nightmare nobody knows which card a verifier answers for.")]
    for verifier in refusing:
        hard = [card for card in problem.groups[verifier] if card >= HIDDEN_SHAPE]
        if hard:
            return [
                T(
                    "Verifier {v} has card {card}: there the shape is hidden too, so a ✗ to a code"
                    " that looks right is normal.",
                    v=VERIFIERS[verifier],
                    card=hard[0],
                )
            ]
    return []


ANSWERS: dict[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {
    "box_set_up": set_up,
    "box_check": check,
    "box_beat": beat,
    "box_doubt": doubt,
    "box_rows": rows,
}
