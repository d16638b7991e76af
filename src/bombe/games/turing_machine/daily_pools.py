"""The pools that the problems of the days come from, as they come with the package.

The file is made by `tools/daily.py` and is never made anew: it is text, packed by lzma. Each pool
is a block of lines, with an empty line before the next: its name, and then its problems in order.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("daily.xz")
# Of the text, by SHA-256.
DIGEST = "0e04bdd7f0078e0b0d5c1d6c2f4c48e6dcef085aa76b8b72d6a351ec950d7ba1"


def read_pool(name: str) -> list[str]:
    """The problems of a pool such as `classic monday`."""
    return _pools()[name]


@cache
def _pools() -> dict[str, list[str]]:
    blocks = lzma.decompress(FILE.read_bytes()).decode().rstrip("\n").split("\n\n")
    return {name: problems for name, *problems in (block.split("\n") for block in blocks)}


def text_of(pools: Mapping[str, Iterable[str]]) -> str:
    """The text of the file."""
    return "\n".join("".join(f"{line}\n" for line in (name, *pool)) for name, pool in pools.items())
