"""A payment in any mix: kind by kind it is said how many units of it are paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.clauses import clause_of_payment
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import Rule
from takujo.kernel.reason import Reason

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

# By purpose: the kinds, in the order they are asked.
MIXES: Final = [
    [effects.WOOD, effects.STONE],
    [effects.WOOD, effects.STONE, effects.COIN],
    [effects.COIN, effects.WOOD, effects.STONE, effects.VP],
]


class Share(Rule[Town]):
    """So many units of one kind; n is the purpose and the place of the kind among its kinds."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """From as few as the other kinds leave to as many as there are."""
        most = units(t, seat, n)
        least = t.owed - all_units(t, seat, n // names.HELD, n % names.HELD + 1)
        t.must([1 + paid for paid in range(max(least, 0), 1 + min(most, t.owed))])

    def take(self, t: Town, seat: int, n: int, choice: int) -> None:
        """On to the next kind while anything is owed."""
        paid = choice - 1
        kind = MIXES[n // names.HELD][n % names.HELD]
        t.pay(seat, kind, paid * unit(t, n), -1 - names.SHARE)
        t.owed -= paid
        if t.owed and n % names.HELD + 1 < len(MIXES[n // names.HELD]):
            t.then(names.SHARE, seat, n + 1)

    def together(self, t: Town, seat: int, n: int) -> int:
        """All kinds that are left."""
        return len(MIXES[n // names.HELD]) - n % names.HELD

    def ordered(self) -> bool:
        """One number for each kind."""
        return True

    def candidates(self, t: Town, seat: int, n: int) -> list[int]:
        """Any number up to what is owed."""
        return list(range(1, t.owed + 2))

    def why_not(self, t: Town, seat: int, n: int, choice: int) -> Reason | None:
        """There is less of it, or the other kinds cannot make up for it."""
        purpose = n // names.HELD
        kind, clause = MIXES[purpose][n % names.HELD], clause_of_payment(t, purpose)
        most = units(t, seat, n)
        have = t.players[seat].thing(kind)
        if choice - 1 > most:
            need = (choice - 1) * unit(t, n)
            numbers = {"thing": kind, "need": need, "have": have, "short": need - have}
            return Reason("too_dear", numbers, clause)
        rest = all_units(t, seat, purpose, n % names.HELD + 1)
        if t.owed - (choice - 1) > rest:
            return Reason("others_too_few", {"units": t.owed - choice + 1, "have": rest}, clause)
        return None


def unit(t: Town, n: int) -> int:
    """How many of the kind make one unit; 0 if it cannot be paid."""
    purpose = n // names.HELD
    return unit_of(t, purpose, MIXES[purpose][n % names.HELD])


def unit_of(t: Town, purpose: int, kind: int) -> int:
    """How many of this kind make one unit for a purpose."""
    return t.edition.unit[kind] if purpose == names.SHARE_UPKEEP else 2


def units(t: Town, seat: int, n: int) -> int:
    """How many units of the kind the seat has."""
    purpose = n // names.HELD
    return units_of(t, seat, purpose, MIXES[purpose][n % names.HELD])


def units_of(t: Town, seat: int, purpose: int, kind: int) -> int:
    """How many units of one kind the seat has for a purpose."""
    size = unit_of(t, purpose, kind)
    return t.players[seat].thing(kind) // size if size else 0


def all_units(t: Town, seat: int, purpose: int, first: int = 0) -> int:
    """How many units of all kinds from the first on the seat could pay."""
    total = 0
    kinds = MIXES[purpose]
    place: i64
    for place in range(first, len(kinds)):
        total += units_of(t, seat, purpose, kinds[place])
    return total
