"""Instructions per decision of fixed seeded games, against the figures in instructions.toml.

    python -m benchmarks.instructions             compare; exit status 1 when a game got slower
    python -m benchmarks.instructions --record    write the figures measured now

Unlike times, instructions repeat exactly, whatever else the machine does. Cachegrind without its
cache model is the cheapest tool that counts them.
"""

import os
import platform
import re
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final

from takujo.build import KIND

ROOT: Final = Path(__file__).resolve().parent.parent
FIGURES: Final = Path(__file__).with_suffix(".toml")
# Two lengths: what start-up costs is in both, so it is not in the difference.
GAMES: Final = (20, 120)
SLACK: Final = 1.1
HEADER: Final = """\
# Instructions per decision of seeded random games, compiled. Slower by a tenth than `measured`,
# or above `limit`, fails. Written by: python -m benchmarks.instructions --record
"""


@dataclass(frozen=True)
class Figure:
    """What is recorded of one edition of a game."""

    game: str  # with its edition: fourbit-town@classic
    seats: int
    limit: int
    measured: int


def figures() -> list[Figure]:
    """The recorded figures."""
    recorded = tomllib.loads(FIGURES.read_text())["games"]
    return [Figure(name, **values) for name, values in recorded.items()]


def tools() -> dict[str, str]:
    """The versions that a figure depends on."""
    compiler = subprocess.run(["cc", "-dumpfullversion"], capture_output=True, text=True)
    valgrind = subprocess.run(["valgrind", "--version"], capture_output=True, text=True)
    return {
        "python": platform.python_version(),
        "gcc": compiler.stdout.strip(),
        "mypy": version("mypy"),
        "valgrind": valgrind.stdout.strip().removeprefix("valgrind-"),
    }


def count(game: str, seats: int, games: int) -> tuple[int, int]:
    """The instructions and the decisions of a number of games, start-up included."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    # A random hash seed would make dictionaries, and so the count, differ from run to run.
    environment["PYTHONHASHSEED"] = "0"
    tool = ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    program = [sys.executable, "-m", "benchmarks.fixed_games", game, str(seats), str(games)]
    done = subprocess.run(
        ["valgrind", *tool, *program],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r"I\s+refs:\s+([\d,]+)", done.stderr)
    assert found is not None, done.stderr
    return int(found[1].replace(",", "")), int(done.stdout.split()[0])


def per_decision(game: str, seats: int) -> int:
    """Instructions per decision, without start-up."""
    few, many = (count(game, seats, games) for games in GAMES)
    return round((many[0] - few[0]) / (many[1] - few[1]))


def problem(figure: Figure, now: int) -> str | None:
    """What is wrong with the figure measured now."""
    if now > figure.limit:
        return f"{figure.game}: {now} instructions a decision, the limit is {figure.limit}"
    if now > figure.measured * SLACK:
        return f"{figure.game}: {now} instructions a decision, recorded are {figure.measured}"
    return None


def record(measured: dict[Figure, int]) -> None:
    """Write the figures measured now; the limits stay."""
    lines = [HEADER, "[tools]", *[f'{name} = "{found}"' for name, found in tools().items()]]
    for figure, now in measured.items():
        lines += ["", f'[games."{figure.game}"]', f"seats = {figure.seats}"]
        lines += [f"limit = {figure.limit}", f"measured = {now}"]
    FIGURES.write_text("\n".join(lines) + "\n")


def main() -> int:
    """Compare or record; the exit status."""
    if KIND != "compiled":
        print("instructions are counted on the compiled wheel, this is the pure one")
        return 1
    measured = {figure: per_decision(figure.game, figure.seats) for figure in figures()}
    for figure, now in measured.items():
        print(f"{figure.game}: {now} (recorded {figure.measured}, limit {figure.limit})")
    if "--record" in sys.argv:
        record(measured)
        return 0
    problems = [found for figure, now in measured.items() if (found := problem(figure, now))]
    for found in problems:
        print(found, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
