"""Every rules version plays as it did when it was recorded, compiled or not."""

import json
import os
import subprocess
import sys
from typing import Final

import pytest

from takujo import build
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import GAMES, game
from takujo.host.header import rulebook_of
from takujo.host.record import Record
from takujo.host.takujo_file import load
from takujo.kernel.table import Table
from tests.every_game.golden_games import FOLDER as GOLDEN
from tests.every_game.trace import RECORDED_GAMES, trace, trace_hash
from tests.every_game.traces import FOLDER, Traces, file_of, problems, recorded, same_play, traces
from tests.style.tree import ROOT, SOURCE

VERSIONS: Final = [(each.name, n) for each in GAMES for n in range(1, each.version + 1)]
SOME: Final[Traces] = {"first": {"rules": "aa", "2": "bb", "3": "cc"}}
PURE: Final = """
import json
from takujo import build
from takujo.games.catalogue import GAMES
from tests.every_game.traces import traces
hashes = [
    found[key]
    for game in GAMES
    for version in range(1, game.version + 1)
    for found in traces(game, version).values()
    for key in found
    if key != "rules"
]
print(json.dumps([build.KIND, hashes]))
"""


@pytest.mark.parametrize(("name", "version"), VERSIONS)
def test_every_rules_version_plays_as_it_did(name: str, version: int) -> None:
    now = traces(game(name), version)
    assert problems(name, version, recorded(name, version), now) == []


@pytest.mark.parametrize(("name", "version"), VERSIONS)
def test_every_rules_version_plays_differently_from_the_one_before(name: str, version: int) -> None:
    old, new = recorded(name, version - 1), recorded(name, version)
    assert old is None or new is None or same_play(name, version, old, new) == []
    assert (old is None) == (version == 1)


def test_no_trace_is_left_of_a_version_that_does_not_exist() -> None:
    wanted = {file_of(name, version).name for name, version in VERSIONS}
    assert {path.name for path in FOLDER.iterdir()} == wanted


@pytest.mark.compiled
def test_pure_and_compiled_rules_play_the_same() -> None:
    assert build.KIND == "compiled"
    answer = subprocess.run(
        [sys.executable, "-c", PURE],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=True,
    )
    kind, pure = json.loads(answer.stdout)
    assert kind == "pure"
    compiled = [
        found[key]
        for name, version in VERSIONS
        for found in traces(game(name), version).values()
        for key in found
        if key != "rules"
    ]
    assert compiled == pure


def test_a_trace_holds_every_question_option_event_and_position() -> None:
    book = game("san-juan").book()
    lines = trace(book, 2, 1)
    text = "\n".join(lines)
    assert "role 0 0: role builder; role producer" in text or "role 1 0: role builder" in text
    assert "round_began" in text
    assert lines[0].startswith("{")
    assert lines[-1].endswith("buildings")
    assert trace(book, 2, 1) == lines
    assert trace(book, 2, 2) != lines


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_every_kind_of_event_happens_in_some_recorded_game(rules: PrintedGame[Table]) -> None:
    """What never happens in them could change unnoticed."""
    words = {
        line.split(" ")[0]
        for edition in rules.editions()
        for seats in rules.seats
        for seed in range(1, RECORDED_GAMES + 1)
        for line in trace(rules.book(edition), seats, seed)
    }
    for path in GOLDEN.glob(f"{rules.name}_*.takujo"):
        file = load(path)
        record = Record(file.header, rulebook_of(file.header), file.entries)
        for entry in record.entries:
            words |= {rules.events[event[0]].name for event in record.events(entry.number)}
    assert {kind.name for kind in rules.events} - words == set()


def test_a_trace_does_not_know_what_its_rules_are_called() -> None:
    data = game("san-juan").edition()
    one, other = [game("san-juan").book_of(data, name) for name in ["first", "another"]]
    assert trace_hash(one, 2, 1) == trace_hash(other, 2, 1)


def test_a_changed_number_changes_the_trace() -> None:
    rules: PrintedGame[Table] = game("san-juan")
    changed = rules.book("", ["setup.hand=5"])
    assert trace_hash(changed, 2, 1) != trace_hash(rules.book(), 2, 1)


def test_a_changed_trace_with_an_unchanged_version_is_found() -> None:
    assert problems("g", 1, SOME, SOME) == []
    (found,) = problems("g", 1, SOME, {"first": {"rules": "aa", "2": "bb", "3": "xx"}})
    assert "with 3 seats no longer plays as version 1 did" in found


def test_a_changed_or_new_or_missing_edition_is_found() -> None:
    (changed,) = problems("g", 1, SOME, {"first": {"rules": "xx", "2": "yy", "3": "zz"}})
    assert "its numbers have changed" in changed
    (new,) = problems("g", 1, SOME, {**SOME, "second": {"rules": "xx", "2": "yy"}})
    assert "edition second of g is new" in new
    (gone,) = problems("g", 1, {**SOME, "second": {"rules": "xx"}}, SOME)
    assert "is no longer there" in gone


def test_a_version_without_recorded_traces_is_found() -> None:
    (found,) = problems("g", 2, None, SOME)
    assert "version 2 of g has no recorded traces" in found


def test_a_changed_version_with_an_unchanged_trace_is_found() -> None:
    same: Traces = {"first": {**SOME["first"], "rules": "a new identity"}}
    (found,) = same_play("g", 2, SOME, same)
    assert "version 2 of g plays exactly as version 1" in found
    other: Traces = {"first": {"rules": "xx", "2": "bb", "3": "yy"}}
    assert same_play("g", 2, SOME, other) == []
