"""A person at the prompt without a program around it: every question as the terminal puts it."""

from __future__ import annotations

import io
from typing import Any

from takujo.cli.person import Person
from takujo.cli.picker import numbered
from takujo.cli.screen import Screen
from takujo.cli.seating import LineUp
from takujo.cli.telling import Teller
from takujo.cli.typed import Typed
from takujo.editions.language import language
from takujo.editions.printed import PrintedGame
from takujo.host.header import new_header
from takujo.host.record import Record
from takujo.kernel.agenda import ASIDE, PASS, Rulebook
from takujo.kernel.chance import FastNumbers
from takujo.kernel.flow import carry_out, offer, turn_to
from takujo.kernel.table import NOTHING


class Prompt:
    """One match in which every seat is a person at the same prompt."""

    def __init__(
        self,
        book: Rulebook,
        seats: int,
        seed: int = 1,
        code: str = "en",
        start: dict[str, Any] | None = None,
    ) -> None:
        game = book.game
        assert isinstance(game, PrintedGame)
        header = new_header(book, ["human"] * seats, str(seed), start=start)
        self.record = Record(header, book)
        self.file = io.StringIO()
        self.text = ""  # how the first question was put
        screen = Screen(self.file)
        teller = Teller(game, LineUp(self.record), screen, language(code))
        self.person = Person(game, teller, shared=True)

    def ask(self, seat: int) -> str:
        """Put the question to a seat; what is printed."""
        return self.printed(lambda: self.person.ask(seat, lambda file: None))

    def type(self, line: str) -> bool:
        """Type a line; is the question answered?"""
        self.file.seek(0)
        self.file.truncate()
        return self.person.typed(Typed(line))

    def says(self, line: str) -> str:
        """Type a line; what is printed."""
        return self.printed(lambda: self.person.typed(Typed(line)))

    def printed(self, act: object) -> str:
        """What is printed meanwhile."""
        self.file.seek(0)
        self.file.truncate()
        assert callable(act)
        act()
        return self.file.getvalue()

    def shown(self) -> dict[int, int]:
        """The choices on the screen, by the number to type for each."""
        question = self.person.question
        return numbered(question, question.step(self.person.picked))


def in_a_row(text: str) -> str:
    """What is shown, without what the width of the terminal makes of it."""
    return " ".join(text.split())


def an_answer(record: Record, seat: int, numbers: FastNumbers) -> tuple[list[int], list[int]]:
    """A whole answer at random: all that is picked in it, and of that what is not forced."""
    t = record.table_of(seat).copy()
    turn_to(t, seat)
    frame, reveals = t.asking, t.reveals
    assert frame is not None
    picked: list[int] = []
    answer: list[int] = []
    for _ in range(frame.rule.together(t, seat, frame.n)):
        options = t.offered
        choice = lively(options, numbers)
        picked.append(choice)
        if len(options) > 1:
            answer.append(choice)
        if choice == PASS or choice >= ASIDE or t.asking is None:
            break
        asking, t.offered = t.asking, NOTHING
        carry_out(t, asking, choice)
        if t.reveals > reveals or not t.agenda or t.agenda[-1].id != frame.id:
            break
        if t.agenda[-1].seat != seat:
            break
        t.asking = t.lift()
        offer(t, t.asking)
        if not t.offered or t.offered == [PASS]:
            break
    return picked, answer


def lively(options: list[int], numbers: FastNumbers) -> int:
    """An option of somebody who seldom passes and often takes the most there is."""
    own = [choice for choice in options if choice != PASS]
    if own and numbers.below(8):
        own_rule = [choice for choice in own if choice < ASIDE] or own
        return own_rule[-1] if numbers.below(2) else own[numbers.below(len(own))]
    return options[numbers.below(len(options))]
