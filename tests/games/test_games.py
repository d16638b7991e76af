"""Games of other packages: found by their entry points, or refused in a sentence; and the example,
installed as anybody would, at the API and in the terminal."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from bombe import games
from bombe.chance import Chance
from bombe.game import Game, lacking
from bombe.text import BadInput
from bulls_and_cows.bots import careful
from support.example import EXAMPLE, PACKAGE, bombe, install, pretend
from support.messages import tool
from support.scaling import SOAK
from support.serving import Person, serving

TESTS = EXAMPLE / "tests"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(tmp_path_factory.mktemp("example"))


# ---- the example -------------------------------------------------------------------------------


def test_its_own_tests_pass(installed: dict[str, str], tmp_path: Path) -> None:
    # Six of whom each has 5,040 guesses at any time take as long as all the others.
    chosen = [] if SOAK else ["-k", "not bulls_and_cows-6-4-7"]
    done = subprocess.run(
        [*(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"), str(TESTS), *chosen],
        cwd=tmp_path,
        # Plugins that happen to be installed here are no use to them, and take long to load.
        env={
            "PATH": "",
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            **installed,
        },
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout
    assert "test_bulls_and_cows.py" not in done.stdout  # no line about one that failed
    assert " passed" in done.stdout


def test_its_french_is_whole() -> None:
    po = PACKAGE / "locale" / "fr" / "LC_MESSAGES" / "bulls_and_cows.po"
    catalogue = tool.updated("fr", po.read_bytes(), tool.messages(PACKAGE))
    assert tool.missing(catalogue) == []
    assert tool.written(catalogue) == po.read_bytes()
    assert tool.compiled("fr", po.read_bytes()) == po.with_suffix(".mo").read_bytes()


def test_it_is_played_over_the_api(installed: dict[str, str], tmp_path: Path) -> None:
    with serving(tmp_path, BOMBE_LIMITS="0", **installed) as server, Person(server.url) as ada:
        ada.client.headers["accept-language"] = "fr"
        listed = {game["key"]: game for game in ada.ask("GET", "/api/games")["games"]}
        game = listed["bulls_and_cows"]
        assert [*listed] == ["turing_machine", "imitation", "bulls_and_cows"]
        assert game["title"] == "Taureaux et vaches"
        assert game["credits"].startswith("Taureaux et vaches est un vieux jeu")
        assert (game["bots"], game["levels"]) == (["careful"], ["prudent"])
        length, rounds = game["options"]
        assert length["choices"] == [3, 4]
        assert length["labels"] == ["3, partie courte", "4, standard"]
        assert rounds["labels"] == [None, None, None]
        code = ada.make(game="bulls_and_cows", bots=["careful"], start=True, options={"rounds": 15})
        page = ada.client.get(f"/r/{code}?plain").text
        assert "Ce que vous pouvez faire" in page
        assert page.count('"></option>') == 200  # of 720 guesses
        assert "Autres actions à taper\xa0: 520." in page
        assert "Taureaux et vaches est un vieux jeu" in page
        look = ada.look()
        while look["table"]["phase"] == "playing":
            if look["you"]["seat"] is not None and not look["view"]["seats"][0]["acted"]:
                ada.act(careful(look["view"], Chance(1)))
            else:
                time.sleep(0.02)  # until the bot has, too
            look = ada.look()
        found = look["view"]["code"]
        assert look["table"]["outcome"]["why"] == f"Le code {found} a été trouvé."
        over = ada.client.get(f"/r/{code}?plain").text
        replay = ada.client.get(f"/m/{look['table']['match']}?plain").text
        for page in (over, replay):
            assert "Ce que vous pouvez faire" in page
        ada.order("watch on")
        watched = ada.client.get(f"/r/{code}/watch?plain").text
        assert "Ce que vous pouvez faire" in watched


def test_it_is_played_in_the_terminal(installed: dict[str, str]) -> None:
    words = ("play", "bulls_and_cows", "--bots", "1", "--option", "length=4", "--seed", "7")
    done = bombe(*words, "--lang", "fr", typed="about\nguess 12\n" + "pass\n" * 20, **installed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Taureaux et vaches · Joueur 1" in done.stdout
    assert "Bot 1 (prudent)" in done.stdout
    assert "Trouvez le code : 4 chiffres différents de 0 à 9." in done.stdout.replace("\xa0", " ")
    assert "Proposez 4 chiffres différents, pas '12'." in done.stdout
    assert done.stdout.rstrip().endswith("a été trouvé.")
    helped = bombe("play", "bulls_and_cows", "--help", **installed).stdout
    assert "length: Digits: 3, 4; 3 by default" in helped


# ---- packages that are wrong -------------------------------------------------------------------

FEW = "from bombe.game import Game\n\nclass Few(Game):\n    key = 'few'\n    seats = range(1, 3)\n"
WRONG = {
    "few = wrong:Few": "the class lacks title, deal, start, legal, apply, waiting, turn, view,"
    " about, outcome; see bombe.game.Game",
    "few = wrong:None_": '"AttributeError: module ',
    "few = wrong:number": "3 is not a class",
    "few = wrong.there:Few": '"ModuleNotFoundError: ',
    "imitation = wrong:Few": "this key is taken by bombe.games.imitation.rules:Imitation",
    "other = wrong:Whole": "it calls itself 'imitation'",
}


@pytest.mark.parametrize("points", WRONG)
def test_a_package_that_is_wrong_is_named(points: str, tmp_path: Path) -> None:
    modules = "from bombe.games.imitation.rules import Imitation as Whole\nnumber = 3\n" + FEW
    variables = pretend(tmp_path / "site", "wrong-games", points, wrong=modules)
    key = points.partition(" ")[0]
    wanted = f"bombe: the package 'wrong-games' cannot add the game '{key}': {WRONG[points]}"
    serve = ["serve", "--port", "0", "--data", str(tmp_path / "data")]
    started = []
    if SOAK or key == "imitation":
        started.append(serve)
    if key != "imitation":  # which can be played
        started.append(["play", key])
    for words in started:
        done = bombe(*words, **variables)
        assert done.returncode == 2, done.stderr
        assert done.stderr.startswith(wanted)
        assert done.stderr.count("\n") == 1
    # What needs no game from outside does not look for one.
    if SOAK or key == "imitation":
        assert bombe("play", "imitation", "--help", **variables).returncode == 0
        assert bombe("cards", "4", **variables).returncode == 0


def test_a_game_named_by_a_variable_may_not_take_a_key() -> None:
    with pytest.raises(BadInput, match=r"is not a game: this key is taken by bombe\.games\."):
        games.add("support.taking:Taking")
    with pytest.raises(BadInput, match=r"is not a game: the class lacks key, title"):
        games.add("bombe.text:Language")
    assert games.add("bombe.games.imitation.rules:Imitation") == games.GAMES["imitation"]


def test_what_a_game_must_have() -> None:
    assert lacking(Game) == [
        *("key", "title", "seats", "deal", "start", "legal", "apply", "waiting", "turn", "view"),
        *("about", "outcome"),
    ]
    assert lacking(type(games.GAMES["imitation"])) == []
