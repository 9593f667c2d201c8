"""A server of other sources: ``serve_fourth_game.py SOURCES DATA``."""

from __future__ import annotations

import os
import sys

if __name__ == "__main__":
    sources, data = sys.argv[1:]
    sys.path.insert(0, sources)
    os.environ["PYTHONPATH"] = sources  # of the processes in which CPU seats think
    from takujo.cli.app import run

    sys.exit(run(["serve", "--port", "0", "--data", data]))
