"""The words of a game that has none of its own: plain sentences from rules, events and editions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from takujo.editions.chapters import Chapter, item, paragraph
from takujo.editions.effect_rule import UseEffect
from takujo.editions.effect_text import EffectText
from takujo.editions.effects import Effects
from takujo.editions.language import Language
from takujo.editions.plain_names import NAMES, PlainNames
from takujo.editions.sections import NOW, RESULT, SEAT, Section, TableLine, by_rank, line
from takujo.editions.words import GameWords, T
from takujo.kernel.agenda import PASS, Frame, Rulebook
from takujo.kernel.events import PASSED, USED
from takujo.kernel.reason import Reason
from takujo.kernel.seen import Seen
from takujo.kernel.table import Event, Result


class PlainWords(GameWords[T]):
    """Says what there is, in whole but plain sentences; a game's own words say it better."""

    def __init__(self, seats: list[int], default_edition: Callable[[], dict[str, Any]]) -> None:
        self.seats = seats
        self.default_edition = default_edition

    def title(self, say: Language) -> str:
        """The name of its first edition."""
        return say.name(self.default_edition()["name"])

    def summary(self, say: Language) -> str:
        """How many may play."""
        return say.say("{least} to {most} players", least=min(self.seats), most=max(self.seats))

    def question(self, seen: Seen[T], frame: Frame, names: list[str], say: Language) -> str:
        """The rule that asks; of another seat who is asked."""
        rule = self.asked(seen, frame, say)
        if frame.seat == seen.seat:
            return say.say("{rule}: what do you choose?", rule=rule)
        return say.say("{name} is asked: {rule}", name=names[frame.seat], rule=rule)

    def asked(self, seen: Seen[T], frame: Frame, say: Language) -> str:
        """What a question is about: its rule, or the thing whose effect may be used."""
        book = seen.table.book
        if isinstance(frame.rule, UseEffect):
            return source_of(book, frame.rule.effects, frame.n, say)
        return capital(PlainNames(book.edition_data, say).of(book.paragraphs[frame.id].name))

    def choice(self, seen: Seen[T], frame: Frame, choice: int, say: Language) -> str:
        """``Sell: apple``; the effect's own words where one is used."""
        book = seen.table.book
        names = PlainNames(book.edition_data, say)
        if choice == PASS:
            return capital(names.word("pass"))
        rule = book.paragraphs[book.rule_of(frame, choice)].name
        if isinstance(frame.rule, UseEffect) and rule == book.paragraphs[frame.id].name:
            effects = frame.rule.effects
            act = EffectText(effects, say, {}).way(effects.rows[frame.n], choice)
            return say.say("{what}: {why}", what=source_of(book, effects, frame.n, say), why=act)
        chosen = names.of(book.chosen(frame, choice))
        return say.say("{what}: {why}", what=capital(names.of(rule)), why=chosen)

    def refusal(self, book: Rulebook, reason: Reason, names: list[str], say: Language) -> str:
        """The code with its numbers."""
        called = PlainNames(book.edition_data, say)
        numbers = [f"{called.word(key)} {n}" for key, n in reason.numbers.items()]
        text = capital(called.word(reason.code))
        return say.say("{what}: {why}", what=text, why=say.clauses(numbers)) if numbers else text

    def event(self, book: Rulebook, event: Event, names: list[str], say: Language) -> str:
        """Who, what, and everything that belongs to it."""
        kind = book.game.events[event[0]]
        called = PlainNames(book.edition_data, say)
        parts = [called.word(kind.name), *happened(book, event, called)]
        return say.say("{what}: {why}", what=names[event[1]], why=" ".join(parts))

    def table(self, seen: Seen[T], names: list[str], say: Language) -> list[Section]:
        """What everybody shares, then each player, as the position says it."""
        game, called = seen.table.book.game, PlainNames(seen.table.book.edition_data, say)
        data = game.declared(seen.table).data(seen.table)
        own = {key: each for key, each in data.items() if key != "players"}
        sections = [Section(say.say("Table"), in_lines(own, called), NOW)]
        result = seen.table.result
        if result is not None:
            sections.append(
                Section(say.say("The game is over"), self.result(result, names, say), RESULT)
            )
        for seat, player in enumerate(data.get("players", [])):
            sections.append(Section(names[seat], in_lines(player, called), SEAT, seat))
        return sections

    def result(self, result: Result, names: list[str], say: Language) -> list[TableLine]:
        """Everybody's points, the winner first."""
        lines: list[TableLine] = []
        for seat in by_rank(result):
            rank, points = result.ranks[seat], result.scores[seat]
            told = say.many(
                "{rank}. {name}, {n} point", "{rank}. {name}, {n} points",
                points, rank=rank, name=names[seat],
            )  # fmt: skip
            lines.append(TableLine([told], strong=rank == 1))
        return lines

    def chapters(self, book: Rulebook, say: Language) -> list[Chapter]:
        """The edition's numbers and things, and what is asked under which paragraph."""
        called = PlainNames(book.edition_data, say)
        found = [
            Chapter(1, "", say.name(book.edition_data["name"]), [paragraph(self.summary(say))])
        ]
        numbers = {
            k: v for k, v in book.edition_data.items() if k not in called.tables and k != "name"
        }
        for key, numbered in numbers.items():
            if isinstance(numbered, dict):
                lines = [item(line) for line in facts(numbered, called)]
                found.append(Chapter(2, "", capital(called.word(key)), lines))
        for key, elements in called.tables.items():
            told = [self.explain(book, id, say) for id in elements]
            lines = [item(say.clauses(facts), name) for name, *facts in told]
            found.append(Chapter(2, "", capital(called.word(key)), lines))
        asked = [p for p in book.paragraphs if len(p.choices) > 1]
        lines = [item(f"{p.clause}: {called.of(p.name)}") for p in asked]
        return [*found, Chapter(2, "", say.say("What is asked"), lines)]

    def elements(self, book: Rulebook) -> list[str]:
        """Everything in the edition that has a name."""
        tables = [table for table in book.edition_data.values() if isinstance(table, dict)]
        return [id for table in tables for id, each in table.items() if "ja" in dict_of(each)]

    def explain(self, book: Rulebook, element: str, say: Language) -> list[str]:
        """Its name, its numbers, and what it does."""
        called = PlainNames(book.edition_data, say)
        found = called.elements[element]
        kept = {key: v for key, v in found.items() if key not in (*NAMES, "effects", "provenance")}
        return [say.name(found), *facts(kept, called), *self.effect_lines(book, element, say)]

    def effect_lines(self, book: Rulebook, element: str, say: Language) -> list[str]:
        """Its effects in sentences, where the effects of the edition have one kind of owner."""
        effects, owners = effects_of(book), owners_of(book)
        if effects is None or element not in owners:
            return []
        rows = [row for row in effects.rows if row.source == owners.index(element) + 1]
        return EffectText(effects, say, {}).sentences(rows)


def happened(book: Rulebook, event: Event, called: PlainNames) -> list[str]:
    """The fields of an event after its seat, in words."""
    fields = book.game.events[event[0]].fields[1:]
    if event[0] == PASSED:
        return [called.of(book.paragraphs[event[2]].name)]
    effects = effects_of(book)
    if event[0] == USED:
        return [source_of(book, effects, event[2], called.say)] if effects else []
    rest = list(event[2:])
    out: list[str] = []
    for field in fields:
        if field.endswith("..."):
            out.append(called.counted([called.numbered(field[:-3], n) for n in rest]))
            break
        number = rest.pop(0)
        if field == "thing" and effects is not None:
            out.append(called.of(effects.words.things[number].id))
        elif field in ("rule", "why"):
            out.append(called.of(book.paragraphs[number].name))
        else:
            out.append(called.numbered(field, number))
    return out


def facts(data: dict[str, Any], called: PlainNames) -> list[str]:
    """Keys and values, a line each; what is empty is left out."""
    say = called.say
    return [
        say.say("{what}: {why}", what=capital(called.word(key)), why=called.value(value))
        for key, value in data.items()
        if value not in ([], {}, "", None)
    ]


def in_lines(data: dict[str, Any], called: PlainNames) -> list[TableLine]:
    """The same as lines of the table."""
    return [line(fact) for fact in facts(data, called)]


def effects_of(book: Rulebook) -> Effects | None:
    """The edition's effects, if a rule carries them out."""
    for p in book.paragraphs:
        if isinstance(p.rule, UseEffect):
            return p.rule.effects
    return None


def owners_of(book: Rulebook) -> list[str]:
    """The ids of the things that have effects, if they are of one kind."""
    tables = [t for t in book.edition_data.values() if isinstance(t, dict) and has_effects(t)]
    return list(tables[0]) if len(tables) == 1 else []


def has_effects(table: dict[str, Any]) -> bool:
    """Has something in this table an effect?"""
    return any("effects" in dict_of(each) for each in table.values())


def source_of(book: Rulebook, effects: Effects, row: int, say: Language) -> str:
    """The thing that an effect belongs to."""
    owners, source = owners_of(book), effects.rows[row].source
    names = PlainNames(book.edition_data, say)
    return names.of(owners[source - 1]) if 0 < source <= len(owners) else names.word("effect")


def dict_of(value: Any) -> dict[str, Any]:
    """The value if it is a table, else an empty one."""
    return value if isinstance(value, dict) else {}


def capital(text: str) -> str:
    """With its first letter large."""
    return text[:1].upper() + text[1:]
