"""What a seat expects of the rest of the game: how long it lasts, what everything is worth."""

from __future__ import annotations

from takujo.games.goryokaku import effects
from takujo.games.goryokaku.judged_edition import ReadEdition, factor_at
from takujo.games.goryokaku.judged_tiles import TileOutlook
from takujo.games.goryokaku.judged_weights import FULL, Weights
from takujo.games.goryokaku.names import AREAS, CRESTS, KINDS, SHIP_LV, SOIL_LV
from takujo.games.goryokaku.table import Goryokaku


class Outlook:
    """The judgement of one position by one seat; everything is in points."""

    def __init__(self, t: Goryokaku, seat: int, read: ReadEdition, w: Weights) -> None:
        self.t = t
        self.seat = seat
        self.read = read
        self.w = w
        self.e = t.edition
        self.p = t.players[seat]
        self.recalls = sum(t.piles)  # of all players, still to come
        self.own_recalls = self.recalls / t.seats
        rest = max(0.0, self.own_recalls - 1)
        self.placements = self.p.workers + t.edition.workers_drawn[t.seats] * rest
        self.time = self.placements / FULL
        self.builds = self.placements * w.builds
        self.placement = w.placement * self.placements / (self.placements + w.fade)
        self.weigh_cubes()
        # the daiba's factor as it will be: points of every castle card
        self.steps = self.p.daiba + w.pace * self.own_recalls
        self.castle_point = factor_at(self.e, self.steps)
        self.castles = len(self.p.castles) + self.builds
        self.tiles = TileOutlook(t, seat, w, self.builds, self.placements)
        self.worth = self.weigh_things()

    def weigh_cubes(self) -> None:
        """Placements and points for a cube of each kind."""
        w = self.w
        self.effort = [effort if effort > 0.0 else w.rare for effort in self.read.cube_effort]
        self.virtual = [0, 0, 0, 0, 0]  # cubes that persons in hand would bring, by kind
        for card in self.p.people:
            if self.e.discard_thing[card] < len(KINDS):
                self.virtual[self.e.discard_thing[card]] += self.e.discard_amount[card]

    def weigh_things(self) -> list[float]:
        """What one of each thing is worth, whatever it is used for, by its number."""
        w = self.w
        worth = [0.0] * len(effects.THINGS)
        for kind in range(len(KINDS)):
            worth[kind] = self.effort[kind] * self.placement * w.spare
        worth[effects.KOBAN] = self.read.koban_effort * self.placement
        worth[effects.ONIGIRI] = w.onigiri * (0.4 + w.own_onigiri * self.own_recalls)
        discs = self.p.bag_workers + self.p.bag_onigiri
        if discs:
            share = self.p.bag_workers / discs
            worth[effects.BAG] = share * self.placement + (1 - share) * w.onigiri
        worth[effects.PIECE] = self.tiles.next_piece(self.placement)
        worth[effects.HIRE] = self.placement * 0.8
        worth[effects.OFFICE] = self.placement * 0.8
        worth[effects.BUILD] = self.placement
        worth[effects.STOREHOUSE] = w.store * min(1.0, self.time)
        worth[effects.CARD] = -w.person / 2
        self.raise_things(worth)
        worth[effects.PERSON] = self.unseen_person(worth)
        return worth

    def unseen_person(self, worth: list[float]) -> float:
        """What a person card brings that was not seen yet: an average one, hired or discarded."""
        w = self.w
        read = self.read
        value = -self.placement - read.koban_price * worth[effects.KOBAN] + 1.0 / len(CRESTS)
        for area in range(len(AREAS)):
            uses = max(0.0, self.placements - 3) * w.area[area] * w.row
            for thing in range(len(worth)):
                each = self.effort[thing] * self.placement if thing < len(KINDS) else worth[thing]
                value += uses * read.row_gain[area][thing] * each
        for thing in range(len(worth)):
            value += read.hired_gain[thing] * worth[thing]
        for kind in range(len(KINDS)):
            saved = self.builds * self.effort[kind] * self.placement * w.standing
            value += read.lasting[kind] * saved
        return w.person * min(1.0, self.placements / 4) + w.unseen * max(0.0, value)

    def raise_things(self, worth: list[float]) -> None:
        """The two levels, with the icons of the next space and what tiles count."""
        w = self.w
        for track in [SHIP_LV, SOIL_LV]:
            level = self.p.levels[track]
            if level >= self.e.track_top[track]:
                continue
            value = self.tiles.level_gain[track]
            for row in self.e.track_rows[track][level + 1]:
                value += row.gains[0].number * worth[row.gains[0].thing]
            if track == SOIL_LV:
                builds = self.builds * self.read.soil_use[level]
                value += w.level * builds * self.effort[0] * self.placement
            else:
                value += w.ship * self.time
            worth[effects.SHIP_LV + track] = value

    def step_gain(self) -> float:
        """What the next step of the daiba brings, its icon included; 0 after the last."""
        step = self.p.daiba
        if step >= len(self.e.steps):
            return 0.0
        later = self.w.pace * max(0.0, self.own_recalls - 1)
        raised = factor_at(self.e, step + 1 + later) - factor_at(self.e, step + later)
        gain = self.e.steps[step].gains[0]
        return raised * self.castles + gain.number * self.worth[gain.thing]

    def castle_gain(self, card: int) -> float:
        """What a castle card brings once it is built: points, tiles, audit, and its reward."""
        value = self.castle_point + self.tiles.kind_gain[self.e.kind[card]]
        value += self.crest_gain(card)
        for row in self.e.rewards[card]:
            best = 0.0
            for gain in row.gains:
                value_of = 0.0
                for thing, n in gain.pairs:
                    value_of += n * self.worth[thing]
                best = max(best, value_of)
            value += best
        return value

    def crest_gain(self, card: int) -> float:
        """What the crest of a card laid out brings."""
        crest = self.e.crest[card]
        own = 1.0 if self.p.crest and self.e.crest[self.p.crest] == crest else 0.0
        return own + self.tiles.crest_gain[crest]
