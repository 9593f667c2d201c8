"""Events as sentences: in full for their owner, blind for the others, one form for "You"."""

import pytest

from takujo.cpu.random_play import play_out
from takujo.editions.language import language
from takujo.games.san_juan import events
from takujo.kernel.chance import FastNumbers
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.table import Event
from tests.games.san_juan.at_the_table import at_table, new_game, player
from tests.games.san_juan.in_words import CODES, GAME, NAMES, WORDS, story, told

WELL, LIBRARY, HERO, CRANE, SUGAR = 9, 22, 25, 12, 2
BUILD, SELL, PROSPECT, PRODUCE = 6, 17, 25, 14

# an event everybody knows in full, in Japanese and in English
PUBLIC: list[tuple[Event, str, str]] = [
    ((0, 1, BUILD), "ルイサは建てなかった", "Luisa built nothing"),
    ((0, 1, PROSPECT), "ルイサは引かなかった", "Luisa drew nothing"),
    ((0, 1, PRODUCE), "ルイサは何も生産しなかった", "Luisa produced nothing"),
    ((events.ROUND_BEGAN, 1, 3), "第3ラウンド 総督：ルイサ", "Round 3. Governor: Luisa"),
    ((events.PICKED, 1, 1), "ルイサは建築士を選んだ", "Luisa picked the builder"),
    ((events.BUILT, 1, LIBRARY), "ルイサは図書館を建てた", "Luisa built the library"),
    (
        (events.COVERED, 1, LIBRARY, CRANE, 2, 0),
        "ルイサはクレーンを図書館に建て替えた",
        "Luisa built the library over the crane",
    ),
    (
        (events.COVERED, 1, LIBRARY, SUGAR, 2, 1),
        "ルイサはサトウ精製所を図書館に建て替えた（商品は捨て札）",
        "Luisa built the library over the sugar mill; its good was discarded",
    ),
    (
        (events.PAID_GOOD, 1, 3, SUGAR),
        "ルイサは砂糖で支払った（闇市）",
        "Luisa paid with sugar (black market)",
    ),
    ((events.PRODUCED, 1, 3, SUGAR), "ルイサは砂糖を生産した", "Luisa produced sugar"),
    (
        (events.TILE_TURNED, 1, 5),
        "商館タイル：インディゴ1、砂糖2、タバコ2、コーヒー3、シルバー3",
        "Price tile: indigo 1, sugar 2, tobacco 2, coffee 3, silver 3",
    ),
    ((events.SOLD, 1, 3, 2, SUGAR), "ルイサは砂糖を2枚で売った", "Luisa sold sugar for 2 cards"),
    ((events.PUT_BACK, 1), "", ""),
    (
        (events.TURNED_UP, 1, WELL, HERO),
        "ルイサは金鉱を使った：井戸（2）、騎士像（5）",
        "Luisa used the gold mine: well (2), hero (5)",
    ),
    ((events.TOOK_NUGGET, 1, HERO), "ルイサは騎士像を取った", "Luisa took the hero"),
    ((events.MINE_CLEARED, 1, WELL, HERO, CRANE), "", ""),
    (
        (events.MINE_CLEARED, 1, WELL, HERO, CRANE, SUGAR),
        "ルイサは何も得られなかった（コスト2が3枚）",
        "Luisa got nothing: 3 cards cost 2",
    ),
    (
        (events.RESHUFFLED, 1, 20),
        "捨て札20枚を切り混ぜて新しい山札にした",
        "The discard pile (20 cards) was shuffled into a new deck",
    ),
    (
        (events.LIBRARY_USED, 1, 4),
        "ルイサは参事会議員に図書館を使った",
        "Luisa used the library for the councillor",
    ),
    (
        (events.GAME_ENDED, 1, 12),
        "ルイサの建物が12軒になり、ゲームが終わった",
        "Luisa reached 12 buildings: the game is over",
    ),
    (
        (events.STOOD_STILL, 1),
        "引けるカードがなく、建物ももう建てられないため、ゲームが終わった",
        "No card is left to draw, and no more is built: the game is over",
    ),
    ((1, 1, 1), "ルイサは井戸を使った", "Luisa used the well"),
]

# an event with secret cards: in Japanese for its owner and for another, and in English likewise
SECRET: list[tuple[Event, str, str, str, str]] = [
    (
        (events.DREW, 1, PROSPECT, WELL, HERO),
        "ルイサは井戸、騎士像を引いた",
        "ルイサはカードを2枚引いた",
        "Luisa drew: well, hero",
        "Luisa drew 2 cards",
    ),
    ((events.DREW, 1, SELL, WELL), "ルイサは井戸を引いた", "", "Luisa drew: well", ""),
    ((events.PAID_CARD, 1, WELL), "ルイサは井戸を支払った", "", "Luisa paid with the well", ""),
    (
        (events.LOOKED, 1, WELL, HERO),
        "ルイサは井戸、騎士像を引いた",
        "ルイサはカードを2枚引いた",
        "Luisa drew: well, hero",
        "Luisa drew 2 cards",
    ),
    ((events.KEPT, 1, WELL), "ルイサは井戸を手札に加えた", "", "Luisa kept the well", ""),
    (
        (events.PUT_BACK, 1, HERO),
        "ルイサは騎士像を捨てた",
        "ルイサはカードを1枚捨てた",
        "Luisa discarded: hero",
        "Luisa discarded 1 card",
    ),
    (
        (events.DISCARDED, 1, HERO),
        "ルイサは騎士像を捨てた",
        "ルイサはカードを1枚捨てた",
        "Luisa discarded: hero",
        "Luisa discarded 1 card",
    ),
    (
        (events.TUCKED, 1, WELL),
        "ルイサは井戸を礼拝堂の下に置いた",
        "ルイサはカードを1枚礼拝堂の下に置いた",
        "Luisa put the well under the chapel",
        "Luisa put a card under the chapel",
    ),
]


@pytest.mark.parametrize(("event", "japanese", "english"), PUBLIC)
def test_a_public_event_is_one_sentence_for_all(event: Event, japanese: str, english: str) -> None:
    t = new_game().t
    for seat in [1, 2]:
        assert told(t, event, seat, "ja") == japanese
        assert told(t, event, seat, "en") == english


@pytest.mark.parametrize("row", SECRET)
def test_a_secret_event_is_told_in_full_to_its_owner_alone(
    row: tuple[Event, str, str, str, str],
) -> None:
    t = new_game().t
    event, *wanted = row
    assert [told(t, event, seat, code) for code in CODES for seat in [1, 2]] == wanted


def test_every_kind_of_event_has_its_sentence() -> None:
    assert {row[0][0] for row in [*PUBLIC, *SECRET]} == set(range(len(GAME.events)))


def test_the_same_sentence_serves_a_name_and_you() -> None:
    at = at_table(player(hand="statue smithy well hero"), asking="build 0 1")
    at.build(0, "statue", pay="smithy well")
    assert "You built the statue" in story(at, 0, "en")
    assert "あなたは彫像を建てた" in story(at, 1, "ja")


def test_a_sale_is_told_with_what_its_owner_draws() -> None:
    town = player(town="indigo_plant=?")
    at = at_table(town, tiles=["3", "1", "2", "4", "5"], deck="hero ...").play(0, "role trader")
    at.play(0, "sell 1")
    assert story(at, 0, "ja")[2:4] == ["あなたはインディゴを1枚で売った", "あなたは騎士像を引いた"]
    assert story(at, 1, "ja")[2] == "あなたはインディゴを1枚で売った"
    assert "あなたは騎士像を引いた" not in story(at, 1, "ja")


def test_a_redacted_event_names_no_hidden_card() -> None:
    for code in CODES:
        cards = GAME.edition()["cards"]
        names = [language(code).in_text(cards[id]) for id in cards if id != "chapel"]
        for kind in GAME.events:
            if kind.private:
                hidden = (GAME.events.index(kind), 1, *[0] * (kind.private - 1), UNKNOWN, UNKNOWN)
                read = WORDS.event(GAME.book(), hidden, NAMES[code], language(code))
                assert [name for name in names if name in read] == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_happens_can_be_told_to_everybody(seats: int) -> None:
    at = new_game(seats, seed=11)
    play_out(at.t, FastNumbers(11))
    assert len({event[0] for event in at.ear}) > 12
    for code in CODES:
        for seat in range(seats):
            assert len(story(at, seat, code)) > 50
