"""Planted errors: each changes one place of one function, as a careless hand would."""

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
COMPUTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
    ast.Mod: ast.FloorDiv,
}  # fmt: skip


@dataclass
class Mutant:
    """One planted error."""

    file: Path
    function: str  # as in the code: Build.take
    line: int
    what: str
    source: ast.Module  # the whole file with the error in it


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every function and method of a file with its name."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def listened(node: ast.AST) -> bool:
    """``if t.ear is not None``: told to an ear, no part of the state; words and laws check it."""
    return isinstance(node, ast.If) and "ear" in {
        inner.attr for inner in ast.walk(node.test) if isinstance(inner, ast.Attribute)
    }


def is_source(node: ast.AST) -> bool:
    """``-1 - names.PAY``: for which rule something was paid, told and no more."""
    return isinstance(node, ast.BinOp) and ast.unparse(node).startswith("-1 - names.")


def inside(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The nodes of a function that act: no annotations, no docstring, nothing told to an ear."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop(0)
        if listened(node) or isinstance(node, ast.Assert) or is_source(node):
            continue
        yield node
        parts = [part for name, part in ast.iter_fields(node) if name not in ("annotation",)]
        for part in parts:
            inner = part if isinstance(part, list) else [part]
            waiting += [one for one in inner if isinstance(one, ast.AST)]


Change = tuple[str, Callable[[], None]]


def calls_above(node: ast.Expr) -> bool:
    """``super().__init__()``: without it the code has another shape, and cannot be planted."""
    return "super" in {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


def of_statement(node: ast.AST) -> Iterator[Change]:
    """A branch that is never taken, a call that is left out, a sum the wrong way."""
    if isinstance(node, ast.If):
        yield "branch dropped", lambda: setattr(node, "test", ast.Constant(False))
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and not calls_above(node):
        yield "call left out", lambda: setattr(node, "value", ast.Constant(None))
    elif isinstance(node, ast.AugAssign) and type(node.op) in COMPUTED:
        other = COMPUTED[type(node.op)]
        yield (
            f"{type(node.op).__name__} becomes {other.__name__}",
            lambda: setattr(node, "op", other()),
        )


def of_expression(node: ast.AST) -> Iterator[Change]:
    """A comparison, a number, an and, a not or a sum that is another one."""
    if isinstance(node, ast.Compare):
        other = COMPARED[type(node.ops[0])]
        name = f"{type(node.ops[0]).__name__} becomes {other.__name__}"
        yield name, lambda: node.ops.__setitem__(0, other())
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield (
            f"{node.value} becomes {not node.value}",
            lambda: setattr(node, "value", not node.value),
        )
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        number = node.value
        yield f"{number} becomes {number + 1}", lambda: setattr(node, "value", number + 1)
    elif isinstance(node, ast.BoolOp):
        joined = ast.Or if isinstance(node.op, ast.And) else ast.And
        yield f"becomes {joined.__name__}", lambda: setattr(node, "op", joined())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        inner = ast.UnaryOp(ast.Not(), node.operand)
        yield "not left out", lambda: setattr(node, "operand", inner)
    elif isinstance(node, ast.BinOp) and type(node.op) in COMPUTED:
        sum_of = COMPUTED[type(node.op)]
        name = f"{type(node.op).__name__} becomes {sum_of.__name__}"
        yield name, lambda: setattr(node, "op", sum_of())


def places(tree: ast.Module) -> list[tuple[str, int, int]]:
    """Where errors can be planted: function, which node of it, which change of the node."""
    return [
        (name, at, change)
        for name, function in functions(tree)
        for at, node in enumerate(inside(function))
        for change, _ in enumerate([*of_statement(node), *of_expression(node)])
    ]


def planted(file: Path, tree: ast.Module, place: tuple[str, int, int]) -> Mutant:
    """The file with one error in it."""
    name, at, change = place
    source = copy.deepcopy(tree)
    node = list(inside(dict(functions(source))[name]))[at]
    what, plant = [*of_statement(node), *of_expression(node)][change]
    line = getattr(node, "lineno", 0)
    plant()
    return Mutant(file, name, line, what, ast.fix_missing_locations(source))
