"""Files and functions stay short enough to be read in one go."""

import ast
from typing import Final

from tests.style.tree import python_files, shown

FILE: Final = 400
FUNCTION: Final = 50


def mistakes(name: str, source: str) -> list[str]:
    """The file if it is too long, and every function that is."""
    wrong = []
    lines = len(source.splitlines())
    if lines > FILE:
        wrong.append(f"{name}: {lines} lines, at most {FILE}")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > FUNCTION:
                wrong.append(f"{name}: {node.name} has {length} lines, at most {FUNCTION}")
    return wrong


def test_files_and_functions_are_short() -> None:
    assert [
        line for path in python_files() for line in mistakes(shown(path), path.read_text())
    ] == []


def test_a_long_file_is_found() -> None:
    assert not mistakes("x.py", "a = 1\n" * FILE)
    assert mistakes("x.py", "a = 1\n" * (FILE + 1))


def test_a_long_function_is_found() -> None:
    assert not mistakes("x.py", "def f():\n" + "    a = 1\n" * (FUNCTION - 1))
    assert mistakes("x.py", "def f():\n" + "    a = 1\n" * FUNCTION)
    assert mistakes("x.py", "class A:\n  async def f():\n" + "    a = 1\n" * FUNCTION)
