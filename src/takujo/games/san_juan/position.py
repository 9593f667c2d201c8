"""San Juan's table as plain data, with names, to be read and edited by hand.

Goods and knowledge are written beside the card: ``coffee_roaster=smithy`` is a roaster on which
a smithy lies as its good, ``library@02`` a discarded library that seats 0 and 2 know. ``?`` is a
card that is not known; ``...`` at the end of the deck stands for all cards not named elsewhere.
"""

from __future__ import annotations

from takujo.games.san_juan import possible
from takujo.games.san_juan.edition import PRODUCTION, ROLES, Edition
from takujo.games.san_juan.seen import in_the_air
from takujo.games.san_juan.table import Player, SanJuan
from takujo.kernel.card_fields import Pack, card_field, cards_field, deck_field
from takujo.kernel.fields import (
    Field,
    Fields,
    number_field,
    order_field,
    part_field,
    players_field,
    seat_field,
)
from takujo.kernel.position import PositionReader
from takujo.kernel.said import Said


def fields(t: SanJuan) -> Fields:
    """The position; the tops of deck, discard pile and tiles come first."""
    e, seats = t.edition, t.seats
    pack = Pack(e.ids, e.copies)
    tiles = [str(tile) for tile in range(1, len(e.tiles))]
    roles = [seat_field(role, seats, attribute="takers", at=i) for i, role in enumerate(ROLES, 1)]
    return Fields(
        number_field("round", 0, 9999, 1),
        number_field("governor", 0, seats - 1),
        part_field("roles", roles, unless=-1),
        number_field("built", 0, 99, 1),  # unless said otherwise, the town is growing
        number_field("library_used", 0, 1),
        number_field("price_tile", 0, len(tiles), attribute="tile"),
        order_field("tiles", tiles, first=1, hidden=True),
        number_field("tiles_seen", 0, len(tiles)),
        players_field(seats, new_player, player_fields(e, pack)),
        deck_field("deck", pack),
        cards_field("discard", pack, top_first=True, seats=seats),
        cards_field("drawn", pack, sort=True),
        cards_field("mine", pack, sort=True, seen=True),
        card_field("site", pack, lies=in_the_air),
        number_field("covering", 0, 99),
        number_field("done", 0, 99),
        number_field("last", 0, 99),
    )


def player_fields(e: Edition, pack: Pack) -> Fields:
    """One player."""
    return Fields(
        cards_field("hand", pack, sort=True),
        cards_field("shown", pack, sort=True, seen=True, lies=False),
        buildings_field(e, pack),
        cards_field("chapel", pack, sort=True),
        derived={"owned": lambda p: sum(1 << card for card in set(p.buildings))},
    )


def new_player() -> Player:
    """A player with nothing."""
    return Player([], [], [], [])


def buildings_field(e: Edition, pack: Pack) -> Field:
    """``library``, or a production building with its good: ``indigo_plant=?``."""

    def write(p: Player) -> list[str]:
        town = zip(p.buildings, p.goods, strict=True)
        return [pack.name(card) + (f"={pack.name(good)}" if good else "") for card, good in town]

    def read(p: Player, reader: PositionReader) -> None:
        for text in reader.texts("buildings", [e.ids[e.opening_building]]):
            name, _, good = text.partition("=")
            card = pack.card(reader, "buildings", name, seen=True)
            if card is None:
                continue
            if card in p.buildings and e.kind[card] != PRODUCTION:
                reader.wrong("buildings", Said("{card} stands there twice", card=name))
            if good and e.kind[card] != PRODUCTION:
                reader.wrong("buildings", Said("{card} cannot hold a good", card=name))
            p.buildings.append(card)
            p.goods.append(pack.card(reader, "buildings", good) or 0 if good else 0)

    return Field("buildings", ["buildings", "goods"], write, read)


def check(t: SanJuan, reader: PositionReader) -> None:
    """What does not fit together."""
    if t.tile and t.tile != t.tiles[0]:
        reader.wrong("price_tile", Said("the open tile must be the first of the tiles"))
    for seat, p in enumerate(t.players):
        for card in set(p.shown):
            if p.shown.count(card) > p.hand.count(card):
                name = t.edition.ids[card]
                reader.wrong(f"players.{seat}.shown", Said("{card} is not in the hand", card=name))
    possible.check(t, reader)
