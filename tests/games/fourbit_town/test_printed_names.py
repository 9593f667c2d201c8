"""The names people know from the rulebooks: places, sides of cards and buildings (7, 8, 9)."""

from typing import Any, Final

import pytest

from tests.games.fourbit_town.at_the_town import GAME

REVISED: Final[dict[str, Any]] = GAME.edition("revised")
CLASSIC: Final[dict[str, Any]] = GAME.edition("classic")
PLACES: Final = [
    "職人広場", "市場門", "設計局前", "静かな倉庫街", "石切坂", "露店通り", "ギルド交差点",
    "裏工房", "行政地区", "議事堂前", "商人橋", "聖堂前", "工事現場", "密談路地",
    "裏ギルド", "裏路地酒場",
]  # fmt: skip
SIDES: Final = [
    ("伐採", "雇用補助"), ("採石", "石材商"), ("現場視察", "計画"), ("役所", "評判"),
    ("商人", "仕入れ"), ("早仕入れ", "倉庫整理"), ("職人派遣", "工期短縮"), ("家族総出", "一服"),
    ("謝礼", "顧客サービス"), ("宣伝", "常連客"), ("材木管理", "石材管理"),
    ("余剰資材", "予備部品"), ("長期契約", "短期契約"), ("住民サービス", "地域イベント"),
    ("在庫一掃", "まとめ売り"), ("先読み", "手仕舞い"),
]  # fmt: skip
BUILDINGS: Final = [
    "木工所", "採石場", "市場", "宿屋", "役所増築", "広場整備", "高層ビル", "ギルドホール", "商館",
    "設計事務所", "職人街", "倉庫", "学院", "礼拝堂", "住宅街", "市壁", "造幣局", "広告塔",
]  # fmt: skip


@pytest.mark.parametrize(("place", "name"), list(enumerate(PLACES)))
def test_a_classic_place_has_its_name(place: int, name: str) -> None:
    assert CLASSIC["locations"][str(place)]["ja"] == name


@pytest.mark.parametrize(("card", "names"), list(enumerate(SIDES, start=1)))
def test_a_classic_card_has_a_name_on_each_side(card: int, names: tuple[str, str]) -> None:
    entry = CLASSIC["cards"][str(card)]
    assert (entry["zero"]["ja"], entry["one"]["ja"]) == names


@pytest.mark.parametrize("data", [REVISED, CLASSIC])
def test_the_buildings_have_the_same_names_in_both_editions(data: dict[str, Any]) -> None:
    assert [entry["ja"] for entry in data["buildings"].values()] == BUILDINGS


def test_the_marker_and_the_city_hall_have_their_own_names_in_each_edition() -> None:
    names = [(data["marker"]["ja"], data["city_hall"]["ja"]) for data in (REVISED, CLASSIC)]
    assert names == [("企業レベル", "市役所"), ("住居", "庁舎")]


def test_revised_is_the_edition_that_is_played_unless_another_is_named() -> None:
    assert GAME.editions() == ["revised", "classic"]
    assert GAME.edition() == REVISED
