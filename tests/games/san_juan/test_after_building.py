"""After building: the carpenter draws, then the poor house."""

import pytest

from tests.games.san_juan.at_the_table import at_table, player


def test_a_carpenter_draws_a_card_when_a_city_building_is_built() -> None:
    at = at_table(player(hand="smithy crane", town="carpenter"), deck="hero ...")
    at.play(0, "role builder", "build smithy", "effect use")
    assert at.said("built", "used", "drew") == [
        "built 0 smithy",
        "used 0 carpenter",
        "drew 0 effect hero",
    ]
    assert at.hand(0) == "crane hero"


@pytest.mark.parametrize("card", ["statue", "palace", "poor_house"])
def test_monuments_and_six_costs_are_city_buildings_for_the_carpenter(card: str) -> None:
    money = " ".join(["well", "archive", "gold_mine", "crane", "tower"])
    at = at_table(player(hand=f"{card} {money} quarry", town="carpenter library"))
    at.play(0, "role builder", f"build {card}")
    while at.asked.startswith("pay"):
        at.t.play(0, at.t.offered[0])
    assert at.options == ["pass", "use"]


def test_a_carpenter_does_not_draw_when_a_production_building_is_built() -> None:
    at = at_table(player(hand="indigo_plant crane", town="carpenter"))
    at.play(0, "role builder", "build indigo_plant")
    assert at.said("used", "drew") == []


def test_a_carpenter_does_not_draw_without_a_build() -> None:
    at = at_table(player(hand="smithy", town="carpenter")).play(0, "role builder", "pass")
    assert at.said("used", "drew") == []


def test_a_carpenter_does_not_draw_when_another_player_builds() -> None:
    at = at_table(player(hand="smithy"), player(town="carpenter poor_house"))
    at.play(0, "role builder", "build smithy")
    assert at.said("used", "drew") == []


@pytest.mark.parametrize("card", ["smithy", "indigo_plant"])
@pytest.mark.parametrize("left", ["", " hero"])
def test_a_poor_house_draws_a_card_after_any_build_that_leaves_at_most_one(
    card: str, left: str
) -> None:
    at = at_table(player(hand=card + left, town="poor_house"), deck="well ...")
    at.play(0, "role builder", f"build {card}", "effect use")
    assert at.hand(0) == (left + " well").strip()
    assert at.said("used") == ["used 0 poor_house"]


def test_a_poor_house_does_not_draw_with_two_cards_left() -> None:
    at = at_table(player(hand="smithy hero crane", town="poor_house"))
    at.play(0, "role builder", "build smithy")
    assert at.said("used", "drew") == []


def test_what_was_paid_does_not_count_as_left_for_the_poor_house() -> None:
    at = at_table(player(hand="statue hero crane well", town="poor_house"), asking="build 0 0")
    at.play(0, "build statue")
    assert at.asked == "effect 0 " + at.asked.split()[2]
    assert at.held(0) == 0


def test_a_poor_house_does_not_draw_without_a_build() -> None:
    at = at_table(player(hand="", town="poor_house")).play(0, "role builder")
    assert at.said("used", "drew") == []
    at = at_table(player(hand="smithy", town="poor_house")).play(0, "role builder", "pass")
    assert at.hand(0) == "smithy"


def test_the_carpenter_draws_before_the_poor_house_counts() -> None:
    at = at_table(player(hand="smithy hero", town="poor_house carpenter"), deck="well ...")
    at.play(0, "role builder", "build smithy", "effect use")
    assert at.hand(0) == "hero well"  # two cards: no poor house
    assert at.said("used") == ["used 0 carpenter"]
    assert at.asked == "role 1 0"


def test_with_an_empty_hand_both_carpenter_and_poor_house_draw() -> None:
    at = at_table(player(hand="smithy", town="poor_house carpenter"), deck="well hero ...")
    at.play(0, "role builder", "build smithy", "effect use", "effect use")
    assert at.hand(0) == "hero well"
    assert at.said("used") == ["used 0 carpenter", "used 0 poor_house"]


def test_who_declines_the_carpenter_may_still_use_the_poor_house() -> None:
    at = at_table(player(hand="smithy hero", town="poor_house carpenter"), deck="well ...")
    at.play(0, "role builder", "build smithy", "pass", "effect use")
    assert at.said("used") == ["used 0 poor_house"]
    assert at.hand(0) == "hero well"


def test_the_draws_of_one_player_come_before_the_next_player_builds() -> None:
    at = at_table(player(hand="smithy crane", town="carpenter"), player(hand="smithy archive"))
    at.play(0, "role builder", "build smithy")
    assert at.asked.startswith("effect 0")
    at.play(0, "effect use")
    assert at.asked == "build 1 0"


@pytest.mark.parametrize("card", ["carpenter", "poor_house"])
def test_a_building_does_not_act_on_its_own_construction(card: str) -> None:
    hand = {"carpenter": "carpenter smithy crane", "poor_house": "poor_house smithy"}[card]
    at = at_table(player(hand=hand))
    at.play(0, "role builder", f"build {card}")  # the whole hand pays, nothing is left
    assert (at.hand(0), at.said("used", "drew")) == ("", [])
    assert not at.asked.startswith("effect")
