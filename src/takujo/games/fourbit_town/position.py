"""4bit Town's table as plain data, with names, to be read and edited by hand.

``5.1`` is card 5 with its 1 up; ``mint@02`` a planned mint that seats 0 and 2 know, ``@all`` one
that everybody knows. ``?`` is a card that is not known; ``...`` at the end of the deck stands for
all buildings not named elsewhere.
"""

from __future__ import annotations

from takujo.games.fourbit_town import names, possible
from takujo.games.fourbit_town.edition import Edition
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.table import Town
from takujo.kernel.card_fields import Pack, card_field, cards_field, deck_field
from takujo.kernel.fields import (
    Field,
    Fields,
    marks_field,
    number_field,
    number_fields,
    order_field,
    part_field,
    players_field,
    seat_field,
)
from takujo.kernel.hidden import EVERYBODY, UNKNOWN, knowers_of, known_to
from takujo.kernel.position import PositionReader
from takujo.kernel.said import Said


def fields(t: Town) -> Fields:
    """The position; the top of the deck comes first."""
    e, seats = t.edition, t.seats
    cards, buildings = Pack(e.cards), Pack(e.buildings)
    return Fields(
        number_field("round", 0, e.rounds, 1),
        order_field("order", range(seats), default=by_space),
        marks_field("blocked", 0, names.PLACES - 1),
        seat_field("worker", seats),
        card_field("site", buildings),
        part_field("now", numbers_now(e), unless=0),
        players_field(seats, Player, player_fields(e, seats, cards, buildings)),
        cards_field("row", buildings, seen=True),
        deck_field("deck", buildings),
        unused_field(cards),
        derived={"sides": sides_acting},
    )


def numbers_now(e: Edition) -> list[Field]:
    """What has been given and done for the acting worker, and what is being paid."""
    return [
        *number_fields(0, 1, "by_place", "paid"),
        *number_fields(0, 9999, "given_wood", "given_stone", "given_coin", "given_vp"),
        *number_fields(0, 1, "planned_here", "built_here", "levelled_here", "moved_here"),
        number_field("hired_here", 0, 1),
        number_field("coming", 0, 9999),
        number_field("used", 0, (1 << e.effects.turn_bits) - 1),
        number_field("way", 0, e.effects.most_ways),
        number_field("owed", 0, 199),
        number_field("paying", 0, 1),
        *number_fields(0, 98, "off_wood", "off_stone", "off_coin"),
    ]


def player_fields(e: Edition, seats: int, cards: Pack, buildings: Pack) -> Fields:
    """One player."""
    sides = Pack([e.side_name(side) for side in range(2 * (len(e.cards) - 1))], first=0)
    return Fields(
        *number_fields(0, e.cap_resource, "wood", "stone", "coin"),
        number_field("vp", 0, e.cap_vp),
        number_field("level", 0, e.most_level, e.start_level),
        number_field("space", 1, 250),
        number_field("hired", 0, e.workers, min(e.start_workers, e.workers)),
        number_field("sent", 0, e.workers),
        *number_fields(0, 1, "out", "sending", "first", "shown"),
        number_field("place", -1, names.HALL),
        marks_field("places", 0, names.PLACES - 1),
        cards_field("hand", cards),
        cards_field("cards", cards),
        cards_field("passed", cards, lies=False),
        cards_field("stack", sides, lies=False),
        cards_field("buildings", buildings, seen=True),
        cards_field("plans", buildings, seats=seats),
        derived={"owned": owned, "faces": faces},
    )


def unused_field(cards: Pack) -> Field:
    """Cards that nobody got; players without cards get some dealt, unless they draft theirs."""
    rest = deck_field("unused", cards, top_first=False)

    def read(t: Town, reader: PositionReader) -> None:
        if not any(p.hand for p in t.players):
            for p in t.players:
                missing = max(names.BITS - len(p.cards), 0)
                p.keep_cards(p.cards + [UNKNOWN] * missing)
                for _ in range(missing):
                    cards.lay(reader, "cards", UNKNOWN)
        rest.read(t, reader)

    return Field("unused", ["unused"], rest.write, read, late=True)


def by_space(t: Town) -> list[int]:
    """The seats as they stand on the track, where it is not said who came first to a space."""
    return sorted(range(t.seats), key=lambda seat: -t.players[seat].space)


def owned(p: Player) -> int:
    """A bit for every building."""
    return sum(1 << building for building in p.buildings)


def faces(p: Player) -> list[int]:
    """Both sides of all four cards."""
    other = Player()
    other.keep_cards(p.cards)
    return other.faces


def sides_acting(t: Town) -> int:
    """The sides in the stack of the worker that acts; none while they are hidden."""
    stack = t.players[t.worker - 1].stack if t.worker else []
    return sum(1 << side for side in set(stack) if side != UNKNOWN)


def check(t: Town, reader: PositionReader) -> None:
    """What does not fit together, where the reading has found nothing wrong."""
    spaces = [t.players[seat].space for seat in t.order]
    if spaces != sorted(spaces, reverse=True):
        reader.wrong("order", Said("must go from the furthest space to the rearmost"))
    for seat, p in enumerate(t.players):
        for name, n in (("wood", p.wood), ("stone", p.stone), ("coin", p.coin)):
            if n % 2:
                reader.wrong(
                    f"players.{seat}.{name}", Said("resources come in twos: {n} is odd", n=n)
                )
        if {knowers_of(entry) for entry in p.plans} - {known_to(seat), EVERYBODY}:
            reader.wrong(
                f"players.{seat}.plans",
                Said(
                    "each is known to its owner alone (@{seat}), or to everybody (@all)", seat=seat
                ),
            )
    if not reader.mistakes:
        possible.check(t, reader)
