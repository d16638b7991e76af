"""The notebook in examples/ shows what happens."""

import copy
import json

from support.notebook import NOTEBOOK, code_cells, read, run, written


def test_its_cells_give_what_is_stored() -> None:
    notebook = read()
    assert run(notebook) == notebook, "run `make notebook`"


def test_it_is_ten_things_in_ten_cells() -> None:
    notebook = read()
    cells = code_cells(notebook)
    firsts = [cell["source"][0] for cell in cells]
    assert [first.split()[:2] for first in firsts] == [["#", f"{n}."] for n in range(1, 11)]
    assert all(cell["outputs"] for cell in cells)
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    assert len({cell["id"] for cell in notebook["cells"]}) == len(notebook["cells"])
    assert NOTEBOOK.read_text("utf-8") == written(notebook), "run `make notebook`"


def test_what_changed_is_noticed() -> None:
    notebook = {"cells": [{"cell_type": "code", "source": ["print(1)\n", "2"], "outputs": []}]}
    before = copy.deepcopy(notebook)
    cell = run(notebook)["cells"][0]
    assert notebook == before
    assert [one["output_type"] for one in cell["outputs"]] == ["stream", "execute_result"]
    assert cell["outputs"][0]["text"] == ["1\n"]
    assert cell["outputs"][1]["data"] == {"text/plain": ["2"]}
    silent = {"cells": [{"cell_type": "code", "source": ["x = 1\n", "None"]}]}
    assert run(silent)["cells"][0]["outputs"] == []
    assert json.loads(written(cell)) == cell
