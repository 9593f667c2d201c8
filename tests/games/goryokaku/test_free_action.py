"""The free action: a person from the hand for its printed gain, at any moment of the own turn."""

import pytest

from tests.games.goryokaku.at_the_table import at_table, boards, player


@pytest.mark.parametrize(
    ("person", "cubes", "koban"),
    [
        ("camp_cook", "", 2),
        ("shimada_kai", "1 soil", 0),
        ("enomoto_takeaki", "1 stone", 0),
        ("perry", "1 wood", 0),
        ("blakiston", "1 copper", 0),
        ("nicholas", "1 andesite", 0),
    ],
)
def test_a_person_is_discarded_for_its_printed_gain(person: str, cubes: str, koban: int) -> None:
    at = at_table(player(people=person)).play(0, f"free {person}")
    assert (at.cubes(0), at.t.players[0].koban) == (cubes, koban)
    assert at.names(at.t.person_discard) == person
    assert at.asked == "act 0 0"


def test_it_can_be_done_any_number_of_times() -> None:
    at = at_table(player(people="camp_cook interpreter hitomi_katsutaro"))
    at.play(0, "free camp_cook", "free interpreter", "free hitomi_katsutaro")
    assert at.t.players[0].koban == 4
    assert at.cubes(0) == "1 wood"


@pytest.mark.parametrize(
    ("before", "asked"),
    [
        (["act hire"], "hire 0 0"),
        (["act build"], "build 0 0"),
        (["act build", "build earth_bank"], "pay 0 1"),
        (["act office"], "office 0 0"),
        (["act stone"], "persons 0 0"),
        (["act stone", "pass"], "onigiri 0 0"),
        (["act recall"], "daiba 0 0"),
    ],
)
def test_it_is_open_beside_every_question_of_the_own_turn(before: list[str], asked: str) -> None:
    own = player(people="camp_cook carpenter interpreter", koban=9, plans="earth_bank low_rampart",
                 cubes="3 soil 1 wood", pieces=1, onigiri=1, persons="stonemason")  # fmt: skip
    at = at_table(own, boards=boards(), stacks={"copper": {"0": "w"}}).play(0, *before)
    assert at.asked == asked
    at.play(0, "free camp_cook")
    assert at.asked == asked
    assert at.t.players[0].people == at.t.players[0].people


def test_it_is_open_while_cubes_overflow_and_the_order_begins_again() -> None:
    own = player(people="shimada_kai", cubes="5 wood")
    at = at_table(own).play(0, "act stone", "store stone", "free shimada_kai")
    assert at.choices == "soil stone wood"


def test_it_is_not_open_in_anothers_turn() -> None:
    at = at_table(player(), player(people="camp_cook"))
    assert all("free" not in option for option in at.options)
    assert "pass" not in at.view(1)["options"]


def test_nothing_is_discarded_for_a_cube_that_is_not_left() -> None:
    at = at_table(player(people="shimada_kai camp_cook"), player(cubes="14 soil"))
    assert at.reason(0, "free shimada_kai").code == "supply_empty"


def test_discarded_persons_lie_face_up_and_are_shuffled_when_the_deck_is_empty() -> None:
    at = at_table(player(people="camp_cook"), player(people="? " * 52),
                  asking="act 0", person_deck="perry pilot")  # fmt: skip
    at.play(0, "free camp_cook")
    assert at.view(2)["person_discard"] == ["camp_cook"]
    at.t.draw_person(0)
    at.t.draw_person(0)
    at.t.draw_person(0)
    assert at.said("reshuffled") == ["reshuffled 0 0 1"]
    assert at.names(at.t.players[0].people) == "camp_cook pilot perry"
