"""Any question of any game: every choice a card in the tray, with what it would change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from takujo.editions.plain_names import PlainNames
from takujo.host.picks import Picks
from takujo.host.preview import Preview
from takujo.host.refusals import in_words
from takujo.kernel.agenda import PASS
from takujo.kernel.table import Table
from takujo.web.pages.asked import Fact, Mark, Question, Touch, Tray, known
from takujo.web.pages.game_pages import Tell
from takujo.web.pages.game_words import words_of
from takujo.web.pages.plain.outcome import changes
from takujo.web.pages.scene import AnyScene
from takujo.web.pages.waiting import waiting

Scene = AnyScene[Table]


@dataclass(frozen=True)
class ChoiceCard:
    """A choice as a card in the tray: what it is, and why it cannot be chosen if it cannot."""

    at: int
    name: str
    rule: str  # small above the name
    about: str  # the sheet that explains it; "" if nothing does
    touch: Touch
    id: str = ""  # of the thing that is chosen


def question(s: Scene) -> Question:
    """What is asked of the reader, or who is waited for."""
    if s.asked is None:
        return waiting(s)
    picks = Picks(s.at.seen)
    return pick_several(s, picks) if picks.most > 1 and picks.items else pick_one(s)


def pick_one(s: Scene) -> Question:
    """One of the options, an aside among them."""
    options = [choice for choice in s.at.seen.options() if choice != PASS]
    return Question(
        rule=s.rule,
        kind="one",
        title=s.title(),
        passing=passing(s),
        trays=[tray(s, choice) for choice in options],
        fan=fan(s, options),
        fan_name=s.say.say("Choose"),
    )


def pick_several(s: Scene, picks: Picks) -> Question:
    """Several of the rule's own choices together; an aside stands beside them, alone."""
    beside = [Touch(s.readable(choice), name=s.words(choice)) for choice in picks.asides]
    return Question(
        rule=s.rule,
        kind="many",
        title=s.title(),
        hint=s.say.many("{n} together", "{n} together", picks.most),
        passing=passing(s),
        beside=beside[0] if beside else None,
        trays=[tray(s, choice) for choice in picks.asides],
        fan=fan(s, picks.items),
        fan_name=s.say.say("Choose"),
    )


def tell(s: Scene) -> Tell[Scene] | None:
    """Who makes the tray of a selection, where several are picked together."""
    return together if s.frame.rule.together(s.t, s.me, s.frame.n) > 1 else None


def together(s: Scene, selected: Sequence[str]) -> Tray:
    """What was picked together so far, and what it would change."""
    if not selected:
        return Tray("", ready=False)
    book, say, picks = s.t.book, s.say, Picks(s.at.seen)
    names = {s.readable(choice): choice for choice in picks.items}
    known(selected, [s.readable(choice) for choice in picks.items])
    made = Preview(s.ahead, selected)
    act = say.many("Choose {n} of them", "Choose {n} of them", picks.most)
    if made.refused is not None:
        act = in_words(words_of(book), book, made.refused, s.names, say)
    listed = s.listed([held(s, 0, names[each], Touch()).name for each in selected])
    return Tray(
        label=act,
        selected=selected,
        wishes=selected,
        ready=made.complete,
        marks=[Mark(each, "✓", given=not picks.may_pass) for each in selected],
        facts=[Fact(say.say("Choose"), listed), *changes(s.at, made)],
    )


def tray(s: Scene, choice: int) -> Tray:
    """What one choice does: the thing it names explained, and what it would change."""
    return Tray(
        label=s.words(choice),
        choice=s.readable(choice),
        mark="✓",
        facts=changes(s.at, s.tried(choice)),
    )


def passing(s: Scene) -> str:
    """The words for not doing it, where that may be."""
    return s.words(PASS) if PASS in s.offered() else ""


def fan(s: Scene, shown: Sequence[int]) -> list[ChoiceCard]:
    """Every choice, as often as it can be picked; then what cannot be, with a way to ask why."""
    cards = [(choice, Touch(s.readable(choice))) for choice in shown]
    for choice in s.t.book.game.candidates(s.t, s.frame):
        if choice not in shown and choice not in s.at.seen.options():
            cards.append((choice, Touch(why="×", sheet=f"why/{s.readable(choice)}")))
    return [held(s, place, *card) for place, card in enumerate(cards)]


def held(s: Scene, place: int, choice: int, touch: Touch) -> ChoiceCard:
    """One card: the thing that is chosen, and above it the act; else the whole act."""
    book = s.t.book
    names = PlainNames(book.edition_data, s.say)
    rule, id = book.paragraphs[book.rule_of(s.frame, choice)].name, book.chosen(s.frame, choice)
    if id in names.elements:
        return ChoiceCard(place, names.of(id), names.of(rule), f"thing/{id}", touch, id)
    return ChoiceCard(place, s.words(choice), "", "", touch, id)
