"""Tests that write rules of their own need the sources: a compiled class has no such subclass."""

from pathlib import Path

from takujo.build import KIND

OWN_RULES = ("from tests.toy", "from tests.kernel.small")


def writes_rules(path: Path) -> bool:
    """Whether a test file stands on rules written for the tests."""
    text = path.read_text(encoding="utf-8")
    return any(line in text for line in OWN_RULES)


# `make test` runs these from src/ as well, where nothing is left out.
collect_ignore = [
    path.name
    for path in Path(__file__).parent.glob("test_*.py")
    if KIND == "compiled" and writes_rules(path)
]
