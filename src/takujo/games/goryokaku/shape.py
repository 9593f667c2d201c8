"""What an edition of Goryokaku may contain."""

from __future__ import annotations

from typing import Any, Final

from takujo.editions.effect_shape import EffectRows
from takujo.editions.mistakes import Report
from takujo.editions.shape import (
    Elements,
    FixedKeys,
    Flag,
    ListOf,
    Named,
    Names,
    Node,
    Number,
    NumbersBy,
    Word,
)
from takujo.editions.targets import TARGETS
from takujo.games.goryokaku.effects import OF_PERSON, WORDS
from takujo.games.goryokaku.fitting import check_fit, warn_of_idle
from takujo.games.goryokaku.names import AREAS, CRESTS, ERAS, KINDS, ONIGIRI_ACTIONS, SPACES, TRACKS

FEW: Final = Number(0, 20)
SEATS: Final = [2, 3, 4]
SECTIONS: Final = ListOf(ListOf(Word(SPACES), at_least=1), at_least=1)


class ByPlayers(NumbersBy):
    """Something by number of players; or one that stands for all numbers."""

    def __init__(self, node: Node, for_all: Node) -> None:
        super().__init__(node, SEATS)
        self.for_all = for_all

    def check(self, value: Any, key: str, report: Report) -> None:
        """Whichever it is."""
        if isinstance(value, (int, list)):
            self.for_all.check(value, key, report)
        else:
            super().check(value, key, report)


def in_order_of_play(number: Number) -> ByPlayers:
    """A number for each player; a list of four stands for all numbers of players."""
    return ByPlayers(ListOf(number), ListOf(number, 4, 4))


PERSON: Final = Named(
    {
        "crest": Word(CRESTS),
        "price": FixedKeys({}, {"koban": Number(1, 20), "ship_lv": Number(1, 20)}),
        "effects": EffectRows(WORDS, OF_PERSON),
    },
    {"pink": Flag()},
)

CASTLE: Final = Named(
    {
        "crest": Word(CRESTS),
        "kind": Word(KINDS),
        "cost": FixedKeys({}, dict.fromkeys([*KINDS, "any"], Number(1, 9))),
        "effects": EffectRows(WORDS, ["built"]),
    }
)

LEVEL: Final = FixedKeys({}, {"effects": EffectRows(WORDS, ["reached"])})
STEP: Final = FixedKeys({"effects": EffectRows(WORDS, ["daiba"]), "factor": FEW})

SETUP: Final = {
    "persons": FEW,
    "castles": Number(1, 8),
    "keep": Number(1, 8),
    "row": Number(1, 8),
    "onigiri": FEW,
    "workers": Number(1, 9),
    "pieces": Number(0, 9),
    "storehouses": FEW,
    "koban": FEW,
}

KEYS: Final = {
    "name": Names(),
    "kinds": Elements(Named({"cubes": Number(1, 99)}), KINDS, only=True),
    "crests": Elements(Named({}), CRESTS, only=True),
    "areas": Elements(Named({}), AREAS, only=True),
    "supply": FixedKeys({"onigiri": Number(1, 200)}),
    "setup": FixedKeys(SETUP),
    "seat_table": FixedKeys(
        {
            "workers": in_order_of_play(Number(1, 9)),
            "onigiri": in_order_of_play(FEW),
        },
        dict.fromkeys(["pieces", *KINDS], in_order_of_play(FEW)),
    ),
    "bag": FixedKeys({"workers": ByPlayers(Number(1, 9), Number(1, 9))}),
    "boards": FixedKeys({"tiles": Number(1, 5)}),
    "eras": Elements(
        Named({"rice": Number(1, 9), "opens": ListOf(Number(1, ERAS))}),
        range(1, ERAS + 1),
        numbered=True,
        only=True,
    ),
    "worker_board": FixedKeys({"sections": NumbersBy(SECTIONS, SEATS)}),
    "spaces": Elements(Named({"effects": EffectRows(WORDS, ["placed"])}), SPACES, only=True),
    "onigiri_actions": Elements(
        Named({"price": Number(1, 20), "times": Number(1, 9)}), ONIGIRI_ACTIONS, only=True
    ),
    "tracks": Elements(
        Named({"spaces": Elements(LEVEL, [1], numbered=True)}),
        TRACKS,
        only=True,
    ),
    "daiba": FixedKeys(
        {
            "worker": Word(["none", "until_next_recall"]),
            "factor": FEW,
            "steps": Elements(STEP, [1], numbered=True),
        }
    ),
    "tiles": Elements(
        Named(
            {"count": Number(0, 20), "pieces": Number(1, 5), "effects": EffectRows(WORDS, ["end"])}
        ),
    ),
    "castles": Elements(CASTLE),
    "persons": Elements(PERSON),
}


class Shape(FixedKeys):
    """The form of an edition first, then what must fit together."""

    def check(self, value: Any, key: str, report: Report) -> None:
        """Report everything that is wrong."""
        super().check(value, key, report)
        if not report.mistakes:
            check_fit(value, report)
            warn_of_idle(value, report)


SHAPE: Final = Shape(KEYS, {"targets": TARGETS})
