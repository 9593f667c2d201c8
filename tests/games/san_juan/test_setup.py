"""Setup: an indigo plant and four cards each, tiles face down, a random first governor."""

import pytest

from takujo.kernel.hidden import UNKNOWN
from tests.games.san_juan.at_the_table import new_game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_an_indigo_plant_and_four_cards(seats: int) -> None:
    at = new_game(seats)
    assert [at.town(seat) for seat in range(seats)] == ["indigo_plant"] * seats
    assert [at.held(seat) for seat in range(seats)] == [4] * seats
    assert [at.goods(seat) for seat in range(seats)] == [[]] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_indigo_plants_come_out_of_the_110_cards(seats: int) -> None:
    t = new_game(seats).t
    assert len(t.deck) == 110 - 5 * seats
    cards = t.deck + [card for p in t.players for card in p.hand]
    indigo = t.edition.card("indigo_plant")
    assert cards.count(indigo) == 10 - seats


def test_the_discard_pile_is_empty_and_no_tile_lies_open() -> None:
    t = new_game().t
    assert t.discard == []
    assert t.tile == 0
    assert sorted(t.tiles) == [1, 2, 3, 4, 5]
    assert t.tiles_seen == 0


def test_the_price_tiles_lie_face_down_in_random_order() -> None:
    assert len({tuple(new_game(seed=seed).t.tiles) for seed in range(30)}) > 20
    assert new_game().view(0)["tiles"] == ["?"] * 5


def test_the_deck_and_the_hands_are_random() -> None:
    assert len({tuple(new_game(seed=seed).t.deck) for seed in range(10)}) == 10
    assert new_game(seed=7).t.deck == new_game(seed=7).t.deck


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_governor_is_random(seats: int) -> None:
    governors = [new_game(seats, seed).t.governor for seed in range(60)]
    assert all(governors.count(seat) >= 60 // seats // 2 for seat in range(seats))


def test_the_governor_is_the_first_to_pick_a_role() -> None:
    for seed in range(8):
        at = new_game(seed=seed)
        assert at.asked == f"role {at.t.governor} 0"
        assert at.t.round == 1


def test_a_seat_sees_its_own_four_cards_and_no_others() -> None:
    at = new_game()
    seen = at.t.book.game.seen(at.t, 2).table
    assert at.view(2)["players"][2]["hand"] == at.data()["players"][2]["hand"]
    assert at.view(2)["players"][1]["hand"] == ["?"] * 4
    assert at.view(2)["deck"] == ["?"] * 90
    assert UNKNOWN not in at.t.deck
    assert seen.chance.kind == "hidden"
