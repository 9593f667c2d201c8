"""The table as words: everything the seat knows, nothing it does not."""

import pytest

from tests.games.fourbit_town.at_the_town import GAME, HALL, acting, worker
from tests.games.fourbit_town.in_words import EDITIONS, lively_game, table
from tests.games.fourbit_town.test_scoring import ended

CARDS = "1 3 7 13"
OWN = worker(4, CARDS, wood=8, stone=6, coin=2, vp=9, first=0, level=4, hired=4, space=3)
OTHER = worker(4, "2 4 5 6", coin=8, vp=3, level=5, hired=5, space=4, buildings=["mint", "inn"],
               plans=["quarry@1", "sawmill@all"])  # fmt: skip
AWAY = worker(HALL, "8 9 10 11", number=2, first=0, out=0, space=1)


def test_a_table_in_japanese() -> None:
    t = acting(GAME.book("revised"), OWN, OTHER, AWAY, order=[1, 0, 2], row=["chapel"], round=3,
               blocked=[2, 4])  # fmt: skip
    read = table(t.t, 0, "ja")
    assert list(read) == [
        "第3ラウンド（全6ラウンド）",
        "場所",
        "エイダ",
        "ケン",
        "あなた",
        "自分のカード",
        "建設可能列（山札13枚）",
    ]
    assert read["第3ラウンド（全6ラウンド）"] == [
        "手番順：エイダ 4マス目（VP1）、あなた 3マス目（VP0）、ケン 1マス目（VP0）",
        "このステップ：エイダ 0100→場所4（先手）、あなた 0100→場所4（後手）、ケン 0010→市役所",
        "行動解決中：あなた",
        "封鎖：2 木材の売却、4 コイン（あなた、エイダ）",
    ]
    assert read["場所"][2] == "2 木材の売却［木材2→コイン4（ラウンド数×2回まで）］"
    assert read["エイダ"] == [
        "木材0、石材0、コイン8、VP3（今終われば29）、企業レベル5、ワーカー4/5",
        "建物：造幣局、宿屋",
        "計画中：木工所、未公開の建物1枚",
        "カード：カード2、カード4、カード5、カード6",
    ]
    assert read["自分のカード"][1:3] == [
        "カード3（0側：コイン4→木材4／1側：コイン+2）",
        "カード7（0側：コイン6→VP1／1側：VP1→コイン4）",
    ]
    assert read["建設可能列（山札13枚）"] == [
        "礼拝堂（木材4、石材14、コイン4、VP0） ゲーム終了時に、コイン6→VP1（自動）"
    ]


def test_every_place_stands_on_the_table_with_its_effect() -> None:
    t = acting(GAME.book("classic"), OWN, OTHER, order=[1, 0], round=3, blocked=[4])
    read = table(t.t, 0, "en")
    lines = " ".join(["", *[line.strip() for line in read["Places"]]])
    for place in range(HALL):
        name = GAME.edition("classic")["locations"][str(place)]["en"]
        assert f" {place} {name} [" in lines
    assert read["Round 3 of 6"][-1] == "Blocked: 4 Stonecutters' hill (You, Ada)"


def test_in_the_draft_a_hand_is_told_by_the_question_that_offers_it_and_nowhere_else() -> None:
    t = lively_game("revised", 3, 4)[0]
    assert t.waiting == [0, 1, 2]
    for seat in t.waiting:
        read = table(t, seat, "en")
        assert "Cards to choose from" not in read
        assert "Cards: " not in str(read)


def test_the_end_has_everybodys_points_by_source() -> None:
    t = lively_game("revised", 4, 2)[-1]
    result = GAME.result(t)
    assert result is not None
    lines = table(t, 0, "en")["The game is over"]
    assert [line[0] for line in lines] == [str(n) for n in sorted(result.ranks)]
    for line in " ".join(lines).replace(".", "").split(" VP: ")[1:]:
        assert "during play: " in line


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_building_that_scores_twice_is_one_line_of_the_final_score(edition: str) -> None:
    t = ended(edition, {"hired": 0, "buildings": ["academy", "sawmill", "quarry"]}).t
    lines = " ".join(table(t, 0, "en")["The game is over"])
    assert lines.lower().count("academy") == 1
    assert "academy: 4" in lines.lower()
