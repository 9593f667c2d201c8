"""San Juan's books."""

from __future__ import annotations

from takujo.games.san_juan import events, names
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.hidden import card_of
from takujo.kernel.table import Event, Table
from tests.every_game.accounts import Accounts

PAYING = (names.CRANE, names.BLACK_MARKET, names.PAY)  # a building is neither in hand nor in town

# By kind of event, for each card or good it tells of: where one leaves, and where one comes.
ONE_MOVES = {
    events.BUILT: ("hand", "buildings"),
    events.PAID_CARD: ("hand", "discard"),
    events.PAID_GOOD: ("goods", "discard"),
    events.PRODUCED: ("deck", "goods"),
    events.SOLD: ("goods", "discard"),
    events.KEPT: ("drawn", "hand"),
    events.DISCARDED: ("hand", "discard"),
    events.TOOK_NUGGET: ("mine", "hand"),
    events.TUCKED: ("hand", "chapel"),
}
ALL_MOVE = {  # with the number of fields before the cards
    events.DREW: ("deck", "hand", 3),
    events.LOOKED: ("deck", "drawn", 2),
    events.PUT_BACK: ("drawn", "discard", 2),
    events.TURNED_UP: ("deck", "mine", 2),
    events.MINE_CLEARED: ("mine", "discard", 2),
}
OF_A_SEAT = ("hand", "buildings", "goods", "chapel")


class SanJuanAccounts(Accounts):
    """Cards are in hands, towns, goods, chapels, the deck, the discard pile or on the way."""

    card_fields = ("card", "cards...", "old")
    middle = 200

    def edition_cards(self, t: Table) -> list[int]:
        """By the edition's counts."""
        assert isinstance(t, SanJuan)
        return [card for card, copies in enumerate(t.edition.copies) for _ in range(copies)]

    def cards(self, t: Table) -> list[int]:
        """Zone by zone."""
        assert isinstance(t, SanJuan)
        out = t.deck + t.drawn + t.mine + [card_of(entry) for entry in t.discard]
        for p in t.players:
            out += p.hand + p.buildings + p.chapel + [good for good in p.goods if good]
        return out + self.on_the_way(t)

    def hand(self, t: Table, seat: int) -> list[int]:
        """The hand."""
        assert isinstance(t, SanJuan)
        return t.players[seat].hand

    def on_the_way(self, t: Table) -> list[int]:
        """The building that is being paid for."""
        assert isinstance(t, SanJuan)
        return [t.site] if t.asking is not None and t.asking.id in PAYING else []

    def mistakes(self, t: Table) -> list[str]:
        """What does not fit together."""
        assert isinstance(t, SanJuan)
        wrong = []
        for seat, p in enumerate(t.players):
            if p.hand != sorted(p.hand) or p.chapel != sorted(p.chapel):
                wrong.append(f"seat {seat}: not sorted")
            if len(p.goods) != len(p.buildings):
                wrong.append(f"seat {seat}: goods beside the town")
            if p.owned != sum({1 << card for card in p.buildings}):
                wrong.append(f"seat {seat}: owns what is not in town")
            if any(p.shown.count(card) > p.hand.count(card) for card in p.shown):
                wrong.append(f"seat {seat}: shown cards are not in hand")
        if sorted(t.tiles) != list(range(1, len(t.edition.tiles))):
            wrong.append("tiles are missing")
        return wrong

    def counts(self, t: Table) -> dict[str, int]:
        """Until it is paid a building counts as still in hand: no event has told of it."""
        assert isinstance(t, SanJuan)
        out = {"deck": len(t.deck), "discard": len(t.discard)}
        out |= {"drawn": len(t.drawn), "mine": len(t.mine)}
        for seat, p in enumerate(t.players):
            paying = t.asking is not None and t.asking.id in PAYING and t.asking.seat == seat
            out[f"hand {seat}"] = len(p.hand) + (1 if paying else 0)
            out[f"buildings {seat}"] = len(p.buildings)
            out[f"goods {seat}"] = len([good for good in p.goods if good])
            out[f"chapel {seat}"] = len(p.chapel)
        return out

    def retell(self, counts: dict[str, int], event: Event) -> None:
        """Cards move from one place to another."""
        kind, seat = event[0], event[1]
        if kind in ONE_MOVES:
            source, target = ONE_MOVES[kind]
            move(counts, source, target, seat, 1)
        elif kind in ALL_MOVE:
            source, target, first = ALL_MOVE[kind]
            move(counts, source, target, seat, len(event) - first)
        elif kind == events.COVERED:
            move(counts, "hand", "discard", seat, 1)  # the new card comes, the old one goes
            move(counts, "goods", "discard", seat, event[5])
        elif kind == events.RESHUFFLED:
            move(counts, "discard", "deck", seat, counts["discard"])


def move(counts: dict[str, int], source: str, target: str, seat: int, n: int) -> None:
    """Move so many from place to place."""
    for place, change in ((source, -n), (target, n)):
        counts[f"{place} {seat}" if place in OF_A_SEAT else place] += change
