"""Questions and choices in words: what is asked, and the act each button stands for."""

from typing import Any

import pytest

from tests.games.san_juan.at_the_table import AtTheTable, Position, at_table, player
from tests.games.san_juan.in_words import CODES, choices, question, some_tables

MARKET = "black_market indigo_plant=? sugar_mill=?"
Case = tuple[Position, dict[str, Any], list[str], str, list[str], str, list[str]]

# player, position, choices before, then question and options in Japanese and in English
ARCHIVE_JA = (
    "資料館を使いますか？ 参事会議員フェイズで、引いたカードをすべて手札に加えてよい。"
    "その場合は、残せない枚数だけ手札全体から選んで捨てる。"
)
ARCHIVE_EN = (
    "Use the archive? In the councillor phase, you may take all the cards drawn into your hand and "
    "then discard as many from your whole hand as you may not keep."
)
ASKED: list[Case] = [
    (
        player(),
        {"roles": {"trader": 1, "builder": 2, "producer": 3}},
        [],
        "役割を選んでください",
        ["参事会議員を選ぶ", "金鉱掘りを選ぶ"],
        "Pick a role.",
        ["Pick the councillor", "Pick the prospector"],
    ),
    (
        player(hand="library smithy well crane hero"),
        {"asking": "build 0 1"},
        [],
        "どの建物を建てますか？（特権：コスト-1枚）",
        ["建てない", "鍛冶屋を建てる（支払いなし）", "井戸を建てる（カード1枚）",
         "クレーンを建てる（カード1枚）", "図書館を建てる（カード4枚）",
         "騎士像を建てる（カード4枚）"],
        "Which building do you build? Your privilege: 1 card less.",
        ["Build nothing", "Build the smithy (nothing to pay)", "Build the well (1 card)",
         "Build the crane (1 card)", "Build the library (4 cards)", "Build the hero (4 cards)"],
    ),
    (  # a forced continuation is told before it happens: covering by crane
        player(hand="statue library", town="crane indigo_plant"),
        {"asking": "build 0 0"},
        [],
        "どの建物を建てますか？",
        ["建てない", "彫像をクレーンの上に建てる（カード1枚）"],
        "Which building do you build?",
        ["Build nothing", "Build the statue over the crane (1 card)"],
    ),
    (
        player(hand="statue library hero", town="crane indigo_plant"),
        {"asking": "build 0 0"},
        [],
        "どの建物を建てますか？",
        ["建てない", "彫像を建てる（1〜2枚）"],
        "Which building do you build?",
        ["Build nothing", "Build the statue (1 to 2 cards)"],
    ),
    (  # and the good that is lost with the building
        player(hand="statue hero", town="crane coffee_roaster=?"),
        {"asking": "build 0 0"},
        [],
        "どの建物を建てますか？",
        ["建てない", "彫像を建てる（0〜1枚）",
         "騎士像をコーヒー焙煎場の上に建てる（カード1枚、そのコーヒーは失われる）"],
        "Which building do you build?",
        ["Build nothing", "Build the statue (0 to 1 cards)",
         "Build the hero over the coffee roaster (1 card, its coffee is lost)"],
    ),
    (  # and goods that must pay
        player(hand="statue well", town=MARKET),
        {"asking": "build 0 0"},
        [],
        "どの建物を建てますか？",
        ["建てない", "井戸を建てる（カード2枚、うち商品1個は必ず支払う）",
         "彫像を建てる（カード3枚、うち商品2個は必ず支払う）"],
        "Which building do you build?",
        ["Build nothing", "Build the well (2 cards, of which 1 good must pay)",
         "Build the statue (3 cards, of which 2 goods must pay)"],
    ),
    (
        player(hand="statue smithy well hero"),
        {"asking": "build 0 0"},
        ["build smithy"],
        "鍛冶屋の支払い：あと1枚",
        ["井戸を支払う", "彫像を支払う", "騎士像を支払う"],
        "Pay for the smithy: 1 more card.",
        ["Pay with the well", "Pay with the statue", "Pay with the hero"],
    ),
    (
        player(hand="statue smithy well hero", town="crane indigo_plant well indigo_plant"),
        {"asking": "build 0 0"},
        ["build statue"],
        "彫像をどこに建てますか？",
        ["新しい場所に建てる（カード3枚）", "クレーンの上に建てる（カード1枚）",
         "インディゴ染料工場（2軒目）の上に建てる（カード2枚）",
         "井戸の上に建てる（カード1枚）",
         "インディゴ染料工場（4軒目）の上に建てる（カード2枚）"],
        "Where do you build the statue?",
        ["Build on a new plot (3 cards)", "Build over the crane (1 card)",
         "Build over the indigo plant (building 2) (2 cards)", "Build over the well (1 card)",
         "Build over the indigo plant (building 4) (2 cards)"],
    ),
    (
        player(hand="statue hero", town="crane coffee_roaster=?"),
        {"asking": "build 0 0"},
        ["build statue"],
        "彫像をどこに建てますか？",
        ["クレーンの上に建てる（カード1枚）",
         "コーヒー焙煎場の上に建てる（支払いなし、そのコーヒーは失われる）"],
        "Where do you build the statue?",
        ["Build over the crane (1 card)",
         "Build over the coffee roaster (nothing to pay, its coffee is lost)"],
    ),
    (
        player(hand="statue smithy well hero", town=MARKET),
        {"asking": "build 0 0"},
        ["build statue"],
        "彫像の支払い：あと3枚。商品で支払いますか？（2個まで）",
        ["手札だけで支払う", "インディゴで支払う", "砂糖で支払う"],
        "Pay for the statue: 3 still owed. Pay with goods (up to 2)?",
        ["Pay with cards only", "Pay with indigo", "Pay with sugar"],
    ),
    (
        player(hand="statue smithy well hero", town=MARKET),
        {"asking": "build 0 0"},
        ["build statue", "black_market 2"],
        "彫像の支払い：あと2枚。商品で支払いますか？（1個まで）",
        ["残りは手札で支払う", "砂糖で支払う"],
        "Pay for the statue: 2 still owed. Pay with goods (up to 1)?",
        ["Pay the rest with cards", "Pay with sugar"],
    ),
    (
        player(town="indigo_plant indigo_plant coffee_roaster"),
        {},
        ["role producer"],
        "生産：あと2個まで",
        ["生産しない", "インディゴ（1軒目）を生産する", "インディゴ（2軒目）を生産する",
         "コーヒーを生産する"],
        "Produce: up to 2 more goods.",
        ["Produce nothing", "Produce indigo (building 1)", "Produce indigo (building 2)",
         "Produce coffee"],
    ),
    (
        player(town="indigo_plant indigo_plant coffee_roaster"),
        {},
        ["role producer", "produce 1"],
        "生産：あと1個まで",
        ["これ以上生産しない", "インディゴ（2軒目）を生産する", "コーヒーを生産する"],
        "Produce: 1 more good.",
        ["Produce no more", "Produce indigo (building 2)", "Produce coffee"],
    ),
    (
        player(town="indigo_plant=? coffee_roaster=?"),
        {"tiles": ["5", "1", "2", "3", "4"]},
        ["role trader"],
        "売却：あと2個まで",
        ["売らない", "インディゴを売る（1枚）", "コーヒーを売る（3枚）"],
        "Sell: up to 2 more goods.",
        ["Sell nothing", "Sell indigo (1 card)", "Sell coffee (3 cards)"],
    ),
    (
        player(town="prefecture"),
        {"deck": "well hero well smithy library ..."},
        ["role councillor", "keep well"],
        "手札に加える：あと1枚まで",
        ["これ以上加えない", "井戸を手札に加える", "図書館を手札に加える",
         "騎士像を手札に加える"],
        "Keep: 1 more card.",
        ["Keep no more", "Keep the well", "Keep the library", "Keep the hero"],
    ),
    (
        player(hand="well", town="archive"),
        {"deck": "hero well smithy library palace ..."},
        ["role councillor"],
        ARCHIVE_JA,
        ["使わない", "資料館を使う"],
        ARCHIVE_EN,
        ["Do not use it", "Use the archive"],
    ),
    (
        player(hand="well", town="archive"),
        {"deck": "hero well smithy library palace ..."},
        ["role councillor", "archive use"],
        "捨てる：あと4枚",
        ["鍛冶屋を捨てる", "井戸を捨てる"],
        "Discard: 4 more cards.",
        ["Discard the smithy", "Discard the well"],
    ),
    (
        player(town="library"),
        {},
        ["role prospector"],
        "カードを2枚まで引きますか？",
        ["引かない", "カードを1枚引く", "カードを2枚引く"],
        "Draw up to 2 cards?",
        ["Draw nothing", "Draw 1 card", "Draw 2 cards"],
    ),
    (
        player(town="gold_mine"),
        {},
        ["role prospector", "draw 1"],
        ("金鉱を使いますか？ 金鉱掘りフェイズで、山札から4枚めくってよい。"
        "コストがすべて異なれば、そのうち1枚を手札に加えてよい。"),
        ["使わない", "金鉱を使う"],
        ("Use the gold mine? In the prospector phase, you may turn up 4 cards from the deck; if "
        "all their costs differ, you may take one of them."),
        ["Do not use it", "Use the gold mine"],
    ),
    (
        player(town="gold_mine"),
        {"deck": "well smithy hero aqueduct palace ..."},
        ["role prospector", "draw 1", "gold_mine use"],
        "金鉱：コストがすべて異なります。1枚を手札に加えますか？",
        ["取らない", "鍛冶屋を取る", "水道橋を取る", "騎士像を取る", "宮殿を取る"],
        "Gold mine: all costs differ. You may take one of the cards.",
        ["Take nothing", "Take the smithy", "Take the aqueduct", "Take the hero",
         "Take the palace"],
    ),
    (
        player(town="market_hall indigo_plant=?"),
        {},
        ["role trader", "sell 2"],
        ("マーケットを使いますか？ 商人フェイズの自分の番の終わりに、商品を1個以上売っていれば、"
        "カードを1枚引いてよい。"),
        ["使わない", "マーケット：カードを1枚引く"],
        ("Use the market hall? At the end of your turn in the trader phase, if you sold 1 or more "
        "goods, you may draw 1 card."),
        ["Do not use it", "Market hall: draw 1 card"],
    ),
    (
        player(hand="well hero", town="chapel"),
        {"asking": "tuck 0"},
        [],
        "礼拝堂：手札を1枚下に置きますか？",
        ["置かない", "井戸を礼拝堂の下に置く", "騎士像を礼拝堂の下に置く"],
        "Chapel: put a card from your hand under it?",
        ["Put nothing there", "Put the well under the chapel", "Put the hero under the chapel"],
    ),
    (
        player(town="library"),
        {"seats": 2},
        ["role councillor"],
        "参事会議員に図書館を使いますか？（特権3→6、1ラウンドに1回だけ）",
        ["後の役割のために取っておく", "図書館を使う"],
        "Use the library for the councillor (privilege 3 → 6)? Only once a round.",
        ["Keep it for a later role", "Use the library"],
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


def test_every_question_of_the_rulebook_has_its_words() -> None:
    asking = {at.t.asking.id for at in map(seated, ASKED) if at.t.asking is not None}
    book = seated(ASKED[0]).t.book
    assert asking == {id for id, p in enumerate(book.paragraphs) if len(p.choices) > 1}


def test_the_others_read_who_is_waited_for_and_what_for() -> None:
    at = at_table(player(hand="statue smithy well hero library"), asking="build 0 0")
    at.play(0, "build statue")
    assert question(at, 1, "ja") == "あなたの番：彫像の建設"
    at = at_table(player(hand="well hero", town="chapel"), asking="tuck 0")
    assert question(at, 1, "ja") == "あなたの番：礼拝堂を使うかどうか"
    assert question(at, 1, "en") == "You: deciding about the chapel"


@pytest.mark.parametrize("case", ASKED)
def test_what_the_others_read_names_no_hidden_card(case: Case) -> None:
    at = seated(case)
    for code in CODES:
        assert question(at, 1, code)
        assert question(at, 1, code) != question(at, 0, code)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_choices_of_a_question_read_the_same(seats: int) -> None:
    for t in some_tables(seats, seed=seats, every=1):
        if t.asking is not None:
            for code in CODES:
                read = choices(t, code)
                assert len(set(read)) == len(read)
