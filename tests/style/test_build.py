"""The installed wheel is the one that the sources give, and says truly what it is."""

import importlib
import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from takujo import build
from tests.style.tree import PACKAGE


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package with a kernel of two modules."""
    kernel = tmp_path / "takujo" / "kernel"
    kernel.mkdir(parents=True)
    (kernel / "__init__.py").write_text("")
    (kernel / "table.py").write_text("seats = 4\n")
    return kernel.parent


def test_the_installed_wheel_is_built_from_these_sources() -> None:
    if build.built_from() is None:
        # From src/ there is no wheel: then these must be the very sources.
        assert Path(build.__file__).parent == PACKAGE
    else:
        assert build.built_from() == build.source_hash(PACKAGE), "run make wheel"


def test_every_file_of_the_sources_is_installed() -> None:
    installed = Path(build.__file__).parent
    files = [path for path in PACKAGE.rglob("*") if path.is_file() and build.is_source(path)]
    written = [path.relative_to(PACKAGE) for path in files]
    assert [path for path in written if not (installed / path).exists()] == []


def test_the_kind_is_that_of_the_loaded_kernel() -> None:
    origin = importlib.import_module("takujo.kernel.table").__file__
    compiled = str(origin).endswith(tuple(EXTENSION_SUFFIXES))
    assert (build.KIND == "compiled") == compiled


@pytest.mark.compiled
def test_what_play_goes_through_is_compiled_and_nothing_else() -> None:
    installed = Path(build.__file__).parent
    assert installed != PACKAGE
    made = [path.with_suffix("").with_suffix(".py") for path in installed.rglob("*.so")]
    assert sorted(made) == build.compiled_sources(installed)


def test_rules_and_judgement_are_hot_and_words_and_shapes_are_not() -> None:
    hot = {path.relative_to(PACKAGE).as_posix() for path in build.compiled_sources(PACKAGE)}
    assert {"kernel/flow.py", "games/san_juan/crane.py", "games/goryokaku/judgement.py"} <= hot
    assert {"editions/effects.py", "cpu/players.py", "games/fourbit_town/seen.py"} <= hot
    assert not [name for name in hot if "words" in name or name.endswith("shape.py")]


def test_the_hash_changes_with_a_name_and_with_a_content(package: Path) -> None:
    first = build.source_hash(package)
    (package / "kernel" / "table.py").write_text("seats = 5\n")
    second = build.source_hash(package)
    (package / "kernel" / "table.py").rename(package / "kernel" / "board.py")
    assert len({first, second, build.source_hash(package)}) == 3


def test_the_hash_is_that_of_what_people_wrote(package: Path) -> None:
    first = build.source_hash(package)
    (package / build.RECORD).write_text("{}")
    (package / "kernel" / "__pycache__").mkdir()
    (package / "kernel" / "__pycache__" / "table.cpython-311.pyc").write_bytes(b"x")
    (package / "kernel" / f"table{EXTENSION_SUFFIXES[0]}").write_bytes(b"x")
    copy = package.with_name("copy")
    shutil.copytree(package, copy)
    assert build.source_hash(package) == build.source_hash(copy) == first


def test_a_kernel_is_compiled_only_when_all_its_modules_are(package: Path) -> None:
    kernel = package / "kernel"
    assert build.kind(package) == "pure"
    (kernel / f"__init__{EXTENSION_SUFFIXES[0]}").write_bytes(b"")
    assert build.kind(package) == "pure"
    (kernel / f"table{EXTENSION_SUFFIXES[0]}").write_bytes(b"")
    assert build.kind(package) == "compiled"
    assert build.kind(package.parent) == "pure"
