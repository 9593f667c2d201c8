"""What a setting would bring: played by the rules, this worker alone."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest

import takujo
from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.edition import CITY_HALL, FIRST_PLACE, FIRST_SIDE
from takujo.games.fourbit_town.names import HALL
from takujo.games.fourbit_town.preview import Chain, Stop, preview, rivals
from takujo.games.fourbit_town.table import Town
from takujo.kernel.chance import FastNumbers

CARDS = [["7", "3", "13", "1"], ["2", "5", "16", "9"], ["4", "6", "10", "11"]]


def table(edition: str = "revised", **mine: Any) -> Town:
    """Three players set their cards; seat 0 has the goods it is given."""
    players: list[dict[str, Any]] = [
        {"cards": cards, "shown": 1, "sending": 1, "sent": 1, "level": 3 + seat, "hired": 3}
        for seat, cards in enumerate(CARDS)
    ]
    row = mine.pop("row", ["trading_house", "sawmill"])
    players[0] |= {"wood": 8, "stone": 6, "coin": 10, "vp": 9, **mine}
    data = {
        "game": "fourbit-town", "edition": edition, "seats": 3, "round": 2, "order": [0, 1, 2],
        "blocked": [8], "players": players, "row": row,
        "asking": ["set", 0, 0], "agenda": [["set", 1, 0], ["set", 2, 0], ["reveal", 0, 0]],
    }  # fmt: skip
    t = takujo.from_json(json.dumps(data))
    assert isinstance(t, Town)
    return t


def chain(t: Town, *sides: str) -> Chain:
    """The chain of these sides, from the top."""
    names = [t.edition.side_name(side) for side in range(2 * (len(t.edition.cards) - 1))]
    guess = t.book.game.guess(t.book.game.seen(t, 0), FastNumbers(1))
    assert isinstance(guess, Town)
    return preview(guess, 0, [names.index(side) for side in sides])


def changes(stop: Stop) -> dict[int, int]:
    """What comes and goes at a stop, by kind."""
    out: dict[int, int] = {}
    for thing, amount in zip(stop.things, stop.amounts, strict=True):
        out[thing] = out.get(thing, 0) + amount
    return out


def test_the_place_comes_first_then_the_cards_from_the_top() -> None:
    made = chain(table(), "7.1", "3.0", "13.1", "1.0")
    sources = [stop.source for stop in made.stops]
    assert sources == [
        FIRST_PLACE + 5,
        FIRST_SIDE + 13,
        FIRST_SIDE + 4,
        FIRST_SIDE + 25,
        FIRST_SIDE + 0,
    ]
    assert [changes(stop) for stop in made.stops] == [
        {effects.VP: 2},
        {},
        {},
        {},
        {effects.WOOD: 2},
    ]
    assert (made.before.vp, made.after.vp) == (9, 11)


def test_a_trade_is_offered_and_not_presumed() -> None:
    made = chain(table(), "7.1", "3.0", "13.1", "1.0")
    assert [len(stop.trades) for stop in made.stops] == [0, 1, 1, 1, 0]
    assert (made.after.wood, made.after.stone, made.after.coin) == (10, 6, 10)
    assert (made.traded.vp, made.traded.coin) == (10, 14), "with all of them"
    stones = chain(table(), "7.0", "3.1", "13.1", "1.1")
    assert stones.stops[0].trades, "so is a place that is nothing else"
    assert changes(stones.stops[0]) == {}


@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_every_gain_is_told_at_one_of_the_stops(edition: str) -> None:
    buildings = ["billboard", "sawmill", "artisans_street", "design_office", "guild_hall"]
    goods = {"wood": 20, "stone": 20, "coin": 30}
    t = table(edition, **goods, plans=["inn@0"], buildings=buildings, row=["quarry"])
    for sides in itertools.product("01", repeat=4):
        stack = [f"{card}.{bit}" for card, bit in zip(CARDS[0], sides, strict=True)]
        made = chain(t, *stack)
        told = [0] * names.HELD
        for stop in made.stops:
            for kind, amount in changes(stop).items():
                told[kind] += amount
        came = [made.after.thing(kind) - made.before.thing(kind) for kind in range(names.HELD)]
        assert told == came, stack


def test_a_blocked_place_leads_to_the_city_hall_after_the_cards() -> None:
    made = chain(table(), "7.0", "3.0", "13.0", "1.1")
    assert made.place == HALL
    assert made.stops[-1].source == CITY_HALL
    assert changes(made.stops[-1])[effects.WOOD] == 2


def test_a_card_that_cannot_be_paid_for_says_what_is_missing() -> None:
    made = chain(table(coin=2), "3.0", "7.1", "13.1", "1.0")
    reason = made.stops[1].reason
    assert reason is not None
    assert reason.code == "cannot_pay_effect"
    assert not made.stops[1].trades
    assert reason.numbers == {"thing": effects.COIN, "need": 4, "have": 2}


def test_what_an_earlier_stop_brings_pays_for_a_later_one() -> None:
    made = chain(table(coin=0, vp=1), "7.1", "3.0", "13.1", "1.0")
    assert made.stops[2].reason is None, "card 7 has brought the coins that card 3 takes"


def test_a_discount_counts_only_where_something_is_built() -> None:
    t = table(cards=["8", "3", "13", "1"], wood=20, coin=20)
    t.blocked = 0
    helped = chain(t, "8.0", "3.0", "13.0", "1.1")
    assert helped.stops[0].acts == [effects.BUILD]
    assert helped.stops[1].helped
    alone = chain(t, "8.1", "3.0", "13.0", "1.0")
    assert not alone.stops[1].helped
    assert alone.stops[1].reason is not None


def test_the_table_itself_does_not_change() -> None:
    t = table()
    before = t.to_json()
    chain(t, "7.1", "3.0", "13.1", "1.0")
    assert t.to_json() == before


def test_who_would_be_first_goes_by_the_priority_of_the_edition() -> None:
    assert rivals(table(), 0) == [2, 1], "the higher level comes first"
    assert rivals(table("classic"), 0) == [], "the track alone decides"
