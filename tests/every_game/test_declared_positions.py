"""What lies on a table is declared once: written, read, copied, or said to follow from the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from hypothesis import given

from takujo.kernel.chance import Chance, FastNumbers, fast
from takujo.kernel.every_position import APART, COMMON
from takujo.kernel.fields import Fields
from takujo.kernel.table import Table
from tests.every_game.cases import CASES, SEEDS, Case, every_case, laws
from tests.every_game.golden_games import GENEROUS

NOT_COPIED: Final = ["ear"]  # nobody listens to a copy
NOT_READ: Final = [*NOT_COPIED, "offered", "veils", "stack"]  # asked again, or said elsewhere
NEVER: Final = {"give_up", "effect", "free_first"}  # asked only where an edition is changed
SHARED: Final = ["frames", "stack_at"]  # of the rulebook and the edition, by the number of seats


def attributes(of: Any) -> dict[str, Any]:
    """All attributes of a table or player, compiled or not."""
    names = getattr(of, "__dict__", None)
    if names is None:
        names = [name for each in type(of).__mro__ for name in getattr(each, "__mypyc_attrs__", ())]
    return {name: getattr(of, name) for name in names if not name.startswith("__")}


def lively(case: Case, seed: int) -> Iterator[Table]:
    """The tables of a random game; some players look several times whether they can do more."""
    settings = [more for game, edition, _, more in GENEROUS if f"{game}@{edition}-" in repr(case)]
    book = case.game.book(case.edition, settings[0] if settings else [])
    t = case.game.deal(book, case.seats, fast(seed))
    numbers = FastNumbers(seed)
    while t.asking is not None:
        yield t
        seat = t.waiting[numbers.below(len(t.waiting))]
        options = t.options(seat)
        looks = [numbers.below(len(options)) for _ in range(1 + seed % 4)]
        t.play(seat, options[max(looks)])
    yield t


def every_question(case: Case, seed: int) -> Iterator[Table]:
    """The first table of a game with each kind of question, and the last of all."""
    asked: list[int] = []
    for t in lively(case, seed):
        if t.asking is None or t.asking.id not in asked:
            asked += [] if t.asking is None else [t.asking.id]
            yield t


def of_players(fields: Fields) -> Fields:
    """What is declared of players."""
    return next(field.of_players for field in fields.fields if field.of_players is not None)


def pairs(t: Table, other: Table) -> Iterator[tuple[str, Any, Any]]:
    """The table and each player, beside those of another table."""
    yield "table", t, other
    players: list[Any] = attributes(t)["players"]
    for seat, (p, q) in enumerate(zip(players, attributes(other)["players"], strict=True)):
        yield f"player {seat}", p, q


def different(t: Table, other: Table, without: list[str]) -> list[str]:
    """The attributes in which two tables differ."""
    found = [] if t.agenda == other.agenda else ["agenda"]
    for name, one, two in pairs(t, other):
        theirs = attributes(two)
        for attribute, value in attributes(one).items():
            apart = attribute in [*without, "players", "stack"]
            if not apart and plain(value) != plain(theirs[attribute]):
                found.append(f"{name}: {attribute}")
    return found


def plain(value: Any) -> Any:
    """Chance by its kind and seed, anything else as it is."""
    return (value.kind, value.seed) if isinstance(value, Chance) else value


def marked(t: Table) -> Table:
    """A copy in which every attribute holds something that no other holds, and no default is."""
    t = t.copy()
    t.chance = fast(4711)
    t.asking = next(f for frames in t.frames for f in frames if f is not t.asking)
    t.lay(t.frames[0][1])
    mark = 100
    for _, one, _ in pairs(t, t):
        for name, value in attributes(one).items():
            mark += 1
            if isinstance(value, bool):
                setattr(one, name, not value)
            elif isinstance(value, int) and name not in ("seats", "depth"):
                setattr(one, name, mark)
            elif isinstance(value, list) and name not in ("players", "stack", *SHARED):
                setattr(one, name, [mark, mark + 1000] if not value else [mark] * len(value))
    return t


def shared_lists(t: Table, other: Table) -> Iterator[tuple[str, list[Any]]]:
    """The lists that two tables share."""
    for name, one, two in pairs(t, other):
        theirs = attributes(two)
        for attribute, value in attributes(one).items():
            if isinstance(value, list) and value is theirs[attribute] and attribute not in SHARED:
                yield f"{name}: {attribute}", value


@pytest.mark.parametrize("game", sorted({case.game.name for case in CASES}))
def test_the_games_of_these_laws_ask_every_kind_of_question(game: str) -> None:
    asked: set[str] = set()
    can_ask: set[str] = set()
    for case in [case for case in CASES if case.game.name == game]:
        book = case.book
        can_ask |= {p.name for p in book.paragraphs if p.choices[1:] and p.rule not in book.beside}
        for seed in range(4):
            for t in every_question(case, seed):
                asked |= {t.book.paragraphs[t.asking.id].name} if t.asking is not None else set()
    assert can_ask - asked <= NEVER


@every_case
def test_every_attribute_is_declared_in_the_position_or_named_as_derived(case: Case) -> None:
    t = case.deal(1)
    fields = case.game.declared(t)
    assert sorted(attributes(t)) == sorted({*COMMON.attributes, *fields.attributes, *APART})
    declared = [*of_players(fields).attributes, *fields.of_seats]
    for p in attributes(t)["players"]:
        assert sorted(attributes(p)) == sorted(set(declared))


@every_case
@laws(4)
@given(seed=SEEDS)
def test_a_copy_has_every_attribute_whatever_it_holds(case: Case, seed: int) -> None:
    for t in every_question(case, seed):
        assert different(t, t.copy(), NOT_COPIED) == []
        strange = marked(t)
        assert different(strange, strange.copy(), NOT_COPIED) == []


@every_case
@laws(4)
@given(seed=SEEDS)
def test_a_list_that_a_copy_shares_is_replaced_and_never_changed(case: Case, seed: int) -> None:
    kept: dict[int, tuple[str, list[Any], list[Any]]] = {}
    for t in lively(case, seed):
        for name, there in shared_lists(t, t.copy()):
            kept.setdefault(id(there), (name, there, there[:]))
    assert [name for name, there, before in kept.values() if there != before] == []


@every_case
@laws(4)
@given(seed=SEEDS)
def test_what_is_derived_is_what_the_rules_keep_up_to_date(case: Case, seed: int) -> None:
    for t in every_question(case, seed):
        fields = case.game.declared(t)
        players: list[Any] = attributes(t)["players"]
        for name, made in fields.derived.items():
            assert (name, getattr(t, name)) == (name, made(t))
        for name, made in of_players(fields).derived.items():
            assert (name, [getattr(p, name) for p in players]) == (name, [made(p) for p in players])
        for name, made_for in fields.of_seats.items():
            assert (name, [getattr(p, name) for p in players]) == (
                name,
                [made_for(t, seat) for seat in range(t.seats)],
            )


@every_case
@laws(4)
@given(seed=SEEDS)
def test_a_position_read_back_is_the_table_in_every_attribute(case: Case, seed: int) -> None:
    for t in every_question(case, seed):
        again = case.game.read(t.book, case.game.to_data(t))
        assert different(t, again, NOT_READ) == []
