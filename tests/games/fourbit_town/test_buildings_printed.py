"""What is printed on the 18 buildings of both editions, and building and selling them (8)."""

import pytest

from tests.games.fourbit_town.at_the_town import GAME, acting, at, worker

REVISED = GAME.book("revised")
CLASSIC = GAME.book("classic")
SILENT = "5 6 15 16"
# name, wood, stone, coins, VP, sale
PRINTED_REVISED = [
    ("sawmill", 10, 0, 0, 2, 14),
    ("quarry", 0, 10, 0, 2, 14),
    ("market", 2, 6, 6, 3, 16),
    ("inn", 10, 0, 6, 3, 16),
    ("town_office", 0, 8, 6, 1, 18),
    ("plaza", 6, 16, 6, 1, 40),
    ("high_rise", 0, 20, 20, 6, 50),
    ("guild_hall", 8, 4, 6, 4, 18),
    ("trading_house", 4, 0, 4, 1, 8),
    ("design_office", 6, 0, 4, 2, 14),
    ("artisans_street", 4, 2, 4, 2, 12),
    ("warehouse", 4, 10, 4, 0, 12),
    ("academy", 2, 6, 4, 0, 14),
    ("chapel", 4, 14, 4, 0, 28),
    ("residences", 4, 2, 4, 0, 22),
    ("city_wall", 2, 8, 4, 1, 18),
    ("mint", 6, 2, 8, 3, 18),
    ("billboard", 2, 4, 6, 3, 14),
]
# name, Japanese name, wood, stone, coins, VP
PRINTED_CLASSIC = [
    ("sawmill", "木工所", 6, 0, 0, 2),
    ("quarry", "採石場", 0, 6, 0, 2),
    ("market", "市場", 6, 2, 6, 4),
    ("inn", "宿屋", 4, 2, 4, 2),
    ("town_office", "役所増築", 0, 6, 6, 3),
    ("plaza", "広場整備", 2, 6, 4, 3),
    ("high_rise", "高層ビル", 0, 8, 12, 5),
    ("guild_hall", "ギルドホール", 8, 4, 6, 5),
    ("trading_house", "商館", 4, 0, 4, 2),
    ("design_office", "設計事務所", 4, 2, 4, 4),
    ("artisans_street", "職人街", 4, 2, 4, 3),
    ("warehouse", "倉庫", 2, 6, 2, 3),
    ("academy", "学院", 2, 6, 4, 3),
    ("chapel", "礼拝堂", 4, 2, 4, 3),
    ("residences", "住宅街", 4, 2, 4, 3),
    ("city_wall", "市壁", 2, 8, 4, 3),
    ("mint", "造幣局", 2, 6, 8, 4),
    ("billboard", "広告塔", 2, 4, 6, 3),
]


@pytest.mark.parametrize(("name", "wood", "stone", "coin", "vp", "sale"), PRINTED_REVISED)
def test_a_building_is_built_for_its_cost_with_its_vp_at_once(
    name: str, wood: int, stone: int, coin: int, vp: int, sale: int
) -> None:
    builder = worker(8, SILENT, wood=wood, stone=stone, coin=coin)
    t = acting(REVISED, builder, row=[name]).play(0, f"build {name}")
    assert t.has(0) == (0, 0, 0, vp)
    building = t.t.edition.buildings.index(name)
    assert t.t.players[0].buildings == [building]
    assert t.heard("built") == [(0, building, 0)]


@pytest.mark.parametrize(("name", "wood", "stone", "coin", "vp", "sale"), PRINTED_REVISED)
def test_a_building_that_cannot_be_paid_in_full_is_refused(
    name: str, wood: int, stone: int, coin: int, vp: int, sale: int
) -> None:
    # a trading house beside it can always be built, so that there is a question
    for kind, cost in (("wood", wood), ("stone", stone), ("coin", coin)):
        if cost and name != "trading_house":
            have = {"wood": 68, "stone": 68, "coin": 68} | {kind: cost - 2}
            row = [name, "trading_house", "quarry", "sawmill"]
            row = list(dict.fromkeys(row))
            t = acting(REVISED, worker(8, SILENT, **have), row=row)
            reason = t.reason(0, f"build {name}")
            assert (reason.code, reason.numbers["need"]) == ("too_dear", cost)
            assert (reason.numbers["have"], reason.numbers["short"]) == (cost - 2, 2)


@pytest.mark.parametrize(("name", "wood", "stone", "coin", "vp", "sale"), PRINTED_REVISED)
def test_a_building_is_sold_for_its_sale_value(
    name: str, wood: int, stone: int, coin: int, vp: int, sale: int
) -> None:
    t = at("revised", 10, SILENT, buildings=[name], vp=9).play(0, f"sell {name}")
    assert t.has(0) == (0, 0, sale, 9)
    assert t.t.players[0].buildings == []


@pytest.mark.parametrize(("name", "japanese", "wood", "stone", "coin", "vp"), PRINTED_CLASSIC)
def test_a_classic_building_has_its_own_cost_and_vp(
    name: str, japanese: str, wood: int, stone: int, coin: int, vp: int
) -> None:
    # the construction site waives 6 of the cost, so 6 of every kind are left over in all
    builder = worker(12, "1 2 9 16", wood=wood, stone=stone, coin=coin)
    t = acting(CLASSIC, builder, row=[name]).play(0, f"build {name}")
    while t.asked.startswith("waive"):
        t.play(0, t.options[-1])
    assert sum(t.has(0)[:3]) == 6
    assert t.has(0)[3] == vp
    spent = {event[1]: event[2] for event in t.heard("spent")}
    free = (wood + stone + coin) - sum(spent.values())
    assert free == 6
    e = t.t.edition
    building = e.buildings.index(name)
    assert (e.cost_wood[building], e.cost_stone[building], e.cost_coin[building]) == (
        wood,
        stone,
        coin,
    )
    assert e.data["buildings"][name]["ja"] == japanese


def test_there_are_18_buildings_in_both_editions() -> None:
    for book, printed in ((REVISED, PRINTED_REVISED), (CLASSIC, PRINTED_CLASSIC)):
        names = [row[0] for row in printed]
        t = acting(book, {})
        assert t.t.edition.buildings[1:] == names


def test_no_building_is_sold_in_the_classic_edition() -> None:
    e = acting(CLASSIC, {}).t.edition
    assert set(e.sale) == {0}
    assert "sell" not in e.data["actions"]
