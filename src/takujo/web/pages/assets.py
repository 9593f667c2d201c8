"""Static files: one hash over the whole folder, so that modules find each other by name."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final
from urllib.parse import quote

FOLDER: Final = Path(__file__).resolve().parent.parent / "static"


def contents_hash(folder: Path) -> str:
    """A name for exactly these files with exactly these contents."""
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            digest.update(f"{file.relative_to(folder).as_posix()} {file.stat().st_size}\n".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


HASH: Final = contents_hash(FOLDER)


def address(file: str) -> str:
    """Where a static file is fetched; the address changes with the contents."""
    return f"/static/{HASH}/{file}"


@cache
def inlined(file: str) -> str:
    """A small picture as its own address: one request less for every first page."""
    return "data:image/svg+xml," + quote((FOLDER / file).read_text(encoding="utf-8"), " /=:;,'")
