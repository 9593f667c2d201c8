"""Onigiri actions: after the persons, one kind of them, for onigiri laid on the own board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from takujo.games.goryokaku import effects, names
from takujo.games.goryokaku.edition import Edition
from takujo.games.goryokaku.icons import why_nothing
from takujo.games.goryokaku.names import AGAIN, CASTLE_CARD, LEVEL, PERSON, SHIP_LV, SPACES
from takujo.games.goryokaku.place import can_do
from takujo.games.goryokaku.table import Goryokaku
from takujo.kernel.agenda import PASS, Rule
from takujo.kernel.hidden import sort_few
from takujo.kernel.reason import Reason

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine's own number, for the compiler alone

# After the castle cards that can be taken come these choices; a space is that action again.
REPLACE: Final = 1
DRAW: Final = 2
RAISE: Final = 3  # and one more for the soil level
SPACE: Final = 4  # plus the space
KINDS_OF_ACTION: Final = 5  # the stride of the frame's number: uses so far, then the kind


class OnigiriAction(Rule[Goryokaku]):
    """Take a castle card or replace all; draw a person; raise a level; act again in the area."""

    def __init__(self, finishes: bool = True) -> None:
        self.finishes = finishes  # is the end of the turn asked for?

    def veiled(self, t: Goryokaku, seat: int, n: int) -> bool:
        """To hire or build again takes cards in hand."""
        return True

    def begin(self, t: Goryokaku, seat: int, n: int) -> None:
        """Nobody is asked where everybody can see that the onigiri do not suffice."""
        onigiri: i64 = t.players[seat].onigiri
        price: i64 = least_price(t.edition, n)
        if onigiri < price:
            if self.finishes:
                t.then(names.FINISH, seat)
            return
        options = [PASS]
        if n:
            add_possible(t, seat, n % KINDS_OF_ACTION, options)
        else:
            kind: i64
            for kind in range(CASTLE_CARD, KINDS_OF_ACTION):
                price = t.edition.onigiri_price[kind]
                if price <= onigiri:
                    add_possible(t, seat, kind, options)
        t.must(options)  # with PASS in its place already

    def take(self, t: Goryokaku, seat: int, n: int, choice: int) -> None:
        """Lay the onigiri, do it, and ask again while the kind may be repeated."""
        if choice == PASS:  # free actions were open beside it: nothing is left to ask for
            return
        e = t.edition
        kind = kind_of(e, choice)
        t.lay_onigiri(seat, kind, e.onigiri_price[kind])
        other = choice - e.castles
        if other < 1:
            t.take_castle(seat, choice + e.first_castle - 1)
        elif other == REPLACE:
            t.sweep(seat)
        elif other == DRAW:
            t.draw_person(seat)
        elif other <= SPACE:
            t.raise_level(seat, other - RAISE)
        else:
            e.space_rows[other - SPACE - 1].use(t, seat, 1)
        before: i64 = n
        used = before // KINDS_OF_ACTION + 1
        if used < e.onigiri_times[kind]:
            t.then(names.ONIGIRI, seat, used * KINDS_OF_ACTION + kind)
        elif self.finishes:
            t.then(names.FINISH, seat)

    def candidates(self, t: Goryokaku, seat: int, n: int) -> list[int]:
        """The face-up castle cards, and everything else in the order of the kinds."""
        out: list[int] = []
        for kind in range(CASTLE_CARD, KINDS_OF_ACTION):
            out += choices_of(t, kind)
        return out

    def why_not(self, t: Goryokaku, seat: int, n: int, choice: int) -> Reason | None:
        """Another kind than before, too few onigiri, or nothing to gain."""
        e = t.edition
        kind = kind_of(e, choice)
        if n and kind != n % KINDS_OF_ACTION:
            return Reason("one_kind_a_turn", {"kind": n % KINDS_OF_ACTION}, "10")
        possible, other = can_act(t, seat, choice), choice - e.castles
        if not possible and (other == RAISE or other == RAISE + 1):  # onigiri would not help
            level = t.players[seat].levels[other - RAISE]
            return Reason("level_at_top", {"track": other - RAISE, "level": level}, "10")
        need, have = e.onigiri_price[kind], t.players[seat].onigiri
        if need > have:
            numbers = {"need": need, "have": have, "short": need - have}
            return Reason("too_few_onigiri", numbers, "10")
        if possible:
            return None
        if other > SPACE:
            return why_nothing(t, seat, e.space_thing[other - SPACE], "10")
        return Reason("nothing_left", {"thing": effects.PERSON}, "10")


def choices_of(t: Goryokaku, kind: int) -> list[int]:
    """What a kind of onigiri action lets one choose from, possible or not."""
    last = t.edition.castles
    if kind == CASTLE_CARD:
        out: list[int] = []
        add_castles(t, out)
        return out
    if kind == PERSON:
        return [last + DRAW]
    if kind == LEVEL:
        return [last + RAISE, last + RAISE + 1]
    space = last + SPACE + names.area_of(t.space) * 2
    return [space + 1, space + 2]


def add_castles(t: Goryokaku, out: list[int]) -> None:
    """Every face-up castle card by its number, then to replace them all."""
    first: i64 = t.edition.first_castle - 1
    card: i64
    for card in t.row:
        out.append(card - first)
    sort_few(out)
    if t.row:
        out.append(t.edition.castles + REPLACE)


def add_possible(t: Goryokaku, seat: int, kind: i64, options: list[int]) -> None:
    """Add what a kind of onigiri action offers now."""
    if kind == CASTLE_CARD:
        add_castles(t, options)  # only what lies there can be named
        return
    for choice in choices_of(t, kind):
        if can_act(t, seat, choice):
            options.append(choice)


def kind_of(e: Edition, choice: int) -> int:
    """The kind of onigiri action a choice is."""
    other = choice - e.castles
    if other <= REPLACE:
        return CASTLE_CARD
    if other == DRAW:
        return PERSON
    return LEVEL if other <= SPACE else AGAIN


def can_act(t: Goryokaku, seat: int, choice: int) -> bool:
    """Would this onigiri action bring anything?"""
    other = choice - t.edition.castles
    if other <= REPLACE:
        return True  # only what lies there can be named
    if other == DRAW:
        return t.persons_left() > 0
    if other <= SPACE:
        track = other - RAISE
        return t.players[seat].levels[track] < t.edition.track_top[track]
    return can_do(t, seat, other - SPACE)


def least_price(e: Edition, n: int) -> int:
    """The cheapest action that may be asked for."""
    return e.onigiri_price[n % KINDS_OF_ACTION] if n else e.cheapest_onigiri


def choice_names(e: Edition) -> list[str]:
    """The choices of an onigiri action by name."""
    castles = [f"take_{id}" for id in e.ids[e.first_castle : e.first_crest]]
    again = [f"again_{space}" for space in SPACES]
    return [*castles, "replace", "draw", names.TRACKS[SHIP_LV], names.TRACKS[1], *again]
