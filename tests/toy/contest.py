"""The contest: everybody secretly enters crops, all at once; the best entry wins ribbons."""

from __future__ import annotations

from takujo.kernel.agenda import Rule
from takujo.kernel.hidden import kinds
from takujo.kernel.reason import Reason
from tests.toy import events, names
from tests.toy.effects import RIBBON
from tests.toy.table import HarvestFair


class Contest(Rule[HarvestFair]):
    """All enter at the same time; then all entries are shown."""

    def begin(self, t: HarvestFair, first: int, n: int) -> None:
        """The entries lie together on the agenda, so they are open at the same time."""
        for i in range(t.seats):
            t.then(names.ENTER, (first + i) % t.seats, t.edition.entries)
        t.then(names.JUDGE, first)


class Enter(Rule[HarvestFair]):
    """Lay crops face down one by one, the front one first; n is how many are left to lay."""

    def secret(self) -> bool:
        """Nobody sees what the others enter."""
        return True

    def veiled(self, t: HarvestFair, seat: int, left: int) -> bool:
        """That a single crop is left, everybody can see."""
        return len(t.players[seat].hand) > 1

    def begin(self, t: HarvestFair, seat: int, left: int) -> None:
        """Any crop; who has none left enters fewer."""
        t.must(kinds(t.players[seat].hand))

    def take(self, t: HarvestFair, seat: int, left: int, crop: int) -> None:
        """The next one follows."""
        p = t.players[seat]
        p.hand.remove(crop)
        p.entered.append(crop)
        if t.ear is not None:
            t.ear.append((events.ENTERED, seat, crop))
        if left > 1:
            t.then(names.ENTER, seat, left - 1)

    def together(self, t: HarvestFair, seat: int, left: int) -> int:
        """The whole entry."""
        return left

    def candidates(self, t: HarvestFair, seat: int, left: int) -> list[int]:
        """Every crop of the edition."""
        return list(range(1, len(t.edition.crops)))

    def why_not(self, t: HarvestFair, seat: int, left: int, crop: int) -> Reason | None:
        """It is not in the hand."""
        if crop not in t.players[seat].hand:
            return Reason("not_in_hand", {"crop": crop}, "3")
        return None


class Judge(Rule[HarvestFair]):
    """All entries are shown; the most valuable ones win, the front crop counting twice."""

    def begin(self, t: HarvestFair, first: int, n: int) -> None:
        """Equal entries win alike; an empty entry wins nothing."""
        worth = [worth_of(t, seat) for seat in range(t.seats)]
        for i in range(t.seats):
            t.show_entries((first + i) % t.seats)
        best = max(worth)
        for i in range(t.seats):
            seat = (first + i) % t.seats
            if best and worth[seat] == best:
                t.gain(seat, RIBBON, t.edition.prize)


def worth_of(t: HarvestFair, seat: int) -> int:
    """Values, more for what the weather favours, and the front crop twice."""
    e = t.edition
    worth = 0
    for place, crop in enumerate(t.players[seat].entered):
        value = e.value[crop] + (e.favour if crop == e.favours[t.weather] else 0)
        worth += 2 * value if place == 0 else value
    return worth
