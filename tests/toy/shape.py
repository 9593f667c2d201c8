"""What an edition of the fair may contain."""

from __future__ import annotations

from typing import Any, Final

from takujo.editions.effect_shape import EffectRows
from takujo.editions.mistakes import Report
from takujo.editions.shape import Elements, FixedKeys, Named, Names, Number, Text, Word
from takujo.kernel.mistake import nearest
from takujo.kernel.said import Said
from tests.toy.edition import UPKEEPS
from tests.toy.effects import WORDS

FEW: Final = Number(1, 9)
FAIR: Final = [
    "days", "draw", "entries", "favour", "prize", "enough", "actions", "preserve", "fee", "errand",
]  # fmt: skip

KEYS: Final = {
    "name": Names(),
    "setup": FixedKeys({"hand": Number(0, 9), "coins": Number(0, 9)}),
    "fair": FixedKeys(dict.fromkeys(FAIR, FEW)),
    "rules": FixedKeys({"upkeep": Word(UPKEEPS)}),
    "upkeep": FixedKeys({"coins": Number(0, 9)}),
    "crops": Elements(Named({"value": Number(1, 9), "count": Number(1, 40)})),
    "weather": Elements(Named({"favours": Text()})),
    "stalls": Elements(
        Named({"cost": Number(0, 9), "points": Number(0, 9)}, {"effects": EffectRows(WORDS)})
    ),
}


class Shape(FixedKeys):
    """The form of an edition first, then what must fit together."""

    def check(self, value: Any, key: str, report: Report) -> None:
        """Report everything that is wrong."""
        super().check(value, key, report)
        if report.mistakes:
            return
        crops = list(value["crops"])
        for id, weather in value["weather"].items():
            wanted = weather["favours"]
            if wanted not in crops:
                problem = Said("'{crop}' is no crop", crop=wanted)
                near = nearest(wanted, crops)
                report.add(f"weather.{id}.favours", problem, ", ".join(crops), near)


SHAPE: Final = Shape(KEYS)
