"""Who a request comes from: a key that proves a seat, a language, what they prefer, an address, a
way back here."""

from __future__ import annotations

import hmac
import ipaddress
import re
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from bombe.table.codes import digest
from bombe.table.room import Forbidden, Room, Who
from bombe.text import LANGUAGES, T
from bombe.web.http.limits import Address
from bombe.web.runtime.entropy import KEY_LENGTH

COOKIE = "bombe"
# Its name where pages come over https. Browsers let nobody set a cookie of such a name from a page
# without encryption, from another host or for a part of ours.
HOST_COOKIE = "__Host-bombe"
PORTS = {"http": 80, "https": 443}
LANGUAGE_COOKIE = "lang"
# What a visitor may prefer in every game, each in a cookie of that name; the first value is the
# default.
PREFERENCES = {
    "theme": ("system", "light", "dark"),
    "keys": ("on", "off"),  # shortcuts of a single key
    "confirm": ("off", "on"),  # ask before what cannot be taken back
    "sound": ("off", "on"),  # and vibration
    "stream": ("off", "on"),  # others see the screen: codes, links and own answers are covered
}
# What proxies add to a request, beside all that begins with x-forwarded-.
PROXIED = {"forwarded", "via", "x-real-ip", "cf-connecting-ip", "true-client-ip", "x-client-ip"}
_KEY = re.compile(rf"[A-Za-z0-9_-]{{{KEY_LENGTH}}}")
_HOST = re.compile(r"[A-Za-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")


def key_of(connection: HTTPConnection) -> str | None:
    """The key that a request shows: a program's as a bearer, a browser's in its cookie."""
    bearer = _bearer(connection)
    if bearer is not None:
        return _key(bearer)
    return _kept(connection, HOST_COOKIE) or _kept(connection, COOKIE)


def _bearer(connection: HTTPConnection) -> str | None:
    """What a program shows. Another scheme is none of ours: a proxy may ask for a password."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    return bearer.strip() if scheme.lower() == "bearer" else None


def has_kept(connection: HTTPConnection) -> bool:
    """Whether a visitor has a key, and a browser has it under the name that it should have here."""
    if _bearer(connection) is not None:
        return key_of(connection) is not None
    return _kept(connection, cookie_of(connection)) is not None


def cookie_of(connection: HTTPConnection) -> str:
    """The name of the cookie that a browser is to keep its key in."""
    return HOST_COOKIE if scheme_of(connection) == "https" else COOKIE


def _kept(connection: HTTPConnection, name: str) -> str | None:
    return _key(connection.cookies.get(name, ""))


def _key(text: str) -> str | None:
    return text if _KEY.fullmatch(text) else None


def proof_of(connection: HTTPConnection, room: Room) -> str | None:
    """What a room would have kept of the key that a request shows."""
    key = key_of(connection)
    return None if key is None else digest(room.code, key)


def member_of(connection: HTTPConnection, room: Room) -> Who | None:
    """Which member of the room a request comes from."""
    proof = proof_of(connection, room)
    return None if proof is None else room.opened_by(proof)


def from_browser(connection: HTTPConnection) -> bool:
    return "sec-fetch-mode" in connection.headers or "origin" in connection.headers


def kind_of(connection: HTTPConnection) -> str:
    """What a key that a request takes a seat with belongs to."""
    by_hand = from_browser(connection) and _bearer(connection) is None
    return "browser" if by_hand else "program"


def tongue_of(connection: HTTPConnection) -> str:
    """The language to answer in: the one that was chosen, or the first that the browser prefers."""
    chosen = connection.query_params.get("lang") or connection.cookies.get(LANGUAGE_COOKIE, "")
    return chosen if chosen in LANGUAGES else wished(connection.headers.get("accept-language", ""))


def wished(header: str) -> str:
    """The best of our languages for an Accept-Language header."""
    wishes: list[tuple[float, int, str]] = []
    for place, wish in enumerate(header.split(",")[:20]):
        name, _, weight = wish.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, name[:2].lower()))
        except ValueError:
            continue
    ours = [code for weight, _, code in sorted(wishes) if code in LANGUAGES and weight < 0]
    return ours[0] if ours else "en"


def preferences_of(connection: HTTPConnection) -> dict[str, str]:
    """What the visitor prefers, complete."""
    kept = connection.cookies
    return {
        name: kept[name] if kept.get(name) in choices else choices[0]
        for name, choices in PREFERENCES.items()
    }


def address_of(connection: HTTPConnection) -> Address:
    """Where a request comes from, as limits count it."""
    host = connection.client.host if connection.client else ""
    forwarded = connection.headers.getlist("x-forwarded-for")
    if forwarded and _is_told(connection):
        # The last one is what our own proxy saw; anybody can forge those before it.
        host = forwarded[-1].rpartition(",")[2].strip()
        host = host.partition(":")[0] if host.count(":") == 1 else host  # without its port
    return counted(host)


@lru_cache(4096)
def counted(host: str) -> Address:
    """An address as limits count it."""
    address = _ip(host)
    if isinstance(address, ipaddress.IPv6Address):
        narrow, wide = (_network(address, bits) for bits in (64, 48))
        return Address(narrow, wide)
    return Address(str(address or host))


def _network(address: ipaddress.IPv6Address, bits: int) -> str:
    return str(ipaddress.ip_network((address, bits), strict=False))


def _ip(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address; IPv4 also where it is mapped to IPv6, as on a dual-stack socket."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def is_local(connection: HTTPConnection) -> bool:
    """Whether a request comes from this very machine, and not through a proxy on it: such a one
    says so, or passes on that somebody asked for another name than this machine has for itself."""
    host = connection.client.host if connection.client else ""
    if any(name in PROXIED or name.startswith("x-forwarded-") for name in connection.headers):
        return False
    if not _is_own_name(connection.headers.get("host", "")):
        return False
    address = _ip(host)
    return address.is_loopback if address else not host  # none: a Unix socket


def _is_own_name(host: str) -> bool:
    """Whether this is what a machine calls itself, and nobody else calls it: localhost, a name
    below that, or a loopback address; with a port or without."""
    if not _HOST.fullmatch(host):
        return False
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    address = _ip(name)
    if address:
        return address.is_loopback
    name = name.lower().removesuffix(".")
    return name == "localhost" or name.endswith(".localhost")


def scheme_of(connection: HTTPConnection) -> str:
    """How the page came here, as far as we were told: http, or https."""
    return {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)


def home_of(connection: HTTPConnection) -> str:
    """The address by which this request's browser came here, for links to pass on."""
    host = connection.headers.get("host", "")
    if not _HOST.fullmatch(host):
        raise Forbidden(T("The request does not say which host it wants."))
    return f"{scheme_of(connection)}://{host}"


def must_be_from_here(connection: HTTPConnection) -> None:
    """Refuse what another site's page makes a browser send: it would carry our cookie."""
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Forbidden(T("This was sent by another site's page; nothing was done."))
    origin = connection.headers.get("origin")
    if origin is None:
        return
    home = home_of(connection)
    if (came := _origin(origin)) == _origin(home):
        return
    if came and came == _origin(home.replace("http:", "https:", 1)) and not _is_told(connection):
        raise Forbidden(
            T(
                "Your browser came by https, and the table does not know it: its operator has to"
                " start it with --trusted-proxy."
            )
        )
    raise Forbidden(T("This was sent by another site's page; nothing was done."))


def _is_told(connection: HTTPConnection) -> bool:
    """Whether a proxy in front tells us by which scheme a page came."""
    told: bool = connection.app.state.server.settings.trusted_proxy
    return told


def _origin(text: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an origin, each as it is compared; None if it is none."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:  # such as half an IPv6 address
        return None
    if parts.scheme not in PORTS or not parts.hostname or parts.path or "@" in parts.netloc:
        return None
    return parts.scheme, parts.hostname, port or PORTS[parts.scheme]


def form_token(secret: str, key: str) -> str:
    """What a form carries so that only our own pages can send it."""
    return hmac.new(secret.encode(), f"form {key}".encode(), "blake2b").hexdigest()[:32]


def is_form_token(secret: str, key: str, token: str) -> bool:
    return hmac.compare_digest(form_token(secret, key).encode(), token.encode())
