"""The end of the game as a player judges it: who would win, and who can bring it about."""

from __future__ import annotations

import math

from takujo.games.san_juan import names
from takujo.games.san_juan.judged_edition import end_points
from takujo.games.san_juan.judged_outlook import Outlook
from takujo.games.san_juan.judged_town import Town, town_of
from takujo.games.san_juan.judged_weights import Weights
from takujo.games.san_juan.scoring import score
from takujo.games.san_juan.table import Player


def final_score(o: Outlook, town: Town) -> int:
    """The score with this town if the game ends now."""
    points = town.points + len(o.p.chapel)
    for row in o.read.ends:
        if town.has(row.source):
            points += int(end_points(row, o.final_count(town, row.per, 0.0)))
    if town.has(o.e.palace):
        points += points // o.e.palace_points
    return points


def chance_to_win(lead: float, spread: float) -> float:
    """How likely a lead over the best of the others wins."""
    if lead > 30 * spread:
        return 1.0
    if lead < -30 * spread:
        return 0.0
    return 1 / (1 + math.exp(-lead / spread))


def chance_later(o: Outlook, lead: float) -> float:
    """How likely a lead wins if the game goes on; without cards nothing changes any more."""
    chance = chance_to_win(lead, o.w.spread)
    left = o.t.cards_left() / (o.w.few_cards * o.t.seats)
    return chance * left if left < 1 else chance


def ends_anyway(o: Outlook) -> float:
    """How likely the others end the game in this builder phase."""
    t = o.t
    last = o.e.end_buildings
    for p in t.players:
        if len(p.buildings) >= last:
            return 1.0
    goes_on = 1.0
    for frame in t.agenda:
        if frame.id == names.BUILD and frame.seat != o.seat:
            p = t.players[frame.seat]
            if len(p.buildings) == last - 1 and len(p.hand) >= 2:
                goes_on *= 1 - o.w.builds_last
    return 1 - goes_on


def last_points(w: Weights, p: Player, level: int) -> float:
    """Points that somebody adds in the last builder phase, by the cards in hand."""
    n = len(p.hand) - 1 + level
    return w.other_build_points * (min(n, 6) + 1) if n > 0 else 0.0


def lead_at_end(o: Outlook, mine: float) -> float:
    """My lead over the best of the others if the game ends in this builder phase."""
    t = o.t
    best = -1.0
    for seat, p in enumerate(t.players):
        if seat != o.seat:
            points = float(score(t, seat))
            for frame in t.agenda:
                if frame.id == names.BUILD and frame.seat == seat:
                    points += last_points(o.w, p, frame.n)
            if points > best:
                best = points
    return mine - best


def lead_if_it_goes_on(o: Outlook, mine: float) -> float:
    """My lead over the best of the others, with what everybody has in hand and town."""
    best = -1.0
    for seat, p in enumerate(o.t.players):
        if seat != o.seat:
            town = town_of(o.read, o.w, o.t.seats, p)
            value = score(o.t, seat) + prospects(o, town, p)
            if value > best:
                best = value
    return mine - best


def prospects(o: Outlook, town: Town, p: Player) -> float:
    """Points a player may still make of hand, goods and town."""
    hopes = o.cards(len(p.hand), town.limit) + goods_worth(o, p) + o.time * town.income()
    if town.has(o.e.chapel):
        hopes += o.w.chapel * (o.rounds - o.time)
    return hopes


def goods_worth(o: Outlook, p: Player) -> float:
    """What the goods in a town are worth."""
    total = 0.0
    n = 0
    for slot, good in enumerate(p.goods):
        if good:
            total += o.good(p.buildings[slot], n)
            n += 1
    return total


def my_lead(o: Outlook) -> float:
    """My lead if the game goes on."""
    return lead_if_it_goes_on(o, score(o.t, o.seat) + prospects(o, o.town, o.p))
