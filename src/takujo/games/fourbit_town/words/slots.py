"""What fills the slots of questions and choices."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final

from takujo.editions.effects import Row
from takujo.editions.slots import Asked
from takujo.games.fourbit_town import effects, names, price
from takujo.games.fourbit_town.build import pool_left
from takujo.games.fourbit_town.edition import FIRST_SIDE, Edition
from takujo.games.fourbit_town.player import Player, number_of
from takujo.games.fourbit_town.preview import idle, preview
from takujo.games.fourbit_town.share import MIXES, unit
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.words.due import warned, warning
from takujo.games.fourbit_town.words.upkeep import upkeep_cost, worth_of_unit
from takujo.games.fourbit_town.words.wording import Wording
from takujo.kernel.chance import FastNumbers

SLOTS: Final[dict[str, Callable[[TownAsked], object]]] = {
    # the draft, and the setting of the stack
    "pick": lambda asked: len(asked.p.cards) + 1,
    "card": lambda asked: asked.w.capital(asked.w.card(asked.choice)),
    "zero": lambda asked: asked.w.short_side(asked.choice * 2 - 2),
    "one": lambda asked: asked.w.short_side(asked.choice * 2 - 1),
    "place": lambda asked: asked.frame.n + 1,  # in the stack, from the top
    "worth": lambda asked: 1 << asked.frame.n,
    "so_far": lambda asked: number_of(asked.p.stack),
    "side": lambda asked: asked.w.capital(asked.w.side(asked.choice - 1)),
    "side_effect": lambda asked: asked.w.short(FIRST_SIDE + asked.choice - 1),
    "where": lambda asked: asked.leads_to([*asked.p.stack, asked.choice - 1]),
    # workers, marker and track
    "left": lambda asked: asked.p.hired - asked.p.sent,
    "here": lambda asked: asked.w.place(asked.p.place),
    "here_effect": lambda asked: asked.w.short_place(asked.p.place),
    "second_cost": lambda asked: asked.e.second_cost,
    "second_goods": lambda asked: asked.w.amount(asked.choice - 1, asked.e.second_cost),
    "wage": lambda asked: asked.w.amount(effects.COIN, price.hire_price(asked.t, asked.seat)),
    "next_level": lambda asked: asked.p.level + 1,
    "level_price": lambda asked: asked.w.amounts(price.level_price(asked.t, asked.seat)),
    "next_space": lambda asked: asked.p.space + 1,
    "hired": lambda asked: asked.p.hired,
    "upkeep": lambda asked: upkeep_cost(asked.t, asked.seat, asked.kept, asked.w),
    "cost_of_one": lambda asked: upkeep_cost(asked.t, asked.seat, 1, asked.w),
    "worth_of_unit": lambda asked: worth_of_unit(asked.w),
    # effects
    "source": lambda asked: asked.w.source(asked.row.source),
    "Source": lambda asked: asked.w.capital(asked.w.source(asked.row.source)),
    "effect": lambda asked: asked.w.brief.asked(asked.row),
    # buildings
    "building": lambda asked: asked.w.name(asked.choice),
    "price": lambda asked: asked.w.amounts(
        price.building_price(asked.t, asked.choice, asked.discount)
    ),
    "sale": lambda asked: asked.w.amount(effects.COIN, asked.e.sale[asked.choice]),
    "site": lambda asked: asked.w.title(asked.t.site),  # what is being paid for
    "free": lambda asked: pool_left(asked.t, asked.seat, asked.frame.n),
    "free_goods": lambda asked: asked.w.amount(asked.frame.n % names.HELD, 2 * asked.kept),
    # payments in a mix
    "units": lambda asked: asked.t.owed,
    "goods": lambda asked: 2 * asked.t.owed,
    "share": lambda asked: asked.w.amount(asked.paying, asked.shared),
}


class TownAsked(Asked[Town]):
    """A question, and one of its choices: a card, a side, a building, a number of something."""

    fills = SLOTS

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.frame.seat

    @property
    def p(self) -> Player:
        """What the seat has."""
        return self.t.players[self.frame.seat]

    @property
    def e(self) -> Edition:
        """The numbers of the edition."""
        return self.t.edition

    @cached_property
    def w(self) -> Wording:
        """Its names and texts."""
        return Wording(self.e, self.say)

    # --- the setting --------------------------------------------------------------------
    @property
    def open_places(self) -> str:
        """The places that the stack can still lead to, and whether they are blocked."""
        stack = self.p.stack
        return self.say.clauses(
            [
                self.say.say("{n} (blocked)", n=place) if self.blocked(place) else str(place)
                for place in range(number_of(stack), names.PLACES, 1 << len(stack))
            ]
        )

    def leads_to(self, sides: list[int]) -> str:
        """A place with its effect, or that it is blocked, and what happens then."""
        place = number_of(sides)
        title, effect = self.w.place_title(place), self.w.short_place(place)
        if not self.blocked(place):
            named = self.say.say("{n} {name}", n=place, name=title)
            if effect.casefold() == title.casefold():
                return named
            return self.say.say("{place} [{effect}]", place=named, effect=effect)
        return self.say.say(
            "{n} {name}, blocked: to the {hall} [{effect}]",
            n=place,
            name=title,
            hall=self.w.place(names.HALL),
            effect=self.w.short_place(names.HALL),
        )

    def blocked(self, place: int) -> bool:
        """Is the place blocked?"""
        return (self.t.blocked >> place) & 1 == 1

    @property
    def owed(self) -> str:
        """What upkeep would do now."""
        return warning(self.t, self.seat, self.w, self.p)

    def comes_of(self, sides: list[int]) -> list[str]:
        """What to know before setting so: nothing comes of the place, not all can be paid."""
        made = preview(self.guess(), self.seat, sides)
        useless = made.place != names.HALL and made.stops[0].reason is not None
        nothing = self.say.say("Nothing comes of place {n} now.", n=made.place)
        owed = warned(self.t, self.seat, self.w, made.after, made.traded)
        if owed:  # what is built or hired there takes what would pay them; it can be left
            spared = idle(self.guess(), self.seat, sides)
            owed = warned(self.t, self.seat, self.w, made.after, made.traded, spared)
        return [*([nothing] if useless else []), owed]

    def guess(self) -> Town:
        """A table to play on, as the seat may think it is."""
        guess = self.book.game.guess(self.seen, FastNumbers(1))
        assert isinstance(guess, Town)
        return guess

    # --- what is chosen -----------------------------------------------------------------
    @property
    def row(self) -> Row:
        """The effect it is about."""
        return self.e.effects.rows[self.frame.n]

    @property
    def kept(self) -> int:
        """How many are kept, or go: such choices begin with none."""
        return self.choice - 1

    @property
    def discount(self) -> price.Discount:
        """All that is off the cost of a building."""
        return price.discount(self.t, self.seat, effects.BUILD_COST)

    @property
    def off(self) -> str:
        """The same in words."""
        off = self.discount
        amounts = {
            effects.WOOD_OFF: off.wood,
            effects.STONE_OFF: off.stone,
            effects.COIN_OFF: off.coin,
            effects.MATERIAL_OFF: off.material,
            effects.ANY_OFF: off.any,
        }
        return self.say.clauses([self.w.brief.off(thing, n) for thing, n in amounts.items() if n])

    @property
    def free_kind(self) -> str:
        """The kind of which some may be free."""
        return self.w.kind(self.frame.n % names.HELD)

    @property
    def paying(self) -> int:
        """The kind that pays now."""
        return MIXES[self.frame.n // names.HELD][self.frame.n % names.HELD]

    @property
    def kind(self) -> str:
        """The same in words."""
        return self.w.kind(self.paying)

    @property
    def shared(self) -> int:
        """How much of it."""
        return self.kept * unit(self.t, self.frame.n)
