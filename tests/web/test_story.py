"""What happened as a story: by seat and cause, with rounds as headings, nothing left out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from takujo.editions.language import language
from takujo.games.san_juan import events, names
from takujo.kernel.events import PASSED
from takujo.kernel.reason import Reason
from takujo.web.moments import last_answer
from takujo.web.pages.log import lines_of
from takujo.web.pages.reader import LogEntry
from takujo.web.pages.sheets import sheet
from takujo.web.pages.story import SOMEBODY, deed, latest, recap, several, whole
from takujo.web.pages.table import fragment
from tests.web.pages_at_hand import Elements, at, position

TABLE = position("build")
CARD = TABLE.book.edition_data["cards"]
IDS = {id: number for number, id in enumerate(CARD, 1)}
INDIGO, SUGAR, TOBACCO = IDS["indigo_plant"], IDS["sugar_mill"], IDS["tobacco_storage"]
PRODUCER = names.ROLE_PRODUCER
NO_ROOM = Reason("no_free_building", {}, "6")
LOG = [
    LogEntry(1, [(events.PICKED, 0, names.ROLE_BUILDER)]),
    LogEntry(2, [(events.ROUND_BEGAN, 2, 4), (events.PICKED, 2, PRODUCER)]),
    LogEntry(3, [(events.PRODUCED, 2, 1, TOBACCO), (events.PRODUCED, 2, 2, SUGAR)]),
    LogEntry(4, [(PASSED, 2, names.PRODUCE), (PASSED, 3, names.PRODUCE)]),
    LogEntry(5, [(events.PRODUCED, 1, 1, INDIGO)]),
]


def told(code: str = "en") -> list[str]:
    """The lines since the reader's last answer."""
    return [line.text for line in recap(at(TABLE, code=code, log=LOG, since=1, entry=5))]


def test_what_a_seat_did_in_a_row_is_one_line_with_its_cause() -> None:
    assert told() == [
        "Round 4. Governor: Mateo",
        "Mateo: picked the producer · produced tobacco, sugar",
        "Sakura produced nothing",
        "Luisa produced indigo",
    ]
    assert told("ja")[1] == "マテオ：監督を選んだ・タバコ、砂糖を生産した"


def test_news_recap_and_log_tell_alike() -> None:
    here = at(TABLE, code="en", log=LOG, since=1, entry=5)
    assert [line.text for line in latest(here, 4)] == told()
    assert [line.text for line in whole(here)][1:] == told()
    page, log = Elements(str(fragment(here))), Elements(sheet(here, "log", ""))
    for line in told():
        assert line in page.text
        assert line in log.text


def test_the_log_is_in_reading_order_and_opens_at_what_is_new() -> None:
    log = sheet(at(TABLE, code="en", log=LOG, since=1, entry=5), "log", "")
    new = log.index("data-here")
    places = [log.index(line) for line in told()]
    assert places == sorted(places)
    assert log.index("You picked the builder") < new < places[0]


def test_what_was_not_asked_begins_no_new_recap() -> None:
    entry = LOG[0]
    log = [replace(entry, mine=True), LOG[1], replace(entry, number=3), replace(entry, number=4)]
    assert [last_answer(log, before) for before in range(5)] == [0, 1, 1, 1, 1]


def test_a_line_opens_the_moment_after_what_it_tells() -> None:
    here = at(TABLE, code="en", log=LOG, since=1, entry=5)
    assert [(line.entry, line.heading) for line in recap(here)] == [
        (2, True), (4, False), (4, False), (5, False),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("texts", "code", "one"),
    [
        (["sold indigo for 1 card", "sold sugar for 2 cards"], "en",
         ["sold indigo for 1 card, sugar for 2 cards"]),
        (["タバコを生産した", "タワーを生産した"], "ja", ["タバコ、タワーを生産した"]),
        (["drew 2 cards", "built nothing"], "en", ["drew 2 cards", "built nothing"]),
        (["kept the hero", "kept the hero"], "en", ["kept the hero ×2"]),
        (["got 2 VP (place 11)", "got 2 stone (card 6)"], "en",
         ["got 2 VP (place 11), 2 stone (card 6)"]),
        (["カードを1枚捨てた"] * 3, "ja", ["カードを1枚捨てた ×3"]),
        (["produced sugar", "produced indigo", "produced indigo"], "en",
         ["produced sugar, indigo ×2"]),
        (["paid 2 coins (second-comer cost)", "paid 2 coins (build)"], "en",
         ["paid 2 coins (second-comer cost), 2 coins (build)"]),
    ],
)  # fmt: skip
def test_words_are_never_cut_in_the_middle_and_nothing_is_said_twice(
    texts: list[str], code: str, one: list[str]
) -> None:
    assert several(texts, language(code)) == one


def test_a_pass_without_a_choice_is_told_with_its_reason() -> None:
    log = [*LOG[:3], LogEntry(4, [(PASSED, 3, names.PRODUCE)], reasons={0: NO_ROOM}), LOG[4]]
    for code, line in [
        ("en", "Sakura produced nothing: no free production building"),
        ("ja", "Sakuraは何も生産しなかった：空いている生産施設がない"),
    ]:
        here = at(TABLE, code=code, log=log, since=1, entry=5)
        assert line in [each.text for each in recap(here)]
        assert line in [each.text for each in lines_of(here, log[3])]
        assert line in Elements(str(fragment(here))).text


def test_who_picks_a_role_and_then_does_nothing_is_told_so_with_the_reason() -> None:
    short = Reason("too_few_cards", {"need": 3, "have": 0, "short": 3}, "5")
    log = [
        LogEntry(1, [(events.PICKED, 0, names.ROLE_BUILDER), (PASSED, 0, names.BUILD)],
                 reasons={1: short}),
        LogEntry(2, [(events.PICKED, 1, PRODUCER), (PASSED, 1, names.PRODUCE)]),
        LogEntry(3, [(events.PICKED, 2, PRODUCER), (events.PRODUCED, 2, 1, TOBACCO),
                     (PASSED, 2, names.PRODUCE)]),
    ]  # fmt: skip
    here = at(TABLE, code="en", log=log, since=0, entry=3)
    told = [each.text for each in recap(here)]
    assert told[0].startswith("You: picked the builder · built nothing: ")
    assert told[1:] == [
        "Luisa: picked the producer · produced nothing",
        "Mateo: picked the producer · produced tobacco",
    ]
    assert [len(lines_of(here, entry)) for entry in log] == [2, 2, 2]


def test_what_is_told_as_one_thing_has_no_list_after_the_name() -> None:
    drew = [(events.PRODUCED, 1, 1, INDIGO), (events.PRODUCED, 1, 2, SUGAR)]
    log = [LogEntry(1, drew)]
    assert [each.text for each in recap(at(TABLE, code="en", log=log, since=0, entry=1))] == [
        "Luisa produced indigo, sugar"
    ]
    told = recap(at(TABLE, code="ja", log=log, since=0, entry=1))[0].text
    assert told == "ルイサはインディゴ、砂糖を生産した"


def test_a_gold_mine_that_brings_nothing_says_why() -> None:
    costs = [IDS["smithy"], IDS["archive"], IDS["indigo_plant"], IDS["palace"]]
    log = [LogEntry(1, [(events.TURNED_UP, 1, *costs), (events.MINE_CLEARED, 1, *sorted(costs))])]
    here = at(TABLE, code="en", log=log, since=0, entry=1)
    assert "got nothing: 3 cards cost 1" in recap(here)[0].text


def test_a_joint_behind_the_name_goes_with_it() -> None:
    players = ("サクラ",)
    told = deed(LOG[0], 0, 0, f"{SOMEBODY}の土LVが1になった", players)
    assert (told.text, told.whole) == ("土LVが1になった", "サクラの土LVが1になった")
