"""The sentences of an explanation. A line is a key of `SENTENCES` with its values, as JSON; the
code that shows it puts it into words. Hints speak by the same lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from functools import reduce
from typing import TYPE_CHECKING, Any

from bombe.games.turing_machine.cards import LAWS, Law
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import SHAPES
from bombe.games.turing_machine.sheet import SHAPE_LETTERS
from bombe.text import T

if TYPE_CHECKING:
    from bombe.games.turing_machine.shape import HintLine

Line = tuple[str, Mapping[str, Any]]
NO_MORE: Mapping[str, T] = {}
# Where several values are all meant together, by how the key begins; other lists have commas only.
ALL_OF: Mapping[str, tuple[str, ...]] = {
    "laws": ("step_with", "step_each", "step_example", "step_only"),
    "vs": ("step_check_one_each",),
    "codes": ("step_then_many", "step_with_many"),
    "things": ("step_rest_digit",),
}

SENTENCES: Mapping[str, T] = {
    # An answer, or several, against criteria
    "step_yes": T("{v} said yes to {code}. That rules out what {code} does not meet, here {laws}."),
    "step_no": T("{v} said no to {code}. That rules out what {code} meets, here {laws}."),
    "step_each_verifier": T("Each verifier has an answer against {law}, so it is out: {answers}."),
    "step_each_law": T(
        "Each criterion of card {n} has an answer of {v} against it, so {v} does not have that "
        "card: {answers}."
    ),
    "step_each_owner": T(
        "Each verifier that may have card {n} has an answer against {law}, so it is out: {answers}."
    ),
    "step_each_law_left": T(
        "Each criterion of card {n} that is not out has an answer of {v} against it, so {v} does "
        "not have that card: {answers}."
    ),
    "step_each_other_card": T(
        "Each criterion of the other cards has an answer of {v} against it, so {v} has card {n}: "
        "{answers}."
    ),
    "step_owner_yes": T(
        "{v} has card {n} and said yes to {code}. That rules out what {code} does not meet, here "
        "{laws}."
    ),
    "step_owner_no": T(
        "{v} has card {n} and said no to {code}. That rules out what {code} meets, here {laws}."
    ),
    # What is left when the others are out
    "step_last": T("All the others are out: {v} checks {law}."),
    "step_last_of_card": T("All the others are out: the criterion of card {n} is {law}."),
    "step_last_digit": T("All the others are out: {things}."),
    "step_digits": T("The code is {code}: {things}."),
    # What it rests on
    "step_take": T("Take {answers}."),
    "step_take_known": T("Take what is known: {known}."),
    "step_take_both": T("Take {answers}, and what is known: {known}."),
    "step_take_all": T("Take all that is known so far."),
    "step_cards": T("Look at the cards alone."),
    "step_checks": T("{v} checks {laws}."),
    "step_checks_one": T("{v} checks one of these: {laws}."),
    "step_check_one_each": T("{vs} each check one of these: {laws}."),
    # What would be otherwise
    "step_if": T("Suppose {v} checked {law}."),
    "step_if_card": T("Suppose the criterion of card {n} were {law}."),
    "step_if_owner": T("Suppose {v} had card {n}."),
    "step_if_digit": T("Suppose the code had {things}."),
    "step_if_digits": T("Suppose the code had one of these: {things}."),
    "step_if_not_code": T("Suppose the code were not {code}."),
    "step_then_none": T("Then no code would be left."),
    "step_implied": T("This would be superfluous next to it: {laws}."),
    "step_implying": T("It would be superfluous next to this: {laws}."),
    "step_only": T("Only this goes with it: {laws}."),
    "step_then_no_card": T("Then a verifier would have no card left."),
    "step_then_clash": T("Then no criterion of {v} would leave a code."),
    "step_then_clash_card": T("Then no criterion of card {n} would leave a code."),
    "step_then_several": T("Then several codes would be left: {codes}."),
    "step_then_many": T("Then several codes would be left, such as {codes}."),
    "step_then_spare": T("Then the code would be {code}, and {v} would be superfluous."),
    "step_then_spare_card": T("Then the code would be {code}, and card {n} would be superfluous."),
    "step_with_several": T("With {laws}, several codes would be left: {codes}."),
    "step_with_many": T("With {laws}, several codes would be left, such as {codes}."),
    "step_with_spare": T("With {laws}, the code would be {code}, and {v} would be superfluous."),
    "step_with_spare_card": T(
        "With {laws}, the code would be {code}, and card {n} would be superfluous."
    ),
    "step_then_superfluous": T("Then {v} would be superfluous."),
    "step_then_superfluous_card": T("Then card {n} would be superfluous."),
    "step_with_superfluous": T("With {laws}, {v} would be superfluous."),
    "step_with_superfluous_card": T("With {laws}, card {n} would be superfluous."),
    "step_then_pairs": T(
        "Then no code would be left on its own, whatever the rest may be: {pairs}."
    ),
    "step_with_pairs": T(
        "With {laws}, no code would be left on its own, whatever the rest may be: {pairs}."
    ),
    "step_never_without": T("{code} never without {other}"),
    "step_together": T("{code} and {other} only together"),
    "step_then_always": T("Then no code would be left on its own, whatever the rest may be."),
    "step_with_always": T(
        "With {laws}, no code would be left on its own, whatever the rest may be."
    ),
    "step_alone": T("No code would ever be left on its own, whatever the rest may be: {each}."),
    "step_each_pairs": T("with {laws}: {pairs}"),
    "step_each_always": T("with {laws}"),
    "step_example": T("For example, with {laws}: {codes}."),
    "step_example_pairs": T("For example, with {laws}: {pairs}."),
    "step_several": T("Several codes would be left each time: {each}."),
    "step_each_several": T("{codes} with {laws}"),
    "step_spare": T("A verifier would be superfluous each time: {each}."),
    "step_spare_card": T("A card would be superfluous each time: {each}."),
    "step_each_superfluous": T("{v} with {laws}"),
    "step_each_superfluous_card": T("card {n} with {laws}"),
    "step_each_spare": T("{v} with {laws}, leaving {code}"),
    "step_each_spare_card": T("card {n} with {laws}, leaving {code}"),
    "step_more": T(
        "In {n} more combinations, several codes would be left or a verifier would be superfluous."
    ),
    "step_more_several": T("In {n} more combinations, several codes would be left."),
    "step_more_spare": T("In {n} more combinations, a verifier would be superfluous."),
    "step_rest_none": T("Anything else leaves no code."),
    "step_rest_known": T("Anything else excludes {code}."),
    "step_rest_code": T("Anything else leaves {code} or no code."),
    "step_rest_digit": T("Anything else excludes {things}."),
    "step_no_other": T("No other code is left."),
    "step_few": T(
        "Codes that meet {laws}: {n}. That is too few: each of the {others} other verifiers must "
        "exclude one that no other excludes, and one must be left."
    ),
    "step_one_code": T("Otherwise no code or several would be left, whatever the rest may be."),
    "step_none_superfluous": T(
        "Otherwise no code would be left, or a verifier would be superfluous, whatever the rest "
        "may be."
    ),
    "step_both": T(
        "Otherwise no code or several would be left, or a verifier would be superfluous, whatever "
        "the rest may be."
    ),
    # What follows
    "step_it_is_out": T("So it is out."),
    "step_out": T("So this is out: {things}."),
    "step_also_out": T("And this is out: {things}."),
    "step_certain": T("So this is certain: {things}."),
    "step_code": T("So the code is {code}."),
    # Among the values of others
    "step_and": T("{one}; {other}"),
    "step_all_of": T("{some} and {last}"),
    "step_not": T("not {thing}"),
    "step_owner": T("{v} with card {card}"),
}


def as_json(line: Line) -> HintLine:
    key, values = line
    return {"key": key, "values": dict(values)}


def words(line: Line) -> T:
    """A line as a sentence."""
    return in_words(as_json(line))


def in_words(line: Mapping[str, Any], more: Mapping[str, T] = NO_MORE) -> T:
    """A line as a sentence, as JSON; it may be one of `more` than these."""
    key = line["key"]
    sentence = copy(SENTENCES[key] if key in SENTENCES else more[key])
    told = {name: _worded(name, value, more) for name, value in line["values"].items()}
    for name, some in told.items():
        if isinstance(some, list) and some[1:] and key.startswith(ALL_OF.get(name, ())):
            told[name] = _filled("step_all_of", some=some[:-1], last=some[-1])
    sentence.values = told
    return sentence


def _worded(name: str, value: Any, more: Mapping[str, T]) -> object:
    if name == "law":
        return named(LAWS[value])
    if name == "laws":
        return [named(LAWS[one]) for one in value]
    if name == "things":
        return [thing(_read(one)) for one in value]
    if name == "known":
        return [known(_read(one)) for one in value]
    if name == "answers":
        return signed(value)
    if name == "suppose":
        return in_words(value, more)
    if name == "pairs":
        return [in_words(one, more) for one in value]
    if name == "each":
        told = [in_words(one, more) for one in value]
        return reduce(lambda one, other: _filled("step_and", one=one, other=other), told)
    return value


def signed(answers: Iterable[str]) -> list[str]:
    """Answers in notation as a sheet shows them: 341 B✗."""
    return [f"{one[:-1]}{'✓' if one[-1] == '+' else '✗'}" for one in answers]


def _read(claim: str) -> Claim:
    """A claim as it is written."""
    return Claim(claim[1:], claim[0] != "-")


def known(claim: Claim) -> T | str:
    """A claim among others that are known."""
    return thing(claim) if claim.holds else _filled("step_not", thing=thing(claim))


def thing(claim: Claim) -> T | str:
    """What a claim is about."""
    target = claim.target
    if claim.is_law:
        return named(LAWS[target])
    if claim.is_owner:
        return _filled("step_owner", v=target[0], card=target[1:])
    if claim.is_digit:
        return f"{SHAPES[SHAPE_LETTERS.index(target[0])]}{target[1]}"
    return target


def _filled(key: str, **values: object) -> T:
    sentence = copy(SENTENCES[key])
    sentence.values = values
    return sentence


def named(law: Law) -> T:
    """A criterion by its name and what it checks."""
    return T("{name} ({law})", name=law.name, law=law.title)
