"""Refusals in words: every code has a sentence with its numbers and its clause."""

import re

import pytest

from takujo.editions.language import language
from takujo.games.goryokaku import effects
from takujo.games.goryokaku.book import GoryokakuBook
from takujo.games.goryokaku.words.refusals import REFUSALS
from takujo.kernel.reason import Reason
from tests.games.goryokaku.at_the_table import at_table, player
from tests.games.goryokaku.in_words import GAME, NAMES, WORDS, some_tables
from tests.words.as_markdown import markdown_of

BOOK = GAME.book()
assert isinstance(BOOK, GoryokakuBook)
STONEMASON, ENOMOTO, WALL = [
    BOOK.edition.card(id) for id in ["stonemason", "enomoto_takeaki", "stone_wall"]
]

# a reason, its Japanese and its English
REASONS = [
    (
        Reason("nothing_to_recall", {}, "2"),
        "ワーカー配置ボードに自分のワーカーがありません 規則2",
        "None of your workers is on the board. (rule 2)",
    ),
    (
        Reason("no_worker", {}, "2"),
        "手元にワーカーがありません 規則2",
        "You have no worker in hand. (rule 2)",
    ),
    (
        Reason("already_highest", {"height": 2}, "3"),
        "すでに自分が最も高いため置けません（高さ2） 規則3",
        "Your stack is the highest there already (height 2). (rule 3)",
    ),
    (
        Reason("too_few_onigiri", {"need": 3, "have": 1, "short": 2}, "3"),
        "おにぎりが2個足りません（必要3・所持1） 規則3",
        "2 onigiri short (needed 3, you have 1). (rule 3)",
    ),
    (
        Reason("supply_empty", {"thing": 1}, "4"),
        "サプライに残っていません（石 0/12） 規則4",
        "The supply has none left: stone 0/12. (rule 4)",
    ),
    (
        Reason("nobody_to_hire", {"persons": 2, "koban": 1, "level": 0}, "6"),
        "雇用できる人物が手札にいません（人物2枚・小判1枚・黒船への影響LV0） 規則6",
        "Nobody in your hand can be hired (2 persons, 1 koban, black-ship level 0). (rule 6)",
    ),
    (
        Reason("level_too_low", {"card": ENOMOTO, "need": 4, "have": 1}, "6"),
        "黒船への影響LVが足りません（必要4・現在1） 規則6",
        "Black-ship level: 4 is needed, you have 1. (rule 6)",
    ),
    (
        Reason("too_few_koban", {"card": STONEMASON, "need": 4, "have": 1, "short": 3}, "6"),
        "小判が3枚足りません（必要4・所持1） 規則6",
        "3 koban short (needed 4, you have 1). (rule 6)",
    ),
    (
        Reason("no_piece", {"need": 1, "pieces": 0}, "7"),
        "手元の建物駒が足りません（必要1・所持0） 規則7",
        "Too few building pieces in hand (needed 1, you have 0). (rule 7)",
    ),
    (
        Reason("no_piece", {"need": 2, "pieces": 1}, "7"),
        "手元の建物駒が足りません（必要2・所持1） 規則7",
        "Too few building pieces in hand (needed 2, you have 1). (rule 7)",
    ),
    (
        Reason("no_tile", {"pieces": 1}, "7"),
        "表向きの五稜郭ボードに置けるタイルがありません（手元の建物駒1個） 規則7",
        "No free tile of a face-up board takes your 1 building piece. (rule 7)",
    ),
    (
        Reason("board_face_down", {"board": 3}, "7"),
        "五稜郭ボード「三」はまだ裏向きです 規則7",
        "The third board lies face down still. (rule 7)",
    ),
    (
        Reason("tile_taken", {"seat": 1}, "7"),
        "すでに建物駒が置かれています（榎本） 規則7",
        "Enomoto has built there already. (rule 7)",
    ),
    (
        Reason("nothing_to_build", {"cards": 3, "cubes": 2}, "8"),
        "築城できるカードが手札にありません（築城カード3枚・資源2個） 規則8",
        "No castle card in your hand can be paid (3 castle cards, 2 cubes). (rule 8)",
    ),
    (
        Reason(
            "too_few_of_a_kind", {"card": WALL, "thing": 4, "need": 2, "have": 1, "short": 1}, "8"
        ),
        "安山岩が1個足りません（必要2・所持1） 規則8",
        "1 andesite short (needed 2, you have 1). (rule 8)",
    ),
    (
        Reason("too_few_cubes", {"card": WALL, "need": 3, "have": 1, "short": 2}, "8"),
        "資源が2個足りません（必要3・所持1） 規則8",
        "2 cubes short (needed 3, you have 1). (rule 8)",
    ),
    (
        Reason("no_such_cube", {"thing": 3}, "8"),
        "銅を持っていません 規則8",
        "You have no copper. (rule 8)",
    ),
    (
        Reason("in_order_of_kinds", {"thing": 0}, "5"),
        "資源は土・石・木・銅・安山岩の順に選びます（土はもう選べません） 規則5",
        (
            "Cubes are named in the order soil / stone / wood / copper / andesite: "
            "soil cannot come now. (rule 5)"
        ),
    ),
    (
        Reason("row_used", {"card": STONEMASON}, "9"),
        "石工のアクションはこの手番で行いました 規則9",
        "The row of the stonemason was used this turn. (rule 9)",
    ),
    (
        Reason("hired_this_turn", {"card": ENOMOTO}, "9"),
        "榎本武揚はこの手番で雇用したばかりです（次の手番から） 規則9",
        "Hired only this turn: Enomoto Takeaki acts from the next turn on. (rule 9)",
    ),
    (
        Reason("condition_not_met", {"card": STONEMASON}, "9"),
        "石工の条件を満たしていません 規則9",
        "The condition of the stonemason is not met. (rule 9)",
    ),
    (
        Reason("bag_empty", {}, "9"),
        "バッグが空です 規則9",
        "Your bag is empty. (rule 9)",
    ),
    (
        Reason("nothing_left", {"thing": effects.PERSON}, "10"),
        "引ける人物カードが残っていません 規則10",
        "No person card is left to draw. (rule 10)",
    ),
    (
        Reason("nothing_left", {"thing": effects.CARD}, "10"),
        "場に築城カードがありません 規則10",
        "No castle card lies face up. (rule 10)",
    ),
    (
        Reason("nothing_left", {"thing": effects.ONIGIRI}, "9"),
        "サプライにおにぎりが残っていません 規則9",
        "No onigiri is left in the supply. (rule 9)",
    ),
    (
        Reason("one_kind_a_turn", {"kind": 2}, "10"),
        "おにぎりアクションは1手番に1種類だけです（人物カード取得） 規則10",
        "Only one kind of onigiri action in a turn: person card. (rule 10)",
    ),
    (
        Reason("level_at_top", {"track": 1, "level": 5}, "10"),
        "土LVはこれ以上上がりません（5） 規則10",
        "The soil level is at its top (5). (rule 10)",
    ),
    (
        Reason("not_your_turn", {}, "11"),
        "自分の手番中だけ行えます 規則11",
        "Only in your own turn. (rule 11)",
    ),
    (
        Reason("free_action_first", {}, "2"),
        "フリーアクションをすれば配置できるので、先にそれを行います 規則2",
        "A free action makes a space possible: that has to come first. (rule 2)",
    ),
    (
        Reason("card_owed", {"owed": 1}, "13"),
        "手札1枚は支払いにあてるため、フリーアクションでは捨てられません 規則13",
        "1 card of your hand is the price: it cannot be discarded for its gain. (rule 13)",
    ),
    (
        Reason("cannot_pay_effect", {"thing": 1, "need": 2, "have": 1}, "13"),
        "石2個を支払えません（所持1） 規則13",
        "You cannot pay 2 stone (you have 1). (rule 13)",
    ),
]


def said(reason: Reason, code: str) -> str:
    """The reason as a person reads it."""
    return WORDS.reason(BOOK, reason, NAMES[code], language(code))


@pytest.mark.parametrize(("reason", "japanese", "english"), REASONS)
def test_a_reason_is_a_sentence(reason: Reason, japanese: str, english: str) -> None:
    assert said(reason, "ja") == japanese
    assert said(reason, "en") == english


def test_every_code_of_the_rules_is_told_here() -> None:
    assert {reason.code for reason, _, _ in REASONS} == set(REFUSALS)


def test_the_clause_is_a_paragraph_of_the_rulebook() -> None:
    headings = re.findall(r"(?m)^## (\d+) ", markdown_of(WORDS, BOOK, language("en")))
    assert headings == [str(n) for n in range(1, 18)]
    assert {reason.clause for reason, _, _ in REASONS} <= set(headings)
    assert {p.clause for p in BOOK.paragraphs} <= set(headings)


def test_a_refusal_at_the_table_can_be_said() -> None:
    at = at_table(player(onigiri=1), stacks={"stone": {"1": "oww"}})
    told = said(at.reason(0, "act stone"), "ja")
    assert told == "おにぎりが2個足りません（必要3・所持1） 規則3"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_refused_in_play_can_be_said(seats: int) -> None:
    reasons = {}
    for t in some_tables(seats, seed=5, every=1):
        asking = t.asking
        if asking is not None:
            for choice in GAME.candidates(t, asking):
                reason = GAME.why_not(t, asking, choice)
                if reason is not None:
                    reasons[repr(reason)] = reason
    assert len({reason.code for reason in reasons.values()}) > 9
    for reason in reasons.values():
        assert said(reason, "ja") != said(reason, "en")
