"""The published box: the verification cards that an owner puts into the machine.

A verification card knows one law. It bears four numbers, one per symbol, and a problem uses one
symbol throughout. The numbers are facts about the printed box.
"""

from __future__ import annotations

from binascii import crc32
from collections.abc import Sequence
from enum import StrEnum
from itertools import permutations

from bombe.games.turing_machine.cards import CARDS, LAWS, Law
from bombe.games.turing_machine.problem import Mode, Problem, Secret, broken_rule
from bombe.text import BadInput, T, quoted


class Symbol(StrEnum):
    LOZENGE = "lozenge"
    HASH = "hash"
    SLASH = "slash"
    CURRENCY = "currency"

    @property
    def sign(self) -> str:
        """As it is printed on the cards."""
        return _SIGNS[self]


SYMBOLS = tuple(Symbol)  # the order of the numbers below; what an id fixes depends on it
_SIGNS = dict(zip(SYMBOLS, "◊#/¤", strict=True))

# For each verification card a law that it knows, on the lowest card that has it, and its numbers
# as lozenge, hash, slash, currency. "Exactly twice" has two cards: one for card 20, one for 21.
_PRINTED = """
    1a 491 530 495 527   1b 650 359 652 357   2a 778 224 780 221   2b 413 599 416 597
    2c 434 587 437 585   3a 387 631 390 629   3b 462 564 464 562   3c 346 664 348 662
    4a 670 338 677 335   4b 447 577 453 573   4c 688 327 691 324   5a 758 252 763 247
    5b 578 445 580 441   6a 481 543 483 540   6b 532 490 534 486   7a 403 613 405 610
    7b 654 355 657 352   8a 206 793 212 790   8b 356 653 358 651   8c 455 571 459 567
    9a 646 369 648 362   9b 782 219 785 216   9c 215 786 217 783   10a 376 639 378 637
    10b 381 635 385 633  10c 560 469 563 463  11a 566 461 568 458  11b 737 279 739 277
    11c 723 289 726 287  12a 614 402 616 399  12b 253 757 256 754  12c 695 319 697 316
    13a 795 205 797 202  13b 771 232 775 228  13c 632 386 634 382  14a 596 418 598 414
    14b 293 720 296 718  14c 322 694 325 690  15a 661 349 663 347  15b 329 687 331 684
    15c 609 406 611 404  16a 640 374 643 372  16b 503 515 505 509  17a 525 496 528 492
    17b 537 484 541 482  17c 618 395 625 393  17d 360 649 365 647  18a 220 781 223 779
    18b 592 424 594 421  19a 233 770 237 767  19b 751 257 755 255  19c 315 699 317 696
    20a 261 750 264 747  20b 741 273 743 268  20c 516 502 520 498  21a 497 523 499 518
    21b 339 669 341 667  22a 407 608 410 605  22b 280 736 282 733  22c 485 536 487 533
    23a 370 645 373 641  23b 302 715 304 710  23c 681 332 686 330  24b 274 740 278 738
    24c 350 658 353 656  25a 309 708 312 704  25b 746 266 749 263  25c 507 506 514 504
    26c 396 617 401 615  27a 440 581 442 579  27c 787 213 792 207  28b 588 433 590 430
    28c 244 765 251 759  29c 546 480 549 476  30a 628 391 630 389  30c 201 798 204 796
    31b 419 595 423 593  31c 429 591 432 589  32c 470 558 472 553  34a 636 379 638 377
    34b 572 454 576 449  34c 475 550 479 547  35a 665 344 668 340  35b 766 243 769 236
    35c 334 680 337 673  36a 582 439 586 435  36b 286 729 288 725  36c 551 474 557 471
    37a 701 314 706 311  37b 227 776 231 773  37c 392 627 394 621  38b 604 412 606 409
    38c 267 744 270 742  41c 709 308 714 303  41i 717 299 719 294
"""


def _read_printed() -> dict[str, tuple[int, ...]]:
    words = _PRINTED.split()
    return {words[at]: tuple(map(int, words[at + 1 : at + 5])) for at in range(0, len(words), 5)}


_NUMBERS = _read_printed()
_NAMES = {LAWS[name].codes: name for name in _NUMBERS}
_READING = {  # number -> symbol and law
    number: (symbol, LAWS[name])
    for name, row in _NUMBERS.items()
    for symbol, number in zip(SYMBOLS, row, strict=True)
}


def number_of(law: Law, symbol: Symbol) -> int:
    """The verification card of a law that some valid problem can hold."""
    name = law.name if law.name in _NUMBERS else _NAMES[law.codes]
    return _NUMBERS[name][SYMBOLS.index(symbol)]


def verification_cards() -> list[tuple[tuple[int, ...], int]]:
    """The numbers of each verification card, and the codes to which it says ✓."""
    return [(row, LAWS[name].codes) for name, row in _NUMBERS.items()]


def numbers(secret: Secret, symbol: Symbol) -> list[int]:
    """The verification cards of a problem, verifier A's first."""
    return [number_of(law, symbol) for law in secret.by_verifier]


def symbol_of(problem_id: str) -> Symbol:
    """The symbol that an id, as we write it, fixes. It stays the same in every release."""
    return SYMBOLS[crc32(problem_id.encode()) % len(SYMBOLS)]


def parse_symbol(text: str) -> Symbol:
    try:
        return Symbol(text)
    except ValueError:
        raise BadInput(
            T(
                "there is no symbol {symbol}; the symbols are {known}",
                symbol=quoted(text),
                known=SYMBOLS,
            )
        ) from None


def parse_numbers(text: str) -> list[int]:
    """Numbers of verification cards with blanks between them; one that does not exist is
    refused."""
    found = []
    for word in text.split():
        number = int(word) if len(word) == 3 and word.isascii() and word.isdigit() else 0
        if number not in _READING:
            raise BadInput(T("no verification card has the number {n}", n=quoted(word)))
        found.append(number)
    return found


def read_setup(problem: Problem, table: Sequence[int]) -> Secret | T:
    """The secret that the verification cards on the table make of `problem`, or the reason why
    they make no valid one. The first number is that of verifier A."""
    if len(table) != len(problem.groups):
        raise BadInput(
            T(
                "{cards} has {n} verifiers, so {n} numbers belong here, not {given}",
                cards=quoted(str(problem)),
                n=len(problem.groups),
                given=len(table),
            )
        )
    unknown = [number for number in table if number not in _READING]
    if unknown:
        raise BadInput(T("no verification card has the number {n}", n=quoted(str(unknown[0]))))
    first = _READING[table[0]][0]
    for number in table:
        if (other := _READING[number][0]) is not first:
            return T(
                "{one} is a number of {first} and {two} one of {other}; a problem has one symbol",
                one=table[0],
                first=first.sign,
                two=number,
                other=other.sign,
            )
    held = [_READING[number][1].codes for number in table]
    seated = _seat_shuffled if problem.mode is Mode.NIGHTMARE else _seat
    found = seated(problem, table, held)
    if isinstance(found, T):
        return found
    return broken_rule(held) or Secret(problem, *found)


Seated = tuple[tuple[Law, ...], tuple[int, ...]]  # the law of each group, and its verifier


def _law_on(group: tuple[int, ...], codes: int) -> Law | None:
    """The law with these codes on the first of the cards that has it."""
    return next((law for card in group for law in CARDS[card].laws if law.codes == codes), None)


def _seat(problem: Problem, table: Sequence[int], held: list[int]) -> Seated | T:
    laws = []
    for letter, group, number, codes in zip(
        problem.verifiers, problem.groups, table, held, strict=True
    ):
        law = _law_on(group, codes)
        if law is None:
            if len(group) == 1:
                return T(
                    "{number} does not belong to card {card} of verifier {v}",
                    number=number,
                    card=group[0],
                    v=letter,
                )
            return T(
                "{number} belongs to neither card {one} nor card {two} of verifier {v}",
                number=number,
                one=group[0],
                two=group[1],
                v=letter,
            )
        laws.append(law)
    return tuple(laws), tuple(range(len(laws)))


def _seat_shuffled(problem: Problem, table: Sequence[int], held: list[int]) -> Seated | T:
    """In nightmare any way to share the numbers out among the cards will do: the answers of the
    verifiers are the same in each."""
    for number, codes in zip(table, held, strict=True):
        if not any(_law_on(group, codes) for group in problem.groups):
            return T("{number} belongs to none of the cards", number=number)
    for places in permutations(range(len(table))):
        laws = [_law_on(group, held[v]) for group, v in zip(problem.groups, places, strict=True)]
        if all(laws):
            return tuple(law for law in laws if law), places
    return T("the numbers cannot be shared out among the cards, one to each")


def same_setup(one: Secret, other: Secret) -> bool:
    """Whether two secrets are the same problem on a table: the same cards, and the same law behind
    them. The order of classic cards does not matter, nor that of the two of an extreme verifier;
    in nightmare each verifier must hold the same law, by whichever card it came."""
    return _on_table(one) == _on_table(other)


def _on_table(secret: Secret) -> object:
    secret = secret.ascending()
    return (
        secret.problem.mode,
        [frozenset(group) for group in secret.problem.groups],
        [law.codes for law in secret.by_verifier],
    )
