"""Plant errors in the rules of a game and see whether its own tests find them.

`python -m scripts.mutants [GAME ...] --each 10 --seed 1` takes so many places of every rule file,
always the same ones for a seed. The tests are collected once; then each error is planted in a
process of its own, where only the tests that call the changed function run. It ends with the
survivors, and with status 1 where fewer than nine tenths were found.
"""

import argparse
import ast
import importlib
import os
import random
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final

import pytest

from scripts.mutations import Mutant, places, planted

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "takujo" / "games"
# What is no rule: names and shapes of data, how it is written, read and checked, and judgement.
NO_RULES: Final = (
    "__init__", "book", "edition", "effects", "effect_counts", "events", "features", "game",
    "judgement", "names", "position", "position_board", "possible", "preview", "rules", "shape",
)  # fmt: skip
FAST: Final = "not slow and not soak and not compiled"
NOT_PLANTED: Final = 2  # the status of a process that could not plant its error
# Of the processor, for one error: many times what all tests of a game take. An error that makes a
# game endless is found too, but said apart, so that a slow machine finds nothing.
SECONDS: Final = 60


def rule_files(game: str) -> list[Path]:
    """The files of a game that hold rules."""
    return [
        file
        for file in sorted((GAMES / game).glob("*.py"))
        if file.stem not in NO_RULES and not file.stem.startswith("judged_")
    ]


def sample(file: Path, each: int, seed: int) -> list[Mutant]:
    """The same errors every time."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    there = places(tree)
    chosen = random.Random(f"{seed} {file.stem}").sample(there, min(each, len(there)))
    return [planted(file, tree, place) for place in sorted(chosen)]


def live(mutant: Mutant) -> FunctionType:
    """The function as it is called now."""
    module = ".".join(mutant.file.relative_to(ROOT / "src").with_suffix("").parts)
    found: Any = importlib.import_module(module)
    for part in mutant.function.split("."):
        found = vars(found)[part]
    if isinstance(found, property):
        found = found.fget
    assert isinstance(found, FunctionType)
    return found


def code_of(source: CodeType, name: str) -> CodeType:
    """The code of a function in a compiled file."""
    found = source
    for part in name.split("."):
        inner = [one for one in found.co_consts if isinstance(one, CodeType)]
        found = next(one for one in inner if one.co_name == part)
    return found


def plant(mutant: Mutant) -> None:
    """From now on the function is wrong, whoever holds it."""
    source = compile(mutant.source, str(mutant.file), "exec", dont_inherit=True)
    live(mutant).__code__ = code_of(source, mutant.function)


class Mutants:
    """A pytest plugin: what is collected runs once for each planted error."""

    def __init__(self, mutants: list[Mutant]) -> None:
        self.mutants = mutants
        self.survivors: list[Mutant] = []
        self.endless: list[Mutant] = []
        self.tried = 0
        self.callers: dict[CodeType, list[pytest.Item]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """First who calls what, then error by error."""
        codes = {live(mutant).__code__ for mutant in self.mutants}
        for item in session.items:
            for code in called_by(item, codes):
                self.callers.setdefault(code, []).append(item)
        for mutant in self.mutants:
            items = self.callers.get(live(mutant).__code__, [])
            status = tried(mutant, items)
            if status == 0:
                self.survivors.append(mutant)
            elif status == -signal.SIGPROF:
                self.endless.append(mutant)
            self.tried += 1
        return True


def called_by(item: pytest.Item, codes: set[CodeType]) -> set[CodeType]:
    """The functions among these that a test calls."""
    found: set[CodeType] = set()

    def called(frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and frame.f_code in codes:
            found.add(frame.f_code)

    sys.setprofile(called)
    try:
        passed = passes(item)
    finally:
        sys.setprofile(None)
    assert passed, f"{item.nodeid} fails without any error"
    return found


def passes(item: pytest.Item) -> bool:
    """Run one test."""
    from _pytest.runner import runtestprotocol

    item._initrequest()  # type: ignore[attr-defined]
    reports = runtestprotocol(item, log=False, nextitem=None)
    return all(report.passed for report in reports)


def tried(mutant: Mutant, items: list[pytest.Item]) -> int:
    """0 if all of these tests pass with the error in place. Tried in a process of its own."""
    child = os.fork()
    if child == 0:
        signal.setitimer(signal.ITIMER_PROF, SECONDS)  # its signal ends the process
        status = NOT_PLANTED
        try:
            plant(mutant)
            status = 1
            status = 0 if all(passes(item) for item in items) else 1
        finally:
            os._exit(status)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert status != NOT_PLANTED, f"{mutant.file}, {mutant.function}"
    return status


def told(mutants: list[Mutant], survivors: list[Mutant]) -> Iterator[str]:
    """A line for every file, and one for every survivor."""
    for file in dict.fromkeys(mutant.file for mutant in mutants):
        planted_there = [mutant for mutant in mutants if mutant.file == file]
        left = [mutant for mutant in survivors if mutant.file == file]
        found = len(planted_there) - len(left)
        yield f"{file.relative_to(GAMES)}: {found} of {len(planted_there)}"
        for mutant in left:
            yield f"    {mutant.function}, line {mutant.line}: {mutant.what}"


def main() -> int:
    """Every game that is named; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--each", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=[], metavar="FILE", help="price round")
    args = parser.parse_args()
    known = [folder.name for folder in sorted(GAMES.iterdir()) if (folder / "words").is_dir()]
    good = True
    for game in args.games or known:
        tests = [
            str(file)
            for file in sorted((ROOT / "tests" / "games" / game).glob("test_*.py"))
            if not file.stem.startswith("test_words")
        ]
        files = [file for file in rule_files(game) if not args.only or file.stem in args.only]
        plugin = Mutants([one for file in files for one in sample(file, args.each, args.seed)])
        options = ["-q", "-n", "0", "-s", "-p", "no:cacheprovider", "--no-summary", "-m", FAST]
        pytest.main([*options, *tests], plugins=[plugin])
        assert plugin.tried == len(plugin.mutants), "the tests did not run"
        print("\n".join(told(plugin.mutants, plugin.survivors)))
        for mutant in plugin.endless:
            print(f"endless: {mutant.file.stem}, {mutant.function}, line {mutant.line}")
        all_of_them, left = len(plugin.mutants), len(plugin.survivors)
        print(f"{game}: {all_of_them - left} of {all_of_them} planted errors found", flush=True)
        good = good and left * 10 <= all_of_them
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
