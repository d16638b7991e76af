"""Whether a host may put pictures in is for the operator to say; unless told otherwise, only those
at this very computer may."""

from __future__ import annotations

from pathlib import Path

import pytest

from bombe.web.http.settings import read_settings
from support.gallery import file, make_game, picture
from support.serving import Person, serving


@pytest.mark.parametrize(
    ("host", "proxy", "private"),
    [
        ("127.0.0.1", "0", True),
        ("127.5.5.5", "0", True),
        ("::1", "0", True),
        ("localhost", "0", True),
        ("0.0.0.0", "0", False),
        ("::", "0", False),
        ("192.168.1.4", "0", False),
        ("bombe.example", "0", False),
        ("127.0.0.1", "1", False),
    ],
)
def test_only_a_computer_alone_is_private(
    tmp_path: Path, host: str, proxy: str, private: bool
) -> None:
    given = {"data": str(tmp_path), "host": host, "trusted_proxy": proxy}
    settings = read_settings(given, {})
    assert settings.decks == "auto"
    assert settings.is_private is private


# How a request looks that has come through a proxy, of some kind or other.
PROXIES = (
    {"x-forwarded-for": "1.2.3.4"},
    {"x-forwarded-host": "bombe.example"},
    {"x-forwarded-proto": "https"},
    {"x-real-ip": "1.2.3.4"},
    {"cf-connecting-ip": "1.2.3.4"},
    {"forwarded": "for=1.2.3.4"},
    {"via": "1.1 proxy"},
    *(
        {"host": name}
        for name in (
            "bombe.example",
            "bombe.example:8000",
            "localhost.example",
            "notlocalhost",
            "127.0.0.1.example",
            "192.168.1.4:8000",
            "8.8.8.8",
            "[2001:db8::1]:8000",
        )
    ),
)
OWN_NAMES = (
    "localhost",
    "LOCALHOST:1234",
    "bombe.localhost:8000",
    "127.0.0.1",
    "127.5.5.5:80",
    "[::1]",
    "[::1]:8000",
    "[::ffff:127.0.0.1]:8000",
)


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (("--host", "0.0.0.0"), 403),
        (("--host", "0.0.0.0", "--decks", "on"), 200),
        (("--decks", "off"), 403),
        (("--trusted-proxy",), 403),
        ((), 200),
    ],
)
def test_the_operator_decides(tmp_path: Path, arguments: tuple[str, ...], status: int) -> None:
    game = make_game(tmp_path)
    with serving(tmp_path / "data", *arguments, **game) as table, Person(table.url) as host:
        host.make(game="gallery")
        path = f"/api/rooms/{host.room}/pictures"
        answer = host.client.post(path, content=file(picture(1)))
        assert answer.status_code == status
        assert host.ask("GET", path)["allowed"] is (status == 200)
        if not arguments:  # a proxy that the operator did not speak of
            for headers in PROXIES:
                through = host.client.post(path, content=file(picture(2)), headers=headers)
                assert through.status_code == 403, headers
            for name in OWN_NAMES:
                here = host.client.post(path, content=file(picture(1)), headers={"host": name})
                assert here.status_code == 200, name
