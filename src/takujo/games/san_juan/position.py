"""San Juan's table as plain data, with names, to be read and edited by hand.

Goods and knowledge are written beside the card: ``coffee_roaster=smithy`` is a roaster on which
a smithy lies as its good, ``library@02`` a discarded library that seats 0 and 2 know. ``?`` is a
card that is not known; ``...`` at the end of the deck stands for all cards not named elsewhere.
"""

from __future__ import annotations

from typing import Any

from takujo.games.san_juan.edition import PRODUCTION, ROLES, Edition
from takujo.games.san_juan.possible import cards_on_table, check
from takujo.games.san_juan.table import Player, SanJuan
from takujo.kernel.hidden import EVERYBODY, UNKNOWN, card_of, face_down, knowers_of, known_to
from takujo.kernel.position import COMMON, Reader, common_data

OWN = [
    "round", "governor", "roles", "built", "library_used", "price_tile", "tiles", "tiles_seen",
    "deck", "discard", "drawn", "mine", "site", "covering", "done", "last", "players",
]  # fmt: skip
PLAYER = ["hand", "shown", "buildings", "chapel"]


def to_data(t: SanJuan) -> dict[str, Any]:
    """The position; the tops of deck, discard pile and tiles come first."""
    e = t.edition
    data = common_data(t)
    data["round"] = t.round
    data["governor"] = t.governor
    data["roles"] = {ROLES[r - 1]: t.takers[r] - 1 for r in range(1, 6) if t.takers[r]}
    data["built"] = t.built
    data["library_used"] = t.library_used
    data["price_tile"] = t.tile
    data["tiles"] = ["?" if tile == UNKNOWN else str(tile) for tile in t.tiles]
    data["tiles_seen"] = t.tiles_seen
    data["players"] = [player_data(e, p) for p in t.players]
    data["deck"] = [card_name(e, card) for card in reversed(t.deck)]
    data["discard"] = [entry_name(e, entry) for entry in reversed(t.discard)]
    data["drawn"] = [card_name(e, card) for card in t.drawn]
    data["mine"] = [card_name(e, card) for card in t.mine]
    data["site"] = card_name(e, t.site)
    data["covering"] = t.covering
    data["done"] = t.done
    data["last"] = t.last
    return data


def player_data(e: Edition, p: Player) -> dict[str, Any]:
    """One player; a building with its good."""
    return {
        "hand": [card_name(e, card) for card in p.hand],
        "shown": [card_name(e, card) for card in p.shown],
        "buildings": [
            e.ids[card] + (f"={card_name(e, p.goods[slot])}" if p.goods[slot] else "")
            for slot, card in enumerate(p.buildings)
        ],
        "chapel": [card_name(e, card) for card in p.chapel],
    }


def card_name(e: Edition, card: int) -> str:
    """The id of a card, ``?`` if it is not known, nothing for no card."""
    return "?" if card == UNKNOWN else e.ids[card]


def entry_name(e: Edition, entry: int) -> str:
    """A discarded card and who knows it."""
    knowers = knowers_of(entry)
    name = card_name(e, card_of(entry))
    if knowers == EVERYBODY:
        return f"{name}@all"
    seats = "".join(str(seat) for seat in range(8) if knowers >> seat & 1)
    return f"{name}@{seats}" if seats else name


class PositionReader:
    """Reads San Juan's part of a position."""

    def __init__(self, t: SanJuan, reader: Reader) -> None:
        self.t = t
        self.e = t.edition
        self.reader = reader
        self.cards = ["", *self.e.ids[1:]]

    def card(self, reader: Reader, key: str, name: str) -> int:
        """A card by its id."""
        return UNKNOWN if name == "?" else reader.index(key, name, self.cards)

    def zone(self, reader: Reader, key: str) -> list[int]:
        """A list of cards."""
        return self.cards_of(reader, key, reader.texts(key, []))

    def cards_of(self, reader: Reader, key: str, ids: list[str]) -> list[int]:
        """Cards by their ids; an empty name stands for no card and is refused here."""
        out: list[int] = []
        for name in ids:
            card = self.card(reader, key, name)
            if card:
                out.append(card)
            elif name == "":
                reader.wrong(key, "has a card without a name")
        return out

    def open_zone(self, reader: Reader, key: str) -> list[int]:
        """Cards that everybody has seen, so that none is unknown."""
        out = self.zone(reader, key)
        if UNKNOWN in out:
            reader.wrong(key, "everybody has seen these cards: ? is none of them")
        return [card for card in out if card != UNKNOWN]

    def read(self) -> None:
        """Everything, in the order people write it."""
        t, r = self.t, self.reader
        r.unknown_keys(COMMON + OWN)
        t.round = r.number("round", 1, 0, 9999)
        t.governor = r.number("governor", 0, 0, t.seats - 1)
        t.built = r.number("built", 1, 0, 99)  # unless said otherwise, the town is growing
        t.library_used = r.number("library_used", 0, 0, 1)
        t.covering = r.number("covering", 0, 0, 99)
        t.done = r.number("done", 0, 0, 99)
        t.last = r.number("last", 0, 0, 99)
        self.read_roles()
        self.read_tiles()
        self.read_players()
        t.drawn = sorted(self.zone(r, "drawn"))
        t.mine = sorted(self.open_zone(r, "mine"))
        site = r.data.get("site", "")
        t.site = r.index("site", site, self.cards) if isinstance(site, str) else 0
        self.read_discard()
        self.read_deck()
        check(t, r)

    def read_roles(self) -> None:
        """Who has taken which role this round."""
        roles = self.reader.data.get("roles", {})
        if not isinstance(roles, dict):
            self.reader.wrong("roles", "must be a table of role = seat")
            return
        for role, seat in roles.items():
            at = self.reader.index("roles", str(role), ["", *ROLES])
            if not isinstance(seat, int) or not 0 <= seat < self.t.seats:
                self.reader.wrong(f"roles.{role}", f"there is no seat {seat!r}")
            elif at:
                self.t.takers[at] = seat + 1

    def read_tiles(self) -> None:
        """The price tiles from the top, and the one lying open."""
        t, r = self.t, self.reader
        count = len(self.e.tiles) - 1
        order = [str(n) for n in range(1, count + 1)]
        given = r.texts("tiles", order)
        named = [tile for tile in given if tile != "?"]
        if len(given) != count or len(set(named)) < len(named) or set(named) - set(order):
            r.wrong("tiles", f"must hold each of 1 to {count} once, or ?")
            given = order
        t.tiles = [UNKNOWN if tile == "?" else int(tile) for tile in given]
        t.tiles_seen = r.number("tiles_seen", 0, 0, count)
        t.tile = r.number("price_tile", 0, 0, count)
        if t.tile and t.tile != t.tiles[0]:
            r.wrong("price_tile", "the open tile must be the first of the tiles")

    def read_players(self) -> None:
        """One entry for every seat."""
        records = self.reader.records("players")
        if len(records) != self.t.seats:
            self.reader.wrong("players", f"must be {self.t.seats} tables, not {len(records)}")
        for record in records[: self.t.seats]:
            record.unknown_keys(PLAYER)
            p = Player(sorted(self.zone(record, "hand")), [], [], [])
            p.shown = sorted(self.open_zone(record, "shown"))
            p.chapel = sorted(self.zone(record, "chapel"))
            for card in set(p.shown):
                if p.shown.count(card) > p.hand.count(card):
                    record.wrong("shown", f"{card_name(self.e, card)} is not in the hand")
            for text in record.texts("buildings", [self.e.ids[self.e.opening_building]]):
                self.read_building(record, p, text)
            self.t.players.append(p)
        while len(self.t.players) < self.t.seats:
            self.t.players.append(Player([], [], [], []))

    def read_building(self, record: Reader, p: Player, text: str) -> None:
        """``library``, or a production building with its good ``indigo_plant=?``."""
        name, _, good = text.partition("=")
        card = record.index("buildings", name, self.cards)
        if not card:
            return
        if self.e.kind[card] != PRODUCTION and p.has(card):
            record.wrong("buildings", f"{name} stands there twice")
        if good and self.e.kind[card] != PRODUCTION:
            record.wrong("buildings", f"{name} cannot hold a good")
        p.buildings.append(card)
        p.goods.append(self.card(record, "buildings", good) if good else 0)
        p.owned |= 1 << card

    def read_discard(self) -> None:
        """The discard pile with who knows each card, the newest first."""
        for text in reversed(self.reader.texts("discard", [])):
            name, _, seats = text.partition("@")
            card = self.card(self.reader, "discard", name)
            if name == "":
                self.reader.wrong("discard", "has a card without a name")
            knowers = EVERYBODY if seats == "all" else 0
            for seat in "" if seats == "all" else seats:
                if seat not in "01234567"[: self.t.seats]:
                    self.reader.wrong("discard", f"there is no seat {seat} to know {name}")
                else:
                    knowers |= known_to(int(seat))
            self.t.discard.append(face_down(card, knowers))

    def read_deck(self) -> None:
        """The deck from the top; ``...`` or no deck at all: whatever is not named elsewhere."""
        t, r = self.t, self.reader
        texts = r.texts("deck", ["..."])
        rest = bool(texts) and texts[-1] == "..."
        top = self.cards_of(r, "deck", texts[:-1] if rest else texts)
        t.deck = top[::-1]
        missing = sum(self.e.copies) - cards_on_table(t)
        if rest and missing > 0:
            t.deck = [UNKNOWN] * missing + t.deck
        elif missing != 0 and not r.problems:
            r.wrong("deck", f"{abs(missing)} cards too {'few' if missing > 0 else 'many'} in all")
