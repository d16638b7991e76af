"""What an operator may choose, from the command line or from environment variables."""

from __future__ import annotations

import ipaddress
import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from bombe.folders import data_folder
from bombe.text import BadInput, T, quoted

DEFAULT_PORT = 8000
MOST_WORKERS = 64
LEAST_SECRET = 32  # characters
ROOM_DAYS, MATCH_DAYS = 30, 365  # that they are kept unless said otherwise
MOST_DAYS = 36_500

# Each setting and its environment variable.
VARIABLES = {
    "host": "BOMBE_HOST",
    "port": "BOMBE_PORT",
    "database": "BOMBE_DATABASE",
    "workers": "BOMBE_WORKERS",
    "data": "BOMBE_DATA",
    "trusted_proxy": "BOMBE_TRUSTED_PROXY",
    "secret": "BOMBE_SECRET",
    "games": "BOMBE_GAMES",
    "limits": "BOMBE_LIMITS",
    "decks": "BOMBE_DECKS",
    "hsts": "BOMBE_HSTS",
    "keep_rooms": "BOMBE_KEEP_ROOMS",
    "keep_matches": "BOMBE_KEEP_MATCHES",
}
DECKS = ("auto", "on", "off")


@dataclass(frozen=True)
class Settings:
    host: str
    port: int
    database: str
    workers: int
    data: Path
    trusted_proxy: bool  # whether a client's X-Forwarded-… headers are to be believed
    secret: str  # signs what a page sends back; made at the first start and kept
    games: tuple[str, ...]  # more games, as module:Class
    limits: bool  # off only to measure
    decks: str = "auto"  # whether hosts may put pictures in; auto: those at this computer may
    hsts: bool = True  # whether browsers that came by https are told to come so from now on
    keep_rooms: int = ROOM_DAYS  # days after the last action; 0 is for ever
    keep_matches: int = MATCH_DAYS  # days after the end; 0 is for ever

    @property
    def is_private(self) -> bool:
        """Whether nobody but this computer can reach the server, as far as it knows."""
        try:
            here = ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            here = self.host == "localhost"
        return here and not self.trusted_proxy

    def environment(self) -> dict[str, str]:
        """These settings as variables, for processes that this one starts."""
        return {
            "BOMBE_HOST": self.host,
            "BOMBE_PORT": str(self.port),
            "BOMBE_DATABASE": self.database,
            "BOMBE_WORKERS": str(self.workers),
            "BOMBE_DATA": str(self.data),
            "BOMBE_TRUSTED_PROXY": "1" if self.trusted_proxy else "0",
            "BOMBE_SECRET": self.secret,
            "BOMBE_GAMES": ",".join(self.games),
            "BOMBE_LIMITS": "1" if self.limits else "0",
            "BOMBE_DECKS": self.decks,
            "BOMBE_HSTS": "1" if self.hsts else "0",
            "BOMBE_KEEP_ROOMS": str(self.keep_rooms),
            "BOMBE_KEEP_MATCHES": str(self.keep_matches),
        }


def read_settings(given: Mapping[str, str | None], environment: Mapping[str, str]) -> Settings:
    """The settings: what was given, else what the environment says, else what suits one machine."""
    said = {name: environment.get(variable) for name, variable in VARIABLES.items()}
    said |= {name: value for name, value in given.items() if value is not None}
    data = Path(said["data"] or data_folder(environment)).expanduser()
    workers = _whole(said["workers"] or "1", T("workers"), 1, MOST_WORKERS)
    database = said["database"] or f"sqlite:///{data / 'bombe.db'}"
    if workers > 1 and not database.startswith(("postgresql://", "postgres://")):
        raise BadInput(
            T(
                "{n} workers need PostgreSQL: add --database postgresql://USER@HOST/NAME,"
                " or use one worker",
                n=workers,
            )
        )
    return Settings(
        host=said["host"] or "127.0.0.1",
        port=_whole(said["port"] or str(DEFAULT_PORT), T("port"), 0, 65535),
        database=database,
        workers=workers,
        data=data,
        trusted_proxy=_yes(said["trusted_proxy"] or "0", "BOMBE_TRUSTED_PROXY"),
        secret=_secret(said["secret"], data),
        games=tuple(filter(None, (said["games"] or "").split(","))),
        limits=_yes(said["limits"] or "1", "BOMBE_LIMITS"),
        decks=_decks(said["decks"] or "auto"),
        hsts=_yes(said["hsts"] or "1", "BOMBE_HSTS"),
        keep_rooms=_whole(said["keep_rooms"] or str(ROOM_DAYS), "--keep-rooms", 0, MOST_DAYS),
        keep_matches=_whole(
            said["keep_matches"] or str(MATCH_DAYS), "--keep-matches", 0, MOST_DAYS
        ),
    )


def _whole(text: str, what: T | str, least: int, most: int) -> int:
    if text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most:
        return int(text)
    raise BadInput(
        T(
            "{what}: {text} is not a whole number from {least} to {most}",
            what=what,
            text=quoted(text),
            least=least,
            most=most,
        )
    )


def _yes(text: str, what: str) -> bool:
    if text.lower() in ("1", "yes", "true", "on"):
        return True
    if text.lower() in ("", "0", "no", "false", "off"):
        return False
    raise BadInput(T("{what}: {text} is neither 1 nor 0", what=what, text=quoted(text)))


def _decks(text: str) -> str:
    if text.lower() in DECKS:
        return text.lower()
    raise BadInput(T("decks: {text} is not one of {choices}", text=quoted(text), choices=[*DECKS]))


def _make_key(path: Path) -> None:
    """Two servers that start at once must end up with one key: the first to link it wins."""
    fresh = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_urlsafe(32))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(fresh, path)
    finally:
        fresh.unlink()  # also where the disk is full: one is started again and again


def _secret(given: str | None, data: Path) -> str:
    """The server's key: one that was given, or one that is made once and kept in the folder."""
    if given:
        if len(given) < LEAST_SECRET:
            raise BadInput(T("BOMBE_SECRET has at least {n} characters", n=LEAST_SECRET))
        return given
    path = data / "server.key"
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not path.exists():
            _make_key(path)
        kept = path.read_bytes().decode("ascii", "replace").strip()
        if len(kept) < LEAST_SECRET or not kept.isascii():
            raise BadInput(
                T(
                    "{path} holds no key; delete it, and a new one is made",
                    path=quoted(str(path), 250),
                )
            )
        return kept
    except OSError as error:
        raise BadInput(
            T(
                "the folder {folder} cannot be used: {why}",
                folder=quoted(str(data)),
                why=error.strerror or str(error),
            )
        ) from None
