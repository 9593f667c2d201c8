"""Taking over: a new match from a moment of a finished one, dealt again as its taker knew it."""

from __future__ import annotations

from typing import Any

from takujo.host.header import without_chance
from takujo.host.record import Record
from takujo.host.tickets import new_seed
from takujo.kernel.chance import SealedNumbers
from takujo.kernel.game import Refused
from takujo.kernel.said import Said


def position_of(record: Record, number: int, seat: int) -> dict[str, Any]:
    """The table after an entry, with everything that this seat had not seen then dealt again.

    Answers of others to a question that was open to all are among what it had not seen.
    """
    again = Record(record.header, record.book, record.entries[:number])
    again.check_seat(seat)
    if again.table.asking is None:
        raise Refused(Said("the game is over there"))
    game = record.book.game
    guess = game.guess(again.seen(seat), SealedNumbers(bytes.fromhex(new_seed())))
    return without_chance(game.to_data(guess))
