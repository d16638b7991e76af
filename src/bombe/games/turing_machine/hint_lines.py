"""What a hint says, rung by rung. A line is a key of `SENTENCES` with its values, as JSON; the code
that shows it puts it into words."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bombe.games.turing_machine.cards import LAWS
from bombe.games.turing_machine.explain_words import Line, in_words, signed
from bombe.text import T

if TYPE_CHECKING:
    from bombe.games.turing_machine.shape import Hint

RUNGS = 3

SENTENCES: Mapping[str, T] = {
    # Where to look
    "hint_at_verifier": T("Look at verifier {v}: one of its criteria can be crossed out."),
    "hint_at_card": T("Look at card {card}: one of its criteria can be crossed out."),
    "hint_at_owner": T("Look at card {card}: there is a verifier that cannot have it."),
    "hint_at_digits": T("Look at the digits of {shape}: one of them can be crossed out."),
    "hint_mark_at_verifier": T(
        "Look at verifier {v}: a mark there does not follow from your answers."
    ),
    "hint_mark_at_card": T("Look at card {card}: a mark there does not follow from your answers."),
    "hint_mark_at_digits": T(
        "Look at the digits of {shape}: a mark there does not follow from your answers."
    ),
    "hint_known": T("Your answers leave a single code: you can work it out."),
    "hint_known_at_once": T("The cards alone leave a single code: you can work it out."),
    "hint_ask_first": T("You have no answer yet. Verifier {v} has the most to tell."),
    "hint_ask": T(
        "Everything that follows from your answers is on your note sheet. Verifier {v} has the "
        "most to tell."
    ),
    "hint_ask_large": T(
        "This problem is too large to search at once. Verifier {v} has much to tell."
    ),
    # What it is, and which answer excludes it
    "hint_by_no": T("{v} said no to {code}, and {code} meets this criterion: {law}"),
    "hint_by_yes": T("{v} said yes to {code}, and {code} does not meet this criterion: {law}"),
    "hint_since_no": T("Since {v} said no to {code}, nothing fits this criterion any more: {law}"),
    "hint_since_yes": T(
        "Since {v} said yes to {code}, nothing fits this criterion any more: {law}"
    ),
    "hint_by_rules": T("The two rules alone exclude this criterion: {law}"),
    "hint_by_all": T(
        "Card {card} could be any verifier's, but each has an answer against this criterion: {law}"
    ),
    "hint_owner": T("{v} cannot have card {card}."),
    "hint_digit_since_no": T("Since {v} said no to {code}, no code is left with {shape} {digit}."),
    "hint_digit_since_yes": T(
        "Since {v} said yes to {code}, no code is left with {shape} {digit}."
    ),
    "hint_digit": T("No code is left with {shape} {digit}."),
    "hint_struck_law": T("You crossed out this criterion, but it is still possible: {law}"),
    "hint_kept_law": T("You kept this criterion, but it is not certain: {law}"),
    "hint_refuted_law": T("You kept this criterion, but your answers rule it out: {law}"),
    "hint_struck_digit": T("You crossed out {shape} {digit}, but it is still possible."),
    "hint_kept_digit": T("You kept {shape} {digit}, but it is not certain."),
    "hint_refuted_digit": T("You kept {shape} {digit}, but your answers rule it out."),
    "hint_struck_owner": T("You crossed out {v} at card {card}, but it is still possible."),
    "hint_kept_owner": T("You kept {v} at card {card}, but it is not certain."),
    "hint_refuted_owner": T("You kept {v} at card {card}, but your answers rule it out."),
    "hint_enough": T("These answers are enough: {answers}."),
    "hint_enough_rules": T(
        "The two rules are enough: one code passes, and no verifier is superfluous."
    ),
    "hint_question": T("Ask {v} about {code}."),
    "hint_question_next": T("In the next round ask {v} about {code}."),
    # The proof, where it is not in steps
    "hint_instance": T(
        "For instance, this agrees with all your answers: {world}. The code would be {code}."
    ),
    "hint_split": T(
        "Combinations of criteria left: {total}. {v} says yes to {code} in {yes} of them, and no "
        "in {no}."
    ),
    "hint_split_laws": T(
        "Criteria that {v} may still be checking: {total}. {code} meets {yes} of them, and not "
        "the other {no}."
    ),
}

PROOF = "hint_proof"  # in `steps`, each of some lines: see `explain_words`


@dataclass(frozen=True)
class Ladder:
    """A hint, rung by rung, and what it speaks about."""

    lines: tuple[Line, Line, Line]
    verifier: str | None = None
    card: int | None = None  # at once where it is clear, else when the target is named
    target: str | None = None  # as a mark names it; told from the second rung on

    def as_json(self) -> dict[str, Any]:
        lines = [[key, dict(values)] for key, values in self.lines]
        return {**vars(self), "lines": lines}

    @classmethod
    def from_json(cls, told: Mapping[str, Any]) -> Ladder:
        return cls(**told)

    def shown(self, rung: int) -> Hint:
        """What is told at a rung, as JSON."""
        told = rung > 1
        card = self.card
        if card is None and told and self.target in LAWS:
            card = LAWS[self.target].card
        return {
            "rung": rung,
            "verifier": self.verifier,
            "card": card,
            "target": self.target if told else None,
            "lines": [{"key": key, "values": dict(values)} for key, values in self.lines[:rung]],
        }


def words(line: Mapping[str, Any]) -> list[T]:
    """A line of `shown` as a sentence, or a proof as many."""
    if line["key"] == PROOF:
        return [in_words(one) for step in line["values"]["steps"] for one in step]
    values = dict(line["values"])
    if "law" in values:
        law = LAWS[values["law"]]
        values["law"] = T("{name} {law}", name=law.name, law=law.text)
    if "answers" in values:
        values["answers"] = signed(values["answers"])
    sentence = copy(SENTENCES[line["key"]])
    sentence.values = values
    return [sentence]
