"""What can be explained on its own: every place, card and building, and the city hall."""

from __future__ import annotations

from typing import Final

from takujo.editions.language import Language
from takujo.games.fourbit_town import names
from takujo.games.fourbit_town.edition import FIRST_COMMON, FIRST_PLACE, FIRST_SIDE, Edition, costs
from takujo.games.fourbit_town.effects import COIN, WORDS
from takujo.games.fourbit_town.words.wording import Wording

HALL: Final = "city_hall"


def element_ids(e: Edition) -> list[str]:
    """Ids: ``locations.5``, ``city_hall``, ``cards.3`` and the buildings."""
    places = [f"locations.{place}" for place in range(names.PLACES)]
    cards = [f"cards.{id}" for id in e.cards[1:]]
    return [*places, HALL, *cards, *e.buildings[1:]]


def explained(w: Wording, element: str) -> list[str]:
    """The facts of an element, a line each."""
    if element not in element_ids(w.e):
        raise KeyError(element)
    if element == HALL:
        return hall_lines(w)
    if element.startswith("locations."):
        return place_lines(w, int(element.removeprefix("locations.")))
    if element.startswith("cards."):
        return card_lines(w, w.e.cards.index(element.removeprefix("cards.")))
    return building_lines(w, w.e.buildings.index(element))


def place_lines(w: Wording, place: int) -> list[str]:
    """Number in both notations, name and effect."""
    bits = format(place, f"0{names.BITS}b")
    lines = [w.say.say("{bits} = {n}: {name}", bits=bits, n=place, name=w.place_title(place))]
    lines += w.long.sentences(w.rows(FIRST_PLACE + place))
    lines += action_lines(w, place)
    if w.e.resolves[place] < 0:
        lines.append(w.say.say("Workers here act before all others of the step."))
    elif w.e.resolves[place] > 0:
        lines.append(w.say.say("Workers here act after all others of the step."))
    return lines


def action_lines(w: Wording, place: int) -> list[str]:
    """What the actions of a place cost, and what everybody gains by them."""
    acts = 0
    for row in w.rows(FIRST_PLACE + place):
        acts |= row.act
    lines: list[str] = []
    for id in w.e.common:
        if id in w.e.data["actions"] and (acts >> WORDS.thing_ids().index(id)) & 1:
            cost = costs(w.e.data["actions"][id])
            if any(cost):
                action, price = w.capital(w.action(id)), w.amounts(cost)
                lines.append(w.say.say("{action}: costs {cost}.", action=action, cost=price))
            lines += w.long.sentences(w.rows(FIRST_COMMON + w.e.common.index(id)))
    return lines


def hall_lines(w: Wording) -> list[str]:
    """Where workers go whose place is blocked."""
    return [
        w.capital(w.slots["city_hall"]),
        w.say.say("Workers whose place is blocked come here. It is never blocked itself."),
        w.say.say("The cards act as usual; after them:"),
        *w.long.sentences(w.rows(FIRST_PLACE + names.HALL)),
    ]


def card_lines(w: Wording, card: int) -> list[str]:
    """Both sides."""
    lines = [w.capital(w.card(card))]
    for bit in range(2):
        side = card * 2 - 2 + bit
        text, name = w.text(FIRST_SIDE + side), w.side_title(side)
        if name:
            lines.append(w.say.say("Side {bit} ({name}): {text}", bit=bit, name=name, text=text))
        else:
            lines.append(w.say.say("Side {bit}: {text}", bit=bit, text=text))
    return lines


def building_lines(w: Wording, building: int) -> list[str]:
    """Name and numbers; then what it does."""
    cost, vp, sale = w.cost(building), w.e.vp[building], w.e.sale[building]
    facts = w.say.say("Cost: {cost}; {vp} VP when built.", cost=cost, vp=vp)
    if any(w.e.sale):
        facts = w.say.say(
            "Cost: {cost}; {vp} VP when built; sells for {sale}.",
            cost=cost,
            vp=vp,
            sale=w.amount(COIN, sale),
        )
    text = w.text(building)
    return [w.title(building), facts, text] if text else [w.title(building), facts]


def called(element: str, say: Language) -> list[str]:
    """What people call a place or a card: its number, alone and with what it is."""
    kind, _, number = element.partition(".")
    if kind == "locations":
        return [number, say.say("place {n}", n=number), format(int(number), f"0{names.BITS}b")]
    if kind == "cards":
        return [number, say.say("card {n}", n=number)]
    return []
