"""A phase played in thought: what each player makes of a role, by what everybody can see."""

from __future__ import annotations

from takujo.games.san_juan import names
from takujo.games.san_juan.edition import PRODUCTION
from takujo.games.san_juan.judged_build import BuildJudge
from takujo.games.san_juan.judged_hand import Hand
from takujo.games.san_juan.judged_outlook import Outlook
from takujo.games.san_juan.judged_town import Town
from takujo.games.san_juan.table import Player


class Standing:
    """What one player has at some point of the round."""

    def __init__(self, seat: int, town: Town) -> None:
        self.seat = seat
        self.town = town
        self.slots: list[int] = []  # production buildings, the dearest goods first
        self.hand = 0.0
        self.goods = 0  # bit per slot
        self.buildings = 0
        self.points = 0.0
        self.gained = 0.0
        self.built = False
        self.known = False  # is it my own hand?

    def read(self, o: Outlook, p: Player, points: float) -> None:
        """What lies on the table."""
        self.hand = float(len(p.hand))
        self.buildings = len(p.buildings)
        self.points = points
        for full in (True, False):
            for slot, building in enumerate(p.buildings):
                if o.e.kind[building] == PRODUCTION and (p.goods[slot] > 0) == full:
                    self.insert(o, building, full)

    def insert(self, o: Outlook, building: int, full: bool) -> None:
        """Sort a production building in."""
        price = o.read.price
        at = len(self.slots)
        while at > 0 and price[self.slots[at - 1]] < price[building]:
            at -= 1
        self.slots.insert(at, building)
        low = self.goods & ((1 << at) - 1)
        self.goods = low | (self.goods >> at) << (at + 1) | (1 << at if full else 0)

    def goods_lying(self) -> int:
        """How many goods lie in town."""
        n = 0
        for at in range(len(self.slots)):
            n += (self.goods >> at) & 1
        return n

    def copy(self) -> Standing:
        """An independent standing."""
        other = Standing(self.seat, self.town)
        other.slots = self.slots
        other.hand = self.hand
        other.goods = self.goods
        other.buildings = self.buildings
        other.points = self.points
        other.gained = self.gained
        other.built = self.built
        other.known = self.known
        return other


class PhaseJudge:
    """What the roles bring to whom."""

    def __init__(self, o: Outlook, hand: Hand) -> None:
        self.o = o
        self.hand = hand
        self.last = False  # is somebody about to end the game?

    def level(self, s: Standing) -> int:
        """The privilege a picker has."""
        return 2 if s.town.has(self.o.e.library) and not self.o.t.library_used else 1

    def play(self, table: list[Standing], role: int, picker: int) -> bool:
        """Everybody acts; is the game over then?"""
        seats = len(table)
        self.last = somebody_ends(self.o, table)
        for i in range(seats):
            s = table[(picker + i) % seats]
            s.gained += self.act(s, role, self.level(s) if i == 0 else 0)
        if role == names.ROLE_BUILDER:
            for s in table:
                if s.buildings >= self.o.e.end_buildings:
                    return True
        return False

    def act(self, s: Standing, role: int, level: int) -> float:
        """One player acts in a phase; what it gains."""
        if role == names.ROLE_BUILDER:
            return self.build(s, level) if s.known else self.other_build(s, level)
        before = self.hand_value(s)
        gain = 0.0
        if role == names.ROLE_PRODUCER:
            gain = self.produce(s, level)
        elif role == names.ROLE_TRADER:
            gain = self.trade(s, level)
        elif role == names.ROLE_COUNCILLOR:
            gain = self.council(s, level)
        else:
            self.prospect(s, level)
        return gain + self.hand_value(s) - before

    def looks(self, s: Standing, role: int, level: int) -> float:
        """What a role brings somebody, as far as the others can tell."""
        known = s.known
        s.known = False
        gain = self.act(s.copy(), role, level)
        s.known = known
        return gain

    def hand_value(self, s: Standing) -> float:
        """What a hand is worth: my own by its cards, the others' by their number."""
        if s.known and not s.built:
            return self.hand.value(None, s.hand, self.hand.count)
        return self.o.cards(s.hand, s.town.limit)

    def produce(self, s: Standing, level: int) -> float:
        """Goods on the dearest empty buildings."""
        o = self.o
        left = o.e.produce + s.town.make + o.e.privilege[names.ROLE_PRODUCER][level]
        made = 0
        lying = s.goods_lying()
        gain = 0.0
        for at, building in enumerate(s.slots):
            if left > made and not (s.goods >> at) & 1:
                s.goods |= 1 << at
                made += 1
                gain += o.good(building, lying)
                lying += 1
        for draw in o.read.produced:
            if made >= draw.low and s.town.has(draw.source):
                s.hand += draw.cards
        return gain

    def trade(self, s: Standing, level: int) -> float:
        """The dearest goods are sold at the next tile, as far as it is known."""
        o = self.o
        left = o.e.sell + s.town.sell + o.e.privilege[names.ROLE_TRADER][level]
        sold = 0
        lying = s.goods_lying()
        gain = 0.0
        for at, building in enumerate(s.slots):
            if left > sold and (s.goods >> at) & 1:
                s.goods &= ~(1 << at)
                sold += 1
                s.hand += o.next_price(building)
                lying -= 1
                gain -= o.good(building, lying)
        for draw in o.read.sold:
            if sold >= draw.low and s.town.has(draw.source):
                s.hand += draw.cards
        return gain

    def council(self, s: Standing, level: int) -> float:
        """Cards are drawn, and the best kept."""
        o = self.o
        drawn = o.e.council_draw + o.e.privilege[names.ROLE_COUNCILLOR][level]
        s.hand += min(drawn, o.e.council_keep + s.town.keep)
        gain = o.w.choice * o.card * (drawn - 1.0) / (drawn + 1.0)
        if s.known and self.hand.wishes:
            gain /= 1 + o.w.content * max(0.0, self.hand.wishes[0].margin)
        return gain

    def prospect(self, s: Standing, level: int) -> None:
        """The picker draws; a gold mine may bring a card."""
        o = self.o
        s.hand += o.e.privilege[names.ROLE_PROSPECTOR][level]
        if s.town.has(o.e.gold_mine):
            s.hand += o.w.mine_choice * o.read.mine

    def build(self, s: Standing, level: int) -> float:
        """I build what gains most with the cards I shall have."""
        o = self.o
        judge = BuildJudge(o, self.hand, level, int(s.hand), 1.0 if self.last else 0.0)
        best = 0.0
        more = 0.0
        for each in self.hand.wishes:
            if each.worth > 0:
                value = judge.best_place(each)
                if value > best:
                    best = value
                    more = judge.points(each.card)
        s.built = True
        if best > 0:
            s.buildings += 1
            s.points += more
        return best

    def other_build(self, s: Standing, level: int) -> float:
        """Somebody else builds something that the number of cards allows."""
        o = self.o
        w = o.w
        share = w.production_share
        off = o.e.privilege[names.ROLE_BUILDER][level]
        power = s.hand - 1 + off + share * s.town.off_production + (1 - share) * s.town.off_city
        if s.hand < 1 or power < 1:
            return 0.0
        power = min(power, 6.0)
        spent = 1 + max(0.0, w.other_spend * power - off)
        s.hand = max(0.0, s.hand - spent)
        s.buildings += 1
        s.points += w.other_build_points * (power + 1)
        return w.other_build + w.other_build_more * power


def somebody_ends(o: Outlook, table: list[Standing]) -> bool:
    """Can anybody build the last building now?"""
    for s in table:
        if s.buildings >= o.e.end_buildings - 1 and s.hand >= 2:
            return True
    return False
