"""A town: twelve plots are always drawn, so that the end of the game is seen coming."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.kernel.hidden import UNKNOWN
from takujo.web.pages.asked import Question, Touch
from takujo.web.pages.san_juan.pieces import Face, Good, face, good_of
from takujo.web.pages.san_juan.scene import Scene
from takujo.web.pages.san_juan.scene import plot as place

SIX = 6  # plots in a row; a longer game has longer rows, and still two of them


@dataclass(frozen=True)
class Plot:
    """A plot with what stands on it; no face: empty."""

    slot: int
    face: Face | None
    good: Good | None
    offered: Good | None  # what would be produced here
    touch: Touch
    moving: str
    tucked: int  # cards under a chapel
    label: str


@dataclass(frozen=True)
class Plots:
    """All plots of a player."""

    plots: list[Plot]
    rows: int
    columns: int


def town(s: Scene, seat: int, question: Question | None = None) -> Plots:
    """The town of a seat; with a question its buildings can be touched."""
    count = max(s.e.end_buildings, len(s.t.players[seat].buildings))
    plots = [plot(s, seat, slot, question) for slot in range(1, count + 1)]
    columns = max(SIX, -(-count // 2))
    return Plots(plots, -(-count // columns), columns)


def plot(s: Scene, seat: int, slot: int, question: Question | None) -> Plot:
    """One plot."""
    p = s.t.players[seat]
    touches = question.things if question is not None else {}
    if slot > len(p.buildings):
        label = s.say.say("Plot {n}, empty", n=slot)
        return Plot(slot, None, None, None, touches.get(place(slot), Touch()), "", 0, label)
    card = p.buildings[slot - 1]
    shown = face(s.cards, card)
    good = good_of(s.cards, card) if p.goods[slot - 1] else None
    tucked = len(p.chapel) if card == s.e.chapel else 0
    label = shown.name
    if good is not None:
        label = s.say.say("{card} with {good}", card=shown.name, good=good.name)
    nth = p.buildings[: slot - 1].count(card)
    touch = touches.get(place(slot), Touch(sheet=f"card/{shown.id}"))
    produces = question is not None and question.rule == "produce" and touch.choice
    offered = good_of(s.cards, card) if produces else None
    moving = s.moving(card, nth) if seat == s.me else ""
    return Plot(slot, shown, good, offered, touch, moving, tucked, label)


def known(cards: list[int]) -> list[int]:
    """The cards among these that the reader knows."""
    return [card for card in cards if card != UNKNOWN]
