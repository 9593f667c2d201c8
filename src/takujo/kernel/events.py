"""Events: what happened, as tuples of numbers, and what each seat may know of them."""

from __future__ import annotations

from typing import Final

from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.table import Event

# The kernel's own kinds come first in every game's list: see own_events().
PASSED: Final = 0
USED: Final = 1

# How something that happened is shown to those who watch.
IN_PASSING: Final = 0  # with the next thing that is shown
SHOWN: Final = 1
STAGED: Final = 2  # it comes to light: it lies open until it was seen


class EventKind:
    """A kind of event: its name and fields; from field ``private`` on only the owner sees."""

    def __init__(
        self,
        name: str,
        fields: list[str],
        private: int = 0,
        nobodys: bool = False,
        opens: bool = False,
        shows: int = SHOWN,
        owners: bool = False,
        announces: bool = False,
    ) -> None:
        self.name = name
        self.fields = fields  # what follows the kind; the first is the seat
        self.private = private  # 0: nothing is private
        self.nobodys = nobodys  # its seat is only where the table was at that moment
        self.opens = opens  # a round begins with it: in a log it stands over what follows
        self.shows = shows  # IN_PASSING, SHOWN or STAGED
        self.owners = owners  # it concerns its seat alone: to the others it is told in passing
        self.announces = announces  # what it names is still to be done: that it was not is told

    def for_seat(self, event: Event, seat: int) -> Event:
        """The event as this seat may know it: same length, private fields UNKNOWN."""
        if self.private == 0 or event[1] == seat:
            return event
        known = event[: self.private + 1]
        return known + (UNKNOWN,) * (len(event) - len(known))


def own_events() -> list[EventKind]:
    """The kinds every game has: a question passed over, an effect used."""
    return [
        EventKind("passed", ["seat", "rule"], shows=IN_PASSING),
        EventKind("used", ["seat", "row"], shows=IN_PASSING),
    ]
