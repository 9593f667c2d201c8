"""The draft, and sending a worker: the own cards with both sides before one's eyes."""

from __future__ import annotations

from takujo.games.fourbit_town import names
from takujo.web.pages.asked import Question, Touch, Tray
from takujo.web.pages.fourbit_town.options import Fan, Option, passing
from takujo.web.pages.fourbit_town.pieces import Card, card, known_cards
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.fourbit_town.upkeep import warning


def ask(s: Scene) -> Question:
    """Keep one card of the hand."""
    hand = [(number, card(s, number)) for number in s.offered()]
    tiles = [tile(shown, Touch(s.readable(number), name=shown.title)) for number, shown in hand]
    return Question(
        rule="draft",
        kind="one",
        title=s.say.say("Keep one card"),
        hint=picked(s),
        trays=[tray(s, number) for number, _ in hand],
        fan=[Fan("cards", tiles)],
    )


def tile(shown: Card, touch: Touch) -> Option:
    """A card with both sides."""
    return Option(card=shown, touch=touch, spoken=shown.spoken)


def tray(s: Scene, number: int) -> Tray:
    """One card in words."""
    title = s.explained(f"cards.{s.e.cards[number]}")[0]
    return Tray(
        label=s.say.say("draft::Keep {card}", card=title),
        choice=s.readable(number),
        price=s.say.say("The rest goes to the left"),
    )


def picked(s: Scene) -> str:
    """Who has chosen already: nothing else is known of it."""
    waiting = s.waiting()
    done = [s.names[seat] for seat in range(s.t.seats) if seat not in waiting]
    return s.say.say("Chosen: {names}", names=s.say.clauses(done)) if done else ""


def declare(s: Scene) -> Question:
    """Send a worker or pass; the own cards lie there to think about."""
    say, p = s.say, s.p
    send, hand = max(s.at.seen.options()), known_cards(s, p.cards)
    usual = say.say(
        "Who passes is out until the next round. A worker goes where your four cards say; you set "
        "them after everybody has spoken."
    )
    owed = warning(s, p)
    warned = say.say("If you pass now: {warning}", warning=owed) if owed else ""
    tray = Tray(label=s.words(send), choice=s.readable(send), note=warned or usual)
    return Question(
        rule="declare",
        kind="one",
        title=say.say("Send a worker?"),
        hint=say.say("{n} of {all} left to send", n=p.hired - p.sent, all=p.hired),
        passing=passing(s),
        trays=[tray],
        first=tray,
        fan=[Fan("hand", [tile(each, Touch(sheet=f"card/{each.id}")) for each in hand])],
    )


def own_cards(s: Scene) -> list[Card]:
    """The cards kept so far; empty once the draft is over."""
    asking = s.t.asking
    drafting = asking is not None and asking.id == names.DRAFT
    return known_cards(s, s.p.cards) if drafting else []
