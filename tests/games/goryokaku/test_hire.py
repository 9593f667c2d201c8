"""Hiring a person."""

from tests.games.goryokaku.at_the_table import at_table, boards, player


def test_a_person_is_hired_for_koban() -> None:
    at = at_table(player(people="stonemason carpenter", koban=5)).play(0, "act hire")
    at.play(0, "hire carpenter")
    assert at.t.players[0].koban == 3
    assert at.names(at.t.players[0].persons) == "carpenter"
    assert at.said("hired", "spent") == ["hired 0 carpenter 2", "spent 0 koban 2"]


def test_too_few_koban_are_named() -> None:
    at = at_table(player(people="stonemason carpenter", koban=1)).play(0, "act hire")
    reason = at.reason(0, "hire carpenter")
    assert (reason.code, reason.clause) == ("too_few_koban", "6")
    assert (reason.numbers["need"], reason.numbers["have"], reason.numbers["short"]) == (2, 1, 1)


def test_a_person_is_hired_for_a_black_ship_level_which_is_not_spent() -> None:
    at = at_table(player(people="kurimoto_joun niijima_jo", ship_lv=2)).play(0, "act hire")
    at.play(0, "hire kurimoto_joun")
    assert at.t.players[0].levels == [2, 0]
    assert at.said("spent") == []


def test_a_black_ship_level_that_is_too_low_does_not_hire() -> None:
    at = at_table(player(people="kurimoto_joun enomoto_takeaki", ship_lv=2)).play(0, "act hire")
    reason = at.reason(0, "hire enomoto_takeaki")
    assert (reason.code, reason.numbers["need"], reason.numbers["have"]) == ("level_too_low", 3, 2)


def test_koban_cannot_stand_for_a_black_ship_price() -> None:
    at = at_table(player(people="kurimoto_joun", koban=50))
    assert at.reason(0, "act hire").code == "nobody_to_hire"


def test_the_instant_effect_raises_the_black_ship_level_once_when_hired() -> None:
    at = at_table(player(people="pilot", koban=3)).play(0, "act hire", "hire pilot")
    assert at.t.players[0].levels == [1, 0]
    assert at.said("raised") == ["raised 0 0 1"]


def test_pink_persons_bring_storehouses_when_hired() -> None:
    for person, stores in [("quartermaster", 6), ("rice_merchant", 7)]:
        at = at_table(player(people=person, koban=4)).play(0, "act hire", f"hire {person}")
        assert at.t.players[0].storehouses == stores


def test_a_person_hired_during_this_turn_does_not_act_in_it() -> None:
    at = at_table(player(people="peddler", koban=1)).play(0, "act hire", "hire peddler")
    assert at.t.players[0].koban == 0
    assert at.asked == "act 1 0"


def test_a_person_hired_from_a_row_does_not_act_in_the_same_turn() -> None:
    own = player(people="peddler stonemason", persons="hijikata_toshizo", koban=9)
    at = at_table(own).play(0, "act koban", "persons hijikata_toshizo", "hire peddler")
    assert at.t.players[0].koban == 12
    assert at.said("passed") == []
    assert at.asked == "finish 0 0"


def test_who_discards_the_only_person_to_hire_forgoes_the_action() -> None:
    at = at_table(player(people="stonemason", koban=2)).play(0, "act hire", "free stonemason")
    assert at.asked == "act 1 0"
    assert at.t.players[0].persons == []


def test_crests_of_hired_persons_count() -> None:
    at = at_table(player(persons="camp_cook koga_gengo", crest="cherry"), boards=boards())
    assert at.points(0)["crest"] == 2


def test_who_can_hire_nobody_in_hand_is_asked_all_the_same_and_hires_nobody() -> None:
    at = at_table(player(people="nicholas"), asking="hire 0", space="hire")
    assert (at.asked, at.options) == ("hire 0 0", ["pass", "free nicholas"])
    at.play(0, "pass")
    assert (at.t.players[0].persons, at.names(at.t.players[0].people)) == ([], "nicholas")
    assert at_table(asking="hire 0", space="hire").asked == "act 1 0"  # nobody is in hand


def test_who_can_hire_somebody_must() -> None:
    at = at_table(player(people="camp_cook nicholas", koban=1)).play(0, "act hire")
    assert at.options == ["hire camp_cook", "free camp_cook", "free nicholas"]


def test_koban_of_a_price_are_paid_exactly() -> None:
    own = player(people="carpenter stonemason", koban=2)
    at = at_table(own).play(0, "act hire", "hire carpenter")
    assert at.t.players[0].koban == 0
    assert at_table(own | {"koban": 0}).reason(0, "act hire").numbers == {
        "persons": 2, "koban": 0, "level": 0,
    }  # fmt: skip
