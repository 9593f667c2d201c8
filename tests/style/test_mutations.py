"""Planted errors: what can be planted, and that the same ones are planted every time."""

import ast
from pathlib import Path

from scripts.mutants import rule_files, sample
from scripts.mutations import places, planted

SOURCE = '''
class Rule:
    """A rule."""

    def take(self, t: "Table", n: int = 3) -> int:
        """Do it."""
        if t.ear is not None:
            t.ear.append((1, 2))
        if n >= 2 and not t.over:
            t.draw(n)
        return n + 1
'''


def errors() -> list[str]:
    """Every file that differs from the source by one error."""
    tree = ast.parse(SOURCE)
    return [ast.unparse(planted(Path("rule.py"), tree, at).source) for at in places(tree)]


def test_every_error_changes_one_line_of_a_function() -> None:
    whole = ast.unparse(ast.parse(SOURCE)).splitlines()
    for error in errors():
        lines = error.splitlines()
        assert len([1 for a, b in zip(whole, lines, strict=True) if a != b]) == 1


def test_comparisons_numbers_branches_and_calls_are_planted() -> None:
    body = "\n".join(errors())
    for wrong in ("n > 2 and", "n >= 3 and", "n >= 2 or", "if False:", "return n - 1", "n + 2"):
        assert wrong in body
    assert "not (not t.over)" in body.replace("not not t.over", "not (not t.over)")


def test_what_is_only_told_is_left_alone() -> None:
    assert all("t.ear.append((1, 2))" in error for error in errors())


def test_the_same_errors_are_planted_for_a_seed() -> None:
    samples = [
        [
            (one.function, one.line, one.what)
            for file in rule_files("san_juan")
            for one in sample(file, 3, seed)
        ]
        for seed in (1, 1, 2)
    ]
    assert samples[0] == samples[1] != samples[2]


def test_words_judgement_and_data_are_no_rules() -> None:
    names = {file.stem for file in rule_files("goryokaku")}
    assert {"daiba", "hire", "recall", "scoring"} <= names
    assert not {"names", "edition", "judgement", "judged_turn"} & names
