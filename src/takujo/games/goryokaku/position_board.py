"""The fields of a position that say what lies on the boards: piles, stacks, tiles and pieces."""

from __future__ import annotations

from typing import Any

from takujo.games.goryokaku.edition import Edition
from takujo.games.goryokaku.names import ERAS, RECALL, SPACES, STRIDE
from takujo.games.goryokaku.stacks import clear_stacks, survey
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.card_fields import Pack
from takujo.kernel.fields import Field, value_field
from takujo.kernel.position import PositionReader, is_whole
from takujo.kernel.said import Said


def piles_field(e: Edition, seats: int) -> Field:
    """The piles of onigiri, each full until its era has come."""
    full = [rice * seats for rice in e.rice]

    def read(reader: PositionReader) -> list[int]:
        given = reader.data.get("piles", full)
        if not fits(given):
            reader.wrong(
                "piles",
                Said(
                    "must be {n} numbers, empty up to the era, full after it: {full}",
                    n=ERAS,
                    full=full,
                ),
            )
            given = full
        return list(given)

    def fits(given: Any) -> bool:
        if not isinstance(given, list) or len(given) != ERAS or not all(is_whole(n) for n in given):
            return False
        now = next((i for i, pile in enumerate(given) if pile), ERAS - 1)
        return 0 <= given[now] <= full[now] and given[now + 1 :] == full[now + 1 :]

    return value_field("piles", list, read)


def sections_of(e: Edition, seats: int) -> dict[str, int]:
    """The first stack of each section, by its spaces: ``stone``, or ``stone+andesite``."""
    names = ["+".join(SPACES[space - 1] for space in s) for s in e.sections[seats]]
    return {name: section * STRIDE for section, name in enumerate(names)}


def stacks_field(e: Edition, number: int) -> Field:
    """The stacks by section and seat, from the bottom: ``w`` for a worker, ``o`` for an onigiri."""
    sections, seats = sections_of(e, number), [str(seat) for seat in range(number)]

    def discs(t: Goryokaku, at: int) -> str:
        return "".join("w" if t.stacks[at] >> i & 1 else "o" for i in range(t.heights[at]))

    def write(t: Goryokaku) -> dict[str, dict[str, str]]:
        stacks = {
            name: {seat: discs(t, at + int(seat)) for seat in seats if t.heights[at + int(seat)]}
            for name, at in sections.items()
        }
        return {name: there for name, there in stacks.items() if there}

    def read(t: Goryokaku, reader: PositionReader) -> None:
        clear_stacks(t)
        given = reader.table("stacks", list(sections))
        given.unknown_keys(list(sections))
        for name, at in sections.items():
            stacks = given.table(name, seats)
            for seat, stack in stacks.data.items():
                if seat not in seats:
                    stacks.wrong(seat, Said("there is no seat {seat}", seat=seat))
                elif not isinstance(stack, str) or stack[-1:] != "w" or stack.strip("wo"):
                    stacks.wrong(
                        seat, Said("must be discs from the bottom, as in 'wow', a worker on top")
                    )
                else:
                    workers = [1 << i for i, disc in enumerate(stack) if disc == "w"]
                    t.stacks[at + int(seat)] = sum(workers)
                    t.heights[at + int(seat)] = len(stack)

    return Field("stacks", ["stacks", "heights"], write, read)


def tops(t: Goryokaku) -> list[int]:
    """By space: how high its section is, and who alone is so high."""
    other = t.copy()
    other.tops = [0] * RECALL
    for at in sections_of(t.edition, t.seats).values():
        survey(other, at)
    return other.tops


def boards_field(e: Edition, seats: int) -> Field:
    """The five boards, open or not; a tile may have a piece on it: ``flat_3=2`` is of seat 2.

    Without them the tiles lie in the order of the edition.
    """
    size = seats * e.board_tiles
    pack = Pack(e.tile_ids, e.tile_copies)

    def write(t: Goryokaku) -> list[dict[str, Any]]:
        lying = zip(t.tiles, t.owners, strict=True)
        names = [e.tile_ids[tile] + (f"={owner - 1}" if owner else "") for tile, owner in lying]
        return [
            {"open": t.opened >> board & 1, "tiles": names[board * size : (board + 1) * size]}
            for board in range(ERAS)
        ]

    def read(t: Goryokaku, reader: PositionReader) -> None:
        boards = [reader.inside(f"boards.{board}", {}) for board in range(ERAS)]
        if "boards" in reader.data:
            boards = reader.records("boards", ERAS)
        t.tiles, t.owners = [], []
        for board, record in enumerate(boards):
            record.unknown_keys(["open", "tiles"])
            t.opened |= record.number("open", 0, 0, 1) << board
            usual = e.all_tiles[board * size : (board + 1) * size]
            texts = record.texts("tiles", [e.tile_ids[tile] for tile in usual])
            if len(texts) != size:
                record.wrong("tiles", Said("must be {n} tiles", n=size))
            for text in texts:
                read_tile(t, record, text, pack)

    return Field("boards", ["tiles", "owners", "opened"], write, read)


def read_tile(t: Goryokaku, record: PositionReader, text: str, pack: Pack) -> None:
    """A tile, and the seat whose piece stands there."""
    name, _, seat = text.partition("=")
    t.tiles.append(pack.card(record, "tiles", name, seen=True) or 1)
    t.owners.append(0)
    if seat and seat not in [str(seat) for seat in range(t.seats)]:
        record.wrong(
            "tiles", Said("there is no seat {seat} to stand on {tile}", seat=seat, tile=name)
        )
    elif seat:
        t.owners[-1] = int(seat) + 1
