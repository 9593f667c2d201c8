"""The words Goryokaku's icons may use: moments, things and counts."""

from typing import Final

from takujo.editions.effect_words import EffectWords, Moment, Thing
from takujo.editions.language import mark
from takujo.games.goryokaku.effect_counts import COUNTS

# Moments, in the order of MOMENTS; the rows of the four areas come first, in the areas' order.
PLACED: Final = 4
DISCARDED: Final = 5
HIRED: Final = 6
BUILDING: Final = 7
BUILT: Final = 8
DAIBA: Final = 9
REACHED: Final = 10
END: Final = 11

CUBES: Final = ["soil", "stone", "wood", "copper", "andesite"]
ACTIONS: Final = ["hire", "office", "build"]
ROW: Final = [*CUBES, "koban", "bag", "person", *ACTIONS]
STANDING: Final = [f"standing_{cube}" for cube in CUBES]

# Parts of a row that have no place where a person's row is used, and where an icon just happens.
ONCE: Final = ["up_to", "per_round", "order", "at_once", "pay_at_most", "either"]
HAPPENS: Final = [*ONCE, "if", "if_at_most", "may"]
FREE: Final = [*HAPPENS, "pay"]

MOMENTS: Final = [
    Moment("mountain", mark("When you place a worker in the mountain area"), gives=ROW, bars=ONCE),
    Moment("town", mark("When you place a worker in the town area"), gives=ROW, bars=ONCE),
    Moment("castle", mark("When you place a worker in the castle area"), gives=ROW, bars=ONCE),
    Moment("ship", mark("When you place a worker in the ship area"), gives=ROW, bars=ONCE),
    Moment(
        "placed",
        mark("For the worker"),
        gives=[*CUBES, "koban", *ACTIONS],
        bars=FREE,
        single=True,
    ),
    Moment(
        "discarded",
        mark("If you discard this card from your hand"),
        gives=[*CUBES, "koban"],
        bars=FREE,
        single=True,
    ),
    Moment(
        "hired",
        mark("When you hire this person"),
        gives=["ship_lv", "storehouse"],
        bars=FREE,
        single=True,
    ),
    Moment(
        "building",
        mark("When you build a castle card"),
        gives=STANDING,
        bars=FREE,
        single=True,
        plain=True,
    ),
    Moment(
        "built",
        mark("When you build this card"),
        gives=[*CUBES, "koban", "onigiri", "piece", "ship_lv", "soil_lv"],
        bars=["per_round", "order", "either"],
    ),
    Moment(
        "daiba",
        mark("When you advance here"),
        gives=["piece", "onigiri"],
        bars=HAPPENS,
        needs=["pay"],
        single=True,
    ),
    Moment(
        "reached",
        mark("When you reach this level"),
        gives=["onigiri", "bag"],
        bars=FREE,
        single=True,
    ),
    Moment(
        "end",
        mark("At the end of the game"),
        sums=True,
        one=mark("score {n} point"),
        more=mark("score {n} points"),
        gives=["points"],
    ),
]

OF_PERSON: Final = ["mountain", "town", "castle", "ship", "discarded", "hired", "building"]

# Things, in the order of THINGS; the five kinds of cubes come first, in the order of KINDS.
KOBAN: Final = 5
ONIGIRI: Final = 6
BAG: Final = 7
PERSON: Final = 8
PIECE: Final = 9
SHIP_LV: Final = 10
SOIL_LV: Final = 11
HIRE: Final = 12
OFFICE: Final = 13
BUILD: Final = 14
STOREHOUSE: Final = 15
CARD: Final = 16
FIRST_STANDING: Final = 17

THINGS: Final = [
    Thing("soil", mark("gain {n} soil"), pay_one=mark("{n} soil")),
    Thing("stone", mark("cubes::gain {n} stone"), pay_one=mark("cubes::{n} stone")),
    Thing("wood", mark("cubes::gain {n} wood"), pay_one=mark("cubes::{n} wood")),
    Thing("copper", mark("gain {n} copper"), pay_one=mark("{n} copper")),
    Thing("andesite", mark("gain {n} andesite"), pay_one=mark("{n} andesite")),
    Thing("koban", mark("gain {n} koban"), pay_one=mark("{n} koban")),
    Thing("onigiri", mark("gain {n} onigiri"), pay_one=mark("{n} onigiri")),
    Thing("bag", mark("draw {n} disc from your bag"), mark("draw {n} discs from your bag")),
    Thing("person", mark("draw {n} person card"), mark("draw {n} person cards")),
    Thing(
        "piece",
        mark("take {n} building piece"),
        mark("take {n} building pieces"),
        mark("{n} building piece from your hand"),
        mark("{n} building pieces from your hand"),
    ),
    Thing(
        "ship_lv",
        mark("raise your black-ship level by {n}"),
        pay_one=mark("{n} black-ship level"),
        pay_more=mark("{n} black-ship levels"),
        most=20,
    ),
    Thing(
        "soil_lv",
        mark("raise your soil level by {n}"),
        pay_one=mark("{n} soil level"),
        pay_more=mark("{n} soil levels"),
        most=20,
    ),
    Thing("hire", mark("hire a person"), mark("hire {n} persons")),
    Thing(
        "office", mark("build at the magistrate's office"), mark("build {n} times at the office")
    ),
    Thing("build", mark("build a castle card"), mark("build {n} castle cards")),
    Thing(
        "storehouse", mark("you have {n} more storehouse"), mark("you have {n} more storehouses")
    ),
    Thing(
        "card",
        mark("draw {n} card"),
        mark("draw {n} cards"),
        mark("{n} card from your hand"),
        mark("{n} cards from your hand"),
    ),
    Thing("standing_soil", mark("this counts as {n} soil")),
    Thing("standing_stone", mark("this counts as {n} stone")),
    Thing("standing_wood", mark("this counts as {n} wood")),
    Thing("standing_copper", mark("this counts as {n} copper")),
    Thing("standing_andesite", mark("this counts as {n} andesite")),
    Thing("points", mark("score {n} point"), mark("score {n} points")),
]

WORDS: Final = EffectWords(MOMENTS, THINGS, COUNTS)
