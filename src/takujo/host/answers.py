"""The one door for answers: page, text table, terminal, programs and CPU seats all come this way.

An answer of several choices is checked as a whole against what its seat knows before anything is
played: so a refusal cannot tell what lies behind a reveal, and nothing is played ahead of one.
Only what has passed is played on the table itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from takujo.host.ahead import Ahead
from takujo.host.entries import ChoicesEntry
from takujo.host.play import Choice
from takujo.host.record import Record
from takujo.host.wishes import fulfilled
from takujo.kernel.game import Refused
from takujo.kernel.reason import Reason
from takujo.kernel.said import Said
from takujo.kernel.seen import Seen
from takujo.kernel.table import Table


def answer(
    record: Record, seat: int, choices: Sequence[Choice], question: int, lost: str = ""
) -> ChoicesEntry:
    """Take exactly these choices, whole or not at all; the same again gives the first entry.

    ``lost`` says why they were drawn by lot for a bot, which is written down before them.
    """
    record.check_question(seat, question)
    if record.answer_to(seat, question):
        return record.answer(seat, choices, question)  # was it the same?
    taken = exact(record.seen(seat), choices)
    if lost:
        record.lose_turn(seat, lost)
    return played(record, seat, taken, question)


def answer_wishes(record: Record, seat: int, posted: str, question: int) -> ChoicesEntry:
    """Take what a person wished, ``build library;pay smithy``: in any order, forced or not.

    What was wished for the time after a reveal is an answer of its own: it is read when the seat
    has seen what came to light, and falls away where it is not asked for.
    """
    record.check_question(seat, question)
    answered = record.answer_to(seat, question)
    before = record.before(answered) if answered else record
    choices, later = fulfilled(before.seen(seat), posted)
    entry = played(record, seat, choices, question)
    while later and not answered and record.question(seat):
        try:
            choices, later = fulfilled(record.seen(seat), later)
        except Refused:
            break
        played(record, seat, choices, record.question(seat))
    return entry


def played(record: Record, seat: int, choices: Sequence[Choice], question: int) -> ChoicesEntry:
    """Play what has passed; should the table refuse it all the same, that tells nothing."""
    try:
        return record.answer(seat, choices, question)
    except Refused as refused:
        raise Refused(Said("this is not possible now")) from refused


def exact(seen: Seen[Table], choices: Sequence[Choice]) -> list[str]:
    """The choices in readable form, if this seat can make them one after the other."""
    if not choices:
        needed = Said("an answer needs at least one choice")
        raise Refused(needed, Reason("choose_more", {"need": 1}, ""))
    ahead, out = Ahead(seen), list[str]()
    for choice in choices:
        out.append(chosen(ahead, choice))
    return out


def chosen(ahead: Ahead[Table], choice: Choice) -> str:
    """Make this choice ahead; Refused says why the seat cannot, as far as it knows."""
    t, frame = ahead.table, ahead.asking
    if frame is None:
        raise ahead.too_far(str(choice))
    game = t.book.game
    number = game.parse(t, ahead.seat, choice) if isinstance(choice, str) else choice
    if number not in t.offered:
        raise game.refusal(t, frame, number)
    text = t.book.readable(frame, number)
    ahead.take(number)
    return text
