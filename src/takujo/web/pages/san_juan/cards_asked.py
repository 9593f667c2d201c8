"""Questions answered by touching cards: keep, discard, pay, tuck under the chapel, take."""

from __future__ import annotations

from takujo.games.san_juan import names
from takujo.games.san_juan.hand_limit import hand_limit
from takujo.games.san_juan.scoring import score
from takujo.kernel.agenda import PASS
from takujo.kernel.hidden import kinds
from takujo.web.pages.asked import Fact, Question, Term, Touch, Tray
from takujo.web.pages.san_juan.scene import Scene
from takujo.web.pages.san_juan.spare import spare_places


def keep(s: Scene) -> Question:
    """The councillor's cards lie in the fan, the own hand is small beside them."""
    frame, say = s.asked, s.say
    assert frame is not None
    drawn = len(s.t.drawn)
    touches = {card: Touch(s.readable(card)) for card in s.at.seen.options() if card != PASS}
    return Question(
        rule="keep",
        kind="many",
        title=say.say("Choose cards to keep"),
        hint=say.many("{n} of {drawn}", "Up to {n} of {drawn}", frame.n, drawn=drawn),
        most=frame.n,
        mark=say.say("Keep"),
        passing=s.words(PASS),
        trays=[
            Tray(
                label=say.say("Take into your hand"),
                facts=[
                    Fact(say.say("Keep"), names=True),
                    Fact(say.say("Hand"), len(s.p.hand), slot="hand"),
                ],
                price_text="away",
                price_by="left",
                data={"hand": len(s.p.hand), "each": 1, "all": drawn},
            )
        ],
        texts={"away": s.by_number(lambda n: put_away(s, n), drawn)},
        fan=s.fan(s.t.drawn, touches, s.p.buildings + s.p.hand),
        fan_name=say.say("Cards drawn"),
        strip=s.hand(),
    )


def put_away(s: Scene, n: int) -> str:
    """What happens to the others."""
    if n == 0:
        return s.say.say("All of them")
    return s.say.many("The other {n} is discarded", "The other {n} are discarded", n)


def discard(s: Scene) -> Question:
    """Cards to give up: with an archive, above the hand limit, or as a payment alone."""
    frame, say = s.asked, s.say
    assert frame is not None
    # what was given up before stands: only what comes after it in order can follow
    touches = {card: Touch(s.readable(card)) for card in kinds(s.p.hand) if card >= s.t.last}
    spare = [place for place in spare_places(s.at.seen, s.p.hand) if s.p.hand[place] >= s.t.last]
    proposed = [s.readable(s.p.hand[place]) for place in spare[: frame.n]]
    return Question(
        rule="pay" if frame.id == names.PAY else "discard",
        kind="many",
        title=say.many("Choose {n} card to discard", "Choose {n} cards to discard", frame.n),
        hint=why_discard(s),
        least=frame.n,
        most=frame.n,
        mark=say.say("Out"),
        trays=[
            Tray(
                label=say.many("Discard {n} card", "Discard {n} cards", frame.n),
                facts=[
                    Fact(say.say("Discarding"), names=True),
                    Fact(say.say("Hand"), len(s.p.hand), slot="hand"),
                ],
                price=why_discard(s),
                data={"hand": len(s.p.hand), "each": -1},
            )
        ],
        proposed=proposed,
        texts={"missing": s.by_number(lambda n: choose_more(s, n), frame.n)},
        fan=s.hand(touches),
        spare=spare,
    )


def why_discard(s: Scene) -> str:
    """What the cards are given up for."""
    frame = s.asked
    assert frame is not None
    if frame.id == names.PAY:
        return s.say.say("Payment for the {card}", card=s.cards.name(s.t.site))
    if s.t.takers[names.ROLE_COUNCILLOR]:
        return s.cards.title(s.e.archive)
    return s.say.say("Hand limit {n}", n=hand_limit(s.t, s.p))


def choose_more(s: Scene, n: int) -> str:
    """What is still to be chosen."""
    return s.say.many("Choose {n} more card", "Choose {n} more cards", n)


def tuck(s: Scene) -> Question:
    """One card from the hand under the chapel, for a point."""
    say, points = s.say, score(s.t, s.me)
    touches = {card: Touch(s.readable(card)) for card in kinds(s.p.hand)}
    chapel = s.cards.title(s.e.chapel)
    return Question(
        rule="tuck",
        kind="one",
        title=say.say("{chapel}: put a card under it?", chapel=chapel),
        hint=say.say("1 point at the end"),
        mark=say.say("Put there"),
        passing=s.words(PASS),
        trays=[
            Tray(
                label=say.say("Tuck the {card}", card=s.cards.name(card)),
                choice=s.readable(card),
                terms=[Term(chapel, len(s.p.chapel)), Term(say.say("new"), 1, "＋")],
                total=Term(
                    say.say("under the {chapel}", chapel=s.cards.name(s.e.chapel)),
                    text=say.say("{n} there", n=len(s.p.chapel) + 1),
                ),
                facts=[
                    Fact(say.say("Hand"), len(s.p.hand), len(s.p.hand) - 1),
                    Fact(say.say("Points"), points, points_with_tucked(s)),
                ],
                price=say.say("1 point at the end"),
            )
            for card in kinds(s.p.hand)
        ],
        fan=s.hand(touches),
    )


def points_with_tucked(s: Scene) -> int:
    """The own points with one card more under the chapel; a palace may count it too."""
    t = s.t.copy()
    t.players[s.me].chapel.append(t.players[s.me].hand[0])
    return score(t, s.me)


def nugget(s: Scene) -> Question:
    """The cards turned up by the gold mine: take one."""
    say = s.say
    touches = {card: Touch(s.readable(card)) for card in kinds(s.t.mine)}
    return Question(
        rule="nugget",
        kind="one",
        title=say.say("All costs differ: take a card"),
        hint=s.cards.title(s.e.gold_mine),
        mark=say.say("Take"),
        passing=s.words(PASS),
        trays=[
            Tray(
                label=s.words(card),
                choice=s.readable(card),
                facts=[Fact(say.say("Hand"), len(s.p.hand), len(s.p.hand) + 1)],
                note=s.cards.text(card),
                price=say.say("Everybody has seen it"),
            )
            for card in kinds(s.t.mine)
        ],
        fan=s.fan(s.t.mine, touches, s.p.buildings + s.p.hand),
        fan_name=say.say("Cards turned up"),
        strip=s.hand(),
    )
