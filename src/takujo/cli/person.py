"""A person at the prompt: answers, and everything else that can be typed there."""

from __future__ import annotations

from collections.abc import Callable

from takujo.cli.aside import Aside
from takujo.cli.prompt import read_line
from takujo.cli.question import Question
from takujo.cli.telling import Teller
from takujo.cli.typed import Picker, Typed, Unclear
from takujo.editions.printed import PrintedGame
from takujo.host.undo import GAME_OVER, NOTHING_TO_UNDO, OTHER_SEAT_PLAYED, REVEAL
from takujo.kernel.agenda import ASIDE, PASS
from takujo.kernel.game import Refused


class Left(Exception):
    """The person wants to stop."""


class Person:
    """Asks whoever sits at the keyboard, one seat after the other if several share it."""

    def __init__(self, game: PrintedGame, teller: Teller, shared: bool) -> None:
        self.game = game
        self.teller = teller
        self.screen = teller.screen
        self.record = teller.record
        self.shared = shared
        self.seat = -1  # the seat whose cards are on the screen
        # The last entry each seat was told of; who goes on with a game knows their own.
        self.told = [self.last_of(seat) for seat in range(len(self.record.players))]
        self.question: Question
        self.aside: Aside
        self.picked: list[int] = []

    # --- one question -------------------------------------------------------------------
    def answer(self, seat: int, save: Callable[[str], None]) -> None:
        """Ask until there is an answer."""
        if self.shared and seat != self.seat:
            self.hand_over(seat)
        whole = seat != self.seat or self.others_played(seat)
        self.news(seat)
        if whole:
            self.screen.show()
            self.teller.table(self.record.seen(seat), short=True)
        self.ask(seat, save)
        while not self.typed(Typed(read_line(self.prompt()))):
            pass

    def ask(self, seat: int, save: Callable[[str], None]) -> None:
        """Put the question."""
        self.seat = seat
        self.picked = []
        self.question = Question(self.game, self.record.seen(seat))
        self.aside = Aside(self.teller, self.question, save)
        self.teller.question(self.question, self.picked)

    def news(self, seat: int) -> None:
        """What happened since this seat was last told."""
        self.teller.news(seat, self.told[seat])
        self.told[seat] = len(self.record.entries)

    def others_played(self, seat: int) -> bool:
        """Has anybody else played since?"""
        numbers = range(self.told[seat] + 1, self.record.next_number)
        return any(self.record.seat_of(n) not in (seat, -1) for n in numbers)

    def last_of(self, seat: int) -> int:
        """The last entry that is this seat's answer; 0 if there is none."""
        own = [n for n in range(1, self.record.next_number) if self.record.seat_of(n) == seat]
        return own[-1] if own else 0

    def prompt(self) -> str:
        """Who is asked, where several share a keyboard."""
        return f"{self.teller.names[self.seat]}> " if self.shared else "> "

    def hand_over(self, seat: int) -> None:
        """Hide one person's cards before the next one looks."""
        say = self.teller.say
        name = self.teller.names[seat]
        if self.screen.is_terminal:
            self.screen.file.write("\x1b[3J")  # what has scrolled away, too
            self.screen.clear()
        told = say.say("{name}'s turn. When nobody else looks, press Enter.", name=name)
        self.screen.show(told, "bold")
        read_line("> ")

    # --- what was typed -----------------------------------------------------------------
    def typed(self, typed: Typed) -> bool:
        """Do it; is the question answered?"""
        if typed.command == "quit":
            raise Left
        if typed.command == "undo":
            return self.undo()
        if typed.command:
            self.aside.answer(typed.command, typed.rest)
            if typed.command == "lang":
                self.teller.question(self.question, self.picked)
            return False
        try:
            if not typed.rest:
                return self.nothing_typed()
            return self.pick(Picker(self.question).picks(typed.rest))
        except Unclear as unclear:
            self.aside.unclear(unclear)
        except Refused as refused:
            self.aside.refused(refused)
        return False

    def nothing_typed(self) -> bool:
        """Enter alone ends a selection, or does what is harmless."""
        question = self.question
        if self.picked and question.may_pass:
            return self.play(question.answer(self.picked, complete=True))
        if not self.picked and question.harmless() != PASS:
            return self.play([question.harmless()])
        self.teller.hint(question, self.picked)
        if not self.picked:
            self.screen.show(self.teller.say.say("Type a number or a name, or help."), "dim")
        return False

    def pick(self, picks: list[int]) -> bool:
        """Add to the selection; is that the whole answer?"""
        question, say = self.question, self.teller.say
        for choice, reason in question.closed():
            if choice in picks:
                self.aside.refused(Refused("", reason))
                return False
        if picks == [PASS]:
            return self.play(question.answer(self.picked, complete=True) or [PASS])
        if len(picks) == 1 and picks[0] >= ASIDE:  # then the question is put again
            return self.play(picks)
        wanted = [*self.picked, *picks]
        if PASS in wanted or len(wanted) > question.most:
            told = say.many("Only {n} can be chosen here.", "At most {n} can be chosen here.",
                            question.most)  # fmt: skip
            self.screen.show(told, "yellow")
            return False
        for choice in wanted:
            if wanted.count(choice) > question.items.count(choice):
                name = self.teller.choice(question, choice)
                told = say.say("{choice}: there are no more of these.", choice=name)
                self.screen.show(told, "yellow")
                return False
        if question.at_once or len(wanted) == question.most:
            return self.play(question.answer(wanted))
        self.picked = wanted
        self.teller.question(question, wanted)
        return False

    def play(self, choices: list[int]) -> bool:
        """Give the answer."""
        seat = self.seat
        self.record.answer(seat, choices, self.record.question(seat))
        return True

    # --- taking back ----------------------------------------------------------------
    def undo(self) -> bool:
        """Take back the selection, else the last answer; the question is then another one."""
        if self.picked:
            self.picked.pop()
            self.teller.question(self.question, self.picked)
            return False
        reason = self.record.why_no_undo(self.seat)
        if reason is not None:
            self.screen.show(self.why_no_undo(reason.code), "yellow")
            return False
        self.record.undo(self.seat, self.record.undoable(self.seat))
        self.told[self.seat] = len(self.record.entries)
        self.screen.show(self.teller.say.say("Taken back."), "green")
        return True

    def why_no_undo(self, code: str) -> str:
        """Why nothing can be taken back."""
        say = self.teller.say
        return {
            NOTHING_TO_UNDO: say.say("There is nothing of yours to take back."),
            REVEAL: say.say("Your last answer brought something to light: it stands."),
            OTHER_SEAT_PLAYED: say.say("Somebody else has played since: your answer stands."),
            GAME_OVER: say.say("The game is over."),
        }[code]
