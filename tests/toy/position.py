"""The fair's table as plain data, with names, to be read and edited by hand.

``apple@02`` is a composted apple that seats 0 and 2 know; ``?`` is a crop that is not known;
``...`` at the end of the deck stands for all crops not named elsewhere.
"""

from __future__ import annotations

from takujo.kernel.card_fields import Pack, cards_field, deck_field
from takujo.kernel.fields import Fields, number_field, players_field, seat_field, word_field
from takujo.kernel.position import PositionReader
from takujo.kernel.said import Said
from tests.toy import names
from tests.toy.effects import COIN, JAR, RIBBON
from tests.toy.table import HarvestFair, Player


def fields(t: HarvestFair) -> Fields:
    """The position; the tops of deck and compost come first."""
    e, seats = t.edition, t.seats
    crops, stalls = Pack(e.crops, e.copies), Pack(e.stalls)
    return Fields(
        number_field("day", 0, 99, 1),
        word_field("weather", e.weather),
        seat_field("turn", seats),
        word_field("last", e.crops),
        players_field(seats, Player, player_fields(crops, stalls)),
        deck_field("deck", crops),
        cards_field("compost", crops, top_first=True, seats=seats),
    )


def player_fields(crops: Pack, stalls: Pack) -> Fields:
    """One player."""
    return Fields(
        cards_field("hand", crops, sort=True),
        cards_field("entered", crops),
        cards_field("stalls", stalls, seen=True, lies=False),
        number_field("errands", 0, 1),
        number_field("coins", 0, 999, attribute="things", at=COIN),
        number_field("jars", 0, 999, attribute="things", at=JAR),
        number_field("ribbons", 0, 999, attribute="things", at=RIBBON),
        derived={"owned": lambda p: sum(1 << stall for stall in p.stalls)},
    )


def check(t: HarvestFair, reader: PositionReader) -> None:
    """A stall is bought once; rows that a rule adds up are never carried out by themselves."""
    for seat, p in enumerate(t.players):
        if len(set(p.stalls)) < len(p.stalls):
            reader.wrong(f"players.{seat}.stalls", Said("no stall stands there twice"))
    effects = t.edition.effects
    for frame in [*t.agenda, *([t.asking] if t.asking else [])]:
        moment = effects.rows[frame.n].moment if frame.id == names.EFFECT else 0
        if effects.words.moments[moment].sums:
            reader.wrong("agenda", Said("effect {n} is added up, and never asked", n=frame.n))
