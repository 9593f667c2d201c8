"""Prospector and gold mine."""

import pytest

from tests.games.san_juan.at_the_table import at_table, player

GOOD = "smithy well statue quarry"  # costs 1, 2, 3, 4
BAD = "smithy well archive quarry"  # costs 1, 2, 1, 4


def test_only_the_chooser_draws_a_card() -> None:
    at = at_table(deck="well ...").play(0, "role prospector", "draw 1")
    assert [at.held(seat) for seat in range(4)] == [1, 0, 0, 0]
    assert at.hand(0) == "well"
    assert at.asked == "role 1 0"


def test_a_chooser_with_a_library_draws_two() -> None:
    at = at_table(player(town="library"), deck="well crane ...")
    at.play(0, "role prospector", "draw 2")
    assert at.hand(0) == "crane well"


def test_a_gold_mine_turns_up_four_cards_for_all_to_see() -> None:
    at = at_table(player(town="gold_mine"), deck=f"{GOOD} ...")
    at.play(0, "role prospector", "pass", "gold_mine use")
    assert at.asked == "nugget 0 0"
    for seat in range(4):
        assert at.heard(seat, "turned_up") == [f"turned_up 0 {GOOD}"]
        assert sorted(at.view(seat)["mine"]) == sorted(GOOD.split())


@pytest.mark.parametrize("card", GOOD.split())
def test_if_all_four_costs_differ_the_owner_takes_any_one_and_the_rest_is_discarded(
    card: str,
) -> None:
    at = at_table(player(town="gold_mine"), deck=f"{GOOD} ...")
    at.play(0, "role prospector", "pass", "gold_mine use", f"nugget {card}")
    assert at.hand(0) == card
    assert at.discards() == " ".join(sorted(set(GOOD.split()) - {card}))
    assert at.t.mine == []


def test_if_two_costs_are_equal_all_four_cards_are_discarded() -> None:
    at = at_table(player(town="gold_mine"), deck=f"{BAD} ...")
    at.play(0, "role prospector", "pass", "gold_mine use")
    assert at.held(0) == 0
    assert at.discards() == " ".join(sorted(BAD.split()))
    assert at.asked == "role 1 0"


def test_it_is_the_cost_that_counts_not_the_card() -> None:
    at = at_table(player(town="gold_mine"), deck="indigo_plant smithy hero palace ...")
    at.play(0, "role prospector", "pass", "gold_mine use")
    assert at.held(0) == 0
    at = at_table(player(town="gold_mine"), deck="indigo_plant well hero palace ...")
    at.play(0, "role prospector", "pass", "gold_mine use", "nugget palace")
    assert at.hand(0) == "palace"


def test_each_owner_may_use_a_gold_mine_in_order_whoever_picked_the_prospector() -> None:
    mine = player(town="gold_mine")
    at = at_table(mine, player(), mine, mine, asking="role 1")
    at.play(1, "role prospector", "draw 1")
    order = []
    while at.asked.startswith("gold_mine"):
        order.append(at.t.waiting[0])
        at.play(order[-1], "pass")
    assert order == [2, 3, 0]


def test_a_gold_mine_works_for_an_owner_who_did_not_choose() -> None:
    at = at_table(player(), player(town="gold_mine"), deck=f"{GOOD} ...")
    at.play(0, "role prospector", "pass").play(1, "gold_mine use", "nugget quarry")
    assert at.hand(1) == "quarry"
    assert at.hand(0) == ""


def test_the_chooser_draws_before_the_gold_mines_are_used() -> None:
    at = at_table(player(town="gold_mine"), deck=f"hero {GOOD} ...")
    at.play(0, "role prospector", "draw 1", "gold_mine use", "nugget well")
    assert at.hand(0) == "hero well"


def test_a_library_does_not_double_the_gold_mine() -> None:
    at = at_table(player(town="gold_mine library"), deck=f"{GOOD} ...")
    at.play(0, "role prospector", "pass", "gold_mine use", "nugget well")
    assert at.hand(0) == "well"
    assert at.said("turned_up") == [f"turned_up 0 {GOOD}"]
    assert at.asked == "role 1 0"


def test_with_fewer_than_four_cards_in_deck_and_discard_pile_the_gold_mine_cannot_be_used() -> None:
    at = at_table(player(town="gold_mine"), deck="smithy well", discard="statue")
    at.play(0, "role prospector", "pass")
    assert at.asked == "role 1 0"
    assert at.said("turned_up") == []


def test_four_cards_in_deck_and_discard_pile_together_are_enough() -> None:
    at = at_table(player(town="gold_mine"), deck="smithy well", discard="statue quarry")
    at.play(0, "role prospector", "pass", "gold_mine use", "nugget statue")
    assert at.hand(0) == "statue"
    assert at.said("reshuffled") == ["reshuffled 0 2"]


def test_the_choosers_draw_counts_before_the_four_cards_are_counted() -> None:
    at = at_table(player(town="gold_mine"), deck="smithy well hero", discard="quarry")
    at.play(0, "role prospector", "draw 1")
    assert at.asked == "role 1 0"


def test_without_cards_the_prospector_draws_nothing() -> None:
    at = at_table(player(town="gold_mine"), player(hand="smithy"), deck="")
    at.play(0, "role prospector")
    assert at.asked == "role 1 0"
    assert at.held(0) == 0


def test_with_a_library_and_one_card_left_the_prospector_draws_one() -> None:
    at = at_table(player(town="library"), deck="well").play(0, "role prospector")
    assert at.options == ["pass", "1"]
    at.play(0, "draw 1")
    assert at.hand(0) == "well"
