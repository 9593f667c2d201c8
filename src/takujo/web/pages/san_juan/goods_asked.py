"""Producing and selling: goods are touched in town."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from takujo.games.san_juan import names
from takujo.games.san_juan.edition import PRODUCTION
from takujo.games.san_juan.trader import price_of
from takujo.host.proposal import proposed
from takujo.kernel.agenda import PASS
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


def produce(s: Scene) -> Question:
    """Touch empty production buildings; what ``normal`` would make is proposed."""
    return ask(s, s.say.say("Choose where to produce"), produced)


def sell(s: Scene) -> Question:
    """Touch goods; what ``normal`` would sell is proposed."""
    return ask(s, s.say.say("Choose goods to sell"), sold)


def ask(s: Scene, title: str, tray: Callable[[Scene, Sequence[str]], Tray]) -> Question:
    """As many as the role allows."""
    frame, options = s.frame, list(slots(s).values())
    best = [each for each in proposed(s.ahead, (frame.id,)) if each != PASS_IT]
    return Question(
        rule=s.rule,
        kind="many",
        title=title,
        hint=s.say.many("Up to {n} good", "Up to {n} goods", frame.n),
        passing=s.words(PASS),
        first=tray(s, best) if best else None,
        things=touches(s, options),
        fan=s.hand(),
    )


def slots(s: Scene) -> dict[str, int]:
    """Where something can be touched, by the choice that names it."""
    return {s.readable(slot): slot for slot in s.at.seen.options() if slot != PASS}


def picked(s: Scene, selected: Sequence[str]) -> list[int]:
    """The buildings that were touched, in town order; KeyError where nothing could be."""
    picks = [each for each in selected if not each.startswith(WITHOUT)]
    known(picks, list(slots(s)))
    return sorted([slots(s)[each] for each in picks])


def produced(s: Scene, selected: Sequence[str]) -> Tray:
    """What is made where."""
    say, chosen = s.say, picked(s, selected)
    if not chosen:
        return Tray("", ready=False)
    made, extras = played(s, [s.readable(slot) for slot in chosen], selected)
    return Tray(
        label=say.say("Produce"),
        selected=selected,
        wishes=made.wishes,
        ready=made.complete,
        marks=[Mark(s.readable(slot)) for slot in chosen],
        terms=what_counts(s, names.ROLE_PRODUCER),
        total=Term(say.say("goods at most"), s.in_all(s.frame.n)),
        facts=[
            Fact(say.say("Goods made"), s.listed([good(s, slot) for slot in chosen])),
            Fact(say.say("Goods"), lying(s.p.goods), lying(made.table.players[s.me].goods)),
        ],
        extras=extras,
        price=s.goods_counted(len(chosen)),
        around=[Sign(f"new good {slot}") for slot in chosen],
    )


def sold(s: Scene, selected: Sequence[str]) -> Tray:
    """What is sold for how many cards."""
    say, chosen = s.say, picked(s, selected)
    if not chosen:
        return Tray("", ready=False)
    made, extras = played(s, [s.readable(slot) for slot in chosen], selected)
    drawn = len(made.table.players[s.me].hand) - len(s.p.hand)
    terms = [
        Term(good(s, slot), pays(s, slot), "＋" if at else "") for at, slot in enumerate(chosen)
    ]
    counts = [f"{term.name} {term.value}" for term in what_counts(s, names.ROLE_TRADER)]
    return Tray(
        label=say.say("Sell"),
        selected=selected,
        wishes=made.wishes,
        ready=made.complete,
        marks=[Mark(s.readable(slot)) for slot in chosen],
        terms=terms,
        total=Term(say.say("for your goods"), s.to_draw(drawn)),
        facts=[Fact(say.say("Goods to sell"), " ＋ ".join(counts)), hand(s, made)],
        extras=extras,
        price=say.many("Draw {n} card", "Draw {n} cards", drawn),
    )


def touches(s: Scene, options: list[int]) -> dict[str, Touch]:
    """The whole town: what can be touched, and what says why not."""
    out: dict[str, Touch] = {}
    for slot in range(1, len(s.p.buildings) + 1):
        choice = s.readable(slot)
        if slot in options:
            out[plot(slot)] = Touch(choice, name=good(s, slot))
        elif s.e.kind[s.p.buildings[slot - 1]] == PRODUCTION:
            out[plot(slot)] = Touch(sheet=f"why/{choice}")
    return out


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


def pays(s: Scene, slot: int) -> int:
    """What its good brings now."""
    return price_of(s.t, s.p.buildings[slot - 1])


def lying(goods: list[int]) -> int:
    """How many goods these are."""
    return len([good for good in goods if good])
