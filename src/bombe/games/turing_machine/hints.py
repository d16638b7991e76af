"""Hints: where to look, what an answer excludes, and the proof.

A ladder of three rungs about one thing that follows from what is on a sheet and is not marked there
yet; about a mark that does not follow; about what to ask; or about the code, once it is settled. It
is made from the cards, the sheet's own answers and its marks, and so cannot tell what is hidden. A
proof is in the steps that `why` has, in the same words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bombe.games.turing_machine.cards import CARDS, LAWS, Law
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES, SHAPES
from bombe.games.turing_machine.deductions import Known, owner
from bombe.games.turing_machine.entailment import Ground, Rules, ground_of
from bombe.games.turing_machine.explain import Step
from bombe.games.turing_machine.explain_lines import lines
from bombe.games.turing_machine.explain_words import Line, as_json
from bombe.games.turing_machine.hint_lines import PROOF, Ladder
from bombe.games.turing_machine.problem import Problem, answer_name
from bombe.games.turing_machine.sheet import SHAPE_LETTERS
from bombe.games.turing_machine.why import why
from bombe.games.turing_machine.why_lines import since, told
from bombe.games.turing_machine.worlds import Answer


def ladder(
    problem: Problem,
    answers: tuple[Answer, ...],
    marks: tuple[tuple[str, str], ...],
    proposal: int | None,
    may_ask: bool,
) -> Ladder:
    """The hint for a sheet with these answers and marks. `proposal` is the one that the round is
    about, once something was asked; `may_ask` is whether the round has a question left."""
    known = Known(problem, tuple(dict.fromkeys(answers)))
    own = dict(marks)
    if known.too_large:
        where = "hint_ask_large"
        # In nightmare the worlds are counted all the same, for the question.
        found = (known.shuffled and _settled(known)) or _plainly_out(known, own)
    else:
        where = "hint_ask" if known.answers else "hint_ask_first"
        found = _unsound(known, own) or _settled(known)
        if not found and known.answers:
            found = _plainly_out(known, own) or _out_by_steps(known, own)
    return found or _question(known, proposal, may_ask, where)


# ---- what one sees at once -------------------------------------------------------------------

Found = tuple[tuple[int, int], Ladder]  # how hard it is to see, and the hint


def _plainly_out(known: Known, marks: dict[str, str]) -> Ladder | None:
    """What an answer contradicts by itself, the last answer if it may be, or what too few codes
    obey."""
    found = [*_contradicted(known, marks), *_too_few(known, marks)]
    return min(found, key=lambda one: one[0])[1] if found else None


def _contradicted(known: Known, marks: dict[str, str]) -> Iterator[Found]:
    for card in known.problem.cards:
        for law in CARDS[card].laws:
            if known.marked_out(law.name, marks):
                continue
            homes = range(len(known.letters)) if known.shuffled else [known.group_of(card)]
            against = [known.against(law, home) for home in homes]
            if not all(against):
                continue
            what: Line = "hint_by_all", {"card": card, "law": law.name}
            if not known.shuffled:
                what = _by_answer(known, law, against[0][0])
            step = Step((Claim(law.name, False),), _each(known, against), (), Rules.NONE)
            yield (0, _age(known, against)), _about_law(known, law, what, _proof(known, [step]))
        for v in known.letters if known.shuffled else "":
            target = f"{v}{card}"
            if known.marked_out(target, marks):
                continue
            against = [known.against(law, owner(v)) for law in CARDS[card].laws]
            if all(against):
                step = Step((Claim(target, False),), _each(known, against), (), Rules.NONE)
                yield (0, _age(known, against)), _about_owner(v, card, _proof(known, [step]))


def _by_answer(known: Known, law: Law, answer: Answer) -> Line:
    return f"hint_by_{_said(answer)}", {**_asked(known, answer), "law": law.name}


def _said(answer: Answer) -> str:
    return "yes" if answer[2] else "no"


def _age(known: Known, against: Iterable[list[Answer]]) -> int:
    """How many answers ago the last of these got its first answer against it."""
    since = max(known.answers.index(answers[0]) for answers in against)
    return len(known.answers) - since


def _too_few(known: Known, marks: dict[str, str]) -> Iterator[Found]:
    for card in known.problem.cards:
        for law in CARDS[card].laws:
            few = law.codes.bit_count()
            if few < len(known.letters) and not known.marked_out(law.name, marks):
                what = "hint_by_rules", {"law": law.name}
                step = Step((Claim(law.name, False),), (), (), Rules.BOTH)
                yield (1, few), _about_law(known, law, what, _proof(known, [step]))


def _about_law(known: Known, law: Law, what: Line, proof: Line, where: str = "hint_at") -> Ladder:
    if known.shuffled:
        at: Line = f"{where}_card", {"card": law.card}
        return Ladder((at, what, proof), None, law.card, law.name)
    group = known.group_of(law.card)
    v = known.letters[group]
    cards = known.problem.groups[group]
    card = cards[0] if len(cards) == 1 else None
    return Ladder(((f"{where}_verifier", {"v": v}), what, proof), v, card, law.name)


def _about_owner(v: str, card: int, proof: Line) -> Ladder:
    where = "hint_at_owner", {"card": card}
    what = "hint_owner", {"v": v, "card": card}
    return Ladder((where, what, proof), None, card, f"{v}{card}")


def _asked(known: Known, answer: Answer) -> dict[str, str]:
    """An answer as values of a sentence."""
    return {"v": known.letters[answer[1]], "code": CODES[answer[0]]}


def _each(known: Known, against: list[list[Answer]]) -> tuple[Answer, ...]:
    """One answer of each list, in the order asked."""
    return tuple(sorted({answers[0] for answers in against}, key=known.answers.index))


def _proof(known: Known, steps: Iterable[Step]) -> Line:
    return PROOF, {
        "steps": [[as_json(line) for line in lines(step, known.problem)] for step in steps]
    }


# ---- what follows in several steps -----------------------------------------------------------


def _out_by_steps(known: Known, marks: dict[str, str]) -> Ladder | None:
    """A law, an owner or a digit that is in no world left and not marked: what the last answer
    excludes comes first, then what rests on the fewest answers."""
    targets = [
        target
        for target in known.targets()
        if True not in known.truths(target) and not known.marked_out(target, marks)
    ]
    if not targets:
        return None
    ground = ground_of(known.problem)
    claims = [Claim(target, False) for target in targets]

    def hardness(claim: Claim) -> tuple[bool, int]:
        new = since(ground, known.answers, claim) == len(known.answers)
        # In nightmare it takes too long to find out by how few answers each of them goes.
        return not new, 0 if known.shuffled else len(why(ground, known.answers, claim).because)

    laws = [claim for claim in claims if claim.is_law]
    claim = min(laws, key=hardness) if laws else claims[0]
    proof = _steps_to(ground, known, claim)
    if claim.is_owner:
        return _about_owner(claim.target[0], int(claim.target[1:]), proof)
    n = since(ground, known.answers, claim)
    after = known.answers[n - 1] if n else None
    if claim.is_law:
        law = LAWS[claim.target]
        what: Line = "hint_by_rules", {"law": law.name}
        if after:
            what = f"hint_since_{_said(after)}", {**_asked(known, after), "law": law.name}
        return _about_law(known, law, what, proof)
    values: dict[str, object] = {"shape": _shape(claim.target), "digit": claim.target[1]}
    what = "hint_digit", values
    if after:
        what = f"hint_digit_since_{_said(after)}", {**values, **_asked(known, after)}
    where = "hint_at_digits", {"shape": values["shape"]}
    return Ladder((where, what, proof), target=claim.target)


def _steps_to(ground: Ground, known: Known, claim: Claim) -> Line:
    """The steps that lead to a claim, as `why` has them."""
    found = told(ground, known.answers, claim)
    return PROOF, {"steps": [step["lines"] for step in found["steps"]]}


def _shape(target: str) -> str:
    return SHAPES[SHAPE_LETTERS.index(target[0])]


# ---- marks that do not follow, the code, the next question -----------------------------------


def _unsound(known: Known, marks: dict[str, str]) -> Ladder | None:
    """A mark that the answers do not support, and a world that shows it."""
    for target in known.targets():
        sign = marks.get(target)
        # What is struck must be so in no world left, what is kept in every one.
        if sign is None or known.truths(target) == {sign == "+"}:
            continue
        did = "hint_struck" if sign == "-" else "hint_kept"
        if known.truths(target) == {False}:  # then it was not struck
            did = "hint_refuted"
        case = why(ground_of(known.problem), known.answers, Claim(target, sign == "+")).case
        assert case is not None  # else the mark would follow
        laws = [law.name for law in case.by_verifier]
        world = [f"{v} {law}" for v, law in zip(known.letters, laws, strict=True)]
        code = CODES[case.code]
        proof: Line = "hint_instance", {"world": world, "laws": laws, "code": code}
        if target in LAWS:
            what: Line = f"{did}_law", {"law": target}
            return _about_law(known, LAWS[target], what, proof, "hint_mark_at")
        if target[0] in known.letters:
            card = int(target[1:])
            where: Line = "hint_mark_at_card", {"card": card}
            what = f"{did}_owner", {"v": target[0], "card": card}
            return Ladder((where, what, proof), None, card, target)
        where = "hint_mark_at_digits", {"shape": _shape(target)}
        what = f"{did}_digit", {"shape": _shape(target), "digit": target[1]}
        return Ladder((where, what, proof), target=target)
    return None


def _settled(known: Known) -> Ladder | None:
    """The code, once one is left."""
    if len(known.codes) > 1:
        return None
    ground = ground_of(known.problem)
    claim = Claim(CODES[known.codes[0]], True)
    needed = why(ground, known.answers, claim).because
    where: Line = "hint_known" if known.answers else "hint_known_at_once", {}
    what: Line = "hint_enough_rules", {}
    if needed:
        what = "hint_enough", {"answers": [answer_name(*answer) for answer in needed]}
    return Ladder((where, what, _steps_to(ground, known, claim)))


def _question(known: Known, proposal: int | None, may_ask: bool, where: str) -> Ladder:
    """The question that splits the worlds left most evenly, in this round if it can be asked."""
    # Imported here, since it loads the whole solver, which most matches do without.
    from bombe.games.turing_machine.machine import most_even

    # Nightmare's worlds are too many to count quickly; there each law counts once.
    held: Iterable[Sequence[Law]]
    if known.shuffled:
        held, key = known.worlds.laws, "hint_split_laws"
    elif known.too_large:
        held, key = known.choices, "hint_split_laws"
    else:
        held, key = zip(*known.tuples, strict=True), "hint_split"
    weights: list[dict[int, int]] = [Counter(law.codes for law in laws) for laws in held]
    asked = most_even(weights, proposal if may_ask else None)
    assert asked is not None  # more than one code is left, so something splits them
    code, verifier = asked
    now = may_ask and proposal in (None, code)
    yes = sum(n for mask, n in weights[verifier].items() if mask >> code & 1)
    total = sum(weights[verifier].values())
    values = {"v": known.letters[verifier], "code": CODES[code]}
    return Ladder(
        (
            (where, {"v": values["v"]}),
            ("hint_question" if now else "hint_question_next", values),
            (key, {**values, "total": total, "yes": yes, "no": total - yes}),
        ),
        verifier=values["v"],
    )
