"""Events as sentences: in full for their owner, blind for the others, one form for "You"."""

import pytest

from takujo.cpu.random_play import play_out
from takujo.editions.language import language
from takujo.games.goryokaku import effects, events, names
from takujo.games.goryokaku.book import GoryokakuBook
from takujo.kernel.chance import FastNumbers
from takujo.kernel.events import PASSED, USED
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.table import Event
from tests.games.goryokaku.at_the_table import at_table, new_game, player
from tests.games.goryokaku.in_words import CODES, GAME, NAMES, WORDS, story, told

BOOK = GAME.book()
assert isinstance(BOOK, GoryokakuBook)
EDITION = BOOK.edition
STONEMASON, ENOMOTO = EDITION.card("stonemason"), EDITION.card("enomoto_takeaki")
WALL, BANK, CHERRY = [EDITION.card(id) for id in ["stone_wall", "earth_bank", "cherry"]]
FIVE = EDITION.tile_ids.index("flat_5")
ROW = EDITION.area_rows[0][STONEMASON]
assert ROW is not None

# an event everybody knows in full, in Japanese and in English
PUBLIC: list[tuple[Event, str, str]] = [
    ((PASSED, 1, names.PERSONS), "", ""),
    ((USED, 1, ROW.index), "榎本は石工のアクションを行った", "Enomoto used the stonemason"),
    ((USED, 1, EDITION.space_rows[0].index), "", ""),
    ((events.TURN_BEGAN, 1), "", ""),
    (
        (events.PLACED, 1, 1, 0, 1),
        "榎本は山の石にワーカーを置いた（高さ1）",
        "Enomoto placed a worker on stone in the mountain area (height 1)",
    ),
    (
        (events.PLACED, 1, 6, 2, 3),
        "榎本は城の築城にワーカーを置いた（高さ3・おにぎり2個）",
        "Enomoto placed a worker on castle build in the castle area (height 3, 2 onigiri)",
    ),
    ((events.GAINED, 1, 0, 2), "榎本は土2個を獲得した", "Enomoto gained 2 soil"),
    ((events.GAINED, 1, effects.KOBAN, 4), "榎本は小判4枚を獲得した", "Enomoto gained 4 koban"),
    (
        (events.GAINED, 1, effects.ONIGIRI, 1),
        "榎本はおにぎり1個を獲得した",
        "Enomoto gained 1 onigiri",
    ),
    (
        (events.GAINED, 1, effects.PIECE, 1),
        "榎本は建物駒1個を獲得した",
        "Enomoto gained 1 building piece",
    ),
    (
        (events.GAINED, 1, effects.STOREHOUSE, 2),
        "榎本の蔵が2つ増えた",
        "Enomoto got 2 more storehouses",
    ),
    ((events.SPENT, 1, 3, 1), "榎本は銅1個を支払った", "Enomoto paid 1 copper"),
    ((events.SPENT, 1, effects.KOBAN, 3), "", ""),
    (
        (events.HIRED, 1, STONEMASON, 1),
        "榎本は石工を雇用した（小判1枚）",
        "Enomoto hired the stonemason (1 koban)",
    ),
    (
        (events.HIRED, 1, ENOMOTO, 0),
        "榎本は榎本武揚を雇用した（黒船への影響LV3）",
        "Enomoto hired Enomoto Takeaki (black-ship level 3)",
    ),
    (
        (events.STATIONED, 1, 3, FIVE, 2),
        "榎本は「五点」に建物駒を2個置いた",
        "Enomoto put 2 building pieces on “Five points”",
    ),
    ((events.BUILT, 1, WALL), "榎本は石垣を築城した", "Enomoto built the stone wall"),
    (
        (events.LAID, 1, names.PERSON, 2),
        "榎本はおにぎり2個を置いた（人物カード取得）",
        "Enomoto laid 2 onigiri: person card",
    ),
    ((events.TOOK, 1, WALL), "榎本は石垣を取った", "Enomoto took the stone wall"),
    ((events.TURNED_UP, 1, BANK), "場に出た築城カード：土手", "Castle card turned up: earth bank"),
    (
        (events.SWEPT, 1, WALL, BANK),
        "榎本は場の築城カードを入れ替えた（石垣、土手は捨て札）",
        "Enomoto discarded the face-up castle cards: stone wall, earth bank",
    ),
    ((events.RAISED, 1, 1, 3), "榎本の土LVが3になった", "Enomoto raised the soil level to 3"),
    (
        (events.DREW_DISC, 1, 1),
        "榎本はバッグからワーカーを引いた",
        "Enomoto drew a worker from the bag",
    ),
    (
        (events.DREW_DISC, 1, 0),
        "榎本はバッグからおにぎりを引いた",
        "Enomoto drew an onigiri from the bag",
    ),
    (
        (events.DISCARDED, 1, names.FREE, STONEMASON),
        "榎本は石工を捨てた（フリーアクション）",
        "Enomoto discarded the stonemason (free action)",
    ),
    (
        (events.DISCARDED, 1, names.GIVE, WALL),
        "榎本は台場のために石垣を捨てた",
        "Enomoto discarded the stone wall for the daiba",
    ),
    (
        (events.RECALLED, 1, 3, 2),
        "榎本はワーカー3個、おにぎり2個を回収した",
        "Enomoto recalled: 3 workers, 2 onigiri",
    ),
    (
        (events.ADVANCED, 1, 4),
        "榎本は台場の駒を4段目へ進めた",
        "Enomoto advanced to step 4 of the daiba",
    ),
    (
        (events.TOOK_RICE, 1, 2, 0),
        "榎本は「二」のおにぎりを1個取った（残り0個）",
        "Enomoto took an onigiri of the second era (0 left)",
    ),
    (
        (events.AUDITED, 1, 2, 4, 0),
        "幕府の監査「二」：安山岩の築城済みのカードは誰にもない",
        "Audit of the second era: nobody has built andesite",
    ),
    (
        (events.AUDITED, 1, 1, 2, 1),
        "幕府の監査「一」：木の築城済みのカードは最多で1枚",
        "Audit of the first era: the most of wood is 1 castle card",
    ),
    (
        (events.CIRCLED, 1, 2),
        "榎本の「二」に○が付いた",
        "Enomoto got the circle of the second era",
    ),
    (
        (events.BOARD_OPENED, 1, 3),
        "五稜郭ボード「三」が表になった",
        "The third board was turned up",
    ),
    ((events.BAGGED, 1, 3, 2), "", ""),
    (
        (events.DRAWN, 1, 3, 1),
        "榎本はバッグから出した：ワーカー3個、おにぎり1個",
        "Enomoto drew from the bag: 3 workers, 1 onigiri",
    ),
    (
        (events.RETURNED, 1, 2),
        "榎本は木1個を戻した（蔵に入り切らない）",
        "Enomoto returned 1 wood that had no storehouse",
    ),
    (
        (events.RESHUFFLED, 1, 0, 20),
        "人物カードの捨て札20枚を切り混ぜて新しい山札にした",
        "20 discarded person cards were shuffled into a new deck",
    ),
    (
        (events.RESHUFFLED, 1, 1, 1),
        "築城カードの捨て札1枚を切り混ぜて新しい山札にした",
        "1 discarded castle card was shuffled into a new deck",
    ),
    (
        (events.CREST_SHOWN, 1, CHERRY),
        "榎本の家紋カード：桜",
        "Enomoto showed the crest card: cherry",
    ),
    (
        (events.GAME_ENDED, 1),
        "榎本が最後のおにぎりを取り、ゲームが終わった",
        "Enomoto took the last onigiri: the game is over",
    ),
]

# an event with secret cards: in Japanese for its owner and for another, and in English likewise
SECRET: list[tuple[Event, str, str, str, str]] = [
    (
        (events.KEPT, 1, WALL),
        "榎本は石垣を手札に残した",
        "榎本は築城カードを1枚残した",
        "Enomoto kept the stone wall",
        "Enomoto kept a castle card",
    ),
    (
        (events.PUT_UNDER, 1, WALL, BANK),
        "榎本は石垣、土手を山札の下に入れた",
        "榎本は築城カード2枚を山札の下に入れた",
        "Enomoto put under the deck: stone wall, earth bank",
        "Enomoto put 2 castle cards under the deck",
    ),
    (
        (events.DREW, 1, STONEMASON),
        "榎本は人物カードを引いた：石工",
        "榎本は人物カードを1枚引いた",
        "Enomoto drew a person card: stonemason",
        "Enomoto drew a person card",
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


def test_a_turn_is_a_story_in_which_the_same_sentence_serves_a_name_and_you() -> None:
    own = player(persons="stonemason", cubes="1 soil", onigiri=1)
    at = at_table(own, stacks={"stone": {"1": "w"}})
    at.play(0, "act stone", "persons stonemason")
    assert story(at, 0, "ja")[:4] == [
        "あなたは山の石にワーカーを置いた（高さ2・おにぎり1個）",
        "あなたは石2個を獲得した",
        "あなたは石工のアクションを行った",
        "あなたは石2個を獲得した",
    ]
    assert story(at, 1, "en")[1] == "You gained 2 stone"


def test_a_redacted_event_names_no_hidden_card() -> None:
    for code in CODES:
        edition = GAME.edition()
        cards = [*edition["persons"].values(), *edition["castles"].values()]
        spoken = [language(code).name(card) for card in cards]
        for kind in GAME.events:
            if kind.private:
                hidden = (GAME.events.index(kind), 1, *[0] * (kind.private - 1), UNKNOWN, UNKNOWN)
                read = WORDS.event(BOOK, hidden, NAMES[code], language(code))
                assert [name for name in spoken if name in read] == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_happens_can_be_told_to_everybody(seats: int) -> None:
    at = new_game(seats, seed=11)
    play_out(at.t, FastNumbers(11))
    assert len({event[0] for event in at.ear}) > 12
    for code in CODES:
        for seat in range(seats):
            assert len(story(at, seat, code)) > 50
