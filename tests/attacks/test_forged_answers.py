"""A process that reads what strangers send may be theirs: what it says runs nothing here."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bombe.web.runtime.pool import Broken, Pool
from support.odd_bots import ODD


def test_a_forged_answer_is_no_answer(tmp_path: Path) -> None:
    planted = tmp_path / "planted"

    async def talk() -> None:
        pool = Pool(1, 1, 60.0)
        try:
            with pytest.raises(Broken):
                await pool.think(ODD, "forging", {"path": str(planted)}, 1)
            assert (await pool.deal(ODD, {}, 1, 1))[0]  # by a new process
        finally:
            await pool.close()
        assert pool.killed == 1

    asyncio.run(talk())
    assert not planted.exists()
