"""The table as words: everything the seat knows, nothing it does not."""

import pytest

from takujo.cpu.random_play import play_out
from takujo.kernel.chance import FastNumbers
from tests.games.goryokaku.at_the_table import AtTheTable, at_table, boards, new_game, player
from tests.games.goryokaku.in_words import CODES, GAME, some_tables, table

OWN = player(
    people="stonemason",
    plans="stone_wall",
    persons="hijikata_toshizo carpenter",
    castles="earth_bank stone_steps",
    crest="cherry",
    cubes="1 soil 2 wood",
    koban=5,
    workers=2,
    onigiri=3,
    laid=1,
    bag={"workers": 2, "onigiri": 4},
    ship_lv=1,
    soil_lv=2,
    daiba=4,
    pieces=1,
    circles=[1],
)
OTHER = player(
    people="? ?",
    plans="? front_gate",
    shown="front_gate",
    persons="storekeeper",
    crest="?",
    workers=1,
    bag={"workers": 2, "onigiri": 0},
)


def seated() -> AtTheTable:
    """Two players in the second era."""
    return at_table(
        OWN,
        OTHER,
        seats=2,
        piles=[0, 1, 2, 2, 2],
        markers=["wood", "stone", "soil", "copper", "andesite"],
        stacks={"stone+andesite": {"0": "w", "1": "ow"}, "koban+hire": {"1": "w"}},
        boards=boards("flat_3=0", "crest_cherry", "pieces=1", "kind_soil", size=2, face_up=2),
        row="casting_yard dry_moat bronze_gun well_curb",
    )


def test_the_middle_of_the_table() -> None:
    read = table(seated().t, 0, "ja")
    assert read["おにぎりの山「二」"] == [
        (
            "監査：一・木（○あなた）、二・石（おにぎり1個）、三・土（おにぎり2個）、"
            "四・銅（おにぎり2個）、五・安山岩（おにぎり2個）"
        ),
        "サプライ：土13個、石12個、木10個、銅7個、安山岩7個、おにぎり54個",
        "山札：人物49枚、築城41枚（捨て札：人物0枚、築城0枚）",
    ]
    assert table(seated().t, 0, "en")["Era: second"][:1] == [
        (
            "Eras: first wood (circle: You), second stone (1 onigiri), "
            "third soil (2 onigiri), fourth copper (2 onigiri), "
            "fifth andesite (2 onigiri)"
        ),
    ]


def test_an_era_without_a_circle_says_so() -> None:
    at = at_table(piles=[0, 3, 3, 3, 3], boards=boards(face_up=2))
    assert "○なし" in table(at.t, 0, "ja")["おにぎりの山「二」"][0]


def test_the_worker_board_with_heights_and_what_the_next_worker_costs_the_reader() -> None:
    assert table(seated().t, 0, "ja")["ワーカー配置ボード"] == [
        "山エリア：石・安山岩（あなた 高さ1、榎本 高さ2：置くにはおにぎり1個）",
        "街エリア：収入・雇用（榎本 高さ1：置くにはおにぎり1個）",
        "城エリア：奉行所建設・築城（空き）",
        "船エリア：木・銅（空き）",
    ]
    assert "自分が最も高い" in table(seated().t, 1, "ja")["ワーカー配置ボード"][0]
    assert table(seated().t, 1, "en")["Worker board"][1:3] == [
        "Town area: income + hire (Enomoto height 1; you are the highest)",
        "Castle area: magistrate's office + castle build (empty)",
    ]


def test_the_boards_with_their_tiles_and_who_stands_on_them() -> None:
    assert table(seated().t, 0, "ja")["五稜郭ボード"] == [
        "一（表）：三点（あなた・3点）、桜の家紋",
        "二（表）：駒数点（榎本・1点）、土の築城",
        "三（裏）：三点、三点",
        "四（裏）：土LV点、黒船LV点",
        "五（裏）：築城五種、家紋五種",
    ]
    assert table(seated().t, 0, "en")["Goryokaku boards"][0] == (
        "first (face up): Three points (You, 3 points), Cherry crest"
    )


def test_a_player_with_levels_bag_persons_and_castle_cards() -> None:
    assert table(seated().t, 0, "ja")["あなた（手番）"] == [
        "ワーカー2個、おにぎり3個、小判5枚、蔵3/4（土1個、木2個）、今終われば11点",
        "黒船への影響LV1/6、土LV2/5、台場4/6（×1）、建物駒：手元1・配置1・個人ボード3、「一」の○",
        "バッグ：ワーカー2個、おにぎり4個、次がワーカーの確率33%、個人ボードにおにぎり1個",
        "土方歳三（桜） 街：雇用を行う／城：バッグから1個引く／船：バッグから1個引く",
        "大工（菱） 船：木を2個獲得する／城：木を2個獲得する",
        "築城済み：土手（桜・土）、石段（桜・石）",
    ]


def test_another_player_is_read_without_what_is_hidden() -> None:
    assert table(seated().t, 0, "en")["Enomoto"] == [
        (
            "1 worker, 0 onigiri, 0 koban, storehouses 0/5, "
            "1 point if it ended now, crest card left out"
        ),
        (
            "black-ship level 0/6, soil level 0/5, daiba 0/6 (×0), "
            "building pieces: 0 in hand, 1 placed, 4 on the board"
        ),
        "Bag: 2 workers, 0 onigiri, next one a worker: 100%",
        "Storekeeper (hollyhock)",
        "Hand: 2 person cards, 2 castle cards (among them: front gate)",
    ]


def test_the_own_hand_with_crest_card_costs_and_icons() -> None:
    assert table(seated().t, 0, "ja")["手札"] == [
        "家紋カード：桜（今なら3点）",
        "石工（家紋 葵・小判1枚） 山：石を2個獲得する／フリーアクション：小判を2枚獲得する",
        "石垣（家紋 桜・種類 石・コスト 土2 石2 銅1） 建物駒を1個獲得する",
    ]


def test_the_face_up_castle_cards_are_read_by_everybody() -> None:
    for seat in [0, 1]:
        lines = table(seated().t, seat, "ja")["場の築城カード"]
        assert [line.partition("（")[0] for line in lines] == ["鋳造場", "空堀", "青銅砲", "井戸側"]


def test_the_cards_dealt_are_read_by_their_owner() -> None:
    at = new_game(2)
    assert len(table(at.t, 0, "ja")["配られた築城カード"]) >= 3
    assert "Castle cards dealt" in table(at.t, 1, "en")
    at.play(0, at.options[0]).play(1, at.options[0])
    assert "配られた築城カード" not in table(at.t, 0, "ja")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_unknown_decides_a_word(seats: int) -> None:
    for t in some_tables(seats, seed=seats + 20, every=23):
        for seat in range(seats):
            guess = GAME.guess(GAME.seen(t, seat), FastNumbers(seat))
            for code in CODES:
                assert table(t, seat, code) == table(guess, seat, code)


def test_the_end_is_read_with_the_points_by_source() -> None:
    own = OWN | {"workers": 1, "bag": {"workers": 4, "onigiri": 0}}
    rest = {"seats": 2, "piles": [0, 0, 0, 0, 1], "asking": "rice 0"}
    at = at_table(own, player(crest="plum"), boards=boards("flat_3=0", size=2), **rest)
    at.rest_of_turn(0)
    assert table(at.t, 1, "ja")["ゲーム終了"] == [
        "1位 あなた 11点：建物タイル3、○（一）3、家紋カード（桜）3、台場2",
        "2位 榎本 0点：建物タイル0、家紋カード（梅）0、台場0",
    ]
    assert table(at.t, 1, "en")["The game is over"][0] == (
        "1. You, 11 points: building tiles 3, circle (first) 3, crest card (cherry) 3, daiba 2"
    )


def test_a_whole_game_is_read_to_its_end() -> None:
    at = new_game(4, seed=2)
    play_out(at.t, FastNumbers(2))
    for code in CODES:
        ended = table(at.t, 0, code)[{"ja": "ゲーム終了", "en": "The game is over"}[code]]
        assert len(ended) == 4
