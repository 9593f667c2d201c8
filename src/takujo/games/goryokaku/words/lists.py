"""The rulebook's end: every tile and card, and where the numbers come from."""

from __future__ import annotations

from typing import Any, Final

from takujo.editions.language import mark
from takujo.editions.markdown import grid
from takujo.games.goryokaku.words.cards import Cards

# The parts of an edition file, as people call them.
PARTS: Final = {
    "kinds": mark("resource cubes"),
    "crests": mark("crests"),
    "areas": mark("areas"),
    "spaces": mark("worker actions"),
    "worker_board": mark("sections of the worker board"),
    "supply": mark("onigiri in the supply"),
    "setup": mark("what players begin with"),
    "seat_table": mark("discs in hand and cubes at the start"),
    "bag": mark("workers drawn in the reorganisation"),
    "boards": mark("building tiles on a board"),
    "eras": mark("eras: piles and boards turned up"),
    "onigiri_actions": mark("onigiri actions"),
    "tracks": mark("level tracks"),
    "daiba": mark("daiba"),
    "tiles": mark("building tiles"),
    "castles": mark("castle cards"),
    "persons": mark("person cards"),
}


def tiles(cards: Cards) -> str:
    """Every building tile."""
    say, e = cards.say, cards.e
    heads = [say.say("Tile"), say.say("Copies"), say.say("Pieces"), say.say("Points")]
    rows: list[list[str]] = []
    for tile in range(1, len(e.tile_ids)):
        numbers = [str(e.tile_copies[tile]), str(e.tile_pieces[tile])]
        rows.append([cards.tile(tile), *numbers, cards.tile_text(tile)])
    return grid(heads, rows)


def castles(cards: Cards) -> str:
    """Every castle card."""
    say, e = cards.say, cards.e
    heads = [say.say("Card"), say.say("Crest"), say.say("Kind"), say.say("Cost"), say.say("Reward")]
    rows: list[list[str]] = []
    for card in range(e.first_castle, e.first_crest):
        crest, kind = cards.crest(e.crest[card]), cards.kind(e.kind[card])
        rows.append([cards.title(card), crest, kind, cards.cost(card), cards.short_text(card)])
    return grid(heads, rows)


def persons(cards: Cards) -> str:
    """Every person."""
    say, e = cards.say, cards.e
    heads = [say.say("Card"), say.say("Crest"), say.say("Price"), say.say("Icons")]
    rows: list[list[str]] = []
    for card in range(1, e.first_castle):
        title = cards.title(card)
        if cards.has_a_name(card):
            title = say.say("{card} ({facts})", card=title, facts=e.name(card)["note"])
        crest = cards.crest(e.crest[card])
        rows.append([title, crest, cards.price(card), cards.short_text(card)])
    return grid(heads, rows)


def sources_of(value: Any) -> list[str]:
    """Every provenance that is written anywhere in a part of the edition."""
    found: list[str] = []
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "provenance":
                named: list[Any] = list(inner.values()) if isinstance(inner, dict) else [inner]
                found += [str(source) for source in named]
            else:
                found += sources_of(inner)
    return found


def origin(cards: Cards, value: Any) -> str:
    """Whether something is the rulebook's or a reconstruction; "" where nothing says so."""
    say = cards.say
    sources = sources_of(value)
    rulebook = len([source for source in sources if source == "rulebook"])
    if not sources:
        return ""
    if rulebook == len(sources):
        return say.say("as the rulebook says")
    if rulebook == 0:
        return say.say("reconstructed")
    return say.say("in part as the rulebook says, in part reconstructed")


def origins(cards: Cards) -> str:
    """Each part of the edition and where it comes from."""
    say = cards.say
    rows: list[list[str]] = []
    for part, name in PARTS.items():
        rows.append([say.say(name), origin(cards, cards.e.data[part])])
    return grid([say.say("Part"), say.say("Where it comes from")], rows)
