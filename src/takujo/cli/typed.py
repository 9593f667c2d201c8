"""What a person typed at a question: a command, or the text of an answer."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

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


class Typed:
    """A command with what follows it, or "" and the text of an answer."""

    def __init__(self, line: str) -> None:
        first, _, rest = plain(line).partition(" ")
        self.command = ""
        self.rest = line.strip()
        for command, words in COMMANDS.items():
            if first in words:
                self.command = command
                self.rest = re.split(r"\s+", line.strip(), maxsplit=1)[1] if rest else ""


def plain(text: str) -> str:
    """Text as it is compared: full-width letters, capitals and underscores do not matter."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().replace("_", " ").split())


def part_of(wanted: str, word: str) -> bool:
    """Is this a part of the word? "4 wood" is none of "14 wood", nor "er" of "roaster"."""
    first, last = wanted[0], wanted[-1]
    before = r"(?<!\d)" if first.isdigit() else "(?<![a-z])" if "a" <= first <= "z" else ""
    after = r"(?!\d)" if last.isdigit() else ""
    return re.search(before + re.escape(wanted) + after, word) is not None
