"""Questions answered by touching cards: keep, discard, pay, tuck under the chapel, take."""

from __future__ import annotations

from collections.abc import Sequence

from takujo.games.san_juan import names
from takujo.games.san_juan.hand_limit import hand_limit
from takujo.host.preview import Preview
from takujo.host.proposal import best as best_of
from takujo.host.proposal import proposed
from takujo.kernel.hidden import kinds
from takujo.web.pages.asked import PASS_IT, Fact, Mark, Question, Term, Touch, Tray, known
from takujo.web.pages.san_juan.pieces import short_name
from takujo.web.pages.san_juan.preview import hand, points
from takujo.web.pages.san_juan.scene import Scene


def keep(s: Scene) -> Question:
    """The councillor's cards lie in the fan, the own hand is small beside them."""
    say, drawn = s.say, len(s.t.drawn)
    best = [each for each in proposed(s.ahead, (names.KEEP,)) if each != PASS_IT]
    return s.question(
        say.say("Choose cards to keep"),
        "many",
        hint=say.many("{n} of {drawn}", "Up to {n} of {drawn}", s.frame.n, drawn=drawn),
        first=kept(s, best) if best else s.passed(),
        **s.drawn(s.t.drawn, say.say("Cards drawn"), s.choices()),
    )


def kept(s: Scene, selected: Sequence[str]) -> Tray:
    """What comes into the hand, and what is discarded."""
    cards = by_name(s, s.t.drawn)
    known(selected, [s.readable(card) for card in s.t.drawn])
    if not selected:
        return Tray("", ready=False)
    made, say = Preview(s.ahead, selected), s.say
    return Tray(
        label=say.say("Take into your hand"),
        selected=selected,
        wishes=selected,
        ready=made.complete,
        marks=[Mark(wish, say.say("Keep")) for wish in selected],
        facts=[
            Fact(say.say("Keep"), s.listed([short_name(s.cards, cards[w]) for w in selected])),
            hand(s, made),
        ],
        price=put_away(s, len(s.t.drawn) - len(selected)),
    )


def by_name(s: Scene, cards: Sequence[int]) -> dict[str, int]:
    """The cards by the choice that names them."""
    return {s.readable(card): card for card in cards}


def put_away(s: Scene, n: int) -> str:
    """What happens to the others."""
    if n == 0:
        return s.say.say("All of them")
    return s.say.many("The other {n} is discarded", "The other {n} are discarded", n)


def discard(s: Scene) -> Question:
    """Cards to give up: with an archive, above the hand limit, or as a payment alone."""
    frame, say = s.frame, s.say
    # what was given up before stands: only what comes after it in order can follow
    touches = {card: Touch(s.readable(card)) for card in kinds(s.p.hand) if card >= s.t.last}
    return s.question(
        say.many("Choose {n} card to discard", "Choose {n} cards to discard", frame.n),
        "many",
        hint=why_discard(s),
        first=discarded(s, proposed(s.ahead, (frame.id,))),
        fan=s.hand(touches),
    )


def discarded(s: Scene, selected: Sequence[str]) -> Tray:
    """What goes, and what is left then."""
    cards, say, n = by_name(s, s.p.hand), s.say, s.frame.n
    known(selected, [s.readable(card) for card in s.p.hand])
    made, missing = Preview(s.ahead, selected), n - len(selected)
    label = say.many("Discard {n} card", "Discard {n} cards", n)
    if missing:
        label = say.many("Choose {n} more card", "Choose {n} more cards", missing)
    names = s.listed([short_name(s.cards, cards[wish]) for wish in selected])
    facts = [Fact(say.say("Discarding"), names), hand(s, made)]
    return Tray(
        label=label,
        selected=selected,
        wishes=selected,
        ready=made.complete and not missing,
        marks=[Mark(wish, say.say("Out"), given=True) for wish in selected],
        facts=facts if selected else [],
        price="" if missing else why_discard(s),
    )


def why_discard(s: Scene) -> str:
    """What the cards are given up for."""
    if s.frame.id == names.PAY:
        return s.say.say("Payment for the {card}", card=s.cards.name(s.t.site))
    if s.t.takers[names.ROLE_COUNCILLOR]:
        return s.cards.title(s.e.archive)
    return s.say.say("Hand limit {n}", n=hand_limit(s.t, s.p))


def tuck(s: Scene) -> Question:
    """One card from the hand under the chapel, for a point."""
    trays = {card: tucked(s, card) for card in kinds(s.p.hand)}
    return s.question(
        s.say.say("{chapel}: put a card under it?", chapel=s.cards.title(s.e.chapel)),
        hint=s.say.say("1 point at the end"),
        trays=list(trays.values()),
        first=trays.get(best_of(s.at.seen), s.passed()),
        fan=s.hand({card: Touch(tray.choice) for card, tray in trays.items()}),
    )


def tucked(s: Scene, card: int) -> Tray:
    """One card there."""
    say, made = s.say, s.tried(card)
    return Tray(
        label=say.say("Tuck the {card}", card=s.cards.name(card)),
        choice=s.readable(card),
        mark=say.say("Put there"),
        terms=[Term(s.cards.title(s.e.chapel), len(s.p.chapel)), Term(say.say("new"), 1, "＋")],
        total=Term(
            say.say("under the {chapel}", chapel=s.cards.name(s.e.chapel)),
            say.say("{n} there", n=len(made.table.players[s.me].chapel)),
        ),
        facts=[hand(s, made), points(s, made)],
        price=say.say("1 point at the end"),
    )


def nugget(s: Scene) -> Question:
    """The cards turned up by the gold mine: take one."""
    nuggets = {card: taken(s, card) for card in kinds(s.t.mine)}
    return s.question(
        s.say.say("All costs differ: take a card"),
        hint=s.cards.title(s.e.gold_mine),
        trays=list(nuggets.values()),
        first=nuggets.get(best_of(s.at.seen), s.passed()),
        **s.drawn(s.t.mine, s.say.say("Cards turned up"), list(nuggets)),
    )


def taken(s: Scene, card: int) -> Tray:
    """One of the cards turned up."""
    return Tray(
        label=s.words(card),
        choice=s.readable(card),
        mark=s.say.say("Take"),
        facts=[hand(s, s.tried(card))],
        price=s.say.say("Everybody has seen it"),
    )
