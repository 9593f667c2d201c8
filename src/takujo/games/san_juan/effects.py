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
    Moment("price_production", mark("When you build a production building"), sums=True),
    Moment("price_city", mark("When you build a city building"), sums=True),
    Moment("built", mark("After you have built another building")),
    Moment("producing", mark("In the producer phase"), sums=True),
    Moment("produced", mark("At the end of your producer turn")),
    Moment("selling", mark("In the trader phase"), sums=True),
    Moment("sold", mark("At the end of your trader turn")),
    Moment("keeping", mark("In the councillor phase"), sums=True),
    Moment("hand_limit", mark("Between rounds"), sums=True),
    Moment("end", mark("At the end of the game"), sums=True),
]

# Things, in the order of THINGS.
CARD: Final = 0

THINGS: Final = [
    Thing("card", mark("you may draw {n} card"), mark("you may draw {n} cards")),
    Thing("discount", mark("it costs {n} card less"), mark("it costs {n} cards less")),
    Thing("goods", mark("handle {n} good more"), mark("handle {n} goods more")),
    Thing("keep", mark("keep {n} card more"), mark("keep {n} cards more")),
    Thing("hand_limit", mark("your hand limit is {n} card"), mark("your hand limit is {n} cards")),
    Thing("points", mark("{n} point"), mark("{n} points")),
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
        mark("if you hold {n} cards or more"),
        mark("if you hold {n} cards or fewer"),
        mark("for each card in your hand"),
        mark("for every {n} cards in your hand"),
    ),
    Count(
        "built_city",
        mark("if it is a city building"),
        mark("if it is a production building"),
        mark("for a city building"),
        mark("for every {n} city buildings built"),
    ),
    Count(
        "produced",
        mark("if you produced {n} goods or more"),
        mark("if you produced {n} goods or fewer"),
        mark("for each good you produced"),
        mark("for every {n} goods you produced"),
    ),
    Count(
        "sold",
        mark("if you sold {n} goods or more"),
        mark("if you sold {n} goods or fewer"),
        mark("for each good you sold"),
        mark("for every {n} goods you sold"),
    ),
    Count(
        "production_buildings",
        mark("if you have {n} production buildings or more"),
        mark("if you have {n} production buildings or fewer"),
        mark("for each of your production buildings"),
        mark("for every {n} of your production buildings"),
    ),
    Count(
        "city_buildings",
        mark("if you have {n} city buildings or more"),
        mark("if you have {n} city buildings or fewer"),
        mark("for each of your city buildings"),
        mark("for every {n} of your city buildings"),
    ),
    Count(
        "monuments",
        mark("if you have {n} monuments or more"),
        mark("if you have {n} monuments or fewer"),
        mark("for each of your monuments"),
        mark("for every {n} of your monuments"),
    ),
]

WORDS: Final = EffectWords(MOMENTS, THINGS, COUNTS)
