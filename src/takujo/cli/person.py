"""A person at the prompt: answers, and everything else that can be typed there."""

from __future__ import annotations

from collections.abc import Callable

from takujo.cli.aside import Aside
from takujo.cli.picker import NO, Picker, Unclear
from takujo.cli.prompt import read_line
from takujo.cli.question import TerminalQuestion
from takujo.cli.telling import Teller
from takujo.cli.typed import Typed, plain
from takujo.editions.printed import PrintedGame
from takujo.host.answers import answer, answer_wishes
from takujo.host.undo import GAME_OVER, NOTHING_TO_UNDO, OTHER_SEAT_PLAYED, REVEAL
from takujo.kernel.agenda import ASIDE, PASS
from takujo.kernel.game import Refused
from takujo.kernel.table import Table


class Left(Exception):
    """The person wants to stop."""


class Person:
    """Asks whoever sits at the keyboard, one seat after the other if several share it."""

    def __init__(self, game: PrintedGame[Table], teller: Teller, shared: bool) -> None:
        self.game = game
        self.teller = teller
        self.screen = teller.screen
        self.record = teller.record
        self.shared = shared
        self.seat = -1  # the seat whose cards are on the screen
        # The last entry each seat was told of; who goes on with a game knows their own.
        self.told = [self.last_of(seat) for seat in range(len(self.record.players))]
        self.question: TerminalQuestion
        self.aside: Aside
        self.picked: list[int] = []
        self.ready: list[int] = []  # an answer that waits for a second word

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
        else:
            self.teller.appeared(self.record.seen(seat))
        self.ask(seat, save)
        while not self.typed(Typed(read_line(self.prompt()))):
            pass

    def ask(self, seat: int, save: Callable[[str], None]) -> None:
        """Put the question."""
        self.seat = seat
        self.picked, self.ready = [], []
        self.question = TerminalQuestion(self.game, self.record.seen(seat))
        self.aside = Aside(self.teller, self.question, save)
        self.teller.coach(seat)
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
        ready, self.ready = self.ready, []
        if typed.command == "quit":
            raise Left
        if typed.command == "undo" and ready:
            self.teller.question(self.question, self.picked)
            return False
        if typed.command == "undo":
            return self.undo()
        if typed.command:
            self.aside.answer(typed.command, typed.rest, self.picked)
            if typed.command == "lang":
                self.teller.question(self.question, self.picked)
            return False
        try:
            if not typed.rest:
                return self.give(ready) if ready else self.nothing_typed()
            return self.pick(typed.rest, Picker(self.question, self.picked).picks(typed.rest))
        except Unclear as unclear:
            self.aside.unclear(unclear, self.picked)
        except Refused as refused:
            self.aside.refused(refused)
        return False

    def nothing_typed(self) -> bool:
        """Enter alone ends a selection, or does what is harmless."""
        question = self.question
        if self.picked and question.may_pass:
            return self.give(self.picked)
        if not self.picked and question.usual != PASS:
            return self.play([question.usual])
        self.teller.hint(question, self.picked)
        if not self.picked:
            self.screen.show(self.teller.say.say("Type a number or a name, or help."), "dim")
        return False

    def pick(self, text: str, picks: list[int]) -> bool:
        """Add to the selection; is that the whole answer?"""
        question = self.question
        step = question.step(self.picked)
        if picks[0] in dict(question.closed(step)):
            raise question.refusal(step, picks[0])
        if picks == [PASS]:
            if self.picked:
                return self.give(self.picked)
            return self.waits(picks) if plain(text) in NO else self.play(picks)
        if len(picks) == 1 and picks[0] >= ASIDE:  # then the question is put again
            return self.play([*sorted(self.picked), *picks])
        wanted = [*self.picked, *picks]
        if self.too_many(wanted):
            return False
        if question.at_once or self.is_whole(wanted):
            slip = question.in_order or len(picks) > 1 or plain(text) == "0"
            return self.waits(wanted) if slip else self.give(wanted)
        self.picked = wanted
        self.teller.question(question, wanted)
        return False

    def is_whole(self, wanted: list[int]) -> bool:
        """Is nothing left to pick?"""
        if self.question.in_order:
            return self.question.step(wanted).done
        return len(wanted) == self.question.most

    def too_many(self, wanted: list[int]) -> bool:
        """Say so if more was picked than can be, in all or of one thing."""
        question, say = self.question, self.teller.say
        told = ""
        if PASS in wanted or len(wanted) > question.most:
            told = say.many("Only {n} can be chosen here.", "At most {n} can be chosen here.",
                            question.most)  # fmt: skip
        elif not question.in_order:
            for choice in wanted:
                if wanted.count(choice) > question.items.count(choice):
                    name = self.teller.choice(question.step([]), choice)
                    told = say.say("{choice}: there are no more of these.", choice=name)
        if told:
            self.screen.show(told, "yellow")
        return bool(told)

    def waits(self, picks: list[int]) -> bool:
        """Say first what weighs more than what was typed looks; else it is played."""
        question, say = self.question, self.teller.say
        told = self.game.words.weighty(question.seen, question.frame, picks, say)
        if not told:
            return self.give(picks)
        self.ready = picks
        self.screen.show(told, "bold yellow")
        self.screen.show(say.say("Enter does it; anything else is taken as another answer."), "dim")
        return False

    def give(self, picks: list[int]) -> bool:
        """Give what was picked: in any order, unless the question asks for one."""
        question, seat = self.question, self.seat
        if question.in_order or question.at_once:
            return self.play(picks)
        wishes = ";".join(question.text(choice) for choice in picks)
        answer_wishes(self.record, seat, wishes, self.record.question(seat))
        return True

    def play(self, choices: list[int]) -> bool:
        """Give exactly this answer."""
        seat = self.seat
        answer(self.record, seat, choices, self.record.question(seat))
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
