"""What a building costs: one bill, used by offer, refusal, explanation and payment alike."""

from __future__ import annotations

from takujo.games.san_juan.edition import PRODUCTION
from takujo.games.san_juan.effects import PRICE_CITY, PRICE_PRODUCTION
from takujo.games.san_juan.names import ROLE_BUILDER
from takujo.games.san_juan.table import Player, SanJuan
from takujo.kernel.reason import Reason


class BillLine:
    """One line of a bill: what it is for, the card it comes from, and how much it adds."""

    def __init__(self, what: str, card: int, amount: int) -> None:
        self.what = what  # "cost", "covered", "privilege" or "discount"; of a role: privilege.py
        self.card = card
        self.amount = amount


def price(t: SanJuan, p: Player, card: int, level: int, covered: int) -> int:
    """Printed cost less the covered building's, less privilege, smithy or quarry; never below 0."""
    e = t.edition
    cost = e.cost[card]
    if covered:
        cost -= e.cost[covered]
    cost -= e.privilege[ROLE_BUILDER][level]
    moment = PRICE_PRODUCTION if e.kind[card] == PRODUCTION else PRICE_CITY
    for row in e.effects.at[moment]:
        if p.has(row.source):
            cost -= row.gains[0].number
    return cost if cost > 0 else 0


def bill(t: SanJuan, p: Player, card: int, level: int, covered: int) -> list[BillLine]:
    """The terms of the price, each with its name; their sum, never below 0, is the price."""
    e = t.edition
    terms = [BillLine("cost", card, e.cost[card])]
    if covered:
        terms.append(BillLine("covered", covered, -min(e.cost[card], e.cost[covered])))
    if level:
        terms.append(BillLine("privilege", 0, -e.privilege[ROLE_BUILDER][1]))
    if level == 2:
        more = e.privilege[ROLE_BUILDER][2] - e.privilege[ROLE_BUILDER][1]
        terms.append(BillLine("discount", e.library, -more))
    moment = PRICE_PRODUCTION if e.kind[card] == PRODUCTION else PRICE_CITY
    for row in e.effects.at[moment]:
        if p.has(row.source):
            terms.append(BillLine("discount", row.source, -row.gains[0].number))
    return terms


def goods_that_pay(t: SanJuan, p: Player, owed: int) -> int:
    """How many goods the black market would take for this price."""
    e = t.edition
    if not p.has(e.black_market):
        return 0
    most = min(e.market_goods, owed)
    goods = 0
    for good in p.goods:
        if good and goods < most:
            goods += 1
    return goods


def affordable(t: SanJuan, p: Player, card: int, level: int, covered: int, cards: int) -> bool:
    """Can the price be paid with so many other cards, and goods where they may pay?"""
    owed = price(t, p, card, level, covered)
    return owed <= cards or owed - goods_that_pay(t, p, owed) <= cards


def too_dear(
    t: SanJuan, p: Player, card: int, level: int, covered: int, cards: int
) -> Reason | None:
    """What is missing to pay for it with so many other cards, and goods where they may pay."""
    owed = price(t, p, card, level, covered)
    have = cards + goods_that_pay(t, p, owed)
    if have >= owed:
        return None
    return Reason("too_dear", {"card": card, "need": owed, "have": have, "short": owed - have}, "5")


def dearest(t: SanJuan, p: Player) -> int:
    """The building the crane would best build over, or 0 without a crane."""
    e = t.edition
    best = 0
    if p.has(e.crane):
        for building in p.buildings:
            if e.cost[building] > e.cost[best]:
                best = building
    return best
