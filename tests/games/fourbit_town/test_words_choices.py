"""Questions and choices in words: what is asked, and the act each button stands for."""

from typing import Any

import pytest

from tests.games.fourbit_town.at_the_town import GAME, AtTheTown, acting, at, worker
from tests.games.fourbit_town.in_words import CODES, EDITIONS, choices, lively_game, question

REVISED = GAME.book("revised")
CLASSIC = GAME.book("classic")
QUIET = "8 9 10 14"  # cards of the revised edition that do nothing in their turn


def asked_of(book: Any, frame: list[Any], **player: Any) -> AtTheTown:
    """Seat 0 is asked this."""
    now = player.pop("now", {})
    data = {"seats": 2, "players": [player, {}], "asking": frame, "agenda": [["step", 0, 0]]}
    return AtTheTown(book, data | {"now": now})


Case = tuple[AtTheTown, str, list[str], str, list[str]]

# a table, then question and options in Japanese and in English
ASKED: dict[str, Case] = {
    "declare": (
        asked_of(REVISED, ["declare", 0, 0], hired=3, sent=1),
        "ワーカーを送り出しますか？ パスしますか？（残り2体）",
        ["パスする（このラウンドはもう参加しない）", "ワーカーを送り出す"],
        "Send a worker, or pass for this round? You have 2 left.",
        ["Pass for the rest of the round", "Send a worker"],
    ),
    "set": (
        asked_of(REVISED, ["set", 0, 2], cards=["1", "3", "5", "7"], stack=["1.0", "3.1"],
                 sending=1, sent=1),
        ("ここまでの数は2。なれる場所：2、6、10、14。"
        "3枚目（4の位）：どのカードを、どちらの側を上にしますか？"),
        ["カード5の0側：木材6→VP1", "カード5の1側：VP1→木材4", "カード7の0側：コイン6→VP1",
         "カード7の1側：VP1→コイン4"],
        ("The number so far is 2; it can become 2, 6, 10, 14. "
        "Position 3 (worth 4): which card, and which side up?"),
        ["Card 5 side 0: 6 wood → 1 VP", "Card 5 side 1: 1 VP → 4 wood",
         "Card 7 side 0: 6 coins → 1 VP", "Card 7 side 1: 1 VP → 4 coins"],
    ),
    "second": (
        acting(REVISED, worker(4, QUIET, wood=2, coin=2, first=0)),
        "場所4（コイン）では後手です。資源1種類を2支払って場所の効果を受けますか？（コイン+12）",
        ["支払わない（場所の効果を受けない）", "木材2を支払う", "コイン2を支払う"],
        "You are not first at place 4 (coins). Pay 2 of one resource for its effect: +12 coins?",
        ["Do not pay: do without the place's effect", "Pay 2 wood", "Pay 2 coins"],
    ),
    "conversion": (
        at("revised", 2, QUIET, wood=4),
        "場所2（木材の売却）：木材2→コイン4（ラウンド数×2回まで）。使いますか？",
        ["使わない", "木材2→コイン4", "木材4→コイン8"],
        "Place 2 (wood for coins): 2 wood → 4 coins (up to 2 × round times). Use it?",
        ["Do not use it", "2 wood → 4 coins", "4 wood → 8 coins"],
    ),
    "build": (
        acting(REVISED, worker(8, "8 9 10 14", wood=8, coin=4), row=["sawmill", "trading_house"]),
        "どの建物を建てますか？（割引：木材コスト-2）",
        ["建てない", "木工所を建設する（木材8）", "商館を建設する（木材2、コイン4）"],
        "Which building do you build? Discount: -2 wood.",
        ["Build nothing", "Build the sawmill (8 wood)",
         "Build the trading house (2 wood, 4 coins)"],
    ),
    "plan": (
        acting(REVISED, worker(9, QUIET), row=["mint"]),
        "どの建物を計画しますか？（山札の一番上は見ずに取ります）",
        ["計画しない", "造幣局を計画する", "山札の一番上を見ずに計画する"],
        "Which building do you plan? The top of the deck is taken unseen.",
        ["Plan nothing", "Plan the mint", "Plan the top of the deck, unseen"],
    ),
    "sell": (
        at("revised", 10, QUIET, buildings=["mint"]),
        "どの建物を売却しますか？（建設可能列に戻ります）",
        ["売らない", "造幣局を売却する（コイン18）"],
        "Which building do you sell? It goes back into the row.",
        ["Sell nothing", "Sell the mint (18 coins)"],
    ),
    "cancel": (
        at("revised", 12, QUIET, plans=["mint@0"]),
        "どの計画を取りやめますか？（建設可能列に戻ります）",
        ["取りやめない", "造幣局の計画をやめる"],
        "Which plan do you give up? It goes back into the row.",
        ["Give up nothing", "Give up the mint"],
    ),
    "hire": (
        at("revised", 7, QUIET, level=4, coin=4, hired=3, buildings=["guild_hall"]),
        "コイン2を支払ってワーカー1体を雇用しますか？",
        ["雇用しない", "ワーカー1体を雇用する（コイン2）"],
        "Hire a worker for 2 coins?",
        ["Hire nobody", "Hire a worker (2 coins)"],
    ),
    "level": (
        at("revised", 6, QUIET, wood=4, stone=4, coin=4),
        "木材4、石材4、コイン4を支払って企業レベルマーカーを4へ進めますか？",
        ["使わない", "企業レベル+1（木材4、石材4、コイン4）"],
        "Raise your company level to 4 for 4 wood, 4 stone, 4 coins?",
        ["Do not use it", "Company level +1 (4 wood, 4 stone, 4 coins)"],
    ),
    "advance": (
        at("revised", 11, QUIET),
        "手番順トラックの2マス目へ進みますか？",
        ["進まない", "2マス目へ進む"],
        "Advance to space 2 of the track?",
        ["Stay where you are", "Advance to space 2"],
    ),
    "either": (
        at("classic", 14, "1 7 13 14", level=4, coin=4),
        "場所14（裏ギルド）：どれを選びますか？",
        ["使わない", "コイン+4・VP+1", "雇用"],
        "Place 14 (back guild): which one?",
        ["Do not use it", "+4 coins, +1 VP", "Hire"],
    ),
    "giving VP up": (
        at("classic", 11, "9 1 3 16"),
        ("カード9の1側「顧客サービス」：場所の効果でVPを得る直前に、"
         "そのVPのうち1→コイン12。使いますか？"),
        ["使わない", "そのVPのうち1→コイン12"],
        ("Card 9 side 1 (customer service): when a place is about to give you VP, 1 of that VP → "
         "12 coins. Use it?"),
        ["Do not use it", "1 of that VP → 12 coins"],
    ),
    "upkeep by level": (
        asked_of(REVISED, ["keep", 0, 0], hired=2, coin=6),
        ("雇用済みワーカー2体のうち何体を残しますか？ 維持コストは1体につきコイン6です。"
         "注意：1体も残さないと雇用もできなくなり、以後の作業フェイズに参加できません。"),
        ["1体も残さない（以後の作業フェイズに参加できない）", "1体残す（コイン6）"],
        ("How many of your 2 workers do you keep? Each costs 6 coins. Careful: without any worker "
         "you can never send one again, since hiring takes one."),
        ["Keep none: out of every later working phase", "Keep 1 worker (6 coins)"],
    ),
    "upkeep in units": (
        asked_of(CLASSIC, ["share", 0, 8], hired=1, coin=4, wood=2, vp=1, now={"owed": 3}),
        "維持コスト：残り3コスト。コインでいくつ支払いますか？",
        ["コイン2を支払う", "コイン4を支払う"],
        "Upkeep: 3 units still to pay. How much of it in coins?",
        ["Pay 2 coins", "Pay 4 coins"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ASKED)
def test_a_question_and_its_choices_are_said(name: str) -> None:
    t, question_ja, choices_ja, question_en, choices_en = ASKED[name]
    assert question(t.t, 0, "ja") == question_ja
    assert choices(t.t, "ja") == choices_ja
    assert question(t.t, 0, "en") == question_en
    assert choices(t.t, "en") == choices_en


def test_what_can_be_used_at_any_time_stands_beside_the_choices() -> None:
    t = at("classic", 11, "1 7 13 14", stone=2, buildings=["market"])
    assert choices(t.t, "en") == [
        "Do not use it",
        "2 stone → 1 VP",
        "Market: 2 stone → 2 coins",
    ]


def test_another_player_reads_only_what_everybody_may_know() -> None:
    t = asked_of(REVISED, ["set", 0, 1], cards=["1", "3", "5", "7"], stack=["1.0"], sending=1,
                 sent=1)  # fmt: skip
    assert question(t.t, 1, "ja") == "あなたの番：4bitの設定"
    assert question(t.t, 1, "en") == "You: setting the cards"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("code", CODES)
def test_every_question_of_a_game_has_words(edition: str, code: str) -> None:
    rules: set[str] = set()
    for t in lively_game(edition, 4, 7):
        asking = t.asking
        if asking is None:
            continue
        rules.add(t.book.paragraphs[asking.id].name)
        own = question(t, asking.seat, code)
        others = question(t, (asking.seat + 1) % 4, code)
        acts = choices(t, code)
        assert own != others
        assert len(set(acts)) == len(acts)
        assert [text for text in [own, others, *acts] if not text or "{" in text] == []
    assert len(rules) > 8
