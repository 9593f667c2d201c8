"""4bit Town's books."""

from __future__ import annotations

from takujo.games.fourbit_town import events
from takujo.games.fourbit_town.names import BITS
from takujo.games.fourbit_town.table import Town
from takujo.kernel.hidden import UNKNOWN, card_of
from takujo.kernel.table import Event, Table
from tests.every_game.accounts import Accounts

BUILDING = 100  # buildings are counted behind the cards
KINDS = ("wood", "stone", "coin", "vp")


class TownAccounts(Accounts):
    """Cards are in hands, drafted or unused; buildings in the deck, the row, planned or built."""

    card_fields = ("card", "cards...", "side", "sides...", "building", "buildings...")
    middle = 10

    def edition_cards(self, t: Table) -> list[int]:
        """Each card and each building once."""
        assert isinstance(t, Town)
        cards = list(range(1, len(t.edition.cards)))
        return cards + [BUILDING + building for building in range(1, len(t.edition.buildings))]

    def cards(self, t: Table) -> list[int]:
        """Zone by zone."""
        assert isinstance(t, Town)
        out = t.unused[:]
        buildings = t.deck + t.row
        for p in t.players:
            out += p.hand + p.cards
            buildings += p.buildings + [card_of(entry) for entry in p.plans]
        return out + [self.building(building) for building in buildings]

    def building(self, building: int) -> int:
        """A building's number in these books."""
        return UNKNOWN if building == UNKNOWN else BUILDING + building

    def hand(self, t: Table, seat: int) -> list[int]:
        """What is held to draft from."""
        assert isinstance(t, Town)
        return t.players[seat].hand

    def in_hands(self, card: int) -> bool:
        """Buildings are never held."""
        return card < BUILDING

    def told(self, t: Table, event: Event) -> list[int]:
        """Sides are cards too."""
        fields = t.book.game.events[event[0]].fields
        found: list[int] = []
        for place, value in enumerate(event[1:]):
            field = fields[min(place, len(fields) - 1)]
            if value == UNKNOWN or field not in self.card_fields:
                continue
            if field.startswith("side"):
                found.append(value // 2 + 1)
            else:
                found.append(self.building(value) if field.startswith("building") else value)
        return found

    def mistakes(self, t: Table) -> list[str]:
        """What does not fit together."""
        assert isinstance(t, Town)
        e = t.edition
        wrong = []
        for seat, p in enumerate(t.players):
            if p.owned != sum(1 << building for building in p.buildings):
                wrong.append(f"seat {seat}: has a building that it did not build")
            for n in (p.wood, p.stone, p.coin):
                if n % 2 or not 0 <= n <= e.cap_resource:
                    wrong.append(f"seat {seat}: has {n} of something")
            if not 0 <= p.vp <= e.cap_vp:
                wrong.append(f"seat {seat}: has {p.vp} VP")
            if p.sent > p.hired or p.hired > e.workers or p.level > e.most_level:
                wrong.append(f"seat {seat}: has more workers than it can have")
            if p.place >= 0 and len(p.stack) != BITS:
                wrong.append(f"seat {seat}: has placed a worker without a stack")
            if len({side // 2 for side in p.stack}) != len(p.stack):
                wrong.append(f"seat {seat}: has set a card twice")
        spaces = [t.players[seat].space for seat in t.order]
        if spaces != sorted(spaces, reverse=True) or len(set(t.order)) != t.seats:
            wrong.append(f"the track is out of order: {t.order} on {spaces}")
        return wrong

    def counts(self, t: Table) -> dict[str, int]:
        """Everything but cards in hand, set or planned is open, and of those the number is."""
        assert isinstance(t, Town)
        out = {"round": t.round, "deck": len(t.deck), "row": len(t.row)}
        for seat, p in enumerate(t.players):
            numbers = {
                "wood": p.wood, "stone": p.stone, "coin": p.coin, "vp": p.vp, "level": p.level,
                "space": p.space, "hired": p.hired, "sent": p.sent, "hand": len(p.hand),
                "cards": len(p.cards), "buildings": len(p.buildings), "plans": len(p.plans),
            }  # fmt: skip
            out.update({f"{name} {seat}": n for name, n in numbers.items()})
        return out

    def retell(self, counts: dict[str, int], event: Event) -> None:
        """Things come from the bank and go there, buildings move from place to place."""
        kind, seat = event[0], event[1]
        if kind == events.DRAFTED:
            counts[f"hand {seat}"] -= 1
            counts[f"cards {seat}"] += 1
        elif kind == events.GAINED:
            counts[f"{KINDS[event[2]]} {seat}"] += event[3]
        elif kind == events.SPENT:
            counts[f"{KINDS[event[2]]} {seat}"] -= event[3]
        elif kind in (events.HIRED, events.LEVELLED, events.MOVED):
            names = {events.HIRED: "hired", events.LEVELLED: "level", events.MOVED: "space"}
            counts[f"{names[kind]} {seat}"] = event[2]
        elif kind == events.DISMISSED:
            counts[f"hired {seat}"] -= event[2]
        elif kind == events.SENT:
            counts[f"sent {seat}"] += 1
        elif kind == events.ROUND_BEGAN:
            counts["round"] = event[2]
        elif kind == events.RETURNED:
            counts.update({key: 0 for key in counts if key.startswith("sent")})
        else:
            self.retell_buildings(counts, event)

    def retell_buildings(self, counts: dict[str, int], event: Event) -> None:
        """From where to where a building goes."""
        kind, seat = event[0], event[1]
        if kind == events.REFILLED:
            counts["deck"] -= len(event) - 2
            counts["row"] += len(event) - 2
            return
        moves = {
            events.PLANNED: ("row", f"plans {seat}"),
            events.PLANNED_BLIND: ("deck", f"plans {seat}"),
            events.CANCELLED: (f"plans {seat}", "row"),
            events.SOLD: (f"buildings {seat}", "row"),
        }
        if kind == events.BUILT:
            moves[kind] = (f"plans {seat}" if event[3] else "row", f"buildings {seat}")
        if kind in moves:
            counts[moves[kind][0]] -= 1
            counts[moves[kind][1]] += 1
