"""One choice of one seat, checked and played, from its number or its readable form."""

from __future__ import annotations

from takujo.kernel.flow import take
from takujo.kernel.table import Table

Choice = int | str


class Played:
    """A choice that was taken: its number, and how files and people write it."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text

    def is_also(self, choice: Choice) -> bool:
        """Does this number or text, long or short, mean the same choice?"""
        if isinstance(choice, int):
            return choice == self.number
        wanted = " ".join(choice.lower().split())
        return wanted == self.text or wanted == self.text.partition(" ")[2]


def play_choice(t: Table, seat: int, choice: Choice) -> Played:
    """Let the seat take the choice; Refused says why it cannot, and then nothing has changed."""
    asking = t.asking
    if asking is not None and asking.seat == seat:
        # What a record holds is exactly one of these: no need to look at everything possible.
        for option in t.offered:
            text = t.book.readable(asking, option)
            if choice == option or choice == text:
                take(t, option)
                return Played(option, text)
    game = t.book.game
    number = game.parse(t, seat, choice) if isinstance(choice, str) else choice
    text = t.book.readable(game.frame_of(t, seat), number) if number in t.options(seat) else ""
    game.answer(t, seat, number)
    return Played(number, text)
