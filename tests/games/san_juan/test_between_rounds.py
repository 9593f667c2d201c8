"""Between rounds: chapels, then the hand limit."""

from takujo.games.catalogue import game
from takujo.kernel.chance import fast
from tests.games.san_juan.at_the_table import AtTheTable, at_table, player

NINE = "smithy gold_mine archive well crane tower quarry statue hero"
THIRTEEN = NINE + " library palace prefecture aqueduct"


def test_a_chapel_owner_may_tuck_one_hand_card_a_round() -> None:
    at = at_table(player(hand="well crane", town="chapel"), asking="", agenda="round 0")
    assert at.asked == "tuck 0 0"
    assert at.options == ["pass", "well", "crane"]
    at.play(0, "tuck crane")
    assert at.chapel(0) == "crane"
    assert at.hand(0) == "well"
    assert at.asked == "role 0 0"


def test_only_owners_of_a_chapel_tuck() -> None:
    at = at_table(
        player(hand="well"), player(hand="crane", town="tower"), asking="", agenda="round 0"
    )
    assert at.asked == "role 0 0"


def test_cards_pile_up_under_the_chapel_from_round_to_round() -> None:
    at = at_table(player(hand="well crane", town="chapel", chapel="hero"), asking="tuck 0")
    at.play(0, "tuck well")
    assert at.chapel(0) == "hero well"


def test_the_number_of_tucked_cards_is_public_but_the_cards_are_not() -> None:
    at = at_table(player(hand="well", town="chapel", chapel="hero"), asking="tuck 0")
    at.play(0, "tuck well")
    assert at.view(0)["players"][0]["chapel"] == ["well", "hero"]
    assert at.view(1)["players"][0]["chapel"] == ["?", "?"]
    assert at.heard(1, "tucked") == ["tucked 0 ?"]
    assert at.heard(0, "tucked") == ["tucked 0 well"]


def test_chapels_come_in_order_from_the_new_governor() -> None:
    town = player(hand="well", town="chapel")
    other = player(hand="crane", town="chapel")
    at = at_table(town, other, player(hand="hero"), other, asking="", agenda="round 3")
    assert at.asked == "tuck 3 0"
    at.play(3, "pass")
    assert at.asked == "tuck 0 0"
    at.play(0, "pass")
    assert at.asked == "tuck 1 0"
    at.play(1, "pass")
    assert at.asked == "role 3 0"


def test_who_holds_more_than_seven_cards_discards_down_to_seven_of_his_choice() -> None:
    at = at_table(player(hand=NINE), asking="", agenda="round 0")
    assert at.asked == "discard 0 2"
    assert "pass" not in at.options
    at.give(0, "discard", "archive hero")
    assert at.held(0) == 7
    assert at.discards() == "archive hero"


def test_seven_cards_are_allowed() -> None:
    at = at_table(player(hand=" ".join(NINE.split()[:7])), asking="", agenda="round 0")
    assert at.asked == "role 0 0"


def test_with_a_tower_twelve_cards_are_allowed() -> None:
    at = at_table(player(hand=THIRTEEN, town="tower"), asking="", agenda="round 0")
    assert at.asked == "discard 0 1"
    at.play(0, "discard hero")
    assert at.held(0) == 12
    at = at_table(player(hand=NINE, town="tower"), asking="", agenda="round 0")
    assert at.asked == "role 0 0"


def test_hand_limits_come_in_order_from_the_new_governor() -> None:
    eight = "sugar_mill sugar_mill " * 3 + "hero hero"
    other = "coffee_roaster coffee_roaster " * 3 + "quarry quarry"
    at = at_table(player(hand=eight), player(hand=other), asking="", agenda="round 1")
    assert at.asked == "discard 1 1"
    at.play(1, "discard quarry")
    assert at.asked == "discard 0 1"


def test_the_chapel_comes_before_the_hand_limit() -> None:
    at = at_table(player(hand=NINE, town="chapel"), asking="", agenda="round 0")
    assert at.asked == "tuck 0 0"
    at.play(0, "tuck hero")
    assert at.asked == "discard 0 1"


def test_all_chapels_come_before_all_hand_limits() -> None:
    eight = "sugar_mill sugar_mill " * 3 + "hero hero"
    at = at_table(
        player(hand=eight), player(hand="well", town="chapel"), asking="", agenda="round 0"
    )
    assert at.asked == "tuck 1 0"
    at.play(1, "pass")
    assert at.asked == "discard 0 1"


def test_the_hand_limit_is_never_enforced_inside_a_round() -> None:
    seven = " ".join(NINE.split()[:7])
    at = at_table(player(hand=seven), player(), agenda="role 1, role 2, role 3, round 1")
    at.play(0, "role prospector", "draw 1")
    assert at.held(0) == 8
    at.play(1, "role councillor", "pass").play(2, "pass").play(3, "pass")
    at.play(0, f"keep {at.options[-1]}")
    assert at.held(0) == 9
    at.play(2, "role trader").play(3, "role producer")
    assert at.asked == "discard 0 2"


def test_before_the_first_round_there_is_no_hand_limit() -> None:
    rules = game("san-juan")
    at = AtTheTable(rules.deal(rules.book("", ["setup.hand=9"]), 4, fast(1)))
    assert at.held(0) == 9
    assert at.asked.startswith("role")


def test_what_goes_over_the_limit_is_seen_by_its_owner_only() -> None:
    at = at_table(player(hand=NINE), asking="", agenda="round 0")
    at.give(0, "discard", "archive hero")
    assert at.view(0)["discard"] == ["hero@0", "archive@0"]
    assert at.view(1)["discard"] == ["?@0", "?@0"]
    assert at.heard(1, "discarded") == ["discarded 0 ?", "discarded 0 ?"]


def test_nothing_happens_between_rounds_without_chapels_and_with_few_cards() -> None:
    at = at_table(player(hand="well", town="tower"), asking="role 3", agenda="round 2", governor=1)
    at.play(3, "role trader")
    assert at.said("round_began", "discarded", "tucked") == ["round_began 2 2"]
    assert at.asked == "role 2 0"
