"""Goryokaku's sheets: a seat, an era's board, the row, a refusal."""

from __future__ import annotations

from markupsafe import Markup

from takujo.games.goryokaku.names import ERAS
from takujo.kernel.hidden import UNKNOWN
from takujo.web.pages import sheet_kinds
from takujo.web.pages.goryokaku.eras import era as era_of
from takujo.web.pages.goryokaku.explained import named
from takujo.web.pages.goryokaku.faces import face, held, levels, steps
from takujo.web.pages.goryokaku.mine import bag
from takujo.web.pages.goryokaku.points import sources
from takujo.web.pages.goryokaku.scene import Scene


def era(s: Scene, what: str) -> Markup:
    """An era: pile, audit, circles, and the board with its tiles."""
    number, say = int(what), s.say
    if not 1 <= number <= ERAS:
        raise KeyError(what)
    made, kind = era_of(s, number), s.t.markers[number - 1]
    face_up = say.say("The board lies face up")
    return sheet_kinds.sheet(
        s,
        "goryokaku/era_sheet.html",
        say.say("{era} era", era=s.cards.era(number)),
        era=made,
        state=face_up if made.open else say.say("The board lies face down"),
        counts=[(s.names[seat], p.of_kind(s.e, kind)) for seat, p in enumerate(s.t.players)],
        circles=[(seat, s.names[seat]) for seat in made.circles],
        texts={each.place: s.cards.tile_text(s.t.tiles[each.place - 1]) for each in made.tiles},
        owners={each.place: s.names[each.owner] for each in made.tiles if each.owner >= 0},
        words={
            "pile": say.say("Onigiri on the pile"),
            "audit": say.say("The audit counts castle cards of {kind}", kind=s.cards.kind(kind)),
            "circle": say.say("Circle"),
            "tiles": say.say("Building tiles"),
            "free": say.say("not taken"),
        },
    )


def seat(s: Scene, what: str) -> Markup:
    """Everything that is known of a seat."""
    number, say = s.seat(what), s.say
    p, mine = s.t.players[number], number == s.me
    known = [card for card in p.plans if card != UNKNOWN]
    hidden = len(p.people) + len(p.plans) - len(known)
    return sheet_kinds.seat(
        s,
        "goryokaku/seat_sheet.html",
        number,
        sources(s, number),
        facts=[
            (say.say("koban"), p.koban),
            (say.say("onigiri"), p.onigiri),
            (say.say("workers in hand"), p.workers),
            (say.say("building pieces in hand"), p.pieces),
            *[(each.name, f"{each.at}/{each.top}") for each in levels(s, number)],
        ],
        way_of=steps(s, number),
        bag=bag(s, number).label,
        store=held(s, number),
        persons=[face(s, card) for card in p.persons],
        castles=[face(s, card) for card in p.castles],
        plans=[face(s, card) for card in known],
        hidden="" if mine else say.many("{n} unseen card", "{n} unseen cards", hidden),
        words={
            "daiba": say.say("Daiba"), "store": say.say("Storehouses"),
            "persons": say.say("Hired persons"), "castles": say.say("Built castle cards"),
            "hand": say.say("Castle cards in hand that everybody knows"),
            "points": say.say("Points if it ended now"), "none": say.say("none"),
            "crest": "" if mine else say.say("The crest card is secret."),
        },
    )  # fmt: skip


def why(s: Scene, choice: int) -> Markup:
    """Why something that was pointed at cannot be chosen, with what it is."""
    return sheet_kinds.why(s, choice, named(s, choice))


def row(s: Scene, what: str) -> Markup:
    """The castle cards face up, and what is left of everything."""
    say, t = s.say, s.t
    if what != "castles":
        raise KeyError(what)
    supply = [(s.signs.called[kind], n) for kind, n in enumerate(t.supply)]
    return sheet_kinds.sheet(
        s,
        "goryokaku/row_sheet.html",
        say.say("Castle cards face up"),
        decks=say.say("Decks: {castles} castle cards, {persons} person cards",
                      castles=len(t.castle_deck), persons=len(t.person_deck)),
        cards=[face(s, card) for card in t.row],
        supply=[*supply, (say.say("onigiri"), t.onigiri)],
        words={"supply": say.say("Supply")},
    )  # fmt: skip
