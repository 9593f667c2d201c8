"""Every dependency is pinned to one version and to what its files contain."""

import json
import re
from typing import Final

from tests.style.tree import ROOT, shown

FOLDER: Final = ROOT / "requirements"
PIN: Final = re.compile(r"^[A-Za-z0-9._-]+(\[[a-z,]+\])?==[^\s;]+( ; [^\\]+)?$")


def mistakes(name: str, text: str) -> list[str]:
    """Every requirement that is not an exact version with hashes, and every address."""
    wrong = []
    for entry in text.replace("\\\n", " ").splitlines():
        line = entry.split("#")[0].strip()
        if not line:
            continue
        pin, *hashes = re.split(r"\s+--hash=sha256:", line)
        if not PIN.match(pin.strip()):
            wrong.append(f"{name}: {pin} is not one version")
        if not hashes:
            wrong.append(f"{name}: {pin} has no hash")
    if "://" in text:
        wrong.append(f"{name} holds an address")
    return wrong


def names(text: str) -> set[str]:
    """The packages a .in file asks for, as they are written in a pin."""
    asked = [line.strip() for line in text.splitlines() if re.match(r"[A-Za-z0-9]", line)]
    return {re.split(r"[\[<>=~;! ]", line)[0].lower().replace("_", "-") for line in asked}


def test_every_requirement_is_pinned_with_hashes() -> None:
    files = sorted(FOLDER.glob("*.txt"))
    assert [path.stem for path in files] == ["bench", "build", "lab", "run", "test"]
    assert [line for path in files for line in mistakes(shown(path), path.read_text())] == []


def test_what_is_asked_for_is_pinned() -> None:
    for asked in sorted(FOLDER.glob("*.in")):
        pinned = names(asked.with_suffix(".txt").read_text())
        assert names(asked.read_text()) - pinned == set(), shown(asked)


def test_a_loose_requirement_is_found() -> None:
    good = "rich==15.0.0 ; python_version < '3.12' \\\n    --hash=sha256:ab12\n    # via typer\n"
    assert not mistakes("x", good)
    assert mistakes("x", "rich==15.0.0\n")
    assert mistakes("x", "rich>=15 --hash=sha256:ab12\n")
    assert mistakes("x", "--index-url https://example.org/simple\n" + good)


def test_the_names_asked_for_are_read() -> None:
    assert names("# why\n-c run.txt\nSQLAlchemy[asyncio]\nopen_spiel>=1\n") == {
        "sqlalchemy",
        "open-spiel",
    }


def test_what_checks_the_scripts_is_pinned_with_hashes_and_from_no_registry() -> None:
    wanted = json.loads((ROOT / "package.json").read_text())["devDependencies"]
    lock = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert lock.pop("")["devDependencies"] == wanted
    for name, version in wanted.items():
        assert lock[f"node_modules/{name}"]["version"] == version  # no range
    for name, package in lock.items():
        assert package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, name
