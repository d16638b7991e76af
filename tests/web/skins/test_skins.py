"""A skin that cannot be shown is refused when the server starts."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.example import bombe, pretend

RULES = """
from bombe.games.imitation.rules import Imitation

class Shown(Imitation):
    key = "shown"
    skin = "painted:SKIN"
"""
PAINTED = "from bombe.skin import Skin\nfrom bombe.text import T\n"
WRONG = {
    "SKIN = Skin(styles=('no.css',))": "these files are missing: no.css, skin.js",
    "SKIN = Skin(script='rules.py', pages={'box': T('Box')})": (
        "these files are missing: rules.py, box.js"
    ),
    "SKIN = 1 / 0": "'ZeroDivisionError: division by zero'",
    "LOOKS = Skin()": '"AttributeError: module ',
    "def data(tongue):\n    return {'a': 1j}\nSKIN = Skin(script='one.js', data=data)": (
        '"TypeError: '
    ),
    "SKIN = Skin(script='one.js', answers='nowhere:ANSWERS')": '"ModuleNotFoundError: ',
}


@pytest.mark.parametrize("skin", WRONG)
def test_a_skin_that_cannot_be_shown_is_refused_at_the_start(skin: str, tmp_path: Path) -> None:
    site = tmp_path / "site"
    variables = pretend(site, "wrong-skin", "shown = shown:Shown", shown=RULES)
    (site / "painted").mkdir()
    (site / "painted" / "__init__.py").write_text(f"{PAINTED}{skin}\n")
    (site / "painted" / "one.js").write_text("export const mount = () => {};\n")
    done = bombe("serve", "--port", "0", "--data", str(tmp_path / "data"), **variables)
    assert done.returncode == 2, done.stderr
    wanted = f"bombe: the game 'shown' cannot show its page: {WRONG[skin]}"
    assert done.stderr.startswith(wanted)
    assert done.stderr.count("\n") == 1
