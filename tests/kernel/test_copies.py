"""A copy plays on by itself: nothing done to one table shows on the other."""

from takujo.kernel.flow import take
from tests.toy.at_the_fair import FAIR, dealt
from tests.toy.table import HarvestFair


def play_on(t: HarvestFair, decisions: int) -> None:
    """So many decisions, the last option each time."""
    for _ in range(decisions):
        if t.asking is not None:
            take(t, t.offered[-1])


def test_a_copy_is_the_same_position_with_the_same_options() -> None:
    t = dealt()
    play_on(t, 20)
    copy = t.copy()
    assert copy.to_json() == t.to_json()
    assert copy.offered == t.offered
    assert copy.asking is t.asking


def test_playing_a_copy_leaves_the_original_and_the_other_way_round() -> None:
    t = dealt()
    while t.asking is not None:
        before, offered = t.to_json(), t.offered[:]
        copy = t.copy()
        play_on(copy, 200)
        assert (t.to_json(), t.offered) == (before, offered)
        copy = t.copy()
        play_on(t, 7)
        assert (copy.to_json(), copy.offered) == (before, offered)


def test_original_and_copy_go_on_alike() -> None:
    t = dealt(4, 9, "town")
    play_on(t, 15)
    copy = t.copy()
    play_on(t, 500)
    play_on(copy, 500)
    assert t.asking is None
    assert copy.to_json() == t.to_json()


def test_no_list_is_shared_that_play_changes() -> None:
    t = dealt()
    play_on(t, 20)
    copy = t.copy()
    assert t.uses
    pairs = [(t.stack, copy.stack), (t.times, copy.times), (t.uses, copy.uses)]
    pairs += [(t.deck, copy.deck), (t.compost, copy.compost)]
    for mine, other in zip(t.players, copy.players, strict=True):
        pairs += [(mine.hand, other.hand), (mine.entered, other.entered)]
        pairs += [(mine.things, other.things), (mine.stalls, other.stalls)]
    assert all(mine is not other for mine, other in pairs)


def test_a_rulebook_is_a_value_made_once_and_shared() -> None:
    assert FAIR.book("village") is FAIR.book()
    assert dealt(2).copy().book is dealt(4).book
    assert FAIR.book("town") is not FAIR.book("village")
