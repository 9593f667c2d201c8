"""Golden games play again as they were played, to the last event."""

from typing import Final

import pytest

from takujo.host.header import rulebook_of
from takujo.host.record import Record
from takujo.host.takujo_file import load, write
from takujo.host.verify import verify
from tests.every_game.golden_games import (
    FOLDER,
    every_table,
    file_name,
    kinds_of_entries,
    marks,
    recorded_marks,
)

WHAT_TO_DO: Final = (
    "if play was meant to change, raise the rules version; if an edition or the golden games "
    "themselves were, renew them with: PYTHONPATH=src python -m scripts.golden"
)
FILES: Final = sorted(FOLDER.glob("*.takujo"))


@pytest.fixture(scope="module", params=[path.stem for path in FILES])
def name(request: pytest.FixtureRequest) -> str:
    """One of the golden games."""
    return str(request.param)


def replayed(name: str) -> Record:
    """The match, entry by entry."""
    file = load(FOLDER / f"{name}.takujo")
    # its seats are named after computer players, but chance of the tests' own answered for them
    found = [finding for finding in verify(file) if finding.check != "computers"]
    wrong = [finding for finding in found if finding.verdict != "right"]
    assert wrong == [], WHAT_TO_DO
    record = Record(file.header, rulebook_of(file.header))
    for entry in file.entries:
        record.append(entry)
        assert record.entries[-1] == entry
    return record


def test_every_game_edition_and_seat_count_has_a_golden_game() -> None:
    stems = [path.stem for path in FILES]
    for game, edition, seats in every_table():
        wanted = file_name(game, edition, seats)
        found = [stem for stem in stems if stem == wanted or stem.startswith(f"{wanted}_")]
        assert found, f"no {wanted}.takujo: {WHAT_TO_DO}"
    assert sorted(recorded_marks()) == stems


def test_a_golden_game_plays_again_as_it_was_played(name: str) -> None:
    assert marks(replayed(name)) == recorded_marks()[name], WHAT_TO_DO


def test_a_golden_game_is_written_as_it_was_read(name: str) -> None:
    path = FOLDER / f"{name}.takujo"
    file = load(path)
    assert write(file.header, file.entries) == path.read_text(encoding="utf-8")


def test_golden_games_hold_every_kind_of_entry() -> None:
    found = [kinds_of_entries(replayed(path.stem)) for path in FILES]
    everything = {
        "ChoicesEntry", "UndoEntry", "SeatEntry", "EndEntry", "several choices in one entry",
    }  # fmt: skip
    assert set.union(*found) == everything


def test_the_marks_tell_two_games_apart() -> None:
    newest = tuple(file_name(*table) for table in every_table())
    marked = recorded_marks().items()
    old = {name: each for name, each in marked if not name.startswith(newest)}
    new = {name: each for name, each in marked if name.startswith(newest)}
    for found in [old, new]:  # a new version may play a game as the one before did
        for key in ["position", "events"]:
            assert len({each[key] for each in found.values()}) == len(found)
