"""What is said is data: a form and what fills its slots, whatever the language."""

import ast

from takujo.kernel.said import Said
from tests.style.tree import PACKAGE


def test_as_text_it_is_the_english_form_filled() -> None:
    inner = Said("{low} to {high}", low=1, high=3)
    assert str(Said("{what}; allowed: {allowed}", what="4", allowed=inner)) == "4; allowed: 1 to 3"


def test_braces_in_a_slot_are_no_slots() -> None:
    assert str(Said("such as {n}", n='{"seats": 4}')) == 'such as {"seats": 4}'


def test_the_same_said_twice_is_equal() -> None:
    assert Said("{n} or more", n=2) == Said("{n} or more", n=2)
    assert len({Said("{n} or more", n=2), Said("{n} or more", n=2)}) == 1
    assert Said("{n} or more", n=2) != Said("{n} or more", n=3)
    assert Said("{n} or more", n=2) != Said("{n} or fewer", n=2)
    assert Said("yes") != "yes"


def test_every_form_is_written_out_where_it_is_said() -> None:
    """So that the catalogue finds all of them."""
    calls = []
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Said":
                calls.append((path.relative_to(PACKAGE).as_posix(), node.args[0]))
    assert len(calls) > 200
    written = [each for each in calls if isinstance(each[1], ast.Constant)]
    others = {file for file, form in calls if not isinstance(form, ast.Constant)}
    assert len(written) > 200
    assert others == {"web/server.py"}  # it says a form again
