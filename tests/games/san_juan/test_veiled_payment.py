"""Paying with cards at a table that veils: what everybody can see is forced is not asked."""

import pytest

from tests.games.san_juan.at_the_table import AtTheTable, at_table, player


def building(card: str, money: str) -> AtTheTable:
    """At a table that veils, a player with this hand picks the builder and builds a card."""
    at = at_table(player(hand=f"{card} {money}"))
    at.t.veils = True
    return at.play(0, "role builder", f"build {card}")


def test_a_payment_that_takes_the_whole_hand_is_not_asked() -> None:
    at = building("tower", "smithy crane")
    assert (at.hand(0), at.asked) == ("", "build 1 0")


def test_a_payment_from_cards_that_are_all_alike_is_asked() -> None:
    at = building("tower", "indigo_plant indigo_plant indigo_plant")
    assert (at.asked, at.options) == ("pay 0 2", ["indigo_plant"])


@pytest.mark.parametrize(
    ("money", "asked"), [("smithy", "build 1 0"), ("smithy smithy", "pay 0 1")]
)
def test_one_card_more_than_is_owed_makes_it_a_question(money: str, asked: str) -> None:
    assert building("well", money).asked == asked
