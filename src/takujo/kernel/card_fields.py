"""Fields that hold cards: ``?`` is one that is not known, ``...`` all that are named nowhere.

Of a card lying face down it may be written who knows it: ``library@02``, or ``library@all``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from takujo.kernel.fields import Field, value_field
from takujo.kernel.hidden import EVERYBODY, UNKNOWN, card_of, face_down, knowers_of, known_to
from takujo.kernel.position import PositionReader
from takujo.kernel.said import Said

REST: Final = "..."


class Pack:
    """The cards of one kind, by number from ``first``: their names, and how many there are."""

    def __init__(
        self,
        ids: Sequence[str],
        copies: Sequence[int] | None = None,
        first: int = 1,
        end: int | None = None,
    ) -> None:
        self.ids = ids  # by card; those of other packs may be among them
        self.copies = copies or [1] * len(ids)
        self.first = first
        self.end = len(ids) if end is None else end
        self.numbers = {ids[card]: card for card in range(first, self.end)} | {"?": UNKNOWN}
        self.count = sum(self.copies[first : self.end])

    def name(self, card: int) -> str:
        """What people write."""
        return "?" if card == UNKNOWN else self.ids[card]

    def card(
        self, reader: PositionReader, key: str, name: str, lies: bool = True, seen: bool = False
    ) -> int | None:
        """A card by its name; None, and the problem is noted, if it cannot be."""
        card = self.numbers.get(name)
        if not name:
            reader.wrong(key, Said("has a card without a name"))
        elif name == "?" and seen:
            reader.wrong(key, Said("everybody has seen these cards: ? is none of them"))
        elif card is None and name in self.ids:
            reader.wrong(key, Said("'{name}' does not belong there", name=name))
        elif card is None:
            reader.index(key, name, self.ids[self.first : self.end])
        elif lies:
            self.lay(reader, key, card)
        return None if seen and card == UNKNOWN else card

    def lay(self, reader: PositionReader, key: str, card: int) -> None:
        """Count a card that lies there; the first one too many is noted."""
        laid = reader.laid.setdefault(self, [0] * (UNKNOWN + 1))
        laid[card] += 1
        if card != UNKNOWN and laid[card] == self.copies[card] + 1:
            n = self.copies[card]
            reader.wrong(key, Said("{card}: the edition has only {n}", card=self.ids[card], n=n))

    def left(self, reader: PositionReader) -> int:
        """How many cards have not been read anywhere."""
        return self.count - sum(reader.laid.get(self, []))

    def known_name(self, entry: int) -> str:
        """A card lying face down, and who knows it."""
        knowers = knowers_of(entry)
        seats = "".join([str(seat) for seat in range(8) if knowers >> seat & 1])
        known = "@all" if knowers == EVERYBODY else f"@{seats}" if seats else ""
        return self.name(card_of(entry)) + known

    def known_card(self, reader: PositionReader, key: str, text: str, seats: int) -> int | None:
        """The same, read."""
        name, _, given = text.partition("@")
        knowers = EVERYBODY if given == "all" else 0
        for seat in "" if given == "all" else given:
            if seat not in "01234567"[:seats]:
                reader.wrong(
                    key, Said("there is no seat {seat} to know {card}", seat=seat, card=name)
                )
            else:
                knowers |= known_to(int(seat))
        card = self.card(reader, key, name)
        return None if card is None else face_down(card, knowers)


def card_field(key: str, pack: Pack, lies: Callable[[Any], bool] | None = None) -> Field:
    """One card, or none, never unknown; it only names one, unless it ``lies`` there."""

    def read(of: Any, reader: PositionReader) -> None:
        card = reader.index(key, reader.data.get(key, ""), pack.ids)
        setattr(of, key, card)
        if card and lies is not None and lies(of):
            pack.lay(reader, key, card)

    return Field(key, [key], lambda of: pack.ids[getattr(of, key)], read)


def cards_field(
    key: str,
    pack: Pack,
    sort: bool = False,
    top_first: bool = False,
    seen: bool = False,
    lies: bool = True,
    seats: int = 0,
    default: Sequence[str] = (),
) -> Field:
    """A list of cards: sorted by number, or as written, or the other way round with its top first.

    Everybody has ``seen`` them: none is unknown. They may not lie there, and only be named. It may
    be written which ``seats`` know each.
    """

    def write(cards: list[int]) -> list[str]:
        shown = cards[::-1] if top_first else cards
        return [pack.known_name(card) if seats else pack.name(card) for card in shown]

    def read(reader: PositionReader) -> list[int]:
        cards = read_cards(reader, key, reader.texts(key, default), pack, lies, seen, seats)
        return sorted(cards) if sort else cards[::-1] if top_first else cards

    return value_field(key, write, read)


def read_cards(
    reader: PositionReader,
    key: str,
    texts: Sequence[str],
    pack: Pack,
    lies: bool,
    seen: bool,
    seats: int,
) -> list[int]:
    """Cards by their names; what cannot be is left out."""
    found = [
        pack.known_card(reader, key, text, seats)
        if seats
        else pack.card(reader, key, text, lies, seen)
        for text in texts
    ]
    return [card for card in found if card is not None]


def card_marks_field(key: str, pack: Pack) -> Field:
    """Cards that lie elsewhere and that everybody has seen; the attribute has a bit for each."""

    def read(reader: PositionReader) -> int:
        cards = read_cards(reader, key, reader.texts(key, []), pack, False, True, 0)
        return sum(1 << card for card in set(cards))

    def write(mask: int) -> list[str]:
        return [pack.name(card) for card in range(pack.first, pack.end) if mask >> card & 1]

    return value_field(key, write, read)


def deck_field(key: str, pack: Pack, top_first: bool = True, seats: int = 0) -> Field:
    """What is left of a pack: ``...`` at the end, or no deck at all, stands for all not named."""

    def read(reader: PositionReader) -> list[int]:
        texts = reader.texts(key, [REST])
        named = texts[:-1] if texts[-1:] == [REST] else texts
        cards = read_cards(reader, key, named, pack, True, False, seats)
        left = pack.left(reader)
        if left > 0 and named is not texts:
            cards += [UNKNOWN] * left
        elif left > 0 and not reader.mistakes:
            reader.wrong(key, Said("{n} cards too few in all", n=left))
        elif left < 0 and not reader.mistakes:
            reader.wrong(key, Said("{n} cards too many in all", n=-left))
        return cards[::-1] if top_first else cards

    write = cards_field(key, pack, top_first=top_first, seats=seats).write
    return Field(key, [key], write, lambda of, reader: setattr(of, key, read(reader)), late=True)
