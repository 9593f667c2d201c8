"""The table as words: everything the seat knows, nothing it does not, in 80 columns."""

import pytest

from takujo.editions.columns import COLUMNS, width
from tests.games.fourbit_town.at_the_town import GAME, HALL, acting, worker
from tests.games.fourbit_town.in_words import CODES, EDITIONS, lively_game, table

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
        "エイダ",
        "ケン",
        "あなた",
        "自分のカード",
        "建設可能列（山札13枚）",
    ]
    assert read["第3ラウンド（全6ラウンド）"][:6] == [
        "手番順：エイダ 4マス目（VP1）、あなた 3マス目（VP0）、ケン 1マス目（VP0）",
        "このステップ：エイダ 0100→場所4（先手）、あなた 0100→場所4（後手）、",
        "    ケン 0010→市役所",
        "行動解決中：あなた",
        "封鎖：2 木材の売却［木材2→コイン4（ラウンド数×2回まで）］、",
        "    4 コイン［コイン+12］（あなた、エイダ）",
    ]
    assert read["エイダ"] == [
        "木材0、石材0、コイン8、VP3（いま終われば29）、企業レベル5、ワーカー4/5",
        "建物：造幣局、宿屋",
        "計画中：木工所、未公開の建物1枚",
        "カード：カード2、カード4、カード5、カード6",
    ]
    assert read["自分のカード"][1:3] == [
        "カード3：0側 コイン4→木材4／1側 コイン+2",
        "カード7：0側 コイン6→VP1／1側 VP1→コイン4",
    ]
    assert read["建設可能列（山札13枚）"] == [
        "礼拝堂（木材4、石材14、コイン4、VP0） ゲーム終了時に、コイン6→VP1（何回でも）"
    ]


def test_every_place_stands_on_the_table_with_its_effect() -> None:
    t = acting(GAME.book("classic"), OWN, OTHER, order=[1, 0], round=3)
    lines = " ".join(line.strip() for line in table(t.t, 0, "en")["Round 3 of 6"])
    for place in range(HALL):
        name = GAME.edition("classic")["locations"][str(place)]["en"]
        assert f" {place} {name} [" in lines.replace(":", "")
    assert "4 Stonecutters' hill [+6 stone / +2 coins] (You, Ada)" in lines


def test_in_the_draft_the_own_hand_is_told_and_no_other() -> None:
    t = lively_game("revised", 3, 4)[0]
    mine = GAME.to_data(t)["players"][0]["hand"]
    read = table(t, 0, "en")
    told = [line.split(":")[0] for line in read["Cards to choose from"] if line[0] != " "]
    assert told == [f"Card {card}" for card in mine]
    assert "Cards: " not in str(read)


def test_the_end_has_everybodys_points_by_source() -> None:
    t = lively_game("revised", 4, 2)[-1]
    result = GAME.result(t)
    assert result is not None
    lines = table(t, 0, "en")["The game is over"]
    assert [line[0] for line in lines if line[0] != " "] == [str(n) for n in sorted(result.ranks)]
    for line in " ".join(lines).replace(".", "").split(" VP: ")[1:]:
        assert "during play: " in line


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("code", CODES)
def test_all_lines_fit_the_terminal(edition: str, code: str) -> None:
    for t in lively_game(edition, 4, 3)[::9]:
        for heading, lines in table(t, 1, code).items():
            assert [line for line in [heading, *lines] if width(line) > COLUMNS] == []
