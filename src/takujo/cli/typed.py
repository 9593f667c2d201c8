"""What a person typed at a question: a command, numbers, or names in either language."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from takujo.cli.question import Question
from takujo.editions.language import LANGUAGES, language
from takujo.editions.mistakes import nearest
from takujo.editions.places import names_of
from takujo.kernel.agenda import PASS, Rulebook

COMMANDS: Final = {
    "why": ["why", "なぜ", "理由"],
    "undo": ["undo", "取消", "取り消し", "もどす", "戻す"],
    "log": ["log", "ログ", "記録"],
    "help": ["help", "?", "ヘルプ", "説明"],
    "table": ["table", "卓", "盤面", "テーブル"],
    "rules": ["rules", "ルール"],
    "lang": ["lang", "言語"],
    "save": ["save", "保存"],
    "quit": ["quit", "exit", "終了", "やめる"],
}
PASSES: Final = ["0", "pass", "パス", "なし"]


class Typed:
    """A command with what follows it, or "" and the text of an answer."""

    def __init__(self, line: str) -> None:
        first, _, rest = plain(line).partition(" ")
        self.command = ""
        self.rest = line.strip()
        for command, words in COMMANDS.items():
            if first in words:
                self.command = command
                self.rest = line.strip().partition(" ")[2].strip() if rest else ""


class Unclear(Exception):
    """What was typed means nothing here, or several things."""

    def __init__(self, text: str, several: list[int], near: str = "") -> None:
        super().__init__(text)
        self.text = text
        self.several = several  # the choices it may mean
        self.near = near


def plain(text: str) -> str:
    """Text as it is compared: full-width letters, capitals and underscores do not matter."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().replace("_", " ").split())


class Picker:
    """Understands answers to one question."""

    def __init__(self, question: Question) -> None:
        self.question = question
        closed = [choice for choice, _ in question.closed()]
        every = [*dict.fromkeys(question.items), *closed]
        self.spellings = {choice: spellings(question, choice) for choice in every}
        if question.may_pass:
            words = spellings(question, PASS)
            self.spellings[PASS] = [*words, *PASSES]

    def picks(self, text: str) -> list[int]:
        """The choices that a line names: one by its name, or several apart by spaces."""
        try:
            return [self.pick(text)]
        except Unclear as unclear:
            parts = [part for part in re.split(r"[\s,、]+", text.strip()) if part]
            if len(parts) < 2:
                raise
            several: list[int] = []
            for part in parts:
                try:
                    several.append(self.pick(part))
                except Unclear:
                    raise unclear if not part.isdigit() else Unclear(part, []) from None
            return several

    def pick(self, text: str) -> int:
        """The one choice that a number or name means."""
        wanted = plain(text)
        if wanted.isdecimal():
            number = int(wanted) if len(wanted) < 4 else -1
            if 1 <= number <= len(self.question.items):
                return self.question.items[number - 1]
            if number == 0 and self.question.may_pass:
                return PASS
            raise Unclear(text, [])
        if not wanted:
            raise Unclear(text, [])
        exact = [choice for choice, words in self.spellings.items() if wanted in words]
        partly = [
            choice
            for choice, words in self.spellings.items()
            if any(wanted in word for word in words)
        ]
        for found in [exact, partly]:
            if len(found) == 1:
                return found[0]
            if found:
                raise Unclear(text, found)
        words = [word for words in self.spellings.values() for word in words]
        raise Unclear(text, [], nearest(wanted, words))


def spellings(question: Question, choice: int) -> list[str]:
    """All the ways to write a choice, in both languages, as they are compared."""
    book = question.seen.table.book
    readable = question.text(choice)
    name = readable.partition(" ")[2]
    words = [readable, name, *names_in(book, name)]
    for code in LANGUAGES:
        words.append(
            question.game.words.choice(question.seen, question.frame, choice, language(code))
        )
    return [word for word in dict.fromkeys(plain(word) for word in words) if word]


def names_in(book: Rulebook, element: str) -> list[str]:
    """The names that the edition gives to an element, in both languages."""
    kind, _, key = element.partition(".")
    if key:  # elements of different tables may have the same id: cards.1, locations.1
        return names_of(book.edition.get(kind, {}).get(key))
    if element.isdecimal():  # and a number alone is none of them
        return []
    for table in [book.edition, *book.edition.values()]:
        if isinstance(table, dict) and element in table:
            found = names_of(table[element])
            if found:
                return found
    return []


def element_called(book: Rulebook, elements: list[str], text: str) -> str:
    """The element that a person means by an id or a name, or a part of one; "" if none."""
    wanted = plain(text)
    if not wanted:
        return ""
    words = {each: [plain(w) for w in [each, *names_in(book, each)]] for each in elements}
    for found in [
        [each for each, spelled in words.items() if wanted in spelled],
        [each for each, spelled in words.items() if any(wanted in word for word in spelled)],
    ]:
        if len(found) == 1:
            return found[0]
    near = nearest(wanted, [word for spelled in words.values() for word in spelled])
    for each, spelled in words.items():
        if near and near in spelled:
            return each
    return ""
