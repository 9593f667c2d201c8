"""Questions and choices in words: what is asked, and the act each button stands for."""

from copy import deepcopy
from typing import Any

import pytest

from takujo.editions.language import language
from takujo.games.goryokaku import names
from takujo.kernel.agenda import Frame
from takujo.kernel.chance import fast
from tests.games.goryokaku.at_the_table import AtTheTable, Position, at_table, boards, player
from tests.games.goryokaku.in_words import CODES, GAME, WORDS, choices, question, some_tables

Case = tuple[Position, dict[str, Any], list[str], str, list[str], str, list[str]]
MOUNTAIN = player(persons="stonemason quarryman takenouchi_yasunori", cubes="1 stone")
ROW = "stone_wall earth_bank front_gate casting_yard"

# player, position, choices before, then question and options in Japanese and in English
ASKED: list[Case] = [
    (
        player(dealt="earth_bank stone_wall front_gate"),
        {"seats": 2, "asking": "keep 0 1", "agenda": "under 0,turn 0"},
        [],
        "築城カードを1枚残してください（ほかは山札の下に入れます）",
        ["土手を手札に残す", "石垣を手札に残す", "大手門を手札に残す"],
        "Keep 1 of the castle cards dealt to you; the others go under the deck.",
        ["Keep the earth bank", "Keep the stone wall", "Keep the front gate"],
    ),
    (
        player(people="stonemason", onigiri=1, workers=3),
        {"stacks": {"stone": {"1": "w"}, "copper": {"0": "w", "1": "ow"}, "wood": {"1": "oow"}}},
        [],
        "配置か回収か（手元：ワーカー3個、おにぎり1個）",
        ["山の石に置く（おにぎり1個）", "山の安山岩に置く", "街の収入に置く",
         "船の銅に置く（おにぎり1個）", "ワーカーを回収する",
         "フリーアクション：石工を捨てる（小判を2枚獲得する）"],
        "Place a worker or recall? In hand: 3 workers, 1 onigiri.",
        ["Place a worker on stone in the mountain area (1 onigiri)",
         "Place a worker on andesite in the mountain area",
         "Place a worker on income in the town area",
         "Place a worker on copper in the ship area (1 onigiri)", "Recall the workers",
         "Free action: discard the stonemason (gain 2 koban)"],
    ),
    (
        player(people="stonemason hitomi_katsutaro", koban=2, ship_lv=1),
        {},
        ["act hire"],
        "誰を雇用しますか？（小判2枚、黒船への影響LV1）",
        ["人見勝太郎を雇用する（黒船への影響LV1）", "石工を雇用する（小判1枚）",
         "フリーアクション：人見勝太郎を捨てる（木を1個獲得する）",
         "フリーアクション：石工を捨てる（小判を2枚獲得する）"],
        "Whom do you hire? You have 2 koban, black-ship level 1.",
        ["Hire Hitomi Katsutaro (black-ship level 1)", "Hire the stonemason (1 koban)",
         "Free action: discard Hitomi Katsutaro (gain 1 wood)",
         "Free action: discard the stonemason (gain 2 koban)"],
    ),
    (
        player(pieces=2),
        {"boards": boards("flat_3", "flat_3", "pieces", "flat_5", "crest_cherry", face_up=2)},
        ["act office"],
        "どの建物タイルに置きますか？（手元の建物駒2個）",
        ["五稜郭ボード「一」の「三点」（1枚目）に建物駒を1個置く（今なら3点）",
         "五稜郭ボード「一」の「三点」（2枚目）に建物駒を1個置く（今なら3点）",
         "五稜郭ボード「一」の「駒数点」に建物駒を1個置く（今なら1点）",
         "五稜郭ボード「二」の「五点」に建物駒を2個置く（今なら5点）",
         "五稜郭ボード「二」の「桜の家紋」に建物駒を1個置く（今なら0点）",
         "五稜郭ボード「二」の「三点」に建物駒を1個置く（今なら3点）"],
        "Which building tile? 2 building pieces in hand.",
        ["Put 1 piece on “Three points” on the first board, no. 1 (3 points now)",
         "Put 1 piece on “Three points” on the first board, no. 2 (3 points now)",
         "Put 1 piece on “Points for pieces” on the first board (1 point now)",
         "Put 2 pieces on “Five points” on the second board (5 points now)",
         "Put 1 piece on “Cherry crest” on the second board (0 points now)",
         "Put 1 piece on “Three points” on the second board (3 points now)"],
    ),
    (
        player(plans="earth_bank stone_steps front_gate", cubes="2 soil 1 stone 1 wood", soil_lv=1),
        {},
        ["act build"],
        "どのカードを築城しますか？",
        ["土手を築城する（土1個、好きな資源1個を支払う）",
         "石段を築城する（石1個、好きな資源1個を支払う）"],
        "Which castle card do you build?",
        ["Build the earth bank (pay 1 soil, 1 of any kind)",
         "Build the stone steps (pay 1 stone, 1 of any kind)"],
    ),
    (
        player(plans="earth_bank dry_moat", soil_lv=3),
        {},
        ["act build"],
        "どのカードを築城しますか？",
        ["土手を築城する（支払いなし）", "空堀を築城する（支払いなし）"],
        "Which castle card do you build?",
        ["Build the earth bank (nothing to pay)", "Build the dry moat (nothing to pay)"],
    ),
    (
        player(plans="earth_bank", cubes="2 soil 1 stone 1 wood"),
        {},
        ["act build"],
        "土手の支払い：好きな資源をあと1個",
        ["石1個を支払う", "木1個を支払う"],
        "Pay for the earth bank: 1 more cube of any kind.",
        ["Pay 1 stone", "Pay 1 wood"],
    ),
    (
        MOUNTAIN,
        {},
        ["act stone"],
        "山エリアの人物カード：誰のアクションを行いますか？",
        ["人物を使わない", "石工：石を2個獲得する", "竹内保徳：土を1個獲得する",
         "竹内保徳：石を1個獲得する", "竹内保徳：木を1個獲得する",
         "採石夫：石1個を支払い、安山岩を1個獲得する"],
        "Persons in the mountain area: who acts?",
        ["Use no person", "Stonemason: gain 2 stone", "Takenouchi Yasunori: gain 1 soil",
         "Takenouchi Yasunori: gain 1 stone", "Takenouchi Yasunori: gain 1 wood",
         "Quarryman: for 1 stone, gain 1 andesite"],
    ),
    (
        MOUNTAIN,
        {},
        ["act stone", "persons takenouchi_yasunori"],
        "山エリアの人物カード：誰のアクションを行いますか？",
        ["これ以上人物を使わない", "石工：石を2個獲得する",
         "採石夫：石1個を支払い、安山岩を1個獲得する"],
        "Persons in the mountain area: who acts?",
        ["Use no more persons", "Stonemason: gain 2 stone",
         "Quarryman: for 1 stone, gain 1 andesite"],
    ),
    (
        player(onigiri=9),
        {"row": ROW},
        ["act stone"],
        "おにぎりアクションを行いますか？（手元：おにぎり9個）",
        ["おにぎりアクションを行わない", "土手を取る（おにぎり1個）", "石垣を取る（おにぎり1個）",
         "大手門を取る（おにぎり1個）", "鋳造場を取る（おにぎり1個）",
         "場の築城カードをすべて入れ替える（おにぎり1個）", "人物カードを1枚引く（おにぎり2個）",
         "黒船への影響LVを上げる：0→1（おにぎり3個）", "土LVを上げる：0→1（おにぎり3個）",
         "ワーカーアクション：山の石（おにぎり4個）",
         "ワーカーアクション：山の安山岩（おにぎり4個）"],
        "Onigiri action? In hand: 9 onigiri.",
        ["No onigiri action", "Take the earth bank (1 onigiri)", "Take the stone wall (1 onigiri)",
         "Take the front gate (1 onigiri)", "Take the casting yard (1 onigiri)",
         "Replace all face-up castle cards (1 onigiri)", "Draw a person card (2 onigiri)",
         "Raise the black-ship level: 0 → 1 (3 onigiri)",
         "Raise the soil level: 0 → 1 (3 onigiri)",
         "Worker action: stone in the mountain area (4 onigiri)",
         "Worker action: andesite in the mountain area (4 onigiri)"],
    ),
    (
        player(onigiri=3),
        {"row": ROW, "castle_deck": "dry_moat ..."},
        ["act stone", "onigiri take_stone_wall"],
        "もう一度行いますか？ 築城カード取得（手元：おにぎり2個）",
        ["これ以上行わない", "土手を取る（おにぎり1個）", "空堀を取る（おにぎり1個）",
         "大手門を取る（おにぎり1個）", "鋳造場を取る（おにぎり1個）",
         "場の築城カードをすべて入れ替える（おにぎり1個）"],
        "Once more: castle card? In hand: 2 onigiri.",
        ["No more onigiri action", "Take the earth bank (1 onigiri)",
         "Take the dry moat (1 onigiri)", "Take the front gate (1 onigiri)",
         "Take the casting yard (1 onigiri)", "Replace all face-up castle cards (1 onigiri)"],
    ),
    (
        player(cubes="1 soil 1 wood"),
        {"stacks": {"stone": {"0": "w"}}},
        ["act recall"],
        "台場の駒を1段目へ進めますか？（おにぎりを1個獲得する、築城済みのカード1枚につき0点）",
        ["進めない", "土1個を支払う", "木1個を支払う"],
        "Advance to step 1 of the daiba (gain 1 onigiri)? Each castle card then scores 0.",
        ["Do not advance", "Pay 1 soil", "Pay 1 wood"],
    ),
    (
        player(daiba=2, plans="stone_wall", people="stonemason"),
        {"stacks": {"stone": {"0": "w"}}},
        ["act recall", "daiba card"],
        "台場：手札をあと1枚捨ててください",
        ["石工を捨てる", "石垣を捨てる", "フリーアクション：石工を捨てる（小判を2枚獲得する）"],
        "Daiba: discard 1 more card from your hand.",
        ["Discard the stonemason", "Discard the stone wall",
         "Free action: discard the stonemason (gain 2 koban)"],
    ),
    (
        player(cubes="1 soil 3 wood"),
        {},
        ["act stone"],
        "蔵に入り切りません。戻す資源：あと2個（土・石・木・銅・安山岩の順に選びます）",
        ["土1個をサプライに戻す", "石1個をサプライに戻す", "木1個をサプライに戻す"],
        (
            "The storehouses are full: return 2 more cubes. "
        "(in the order soil / stone / wood / copper / andesite)"),
        ["Return 1 soil", "Return 1 stone", "Return 1 wood"],
    ),
]  # fmt: skip


def seated(case: Case) -> AtTheTable:
    """The table at which the question is asked."""
    own, more, before, *_ = case
    return at_table(own, **more).play(0, *before)


@pytest.mark.parametrize("case", ASKED)
def test_the_seat_asked_reads_question_and_choices(case: Case) -> None:
    at = seated(case)
    assert question(at, 0, "ja") == case[3]
    assert choices(at.t, "ja") == case[4]
    assert question(at, 0, "en") == case[5]
    assert choices(at.t, "en") == case[6]


def test_a_free_action_that_must_come_first_is_asked_as_such() -> None:
    at = at_table(asking="act 0")
    frame = Frame(at.t.book.paragraphs[names.FREE_FIRST].rule, names.FREE_FIRST, 0, 0)
    card = at.t.edition.card("stonemason")
    seen = GAME.seen(at.t, 0)
    asked = WORDS.question(seen, frame, ["あなた"], language("ja"))
    assert asked.startswith("まだ置ける場所がありません")
    act = WORDS.choice(seen, frame, card, language("ja"))
    assert act == "石工を捨てる（小判を2枚獲得する）"


def test_who_can_only_discard_is_not_asked_to_place_or_recall() -> None:
    own = player(people="camp_cook storekeeper", plans="earth_bank", cubes="1 soil 1 wood")
    stacks = {"stone+andesite": {"1": "w"}, "koban+hire": {"1": "w"}, "wood+copper": {"1": "w"}}
    at = at_table(own, player(workers=2), seats=2, stacks=stacks)
    assert at.options == ["free camp_cook", "free storekeeper"]
    assert question(at, 0, "ja").startswith("まだ置ける場所がありません")
    assert question(at, 0, "en").startswith("No space is possible yet")
    assert question(at, 1, "en") == "You: placing a worker or recalling"  # it shows the own hand


def test_a_reward_that_gives_a_choice_is_asked_by_its_ways() -> None:
    data = deepcopy(GAME.edition())
    reward = {"when": "built", "gain": [{"koban": 3}, {"onigiri": 1}]}
    data["castles"]["earth_bank"]["effects"] = [reward]
    t = GAME.deal(GAME.book_of(data, "changed"), 2, fast(1))
    frame = Frame(t.book.paragraphs[names.EFFECT].rule, names.EFFECT, 0, 0)
    seen = GAME.seen(t, 0)
    assert WORDS.question(seen, frame, [""], language("ja")) == "土手の報酬：どれを得ますか？"
    assert [WORDS.choice(seen, frame, way, language("ja")) for way in [1, 2]] == [
        "土手：小判を3枚獲得する",
        "土手：おにぎりを1個獲得する",
    ]


def test_every_question_of_the_rulebook_has_its_words() -> None:
    asking = {at.t.asking.id for at in map(seated, ASKED) if at.t.asking is not None}
    book = seated(ASKED[0]).t.book
    others = {names.FREE, names.FREE_FIRST, names.EFFECT}  # an aside, and the two tests above
    assert asking | others == {id for id, p in enumerate(book.paragraphs) if len(p.choices) > 1}


@pytest.mark.parametrize("case", ASKED)
def test_what_the_others_read_names_no_hidden_card(case: Case) -> None:
    at = seated(case)
    hidden = ["土手", "石垣", "石工", "earth bank", "stone wall", "stonemason"]
    for code in CODES:
        read = question(at, 1, code)
        assert read != question(at, 0, code)
        assert [name for name in hidden if name in read] == []


def test_the_others_read_who_is_waited_for_and_what_for() -> None:
    at = seated(ASKED[1])
    assert question(at, 1, "ja") == "あなたの番：ワーカーの配置か回収"
    assert question(at, 1, "en") == "You: placing a worker or recalling"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_choices_of_a_question_read_the_same(seats: int) -> None:
    asked = set()
    for t in some_tables(seats, seed=seats + 4, every=1):
        if t.asking is not None:
            asked.add(t.asking.id)
            for code in CODES:
                read = choices(t, code)
                assert len(set(read)) == len(read)
    assert len(asked) > 6
