"""Every public module, class and function of the package says what it is."""

import ast

from tests.style.tree import modules, shown


def mistakes(name: str, source: str) -> list[str]:
    """The public names without a docstring; methods take their meaning from their class."""
    module = ast.parse(source)
    wrong = [] if ast.get_docstring(module) else [f"{name} has no docstring"]
    for node in module.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            public = not node.name.startswith("_")
            if public and not ast.get_docstring(node):
                wrong.append(f"{name}: {node.name} has no docstring")
    return wrong


def test_every_public_name_is_documented() -> None:
    assert [line for path in modules() for line in mistakes(shown(path), path.read_text())] == []


def test_a_missing_docstring_is_found() -> None:
    assert mistakes("x.py", "a = 1\n")
    assert mistakes("x.py", '"""Doc."""\nclass A:\n    pass\n')
    assert mistakes("x.py", '"""Doc."""\ndef f():\n    pass\n')
    assert mistakes("x.py", '"""Doc."""\nasync def f():\n    pass\n')


def test_documented_and_private_names_pass() -> None:
    documented = 'class A:\n    """Doc."""\ndef f():\n    """Doc."""\ndef _g():\n    pass\n'
    assert not mistakes("x.py", f'"""Doc."""\n{documented}')
