"""The published box: numbers of a problem, and problems from numbers."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bombe.chance import Chance
from bombe.games.turing_machine.box import (
    SYMBOLS,
    Symbol,
    number_of,
    numbers,
    parse_numbers,
    parse_symbol,
    read_setup,
    same_setup,
    symbol_of,
)
from bombe.games.turing_machine.cards import CARDS, LAWS
from bombe.games.turing_machine.problem import (
    Mode,
    Problem,
    Secret,
    is_valid,
    parse_problem,
    parse_secret,
)
from bombe.games.turing_machine.worlds import worlds
from bombe.text import BadInput, T
from support.scaling import scale

CLASSIC = "4b 9a 11a 14c"
NIGHTMARE = "? 4b 9a 11a 14c CADB"


def why(problem: str, table: str) -> str:
    """The reason why a set-up is not valid."""
    found = read_setup(parse_problem(problem), parse_numbers(table))
    assert isinstance(found, T)
    return str(found)


def draw(mode: Mode, chance: Chance) -> Secret:
    """A random valid world on random cards."""
    while True:
        size = 4 + chance.below(3)
        each = 2 if mode is Mode.EXTREME else 1
        cards = chance.sample(range(1, 49), size * each)
        groups = tuple(cards[at : at + each] for at in range(0, len(cards), each))
        try:
            return worlds(Problem(mode, groups)).draw(chance)
        except BadInput:
            continue


# ---- the table -------------------------------------------------------------------------------


def test_numbers_are_those_of_95_cards() -> None:
    seen: dict[int, set[int]] = {}
    for law in LAWS.values():
        if not law.usable:
            continue
        for symbol in SYMBOLS:
            seen.setdefault(_number(law.name, symbol), set()).add(law.codes)
    assert len(seen) == 380
    assert all(len(sets) == 1 for sets in seen.values())
    assert all(200 < number < 800 for number in seen)


def _number(name: str, symbol: Symbol) -> int:
    return number_of(LAWS[name], symbol)


def test_laws_that_cannot_occur_have_no_card() -> None:
    for name in ("8d", "9d", "10d", "24a"):
        with pytest.raises(KeyError):
            _number(name, Symbol.HASH)


def test_equal_laws_have_equal_numbers_except_a_pair() -> None:
    for one, other in product(LAWS.values(), repeat=2):
        if one.codes == other.codes and one.usable:
            same = _number(one.name, Symbol.SLASH) == _number(other.name, Symbol.SLASH)
            assert same == ({one.name, other.name} != {"20b", "21b"})


@pytest.mark.parametrize(
    ("symbol", "wanted"),
    [
        (Symbol.LOZENGE, [447, 646, 566, 322]),
        (Symbol.HASH, [577, 369, 461, 694]),
        (Symbol.SLASH, [453, 648, 568, 325]),
        (Symbol.CURRENCY, [573, 362, 458, 690]),
    ],
)
def test_numbers_in_each_symbol(symbol: Symbol, wanted: list[int]) -> None:
    assert numbers(parse_secret(CLASSIC), symbol) == wanted


def test_numbers_follow_the_verifiers() -> None:
    # Card 4 answers as C, card 9 as A, card 11 as D, card 14 as B.
    assert numbers(parse_secret(NIGHTMARE), Symbol.LOZENGE) == [646, 322, 447, 566]
    assert numbers(parse_secret("9a 4b 14c 11a"), Symbol.LOZENGE) == [646, 447, 322, 566]


# ---- the symbol of an id ---------------------------------------------------------------------


def test_symbol_of_an_id_never_changes() -> None:
    golden = {
        "RY8YNND": "lozenge",
        "PQ74954": "currency",
        "99YWKRMJ": "slash",
        "6YMH7CKW2J": "lozenge",
    }
    assert {text: str(symbol_of(text)) for text in golden} == golden


def test_symbols_are_about_even() -> None:
    counts = Counter(symbol_of(f"{n:X}") for n in range(4000))
    assert set(counts) == set(SYMBOLS)
    assert all(800 < count < 1200 for count in counts.values())


def test_parse_symbol() -> None:
    assert [parse_symbol(symbol).sign for symbol in SYMBOLS] == ["◊", "#", "/", "¤"]
    for text in ("", "#", "Hash", "\udcff"):
        with pytest.raises(BadInput):
            parse_symbol(text)


# ---- back again ------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_there_and_back(mode: Mode, symbol: Symbol) -> None:
    chance = Chance(SYMBOLS.index(symbol))
    for _ in range(scale(200)):
        secret = draw(mode, chance)
        found = read_setup(secret.problem, numbers(secret, symbol))
        assert isinstance(found, Secret)
        assert same_setup(found, secret)
        assert found.code == secret.code
        if mode is not Mode.NIGHTMARE:
            assert found == secret


def test_either_number_of_a_pair_will_do() -> None:
    for secret in map(parse_secret, ("2c 13b 17d 20b", "21b 31c 37a 39a")):
        card = 20 if 20 in secret.problem.cards else 21
        for symbol in SYMBOLS:
            own = numbers(secret, symbol)
            other = _number("21b" if card == 20 else "20b", symbol)
            place = secret.problem.cards.index(card)
            assert read_setup(secret.problem, [*own[:place], other, *own[place + 1 :]]) == secret


def test_a_pair_on_both_cards_of_an_extreme_verifier() -> None:
    problem = parse_problem("28+14 19+6 27+16 9+47 20+21")
    secret = next(secret for secret in worlds(problem) if secret.laws[-1].name == "20b")
    for name in ("20b", "21b"):
        table = [*numbers(secret, Symbol.HASH)[:-1], _number(name, Symbol.HASH)]
        assert read_setup(secret.problem, table) == secret


@pytest.mark.parametrize(
    ("problem", "table", "part"),
    [
        ("4 9 11 14", "447 646 566 325", "447 is a number of ◊ and 325 one of /"),
        ("4 9 11 14", "646 447 566 322", "646 does not belong to card 4 of verifier A"),
        ("4 9 11 14", "447 646 566 670", "670 does not belong to card 14 of verifier D"),
        ("4+5 9+1 11+2 14+3", "447 646 566 670", "neither card 14 nor card 3 of verifier D"),
        ("? 4 9 11 14", "447 646 566 201", "201 belongs to none of the cards"),
        ("? 4 9 11 14", "447 670 646 566", "cannot be shared out"),
        ("4 9 11 14", "688 646 566 322", "3 codes pass all the verifiers"),
        ("4 9 11 14", "447 215 723 293", "no code passes all"),
        ("? 4 9 11 14", "447 215 723 293", "no code passes all"),
    ],
)
def test_reasons(problem: str, table: str, part: str) -> None:
    assert part in why(problem, table)


def test_a_superfluous_verifier_is_named() -> None:
    problem = parse_problem("4 9 11 14")
    for laws in product(*(CARDS[card].laws for card in problem.cards)):
        sets = [law.codes for law in laws]
        meet = sets[0] & sets[1] & sets[2] & sets[3]
        if meet.bit_count() == 1 and not is_valid(sets) and all(law.usable for law in laws):
            reason = read_setup(problem, [_number(law.name, Symbol.HASH) for law in laws])
            assert isinstance(reason, T)
            assert "superfluous" in str(reason)
            spare = "ABCD".index(str(reason).split()[1])
            rest = [codes for place, codes in enumerate(sets) if place != spare]
            assert (rest[0] & rest[1] & rest[2]).bit_count() == 1
            return
    raise AssertionError("no such laws")


@pytest.mark.parametrize("mode", Mode)
def test_valid_exactly_when_the_two_rules_hold(mode: Mode) -> None:
    """On every choice of laws of a few problems, no matter what else is wrong."""
    text = {
        Mode.CLASSIC: "4 9 11 14",
        Mode.NIGHTMARE: "? 4 9 11 14",
        Mode.EXTREME: "4+5 20+21 11+12 14+6",
    }
    problem = parse_problem(text[mode])
    valid = 0
    for laws in product(*problem.choices):
        found = read_setup(problem, [_number(law.name, Symbol.SLASH) for law in laws])
        assert isinstance(found, Secret) == is_valid([law.codes for law in laws])
        valid += isinstance(found, Secret)
    assert valid == len(worlds(problem).tuples)


@pytest.mark.parametrize(
    "table", ["", "447", "447 646 566", "447 646 566 322 201", "447 646 566 999"]
)
def test_wrong_counts_and_unknown_numbers_are_bad_input(table: str) -> None:
    with pytest.raises(BadInput):
        read_setup(parse_problem("4 9 11 14"), parse_numbers(table))


def test_unknown_numbers_given_as_numbers() -> None:
    with pytest.raises(BadInput):
        read_setup(parse_problem("4 9 11 14"), [447, 646, 566, 0])


@given(st.text())
def test_any_text_for_numbers(text: str) -> None:
    try:
        found = parse_numbers(text)
    except BadInput:
        return
    assert all(200 < number < 800 for number in found)


# ---- the same problem ------------------------------------------------------------------------


def test_same_setup() -> None:
    one = parse_secret(CLASSIC)
    assert same_setup(one, parse_secret("14c 4b 11a 9a"))
    assert not same_setup(one, parse_secret("4a 9a 11b 14c"))
    assert not same_setup(one, parse_secret("? 4b 9a 11a 14c ABCD"))
    dark = parse_secret(NIGHTMARE)
    assert same_setup(dark, parse_secret("? 14c 11a 9a 4b BDAC"))
    assert not same_setup(dark, parse_secret("? 4b 9a 11a 14c ABCD"))


def test_same_setup_in_extreme() -> None:
    one, *_ = worlds(parse_problem("15+16 23+8 46+13 34+17 9+37"))
    groups = tuple(group[::-1] for group in one.problem.groups)
    turned = Secret(Problem(Mode.EXTREME, groups), one.laws, one.places)
    assert same_setup(one, turned)
    order = (1, 0, 2, 3, 4)
    moved = Secret(
        Problem(Mode.EXTREME, tuple(one.problem.groups[i] for i in order)),
        tuple(one.laws[i] for i in order),
        one.places,
    )
    assert not same_setup(one, moved)
