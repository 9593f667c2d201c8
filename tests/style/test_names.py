"""Names say what a thing is, and no rule asks which edition is played."""

import ast
from collections.abc import Iterable
from pathlib import Path, PurePath
from typing import Final

from tests.style.tree import PACKAGE, house_of, modules, shown

# Names under which anything could lie.
EMPTY: Final = {"common", "core", "helper", "helpers", "manager", "misc", "util", "utils"}


def empty_names(name: str) -> list[str]:
    """The parts of a file's path that say nothing."""
    parts = PurePath(name).with_suffix("").parts
    return [part for part in parts if EMPTY & set(part.lower().split("_"))]


def edition_tests(source: str) -> list[int]:
    """The lines that compare an edition with a name of one."""
    lines = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(names_edition(side) for side in sides) and any(is_text(s) for s in sides):
                lines.append(node.lineno)
        elif isinstance(node, ast.Match) and names_edition(node.subject):
            lines.append(node.lineno)
    return lines


def names_edition(node: ast.expr) -> bool:
    """Whether an expression is an edition or its name: edition, t.edition.id, edition_name."""
    while isinstance(node, ast.Attribute):
        if "edition" in node.attr.lower().split("_"):
            return True
        node = node.value
    return isinstance(node, ast.Name) and "edition" in node.id.lower().split("_")


def is_text(node: ast.expr) -> bool:
    """Whether an expression is a text written out, or a row of them."""
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(is_text(element) for element in node.elts)
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def classes(path: Path) -> list[str]:
    """The names of all classes of a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def shared_names(paths: Iterable[Path]) -> list[tuple[str, list[str]]]:
    """The names that several classes have, with where those stand."""
    found: dict[str, list[str]] = {}
    for path in paths:
        for name in classes(path):
            found.setdefault(name, []).append(path.as_posix())
    return [(name, places) for name, places in sorted(found.items()) if len(places) > 1]


def test_no_module_has_an_empty_name() -> None:
    names = [path.relative_to(PACKAGE).as_posix() for path in modules()]
    assert [name for name in names if empty_names(name)] == []


def test_no_code_asks_which_edition_is_played() -> None:
    assert [
        f"{shown(path)}:{line}" for path in modules() for line in edition_tests(path.read_text())
    ] == []


def test_a_class_has_its_name_alone_in_the_common_layers_and_within_a_game() -> None:
    houses = sorted({house_of(path) for path in modules()})
    assert houses == ["", "fourbit_town", "goryokaku", "san_juan"]
    for house in houses:
        assert shared_names(path for path in modules() if house_of(path) == house) == []


def test_an_empty_name_is_found() -> None:
    assert empty_names("host/utils.py")
    assert empty_names("core/table.py")
    assert empty_names("host/match_manager.py")
    assert not empty_names("games/san_juan/councillor.py")


def test_a_question_for_the_edition_is_found() -> None:
    assert edition_tests('if edition == "first":\n    pass\n')
    assert edition_tests('x = t.edition.name != "first"\n')
    assert edition_tests('if edition_id in ("first", "second"):\n    pass\n')
    assert edition_tests('match t.edition:\n    case "first":\n        pass\n')
    assert not edition_tests("if edition.cards == 3 or edition is None:\n    pass\n")


def test_a_shared_class_name_is_found(tmp_path: Path) -> None:
    for name, text in [("a.py", "class Step: ...\n"), ("b.py", "def f():\n    class Step: ...\n")]:
        (tmp_path / name).write_text(text)
    found = shared_names([tmp_path / "a.py", tmp_path / "b.py"])
    assert found == [("Step", [f"{tmp_path}/a.py", f"{tmp_path}/b.py"])]
    assert shared_names([tmp_path / "a.py"]) == []
