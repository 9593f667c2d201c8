"""Events as sentences: in full for their owner, blind for the others, one form for "You"."""

import pytest

from takujo.games.fourbit_town import effects, events, names
from takujo.kernel.events import PASSED, USED
from takujo.kernel.table import Event
from tests.games.fourbit_town.at_the_town import GAME, acting, worker
from tests.games.fourbit_town.in_words import CODES, EDITIONS, lively_game, story, told

WOOD, COIN, VP = effects.WOOD, effects.COIN, effects.VP
SAWMILL, QUARRY, MINT = 1, 2, 17

# an event everybody knows in full, in Japanese and in English
PUBLIC: list[tuple[Event, str, str]] = [
    ((PASSED, 1, names.DECLARE), "エイダはこのラウンドをパスした", "Ada passed for this round"),
    (
        (PASSED, 1, names.SECOND),
        "エイダは後手コストを支払わず、場所の効果を受けなかった",
        "Ada did without the place's effect",
    ),
    ((PASSED, 1, names.BUILD), "", ""),
    ((events.ROUND_BEGAN, 1, 2), "第2ラウンド（全6ラウンド）", "Round 2 of 6"),
    ((events.SENT, 1), "エイダはワーカーを送り出した", "Ada sent a worker"),
    (
        (events.REVEALED, 1, 5, 1, 2, 5, 6),
        "エイダは0101＝5を公開した：カード1の1側、カード2の0側、カード3の1側、カード4の0側",
        "Ada revealed 0101 = 5: card 1 side 1, card 2 side 0, card 3 side 1, card 4 side 0",
    ),
    (
        (events.ARRIVED, 1, 5, 1),
        "エイダは場所5（勝利点）の先手になった",
        "Ada came first to place 5 (victory points)",
    ),
    (
        (events.ARRIVED, 1, 5, 0),
        "エイダは場所5（勝利点）の後手になった",
        "Ada came later to place 5 (victory points)",
    ),
    (
        (events.ARRIVED, 1, names.HALL, 0),
        "エイダは行き先が封鎖されていて、市役所へ移った",
        "Ada found the place blocked and went to the city hall",
    ),
    (
        (events.GAINED, 1, COIN, 14, -1 - names.SELL),
        "エイダはコイン14を得た（建物売却）",
        "Ada got 14 coins (sell a building)",
    ),
    (
        (events.GAINED, 1, VP, 3, -1 - names.BUILD),
        "エイダはVP3を得た（建設）",
        "Ada got 3 VP (build)",
    ),
    (
        (events.GAINED, 1, WOOD, 0, 0),
        "エイダの木材は上限に達していて増えなかった",
        "Ada had room for no more wood",
    ),
    (
        (events.SPENT, 1, WOOD, 2, -1 - names.SECOND),
        "エイダは木材2を支払った（後手コスト）",
        "Ada paid 2 wood (second-comer cost)",
    ),
    (
        (events.SPENT, 1, COIN, 4, -1 - names.HIRE),
        "エイダはコイン4を支払った（雇用）",
        "Ada paid 4 coins (hire)",
    ),
    (
        (events.SPENT, 1, COIN, 4, -1 - names.LEVEL),
        "エイダはコイン4を支払った（企業レベル+1）",
        "Ada paid 4 coins (company level +1)",
    ),
    (
        (events.SPENT, 1, COIN, 18, -1 - names.UPKEEP),
        "エイダはコイン18を支払った（維持コスト）",
        "Ada paid 18 coins (upkeep)",
    ),
    (
        (events.SPENT, 1, COIN, 6, -1 - names.EFFECT),
        "エイダはコイン6を支払った",
        "Ada paid 6 coins",
    ),
    (
        (events.PLANNED, 1, MINT),
        "エイダは建設可能列の造幣局を計画した",
        "Ada planned the mint from the row",
    ),
    (
        (events.CANCELLED, 1, MINT, -1),
        "エイダは造幣局の計画を手放し、建設可能列に戻した",
        "Ada gave up the plan of the mint; it lies in the row",
    ),
    ((events.TURNED_UP, 1, MINT), "", ""),
    ((events.BUILT, 1, MINT, 0), "エイダは造幣局を建設した", "Ada built the mint"),
    (
        (events.BUILT, 1, MINT, 1),
        "エイダは計画していた造幣局を建設した",
        "Ada built the planned mint",
    ),
    ((events.SOLD, 1, MINT), "エイダは造幣局を売却した", "Ada sold the mint"),
    (
        (events.HIRED, 1, 4),
        "エイダはワーカーを1体雇用した（計4体）",
        "Ada hired a worker (4 now)",
    ),
    (
        (events.SPENT, 1, effects.MOVE, 2, -1 - names.EFFECT),
        "エイダは手番順トラックを2マス戻った",
        "Ada went back 2 spaces on the track",
    ),
    (
        (events.LEVELLED, 1, 5),
        "エイダは企業レベルマーカーを5へ進めた",
        "Ada raised the company level to 5",
    ),
    (
        (events.MOVED, 1, 3),
        "エイダは手番順トラックの3マス目へ進んだ",
        "Ada advanced to space 3 of the track",
    ),
    ((events.KEPT, 1, 1), "エイダはワーカーを1体残した", "Ada kept 1 worker"),
    (
        (events.KEPT, 1, 0),
        "エイダのワーカーは1体も残らなかった（以後は送り出せない）",
        "Ada kept no worker, and can send none any more",
    ),
    ((events.DISMISSED, 1, 2), "エイダはワーカー2体を解雇した", "Ada dismissed 2 workers"),
    (
        (events.RETURNED, 1, 2),
        "ワーカーを回収し、第2ラウンドの作業フェイズが終わった",
        "All workers came back: the working phase of round 2 is over",
    ),
    (
        (events.REFILLED, 1, SAWMILL, QUARRY),
        "建設可能列に加わった建物：木工所、採石場",
        "New in the row: sawmill, quarry",
    ),
    (
        (events.GAME_ENDED, 1, 6),
        "第6ラウンドが終わり、ゲーム終了",
        "After 6 rounds the game is over",
    ),
    ((events.SCORED, 1, 0, -1, 0), "エイダ：ゲーム中 0点", "Ada: during play 0 VP"),
    ((events.SCORED, 1, 1, -1, 3), "エイダ：手番順トラック 3点", "Ada: track 3 VP"),
    ((events.SCORED, 1, 1, -1, 0), "", ""),
]

# an event, then as its owner reads it, and as the others do
PRIVATE: list[tuple[Event, str, str]] = [
    ((events.DRAFTED, 1, 3), "Ada kept card 3", "Ada kept a card"),
    ((events.HANDED, 1, 3, 4), "Ada received card 3, card 4", ""),
    ((events.SET, 1, 5), "", ""),
    (
        (events.PLANNED_BLIND, 1, MINT),
        "Ada planned the top of the deck: the mint",
        "Ada planned the top of the deck, unseen",
    ),
]


@pytest.mark.parametrize(("event", "japanese", "english"), PUBLIC)
def test_everybody_reads_what_everybody_knows(event: Event, japanese: str, english: str) -> None:
    t = lively_game("revised", 2, 1)[0]
    for seat in range(2):
        assert told(t, event, seat, "ja") == japanese
        assert told(t, event, seat, "en") == english


@pytest.mark.parametrize(("event", "own", "blind"), PRIVATE)
def test_only_the_owner_reads_what_only_the_owner_knows(event: Event, own: str, blind: str) -> None:
    t = lively_game("revised", 2, 1)[0]
    assert told(t, event, 1, "en") == own
    assert told(t, event, 0, "en") == blind


def test_what_a_row_gives_names_its_element() -> None:
    late = worker(0, "1 8 9 10", coin=2, first=0, buildings=["sawmill"])
    t = acting(GAME.book("revised"), late).play(0, "second coin")
    assert story(t.t, t.ear, 1, "ja") == [
        "あなたはコイン2を支払った（後手コスト）",
        "あなたは木材12を得た（場所0）",
        "あなたは木材2を得た（木工所）",
        "あなたは木材2を得た（カード1の0側）",
    ]
    t = acting(GAME.book("classic"), worker(9, "3 4 5 6", coin=2, buildings=["mint"]))
    t.play(0, "effect use")
    assert "You used card 3 side 1 (plan)" in story(t.t, t.ear, 0, "en")
    assert GAME.events[USED].name == "used"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("code", CODES)
def test_a_whole_game_is_told_without_a_gap(edition: str, code: str) -> None:
    t = lively_game(edition, 4, 2)[-1]
    assert t.ear is not None
    for seat in range(4):
        lines = story(t, t.ear, seat, code)
        assert len(lines) > 200
        assert [line for line in lines if "{" in line or "None" in line] == []


def test_every_kind_of_event_has_words() -> None:
    tested = {event[0] for event, _, _ in PUBLIC + PRIVATE} | {USED}
    assert tested == set(range(len(GAME.events)))
