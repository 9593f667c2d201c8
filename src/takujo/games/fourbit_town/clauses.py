"""Which paragraph of the rulebook speaks of an effect: that of the element that has it."""

from __future__ import annotations

from takujo.editions.effect_rule import UseEffect
from takujo.editions.effects import Row
from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.edition import CITY_HALL, FIRST_PLACE, FIRST_SIDE
from takujo.games.fourbit_town.table import Town


def clause_of(row: Row) -> str:
    """The buildings, the cards, the places, the city hall, or the common actions."""
    if row.source < FIRST_SIDE:
        return "8"
    if row.source < FIRST_PLACE:
        return "7"
    if row.source < CITY_HALL:
        return "9"
    return "4-3" if row.source == CITY_HALL else "4-6"


def clause_of_payment(t: Town, purpose: int) -> str:
    """Upkeep, or the effect that is paid for: its gain lies next on the agenda."""
    if purpose == names.SHARE_UPKEEP:
        return "6-3-3"
    for frame in reversed(t.agenda):
        if frame.id == names.REAP:
            return clause_of(t.edition.effects.rows[frame.n])
    return "7"


class TownEffect(UseEffect[Town]):
    """Use an effect of a place, card or building, or not."""

    def clause_of(self, row: Row) -> str:
        """The paragraph of its element."""
        return clause_of(row)
