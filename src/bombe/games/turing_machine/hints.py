"""Hints: where to look, what an answer excludes, and the proof.

A ladder of three rungs about one thing that follows from what is on a sheet and is not marked there
yet; about a mark that does not follow; about what to ask; or about the code, once it is settled. It
is made from the cards, the sheet's own answers and its marks, and so cannot tell what is hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from math import prod

from bombe.games.turing_machine.cards import CARDS, LAWS, Law
from bombe.games.turing_machine.codes import CODES, SHAPES, meet
from bombe.games.turing_machine.deductions import MOST_COMBINATIONS, Known, owner
from bombe.games.turing_machine.hint_lines import Ladder, Line
from bombe.games.turing_machine.problem import Problem
from bombe.games.turing_machine.sheet import SHAPE_LETTERS
from bombe.games.turing_machine.worlds import Answer, valid_tuples

MOST_STEPS = 40_000  # to count where the combinations that a proof goes through fail


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
            found = _plainly_out(known, own) or _out_by_cases(known, own)
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
            if known.shuffled:
                what: Line = "hint_by_all", {"card": card, "law": law.name}
                proof: Line = "hint_each_verifier", {"answers": _each(known, against)}
            else:
                what, proof = _by_answer(known, law, against[0][0])
            yield (0, _age(known, against)), _about_law(known, law, what, proof)
        for v in known.letters if known.shuffled else "":
            if known.marked_out(f"{v}{card}", marks):
                continue
            against = [known.against(law, owner(v)) for law in CARDS[card].laws]
            if all(against):
                told = {"card": card, "answers": _each(known, against)}
                yield (0, _age(known, against)), _about_owner(v, card, ("hint_each_law", told))


def _by_answer(known: Known, law: Law, answer: Answer) -> tuple[Line, Line]:
    values = _asked(known, answer)
    named = {**values, "law": law.name}
    if answer[2]:
        return ("hint_by_yes", named), ("hint_would_say_no", values)
    return ("hint_by_no", named), ("hint_would_say_yes", values)


def _age(known: Known, against: Iterable[list[Answer]]) -> int:
    """How many answers ago the last of these got its first answer against it."""
    since = max(known.answers.index(answers[0]) for answers in against)
    return len(known.answers) - since


def _too_few(known: Known, marks: dict[str, str]) -> Iterator[Found]:
    least = len(known.letters)
    for card in known.problem.cards:
        for law in CARDS[card].laws:
            few = law.codes.bit_count()
            if few < least and not known.marked_out(law.name, marks):
                proof = "hint_few", {"few": few, "others": least - 1, "least": least}
                what = "hint_by_rules", {"law": law.name}
                yield (1, few), _about_law(known, law, what, proof)


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


def _listed(known: Known, answers: Iterable[Answer]) -> list[str]:
    return [f"{CODES[code]} {known.letters[v]}{'✗✓'[passed]}" for code, v, passed in answers]


def _each(known: Known, against: list[list[Answer]]) -> list[str]:
    """One answer of each list, in the order asked."""
    told = {answers[0] for answers in against}
    return _listed(known, sorted(told, key=known.answers.index))


# ---- what follows by going through the cases -------------------------------------------------


def _out_by_cases(known: Known, marks: dict[str, str]) -> Ladder | None:
    """A law, an owner or a digit that is in no world left and not marked."""
    targets = [
        target
        for target in known.targets()
        if True not in known.truths(target) and not known.marked_out(target, marks)
    ]
    laws = [LAWS[target] for target in targets if target in LAWS]
    if laws:
        before = known.before(len(known.answers) - 1)
        return min((_Cases(known, before, law) for law in laws), key=_Cases.hardness).ladder()
    if not targets:
        return None
    target = targets[0]
    if target[0] not in known.letters:
        return _out_digit(known, target)
    v, card = target[0], int(target[1:])
    total = len(known.before(0).tuples)
    return _about_owner(v, card, ("hint_owner_cases", {"v": v, "card": card, "total": total}))


class _Cases:
    """A law that no answer contradicts by itself, but every case with it is out."""

    def __init__(self, known: Known, before: Known, law: Law) -> None:
        self.known = known
        self.law = law
        self.group = known.group_of(law.card)
        self.new = not before.too_large and law.codes in before.masks[self.group]
        others = [(at, laws) for at, laws in enumerate(known.printed) if at != self.group]
        self.total = prod(len(laws) for _, laws in others)
        self.agreeing = [known.agreeing(at, laws) for at, laws in others]

    def hardness(self) -> tuple[bool, int]:
        """What the last answer excludes comes first, then what takes the fewest cases."""
        return not self.new, prod(map(len, self.agreeing))

    def ladder(self) -> Ladder:
        return _about_law(self.known, self.law, self._what(), self._proof())

    def _what(self) -> Line:
        """The answer after which there was no case left."""
        known, first, last = self.known, 0, len(self.known.answers)
        while first < last:  # what is impossible stays so
            middle = (first + last) // 2
            if self._is_possible(known.before(middle)):
                first = middle + 1
            else:
                last = middle
        if first == 0:
            return "hint_by_rules", {"law": self.law.name}
        answer = known.answers[first - 1]
        key = "hint_since_yes" if answer[2] else "hint_since_no"
        return key, {**_asked(known, answer), "law": self.law.name}

    def _is_possible(self, known: Known) -> bool:
        if known.shuffled:
            return self.law.codes in known.masks[self.group]
        choices = list(known.choices)
        choices[self.group] = [law for law in choices[self.group] if law.codes == self.law.codes]
        return prod(map(len, choices)) > MOST_COMBINATIONS or bool(valid_tuples(choices))

    def _proof(self) -> Line:
        """Where each combination of the other laws fails, by the first of these: an answer, the
        number of codes, a superfluous verifier. In nightmare answers come last, since laws must be
        shared out before they can answer."""
        known = self.known
        single = _with_one_code(self.law, self.agreeing)
        where: dict[str, object]
        if known.shuffled:
            key, where = "hint_card_cases", {"card": self.law.card}
            valid = known.before(0).tuples
            against = sum(laws[self.group].codes == self.law.codes for laws in valid)
            spare = single and single - against
        else:
            key, where = "hint_cases", {"v": known.letters[self.group]}
            against = self.total - prod(map(len, self.agreeing))
            spare = single
        counts = {"total": self.total, "against": against}
        broken = self.total - against
        if spare is None:
            return f"{key}_large", {**where, **counts, "broken": broken}
        return key, {**where, **counts, "codes": broken - spare, "spare": spare}


def _with_one_code(law: Law, choices: Sequence[Sequence[Law]]) -> int | None:
    """In how many ways a law of each choice leaves one code, with `law`; None when that takes too
    many steps to count."""
    ways = Counter({law.codes: 1})
    steps = 0
    for laws in choices:
        steps += len(ways) * len(laws)
        if steps > MOST_STEPS:
            return None
        grown: Counter[int] = Counter()
        for left, n in ways.items():
            for other in laws:
                if now := left & other.codes:
                    grown[now] += n
        ways = grown
    return sum(n for left, n in ways.items() if not left & (left - 1))


def _out_digit(known: Known, target: str) -> Ladder:
    values: dict[str, object] = {"shape": _shape(target), "digit": target[1]}
    what: Line = "hint_digit", values
    before = known.before(len(known.answers) - 1)
    if not before.too_large and True in before.truths(target):
        last = known.answers[-1]
        key = "hint_digit_since_yes" if last[2] else "hint_digit_since_no"
        what = key, {**values, **_asked(known, last)}
    counts = {"total": len(known.tuples), "codes": len(known.codes)}
    where = "hint_at_digits", {"shape": values["shape"]}
    return Ladder((where, what, ("hint_digit_cases", {**values, **counts})), target=target)


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
        laws, code = _instance(known, target, sign == "-")
        world = [f"{v} {law}" for v, law in zip(known.letters, laws, strict=True)]
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


def _instance(known: Known, target: str, wanted: bool) -> tuple[list[str], str]:
    """The first world left in which the target is so, or is not: the law that each verifier holds,
    and the code."""
    identity = tuple(range(len(known.letters)))
    for laws in known.tuples:
        code = CODES[meet(law.codes for law in laws).bit_length() - 1]
        for places in permutations(identity) if known.shuffled else (identity,):
            held = dict(sorted(zip(places, laws, strict=True)))
            if any(known.against(law, place) for place, law in held.items()):
                continue
            if target[0] in SHAPE_LETTERS:
                so = code[SHAPE_LETTERS.index(target[0])] == target[1]
            elif target[0] in known.letters:
                so = held[owner(target)].card == int(target[1:])
            else:
                so = laws[known.group_of(LAWS[target].card)].codes == LAWS[target].codes
            if so is wanted:
                return [law.name for law in held.values()], code
    raise AssertionError("the mark follows after all")


def _settled(known: Known) -> Ladder | None:
    """The code, once one is left."""
    if len(known.codes) > 1:
        return None
    needed = list(known.answers)
    for answer in known.answers:
        fewer = Known(known.problem, tuple(one for one in needed if one != answer))
        if (fewer.shuffled or not fewer.too_large) and len(fewer.codes) == 1:
            needed.remove(answer)
    where: Line = "hint_known" if known.answers else "hint_known_at_once", {}
    what: Line = "hint_enough_rules", {}
    if needed:
        what = "hint_enough", {"answers": _listed(known, needed)}
    proof = "hint_code", {"code": CODES[known.codes[0]], "total": len(known.tuples)}
    return Ladder((where, what, proof))


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
