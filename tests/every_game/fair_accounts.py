"""The Harvest Fair's books."""

from __future__ import annotations

from takujo.kernel.hidden import card_of
from takujo.kernel.table import Event, Table
from tests.every_game.accounts import Accounts
from tests.toy import events
from tests.toy.table import HarvestFair


class FairAccounts(Accounts):
    """Crops are in hands, entered in the contest, in the deck or on the compost."""

    card_fields = ("crop", "crops...")
    middle = 18

    def edition_cards(self, t: Table) -> list[int]:
        """By the edition's counts."""
        assert isinstance(t, HarvestFair)
        return [crop for crop, copies in enumerate(t.edition.copies) for _ in range(copies)]

    def cards(self, t: Table) -> list[int]:
        """Zone by zone."""
        assert isinstance(t, HarvestFair)
        out = t.deck + [card_of(entry) for entry in t.compost]
        for p in t.players:
            out += p.hand + p.entered
        return out

    def hand(self, t: Table, seat: int) -> list[int]:
        """The hand."""
        assert isinstance(t, HarvestFair)
        return t.players[seat].hand

    def mistakes(self, t: Table) -> list[str]:
        """What does not fit together."""
        assert isinstance(t, HarvestFair)
        wrong = []
        for seat, p in enumerate(t.players):
            if p.hand != sorted(p.hand):
                wrong.append(f"seat {seat}: not sorted")
            if min(p.things) < 0:
                wrong.append(f"seat {seat}: has less than nothing")
            if p.owned != sum(1 << stall for stall in p.stalls):
                wrong.append(f"seat {seat}: has a stall twice, or one that it did not buy")
        return wrong

    def counts(self, t: Table) -> dict[str, int]:
        """Everything but the crops themselves is open."""
        assert isinstance(t, HarvestFair)
        out = {"deck": len(t.deck), "compost": len(t.compost), "day": t.day}
        for seat, p in enumerate(t.players):
            out[f"hand {seat}"] = len(p.hand)
            out[f"entered {seat}"] = len(p.entered)
            out[f"stalls {seat}"] = len(p.stalls)
            for thing, n in enumerate(p.things):
                out[f"thing {thing} {seat}"] = n
        return out

    def retell(self, counts: dict[str, int], event: Event) -> None:
        """Crops move from place to place, things come from the bank and go there."""
        kind, seat = event[0], event[1]
        if kind == events.DAY_BEGAN:
            counts["day"] = event[2]
        elif kind == events.DREW:
            counts["deck"] -= len(event) - 2
            counts[f"hand {seat}"] += len(event) - 2
        elif kind == events.ENTERED:
            counts[f"hand {seat}"] -= 1
            counts[f"entered {seat}"] += 1
        elif kind == events.SHOWN:
            counts[f"entered {seat}"] -= len(event) - 2
            counts["compost"] += len(event) - 2
        elif kind == events.DISCARDED:
            counts[f"hand {seat}"] -= 1
            counts["compost"] += 1
        elif kind == events.BOUGHT:
            counts[f"stalls {seat}"] += 1
        elif kind == events.GAINED:
            counts[f"thing {event[2]} {seat}"] += event[3]
        elif kind == events.SPENT:
            counts[f"thing {event[2]} {seat}"] -= event[3]
        elif kind == events.RESHUFFLED:
            counts["deck"] += counts["compost"]
            counts["compost"] = 0
