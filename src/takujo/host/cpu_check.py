"""After the end: were the answers of CPU seats their own, with the chance the seed gave them?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from takujo.cpu.levels import AT_ONCE, LEVELS, player
from takujo.host.answers import exact
from takujo.host.entries import ChoicesEntry
from takujo.host.record import Record
from takujo.host.thinking import own_seed, whole_answer

Tell = Callable[[int, int], None]  # how many answers are done, of how many


@dataclass(frozen=True)
class Checked:
    """How many answers of CPU seats there are, come out the same again, and were left alone."""

    given: int = 0
    same: int = 0
    left: int = 0  # of players that think ahead: a second or more each


def cpu_answers(record: Record, think: bool = False, tell: Tell = lambda done, of: None) -> Checked:
    """Have CPU seats answer again; those that think ahead only where there is time for it."""
    again = Record(record.header, record.book)
    done = Checked()
    of = len(record.entries)
    for entry in record.entries:
        if isinstance(entry, ChoicesEntry) and again.players[entry.seat] in LEVELS:
            if think or again.players[entry.seat] in AT_ONCE:
                same = list(entry.choices) == chosen_again(again, entry.seat)
                done = Checked(done.given + 1, done.same + same, done.left)
            else:
                done = Checked(done.given, done.same, done.left + 1)
        again.append(entry)
        tell(entry.number, of)
    return done


def chosen_again(record: Record, seat: int) -> list[str]:
    """What the CPU of this seat answers now."""
    seed = own_seed(record.header.seed, seat, record.question(seat))
    thinker = player(record.players[seat], record.book.game, seed)
    seen = record.seen(seat)
    return exact(seen, whole_answer(thinker, seen))
