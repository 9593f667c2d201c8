"""Refusals in words: every code has a sentence with its numbers and its clause."""

import re

import pytest

from takujo.editions.language import language
from takujo.kernel.reason import Reason
from tests.games.san_juan.at_the_table import at_table, player
from tests.games.san_juan.in_words import CODES, GAME, NAMES, WORDS, some_tables
from tests.style.tree import PACKAGE
from tests.words.as_markdown import markdown_of

BOOK = GAME.book()

# a reason, its Japanese and its English
REASONS = [
    (
        Reason("too_dear", {"card": 22, "need": 5, "have": 3, "short": 2}, "5"),
        "カードが2枚足りません（必要5・所持3） 規則5",
        "2 cards are missing (cost 5, you have 3). (rule 5)",
    ),
    (
        Reason("role_taken", {"role": 3, "seat": 1}, "2"),
        "商人はこのラウンドですでに選ばれています（ルイサ） 規則2",
        "The trader is taken this round (by Luisa). (rule 2)",
    ),
    (
        Reason("already_built", {"card": 22}, "4"),
        "図書館はすでに建っています（同じ都市施設は1軒まで） 規則4",
        "The library stands in your town already: each city building once. (rule 4)",
    ),
    (
        Reason("market_full", {"most": 2}, "5"),
        "商品で支払えるのは2個までです 規則5",
        "No more than 2 goods may pay. (rule 5)",
    ),
    (
        Reason("in_town_order", {"slot": 2}, "6"),
        "建物は順番に選びます（2軒目はもう選べません） 規則6",
        "Buildings are picked in order: building 2 comes too late. (rule 6)",
    ),
    (
        Reason("too_few_goods_left", {"need": 1}, "5"),
        "商品があと1個必要です（この商品からでは足りません） 規則5",
        "1 good must pay: from this one on there are too few. (rule 5)",
    ),
    (
        Reason("in_card_order", {"card": 9}, "5"),
        "カードは順番に選びます（井戸はもう選べません） 規則5",
        "Cards are picked in order: the well comes too late. (rule 5)",
    ),
    (
        Reason("too_few_cards_left", {"need": 3}, "11"),
        "カードをあと3枚選ぶ必要があります（このカードからでは足りません） 規則11",
        "3 more cards must be picked: from this one on there are too few. (rule 11)",
    ),
    (
        Reason("makes_nothing", {"card": 9}, "6"),
        "井戸は生産施設ではありません 規則6",
        "The well is no production building. (rule 6)",
    ),
    (
        Reason("good_there", {"card": 1}, "6"),
        "インディゴ染料工場にはすでに商品があります 規則6",
        "A good lies on the indigo plant already. (rule 6)",
    ),
    (
        Reason("no_good_there", {"card": 1}, "7"),
        "インディゴ染料工場には商品がありません 規則7",
        "No good lies on the indigo plant. (rule 7)",
    ),
    (
        Reason("no_cards_left", {}, "12"),
        "引けるカードが残っていません 規則12",
        "No card is left to draw. (rule 12)",
    ),
    (
        Reason("too_few_cards_to_mine", {"need": 4, "have": 3}, "9"),
        "めくるカードが足りません（必要4・残り3） 規則9",
        "Too few cards are left to turn up (needed 4, left 3). (rule 9)",
    ),
    (
        Reason("no_free_building", {}, "6"),
        "空いている生産施設がない 規則6",
        "no free production building (rule 6)",
    ),
    (Reason("no_goods", {}, "7"), "商品がない 規則7", "no goods (rule 7)"),
    (Reason("empty_hand", {}, "5"), "手札がない 規則5", "no cards in hand (rule 5)"),
    (
        Reason("all_too_dear", {"n": 2}, "5"),
        "手札が2枚足りない 規則5",
        "2 cards short (rule 5)",
    ),
    (
        Reason("all_built", {}, "4"),
        "手札はどれも建設済み 規則4",
        "every card in hand stands in town already (rule 4)",
    ),
]


def said(reason: Reason, code: str) -> str:
    """The reason as a person reads it."""
    return WORDS.reason(BOOK, reason, NAMES[code], language(code))


@pytest.mark.parametrize(("reason", "japanese", "english"), REASONS)
def test_a_reason_is_a_sentence(reason: Reason, japanese: str, english: str) -> None:
    assert said(reason, "ja") == japanese
    assert said(reason, "en") == english


def test_every_code_of_the_rules_has_words() -> None:
    folder = PACKAGE / "games" / "san_juan"
    codes = {
        code
        for path in folder.rglob("*.py")
        for code in re.findall(r'\bReason\(\s*"(\w+)"', path.read_text(encoding="utf-8"))
    }
    assert codes == {reason.code for reason, _, _ in REASONS}


def test_what_an_effect_costs_has_words_although_nothing_here_can_be_paid() -> None:
    assert "cannot_pay_effect" not in {reason.code for reason, _, _ in REASONS}
    for code in CODES:
        reason = Reason("cannot_pay_effect", {"thing": 0, "need": 2, "have": 1}, "4")
        assert "1" in said(reason, code)


def test_the_clause_is_a_paragraph_of_the_rulebook() -> None:
    headings = re.findall(r"(?m)^## (\d+) ", markdown_of(WORDS, GAME.book(), language("en")))
    assert headings == [str(n) for n in range(1, 15)]
    assert {reason.clause for reason, _, _ in REASONS} <= set(headings)


def test_a_refusal_at_the_table_can_be_said() -> None:
    at = at_table(player(hand="palace smithy well hero"), asking="build 0 1")
    assert said(at.reason(0, "build palace"), "ja") == "カードが2枚足りません（必要5・所持3） 規則5"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_refused_in_play_can_be_said(seats: int) -> None:
    reasons = {}
    for t in some_tables(seats, seed=5, every=1):
        asking = t.asking
        if asking is not None:
            rule, seat, n = asking.rule, asking.seat, asking.n
            for choice in rule.candidates(t, seat, n):
                reason = rule.why_not(t, seat, n, choice)
                if reason is not None:
                    reasons[repr(reason)] = reason
    assert len({reason.code for reason in reasons.values()}) > 5
    for reason in reasons.values():
        assert said(reason, "ja") != said(reason, "en")
