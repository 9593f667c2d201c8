"""The felt: the others, the roles, the prices and the piles."""

from __future__ import annotations

from dataclasses import dataclass

from takujo.games.san_juan.edition import PRODUCTION, ROLES
from takujo.games.san_juan.scoring import score
from takujo.kernel.hidden import UNKNOWN
from takujo.web.pages.asked import Question, Touch
from takujo.web.pages.san_juan.phase import role_now
from takujo.web.pages.san_juan.pieces import Good, good_of, icon_of, production
from takujo.web.pages.san_juan.scene import Scene

PLACES = 6  # places for goods that a chip shows; further ones are counted


@dataclass(frozen=True)
class Opponent:
    """Another player's chip."""

    seat: int
    name: str
    governor: bool
    acting: bool
    hand: int
    buildings: int
    points: int
    goods: list[Good | None]
    held: int  # how many goods there are
    more: int
    icons: list[str]
    label: str


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


def opponents(s: Scene) -> list[Opponent]:
    """The others, in turn."""
    return [opponent(s, seat) for seat in s.others()]


def opponent(s: Scene, seat: int) -> Opponent:
    """One of them."""
    p = s.t.players[seat]
    places: list[Good | None] = [
        good_of(s.cards, card) if p.goods[slot] else None
        for slot, card in enumerate(p.buildings)
        if s.e.kind[card] == PRODUCTION
    ]
    # goods first: an empty place says less
    places.sort(key=lambda good: good is None)
    shown = places if len(places) <= PLACES else places[: PLACES - 1]
    asking = s.t.asking
    held = len([good for good in places if good])
    facts = s.say.say(
        "{name}: {hand} cards in hand, {buildings} buildings, {goods} goods, {points} points",
        name=s.names[seat],
        hand=len(p.hand),
        buildings=len(p.buildings),
        goods=held,
        points=score(s.t, seat),
    )
    return Opponent(
        seat=seat,
        name=s.names[seat],
        governor=s.t.governor == seat,
        acting=asking is not None and asking.seat == seat,
        hand=len(p.hand),
        buildings=len(p.buildings),
        points=score(s.t, seat),
        goods=shown,
        held=held,
        more=len(places) - len(shown),
        icons=[icon_of(s.e.ids[card]) for card in p.buildings],
        label=facts,
    )


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
