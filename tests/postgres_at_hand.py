"""A PostgreSQL that the tests start themselves: as its own user, on a socket in a folder, no port.

It keeps nothing: the folder goes with it, and what it writes need not reach the disk.
"""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psycopg

from tests.ending import WITH_ITS_PARENT, afterwards, folders_left
from tests.waiting import PATIENCE

PROGRAMS: Final = sorted(Path("/usr/lib/postgresql").glob("*/bin")) or [Path("/usr/bin")]
# Tests that kill the database's own machine there are none: so nothing waits for the disk.
ROOMY: Final = ("max_connections=200",)
QUICK: Final = ("fsync=off", "synchronous_commit=on", "full_page_writes=off", *ROOMY)

# Where its folders lie: a short path, because a socket's may have 107 letters only.
ROOT: Final = Path("/tmp")
FOLDER: Final = "takujo-pg-"

# At once, with all it kept: its first line is the number of the process.
GONE: Final = """
server=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null) && kill -QUIT "$server"
while [ -n "$server" ] && kill -0 "$server" 2>/dev/null; do sleep 0.05; done
rm -rf "$1"
"""


class Cluster:
    """A database server of our own."""

    def __init__(self, folder: Path, user: str, settings: Sequence[str] = QUICK) -> None:
        self.folder = folder
        self.settings = settings
        self.user = user  # as whom it runs: it refuses to be root's

    def program(
        self, name: str, *options: str, check: bool = True
    ) -> subprocess.CompletedProcess[str]:
        """Run one of its programs as its user."""
        before: Sequence[str] = WITH_ITS_PARENT
        if os.getuid() == 0:
            user = [f"--reuid={self.user}", f"--regid={self.user}", "--clear-groups"]
            before = ["setpriv", *user, *WITH_ITS_PARENT[1:]]
        return subprocess.run(
            [*before, str(PROGRAMS[-1] / name), *options],
            capture_output=True, text=True, check=check, cwd=self.folder, timeout=2 * PATIENCE,
        )  # fmt: skip

    def start(self) -> None:
        """Begin; there is a place to connect to when this returns."""
        settings = [f"-c {each}" for each in (*self.settings, "listen_addresses=''")]
        options = " ".join([*settings, f"-k {self.folder}"])
        log = str(self.folder / "log")
        self.program("pg_ctl", "start", "-w", "-D", self.data, "-l", log, "-o", options)

    def stop(self) -> None:
        """End it at once."""
        self.program("pg_ctl", "stop", "-w", "-m", "immediate", "-D", self.data, check=False)

    @property
    def data(self) -> str:
        """Where it keeps everything."""
        return str(self.folder / "data")

    def url(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://{self.user}@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"t{secrets.token_hex(6)}"
        self.do(f"CREATE DATABASE {name}")
        return self.url(name)

    def do(self, command: str, database: str = "postgres") -> None:
        """Something done as the owner of everything."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(command.encode())

    def cut(self) -> int:
        """Cut every connection; how many those were."""
        query = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid != pg_backend_pid() AND backend_type = 'client backend'"
        )
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            return len(connection.execute(query).fetchall())


@contextmanager
def cluster_at_hand(settings: Sequence[str] = QUICK) -> Iterator[Cluster]:
    """A server that is gone afterwards, with all it kept."""
    user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
    for left in folders_left(ROOT, FOLDER):  # of a run that was killed with all that waited for it
        subprocess.run(["sh", "-c", GONE, "sh", str(left)], check=False, timeout=PATIENCE)
    folder = Path(tempfile.mkdtemp(prefix=f"{FOLDER}{os.getpid()}-", dir=ROOT))
    if os.getuid() == 0:
        shutil.chown(folder, user, user)
    cluster = Cluster(folder, user, settings)
    with afterwards(GONE, str(folder)):
        cluster.program("initdb", "-D", cluster.data, "-A", "trust", "--no-sync", "-E", "UTF8")
        cluster.start()
        yield cluster
