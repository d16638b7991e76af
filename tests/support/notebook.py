"""Runs a notebook as its readers do, cell by cell, without Jupyter: `make notebook` writes what the
cells give into the file, and a test compares it."""

from __future__ import annotations

import ast
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[2] / "examples" / "ten-things.ipynb"

Cell = dict[str, Any]


def read() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(NOTEBOOK.read_text("utf-8"))
    return found


def written(notebook: dict[str, Any]) -> str:
    """The file, as Jupyter itself writes it."""
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def code_cells(notebook: dict[str, Any]) -> list[Cell]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook with what its cells give, one after the other, in one session."""
    names: dict[str, Any] = {"__name__": "__main__"}
    copy: dict[str, Any] = json.loads(json.dumps(notebook))
    for number, cell in enumerate(code_cells(copy), start=1):
        cell["execution_count"] = number
        cell["outputs"] = _outputs("".join(cell["source"]), number, names)
    return copy


def _outputs(source: str, number: int, names: dict[str, Any]) -> list[dict[str, Any]]:
    body = ast.parse(source).body
    last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
    value = None
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(ast.Module(body, []), f"cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if text := printed.getvalue():
        lines = text.splitlines(keepends=True)
        outputs.append({"name": "stdout", "output_type": "stream", "text": lines})
    if value is not None:
        outputs.append(
            {
                "data": {"text/plain": repr(value).splitlines(keepends=True)},
                "execution_count": number,
                "metadata": {},
                "output_type": "execute_result",
            }
        )
    return outputs


if __name__ == "__main__":
    NOTEBOOK.write_text(written(run(read())), "utf-8")
