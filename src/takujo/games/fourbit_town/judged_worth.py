"""What a player's standing is worth in points, now and with the rounds still to come."""

from __future__ import annotations

from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.edition import FIRST_SIDE
from takujo.games.fourbit_town.judged_edition import ReadEdition
from takujo.games.fourbit_town.judged_weights import Weights
from takujo.games.fourbit_town.player import Player
from takujo.games.fourbit_town.scoring import row_points
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import Frame
from takujo.kernel.hidden import card_of

MOST_SPACE = 56


class Outlook:
    """What stays the same while one decision is weighed: the seat, the round, what is still due."""

    def __init__(self, t: Town, seat: int, frame: Frame, read: ReadEdition, w: Weights) -> None:
        self.t = t
        self.seat = seat
        self.e = t.edition
        self.read = read
        self.w = w
        self.left = max(0, self.e.rounds - max(1, t.round))  # rounds after this one
        working = t.worker != 0 or frame.id in (names.DECLARE, names.SET)
        self.sent = t.players[seat].sent if working else -1  # -1: nobody is sent in this round
        paid = frame.id == names.UPKEEP or (
            frame.id == names.SHARE and frame.n // names.HELD == names.SHARE_UPKEEP
        )
        self.due = self.left > 0 and not paid  # upkeep of this round is still to come
        self.upkeeps = self.left if self.due else max(0, self.left - 1)
        self.standing = read.standing[self.left]
        self.end_weight = read.end_weight[self.left]
        self.track = read.track[self.left]
        self.use = [w.capacity, w.capacity, w.capacity]  # of each kind, with every worker
        for card in t.players[seat].cards:
            if card < len(read.converts):
                for kind in range(3):
                    self.use[kind] += w.converter * read.converts[card][kind]
        self.end_rows = self.e.effects.at[effects.END]

    def to_send(self, p: Player) -> int:
        """Workers that can still be sent in this round."""
        return max(0, p.hired - self.sent) if self.sent >= 0 else 0

    def worth(self, t: Town) -> float:
        """All of it, for this seat at this table."""
        p = t.players[self.seat]
        value = p.vp + self.track[min(p.space, MOST_SPACE)]
        for row in self.end_rows:
            source = row.source
            if (source >= FIRST_SIDE or (p.owned >> source) & 1) and row.holds(t, self.seat):
                value += row_points(t, self.seat, row) * self.end_weight[row.index]
        for building in p.buildings:
            value += self.standing[building]
        if p.plans:
            value += self.plans(p)
        return value + self.workers(p) + self.goods(p)

    def plans(self, p: Player) -> float:
        """Planned buildings, as far as they will be built."""
        if self.left == 0 and self.to_send(p) == 0:
            return 0.0
        value = min(len(p.plans), 2) * self.w.any_plan
        for entry in p.plans:
            building = card_of(entry)
            if building < len(self.e.vp):
                value += self.w.plan * max(0.0, self.built(building))
        return value

    def built(self, building: int) -> float:
        """What building it brings beyond its cost, roughly."""
        return self.e.vp[building] + self.standing[building] - self.read.cost[building]

    def each_upkeep(self, p: Player) -> int:
        """What one worker costs at the end of a round, in goods."""
        if self.read.in_units:
            return 2 * self.e.units
        return self.e.coins_per_level * p.level

    def workers(self, p: Player) -> float:
        """What they bring in this round and later, less what they cost."""
        w = self.w
        each = w.action * (1 - w.crowd * p.hired)
        upkeep = self.each_upkeep(p) * w.unit
        later = w.future * (self.left * each - self.upkeeps * upkeep)
        now = self.to_send(p)
        value = now * each + p.hired * (later if later > 0 else 0.3 * later)
        room = min(p.level, self.e.workers) - p.hired
        if room > 0 and (now > 0 or self.left > 0):
            hire = self.read.worker_levels * p.level + max(0.0, later)
            value += w.slot * hire * (1.4 if room > 1 else 1.0)
        if self.e.by_level:
            value += w.ahead * self.left * p.level
        return value

    def goods(self, p: Player) -> float:
        """Goods that can still be used, and those that upkeep will take."""
        w = self.w
        actions = self.to_send(p) + self.left * p.hired
        if actions == 0 and not self.due:
            return w.tie * p.coin
        coin, wood, stone = float(p.coin), float(p.wood), float(p.stone)
        value = w.tie * coin
        if self.due:
            need = float(self.each_upkeep(p) * p.hired)
            have = coin + wood + stone if self.read.in_units else coin
            value += self.saved(p, need, have)
            used = min(need, have)
            if self.read.in_units and have > 0:
                share = 1 - used / have
                coin, wood, stone = coin * share, wood * share, stone * share
            else:
                coin -= used
        value += w.unit * usable(wood, self.use[0] * actions)
        value += w.unit * usable(stone, self.use[1] * actions)
        return value + w.unit * usable(coin, self.use[2] * actions)

    def saved(self, p: Player, need: float, have: float) -> float:
        """What is laid by for upkeep, and what is lost when it will not suffice."""
        w = self.w
        value = w.needed * w.unit * min(need, have)
        coming = w.income * self.to_send(p)
        short = need - have - coming
        if short > 0 and p.hired:
            each = w.action * (1 - w.crowd * p.hired) * w.future * self.left
            each += self.read.worker_levels * p.level
            value -= short * p.hired / need * each * 0.7
        return value


def usable(amount: float, capacity: float) -> float:
    """How many of a kind will find a use, if the first ``capacity`` of them easily do."""
    return amount * capacity / (capacity + amount) if amount > 0 else 0.0
