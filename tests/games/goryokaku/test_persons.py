"""The rows of hired persons: every icon of the list, optional, once, in the player's order."""

import pytest

from takujo.games.goryokaku.effects import PERSON
from tests.games.goryokaku.at_the_table import AtTheTable, at_table, boards, player


def test_the_row_of_the_area_acts_after_the_workers_action() -> None:
    at = at_table(player(persons="stonemason")).play(0, "act andesite", "persons stonemason")
    assert at.cubes(0) == "2 stone 1 andesite"
    assert at.asked == "act 1 0"


def test_rows_of_other_areas_do_not_act() -> None:
    at = at_table(player(persons="stonemason")).play(0, "act wood")
    assert at.asked == "act 1 0"


def test_a_row_is_optional() -> None:
    at = at_table(player(persons="stonemason")).play(0, "act andesite", "pass")
    assert at.cubes(0) == "1 andesite"


def test_rows_act_in_the_players_order_each_once() -> None:
    own = player(persons="stonemason shimada_kai money_changer storekeeper")
    at = at_table(own).play(0, "act andesite", "persons money_changer", "persons shimada_kai")
    assert at.choices == "pass stonemason"
    assert at.reason(0, "persons shimada_kai").code == "row_used"
    at.play(0, "persons stonemason")
    assert at.asked == "act 1 0"


def test_an_onigiri_action_in_the_area_does_not_wake_the_persons_again() -> None:
    own = player(persons="stonemason storekeeper", onigiri=4)
    at = at_table(own).play(0, "act stone", "persons stonemason", "onigiri again_andesite")
    assert at.cubes(0) == "4 stone 1 andesite"
    assert at.asked == "act 1 0"


@pytest.mark.parametrize(
    ("person", "space", "cubes"),
    [
        ("matsukawa_bennosuke", "stone", "2 soil 2 stone"),
        ("stonemason", "stone", "4 stone"),
        ("matsumae_norihiro", "stone", "2 stone 2 wood"),
        ("arai_ikunosuke", "wood", "2 wood 1 copper"),
        ("otori_keisuke", "stone", "2 stone 1 andesite"),
    ],
)
def test_a_cube_icon_gives_its_cube(person: str, space: str, cubes: str) -> None:
    at = at_table(player(persons=person)).play(0, f"act {space}", f"persons {person}")
    assert at.cubes(0) == cubes


def test_a_koban_icon_gives_two_koban() -> None:
    at = at_table(player(persons="peddler")).play(0, "act koban", "persons peddler")
    assert at.t.players[0].koban == 6


@pytest.mark.parametrize(("way", "kind"), [("", "soil"), ("_2", "stone"), ("_3", "wood")])
def test_a_choice_icon_gives_soil_stone_or_wood(way: str, kind: str) -> None:
    at = at_table(player(persons="kurimoto_joun", pieces=1), boards=boards())
    at.play(0, "act office", "office 1", f"persons kurimoto_joun{way}")
    assert at.cubes(0) == f"1 {kind}"


def test_a_bag_icon_draws_a_disc_blindly() -> None:
    own = player(persons="camp_cook", workers=3, bag={"workers": 2, "onigiri": 0})
    at = at_table(own).play(0, "act koban", "persons camp_cook")
    assert at.said("drew_disc") == ["drew_disc 0 1"]
    assert (at.t.players[0].workers, at.t.players[0].bag_workers) == (3, 1)


def test_an_empty_bag_gives_nothing() -> None:
    at = at_table(player(persons="camp_cook watanabe_kumashiro", workers=5)).play(0, "act koban")
    assert at.choices == "pass watanabe_kumashiro"
    assert at.reason(0, "persons camp_cook").code == "bag_empty"


def test_a_person_icon_draws_a_person_that_only_its_owner_sees() -> None:
    own = player(persons="hitomi_katsutaro")
    at = at_table(own, person_deck="perry ...").play(0, "act koban", "persons hitomi_katsutaro")
    assert at.heard(0, "drew") == ["drew 0 perry"]
    assert at.heard(1, "drew") == ["drew 0 ?"]
    assert at.names(at.t.players[0].people) == "perry"


def test_a_hire_icon_is_the_hire_action() -> None:
    own = player(persons="hijikata_toshizo", people="carpenter stonemason", koban=4)
    at = at_table(own).play(0, "act koban", "persons hijikata_toshizo")
    assert at.asked == "hire 0 0"
    at.play(0, "hire carpenter")
    assert at.t.players[0].koban == 6


def test_a_hire_icon_without_anybody_to_hire_is_refused() -> None:
    own = player(persons="hijikata_toshizo camp_cook", people="carpenter")
    at = at_table(own | {"people": ["nicholas"]}).play(0, "act koban")
    assert at.reason(0, "persons hijikata_toshizo").code == "nobody_to_hire"


def test_a_build_icon_is_the_castle_build() -> None:
    own = player(persons="matsukawa_bennosuke", plans="earth_bank low_rampart", cubes="6 soil")
    at = at_table(own, boards=boards()).play(0, "act build", "build earth_bank")
    assert at.asked == "persons 0 0"
    at.play(0, "persons matsukawa_bennosuke")
    assert at.names(at.t.players[0].castles) == "earth_bank low_rampart"


def test_an_office_icon_is_the_magistrates_office() -> None:
    own = player(persons="brunet", pieces=2)
    at = at_table(own, boards=boards()).play(0, "act office", "office 1", "persons brunet")
    at.play(0, "office 2")
    assert at.t.players[0].placed == 2


def test_an_exchange_icon_gives_one_resource_for_another_once() -> None:
    own = player(persons="quarryman")
    at = at_table(own).play(0, "act stone", "persons quarryman")
    assert at.cubes(0) == "1 stone 1 andesite"
    assert at.asked == "act 1 0"


def test_an_exchange_needs_the_resource_that_is_given_away() -> None:
    at = at_table(player(persons="quarryman stonemason")).play(0, "act andesite")
    reason = at.reason(0, "persons quarryman")
    assert (reason.code, reason.numbers) == (
        "cannot_pay_effect",
        {"thing": 1, "need": 1, "have": 0},
    )


def test_an_icon_whose_cube_is_not_left_is_refused() -> None:
    own = player(persons="otori_keisuke stonemason")
    at = at_table(own, player(cubes="7 andesite")).play(0, "act stone")
    assert at.reason(0, "persons otori_keisuke").code == "supply_empty"


def test_with_no_row_left_nobody_is_asked() -> None:
    at = at_table(player(persons="storekeeper")).play(0, "act stone")
    assert at.asked == "act 1 0"


def test_a_choice_icon_gives_only_what_is_left() -> None:
    own = player(persons="kurimoto_joun", pieces=1)
    at = at_table(own, player(cubes="12 stone"), boards=boards())
    at.play(0, "act office", "office 1")
    assert at.choices == "pass kurimoto_joun kurimoto_joun_3"
    assert at.reason(0, "persons kurimoto_joun_2").numbers == {"thing": 1}


def test_a_person_icon_without_a_person_left_is_refused() -> None:
    t = at_table(player(persons="hitomi_katsutaro peddler")).t
    t.person_deck = []
    at = AtTheTable(t).play(0, "act koban")
    assert at.choices == "pass peddler"
    reason = at.reason(0, "persons hitomi_katsutaro")
    assert (reason.code, reason.numbers, reason.clause) == ("nothing_left", {"thing": PERSON}, "9")


def test_an_exchange_for_what_is_not_left_is_refused_for_that() -> None:
    own = player(persons="quarryman stonemason", cubes="1 stone")
    at = at_table(own, player(cubes="7 andesite"), asking="persons 0", space="stone")
    assert at.reason(0, "persons quarryman").code == "supply_empty"


def test_a_row_under_a_condition_is_open_only_where_it_holds() -> None:
    row = "{when='town',if={soil_level=2},gain={koban=2}}"
    gain = "{when='discarded',gain={koban=2}}"
    rich = f"beta+persons.peddler.effects=[{row},{gain}]"
    at = at_table(player(persons="peddler watanabe_kumashiro", soil_lv=1), edition=rich)
    at.play(0, "act koban")
    assert at.choices == "pass watanabe_kumashiro"
    assert at.reason(0, "persons peddler").code == "condition_not_met"
    at = at_table(player(persons="peddler", soil_lv=2), edition=rich)
    assert at.play(0, "act koban", "persons peddler").t.players[0].koban == 6


def test_hired_in_this_turn_is_the_reason_why_a_row_rests() -> None:
    own = player(people="peddler", persons="hijikata_toshizo watanabe_kumashiro", koban=9)
    at = at_table(own).play(0, "act koban", "persons hijikata_toshizo", "hire peddler")
    assert at.choices == "pass watanabe_kumashiro"
    assert at.reason(0, "persons peddler").code == "hired_this_turn"
    assert at.reason(0, "persons hijikata_toshizo").code == "row_used"
