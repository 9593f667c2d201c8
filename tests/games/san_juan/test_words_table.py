"""The table as words: everything the seat knows, nothing it does not."""

import pytest

from takujo.cpu.random_play import play_out
from takujo.kernel.chance import FastNumbers
from tests.games.san_juan.at_the_table import at_table, new_game, player
from tests.games.san_juan.in_words import CODES, GAME, some_tables, table

OWN = player(
    hand="well well palace",
    town="indigo_plant=? indigo_plant sugar_mill=? chapel guild_hall",
    chapel="hero statue",
)
OTHER = player(hand="? ? hero", town="coffee_roaster=? gold_mine", shown="hero", chapel="?")


def test_a_table_in_japanese() -> None:
    at = at_table(OWN, OTHER, seats=2, roles={"trader": 1}, round=3, tiles_seen=2, governor=1)
    assert table(at.t, 0, "ja") == {
        "第3ラウンド": [
            "総督：ルイサ",
            "選ばれた役割：商人（ルイサ）",
            "残りの役割：建築士、監督、参事会議員、金鉱掘り",
            (
                "商館タイル（上から、インディゴ/砂糖/タバコ/コーヒー/シルバー）：未公開、未公開、"
                "未公開、1/2/2/2/3、1/2/2/3/3"
            ),
            "山札91枚、捨て札0枚",
        ],
        "ルイサ（総督）": [
            "建物2/12軒、3点（今終われば4点）、手札3枚（うち騎士像）、礼拝堂に1枚",
            "1 コーヒー焙煎場（コーヒーあり）、2 金鉱",
        ],
        "あなた": [
            "建物5/12軒、5点（今終われば13点）、手札3枚、礼拝堂に2枚（彫像、騎士像）",
            (
                "1 インディゴ染料工場（インディゴあり）、2 インディゴ染料工場、"
                "3 サトウ精製所（砂糖あり）、4 礼拝堂、5 ギルドホール"
            ),
        ],
        "手札": [
            (
                "井戸×2（コスト2・1点） 監督フェイズの自分の番の終わりに、商品を2個以上生産して"
                "いれば、カードを1枚引いてよい。"
            ),
            (
                "宮殿（コスト6・0点） ゲーム終了時に、ほかのすべての得点4点につき1点を得る（端数"
                "は切り捨て）。"
            ),
        ],
    }


def test_a_table_in_english() -> None:
    at = at_table(OWN, OTHER, seats=2, roles={"trader": 1}, round=3, governor=1)
    read = table(at.t, 0, "en")
    assert read["Round 3"] == [
        "Governor: Luisa",
        "Roles taken: trader (Luisa)",
        "Roles open: builder, producer, councillor, prospector",
        "Price tiles: 5, none seen yet",
        "Deck 91, discard pile 0",
    ]
    assert read["Luisa (governor)"] == [
        "Buildings 2/12, 3 points (4 if it ended now), hand 3 (among them: hero), chapel 1",
        "1 coffee roaster (with coffee), 2 gold mine",
    ]
    assert read["Your hand"][1:] == [
        (
            "Palace (cost 6, 0 points): At the end of the game, score 1 point for every 4 "
            "points you have from everything else (rounded down)."
        ),
    ]


def test_an_open_price_tile_is_read_out() -> None:
    at = at_table(player(town="indigo_plant=? sugar_mill=?"), tiles=["5", "1", "2", "3", "4"])
    at.play(0, "role trader")
    lines = table(at.t, 1, "ja")["第1ラウンド"]
    assert "商館タイル：インディゴ1、砂糖2、タバコ2、コーヒー3、シルバー3" in lines


def test_a_building_being_paid_for_is_named() -> None:
    at = at_table(player(hand="statue smithy well hero"), asking="build 0 1")
    at.play(0, "build statue")
    assert "建設中：彫像" in table(at.t, 1, "ja")["第1ラウンド"]
    assert "Being built: statue" in table(at.t, 0, "en")["Round 1"]


def test_the_councillors_cards_are_read_by_the_seat_that_drew_them() -> None:
    at = at_table(deck="well hero smithy statue library ...").play(0, "role councillor")
    assert len(table(at.t, 0, "ja")["引いたカード"]) >= 5
    assert table(at.t, 0, "en")["Cards drawn"][-1] == "Hero (cost 5, 5 points): A monument."
    assert "引いたカード" not in table(at.t, 1, "ja")
    assert "引いて選んでいるカード：5枚" in table(at.t, 1, "ja")["第1ラウンド"]


def test_the_gold_mines_cards_are_read_by_everybody() -> None:
    at = at_table(player(town="gold_mine"), deck="well smithy statue hero palace ...")
    at.play(0, "role prospector", "draw 1", "gold_mine use")
    mine = "めくられたカード（金鉱）：鍛冶屋（1）、彫像（3）、騎士像（5）、宮殿（6）"
    for seat in range(4):
        assert mine in table(at.t, seat, "ja")["第1ラウンド"]


def test_the_end_is_read_with_the_points_by_source() -> None:
    own = player(hand="smithy well", town="guild_hall palace indigo_plant=? coffee_roaster")
    at = at_table(own, player(town="hero statue"), seats=2, asking="end_of_builder 0",
                  edition="first+limits.buildings=4")  # fmt: skip
    assert table(at.t, 1, "ja")["ゲーム終了"] == [
        "1位 あなた 8点：建物3、ギルドホール4、宮殿1",
        "2位 ルイサ 8点：建物8",
    ]
    assert table(at.t, 1, "en")["The game is over"][0] == (
        "1. You, 8 points: buildings 3, guild hall 4, palace 1"
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_unknown_decides_a_word(seats: int) -> None:
    for t in some_tables(seats, seed=seats + 20, every=9):
        for seat in range(seats):
            guess = GAME.guess(GAME.seen(t, seat), FastNumbers(seat))
            for code in CODES:
                assert table(t, seat, code) == table(guess, seat, code)


def test_a_whole_game_is_read_to_its_end() -> None:
    at = new_game(4, seed=2)
    play_out(at.t, FastNumbers(2))
    for code in CODES:
        ended = table(at.t, 0, code)[{"ja": "ゲーム終了", "en": "The game is over"}[code]]
        assert len(ended) == 4
