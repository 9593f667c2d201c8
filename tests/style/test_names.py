"""Names say what a thing is, and no rule asks which edition is played."""

import ast
from pathlib import PurePath
from typing import Final

from tests.style.tree import PACKAGE, modules, shown

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


def test_no_module_has_an_empty_name() -> None:
    names = [path.relative_to(PACKAGE).as_posix() for path in modules()]
    assert [name for name in names if empty_names(name)] == []


def test_no_code_asks_which_edition_is_played() -> None:
    assert [
        f"{shown(path)}:{line}" for path in modules() for line in edition_tests(path.read_text())
    ] == []


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
