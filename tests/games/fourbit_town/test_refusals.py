"""Why a choice is refused: the reason, its numbers and the paragraph it follows from."""

import pytest

from takujo.kernel.game import Refused
from tests.games.fourbit_town.at_the_town import GAME, AtTheTown, acting, at, worker
from tests.games.fourbit_town.in_play import QUIET, declare, end_of_round, holding, later, town

REVISED = GAME.book("revised")
CLASSIC = GAME.book("classic")
WOOD, STONE, COIN = 0, 1, 2


def refused(t: AtTheTown, choice: str) -> tuple[str, dict[str, int], str]:
    """Code, numbers and paragraph of a refusal of seat 0."""
    reason = t.reason(0, choice)
    return reason.code, dict(reason.numbers), reason.clause


def test_a_resource_that_is_not_there_does_not_pay_the_second_comer_cost() -> None:
    t = acting(REVISED, later(4, QUIET["revised"], wood=2))
    numbers = {"thing": STONE, "need": 2, "have": 0, "short": 2}
    assert refused(t, "second stone") == ("too_dear", numbers, "6-2-4")


def test_paying_is_refused_where_it_leaves_nothing_to_do() -> None:
    t = acting(REVISED, later(13, QUIET["revised"], wood=2, coin=2))
    assert refused(t, "second coin") == ("nothing_after_paying", {"thing": COIN}, "6-2-4")


def test_the_deck_cannot_be_planned_from_when_it_is_empty() -> None:
    names = list(GAME.edition("revised")["buildings"])
    me = worker(9, "5 6 15 16")
    t = acting(REVISED, me, {"buildings": names[2:]}, row=names[:2], deck=[])
    assert t.options == ["pass", "plan sawmill", "plan quarry"]
    assert refused(t, "plan deck") == ("deck_empty", {}, "4-6")


def test_a_building_that_is_too_dear_is_refused_with_what_is_missing() -> None:
    t = acting(REVISED, worker(8, "5 6 15 16", wood=10, coin=2), row=["sawmill", "inn"])
    numbers = {"thing": COIN, "need": 6, "have": 2, "short": 4}
    assert refused(t, "build inn") == ("too_dear", numbers, "4-6")


def test_a_discount_is_counted_in_what_is_missing() -> None:
    me = worker(8, "8 5 6 15", wood=8, coin=2)  # 8.0: 2 wood less
    t = acting(REVISED, me, row=["sawmill", "guild_hall"])
    assert t.options == ["pass", "build sawmill"]
    numbers = {"thing": STONE, "need": 4, "have": 0, "short": 4}
    assert refused(t, "build guild_hall") == ("too_dear", numbers, "4-6")


def test_a_building_of_the_row_is_refused_in_the_back_workshop() -> None:
    me = worker(7, "1 9 16 14", plans=["sawmill@all"])
    t = acting(CLASSIC, me, row=["quarry"])
    code, numbers, clause = refused(t, "build quarry")
    assert (code, clause) == ("only_planned", "9")
    assert numbers == {"building": t.t.edition.buildings.index("quarry")}


def test_converting_more_often_than_can_be_paid_is_refused() -> None:
    t = at("revised", 2, QUIET["revised"], wood=2)
    assert t.options == ["pass", "effect use"]
    numbers = {"thing": WOOD, "need": 4, "have": 2}
    assert refused(t, "effect use_2")[:2] == ("cannot_pay_effect", numbers)


def test_hiring_beyond_the_limit_is_refused_among_two_choices() -> None:
    t = at("classic", 14, "1 7 13 14", coin=4)
    assert refused(t, "either 2") == ("hiring_limit", {"workers": 3, "level": 3}, "4-5")


@pytest.mark.parametrize(("coin", "have"), [(2, 2), (0, 0)])
def test_hiring_without_the_coins_is_refused(coin: int, have: int) -> None:
    t = at("classic", 14, "7 13 14 1", coin=coin, level=4)  # 1.1: hiring costs 2
    if coin:
        assert t.options == ["pass", "either 1", "either 2"]
    else:
        numbers = {"thing": COIN, "need": 2, "have": have, "short": 2}
        assert refused(t, "either 2") == ("too_dear", numbers, "4-6")


def test_a_house_without_the_materials_is_refused() -> None:
    t = at("classic", 6, "1 7 13 3", coin=4, level=4, stone=2)
    numbers = {"thing": WOOD, "need": 2, "have": 0, "short": 2}
    assert refused(t, "either 2") == ("too_dear", numbers, "4-6")


def test_the_last_kinds_must_be_able_to_pay_the_rest() -> None:
    t = end_of_round("classic", 1, {"hired": 1, "coin": 4, "vp": 2}).play(0, "keep 1")
    assert t.options == ["share 1", "share 2"]
    assert refused(t, "share 0") == ("others_too_few", {"units": 3, "have": 2}, "6-3-3")
    numbers = {"thing": COIN, "need": 6, "have": 4, "short": 2}
    assert refused(t, "share 3") == ("too_dear", numbers, "6-3-3")


def test_a_card_of_somebody_else_cannot_be_set() -> None:
    t = declare(town("revised", holding("1 2 3 4"), holding("5 6 7 8")), 0, 1)
    with pytest.raises(Refused):
        t.play(0, "set 5.0")


def test_nobody_plays_out_of_turn() -> None:
    t = town("revised", {}, {}, order=[1, 0])
    with pytest.raises(Refused):
        t.play(0, "send")


def test_a_word_that_is_no_choice_is_refused() -> None:
    with pytest.raises(Refused, match="declare send"):
        town("revised", {}).play(0, "build mint")


def test_a_refusal_changes_nothing() -> None:
    t = acting(REVISED, later(13, QUIET["revised"], wood=2, coin=2))
    before = GAME.to_data(t.t)
    with pytest.raises(Refused):
        t.play(0, "second coin")
    assert GAME.to_data(t.t) == before
