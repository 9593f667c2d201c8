"""The audit of an era."""

from typing import Any

from tests.games.goryokaku.at_the_table import AtTheTable, at_table, player

SOIL_FIRST = ["soil", "stone", "wood", "copper", "andesite"]


def audited(*castles: str, **more: Any) -> AtTheTable:
    """The last onigiri of the first era is taken; these castle cards are built."""
    players = [player(castles=cards, **more) for cards in castles]
    stacks = {"wood": {"0": "w"}}
    at = at_table(*players, stacks=stacks, piles=[1, 3, 3, 3, 3], markers=SOIL_FIRST)
    return at.play(0, "act recall")


def test_most_castle_cards_of_the_eras_kind_get_a_circle() -> None:
    at = audited("earth_bank dry_moat", "low_rampart stone_wall front_gate", "stable")
    assert at.said("audited", "circled") == ["audited 0 1 0 2", "circled 0 1"]
    assert [p.circles for p in at.t.players] == [1, 0, 0]


def test_ties_all_get_a_circle() -> None:
    at = audited("earth_bank", "dry_moat", "stable")
    assert [p.circles for p in at.t.players] == [1, 1, 0]


def test_nobody_gets_a_circle_for_none() -> None:
    at = audited("stone_wall", "stable", "")
    assert [p.circles for p in at.t.players] == [0, 0, 0]
    assert at.said("audited") == ["audited 0 1 0 0"]


def test_only_the_kind_of_the_era_counts() -> None:
    at = audited("stone_wall water_moat front_wall", "earth_bank", "")
    assert [p.circles for p in at.t.players] == [0, 1, 0]


def test_cards_in_hand_do_not_count() -> None:
    at = audited("", "earth_bank", plans="")
    assert [p.circles for p in at.t.players] == [0, 1, 0]
