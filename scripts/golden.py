"""Renew the golden games and the recorded traces: PYTHONPATH=src python -m scripts.golden

Golden games are written for the newest version of each game's rules; those of the versions before
stay as they were recorded, with their marks.

Only where play, an edition or the golden games were meant to change; what is written is shown,
and the differences belong into the review of the change.
"""

import json
import sys

from takujo.games.catalogue import GAMES
from takujo.host.takujo_file import write_record
from tests.every_game import golden_games, traces


def renew_games() -> None:
    """A golden game for every game, edition and seat count of the newest rules, with its marks."""
    golden_games.FOLDER.mkdir(exist_ok=True)
    games = {
        golden_games.file_name(*table): golden_games.new_golden_game(*table)
        for table in golden_games.every_table()
    }
    for rare in golden_games.RARE_ENDS:
        record = golden_games.new_rare_game(*rare)
        assert record.result is not None
        games[f"{golden_games.file_name(*rare[:3])}_{record.result.reason}"] = record
    for name, edition, seats, settings in golden_games.GENEROUS:
        record = golden_games.new_golden_game(name, edition, seats, settings)
        games[f"{golden_games.file_name(name, edition, seats)}_generous"] = record
    marks = golden_games.recorded_marks()
    for name, record in sorted(games.items()):
        path = golden_games.FOLDER / f"{name}.takujo"
        path.write_text(write_record(record), encoding="utf-8")
        marks[name] = golden_games.marks(record)
        print(f"{path.name}: {len(record.entries)} entries, {marks[name]['scores']}")
    kept = {path.stem: marks[path.stem] for path in sorted(golden_games.FOLDER.glob("*.takujo"))}
    golden_games.MARKS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def renew_traces() -> None:
    """The traces of every rules version."""
    traces.FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        for version in range(1, game.version + 1):
            before = traces.recorded(game.name, version)
            now = traces.traces(game, version)
            path = traces.file_of(game.name, version)
            path.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")
            print(f"{path.name}: {'unchanged' if before == now else 'written'}")


def main() -> int:
    """Everything; the exit status."""
    renew_games()
    renew_traces()
    return 0


if __name__ == "__main__":
    sys.exit(main())
