"""The words San Juan's effects may use: moments, things and counts."""

from typing import Final

from takujo.editions.effect_words import Count, EffectWords, Moment, Thing
from takujo.editions.language import mark

# Moments, in the order of MOMENTS.
PRICE_PRODUCTION: Final = 0
PRICE_CITY: Final = 1
BUILT: Final = 2
PRODUCING: Final = 3
PRODUCED: Final = 4
SELLING: Final = 5
SOLD: Final = 6
KEEPING: Final = 7
HAND_LIMITS: Final = 8
END: Final = 9

MOMENTS: Final = [
    Moment(
        "price_production",
        mark("When you build a production building"),
        sums=True,
        one=mark("it costs {n} card less"),
        more=mark("it costs {n} cards less"),
        gives=["discount"],
        plain=True,
    ),
    Moment(
        "price_city",
        mark("When you build a city building"),
        sums=True,
        one=mark("it costs {n} card less"),
        more=mark("it costs {n} cards less"),
        gives=["discount"],
        plain=True,
    ),
    Moment("built", mark("After you build another building"), gives=["card"]),
    Moment(
        "producing",
        mark("In the {producer} phase"),
        sums=True,
        one=mark("you may produce {n} more good"),
        more=mark("you may produce {n} more goods"),
        gives=["goods"],
    ),
    Moment("produced", mark("At the end of your turn in the {producer} phase"), gives=["card"]),
    Moment(
        "selling",
        mark("In the {trader} phase"),
        sums=True,
        one=mark("you may sell {n} more good"),
        more=mark("you may sell {n} more goods"),
        gives=["goods"],
    ),
    Moment("sold", mark("At the end of your turn in the {trader} phase"), gives=["card"]),
    Moment(
        "keeping",
        mark("In the {councillor} phase"),
        sums=True,
        one=mark("you may keep {n} more of the cards drawn"),
        more=mark("you may keep {n} more of the cards drawn"),
        gives=["keep"],
    ),
    Moment(
        "hand_limit",
        mark("Between rounds"),
        sums=True,
        one=mark("you may hold up to {n} card"),
        more=mark("you may hold up to {n} cards"),
        gives=["hand_limit"],
        plain=True,
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

# Things, in the order of THINGS.
CARD: Final = 0

DRAW: Final = [
    mark("draw {n} card"),
    mark("draw {n} cards"),
    mark("you may draw {n} card"),
    mark("you may draw {n} cards"),
]

# Only cards are given by a row itself; the others are summed, and their moment has the words.
THINGS: Final = [
    Thing(
        "card",
        DRAW[0],
        DRAW[1],
        mark("{n} card from your hand"),
        mark("{n} cards from your hand"),
        DRAW[2],
        DRAW[3],
        asks=True,
        most=20,
    ),
    *[
        Thing(id, DRAW[0], DRAW[1], may_one=DRAW[2], may_more=DRAW[3])
        for id in ["discount", "goods", "keep", "hand_limit", "points"]
    ],
]

# Counts, in the order of COUNTS.
HAND: Final = 0
BUILT_CITY: Final = 1
DONE_PRODUCED: Final = 2
DONE_SOLD: Final = 3
PRODUCTION_BUILDINGS: Final = 4
CITY_BUILDINGS: Final = 5
MONUMENTS: Final = 6

COUNTS: Final = [
    Count(
        "hand",
        mark("if you hold {n} or more cards"),
        mark("if you hold {n} or fewer cards"),
        mark("for each card in your hand"),
        mark("for every {n} cards in your hand"),
        mark("the number of cards in your hand"),
    ),
    Count(
        "built_city",
        mark("if that is a city building"),
        mark("if that is a production building"),
        mark("for a city building"),
        mark("for every {n} city buildings built"),
        mark("the number of city buildings built"),
        most=1,
    ),
    Count(
        "produced",
        mark("if you produced {n} or more goods"),
        mark("if you produced {n} or fewer goods"),
        mark("for each good you produced"),
        mark("for every {n} goods you produced"),
        mark("the number of goods you produced"),
    ),
    Count(
        "sold",
        mark("if you sold {n} or more goods"),
        mark("if you sold {n} or fewer goods"),
        mark("for each good you sold"),
        mark("for every {n} goods you sold"),
        mark("the number of goods you sold"),
    ),
    Count(
        "production_buildings",
        mark("if you have {n} or more production buildings"),
        mark("if you have {n} or fewer production buildings"),
        mark("for each of your production buildings"),
        mark("for every {n} of your production buildings"),
        mark("the number of your production buildings"),
    ),
    Count(
        "city_buildings",
        mark("if you have {n} or more city buildings"),
        mark("if you have {n} or fewer city buildings"),
        mark("for each of your city buildings"),
        mark("for every {n} of your city buildings"),
        mark("the number of your city buildings"),
    ),
    Count(
        "monuments",
        mark("if you have {n} or more monuments"),
        mark("if you have {n} or fewer monuments"),
        mark("for each of your monuments"),
        mark("for every {n} of your monuments"),
        mark("the number of your monuments"),
    ),
]

WORDS: Final = EffectWords(MOMENTS, THINGS, COUNTS, one_way=True)
