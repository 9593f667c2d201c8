"""Goryokaku's table as plain data, with names, to be read and edited by hand.

A stack is written from the bottom, ``owo`` for a worker between two onigiri; a tile with the
seat that has it, ``flat_3=2``; a castle card in the deck with the seats that know it,
``stone_wall@02``. ``?`` is a card that is not known; ``...`` at the end of a deck stands for all
its cards not named elsewhere. What can be counted from the rest may be left out.
"""

from __future__ import annotations

from takujo.games.goryokaku import effects, possible
from takujo.games.goryokaku.edition import Edition
from takujo.games.goryokaku.names import ERAS, GIVE, KINDS, SOIL_LV, SPACES, STRIDE, TRACKS
from takujo.games.goryokaku.player import Player
from takujo.games.goryokaku.position_board import boards_field, piles_field, stacks_field, tops
from takujo.games.goryokaku.resources import by_kind
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.card_fields import Pack, card_marks_field, cards_field, deck_field
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
    value_field,
    word_field,
)
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.position import PositionReader
from takujo.kernel.said import Said


class Packs:
    """The three packs of cards."""

    def __init__(self, e: Edition) -> None:
        self.persons = Pack(e.ids, end=e.first_castle)
        self.castles = Pack(e.ids, first=e.first_castle, end=e.first_crest)
        self.crests = Pack(e.ids, first=e.first_crest)


def fields(t: Goryokaku) -> Fields:
    """The position; the tops of decks and discard piles come first."""
    e, seats = t.edition, t.seats
    packs = Packs(e)
    persons, castles = packs.persons, packs.castles
    supply = [supply_field(kind, "supply", i) for i, kind in enumerate(KINDS)]
    return Fields(
        number_field("first", 0, seats - 1),
        seat_field("turn", seats, usual_turn),
        word_field("space", ["", *SPACES]),
        card_marks_field("acted", persons),
        card_marks_field("joined", persons),
        number_field("free_first", 0, 1),
        word_field("last", ["", *KINDS]),
        piles_field(e, seats),
        order_field("markers", KINDS),
        stacks_field(e, seats),
        boards_field(e, seats),
        part_field("supply", [*supply, supply_field("onigiri", "onigiri")]),
        cards_field("row", castles, default=["?"] * e.row_size),
        players_field(seats, Player, player_fields(e, packs)),
        deck_field("person_deck", persons),
        cards_field("person_discard", persons, top_first=True, seen=True),
        deck_field("castle_deck", castles, seats=seats),
        cards_field("castle_discard", castles, top_first=True, seen=True),
        derived={
            "era": lambda t: next((i for i, pile in enumerate(t.piles, 1) if pile), ERAS + 1),
            "owed": cards_owed,
            "tops": tops,
            "stack_at": lambda _: e.stack_at[seats],
        },
        of_seats={
            "placed": pieces_placed,
            "reserve": lambda t, seat: e.pieces - pieces_placed(t, seat) - t.players[seat].pieces,
        },
    )


def player_fields(e: Edition, packs: Packs) -> Fields:
    """One player; workers in the bag and pieces in reserve are what lies nowhere else."""
    castles = packs.castles
    levels = [number_field(k, 0, e.track_top[i], 0, "levels", i) for i, k in enumerate(TRACKS)]
    cubes = [number_field(k, 0, e.cubes[i], 0, "cubes", i) for i, k in enumerate(KINDS)]
    return Fields(
        cards_field("people", packs.persons, sort=True),
        cards_field("plans", castles, sort=True),
        cards_field("shown", castles, sort=True, seen=True, lies=False),
        cards_field("dealt", castles, sort=True),
        cards_field("persons", packs.persons, seen=True),
        cards_field("castles", castles, seen=True),
        crest_field(packs.crests),
        part_field("cubes", cubes, unless=0),
        number_field("koban", 0, 9999),
        *levels,
        number_field("daiba", 0, len(e.steps)),
        marks_field("circles", 1, ERAS),
        number_field("workers", 0, e.workers, at_hand),
        *number_fields(0, e.onigiri, "onigiri", "laid"),
        number_field("away", 0, 1),
        part_field("bag", bag(e)),
        number_field("pieces", 0, e.pieces),
        derived={
            "standing": lambda p: standing(e, p),
            "storehouses": lambda p: storehouses(e, p),
            "stored": lambda p: sum(p.cubes),
            "resources": lambda p: by_kind(p.cubes, p.standing),
        },
    )


def crest_field(crests: Pack) -> Field:
    """The one crest card, which may be unknown."""

    def read(reader: PositionReader) -> int:
        names = reader.texts("crest", ["?"])
        if len(names) != 1:
            reader.wrong("crest", Said("must be one crest card"))
            return UNKNOWN
        return crests.card(reader, "crest", names[0]) or UNKNOWN

    return value_field("crest", lambda card: [crests.name(card)], read)


def bag(e: Edition) -> list[Field]:
    """The discs in the bag."""
    rest = number_field(
        "workers", 0, e.workers, lambda p, r: max(0, unplaced(p, r) - p.workers), "bag_workers"
    )
    return [rest, number_field("onigiri", 0, e.onigiri, attribute="bag_onigiri")]


def supply_field(key: str, attribute: str, at: int = -1) -> Field:
    """What nobody has; it can be left out."""
    return number_field(key, 0, 999, lambda t, _: max(0, left_over(t)[key]), attribute, at)


def left_over(t: Goryokaku) -> dict[str, int]:
    """Cubes of each kind, one of which marks an era, and onigiri that nobody has."""
    e = t.edition
    left = {k: e.cubes[i] - 1 - sum(p.cubes[i] for p in t.players) for i, k in enumerate(KINDS)}
    in_stacks = sum(t.heights) - sum(discs.bit_count() for discs in t.stacks)
    held = sum(p.onigiri + p.laid + p.bag_onigiri for p in t.players)
    return {**left, "onigiri": e.onigiri - sum(t.piles) - in_stacks - held}


def usual_turn(t: Goryokaku, _reader: PositionReader) -> int:
    """It is the turn of who is asked; in the setup it is nobody's."""
    return -1 if t.asking is None or t.asking.id in possible.SETUP else t.asking.seat


def cards_owed(t: Goryokaku) -> int:
    """How many hand cards the agenda still asks for as a price."""
    return sum(frame.n for frame in [*t.agenda, t.asking] if frame and frame.id == GIVE)


def unplaced(p: Player, reader: PositionReader) -> int:
    """Workers of a player being read that lie neither in a stack nor at the daiba."""
    t: Goryokaku = reader.sits_at
    return max(0, t.edition.workers - workers_placed(t, reader.seat) - p.away)


def at_hand(p: Player, reader: PositionReader) -> int:
    """Workers in hand unless it is said: as many as are drawn, if so many are left."""
    t: Goryokaku = reader.sits_at
    return min(t.edition.workers_drawn[t.seats], unplaced(p, reader))


def workers_placed(t: Goryokaku, seat: int) -> int:
    """Workers of the seat that lie in stacks."""
    return sum(t.stacks[at].bit_count() for at in range(seat, len(t.stacks), STRIDE))


def pieces_placed(t: Goryokaku, seat: int) -> int:
    """Pieces of the seat that stand on tiles."""
    own = [tile for tile, owner in zip(t.tiles, t.owners, strict=True) if owner == seat + 1]
    return sum(t.edition.tile_pieces[tile] for tile in own)


def standing(e: Edition, p: Player) -> list[int]:
    """By kind: what stands for cubes in every castle build, soil levels among it."""
    own = [e.standing[card] for card in p.persons]
    levels = [p.levels[SOIL_LV], 0, 0, 0, 0]
    return [sum(of_kind) for of_kind in zip(levels, *own, strict=True)]


def storehouses(e: Edition, p: Player) -> int:
    """Those of the setup, and what persons brought."""
    gains = [row.gains[0] for card in p.persons for row in e.hired_rows[card]]
    return e.storehouses + sum(gain.number for gain in gains if gain.thing == effects.STOREHOUSE)


def check(t: Goryokaku, reader: PositionReader) -> None:
    """What does not fit together, where the reading has found nothing wrong."""
    if reader.mistakes:
        return
    for (key, left), given in zip(left_over(t).items(), [*t.supply, t.onigiri], strict=True):
        if left < 0:
            reader.wrong(f"supply.{key}", Said("players have {n} more than there are", n=-left))
        elif given != left:
            reader.wrong(
                f"supply.{key}", Said("{n} are left over, not {given}", n=left, given=given)
            )
    e = t.edition
    for seat, p in enumerate(t.players):
        where = f"players.{seat}."
        for card in p.shown:
            if card not in p.plans or p.shown.count(card) > 1:
                reader.wrong(
                    f"{where}shown", Said("{card} is not among the plans", card=e.ids[card])
                )
        workers = workers_placed(t, seat) + p.away + p.workers + p.bag_workers
        pieces = max(p.placed + p.pieces, e.pieces)  # the rest is on the own board
        for key, n, most in (("workers", workers, e.workers), ("pieces", pieces, e.pieces)):
            if n != most:
                reader.wrong(
                    where + key, Said("{n} in all, but each player has {all}", n=n, all=most)
                )
    if not reader.mistakes:
        possible.check(t, reader)
