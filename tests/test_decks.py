"""Pictures that a host puts into a room: what is taken, what is refused and why, who sees them, and
for how long they stay."""

from __future__ import annotations

import asyncio
import io
import json
import random
import socket
import sqlite3
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import httpx
import pytest
from gallery import archive, file, make_game, picture, put_in, refused
from PIL import Image, ImageDraw, ImageEnhance
from servers import PostgreSQL
from serving import Person, Refusal, Serving, serving

from bombe.games import find
from bombe.games.imitation.intake import alike, taken
from bombe.games.imitation.likeness import PRINT_LENGTH
from bombe.web import decks
from bombe.web.exported import room_file
from bombe.web.guard import LARGEST_UPLOAD
from bombe.web.pool import MEMORY, Broken, Pool
from bombe.web.settings import read_settings
from bombe.web.store import Row, store_at


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("decks")
    with serving(folder / "data", BOMBE_LIMITS="0", **make_game(folder)) as running:
        yield running


@pytest.fixture
def host(table: Serving) -> Iterator[Person]:
    with Person(table.url) as person:
        person.make(game="gallery")
        yield person


def keys(host: Person) -> list[str]:
    listed = host.ask("GET", f"/api/rooms/{host.room}/pictures")
    return [one["key"] for one in listed["pictures"]]


def own(person: Person, key: str) -> httpx.Response:
    return person.client.get(f"/api/rooms/{person.room}/pictures/own/{key}")


def kept(host: Person, data: bytes) -> Image.Image:
    """A picture as it is after it was put in."""
    (one,) = put_in(host, data)
    assert one["why"] is None, one
    image = Image.open(io.BytesIO(own(host, one["key"]).content))
    image.load()
    return image


# --- what is taken -------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF", "AVIF"])
def test_every_kind_becomes_a_square(host: Person, kind: str) -> None:
    image = kept(host, file(picture(1, (900, 500)), kind))
    assert (image.format, image.size, image.mode) == ("WEBP", (768, 768), "RGB")


@pytest.mark.parametrize("mode", ["L", "P", "1", "LA", "RGBA", "I;16", "CMYK"])
def test_every_mode_is_understood(host: Person, mode: str) -> None:
    image = picture(2).convert("L").convert("I").point(lambda v: v * 256).convert("I;16")
    if mode != "I;16":
        image = picture(2, mode="RGB").convert(mode)
    dark, light = (
        kept(host, file(image, "JPEG" if mode == "CMYK" else "PNG")).convert("L").getextrema()
    )
    assert dark < light  # type: ignore[operator]


def test_the_middle_is_kept_and_upright() -> None:
    """A photo whose camera was held sideways: red is at the top when it is shown."""
    with_exif = Image.new("RGB", (600, 400), "blue")
    with_exif.paste("red", (0, 0, 200, 400))  # the left third: the top, once turned
    with_exif.paste("green", (400, 0, 600, 400))
    exif = Image.Exif()
    exif[0x0112] = 6
    turned = Image.open(io.BytesIO(taken(file(with_exif, "JPEG", exif=exif)).data))
    assert turned.getpixel((384, 40))[0] > 200  # type: ignore[index]
    assert turned.getpixel((384, 720))[1] > 100  # type: ignore[index]
    assert turned.getpixel((384, 384))[2] > 200  # type: ignore[index]


def test_nothing_but_the_pixels_is_kept(host: Person) -> None:
    exif = Image.Exif()
    exif[0x010E] = "plugh at home"
    exif.get_ifd(0x8825)[1] = "N"
    exif.get_ifd(0x8825)[2] = (52.0, 5.0, 17.0)
    data = file(picture(3), "JPEG", exif=exif, comment=b"xyzzy", icc_profile=b"profile " * 9)
    assert b"plugh" in data
    behind = data + archive({"evil.html": b"<script>alert(1)</script>"})  # two files in one
    image = kept(host, behind)
    (key,) = keys(host)
    content = own(host, key).content
    for trace in (
        b"plugh",
        b"xyzzy",
        b"Exif",
        b"profile",
        b"ICCP",
        b"XMP",
        b"PK\x03\x04",
        b"script",
    ):
        assert trace not in content, trace
    assert dict(image.getexif()) == {}
    assert not {"exif", "icc_profile", "xmp"} & set(image.info)


def test_an_archive_of_pictures_is_taken_one_by_one(host: Person) -> None:
    files = {f"holiday/{n}.png": file(picture(n)) for n in range(5)}
    files |= {"holiday/": b"", "__MACOSX/holiday/._1.png": b"junk", "notes.txt": b"text"}
    results = put_in(host, archive(files), "holiday.zip")
    assert [one["name"] for one in results] == [f"holiday/{n}.png" for n in range(5)] + [
        "notes.txt"
    ]
    assert [one["why"] is None for one in results] == [True] * 5 + [False]
    assert keys(host) == [one["key"] for one in results[:5]]
    assert host.look()["table"]["pictures"] == 5


def test_what_is_sent_again_is_there_once(host: Person) -> None:
    data = file(picture(4))
    (first,), (again,) = put_in(host, data), put_in(host, data)
    assert first == again
    assert len(keys(host)) == 1


def test_a_moving_picture_stands_still(host: Person) -> None:
    frames = [picture(n, (300, 300)) for n in range(5, 9)]
    data = file(frames[0], "GIF", save_all=True, append_images=frames[1:])
    assert getattr(kept(host, data), "n_frames", 1) == 1


# --- what is refused -----------------------------------------------------------------------------


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
    ("data", "says"),
    [
        (b"GIF89a", "no picture|broken"),
        (b"<html><body>hello</body></html>", "no picture"),
        (SVG, "no picture"),
        (b"%PDF-1.4\n%%EOF", "no picture"),
        (b"BM" + bytes(1000), "no picture"),
        (random.Random(1).randbytes(10_000), "no picture"),
        (file(picture(5), "JPEG")[:-3000], "broken"),
        (file(picture(5), "PNG")[:-1500], "broken"),
        (file(picture(5), "WEBP")[:-1500], "broken|no picture"),
        (file(picture(5), "GIF")[:-3000], "broken"),
        (png_head(30_000, 30_000), "30000 × 30000"),
        (png_head(16_001, 300), "too large"),
        (png_head(2**31 - 1, 2**31 - 1), "too large"),
        (png_head(5000, 5000), "broken"),
        (png_head(0, 300), "no picture|broken|too small"),
        (file(picture(5, (199, 900))), "199 × 900"),
        (file(picture(5)) + bytes(decks.LARGEST_FILE), "20 MB"),
    ],
    ids=lambda value: value if isinstance(value, str) else str(len(value)),
)
def test_what_is_no_good_picture_is_refused(host: Person, data: bytes, says: str) -> None:
    why = refused(host, data, "holiday.png")
    assert any(part in why for part in says.split("|")), why
    assert keys(host) == []


def test_hostile_files_cost_at_most_a_process(table: Serving, host: Person) -> None:
    """Whatever was sent, the server is there, and takes the next one."""
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
                await pool.bounded(game, "builtins:bytes", 2 * MEMORY)
            assert await pool.bounded(game, "builtins:bytes", 3) == bytes(3)
            assert pool.killed == 0
            large = file(Image.new("RGBA", (6300, 6300)), compress_level=1)  # as large as may be
            intake = "bombe.games.imitation.intake"
            assert await pool.bounded(game, "bombe.web.decks:taken", intake, large, [])
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
    ("data", "says"),
    [
        (bomb(5000), "100 times"),
        (lying(), "broken"),
        (archive({"inner.png": archive({"a.png": file(picture(1))})}), "archive in an archive"),
        (archive({"../../etc/passwd": file(picture(1))}), "leads out"),
        (archive({"/tmp/x.png": file(picture(1))}), "leads out"),
        (archive({"C:\\x.png": file(picture(1))}), "leads out"),
        (archive({"a/../../b.png": file(picture(1))}), "leads out"),
        (encrypted(), "encrypted"),
        (linked(), "link"),
        (archive({"a.png": file(picture(1))}, zipfile.ZIP_LZMA), "not known here"),
        (archive({"a.png": bytes(decks.LARGEST_FILE + 1)}), "20 MB"),
        (archive({f"{n}": b"" for n in range(decks.MOST_ENTRIES + 1)}), "more than 1000 files"),
        (archive({"a.png": b"x"})[:-30], "broken"),
        (b"PK\x03\x04" + bytes(5000), "broken"),
    ],
    ids=lambda value: value if isinstance(value, str) else str(len(value)),
)
def test_tricks_with_archives_are_refused(host: Person, data: bytes, says: str) -> None:
    assert says in refused(host, data, "holiday.zip")
    assert keys(host) == []


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
        assert len(keys(host)) == decks.MOST
        answer = host.client.post(f"/api/rooms/{host.room}/pictures", content=b"x")
        assert (answer.status_code, "200 pictures already" in answer.text) == (409, True)


async def nearly_filled(database: Path, room: str) -> None:
    """Put in all pictures but one, without painting them."""
    store = store_at(f"sqlite:///{database}")
    await store.open(lambda room, message: None)
    *_, last = await store.read(room)
    blank = "00" * (PRINT_LENGTH // 2)
    for n in range(1, decks.MOST):
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


# --- whose they are ------------------------------------------------------------------------------


def test_pictures_are_the_hosts_and_their_rooms(table: Serving, host: Person) -> None:
    (one,) = put_in(host, file(picture(1)))
    with Person(table.url) as guest, Person(table.url) as other, Person(table.url) as stranger:
        guest.join(host.room)
        other.make(game="gallery")
        stranger.room = host.room
        answers = [own(person, one["key"]) for person in (guest, stranger)]
        answers.append(own(other, one["key"]))  # the right key in the wrong room
        answers.append(own(host, "0" * 16))
        assert {answer.status_code for answer in answers} == {404}
        assert len({answer.content for answer in answers}) == 1
        for person in (guest, stranger):
            answer = person.client.post(f"/api/rooms/{host.room}/pictures", content=b"x")
            assert answer.status_code == 403
            with pytest.raises(Refusal) as refusal:
                person.ask("GET", f"/api/rooms/{host.room}/pictures")
            assert refusal.value.status == 403
    assert own(host, one["key"]).status_code == 200


def test_another_sites_page_puts_nothing_in(host: Person) -> None:
    answer = host.client.post(
        f"/api/rooms/{host.room}/pictures",
        content=file(picture(1)),
        headers={"origin": "https://evil.example", "sec-fetch-site": "cross-site"},
    )
    assert answer.status_code == 403
    assert keys(host) == []


def test_a_match_is_played_with_them(host: Person) -> None:
    put_in(host, archive({f"{n}.png": file(picture(n)) for n in range(3)}))
    host.order("option faces on")
    assert host.look()["table"]["options"]["faces"] is True
    host.order("start")
    host.act("bid 1")
    face = host.look()["view"]["face"]
    shown = host.client.get(f"/api/rooms/{host.room}/pictures/{face['name']}")
    assert shown.status_code == 200
    assert shown.content in {own(host, key).content for key in keys(host)}
    for attempt in ("pictures none", "option faces off"):
        with pytest.raises(Refusal):
            host.order(attempt)
    answer = host.client.post(f"/api/rooms/{host.room}/pictures", content=file(picture(9)))
    assert (answer.status_code, "is running" in answer.text) == (409, True)


def test_own_pictures_must_be_there_to_be_chosen(host: Person) -> None:
    host.order("option faces true")
    with pytest.raises(Refusal, match="put some in first"):
        host.order("start")
    for wrong in ("option faces", "option faces []", 'option faces [["a","b"]]'):
        with pytest.raises(Refusal, match="on or off"):
            host.order(wrong)


def stored(table: Serving, room: str) -> int:
    with sqlite3.connect(f"file:{table.data / 'bombe.db'}?mode=ro", uri=True) as db:
        query = "SELECT count(*) FROM picture WHERE room = ?"
        count: int = db.execute(query, (room,)).fetchone()[0]
    db.close()
    return count


def test_they_go_on_demand_with_the_game_and_with_the_room(table: Serving, host: Person) -> None:
    data = archive({f"{n}.png": file(picture(n)) for n in range(3)})
    for gone in ("pictures none", "game turing_machine"):
        put_in(host, data)
        assert stored(table, host.room) == 3
        host.order(gone)
        assert stored(table, host.room) == 0
        assert host.look()["table"]["pictures"] == 0
    host.order("game gallery")
    put_in(host, data)
    assert stored(table, host.room) == 3
    host.ask("DELETE", f"/api/rooms/{host.room}")
    assert stored(table, host.room) == 0


@pytest.mark.parametrize("gone", ["pictures none", "game turing_machine", "delete"])
def test_nothing_of_them_is_left_on_the_disk(table: Serving, host: Person, gone: str) -> None:
    # Such as are in no other room.
    put_in(host, archive({f"{n}.png": file(picture(n)) for n in range(700, 703)}))
    traces = [own(host, key).content[1000:1100] for key in keys(host)]

    def left() -> int:
        kept = b"".join(path.read_bytes() for path in table.data.iterdir())
        return sum(trace in kept for trace in traces)

    assert left() == 3
    if gone == "delete":
        host.ask("DELETE", f"/api/rooms/{host.room}")
    else:
        host.order(gone)
    assert left() == 0


def test_a_game_that_takes_none(table: Serving) -> None:
    with Person(table.url) as person:
        person.make()
        answer = person.client.post(f"/api/rooms/{person.room}/pictures", content=b"x")
        assert (answer.status_code, "takes no pictures" in answer.text) == (409, True)


def test_programs_are_told_how_many_a_match_wants(host: Person) -> None:
    games = {game["key"]: game["options"] for game in host.ask("GET", "/api/games")["games"]}
    least = {
        key: {option["name"]: option["least"] for option in options if option["pictures"]}
        for key, options in games.items()
    }
    assert least["gallery"] == {"faces": 0}
    assert least["imitation"] == {"pictures": 60}


# --- for how long --------------------------------------------------------------------------------


def test_what_was_acknowledged_survives_a_crash(tmp_path: Path) -> None:
    with serving(tmp_path / "data", **make_game(tmp_path)) as table, Person(table.url) as host:
        host.make(game="gallery")
        results = put_in(host, archive({f"{n}.png": file(picture(n)) for n in range(4)}))
        before = [own(host, key).content for key in keys(host)]
        table.kill()
        table.start()
        assert keys(host) == [one["key"] for one in results]
        assert [own(host, key).content for key in keys(host)] == before


def test_two_processes_have_one_deck(tmp_path: Path, postgres: PostgreSQL) -> None:
    game = make_game(tmp_path)
    database = ("--database", postgres.database())
    with (
        serving(tmp_path / "a", *database, **game) as one,
        serving(tmp_path / "b", *database, **game) as two,
        Person(one.url) as here,
    ):
        here.make(game="gallery")
        with Person(two.url, here.key) as there:
            there.room, there.who = here.room, 10  # whose nonces are others
            for n in range(4):
                (result,) = put_in((here, there)[n % 2], file(picture(n)))
                assert result["why"] is None
                assert result["key"] in keys((there, here)[n % 2])
            assert keys(here) == keys(there)
            for key in keys(here):
                assert own(here, key).content == own(there, key).content
            here.order("option faces on")
            here.order("start")
            here.act("bid 1")
            name = here.look()["view"]["face"]["name"]
            path = f"/api/rooms/{here.room}/pictures/{name}"
            assert there.client.get(path).content == here.client.get(path).content
            here.order("end")
            there.order("pictures none")
            assert keys(here) == []


def test_exported_rooms_leave_them_behind(table: Serving, host: Person) -> None:
    put_in(host, file(picture(1)), "plugh.png")
    with sqlite3.connect(f"file:{table.data / 'bombe.db'}?mode=ro", uri=True) as db:
        query = "SELECT n, at, text FROM log WHERE room = ? ORDER BY n"
        rows = [Row(*row) for row in db.execute(query, (host.room,))]
    db.close()
    assert "plugh" in "".join(row.text for row in rows)
    assert "plugh" not in room_file(host.room, rows)
    assert {event["do"] for _, event in json.loads(room_file(host.room, rows))["rows"]} == {
        "game",
        "sit",
    }


# --- the operator --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "proxy", "private"),
    [
        ("127.0.0.1", "0", True),
        ("127.5.5.5", "0", True),
        ("::1", "0", True),
        ("localhost", "0", True),
        ("0.0.0.0", "0", False),
        ("::", "0", False),
        ("192.168.1.4", "0", False),
        ("bombe.example", "0", False),
        ("127.0.0.1", "1", False),
    ],
)
def test_only_a_computer_alone_is_private(
    tmp_path: Path, host: str, proxy: str, private: bool
) -> None:
    given = {"data": str(tmp_path), "host": host, "trusted_proxy": proxy}
    settings = read_settings(given, {})
    assert settings.decks == "auto"
    assert settings.is_private is private


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (("--host", "0.0.0.0"), 403),
        (("--host", "0.0.0.0", "--decks", "on"), 200),
        (("--decks", "off"), 403),
        (("--trusted-proxy",), 403),
        ((), 200),
    ],
)
def test_the_operator_decides(tmp_path: Path, arguments: tuple[str, ...], status: int) -> None:
    game = make_game(tmp_path)
    with serving(tmp_path / "data", *arguments, **game) as table, Person(table.url) as host:
        host.make(game="gallery")
        path = f"/api/rooms/{host.room}/pictures"
        answer = host.client.post(path, content=file(picture(1)))
        assert answer.status_code == status
        assert host.ask("GET", path)["allowed"] is (status == 200)
        if not arguments:  # a proxy that the operator did not speak of
            through = host.client.post(path, content=b"x", headers={"x-forwarded-for": "1.2.3.4"})
            assert through.status_code == 403
