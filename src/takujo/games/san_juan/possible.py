"""What must fit together in a position that was written by hand."""

from __future__ import annotations

from typing import Any

from takujo.games.san_juan import names
from takujo.games.san_juan.seen import in_the_air, visible_cards
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.position import Reader


def cards_on_table(t: SanJuan) -> int:
    """How many cards lie anywhere on the table."""
    n = len(t.deck) + len(t.discard) + len(t.drawn) + len(t.mine)
    for p in t.players:
        n += len(p.hand) + len(p.buildings) + len(p.chapel)
        n += len([good for good in p.goods if good])
    return n + (1 if in_the_air(t) else 0)


def follows(asking: Any) -> list[list[Any]]:
    """What must come after this question, where a position names no agenda."""
    if not isinstance(asking, list) or len(asking) != 3 or not isinstance(asking[0], str):
        return []
    after = {
        "black_market": "into_town",
        "pay": "into_town",
        "keep": "put_back",
        "sell": "tile_down",
    }
    return [[after[asking[0]], asking[1], 0]] if asking[0] in after else []


def check(t: SanJuan, reader: Reader) -> None:
    """Everything that does not fit; nothing that the reading has found already."""
    check_counts(t, reader)
    check_unfinished(t, reader)
    if not reader.problems:
        check_asking(t, reader)


def check_counts(t: SanJuan, reader: Reader) -> None:
    """No card lies on the table more often than the edition has it."""
    e = t.edition
    have = [0] * len(e.ids)
    for card in visible_cards(t):
        have[card] += 1
    for card in range(1, len(have)):
        if have[card] > e.copies[card]:
            number = f"{have[card]} times on the table, but the edition has {e.copies[card]}"
            reader.wrong("cards", f"{e.ids[card]}: {number}")


def check_unfinished(t: SanJuan, reader: Reader) -> None:
    """What was begun is there, and what finishes it lies on the agenda."""
    asked = -1 if t.asking is None else t.asking.id
    after = [frame.id for frame in t.agenda]
    if in_the_air(t) and not t.site:
        reader.wrong("site", "a building is being paid for: which?")
    if (asked in (names.BLACK_MARKET, names.PAY)) != (names.PLACE in after):
        reader.wrong("agenda", "into_town must lie there exactly while a building is paid for")
    check_trading(t, [asked, *reversed(after)], reader)
    if (asked == names.KEEP) != (names.PUT_BACK in after):
        reader.wrong("agenda", "put_back must lie there exactly while cards are kept")
    if t.drawn and asked != names.KEEP:
        reader.wrong("drawn", "cards are drawn only while keep is asked")
    if t.mine and asked != names.NUGGET:
        reader.wrong("mine", "cards are turned up only while nugget is asked")


def check_trading(t: SanJuan, coming: list[int], reader: Reader) -> None:
    """Goods are sold while a tile lies open, and it goes down before the next one is turned."""
    if not t.tile and {names.SELL, names.TRADER_TURN} & set(coming):
        reader.wrong("price_tile", "goods are being sold: which tile lies open?")
    elif coming.count(names.TILE_DOWN) != (1 if t.tile else 0):
        reader.wrong(
            "agenda", "tile_down must lie there once, exactly while a price tile lies open"
        )
    elif t.tile:
        down = coming.index(names.TILE_DOWN)
        selling = {names.SELL, names.TRADER_TURN, names.EFFECT}
        if set(coming[:down]) - selling - {-1}:
            reader.wrong("agenda", "only sell, trader_turn and effect come before tile_down")
        if {names.SELL, names.TRADER_TURN} & set(coming[down:]):
            reader.wrong("agenda", "sell and trader_turn come before tile_down, not after it")


def check_asking(t: SanJuan, reader: Reader) -> None:
    """The seat that is asked has what the question is about."""
    asking = t.asking
    if asking is None:
        return
    p = t.players[asking.seat]
    if t.covering > len(p.buildings):
        reader.wrong("covering", "there is no such building")
    if asking.id in (names.PAY, names.DISCARD) and asking.n > len(p.hand):
        reader.wrong("asking", f"{asking.n} cards are asked for, but the hand has {len(p.hand)}")
