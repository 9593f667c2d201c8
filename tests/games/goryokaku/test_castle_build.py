"""Castle build: cost, standing resources, any-kind part, reward."""

import pytest

from tests.games.goryokaku.at_the_table import AtTheTable, at_table, player


def built(card: str, **own: object) -> AtTheTable:
    """Seat 0 builds this card, with another at hand so that it is asked."""
    at = at_table(player(plans=card, **own)).play(0, "act build")
    return at.play(0, f"build {card}") if at.asked.startswith("build") else at


def test_the_printed_kinds_are_paid_and_the_card_is_laid_out() -> None:
    at = built("stone_wall", cubes="2 soil 2 stone 1 copper")
    assert at.cubes(0) == ""
    assert at.names(at.t.players[0].castles) == "stone_wall"
    assert at.said("built", "spent") == [
        "built 0 stone_wall", "spent 0 soil 2", "spent 0 stone 2", "spent 0 copper 1",
    ]  # fmt: skip


def test_which_cubes_pay_the_any_kind_part_is_the_players_choice() -> None:
    for kind, left in [("wood", "1 copper"), ("copper", "1 wood")]:
        at = built("earth_bank", cubes="2 soil 1 wood 1 copper")
        assert at.asked == "pay 0 1"
        at.play(0, f"pay {kind}")
        assert at.cubes(0) == left


def test_paid_cubes_go_back_to_the_supply() -> None:
    at = built("earth_bank", cubes="3 soil")
    assert at.t.supply[0] == 14


def test_soil_levels_stand_for_soil_in_every_build_and_are_not_spent() -> None:
    own = player(plans="earth_bank low_rampart", soil_lv=2, cubes="2 wood", workers=3)
    at = at_table(own).play(0, "act build", "build earth_bank")
    assert at.cubes(0) == "1 wood"
    assert at.t.players[0].levels[1] == 2


def test_a_soil_level_also_counts_towards_the_any_kind_part() -> None:
    at = built("earth_bank", soil_lv=3)
    assert at.said("spent") == []
    assert at.names(at.t.players[0].castles) == "earth_bank"


@pytest.mark.parametrize(
    ("person", "card", "cubes"),
    [
        ("nakajima_saburosuke", "stone_wall", "1 soil 2 stone 1 copper"),
        ("wall_builder", "stone_wall", "2 soil 1 stone 1 copper"),
        ("tsuzuki_toyoji", "front_gate", "2 soil 1 stone 1 wood"),
        ("coppersmith", "copper_roof", "2 soil 1 stone"),
        ("gunner", "battery_wall", "2 soil 1 wood"),
    ],
)
def test_a_person_with_the_castle_time_effect_counts_as_its_resource(
    person: str, card: str, cubes: str
) -> None:
    at = built(card, persons=person, cubes=cubes)
    assert at.names(at.t.players[0].castles) == card
    assert at.cubes(0) == ""
    assert at_table(player(plans=card, cubes=cubes)).reason(0, "act build").code == (
        "nothing_to_build"
    )


def test_a_standing_resource_that_is_not_needed_pays_the_any_kind_part() -> None:
    at = built("earth_bank", persons="coppersmith", cubes="2 soil")
    assert at.names(at.t.players[0].castles) == "earth_bank"


def test_standing_resources_do_not_pay_the_daiba() -> None:
    own = player(persons="nakajima_saburosuke", soil_lv=3, people="camp_cook")
    at = at_table(own, stacks={"koban": {"0": "w"}}).play(0, "act recall")
    assert at.reason(0, "daiba soil").code == "cannot_pay_effect"


def test_what_is_missing_is_named() -> None:
    own = player(plans="earth_bank low_rampart stone_wall", cubes="3 soil 1 stone")
    at = at_table(own).play(0, "act build")
    reason = at.reason(0, "build stone_wall")
    assert (reason.code, reason.clause) == ("too_few_of_a_kind", "8")
    assert (reason.numbers["need"], reason.numbers["have"], reason.numbers["short"]) == (2, 1, 1)


def test_too_few_cubes_in_all_are_named() -> None:
    own = player(plans="stone_steps", cubes="1 soil 1 stone", people="camp_cook")
    reason = at_table(own, asking="build 0", space="build").reason(0, "build stone_steps")
    assert (reason.code, reason.clause) == ("too_few_cubes", "8")
    assert (reason.numbers["need"], reason.numbers["have"], reason.numbers["short"]) == (3, 2, 1)


REWARDS = [
    ("earth_bank", "koban", lambda at: at.t.players[0].koban, 3),
    ("stone_steps", "onigiri", lambda at: at.t.players[0].onigiri, 1),
    ("guard_post", "stone", lambda at: at.t.players[0].cubes[1], 1),
    ("copper_gutter", "ship", lambda at: at.t.players[0].levels[0], 1),
    ("gate_post", "soil", lambda at: at.t.players[0].levels[1], 1),
    ("main_rampart", "piece", lambda at: at.t.players[0].pieces, 1),
]
EXACT = {
    "earth_bank": "3 soil",
    "stone_steps": "2 soil 1 stone",
    "guard_post": "2 soil 1 wood",
    "copper_gutter": "2 soil 1 copper",
    "gate_post": "2 soil 1 andesite",
    "main_rampart": "3 soil 1 stone 1 wood",
}


@pytest.mark.parametrize(("card", "thing", "read", "n"), REWARDS, ids=[r[1] for r in REWARDS])
def test_a_castle_card_gives_its_reward(card: str, thing: str, read: object, n: int) -> None:
    assert callable(read)
    at = built(card, cubes=EXACT[card])
    assert read(at) == n


def test_a_reward_may_be_two_cubes_and_an_onigiri() -> None:
    at = built("powder_magazine", cubes="2 soil 1 andesite 1 copper")
    assert at.t.players[0].castles
    got = at.said("gained")
    assert len(got) == 3
    assert got[-1] == "gained 0 onigiri 1"


def test_a_reward_that_the_supply_does_not_have_is_not_gained() -> None:
    own = player(plans="guard_post", cubes="2 soil 1 wood")
    at = at_table(own, player(cubes="12 stone")).play(0, "act build")
    at.play(0, "build guard_post") if at.asked.startswith("build") else None
    assert at.cubes(0) == ""
