"""A pass without a choice has its reason: for everybody where all can see it, else for its seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from takujo.games.catalogue import game
from takujo.host.header import new_header
from takujo.host.record import Record

BOOK: Final = game("san-juan").book()
POOR: Final = ["city_hall", "guild_hall"]  # 6 each, and one card to pay with
RICH: Final = ["library", "indigo_plant"]


def record_of(asking: str, *players: dict[str, Any], **more: Any) -> Record:
    """A hosted match in which the first seat has picked a role."""
    start = {"game": "san-juan", "seats": len(players), "round": 4, "asking": [asking, 0, 0],
             "players": list(players), **more}  # fmt: skip
    header = new_header(BOOK, ["human"] * len(players), "1", start=start)
    return Record(replace(header, veils=True), BOOK)


def reasons(record: Record, number: int, seat: int) -> list[str]:
    """The reasons that a seat hears with an entry."""
    return [reason.code for reason in record.reasons_for(number, seat).values()]


def built(hand: list[str]) -> Record:
    """The second seat passes with this hand in the first one's builder phase."""
    town = {"buildings": ["indigo_plant"]}
    record = record_of("role", {"hand": RICH, **town}, {"hand": hand, **town})
    record.answer(0, ["role builder", "pass"], record.question(0))
    if record.table.asking is not None and record.table.asking.seat == 1 and hand:
        record.answer(1, ["pass"], record.question(1))
    return record


def test_who_could_not_build_knows_what_was_missing_and_nobody_else_hears_more() -> None:
    poor, rich = built(POOR), built(RICH)
    (reason,) = poor.reasons_for(2, 1).values()
    assert (reason.code, reason.numbers["n"]) == ("all_too_dear", 5)
    assert reasons(rich, 2, 1) == []
    for seat in (0, -1):
        assert reasons(poor, 2, seat) == reasons(rich, 2, seat) == []


def test_an_empty_hand_is_seen_by_everybody() -> None:
    record = built([])
    last = len(record.entries)
    found = {code for number in range(1, last + 1) for code in reasons(record, number, 0)}
    if not found:  # it is asked like any other
        record.answer(1, ["pass"], record.question(1))
        found = set(reasons(record, last + 1, 0))
    assert found == {"empty_hand"}


def test_no_free_building_and_no_goods_are_seen_by_everybody() -> None:
    full, empty = {"buildings": ["indigo_plant=?"]}, {"buildings": ["indigo_plant"]}
    producing = record_of("role", empty, full)
    producing.answer(0, ["role producer", "produce 1"], producing.question(0))
    assert set(reasons(producing, 1, 0)) == {"no_free_building"}
    trading = record_of("role", full, empty)
    trading.answer(0, ["role trader"], trading.question(0))
    trading.answer(0, ["sell 1"], trading.question(0))
    assert set(reasons(trading, 2, 0)) == set(reasons(trading, 2, 1)) == {"no_goods"}


def test_who_would_not_has_no_reason() -> None:
    full = {"buildings": ["indigo_plant=?"]}
    record = record_of("role", full, full)
    record.answer(0, ["role trader"], record.question(0))
    record.answer(0, ["pass"], record.question(0))
    assert reasons(record, 2, 0) == reasons(record, 2, 1) == []
