"""Standard input and output as pipes, files and terminals of any encoding."""

from __future__ import annotations

import os
import sys
from typing import Any


def leave_quietly() -> None:
    """End without a word when nobody reads any more."""
    # Python flushes standard output once more at its end, which must not fail either.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    raise SystemExit(0)


def speak_any_language() -> None:
    """Show what a terminal's encoding lacks as ``?`` instead of failing on it."""
    for stream in [sys.stdin, sys.stdout, sys.stderr]:
        reconfigure: Any = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
