"""What tests begin ends with them, also when they are killed and can clean up nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

# Put before a command: the system kills it when the process that began it dies.
WITH_ITS_PARENT: Final = ("setpriv", "--pdeathsig", "KILL") if shutil.which("setpriv") else ()


@contextmanager
def afterwards(command: str, *given: str) -> Iterator[None]:
    """A command of the shell for when this block is left, however the process ends.

    A shell of its own waits until nobody holds the other end of its pipe any more.
    """
    script = f"cat >/dev/null; {command}"
    waiting = subprocess.Popen(
        ["sh", "-c", script, "sh", *given], stdin=subprocess.PIPE, start_new_session=True
    )
    try:
        yield
    finally:
        assert waiting.stdin is not None
        waiting.stdin.close()
        waiting.wait()


def folders_left(root: Path, prefix: str) -> list[Path]:
    """Folders that name the process that made them, where that is no more."""
    named = [
        (each, each.name.removeprefix(prefix).split("-")[0]) for each in root.glob(f"{prefix}*")
    ]
    return [each for each, number in named if number.isdecimal() and not runs(int(number))]


def runs(process: int) -> bool:
    """Is there such a process?"""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass  # somebody else's
    return True
