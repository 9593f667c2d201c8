"""No file tells where it was made: no machine's path, no registry's address."""

import re
from pathlib import Path
from typing import Final

from tests.style.tree import ROOT, shown, written_files

# Put together here, so that this file does not hold what it looks for.
REGISTRIES: Final = [
    ".".join(parts)
    for parts in [
        *[("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com")],
        *[("deb", "debian", "org"), ("yarnpkg", "com"), ("pypi", "python", "org")],
    ]
]
# Parents of a checkout that any file may name.
EVERYBODYS: Final = {"/", "/tmp", "/home", "/opt", "/srv", "/usr", "/var"}


def machine_paths() -> list[str]:
    """Folders that exist on this machine only."""
    here = {str(ROOT), str(ROOT.parent), str(Path.home())} - EVERYBODYS
    return sorted(here)


def mistakes(name: str, text: str, paths: list[str]) -> list[str]:
    """Every line that names one of the paths, a home folder or a registry."""
    homes = ["/" + "home/[a-z]", "/" + "Users/[A-Za-z]", "/" + "root/", "file:/" + "//"]
    places = [re.escape(path) + r"(?![\w-])" for path in paths]
    wrong = re.compile(r"(?<![\w.~-])(" + "|".join([*homes, *places]) + ")")
    return [
        f"{name}:{number}: {line.strip()[:80]}"
        for number, line in enumerate(text.splitlines(), 1)
        if wrong.search(line) or any(registry in line for registry in REGISTRIES)
    ]


def texts() -> dict[str, str]:
    """Every written file that is text."""
    found = {}
    for path in written_files():
        try:
            found[shown(path)] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
    return found


def test_no_file_tells_where_it_was_made() -> None:
    written = texts()
    assert "pyproject.toml" in written
    paths = machine_paths()
    assert [line for name, text in written.items() for line in mistakes(name, text, paths)] == []


def test_a_machine_path_is_found() -> None:
    assert mistakes("x", "cd /here/checkout && make\n", ["/here"])
    assert mistakes("x", 'HOME = "/' + 'home/somebody"\n', [])
    assert mistakes("x", "cat /" + "root/.profile\n", [])
    assert not mistakes("x", "a/here/b, /heretic and ./here\n", ["/here"])


def test_a_registry_address_is_found() -> None:
    for registry in REGISTRIES:
        assert mistakes("x", f"--index-url https://{registry}/simple\n", [])
    assert not mistakes("x", "see https://example.org\n", [])
