"""What figures of 4bit Town are made of: places, cards and their sides, buildings, actions."""

from __future__ import annotations

from typing import Final

from takujo.editions.game_elements import (
    ACTION,
    GOODS,
    POINTS,
    Bring,
    Element,
    GameElements,
    Group,
    Offer,
    Take,
    rows_that_act,
)
from takujo.editions.language import Language, mark
from takujo.games.fourbit_town import effects, events, judged_setting, names
from takujo.games.fourbit_town.book import edition_of
from takujo.games.fourbit_town.edition import CITY_HALL, FIRST_PLACE, FIRST_SIDE
from takujo.games.fourbit_town.judged_places import PlannedSetting
from takujo.games.fourbit_town.judgement import TownJudgement
from takujo.games.fourbit_town.scoring import EFFECT, SOURCES, points_by_source, score
from takujo.games.fourbit_town.setup import in_order
from takujo.games.fourbit_town.table import Town
from takujo.games.fourbit_town.words.wording import Wording
from takujo.kernel.agenda import Frame, Rulebook
from takujo.kernel.hidden import face_down, known_to, without
from takujo.kernel.judgement import Judgement
from takujo.kernel.seen import Seen

PLACES: Final = mark("place")
CARDS: Final = mark("card")
SIDES: Final = mark("side")
BUILDINGS: Final = mark("building")
ACTIONS: Final = ["plan", "cancel", "build", "sell", "hire", "level", "step"]
# What says that an action was done, in the order of ACTIONS.
DONE: Final = [
    events.PLANNED,
    events.CANCELLED,
    events.BUILT,
    events.SOLD,
    events.HIRED,
    events.LEVELLED,
    events.MOVED,
]

SOURCE_NAMES: Final = {
    "vp": mark("VP in play"),
    "track": mark("Track"),
    "effect": mark("Effects at the end"),
}

TABLES: Final = {
    "rounds": mark("Rounds"),
    "setup": mark("Set-up"),
    "workers": mark("Workers"),
    "caps": mark("Most of each"),
    "draft": mark("Draft"),
    "second_comer": mark("Who comes second"),
    "row": mark("Building row"),
    "track": mark("Turn order track"),
    "rules": mark("Rules"),
    "upkeep": mark("Upkeep"),
    "scoring": mark("Final scoring"),
    "actions": mark("Actions"),
    "locations": mark("Places"),
    "cards": mark("Cards"),
    "buildings": mark("Buildings"),
}

ENDINGS: Final = {"rounds": mark("the last round")}

# Ways to play, as factors on the weights of the judgement.
STYLES: Final = {
    "builder": {"growth": 3.0, "use": 2.0, "sale": 1.5, "plan": 3.0, "steps": 0.7},
    "seller": {"unit": 1.3, "action": 1.3, "sale": 1.3, "steps": 0.6},
    "racer": {"steps": 2.0, "ahead": 5.0, "future": 0.7, "end_goods": 0.6},
}


class TownElements(GameElements[Town]):
    """The elements of 4bit Town."""

    measures = (POINTS, GOODS, "workers", "level", "buildings")
    begins = events.ROUND_BEGAN
    source_names = SOURCE_NAMES
    endings = ENDINGS
    tables = TABLES
    styles = STYLES
    compensation = "setup.coins"
    held = (CARDS, BUILDINGS)
    round_field = 2
    offers_more = (names.SET,)

    def groups(self, book: Rulebook) -> list[Group]:
        """Places with the city hall last, cards, their sides, buildings, actions."""
        e = edition_of(book)
        sides = [e.side_name(side) for side in range(2 * len(e.all_cards))]
        return [
            Group(PLACES, [*map(str, range(names.PLACES)), "city_hall"], 0),
            Group(CARDS, e.cards[1:]),
            Group(SIDES, sides, 0),
            Group(BUILDINGS, e.buildings[1:]),
            Group(ACTION, ACTIONS, 0),
        ]

    def offers(self, book: Rulebook) -> list[Offer]:
        """Sides and places are offered by the first card of a setting: see also_offered."""
        return [Offer(names.DRAFT, CARDS), Offer(names.BUILD, BUILDINGS)]

    def also_offered(self, t: Town, frame: Frame) -> list[tuple[int, Element]]:
        """A setting can name any place; one that is blocked leads to the city hall."""
        if frame.n:
            return []
        out: list[tuple[int, Element]] = [
            (face, (SIDES, face - 1)) for face in t.players[frame.seat].faces
        ]
        for place in range(names.PLACES):
            if not t.blocked >> place & 1:
                out.append((0, (PLACES, place)))
        if t.blocked:
            out.append((0, (PLACES, names.HALL)))
        return out

    def takes(self, book: Rulebook) -> list[Take]:
        """Where workers arrive, with which sides; what is drafted, built and done."""
        return [
            Take(events.ARRIVED, PLACES, 2),
            Take(events.DRAFTED, CARDS, 2),
            Take(events.REVEALED, SIDES, 3, rest=True),
            Take(events.BUILT, BUILDINGS, 2),
            *[Take(event, ACTION, number=number) for number, event in enumerate(DONE)],
        ]

    def brings(self, book: Rulebook) -> list[Bring]:
        """Goods and VP have a reason; so have points at the end that are an effect's."""
        return [
            Bring(events.GAINED, POINTS, 3, 4, (2, effects.VP)),
            Bring(events.GAINED, GOODS, 3, 4, (2, effects.VP), but=True),
            Bring(events.SCORED, POINTS, 4, 3, (2, EFFECT)),
        ]

    def reason(self, book: Rulebook, event: int, number: int) -> Element | None:
        """A row's element; of a rule only the action it belongs to."""
        if number < 0:
            rules = {names.BUILD: "build", names.SELL: "sell", names.PLAN: "plan"}
            action = rules.get(-1 - number)
            return None if action is None else (ACTION, ACTIONS.index(action))
        return element_of(edition_of(book).effects.rows[number].source)

    def credits(self, t: Town, seat: int) -> list[tuple[Element, int]]:
        """VP of a building come with the act of building: they are the building's own."""
        p = t.players[seat]
        return [((BUILDINGS, building), t.edition.vp[building]) for building in p.buildings]

    def name(self, book: Rulebook, element: Element, say: Language) -> str:
        """Places and cards with their numbers."""
        group, number = element
        w = Wording(edition_of(book), say)
        if group == PLACES:
            if number == names.HALL:
                return w.capital(w.place(number))
            return say.say("{n} {name}", n=number, name=w.place_title(number))
        if group == CARDS:
            return w.capital(w.card(number))
        if group == SIDES:
            return w.capital(w.side(number))
        if group == BUILDINGS:
            return w.title(number)
        return w.capital(w.action(ACTIONS[number]))

    def start_place(self, t: Town, seat: int) -> int:
        """By the track."""
        return t.order.index(seat)

    def points(self, t: Town, seat: int) -> int:
        """Points as if it ended now."""
        return score(t, seat)

    def measured(self, t: Town, seat: int) -> list[int]:
        """Goods, workers, level and buildings."""
        p = t.players[seat]
        goods = p.wood + p.stone + p.coin
        return [goods, p.hired, p.level, len(p.buildings)]

    def sources(self, t: Town, seat: int) -> list[tuple[str, int]]:
        """VP of play, the track, and the effects at the end."""
        return [(SOURCES[line.source], line.points) for line in points_by_source(t, seat)]

    def rows_of(self, book: Rulebook, element: Element) -> list[str]:
        """Of actions and the city hall rules say what they do."""
        group, number = element
        if group == CARDS:
            return [f"cards.{number}.{side}.effects" for side in ("zero", "one")]
        if group == SIDES:
            return [f"cards.{number // 2 + 1}.{'one' if number % 2 else 'zero'}.effects"]
        if group == PLACES and number != names.HALL:
            return [f"locations.{number}.effects"]
        if group == BUILDINGS:
            return [f"buildings.{edition_of(book).buildings[number]}.effects"]
        return []

    def rows_heard(self, book: Rulebook) -> dict[int, Element]:
        """Those of buildings, sides and places."""
        return rows_that_act(edition_of(book).effects, element_of)

    def give(self, t: Town, seat: int, element: Element, lot: int) -> None:
        """A card to draft, or a plan: then all others have one too."""
        group, number = element
        if group == CARDS:
            give_card(t, seat, number, lot)
        else:
            give_plan(t, seat, number)

    def keeps(self, t: Town, frame: Frame, element: Element) -> int:
        """The card is drafted as soon as it is in the hand."""
        group, number = element
        return number if frame.id == names.DRAFT and group == CARDS else 0

    def without(
        self, judgement: Judgement[Town], seen: Seen[Town], element: Element
    ) -> list[int] | None:
        """Of a setting: the same mix of places, without those that use the element."""
        t = seen.table
        frame = t.asking
        if frame is None or frame.id != names.SET or not isinstance(judgement, TownJudgement):
            return None
        o = judgement.outlook(seen)
        laid = o.t.players[o.seat].stack
        for begun in ([], laid):
            judge = judged_setting.SettingJudge(o, begun)
            judge.plans = [plan for plan in judge.plans if not uses(plan, element, o.t.blocked)]
            chances = judge.chances(seen.options(), laid) if judge.plans else []
            if sum(chances):
                return chances
        return None


def element_of(source: int) -> Element | None:
    """The element that a row belongs to; actions and the final scoring are none."""
    if source < FIRST_SIDE:
        return BUILDINGS, source
    if source < FIRST_PLACE:
        return SIDES, source - FIRST_SIDE
    return (PLACES, source - FIRST_PLACE) if source <= CITY_HALL else None


def give_card(t: Town, seat: int, card: int, lot: int) -> None:
    """From where it lies into the seat's hand, whose card goes there."""
    p = t.players[seat]
    if card in p.hand:
        return
    left = p.hand[lot % len(p.hand)]
    if card in t.unused:
        t.unused = in_order([*without(t.unused, card), left])
    else:
        other = next(each for each in t.players if card in each.hand)
        other.hand = in_order([*without(other.hand, card), left])
    p.hand = in_order([*without(p.hand, left), card])


def give_plan(t: Town, seat: int, building: int) -> None:
    """The building to the seat, and what lies on top of the deck to every other."""
    if building in t.row:
        t.row = [*without(t.row, building), t.deck[-1]]
        t.deck = t.deck[:-1]
    else:
        t.deck = without(t.deck, building)
    for other, p in enumerate(t.players):
        planned = building
        if other != seat:
            planned, t.deck = t.deck[-1], t.deck[:-1]
        p.plans = [face_down(planned, known_to(other))]


def uses(plan: PlannedSetting, element: Element, blocked: int) -> bool:
    """Does this setting go to the place, or lay the side?"""
    group, number = element
    if group == SIDES:
        return number in plan.stack
    at = names.HALL if blocked >> plan.place & 1 else plan.place
    return group == PLACES and number == at
