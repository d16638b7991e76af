"""Real programs for the tests: PostgreSQL, each run with a cluster of its own, browsers, shells.

They come from the system. `python tests/support/servers.py` installs what is missing, where that
can be done without a question; elsewhere the tests that need it are skipped.
"""

from __future__ import annotations

import os
import platform
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import Literal

CHROMIUM = "chromium-headless-shell"
CHROMIUM_ARGUMENTS = (
    "--headless",
    "--no-sandbox",  # which does not work as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    # It must not look for anything in the network.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


# `make test` begins while they are installed. Until then some of a package may be there already.
AWAITED = Path(told).absolute() if (told := os.environ.get("BOMBE_SERVERS")) else None
_LONGEST_INSTALLATION = 900.0  # seconds


def _installed() -> None:
    """Wait until all is there that can be."""
    end = time.monotonic() + _LONGEST_INSTALLATION
    while AWAITED and not AWAITED.exists() and time.monotonic() < end:
        time.sleep(0.1)


class Missing(Exception):
    """A server that is not installed here; its name is that of the Debian package."""

    def __init__(self, package: str) -> None:
        super().__init__(f"{package} is not installed; `make servers` does it on Debian")


# --- Chromium ------------------------------------------------------------------------------------


def chromium() -> str:
    """The path of the browser. It is to be started with `CHROMIUM_ARGUMENTS`. The same browser also
    comes without a window to put pages in, and then takes much less of the processor."""
    _installed()
    path = shutil.which(CHROMIUM) or shutil.which("chromium")
    if path is None:
        raise Missing(CHROMIUM)
    return path


# --- other engines -------------------------------------------------------------------------------

FIREFOX = "firefox-esr"
WEBKIT = "webkit2gtk-driver"
SCREEN = "xvfb"


def firefox() -> str:
    """The path of the browser, which speaks WebDriver itself."""
    _installed()
    path = shutil.which(FIREFOX) or shutil.which("firefox")
    if path is None:
        raise Missing(FIREFOX)
    return path


_LIBRARIES = ("lib/*", "lib64", "libexec")  # of Debian, and of others


@dataclass(frozen=True)
class WebKit:
    driver: str
    browser: str  # a small one, which comes with the engine


def webkit() -> WebKit:
    _installed()
    driver = shutil.which("WebKitWebDriver")
    found = (Path("/usr").glob(f"{where}/webkit*gtk-*/MiniBrowser") for where in _LIBRARIES)
    browsers = sorted(chain.from_iterable(found))
    if driver is None or not browsers:
        raise Missing(WEBKIT)
    return WebKit(driver, str(browsers[-1]))


def screen() -> str:
    """A screen that nobody sees, for a browser that cannot do without one."""
    _installed()
    path = shutil.which("Xvfb")
    if path is None:
        raise Missing(SCREEN)
    return path


# --- shells, and what sets pages of the manual ----------------------------------------------------

PROGRAMS = {"zsh": "zsh", "fish": "fish", "groff": "groff-base"}  # and their packages


def program(name: str) -> str:
    """The path of a program that is run as it is."""
    path = shutil.which(name)
    if path is None:
        _installed()
        path = shutil.which(name)
    if path is None:
        raise Missing(PROGRAMS.get(name, name))
    return path


# --- PostgreSQL ----------------------------------------------------------------------------------


_PATIENCE = "--timeout=300"  # seconds: on a busy machine it may take a while to recover


class PostgreSQL:
    """A cluster that can be stopped and started; its port and data stay."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.port = free_port()
        self._programs = programs
        self._folder = folder
        self._log = folder / "log"
        self._said = folder / "said"
        self._names = (f"test{n}" for n in count(1))
        self._owner: int | None = None
        self._group: int | None = None
        if os.geteuid() == 0:  # for whom PostgreSQL refuses to work
            import pwd  # which not every system has

            _, _, self._owner, self._group, *_ = pwd.getpwnam("nobody")
            os.chown(folder, self._owner, self._group)
        self._must("initdb", "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C")
        with (folder / "data" / "postgresql.conf").open("a") as settings:
            settings.write(
                f"listen_addresses = '127.0.0.1'\n"
                f"port = {self.port}\n"
                f"unix_socket_directories = '{folder}'\n"
            )
            if sys.platform == "linux":  # after a crash, not file by file: there are many
                settings.write("recovery_init_sync_method = syncfs\n")

    def start(self) -> None:
        """Be there, whether it was stopped or not."""
        if not self.running():
            self._must("pg_ctl", "start", "--wait", _PATIENCE, "--silent", f"--log={self._log}")

    def stop(self, how: Literal["fast", "immediate"] = "fast") -> None:
        """Break every connection off; "immediate" is as if the machine had crashed."""
        if self.running():
            self._must("pg_ctl", "stop", "--wait", _PATIENCE, "--silent", f"--mode={how}")

    def running(self) -> bool:
        return self._run("pg_ctl", "status") == 0

    @property
    def pid(self) -> int:
        """The process that all others of the server are children of."""
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    def database(self) -> str:
        """The address of a new, empty database."""
        self.start()  # the test before may have left it stopped
        name = next(self._names)
        where = (f"--host={self._folder}", f"--port={self.port}", "--username=postgres")
        self._must("createdb", *where, name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def dump(self, address: str) -> str:
        """All that a database holds, as statements."""
        few = ("--inserts", "--rows-per-insert=10000", "--no-owner", "--no-privileges")
        self._must("pg_dump", *few, address)
        return self._said.read_text("utf-8")

    def _must(self, program: str, *words: str) -> None:
        if status := self._run(program, *words):
            said = [path.read_text() for path in (self._said, self._log) if path.exists()]
            raise RuntimeError(f"{program} gave {status}:\n{''.join(said)}")

    def _run(self, program: str, *words: str) -> int:
        # Not through a pipe: the server, which pg_ctl leaves behind, would keep it open.
        with self._said.open("w") as out:
            return subprocess.run(
                [self._programs / program, *words],
                cwd=self._folder,
                env={"PATH": os.environ["PATH"], "PGDATA": str(self._folder / "data")},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                user=self._owner,
                group=self._group,
                extra_groups=None if self._owner is None else [],
            ).returncode


@contextmanager
def postgres() -> Iterator[PostgreSQL]:
    """A cluster in a folder of its own, running, and gone at the end."""
    programs = _postgres_programs()
    # Not in pytest's folder: only root may enter that, and its name is too long for a socket.
    folder = Path(tempfile.mkdtemp(prefix="bombe-"))
    try:
        server = PostgreSQL(programs, folder)
        try:
            server.start()
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder)


def _postgres_programs() -> Path:
    """The folder of the server's programs, which Debian keeps off the PATH; the newest."""
    _installed()
    debian = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    found = sorted(debian, key=lambda path: float(path.parts[-3]), reverse=True)
    on_path = shutil.which("initdb")
    if on_path:
        found.insert(0, Path(on_path).resolve())
    if not found:
        raise Missing("postgresql")
    return found[0].parent


def free_port() -> int:
    """Not one of those that outgoing connections get: while the server is stopped, nobody may
    take its port by accident. And not by the generator that tests seed: each process of a run
    needs others."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as attempt:
            try:
                attempt.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


# --- installation --------------------------------------------------------------------------------

# No cluster of the system is wanted, and none is made while this file of settings is there.
_INSTALL = """
set -e
folder=/etc/postgresql-common/createcluster.d
mkdir -p $folder
trap 'rm -f $folder/bombe.conf; rmdir -p --ignore-fail-on-non-empty $folder' EXIT
echo 'create_main_cluster = false' > $folder/bombe.conf
export DEBIAN_FRONTEND=noninteractive
apt-get -qq update
for package; do # apt would refuse them all for one that it does not know
    shift
    if apt-cache show "$package" >/dev/null 2>&1; then set -- "$@" "$package"; fi
done
apt-get -qq install --yes --no-install-recommends "$@" >/dev/null
"""


_NEEDED: dict[str, Callable[[], object]] = {
    "postgresql": _postgres_programs,
    CHROMIUM: chromium,
    FIREFOX: firefox,
    WEBKIT: webkit,
    SCREEN: screen,
    **{package: partial(program, name) for name, package in PROGRAMS.items()},
}


def missing() -> list[str]:
    """The Debian packages that the tests lack here."""
    packages = []
    for package, find in _NEEDED.items():
        try:
            find()
        except Missing:
            packages.append(package)
    return packages


def install() -> None:
    """Install what is missing, if this is Debian and nobody has to be asked."""
    packages = missing()
    if packages and (as_root := _as_root()) is not None:
        print(f"Installing for the tests: {', '.join(packages)}", flush=True)
        subprocess.run([*as_root, "/bin/sh", "-c", _INSTALL, "sh", *packages])
        packages = missing()
    if packages:
        print(f"Not installed here: {', '.join(packages)}. Tests that need it are skipped.")


def _as_root() -> list[str] | None:
    """What a command begins with to be run as root; None where we may not, or cannot install."""
    try:
        if platform.freedesktop_os_release()["ID"] != "debian":  # others name or ship it otherwise
            return None
    except OSError:
        return None
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "--non-interactive"]
    may = shutil.which("sudo") and subprocess.run([*sudo, "true"], capture_output=True)
    return sudo if may and may.returncode == 0 else None


if __name__ == "__main__":
    install()
