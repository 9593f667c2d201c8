"""Castle build: cost, standing resources, any-kind part, reward."""

import pytest

from takujo.games.goryokaku.castle_build import kinds_in_order
from tests.games.goryokaku.at_the_table import AtTheTable, at_table, boards, player


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


TWO_ANY = "beta+castles.earth_bank.cost.any=2"


def test_an_any_kind_part_of_two_is_paid_cube_by_cube_in_the_order_of_the_kinds() -> None:
    own = player(plans="earth_bank", cubes="3 soil 1 stone 1 wood")
    at = at_table(own, edition=TWO_ANY).play(0, "act build")
    assert (at.asked, at.choices) == ("pay 0 2", "soil stone")
    asking = at.t.asking
    assert asking is not None
    assert asking.rule.together(at.t, 0, 2) == 2
    at.play(0, "pay stone")
    assert at.cubes(0) == "1 soil"  # only wood can follow, and it is paid without asking
    assert at.said("spent")[-2:] == ["spent 0 stone 1", "spent 0 wood 1"]
    assert at.t.last == 0


def test_a_kind_that_would_leave_too_few_of_the_later_ones_cannot_be_picked() -> None:
    own = player(plans="earth_bank", cubes="4 soil 1 wood", people="camp_cook")
    at = at_table(own, edition=TWO_ANY).play(0, "act build", "build earth_bank")
    assert at.choices == "soil"  # after the wood no soil could follow
    assert at.reason(0, "pay wood").code == "in_order_of_kinds"
    at.play(0, "pay soil")
    assert (at.asked, at.choices) == ("pay 0 1", "soil wood")


def test_kinds_in_order_are_those_that_leave_enough() -> None:
    assert kinds_in_order([1, 1, 0, 0, 1], 0, 3) == [1]
    assert kinds_in_order([1, 1, 0, 0, 1], 0, 2) == [1, 2]
    assert kinds_in_order([1, 1, 0, 0, 1], 2, 1) == [2, 5]
    assert kinds_in_order([1, 1, 0, 0, 1], 5, 1) == [5]
    assert kinds_in_order([1, 1, 0, 0, 1], 0, 4) == []
    assert kinds_in_order([1, 1, 0, 0, 1], 0, 0) == []


def test_who_can_pay_for_no_castle_card_is_asked_all_the_same_and_builds_nothing() -> None:
    at = at_table(player(plans="stone_wall"), asking="build 0", space="build")
    assert at.t.asking is not None  # by the hand alone, so others cannot tell
    own = player(plans="stone_wall", people="camp_cook")
    at = at_table(own, asking="build 0", space="build")
    assert (at.asked, at.options) == ("build 0 0", ["pass", "free camp_cook"])
    at.play(0, "pass")
    assert (at.t.players[0].castles, at.names(at.t.players[0].plans)) == ([], "stone_wall")
    assert at_table(asking="build 0", space="build").asked == "act 1 0"  # no castle card in hand


def test_a_reward_that_gives_a_choice_is_asked_for() -> None:
    either = "beta+castles.earth_bank.effects=[{when='built',gain=[{koban=3},{onigiri=2}]}]"
    own = player(plans="earth_bank low_rampart", cubes="3 soil")
    for way, (koban, onigiri) in [("use", (3, 0)), ("use_2", (0, 2))]:
        at = at_table(own, edition=either).play(0, "act build", "build earth_bank")
        assert at.choices == "pass use use_2"
        at.play(0, f"effect {way}")
        p = at.t.players[0]
        assert (p.koban, p.onigiri) == (koban, onigiri)


def test_a_reward_under_a_condition_is_gained_only_where_it_holds() -> None:
    rich = "beta+castles.earth_bank.effects=[{when='built',if={pieces=1},gain={koban=3}}]"
    for placed, koban in [(0, 0), (1, 3)]:
        tiles = boards("flat_3=0" if placed else "flat_3")
        own = player(plans="earth_bank", cubes="3 soil")
        at = at_table(own, edition=rich, boards=tiles).play(0, "act build")
        if at.asked.startswith("build"):
            at.play(0, "build earth_bank")
        assert at.t.players[0].koban == koban


def test_too_few_of_a_kind_is_said_before_too_few_in_all() -> None:
    own = player(plans="stone_wall", cubes="2 soil 2 stone", people="camp_cook")
    at = at_table(own, asking="build 0", space="build")
    reason = at.reason(0, "build stone_wall")
    assert reason.numbers | {"card": 0} == {"card": 0, "thing": 3, "need": 1, "have": 0, "short": 1}
