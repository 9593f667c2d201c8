"""The files of the checkout, as the style tests read them."""

import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src"
PACKAGE: Final = SOURCE / "takujo"
MADE: Final = {"build", "dist", "__pycache__"}
WRITTEN: Final = {".ci", ".gitignore"}  # of the names that begin with a dot


def modules() -> list[Path]:
    """Every module of the package."""
    return sorted(PACKAGE.rglob("*.py"))


def python_files() -> list[Path]:
    """Every Python file that people wrote."""
    folders = ["src", "tests", "benchmarks", "scripts", "examples"]
    found = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    return sorted([*found, ROOT / "setup.py"])


def house_of(path: Path) -> str:
    """The game whose folders a module of the package lies in; "" in the common layers."""
    parts = path.relative_to(PACKAGE).parts
    games = {folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir()}
    of = parts[1:2] if parts[0] == "games" else parts[2:3] if parts[:2] == ("web", "pages") else ()
    return of[0] if of and of[0] in games - MADE else ""


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
        found = [path for path in ROOT.rglob("*") if not is_made(path.relative_to(ROOT).parts)]
    return sorted(path for path in found if path.is_file())


def is_made(parts: tuple[str, ...]) -> bool:
    """Whether a tool made the file, told by the folders it lies in."""
    return any(part in MADE or (part[0] == "." and part not in WRITTEN) for part in parts)
