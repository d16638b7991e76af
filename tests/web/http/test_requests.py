"""Messages and bodies are read for what they are."""

from __future__ import annotations

import pytest

from bombe.table.commands import LONGEST_NONCE
from bombe.web.http.requests import Act, Malformed, Order, nonce_of, read_message


@pytest.mark.parametrize("word", ["order", "action", '"order"', "x"])
def test_an_action_is_an_action_whatever_its_words(word: str) -> None:
    quoted = word.replace('"', '\\"')
    text = f'{{"nonce": "{quoted}", "action": "{quoted}"}}'
    for message in (text, text.encode()):
        read = read_message(message)
        assert isinstance(read, Act)
        assert (read.action, read.nonce) == (word, word)
    order = read_message(f'{{"nonce": "{quoted}",{" " * 500}"order": "{quoted}"}}')
    assert isinstance(order, Order)
    assert (order.order, order.nonce) == (word, word)


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "[]", "3", '"order"', "{}", '{"order": "x"}', '{"action": "x"}', "\ud800"),
        *('{"order": 1, "nonce": "1"}', '{"action": null, "nonce": "1"}', "[" * 100_000),
        *('{"action": "x", "order": "x", "nonce": "1"}', '{"action": "x", "nonce": "1", "n": 1}'),
    ],
)
def test_what_is_neither_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        read_message(text)


@pytest.mark.parametrize("length", [0, 1, LONGEST_NONCE, LONGEST_NONCE + 1])
def test_a_nonce_has_a_length(length: int) -> None:
    sent = Act("x", "n" * length)
    if 1 <= length <= LONGEST_NONCE:
        assert nonce_of(sent) == "n" * length
    else:
        with pytest.raises(Malformed, match=f"1 to {LONGEST_NONCE}"):
            nonce_of(sent)
