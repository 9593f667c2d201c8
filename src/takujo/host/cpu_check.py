"""After the end: were the answers of CPU seats their own, with the chance the seed gave them?"""

from __future__ import annotations

from takujo.cpu.levels import LEVELS, player
from takujo.host.answers import exact
from takujo.host.entries import ChoicesEntry
from takujo.host.record import Record
from takujo.host.thinking import own_seed, whole_answer


def cpu_answers(record: Record) -> tuple[int, int]:
    """How many answers of CPU seats come out the same again, and how many there are."""
    again = Record(record.header, record.book)
    same = given = 0
    for entry in record.entries:
        if isinstance(entry, ChoicesEntry) and again.players[entry.seat] in LEVELS:
            given += 1
            same += list(entry.choices) == chosen_again(again, entry.seat)
        again.append(entry)
    return same, given


def chosen_again(record: Record, seat: int) -> list[str]:
    """What the CPU of this seat answers now."""
    seed = own_seed(record.header.seed, seat, record.question(seat))
    thinker = player(record.players[seat], record.book.game, seed)
    seen = record.seen(seat)
    return exact(seen, whole_answer(thinker, seen))
