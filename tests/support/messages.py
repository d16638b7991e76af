"""The tool behind `make messages`, and every message that it finds."""

import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from bombe.text import LANGUAGES

ROOT = Path(__file__).parents[2]
LONGEST_LAW_TITLE = 20  # in a terminal of 80 columns the titles of a card's laws are set in columns
LONGEST_CARD_TITLE = 30
TRANSLATED = [code for code in LANGUAGES if code != "en"]


def _load() -> ModuleType:
    """The tool behind `make messages`."""
    spec = importlib.util.spec_from_file_location("messages", ROOT / "tools" / "messages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


tool = _load()


@cache
def found() -> list[Any]:
    """Every message of the sources. Raises when a template is not a literal."""
    messages: list[Any] = tool.messages()
    return messages
