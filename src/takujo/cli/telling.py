"""What a person at the table is told: what happened, how it stands, what is asked."""

from __future__ import annotations

from itertools import groupby

from rich.cells import cell_len

from takujo.cli.question import Question
from takujo.cli.screen import Screen, padded
from takujo.cli.seating import Seating
from takujo.editions.columns import COLUMNS
from takujo.editions.language import Language
from takujo.editions.printed import PrintedGame
from takujo.editions.words import Section
from takujo.host.entries import UndoEntry
from takujo.host.record import Record
from takujo.kernel.agenda import PASS
from takujo.kernel.seen import Seen


class Teller:
    """Speaks to the person at one table, in the language that is wanted now."""

    def __init__(self, game: PrintedGame, seating: Seating, screen: Screen, say: Language) -> None:
        self.game = game
        self.record: Record = seating.record
        self.seating = seating
        self.screen = screen
        self.say = say

    @property
    def names(self) -> list[str]:
        """Everybody's name in the language spoken now."""
        return self.seating.names(self.say)

    # --- what happened ------------------------------------------------------------------
    def sentences(self, seat: int, after: int) -> list[str]:
        """What happened after an entry, as this seat may know it."""
        words, names = self.game.words, self.names
        told: list[str] = []
        for entry in self.record.entries[after:]:
            if isinstance(entry, UndoEntry):
                who = names[self.record.seat_of(entry.taken_back)]
                told.append(self.say.say("{name} took the last answer back", name=who))
            for event in self.record.events_for(entry.number, seat):
                sentence = words.event(self.record.book, event, names, self.say)
                if sentence:
                    told.append(sentence)
        return counted(told)

    def news(self, seat: int, after: int) -> None:
        """What happened since this seat was last told."""
        told = self.sentences(seat, after)
        if told:
            self.screen.show()
        for sentence in told:
            self.screen.show(f"- {sentence}", "dim", indent=1, hanging=2)

    def log(self, seat: int, most: int) -> None:
        """What happened so far, the newest last."""
        told = self.sentences(seat, 0)
        if len(told) > most:
            hint = self.say.say("… {n} lines before; log all shows them", n=len(told) - most)
            self.screen.show(hint, "dim")
        for sentence in told[-most:]:
            self.screen.show(f"- {sentence}", indent=1, hanging=2)

    # --- how it stands ------------------------------------------------------------------
    def table(self, seen: Seen, short: bool) -> None:
        """The table as words; in short every town but the own in one line."""
        names = self.names
        sections = self.game.words.table(seen, names, self.say)
        towns = [section for section in sections if whose(section, names) >= 0]
        columns = max(cell_len(section.heading) for section in towns) if towns else 0
        for i, section in enumerate(sections):
            lines = joined(section.lines)
            if not short:
                show_section(section, self.screen)
            elif i == 0:
                self.screen.show_list(" | ".join([section.heading, *lines]), "cyan", hanging=2)
            elif section in towns:
                self.screen.show(f"{padded(section.heading, columns)}  {lines[0]}", hanging=2)
                if whose(section, names) == seen.seat:
                    for line in lines[1:]:
                        self.screen.show_list(line, indent=2, hanging=2)
            else:
                self.screen.show(section.heading, "bold")
                for line in lines:
                    self.screen.cut(line, indent=2)

    # --- what is asked ------------------------------------------------------------------
    def question(self, question: Question, picked: list[int]) -> None:
        """The question with everything that can be chosen, and what cannot."""
        words = self.game.words
        asked = words.question(question.seen, question.frame, self.names, self.say)
        self.screen.show()
        self.screen.show(asked, "bold")
        marked = list(picked)
        for number, choice in enumerate(question.items, 1):
            mark = " "
            if choice in marked:
                marked.remove(choice)
                mark = "*"
            self.screen.show(f"{mark}{number:>2}  {self.choice(question, choice)}", hanging=5)
        if question.may_pass and not picked:
            self.screen.show(f"  0  {self.choice(question, PASS)}")
        self.closed(question)
        self.hint(question, picked)

    def choice(self, question: Question, choice: int) -> str:
        """A choice as the act it stands for."""
        return self.game.words.choice(question.seen, question.frame, choice, self.say)

    def closed(self, question: Question, all_of_it: bool = False) -> None:
        """What cannot be chosen: in full where numbers say how much is missing, or on demand."""
        closed = question.closed()
        brief = [each for each in closed if "need" not in each[1].numbers]
        if all_of_it or len(brief) < 2:
            brief = []
        for choice, reason in closed:
            if choice not in [other for other, _ in brief]:
                why = self.game.words.reason(self.record.book, reason, self.names, self.say)
                self.screen.show(f"-  {self.choice(question, choice)}: {why}", "dim", 2, 3)
        if brief:
            listed = self.say.clauses([self.choice(question, choice) for choice, _ in brief])
            told = self.say.say("Not now: {choices}. why tells the reasons.", choices=listed)
            self.screen.show_list(f"-  {told}", "dim", 2, 3)

    def hint(self, question: Question, picked: list[int]) -> None:
        """What can be typed here besides one number."""
        left = question.most - len(picked)
        say = self.say
        if not question.at_once and not picked:
            self.screen.show(say.say("Several at once: 1 3. help shows what else you can type."),
                             "dim")  # fmt: skip
        elif picked and question.may_pass:
            self.screen.show(say.say("Up to {n} more; Enter when that is all.", n=left), "dim")
        elif picked:
            self.screen.show(say.say("{n} more; undo takes the last one back.", n=left), "dim")
        usual = question.harmless()
        if usual != PASS:
            self.screen.show(say.say("Enter: {choice}", choice=self.choice(question, usual)), "dim")

    # --- the end ------------------------------------------------------------------------
    def players(self) -> str:
        """Who plays which level."""
        names, computers = self.names, self.seating.computers
        return self.say.clauses(
            [f"{names[seat]} {self.record.players[seat]}" for seat in sorted(computers)]
        )

    def end(self, seat: int) -> None:
        """The result with everybody's points by source, who played, and the seed."""
        say, names = self.say, self.names
        self.screen.show()
        sections = self.game.words.table(self.record.seen(seat), names, say)
        result = self.record.result
        assert result is not None
        self.screen.heading(sections[1].heading)
        for line in sections[1].lines:
            self.screen.show(line, "bold" if line.startswith("1") else "", indent=1, hanging=4)
        self.screen.show()
        if self.seating.computers:
            self.screen.show(self.players(), "dim")
        header = self.record.header
        seed = say.say("Seed {seed}, rules {identity}", seed=header.seed, identity=header.rules)
        self.screen.show(seed, "dim")


def counted(sentences: list[str]) -> list[str]:
    """The same sentence several times in a row once, with how often."""
    told: list[str] = []
    for sentence, same in groupby(sentences):
        times = len(list(same))
        told.append(f"{sentence} ×{times}" if times > 1 else sentence)
    return told


def whose(section: Section, names: list[str]) -> int:
    """The seat whose part of the table this is; -1 if it is nobody's."""
    for seat, name in enumerate(names):
        after = section.heading.removeprefix(name)
        if after != section.heading and (not after or not after[0].isalnum()):
            return seat
    return -1


def joined(lines: list[str]) -> list[str]:
    """Lines that were broken to fit a width put together again, to be broken anew."""
    whole: list[str] = []
    for line in lines:
        if not line.startswith(" ") or not whole:
            whole.append(line)
            continue
        rest = line.strip()
        wide = cell_len(whole[-1][-1]) == 2 or cell_len(rest[0]) == 2
        whole[-1] += rest if wide else f" {rest}"
    return whole


def show_section(section: Section, screen: Screen) -> None:
    """A part of the table in full."""
    screen.heading(section.heading)
    show_lines(section.lines, screen)


def show_lines(lines: list[str], screen: Screen) -> None:
    """Lines as they were broken if they fit, else broken anew."""
    for line in lines if screen.width >= COLUMNS else joined(lines):
        screen.show(line, hanging=2)
