"""Goryokaku's sheets: an element, a seat, an era's board, the rules, a refusal."""

from __future__ import annotations

from markupsafe import Markup

from takujo.games.goryokaku import names
from takujo.games.goryokaku.names import ERAS
from takujo.games.goryokaku.scoring import score
from takujo.games.goryokaku.words.rulebook import rulebook_words
from takujo.kernel.agenda import ASIDE
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.reason import Reason
from takujo.web.pages.game_words import words_of
from takujo.web.pages.goryokaku.eras import era as era_of
from takujo.web.pages.goryokaku.faces import face, held, levels
from takujo.web.pages.goryokaku.mine import bag
from takujo.web.pages.goryokaku.points import sources
from takujo.web.pages.goryokaku.scene import Scene
from takujo.web.pages.goryokaku.stacks import area_id
from takujo.web.pages.goryokaku.steps import steps
from takujo.web.pages.people import level
from takujo.web.pages.reader import At
from takujo.web.pages.templates import fill


def shown(s: Scene, title: str, lines: list[str], reason: Reason | None) -> Markup:
    """A title, what there is to say, and why not."""
    refusal = words_of(s.t.book).reason(s.t.book, reason, s.names, s.say) if reason else ""
    return fill(
        "goryokaku/element_sheet.html",
        s.at.reader,
        title=title,
        lines=lines,
        refusal=refusal,
        words={"close": s.say.say("Close")},
    )


def element(at: At, id: str) -> Markup:
    """One element in the generated words of its edition."""
    s = Scene(at)
    title, *lines = words_of(s.t.book).explain(s.t.book, id, s.say)
    return shown(s, title, lines, None)


def era(at: At, what: str) -> Markup:
    """An era: pile, audit, circles, and the board with its tiles."""
    s, number = Scene(at), int(what)
    if not 1 <= number <= ERAS:
        raise KeyError(what)
    say, made = s.say, era_of(s, int(what))
    kind = s.t.markers[number - 1]
    counts = [(s.names[seat], str(p.of_kind(s.e, kind))) for seat, p in enumerate(s.t.players)]
    return fill(
        "goryokaku/era_sheet.html",
        at.reader,
        era=made,
        title=say.say("{era} era", era=s.cards.era(number)),
        state=say.say("The board lies face up")
        if made.open
        else say.say("The board lies face down"),
        counts=counts,
        circles=[(seat, s.names[seat]) for seat in made.circles],
        texts={each.place: s.cards.tile_text(s.t.tiles[each.place - 1]) for each in made.tiles},
        owners={each.place: s.names[each.owner] for each in made.tiles if each.owner >= 0},
        words={
            "close": say.say("Close"),
            "pile": say.say("Onigiri on the pile"),
            "audit": say.say("The audit counts castle cards of {kind}", kind=s.cards.kind(kind)),
            "circle": say.say("Circle"),
            "tiles": say.say("Building tiles"),
            "free": say.say("not taken"),
            "points": say.say("pt"),
            "pieces": say.say("pieces"),
        },
    )


def seat(at: At, what: str) -> Markup:
    """Everything that is known of a seat."""
    s, number = Scene(at), int(what)
    if not 0 <= number < s.t.seats:
        raise KeyError(what)
    p, say, who = s.t.players[number], s.say, at.seats[int(what)]
    known = [card for card in p.plans if card != UNKNOWN]
    hidden = len(p.people) + len(p.plans) - len(known)
    mine = number == s.me
    return fill(
        "goryokaku/seat_sheet.html",
        at.reader,
        seat=number,
        name=s.names[number],
        who=say.say("Computer player, {level}", level=level(who.cpu, say)) if who.cpu else "",
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
        points=[(source.name, source.points) for source in sources(at, number)],
        total=say.many("{n} point", "{n} points", score(s.t, number)),
        words={
            "close": say.say("Close"), "bag": say.say("Bag"), "daiba": say.say("Daiba"),
            "store": say.say("Storehouses"),
            "persons": say.say("Hired persons"), "castles": say.say("Built castle cards"),
            "hand": say.say("Castle cards in hand that everybody knows"),
            "points": say.say("Points if it ended now"), "none": say.say("none"),
            "crest": "" if mine else say.say("The crest card is secret."),
        },
    )  # fmt: skip


def rules(at: At) -> Markup:
    """The rulebook of this edition, generated from its data, chapter by chapter."""
    s = Scene(at)
    return fill(
        "goryokaku/rules_sheet.html",
        at.reader,
        title=s.say.name(s.e.data["name"]),
        honest=s.say.say(
            "The pictures of the rulebook are lost: the numbers on cards, tracks and tables are "
            "reconstructed."
        ),
        chapters=chapters(rulebook_words(s.cards)),
        words={"close": s.say.say("Close")},
    )


def chapters(markdown: str) -> list[tuple[str, list[str]]]:
    """Headings with their paragraphs, tables as lines; without marks of Markdown."""
    out: list[tuple[str, list[str]]] = []
    for text in markdown.splitlines():
        if text.startswith("## "):
            out.append((text.removeprefix("## "), []))
        elif text.strip(" |-:") and out:
            cells = [cell.strip() for cell in text.strip("| ").split(" | ")]
            clean = " · ".join([cell for cell in cells if cell]).replace("**", "")
            out[-1][1].append(clean.lstrip("#").removeprefix("- ").strip())
    return out


def why(at: At, choice: str) -> Markup:
    """Why something that was pointed at cannot be chosen, with what it is."""
    s = Scene(at)
    if s.asked is None:
        raise KeyError(choice)
    number = s.t.book.game.parse(s.t, s.me, choice)
    reason = s.t.book.game.why_not(s.t, s.asked, number)
    id = pointed_at(s, number)
    if not id:
        return shown(s, s.words(number), [], reason)
    title, *lines = words_of(s.t.book).explain(s.t.book, id, s.say)
    return shown(s, title, lines, reason)


def pointed_at(s: Scene, choice: int) -> str:
    """The element a choice of the open question names; "" if none."""
    rule = s.frame.id
    if choice >= ASIDE:
        return s.e.ids[choice % ASIDE]
    if rule == names.ACT and choice < names.RECALL:
        return area_id(choice)
    if rule in (names.HIRE, names.GIVE, names.FREE_FIRST):
        return s.e.ids[choice]
    if rule in (names.BUILD, names.KEEP):
        return s.e.ids[choice + s.e.first_castle - 1]
    return s.e.tile_ids[s.t.tiles[choice - 1]] if rule == names.OFFICE else ""


def row(at: At, what: str) -> Markup:
    """The castle cards face up, and what is left of everything."""
    s = Scene(at)
    say, t = s.say, s.t
    if what != "castles":
        raise KeyError(what)
    supply = [(s.signs.called[kind], n) for kind, n in enumerate(t.supply)]
    return fill(
        "goryokaku/row_sheet.html",
        at.reader,
        title=say.say("Castle cards face up"),
        decks=say.say("Decks: {castles} castle cards, {persons} person cards",
                      castles=len(t.castle_deck), persons=len(t.person_deck)),
        cards=[face(s, card) for card in t.row],
        supply=[*supply, (say.say("onigiri"), t.onigiri)],
        words={"close": say.say("Close"), "supply": say.say("Supply")},
    )  # fmt: skip
