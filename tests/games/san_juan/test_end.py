"""The end: after the builder phase in which somebody has twelve buildings."""

import pytest

from takujo.cpu.random_play import run_games
from takujo.games.catalogue import game
from tests.games.san_juan.at_the_table import at_table, player

ELEVEN = "indigo_plant indigo_plant indigo_plant" + " sugar_mill" * 8
LATER = "role 1, role 2, role 3, round 1"


def test_the_game_ends_when_the_builder_phase_with_the_twelfth_building_is_finished_by_all() -> (
    None
):
    at = at_table(
        player(hand="smithy", town=ELEVEN),
        player(hand="archive hero"),
        player(hand="gold_mine hero"),
        player(hand="well crane hero quarry"),
        agenda=LATER,
    )
    at.play(0, "role builder", "build smithy")
    assert not at.over()
    assert at.asked == "build 1 0"
    at.play(1, "build archive").play(2, "build gold_mine")
    assert not at.over()
    at.play(3, "build well").give(3, "pay", "crane quarry")
    assert at.over()
    assert [at.town(seat) for seat in [1, 2, 3]] == ["archive", "gold_mine", "well"]
    assert at.said("game_ended") == ["game_ended 0 12"]


def test_carpenter_and_poor_house_still_draw_in_the_last_builder_phase() -> None:
    at = at_table(
        player(hand="smithy", town=ELEVEN), player(hand="archive hero", town="carpenter poor_house")
    )
    at.play(0, "role builder", "build smithy").play(1, "build archive", "effect use")
    assert at.held(1) == 1
    at.play(1, "effect use")
    assert at.held(1) == 2
    assert at.over()


def test_no_further_roles_are_picked() -> None:
    at = at_table(player(hand="smithy", town=ELEVEN), agenda=LATER)
    at.play(0, "role builder", "build smithy")
    assert at.asked == ""
    assert at.t.agenda == []
    assert at.t.waiting == []


def test_there_is_no_chapel_and_no_hand_limit_any_more() -> None:
    cards = "hero quarry well crane tower statue archive gold_mine palace"
    at = at_table(
        player(hand="smithy", town=ELEVEN), player(hand=cards, town="chapel"), agenda="round 1"
    )
    at.play(0, "role builder", "build smithy").play(1, "pass")
    assert at.asked == ""
    assert at.held(1) == 9
    assert at.chapel(1) == ""


def test_the_game_goes_on_with_eleven_buildings() -> None:
    at = at_table(player(hand="smithy", town=ELEVEN.removeprefix("indigo_plant ")), agenda=LATER)
    at.play(0, "role builder", "build smithy")
    assert len(at.t.players[0].buildings) == 11
    assert at.asked == "role 1 0"


def test_several_players_may_reach_twelve_in_the_same_phase() -> None:
    other = "tobacco_storage " * 5 + "coffee_roaster " * 6
    at = at_table(player(hand="smithy", town=ELEVEN), player(hand="smithy well", town=other))
    at.play(0, "role builder", "build smithy").play(1, "build smithy")
    assert at.over()
    assert [len(at.t.players[seat].buildings) for seat in [0, 1]] == [12, 12]


def test_the_chooser_need_not_be_the_one_who_ends_it() -> None:
    at = at_table(player(hand="smithy"), player(hand="archive hero", town=ELEVEN))
    at.play(0, "role builder", "build smithy").play(1, "build archive")
    assert at.said("game_ended") == ["game_ended 1 12"]


def test_a_game_that_is_over_takes_no_answers() -> None:
    at = at_table(player(hand="smithy", town=ELEVEN)).play(0, "role builder", "build smithy")
    assert str(at.refusal(0, "role producer")) == "the game is over"
    assert at.view(2)["asking"] is None
    assert at.view(2)["options"] == []


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_players_come_to_an_end_whatever_they_hide_under_chapels(seats: int) -> None:
    decisions, _ = run_games(game("san-juan").book(), seats, 1, 20_000)
    assert decisions > 20_000 * 100
