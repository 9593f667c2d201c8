"""Goryokaku's table as plain data, with names, to be read and edited by hand.

A stack is written from the bottom, ``owo`` for a worker between two onigiri; a tile with the
seat that has it, ``flat_3=2``; a castle card in the deck with the seats that know it,
``stone_wall@02``. ``?`` is a card that is not known; ``...`` at the end of a deck stands for all
its cards not named elsewhere. What can be counted from the rest may be left out.
"""

from __future__ import annotations

from typing import Any

from takujo.games.goryokaku.edition import Edition
from takujo.games.goryokaku.names import ERAS, KINDS, SPACES, STRIDE
from takujo.games.goryokaku.player import Player
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.hidden import EVERYBODY, UNKNOWN, card_of, knowers_of
from takujo.kernel.position import common_data


def to_data(t: Goryokaku) -> dict[str, Any]:
    """The position; the tops of decks and discard piles come first."""
    e = t.edition
    data = common_data(t)
    data["first"] = t.first
    data["turn"] = t.turn - 1
    data["space"] = ["", *SPACES][t.space]
    data["acted"] = persons_in(e, t.acted)
    data["joined"] = persons_in(e, t.joined)
    data["free_first"] = t.free_first
    data["last"] = ["", *KINDS][t.last]
    data["piles"] = t.piles[:]
    data["markers"] = [KINDS[kind] for kind in t.markers]
    data["stacks"] = stack_data(t)
    data["boards"] = board_data(t)
    data["supply"] = cube_data(t.supply)
    data["supply"]["onigiri"] = t.onigiri
    data["row"] = card_names(e, t.row)
    data["players"] = [player_data(e, p) for p in t.players]
    data["person_deck"] = card_names(e, t.person_deck[::-1])
    data["person_discard"] = card_names(e, t.person_discard[::-1])
    data["castle_deck"] = [entry_name(e, entry) for entry in t.castle_deck[::-1]]
    data["castle_discard"] = card_names(e, t.castle_discard[::-1])
    return data


def persons_in(e: Edition, mask: int) -> list[str]:
    """The persons of a bit mask."""
    return [e.ids[card] for card in range(1, e.first_castle) if mask >> card & 1]


def cube_data(cubes: list[int]) -> dict[str, Any]:
    """Cubes by kind."""
    return {kind: cubes[i] for i, kind in enumerate(KINDS)}


def section_names(t: Goryokaku) -> list[str]:
    """A section is called after its spaces: ``stone``, or ``stone+andesite``."""
    out: list[str] = []
    for spaces in t.edition.sections[t.seats]:
        out.append("+".join([SPACES[space - 1] for space in spaces]))
    return out


def stack_data(t: Goryokaku) -> dict[str, Any]:
    """The stacks there are, by section and seat."""
    data: dict[str, Any] = {}
    for section, name in enumerate(section_names(t)):
        stacks: dict[str, Any] = {}
        for seat in range(t.seats):
            at = section * STRIDE + seat
            if t.heights[at]:
                discs = ["w" if t.stacks[at] >> i & 1 else "o" for i in range(t.heights[at])]
                stacks[str(seat)] = "".join(discs)
        if stacks:
            data[name] = stacks
    return data


def board_data(t: Goryokaku) -> list[dict[str, Any]]:
    """The five boards with their tiles, and whose piece stands there."""
    size = len(t.tiles) // ERAS
    out: list[dict[str, Any]] = []
    for board in range(ERAS):
        tiles: list[str] = []
        for place in range(board * size, (board + 1) * size):
            owner = t.owners[place]
            name = t.edition.tile_ids[t.tiles[place]]
            tiles.append(f"{name}={owner - 1}" if owner else name)
        out.append({"open": t.opened >> board & 1, "tiles": tiles})
    return out


def card_name(e: Edition, card: int) -> str:
    """The id of a card, ``?`` if it is not known."""
    return "?" if card == UNKNOWN else e.ids[card]


def card_names(e: Edition, cards: list[int]) -> list[str]:
    """Cards by their ids."""
    return [card_name(e, card) for card in cards]


def entry_name(e: Edition, entry: int) -> str:
    """A card of a deck and who knows it."""
    knowers = knowers_of(entry)
    name = card_name(e, card_of(entry))
    if knowers == EVERYBODY:
        return f"{name}@all"
    seats = "".join([str(seat) for seat in range(8) if knowers >> seat & 1])
    return f"{name}@{seats}" if seats else name


def player_data(e: Edition, p: Player) -> dict[str, Any]:
    """One player."""
    return {
        "people": card_names(e, p.people),
        "plans": card_names(e, p.plans),
        "shown": card_names(e, p.shown),
        "dealt": card_names(e, p.dealt),
        "persons": card_names(e, p.persons),
        "castles": card_names(e, p.castles),
        "crest": [card_name(e, p.crest)],
        "cubes": {kind: p.cubes[i] for i, kind in enumerate(KINDS) if p.cubes[i]},
        "koban": p.koban,
        "ship_lv": p.levels[0],
        "soil_lv": p.levels[1],
        "daiba": p.daiba,
        "circles": [era for era in range(1, ERAS + 1) if p.circles >> (era - 1) & 1],
        "workers": p.workers,
        "onigiri": p.onigiri,
        "laid": p.laid,
        "away": p.away,
        "bag": {"workers": p.bag_workers, "onigiri": p.bag_onigiri},
        "pieces": p.pieces,
    }
