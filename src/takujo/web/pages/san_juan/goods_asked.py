"""Producing and selling: goods are touched in town."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from takujo.editions.language import mark
from takujo.games.san_juan import names
from takujo.games.san_juan.edition import PRODUCTION
from takujo.games.san_juan.table import SanJuan
from takujo.games.san_juan.trader import price_of
from takujo.host.preview import Preview
from takujo.host.proposal import best_several, proposed
from takujo.web.pages.asked import (
    PASS_IT,
    WITHOUT,
    Fact,
    Mark,
    Question,
    Sign,
    Term,
    Touch,
    Tray,
    known,
)  # fmt: skip
from takujo.web.pages.san_juan.pieces import good_of
from takujo.web.pages.san_juan.preview import hand, played
from takujo.web.pages.san_juan.role import amount, named
from takujo.web.pages.san_juan.scene import Scene, plot

ASKED: Final = {
    names.PRODUCE: mark("Choose where to produce"),
    names.SELL: mark("Choose goods to sell"),
}


def ask(s: Scene) -> Question:
    """Touch goods, or empty buildings, as many as the role allows; as ``normal`` would at first."""
    frame = s.frame
    best = [each for each in proposed(s.ahead, (frame.id,)) if each != PASS_IT]
    if frame.id == names.SELL:  # what one sale draws is not known before the next
        best = [s.readable(slot) for slot in best_several(s.at.seen, frame.n)]
    return s.question(
        s.say.say(ASKED[frame.id]),
        "many",
        hint=s.say.many("Up to {n} good", "Up to {n} goods", frame.n),
        first=tray(s, best) if best else s.passed(),
        things=touches(s),
    )


def picked(s: Scene, selected: Sequence[str]) -> list[int]:
    """The buildings that were touched, in town order; KeyError where nothing could be."""
    slots = {s.readable(slot): slot for slot in s.choices()}
    picks = [each for each in selected if not each.startswith(WITHOUT)]
    known(picks, list(slots))
    return sorted([slots[each] for each in picks])


def tray(s: Scene, selected: Sequence[str]) -> Tray:
    """Goods made or sold, with what comes with it."""
    chosen = picked(s, selected)
    if not chosen:
        return Tray("", ready=False)
    wishes = [s.readable(slot) for slot in chosen]
    made, extras = played(s, wishes, selected)
    make = produced if s.frame.id == names.PRODUCE else sold
    return replace(
        make(s, made, chosen),
        selected=selected,
        wishes=made.wishes,
        ready=made.complete,
        marks=[Mark(wish) for wish in wishes],
        extras=extras,
    )


def produced(s: Scene, made: Preview[SanJuan], chosen: list[int]) -> Tray:
    """What is made where."""
    say = s.say
    return Tray(
        label=say.say("Produce"),
        terms=what_counts(s, names.ROLE_PRODUCER),
        total=Term(say.say("goods at most"), s.in_all(s.frame.n)),
        facts=[
            Fact(say.say("Goods made"), s.listed([good(s, slot) for slot in chosen])),
            Fact(say.say("Goods"), lying(s.p.goods), lying(made.table.players[s.me].goods)),
        ],
        price=s.goods_counted(len(chosen)),
        around=[Sign(f"new good {slot}") for slot in chosen],
    )


def sold(s: Scene, made: Preview[SanJuan], chosen: list[int]) -> Tray:
    """What is sold for how many cards."""
    say, drawn = s.say, len(made.table.players[s.me].hand) - len(s.p.hand)
    counts = [f"{term.name} {term.value}" for term in what_counts(s, names.ROLE_TRADER)]
    return Tray(
        label=say.say("Sell"),
        terms=[
            Term(good(s, slot), price_of(s.t, s.p.buildings[slot - 1]), "＋" if at else "")
            for at, slot in enumerate(chosen)
        ],
        total=Term(say.say("for your goods"), s.to_draw(drawn)),
        facts=[Fact(say.say("Goods to sell"), " ＋ ".join(counts)), hand(s, made)],
        price=say.many("Draw {n} card", "Draw {n} cards", drawn),
    )


def touches(s: Scene) -> dict[str, Touch]:
    """The production buildings: what can be touched, and what says why not."""
    made = [at for at, card in enumerate(s.p.buildings, 1) if s.e.kind[card] == PRODUCTION]
    return {plot(slot): s.pointed(slot, good(s, slot)) for slot in made}


def what_counts(s: Scene, role: int) -> list[Term]:
    """Why it is so many; later in the turn only how many are left."""
    left, taken = s.frame.n, s.t.takers[role] - 1
    for level in (2, 1) if taken == s.me else (0,):
        terms = named(s, role, level)
        if amount(terms) == left and (level < 2 or s.p.has(s.e.library)):
            return terms
    return [Term(s.say.say("still open"), left)]


def good(s: Scene, slot: int) -> str:
    """The good of one of the own buildings."""
    return good_of(s.cards, s.p.buildings[slot - 1]).name


def lying(goods: list[int]) -> int:
    """How many goods these are."""
    return len([good for good in goods if good])
