"""One edition of the game: its numbers, read once from checked edition data."""

from __future__ import annotations

from typing import Any

from takujo.editions.amounts import Amounts
from takujo.editions.effects import Effects, Row
from takujo.games.goryokaku.effects import BUILDING, FIRST_STANDING, HIRED, WORDS
from takujo.games.goryokaku.names import (
    AREAS,
    CRESTS,
    ERAS,
    KINDS,
    ONIGIRI_ACTIONS,
    SPACES,
    STRIDE,
    TRACKS,
)
from takujo.games.goryokaku.resources import by_kind


class Edition:
    """Cards are numbered from 1: persons, castle cards, crest cards, in the order of the file."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.effects = Effects(WORDS)  # castle cards first: their rows can lie on the agenda
        self.ids: list[str] = ["", *data["persons"], *data["castles"], *data["crests"]]
        self.persons = len(data["persons"])
        self.castles = len(data["castles"])
        self.first_castle = self.persons + 1
        self.first_crest = self.first_castle + self.castles
        self.all_persons: list[int] = list(range(1, self.first_castle))
        self.all_castles: list[int] = list(range(self.first_castle, self.first_crest))
        self.crest: list[int] = [0] * len(self.ids)  # by card: its crest, counted from 0
        self.read_castles(data["castles"])
        self.reward_rows = len(self.effects.rows)
        self.read_persons(data["persons"])
        for i in range(len(CRESTS)):
            self.crest[self.first_crest + i] = i
        self.read_board(data)
        self.read_tracks(data)
        self.read_tiles(data["tiles"])
        self.read_numbers(data)

    def row(self, source: int, data: dict[str, Any]) -> Row:
        """Compile a row of an element."""
        self.effects.add(source, data)
        return self.effects.rows[-1]

    def read_castles(self, castles: dict[str, Any]) -> None:
        """Costs, kinds and rewards, by card."""
        self.kind: list[int] = [0] * len(self.ids)  # of a castle card, counted from 0
        self.cost: list[list[int]] = [[] for _ in self.ids]  # by kind
        self.any_kind: list[int] = [0] * len(self.ids)
        self.price: list[int] = [0] * len(self.ids)  # the same as one number
        no_cubes = [0] * len(KINDS)
        self.rewards: list[list[Row]] = [[] for _ in self.ids]
        for card, entry in enumerate(castles.values(), start=self.first_castle):
            self.crest[card] = CRESTS.index(entry["crest"])
            self.kind[card] = KINDS.index(entry["kind"])
            self.cost[card] = [int(entry["cost"].get(kind, 0)) for kind in KINDS]
            self.any_kind[card] = int(entry["cost"].get("any", 0))
            self.price[card] = by_kind(self.cost[card], no_cubes, self.any_kind[card])
            for row in entry["effects"]:
                self.rewards[card].append(self.row(card, row))

    def read_persons(self, persons: dict[str, Any]) -> None:
        """Prices, the rows of the four areas, and the other icons, by card."""
        self.koban_price: list[int] = [0] * len(self.ids)
        self.ship_price: list[int] = [0] * len(self.ids)  # 0: the price is koban
        self.pink: list[bool] = [False] * len(self.ids)
        self.area_rows: list[list[Row | None]] = [[None] * len(self.ids) for _ in AREAS]
        self.discard_row: list[Row | None] = [None] * len(self.ids)
        self.discard_thing: list[int] = [0] * len(self.ids)  # what the discard gains
        self.discard_amount: list[int] = [0] * len(self.ids)
        self.hired_rows: list[list[Row]] = [[] for _ in self.ids]
        self.standing: list[list[int]] = [[0] * len(KINDS) for _ in self.ids]
        for card, entry in enumerate(persons.values(), start=1):
            self.crest[card] = CRESTS.index(entry["crest"])
            self.koban_price[card] = int(entry["price"].get("koban", 0))
            self.ship_price[card] = int(entry["price"].get("ship_lv", 0))
            self.pink[card] = bool(entry.get("pink", False))
            for data in entry["effects"]:
                self.sort_row(card, self.row(card, data))

    def sort_row(self, card: int, row: Row) -> None:
        """Put an icon of a person where play finds it."""
        if row.moment < len(AREAS):
            self.area_rows[row.moment][card] = row
        elif row.moment == HIRED:
            self.hired_rows[card].append(row)
        elif row.moment == BUILDING:
            self.standing[card][row.gains[0].thing - FIRST_STANDING] += row.gains[0].number
        else:
            self.discard_row[card] = row
            self.discard_thing[card] = row.gains[0].thing
            self.discard_amount[card] = row.gains[0].number

    def read_board(self, data: dict[str, Any]) -> None:
        """What each space does, and which spaces share a section, by number of seats."""
        self.space_rows: list[Row] = []  # by space - 1
        for space in SPACES:
            self.space_rows.append(self.row(0, data["spaces"][space]["effects"][0]))
        self.space_thing: list[int] = [0] + [row.gains[0].thing for row in self.space_rows]
        self.section: list[list[int]] = [[] for _ in range(5)]  # by seats and space
        self.stack_at: list[list[int]] = [[] for _ in range(5)]  # the section's first stack
        self.sections: list[list[list[int]]] = [[] for _ in range(5)]  # by seats: their spaces
        for seats in range(2, 5):
            groups: list[list[str]] = data["worker_board"]["sections"][str(seats)]
            self.section[seats] = [0] * (len(SPACES) + 1)
            self.stack_at[seats] = [0] * (len(SPACES) + 1)
            for i, group in enumerate(groups):
                spaces = [SPACES.index(space) + 1 for space in group]
                self.sections[seats].append(spaces)
                for number in spaces:
                    self.section[seats][number] = i
                    self.stack_at[seats][number] = i * STRIDE

    def read_tracks(self, data: dict[str, Any]) -> None:
        """The icons of both level tracks and of the daiba."""
        self.track_rows: list[list[list[Row]]] = []  # by track and level
        self.track_top: list[int] = []
        for track in TRACKS:
            spaces: dict[str, Any] = data["tracks"][track]["spaces"]
            rows: list[list[Row]] = [[]]
            for level in range(1, len(spaces) + 1):
                icons: list[Row] = []
                for row in spaces[str(level)].get("effects", []):
                    icons.append(self.row(0, row))
                rows.append(icons)
            self.track_rows.append(rows)
            self.track_top.append(len(spaces))
        steps: dict[str, Any] = data["daiba"]["steps"]
        self.steps: list[Row] = []  # by step - 1
        self.factor: list[int] = [int(data["daiba"]["factor"])]
        for step in range(1, len(steps) + 1):
            self.steps.append(self.row(0, steps[str(step)]["effects"][0]))
            self.factor.append(int(steps[str(step)]["factor"]))
        self.read_prices()
        self.daiba_worker: bool = data["daiba"]["worker"] == "until_next_recall"

    def read_prices(self) -> None:
        """Every way to pay a step of the daiba has a name: ``stone``, ``soil_wood``, ``card``."""
        self.prices: list[str] = [""]
        self.step_prices: list[list[int]] = []  # by step - 1 and way: its number among prices
        for row in self.steps:
            numbers: list[int] = []
            for way in row.pays:
                name = price_name(way)
                if name not in self.prices:
                    self.prices.append(name)
                numbers.append(self.prices.index(name))
            self.step_prices.append(numbers)

    def step_price(self, step: int, price: int) -> Amounts:
        """What this one of all prices takes, at a step that has it."""
        return self.steps[step].pays[self.step_prices[step].index(price)]

    def read_tiles(self, tiles: dict[str, Any]) -> None:
        """The building tiles; their rows are only ever summed, so they have a list of their own."""
        self.tile_ids: list[str] = ["", *tiles]
        self.tile_copies: list[int] = [0] + [int(entry["count"]) for entry in tiles.values()]
        self.tile_pieces: list[int] = [0] + [int(entry["pieces"]) for entry in tiles.values()]
        self.all_tiles: list[int] = []
        for tile, copies in enumerate(self.tile_copies):
            self.all_tiles += [tile] * copies
        self.tile_effects = Effects(WORDS)
        self.tile_rows: list[list[Row]] = [[]]
        for tile, entry in enumerate(tiles.values(), start=1):
            rows: list[Row] = []
            for row in entry["effects"]:
                self.tile_effects.add(tile, row)
                rows.append(self.tile_effects.rows[-1])
            self.tile_rows.append(rows)

    def read_numbers(self, data: dict[str, Any]) -> None:
        """Supply, setup, eras and onigiri actions."""
        self.cubes: list[int] = [int(data["kinds"][kind]["cubes"]) for kind in KINDS]
        setup: dict[str, Any] = data["setup"]
        self.onigiri: int = data["supply"]["onigiri"]
        self.deal_persons: int = setup["persons"]
        self.deal_castles: int = setup["castles"]
        self.keep_castles: int = setup["keep"]
        self.row_size: int = setup["row"]
        self.start_onigiri: int = setup["onigiri"]
        self.workers: int = setup["workers"]
        self.pieces: int = setup["pieces"]
        self.storehouses: int = setup["storehouses"]
        self.start_koban: int = setup["koban"]
        self.seat_workers = by_seats(data["seat_table"]["workers"])
        self.seat_onigiri = by_seats(data["seat_table"]["onigiri"])
        self.seat_pieces = by_seats(data["seat_table"].get("pieces", [0, 0, 0, 0]))
        given = [by_seats(data["seat_table"].get(kind, {})) for kind in KINDS]
        # by number of seats, in the order of play, by kind
        self.seat_cubes = [
            [[row[seats][turn] if row[seats] else 0 for row in given] for turn in range(seats)]
            for seats in range(5)
        ]
        drawn: Any = data["bag"]["workers"]
        self.workers_drawn: list[int] = [  # by number of seats
            drawn if isinstance(drawn, int) else int(drawn.get(str(seats), 0)) for seats in range(5)
        ]
        eras = [data["eras"][str(era)] for era in range(1, ERAS + 1)]
        self.rice: list[int] = [int(era["rice"]) for era in eras]  # onigiri for each player
        self.opens: list[list[int]] = [[int(board) for board in era["opens"]] for era in eras]
        self.board_tiles: int = data["boards"]["tiles"]  # for each player
        actions: dict[str, Any] = data["onigiri_actions"]
        self.onigiri_price: list[int] = [0] + [int(actions[a]["price"]) for a in ONIGIRI_ACTIONS]
        self.cheapest_onigiri = min(self.onigiri_price[1:])
        self.onigiri_times: list[int] = [0] + [int(actions[a]["times"]) for a in ONIGIRI_ACTIONS]

    def card(self, id: str) -> int:
        """The number of a card."""
        return self.ids.index(id)

    def name(self, card: int) -> dict[str, Any]:
        """A card's entry in the edition file, with its names."""
        place = "persons" if card < self.first_castle else "castles"
        entry: dict[str, Any] = self.data["crests" if card >= self.first_crest else place]
        found: dict[str, Any] = entry[self.ids[card]]
        return found


def by_seats(table: Any) -> list[list[int]]:
    """Numbers in the order of play, by number of seats; one list may stand for all."""
    if isinstance(table, list):
        return [[int(n) for n in table[:seats]] for seats in range(5)]
    return [[int(n) for n in table.get(str(seats), [])] for seats in range(5)]


def price_name(way: Amounts) -> str:
    """The things that are paid, with their number where it is not 1."""
    words: list[str] = []
    for thing, n in way.pairs:
        id = WORDS.things[thing].id
        words.append(id if n == 1 else f"{id}_{n}")
    return "_".join(words)
