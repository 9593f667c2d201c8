"""Refusals in words: every code has a sentence with its numbers and its clause."""

import re

import pytest

from takujo.editions.language import language
from takujo.games.fourbit_town.book import TownBook
from takujo.games.fourbit_town.edition import FIRST_SIDE
from takujo.kernel.reason import Reason
from tests.games.fourbit_town.at_the_town import GAME, acting, worker
from tests.games.fourbit_town.in_words import CODES, EDITIONS, NAMES, WORDS, lively_game
from tests.style.tree import PACKAGE

WOOD, COIN = 0, 2

# a reason, its Japanese and its English
REASONS = [
    (
        Reason("too_dear", {"thing": WOOD, "need": 6, "have": 2, "short": 4}, "4-6"),
        "木材4足りません（必要6・所持2） 規則4-6",
        "4 wood missing (6 needed, you have 2). (rule 4-6)",
    ),
    (
        Reason("too_dear_in_all", {"need": 20, "free": 6, "have": 4, "short": 10}, "4-6"),
        "合わせて10足りません（必要20・割引6・所持4） 規則4-6",
        "10 missing in all (20 needed, 6 of it free, you have 4). (rule 4-6)",
    ),
    (
        Reason("nothing_after_paying", {"thing": COIN}, "6-2-4"),
        "コインを支払うと、この場所でできることがなくなります 規則6-2-4",
        "After paying coins, the place could do nothing for you. (rule 6-2-4)",
    ),
    (
        Reason("cannot_waive", {"thing": WOOD, "amount": 2}, "4-6"),
        "木材2を無料にすると、残りのコストを支払えません 規則4-6",
        "With 2 wood free, the rest of the cost could not be paid. (rule 4-6)",
    ),
    (
        Reason("cannot_pay_effect", {"thing": WOOD, "need": 4, "have": 2}, "7"),
        "木材4を支払えません（所持2） 規則7",
        "You cannot pay 4 wood (you have 2). (rule 7)",
    ),
    (
        Reason("already_kept", {"card": 3}, "5"),
        "カード3はすでに手元に残しています 規則5",
        "You have kept card 3 already. (rule 5)",
    ),
    (
        Reason("already_set", {"card": 3}, "6-2-2"),
        "カード3はすでに山に重ねています 規則6-2-2",
        "Card 3 lies in the stack already. (rule 6-2-2)",
    ),
    (
        Reason("only_planned", {"building": 1}, "9"),
        "木工所は計画中ではありません。ここで建設できるのは計画中の建物だけです 規則9",
        (
            "The sawmill is not among your planned buildings, and only those can be built here. "
            "(rule 9)"
        ),
    ),
    (
        Reason("all_hired", {"workers": 7}, "4-5"),
        "ワーカー7体すべてが雇用済みです 規則4-5",
        "All 7 workers are hired. (rule 4-5)",
    ),
    (
        Reason("hiring_limit", {"workers": 3, "level": 3}, "4-5"),
        "雇用済みワーカーが3体で、雇用上限（企業レベル3）に達しています 規則4-5",
        "You have 3 workers, and your company level of 3 allows no more. (rule 4-5)",
    ),
    (
        Reason("highest_level", {"level": 7}, "4-5"),
        "企業レベルはすでに最大の7です 規則4-5",
        "Your company level is 7, the highest. (rule 4-5)",
    ),
    (
        Reason("others_too_few", {"units": 4, "have": 1}, "6-3-3"),
        "残りの種類で4コスト支払うことになりますが、1コスト分しかありません 規則6-3-3",
        "The other kinds would have to pay 4 units, and you have 1. (rule 6-3-3)",
    ),
    (
        Reason("must_keep", {"least": 1}, "6-3-3"),
        "1体以上残さなければなりません 規則6-3-3",
        "At least 1 must be kept. (rule 6-3-3)",
    ),
    (
        Reason("cannot_keep", {"workers": 3, "most": 1}, "6-3-3"),
        "維持コストを支払えるのは1体までです（3体は残せません） 規則6-3-3",
        "You can pay for 1 worker, not for 3. (rule 6-3-3)",
    ),
    (
        Reason("deck_empty", {}, "4-6"),
        "山札がなくなりました 規則4-6",
        "The deck has run out. (rule 4-6)",
    ),
    (
        Reason("nothing_to_plan", {}, "4-6"),
        "建設可能列にも山札にも、計画できる建物がありません 規則4-6",
        "Neither the row nor the deck has a building left to plan. (rule 4-6)",
    ),
    (
        Reason("nothing_planned", {}, "4-6"),
        "計画中の建物がありません 規則4-6",
        "You have no planned building. (rule 4-6)",
    ),
    (
        Reason("nothing_to_sell", {}, "4-6"),
        "売却できる建物がありません 規則4-6",
        "You have no building to sell. (rule 4-6)",
    ),
    (
        Reason("nothing_to_build", {}, "4-6"),
        "コストを支払える建物がありません 規則4-6",
        "There is no building here that you could pay for. (rule 4-6)",
    ),
    (
        Reason("no_own_worker_acts", {}, "6-2-4"),
        "自分のワーカーの行動解決中にだけ使えます 規則6-2-4",
        "This can be used only while one of your own workers acts. (rule 6-2-4)",
    ),
]


@pytest.mark.parametrize(("reason", "japanese", "english"), REASONS)
def test_a_refusal_says_what_is_missing(reason: Reason, japanese: str, english: str) -> None:
    book = GAME.book("revised")
    assert WORDS.reason(book, reason, NAMES["ja"], language("ja")) == japanese
    assert WORDS.reason(book, reason, NAMES["en"], language("en")) == english


def test_an_effect_that_is_not_open_names_its_condition() -> None:
    book = GAME.book("classic")
    assert isinstance(book, TownBook)
    (logging,) = [row for row in book.edition.effects.rows if row.source == FIRST_SIDE]
    reason = Reason("effect_not_open", {"row": logging.index}, "7")
    told = WORDS.reason(book, reason, NAMES["en"], language("en"))
    assert told == (
        "Card 1 side 0 (logging) acts only if the place gave you 2 or more wood. (rule 7)"
    )


def test_every_code_of_the_rules_has_a_sentence() -> None:
    found: set[str] = set()
    folders = [PACKAGE / "games" / "fourbit_town", PACKAGE / "editions"]
    for folder in folders:
        for file in folder.glob("*.py"):
            found |= set(re.findall(r'Reason\(\s*"([a-z_]+)"', file.read_text(encoding="utf-8")))
    assert found == {reason.code for reason, _, _ in REASONS} | {"effect_not_open"}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_refusal_of_a_game_is_a_sentence(edition: str, code: str) -> None:
    told = 0
    for t in lively_game(edition, 3, 5):
        asking = t.asking
        if asking is None:
            continue
        for choice in GAME.candidates(t, asking):
            reason = GAME.why_not(t, asking, choice)
            if reason is not None:
                sentence = WORDS.reason(t.book, reason, NAMES[code], language(code))
                assert sentence.endswith((reason.clause, f"{reason.clause})"))
                assert "{" not in sentence
                told += 1
    assert told > 50


def test_what_is_missing_is_told_at_the_table() -> None:
    t = acting(GAME.book("revised"), worker(2, "8 9 10 14", wood=2, coin=2, first=0))
    reason = t.reason(0, "second stone")
    assert WORDS.reason(t.t.book, reason, NAMES["en"], language("en")) == (
        "2 stone missing (2 needed, you have 0). (rule 6-2-4)"
    )
