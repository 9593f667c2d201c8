"""San Juan's table page: felt, town, tray."""

from __future__ import annotations

from markupsafe import Markup

from takujo.games.san_juan.scoring import score
from takujo.web.pages.game_words import words_of
from takujo.web.pages.log import latest, recap
from takujo.web.pages.reader import At
from takujo.web.pages.san_juan.ask import question
from takujo.web.pages.san_juan.felt import opponents, prices, roles
from takujo.web.pages.san_juan.scene import Scene
from takujo.web.pages.san_juan.town import town
from takujo.web.pages.templates import fill
from takujo.web.pages.undo import why_no_undo

RAIL = 60  # lines of the log beside the table on a wide screen


def table(at: At, instead: Markup | None = None) -> Markup:
    """Everything that changes from moment to moment; ``instead`` replaces the buttons."""
    s = Scene(at)
    asked = question(s)
    return fill(
        "san_juan/table.html",
        at.reader,
        at=at,
        scene=s,
        title=words_of(s.t.book).title(s.say),
        round=s.say.say("Round {n}", n=s.t.round),
        asked=asked,
        opponents=opponents(s),
        roles=roles(s, asked),
        prices=prices(s),
        deck=len(s.t.deck),
        discard=len(s.t.discard),
        town=town(s, s.me, asked),
        built=len(s.p.buildings),
        plots=s.e.end_buildings,
        points=score(s.t, s.me),
        governor=s.t.governor == s.me,
        rail=latest(at, RAIL),
        recap=recap(at) or (latest(at, 1) if instead else []),
        no_undo=why_no_undo(at.undo, s.say),
        words=words(s),
        instead=instead,
    )


def words(s: Scene) -> dict[str, str]:
    """The words of the frame."""
    say = s.say.say
    return {
        "back": say("Back to the tables"),
        "log": say("Log"),
        "rules": say("Rules of this phase"),
        "menu": say("Menu"),
        "table": say("Table"),
        "others": say("The others"),
        "roles": say("Roles"),
        "governor": say("Gov."),
        "deck": say("Deck"),
        "discard": say("Discards"),
        "your_town": say("Your town"),
        "buildings": say("{n}/{most} buildings", n=len(s.p.buildings), most=s.e.end_buildings),
        "points": s.say.many("{n} point", "{n} points", score(s.t, s.me)),
        "point_unit": s.say.many("point", "points", score(s.t, s.me)),
        "your_turn": say("Your turn"),
        "hand": s.say.many("Hand: {n} card", "Hand: {n} cards", len(s.p.hand)),
        "hand_name": say("Hand"),
        "no_cards": say("No cards in hand"),
        "undo": say("Undo"),
        "recap": say("Since your last turn"),
        "this_move": say("This move"),
        "separator": say(" · "),
        "pay_mark": say("Pays"),
        "point_mark": say("pt"),
        "cost": say("cost"),
        "choose": say("Choose"),
        "waiting": say("Waiting for the others"),
        "nothing_yet": say("Touch something lit: what it brings is shown here."),
        "goods_pay": say("Goods that pay"),
    }
