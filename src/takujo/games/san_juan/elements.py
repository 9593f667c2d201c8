"""What figures of San Juan are made of: roles and buildings."""

from __future__ import annotations

from typing import Final

from takujo.editions.game_elements import (
    GOODS,
    POINTS,
    Bring,
    Element,
    GameElements,
    Group,
    Offer,
    Take,
    rows_that_act,
)
from takujo.editions.language import Language, mark
from takujo.games.san_juan import events, names
from takujo.games.san_juan.book import edition_of
from takujo.games.san_juan.edition import ROLES
from takujo.games.san_juan.scoring import points_by_source, score
from takujo.games.san_juan.table import SanJuan
from takujo.kernel.agenda import Rulebook
from takujo.kernel.hidden import put_in, take_out

ROLE: Final = mark("role")
BUILDING: Final = mark("building")

SOURCE_NAMES: Final = {
    "buildings": mark("Buildings"),
    "chapel": mark("Cards under the chapel"),
    "effect": mark("Effects at the end"),
    "palace": mark("Palace"),
}

TABLES: Final = {
    "setup": mark("Set-up"),
    "limits": mark("Limits"),
    "picks": mark("Roles in a round"),
    "roles": mark("Roles"),
    "gold_mine": mark("The gold mine"),
    "black_market": mark("The black market"),
    "palace": mark("The palace"),
    "prices": mark("Price tiles"),
    "cards": mark("Cards"),
}

ENDINGS: Final = {"buildings": mark("a full town"), "standstill": mark("a standstill")}

# Ways to play, as factors on the weights of the judgement.
STYLES: Final = {
    "builder": {"production_share": 0.4, "monument_share": 3.0, "held": 1.5},
    "seller": {"production_share": 2.0, "trader_rate": 1.5, "producer_rate": 1.5},
    "racer": {"pace": 0.7, "idle": 4.0},
}


class SanJuanElements(GameElements[SanJuan]):
    """The elements of San Juan."""

    measures = (POINTS, "cards", "buildings", GOODS)
    begins = events.ROUND_BEGAN
    source_names = SOURCE_NAMES
    endings = ENDINGS
    tables = TABLES
    styles = STYLES
    held = (BUILDING,)
    round_field = 2

    def groups(self, book: Rulebook) -> list[Group]:
        """Roles, and buildings in the order of the file."""
        return [Group(ROLE, ROLES), Group(BUILDING, edition_of(book).ids[1:])]

    def offers(self, book: Rulebook) -> list[Offer]:
        """What can be picked, and what in the hand can be paid."""
        return [Offer(names.ROLE, ROLE), Offer(names.BUILD, BUILDING)]

    def takes(self, book: Rulebook) -> list[Take]:
        """The crane builds over another building: that is an event of its own."""
        return [
            Take(events.PICKED, ROLE, 2),
            Take(events.BUILT, BUILDING, 2),
            Take(events.COVERED, BUILDING, 2),
        ]

    def brings(self, book: Rulebook) -> list[Bring]:
        """Cards for a good that is sold; how often an effect was used."""
        return [Bring(events.SOLD, GOODS, 3, 4)]

    def reason(self, book: Rulebook, event: int, number: int) -> Element | None:
        """The building that made the good."""
        return BUILDING, number

    def credits(self, t: SanJuan, seat: int) -> list[tuple[Element, int]]:
        """Printed points, and what a building counts at the end."""
        e = t.edition
        out = [((BUILDING, card), e.points[card]) for card in t.players[seat].buildings]
        for line in points_by_source(t, seat):
            if line.card:
                out.append(((BUILDING, line.card), line.points))
        return out

    def name(self, book: Rulebook, element: Element, say: Language) -> str:
        """As the edition has it."""
        group, number = element
        e = edition_of(book)
        if group == ROLE:
            return say.name(e.data["roles"][ROLES[number - 1]])
        return say.name(e.name(number))

    def start_place(self, t: SanJuan, seat: int) -> int:
        """Counted from the first governor."""
        return (seat - t.governor) % t.seats

    def points(self, t: SanJuan, seat: int) -> int:
        """Points as if it ended now."""
        return score(t, seat)

    def measured(self, t: SanJuan, seat: int) -> list[int]:
        """Cards in hand, buildings, goods."""
        p = t.players[seat]
        goods = len([good for good in p.goods if good])
        return [len(p.hand), len(p.buildings), goods]

    def sources(self, t: SanJuan, seat: int) -> list[tuple[str, int]]:
        """Printed points, the chapel, effects at the end, the palace."""
        return [(line.source, line.points) for line in points_by_source(t, seat)]

    def rows_of(self, book: Rulebook, element: Element) -> list[str]:
        """Of roles, and of some buildings, a rule says what they do."""
        group, number = element
        return [f"cards.{edition_of(book).ids[number]}.effects"] if group == BUILDING else []

    def rows_heard(self, book: Rulebook) -> dict[int, Element]:
        """Every row is a card's."""
        return rows_that_act(edition_of(book).effects, lambda card: (BUILDING, card))

    def give(self, t: SanJuan, seat: int, element: Element, lot: int) -> None:
        """Into the hand, whose card goes to where it lay."""
        card, hand = element[1], t.players[seat].hand
        if card in hand:
            return
        left = hand[lot % len(hand)]
        if card in t.deck:
            t.deck[t.deck.index(card)] = left
        else:
            swap(next(p.hand for p in t.players if card in p.hand), card, left)
        swap(hand, left, card)


def swap(hand: list[int], card: int, other: int) -> None:
    """A hand with one card in place of another."""
    take_out(hand, card)
    put_in(hand, other)
