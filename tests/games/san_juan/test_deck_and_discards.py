"""Deck and discard pile: face down, reshuffled when the deck has run out."""

from takujo.kernel.hidden import card_of
from tests.games.san_juan.at_the_table import AtTheTable, at_table, player

KNOWN = "hero@all well@0 crane@1 quarry"


def test_discards_lie_face_down_their_owner_knew_them_and_goods_nobody() -> None:
    at = at_table(discard=KNOWN)
    assert at.view(0)["discard"] == ["hero@all", "well@0", "?@1", "?"]
    assert at.view(1)["discard"] == ["hero@all", "?@0", "crane@1", "?"]
    assert at.view(2)["discard"] == ["hero@all", "?@0", "?@1", "?"]


def test_when_the_deck_has_run_out_the_discard_pile_becomes_the_new_one() -> None:
    at = at_table(deck="", discard=KNOWN).play(0, "role prospector", "draw 1")
    assert at.said("reshuffled") == ["reshuffled 0 4"]
    assert at.hand(0) in KNOWN.replace("@all", "").replace("@0", "").replace("@1", "")
    assert len(at.t.deck) == 3
    assert at.t.discard == []


def test_the_last_card_is_drawn_without_a_reshuffle() -> None:
    at = at_table(deck="statue", discard=KNOWN).play(0, "role prospector", "draw 1")
    assert at.hand(0) == "statue"
    assert at.said("reshuffled") == []
    assert len(at.t.discard) == 4


def test_a_draw_goes_on_with_the_new_deck_in_the_middle() -> None:
    at = at_table(player(town="library"), deck="statue", discard=KNOWN)
    at.play(0, "role prospector", "draw 2")
    assert at.held(0) == 2
    assert "statue" in at.hand(0)
    assert at.said("reshuffled") == ["reshuffled 0 4"]
    assert len(at.t.deck) == 3


def test_nothing_that_was_discarded_is_known_after_the_reshuffle() -> None:
    at = at_table(deck="", discard=KNOWN).play(0, "role prospector", "draw 1")
    assert at.view(1)["discard"] == []
    assert at.view(1)["deck"] == ["?"] * 3
    assert at.view(0)["deck"] == ["?"] * 3


def test_if_deck_and_discard_pile_are_empty_there_is_drawn_what_there_is() -> None:
    at = at_table(player(town="silver_smelter=hero"), deck="well", tiles=list("51234"))
    at.play(0, "role trader", "sell 1")
    assert at.hand(0) == "hero well"  # worth 3, but with the sold good there are two


def test_with_no_card_left_nobody_is_asked_about_carpenter_and_poor_house() -> None:
    at = at_table(
        player(hand="smithy", town="carpenter poor_house"), player(hand="smithy"), deck=""
    )
    at.play(0, "role builder", "build smithy")
    assert at.asked == "role 1 0"
    assert at.said("used") == []


def test_with_no_card_left_nobody_is_asked_about_a_well() -> None:
    own = player(town="indigo_plant sugar_mill well")
    at = at_table(own, player(hand="smithy"), deck="hero statue")
    at.play(0, "role producer", "produce 1", "produce 2")
    assert at.asked == "role 1 0"
    assert at.held(0) == 0


def test_with_no_card_left_nobody_is_asked_about_market_stand_and_hall() -> None:
    own = player(town="indigo_plant=hero sugar_mill=hero market_stand market_hall")
    at = at_table(own, player(hand="smithy"), deck="", tiles=list("51234"))
    at.play(0, "role trader", "sell 1", "sell 2")
    assert at.asked == "role 1 0"
    assert at.hand(0) == "hero hero"


def test_with_a_card_left_a_building_that_draws_is_asked_about() -> None:
    at = at_table(player(hand="smithy", town="carpenter"), deck="", discard="hero")
    at.play(0, "role builder", "build smithy")
    assert at.asked == "effect 0 " + at.asked.split()[2]
    at.play(0, "effect use")
    assert at.hand(0) == "hero"


def test_nothing_can_be_produced_without_cards() -> None:
    at = at_table(player(town="indigo_plant sugar_mill"), player(hand="smithy"), deck="")
    at.play(0, "role producer")
    assert at.goods(0) == []
    assert at.asked == "role 1 0"


def test_goods_too_come_from_the_new_deck() -> None:
    at = at_table(player(town="indigo_plant sugar_mill"), deck="", discard="hero@0")
    at.play(0, "role producer", "produce 2")
    assert at.goods(0) == [2]
    assert at.asked == "role 1 0"  # no second card


def test_the_councillor_draws_on_from_the_new_deck_which_his_own_cards_are_not_in() -> None:
    at = at_table(seats=2, deck="statue quarry", discard="hero@0 well@1 crane tower")
    at.play(0, "role councillor")
    assert len(at.t.drawn) == 5
    assert at.said("reshuffled") == ["reshuffled 0 4"]
    assert at.names(at.t.drawn + at.t.deck) == "crane hero quarry statue tower well"
    assert "statue" in at.names(at.t.drawn)


def order_of_new_deck(discard: str, seed: int) -> list[int]:
    """The deck after a reshuffle of this pile."""
    chance = {"kind": "fast", "seed": str(seed), "times": [3, 1, 1]}
    at = at_table(deck="", discard=discard, chance=chance)
    at.play(0, "role prospector", "draw 1")
    return [*at.t.deck, *at.t.players[0].hand]


def test_the_new_deck_depends_on_the_seed_and_its_cards_not_on_their_order() -> None:
    pile = "hero well crane quarry tower statue"
    turned = " ".join(reversed(pile.split()))
    assert order_of_new_deck(pile, 7) == order_of_new_deck(turned, 7)
    assert len({tuple(order_of_new_deck(pile, seed)) for seed in range(20)}) > 10


def test_each_reshuffle_is_another_one() -> None:
    def after(times: int) -> list[int]:
        chance = {"kind": "fast", "seed": "7", "times": [times, 1, 1]}
        at = at_table(deck="", discard="hero well crane quarry tower statue", chance=chance)
        at.play(0, "role prospector", "draw 1")
        return [*at.t.deck, *at.t.players[0].hand]

    assert len({tuple(after(times)) for times in range(1, 9)}) > 4


def paid(at: AtTheTable) -> list[int]:
    """The discard pile, the oldest card first."""
    return [card_of(entry) for entry in at.t.discard]


def test_the_newest_discard_lies_on_top() -> None:
    at = at_table(player(hand="statue well crane hero"), asking="build 0 1", discard="quarry")
    at.build(0, "statue", pay="well crane")
    assert [at.card(card) for card in paid(at)] == ["quarry", "well", "crane"]
    assert [entry.split("@")[0] for entry in at.data()["discard"]] == ["crane", "well", "quarry"]
