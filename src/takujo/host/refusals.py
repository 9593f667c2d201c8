"""Why an answer was not taken, in words: the rule's own reason, or one that every game has."""

from __future__ import annotations

from typing import Final

from takujo.editions.forms import form, forms
from takujo.editions.language import Language
from takujo.editions.words import GameWords
from takujo.host.ahead import AFTER_OTHERS, AFTER_REVEAL
from takujo.kernel.agenda import Rulebook
from takujo.kernel.game import Refused
from takujo.kernel.table import Table

COMMON: Final = {
    AFTER_REVEAL: form(
        "Something comes to light before that: what follows needs an answer of its own."
    ),
    AFTER_OTHERS: form("The answer is complete before that: somebody else is asked first."),
    "choose_more": forms("Choose {n} more.", "Choose {n} more.", "need"),
    "choose_fewer": forms("Choose {n} fewer.", "Choose {n} fewer.", "more"),
}


def in_words(
    words: GameWords[Table], book: Rulebook, refused: Refused, names: list[str], say: Language
) -> str:
    """The sentence; a general one where no rule has a reason."""
    reason = refused.reason
    if reason is None:
        return say.say("That is not possible now.")
    if reason.code in COMMON:
        return COMMON[reason.code].said(say, reason.numbers)
    return words.reason(book, reason, names, say)
