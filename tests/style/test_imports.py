"""Imports point down only, games know nothing of each other, and the rules touch no outside."""

import ast
import sys
from typing import Final

from tests.style.tree import module_name, modules

# Lowest first; those in one row know nothing of each other. "takujo" is the package's own face.
LAYERS: Final = [
    ["kernel"],
    ["editions"],
    ["games"],
    ["cpu"],
    ["build"],
    ["api"],
    ["takujo"],
    ["host"],
    ["lab", "interop"],
    ["web"],
    ["cli"],
    ["__main__"],
]
RANK: Final = {name: rank for rank, row in enumerate(LAYERS) for name in row}
# Compiled as one unit, and the same everywhere: the standard library without the outside world.
RULES: Final = ["kernel", "editions", "games", "cpu"]
READING: Final = {"listdir", "path", "sep"}  # of os
OUTSIDE: Final = {
    *["asyncio", "concurrent", "ctypes", "datetime", "http", "logging", "multiprocessing"],
    *["platform", "random", "secrets", "select", "shutil", "signal", "socket", "sqlite3", "ssl"],
    *["subprocess", "tempfile", "threading", "time", "urllib", "uuid"],
}


def imports(name: str, tree: ast.AST) -> list[str]:
    """The full names a module imports, relative ones resolved."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = name.split(".")[: -node.level] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            found += [f"{source}.{alias.name}" for alias in node.names]
    return found


def layer(name: str) -> str:
    """The layer of a full name: a package or module directly in takujo, else takujo's own face."""
    parts = [*name.split("."), ""]
    if parts[1] in RANK or len(parts) > 3:
        return parts[1]
    return "takujo"


def game(name: str) -> str | None:
    """The game a module in games/ belongs to, None for what lies beside the games."""
    parts = name.split(".")
    return parts[2] if len(parts) > 3 else None


def mistakes(name: str, source: str) -> list[str]:
    """Every import that points up or sideways or out."""
    tree = ast.parse(source)
    own = layer(name)
    if own not in RANK:
        return [f"{name}: {own} is in no layer"]
    wrong = []
    for target in imports(name, tree):
        if target.split(".")[0] == "takujo":
            if not may_import(name, target):
                wrong.append(f"{name} imports {target}")
        elif own in RULES and not harmless(target):
            wrong.append(f"{name} imports {target}, from outside the rules")
    if own in RULES:
        wrong += [f"{name} uses os.{attribute}" for attribute in system_calls(tree)]
    return wrong


def may_import(name: str, target: str) -> bool:
    """Whether a module may know another of takujo's."""
    own, other = layer(name), layer(target)
    if own != other:
        return RANK.get(other, len(LAYERS)) < RANK[own]
    if own == "games" and game(name):
        return game(target) == game(name)
    return not (name.startswith("takujo.web.pages.") and target.startswith("takujo.web.routes."))


def harmless(target: str) -> bool:
    """Whether a module is of the standard library and cannot reach outside, or only a type."""
    if target == "mypy_extensions.i64":  # read by the compiler alone: nothing is imported at play
        return True
    top = target.split(".")[0]
    return top in sys.stdlib_module_names and top not in OUTSIDE


def system_calls(tree: ast.AST) -> list[str]:
    """What a module uses of os besides reading what is there."""
    return [
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "os"
        and node.attr not in READING
    ]


def test_imports_point_down_only() -> None:
    wrong = [line for path in modules() for line in mistakes(module_name(path), path.read_text())]
    assert wrong == []


def test_an_import_pointing_up_is_found() -> None:
    assert mistakes("takujo.kernel.table", "from takujo.games.catalogue import game\n")
    assert mistakes("takujo.kernel.table", "from takujo import games\n")
    assert mistakes("takujo.kernel.table", "from ..cpu import levels\n")
    assert mistakes("takujo.cpu.levels", "def f():\n    import takujo\n")
    assert mistakes("takujo.host.match", "from takujo.unheard_of import x\n")
    assert mistakes("takujo.unheard_of.x", "")
    assert mistakes("takujo.web.pages.lab", "from takujo.web.routes.lab import router\n")


def test_an_import_pointing_sideways_is_found() -> None:
    assert mistakes("takujo.lab.report", "import takujo.interop.pettingzoo\n")
    assert mistakes("takujo.games.san_juan.round", "from takujo.games.goryokaku import crane\n")


def test_an_import_from_outside_the_rules_is_found() -> None:
    assert mistakes("takujo.kernel.chance", "import random\n")
    assert mistakes("takujo.games.san_juan.round", "from time import monotonic\n")
    assert mistakes("takujo.editions.load", "import tomlkit\n")
    assert mistakes("takujo.editions.load", "import os\nos.remove('x')\n")


def test_imports_pointing_down_pass() -> None:
    assert not mistakes("takujo.cli.play", "import time, rich\nfrom takujo.host import match\n")
    assert not mistakes("takujo.__init__", "from takujo.games.catalogue import game\n")
    assert not mistakes("takujo.host.match", "from takujo import new_table\n")
    assert not mistakes("takujo.games.san_juan.round", "from .table import SanJuan\nimport os\n")
    assert not mistakes("takujo.games.catalogue", "from takujo.games.san_juan import rules\n")
    assert not mistakes("takujo.editions.load", "import os\nos.path.join('a', 'b')\n")
