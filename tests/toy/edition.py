"""One edition of the game: its numbers, read once from checked edition data."""

from __future__ import annotations

from typing import Any, Final

from takujo.editions.effects import Effects
from tests.toy.effects import WORDS

UPKEEPS: Final = ["flat", "by_level"]


class Edition:
    """Crops and stalls are numbered from 1 in the order of the file, so they can be choices."""

    def __init__(self, data: dict[str, Any]) -> None:
        crops: dict[str, Any] = data["crops"]
        self.crops: list[str] = ["", *crops]
        self.value: list[int] = [0] + [int(c["value"]) for c in crops.values()]
        self.copies: list[int] = [0] + [int(c["count"]) for c in crops.values()]
        stalls: dict[str, Any] = data["stalls"]
        self.stalls: list[str] = ["", *stalls]
        self.cost: list[int] = [0] + [int(s["cost"]) for s in stalls.values()]
        self.points: list[int] = [0] + [int(s["points"]) for s in stalls.values()]
        self.effects = Effects(WORDS)
        for stall, (_, entry) in enumerate(stalls.items(), start=1):
            for row in entry.get("effects", []):
                self.effects.add(stall, row)
        self.weather: list[str] = list(data["weather"])
        self.favours: list[int] = [self.crops.index(w["favours"]) for w in data["weather"].values()]
        self.hand: int = data["setup"]["hand"]
        self.coins: int = data["setup"]["coins"]
        fair: dict[str, Any] = data["fair"]
        self.days: int = fair["days"]
        self.draw: int = fair["draw"]
        self.entries: int = fair["entries"]
        self.favour: int = fair["favour"]
        self.prize: int = fair["prize"]
        self.enough: int = fair["enough"]
        self.actions: int = fair["actions"]
        self.preserve: int = fair["preserve"]
        self.fee: int = fair["fee"]
        self.errand: int = fair["errand"]
        self.upkeep: str = data["rules"]["upkeep"]
        self.upkeep_coins: int = data["upkeep"]["coins"]
