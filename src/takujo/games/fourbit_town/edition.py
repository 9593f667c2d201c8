"""One edition of the game: its numbers, read once from checked edition data."""

from __future__ import annotations

from typing import Any, Final

from takujo.editions.effects import Effects, Row
from takujo.games.fourbit_town.effects import (
    CARD,
    END,
    FIRST_OTHER,
    HELD_IDS,
    HERE,
    MEANWHILE,
    MOMENTS,
    PLANNED,
    RESOURCE_IDS,
    VP_COMING,
    WORDS,
)
from takujo.games.fourbit_town.names import PLACES

UPKEEPS: Final = ["by_level", "in_units"]
PRIORITIES: Final = ["level_then_track", "track"]
STACKINGS: Final = ["front", "back"]
REFILLS: Final = ["add", "up_to"]
UNUSED: Final = ["left_over", "removed_first"]
RESOLVES: Final = ["first", "in_order", "last"]
SIDES: Final = ["zero", "one"]
ACTIONS: Final = ["plan", "cancel", "build", "sell", "hire", "level", "step"]
NEEDED: Final = ["plan", "build", "hire", "level", "step"]

# The elements that have effects, by number: buildings from 1, then these.
FIRST_SIDE: Final = 100  # and the side: two for each card
FIRST_PLACE: Final = 200  # and the place
CITY_HALL: Final = 216
FIRST_COMMON: Final = 220  # and the place in the list of common elements: everybody has them


class Edition:
    """Cards and buildings are numbered from 1 in the order of the file, places from 0."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.effects = Effects(WORDS)
        self.read_numbers(data)
        self.read_buildings(data["buildings"])
        self.read_cards(data["cards"])
        self.read_places(data["locations"])
        self.hall_rows: list[Row] = self.read_hall(data["city_hall"])
        self.common: list[str] = [*data["actions"], "scoring"]
        for i, id in enumerate(data["actions"]):
            for row in data["actions"][id].get("effects", []):
                self.effects.add(FIRST_COMMON + i, row)
        for row in data.get("scoring", {}).get("effects", []):
            self.effects.add(FIRST_COMMON + len(data["actions"]), row)
        self.moment_of: list[int] = [row.moment for row in self.effects.rows]
        self.read_masks()

    def read_numbers(self, data: dict[str, Any]) -> None:
        """Everything that is not an element."""
        self.rounds: int = data["rounds"]["number"]
        self.conversions: int = data["rounds"]["conversions"]
        setup: dict[str, Any] = data["setup"]
        self.start_coins: list[int] = [int(n) for n in setup["coins"]]
        self.start_workers: int = setup["workers"]
        self.workers: int = data["workers"]["number"]
        self.start_level: int = data["marker"]["start"]
        self.most_level: int = data["marker"]["most"]
        self.cap_resource: int = data["caps"]["resource"]
        self.cap_vp: int = data["caps"]["vp"]
        self.second_cost: int = data["second_comer"]["cost"]
        self.row_size: int = data["row"]["start"]
        self.refill: int = data["row"]["refill"]
        self.refill_up_to: bool = data["row"]["how"] == "up_to"
        self.removed_first: bool = data["draft"]["unused"] == "removed_first"
        self.stack_in_front: bool = data["track"]["stacking"] == "front"
        self.track_points: list[int] = [int(n) for n in data["track"].get("points", [])]
        self.track_beyond: int = data["track"].get("beyond", 0)
        self.priority: str = data["rules"]["priority"]
        self.by_level: bool = self.priority == PRIORITIES[0]
        self.upkeep: str = data["rules"]["upkeep"]
        self.keep_at_least: int = data["upkeep"]["keep_at_least"]
        self.coins_per_level: int = data["upkeep"].get("coins_per_level", 0)
        self.units: int = data["upkeep"].get("units", 0)
        worth: dict[str, Any] = data["upkeep"].get("unit", {})
        self.unit: list[int] = [int(worth.get(kind, 0)) for kind in HELD_IDS]
        self.hire_cost = costs(data["actions"]["hire"])
        self.level_cost = costs(data["actions"]["level"])

    def read_buildings(self, buildings: dict[str, Any]) -> None:
        """Costs, immediate VP, sale and effects, by building."""
        self.buildings: list[str] = ["", *buildings]
        self.all_buildings: list[int] = list(range(1, len(self.buildings)))
        self.cost_wood: list[int] = [0]
        self.cost_stone: list[int] = [0]
        self.cost_coin: list[int] = [0]
        self.vp: list[int] = [0]
        self.sale: list[int] = [0]
        for building, entry in enumerate(buildings.values(), start=1):
            cost = costs(entry)
            self.cost_wood.append(cost[0])
            self.cost_stone.append(cost[1])
            self.cost_coin.append(cost[2])
            self.vp.append(int(entry["vp"]))
            self.sale.append(int(entry.get("sale", 0)))
            for row in entry.get("effects", []):
                self.effects.add(building, row)

    def read_cards(self, cards: dict[str, Any]) -> None:
        """Two sides each, counted from 0: twice the card's place in the file, plus the bit."""
        self.cards: list[str] = ["", *cards]
        self.all_cards: list[int] = list(range(1, len(self.cards)))
        self.side_rows: list[list[Row]] = []  # by side: what it does in its turn
        self.coming_rows: list[list[Row]] = []  # by side: what it does with VP that is coming
        for card in cards.values():
            for side in SIDES:
                number = len(self.side_rows)
                own: list[Row] = []
                for row in card[side]["effects"]:
                    # each card acts at most once for a worker, whenever its moment comes
                    own.append(self.effects.add(FIRST_SIDE + number, row, is_reaction(row["when"])))
                self.side_rows.append(first_lines([row for row in own if row.moment == CARD]))
                self.coming_rows.append([row for row in own if row.moment == VP_COMING])

    def read_places(self, places: dict[str, Any]) -> None:
        """What each place does, line by line; a choice of one counts as one line."""
        self.lines: list[list[Row]] = []
        self.resolves: list[int] = []  # by place: -1 before the others, 1 after them; then the hall
        for place in range(PLACES):
            entry: dict[str, Any] = places[str(place)]
            self.resolves.append(RESOLVES.index(entry.get("resolves", "in_order")) - 1)
            own: list[Row] = []
            for row in entry["effects"]:
                own.append(self.effects.add(FIRST_PLACE + place, row))
            self.lines.append(first_lines([row for row in own if row.moment == HERE]))
        self.resolves.append(0)

    def read_hall(self, hall: dict[str, Any]) -> list[Row]:
        """The city hall's gain, and the step it sells; either may be absent."""
        rows: list[Row] = []
        if "gain" in hall:
            rows.append(self.effects.add(CITY_HALL, {"when": "city_hall", "gain": hall["gain"]}))
        if "step_price" in hall:
            pay = {"coin": hall["step_price"]}
            row = {"when": "city_hall", "pay": pay, "gain": {"move": 1}}
            rows.append(self.effects.add(CITY_HALL, row))
        for row in hall.get("effects", []):
            rows.append(self.effects.add(CITY_HALL, row))
        return [row for row in rows if self.effects.words.moments[row.moment].id == "city_hall"]

    def read_masks(self) -> None:
        """Who can have an effect at a moment: bits of buildings and of sides, or anybody."""
        self.buildings_at: list[int] = []
        self.sides_at: list[int] = []
        self.anybody_at: list[bool] = []
        for rows in self.effects.at:
            buildings = 0
            sides = 0
            anybody = False
            for row in rows:
                if row.source < FIRST_SIDE:
                    buildings |= 1 << row.source
                elif row.source < FIRST_PLACE:
                    sides |= 1 << (row.source - FIRST_SIDE)
                else:
                    anybody = True
            self.buildings_at.append(buildings)
            self.sides_at.append(sides)
            self.anybody_at.append(anybody)
        # by moment: does anything follow for the others?
        self.others_at: list[bool] = [False] * len(MOMENTS)
        for moment in range(FIRST_OTHER, len(MOMENTS)):
            if self.effects.at[moment]:
                self.others_at[moment - FIRST_OTHER + PLANNED] = True
        self.turning_rows: list[Row] = [row for row in self.effects.at[END] if row.priced]
        # what scores for who has none of the buildings that score
        self.common_end: list[Row] = [
            row for row in self.effects.at[END] if row.source >= FIRST_SIDE
        ]

    def side_name(self, side: int) -> str:
        """A side as choices name it: ``5.1`` is card 5 with its 1 up."""
        return f"{self.cards[1 + side // 2]}.{side % 2}"

    def source_name(self, source: int) -> str:
        """The element that has a row, as choices name it."""
        if source < FIRST_SIDE:
            return self.buildings[source]
        if source < FIRST_PLACE:
            return f"card_{self.side_name(source - FIRST_SIDE)}"
        return f"place_{source - FIRST_PLACE}" if source < CITY_HALL else "all"

    def track_vp(self, space: int) -> int:
        """What a space of the track scores."""
        points = self.track_points
        if not points:
            return 0
        beyond = space - len(points)
        return points[space - 1] if beyond <= 0 else points[-1] + beyond * self.track_beyond


def costs(entry: dict[str, Any]) -> list[int]:
    """Wood, stone and coins."""
    cost: dict[str, Any] = entry.get("cost", {})
    return [int(cost.get(kind, 0)) for kind in RESOURCE_IDS]


def is_reaction(when: str) -> bool:
    """Does a row act on something else that happens, and not in its own turn?"""
    for moment in MOMENTS:
        if moment.id == when:
            return not moment.sums and when not in (MOMENTS[CARD].id, MOMENTS[MEANWHILE].id)
    return False


def first_lines(rows: list[Row]) -> list[Row]:
    """The rows without those that only stand beside another one."""
    out: list[Row] = []
    before = False
    for row in rows:
        if not (row.either and before):
            out.append(row)
        before = row.either
    return out
