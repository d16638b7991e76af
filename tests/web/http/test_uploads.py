"""Pictures that a host puts into a room: what is taken, whose they are, and for how long."""

from __future__ import annotations

import io
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bombe.games.imitation.intake import taken
from bombe.table.events import Row
from bombe.table.transfer import room_file
from support.deck_rooms import (
    host_of_pictures,  # noqa: F401 (fixture)
    kept,
    keys,
    own,
    table_of_pictures,  # noqa: F401 (fixture)
)
from support.gallery import archive, file, make_game, picture, put_in, refused
from support.playing import on_a_loop
from support.servers import PostgreSQL
from support.serving import Person, Refusal, Serving, serving
from support.stores import either_store, opened  # noqa: F401 (fixture)

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
    assert [one["name"] for one in results] == [f"{n}.png" for n in range(5)] + ["notes.txt"]
    assert [one["why"] is None for one in results] == [True] * 5 + [False]
    assert keys(host) == [one["key"] for one in results[:5]]
    assert host.look()["table"]["pictures"] == 5


def test_what_is_sent_again_is_there_once(host: Person) -> None:
    data = file(picture(4))
    (first,) = put_in(host, data, "first.png")
    (again,) = put_in(host, data, "first.png")  # the answer was lost, perhaps
    assert again == {**first, "why": "This is there already, as 'first.png'."}
    some = archive({"new.png": file(picture(5)), "old.png": data, "other.png": file(picture(6))})
    for sent, taken_now in ((some, [1, 0, 1]), (some, [0, 0, 0])):
        results = put_in(host, sent, "some.zip")
        assert [one["why"] is None for one in results] == taken_now
        assert [one["key"] for one in results] == [keys(host)[n] for n in (1, 0, 2)]
    assert len(keys(host)) == 3


def test_a_moving_picture_stands_still(host: Person) -> None:
    frames = [picture(n, (300, 300)) for n in range(5, 9)]
    data = file(frames[0], "GIF", save_all=True, append_images=frames[1:])
    assert getattr(kept(host, data), "n_frames", 1) == 1


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
    with pytest.raises(Refusal, match="add some first"):
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


# --- taking one out ------------------------------------------------------------------------------


def take_out(person: Person, key: str) -> None:
    person.ask("DELETE", f"/api/rooms/{person.room}/pictures/own/{key}")


@on_a_loop
async def test_one_is_taken_out_and_can_be_put_in_again(tmp_path: Path, address: str) -> None:
    game = make_game(tmp_path)
    copy = file(picture(1), "JPEG")
    with (
        serving(tmp_path / "data", "--database", address, **game) as server,
        Person(server.url) as host,
    ):
        host.make(game="gallery")
        put_in(host, archive({f"{n}.png": file(picture(n)) for n in range(4)}))
        zero, one, two, three = keys(host)
        assert "nearly the same as '1.png'" in refused(host, copy)
        take_out(host, one)
        host.order(f"pictures without {three}")
        assert keys(host) == [zero, two]
        assert host.look()["table"]["pictures"] == 2
        assert [own(host, key).status_code for key in (zero, one, two, three)] == [200, 404] * 2
        (again,) = put_in(host, copy)
        assert again["key"] in keys(host)
        (same,) = put_in(host, file(picture(3)))
        assert same["key"] == three
        take_out(host, zero)
        left = [two, again["key"], three]
        before = [own(host, key).content for key in left]
        server.kill()  # what was acknowledged survives that
        server.start()
        assert keys(host) == left
        assert own(host, three).status_code == 200
        assert [own(host, key).content for key in left] == before
    async with opened(address) as store:
        data = [await store.picture(host.room, key) for key in (zero, one, *left)]
        assert [content is None for content in data] == [True, True, False, False, False]
        assert await store.picture_bytes() == sum(len(content or b"") for content in data)


def everything(table: Serving, host: Person) -> Any:
    """What could change by taking a picture out."""
    with sqlite3.connect(f"file:{table.data / 'bombe.db'}?mode=ro", uri=True) as db:
        rows = [
            db.execute(f"SELECT * FROM {name} WHERE room = ?", (host.room,)).fetchall()
            for name in ("log", "picture")
        ]
    db.close()
    return rows, host.look(), keys(host)


def test_whoever_may_not_take_one_out_changes_nothing(table: Serving, host: Person) -> None:
    put_in(host, archive({f"{n}.png": file(picture(n)) for n in range(3)}))
    host.order("option faces on")
    key, *_ = keys(host)
    with Person(table.url) as guest, Person(table.url) as stranger, Person(table.url) as other:
        guest.join(host.room)
        other.make(game="gallery")
        stranger.room = host.room
        host.look()
        before = everything(table, host)

        def refusal(person: Person, key: str) -> tuple[int, str]:
            with pytest.raises(Refusal) as by_order:
                person.order(f"pictures without {key}")
            with pytest.raises(Refusal) as refusal:
                take_out(person, key)
            assert (by_order.value.status, by_order.value.sentence) == (
                refusal.value.status,
                refusal.value.sentence,
            )
            return refusal.value.status, refusal.value.sentence

        assert refusal(guest, key) == (403, "Only the host can do that.")
        assert refusal(stranger, key) == (403, "You have no seat in this room; join it first.")
        assert refusal(other, key) == (404, "There is no such picture.")  # in the wrong room
        for unknown in ("0" * 16, key[:-1], key.upper() + "x"):
            assert refusal(host, unknown) == (404, "There is no such picture.")
        with pytest.raises(Refusal, match="Say none, or without and a key"):
            host.order("pictures without")
        answer = host.client.delete(
            f"/api/rooms/{host.room}/pictures/own/{key}",
            headers={"origin": "https://evil.example", "sec-fetch-site": "cross-site"},
        )
        assert answer.status_code == 403
        assert everything(table, host) == before
        host.order("start")
        before = everything(table, host)
        assert refusal(host, key) == (409, "A match is running; its pictures are fixed.")
        assert refusal(host, "0" * 16)[0] == 409
        assert everything(table, host) == before
        host.order("end")
        take_out(host, key)
        with pytest.raises(Refusal, match="There is no such picture"):
            take_out(host, key)
        assert stored(table, host.room) == 2


def test_nothing_of_that_one_is_left_on_the_disk(table: Serving, host: Person) -> None:
    put_in(host, archive({f"{n}.png": file(picture(n)) for n in range(710, 713)}))
    traces = [own(host, key).content[1000:1100] for key in keys(host)]

    def left() -> list[bool]:
        kept = b"".join(path.read_bytes() for path in table.data.iterdir())
        return [trace in kept for trace in traces]

    assert left() == [True, True, True]
    take_out(host, keys(host)[1])
    assert left() == [True, False, True]


def test_whoever_deletes_a_room_is_told_of_its_pictures(table: Serving, host: Person) -> None:
    def told() -> bool:
        return "deleted too" in host.client.get(f"/r/{host.room}/delete").text

    assert not told()
    put_in(host, archive({f"{n}.png": file(picture(n)) for n in range(2)}))
    assert told()
    path = f"/r/{host.room}/delete"
    assert "The 2 pictures that were added are deleted too." in host.client.get(path).text
    take_out(host, keys(host)[0])
    assert "The 1 picture that was added is deleted too." in host.client.get(path).text
    take_out(host, keys(host)[0])
    assert not told()


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
            take_out(there, keys(here)[1])
            assert [own(one, result["key"]).status_code for one in (here, there)] == [200] * 2
            assert len(keys(here)) == 3
            (again,) = put_in(here, file(picture(1)))
            assert keys(there)[-1] == again["key"]
            take_out(there, again["key"])
            with pytest.raises(Refusal, match="There is no such picture"):
                take_out(here, again["key"])
            there.order("pictures none")
            assert keys(here) == []


def test_exported_rooms_leave_them_behind(table: Serving, host: Person) -> None:
    put_in(host, file(picture(1)), "plugh.png")
    put_in(host, file(picture(2)))
    take_out(host, keys(host)[1])
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
