"""A rulebook as the terminal writes it."""

from typing import Any

from takujo.cli.markdown import markdown
from takujo.editions.language import Language
from takujo.editions.words import GameWords
from takujo.kernel.agenda import Rulebook


def markdown_of(words: GameWords[Any], book: Rulebook, say: Language) -> str:
    """The rules of this edition as Markdown."""
    return markdown(words.chapters(book, say))
