"""Picking a role as a player judges it: what everybody makes of it, and of what follows."""

from __future__ import annotations

from takujo.games.san_juan import names
from takujo.games.san_juan.judged_end import chance_later, chance_to_win, prospects
from takujo.games.san_juan.judged_hand import Hand
from takujo.games.san_juan.judged_outlook import Outlook
from takujo.games.san_juan.judged_phases import PhaseJudge, Standing
from takujo.games.san_juan.judged_town import town_of
from takujo.games.san_juan.scoring import score
from takujo.kernel.agenda import PASS


class RoundJudge:
    """Plays the rest of the round in thought, from what everybody can see."""

    def __init__(self, o: Outlook, hand: Hand) -> None:
        t = o.t
        self.o = o
        self.phases = PhaseJudge(o, hand)
        self.now: list[Standing] = []
        self.hopes: list[float] = []  # by seat: what hand, goods and town may still bring
        self.open = 0  # roles that can be picked, by bit
        taken = 0
        for role in range(1, 6):
            if t.takers[role]:
                taken += 1
            else:
                self.open |= 1 << role
        asking = t.asking
        if asking is not None and asking.id == names.ROLE:
            taken += 1  # the one that is being picked
        self.later = [  # the seats that pick after this one
            (t.governor + i) % t.seats for i in range(taken, o.e.picks[t.seats])
        ]
        for seat, p in enumerate(t.players):
            town = o.town if seat == o.seat else town_of(o.read, o.w, t.seats, p)
            s = Standing(seat, town)
            s.known = seat == o.seat
            s.read(o, p, float(score(t, seat)))
            self.now.append(s)
            self.hopes.append(prospects(o, town, p))
        self.weights = self.weigh_seats()

    def weigh_seats(self) -> list[float]:
        """By seat: how much it matters what somebody gains; most with the strongest."""
        mean = 0.0
        for s in self.now:
            mean += (s.points + self.hopes[s.seat]) / len(self.now)
        out: list[float] = []
        for s in self.now:
            ahead = s.points + self.hopes[s.seat] - mean
            out.append(max(0.0, 1 + self.o.w.leader * ahead / self.o.w.spread))
        return out

    def leaning(self, role: int) -> float:
        """What picking this role gains over the rest of the round."""
        if self.o.w.foresight <= 0:
            me = self.now[self.o.seat]
            return self.phases.act(me.copy(), role, self.phases.level(me))
        table = [s.copy() for s in self.now]
        open = self.open & ~(1 << role)
        ended = self.phases.play(table, role, self.o.seat)
        for at, picker in enumerate(self.later):
            if ended:
                break
            pick = self.likely_pick(table, picker, open, at == len(self.later) - 1)
            open &= ~(1 << pick)
            ended = self.phases.play(table, pick, picker)
        return self.end_value(table) if ended else self.value(table)

    def library_leaning(self, role: int, use: int) -> float:
        """What doubling this pick gains, or keeping the library for the next one."""
        if use != PASS:
            return self.doubled(role)
        best = 0.0
        for seat in self.later:
            if seat == self.o.seat:
                for other in range(1, 6):
                    if (self.open >> other) & 1:
                        best = max(best, self.doubled(other))
        return self.o.w.library_kept * best

    def doubled(self, role: int) -> float:
        """What the library adds to a role that I pick."""
        me = self.now[self.o.seat]
        return self.phases.act(me.copy(), role, 2) - self.phases.act(me.copy(), role, 1)

    def likely_pick(self, table: list[Standing], picker: int, open: int, last: bool) -> int:
        """The role that brings its picker most, beyond what it brings when others pick it."""
        w = self.o.w
        s = table[picker]
        level = self.phases.level(s)
        best = 0
        most = -1000.0
        for role in range(1, 6):
            if (open >> role) & 1:
                value = self.phases.looks(s, role, level)
                if not last:
                    value -= w.later_picks * self.phases.looks(s, role, 0)
                for other in table:
                    if other.seat != picker:
                        gain = self.phases.looks(other, role, 0)
                        value -= w.others_deny * gain / (len(table) - 1)
                if value > most:
                    best = role
                    most = value
        return best

    def value(self, table: list[Standing]) -> float:
        """What the round has brought me, less what it has brought the others."""
        others = 0.0
        for s in table:
            if s.seat != self.o.seat:
                others += s.gained * self.weights[s.seat]
        return table[self.o.seat].gained - self.o.w.others * others / (self.o.t.seats - 1)

    def end_value(self, table: list[Standing]) -> float:
        """What it means that the game is over then, compared with playing on."""
        w = self.o.w
        me = self.o.seat
        now = 0.0
        then = 0.0
        for s in table:
            if s.seat != me:
                then = max(then, s.points)
                now = max(now, self.now[s.seat].points + self.hopes[s.seat])
        lead = self.now[me].points + self.hopes[me] - now
        last_lead = table[me].points - then
        ends = chance_to_win(last_lead, w.end_spread)
        # where the chance hardly changes, points still do
        return 4 * w.spread * (ends - chance_later(self.o, lead)) + w.last_point * last_lead
