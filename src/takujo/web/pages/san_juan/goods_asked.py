"""Producing and selling: goods are touched in town."""

from __future__ import annotations

from takujo.games.san_juan import effects, names
from takujo.games.san_juan.edition import PRODUCTION
from takujo.kernel.agenda import PASS
from takujo.web.pages.asked import Fact, Question, Term, Touch, Tray
from takujo.web.pages.san_juan.draws import draws_at
from takujo.web.pages.san_juan.pieces import good_of
from takujo.web.pages.san_juan.role import amount, privileged
from takujo.web.pages.san_juan.scene import Scene, plot


def produce(s: Scene) -> Question:
    """Touch empty production buildings."""
    frame, say = s.asked, s.say
    assert frame is not None
    options = [slot for slot in s.at.seen.options() if slot != PASS]
    by_worth = sorted(options, key=lambda slot: (-worth(s, slot), slot))
    proposed = sorted(by_worth[: frame.n])
    return Question(
        rule="produce",
        kind="many",
        title=say.say("Choose where to produce"),
        hint=say.many("Up to {n} good", "Up to {n} goods", frame.n),
        most=frame.n,
        passing=s.words(PASS),
        trays=[
            Tray(
                label=say.say("Produce"),
                terms=what_counts(s, names.ROLE_PRODUCER, frame.n),
                total=Term(say.say("goods at most"), text=s.in_all(frame.n)),
                facts=[
                    Fact(say.say("Goods made"), names=True),
                    Fact(say.say("Goods"), lying(s), slot="sum"),
                ],
                extras=draws_at(s, effects.PRODUCED, effects.DONE_PRODUCED, {}),
                price_text="produce",
                price_by="count",
                data={"before": lying(s)},
            )
        ],
        proposed=[s.readable(slot) for slot in proposed],
        texts={"produce": s.by_number(s.goods_counted, frame.n)},
        things=slots(s, options),
        fan=s.hand(),
    )


def sell(s: Scene) -> Question:
    """Touch goods; each brings its price in cards."""
    frame, say = s.asked, s.say
    assert frame is not None
    options = [slot for slot in s.at.seen.options() if slot != PASS]
    by_price = sorted(options, key=lambda slot: (-pays(s, slot), slot))
    proposed = sorted(by_price[: frame.n])
    extras = draws_at(s, effects.SOLD, effects.DONE_SOLD, {})
    most = sum(pays(s, slot) for slot in proposed) + sum(extra.gain for extra in extras)
    return Question(
        rule="sell",
        kind="many",
        title=say.say("Choose goods to sell"),
        hint=say.many("Up to {n} good", "Up to {n} goods", frame.n),
        most=frame.n,
        passing=s.words(PASS),
        trays=[
            Tray(
                label=say.say("Sell"),
                terms=[
                    Term(good(s, slot), pays(s, slot), "＋", only_with=s.readable(slot))
                    for slot in options
                ],
                total=Term(say.say("for your goods"), slot="gain", text="cards"),
                facts=[
                    Fact(
                        say.say("Goods to sell"),
                        " ＋ ".join(
                            f"{term.name} {term.value}"
                            for term in what_counts(s, names.ROLE_TRADER, frame.n)
                        ),
                    ),
                    Fact(say.say("Hand"), len(s.p.hand), slot="hand"),
                ],
                extras=extras,
                price_text="sell",
                price_by="gain",
                data={"hand": len(s.p.hand)},
            )
        ],
        proposed=[s.readable(slot) for slot in proposed],
        texts={
            "cards": s.by_number(s.to_draw, most),
            "sell": s.by_number(lambda n: say.many("Draw {n} card", "Draw {n} cards", n), most),
        },
        things=slots(s, options),
        fan=s.hand(),
    )


def slots(s: Scene, options: list[int]) -> dict[str, Touch]:
    """The whole town: what can be touched, and what says why not."""
    out: dict[str, Touch] = {}
    for slot in range(1, len(s.p.buildings) + 1):
        choice = s.readable(slot)
        if slot in options:
            out[plot(slot)] = Touch(choice, gain=pays(s, slot), name=good(s, slot))
        elif s.e.kind[s.p.buildings[slot - 1]] == PRODUCTION:
            out[plot(slot)] = Touch(sheet=f"why/{choice}")
    return out


def what_counts(s: Scene, role: int, left: int) -> list[Term]:
    """Why it is so many; later in the turn only how many are left."""
    taken = s.t.takers[role] - 1
    level = 0 if taken != s.me else 2 if s.p.has(s.e.library) else 1
    base = s.e.produce if role == names.ROLE_PRODUCER else s.e.sell
    moment = effects.PRODUCING if role == names.ROLE_PRODUCER else effects.SELLING
    terms = privileged(s, role, level, base, moment)
    if level == 0:
        terms = [terms[0], *terms[2:]]
    if amount(terms) != left:
        return [Term(s.say.say("still open"), left)]
    return terms


def good(s: Scene, slot: int) -> str:
    """The good of one of the own buildings."""
    return good_of(s.cards, s.p.buildings[slot - 1]).name


def pays(s: Scene, slot: int) -> int:
    """What its good brings now."""
    return s.e.tiles[s.t.tile][s.p.buildings[slot - 1]] if s.t.tile else 0


def worth(s: Scene, slot: int) -> int:
    """What its good may bring: all tiles together."""
    building = s.p.buildings[slot - 1]
    return sum(tile[building] for tile in s.e.tiles[1:])


def lying(s: Scene) -> int:
    """How many goods the seat has."""
    return len([good for good in s.p.goods if good])
