"""Sentences with slots, as tables of words hold them: said later, in the reader's language."""

from __future__ import annotations

from typing import Final, Protocol

from takujo.editions.language import Language, spoken


class Filling(Protocol):
    """What fills slots: anything that knows a slot by its name."""

    def __getitem__(self, slot: str, /) -> object:
        """What stands in the slot."""


class Form:
    """A sentence with slots; where it counts something, one for one thing and one for more."""

    def __init__(self, one: str, more: str = "", by: str = "") -> None:
        self.one = one
        self.more = more
        self.by = by  # the slot whose number decides between the two; {n} shows that number

    def said(self, say: Language, slots: Filling) -> str:
        """The sentence with its slots filled."""
        if not self.one:
            return ""
        if not self.more:
            return spoken(say.catalogue.gettext(self.one)).format_map(slots)
        n = slots[self.by]
        assert isinstance(n, int)
        text = spoken(say.catalogue.ngettext(self.one, self.more, n))
        return text.format_map(Counting(n, slots))


class Counting:
    """Slots of which ``n`` is the number counted."""

    def __init__(self, n: int, others: Filling) -> None:
        self.n = n
        self.others = others

    def __getitem__(self, slot: str) -> object:
        return self.n if slot == "n" else self.others[slot]


def form(sentence: str) -> Form:
    """A sentence with slots: ``form("Pick the {role}")``."""
    return Form(sentence)


def forms(one: str, more: str, by: str = "n") -> Form:
    """A sentence that counts: ``forms("{n} card", "{n} cards", "short")``."""
    return Form(one, more, by)


SILENT: Final = Form("")  # where the others tell enough
