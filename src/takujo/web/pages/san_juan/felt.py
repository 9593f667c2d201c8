"""The felt: the others, the roles, the prices and the piles."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.games.san_juan.edition import PRODUCTION, ROLES
from takujo.games.san_juan.scoring import score
from takujo.kernel.hidden import UNKNOWN
from takujo.web.pages.asked import Question, Touch
from takujo.web.pages.others import Other, other
from takujo.web.pages.san_juan.phase import role_now
from takujo.web.pages.san_juan.pieces import Good, good_of, icon_of, production
from takujo.web.pages.san_juan.scene import Scene

PLACES = 6  # places for goods that a chip shows; further ones are counted


@dataclass(frozen=True)
class RoleTile:
    """One of the five roles and who has taken it."""

    id: str
    name: str
    icon: str
    state: str  # open, taken or now
    taker: int  # -1: nobody
    touch: Touch
    label: str


@dataclass(frozen=True)
class Prices:
    """A price tile: the one lying open, the next one, the last one, or one never seen."""

    name: str
    goods: list[tuple[Good, str]]


def opponent(s: Scene, seat: int) -> Other:
    """Another player's chip: hand, buildings, and the places for goods, the full ones first."""
    p, say = s.t.players[seat], s.say
    made = [slot for slot, card in enumerate(p.buildings) if s.e.kind[card] == PRODUCTION]
    full = [good_of(s.cards, p.buildings[slot]) for slot in made if p.goods[slot]]
    places = [*full, *[None] * (len(made) - len(full))]
    shown = places if len(places) <= PLACES else places[: PLACES - 1]
    facts = [
        say.many("Hand: {n} card", "Hand: {n} cards", len(p.hand)),
        say.many("{n} building", "{n} buildings", len(p.buildings)),
        say.many("{n} good", "{n} goods", len(full)),
        say.many("{n} point", "{n} points", score(s.t, seat)),
    ]
    icons = [icon_of(s.e.ids[card]) for card in p.buildings]
    more = len(places) - len(shown)
    return other(s, seat, p, facts, goods=shown, held=len(full), more=more, icons=icons)


def roles(s: Scene, question: Question) -> list[RoleTile]:
    """The five tiles; those of the open question can be touched."""
    now = role_now(s.t)
    return [tile(s, question, role, now) for role in range(1, len(ROLES) + 1)]


def tile(s: Scene, question: Question, role: int, now: int) -> RoleTile:
    """One role."""
    id, taker = ROLES[role - 1], s.t.takers[role] - 1
    name = s.say.name(s.e.data["roles"][id])
    state = "now" if role == now else "open" if taker < 0 else "taken"
    label = name if taker < 0 else s.say.say("{role}: {name}", role=name, name=s.names[taker])
    touch = question.things.get(f"role {role}", Touch(sheet=f"role/{id}"))
    return RoleTile(id, name, icon_of(id), state, taker, touch, label)


def prices(s: Scene) -> Prices:
    """The prices that stand, else what is known of them."""
    t, say = s.t, s.say
    if t.tile:
        return priced(s, say.say("Prices now"), t.tile)
    if t.tiles[0] != UNKNOWN:
        return priced(s, say.say("Next prices"), t.tiles[0])
    if t.tiles[-1] != UNKNOWN:
        return priced(s, say.say("Last prices"), t.tiles[-1])
    return priced(s, say.say("Prices unseen"), 0)


def priced(s: Scene, name: str, tile: int) -> Prices:
    """One tile; 0 is one nobody has seen."""
    return Prices(
        name,
        [
            (good_of(s.cards, card), str(s.e.tiles[tile][card]) if tile else "?")
            for card in production(s.e)
        ],
    )
