"""What the layers below say of mistakes in plain text, not in forms, read from their sources."""

import ast
from typing import Final

from tests.style.tree import PACKAGE

# Calls that name a mistake, and from which argument on they say something: text or a form.
CALLS: Final = {
    "add": 1, "one_mistake": 2, "refused": 1, "wrong": 1, "mistake": 1, "Mistake": 2, "pattern": 2,
}  # fmt: skip
METHODS: Final = ["allowed"]  # what they give is said of mistakes too
FOLDERS: Final = ["kernel", "editions", "games", "host", "lab", "cpu", "cli", "web"]


def texts_said() -> list[tuple[str, str]]:
    """Every text with words in it, and the file it stands in; what it fills in as ``«…»``."""
    found: list[tuple[str, str]] = []
    for path in sorted(path for folder in FOLDERS for path in (PACKAGE / folder).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = assigned(tree)
        for node in ast.walk(tree):
            for said in [*arguments(node), *given(node)]:
                for text in texts(said, named):
                    found.append((path.relative_to(PACKAGE).as_posix(), text))
    return [each for each in found if any(letter.isalpha() for letter in each[1])]


def arguments(node: ast.AST) -> list[ast.expr]:
    """The arguments of a call that say something about a mistake; keys are names of files."""
    if not isinstance(node, ast.Call):
        return []
    function = node.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return node.args[CALLS[name] : CALLS[name] + 2] if name in CALLS else []


def given(node: ast.AST) -> list[ast.expr]:
    """What a method gives that says what is allowed."""
    if not isinstance(node, ast.FunctionDef) or node.name not in METHODS:
        return []
    returns = [each for each in ast.walk(node) if isinstance(each, ast.Return)]
    return [each.value for each in returns if each.value is not None]


def assigned(tree: ast.AST) -> dict[str, list[ast.expr]]:
    """What local names such as ``allowed`` stand for, anywhere in the module."""
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        if isinstance(node, ast.Assign) and isinstance(target, ast.Name):
            found.setdefault(target.id, []).append(node.value)
    return found


def texts(node: ast.expr, named: dict[str, list[ast.expr]]) -> list[str]:
    """The texts an expression can be; none where it is a form, or made elsewhere."""
    if isinstance(node, ast.Name):
        return [text for value in named.get(node.id, []) for text in texts(value, {})]
    if isinstance(node, ast.IfExp):
        return [*texts(node.body, named), *texts(node.orelse, named)]
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        return ["".join(part(value) for value in node.values)]
    return []


def part(value: ast.expr) -> str:
    """A piece of an f-string; what is filled in is a word in guillemets."""
    return str(value.value) if isinstance(value, ast.Constant) else "«»"
