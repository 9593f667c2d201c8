"""The games as environments beside those of PettingZoo and OpenSpiel, taken in turn.

python -m benchmarks.environments

Random play with all that a learner reads: mask and observation (PettingZoo), legal actions
(OpenSpiel, the leanest loop).
"""

import os
import sys
from statistics import median

from rich.console import Console
from rich.table import Table

from benchmarks.engines.zoo import LEDUC
from benchmarks.slices import ROOT, SLICES, Side, in_turn, ratio
from takujo.build import KIND
from takujo.games.catalogue import GAMES

EVERY = [f"{game.name}@{edition}" for game in GAMES for edition in game.editions()]


def compare(title: str, names: list[str], peer: str, least: float) -> None:
    """Our environments beside one of the library's own."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    theirs = str(ROOT / ".venv-bench" / "bin" / "python")
    sides = [
        Side(
            [theirs if name == peer else sys.executable, "-m", "benchmarks.side", name], environment
        )
        for name in [*names, peer]
    ]
    rates = in_turn(sides, "play")
    for side in sides:
        side.close()
    table = Table(title=f"{title}, {KIND}: at least {least:g} times {peer}")
    table.add_column("environment")
    table.add_column("decisions/s", justify="right")
    table.add_column("times", justify="right")
    for name, found in zip([*names, peer], rates, strict=True):
        table.add_row(name, f"{median(found):,.0f}", f"{ratio(found, rates[-1]):.2f}")
    Console().print(table)


def main() -> None:
    """Both libraries."""
    compare("PettingZoo", [f"zoo:{name}" for name in EVERY], LEDUC, 4)
    compare("OpenSpiel", [f"spiel:{name}" for name in EVERY], "hearts-lean", 0.25)
    print(f"Medians of {SLICES} slices, load {os.getloadavg()[0]:.1f} at the end.")


if __name__ == "__main__":
    main()
