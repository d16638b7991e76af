"""The declarations for scripts are what the types say now."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


def _load() -> ModuleType:
    """The tool behind `make shapes`."""
    spec = importlib.util.spec_from_file_location("shapes", ROOT / "tools" / "shapes.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


FILES: dict[Path, str] = _load().shapes()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_declarations_are_up_to_date(path: Path) -> None:
    assert path.read_text("utf-8") == FILES[path], "run make shapes"


def test_every_file_of_declarations_is_made() -> None:
    assert {*(ROOT / "src").rglob("*.d.ts")} >= {*FILES}
    assert {path.parent.parent.name for path in FILES if path.name == "view.d.ts"} == {
        "turing_machine",
        "imitation",
    }


def test_a_declaration_says_what_a_field_is_and_means() -> None:
    (messages,) = (text for path, text in FILES.items() if path.name == "messages.d.ts")
    assert "export interface Look<V = AnyView> {\n  table: Table;\n" in messages
    assert "  /** seconds for a turn; 0 is no limit */\n  timer: number;\n" in messages
    assert '  phase: "lobby" | "playing" | "over";\n' in messages
    assert "  deadline: number | null;\n" in messages
    assert "  key?: string;\n" in messages
    assert "export type Sent = Act | Order;\n" in messages
