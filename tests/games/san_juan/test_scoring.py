"""The score: printed points, chapel, the six-cost buildings, the palace last."""

import pytest

from takujo.games.san_juan.scoring import points_by_source, score
from takujo.kernel.table import Result
from tests.games.san_juan.at_the_table import AtTheTable, at_table, player
from tests.games.san_juan.test_cards import CARDS

TWELVE = "sugar_mill " * 8 + "indigo_plant " * 4  # 12 points


def points(town: str, chapel: str = "") -> int:
    """What a town scores."""
    return score(at_table(player(town=town, chapel=chapel)).t, 0)


def ended(*players: dict[str, list[str]]) -> tuple[AtTheTable, Result]:
    """The end of a game of two."""
    at = at_table(*players, seats=2, asking="", agenda="end_of_builder 0, round 1")
    result = at.t.result
    assert result is not None
    return at, result


@pytest.mark.parametrize("line", CARDS, ids=[line.split()[0] for line in CARDS])
def test_a_building_scores_its_printed_points(line: str) -> None:
    name, _, _, printed, _ = line.split()
    at = at_table(player(town=name))
    assert points_by_source(at.t, 0)[0].points == int(printed)


def test_printed_points_add_up() -> None:
    assert points("indigo_plant indigo_plant silver_smelter library hero") == 1 + 1 + 3 + 3 + 5


def test_each_card_under_the_chapel_is_a_point() -> None:
    assert points("chapel") == 2
    assert points("chapel", "well hero palace") == 2 + 3


def test_cards_in_hand_and_goods_score_nothing() -> None:
    at = at_table(player(hand="hero palace", town="indigo_plant=?"))
    assert score(at.t, 0) == 1


def test_a_guild_hall_scores_two_for_every_production_building() -> None:
    assert points("guild_hall") == 0
    assert points("guild_hall indigo_plant indigo_plant silver_smelter well") == 6 + 1 + 1 + 3 + 1


def test_a_city_hall_scores_one_for_every_city_building_itself_included() -> None:
    assert points("city_hall") == 1
    assert points("city_hall indigo_plant well") == 2 + 1 + 1


def test_a_city_hall_counts_six_cost_buildings_and_monuments() -> None:
    assert points("city_hall guild_hall statue indigo_plant") == 3 + 2 + 3 + 1


@pytest.mark.parametrize(
    ("monuments", "arch", "printed"),
    [
        ("", 0, 0),
        ("statue", 4, 3),
        ("hero", 4, 5),
        ("statue victory_column", 6, 7),
        ("statue victory_column hero", 8, 12),
    ],
)
def test_a_triumphal_arch_scores_4_6_or_8_for_1_2_or_3_monuments(
    monuments: str, arch: int, printed: int
) -> None:
    assert points(f"triumphal_arch {monuments}") == arch + printed


def test_monuments_score_no_more_than_printed_without_an_arch() -> None:
    assert points("statue victory_column hero") == 12


@pytest.mark.parametrize(
    ("town", "others"), [("hero statue", 8), ("hero victory_column", 9), ("hero well", 6)]
)
def test_a_palace_scores_one_for_every_full_four_other_points(town: str, others: int) -> None:
    assert points(f"palace {town}") == others + others // 4


def test_a_palace_comes_last_and_counts_chapel_and_all_other_six_costs() -> None:
    town = "palace guild_hall city_hall triumphal_arch chapel statue indigo_plant"
    others = 6 + 3 + 2 + 6 + 4  # printed, under the chapel, guild hall, city hall, arch
    assert points(town, "well crane hero") == others + 5


def test_a_palace_does_not_count_itself() -> None:
    town = "palace hero library statue victory_column"
    assert points(town) == 15 + 3  # 18 points would be 4


def test_six_cost_buildings_have_no_printed_points() -> None:
    at = at_table(player(town="guild_hall city_hall palace triumphal_arch"))
    assert points_by_source(at.t, 0)[0].points == 0


def test_points_are_listed_by_source_with_the_palace_last() -> None:
    at = at_table(player(town="palace guild_hall chapel indigo_plant", chapel="well"))
    lines = [(line.source, at.card(line.card), line.points) for line in points_by_source(at.t, 0)]
    assert lines == [
        ("buildings", "", 3),
        ("chapel", "chapel", 1),
        ("effect", "guild_hall", 2),
        ("palace", "palace", 1),
    ]


def test_the_most_points_win() -> None:
    _, result = ended(player(town="hero library statue victory_column"), player(town=TWELVE))
    assert result.scores == [15, 12]
    assert result.ranks == [1, 2]
    assert result.reason == "buildings"


def test_a_tie_goes_to_most_hand_cards_and_goods_together() -> None:
    town = "statue victory_column hero"  # 12 points
    _, result = ended(player(hand="well crane", town=town), player(hand="quarry", town=TWELVE))
    assert result.scores == [12, 12]
    assert result.ranks == [1, 2]
    one_good = TWELVE.replace("indigo_plant", "indigo_plant=?", 1)
    two_goods = TWELVE.replace("indigo_plant", "indigo_plant=?", 2)
    _, result = ended(player(hand="well", town=town), player(hand="quarry", town=one_good))
    assert result.ranks == [2, 1]
    _, result = ended(player(hand="well crane", town=town), player(town=two_goods))
    assert result.ranks == [1, 1]


def test_what_is_still_tied_is_shared() -> None:
    town = "statue victory_column hero"
    _, result = ended(player(hand="well", town=town), player(hand="quarry", town=TWELVE))
    assert result.ranks == [1, 1]
    assert result.winners() == [0, 1]


def test_places_after_a_shared_one_count_on() -> None:
    at = at_table(
        player(town="statue victory_column hero"),
        player(town=TWELVE),
        player(town="statue hero quarry"),
        player(town="library silver_smelter victory_column chapel"),
        asking="",
        agenda="end_of_builder 0, round 1",
    )
    result = at.t.result
    assert result is not None
    assert result.scores == [12, 12, 10, 12]
    assert result.ranks == [1, 1, 4, 1]


def test_more_hand_cards_do_not_beat_more_points() -> None:
    many = "well crane hero quarry tower chapel library palace archive smithy"
    _, result = ended(player(hand=many, town="victory_column hero"), player(town=TWELVE))
    assert result.scores == [9, 12]
    assert result.ranks == [2, 1]
