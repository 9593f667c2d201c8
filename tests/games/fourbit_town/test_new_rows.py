"""A designer's new rows are played and said without a line of code, in both editions."""

from typing import Any

import pytest

from takujo.kernel.agenda import Rulebook
from tests.games.fourbit_town.at_the_town import AtTheTown, acting, edition, said, worker

BOTH = pytest.mark.parametrize("name", ["revised", "classic"])
HIRING = {"revised": 7, "classic": 14}
QUIET = {"revised": "8 9 10 14", "classic": "1 7 13 14"}  # none of these acts here
SEND_TWO: dict[str, Any] = {"hired": 3, "level": 5, "buildings": ["mint"]}


def with_mint(name: str, *rows: dict[str, Any]) -> Rulebook:
    """The edition in which the mint has these effects and no other."""
    return edition(name, buildings__mint=list(rows))


def hires(name: str, t: AtTheTown) -> AtTheTown:
    """Seat 0 hires at its place: by its own question, or as one of two choices."""
    return t.play(0, "hire worker") if name == "revised" else t.play(0, "either 2")


@BOTH
def test_a_new_moment_with_an_old_gain_when_hiring_one_vp(name: str) -> None:
    book = with_mint(name, {"when": "hired", "gain": {"vp": 1}})
    t = hires(name, acting(book, worker(HIRING[name], QUIET[name], coin=4, **SEND_TWO)))
    assert t.t.players[0].hired == 4
    assert t.has(0)[2:] == (0, 1)
    assert said(book, "mint", "en") == ["After you hire a worker, gain 1 VP."]
    assert said(book, "mint", "ja") == ["ワーカーを雇用した後、VP1を得る。"]


@BOTH
def test_a_choice_wood_or_vp_when_hiring(name: str) -> None:
    book = with_mint(name, {"when": "hired", "gain": [{"wood": 4}, {"vp": 1}]})
    t = hires(name, acting(book, worker(HIRING[name], QUIET[name], coin=4, **SEND_TWO)))
    assert t.options == ["pass", "effect use", "effect use_2"]
    assert t.play(0, "effect use").has(0) == (4, 0, 0, 0)
    assert said(book, "mint", "en") == ["After you hire a worker, you may gain 4 wood or 1 VP."]
    assert said(book, "mint", "ja") == ["ワーカーを雇用した後、木材4かVP1を得ることができる。"]


@BOTH
def test_a_limit_per_round_a_planned_building_for_stone(name: str) -> None:
    row = {"when": "meanwhile", "pay": {"planned": 1}, "gain": {"stone": 6}, "per_round": 1}
    book = with_mint(name, row)
    plans = ["sawmill@all", "quarry@0"]
    t = acting(book, worker(HIRING[name], QUIET[name], coin=4, plans=plans, **SEND_TWO), {})
    assert "meanwhile mint" in t.options
    t.play(0, "meanwhile mint")
    assert t.options == ["give_up sawmill", "give_up quarry"]
    t.play(0, "quarry")
    assert t.has(0) == (0, 6, 4, 0)
    assert t.t.row[-1] == t.t.edition.buildings.index("quarry")
    assert "meanwhile mint" not in t.options  # once a round
    assert said(book, "mint", "en") == [
        (
            "At any time while one of your workers acts, for 1 planned building, you may gain 6 "
            "stone (once a round)."
        )
    ]
    assert said(book, "mint", "ja") == [
        (
            "自分のワーカーの行動解決中いつでも、計画中の建物1枚を支払い、石材6を得ることができる"
            "（1ラウンドに1回まで）。"
        )
    ]


@BOTH
@pytest.mark.parametrize(("plans", "coins"), [([], 0), (["quarry@all", "inn@all"], 4)])
def test_a_count_condition_two_plans_when_hiring(name: str, plans: list[str], coins: int) -> None:
    book = with_mint(name, {"when": "hired", "if": {"plans": 2}, "gain": {"coin": 4}})
    t = hires(
        name, acting(book, worker(HIRING[name], QUIET[name], coin=4, plans=plans, **SEND_TWO))
    )
    assert t.has(0)[2] == coins
    assert said(book, "mint", "en") == [
        "After you hire a worker, if you have 2 or more planned buildings, gain 4 coins."
    ]
    assert said(book, "mint", "ja") == [
        "ワーカーを雇用した後、計画中の建物が2枚以上なら、コイン4を得る。"
    ]


@BOTH
def test_a_payment_in_two_kinds_when_hiring(name: str) -> None:
    row = {"when": "hired", "pay": {"wood": 2, "stone": 4}, "gain": {"vp": 3}}
    book = with_mint(name, row)
    t = hires(
        name, acting(book, worker(HIRING[name], QUIET[name], coin=4, wood=2, stone=4, **SEND_TWO))
    )
    assert t.options == ["pass", "effect use"]
    assert t.play(0, "effect use").has(0) == (0, 0, 0, 3)
    assert said(book, "mint", "en") == [
        "After you hire a worker, for 2 wood plus 4 stone, you may gain 3 VP."
    ]
    assert said(book, "mint", "ja") == [
        "ワーカーを雇用した後、木材2と石材4を支払い、VP3を得ることができる。"
    ]


@BOTH
def test_a_payment_in_any_mix_is_asked_kind_by_kind(name: str) -> None:
    row = {"when": "hired", "pay": {"resources": 4}, "gain": {"vp": 1}}
    book = with_mint(name, row)
    t = hires(
        name, acting(book, worker(HIRING[name], QUIET[name], coin=6, wood=2, stone=2, **SEND_TWO))
    )
    t.play(0, "effect use")
    assert t.options == ["share 0", "share 1"]  # wood: none of it, or one two
    assert t.has(0)[3] == 0  # nothing comes before all is paid
    t.play(0, "share 1", "share 0")
    assert t.has(0) == (0, 2, 0, 1)
