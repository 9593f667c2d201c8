"""The documentation hangs together: every link leads somewhere, and the index names every page."""

import re
from pathlib import Path
from typing import Final

from tests.style.tree import PACKAGE

ROOT: Final = PACKAGE.parent.parent
PAGES: Final = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
LINK: Final = re.compile(r'(?:\]\(|src=")([^)"#]+)')


def targets(page: Path) -> list[str]:
    """The files of this project that a page leads to, as it writes them."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    found = [target.split("#")[0] for target in LINK.findall(text)]
    return [target for target in found if "://" not in target]


def test_every_link_leads_to_a_file() -> None:
    missing = [
        (page.name, target)
        for page in PAGES
        for target in targets(page)
        if not (page.parent / target).exists()
    ]
    assert missing == []


def test_the_index_names_every_page() -> None:
    index = ROOT / "docs" / "README.md"
    named = {(index.parent / target).resolve() for target in targets(index)}
    pieces = set((ROOT / "docs" / "recipes").glob("*.md"))  # of a page that a script writes
    pages = {page.resolve() for page in {*(ROOT / "docs").rglob("*.md")} - pieces} - {index}
    assert {page.name for page in pages - named} == set()


def test_moving_pictures_are_small() -> None:
    pictures = list((ROOT / "docs" / "images").glob("*.webp"))
    assert len(pictures) == 3
    assert [each.name for each in pictures if each.stat().st_size > 150_000] == []
