"""What can be typed at a question besides an answer: why, help, table, log, rules, save, lang."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.cells import cell_len

from takujo.cli.called import elements_called, names_in
from takujo.cli.markdown import markdown
from takujo.cli.pager import leafing, paged
from takujo.cli.paragraphs import paragraph_called, paragraphs_about
from takujo.cli.picker import Picker, Unclear, numbered
from takujo.cli.problems import mistakes_of, tell
from takujo.cli.question import TerminalQuestion
from takujo.cli.screen import padded, show_markdown
from takujo.cli.speech import spoken
from takujo.cli.telling import Teller
from takujo.editions.mistakes import EditionError
from takujo.host.refusals import in_words
from takujo.kernel.agenda import PASS
from takujo.kernel.game import Refused

LOG_LINES: Final = 30
PARAGRAPHS: Final = 6  # in which a word stands


class Aside:
    """Answers what a person wants to know before answering the question."""

    def __init__(
        self, teller: Teller, question: TerminalQuestion, save: Callable[[str], None]
    ) -> None:
        self.teller = teller
        self.question = question
        self.save = save
        self.screen = teller.screen
        self.record = teller.record
        self.game = teller.game
        self.seat = question.seen.seat

    def answer(self, command: str, rest: str, picked: list[int]) -> None:
        """Whatever was typed that is no answer."""
        if command == "save":
            self.save_to(rest)
            return
        if command == "lang":
            self.change_language(rest)
            return
        with paged(self.screen, leafing(self.teller.say)):
            if command == "why":
                self.why(rest, picked)
            elif command == "log":
                self.teller.log(self.seat, LOG_LINES if rest != "all" else 1 << 30)
            elif command == "help":
                self.help(rest, picked)
            elif command == "table":
                self.teller.table(self.record.seen(self.seat), short=False)
            elif command == "rules":
                self.rules(rest)

    def why(self, rest: str, picked: list[int]) -> None:
        """Why something cannot be chosen; everything, if nothing is named."""
        teller, question, say = self.teller, self.question, self.teller.say
        step = question.step(picked)
        closed = dict(question.closed(step))
        if not rest:
            teller.closed(question, step, all_of_it=True)
            if not closed:
                self.screen.show(say.say("Everything here can be chosen."), "dim")
            return
        try:
            choice = Picker(question, picked).pick(rest)
        except Unclear as unclear:
            self.unclear(unclear, picked)
            return
        if choice in closed:
            self.refused(question.refusal(step, choice))
        else:
            name = teller.choice(step, choice)
            self.screen.show(say.say("{choice}: this can be chosen.", choice=name), "green")

    def rules(self, rest: str) -> None:
        """The rules of this edition, or one paragraph of them."""
        say = self.teller.say
        chapters = self.game.words.chapters(self.record.book, say)
        if rest:
            chapters = paragraph_called(chapters, rest)
        if chapters:
            show_markdown(markdown(chapters), self.screen)
        else:
            told = say.say("There is no paragraph '{text}' in the rules.", text=rest)
            self.screen.show(told, "yellow")

    def help(self, rest: str, picked: list[int]) -> None:
        """What can be typed; or everything about a card, a place, or what an option names."""
        if not rest:
            self.commands()
            return
        say, words, book = self.teller.say, self.game.words, self.record.book
        elements = self.named_by_option(rest, picked) + elements_called(words, book, rest)
        for element in dict.fromkeys(elements):
            lines = words.explain(book, element, say)
            self.screen.show(lines[0], "bold", indent=2)
            for line in lines[1:]:
                self.screen.show(line, indent=2, hanging=2)
        if not elements:
            self.look_up(rest)

    def look_up(self, text: str) -> None:
        """Where the rules speak of what is no card or place."""
        say = self.teller.say
        chapters = self.game.words.chapters(self.record.book, say)
        found = paragraphs_about(chapters, text)[:PARAGRAPHS]
        if not found:
            told = say.say("There is nothing called '{text}' in this game.", text=text)
            self.screen.show(told, "yellow")
            return
        self.screen.show(say.say("'{text}' stands in these rules:", text=text))
        for chapter in found:
            self.screen.show(f"rules {chapter.number:<7} {chapter.heading}", indent=2)

    def named_by_option(self, number: str, picked: list[int]) -> list[str]:
        """The element that the option with this number is about, if it is about one."""
        step = self.question.step(picked)
        choice = numbered(self.question, step).get(int(number)) if number.isdecimal() else None
        if choice is None:
            return []
        book = self.record.book
        name = book.chosen(step.frame, choice)
        return [each for each in self.game.words.elements(book) if each == name]

    def commands(self) -> None:
        """What can be typed."""
        say, words, book = self.teller.say, self.game.words, self.record.book
        called = names_in(book, words.elements(book)[-1])  # Japanese first
        names = ", ".join(["1", *called[::-1]])
        card = (called[0] if say.code == "ja" else called[-1]).lower()
        rows = [
            (names, say.say("choose by number or by name")),
            ("1 3 4", say.say("choose several at once, where several are asked for")),
            ("0, pass", say.say("choose nothing, where that is allowed")),
            (f"why, why {card}", say.say("why something cannot be chosen")),
            ("undo", say.say("take your last answer back, unless something came to light")),
            (f"help {card}", say.say("what a card or role does")),
            ("table", say.say("the whole table")),
            ("log, log all", say.say("what has happened so far")),
            ("rules, rules 5", say.say("the rules of this edition, or one paragraph")),
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
    def unclear(self, unclear: Unclear, picked: list[int]) -> None:
        """What was typed means nothing here, or several things."""
        say, question = self.teller.say, self.question
        step = question.step(picked)
        numbers = numbered(question, step)
        if unclear.several:
            told = say.say("'{text}' may be several things:", text=unclear.text)
            self.screen.show(told, "yellow")
            for number, choice in numbers.items():
                if choice in unclear.several:
                    self.screen.show(f"{number:>3}  {self.teller.choice(step, choice)}", hanging=5)
            for choice in unclear.several:
                if choice not in numbers.values() and choice != PASS:
                    name = self.teller.choice(step, choice)
                    self.screen.show(f"  -  {name}", "dim", hanging=5)
            return
        told = say.say("'{text}' cannot be chosen here.", text=unclear.text)
        if unclear.near != PASS:
            near = self.teller.choice(step, unclear.near)
            told = say.sentences([told, say.say("Did you mean {nearest}?", nearest=near)])
        self.screen.show(told, "yellow")
        allowed = ranges([*([0] if question.may_pass else []), *numbers])
        self.screen.show(say.say("Type {numbers}, a name, or help.", numbers=allowed), "dim")

    def refused(self, refused: Refused) -> None:
        """The rule's own reason."""
        words, teller = self.game.words, self.teller
        told = in_words(words, self.record.book, refused, teller.names, teller.say)
        self.screen.show(told, "yellow")


def ranges(numbers: list[int]) -> str:
    """Numbers as one writes them: 0-3, 5, 7-9."""
    found: list[list[int]] = []
    for n in sorted(set(numbers)):
        if found and n == found[-1][-1] + 1:
            found[-1].append(n)
        else:
            found.append([n])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in found)
