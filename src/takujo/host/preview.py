"""What wishes would come to, before they are an answer: played on a guess, by the rules.

A preview goes through the one door for answers, so that it is complete exactly where the answer
would be taken. It is made from what the seat knows and nothing else: whatever it says is the same
for every table at which the seat could be sitting.

    made = Preview(Ahead(seen), ["build library", "pay smithy"])
    made.complete       could it be confirmed?
    made.missing        how many are still to be picked
    made.asking         what the seat is asked next, with ``made.table.offered`` to choose from
    made.events         what happened, as the rules told it
    made.table          the table afterwards; what the seat had before is in ``seen.table``

It ends where something comes to light, or somebody else is asked. Some rules ask and do the same
whatever has come to light (the next of two sales, a building that draws one more card); with
those, named as ``blind``, a preview goes on, and says so: ``made.supposes``. What the table has
behind a reveal is a guess: show only what does not depend on the cards, such as how many there are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic

from takujo.host.ahead import Ahead, T
from takujo.host.wishes import NO, Fulfilled
from takujo.kernel.agenda import Frame
from takujo.kernel.game import Refused
from takujo.kernel.table import Event, Table

# What comes with an act unless it is declined: wishes for this question, none leaves it open.
Propose = Callable[[T, Frame], Sequence[str]]
MOST_PROPOSED: Final = 60  # of one preview: an edition may let something be done again and again
Numbers = dict[str, int]


def leave_open(t: Table, frame: Frame) -> Sequence[str]:
    """Nothing is proposed."""
    return ()


class Preview(Generic[T]):
    """Wishes and proposals played one after the other, as far as the seat can know."""

    def __init__(
        self,
        start: Ahead[T],
        wishes: Sequence[str],
        propose: Propose[T] = leave_open,
        blind: Sequence[int] = (),
    ) -> None:
        self.ahead = start.copy()
        self.table = self.ahead.table
        self.events: list[Event] = []
        self.table.ear = self.events
        self.wishes = list(wishes)  # with those that were proposed: what would be posted
        self.refused: Refused | None = None  # why it is no answer, or none yet
        self.supposes = False  # does it go on behind something that comes to light?
        first = Fulfilled(self.ahead, list(wishes))
        self.choices = first.choices  # what would be played before anything comes to light
        try:
            first.begin()
            self._propose(first, propose)
        except Refused as refused:
            self.refused = refused
        self.revealed = self.ahead.revealed  # does something come to light?
        self.asking = self.ahead.asking  # what comes next; None where that cannot be known
        if self.refused is None:
            self._go_beyond(first.later, propose, blind)

    def _propose(self, made: Fulfilled, propose: Propose[T]) -> None:
        """Whatever is asked and proposed is wished too."""
        while len(self.wishes) < MOST_PROPOSED and (frame := self.ahead.asking) is not None:
            more = propose(self.table, frame)
            if not more:
                return
            self.wishes += more
            made.wishes += more
            made.go_on()

    def _go_beyond(self, later: Sequence[str], propose: Propose[T], blind: Sequence[int]) -> None:
        """What was wished for the time after a reveal; it falls away where it is not asked for."""
        names = [self.table.book.paragraphs[id].name for id in blind]
        while self.ahead.revealed:
            self.ahead.suppose()
            if self.ahead.asking is None or self.ahead.asking.id not in blind:
                return
            made = Fulfilled(self.ahead, [wish for wish in later if rule_of(wish) in names])
            try:
                made.go_on()
                self._propose(made, propose)
            except Refused:
                return
            if not made.choices:
                return
            self.supposes, later = True, made.later

    @property
    def complete(self) -> bool:
        """Would the door take it?"""
        return self.refused is None

    @property
    def missing(self) -> int:
        """How many more must be picked of what is being picked."""
        reason = self.refused.reason if self.refused is not None else None
        return reason.numbers["need"] if reason is not None and reason.code == "choose_more" else 0

    def asks(self, *rules: int) -> bool:
        """Is the seat asked one of these next?"""
        return self.asking is not None and self.asking.id in rules


def rule_of(wish: str) -> str:
    """The rule that a wish is for: ``build library``, ``no effect``."""
    first, _, rest = wish.partition(" ")
    return rest if first == NO else first


def numbers(t: Table, seat: int) -> Numbers:
    """The numbers of a player in any game, and how many things lie in each of the own places."""
    players = t.book.game.to_data(t).get("players", [])
    own = players[seat].items() if seat < len(players) else []
    return {
        key: len(value) if isinstance(value, list) else value
        for key, value in own
        if isinstance(value, (int, list)) and not isinstance(value, bool)
    }
