"""Setup: what lies where before the first turn."""

from copy import deepcopy

import pytest

from takujo.editions.mistakes import EditionError
from takujo.games.goryokaku.names import KINDS
from takujo.games.goryokaku.resources import by_kind
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.chance import fast
from takujo.kernel.game import Refused
from tests.games.goryokaku.at_the_table import AtTheTable, at_table, new_game, player
from tests.games.goryokaku.in_words import GAME

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def started(seats: int, seed: int = 1) -> AtTheTable:
    """A game in which everybody has kept the first castle card."""
    at = new_game(seats, seed)
    while at.asked.startswith("keep"):
        seat = at.t.waiting[0]
        at.t.play(seat, at.t.options(seat)[0])
    return at


@SEATS
def test_the_first_pile_has_two_onigiri_for_each_player_and_the_others_one(seats: int) -> None:
    assert new_game(seats).t.piles == [2 * seats, seats, seats, seats, seats]


@SEATS
def test_one_cube_of_each_kind_marks_an_era_and_leaves_the_supply(seats: int) -> None:
    t = new_game(seats).t
    assert sorted(t.markers) == [0, 1, 2, 3, 4]
    in_play = [n + sum(p.cubes[kind] for p in t.players) for kind, n in enumerate(t.supply)]
    assert dict(zip(KINDS, in_play, strict=True)) == {
        "soil": 14, "stone": 12, "wood": 12, "copper": 7, "andesite": 7,
    }  # fmt: skip


def test_the_eras_are_marked_at_random() -> None:
    assert len({tuple(new_game(2, seed).t.markers) for seed in range(20)}) > 10


@SEATS
def test_every_board_has_a_tile_for_each_player_and_lies_face_down(seats: int) -> None:
    data = new_game(seats).data()
    assert [len(board["tiles"]) for board in data["boards"]] == [seats] * 5
    assert [board["open"] for board in data["boards"]] == [0] * 5


def test_building_tiles_lie_open_from_the_start() -> None:
    at = new_game(3)
    assert at.view(1)["boards"] == at.data()["boards"]


@SEATS
def test_four_castle_cards_lie_face_up(seats: int) -> None:
    at = new_game(seats)
    assert len(at.view(0)["row"]) == 4
    assert "?" not in at.view(0)["row"]


@SEATS
def test_each_player_gets_two_persons_three_castle_cards_and_a_crest_card(seats: int) -> None:
    t = new_game(seats).t
    assert [(len(p.people), len(p.dealt)) for p in t.players] == [(2, 3)] * seats
    assert len({p.crest for p in t.players}) == seats


def test_one_castle_card_is_kept_and_two_go_under_the_deck() -> None:
    at = new_game(2, 3)
    dealt = [p.dealt[:] for p in at.t.players]
    for seat in (1, 0):
        at.t.play(seat, at.t.options(seat)[1])
    assert [p.plans for p in at.t.players] == [[cards[1]] for cards in dealt]
    first = at.t.first
    under = [dealt[s][i] for s in (first, 1 - first) for i in (0, 2)]
    assert [entry & 255 for entry in at.t.castle_deck[:4]] == under[::-1]


def test_all_choose_what_to_keep_at_the_same_time() -> None:
    at = new_game(3)
    assert at.t.waiting == [0, 1, 2]
    at.t.play(2, at.t.options(2)[0])
    assert at.t.waiting == [0, 1]


def test_a_card_that_was_not_dealt_cannot_be_kept() -> None:
    at = new_game(2)
    dealt = at.names(at.t.players[0].dealt).split()
    other = next(
        id for id in ("stone_wall", "front_gate", "stable", "casting_yard") if id not in dealt
    )
    with pytest.raises(Refused, match="is no choice here"):
        at.play(0, f"keep {other}")


@pytest.mark.parametrize(("seats", "hands"), [
    (2, [(3, 0, 2, ""), (3, 0, 2, "1 soil 1 wood")]),
    (3, [(3, 3, 0, ""), (3, 3, 0, "1 soil"), (4, 3, 0, "3 soil 1 wood")]),
    (4, [(3, 3, 0, ""), (3, 3, 0, "1 soil"), (4, 3, 0, "1 soil 1 wood"),
         (4, 3, 0, "2 soil 2 wood")]),
])  # fmt: skip
def test_the_seat_table_says_what_each_player_begins_with(
    seats: int, hands: list[tuple[int, int, int, str]]
) -> None:
    at = started(seats)
    t = at.t
    order = [(t.first + i) % seats for i in range(seats)]
    players = [t.players[seat] for seat in order]
    cubes = [at.cubes(seat) for seat in order]
    found = [(p.workers, p.onigiri, p.pieces) for p in players]
    assert [(*hand, own) for hand, own in zip(found, cubes, strict=True)] == hands
    assert all(p.pieces + p.reserve == 5 for p in players)
    assert all(p.workers + p.bag_workers == 5 for p in players)
    assert all(p.onigiri + p.bag_onigiri == 5 for p in players)
    assert sum(t.supply) + sum(p.cube_count() for p in players) == 14 + 12 + 12 + 7 + 7


def test_the_seat_table_has_a_number_for_each_player() -> None:
    data = deepcopy(GAME.edition("beta"))
    data["seat_table"]["onigiri"]["3"] = [2, 3]
    data["seat_table"]["workers"]["2"] = [3, 6]
    data["seat_table"]["soil"]["2"] = [7, 8]
    data["seat_table"]["pieces"]["2"] = [6, 2]
    data["bag"]["workers"]["3"] = 6
    with pytest.raises(EditionError) as refused:
        GAME.refuse_mistakes(data, "a test")
    assert [mistake.key for mistake in refused.value.mistakes] == [
        "seat_table.workers.2.1", "seat_table.onigiri.3", "seat_table.pieces.2.0",
        "seat_table.soil.2", "bag.workers.3",
    ]  # fmt: skip


@SEATS
def test_the_rest_of_the_seventy_onigiri_is_the_supply(seats: int) -> None:
    assert new_game(seats).t.onigiri == 70 - 6 * seats - 5 * seats


def test_the_first_player_is_drawn_by_lot_and_begins() -> None:
    assert {new_game(4, seed).t.first for seed in range(20)} == {0, 1, 2, 3}
    at = started(4, 5)
    assert at.asked == f"act {at.t.first} 0"


def test_everybody_has_nine_koban_four_storehouses_and_no_levels() -> None:
    for p in started(4).t.players:
        assert (p.koban, p.levels, p.storehouses) == (9, [0, 0], 4)


def test_free_actions_are_not_open_during_the_setup() -> None:
    at = new_game(2)
    assert all(option.startswith("keep ") for option in at.options)


def test_a_position_leaves_open_what_it_does_not_name() -> None:
    at = at_table(player(plans="stone_wall"))
    assert len(at.t.castle_deck) == 50 - 1 - 4
    assert at.asked == "act 0 0"


def test_three_castle_cards_may_be_kept_one_after_the_other() -> None:
    t = GAME.deal(GAME.book("beta", ["setup.keep=3", "setup.castles=4"]), 2, fast(1))
    assert t.asking is not None
    seat = t.asking.seat
    for left in (3, 2, 1):
        assert (t.asking.rule.together(t, seat, left), len(t.options(seat))) == (left, left + 1)
        t.play(seat, t.options(seat)[0])
    assert seat not in t.waiting
    assert isinstance(t, Goryokaku)
    assert (len(t.players[seat].plans), len(t.players[seat].dealt)) == (3, 1)


@SEATS
def test_nobody_begins_with_anything_but_what_is_dealt(seats: int) -> None:
    for p in started(seats).t.players:
        assert (p.away, p.laid, p.placed, p.daiba, p.circles) == (0, 0, 0, 0, 0)
        assert p.resources == by_kind(p.cubes, p.standing)
        assert p.stored == sum(p.cubes)
        assert (p.persons, p.castles, p.shown, p.standing) == ([], [], [], [0] * 5)


@SEATS
def test_tiles_markers_crests_and_the_first_player_come_by_lot(seats: int) -> None:
    tables = [new_game(seats, seed).t for seed in range(24)]
    assert len({tuple(t.tiles) for t in tables}) == 24
    assert len({tuple(t.markers) for t in tables}) > 6
    assert len({tuple(p.crest for p in t.players) for t in tables}) > 6
    assert {t.first for t in tables} == set(range(seats))
    assert len({tuple(t.castle_deck) for t in tables}) == 24
    assert all(sorted(t.markers) == [0, 1, 2, 3, 4] for t in tables)
