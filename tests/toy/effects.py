"""The words the fair's effects may use: moments, things and counts."""

from typing import Final

from takujo.editions.effect_words import Count, EffectWords, Moment, Thing

# Moments, in the order of MOMENTS.
IN_THE_MORNING: Final = 0
SOLD: Final = 1
IN_THE_EVENING: Final = 2
PRICE: Final = 3
END: Final = 4

MOMENTS: Final = [
    Moment("morning", "In the morning"),
    Moment("sold", "After you sell a crop"),
    Moment("evening", "In the evening"),
    Moment("price", "When you buy a stall", sums=True, one="it costs {n} less", more="{n} less"),
    Moment("end", "At the end of the fair", sums=True, one="{n} point", more="{n} points"),
]

# Things, in the order of THINGS.
COIN: Final = 0
JAR: Final = 1
CROP: Final = 2
RIBBON: Final = 3

THINGS: Final = [
    Thing("coin", "take {n} coin", "take {n} coins", "{n} coin", "{n} coins"),
    Thing("jar", "take {n} jar", "take {n} jars", "{n} jar", "{n} jars"),
    Thing("crop", "draw {n} crop", "draw {n} crops"),
    Thing("ribbon", "take {n} ribbon", "take {n} ribbons"),
    Thing("discount", "it costs {n} less", "it costs {n} less"),
    Thing("points", "{n} point", "{n} points"),
]

# Counts, in the order of COUNTS.
STALLS: Final = 0
HAND: Final = 1
JARS: Final = 2

COUNTS: Final = [
    Count(id, f"with {{n}} or more {id}", f"with {{n}} or fewer {id}", f"by {id}",
          f"for every {{n}} {id}", f"the number of your {id}")
    for id in ["stalls", "hand", "jars"]
]  # fmt: skip

WORDS: Final = EffectWords(MOMENTS, THINGS, COUNTS)
