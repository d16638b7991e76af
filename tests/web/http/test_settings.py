"""What an operator may choose: options, environment variables, and what is wrong with them."""

from __future__ import annotations

import stat
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from bombe.folders import data_folder
from bombe.text import BadInput
from bombe.web.http.settings import VARIABLES, read_settings


def test_nothing_need_be_chosen(tmp_path: Path) -> None:
    settings = read_settings({}, {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)})
    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8000, 1)
    assert settings.database == f"sqlite:///{settings.data / 'bombe.db'}"
    assert settings.limits
    assert not settings.trusted_proxy
    assert settings.hsts
    assert settings.games == ()
    assert (settings.keep_rooms, settings.keep_matches) == (30, 365)
    assert settings.data == data_folder({"XDG_DATA_HOME": str(tmp_path)})


CHOSEN = {
    "host": "0.0.0.0",
    "port": "0",
    "database": "postgresql://bombe@db/bombe",
    "workers": "4",
    "trusted_proxy": "1",
    "secret": "s" * 32,
    "games": "a:B,c:D",
    "limits": "off",
    "decks": "on",
    "hsts": "off",
    "keep_rooms": "7",
    "keep_matches": "0",
}


def test_options_and_variables_say_the_same(tmp_path: Path) -> None:
    chosen = {**CHOSEN, "data": str(tmp_path)}
    assert set(chosen) == set(VARIABLES)
    by_option = read_settings(chosen, {})
    by_variable = read_settings({}, {VARIABLES[name]: value for name, value in chosen.items()})
    assert by_option == by_variable
    assert by_option.games == ("a:B", "c:D")
    assert (by_option.port, by_option.workers, by_option.limits) == (0, 4, False)
    assert read_settings({}, by_option.environment()) == by_option  # for the workers


def test_an_option_wins_over_a_variable(tmp_path: Path) -> None:
    settings = read_settings(
        {"port": "9000", "host": None},
        {"BOMBE_PORT": "1", "BOMBE_HOST": "::1", "BOMBE_DATA": str(tmp_path)},
    )
    assert (settings.port, settings.host) == (9000, "::1")


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("port", "65536", "0 to 65535"),
        ("port", "-1", "0 to 65535"),
        ("port", "http", "'http'"),
        ("port", "٣", "0 to 65535"),
        ("port", "000000000123456", "0 to 65535"),
        ("port", "9" * 5000, "0 to 65535"),
        ("workers", "0", "1 to 64"),
        ("workers", "65", "1 to 64"),
        ("workers", "2", "need PostgreSQL"),
        ("trusted_proxy", "perhaps", "neither 1 nor 0"),
        ("limits", "maybe", "BOMBE_LIMITS"),
        ("secret", "short", "at least 32"),
        ("decks", "perhaps", "auto, on"),
        ("keep_rooms", "-1", "0 to 36500"),
        ("keep_matches", "for ever", "0 to 36500"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, name: str, value: str, says: str) -> None:
    with pytest.raises(BadInput) as refusal:
        read_settings({"data": str(tmp_path), name: value}, {})
    assert says in str(refusal.value)
    assert len(str(refusal.value)) < 200


def test_the_key_is_made_once(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with ThreadPoolExecutor(8) as threads:
        made = [*threads.map(lambda _: read_settings({"data": str(folder)}, {}).secret, range(20))]
    assert len(set(made)) == 1
    assert len(made[0]) >= 32
    assert [path.name for path in folder.iterdir()] == ["server.key"]
    assert stat.S_IMODE((folder / "server.key").stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert read_settings({"data": str(tmp_path / "other")}, {}).secret != made[0]


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="cannot be used"):
        read_settings({"data": str(tmp_path / "file")}, {})


@pytest.mark.parametrize("content", [b"", b"short", b"\xff" * 40])
def test_a_key_that_is_none_is_not_used(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "server.key").write_bytes(content)
    with pytest.raises(BadInput, match=r"server\.key"):
        read_settings({"data": str(tmp_path)}, {})


def test_settings_are_complete(tmp_path: Path) -> None:
    settings = read_settings({"data": str(tmp_path)}, {})
    assert set(settings.environment()) == set(VARIABLES.values())
    other = replace(settings, trusted_proxy=True)
    assert read_settings({}, other.environment()) == other
