"""The modules that skins share, what browsers get of a folder, and files that others have made."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from bombe.games import GAMES
from bombe.web.skins import modules, skin_of

WEB = Path(modules.__file__).parents[1]
VENDORED = json.loads((WEB / "vendored.json").read_text("utf-8"))
IMPORT = re.compile(rb"""(?:from|import) *["']([^"']+)["']""")


@pytest.mark.parametrize("one", VENDORED, ids=lambda one: Path(one["file"]).name)
def test_a_vendored_file_is_what_it_says(one: dict[str, str]) -> None:
    assert sha256((WEB / one["file"]).read_bytes()).hexdigest() == one["sha256"]
    assert one["name"]
    assert one["version"]
    assert one["licence"]
    assert one["texts"]
    for text in one["texts"]:
        assert len((WEB / text).read_text("utf-8")) > 500


def test_every_vendored_file_says_so() -> None:
    """Fonts are never our own, and a script that nobody can read is not either."""
    fonts = {path.relative_to(WEB).as_posix() for path in WEB.rglob("*.woff2")}
    packed = {
        path.relative_to(WEB).as_posix()
        for path in WEB.rglob("*.js")
        if path.parent.name != modules.BUILT
        and max(map(len, path.read_text("utf-8").splitlines())) > 500
    }
    assert fonts
    assert packed
    assert {one["file"] for one in VENDORED} == fonts | packed


def test_the_import_map_leads_to_modules_and_the_policy_names_it() -> None:
    (prefix, place), *others = json.loads(modules.import_map())["imports"].items()
    assert (prefix, others) == ("bombe/", [])
    assert place + "words.js" == modules.address("words.js")
    digest = b64encode(sha256(modules.import_map().encode()).digest()).decode()
    assert modules.import_map_digest() == f"sha256-{digest}"


@pytest.mark.parametrize("key", ["turing_machine", "imitation"])
def test_what_our_skins_import_is_there(key: str) -> None:
    """Put together, a script asks for nothing but what every page loads."""
    assert key in GAMES
    skin = skin_of(key)
    assert skin
    scripts = {name: body for name, body in skin.files.items() if name.endswith(".js")}
    pages = {f"{name}.js" for name in skin.pages}
    described = {"skin.js", skin.described.review, skin.described.school} - {""}
    assert scripts.keys() == {*described, *pages}
    for body in scripts.values():
        assert set(IMPORT.findall(body)) == {b"bombe/preact.js"}


def test_modules_import_each_other_by_names_that_lead_somewhere() -> None:
    for name, body in modules.modules().items():
        for asked in IMPORT.findall(body) if name.endswith(".js") and name != "preact.js" else []:
            target = asked.decode().removeprefix("bombe/").removeprefix("./")
            assert target in modules.modules() or (modules.SHARED / target).is_file(), (
                name,
                target,
            )


def test_a_folder_without_built_files_is_sent_as_it_is(tmp_path: Path) -> None:
    for name in ("skin.js", "more.js", "skin.css", "notes.txt", "skin.py"):
        (tmp_path / name).write_text(name)
    assert set(modules.sent(tmp_path)) == {"skin.js", "more.js", "skin.css"}
    (tmp_path / "built").mkdir()
    (tmp_path / "built" / "skin.js").write_text("small")
    assert modules.sent(tmp_path) == {"skin.js": b"small"}


def _own_classes(style: Path) -> set[str]:
    """The classes that a file of styles gives a look wherever they are."""
    text = re.sub(r"/\*.*?\*/", "", style.read_text("utf-8"), flags=re.DOTALL)
    chosen = (one.strip() for many in re.findall(r"([^{}]+)\{", text) for one in many.split(","))
    return {one[1:] for one in chosen if re.fullmatch(r"\.[\w-]+", one)}


@pytest.mark.parametrize("key", ["turing_machine", "imitation"])
def test_a_class_of_the_page_is_no_class_of_a_board(key: str) -> None:
    """Else a change to one moves the other, as has happened with `line` and `go-on`."""
    page = _own_classes(WEB / "static" / "table.css")
    folder = WEB.parent / "games" / key / "skin"
    board = set[str]().union(*map(_own_classes, folder.glob("*.css")))
    assert len(page) > 50
    assert len(board) > 50
    assert page & board <= {"top", "sign"}  # the page's own, which a board makes smaller
