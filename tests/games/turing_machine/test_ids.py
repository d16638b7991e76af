"""Ids: round trips, mistakes caught, and the ids of yesterday."""

import string
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bombe.chance import Chance
from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.generate import Difficulty, Wish, generate
from bombe.games.turing_machine.ids import (
    ALPHABET,
    BASE,
    LENGTHS,
    how_many_ranks,
    id_of,
    parse_id,
)
from bombe.games.turing_machine.permutations import nth_order, rank_order
from bombe.games.turing_machine.problem import (
    SIZES,
    Mode,
    Problem,
    Secret,
    parse_problem,
    parse_secret,
)
from bombe.games.turing_machine.worlds import worlds
from bombe.text import BadInput
from support.scaling import scale

KINDS = [(mode, n) for mode in Mode for n in SIZES]

# These must never change.
GOLDEN = {
    "4b 9a 11a 14c": "RY8YNND",
    "? 4b 9a 11a 14c ABCD": "T637CT7FY2",
    "? 4b 9a 11a 14c CADB": "6YMH7CKW2J",
    "3b 7b 10b 14c": "5C84F5R",
    "2a 13c 17a 20c": "R35JK5K",
    "23c 28c 41d 48b": "PPR5Y3K",
    "33b 40a 43e 45e": "7WF828J",
    "33b 36b 40f 47b 48f": "T6DD6YK6",
    "18a 33d 40g 41b 45d 48c": "6K86HJKYY",
    "3b 5b 10a 14a 17b": "35C5P8JD",
    "7a 9b 15a 17c 22c": "TWJPH59R",
    "4a 7b 8a 9b 15a 17b": "QR9X7MM8M",
    "? 17c 24c 30c 31a 42a EBACD": "P66X6PM5DP7",
    "? 3b 7b 10b 14c BCDA": "H2K5YPYW4Y",
    "? 2a 18b 44e 48b DCBA": "NT6Y6MT283",
    "? 33b 36b 40f 47b 48f DCBEA": "KFTH446CN7D",
    "? 18a 33d 40g 41b 45d 48c DFCBEA": "D5T6K3W4MC8K",
    "13+9c 11+40h 18a+7 43f+15": "4J45YD3688CKHY",
    "15+16b 23+8a 46+13b 34c+17 9a+37": "DKY87H2F492QH52R8",
    "28b+14 19a+6 27c+16 9a+47 20c+21": "FNMY3M69QNPWX5393",
    "48+1b 2+47e 46a+3 4+45b 44+5b 6a+43": "P89YMW28M6FX96DNQFKR",
    "14+1b 33+2a 3a+18 20+48i": "CFCM5J7WM9NXXF",
}


def some_secrets(mode: Mode, n: int, seed: int, count: int) -> list[Secret]:
    """Valid problems of any cards, not only those that the generator deals."""
    chance = Chance(seed)
    found: list[Secret] = []
    while len(found) < count:
        cards = chance.sample(tuple(CARDS), 2 * n if mode is Mode.EXTREME else n)
        groups: tuple[tuple[int, ...], ...] = tuple((card,) for card in cards)
        if mode is Mode.EXTREME:
            groups = tuple(zip(cards[::2], cards[1::2], strict=True))
        try:
            found.append(worlds(Problem(mode, groups)).draw(chance))
        except BadInput:
            continue
    return found


def refusal(text: str) -> str:
    with pytest.raises(BadInput) as caught:
        parse_id(text)
    return str(caught.value)


@pytest.mark.parametrize(("secret", "known"), GOLDEN.items())
def test_golden(secret: str, known: str) -> None:
    assert id_of(parse_secret(secret)) == known
    assert str(parse_id(known)) == secret


@pytest.mark.parametrize(("mode", "n"), KINDS)
def test_round_trip(mode: Mode, n: int) -> None:
    for secret in some_secrets(mode, n, seed=n, count=scale(1000)):
        name = id_of(secret)
        assert len(name) == LENGTHS[mode, n]
        assert parse_id(name) == secret.ascending()
        assert id_of(parse_id(name)) == name


def test_one_id_for_every_problem() -> None:
    for cards in ("3 7 10 14", "? 3 7 10 14", "15+16 23+8 46+13 34+17 9+37"):
        secrets = list(worlds(parse_problem(cards)))
        assert len({id_of(secret) for secret in secrets}) == len(secrets)


def test_single_cards_go_by_ascending_order() -> None:
    assert id_of(parse_secret("14c 4b 11a 9a")) == id_of(parse_secret("4b 9a 11a 14c"))
    # Card 4's law answers as C, wherever the card is listed.
    assert id_of(parse_secret("? 14c 4b 11a 9a BCDA")) == id_of(
        parse_secret("? 4b 9a 11a 14c CADB")
    )


def test_extreme_keeps_its_order() -> None:
    texts = (
        "15a+16 23+8b 46d+13 34b+17 9a+37",
        "16+15a 23+8b 46d+13 34b+17 9a+37",
        "23+8b 15a+16 46d+13 34b+17 9a+37",
    )
    assert len({id_of(parse_secret(text)) for text in texts}) == 3
    for text in texts:
        assert str(parse_id(id_of(parse_secret(text)))) == text


def test_a_law_on_both_cards_has_one_id() -> None:
    chance = Chance(8)
    problem = Problem(Mode.EXTREME, ((20, 21), (28, 14), (19, 6), (9, 47)))
    twice = {law.codes for law in CARDS[20].laws} & {law.codes for law in CARDS[21].laws}
    found = 0
    while found < 20:
        secret = worlds(problem).draw(chance)
        if secret.laws[0].codes not in twice:
            continue
        found += 1
        other = next(law for law in CARDS[21].laws if law.codes == secret.laws[0].codes)
        same = Secret(problem, (other, *secret.laws[1:]), secret.places)
        assert id_of(same) == id_of(secret)
        assert parse_id(id_of(same)) == secret


@pytest.mark.parametrize("kind", KINDS)
def test_every_rank_has_room(kind: tuple[Mode, int]) -> None:
    assert how_many_ranks(kind) <= BASE ** (LENGTHS[kind] - 1)


def test_shape() -> None:
    assert BASE == 23
    assert len(set(ALPHABET)) == BASE
    assert not set(ALPHABET) & set("AEIOU01LZSBGV")
    assert len(set(LENGTHS.values())) == 9
    assert max(LENGTHS[Mode.CLASSIC, n] for n in SIZES) == 9
    # The weights of the check must all differ, and none may be a multiple of 23.
    assert max(LENGTHS.values()) < BASE


@pytest.mark.parametrize(("mode", "n"), KINDS)
def test_one_wrong_character_is_caught(mode: Mode, n: int) -> None:
    for secret in some_secrets(mode, n, seed=1, count=3):
        name = id_of(secret)
        for at, right in enumerate(name):
            for wrong in set(string.printable) - set(string.whitespace):
                typed = name[:at] + wrong + name[at + 1 :]
                if wrong.upper() == right:
                    assert parse_id(typed) == secret.ascending()
                elif wrong.upper() in ALPHABET:
                    assert "mistyped" in refusal(typed)
                else:
                    assert f"character {at + 1}: no id has" in refusal(typed)


@pytest.mark.parametrize(("mode", "n"), KINDS)
def test_an_exchange_is_caught(mode: Mode, n: int) -> None:
    for secret in some_secrets(mode, n, seed=2, count=20):
        name = id_of(secret)
        for at in range(len(name)):
            for other in range(at):  # neighbours, and any two others
                typed = list(name)
                typed[at], typed[other] = typed[other], typed[at]
                if name[at] != name[other]:
                    assert "mistyped" in refusal("".join(typed))


def test_typing() -> None:
    secret = parse_secret("4b 9a 11a 14c")
    name = id_of(secret)
    assert parse_id(name.lower()) == parse_id(name.swapcase()) == secret
    assert parse_id(f"  {name} ") == parse_id(f"\t {name}\r\n") == secret
    for rubbish in (f"{name[:3]} {name[3:]}", f"{name}\v", f"{name[:3]}-{name[3:]}"):
        assert "no id has" in refusal(rubbish)
    assert "character 5: no id has the character '0'" in refusal(f" {name[:3]}0{name[4:]}")
    assert "no id has" in refusal("ß" + name[1:])
    assert "no id has" in refusal("２" + name[1:])  # a digit two, but not ours


def test_lengths() -> None:
    for n in range(30):
        said = refusal("2" * n)
        if n in LENGTHS.values():
            assert "mistyped" in said or "no problem" in said
        else:
            assert f"not {n}" in said


def test_no_such_problem() -> None:
    """Of the ids that are typed well, most of a kind with room to spare are no problem."""
    assert refusal("2222222222") == "no problem has the id '2222222222'"


@given(st.text(max_size=24) | st.text(alphabet=ALPHABET + ALPHABET.lower(), max_size=24))
def test_rubbish(text: str) -> None:
    try:
        secret = parse_id(text)
    except BadInput:
        return
    assert id_of(secret) == text.strip(" ").upper()


def test_ids_show_nothing() -> None:
    """Neighbouring problems agree in about one character of 23, as any two would."""
    for mode in Mode:
        wish = Wish(mode, 6, Difficulty.HARD)
        same = total = 0
        for secret in generate(wish, seed=4, count=scale(60)):
            family = list(worlds(secret.problem).tuples)[:40]
            names = [id_of(Secret(secret.problem, laws, secret.places)) for laws in family]
            for one, other in pairwise(names):
                same += sum(a == b for a, b in zip(one, other, strict=True))
                total += len(one)
        assert abs(same / total - 1 / BASE) < 4 * (1 / BASE / total) ** 0.5


@given(st.integers(0, 719))
def test_orders(rank: int) -> None:
    order = nth_order(rank, 6)
    assert sorted(order) == list(range(6))
    assert rank_order(order) == rank
