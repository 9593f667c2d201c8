"""What a person can point at: also what is no option now, so that it can say why."""

from tests.games.san_juan.at_the_table import AtTheTable, at_table, player


def pointed_at(at: AtTheTable) -> list[int]:
    """The candidates of the question."""
    asking = at.t.asking
    assert asking is not None
    return asking.rule.candidates(at.t, asking.seat, asking.n)


def test_every_building_of_the_town_can_be_pointed_at_for_a_good() -> None:
    town = player(town="indigo_plant=? sugar_mill smithy")
    assert pointed_at(at_table(town, asking="produce 0 1")) == [1, 2, 3]
    assert pointed_at(at_table(town).play(0, "role trader")) == [1, 2, 3]


def test_a_prospector_can_point_at_every_number_of_cards() -> None:
    assert pointed_at(at_table(player(), asking="draw 0 2")) == [1, 2]


def test_every_plot_can_be_pointed_at_with_a_crane() -> None:
    at = at_table(player(hand="tower smithy smithy smithy", town="crane indigo_plant"))
    at.play(0, "role builder", "build tower")
    assert pointed_at(at) == [1, 2, 3]


def test_all_five_roles_can_be_pointed_at_and_a_taken_one_says_by_whom() -> None:
    at = at_table(agenda="role 1, role 2, round 3").play(0, "role prospector", "pass")
    assert (at.asked, pointed_at(at)) == ("role 1 0", [1, 2, 3, 4, 5])
    assert at.reason(1, "role prospector").numbers["seat"] == 0
