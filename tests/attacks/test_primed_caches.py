"""A cache between us and the visitors cannot be made to keep an old file under the address that a
later release gives to a new one."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest

from support.serving import client, serving

FOR_EVER = "public, max-age=31536000, immutable"
VERSIONED = r'"(/(?:static|skin|modules)/[^"]+)"'


@pytest.fixture(name="visitor", scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with serving(tmp_path_factory.mktemp("caches")) as running, client(running.url) as visitor:
        yield visitor


def test_only_the_address_with_the_version_is_kept(visitor: httpx.Client) -> None:
    files = {path for path in re.findall(VERSIONED, visitor.get("/").text) if "woff2" not in path}
    assert {path.split("/")[1] for path in files} == {"static", "skin", "modules"}
    for path in files:
        if path.endswith("/"):  # where the import map looks for modules
            continue
        answer = visitor.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, FOR_EVER), path
        another = re.sub(r"[0-9a-f]{12}", "0123456789ab", path)
        assert another != path
        tag = {"if-none-match": answer.headers["etag"]}
        for primed in (visitor.get(another), visitor.get(another, headers=tag)):
            assert primed.headers["cache-control"] == "no-store", another
        if "?" in path:
            plain = visitor.get(path.partition("?")[0])
            assert plain.headers["cache-control"] == "no-cache"
            for query in ("?v=", "?v=x&v=y", "?v=%00"):
                primed = visitor.get(path.partition("?")[0] + query)
                assert primed.headers["cache-control"] == "no-store"


def test_a_font_is_kept_under_its_one_address(visitor: httpx.Client) -> None:
    path = "/static/fonts/national-park-latin.woff2"
    assert visitor.get(path).headers["cache-control"] == FOR_EVER
    assert visitor.get(f"{path}?v=next").headers["cache-control"] == "no-store"
