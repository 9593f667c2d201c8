"""The data- attributes of the pages are one documented list: whatever is written is read."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from takujo.web.pages import assets
from takujo.web.pages import templates as made
from tests.style.tree import ROOT

PAGES: Final = Path(made.__file__).parent
LIST: Final = ROOT / "docs" / "data_attributes.md"
NAME: Final = r"[a-z]+(?:-[a-z]+)*"
WRITTEN: Final = re.compile(rf"\bdata-({NAME})")
# `[data-sheet]` of a selector, `attr(data-sign)` of a style
SELECTED: Final = re.compile(rf"(?:\[|attr\()data-({NAME})")
USED: Final = re.compile(r"\bdataset\??\.([a-zA-Z]+)")
TAKEN: Final = re.compile(r"\{([^{}]*)\}(?: = [\w.?]*dataset\b| = [\w.?]*dataset \?\?)")
# `"keep" in app.dataset`, `dataset[up ? "one" : "zero"]`
ASKED: Final = re.compile(r'"([a-z]+)" in [\w.?]*dataset\b')
EITHER: Final = re.compile(r"\bdataset\[(.*)")
TESTED: Final = "tests"  # what a script sets and no page reads


def spelled(name: str) -> str:
    """``shareHere`` as it is written in a page: ``share-here``."""
    return re.sub(r"[A-Z]", lambda letter: f"-{letter[0].lower()}", name)


def texts(folder: Path, *kinds: str) -> Iterable[str]:
    """The contents of all files of these kinds, but for what others made."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in kinds and path.name != "idiomorph.js":
            yield path.read_text(encoding="utf-8")


def in_scripts(text: str) -> set[str]:
    """What a script reads or sets: ``dataset.sheet``, ``{ sheet } = thing.dataset``, selectors."""
    found = {spelled(name) for name in USED.findall(text)} | set(SELECTED.findall(text))
    found |= set(ASKED.findall(text))
    for either in EITHER.findall(text):
        found |= set(re.findall(r'"([a-z]+)"', either))
    for names in TAKEN.findall(text):
        found |= {spelled(re.split(r"[:=]", each)[0].strip()) for each in names.split(",")}
    return found - {""}


def written() -> set[str]:
    """What templates and pages write; what a script says has a name for each sentence."""
    pages = [*texts(made.FOLDER, ".html"), *texts(PAGES, ".py")]
    found = {name for text in pages for name in WRITTEN.findall(text)}
    return found - {"say"}


def read() -> set[str]:
    """What scripts and styles read."""
    scripts = set().union(*[in_scripts(text) for text in texts(assets.FOLDER, ".js")])
    styles = set().union(*[SELECTED.findall(text) for text in texts(assets.FOLDER, ".css")])
    return {name for name in scripts | styles if not name.startswith("say-")}


def documented() -> dict[str, str]:
    """The list: each attribute with who reads it."""
    rows = re.findall(r"^\| `data-([a-z-]+)` \|.*\| ([^|]*) \|$", LIST.read_text(), re.MULTILINE)
    names = [name for name, _ in rows]
    assert len(set(names)) == len(names)
    assert names == sorted(names)
    return dict(rows)


def test_the_list_names_every_attribute_of_templates_pages_and_scripts_and_no_other() -> None:
    assert set(documented()) == written() | read()


def test_whatever_is_written_is_read_and_whatever_is_read_is_written() -> None:
    by_scripts = {"looked", "told", "unfolded"}  # set by a script itself
    assert written() - read() == set()
    assert read() - written() == by_scripts


def test_the_list_says_who_reads_an_attribute() -> None:
    styles = set().union(*[SELECTED.findall(text) for text in texts(assets.FOLDER, ".css")])
    scripts = set().union(*[in_scripts(text) for text in texts(assets.FOLDER, ".js")])
    for name, reader in documented().items():
        assert ("styles" in reader) == (name in styles), name
        assert ("scripts" in reader) == (name in scripts) or reader == TESTED, name


def test_attributes_are_found_however_a_script_reads_them() -> None:
    script = """const { copy, share: link, shareHere = "" } = button.dataset;
    if (thing?.dataset.sheet && "keep" in app.dataset) all("[data-row]", bill);
    return strip.dataset[up ? "one" : "zero"];"""
    either = {"one", "zero"}
    assert in_scripts(script) == {"copy", "share", "share-here", "sheet", "keep", "row"} | either
