"""What must fit together in a position that was written by hand."""

from __future__ import annotations

from takujo.games.san_juan import effects, names
from takujo.games.san_juan.seen import in_the_air
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.agenda import Frame
from takujo.kernel.position import PositionReader
from takujo.kernel.said import Said

TO_BUILD = (names.BUILD, names.CRANE, names.BLACK_MARKET, names.PAY)  # the town grows after these


def check(t: SanJuan, reader: PositionReader) -> None:
    """Everything that does not fit; nothing that the reading has found already."""
    check_unfinished(t, reader)
    if not reader.mistakes:
        check_asking(t, reader)


def check_unfinished(t: SanJuan, reader: PositionReader) -> None:
    """What was begun is there, and what finishes it lies on the agenda."""
    asked = -1 if t.asking is None else t.asking.id
    after = [frame.id for frame in t.agenda]
    if in_the_air(t) and not t.site:
        reader.wrong("site", Said("a building is being paid for: which?"))
    if (asked in (names.BLACK_MARKET, names.PAY)) != (names.INTO_TOWN in after):
        reader.wrong(
            "agenda", Said("into_town must lie there exactly while a building is paid for")
        )
    check_trading(t, [asked, *reversed(after)], reader)
    check_building(t, reader)
    if (asked == names.KEEP) != (names.PUT_BACK in after):
        reader.wrong("agenda", Said("put_back must lie there exactly while cards are kept"))
    if t.drawn and asked not in (names.KEEP, names.ARCHIVE):
        reader.wrong("drawn", Said("cards are drawn only while keep or archive is asked"))
    if t.mine and asked != names.NUGGET:
        reader.wrong("mine", Said("cards are turned up only while nugget is asked"))


def check_trading(t: SanJuan, coming: list[int], reader: PositionReader) -> None:
    """Goods are sold while a tile lies open, and it goes down before the next one is turned."""
    if not t.tile and {names.SELL, names.TRADER_TURN} & set(coming):
        reader.wrong("price_tile", Said("goods are being sold: which tile lies open?"))
    elif coming.count(names.TILE_DOWN) != (1 if t.tile else 0):
        reader.wrong(
            "agenda", Said("tile_down must lie there once, exactly while a price tile lies open")
        )
    elif t.tile:
        down = coming.index(names.TILE_DOWN)
        selling = {names.SELL, names.TRADER_TURN, names.EFFECT}
        if set(coming[:down]) - selling - {-1}:
            reader.wrong("agenda", Said("only sell, trader_turn and effect come before tile_down"))
        if {names.SELL, names.TRADER_TURN} & set(coming[down:]):
            reader.wrong("agenda", Said("sell and trader_turn come before tile_down, not after it"))


def check_building(t: SanJuan, reader: PositionReader) -> None:
    """A builder phase has its end before it, and only there a town may be complete."""
    coming = t.agenda[::-1] if t.asking is None else [t.asking, *reversed(t.agenda)]
    ends = [at for at, frame in enumerate(coming) if frame.id == names.END_OF_BUILDER]
    building = [at for at, frame in enumerate(coming) if builds(t, frame)]
    if building and (len(ends) != 1 or building[-1] > ends[0]):
        reader.wrong("agenda", Said("end_of_builder must lie there once, after all that is built"))
    elif ends and t.asking is not None and not building and ends[0] > 0:
        reader.wrong(
            "agenda", Said("end_of_builder lies there only while the builder phase goes on")
        )
    still = [coming[at].seat for at in building if coming[at].id in TO_BUILD]
    for seat, p in enumerate(t.players):
        if len(p.buildings) >= t.edition.end_buildings and coming and (not ends or seat in still):
            n, key = len(p.buildings), f"players.{seat}.buildings"
            reader.wrong(key, Said("{n} buildings: the game would be over", n=n))


def builds(t: SanJuan, frame: Frame) -> bool:
    """Does this belong to the builder phase, before its end?"""
    if frame.id == names.EFFECT:
        return t.edition.effects.rows[frame.n].moment == effects.BUILT
    return frame.id in TO_BUILD or frame.id == names.INTO_TOWN


def check_asking(t: SanJuan, reader: PositionReader) -> None:
    """The seat that is asked has what the question is about."""
    asking = t.asking
    if asking is None:
        return
    p = t.players[asking.seat]
    if t.covering > len(p.buildings):
        reader.wrong("covering", Said("there is no such building"))
    if asking.id in (names.PAY, names.DISCARD) and asking.n > len(p.hand):
        have = len(p.hand)
        reader.wrong(
            "asking",
            Said("{n} cards are asked for, but the hand has {have}", n=asking.n, have=have),
        )
