"""What can be typed at a question besides an answer: why, help, table, log, rules, save, lang."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.cells import cell_len

from takujo.cli.problems import mistakes_of, tell
from takujo.cli.question import Question
from takujo.cli.screen import padded, show_markdown
from takujo.cli.speech import spoken
from takujo.cli.telling import Teller
from takujo.cli.typed import Picker, Unclear, element_called, names_in
from takujo.editions.mistakes import EditionError
from takujo.kernel.game import Refused

LOG_LINES: Final = 30


class Aside:
    """Answers what a person wants to know before answering the question."""

    def __init__(self, teller: Teller, question: Question, save: Callable[[str], None]) -> None:
        self.teller = teller
        self.question = question
        self.save = save
        self.screen = teller.screen
        self.record = teller.record
        self.game = teller.game
        self.seat = question.seen.seat

    def answer(self, command: str, rest: str) -> None:
        """Whatever was typed that is no answer."""
        teller = self.teller
        if command == "why":
            self.why(rest)
        elif command == "log":
            teller.log(self.seat, LOG_LINES if rest != "all" else 1 << 30)
        elif command == "help":
            self.help(rest)
        elif command == "table":
            teller.table(self.record.seen(self.seat), short=False)
        elif command == "rules":
            show_markdown(self.game.words.rulebook(self.record.book, teller.say), self.screen)
        elif command == "save":
            self.save_to(rest)
        elif command == "lang":
            self.change_language(rest)

    def why(self, rest: str) -> None:
        """Why something cannot be chosen; everything, if nothing is named."""
        teller, question, say = self.teller, self.question, self.teller.say
        closed = dict(question.closed())
        if not rest:
            teller.closed(question, all_of_it=True)
            if not closed:
                self.screen.show(say.say("Everything here can be chosen."), "dim")
            return
        try:
            choice = Picker(question).pick(rest)
        except Unclear as unclear:
            self.unclear(unclear)
            return
        if choice in closed:
            self.refused(Refused("", closed[choice]))
        else:
            name = teller.choice(question, choice)
            self.screen.show(say.say("{choice}: this can be chosen.", choice=name), "green")

    def help(self, rest: str) -> None:
        """What can be typed; or everything about a card."""
        say, words, book = self.teller.say, self.game.words, self.record.book
        if rest:
            element = element_called(book, words.elements(book), rest)
            if element:
                for line in words.explain(book, element, say):
                    self.screen.show(line, indent=2, hanging=2)
            else:
                told = say.say("There is nothing called '{text}' in this game.", text=rest)
                self.screen.show(told, "yellow")
            return
        card = words.elements(book)[-1]
        names = ", ".join(["1", card, *names_in(book, card)[:1]])
        rows = [
            (names, say.say("choose by number or by name")),
            ("1 3 4", say.say("choose several at once, where several are asked for")),
            ("0, pass", say.say("choose nothing, where that is allowed")),
            (f"why, why {card}", say.say("why something cannot be chosen")),
            ("undo", say.say("take your last answer back, unless something came to light")),
            (f"help {card}", say.say("what a card or role does")),
            ("table", say.say("the whole table")),
            ("log, log all", say.say("what has happened so far")),
            ("rules", say.say("the rules of this edition")),
            ("lang ja, lang en", say.say("change the language")),
            ("save FILE", say.say("record the game in this file")),
            ("quit", say.say("leave; the game can be continued")),
        ]
        columns = max([18, *[cell_len(typed) for typed, _ in rows]]) + 2
        for typed, does in rows:
            self.screen.show(f"{padded(typed, columns)}{does}", indent=2, hanging=columns)

    def save_to(self, file: str) -> None:
        """Record the game in a file from now on."""
        say = self.teller.say
        if not file:
            self.screen.show(say.say("Say where: save my-game.takujo"), "yellow")
            return
        try:
            self.save(file if file.endswith(".takujo") else f"{file}.takujo")
        except EditionError as error:
            tell(mistakes_of(error), say, self.screen)
            return
        self.screen.show(say.say("Saved; everything from now on is recorded there, too."), "green")

    def change_language(self, code: str) -> None:
        """Speak another language and put the question again."""
        try:
            self.teller.say = spoken(code or ("en" if self.teller.say.code == "ja" else "ja"))
        except EditionError as error:
            tell(mistakes_of(error), self.teller.say, self.screen)
            return
        self.teller.table(self.record.seen(self.seat), short=True)

    # --- what is wrong ------------------------------------------------------------------
    def unclear(self, unclear: Unclear) -> None:
        """What was typed means nothing here, or several things."""
        say, question = self.teller.say, self.question
        if unclear.several:
            told = say.say("'{text}' may be several things:", text=unclear.text)
            self.screen.show(told, "yellow")
            for number, choice in enumerate(question.items, 1):
                if choice in unclear.several:
                    self.screen.show(f"{number:>3}  {self.teller.choice(question, choice)}")
            return
        told = say.say("'{text}' cannot be chosen here.", text=unclear.text)
        if unclear.near:
            told += " " + say.say("Did you mean {nearest}?", nearest=unclear.near)
        self.screen.show(told, "yellow")
        last = len(question.items)
        first = 0 if question.may_pass else 1
        allowed = say.say("Type {first} to {last}, a name, or help.", first=first, last=last)
        self.screen.show(allowed, "dim")

    def refused(self, refused: Refused) -> None:
        """The rule's own reason."""
        told = str(refused)
        if refused.reason is not None:
            words, teller = self.game.words, self.teller
            told = words.reason(self.record.book, refused.reason, teller.names, teller.say)
        self.screen.show(told, "yellow")
