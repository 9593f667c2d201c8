"""The prompt, with the line editing the system has."""

from __future__ import annotations

import contextlib
import importlib
import sys


def read_line(prompt: str) -> str:
    """The next line that is typed; EOFError when nothing more can come."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):  # not every system has it
            importlib.import_module("readline")  # once loaded, input() has arrow keys
    return input(prompt)
