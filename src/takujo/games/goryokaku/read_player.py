"""Reads one player of a position, and counts the cards that were named."""

from __future__ import annotations

from takujo.games.goryokaku import effects
from takujo.games.goryokaku.names import CRESTS, ERAS, KINDS, SOIL_LV, STRIDE, TRACKS
from takujo.games.goryokaku.player import Player
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.position import Reader

PLAYER = [
    "people", "plans", "shown", "dealt", "persons", "castles", "crest", "cubes", "koban",
    "ship_lv", "soil_lv", "daiba", "circles", "workers", "onigiri", "laid", "away", "bag", "pieces",
]  # fmt: skip


class PlayerReader:
    """Reads players, and remembers every card that was read."""

    def __init__(self, t: Goryokaku) -> None:
        self.t = t
        self.e = t.edition
        self.read_cards: list[int] = []  # known ones
        self.counts = [0, 0]  # persons and castle cards read, unknown ones included

    def card(self, reader: Reader, key: str, name: str, castles: int) -> int:
        """A person or a castle card by its id."""
        if name == "?":
            return UNKNOWN
        e = self.e
        first, end = (e.first_castle, e.first_crest) if castles else (1, e.first_castle)
        if name in e.ids[first:end]:
            return first + e.ids[first:end].index(name)
        reader.index(key, name or "nothing", e.ids[first:end])
        if name in e.ids:
            reader.wrong(key, f"'{name}' is no {'castle card' if castles else 'person'}")
        return UNKNOWN

    def zone(self, reader: Reader, key: str, default: list[str], castles: int) -> list[int]:
        """A list of cards; what only names cards lying elsewhere is not counted."""
        cards = [self.card(reader, key, name, castles) for name in reader.texts(key, default)]
        if key not in ("shown", "acted", "joined"):
            self.counts[castles] += len(cards)
            self.check_once(reader, key, cards)
        return cards

    def open_zone(self, reader: Reader, key: str, castles: int) -> list[int]:
        """Cards that everybody has seen, so that none is unknown."""
        cards = self.zone(reader, key, [], castles)
        if UNKNOWN in cards:
            reader.wrong(key, "everybody has seen these cards: ? is none of them")
        return [card for card in cards if card != UNKNOWN]

    def check_once(self, reader: Reader, key: str, cards: list[int]) -> None:
        """There is one of each card."""
        for card in cards:
            if card != UNKNOWN and card in self.read_cards:
                reader.wrong(key, f"{self.e.ids[card]} lies in two places")
            self.read_cards.append(card)

    def missing(self, castles: int) -> int:
        """How many cards of a deck have not been read anywhere."""
        return (self.e.castles if castles else self.e.persons) - self.counts[castles]

    def player(self, record: Reader, seat: int) -> Player:
        """One entry of the list of players."""
        record.unknown_keys(PLAYER)
        p = Player()
        p.people = sorted(self.zone(record, "people", [], 0))
        p.plans = sorted(self.zone(record, "plans", [], 1))
        p.dealt = sorted(self.zone(record, "dealt", [], 1))
        p.persons = self.open_zone(record, "persons", 0)
        p.castles = self.open_zone(record, "castles", 1)
        p.shown = sorted(self.open_zone(record, "shown", 1))
        for card in p.shown:
            if card not in p.plans or p.shown.count(card) > 1:
                record.wrong("shown", f"{self.e.ids[card]} is not among the plans")
        self.read_crest(record, p)
        self.read_numbers(record, p)
        self.read_discs(record, p, seat)
        self.read_pieces(record, p, seat)
        return p

    def read_crest(self, record: Reader, p: Player) -> None:
        """The one crest card, which may be unknown; each is there once."""
        names = record.texts("crest", ["?"])
        p.crest = UNKNOWN
        if len(names) != 1:
            record.wrong("crest", "must be one crest card")
        elif names[0] != "?":
            crest = record.index("crest", names[0] or "nothing", ["", *CRESTS])
            if crest:
                p.crest = self.e.first_crest + crest - 1
                self.check_once(record, "crest", [p.crest])

    def read_numbers(self, record: Reader, p: Player) -> None:
        """Cubes, koban, levels, daiba and circles, and what follows from the persons."""
        value = record.data.get("cubes", {})
        if not isinstance(value, dict):
            record.wrong("cubes", "must be a table of kind = number")
            value = {}
        cubes = Reader(value, f"{record.where}cubes.", record.problems)
        cubes.unknown_keys(KINDS)
        held: list[int] = []
        for kind, name in enumerate(KINDS):
            held.append(cubes.number(name, 0, 0, self.e.cubes[kind]))
        p.koban = record.number("koban", 0, 0, 9999)
        tops = self.e.track_top
        p.levels = [record.number(name, 0, 0, tops[i]) for i, name in enumerate(TRACKS)]
        p.daiba = record.number("daiba", 0, 0, len(self.e.steps))
        self.read_circles(record, p)
        standing = [p.levels[SOIL_LV], 0, 0, 0, 0]
        p.storehouses = self.e.storehouses
        for card in p.persons:
            for kind in range(len(KINDS)):
                standing[kind] += self.e.standing[card][kind]
            for row in self.e.hired_rows[card]:
                if row.gains[0][0] == effects.STOREHOUSE:
                    p.storehouses += row.gains[0][1]
        p.hold(held, standing)

    def read_circles(self, record: Reader, p: Player) -> None:
        """The eras with a circle."""
        eras = record.data.get("circles", [])
        good = list(range(1, ERAS + 1))
        if not isinstance(eras, list) or [era for era in eras if era not in good]:
            record.wrong("circles", f"must be a list of eras, 1 to {ERAS}")
            return
        for era in good:
            if era in eras:
                p.circles |= 1 << (era - 1)

    def read_discs(self, record: Reader, p: Player, seat: int) -> None:
        """Workers and onigiri in hand, on the own board and in the bag."""
        e = self.e
        on_board = 0
        for at in range(seat, len(self.t.stacks), STRIDE):
            on_board += self.t.stacks[at].bit_count()
        p.away = record.number("away", 0, 0, 1)
        left = e.workers - on_board - p.away
        p.workers = record.number("workers", max(0, min(e.workers_drawn, left)), 0, e.workers)
        p.onigiri = record.number("onigiri", 0, 0, e.onigiri)
        p.laid = record.number("laid", 0, 0, e.onigiri)
        value = record.data.get("bag", {})
        if not isinstance(value, dict):
            record.wrong("bag", "must be a table of workers and onigiri")
            value = {}
        bag = Reader(value, f"{record.where}bag.", record.problems)
        bag.unknown_keys(["workers", "onigiri"])
        left -= p.workers
        p.bag_workers = bag.number("workers", max(0, left), 0, e.workers)
        p.bag_onigiri = bag.number("onigiri", 0, 0, e.onigiri)
        if left != p.bag_workers:
            number = e.workers + p.bag_workers - left
            record.wrong("workers", f"{number} in all, but each player has {e.workers}")

    def read_pieces(self, record: Reader, p: Player, seat: int) -> None:
        """Pieces in hand; those on tiles are there, the rest is on the own board."""
        t = self.t
        for place in range(len(t.tiles)):
            if t.owners[place] == seat + 1:
                p.placed += self.e.tile_pieces[t.tiles[place]]
        p.pieces = record.number("pieces", 0, 0, self.e.pieces)
        p.reserve = self.e.pieces - p.placed - p.pieces
        if p.reserve < 0:
            number = p.placed + p.pieces
            record.wrong("pieces", f"{number} in all, but each player has {self.e.pieces}")
