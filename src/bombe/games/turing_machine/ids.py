"""Ids: a short name for every valid problem with its answer, the same on every machine for ever.

    secret → rank → scrambled → base 23, with a check character

The length of an id tells the mode and the number of verifiers. The rank numbers every choice of
different cards, of a law on each and of anything else the mode hides; some ranks are no valid
problem, and no id has these. The scrambling is a fixed bijection, there so that an id shows nothing
of the answer to a reader. It is no secret: anybody with this program can undo it.

Nothing in this module may ever change: ids are printed, stored and sent around.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b
from math import factorial, perm

from bombe import given
from bombe.games.turing_machine.cards import CARDS, Law
from bombe.games.turing_machine.permutations import nth_order, rank_order
from bombe.games.turing_machine.problem import BLANKS, Mode, NotationError, Problem, Secret
from bombe.text import BadInput, T, quoted

# No vowels, so no words; no two that look alike, so none of 0 O, 1 I L, Z (2), S (5), G (6), B (8),
# U V. Their number is a prime, which the check needs.
ALPHABET = "23456789CDFHJKMNPQRTWXY"
BASE = len(ALPHABET)
_VALUES = {name: value for value, c in enumerate(ALPHABET) for name in (c, c.lower())}

Kind = tuple[Mode, int]  # mode and number of verifiers
LENGTHS: dict[Kind, int] = {
    (Mode.CLASSIC, 4): 7,
    (Mode.CLASSIC, 5): 8,
    (Mode.CLASSIC, 6): 9,
    (Mode.NIGHTMARE, 4): 10,
    (Mode.NIGHTMARE, 5): 11,
    (Mode.NIGHTMARE, 6): 12,
    (Mode.EXTREME, 4): 14,
    (Mode.EXTREME, 5): 17,
    (Mode.EXTREME, 6): 20,
}
_KINDS = {length: kind for kind, length in LENGTHS.items()}


def id_of(secret: Secret) -> str:
    """The id of a problem with its answer. The order of single cards does not matter to it."""
    secret = secret.ascending()
    kind = (secret.problem.mode, len(secret.laws))
    places = LENGTHS[kind] - 1
    number = _scrambled(_rank(secret), places)
    values = []
    for _ in range(places):
        number, value = divmod(number, BASE)
        values.append(value)
    values.append(_check(values))
    return "".join(ALPHABET[value] for value in values)


def parse_id(text: str) -> Secret:
    """The problem that an id names. Upper or lower case, blanks around it: all the same.

    >>> bombe.parse_id("ry8ynnd")
    Secret(4b 9a 11a 14c)
    """
    typed = given.text(text).strip(BLANKS)
    for at, character in enumerate(typed, start=len(text) - len(text.lstrip(BLANKS)) + 1):
        if character not in _VALUES:
            what = T(
                "no id has the character {character}; cards are written like 3 7 10 14",
                character=quoted(character),
            )
            raise NotationError(text, at, what)
    if len(typed) not in _KINDS:
        raise BadInput(
            T(
                "{id} is not an id: an id has 7 to 12, 14, 17 or 20 characters, not {n}",
                id=quoted(typed),
                n=len(typed),
            )
        )
    *values, check = (_VALUES[character] for character in typed)
    if check != _check(values):
        raise BadInput(T("the id {id} is mistyped: its characters do not fit", id=quoted(typed)))
    number = 0
    for value in reversed(values):
        number = number * BASE + value
    try:
        return _unrank(_unscrambled(number, len(values)), _KINDS[len(typed)])
    except LookupError:
        raise BadInput(T("no problem has the id {id}", id=quoted(typed))) from None


def _check(values: Sequence[int]) -> int:
    """The value of the last character, which makes the weighted sum of all a multiple of 23.

    Its own weight is 1, that of the others 2, 3, 4 … from right to left. None is a multiple of 23,
    so one wrong character is caught; no two are the same, so two exchanged ones are caught too."""
    return -sum(w * value for w, value in enumerate(reversed(values), start=2)) % BASE


# ---- scrambling ------------------------------------------------------------------------------

_ROUNDS = range(10)


def _scrambled(number: int, places: int) -> int:
    """Another number of as many places in base 23: a Feistel network, half of the places each."""
    sizes = _halves(places)
    halves = list(divmod(number, sizes[1]))
    for turn in _ROUNDS:
        this, other = turn % 2, 1 - turn % 2
        halves[this] = (halves[this] + _noise(turn, places, halves[other])) % sizes[this]
    return halves[0] * sizes[1] + halves[1]


def _unscrambled(number: int, places: int) -> int:
    sizes = _halves(places)
    halves = list(divmod(number, sizes[1]))
    for turn in reversed(_ROUNDS):
        this, other = turn % 2, 1 - turn % 2
        halves[this] = (halves[this] - _noise(turn, places, halves[other])) % sizes[this]
    return halves[0] * sizes[1] + halves[1]


def _halves(places: int) -> tuple[int, int]:
    """How many numbers each half can be."""
    half = places // 2
    return int(BASE**half), int(BASE ** (places - half))


def _noise(turn: int, places: int, half: int) -> int:
    digest = blake2b(f"bombe turing-machine id {places} {turn} {half}".encode(), digest_size=16)
    return int.from_bytes(digest.digest(), "big")


# ---- ranks -----------------------------------------------------------------------------------


@cache
def _usable(card: int) -> tuple[Law, ...]:
    return tuple(law for law in CARDS[card].laws if law.usable)


@cache
def _choices(n: int, highest: int) -> int:
    """In how many ways n different cards up to `highest`, and a usable law on each, are chosen."""
    if n == 0:
        return 1
    if highest == 0:
        return 0
    laws = len(_usable(highest))
    return _choices(n, highest - 1) + laws * _choices(n - 1, highest - 1)


def how_many_ranks(kind: Kind) -> int:
    """The ranks of a kind are 0 up to this; an id of its length must have room for them all."""
    mode, n = kind
    ranks = _choices(n, len(CARDS))
    if mode is Mode.NIGHTMARE:
        ranks *= factorial(n)
    elif mode is Mode.EXTREME:
        ranks *= factorial(n) * 2**n * perm(len(CARDS) - n, n)
    return ranks


def _rank(secret: Secret) -> int:
    mode, n = secret.problem.mode, len(secret.laws)
    if mode is not Mode.EXTREME:
        rank = _rank_laws(secret.laws)
        return rank * factorial(n) + rank_order(secret.places) if mode is Mode.NIGHTMARE else rank
    # A law printed on both cards counts as the first one's, whichever it was taken from.
    laws = [
        next(same for same in choice if same.codes == law.codes)
        for choice, law in zip(secret.problem.choices, secret.laws, strict=True)
    ]
    ascending = sorted(laws, key=lambda law: law.card)
    rank = _rank_laws(ascending) * factorial(n) + rank_order([laws.index(law) for law in ascending])
    rest = _without(CARDS, (law.card for law in laws))
    for law, group in zip(laws, secret.problem.groups, strict=True):
        second = group[1] == law.card
        decoy = rest.index(group[0] if second else group[1])
        rank = (rank * 2 + second) * len(rest) + decoy
        del rest[decoy]
    return rank


def _unrank(rank: int, kind: Kind) -> Secret:
    """The problem of this rank. LookupError if none has it."""
    mode, n = kind
    if rank >= how_many_ranks(kind):
        raise LookupError
    steps: list[tuple[bool, int]] = []  # for each group: law on the second card? which decoy?
    if mode is Mode.EXTREME:
        for cards_left in range(len(CARDS) - 2 * n + 1, len(CARDS) - n + 1):
            rank, decoy = divmod(rank, cards_left)
            rank, second = divmod(rank, 2)
            steps.insert(0, (bool(second), decoy))
    identity = tuple(range(n))
    order = identity
    if mode is not Mode.CLASSIC:
        rank, place = divmod(rank, factorial(n))
        order = nth_order(place, n)
    laws = _nth_laws(rank, n)
    groups: tuple[tuple[int, ...], ...] = tuple((law.card,) for law in laws)
    if mode is Mode.EXTREME:
        laws = tuple(laws[order.index(group)] for group in identity)
        order = identity
        rest = _without(CARDS, (law.card for law in laws))
        groups = tuple(
            (rest.pop(decoy), law.card) if second else (law.card, rest.pop(decoy))
            for law, (second, decoy) in zip(laws, steps, strict=True)
        )
    problem = Problem(mode, groups)
    if not all(law in choice for law, choice in zip(laws, problem.choices, strict=True)):
        raise LookupError  # the first card has the law too, so this problem has another rank
    try:
        return Secret(problem, laws, order)
    except BadInput:
        raise LookupError from None


def _without(cards: Iterable[int], gone: Iterable[int]) -> list[int]:
    return sorted(set(cards) - set(gone))


def _rank_laws(laws: Sequence[Law]) -> int:
    """The number of one choice of cards, ascending, and laws: first by the highest card."""
    rank = 0
    for n, law in enumerate(laws):
        below = law.card - 1
        rank += _choices(n + 1, below) + _usable(law.card).index(law) * _choices(n, below)
    return rank


def _nth_laws(rank: int, n: int) -> tuple[Law, ...]:
    laws: list[Law] = []
    for size in range(n, 0, -1):
        card = max(card for card in CARDS if _choices(size, card - 1) <= rank)
        rank -= _choices(size, card - 1)
        letter, rank = divmod(rank, _choices(size - 1, card - 1))
        laws.insert(0, _usable(card)[letter])
    return tuple(laws)
