"""What comes to light in San Juan, large: the gold mine's cards, the price tile."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from takujo.games.san_juan import events
from takujo.kernel.table import Event
from takujo.web.pages.san_juan.felt import priced
from takujo.web.pages.san_juan.pieces import face, good_of
from takujo.web.pages.san_juan.scene import Scene
from takujo.web.pages.templates import fill


def stage(s: Scene, happened: Sequence[Event]) -> Markup:
    """The last of them, with what follows from it."""
    for event in reversed(happened):
        if event[0] == events.TURNED_UP:
            return mine(s, event[1], list(event[2:]))
        if event[0] == events.TILE_TURNED:
            return tile(s, event[2])
    return Markup("")


def mine(s: Scene, seat: int, cards: list[int]) -> Markup:
    """The cards of a gold mine; two of the same cost bring nothing."""
    say, costs = s.say, [s.e.cost[card] for card in cards]
    twice = sorted({cost for cost in costs if costs.count(cost) > 1})
    verdict = say.say("All costs differ: one may be taken.")
    if twice:
        n = costs.count(twice[0])
        verdict = say.many(
            "{n} card costs {cost}: nothing.", "{n} cards cost {cost}: nothing.", n, cost=twice[0]
        )
    title = say.say("{name}: {what}", name=s.names[seat], what=s.cards.title(s.e.gold_mine))
    faces = [(face(s.cards, card), s.e.cost[card] in twice) for card in cards]
    return shown(s, title, verdict, cards=faces, tile=[])


def tile(s: Scene, number: int) -> Markup:
    """The price tile, and what the reader's own goods bring."""
    say, p = s.say, s.p
    own = [card for slot, card in enumerate(p.buildings) if p.goods[slot]]
    best = max([s.e.tiles[number][card] for card in own], default=0)
    names = [good_of(s.cards, card).name for card in own if s.e.tiles[number][card] == best]
    verdict = say.say("You have no goods to sell.")
    if own:
        verdict = say.many(
            "Your best good: {good} for {n} card", "Your best good: {good} for {n} cards",
            best, good=names[0],
        )  # fmt: skip
    return shown(s, say.say("Prices now"), verdict, cards=[], tile=priced(s, "", number).goods)


def shown(s: Scene, title: str, verdict: str, **things: object) -> Markup:
    """A heading, the things, what follows."""
    words = {"point_mark": s.say.say("pt")}
    return fill("san_juan/stage.html", s.at.reader, title=title, verdict=verdict, words=words,
                **things)  # fmt: skip
