"""Builder: what a building costs, and how it is paid."""

from itertools import combinations

import pytest

from takujo.games.san_juan.price import bill, price
from tests.games.san_juan.at_the_table import AtTheTable, at_table, player
from tests.games.san_juan.test_cards import CARDS

MONEY = " sugar_mill" * 4 + " tobacco_storage" * 4


def builds(card: str, town: str = "", level: int = 0) -> AtTheTable:
    """A player with plenty of cards says what he builds."""
    at = at_table(player(hand=card + MONEY, town=town), asking=f"build 0 {level}")
    return at.play(0, f"build {card}")


@pytest.mark.parametrize("line", CARDS, ids=[line.split()[0] for line in CARDS])
def test_a_building_costs_as_many_cards_as_are_printed_on_it(line: str) -> None:
    name, _, cost, *_ = line.split()
    at = builds(name)
    assert at.owed == int(cost)


@pytest.mark.parametrize("line", CARDS, ids=[line.split()[0] for line in CARDS])
def test_the_privilege_takes_one_card_off_and_with_a_library_two(line: str) -> None:
    name, _, cost, *_ = line.split()
    assert builds(name, level=1).owed == int(cost) - 1
    if name != "library":
        assert builds(name, "library", level=2).owed == max(0, int(cost) - 2)


@pytest.mark.parametrize("line", CARDS, ids=[line.split()[0] for line in CARDS])
def test_a_smithy_takes_one_card_off_production_buildings_only(line: str) -> None:
    name, kind, cost, *_ = line.split()
    if name != "smithy":
        off = 1 if kind == "production" else 0
        assert builds(name, "smithy").owed == int(cost) - off


@pytest.mark.parametrize("line", CARDS, ids=[line.split()[0] for line in CARDS])
def test_a_quarry_takes_one_card_off_city_buildings_only_monuments_included(line: str) -> None:
    name, kind, cost, *_ = line.split()
    if name != "quarry":
        off = 0 if kind == "production" else 1
        assert builds(name, "quarry").owed == int(cost) - off


def test_privilege_library_and_smithy_add_up() -> None:
    assert builds("silver_smelter", "smithy quarry", level=1).owed == 3
    assert builds("silver_smelter", "smithy quarry library", level=2).owed == 2


def test_privilege_library_and_quarry_add_up() -> None:
    assert builds("palace", "smithy quarry", level=1).owed == 4
    assert builds("palace", "smithy quarry library", level=2).owed == 3


def test_a_price_is_never_below_zero() -> None:
    at = builds("indigo_plant", "smithy library", level=2)
    assert at.town(0) == "smithy library indigo_plant"
    assert at.held(0) == 8
    assert at.said("paid_card") == []


def test_the_bill_lists_every_term_and_its_sum_is_the_price() -> None:
    at = at_table(player(town="smithy quarry library crane"))
    p = at.t.players[0]
    hero, mine, roaster = (at.number(c) for c in ["hero", "gold_mine", "coffee_roaster"])
    terms = [(term.what, at.card(term.card), term.amount) for term in bill(at.t, p, hero, 2, 0)]
    assert terms == [
        ("cost", "hero", 5),
        ("privilege", "", -1),
        ("discount", "library", -1),
        ("discount", "quarry", -1),
    ]
    over = [(term.what, term.amount) for term in bill(at.t, p, mine, 0, roaster)]
    assert over == [("cost", 1), ("covered", -1), ("discount", -1)]
    for card in range(1, len(at.t.edition.ids)):
        for covered in [0, hero, mine, roaster]:
            for level in range(3):
                total = sum(term.amount for term in bill(at.t, p, card, level, covered))
                assert max(0, total) == price(at.t, p, card, level, covered)


def test_only_the_chooser_has_the_privilege() -> None:
    at = at_table(player(hand="well crane hero"), player(hand="well quarry statue hero"))
    at.play(0, "role builder", "build well")
    assert at.asked == "pay 0 1"
    at.play(0, "pay crane").play(1, "build well")
    assert at.asked == "pay 1 2"


def test_the_player_chooses_which_hand_cards_to_pay_with() -> None:
    hand = ["smithy", "well", "crane", "statue"]
    for chosen in combinations(hand, 2):
        at = at_table(player(hand=" ".join(["chapel", *hand])), asking="build 0 1")
        at.build(0, "chapel", pay=" ".join(chosen))
        assert at.discards() == " ".join(sorted(chosen))
        assert at.hand(0) == " ".join(sorted(set(hand) - set(chosen)))


def test_equal_cards_can_pay_together() -> None:
    at = at_table(player(hand="chapel well well crane hero"), asking="build 0 1")
    at.build(0, "chapel", pay="well well")
    assert at.discards() == "well well"
    assert at.hand(0) == "crane hero"


def test_a_card_cannot_pay_for_itself() -> None:
    at = at_table(player(hand="well crane", town=""), asking="build 0 0")
    assert at.asked.startswith("role")  # nothing could be built, so nobody was asked
    at = at_table(player(hand="well crane hero", town=""), asking="build 0 0")
    assert at.options == ["pass", "well", "crane"]


def test_a_second_copy_in_hand_can_pay() -> None:
    at = at_table(player(hand="well well"), asking="build 0 1").play(0, "build well")
    assert at.town(0) == "well"
    assert at.discards() == "well"


def test_a_player_builds_one_building_a_phase() -> None:
    at = at_table(player(hand="smithy indigo_plant well"), player(hand="archive crane"))
    at.play(0, "role builder", "build smithy")
    assert at.asked == "build 1 0"


def test_a_new_building_comes_last_in_town_and_empty() -> None:
    at = builds("indigo_plant", "well indigo_plant=?", level=1)
    assert at.town(0) == "well indigo_plant indigo_plant"
    assert at.goods(0) == [2]
    assert at.said("built") == ["built 0 indigo_plant"]


def test_payments_go_to_the_discard_pile() -> None:
    at = builds("statue", level=1).play(0, "pay sugar_mill", "pay tobacco_storage")
    assert at.discards() == "sugar_mill tobacco_storage"
    assert at.said("paid_card") == ["paid_card 0 sugar_mill", "paid_card 0 tobacco_storage"]


def test_a_payment_is_made_in_one_go() -> None:
    at = builds("statue")
    asking = at.t.asking
    assert asking is not None
    assert asking.rule.together(at.t, 0, asking.n) == 3
