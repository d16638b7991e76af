"""Pictures that a host puts into a room: what is refused, and in which words."""

from __future__ import annotations

import asyncio
import io
import json
import random
import socket
import stat
import struct
import zipfile
import zlib
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageDraw, ImageEnhance

from bombe.games import find
from bombe.games.imitation.intake import alike, taken
from bombe.games.imitation.likeness import PRINT_LENGTH
from bombe.table import pictures
from bombe.table.events import Row
from bombe.web.http.guard import LARGEST_UPLOAD
from bombe.web.runtime import decks
from bombe.web.runtime.pool import Broken, Pool
from bombe.web.runtime.store import store_at
from bombe.web.runtime.tasks import UPLOAD_MEMORY
from support.deck_rooms import (
    host_of_pictures,  # noqa: F401 (fixture)
    keys,
    table_of_pictures,  # noqa: F401 (fixture)
)
from support.gallery import archive, file, make_game, picture, put_in, refused
from support.serving import Person, Serving, serving


def png_head(width: int, height: int) -> bytes:
    """The beginning of a PNG that says how large it is, and a little data."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        sum_ = struct.pack(">I", zlib.crc32(kind + content))
        return struct.pack(">I", len(content)) + kind + content + sum_

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    data = chunk(b"IDAT", zlib.compress(bytes(1_000_000), 9))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + data + chunk(b"IEND", b"")


SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>1</script></svg>'


@pytest.mark.parametrize(
    ("made", "says"),
    [
        (lambda: b"GIF89a", "not a picture|broken"),
        (lambda: b"<html><body>hello</body></html>", "not a picture"),
        (lambda: SVG, "not a picture"),
        (lambda: b"%PDF-1.4\n%%EOF", "not a picture"),
        (lambda: b"BM" + bytes(1000), "not a picture"),
        (lambda: random.Random(1).randbytes(10_000), "not a picture"),
        (lambda: file(picture(5), "JPEG")[:-3000], "broken"),
        (lambda: file(picture(5), "PNG")[:-1500], "broken"),
        (lambda: file(picture(5), "WEBP")[:-1500], "broken|not a picture"),
        (lambda: file(picture(5), "GIF")[:-3000], "broken"),
        (lambda: png_head(30_000, 30_000), "30000 × 30000"),
        (lambda: png_head(16_001, 300), "16001 × 300. At most 16000 pixels a side"),
        (lambda: png_head(200, 16_001), "At most 16000 pixels a side"),
        (lambda: png_head(8000, 8000), "8000 × 8000. At most 40 megapixels"),
        (lambda: png_head(2**31 - 1, 2**31 - 1), "too large"),
        (lambda: png_head(5000, 5000), "broken"),
        (lambda: png_head(0, 300), "not a picture|broken|too small"),
        (lambda: file(picture(5, (199, 900))), "199 × 900"),
        (lambda: file(picture(5)) + bytes(decks.LARGEST_FILE), "20 MB"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_what_is_no_good_picture_is_refused(
    host: Person, made: Callable[[], bytes], says: str
) -> None:
    why = refused(host, made(), "holiday.png")
    assert any(part in why for part in says.split("|")), why
    assert keys(host) == []


def test_hostile_files_cost_at_most_a_process(table: Serving, host: Person) -> None:
    """After any upload the server is still there, and takes the next one."""
    hungry = Image.new("1", (6300, 6300))  # 40 megapixels in 5 kB
    for data in (file(hungry), file(hungry, "GIF"), png_head(6300, 6300)):
        put_in(host, data)
    assert len(put_in(host, file(picture(6)))) == 1
    assert "failed" not in table.log.read_text()


def test_a_process_opens_them_with_little_memory() -> None:
    async def main() -> None:
        pool, game = Pool(1, 1, 60.0), find("turing_machine")
        try:
            with pytest.raises(Broken, match="MemoryError"):
                await pool.bounded(game, "builtins:bytes", 2 * UPLOAD_MEMORY)
            assert await pool.bounded(game, "builtins:bytes", 3) == bytes(3)
            assert pool.killed == 0
            large = file(Image.new("RGBA", (6300, 6300)), compress_level=1)  # as large as may be
            intake = "bombe.games.imitation.intake"
            assert await pool.bounded(game, "bombe.web.runtime.decks:taken", intake, large, [])
        finally:
            await pool.close()

    asyncio.run(main())


def test_a_picture_like_another_is_refused(host: Person) -> None:
    image = picture(7, (900, 900))
    put_in(host, file(image), "first.png")
    for again in (
        file(image, "JPEG", quality=50),
        file(image.resize((450, 450))),
        file(image.crop((15, 15, 885, 885))),
        file(ImageEnhance.Color(image).enhance(0.9)),
    ):
        assert "'first.png'" in refused(host, again, "second.jpg")
    assert put_in(host, file(picture(8)))[0]["why"] is None


def drawing(n: int) -> Image.Image:
    """One blue disc on white paper, each time elsewhere."""
    image = Image.new("RGB", (300, 300), "white")
    x, y = 10 + n % 4 * 70, 10 + n // 4 * 70
    ImageDraw.Draw(image).ellipse((x, y, x + 40, y + 40), fill="blue")
    return image


def test_simple_drawings_are_no_copies_of_each_other() -> None:
    prints = [taken(file(drawing(n))).print for n in range(16)]
    assert not any(alike(one, other) for one, other in combinations(prints, 2))
    for n, own_print in enumerate(prints):
        again = drawing(n).crop((5, 5, 295, 295)).resize((700, 700))
        assert alike(taken(file(again, "JPEG", quality=40)).print, own_print)


def bomb(ratio: int) -> bytes:
    return archive({"bomb.png": bytes(1000 * ratio)}, zipfile.ZIP_DEFLATED)


def encrypted() -> bytes:
    data = bytearray(archive({"secret.png": file(picture(1))}))
    for signature, flags in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(signature) + flags] |= 1
    return bytes(data)


def linked() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        info = zipfile.ZipInfo("link.png")
        info.external_attr = (stat.S_IFLNK | 0o777) << 16
        packed.writestr(info, "/etc/passwd")
    return out.getvalue()


def lying() -> bytes:
    """An archive that says of its bomb that it is small."""
    data = bytearray(bomb(60_000))
    for signature, at in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        place = data.index(signature) + at
        data[place : place + 4] = struct.pack("<I", 1000)
    return bytes(data)


@pytest.mark.parametrize(
    ("made", "says"),
    [
        (lambda: bomb(5000), "100 times"),
        (lying, "broken"),
        (
            lambda: archive({"inner.png": archive({"a.png": file(picture(1))})}),
            "archive in an archive",
        ),
        (lambda: archive({"../../etc/passwd": file(picture(1))}), "leads out"),
        (lambda: archive({"/tmp/x.png": file(picture(1))}), "leads out"),
        (lambda: archive({"C:\\x.png": file(picture(1))}), "leads out"),
        (lambda: archive({"a/../../b.png": file(picture(1))}), "leads out"),
        (lambda: archive({"c:/x.png": file(picture(1))}), "leads out"),
        (lambda: archive({"\\\\server\\x.png": file(picture(1))}), "leads out"),
        (lambda: archive({"a\\..\\..\\b.png": file(picture(1))}), "leads out"),
        (lambda: archive({"x.png_.zip": file(picture(1))}).replace(b"g_.", b"g\0."), "leads out"),
        (encrypted, "encrypted"),
        (linked, "link"),
        (lambda: archive({"a.png": file(picture(1))}, zipfile.ZIP_LZMA), "not known here"),
        (lambda: archive({"a.png": bytes(decks.LARGEST_FILE + 1)}), "20 MB"),
        (
            lambda: archive({f"{n}": b"" for n in range(decks.MOST_ENTRIES + 1)}),
            "more than 1000 files",
        ),
        (lambda: archive({"a.png": b"x"})[:-30], "broken"),
        (lambda: b"PK\x03\x04" + bytes(5000), "broken"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_tricks_with_archives_are_refused(
    host: Person, made: Callable[[], bytes], says: str
) -> None:
    assert says in refused(host, made(), "holiday.zip")
    assert keys(host) == []


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Screenshot 2024-01-01 12:30:00.png", "Screenshot 2024-01-01 12:30:00.png"),
        ("pics\\a.png", "a.png"),
        ("holiday/by the sea/..b...png", "..b...png"),
        ("a:b/c.png", "c.png"),
        ("..", ".."),
    ],
)
def test_a_name_that_leads_nowhere_is_no_harm(host: Person, name: str, shown: str) -> None:
    (one,) = put_in(host, archive({name: file(picture(1))}), "holiday.zip")
    assert (one["name"], one["why"] is None) == (shown, name != "..")


def test_an_archive_that_says_it_is_endless(host: Person) -> None:
    files = {f"{n}.png": b"" for n in range(60)}
    data = bytearray(archive(files))
    place = 0
    while (place := data.find(b"PK\x01\x02", place)) >= 0:
        data[place + 24 : place + 28] = struct.pack("<I", 2**31)
        place += 4
    assert "too much" in refused(host, bytes(data))


def test_one_bad_file_does_not_spoil_the_others(host: Person) -> None:
    files = {
        "good.png": file(picture(1)),
        "bad.png": SVG,
        "../up.png": file(picture(2)),
        "fine.jpg": file(picture(3), "JPEG"),
    }
    assert [one["key"] is not None for one in put_in(host, archive(files))] == [1, 0, 0, 1]


def test_sentences_are_in_the_language_of_the_host(host: Person) -> None:
    put_in(host, SVG, **{"accept-language": "nl"})  # translated or not, it is a sentence
    assert refused(host, SVG).endswith(".")


def test_a_room_has_no_more_than_its_most(tmp_path: Path) -> None:
    with serving(tmp_path / "data", **make_game(tmp_path)) as table, Person(table.url) as host:
        host.make(game="gallery")
        table.stop()
        asyncio.run(nearly_filled(table.data / "bombe.db", host.room))
        table.start()
        results = put_in(host, archive({f"{n}.png": file(picture(n)) for n in range(3)}))
        assert [one["key"] is not None for one in results] == [True, False, False]
        assert "200 pictures already" in results[1]["why"]
        assert len(keys(host)) == pictures.MOST
        answer = host.client.post(f"/api/rooms/{host.room}/pictures", content=b"x")
        assert (answer.status_code, "200 pictures already" in answer.text) == (409, True)


async def nearly_filled(database: Path, room: str) -> None:
    """Put in all pictures but one, without painting them."""
    store = store_at(f"sqlite:///{database}")
    await store.open(lambda room, message: None)
    *_, last = await store.read(room)
    blank = "00" * (PRINT_LENGTH // 2)
    for n in range(1, pictures.MOST):
        event = {"do": "picture", "key": f"k{n}", "print": blank, "name": f"{n}"}
        row = Row(last.n + n, last.at, json.dumps(event))
        assert await store.append(room, [row], (), [(f"k{n}", b"")])
    await store.close()


def test_a_request_without_a_file(host: Person) -> None:
    answer = host.client.post(f"/api/rooms/{host.room}/pictures")
    assert (answer.status_code, "no file" in answer.text) == (400, True)


def test_a_request_that_is_too_large(table: Serving, host: Person) -> None:
    head = f"POST /api/rooms/{host.room}/pictures HTTP/1.1\r\nHost: localhost:{table.port}\r\n"
    with socket.create_connection(("localhost", table.port)) as connection:
        connection.sendall(f"{head}Content-Length: {LARGEST_UPLOAD + 1}\r\n\r\n".encode())
        assert b" 413 " in connection.recv(100)
