"""4bit Town's sheets: a place, a card, a building, a seat, the rules, a refusal."""

from __future__ import annotations

from markupsafe import Markup

from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.scoring import score
from takujo.games.fourbit_town.words.rulebook import rulebook_words
from takujo.games.fourbit_town.words.wording import Wording
from takujo.kernel.agenda import ASIDE
from takujo.kernel.hidden import UNKNOWN
from takujo.kernel.reason import Reason
from takujo.web.pages.fourbit_town.buildings import icon_of, lot, plans
from takujo.web.pages.fourbit_town.cards import card as card_of
from takujo.web.pages.fourbit_town.points import sources
from takujo.web.pages.fourbit_town.scene import Scene
from takujo.web.pages.game_words import words_of
from takujo.web.pages.people import level
from takujo.web.pages.reader import At
from takujo.web.pages.templates import fill


def element(at: At, id: str, icon: str = "", reason: Reason | None = None) -> Markup:
    """One element in the generated words of its edition."""
    s = Scene(at)
    title, *lines = words_of(s.t.book).explain(s.t.book, id, s.say)
    return fill(
        "fourbit_town/element_sheet.html",
        at.reader,
        title=title,
        lines=lines,
        icon_id=icon,
        refusal=words_of(s.t.book).reason(s.t.book, reason, s.names, s.say) if reason else "",
        words={"close": s.say.say("Close")},
    )


def place(at: At, what: str) -> Markup:
    """A place by its number; 16 is the city hall."""
    number = int(what)
    return element(at, "city_hall" if number == names.HALL else f"locations.{number}")


def card(at: At, id: str) -> Markup:
    """Both sides of a card."""
    return element(at, f"cards.{id}")


def building(at: At, id: str) -> Markup:
    """A building; of the deck nothing is known but its size."""
    s = Scene(at)
    if id not in s.e.buildings[1:]:
        raise KeyError(id)
    return element(at, id, icon_of(id))


def seat(at: At, what: str) -> Markup:
    """Everything that is known of a seat."""
    s, number = Scene(at), int(what)
    if not 0 <= number < s.t.seats:
        raise KeyError(what)
    p, say, who = s.t.players[number], s.say, at.seats[int(what)]
    known, hidden = plans(s, number)
    w = Wording(s.e, say)
    return fill(
        "fourbit_town/seat_sheet.html",
        at.reader,
        seat=number,
        name=s.names[number],
        who=say.say("Computer player, {level}", level=level(who.cpu, say)) if who.cpu else "",
        facts=[
            (say.name(s.e.data["marker"]), p.level),
            (say.say("Workers"), say.say("{n} hired, {sent} sent", n=p.hired, sent=p.sent)),
            (say.say("Track"), p.space),
            *[(w.kind(kind), p.thing(kind)) for kind in range(4)],
        ],
        cards=[card_of(s, number) for number in p.cards if number != UNKNOWN],
        unknown=say.many("{n} card not seen yet", "{n} cards not seen yet",
                         p.cards.count(UNKNOWN)) if UNKNOWN in p.cards else "",
        buildings=[lot(s, number) for number in p.buildings],
        plans=known,
        hidden=say.many("{n} unseen plan", "{n} unseen plans", hidden) if hidden else "",
        points=[(source.name, source.points) for source in sources(at, number)],
        total=say.many("{n} point", "{n} points", score(s.t, number)),
        words={
            "close": say.say("Close"), "cards": say.say("Cards"), "plans": say.say("Plans"),
            "buildings": say.say("Buildings"), "points": say.say("Points if it ended now"),
            "none": say.say("none"),
        },
    )  # fmt: skip


def rules(at: At) -> Markup:
    """The rulebook of this edition, generated from its data, chapter by chapter."""
    s = Scene(at)
    return fill(
        "fourbit_town/rules_sheet.html",
        at.reader,
        title=s.say.name(s.e.data["name"]),
        chapters=chapters(rulebook_words(Wording(s.e, s.say))),
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
    """Why something that was pointed at cannot be chosen."""
    s = Scene(at)
    frame = s.asked
    if frame is None:
        raise KeyError(choice)
    number = s.t.book.game.parse(s.t, s.me, choice)
    reason = s.t.book.game.why_not(s.t, frame, number)
    buildings = (names.BUILD, names.PLAN, names.CANCEL, names.SELL, names.GIVE_UP)
    if frame.id in buildings and number < min(ASIDE, len(s.e.buildings)):
        id = s.e.buildings[number]
        return element(at, id, icon_of(id), reason)
    return fill(
        "fourbit_town/element_sheet.html",
        at.reader,
        title=s.words(number),
        lines=[],
        icon_id="",
        refusal=words_of(s.t.book).reason(s.t.book, reason, s.names, s.say) if reason else "",
        words={"close": s.say.say("Close")},
    )
