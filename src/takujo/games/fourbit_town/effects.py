"""The words 4bit Town's effects may use: moments, things and counts."""

from typing import Final

from takujo.editions.effect_words import Count, EffectWords, Moment, Thing
from takujo.editions.language import mark
from takujo.games.fourbit_town.names import PLACES

# Moments, in the order of MOMENTS.
HERE: Final = 0
GAVE: Final = 1
VP_COMING: Final = 2
CARD: Final = 3
AT_HALL: Final = 4
PLANNED: Final = 5
CANCELLED: Final = 6
BUILT: Final = 7
SOLD: Final = 8
HIRED: Final = 9
LEVELLED: Final = 10
STEPPED: Final = 11
BUILD_COST: Final = 12
HIRE_COST: Final = 13
LEVEL_COST: Final = 14
MEANWHILE: Final = 15
ROUND_START: Final = 16
ROUND_END: Final = 17
END: Final = 18
FIRST_OTHER: Final = 19  # and the moment after PLANNED: when another player does the same

OFF: Final = ["wood_off", "stone_off", "coin_off"]
GAINS: Final = [
    "wood", "stone", "coin", "vp",
    "plan", "cancel", "build", "build_planned", "sell", "hire", "level", "step", "move",
]  # fmt: skip

GOODS: Final = GAINS[:4]
OTHERS: Final = ["either", "at", "per_turn"]  # it is another player's worker that acts
ALONE: Final = ["either"]  # where rows act one by one, and not as a choice of one

MOMENTS: Final = [
    Moment("here", "", gives=GAINS),  # what a place does: a line of it
    Moment("gave", mark("When a place gives you something"), gives=GAINS, bars=ALONE),
    Moment("vp_coming", mark("When a place is about to give you VP"), gives=GAINS, bars=ALONE),
    Moment("card", "", gives=GAINS),  # what a card does in its turn, from the top down
    Moment("city_hall", "", gives=GAINS, bars=ALONE),
    Moment("planned", mark("When you plan a building"), gives=GAINS, bars=ALONE),
    Moment("cancelled", mark("When you give up a plan"), gives=GAINS, bars=ALONE),
    Moment("built", mark("After you build a building"), gives=GAINS, bars=ALONE),
    Moment("sold", mark("When you sell a building"), gives=GAINS, bars=ALONE),
    Moment("hired", mark("After you hire a worker"), gives=GAINS, bars=ALONE),
    Moment("levelled", mark("After your {level} has risen"), gives=GAINS, bars=ALONE),
    Moment("stepped", mark("When you advance on the track"), gives=GAINS, bars=ALONE),
    Moment(
        "build_cost",
        mark("When you build a building"),
        sums=True,
        gives=[*OFF, "material_off", "any_off"],
    ),
    Moment("hire_cost", mark("When you hire a worker"), sums=True, gives=["coin_off"]),
    Moment("level_cost", mark("When your {level} rises"), sums=True, gives=OFF),
    Moment(
        "meanwhile",
        mark("At any time while one of your workers acts"),
        gives=GAINS,
        bars=[*ALONE, "at_once"],
        any_time=True,
    ),
    Moment("round_start", mark("At the start of a round"), gives=GAINS, bars=ALONE),
    Moment("round_end", mark("At the end of a round"), gives=GAINS, bars=ALONE),
    Moment("end", mark("At the end of the game"), sums=True, gives=["points"], turns_in=True),
    Moment("other_planned", mark("When another player plans a building"), gives=GOODS, bars=OTHERS),
    Moment(
        "other_cancelled", mark("When another player gives up a plan"), gives=GOODS, bars=OTHERS
    ),
    Moment("other_built", mark("After another player builds a building"), gives=GOODS, bars=OTHERS),
    Moment("other_sold", mark("When another player sells a building"), gives=GOODS, bars=OTHERS),
    Moment("other_hired", mark("After another player hires a worker"), gives=GOODS, bars=OTHERS),
    Moment(
        "other_levelled",
        mark("After the {level} of another player has risen"),
        gives=GOODS,
        bars=OTHERS,
    ),
    Moment(
        "other_stepped",
        mark("When another player advances on the track"),
        gives=GOODS,
        bars=OTHERS,
    ),
]

# The moments of each kind of element: what follows from acting can be had by all of them.
FOLLOWING: Final = [moment.id for moment in MOMENTS[PLANNED:ROUND_START]]
OF_PLACE: Final = ["here", "gave", *FOLLOWING]
OF_SIDE: Final = ["card", "vp_coming", "gave", *FOLLOWING]
OF_HALL: Final = ["city_hall", *FOLLOWING]
OF_ALL: Final = ["gave", *FOLLOWING, *[moment.id for moment in MOMENTS[ROUND_START:]]]

# Things, in the order of THINGS.
WOOD: Final = 0
STONE: Final = 1
COIN: Final = 2
VP: Final = 3
PLAN: Final = 4
CANCEL: Final = 5
BUILD: Final = 6
BUILD_PLANNED: Final = 7
SELL: Final = 8
HIRE: Final = 9
LEVEL: Final = 10
STEP: Final = 11
MOVE: Final = 12
MATERIALS: Final = 13
RESOURCES: Final = 14
PLANNED_BUILDING: Final = 15
COMING_VP: Final = 16
ALL_COMING_VP: Final = 17
WOOD_OFF: Final = 18
STONE_OFF: Final = 19
COIN_OFF: Final = 20
MATERIAL_OFF: Final = 21
ANY_OFF: Final = 22
POINTS: Final = 23


MOST: Final = 98  # of a kind in one row: no player can have more
MOST_ACTIONS: Final = 9


def same(id: str, words: str, pay: str = "", even: bool = True) -> Thing:
    """A thing that is counted without a plural; resources come in twos."""
    return Thing(id, words, pay_one=pay, most=MOST, even=even)


def action(id: str, words: str, brings: str = "", pay: str = "", pay_more: str = "") -> Thing:
    """An action of the game; it is done once for each that a row gives."""
    return Thing(
        id, words, pay_one=pay, pay_more=pay_more, act=True, brings=brings, most=MOST_ACTIONS
    )


EACH_RESOURCE: Final = [WOOD, STONE, COIN]
RESOURCE_IDS: Final = ["wood", "stone", "coin"]
HELD_IDS: Final = [*RESOURCE_IDS, "vp"]  # what a player holds: the first things
THINGS: Final = [
    same("wood", mark("gain {n} wood"), mark("{n} wood")),
    same("stone", mark("gain {n} stone"), mark("{n} stone")),
    Thing("coin", mark("gain {n} coin"), mark("gain {n} coins"), mark("{n} coin"),
          mark("{n} coins"), most=MOST, even=True),
    same("vp", mark("gain {n} VP"), mark("{n} VP"), even=False),
    action("plan", mark("plan a building"), "planned"),
    action("cancel", mark("put a planned building back into the row"), "cancelled"),
    action("build", mark("build a building"), "built"),
    action("build_planned", mark("build one of your planned buildings"), "built"),
    action("sell", mark("sell a building"), "sold"),
    action("hire", mark("hire a worker"), "hired"),
    action("level", mark("raise your {level} by 1"), "levelled"),
    action("step", mark("advance 1 space on the track"), "stepped"),
    action("move", mark("move your marker 1 space ahead on the track"), "",
           mark("{n} space back on the track"), mark("{n} spaces back on the track")),
    Thing("materials", "", pay_one=mark("any {n} of wood and stone"), mix=["wood", "stone"],
          most=MOST, even=True),
    Thing("resources", "", pay_one=mark("any {n} of wood, stone and coins"),
          mix=["wood", "stone", "coin"], most=MOST, even=True),
    Thing("planned", "", "", mark("{n} planned building"), mark("{n} planned buildings"),
          asks=True, most=MOST_ACTIONS),
    Thing("coming_vp", "", pay_one=mark("{n} of that VP")),
    Thing("all_coming_vp", "", pay_one=mark("all of that VP")),
    same("wood_off", mark("it costs {n} wood less")),
    same("stone_off", mark("it costs {n} stone less")),
    Thing("coin_off", mark("it costs {n} coin less"), mark("it costs {n} coins less"), most=MOST,
          even=True),
    same("material_off", mark("it costs {n} wood or stone less")),
    same("any_off", mark("{n} of its cost are free, in any mix")),
    same("points", mark("score {n} VP"), even=False),
]  # fmt: skip

# Counts, in the order of COUNTS.
ROUND: Final = 0
ROUNDS_LEFT: Final = 1
CONVERSIONS: Final = 2
BUILDINGS: Final = 3
PLANS: Final = 4
WORKERS: Final = 5
LEVELS: Final = 6
WORKER_LEVELS: Final = 7
GIVEN_WOOD: Final = 8
GIVEN_STONE: Final = 9
GIVEN_COIN: Final = 10
GIVEN_VP: Final = 11
GIVEN_RESOURCES: Final = 12
PLANNED_HERE: Final = 13
BUILT_HERE: Final = 14
LEVELLED_HERE: Final = 15
MOVED_HERE: Final = 16
HIRED_HERE: Final = 17
BY_PLACE: Final = 18
IN_HALL: Final = 19
AHEAD: Final = 20
REARMOST: Final = 21
ON_PLACES: Final = 22
HALF_MATERIALS: Final = 23
SETS: Final = 24
HAS_WOOD: Final = 25
HAS_STONE: Final = 26
HAS_COIN: Final = 27
HAS_VP: Final = 28
SPACE: Final = 29
DISTINCT: Final = 30


def given(id: str, at_least: str, at_most: str, what: str) -> Count:
    """What the place gave this worker."""
    return Count(id, at_least, at_most, mark("for each of these"), mark("for every {n} of these"),
                 what)  # fmt: skip


def fact(id: str, true: str, false: str) -> Count:
    """Something that holds or does not."""
    return Count(id, true, false, true, true, true, most=1)


COUNTS: Final = [
    Count(
        "round",
        mark("from round {n} on"),
        mark("up to round {n}"),
        mark("for each round so far"),
        mark("for every {n} rounds so far"),
        mark("the number of the round"),
    ),
    Count(
        "rounds_left",
        mark("if {n} or more rounds are still to come"),
        mark("if {n} or fewer rounds are still to come"),
        mark("for each round still to come"),
        mark("for every {n} rounds still to come"),
        mark("the number of rounds still to come"),
    ),
    Count(
        "conversions",
        mark("if {n} or more conversions are allowed"),
        mark("if {n} or fewer conversions are allowed"),
        mark("for each conversion allowed"),
        mark("for every {n} conversions allowed"),
        mark("{conversions} × the number of the round"),
    ),
    Count(
        "buildings",
        mark("if you have {n} or more buildings"),
        mark("if you have {n} or fewer buildings"),
        mark("for each of your buildings"),
        mark("for every {n} of your buildings"),
        mark("the number of your buildings"),
    ),
    Count(
        "plans",
        mark("if you have {n} or more planned buildings"),
        mark("if you have {n} or fewer planned buildings"),
        mark("for each of your planned buildings"),
        mark("for every {n} of your planned buildings"),
        mark("the number of your planned buildings"),
    ),
    Count(
        "workers",
        mark("if you have {n} or more hired workers"),
        mark("if you have {n} or fewer hired workers"),
        mark("for each of your hired workers"),
        mark("for every {n} of your hired workers"),
        mark("the number of your hired workers"),
    ),
    Count(
        "level",
        mark("if your {level} is {n} or higher"),
        mark("if your {level} is {n} or lower"),
        mark("for each step of your {level}"),
        mark("for every {n} steps of your {level}"),
        mark("your {level}"),
    ),
    Count(
        "worker_levels",
        mark("if workers times {level} is {n} or more"),
        mark("if workers times {level} is {n} or less"),
        mark("for each hired worker, times your {level}"),
        mark("for every {n} of hired workers times your {level}"),
        mark("hired workers times your {level}"),
    ),
    given("given_wood", mark("if the place gave you {n} or more wood"),
          mark("if the place gave you {n} or less wood"), mark("the wood the place gave you")),
    given("given_stone", mark("if the place gave you {n} or more stone"),
          mark("if the place gave you {n} or less stone"), mark("the stone the place gave you")),
    given("given_coin", mark("if the place gave you {n} or more coins"),
          mark("if the place gave you {n} or fewer coins"), mark("the coins the place gave you")),
    given("given_vp", mark("if the place gave you {n} or more VP"),
          mark("if the place gave you {n} or less VP"), mark("the VP the place gave you")),
    given("given_resources", mark("if the place gave you {n} or more resources"),
          mark("if the place gave you {n} or fewer resources"),
          mark("the resources the place gave you")),
    fact("planned_here", mark("if you planned a building by the place's effect"),
         mark("if you planned no building by the place's effect")),
    fact("built_here", mark("if you built a building by the place's effect"),
         mark("if you built no building by the place's effect")),
    fact("levelled_here", mark("if the place's effect moved your {level} marker"),
         mark("if the place's effect did not move your {level} marker")),
    fact("moved_here", mark("if the place's effect moved you ahead on the track"),
         mark("if the place's effect did not move you ahead on the track")),
    fact("hired_here", mark("if you hired a worker by the place's effect"),
         mark("if you have not hired a worker by the place's effect yet")),
    fact("by_place", mark("if it is the place's effect"),
         mark("if it is not the place's effect")),
    fact("in_hall", mark("if this worker is in the {city_hall}"),
         mark("if this worker is not in the {city_hall}")),
    Count(
        "ahead",
        mark("if {n} or more players are ahead of you on the track"),
        mark("if {n} or fewer players are ahead of you on the track"),
        mark("for each player ahead of you on the track"),
        mark("for every {n} players ahead of you on the track"),
        mark("the number of players ahead of you on the track"),
    ),
    fact("rearmost", mark("if you are on the rearmost space of the track"),
         mark("if you are not on the rearmost space of the track")),
    Count(
        "on_places",
        mark(
            "if {n} or more of your workers are on places, this one included (those in the "
            "{city_hall} do not count)"
        ),
        mark(
            "if {n} or fewer of your workers are on places, this one included (those in the "
            "{city_hall} do not count)"
        ),
        mark("for each of your workers on places"),
        mark("for every {n} of your workers on places"),
        mark("the number of your workers on places"),
    ),
    Count(
        "half_materials",
        mark("if half of your wood and stone is {n} or more"),
        mark("if half of your wood and stone is {n} or less"),
        mark("for each of half of your wood and stone"),
        mark("for every {n} of half of your wood and stone"),
        mark("half of your wood and stone"),
    ),
    Count(
        "sets",
        mark("if you have {n} or more sets of 2 wood, 2 stone and 2 coins"),
        mark("if you have {n} or fewer sets of 2 wood, 2 stone and 2 coins"),
        mark("for each set of 2 wood, 2 stone and 2 coins"),
        mark("for every {n} sets of 2 wood, 2 stone and 2 coins"),
        mark("the number of your sets of 2 wood, 2 stone and 2 coins"),
    ),
    Count("wood", mark("if you have {n} or more wood"), mark("if you have {n} or less wood"),
          mark("for each wood"), mark("for every {n} wood"), mark("your wood")),
    Count("stone", mark("if you have {n} or more stone"), mark("if you have {n} or less stone"),
          mark("for each stone"), mark("for every {n} stone"), mark("your stone")),
    Count("coin", mark("if you have {n} or more coins"), mark("if you have {n} or fewer coins"),
          mark("for each coin"), mark("for every {n} coins"), mark("your coins")),
    Count("vp", mark("if you have {n} or more VP"), mark("if you have {n} or less VP"),
          mark("for each VP"), mark("for every {n} VP"), mark("your VP")),
    Count("space", mark("if you are on space {n} of the track or further"),
          mark("if you are on space {n} of the track or behind it"),
          mark("for each space of the track behind you"),
          mark("for every {n} spaces of the track behind you"),
          mark("your space on the track")),
    Count("distinct", mark("if you have {n} or more different buildings"),
          mark("if you have {n} or fewer different buildings"),
          mark("for each different building of yours"),
          mark("for every {n} different buildings of yours"),
          mark("the number of your different buildings")),
]  # fmt: skip

WORDS: Final = EffectWords(MOMENTS, THINGS, COUNTS, PLACES, mark("once for each worker"))
