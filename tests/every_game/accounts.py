"""What the laws must know about one game: where its cards lie and what its events change."""

from __future__ import annotations

from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.table import Event, Table


class Accounts:
    """The books of one game, kept apart from its rules; each game has a subclass."""

    card_fields: tuple[str, ...] = ()  # names of event fields that hold cards
    middle = 0  # how many random decisions lead about to the middle of a game

    def edition_cards(self, t: Table) -> list[int]:
        """Every card of the edition, as often as it is printed."""
        raise NotImplementedError

    def cards(self, t: Table) -> list[int]:
        """Every card on the table, wherever it lies; UNKNOWN ones as such."""
        raise NotImplementedError

    def hand(self, t: Table, seat: int) -> list[int]:
        """What a seat holds unseen by the others."""
        raise NotImplementedError

    def pool(self, card: int) -> int:
        """Cards of one pool look alike from behind and can take each other's place."""
        return 0

    def on_the_way(self, t: Table) -> list[int]:
        """Cards that lie open between two places, of which no event has told yet."""
        return []

    def mistakes(self, t: Table) -> list[str]:
        """What cannot be on a table that was played by the rules."""
        raise NotImplementedError

    def counts(self, t: Table) -> dict[str, int]:
        """What everybody can count on the table."""
        raise NotImplementedError

    def retell(self, counts: dict[str, int], event: Event) -> None:
        """Change the counts as an event, told to one seat, says."""
        raise NotImplementedError

    def told(self, t: Table, event: Event) -> list[int]:
        """The cards that an event, told to one seat, names."""
        fields = t.book.game.events[event[0]].fields
        found: list[int] = []
        for place, value in enumerate(event[1:]):
            field = fields[min(place, len(fields) - 1)]
            if field in self.card_fields and value != UNKNOWN:
                found.append(value)
        return found
