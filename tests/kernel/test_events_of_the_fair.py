"""A table tells what happens while somebody listens."""

from takujo.kernel.events import PASSED, USED
from takujo.kernel.hidden import UNKNOWN
from tests.toy import events, names
from tests.toy.at_the_fair import FAIR, dealt, laid_out, with_rows
from tests.toy.effects import COIN, RIBBON
from tests.toy.table import HarvestFair


def told(t: HarvestFair, seat: int) -> list[tuple[int, ...]]:
    """What a seat hears of all that was heard at the table."""
    assert t.ear is not None
    return [FAIR.events[event[0]].for_seat(event, seat) for event in t.ear]


def test_without_an_ear_nothing_is_kept_and_play_is_the_same() -> None:
    deaf, hearing = dealt(3, 2), dealt(3, 2)
    hearing.ear = []
    while deaf.asking is not None:
        for t in (deaf, hearing):
            assert t.asking is not None
            t.play(t.asking.seat, t.offered[len(t.agenda) % len(t.offered)])
    assert deaf.ear is None
    assert hearing.ear
    assert deaf.to_json() == hearing.to_json()


def test_a_copy_has_no_ear() -> None:
    t = dealt()
    t.ear = []
    copy = t.copy()
    copy.play(0, copy.options(0)[0])
    assert copy.ear is None
    assert t.ear == []


def test_a_sale_is_told_in_full_to_the_seller_and_blind_to_the_others() -> None:
    t = laid_out(["sell", 0, 0], {"hand": ["wheat", "truffle"]}, {})
    t.ear = []
    t.play(0, "sell truffle")
    truffle = t.edition.crops.index("truffle")
    gained = (events.GAINED, 0, COIN, 5)
    assert told(t, 0) == [(events.DISCARDED, 0, names.SELL, truffle), gained]
    assert told(t, 1) == [(events.DISCARDED, 0, names.SELL, UNKNOWN), gained]


def test_a_contest_is_blind_until_the_entries_are_shown() -> None:
    t = laid_out(["contest", 0, 0], {"hand": ["wheat", "truffle"]}, {"hand": ["apple"]})
    t.ear = []
    t.play(0, "enter truffle")
    assert told(t, 1) == [
        (events.ENTERED, 0, UNKNOWN),
        (events.ENTERED, 0, UNKNOWN),
        (events.SHOWN, 0, 4, 1),
        (events.SHOWN, 1, 2),
        (events.GAINED, 0, RIBBON, 2),
    ]


def test_an_effect_is_told_before_what_it_costs_and_brings() -> None:
    book = with_rows({"when": "evening", "pay": {"coin": 1}, "gain": {"ribbon": 1}})
    player = {"coins": 1, "stalls": ["bakery"]}
    t = laid_out(["evening", 0, 0], player, book=book)
    t.ear = []
    t.play(0, "effect use")
    assert t.ear == [(USED, 0, 0), (events.SPENT, 0, COIN, 1), (events.GAINED, 0, RIBBON, 1)]


def test_an_effect_declined_is_a_question_passed_over() -> None:
    book = with_rows({"when": "evening", "pay": {"coin": 1}, "gain": {"ribbon": 1}})
    t = laid_out(["evening", 0, 0], {"coins": 1, "stalls": ["bakery"]}, book=book)
    t.ear = []
    t.play(0, "pass")
    assert t.ear == [(PASSED, 0, names.EFFECT)]
