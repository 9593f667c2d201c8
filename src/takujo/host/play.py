"""One choice of one seat, checked and played, from its number or its readable form."""

from __future__ import annotations

from takujo.kernel.agenda import Frame, Rulebook
from takujo.kernel.flow import take
from takujo.kernel.table import Table

Choice = int | str


class PlayedChoice:
    """A choice that was taken: its number, and how files and people write it."""

    def __init__(self, book: Rulebook, frame: Frame, number: int) -> None:
        self.number = number
        self.text = book.readable(frame, number)
        self.short = book.chosen(frame, number)
        self.asked = book.paragraphs[frame.id].name  # the rule whose question it answers

    def is_also(self, choice: Choice) -> bool:
        """Does this number or text, long or short, mean the same choice?"""
        if isinstance(choice, int):
            return choice == self.number
        wanted = " ".join(choice.lower().split())
        return wanted == self.text or wanted == self.short


def play_choice(t: Table, seat: int, choice: Choice) -> PlayedChoice:
    """Let the seat take the choice; Refused says why it cannot, and then nothing has changed."""
    asking = t.asking
    if asking is not None and asking.seat == seat:
        # What a record holds is exactly one of these: no need to look at everything possible.
        for option in t.offered:
            if choice == option or choice == t.book.readable(asking, option):
                take(t, option)
                return PlayedChoice(t.book, asking, option)
    game = t.book.game
    frame = game.frame_of(t, seat)
    number = game.parse(t, seat, choice) if isinstance(choice, str) else choice
    game.answer(t, seat, number)
    return PlayedChoice(t.book, frame, number)
