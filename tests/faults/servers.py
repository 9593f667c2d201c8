"""Servers that are killed and started again, on ports that stay."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.ending import WITH_ITS_PARENT

SCRIPT: Final = str(Path(__file__).with_name("dying_server.py"))
ROOT: Final = Path(__file__).resolve().parents[2]
MANY: Final = 1_000_000
# Whoever plays 200 matches from one address is no guest.
SETTINGS: Final = "[limits]\n" + "".join(
    f"{name} = {MANY}\n"
    for name in ("device_tables", "address_tables", "cpu_tables", "address_connections")
)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


class Killable:
    """One server process after the other, on one port."""

    def __init__(self, folder: Path, db: str = "") -> None:
        self.folder = folder
        self.folder.mkdir(parents=True, exist_ok=True)
        (folder / "settings.toml").write_text(SETTINGS)
        self.db = [db] if db else []
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it answers, when it does."""
        return f"http://127.0.0.1:{self.port}"

    def start(self, point: str = "-", nth: int = 1) -> None:
        """A process that dies at this point."""
        with (self.folder / "printed.txt").open("a") as out:
            given = (str(self.folder), str(self.port), point, str(nth), *self.db)
            self.process = subprocess.Popen(
                [*WITH_ITS_PARENT, sys.executable, SCRIPT, *given],
                stdout=out, stderr=subprocess.STDOUT, cwd=ROOT, start_new_session=True,
                env={**os.environ, "TAKUJO_LANG": "en", "TAKUJO_SECRET": "one key for all"},
            )  # fmt: skip

    def is_dead(self) -> bool:
        """Has it died?"""
        return self.process is None or self.process.poll() is not None

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        if self.process is not None:
            if self.process.poll() is None:
                self.process.send_signal(signal.SIGKILL)
            self.process.wait()
