"""Long output in a terminal: what is longer than the screen can be leafed through."""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator

from takujo.cli.screen import Screen


@contextlib.contextmanager
def paged(screen: Screen) -> Iterator[None]:
    """Show what is printed meanwhile, through a pager if it is longer than the terminal."""
    command = pager() if screen.is_terminal and sys.stdin.isatty() else []
    if not command:
        yield
        return
    with screen.capture() as captured:
        yield
    text = captured.get()
    if text.count("\n") < screen.height:
        screen.file.write(text)
        screen.file.flush()
    else:
        leaf_through(text, command, screen)


def pager() -> list[str]:
    """The command that ``$PAGER`` names, else less or more; nothing where there is none."""
    wanted = os.environ.get("PAGER")
    if wanted is not None:
        with contextlib.suppress(ValueError):  # a quotation mark that is never closed
            return shlex.split(wanted)
    found = [command for command in ["less", "more"] if shutil.which(command)]
    return found[:1]


def leaf_through(text: str, command: list[str], screen: Screen) -> None:
    """Hand the text to the pager; where that cannot be started, print it."""
    environment = {"LESS": "-RXE", "LESSCHARSET": "utf-8", **os.environ}
    try:
        subprocess.run(command, input=text.encode(), env=environment, check=False)
    except OSError:
        screen.file.write(text)
        screen.file.flush()
