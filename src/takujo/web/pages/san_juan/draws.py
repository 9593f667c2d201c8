"""Cards drawn by the own buildings after an act: proposed with it, each to be declined."""

from __future__ import annotations

from takujo.editions.effects import Row
from takujo.games.san_juan import effects
from takujo.web.pages.asked import Extra
from takujo.web.pages.san_juan.pieces import icon_of
from takujo.web.pages.san_juan.scene import Scene

ANY = (0, 99)


def draws_at(s: Scene, moment: int, counted: int, fixed: dict[int, int]) -> list[Extra]:
    """The effects the seat has at a moment, in their order.

    ``counted`` is the count that follows from how much is picked; ``fixed`` says what other
    counts will be. Nothing is seen between the act and these draws, except the cards sold for.
    """
    out: list[Extra] = []
    for row in s.e.effects.at[moment]:
        if not s.p.has(row.source) or not simple(row):
            continue
        hand, count = limits(row, effects.HAND), limits(row, counted)
        others = [limits(row, what)[0] <= n <= limits(row, what)[1] for what, n in fixed.items()]
        if all(others):
            out.append(drawing(s, row, hand, count))
    return out


def simple(row: Row) -> bool:
    """Asked, free, and in one way only: anything else is left to its own question."""
    free = all(not way for way in row.pays) and len(row.gains) == 1
    return row.asked and free and row.per < 0 and row.gains[0][:1] == [effects.CARD]


def limits(row: Row, what: int) -> tuple[int, int]:
    """Between which numbers a count must lie."""
    low, high = ANY
    for i in range(0, len(row.needs), 3):
        if row.needs[i] == what:
            low, high = max(low, row.needs[i + 1]), min(high, row.needs[i + 2])
    return low, high


def drawing(s: Scene, row: Row, hand: tuple[int, int], count: tuple[int, int]) -> Extra:
    """One such effect as something to be ticked."""
    cards = row.gains[0][1]
    name = s.say.many("{card}: +{n}", "{card}: +{n}", cards, card=s.cards.title(row.source))
    return Extra(
        name,
        "effect use",
        "no effect",
        icon=icon_of(s.e.ids[row.source]),
        gain=cards,
        hand=None if hand == ANY else hand,
        count=None if count == ANY else count,
        place=s.p.buildings.index(row.source) + 1 if row.source in s.p.buildings else 0,
    )
