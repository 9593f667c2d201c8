"""The course of a round and of the game: returning, refilling, six rounds (6)."""

import pytest

from tests.games.fourbit_town.in_play import QUIET, end_of_round, go, holding, pass_all, town

BOTH = pytest.mark.parametrize("name", ["revised", "classic"])
MANY = ["sawmill", "quarry", "market", "inn", "town_office", "plaza"]


@BOTH
def test_steps_go_on_until_everybody_has_passed(name: str) -> None:
    t = town(name, holding(QUIET[name]), {})
    go(t, {0: 4})
    assert (t.asked, t.t.round) == ("declare 0 0", 1)
    go(t, {0: 0})
    assert t.asked == "declare 0 0"
    pass_all(t)
    assert t.heard("returned") == [(0, 1)]


@BOTH
def test_workers_return_and_can_be_sent_again(name: str) -> None:
    player = holding(QUIET[name], sent=3, hired=3, coin=60, places=[0, 1, 4])
    t = end_of_round(name, 1, player, blocked=[0, 1, 4])
    p = t.t.players[0]
    assert (p.sent, p.places, p.out) == (0, 0, 0)


def refilled(name: str, row: list[str], deck: list[str]) -> list[int]:
    """The row after the end of a round; what is not named has been built."""
    everything = [*MANY, "high_rise", "guild_hall", "trading_house", "design_office",
                  "artisans_street", "warehouse", "academy", "chapel", "residences", "city_wall",
                  "mint", "billboard"]  # fmt: skip
    built = [building for building in everything if building not in row + deck]
    other = {"hired": 0, "buildings": built}
    t = end_of_round(name, 1, other, {"hired": 1, "coin": 60}, row=row, deck=deck)
    t.play(1, "keep 1")
    if t.asked.startswith("share"):
        t.play(1, "share 3")
    assert t.t.round == 2
    return t.t.row


@pytest.mark.parametrize(
    ("name", "in_row", "in_deck", "then"),
    [
        ("revised", 0, 6, 4),
        ("revised", 2, 4, 6),  # four more, on top of what is left
        ("revised", 4, 2, 6),  # fewer if the deck runs out
        ("revised", 6, 0, 6),
        ("classic", 0, 6, 4),
        ("classic", 2, 4, 4),  # up to four
        ("classic", 4, 2, 4),
        ("classic", 1, 1, 2),
        ("classic", 5, 1, 5),
    ],
)
def test_the_row_gets_4_more_or_is_filled_up_to_4(
    name: str, in_row: int, in_deck: int, then: int
) -> None:
    row, deck = MANY[:in_row], MANY[in_row : in_row + in_deck]
    assert refilled(name, row, deck) == [MANY.index(building) + 1 for building in MANY[:then]]


@BOTH
def test_the_row_is_not_refilled_during_a_round(name: str) -> None:
    place, cards = (9, "5 6 15 16") if name == "revised" else (2, "13 14 1 2")
    t = town(name, holding(cards), {}, row=["mint", "inn"])
    go(t, {0: place}).play(0, "plan mint")
    assert len(t.t.row) == 1


@BOTH
def test_the_game_has_6_rounds(name: str) -> None:
    t = end_of_round(name, 5, {"hired": 1, "coin": 60}, {"hired": 0})
    t.play(0, "keep 1")
    if t.asked.startswith("share"):
        t.play(0, "share 3")
    assert (t.t.round, t.t.result) == (6, None)
    t.play(0, "pass")
    assert t.heard("game_ended") == [(0, 6)]
    assert t.t.result is not None


@BOTH
def test_the_end_of_a_round_goes_effects_upkeep_row_next_round(name: str) -> None:
    mine = {"hired": 1, "coin": 0, "buildings": ["mint", "inn", "plaza"]}
    t = end_of_round(name, 2, mine, {"hired": 0}, row=[])
    t.play(0, "keep 1")  # the six coins of the mint pay for it
    kinds = [t.t.book.game.events[event[0]].name for event in t.ear]
    wanted = ["returned", "gained", "kept", "spent", "refilled", "round_began"]
    assert [kind for kind in kinds if kind in wanted] == wanted


@BOTH
def test_effects_at_the_end_of_a_round_act_in_the_order_of_the_track(name: str) -> None:
    first, last = {"hired": 2, "buildings": ["inn"]}, {"hired": 0, "buildings": ["mint"]}
    t = end_of_round(name, 1, first, last, order=[1, 0])
    assert [event[0] for event in t.heard("gained")][:2] == [1, 0]
