"""Long output in a terminal: what is longer than the screen can be leafed through."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator

from takujo.cli.screen import Screen
from takujo.editions.language import Language


@contextlib.contextmanager
def paged(screen: Screen, hint: str = "") -> Iterator[None]:
    """Show what is printed meanwhile, through a pager if it is longer than the terminal.

    The hint stands at the bottom of less, as long as there is more.
    """
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
        leaf_through(text, command, screen, hint)


def leafing(say: Language) -> str:
    """What to press, for who does not know less."""
    return say.say("Space: more. q: done.")


def pager() -> list[str]:
    """The command that ``$PAGER`` names, else less or more; nothing where there is none."""
    wanted = os.environ.get("PAGER")
    if wanted is not None:
        with contextlib.suppress(ValueError):  # a quotation mark that is never closed
            return shlex.split(wanted)
    found = [command for command in ["less", "more"] if shutil.which(command)]
    return found[:1]


def leaf_through(text: str, command: list[str], screen: Screen, hint: str) -> None:
    """Hand the text to the pager; where that cannot be started, print it."""
    options = f"-RXE -Ps{escaped(hint)}$" if hint else "-RXE"
    environment = {"LESS": options, "LESSCHARSET": "utf-8", **os.environ}
    try:
        subprocess.run(command, input=text.encode(), env=environment, check=False)
    except OSError:
        screen.file.write(text)
        screen.file.flush()


def escaped(hint: str) -> str:
    """A text as a prompt of less, where some signs mean something."""
    return re.sub(r"([?:.%\\$])", r"\\\1", hint)
