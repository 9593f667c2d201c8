"""Set-up and draft: what everybody starts with, and four secret picks (5)."""

import pytest

from takujo.games.fourbit_town.table import Town
from takujo.kernel.chance import fast
from tests.games.fourbit_town.at_the_town import GAME, AtTheTown
from tests.games.fourbit_town.in_play import town

BOTH = pytest.mark.parametrize("name", ["revised", "classic"])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(name: str, seats: int, seed: int = 1) -> Town:
    """A game as it is dealt."""
    t = GAME.deal(GAME.book(name), seats, fast(seed))
    assert isinstance(t, Town)
    return t


def drafting(name: str = "revised") -> AtTheTown:
    """Three seats with known hands; the track goes 0, 1, 2."""
    hands = ["1 2 3 4", "5 6 7 8", "9 10 11 12"]
    players = [{"hand": hand.split()} for hand in hands]
    agenda = [["draft", seat, 0] for seat in range(3)] + [["pass_on", 0, 0], ["round", 0, 0]]
    return town(name, *players, round=0, agenda=agenda)


def hands(t: AtTheTown) -> list[list[int]]:
    """What everybody can pick from."""
    return [p.hand for p in t.t.players]


@BOTH
@SEATS
def test_coins_are_0_2_4_6_from_first_to_last_and_everything_else_0(name: str, seats: int) -> None:
    t = dealt(name, seats)
    assert [t.players[seat].coin for seat in t.order] == [0, 2, 4, 6][:seats]
    assert [(p.wood, p.stone, p.vp) for p in t.players] == [(0, 0, 0)] * seats


@BOTH
@SEATS
def test_three_workers_are_hired_and_the_marker_is_on_three(name: str, seats: int) -> None:
    t = dealt(name, seats)
    assert [(p.hired, p.level) for p in t.players] == [(3, 3)] * seats
    assert t.edition.workers == 7


@BOTH
@SEATS
def test_four_of_18_buildings_lie_in_the_row(name: str, seats: int) -> None:
    t = dealt(name, seats)
    assert (len(t.row), len(t.deck)) == (4, 14)
    assert sorted(t.row + t.deck) == list(range(1, 19))


@BOTH
@SEATS
def test_four_of_16_cards_are_dealt_to_each_and_the_rest_leaves_unseen(
    name: str, seats: int
) -> None:
    t = dealt(name, seats)
    assert [len(p.hand) for p in t.players] == [4] * seats
    assert len(t.unused) == 16 - 4 * seats
    assert sorted(t.unused + [card for p in t.players for card in p.hand]) == list(range(1, 17))
    for seat in range(seats):
        assert GAME.view(GAME.seen(t, seat))["unused"] == ["?"] * (16 - 4 * seats)


@BOTH
def test_the_order_on_the_track_is_drawn_by_lot(name: str) -> None:
    orders = {tuple(dealt(name, 3, seed).order) for seed in range(60)}
    assert len(orders) == 6


@BOTH
def test_all_start_on_space_1(name: str) -> None:
    assert [p.space for p in dealt(name, 4).players] == [1, 1, 1, 1]


def test_the_rest_of_a_hand_goes_to_the_left_after_each_pick() -> None:
    t = drafting()
    t.play(2, "9").play(0, "1").play(1, "5")
    assert hands(t) == [[10, 11, 12], [2, 3, 4], [6, 7, 8]]
    t.play(1, "2").play(0, "10").play(2, "6")
    assert hands(t) == [[7, 8], [11, 12], [3, 4]]
    t.play(0, "7").play(1, "11").play(2, "3")
    # the last card of each hand is no choice
    assert [p.cards for p in t.t.players] == [[1, 10, 7, 4], [5, 2, 11, 8], [9, 6, 3, 12]]
    assert t.asked == "declare 0 0"


def test_picks_are_made_at_the_same_time() -> None:
    t = drafting()
    assert sorted(t.t.waiting) == [0, 1, 2]
    t.play(1, "6")
    assert sorted(t.t.waiting) == [0, 2]
    assert hands(t)[1] == [5, 7, 8]  # nothing is passed on before all have picked


def test_what_is_kept_is_seen_by_nobody_else() -> None:
    t = drafting()
    before = [GAME.view(GAME.seen(t.t, seat)) for seat in (0, 2)]
    t.play(1, "6")
    for seat, view in zip((0, 2), before, strict=True):
        now = GAME.view(GAME.seen(t.t, seat))["players"]
        assert now[1]["cards"] == ["?"]
        assert now[1]["hand"] == ["?"] * 3
        assert now[seat] == view["players"][seat]
    assert t.heard("drafted") == [(1, 6)]


def test_cards_stay_hidden_until_they_are_revealed_on_the_board() -> None:
    t = drafting()
    t.play(0, "1").play(1, "5").play(2, "9").play(0, "10").play(1, "2").play(2, "6")
    t.play(0, "7").play(1, "11").play(2, "3")
    view = GAME.view(GAME.seen(t.t, 0))["players"]
    assert view[0]["cards"] == ["1", "10", "7", "4"]
    assert view[1]["cards"] == ["?"] * 4


def test_a_card_that_was_kept_cannot_be_kept_again() -> None:
    t = drafting().play(0, "1").play(1, "5").play(2, "9")
    reason = t.reason(0, "1")
    assert (reason.code, reason.numbers) == ("already_kept", {"card": 1})
