"""Computer players of 4bit Town: fair, of one mind while they set, and not to be foreseen."""

from collections import Counter

import pytest

from takujo.cpu.levels import AT_ONCE, LEVELS, player
from takujo.cpu.players import JudgingPlayer
from takujo.games.fourbit_town import names
from takujo.kernel.chance import fast
from takujo.kernel.flow import take
from tests.cpu.situations import FEW
from tests.cpu.town_situations import EDITIONS, TOWN, first_setting, place_set, situations


def at_once(level: str) -> str:
    """Who plays up to the position: this level, if it does not take its time."""
    return level if level in AT_ONCE else "normal"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_is_one_of_the_options(edition: str, level: str, seats: int) -> None:
    asked = set()
    every = 3 if level in AT_ONCE else 60
    for t in situations(
        TOWN.book(edition), 11, [at_once(level), "easy", "normal", "easy"][:seats], every
    ):
        assert t.asking is not None
        asked.add(t.book.paragraphs[t.asking.id].name)
        seen = TOWN.seen(t, t.asking.seat)
        assert player(level, TOWN, 5, FEW).choose(seen) in seen.options()
    assert asked
    if level in AT_ONCE:
        assert {"declare", "set", "effect"} <= asked


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_plays_the_same(edition: str) -> None:
    t = first_setting(TOWN.book(edition), 3)
    places = [place_set(t, player("normal", TOWN, seed)) for seed in [4, 5, 6, 4, 5, 6]]
    assert places[:3] == places[3:]


@pytest.mark.parametrize(
    ("edition", "deal"), [("revised", 2), ("revised", 3), ("classic", 3), ("classic", 5)]
)
def test_where_all_want_the_same_place_normal_mixes_its_settings(edition: str, deal: int) -> None:
    t = first_setting(TOWN.book(edition), deal)
    places = Counter(place_set(t, player("normal", TOWN, seed)) for seed in range(200))
    assert len(places) >= 3
    assert max(places.values()) <= 140


def test_alone_on_the_board_normal_sets_the_best_place() -> None:
    t = first_setting(TOWN.book("revised"), 2)
    assert t.asking is not None
    for seat, p in enumerate(t.players):
        p.sending = int(seat == t.asking.seat)
    assert len({place_set(t, player("normal", TOWN, seed)) for seed in range(30)}) == 1


def test_what_somebody_else_has_begun_to_set_is_completed() -> None:
    t = first_setting(TOWN.book("classic"), 3)
    assert t.asking is not None
    seat = t.asking.seat
    leanings = TOWN.judgement.leanings(TOWN.seen(t, seat))
    take(t, t.offered[leanings.index(min(leanings))])
    assert len(t.players[seat].stack) == 1
    for seed in range(8):
        assert place_set(t, player("normal", TOWN, seed)) in range(names.PLACES)


@pytest.mark.parametrize(
    ("edition", "place", "setting"),
    [
        ("revised", 5, "locations.5.effects.0.gain.vp=20"),
        ("revised", 1, "locations.1.effects.0.gain.stone=60"),
        ("classic", 11, "locations.11.effects.0.gain.vp=20"),
        ("classic", 4, "locations.4.effects.0.gain.stone=60"),
    ],
)
def test_a_changed_number_changes_the_place(edition: str, place: int, setting: str) -> None:
    for settings, often in (([], False), ([setting], True)):
        t = first_setting(TOWN.book(edition, settings), 6)
        places = [place_set(t, player("normal", TOWN, seed)) for seed in range(10)]
        assert (places.count(place) >= 9) == often


def test_a_changed_card_changes_the_draft() -> None:
    first = first_pick("")
    assert first != 15
    assert first_pick("cards.15.zero.effects.0.gain.wood=40") == 15


def first_pick(setting: str) -> int:
    """What normal keeps of a hand with card 15 in it."""
    book = TOWN.book("revised", [setting] if setting else [])
    for seed in range(100):
        t = TOWN.deal(book, 4, fast(seed))
        if 15 in TOWN.options(t, 0):
            return player("normal", TOWN, 1).choose(TOWN.seen(t, 0))
    raise AssertionError("nobody is dealt card 15")


def test_chance_takes_each_option_as_often_as_it_should() -> None:
    anyone = JudgingPlayer(TOWN.judgement, 1)
    taken = Counter(anyone.drawn([7, 8, 9], [6000, 0, 2000]) for _ in range(2000))
    assert set(taken) == {7, 9}
    assert 1420 <= taken[7] <= 1580
