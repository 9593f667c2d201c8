"""Editions with random mistakes and changes in them, and what must hold of those accepted."""

from __future__ import annotations

import contextlib
import copy
import random
from typing import Any, Final

from takujo.cpu.levels import player
from takujo.editions.language import LANGUAGES, language
from takujo.editions.printed import PrintedGame
from takujo.editions.shape import mistakes_in
from takujo.kernel.agenda import Rulebook
from takujo.kernel.chance import FastNumbers, fast
from takujo.kernel.table import Table
from takujo.web.pages import table as table_page
from takujo.web.pages import text_table
from takujo.web.pages.reader import At, Reader, Seat
from tests.words.as_markdown import markdown_of

MOST_DECISIONS: Final = 20_000
NUMBERS: Final = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 40, 98, 99, 100, 999, 1 << 70]
ODD: Final[list[Any]] = [True, "", "x", "{n}", "<b>&", [], {}, [[]], [{}], {"a": 1}, 1.5, "absent"]
NAMES: Final = ["Ken", "Luisa", "Mateo", "Sakura"]


def places(value: Any, keys: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The keys of everything in an edition, tables and lists included."""
    found = [keys] if keys else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += places(inner, (*keys, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            found += places(inner, (*keys, index))
    return found


def at_place(data: Any, keys: tuple[Any, ...]) -> Any:
    """What lies at these keys."""
    for key in keys:
        data = data[key]
    return data


def rows_in(data: Any) -> list[dict[str, Any]]:
    """Every effect row of an edition."""
    lists = [at_place(data, keys) for keys in places(data) if keys[-1] == "effects"]
    return [row for rows in lists if isinstance(rows, list) for row in rows]


def parts_of(rows: list[dict[str, Any]], game: PrintedGame[Table], chance: random.Random) -> Any:
    """A part for a row: one that another row has, or one that the language allows."""
    name = chance.choice(
        ["when", "if", "if_at_most", "pay", "gain", "per", "each", "up_to", "per_round", "order",
         "may", "at_once", "pay_at_most", "either", "at", "per_turn"]
    )  # fmt: skip
    having = [row[name] for row in rows if name in row]
    plain = {"may": True, "at_once": True, "either": True, "per_turn": True, "each": 2,
             "up_to": chance.choice([2, 3, "any"]), "per_round": 1, "order": 3}  # fmt: skip
    if having and (name not in plain or chance.random() < 0.5):
        return name, copy.deepcopy(chance.choice(having))
    return name, plain.get(name, 1)


def change_row(data: Any, game: PrintedGame[Table], chance: random.Random) -> None:
    """Another moment, gain, price, condition or limit in a row, or a whole row moved."""
    rows = rows_in(data)
    if not rows:
        return
    row = chance.choice(rows)
    how = chance.random()
    if how < 0.5:
        name, value = parts_of(rows, game, chance)
        row[name] = value
    elif how < 0.7 and len(row) > 2:
        del row[chance.choice(list(row))]
    else:
        lists = [keys for keys in places(data) if keys[-1] == "effects"]
        at_place(data, chance.choice(lists)).append(copy.deepcopy(row))


def change(data: Any, game: PrintedGame[Table], chance: random.Random) -> None:
    """One random change anywhere."""
    how = chance.random()
    if how < 0.5:
        change_row(data, game, chance)
        return
    keys = chance.choice(places(data))
    holder, last = at_place(data, keys[:-1]), keys[-1]
    value = holder[last]
    if how < 0.75:
        numbers = [k for k in places(data) if type(at_place(data, k)) is int]
        keys = chance.choice(numbers)
        at_place(data, keys[:-1])[keys[-1]] = chance.choice(NUMBERS)
    elif how < 0.85:
        del holder[last]
    elif how < 0.92:
        holder[last] = copy.deepcopy(chance.choice(ODD))
    else:
        other = at_place(data, chance.choice(places(data)))
        holder[last] = copy.deepcopy(other) if type(other) is type(value) else value


def mutated(game: PrintedGame[Table], edition: str, seed: int) -> dict[str, Any]:
    """The edition with one to four random changes, always the same for a seed."""
    chance = random.Random(seed)
    data = copy.deepcopy(game.edition(edition))
    for _ in range(chance.choice([1, 1, 2, 3, 4])):
        # an earlier change may have left nothing to change there
        with contextlib.suppress(AttributeError, TypeError):
            change(data, game, chance)
    return data


def is_accepted(game: PrintedGame[Table], data: dict[str, Any]) -> bool:
    """Whether the check finds no mistake."""
    return not mistakes_in(data, game.shape, "mutated.toml")


def use(
    game: PrintedGame[Table], data: dict[str, Any], seed: int, pages: int = 2, most: int = 4
) -> None:
    """Everything an edition is for: rulebook, games to the end, positions, words, pages, CPUs."""
    book = game.book_of(data, "mutated")
    for code in LANGUAGES:
        say = language(code)
        assert markdown_of(game.words, book, say)
        for element in game.words.elements(book):
            assert game.words.explain(book, element, say)
    for seats in [seats for seats in sorted(game.seats) if seats <= most]:
        play(game, book, seats, seed, pages)


def play(game: PrintedGame[Table], book: Rulebook, seats: int, seed: int, pages: int) -> None:
    """One random game to its end, looked at in some of its moments."""
    t = game.deal(book, seats, fast(seed))
    numbers = FastNumbers(seed)
    looked = {numbers.below(300) for _ in range(pages)}
    decisions = 0
    while t.asking is not None:
        if decisions in looked:
            look(game, t)
        waiting = t.waiting
        seat = waiting[numbers.below(len(waiting))]
        options = t.options(seat)
        t.play(seat, options[numbers.below(len(options))])
        decisions += 1
        assert decisions < MOST_DECISIONS, "the game does not end"
    look(game, t)


def look(game: PrintedGame[Table], t: Table) -> None:
    """The table as a file, for a CPU, as words and as pages."""
    again = game.position(t.book, game.to_data(t))
    assert game.to_data(again) == game.to_data(t)
    for seat in t.waiting[:1] or [0]:
        seen = game.seen(t, seat)
        if t.asking is not None:
            player("easy", game, 1).choose(seen)
        for code in LANGUAGES:
            reader = Reader(language(code), here="/t/m4tch")
            people = [Seat(name) for name in NAMES[: t.seats]]
            at = At(reader, "m4tch", people, seen, question=1, entry=9)
            assert table_page.page(at)
            assert text_table.page(at)
