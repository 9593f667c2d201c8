"""Upkeep: two procedures; the edition's ``[rules] upkeep`` says which one stands (6-3-3)."""

from __future__ import annotations

from takujo.games.fourbit_town import effects, events, names
from takujo.games.fourbit_town.share import all_units
from takujo.games.fourbit_town.table import Town
from takujo.kernel.agenda import Rule
from takujo.kernel.reason import Reason


class Limit(Rule[Town]):
    """Workers above the limit are dismissed before upkeep is paid."""

    def begin(self, t: Town, seat: int, n: int) -> None:
        """Normally there are none."""
        p = t.players[seat]
        if p.hired > p.level:
            dismiss(t, seat, p.hired - p.level)


class Upkeep(Rule[Town]):
    """The player says how many workers to keep, among those that can be paid for."""

    def affordable(self, t: Town, seat: int) -> int:
        """How many workers could be paid for."""
        raise NotImplementedError

    def charge(self, t: Town, seat: int, workers: int) -> None:
        """Take what so many workers cost, or ask how it is paid."""
        raise NotImplementedError

    def begin(self, t: Town, seat: int, n: int) -> None:
        """Down to none, unless the edition keeps some."""
        least, most = least_kept(t, seat), self.most_kept(t, seat)
        t.must([1 + keep for keep in range(least, 1 + most)])

    def most_kept(self, t: Town, seat: int) -> int:
        """All, those that can be paid for, or at least those that must be kept."""
        return max(least_kept(t, seat), min(t.players[seat].hired, self.affordable(t, seat)))

    def take(self, t: Town, seat: int, n: int, choice: int) -> None:
        """The others are dismissed; who must be kept and cannot be paid for stays all the same."""
        p = t.players[seat]
        keep = choice - 1
        if t.ear is not None:
            t.ear.append((events.KEPT, seat, keep))
        paid = min(keep, self.affordable(t, seat))
        if keep < p.hired:
            dismiss(t, seat, p.hired - keep)
        if paid:
            self.charge(t, seat, paid)

    def candidates(self, t: Town, seat: int, n: int) -> list[int]:
        """Any number of those there are."""
        return list(range(1, t.players[seat].hired + 2))

    def why_not(self, t: Town, seat: int, n: int, choice: int) -> Reason | None:
        """More than can be paid for, or fewer than must be kept."""
        keep = choice - 1
        if keep < least_kept(t, seat):
            return Reason("must_keep", {"least": least_kept(t, seat)}, "6-3-3")
        most = self.most_kept(t, seat)
        if keep > most:
            return Reason("cannot_keep", {"workers": keep, "most": most}, "6-3-3")
        return None


class UpkeepByLevel(Upkeep):
    """Coins for each worker, more with every level."""

    def affordable(self, t: Town, seat: int) -> int:
        """As many as the coins suffice for."""
        p = t.players[seat]
        each = t.edition.coins_per_level * p.level
        return p.coin // each if each else p.hired

    def charge(self, t: Town, seat: int, workers: int) -> None:
        """Paid at once."""
        amount = t.edition.coins_per_level * t.players[seat].level * workers
        t.pay(seat, effects.COIN, amount, -1 - names.UPKEEP)


class UpkeepInUnits(Upkeep):
    """So many units for each worker, in any mix of resources and VP."""

    def affordable(self, t: Town, seat: int) -> int:
        """As many as there are units for."""
        each = t.edition.units
        if each == 0:
            return t.players[seat].hired
        return all_units(t, seat, names.SHARE_UPKEEP) // each

    def charge(self, t: Town, seat: int, workers: int) -> None:
        """Kind by kind."""
        t.owed = t.edition.units * workers
        if t.owed:
            t.then(names.SHARE, seat, names.SHARE_UPKEEP * names.HELD)


def least_kept(t: Town, seat: int) -> int:
    """How many must be kept, whatever can be paid."""
    return min(t.edition.keep_at_least, t.players[seat].hired)


def dismiss(t: Town, seat: int, workers: int) -> None:
    """They can be hired again."""
    t.players[seat].hired -= workers
    if t.ear is not None:
        t.ear.append((events.DISMISSED, seat, workers))
