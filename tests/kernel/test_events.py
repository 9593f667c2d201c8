"""Events are heard at the table, not on its copies, and each seat hears what it may know."""

from takujo.kernel.events import PASSED, USED, EventKind, own_events
from takujo.kernel.hidden import UNKNOWN

DREW = EventKind("drew", ["seat", "why", "cards..."], private=2)
BUILT = EventKind("built", ["seat", "card"])


def test_the_owner_hears_everything() -> None:
    assert DREW.for_seat((3, 1, 6, 20, 21), 1) == (3, 1, 6, 20, 21)


def test_the_others_hear_that_it_happened_and_how_much() -> None:
    assert DREW.for_seat((3, 1, 6, 20, 21), 0) == (3, 1, 6, UNKNOWN, UNKNOWN)
    assert DREW.for_seat((3, 1, 6), 0) == (3, 1, 6)


def test_a_public_event_is_the_same_for_everybody() -> None:
    assert BUILT.for_seat((4, 1, 20), 0) == BUILT.for_seat((4, 1, 20), 1) == (4, 1, 20)


def test_private_fields_may_begin_at_the_first_after_the_seat() -> None:
    kind = EventKind("paid", ["seat", "card"], private=1)
    assert kind.for_seat((5, 2, 20), 0) == (5, 2, UNKNOWN)


def test_the_kernels_own_kinds_come_first_and_hide_nothing() -> None:
    kinds = own_events()
    assert (kinds[PASSED].name, kinds[USED].name) == ("passed", "used")
    assert [kind.private for kind in kinds] == [0, 0]
