"""The free action: a person from the hand for its printed gain, at any moment of the own turn."""

import pytest

from takujo.games.goryokaku.free_action import possible_after_discards
from takujo.games.goryokaku.names import SPACES
from tests.games.goryokaku.at_the_table import AtTheTable, at_table, boards, player


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
    at = at_table(own).play(0, "act stone", "pass", "store stone", "free shimada_kai")
    assert at.choices == "soil stone wood"


def test_a_person_drawn_last_can_be_discarded_in_the_same_turn() -> None:
    at = at_table(player(onigiri=4), person_deck="perry camp_cook ...")
    at.play(0, "act stone", "onigiri draw", "onigiri draw")
    assert (at.asked, at.options) == ("finish 0 0", ["pass", "free camp_cook", "free perry"])
    at.play(0, "free perry", "free camp_cook")
    assert (at.cubes(0), at.t.players[0].koban) == ("2 stone 1 wood", 2)
    assert at.asked == "act 1 0"  # nobody is left to discard


@pytest.mark.parametrize(
    ("before", "asked"),
    [
        (["act stone"], "finish 0 0"),  # too few onigiri to be asked for anything
        (["act recall", "pass"], "finish 0 0"),  # boards and discs have come to light since
    ],
)
def test_the_end_of_the_turn_is_asked_for_where_persons_are_in_hand(
    before: list[str], asked: str
) -> None:
    stacks = {"copper": {"0": "w"}}
    assert at_table(player(people="camp_cook"), stacks=stacks).play(0, *before).asked == asked
    own = player(cubes="1 soil")  # so that the daiba is asked for in any case
    assert at_table(own, stacks=stacks).play(0, *before).asked == "act 1 0"


def test_who_has_just_passed_with_free_actions_open_is_not_asked_again() -> None:
    at = at_table(player(people="camp_cook", onigiri=1)).play(0, "act stone")
    assert at.options[-1] == "free camp_cook"
    assert at.play(0, "pass").asked == "act 1 0"


def test_cubes_of_a_late_free_action_need_storehouses_too() -> None:
    at = at_table(player(people="shimada_kai", cubes="2 wood")).play(0, "act stone")
    at.play(0, "free shimada_kai")
    assert at.asked == "store 0 0"


def test_after_the_last_recall_persons_can_still_be_discarded_and_then_the_game_ends() -> None:
    at = at_table(player(people="camp_cook"), seats=2, piles=[0, 0, 0, 0, 1],
                  stacks={"wood+copper": {"0": "w"}})  # fmt: skip
    at.play(0, "act recall", "pass")
    assert (at.asked, at.t.era) == ("finish 0 0", 6)
    at.play(0, "free camp_cook")
    assert (at.asked, at.t.players[0].koban) == ("", 2)


def veiled(*people: str, **more: object) -> AtTheTable:
    """Seat 0 holds one of these persons, which the others cannot tell, and no soil is left."""
    own = player(people=people[0], **more)
    at = at_table(own, player(cubes="14 soil"), boards=boards(), stacks={"copper": {"0": "w"}})
    at.t.veils = True
    return at


@pytest.mark.parametrize(
    ("own", "before"),
    [
        ({}, ["act wood"]),
        ({}, ["act recall"]),
        ({"plans": "stone_steps", "cubes": "1 stone 3 wood", "soil_lv": 1}, ["act build"]),
        ({"pieces": 1}, ["act office", "office 1"]),
        ({"cubes": "4 wood"}, ["act wood", "pass"]),
    ],
)
def test_whether_one_is_asked_does_not_tell_who_is_in_hand(
    own: dict[str, object], before: list[str]
) -> None:
    worth, worthless = [veiled(person, **own) for person in ("camp_cook", "shimada_kai")]
    for choice in before:
        worth.play(0, choice)
        worthless.play(0, choice)
        assert worth.asked == worthless.asked
    assert worth.asked.split()[1] == "0"
    assert len(worth.options) == len(worthless.options) + 1


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


@pytest.mark.parametrize(
    ("people", "koban", "helps"),
    [
        ("interpreter camp_cook", 0, True),  # two koban of the cook hire the interpreter
        ("hijikata_toshizo camp_cook", 0, False),  # but not who costs four, and soil hires nobody
        ("hijikata_toshizo camp_cook", 2, True),
        ("hijikata_toshizo camp_cook stonemason", 0, True),  # the cook, for the mason's koban
        ("enomoto_takeaki camp_cook", 0, False),  # nobody brings the koban that the cook costs
        ("shimada_kai hori_toshihiro", 1, False),  # one koban too few
        ("interpreter", 0, False),  # not by itself
    ],
)
def test_a_discard_makes_a_hire_possible_where_its_koban_do(
    people: str, koban: int, helps: bool
) -> None:
    at = at_table(player(people=people, koban=koban))
    assert possible_after_discards(at.t, 0, SPACES.index("hire") + 1) is helps


@pytest.mark.parametrize(
    ("people", "cubes", "helps"),
    [
        ("storekeeper", "1 soil 1 wood", True),  # a soil for the earth bank
        ("camp_cook", "1 soil 1 wood", False),
        ("storekeeper", "1 wood", False),
        ("storekeeper shimada_kai", "1 wood", True),
        ("blakiston storekeeper", "1 soil", True),  # a copper is as good for the any-kind part
    ],
)
def test_a_discard_makes_a_build_possible_where_its_cubes_do(
    people: str, cubes: str, helps: bool
) -> None:
    at = at_table(player(people=people, plans="earth_bank", cubes=cubes))
    assert possible_after_discards(at.t, 0, SPACES.index("build") + 1) is helps


def test_no_more_cubes_come_from_discards_than_the_supply_has() -> None:
    own = player(people="storekeeper shimada_kai", plans="earth_bank", cubes="1 wood")
    space = SPACES.index("build") + 1
    assert possible_after_discards(at_table(own, player(cubes="12 soil")).t, 0, space)
    assert not possible_after_discards(at_table(own, player(cubes="13 soil")).t, 0, space)


@pytest.mark.parametrize("space", ["stone", "koban", "office", "copper"])
def test_a_discard_helps_only_to_hire_and_to_build(space: str) -> None:
    own = player(
        people="interpreter camp_cook storekeeper", plans="earth_bank", cubes="1 soil 1 wood"
    )
    assert not possible_after_discards(at_table(own).t, 0, SPACES.index(space) + 1)


def test_it_is_refused_in_anothers_turn_and_where_the_supply_is_empty() -> None:
    at = at_table(player(people="shimada_kai"), player(people="perry", cubes="14 soil"))
    (free,) = [p for p in at.t.book.paragraphs if p.name == "free"]
    soil, wood = at.t.edition.card("shimada_kai"), at.t.edition.card("perry")
    late, worthless = free.rule.why_not(at.t, 1, 0, wood), free.rule.why_not(at.t, 0, 0, soil)
    assert late is not None
    assert worthless is not None
    assert (late.code, worthless.code) == ("not_your_turn", "supply_empty")
    assert worthless.numbers == {"thing": 0}
    assert free.rule.candidates(at.t, 1, 0) == [wood]
    assert "free shimada_kai" not in at.options
