"""What is printed on cards, buildings and the board: chapters 7 to 9 of the rulebook."""

from __future__ import annotations

from takujo.editions.markdown import bullets, grid
from takujo.games.fourbit_town import effects, names
from takujo.games.fourbit_town.edition import PLACE, SIDE
from takujo.games.fourbit_town.words.elements import can_sell
from takujo.games.fourbit_town.words.wording import Wording


def buildings_at(w: Wording, moment: int) -> list[str]:
    """The buildings that act at a moment, in the order they do, with what they do then."""
    sources: list[int] = []
    for found in w.e.effects.at[moment]:
        if found.source < SIDE and found.source not in sources:
            sources.append(found.source)
    out: list[str] = []
    for source in sources:
        rows = [found for found in w.e.effects.at[moment] if found.source == source]
        text = w.say.sentences(w.long.sentences(rows))
        out.append(w.say.say("**{building}**: {text}", building=w.title(source), text=text))
    return out


def cards(w: Wording) -> list[str]:
    """Chapter 7."""
    say, e = w.say, w.e
    lines: list[list[str]] = []
    for card in range(1, len(e.cards)):
        sides = [w.capital(w.short_side(card * 2 - 2 + bit)) for bit in range(2)]
        lines.append([w.capital(w.card(card)), *sides])
    return [
        *bullets(
            [
                say.say(
                    "“+2 wood” is a gain: you simply take it. “4 wood → 4 coins” is an exchange: "
                    "pay what stands on the left, and take what stands on the right. A price "
                    "must be paid in full, or not at all."
                ),
                say.say(
                    "For each worker, every card acts at most once, and every exchange is up to "
                    "you."
                ),
                say.say(
                    "What the place gave is all that its effect brought this worker, before any "
                    "payment, with what your own buildings added to it there; not the VP of a "
                    "building you build there, and nothing from cards. In the {hall}, or if you "
                    "did without the effect, the place gave nothing.",
                    hall=w.slots["city_hall"],
                ),
            ]
        ),
        grid([say.say("Card"), say.say("0-side"), say.say("1-side")], lines),
    ]


def buildings(w: Wording) -> list[str]:
    """Chapter 8."""
    say, e = w.say, w.e
    sales = can_sell(e)
    heads = [say.say("Building"), say.say("Cost"), say.say("VP")]
    heads += [say.say("Sale")] if sales else []
    lines: list[list[str]] = []
    for building in range(1, len(e.buildings)):
        cost = [e.cost_wood[building], e.cost_stone[building], e.cost_coin[building]]
        cells = [w.title(building), w.amounts(cost), str(e.vp[building])]
        cells += [w.amount(effects.COIN, e.sale[building])] if sales else []
        lines.append([*cells, w.text(building)])
    return [
        *bullets(
            [
                say.say(
                    "Every building exists once. It works from the moment it stands: it counts "
                    "itself where buildings are counted, but its own construction is no occasion "
                    "for its own effect."
                ),
                say.say("You may have any number of buildings, and plan any number."),
            ]
        ),
        grid([*heads, say.say("Effect")], lines),
    ]


def places(w: Wording) -> list[str]:
    """Chapter 9."""
    say = w.say
    lines: list[list[str]] = []
    for place in range(names.PLACES):
        bits = format(place, f"0{names.BITS}b")
        title, text = w.place_title(place), w.short_place(place)
        if text.lower() == title.lower():  # an action and no more
            text = w.text(PLACE + place)
        lines.append([bits, str(place), title, w.capital(text)])
    return [
        *bullets(
            [
                say.say(
                    "A place with several lines (“/”) is done line by line. A line that cannot be "
                    "done is left out; the others still happen. Within one line, what comes second "
                    "needs what comes first."
                ),
                conversions(w),
            ]
        ),
        grid([say.say("Bits"), say.say("No."), say.say("Place"), say.say("Effect")], lines),
    ]


def conversions(w: Wording) -> str:
    """How often a place converts; "" where none goes by the round."""
    for found in w.e.effects.rows:
        if found.up_to_count == effects.CONVERSIONS:
            return w.say.say(
                "You choose how many times you convert: up to {n} times the number of the round, "
                "so {first} times in round 1 and {last} times in round {rounds}.",
                n=w.e.conversions,
                first=w.e.conversions,
                last=w.e.conversions * w.e.rounds,
                rounds=w.e.rounds,
            )
    return ""
