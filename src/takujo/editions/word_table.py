"""A game's words as one table: by rule what is asked, by kind what happened, by code why not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from takujo.editions.forms import SILENT, Form
from takujo.editions.language import Language
from takujo.editions.rulebook_slots import RulebookSlots
from takujo.editions.slots import AnyAsked, Slots, Told
from takujo.editions.words import Counted
from takujo.kernel.agenda import Rulebook
from takujo.kernel.seen import Seen

S = TypeVar("S", bound=Slots)
A = TypeVar("A", bound=AnyAsked)
E = TypeVar("E", bound=Told)

# A form; or, where it depends on the position, what chooses the form or says the whole text.
Sentence: TypeAlias = Form | Callable[[S], Form | str]


@dataclass(frozen=True)
class RuleWords(Generic[A]):
    """The words of one rule that asks."""

    asked: Sentence[A] | None = None  # to the seat that is asked
    others: Sentence[A] | None = None  # to the others, after its name: "picking a role"
    choice: Sentence[A] | None = None  # the act a choice stands for
    passing: Sentence[A] | None = None  # the act of choosing nothing
    passed: Form = SILENT  # that nothing was chosen, as it is told afterwards
    counted: Callable[[A], Counted | None] | None = None  # where choices are amounts
    usual: Callable[[Seen[Any]], int] | None = None  # the choice nobody thinks about
    weighty: Callable[[A, list[int]], str] | None = None  # said before a slip of the keyboard


@dataclass(frozen=True)
class WordTable(Generic[A, E]):
    """Everything that rules, events and refusals of one game are told with."""

    asked: type[A]  # what fills the slots of questions and choices
    told: type[E]  # what fills the slots of events and refusals
    rules: dict[int, RuleWords[A]] = field(default_factory=dict)
    events: dict[int, Sentence[E]] = field(default_factory=dict)
    refusals: dict[str, Sentence[E]] = field(default_factory=dict)
    idle: frozenset[str] = frozenset()  # refusals of what nobody would wish for
    title: Form | None = None
    summary: Form | None = None
    texts: str = ""  # the folder in which rulebook.en.md and rulebook.ja.md lie
    rulebook: Callable[[Rulebook, Language], RulebookSlots] | None = None  # fills their slots


def said(sentence: Sentence[S], slots: S) -> str:
    """A sentence of a table with its slots filled."""
    found = sentence if isinstance(sentence, Form) else sentence(slots)
    return found.said(slots.say, slots) if isinstance(found, Form) else found


def several(slots: S, *parts: Form) -> str:
    """Sentences one after the other; what is silent is left out."""
    return slots.say.sentences([part.said(slots.say, slots) for part in parts])
