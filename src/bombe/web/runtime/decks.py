"""Pictures as files: the deck that a game comes with, and what a host sends to be put into a room.

A game with pictures says where they are, and how it takes those of a host, in its members `deck`
and `intake`: see `bombe.game`.

All pictures of a deck are made equally long: their length would tell which is which. What strangers
send is opened in the processes of the pool only, where it can do no harm.
"""

from __future__ import annotations

import re
import stat
import zipfile
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from io import BytesIO
from pathlib import Path
from struct import pack

from bombe.games import GAMES
from bombe.text import BadInput, T

LEAST_STEP = 4096  # bytes; the length of a deck is a multiple of it
OWN_LENGTH = 30 * LEAST_STEP  # of a picture that a host has put in, as it is sent
MOST_BYTES = 4_000_000_000  # of all rooms of a server
LARGEST_FILE = 20_000_000  # bytes, as it comes
MOST_ENTRIES = 1000  # of an archive
LARGEST_INSIDE = 1_000_000_000  # bytes that an archive says it holds
MOST_SQUEEZED = 100  # times: no picture, being compressed already, shrinks this much
BATCH = 16_000_000  # bytes that are taken out of an archive at once
ARCHIVES = (b"PK\x03\x04", b"PK\x05\x06")  # the first bytes of one


# --- equally long --------------------------------------------------------------------------------


def padded(webp: bytes, length: int) -> bytes:
    """The same picture in so many bytes. Readers of WebP skip a chunk that they do not know."""
    spare = length - len(webp) - 8
    if spare < 0 or spare % 2:
        raise ValueError("a picture that is too long, or of odd length")
    chunk = b"NONE" + pack("<I", spare) + bytes(spare)
    return webp[:4] + pack("<I", length - 8) + webp[8:] + chunk


@cache
def shipped(game: str) -> Mapping[str, bytes]:
    """The deck that a game comes with, by key, ready to be sent. All of it is read at once: the
    first request for one picture must not take longer than for another."""
    one = GAMES[game]
    if not one.deck:
        return {}
    folder = Path(import_module(type(one).__module__).__file__ or "").parent / one.deck
    files = {path.stem: path.read_bytes() for path in sorted(folder.glob("*.webp"))}
    longest = max(map(len, files.values()), default=0)
    length = -(-(longest + 8) // LEAST_STEP) * LEAST_STEP
    return {key: padded(webp, length) for key, webp in files.items()}


# --- in a process of the pool --------------------------------------------------------------------


def taken(intake: str, data: bytes, prints: Sequence[str]) -> tuple[bytes, str, int | None]:
    """What is kept of a file, its print, and which of some others it is too much alike."""
    module = import_module(intake)
    if data[:4] in ARCHIVES:
        raise BadInput(T("This is an archive, not a picture."))
    kept, print_ = module.taken(data)
    if len(kept) + 8 > OWN_LENGTH:
        raise BadInput(T("This picture is too large, even compressed."))
    near = (place for place, other in enumerate(prints) if module.alike(print_, other))
    return kept, print_, next(near, None)


Entry = tuple[str, bytes | T]  # a name; what is in it, or why it is not taken


def unpacked(data: bytes, start: int) -> tuple[list[Entry], int | None]:
    """Some files of an archive, from this one on, and where the rest begins. Names are names only:
    nothing is ever written under them."""
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            infos = [one for one in archive.infolist() if not _is_beside(one)]
            _must_be_small(infos)
            entries: list[Entry] = []
            size = 0
            for place, info in enumerate(infos[start:], start):
                if size > BATCH:
                    return entries, place
                content = _content(archive, info)
                size += len(content) if isinstance(content, bytes) else 0
                entries.append((_shown(info), content))
            return entries, None
    except BadInput:
        raise
    except Exception:  # a hostile archive can make the library fail in any way
        raise BadInput(T("This archive is broken.")) from None


def _is_beside(info: zipfile.ZipInfo) -> bool:
    """Whether an entry is no file of anybody's: a folder, or what one system adds to archives."""
    return info.is_dir() or info.filename.startswith("__MACOSX/")


def _must_be_small(infos: Sequence[zipfile.ZipInfo]) -> None:
    if len(infos) > MOST_ENTRIES:
        raise BadInput(T("There are more than {n} files in this archive.", n=MOST_ENTRIES))
    if sum(info.file_size for info in infos) > LARGEST_INSIDE:
        raise BadInput(T("There is too much in this archive."))


def _leads_out(info: zipfile.ZipInfo) -> bool:
    """Whether an archive wants a file to be somewhere else than in it, by the rules of any system.
    Signs that one of them allows in a name and another does not are no harm: nothing is written."""
    name = info.orig_filename.replace("\\", "/")
    rooted = name.startswith("/") or re.match(r"[A-Za-z]:/", name)
    return bool(rooted) or ".." in name.split("/") or "\0" in name


def _shown(info: zipfile.ZipInfo) -> str:
    """The part of a name that is the file's own, whichever system wrote it; all of one that leads
    out, to show how."""
    name = info.orig_filename
    return name if _leads_out(info) else re.split(r"[/\\]", name)[-1] or name


def _content(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes | T:
    if _leads_out(info):
        return T("Its name leads out of the archive.")
    if stat.S_ISLNK(info.external_attr >> 16):
        return T("This is a link, not a picture.")
    if info.flag_bits & 1:
        return T("This is encrypted.")
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        return T("This is compressed in a way that is not known here.")
    if info.file_size > LARGEST_FILE:
        return too_large()
    if info.file_size > MOST_SQUEEZED * max(info.compress_size, 1):
        return T("This grows to more than {n} times its size.", n=MOST_SQUEEZED)
    try:
        with archive.open(info) as file:
            content = file.read(LARGEST_FILE + 1)  # regardless of its declared size
    except Exception:
        return T("This file is broken.")
    if len(content) > LARGEST_FILE:
        return too_large()
    return T("This is an archive in an archive.") if content[:4] in ARCHIVES else content


def too_large() -> T:
    return T("This file is too large; at most {n} MB.", n=LARGEST_FILE // 1_000_000)
