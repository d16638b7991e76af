"""`bombe cards`: the 48 cards in words, and what may be added to some of them."""

from __future__ import annotations

from argparse import Namespace

from bombe.cli.laws import titles
from bombe.cli.output import INDENT, print_json, print_table, print_text, print_wrapped
from bombe.cli.parser import Parser, numbered, whole
from bombe.games.turing_machine.cards import CARDS, Card, find_card
from bombe.games.turing_machine.problem import SIZES, parse_cards
from bombe.games.turing_machine.remarks import HARD, HARD_CARD, REMARKS
from bombe.text import BadInput, Language, N, T, quoted

about = T(
    "Shows the 48 cards and their criteria, or one card in full. With --with: which cards may be "
    "added so that a valid classic problem exists."
)
DEFAULT_SIZE = 5


def arguments(parser: Parser) -> None:
    parser.positional("card", T("the number of one card"), T("N"), optional=True)
    parser.option("--with", T("cards that are chosen, such as '4 9 11'"), T("CARDS"))
    parser.option("--verifiers", T("with --with: the size of the problem"), "4|5|6")
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    chosen: str | None = getattr(arguments, "with")
    if chosen is not None:
        if arguments.card is not None:
            raise BadInput(T("either one card or --with, not both"))
        _additions(chosen, arguments, tongue)
        return
    if arguments.verifiers is not None:
        raise BadInput(T("--verifiers belongs to --with"))
    if arguments.card is not None:
        no_number = T(
            "{text} is not a card number: cards go from 1 to 48", text=quoted(arguments.card)
        )
        card = find_card(numbered(arguments.card, no_number))
        if arguments.json:
            print_json(_as_json(card, tongue))
        else:
            _print_card(card, tongue)
    elif arguments.json:
        print_json([_as_json(card, tongue) for card in CARDS.values()])
    else:
        print_text(
            tongue,
            T("A verifier checks one criterion of its card, and says ✓ to codes that meet it."),
        )
        print()
        print_table(
            (
                str(card.number),
                tongue.say(card.title),
                titles(card.laws, tongue),
            )
            for card in CARDS.values()
        )
        print()
        print_text(
            tongue, T("Cards {first} to {last} are hard.", first=HARD, last=len(CARDS)), HARD_CARD
        )


def _as_json(card: Card, tongue: Language) -> dict[str, object]:
    return {
        "card": card.number,
        "title": tongue.say(card.title),
        "text": tongue.say(card.text),
        "laws": [
            {"letter": law.letter, "text": tongue.say(law.text), "codes": law.codes.bit_count()}
            for law in card.laws
        ],
    }


def _print_card(card: Card, tongue: Language) -> None:
    print_text(tongue, T("Card {n}: {title}", n=card.number, title=card.title))
    print_text(tongue, card.text)
    if card.number >= HARD:
        print_text(tongue, HARD_CARD)
    print()
    print_table(
        [
            (
                law.letter,
                tongue.say(law.title),
                tongue.say(N("{n} code", "{n} codes", law.codes.bit_count())),
                tongue.say(law.text),
            )
            for law in card.laws
        ],
        INDENT,
    )
    print()
    print_text(tongue, REMARKS[card.number])
    if not all(law.usable for law in card.laws):
        print()
        print_text(tongue, T("A criterion that fewer than 4 codes meet is never used."))


def _additions(text: str, arguments: Namespace, tongue: Language) -> None:
    from bombe.games.turing_machine.additions import additions

    cards = parse_cards(text)
    size = min(max(DEFAULT_SIZE, len(cards) + 1), SIZES[-1])
    if arguments.verifiers is not None:
        size = whole("--verifiers", arguments.verifiers, SIZES[0], SIZES[-1])
    found = additions(cards, size)
    if arguments.json:
        print_json({"cards": cards, "verifiers": size, "add": found})
        return
    if not found:
        print_text(
            tongue,
            T(
                "No valid classic problem of {size} verifiers has the cards {cards}.",
                size=size,
                cards=cards,
            ),
        )
        return
    print_text(
        tongue,
        T(
            "With the cards {cards} a valid classic problem of {size} verifiers can have:",
            cards=cards,
            size=size,
        ),
    )
    print_wrapped(INDENT + " ".join(map(str, found)), INDENT)
