"""The fair's table as plain data, with names, to be read and edited by hand.

``apple@02`` is a composted apple that seats 0 and 2 know; ``?`` is a crop that is not known;
``...`` at the end of the deck stands for all crops not named elsewhere.
"""

from __future__ import annotations

from typing import Any

from takujo.kernel.hidden import EVERYBODY, UNKNOWN, card_of, face_down, knowers_of, known_to
from takujo.kernel.position import COMMON, Reader, common_data
from tests.toy import names
from tests.toy.edition import Edition
from tests.toy.seen import all_crops
from tests.toy.table import HarvestFair, Player

OWN = ["day", "weather", "turn", "last", "players", "deck", "compost"]
THINGS = ["coins", "jars", "", "ribbons"]  # as a player has them
PLAYER = ["hand", "entered", "stalls", "errands", "coins", "jars", "ribbons"]


def to_data(t: HarvestFair) -> dict[str, Any]:
    """The position; the tops of deck and compost come first."""
    e = t.edition
    data = common_data(t)
    data["day"] = t.day
    data["weather"] = e.weather[t.weather]
    data["turn"] = t.turn - 1
    data["last"] = e.crops[t.last]
    data["players"] = [player_data(e, p) for p in t.players]
    data["deck"] = [crop_name(e, crop) for crop in reversed(t.deck)]
    data["compost"] = [entry_name(e, entry) for entry in reversed(t.compost)]
    return data


def player_data(e: Edition, p: Player) -> dict[str, Any]:
    """One player."""
    data: dict[str, Any] = {
        "hand": [crop_name(e, crop) for crop in p.hand],
        "entered": [crop_name(e, crop) for crop in p.entered],
        "stalls": [e.stalls[stall] for stall in p.stalls],
        "errands": p.errands,
    }
    data.update({name: p.things[i] for i, name in enumerate(THINGS) if name})
    return data


def crop_name(e: Edition, crop: int) -> str:
    """The id of a crop, ``?`` if it is not known."""
    return "?" if crop == UNKNOWN else e.crops[crop]


def entry_name(e: Edition, entry: int) -> str:
    """A composted crop and who knows it."""
    knowers = knowers_of(entry)
    seats = "".join([str(seat) for seat in range(8) if knowers >> seat & 1])
    known = "@all" if knowers == EVERYBODY else f"@{seats}" if seats else ""
    return crop_name(e, card_of(entry)) + known


class PositionReader:
    """Reads the fair's part of a position."""

    def __init__(self, t: HarvestFair, reader: Reader) -> None:
        self.t = t
        self.e = t.edition
        self.reader = reader

    def read(self) -> None:
        """Everything, in the order people write it."""
        t, r = self.t, self.reader
        r.unknown_keys(COMMON + OWN)
        t.day = r.number("day", 1, 0, 99)
        t.turn = r.number("turn", -1, -1, t.seats - 1) + 1
        t.weather = self.word("weather", self.e.weather)
        t.last = self.word("last", self.e.crops)
        records = r.records("players")
        if len(records) != t.seats:
            r.wrong("players", f"must be {t.seats} tables, not {len(records)}")
        for record in records[: t.seats]:
            t.players.append(self.player(record))
        while len(t.players) < t.seats:
            t.players.append(Player())
        self.read_compost()
        self.read_deck()
        self.check_effects()

    def word(self, key: str, words: list[str]) -> int:
        """One of the edition's ids, by its place; the first if it is left out."""
        value = self.reader.data.get(key, words[0])
        return self.reader.index(key, value if isinstance(value, str) else repr(value), words)

    def crops(self, reader: Reader, key: str) -> list[int]:
        """A list of crops."""
        return [self.crop(reader, key, name) for name in reader.texts(key, [])]

    def crop(self, reader: Reader, key: str, name: str) -> int:
        """A crop by its id; the empty name is none."""
        if name == "?":
            return UNKNOWN
        crop = reader.index(key, name or "nothing", self.e.crops)
        return crop or UNKNOWN  # a problem was noted: what stands there does not matter

    def player(self, record: Reader) -> Player:
        """One entry of the list of players."""
        record.unknown_keys(PLAYER)
        p = Player()
        p.hand = sorted(self.crops(record, "hand"))
        p.entered = self.crops(record, "entered")
        p.errands = record.number("errands", 0, 0, 1)
        for i, name in enumerate(THINGS):
            if name:
                p.things[i] = record.number(name, 0, 0, 999)
        for name in record.texts("stalls", []):
            stall = record.index("stalls", name or "nothing", self.e.stalls)
            if p.has(stall):
                record.wrong("stalls", f"{name} stands there twice")
            p.stalls.append(stall)
            p.owned |= 1 << stall
        return p

    def check_effects(self) -> None:
        """Rows that a rule adds up are never carried out by themselves."""
        effects = self.e.effects
        for frame in [*self.t.agenda, *([self.t.asking] if self.t.asking else [])]:
            moment = effects.rows[frame.n].moment if frame.id == names.EFFECT else 0
            if effects.words.moments[moment].sums:
                self.reader.wrong("agenda", f"effect {frame.n} is added up, and never asked")

    def read_compost(self) -> None:
        """With who knows each crop, the newest first."""
        for text in reversed(self.reader.texts("compost", [])):
            name, _, seats = text.partition("@")
            knowers = EVERYBODY if seats == "all" else 0
            for seat in "" if seats == "all" else seats:
                if seat not in "01234567"[: self.t.seats]:
                    self.reader.wrong("compost", f"there is no seat {seat} to know {name}")
                else:
                    knowers |= known_to(int(seat))
            self.t.compost.append(face_down(self.crop(self.reader, "compost", name), knowers))

    def read_deck(self) -> None:
        """From the top; ``...`` or no deck at all: whatever is not named elsewhere."""
        t, r = self.t, self.reader
        texts = r.texts("deck", ["..."])
        rest = bool(texts) and texts[-1] == "..."
        named = texts[:-1] if rest else texts
        t.deck = [self.crop(r, "deck", name) for name in reversed(named)]
        missing = sum(self.e.copies) - len(all_crops(t))
        if rest and missing > 0:
            t.deck = [UNKNOWN] * missing + t.deck
        elif missing:
            r.wrong("deck", f"{abs(missing)} crops too {'few' if missing > 0 else 'many'} in all")
        everything = all_crops(t)
        for crop in range(1, len(self.e.crops)):
            have, most = everything.count(crop), self.e.copies[crop]
            if have > most:
                r.wrong(
                    "crops", f"{self.e.crops[crop]}: {have} on the table, the edition has {most}"
                )
