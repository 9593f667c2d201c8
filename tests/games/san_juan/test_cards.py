"""The 110 cards and five price tiles of the first edition."""

import pytest

from takujo.games.san_juan.edition import KINDS
from tests.games.san_juan.at_the_table import at_table

# name, kind, cost, points, copies
CARDS = """
indigo_plant     production  1  1  10
sugar_mill       production  2  1   8
tobacco_storage  production  3  2   8
coffee_roaster   production  4  2   8
silver_smelter   production  5  3   8
smithy           city        1  1   3
gold_mine        city        1  1   3
archive          city        1  1   3
well             city        2  1   3
market_stand     city        2  1   3
black_market     city        2  1   3
crane            city        2  1   3
trading_post     city        2  1   3
poor_house       city        2  1   3
carpenter        city        3  2   3
prefecture       city        3  2   3
aqueduct         city        3  2   3
tower            city        3  2   3
chapel           city        3  2   3
market_hall      city        4  2   3
quarry           city        4  2   3
library          city        5  3   3
statue           monument    3  3   3
victory_column   monument    4  4   3
hero             monument    5  5   3
guild_hall       city        6  0   2
city_hall        city        6  0   2
palace           city        6  0   2
triumphal_arch   city        6  0   2
""".strip().splitlines()
TILES = [[1, 1, 1, 2, 2], [1, 1, 2, 2, 2], [1, 1, 2, 2, 3], [1, 2, 2, 2, 3], [1, 2, 2, 3, 3]]
PLANTS = ["indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter"]


@pytest.mark.parametrize("line", CARDS, ids=[line.split()[0] for line in CARDS])
def test_a_card_has_the_kind_cost_points_and_number_of_the_first_edition(line: str) -> None:
    name, kind, *numbers = line.split()
    e = at_table().t.edition
    card = e.card(name)
    assert KINDS[e.kind[card]] == kind
    assert [e.cost[card], e.points[card], e.copies[card]] == [int(n) for n in numbers]


def test_there_are_29_kinds_of_cards_and_no_others() -> None:
    e = at_table().t.edition
    assert sorted(e.ids[1:]) == sorted(line.split()[0] for line in CARDS)
    assert len(CARDS) == 29


def test_there_are_110_cards_42_of_them_production_buildings() -> None:
    e = at_table().t.edition
    assert sum(e.copies) == 110
    assert sum(e.copies[e.card(plant)] for plant in PLANTS) == 42


def test_there_are_five_price_tiles_each_with_a_price_for_every_good() -> None:
    e = at_table().t.edition
    assert [[tile[e.card(plant)] for plant in PLANTS] for tile in e.tiles[1:]] == TILES


def test_every_card_has_a_japanese_and_an_english_name() -> None:
    e = at_table().t.edition
    names = [e.name(card) for card in range(1, len(e.ids))]
    assert len({name["ja"] for name in names}) == len({name["en"] for name in names}) == 29
    assert e.name(e.card("black_market"))["ja"] == "闇市"
