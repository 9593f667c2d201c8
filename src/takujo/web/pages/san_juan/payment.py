"""What pays for a building: place, goods and cards that were touched; the rest is proposed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from takujo.games.san_juan import names
from takujo.games.san_juan.price import goods_that_pay, price, too_dear
from takujo.games.san_juan.scoring import score
from takujo.host.preview import Preview
from takujo.host.proposal import proposed as proposed_by_normal
from takujo.kernel.reason import Reason
from takujo.web.pages.asked import WITHOUT, touched
from takujo.web.pages.san_juan.pieces import production
from takujo.web.pages.san_juan.scene import Scene

NEW = 0  # the place of a building that covers nothing


@dataclass
class Plan:
    """A card to build, where, and what pays for it."""

    card: int
    place: int = NEW  # the slot that is built over
    goods: list[int] = field(default_factory=list)  # slots whose goods pay
    pay: list[int] = field(default_factory=list)  # cards of the hand, the last one touched last
    without: list[str] = field(default_factory=list)  # what comes with it and was declined


def wishes(s: Scene, plan: Plan) -> list[str]:
    """The plan as it is posted; what comes with it is apart."""
    out = [f"build {s.e.ids[plan.card]}"]
    if s.p.has(s.e.crane):
        out.append(f"place {plan.place or 'new'}")
    if s.p.has(s.e.black_market):
        out += [*[f"black_market {slot}" for slot in sorted(plan.goods)], "no black_market"]
    return [*out, *[f"pay {s.e.ids[card]}" for card in plan.pay]]


def read(s: Scene, selected: Sequence[str]) -> Plan:
    """A selection as a plan; KeyError or ValueError where it is none."""
    cards = {s.e.ids[card]: card for card in s.p.hand}
    slots = {str(slot): slot for kind in goods(s).values() for slot in kind}
    places = {"new": NEW} | {str(slot): slot for slot in range(1, len(s.p.buildings) + 1)}
    plan = Plan({s.readable(card): card for card in s.choices()}[selected[0]])
    for word in selected[1:]:
        rule, _, what = word.partition(" ")
        if word.startswith(WITHOUT):
            plan.without.append(word)
        elif rule == "pay":
            plan.pay.append(cards[what])
        elif rule == "black_market":
            plan.goods.append(slots[what])
        elif rule == "place":
            plan.place = places[what]
    return plan


def goods(s: Scene) -> dict[int, list[int]]:
    """The own goods that a black market would take, by building, the cheapest first."""
    out: dict[int, list[int]] = {}
    for building in production(s.e) if s.p.has(s.e.black_market) else []:
        own = [at + 1 for at, card in enumerate(s.p.buildings) if card == building]
        out[building] = [slot for slot in own if s.p.goods[slot - 1]]
    return {building: slots for building, slots in out.items() if slots}


# --- what it costs ------------------------------------------------------------------------------
def covered(s: Scene, plan: Plan) -> int:
    """The building that is built over; 0 if none is."""
    return s.p.buildings[plan.place - 1] if plan.place else 0


def cost(s: Scene, plan: Plan) -> int:
    """The price of the card there, before goods pay."""
    return price(s.t, s.p, plan.card, s.frame.n, covered(s, plan))


def owed(s: Scene, plan: Plan) -> int:
    """How many cards must pay."""
    return cost(s, plan) - len(plan.goods)


def why_not_there(s: Scene, card: int, place: int) -> Reason | None:
    """Why the card cannot be paid for at a place."""
    over = covered(s, Plan(card, place))
    return too_dear(s.t, s.p, card, s.frame.n, over, len(s.p.hand) - 1)


# --- what a touch does --------------------------------------------------------------------------
def settled(s: Scene, selected: Sequence[str], touch: str) -> list[str]:
    """The selection after a card to build, a card that pays, a place or a good was touched."""
    sign, word = touch[:1], touch[1:]
    rule, _, what = word.partition(" ")
    if rule == "build":
        return words(s, proposed(s, word)) if sign == "+" else []
    plan = read(s, touched(selected, touch))
    if rule == "pay":
        paid, _ = from_hand(s, plan)
        plan.pay = paid[-owed(s, plan) :] if owed(s, plan) else []
    elif rule == "place":
        pay_up(s, plan)
    elif rule == "goods":
        one_more(s, plan, goods(s)[s.e.ids.index(what)])
        pay_up(s, plan)
    return words(s, plan)


def words(s: Scene, plan: Plan) -> list[str]:
    """The plan as a selection."""
    return [*wishes(s, plan), *plan.without]


def proposed(s: Scene, choice: str) -> Plan:
    """The whole payment for a card: on a new plot, or where it then brings most points."""
    card = read(s, [choice]).card
    places = range(len(s.p.buildings) + 1) if s.p.has(s.e.crane) else [NEW]
    plans = [Plan(card, place) for place in places if why_not_there(s, card, place) is None]
    for plan in plans:
        pay_up(s, plan)
    new = plans[0].place == NEW
    return as_normal(s, plans[0] if new else max(plans, key=lambda plan: points(s, plan)))


def as_normal(s: Scene, plan: Plan) -> Plan:
    """The same plan with the cards that ``normal`` would pay for it."""
    begun = Preview(s.ahead, wishes(s, replace(plan, pay=[])))
    paid = [wish.split(" ")[1] for wish in proposed_by_normal(begun.ahead, (names.PAY,))]
    cards = [s.e.card(id) for id in paid]
    return replace(plan, pay=cards) if len(cards) == owed(s, plan) else plan


def points(s: Scene, plan: Plan) -> int:
    """The own points once it stands there."""
    return score(Preview(s.ahead, wishes(s, plan)).table, s.me)


def one_more(s: Scene, plan: Plan, kind: list[int]) -> None:
    """One more good of a kind pays; after the last possible one none does."""
    used = len([slot for slot in plan.goods if slot in kind])
    others = [slot for slot in plan.goods if slot not in kind]
    most = min(len(kind), goods_that_pay(s.t, s.p, cost(s, plan)) - len(others))
    plan.goods = others + of_kind(plan, kind, used + 1 if used < most else 0)


def of_kind(plan: Plan, kind: list[int], n: int) -> list[int]:
    """So many of these goods; the one that is built over anyway goes first."""
    return sorted(kind, key=lambda slot: slot != plan.place)[:n]


def pay_up(s: Scene, plan: Plan) -> None:
    """Keep what was chosen; fill up with, or take away, the cards wanted least."""
    kinds = goods(s).values()
    used = [len([slot for slot in plan.goods if slot in kind]) for kind in kinds]
    plan.goods = [g for kind, n in zip(kinds, used, strict=True) for g in of_kind(plan, kind, n)]
    for kind in kinds:
        while owed(s, plan) > len(s.p.hand) - 1 and free(s, plan, kind):
            one_more(s, plan, kind)
    plan.goods = plan.goods[max(0, -owed(s, plan)) :]
    paid, left = from_hand(s, plan)
    plan.pay = paid[: owed(s, plan)]
    for card in s.spare:
        if len(plan.pay) < owed(s, plan) and took(left, card):
            plan.pay.append(card)


def free(s: Scene, plan: Plan, kind: list[int]) -> bool:
    """Can one more good of this kind pay?"""
    most = goods_that_pay(s.t, s.p, cost(s, plan))
    return len(plan.goods) < most and any(slot not in plan.goods for slot in kind)


def from_hand(s: Scene, plan: Plan) -> tuple[list[int], list[int]]:
    """The cards that pay, as far as the hand has them, and what else is in it."""
    left = s.p.hand.copy()
    left.remove(plan.card)
    return [card for card in plan.pay if took(left, card)], left


def took(left: list[int], card: int) -> bool:
    """Take a card, if there is one like it."""
    if card not in left:
        return False
    left.remove(card)
    return True
