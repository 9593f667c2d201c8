"""An edition as a form: change numbers and rows, with the checks of ``takujo check``, and go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from takujo.editions.changes import changes, written
from takujo.editions.form import (
    ROWS,
    FormElement,
    FormField,
    elements_of,
    fields_of,
    parts_of,
    same,
)
from takujo.editions.language import Language
from takujo.editions.printed import PrintedGame
from takujo.kernel.mistake import Mistake
from takujo.kernel.table import Table
from takujo.web.pages.home import Printing, short_name
from takujo.web.pages.lab import unequipped
from takujo.web.pages.people import level
from takujo.web.pages.reader import Reader
from takujo.web.pages.templates import whole

OPEN_AT_ONCE = 1  # elements of a table that are open without a touch, where there are no more


@dataclass(frozen=True)
class Wish:
    """What the form says: an edition, what is changed of it, and how it is tried."""

    game: str
    edition: str = ""
    part: str = ""
    settings: tuple[str, ...] = ()
    players: int = 0
    level: str = "normal"
    games: int = 1000
    experiments: int = 0

    def address(self) -> str:
        """The form as it stands, to come back to."""
        said: list[tuple[str, str]] = [("edition", self.edition), ("part", self.part)]
        said += [("set", each) for each in self.settings]
        said += [("players", str(self.players)), ("level", self.level)]
        said += [("games", str(self.games)), ("experiments", str(self.experiments))]
        return f"/lab/new/{self.game}?{urlencode([each for each in said if each[1]])}"


@dataclass(frozen=True)
class FormAsked:
    """What the form shows."""

    wish: Wish
    base: Mapping[str, Any]
    edition: Mapping[str, Any]  # with what was changed so far
    mistakes: Sequence[Mistake]
    typed: Mapping[str, str]  # what was just typed, by path
    printings: Sequence[Printing]
    numbers: Sequence[int]
    levels: Sequence[str]
    equipped: bool


@dataclass(frozen=True)
class ShownField:
    """One field."""

    path: str
    label: str
    kind: str
    text: str
    was: str  # as the edition prints it, where that is something else
    lines: int
    wrong: bool
    numbers: list[ShownField]  # in its rows


def page(reader: Reader, of: PrintedGame[Table], asked: FormAsked) -> str:
    """The whole document."""
    say, wish = reader.say, asked.wish
    elements = elements_of(asked.edition, wish.part, say) if wish.part else []
    wrong = {str(mistake.key) for mistake in asked.mistakes}
    return whole(
        "lab_form.html",
        reader,
        game=of.name,
        title=of.words.title(say),
        wish=wish,
        editions=[(each.id, short_name(each, of, say)) for each in asked.printings],
        usual=wish.edition or of.default_edition,
        parts=parts_of(asked.edition, of.elements.tables, say),
        elements=[(e.title, e.path, fields(e, asked, wrong)) for e in elements],
        open=[e.title for e in elements if any(map(stands_out, fields(e, asked, wrong)))],
        wide=len(elements) <= OPEN_AT_ONCE,
        changed=changed(asked, say),
        mistakes=[say.said(mistake.said()) for mistake in asked.mistakes],
        levels=[(each, level(each, say)) for each in asked.levels],
        numbers=[(n, f"{n:,}") for n in asked.numbers],
        players=[(n, str(n)) for n in sorted(of.seats)],
        tries=[(0, say.say("none")), (1, "1 + 1"), (2, "2 + 2"), (4, "4 + 4")],
        missing="" if asked.equipped else unequipped(say),
        words=words(say),
    )


def fields(element: FormElement, asked: FormAsked, wrong: set[str]) -> list[ShownField]:
    """The fields of an element: what was just typed, else what is set, with what is printed."""
    part = asked.wish.part
    base = fields_of(asked.base.get(part), [part], [])
    printed = {each.path: each.text for field in base for each in (field, *field.numbers)}
    return [shown(field, asked.typed, printed, wrong) for field in element.fields]


def stands_out(field: ShownField) -> bool:
    """Is it changed, or wrong?"""
    return bool(field.was) or field.wrong or any(map(stands_out, field.numbers))


def shown(
    field: FormField, typed: Mapping[str, str], printed: Mapping[str, str], wrong: set[str]
) -> ShownField:
    """One field, with the numbers of its rows."""
    text, was = typed.get(field.path, field.text), printed.get(field.path, "")
    return ShownField(
        path=field.path,
        label=field.label,
        kind=field.kind,
        text=text,
        was="" if same(text, was) else was,
        lines=max(2, len(text.splitlines()) + 1) if field.kind == ROWS else 1,
        wrong=any(field.path == key or key.startswith(f"{field.path}.") for key in wrong),
        numbers=[shown(each, typed, printed, wrong) for each in field.numbers],
    )


def changed(asked: FormAsked, say: Language) -> list[tuple[str, str]]:
    """Every setting with what it changes."""
    moved = {key: (a, b) for key, a, b in changes(asked.base, asked.edition)}
    shown = []
    for setting in asked.wish.settings:
        path = setting.partition("=")[0].strip()
        if path in moved:
            a, b = moved[path]
            shown.append((setting, f"{path}: {written(a, say)} → {written(b, say)}"))
        else:
            shown.append((setting, setting))
    return shown


def words(say: Language) -> dict[str, str]:
    """The words of the page."""
    return {
        "back": say.say("To the lab"),
        "lab": say.say("Balance lab"),
        "edition": say.say("Edition"),
        "parts": say.say("Open a part of the edition"),
        "take": say.say("Choose"),
        "keep": say.say("Keep these changes"),
        "changed": say.say("Changed so far"),
        "nothing": say.say("Nothing is changed yet: the edition is tried as it is."),
        "drop": say.say("Take this change back"),
        "wrong": say.say("This cannot be:"),
        "rows": say.say("The rows as text"),
        "row_hint": say.say("A row a line; a new line adds one, a deleted line takes it out."),
        "printed": say.say("printed"),
        "on": say.say("yes"),
        "off": say.say("no"),
        "players": say.say("Players"),
        "level": say.say("Who plays"),
        "games": say.say("Games"),
        "tries": say.say("Experiments"),
        "go": say.say("Play and tell me"),
        "how": say.say("in the background, at most 10 minutes"),
        "set_up": say.say("How it is tried"),
    }
