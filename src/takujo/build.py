"""Which build of takujo is running, compiled or pure, and from which sources."""

import hashlib
import json
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path
from typing import Final, Literal

Kind = Literal["compiled", "pure"]

# Written into the wheel only: running from src/ has no such file.
RECORD: Final = "built.json"
# What the wheel compiles: what play and judgement go through, as one unit. Reading, checking
# and wording are done once for a person, and would take a third of the compiler's time.
LAYERS: Final = ("kernel", "editions", "games", "cpu")
OF_EDITIONS: Final = ("__init__", "amounts", "effects", "effect_rule", "effect_table", "printed")
NOT_OF_GAMES: Final = ("catalogue", "elements", "shape", "position", "position_board")
NOT_OF_KERNEL: Final = ("position", "fields", "card_fields", "every_position")


def source_hash(folder: Path) -> str:
    """SHA-256 over the names and contents of a package's files."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix()):
        if path.is_file() and is_source(path):
            name = path.relative_to(folder).as_posix().encode()
            content = path.read_bytes()
            # Lengths keep one file's end from being read as the next one's beginning.
            digest.update(b"%d %s %d " % (len(name), name, len(content)))
            digest.update(content)
    return digest.hexdigest()


def is_source(path: Path) -> bool:
    """Whether people wrote the file, as opposed to Python, the compiler or the build."""
    made = path.name == RECORD or path.suffix in {".so", ".pyd", ".pyc"}
    return not made and "__pycache__" not in path.parts


def compiled_sources(package: Path) -> list[Path]:
    """The modules that a compiled wheel has as machine code."""
    found = [path for layer in LAYERS for path in (package / layer).rglob("*.py")]
    return sorted(path for path in found if is_hot(path.relative_to(package)))


def is_hot(module: Path) -> bool:
    """Whether play goes through this module, named from the package's folder."""
    if module.parts[0] == "editions":
        return module.stem in OF_EDITIONS
    if module.parts[0] == "games":
        return "words" not in module.parts and module.stem not in NOT_OF_GAMES
    return module.parts[0] != "kernel" or module.stem not in NOT_OF_KERNEL


def built_from() -> str | None:
    """The hash of the sources this wheel was built from; None when running from src/."""
    record = Path(__file__).with_name(RECORD)
    if not record.exists():
        return None
    found = json.loads(record.read_text())
    return str(found["sources"])


def kind(package: Path) -> Kind:
    """Compiled only when Python's finder takes all of the kernel that is hot from compiled code."""
    kernel = package / "kernel"
    specs = [PathFinder.find_spec("kernel", [str(package)])]
    for path in kernel.glob("*.py"):
        if is_hot(path.relative_to(package)):
            specs.append(PathFinder.find_spec(path.stem, [str(kernel)]))
    suffixes = tuple(EXTENSION_SUFFIXES)
    compiled = all(spec and spec.origin and spec.origin.endswith(suffixes) for spec in specs)
    return "compiled" if compiled else "pure"


KIND: Final = kind(Path(__file__).parent)

if __name__ == "__main__":
    print(KIND)
