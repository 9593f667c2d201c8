"""Reads Goryokaku's part of a position; everything that is wrong is noted."""

from __future__ import annotations

from typing import Any

from takujo.games.goryokaku.names import ERAS, KINDS, SPACES, STRIDE
from takujo.games.goryokaku.position import section_names
from takujo.games.goryokaku.possible import SETUP
from takujo.games.goryokaku.read_player import PlayerReader
from takujo.games.goryokaku.stacks import clear_stacks, survey
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.hidden import EVERYBODY, UNKNOWN, card_of, face_down, known_to
from takujo.kernel.position import COMMON, Reader, is_whole

OWN = [
    "first", "turn", "space", "acted", "joined", "free_first", "last", "piles", "markers",
    "stacks", "boards", "supply", "row", "players", "person_deck", "person_discard",
    "castle_deck", "castle_discard",
]  # fmt: skip


class PositionReader:
    """Reads what lies on the table."""

    def __init__(self, t: Goryokaku, reader: Reader) -> None:
        self.t = t
        self.e = t.edition
        self.reader = reader
        self.cards = PlayerReader(t)

    def read(self) -> None:
        """Everything, in the order people write it."""
        t, r = self.t, self.reader
        r.unknown_keys(COMMON + OWN)
        t.first = r.number("first", 0, 0, t.seats - 1)
        asking = t.asking
        own = asking.seat if asking is not None and asking.id not in SETUP else -1
        t.turn = r.number("turn", own, -1, t.seats - 1) + 1
        t.space = self.word("space", ["", *SPACES])
        t.last = self.word("last", ["", *KINDS])
        t.free_first = r.number("free_first", 0, 0, 1)
        t.acted = self.mask("acted")
        t.joined = self.mask("joined")
        self.read_eras()
        self.read_stacks()
        self.read_boards()
        self.read_players()
        t.row = self.cards.zone(r, "row", ["?"] * self.e.row_size, 1)
        t.person_discard = self.cards.open_zone(r, "person_discard", 0)[::-1]
        t.castle_discard = self.cards.open_zone(r, "castle_discard", 1)[::-1]
        t.person_deck = self.deck("person_deck", 0)
        t.castle_deck = self.deck("castle_deck", 1)
        self.read_supply()

    def word(self, key: str, words: list[str]) -> int:
        """One of some words, by its place; the first if it is left out."""
        value = self.reader.data.get(key, words[0])
        if isinstance(value, str) and value in words:
            return words.index(value)
        self.reader.index(key, value if isinstance(value, str) and value else repr(value), words)
        return 0

    def mask(self, key: str) -> int:
        """Persons as a bit mask."""
        mask = 0
        for card in self.cards.zone(self.reader, key, [], 0):
            if card == UNKNOWN:
                self.reader.wrong(key, "everybody has seen these persons: ? is none of them")
            else:
                mask |= 1 << card
        return mask

    def read_eras(self) -> None:
        """The piles, each full until its era has come, and the kinds of the eras."""
        t, r = self.t, self.reader
        full = [rice * t.seats for rice in self.e.rice]
        given = r.data.get("piles", full)
        piles = whole_numbers(given)
        t.era = 1
        while t.era <= ERAS and len(piles) == ERAS and piles[t.era - 1] == 0:
            t.era += 1
        now = t.era - 1
        wrong = len(piles) != ERAS or piles[t.era :] != full[t.era :]
        if wrong or (now < ERAS and not 0 < piles[now] <= full[now]):
            r.wrong("piles", f"must be {ERAS} numbers, empty up to the era, full after it: {full}")
            piles = full
            t.era = 1
        t.piles = piles[:]
        names = r.texts("markers", KINDS[:])
        if sorted(names) != sorted(KINDS):
            r.wrong("markers", f"must hold each of {', '.join(KINDS)} once")
            names = KINDS[:]
        t.markers = [KINDS.index(name) for name in names]

    def read_stacks(self) -> None:
        """The stacks by section and seat, from the bottom."""
        t, r = self.t, self.reader
        sections = section_names(t)
        clear_stacks(t)
        data = r.data.get("stacks", {})
        if not isinstance(data, dict):
            r.wrong("stacks", "must be a table of section = {seat = discs}")
            return
        for name, stacks in data.items():
            section = r.index("stacks", str(name), sections)
            if not isinstance(stacks, dict):
                r.wrong(f"stacks.{name}", "must be a table of seat = discs")
                continue
            for seat, discs in stacks.items():
                self.read_stack(section * STRIDE, f"stacks.{name}.{seat}", str(seat), discs)
            survey(t, section * STRIDE)

    def read_stack(self, at: int, key: str, seat: str, discs: Any) -> None:
        """One stack: ``w`` for a worker, ``o`` for an onigiri, a worker on top."""
        t = self.t
        if seat not in "0123"[: t.seats] or len(seat) != 1:
            self.reader.wrong(key, f"there is no seat {seat}")
        elif not isinstance(discs, str) or discs[-1:] != "w" or discs.strip("wo"):
            self.reader.wrong(key, "must be discs from the bottom, as in 'wow', a worker on top")
        else:
            t.heights[at + int(seat)] = len(discs)
            for i, disc in enumerate(discs):
                if disc == "w":
                    t.stacks[at + int(seat)] |= 1 << i

    def read_boards(self) -> None:
        """Tiles and pieces; without them the tiles lie in the order of the edition."""
        t, r = self.t, self.reader
        size = t.seats * self.e.board_tiles
        t.tiles = self.e.all_tiles[: ERAS * size]
        t.owners = [0] * len(t.tiles)
        boards = r.records("boards")
        if "boards" in r.data and len(boards) != ERAS:
            r.wrong("boards", f"must be {ERAS} tables, not {len(boards)}")
            return
        t.tiles = t.tiles[:]
        for board, record in enumerate(boards):
            record.unknown_keys(["open", "tiles"])
            t.opened |= record.number("open", 0, 0, 1) << board
            texts = record.texts("tiles", self.default_tiles(board, size))
            if len(texts) != size:
                record.wrong("tiles", f"must be {size} tiles")
                continue
            for i, text in enumerate(texts):
                self.read_tile(record, board * size + i, text)
        for tile in range(1, len(self.e.tile_ids)):
            have, most = t.tiles.count(tile), self.e.tile_copies[tile]
            if have > most:
                r.wrong("boards", f"{self.e.tile_ids[tile]}: {have} times, there are {most}")

    def default_tiles(self, board: int, size: int) -> list[str]:
        """The names of the tiles that lie there by default."""
        tiles = self.t.tiles[board * size : (board + 1) * size]
        return [self.e.tile_ids[tile] for tile in tiles]

    def read_tile(self, record: Reader, place: int, text: str) -> None:
        """``flat_3``, or ``flat_3=2`` with a piece of seat 2."""
        name, _, seat = text.partition("=")
        tile = record.index("tiles", name or "nothing", self.e.tile_ids)
        self.t.tiles[place] = tile or 1
        if not seat:
            return
        if seat not in "0123"[: self.t.seats] or len(seat) != 1:
            record.wrong("tiles", f"there is no seat {seat} to stand on {name}")
        else:
            self.t.owners[place] = int(seat) + 1

    def read_players(self) -> None:
        """One entry for every seat."""
        t, r = self.t, self.reader
        records = r.records("players")
        if len(records) != t.seats:
            r.wrong("players", f"must be {t.seats} tables, not {len(records)}")
        while len(records) < t.seats:
            records.append(Reader({}, "players.", []))
        for seat, record in enumerate(records[: t.seats]):
            t.players.append(self.cards.player(record, seat))

    def read_supply(self) -> None:
        """What no player has; it can be left out, and must be right if it is given."""
        t, r = self.t, self.reader
        value = r.data.get("supply", {})
        if not isinstance(value, dict):
            r.wrong("supply", "must be a table of kind = number")
            value = {}
        given = Reader(value, "supply.", r.problems)
        given.unknown_keys([*KINDS, "onigiri"])
        supply: list[int] = []
        for kind, name in enumerate(KINDS):
            rest = self.e.cubes[kind] - 1
            for p in t.players:
                rest -= p.cubes[kind]
            supply.append(check_rest(given, name, rest))
        t.supply = supply
        rest = self.e.onigiri - sum(t.piles) - sum(t.heights)
        for mask in t.stacks:
            rest += mask.bit_count()
        for p in t.players:
            rest -= p.onigiri + p.laid + p.bag_onigiri
        t.onigiri = check_rest(given, "onigiri", rest)

    def deck(self, key: str, castles: int) -> list[int]:
        """From the top; ``...`` or no deck at all: whatever is not named elsewhere."""
        r = self.reader
        texts = r.texts(key, ["..."])
        rest = bool(texts) and texts[-1] == "..."
        deck: list[int] = []
        for text in reversed(texts[:-1] if rest else texts):
            name, _, seats = text.partition("@")
            card = self.cards.card(r, key, name, castles)
            deck.append(face_down(card, self.knowers(key, name, seats) if castles else 0))
        missing = self.cards.missing(castles) - len(deck)
        if rest and missing > 0:
            deck = [UNKNOWN] * missing + deck
        elif missing:
            r.wrong(key, f"{abs(missing)} cards too {'few' if missing > 0 else 'many'} in all")
        self.cards.check_once(r, key, [card_of(entry) for entry in deck])
        return deck

    def knowers(self, key: str, name: str, seats: str) -> int:
        """The mask of the seats written after a card."""
        if seats == "all":
            return EVERYBODY
        knowers = 0
        for seat in seats:
            if seat not in "0123"[: self.t.seats]:
                self.reader.wrong(key, f"there is no seat {seat} to know {name}")
            else:
                knowers |= known_to(int(seat))
        return knowers


def whole_numbers(value: Any) -> list[int]:
    """The whole numbers of a list; none if it is no list of such."""
    out: list[int] = []
    if isinstance(value, list):
        for n in value:
            if is_whole(n):
                out.append(int(n))
        if len(out) < len(value):
            return []
    return out


def check_rest(given: Reader, key: str, rest: int) -> int:
    """What is left over for the supply, if that can be."""
    if rest < 0:
        given.wrong(key, f"players have {-rest} more than there are")
        return 0
    number = given.number(key, rest, 0, 999)
    if number != rest:
        given.wrong(key, f"{rest} are left over, not {number}")
    return rest
