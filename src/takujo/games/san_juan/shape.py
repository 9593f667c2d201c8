"""What an edition of San Juan may contain."""

from __future__ import annotations

from typing import Any, Final

from takujo.editions.effect_shape import EffectRows
from takujo.editions.mistakes import Report
from takujo.editions.shape import (
    Elements,
    FixedKeys,
    ListOf,
    Named,
    Names,
    Number,
    NumbersBy,
    Text,
    Word,
)
from takujo.editions.targets import TARGETS
from takujo.games.san_juan.edition import KINDS, ROLES
from takujo.games.san_juan.effects import WORDS
from takujo.kernel.mistake import between, nearest
from takujo.kernel.said import Said

FEW: Final = Number(0, 20)
BY_RULES: Final = [  # cards whose paragraph is a rule of its own
    "archive", "black_market", "chapel", "crane", "gold_mine", "library", "palace",
]  # fmt: skip

CARD: Final = Named(
    {
        "kind": Word(KINDS[1:]),
        "cost": Number(0, 20),
        "points": Number(0, 50),
        "count": Number(0, 60),
    },
    {"effects": EffectRows(WORDS), "good": Names(), "text": Text()},
)

ROLE: Final = Named(
    {"privilege": FEW, "library": FEW},
    {"goods": Number(1, 20), "draw": Number(1, 20), "keep": Number(1, 20)},
)

KEYS: Final = {
    "name": Names(),
    "setup": FixedKeys({"hand": FEW, "building": Text()}),
    "limits": FixedKeys({"hand": Number(0, 60), "buildings": Number(2, 30)}),
    "picks": NumbersBy(Number(1, 5), [2, 3, 4]),
    "roles": Elements(ROLE, ROLES, only=True),
    "gold_mine": FixedKeys({"cards": Number(1, 10)}),
    "black_market": FixedKeys({"goods": FEW}),
    "palace": FixedKeys({"points": Number(1, 99)}),
    "prices": FixedKeys({"tiles": ListOf(ListOf(Number(0, 9)), at_least=1, at_most=20)}),
    "cards": Elements(CARD, BY_RULES),
}


class Shape(FixedKeys):
    """The form of an edition first, then what must fit together."""

    def check(self, value: Any, key: str, report: Report) -> None:
        """Report everything that is wrong."""
        super().check(value, key, report)
        if not report.mistakes:
            check_cards(value, report)
            check_roles(value, report)


def check_cards(data: dict[str, Any], report: Report) -> None:
    """The opening building exists and suffices; every tile prices every production building."""
    cards: dict[str, Any] = data["cards"]
    production = [id for id, card in cards.items() if card["kind"] == "production"]
    opening = data["setup"]["building"]
    if opening not in production:
        problem = Said("{building} is no production building", building=repr(opening))
        near = nearest(opening, production)
        report.add("setup.building", problem, ", ".join(production), near)
    elif cards[opening]["count"] < 4:
        problem = Said("is too small for four players")
        report.add(f"cards.{opening}.count", problem, Said("{n} or more", n=4))
    for id in production:
        if "good" not in cards[id]:
            names = Said("the names of what it produces")
            report.add(f"cards.{id}.good", Said("is missing"), names)
    for i, tile in enumerate(data["prices"]["tiles"]):
        if len(tile) != len(production):
            problem = Said(
                "has {n} prices for {buildings} production buildings",
                n=len(tile),
                buildings=len(production),
            )
            report.add(f"prices.tiles.{i}", problem)
    dealt = 4 * (1 + data["setup"]["hand"])
    if sum(card["count"] for card in cards.values()) < dealt:
        problem = Said("are too few to deal to four players")
        report.add("cards", problem, Said("{n} or more in all", n=dealt))
    if len(cards) > 60:
        report.add("cards", Said("are {n} kinds", n=len(cards)), Said("at most {n} kinds", n=60))


def check_roles(data: dict[str, Any], report: Report) -> None:
    """Each role has the numbers its phase uses, and no others."""
    needed: dict[str, list[str]] = {
        "producer": ["goods"], "trader": ["goods"], "councillor": ["draw", "keep"],
    }  # fmt: skip
    for id, role in data["roles"].items():
        wanted = needed.get(id, [])
        for key in ("goods", "draw", "keep"):
            if key in wanted and key not in role:
                report.add(f"roles.{id}.{key}", Said("is missing"), between(1, 20))
            elif key in role and key not in wanted:
                report.add(f"roles.{id}.{key}", Said("is no number of this role"))


SHAPE: Final = Shape(KEYS, {"targets": TARGETS})
