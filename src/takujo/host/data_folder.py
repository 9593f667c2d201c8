"""The one folder that holds all data: database, secret key, editions."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import platformdirs


class DataFolder:
    """Where everything is kept: ``--data``, else TAKUJO_HOME, else the user's data folder."""

    def __init__(self, path: str = "") -> None:
        chosen = path or os.environ.get("TAKUJO_HOME") or platformdirs.user_data_dir("takujo")
        self.path = Path(chosen).expanduser()
        self.path.mkdir(0o700, parents=True, exist_ok=True)
        self._close_to_others()

    def _close_to_others(self) -> None:
        """Seeds of running matches lie here: what an older release left open is closed."""
        files = [self.path / "secret.key", *self.path.glob(f"{self.database.stem}*.sqlite*")]
        kept = [file for file in files if file.is_file()]
        for file in kept:
            os.chmod(file, 0o600)
        if kept:  # a folder that holds nothing of ours yet is not ours to close
            os.chmod(self.path, 0o700)

    @property
    def database(self) -> Path:
        """The embedded database."""
        return self.path / "takujo.sqlite"

    @property
    def editions(self) -> Path:
        """Editions of the people who host: a folder a game."""
        return self.path / "editions"

    @property
    def lab(self) -> Path:
        """What the laboratory has found out: a folder a job."""
        return self.path / "lab"

    def secret(self) -> str:
        """The key that signs cookies: TAKUJO_SECRET, else a file only the owner can read."""
        given = os.environ.get("TAKUJO_SECRET")
        if given:
            return given
        file = self.path / "secret.key"
        if not file.exists():
            # made readable for the owner alone before anything is in it
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "w") as out:
                out.write(secrets.token_hex(32))
        return file.read_text().strip()
