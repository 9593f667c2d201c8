"""The sentences in which the layers below name mistakes, read from their sources."""

import ast
import re
from pathlib import Path
from typing import Final

from tests.style.tree import PACKAGE

# Calls that name a mistake, and which of their arguments say what is wrong and what is allowed.
CALLS: Final = {
    "add": [1, 2],
    "one_mistake": [2, 3],
    "refused": [1, 2],
    "wrong": [1, 2],
    "mistake": [1, 2],
    "Mistake": [2, 3],
    "Finding": [2],
}
FOLDERS: Final = ["editions", "host", "lab", "cpu", "cli"]
FILES: Final = ["api.py", "games/catalogue.py"]
NOT_MISTAKES: Final = {"host/match.py", "host/matches.py", "host/store.py", "host/news.py"}


def sources() -> list[Path]:
    """Every module that names mistakes to the command line."""
    found = [path for folder in FOLDERS for path in (PACKAGE / folder).rglob("*.py")]
    found += [PACKAGE / name for name in FILES]
    found += [*(PACKAGE / "games").glob("*/shape.py"), *(PACKAGE / "games").glob("*/fitting.py")]
    return [path for path in found if path.relative_to(PACKAGE).as_posix() not in NOT_MISTAKES]


def sentences() -> list[tuple[str, str]]:
    """Every sentence with where it stands, what it fills in as ``«…»``."""
    found: list[tuple[str, str]] = []
    for path in sorted(sources()):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = assigned(tree)
        for node in ast.walk(tree):
            for argument in told(node):
                for text in texts(argument, named):
                    found.append((path.relative_to(PACKAGE).as_posix(), text))
    return found


def told(node: ast.AST) -> list[ast.expr]:
    """The arguments of a call that say something about a mistake."""
    if not isinstance(node, ast.Call):
        return []
    function = node.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return [node.args[i] for i in CALLS.get(name, []) if i < len(node.args)]


def assigned(tree: ast.AST) -> dict[str, list[ast.expr]]:
    """What local names such as ``problem`` stand for, anywhere in the module."""
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if isinstance(node, ast.Assign) and isinstance(target, ast.Name):
            found.setdefault(target.id, []).append(node.value)
    return found


def texts(node: ast.expr, named: dict[str, list[ast.expr]]) -> list[str]:
    """The texts an expression can be; none where it is made elsewhere."""
    if isinstance(node, ast.Name):
        return [text for value in named.get(node.id, []) for text in texts(value, {})]
    if isinstance(node, ast.IfExp):
        return [*texts(node.body, named), *texts(node.orelse, named)]
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value] if node.value else []
    if isinstance(node, ast.JoinedStr):
        whole = "".join(part(value) for value in node.values)
        return [re.sub(r"»(?=[a-z])", "» ", whole)]  # such as a count with its own space
    return []


def part(value: ast.expr) -> str:
    """A piece of an f-string; what is filled in is a word in guillemets."""
    if isinstance(value, ast.Constant):
        return str(value.value)
    return "«x»"
