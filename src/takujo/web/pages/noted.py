"""What is written down beside answers, in sentences: who plays a seat, and going back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from takujo.editions.language import Language, mark
from takujo.host.bots import BARRED, DIED, FAILED, LATE, NONSENSE
from takujo.host.entries import (
    AWAY,
    FRIEND,
    HANDED,
    RESIGNED,
    RETURNED,
    AskEntry,
    BackEntry,
    Entry,
    LostEntry,
    ReplyEntry,
    SeatEntry,
)
from takujo.web.pages.people import level

NOBODY: Final = -1  # it is nobody's doing alone
CHANGES: Final = {
    AWAY: mark("{name} went away: a CPU ({level}) plays on"),
    HANDED: mark("{name} let a CPU ({level}) play"),
    RESIGNED: mark("{name} resigned: a CPU ({level}) plays to the end"),
    RETURNED: mark("{name} came back to play"),
    FRIEND: mark("{name} took this seat over from a friend"),
}
LOST: Final = {
    FAILED: mark("{name}: the bot failed, and the move was drawn by lot"),
    LATE: mark("{name}: the bot did not answer in time, and the move was drawn by lot"),
    NONSENSE: mark("{name}: the bot answered nonsense, and the move was drawn by lot"),
    DIED: mark("{name}: the bot broke off, and the move was drawn by lot"),
    BARRED: mark("{name}: the bot may not play here any more, and the move was drawn by lot"),
}


def noted(entry: Entry, players: Sequence[str], say: Language) -> tuple[int, str]:
    """Whose doing it is, and the sentence."""
    if isinstance(entry, SeatEntry):
        form = CHANGES.get(entry.why, mark("From now on a CPU ({level}) plays for {name}"))
        named = players[entry.seat]
        return entry.seat, say.say(form, name=named, level=level(entry.player, say))
    if isinstance(entry, AskEntry):
        form = mark("{name} asked everybody to go back to before move {n}")
        return entry.seat, say.say(form, name=players[entry.seat], n=entry.back_to)
    if isinstance(entry, ReplyEntry):
        agreed = mark("{name} agreed to go back")
        form = agreed if entry.agrees else mark("{name} did not agree to go back")
        return entry.seat, say.say(form, name=players[entry.seat])
    if isinstance(entry, LostEntry):
        form = LOST.get(entry.why, LOST[NONSENSE])
        return entry.seat, say.say(form, name=players[entry.seat])
    assert isinstance(entry, BackEntry)
    return NOBODY, say.say("Everybody agreed: back to before move {n}", n=entry.back_to)
