"""One edition of the game: its numbers, read once from checked edition data."""

from __future__ import annotations

from typing import Any, Final

from takujo.editions.effects import Effects
from takujo.games.san_juan.effects import WORDS

PRODUCTION: Final = 1
CITY: Final = 2
MONUMENT: Final = 3  # a city building too
KINDS: Final = ["", "production", "city", "monument"]
ROLES: Final = ["builder", "producer", "trader", "councillor", "prospector"]


class Edition:
    """Cards are numbered from 1 in the order of the file, so that a card can be a choice."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        cards: dict[str, Any] = data["cards"]
        self.ids: list[str] = ["", *cards]
        self.kind: list[int] = [0] + [KINDS.index(c["kind"]) for c in cards.values()]
        self.cost: list[int] = [0] + [int(c["cost"]) for c in cards.values()]
        self.points: list[int] = [0] + [int(c["points"]) for c in cards.values()]
        self.copies: list[int] = [0] + [int(c["count"]) for c in cards.values()]
        self.deck: int = sum(self.copies)
        self.effects = Effects(WORDS)
        for id, c in cards.items():
            for row in c.get("effects", []):
                self.effects.add(self.card(id), row)
        self.read_roles(data["roles"])
        self.read_prices(data["prices"]["tiles"])
        self.opening_hand: int = data["setup"]["hand"]
        self.opening_building: int = self.card(data["setup"]["building"])
        self.hand_limit: int = data["limits"]["hand"]
        self.end_buildings: int = data["limits"]["buildings"]
        self.picks: list[int] = [0] * 5  # roles picked in a round, by seats
        for seats, picks in data["picks"].items():
            self.picks[int(seats)] = int(picks)
        self.mine_cards: int = data["gold_mine"]["cards"]
        self.market_goods: int = data["black_market"]["goods"]
        self.palace_points: int = data["palace"]["points"]
        self.archive = self.card("archive")
        self.black_market = self.card("black_market")
        self.chapel = self.card("chapel")
        self.crane = self.card("crane")
        self.gold_mine = self.card("gold_mine")
        self.library = self.card("library")
        self.palace = self.card("palace")

    def read_roles(self, roles: dict[str, Any]) -> None:
        """The numbers of the five roles."""
        # by role and level: 0 for the others, 1 for the picker, 2 for the picker with a library
        self.privilege: list[list[int]] = [[]] + [
            [0, int(roles[id]["privilege"]), int(roles[id]["library"])] for id in ROLES
        ]
        self.produce: int = roles["producer"]["goods"]
        self.sell: int = roles["trader"]["goods"]
        self.council_draw: int = roles["councillor"]["draw"]
        self.council_keep: int = roles["councillor"]["keep"]

    def read_prices(self, tiles: list[list[int]]) -> None:
        """The price tiles: what each production building's good brings, by card."""
        production = [card for card in range(1, len(self.ids)) if self.kind[card] == PRODUCTION]
        self.tiles: list[list[int]] = [[]]  # by tile, counted from 1, and card
        for tile in tiles:
            prices = [0] * len(self.ids)
            for card, price in zip(production, tile, strict=True):
                prices[card] = int(price)
            self.tiles.append(prices)

    def card(self, id: str) -> int:
        """The number of a card."""
        return self.ids.index(id)

    def name(self, card: int) -> dict[str, Any]:
        """The card's entry in the edition file, with its names."""
        entry: dict[str, Any] = self.data["cards"][self.ids[card]]
        return entry
