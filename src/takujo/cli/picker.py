"""From numbers, amounts and names in either language to the choices they mean."""

from __future__ import annotations

import re
from typing import Final

from takujo.cli.called import names_in
from takujo.cli.question import QuestionStep, TerminalQuestion
from takujo.cli.typed import part_of, plain
from takujo.editions.language import LANGUAGES, Language, language
from takujo.editions.words import Counted
from takujo.kernel.agenda import ASIDE, PASS
from takujo.kernel.mistake import nearest

NUMBER_FIRST: Final = r"(\d{1,3})\s*([^\d\s]+)"
NUMBER_LAST: Final = r"([^\d\s]+)\s*(\d{1,3})"
LONGEST_NAME: Final = 6  # words
NO: Final = ["0", "no", "いいえ"]  # what is typed in passing, and may be a slip
PASSES: Final = [*NO, "pass", "パス", "なし"]
YES: Final = ["yes", "はい"]  # where only one thing can be done, or not


class Unclear(Exception):
    """What was typed means nothing here, or several things."""

    def __init__(self, text: str, several: list[int], near: int = PASS) -> None:
        super().__init__(text)
        self.text = text
        self.several = several  # the choices it may mean
        self.near = near  # the choice that is written most like it; PASS: none is


class Picker:
    """Understands answers to one question, after what was picked already."""

    def __init__(self, question: TerminalQuestion, picked: list[int]) -> None:
        self.question = question
        self.picked = picked
        self.step = question.step(picked)
        closed = [choice for choice, _ in question.closed(self.step)]
        self.numbers = numbered(question, self.step)
        every = [*dict.fromkeys(self.numbers.values()), *closed]
        self.spellings = {each: spellings(question, self.step, each) for each in every}
        if question.may_pass:
            words = spellings(question, self.step, PASS)
            self.spellings[PASS] = [*words, *PASSES]
            own = [each for each in self.step.offered if each < ASIDE]
            if len(own) == 1 and not picked:
                self.spellings[own[0]] += YES
        for choice in closed:  # the number of what cannot be is refused with its reason
            counted = counted_as(question, self.step, choice)
            if counted:
                self.numbers.setdefault(counted[0].n, choice)
            elif question.in_order and choice in question.items:
                self.numbers.setdefault(1 + question.items.index(choice), choice)

    def picks(self, text: str) -> list[int]:
        """The choices that a line names: one, or several apart by spaces or commas."""
        try:
            return [self.pick(text)]
        except Unclear as unclear:
            amounts = amounts_in(text)
            if amounts and self.things():
                return self.by_amounts(amounts, unclear)
            names = [name.split() for name in re.split("[,、]", text) if name.strip()]
            if sum(len(words) for words in names) < 2:
                raise
            several: list[int] = []
            for words in names:
                while words:
                    picker = self.after(several)
                    several.append(picker.first_of(words, unclear))
                    picker.refuse_closed(several[-1])
            return several

    def first_of(self, words: list[str], unclear: Unclear) -> int:
        """The choice that the first words name, as many as can be; they are taken away."""
        for count in range(min(len(words), LONGEST_NAME), 0, -1):
            try:
                choice = self.pick(" ".join(words[:count]))
            except Unclear:
                continue
            del words[:count]
            return choice
        raise Unclear(words[0], []) if words[0].isdigit() else unclear

    def after(self, picks: list[int]) -> Picker:
        """The same question after these picks, where their order means something."""
        if not picks or not self.question.in_order:
            return self
        following = [*self.picked, *picks]
        if self.question.step(following).done:
            raise Unclear("", [])
        return Picker(self.question, following)

    def refuse_closed(self, choice: int) -> None:
        """What cannot be picked in its turn is refused before anything is picked after it."""
        if self.question.in_order and choice in dict(self.question.closed(self.step)):
            raise self.question.refusal(self.step, choice)

    def things(self) -> list[Counted]:
        """What an amount is asked of, in each language."""
        own = [choice for choice in self.step.offered if choice < ASIDE]
        return counted_as(self.question, self.step, own[0]) if own else []

    def by_amounts(self, amounts: list[tuple[int, str]], unclear: Unclear) -> list[int]:
        """``4 wood, 2 stone``: kinds that are not named are not used, up to the last one named."""
        left = list(amounts)
        picks: list[int] = []
        picker = self
        while left and not picker.step.done:
            named = [amount for amount in left if picker.is_about(amount[1])]
            wanted = named[0][0] if named else 0
            if named:
                left.remove(named[0])
            if wanted not in picker.numbers:
                raise unclear
            choice = picker.numbers[wanted]
            picker.refuse_closed(choice)
            picks.append(choice)
            if not self.question.in_order:
                break
            picker = Picker(self.question, [*self.picked, *picks])
        if any(not self.follows(each, picks) for each in left):
            raise unclear
        return picks

    def is_about(self, name: str) -> bool:
        """Is an amount of this asked for now?"""
        return any(same_thing(name, plain(thing.of)) for thing in self.things())

    def follows(self, amount: tuple[int, str], picks: list[int]) -> bool:
        """Is an amount that was named, but not asked for, what comes of itself?"""
        if not self.question.in_order:
            return False
        for step, choice in self.question.walk([*self.picked, *picks])[1]:
            for counted in counted_as(self.question, step, choice):
                if same_thing(amount[1], plain(counted.of)):
                    return counted.n == amount[0]
        return amount[0] == 0

    def pick(self, text: str) -> int:
        """The one choice that a number or name means."""
        wanted = plain(text)
        if wanted.isdecimal():
            number = int(wanted) if len(wanted) < 4 else -1
            if number in self.numbers:
                return self.numbers[number]
            if number == 0 and self.question.may_pass:
                return PASS
            raise Unclear(text, [])
        if not wanted:
            raise Unclear(text, [])
        exact = [choice for choice, words in self.spellings.items() if wanted in words]
        partly = [
            choice
            for choice, words in self.spellings.items()
            if any(part_of(wanted, word) for word in words)
        ]
        for found in [exact, partly]:
            if len(found) == 1:
                return found[0]
            if found:
                raise Unclear(text, found)
        near = nearest(wanted, [word for words in self.spellings.values() for word in words])
        close = [choice for choice, words in self.spellings.items() if near and near in words]
        raise Unclear(text, [], close[0] if close else PASS)


def numbered(question: TerminalQuestion, step: QuestionStep) -> dict[int, int]:
    """What can be picked by the number to type: its amount, or its place in the whole list."""
    if not question.in_order and question.most > 1:
        return dict(enumerate(question.items, 1))
    numbers: dict[int, int] = {}
    for choice in step.offered:
        counted = counted_as(question, step, choice)
        numbers[counted[0].n if counted else 1 + question.items.index(choice)] = choice
    return numbers


def counted_as(question: TerminalQuestion, step: QuestionStep, choice: int) -> list[Counted]:
    """The amount a choice is, with its thing in each language; nothing if it is none."""
    found = [counted_in(question, step, choice, language(code)) for code in LANGUAGES]
    return [counted for each in found for counted in each]


def counted_in(
    question: TerminalQuestion, step: QuestionStep, choice: int, say: Language
) -> list[Counted]:
    """The same in one language."""
    if choice >= ASIDE:
        return []
    counted = question.game.words.counted(step.seen, step.frame, choice, say)
    return [] if counted is None else [counted]


def amounts_in(text: str) -> list[tuple[int, str]]:
    """``4 wood 2 stone`` or ``木材4、石材2`` as amounts; nothing if it is not like that."""
    line = re.sub(r"[,、;+]", " ", plain(text))
    for pattern, number in [(NUMBER_FIRST, 1), (NUMBER_LAST, 2)]:
        if re.fullmatch(rf"(?:{pattern}\s*)+", line):
            found = re.findall(pattern, line)
            return [(int(each[number - 1]), each[2 - number]) for each in found]
    return []


def same_thing(typed: str, name: str) -> bool:
    """Is this the name, or one of them with an ending: coin, coins?"""
    return typed.startswith(name) or name.startswith(typed)


def spellings(question: TerminalQuestion, step: QuestionStep, choice: int) -> list[str]:
    """All the ways to write a choice, in both languages, as they are compared."""
    book = question.seen.table.book
    readable = book.readable(step.frame, choice)
    name = book.chosen(step.frame, choice)
    counted = counted_as(question, step, choice) if choice != PASS else []
    words = [readable, *([] if counted else [name, *names_in(book, name)])]
    for amount in counted:
        words += [f"{amount.n} {amount.of}", f"{amount.of} {amount.n}", f"{amount.of}{amount.n}"]
    for code in LANGUAGES:
        words.append(question.game.words.choice(step.seen, step.frame, choice, language(code)))
    return [word for word in dict.fromkeys(plain(word) for word in words) if word]
