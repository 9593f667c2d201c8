"""A position of 4bit Town out of plain data; everything that cannot be is named."""

from __future__ import annotations

from typing import Any

from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.position import NUMBERS, OWN, PLAYER
from takujo.games.fourbit_town.possible import check
from takujo.games.fourbit_town.table import Town
from takujo.kernel.hidden import EVERYBODY, UNKNOWN, face_down, known_to
from takujo.kernel.position import COMMON, Reader, is_whole


class PositionReader:
    """Reads 4bit Town's part of a position; all that is left out has a default."""

    def __init__(self, t: Town, reader: Reader) -> None:
        self.t = t
        self.e = t.edition
        self.reader = reader

    def read(self) -> None:
        """Everything, in the order people write it."""
        t, r = self.t, self.reader
        r.unknown_keys(COMMON + OWN)
        t.round = r.number("round", 1, 0, self.e.rounds)
        t.worker = r.number("worker", -1, -1, t.seats - 1) + 1
        t.blocked = self.places(r, "blocked")
        site = r.data.get("site", "")
        t.site = r.index("site", site if isinstance(site, str) else repr(site), self.e.buildings)
        self.read_now()
        self.read_players()
        self.read_order()
        t.row = self.buildings(r, "row")
        if UNKNOWN in t.row:
            r.wrong("row", "everybody sees these buildings: ? is none of them")
        self.read_deck()
        self.read_unused()
        if not r.problems:
            check(t, r)

    def places(self, reader: Reader, key: str) -> int:
        """A list of places as a mask."""
        value = reader.data.get(key, [])
        mask = 0
        items: list[Any] = value if isinstance(value, list) else []
        if not isinstance(value, list):
            reader.wrong(key, f"must be a list of places, not {value!r}")
        for place in items:
            if not is_whole(place) or not 0 <= place < names.PLACES:
                reader.wrong(key, f"{place!r} is no place; places are 0 to {names.PLACES - 1}")
            else:
                mask |= 1 << int(place)
        return mask

    def read_now(self) -> None:
        """What has been given and done for the acting worker."""
        data = self.reader.data.get("now", {})
        if not isinstance(data, dict):
            self.reader.wrong("now", f"must be a table of numbers, not {data!r}")
            return
        r = Reader(data, "now.", self.reader.problems)
        r.unknown_keys(NUMBERS)
        t = self.t
        t.by_place = r.number("by_place", 0, 0, 1)
        t.paid = r.number("paid", 0, 0, 1)
        t.given_wood = r.number("given_wood", 0, 0, 9999)
        t.given_stone = r.number("given_stone", 0, 0, 9999)
        t.given_coin = r.number("given_coin", 0, 0, 9999)
        t.given_vp = r.number("given_vp", 0, 0, 9999)
        t.planned_here = r.number("planned_here", 0, 0, 1)
        t.built_here = r.number("built_here", 0, 0, 1)
        t.levelled_here = r.number("levelled_here", 0, 0, 1)
        t.moved_here = r.number("moved_here", 0, 0, 1)
        t.hired_here = r.number("hired_here", 0, 0, 1)
        t.coming = r.number("coming", 0, 0, 9999)
        t.used = r.number("used", 0, 0, (1 << self.e.effects.turn_bits) - 1)
        t.way = r.number("way", 0, 0, self.e.effects.most_ways)
        t.owed = r.number("owed", 0, 0, 199)
        t.paying = r.number("paying", 0, 0, 1)
        t.off_wood = r.number("off_wood", 0, 0, 98)
        t.off_stone = r.number("off_stone", 0, 0, 98)
        t.off_coin = r.number("off_coin", 0, 0, 98)

    def read_players(self) -> None:
        """One entry for every seat."""
        records = self.reader.records("players")
        if len(records) != self.t.seats:
            self.reader.wrong("players", f"must be {self.t.seats} tables, not {len(records)}")
        for record in records[: self.t.seats]:
            self.t.players.append(self.player(record))
        while len(self.t.players) < self.t.seats:
            self.t.players.append(Player())

    def player(self, r: Reader) -> Player:
        """One player."""
        e = self.e
        r.unknown_keys(PLAYER)
        p = Player()
        p.wood = r.number("wood", 0, 0, e.cap_resource)
        p.stone = r.number("stone", 0, 0, e.cap_resource)
        p.coin = r.number("coin", 0, 0, e.cap_resource)
        for name, n in (("wood", p.wood), ("stone", p.stone), ("coin", p.coin)):
            if n % 2:
                r.wrong(name, f"resources come in twos: {n} is odd")
        p.vp = r.number("vp", 0, 0, e.cap_vp)
        p.level = r.number("level", e.start_level, 0, e.most_level)
        p.space = r.number("space", 1, 1, 250)
        p.hired = r.number("hired", min(e.start_workers, e.workers), 0, e.workers)
        p.sent = r.number("sent", 0, 0, e.workers)
        p.out = r.number("out", 0, 0, 1)
        p.sending = r.number("sending", 0, 0, 1)
        p.first = r.number("first", 0, 0, 1)
        p.shown = r.number("shown", 0, 0, 1)
        p.place = r.number("place", -1, -1, names.HALL)
        p.places = self.places(r, "places")
        p.hand = self.cards(r, "hand")
        p.keep_cards(self.cards(r, "cards"))
        p.passed = self.cards(r, "passed")
        p.stack = self.sides(r)
        p.buildings = self.buildings(r, "buildings")
        if UNKNOWN in p.buildings:
            r.wrong("buildings", "everybody sees these buildings: ? is none of them")
        for building in p.buildings:
            p.owned |= 1 << building
        p.plans = self.plans(r, len(self.t.players))
        return p

    def cards(self, reader: Reader, key: str) -> list[int]:
        """A list of cards."""
        return [self.element(reader, key, name, self.e.cards) for name in reader.texts(key, [])]

    def buildings(self, reader: Reader, key: str) -> list[int]:
        """A list of buildings."""
        ids = self.e.buildings
        return [self.element(reader, key, name, ids) for name in reader.texts(key, [])]

    def element(self, reader: Reader, key: str, name: str, ids: list[str]) -> int:
        """A card or building by its id; the empty name is none."""
        if name == "?":
            return UNKNOWN
        at = reader.index(key, name or "nothing", ids)
        return at or UNKNOWN  # a problem was noted: what stands there does not matter

    def sides(self, r: Reader) -> list[int]:
        """The stack, the top first."""
        out: list[int] = []
        ids = [self.e.side_name(side) for side in range(2 * (len(self.e.cards) - 1))]
        for name in r.texts("stack", []):
            out.append(UNKNOWN if name == "?" else r.index("stack", name, ids))
        return out

    def plans(self, r: Reader, seat: int) -> list[int]:
        """Planned buildings with who knows each."""
        out: list[int] = []
        for text in r.texts("plans", []):
            name, _, seats = text.partition("@")
            knowers = EVERYBODY if seats == "all" else 0
            for knower in "" if seats == "all" else seats:
                if knower not in "01234567"[: self.t.seats]:
                    r.wrong("plans", f"there is no seat {knower} to know {name}")
                else:
                    knowers |= known_to(int(knower))
            if knowers != EVERYBODY and knowers != known_to(seat):
                r.wrong("plans", f"{text}: its owner alone knows it (@{seat}), or @all")
            out.append(face_down(self.element(r, "plans", name, self.e.buildings), knowers))
        return out

    def read_order(self) -> None:
        """The seats on the track; without it, by space and then by number."""
        t, r = self.t, self.reader
        seats = list(range(t.seats))
        spaces = [p.space for p in t.players]
        by_space = [seat for space in sorted(set(spaces), reverse=True)
                    for seat in seats if spaces[seat] == space]  # fmt: skip
        given = r.data.get("order", by_space)
        items: list[Any] = given if isinstance(given, list) else []
        order = [int(seat) for seat in items if is_whole(seat)]
        if len(order) != len(items) or sorted(order) != seats:
            r.wrong("order", f"must hold each seat of {seats} once, not {given!r}")
            order = by_space
        elif [spaces[seat] for seat in order] != sorted(spaces, reverse=True):
            r.wrong("order", "must go from the furthest space to the rearmost")
        t.order = order

    def read_deck(self) -> None:
        """From the top; ``...`` or no deck at all: whatever is not named elsewhere."""
        t, r = self.t, self.reader
        texts = r.texts("deck", ["..."])
        rest = bool(texts) and texts[-1] == "..."
        top = [self.element(r, "deck", name, self.e.buildings) for name in
               (texts[:-1] if rest else texts)]  # fmt: skip
        t.deck = top[::-1]
        there = len(t.deck) + len(t.row)
        for p in t.players:
            there += len(p.buildings) + len(p.plans)
        missing = len(self.e.buildings) - 1 - there
        if rest and missing > 0:
            t.deck = [UNKNOWN] * missing + t.deck
        elif missing:
            kind = "few" if missing > 0 else "many"
            r.wrong("deck", f"{abs(missing)} buildings too {kind} in all")

    def read_unused(self) -> None:
        """Players without cards get some dealt; what nobody has is unused."""
        t, r = self.t, self.reader
        drafting = False
        for p in t.players:
            drafting = drafting or bool(p.hand)
        if not drafting:
            for p in t.players:
                missing = max(names.BITS - len(p.cards), 0)
                p.keep_cards(p.cards + [UNKNOWN] * missing)
        there = 0
        for p in t.players:
            there += len(p.hand) + len(p.cards)
        wanted = len(self.e.cards) - 1 - there
        t.unused = self.cards(r, "unused") if "unused" in r.data else [UNKNOWN] * max(wanted, 0)
        if len(t.unused) != wanted:
            r.wrong("unused", f"must be {wanted} cards, not {len(t.unused)}")
