"""Tests with rules of their own need the sources: a compiled class has no such subclass."""

from __future__ import annotations

from pathlib import Path

from takujo.build import KIND


def left_out(folder: Path, *imports: str) -> list[str]:
    """The test files of a folder that import such rules, on the compiled wheel.

    `make test` runs them from src/ as well, where nothing is left out.
    """
    if KIND != "compiled":
        return []
    texts = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("test_*.py")}
    return [name for name, text in texts.items() if any(line in text for line in imports)]
