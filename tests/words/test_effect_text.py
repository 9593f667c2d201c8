"""Every feature of an effect row is worded, in both languages."""

from typing import Any

import pytest

from takujo.editions.effect_shape import EffectRows
from takujo.editions.effect_text import EffectText
from takujo.editions.effects import Effects, Row
from takujo.editions.mistakes import Report
from takujo.kernel.reason import Reason
from tests.words.invented import WORDS, spoken

HARVEST: dict[str, Any] = {"when": "harvest"}


def compiled(data: dict[str, Any]) -> tuple[Effects, Row]:
    """One row that an edition may have."""
    report = Report("invented")
    EffectRows(WORDS).check([data], "effects", report)
    assert report.mistakes == []
    effects = Effects(WORDS)
    effects.add(1, data)
    return effects, effects.rows[0]


def said(data: dict[str, Any], code: str) -> str:
    """The row as a sentence."""
    effects, row = compiled(data)
    valley = {"en": "the valley", "ja": "谷"}[code]
    return EffectText(effects, spoken(code), {"valley": valley}).sentence(row)


SENTENCES = [
    (
        {"when": "toll", "gain": {"wood": 1}},
        "At the gate, pay 1 coin less.",
        "門で、支払いが1金減る。",
    ),
    (
        HARVEST | {"gain": {"card": 1}},
        "At the harvest in the valley, draw 1 card.",
        "谷の収穫で、カードを1枚引く。",
    ),
    (
        HARVEST | {"gain": {"card": 2}, "may": True},
        "At the harvest in the valley, you may draw 2 cards.",
        "谷の収穫で、カードを2枚引いてよい。",
    ),
    (
        HARVEST | {"if": {"workers": 2}, "if_at_most": {"roads": 1}, "gain": {"wood": 1}},
        (
            "At the harvest in the valley, if you have 2 or more workers, and if you have 1 or "
            "fewer roads, gain 1 log."
        ),
        "谷の収穫で、労働者が2人以上なら、さらに道が1本以下なら、丸太を1本得る。",
    ),
    (
        HARVEST | {"if": {"workers": 0}, "gain": {"wood": 1}},
        "At the harvest in the valley, gain 1 log.",
        "谷の収穫で、丸太を1本得る。",
    ),
    (
        HARVEST | {"gain": {"wood": 2, "stone": 1}},
        "At the harvest in the valley, gain 2 logs and gain 1 stone.",
        "谷の収穫で、丸太を2本得るとともに、石を1個得る。",
    ),
    (
        HARVEST | {"gain": [{"card": 1}, {"stone": 2}]},
        "At the harvest in the valley, you may draw 1 card, or gain 2 stones.",
        "谷の収穫で、カードを1枚引くか、石を2個得ることができる。",
    ),
    (
        HARVEST | {"pay": {"wood": 1}, "gain": {"card": 2}},
        "At the harvest in the valley, for 1 log, you may draw 2 cards.",
        "谷の収穫で、丸太1本を支払い、カードを2枚引いてよい。",
    ),
    (
        HARVEST | {"pay": [{"wood": 2, "stone": 1}, {"stone": 3}], "gain": {"card": 2}},
        "At the harvest in the valley, for 2 logs plus 1 stone or 3 stones, you may draw 2 cards.",
        "谷の収穫で、丸太2本と石1個か石3個を支払い、カードを2枚引いてよい。",
    ),
    (
        HARVEST | {"gain": {"stone": 2}, "per": "workers", "may": True},
        "At the harvest in the valley, you may gain 2 stones for each worker.",
        "谷の収穫で、労働者1人につき石を2個得ることができる。",
    ),
    (
        HARVEST | {"gain": {"wood": 1}, "per": "workers", "each": 3},
        "At the harvest in the valley, gain 1 log for every 3 workers.",
        "谷の収穫で、労働者3人につき丸太を1本得る。",
    ),
    (
        HARVEST | {"gain": {"wood": [1, 3, 6]}, "per": "workers"},
        (
            "At the harvest in the valley, gain 1/3/6 logs if the number of your workers is "
            "1/2/3 or more."
        ),
        "谷の収穫で、労働者の数が1/2/3以上なら丸太を1/3/6本得る。",
    ),
    (
        {"when": "toll", "gain": {"wood": [1, 2]}, "per": "workers", "each": 2},
        "At the gate, pay 1/2 coins less if the number of your workers is 2/4 or more.",
        "門で、労働者の数が2/4以上なら支払いが1/2金減る。",
    ),
    (
        HARVEST | {"pay": {"wood": 1}, "gain": {"card": 1}, "up_to": 3},
        "At the harvest in the valley, for 1 log, you may draw 1 card (up to 3 times).",
        "谷の収穫で、丸太1本を支払い、カードを1枚引いてよい（3回まで）。",
    ),
    (
        HARVEST | {"gain": {"card": 1}, "may": True, "up_to": "roads", "per_round": 1},
        (
            "At the harvest in the valley, you may draw 1 card (as many times as the number of "
            "your roads, once a round)."
        ),
        "谷の収穫で、カードを1枚引いてよい（道の数と同じ回数まで、1ラウンドに1回まで）。",
    ),
    (
        HARVEST | {"gain": {"card": 1}, "may": True, "per_round": 2},
        "At the harvest in the valley, you may draw 1 card (up to 2 times a round).",
        "谷の収穫で、カードを1枚引いてよい（1ラウンドに2回まで）。",
    ),
]


@pytest.mark.parametrize(("data", "english", "japanese"), SENTENCES)
def test_a_row_is_a_sentence(data: dict[str, Any], english: str, japanese: str) -> None:
    assert said(data, "en") == english
    assert said(data, "ja") == japanese


def test_the_examples_use_everything_a_row_may_have() -> None:
    used = {key for data, _, _ in SENTENCES for key in data}
    everything = {"when", "if", "if_at_most", "pay", "gain", "per", "each", "up_to", "per_round"}
    assert used == everything | {"may"}  # and "order", which only sorts


def test_each_way_to_use_a_row_is_an_act() -> None:
    row_data = HARVEST | {"pay": [{"wood": 1}, {"stone": 1}], "gain": [{"card": 1}, {"stone": 2}]}
    effects, row = compiled(row_data)
    english = EffectText(effects, spoken("en"), {})
    assert [english.way(row, way) for way in [1, 2, 3, 4]] == [
        "pay 1 log: draw 1 card",
        "pay 1 log: gain 2 stones",
        "pay 1 stone: draw 1 card",
        "pay 1 stone: gain 2 stones",
    ]
    assert EffectText(effects, spoken("ja"), {}).way(row, 1) == "丸太1本を支払う：カードを1枚引く"


def test_a_way_without_a_price_is_what_it_gives() -> None:
    effects, row = compiled(HARVEST | {"gain": {"card": 2}, "per": "workers", "may": True})
    assert EffectText(effects, spoken("en"), {}).way(row, 1) == "draw 2 cards for each worker"


def test_what_cannot_be_paid_is_named() -> None:
    effects, _ = compiled(HARVEST | {"gain": {"card": 1}})
    reason = Reason("cannot_pay_effect", {"thing": 1, "need": 2, "have": 1}, "4")
    english = EffectText(effects, spoken("en"), {}).shortfall(reason.numbers)
    japanese = EffectText(effects, spoken("ja"), {}).shortfall(reason.numbers)
    assert english == "You cannot pay 2 logs (you have 1)."
    assert japanese == "丸太2本を支払えません（所持1）"
