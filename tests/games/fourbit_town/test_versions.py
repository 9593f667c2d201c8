"""Version 2 of the rules beside version 1: fewer questions, and matches that began before go on."""

from typing import Any

import pytest

from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.edition import Edition
from takujo.games.fourbit_town.either import EitherWay
from takujo.games.fourbit_town.rules import newest_paragraphs
from takujo.games.fourbit_town.version_1 import WhichFirst, as_in_version_1
from takujo.kernel.agenda import Rulebook
from tests.games.fourbit_town.at_the_town import GAME, acting, edition, worker

CLASSIC = GAME.book("classic")
FIRST = GAME.book_of(GAME.edition("classic"), "classic", 1)


def sold(book: Rulebook) -> Any:
    """A worker at place 5, where wood and stone are sold, or coins turned into VP."""
    return acting(book, worker(5, "1 7 13 14", wood=4, stone=2, coin=8))


def test_an_alternative_and_how_often_are_one_question() -> None:
    t = sold(CLASSIC)
    assert t.options == ["pass", "either 1", "either 1_2", "either 1_3", "either 2"]
    t.play(0, "either 1_3")  # 4 wood and 2 stone: nothing is left to ask
    assert t.has(0) == (0, 0, 14, 0)
    assert t.asked.startswith("declare")


def test_in_version_1_how_often_is_asked_afterwards() -> None:
    t = sold(FIRST)
    assert t.options == ["pass", "either 1", "either 2"]
    t.play(0, "either 1")
    assert t.options == ["way use", "way use_2", "way use_3"]


def test_the_paragraphs_of_version_1_are_those_of_today_with_three_of_then() -> None:
    e = Edition(GAME.edition("classic"))
    now = newest_paragraphs(e)
    before = as_in_version_1(newest_paragraphs(e), e)
    assert [p.name for p in before] == [p.name for p in now]
    rows = len(e.effects.rows)
    for id, must in ((names.EITHER, False), (names.ONE_OF, True)):
        rule = before[id].rule
        assert isinstance(rule, WhichFirst)
        assert rule.must is must
        assert before[id].choices[1:] == [str(n) for n in range(1, rows + 1)]
        assert before[id].top == rows - 1
    assert before[names.MEANWHILE].choices == now[names.MEANWHILE].choices


def test_no_alternative_of_any_edition_is_followed_by_a_second_question_how() -> None:
    for name in GAME.editions():
        book = GAME.book(name)
        for id, paragraph in enumerate(book.paragraphs):
            if paragraph.name in ("either", "one_of"):
                assert isinstance(book.frames[id][0].rule, EitherWay)


def owner(book: Rulebook, place: int, **more: Any) -> Any:
    """A worker of somebody who has a market."""
    return acting(book, worker(place, "1 7 13 14", buildings=["market"], **more))


@pytest.mark.parametrize(
    ("place", "more", "before"),
    [
        (7, {"wood": 2}, "build"),  # no planned building: no coins can help
        (3, {"stone": 2}, "effect"),  # 4 wood and stone for a VP: selling them makes it less
    ],
)
def test_a_market_that_changes_nothing_is_no_reason_to_ask(
    place: int, more: Any, before: str
) -> None:
    asked = owner(FIRST, place, **more)
    assert asked.asked.split()[0] == before
    assert [option.split()[0] for option in asked.options] == ["pass", "meanwhile"]
    t = owner(CLASSIC, place, **more)
    assert t.asked == "end_of_worker 0 0"  # where it can still be used
    assert t.options[0] == "pass"
    assert len(t.options) > 1


def test_a_market_is_offered_where_it_could_open_the_question() -> None:
    t = owner(CLASSIC, 12, wood=8, stone=4, coin=0)
    assert t.asked.startswith("build") or t.asked == "end_of_worker 0 0"
    t = acting(
        CLASSIC,
        worker(12, "1 7 9 14", buildings=["market"], wood=4, stone=0, coin=0),
        row=["trading_house"],  # 4 wood and 4 coins, of which 6 are free
    )
    assert "build trading_house" in t.options
    t = acting(
        CLASSIC,
        worker(13, "1 7 9 14", buildings=["market"], wood=2, coin=60),
    )
    assert t.asked.startswith("effect")


def builder(stone: int) -> Any:
    """A market owner without coins at place 12; a high-rise costs 8 stone and 12 coins, 6 off."""
    own = worker(12, "1 7 9 14", buildings=["market"], stone=stone, coin=0)
    return acting(CLASSIC, own, row=["high_rise"])


def test_a_building_that_only_selling_makes_affordable_is_asked_for_and_can_be_built() -> None:
    t = builder(14)
    assert t.asked == "build 0 0"
    assert t.options == ["pass", "meanwhile market_2"]  # nothing can be built yet
    for left in (12, 10, 8):
        t.play(0, "meanwhile market_2")
        assert t.has(0)[:3] == (0, left, 14 - left)
        assert ("build high_rise" in t.options) == (left == 8)
    t.play(0, "build high_rise")
    assert t.has(0)[:3] == (0, 0, 2)  # card 7 gives 2 coins after building


def test_a_market_that_cannot_bring_enough_for_a_building_is_no_reason_to_ask() -> None:
    assert builder(12).asked == "end_of_worker 0 0"


def test_a_market_with_ever_more_ways_to_sell_is_not_looked_through_for_ever() -> None:
    kinds = ["wood", "stone", "coin", "vp"]
    ways = [(pay, gain) for at, pay in enumerate(kinds) for gain in kinds[at + 1 :]]
    rows = [
        {"when": "meanwhile", "pay": {pay: 2}, "gain": {gain: 2}, "per_round": 99}
        for pay, gain in ways
    ]
    book = edition("classic", buildings__market=rows)
    t = owner(book, 7, wood=68, stone=68, coin=68)
    assert t.asked.startswith("build")  # put to be on the safe side
    assert owner(book, 7, wood=2).asked == "end_of_worker 0 0"


@pytest.mark.parametrize(
    ("building", "options"),
    [
        ("sawmill", []),  # stone alone is left: the 2 go there
        ("high_rise", []),
        ("market", []),  # 6 wood are off by the place
        ("guild_hall", ["waive 0", "waive 1"]),  # 2 wood and 4 stone are left
    ],
)
def test_at_place_7_a_short_contract_goes_where_something_is_left_to_pay(
    building: str, options: list[str]
) -> None:
    e = CLASSIC.edition  # type: ignore[attr-defined]
    number = e.buildings.index(building)
    t = acting(
        CLASSIC,
        worker(7, "13 1 14 9", wood=20, stone=20, coin=20, plans=[f"{building}@all"]),
    )
    t.play(0, f"build {building}")
    wood, stone = max(0, e.cost_wood[number] - 6), e.cost_stone[number]
    asked = wood > 0 and stone > 0
    assert t.asked.startswith("waive") == asked
    if asked:
        assert t.options == options
    else:
        off = 2 if stone else 0
        assert t.has(0)[:2] == (20 - max(0, wood - (2 - off)), 20 - stone + off)


@pytest.mark.parametrize(
    ("wood", "stone", "asked", "left"),
    [
        (4, 6, "waive 0", (2, 4)),  # 2 wood and 4 stone to pay: 2 off the stone
        (4, 6, "waive 1", (4, 2)),  # or off the wood
        (0, 4, "", (0, 0)),  # no wood: off the wood, or it could not be paid
        (2, 2, "", (0, 0)),  # too little stone: off the stone
    ],
)
def test_at_place_7_it_is_asked_whether_a_short_contract_goes_to_wood_or_stone(
    wood: int, stone: int, asked: str, left: tuple[int, int]
) -> None:
    own = worker(7, "13 1 14 9", wood=wood, stone=stone, coin=6, plans=["guild_hall@all"])
    t = acting(CLASSIC, own)
    t.play(0, "build guild_hall")
    assert t.asked.startswith("waive") == bool(asked)
    if asked:
        t.play(0, asked)
    assert t.has(0)[:2] == left
    assert t.t.players[0].buildings
