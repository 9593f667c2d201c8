"""The files of the checkout, as the style tests read them."""

import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src"
PACKAGE: Final = SOURCE / "takujo"
MADE: Final = {".git", ".venv", ".venv-bench", "build", "dist", "__pycache__"}


def modules() -> list[Path]:
    """Every module of the package."""
    return sorted(PACKAGE.rglob("*.py"))


def python_files() -> list[Path]:
    """Every Python file that people wrote."""
    folders = ["src", "tests", "benchmarks", "scripts", "examples"]
    found = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    return sorted([*found, ROOT / "setup.py"])


def module_name(path: Path) -> str:
    """The dotted name; a package's __init__ is named as such."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def shown(path: Path) -> str:
    """A file as named in a report."""
    return path.relative_to(ROOT).as_posix()


def written_files() -> list[Path]:
    """Every file that is tracked or about to be; without git, all that no tool made."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    if (ROOT / ".git").exists():
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
        found = [ROOT / name for name in listed.decode().split("\0") if name]
    else:
        found = [path for path in ROOT.rglob("*") if not MADE & set(path.parts)]
    return sorted(path for path in found if path.is_file())
