"""Black market: up to two own goods pay a card each."""

from takujo.kernel.hidden import NOBODY, knowers_of
from tests.games.san_juan.at_the_table import AtTheTable, at_table, player

TOWN = "black_market indigo_plant=hero sugar_mill=quarry coffee_roaster=statue"


def market(card: str, money: str, town: str = TOWN, level: int = 0) -> AtTheTable:
    """A player with a black market says what he builds."""
    at = at_table(player(hand=f"{card} {money}", town=town), asking=f"build 0 {level}")
    return at.play(0, f"build {card}")


def test_one_good_pays_one_card() -> None:
    at = market("chapel", "well crane smithy").play(0, "black_market 2", "pass")
    assert at.asked == "pay 0 2"
    at.give(0, "pay", "well crane")
    assert at.town(0).endswith("chapel")
    assert at.goods(0) == [3, 4]


def test_two_goods_pay_two_cards() -> None:
    at = market("chapel", "well crane smithy").play(0, "black_market 2", "black_market 4")
    assert at.asked == "pay 0 1"
    assert at.goods(0) == [3]


def test_no_more_than_two_goods_pay() -> None:
    at = market("hero", "well crane smithy archive").play(0, "black_market 2", "black_market 3")
    assert at.asked == "pay 0 3"
    assert at.goods(0) == [4]


def test_no_good_has_to_pay_while_there_are_cards() -> None:
    at = market("well", "crane smithy archive").play(0, "pass")
    assert at.asked == "pay 0 2"
    assert at.goods(0) == [2, 3, 4]


def test_never_more_goods_pay_than_is_still_owed() -> None:
    at = market("well", "crane hero", level=1)
    assert at.asked == "black_market 0 1"
    at.play(0, "black_market 3")
    assert at.town(0).endswith("well")
    assert at.goods(0) == [2, 4]
    assert at.hand(0) == "crane hero"


def test_nobody_is_asked_for_goods_when_nothing_is_owed() -> None:
    at = market("smithy", "crane hero", level=1)
    assert at.town(0).endswith("smithy")
    assert at.goods(0) == [2, 3, 4]


def test_goods_count_for_what_can_be_built() -> None:
    at = at_table(player(hand="prefecture tower", town=TOWN), asking="build 0 0")
    assert at.options == ["pass", "prefecture", "tower"]  # 1 card and 2 goods for each
    without = TOWN.replace("black_market", "trading_post")
    at = at_table(player(hand="prefecture tower smithy", town=without), asking="build 0 0")
    assert at.options == ["pass", "smithy"]


def test_three_goods_do_not_make_up_for_three_cards() -> None:
    at = at_table(player(hand="tower smithy", town=TOWN), asking="build 0 0")
    assert at.options == ["pass", "smithy", "tower"]
    at = at_table(player(hand="quarry smithy", town=TOWN), asking="build 0 0")
    assert at.options == ["pass", "smithy"]


def test_where_the_hand_is_too_small_goods_must_pay() -> None:
    at = market("tower", "smithy crane")
    assert at.asked == "black_market 0 3"
    assert "pass" not in at.options
    at.play(0, "black_market 2")
    assert at.options == ["pass", "3", "4"]


def test_every_pair_of_goods_can_pay() -> None:
    for first, second in [(2, 3), (2, 4), (3, 4)]:
        at = market("tower", "smithy")
        at.play(0, f"black_market {first}")
        if at.asked.startswith("black_market"):
            at.play(0, f"black_market {second}")
        left = [slot for slot in [2, 3, 4] if slot not in (first, second)]
        assert at.goods(0) == left


def test_goods_go_unseen_to_the_discard_pile() -> None:
    at = market("well", "crane hero", level=1).play(0, "black_market 3")
    assert at.discards() == "quarry"
    assert [knowers_of(entry) for entry in at.t.discard] == [NOBODY]
    assert at.said("paid_good") == ["paid_good 0 3 sugar_mill"]


def test_goods_of_others_cannot_pay() -> None:
    at = at_table(
        player(hand="tower smithy", town="black_market"),
        player(town="sugar_mill=? indigo_plant=?"),
        asking="build 0 0",
    )
    assert at.options == ["pass", "smithy"]


def test_a_black_market_does_not_help_to_pay_for_itself() -> None:
    town = "indigo_plant=? sugar_mill=?"
    at = at_table(player(hand="black_market smithy crane hero", town=town), asking="build 0 1")
    at.play(0, "build black_market")
    assert at.asked == "pay 0 1"
    assert at.goods(0) == [1, 2]
