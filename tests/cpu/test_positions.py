"""Positions in which a strong player knows the move; normal must find each of them."""

import re
from pathlib import Path
from typing import Final

import pytest

import takujo
from takujo.cpu.levels import player

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "positions"
LINE: Final = re.compile(r"\| \[(\w+)\]\(\1\.json\) \| `([^`]+)` \| .+ \|")
STATED: Final = LINE.findall((FOLDER / "positions.md").read_text(encoding="utf-8"))


def test_every_position_is_listed_with_its_move() -> None:
    names = [name for name, _ in STATED]
    assert sorted(names) == sorted(path.stem for path in FOLDER.glob("*.json"))
    assert len(names) >= 20


@pytest.mark.parametrize(("name", "move"), STATED, ids=[name for name, _ in STATED])
def test_normal_finds_the_stated_move(name: str, move: str) -> None:
    t = takujo.from_json((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    rules = t.book.game
    assert t.asking is not None
    seat = t.asking.seat
    seen = rules.seen(t, seat)
    for seed in range(8):  # also where options are equally good
        assert t.describe(seat, player("normal", rules, seed).choose(seen)) == move
