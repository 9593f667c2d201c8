"""Declaring and the secret setting of four cards (6-2-1, 6-2-2)."""

import itertools

import pytest

from tests.games.fourbit_town.at_the_town import GAME, sides
from tests.games.fourbit_town.in_play import QUIET, declare, decline, go, holding, lay, town

CARDS = "5 6 7 16"
BOTH = pytest.mark.parametrize("name", ["revised", "classic"])


@BOTH
def test_everybody_declares_in_track_order_pass_or_send(name: str) -> None:
    t = town(name, {}, {}, {}, order=[2, 0, 1])
    assert (t.asked, t.options) == ("declare 2 0", ["pass", "declare send"])
    t.play(2, "send")
    assert t.asked == "declare 0 0"
    t.play(0, "pass")
    assert t.asked == "declare 1 0"
    t.play(1, "send")
    assert sorted(t.t.waiting) == [1, 2]
    assert t.heard("sent") == [(2,), (1,)]


@BOTH
def test_a_pass_is_final_for_the_round(name: str) -> None:
    t = go(town(name, {}, holding(QUIET[name])), {1: 4})
    assert t.asked == "declare 1 0"  # seat 0 has three workers and is not asked
    t.play(1, "pass")
    assert t.heard("returned") == [(0, 1)]


@BOTH
def test_who_has_no_unused_worker_is_out_without_being_asked(name: str) -> None:
    assert town(name, {"sent": 3}, {}).asked == "declare 1 0"
    t = go(town(name, holding(QUIET[name], sent=2), {}), {0: 4, 1: 4})
    assert decline(t).asked == "declare 1 0"


@pytest.mark.parametrize(
    ("name", "place", "choice"), [("revised", 7, "worker"), ("classic", 14, "2")]
)
def test_a_worker_hired_in_this_round_can_be_sent_in_it(name: str, place: int, choice: str) -> None:
    t = town(name, holding(QUIET[name], hired=1, level=3, coin=4))
    go(t, {0: place}).play(0, choice)
    assert (t.t.players[0].sent, t.t.players[0].hired, t.asked) == (1, 2, "declare 0 0")


@BOTH
@pytest.mark.parametrize("number", range(16))
def test_bit_i_is_the_ith_card_from_the_top_and_the_number_is_the_place(
    name: str, number: int
) -> None:
    bits = [number % 2, number // 2 % 2, number // 4 % 2, number // 8]
    t = declare(town(name, holding(CARDS), {}), 0)
    for card, bit in zip(CARDS.split(), bits, strict=True):
        t.play(0, f"set {card}.{bit}")
    assert t.heard("revealed")[0][:2] == (0, number)
    assert t.heard("arrived") == [(0, number, 1)]


def test_top_1_0_1_0_is_0101_and_place_5() -> None:
    t = declare(town("revised", holding(CARDS), {}), 0)
    t.play(0, "set 16.1", "set 5.0", "set 7.1", "set 6.0")
    assert t.heard("arrived") == [(0, 5, 1)]


def test_there_are_384_settings() -> None:
    found = set()
    start = declare(town("revised", holding(CARDS), {}), 0)
    for order in itertools.permutations(CARDS.split()):
        for number in range(16):
            t = start.t.copy()
            said = tuple(sides(number, " ".join(order)))
            for side in said:
                t.play(0, f"set {side}")
            found.add(said)
    assert len(found) == 384


def test_either_side_of_every_card_not_set_yet_is_offered() -> None:
    t = declare(town("revised", holding(CARDS), {}), 0)
    assert t.options == [f"set {card}.{side}" for card in CARDS.split() for side in (0, 1)]
    t.play(0, "set 7.1")
    assert t.options == ["set 5.0", "set 5.1", "set 6.0", "set 6.1", "set 16.0", "set 16.1"]
    reason = t.reason(0, "set 7.0")
    assert (reason.code, reason.numbers) == ("already_set", {"card": 7})


def test_nothing_of_a_setting_is_known_before_all_are_revealed_together() -> None:
    t = declare(town("revised", holding(CARDS), holding("1 2 3 4"), {}), 0, 1)
    lay(t, 0, 9)
    seen = GAME.view(GAME.seen(t.t, 1))["players"][0]
    assert (seen["stack"], seen["cards"], seen["place"]) == (["?"] * 4, ["?"] * 4, -1)
    assert t.heard("revealed") == []
    assert t.t.players[0].places == 0
    lay(t, 1, 4)
    assert [event[:2] for event in t.heard("revealed")] == [(0, 9), (1, 4)]
    seen = GAME.view(GAME.seen(t.t, 2))["players"][0]
    assert seen["stack"] == ["5.1", "6.0", "7.0", "16.1"]


@pytest.mark.parametrize("order", list(itertools.permutations([0, 1, 2])))
def test_three_settings_in_any_order_give_the_same_table(order: tuple[int, ...]) -> None:
    places = [5, 5, 0]
    players = [holding(CARDS), holding("1 2 3 4"), holding("8 9 10 11", coin=2)]
    first, other = (declare(town("revised", *players), 0, 1, 2) for _ in range(2))
    for seat in (0, 1, 2):
        lay(first, seat, places[seat])
    for seat in order:
        lay(other, seat, places[seat])
    assert GAME.to_data(other.t) == GAME.to_data(first.t)
