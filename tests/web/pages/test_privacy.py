"""The page that says what is kept: in three languages, with what this operator has chosen."""

from __future__ import annotations

import html
import re
from pathlib import Path

from bombe.text import language
from bombe.web.pages import privacy_words
from support.serving import client, serving

DAYS = {"en": "days", "fr": "jours", "nl": "dagen"}
FOR_EVER = {"en": "deletes it", "fr": "la supprime", "nl": "server haar verwijdert"}


def points(url: str, tongue: str) -> list[str]:
    with client(url) as asking:
        page = asking.get(f"/privacy?lang={tongue}").text
    (listed,) = re.findall(r'<ul class="points">(.*?)</ul>', page, re.DOTALL)
    return [html.unescape(point) for point in re.findall(r"<li>(.*?)</li>", listed, re.DOTALL)]


def test_it_says_what_the_operator_has_chosen(tmp_path: Path) -> None:
    with serving(tmp_path, "--keep-rooms", "7", "--keep-matches", "0") as server:
        said = {tongue: points(server.url, tongue) for tongue in DAYS}
    assert {len(one) for one in said.values()} == {11}
    for tongue, word in DAYS.items():
        (rooms,) = [point for point in said[tongue] if re.search(rf"\d+ {word}", point)]
        assert f"7 {word}" in rooms
        assert sum(FOR_EVER[tongue] in point for point in said[tongue]) == 1
        usual = [language(tongue).say(point) for point in privacy_words.points(30, 1)]
        assert len(usual) == 11
        assert any(f"30 {word}" in point for point in usual)
        assert not any(FOR_EVER[tongue] in point for point in usual)
