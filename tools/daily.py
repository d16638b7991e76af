"""Makes the pools of the daily problems, in some minutes of one core with the kernel.

`tools/daily.py` says whether the file that we ship is what the rule gives, `tools/daily.py --write`
writes it.

The file is a promise: it is written once, and never again.
"""

from __future__ import annotations

import lzma
import sys
from hashlib import sha256

from bombe.catalogue.dailies import pools
from bombe.games.turing_machine.daily_pools import FILE, text_of


def main(words: list[str]) -> int:
    if words not in ([], ["--write"]):
        print(__doc__, file=sys.stderr)
        return 2
    made: dict[str, list[str]] = {}
    for pool, found in pools():
        made[pool.name] = found
        print(f"{pool.name}: {len(found)}", flush=True)
    text = text_of(made).encode()
    print(f"SHA-256 {sha256(text).hexdigest()}")
    if words:
        FILE.write_bytes(lzma.compress(text, preset=9 | lzma.PRESET_EXTREME))
        return 0
    same = lzma.decompress(FILE.read_bytes()) == text
    print("the same as the file" if same else "the file is different")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
