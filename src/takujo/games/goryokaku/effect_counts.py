"""What Goryokaku's building tiles may count: levels, cards, sets, crests and pieces."""

from typing import Final

from takujo.editions.effect_words import Count
from takujo.editions.language import mark

# Counts, in the order of COUNTS: levels, castle cards by kind, sets, crests, sets, pieces.
SHIP_LEVEL: Final = 0
SOIL_LEVEL: Final = 1
FIRST_KIND: Final = 2
KIND_SETS: Final = 7
FIRST_CREST: Final = 8
CREST_SETS: Final = 13
PIECES: Final = 14

COUNTS: Final = [
    Count(
        "ship_level",
        mark("if your black-ship level is {n} or more"),
        mark("if your black-ship level is {n} or less"),
        mark("for each step of your black-ship level"),
        mark("for every {n} steps of your black-ship level"),
        mark("your black-ship level"),
    ),
    Count(
        "soil_level",
        mark("if your soil level is {n} or more"),
        mark("if your soil level is {n} or less"),
        mark("for each step of your soil level"),
        mark("for every {n} steps of your soil level"),
        mark("your soil level"),
    ),
    Count(
        "soil_cards",
        mark("if you have built {n} or more castle cards of soil"),
        mark("if you have built {n} or fewer castle cards of soil"),
        mark("for each castle card of soil you have built"),
        mark("for every {n} castle cards of soil you have built"),
        mark("the number of your castle cards of soil"),
    ),
    Count(
        "stone_cards",
        mark("if you have built {n} or more castle cards of stone"),
        mark("if you have built {n} or fewer castle cards of stone"),
        mark("for each castle card of stone you have built"),
        mark("for every {n} castle cards of stone you have built"),
        mark("the number of your castle cards of stone"),
    ),
    Count(
        "wood_cards",
        mark("if you have built {n} or more castle cards of wood"),
        mark("if you have built {n} or fewer castle cards of wood"),
        mark("for each castle card of wood you have built"),
        mark("for every {n} castle cards of wood you have built"),
        mark("the number of your castle cards of wood"),
    ),
    Count(
        "copper_cards",
        mark("if you have built {n} or more castle cards of copper"),
        mark("if you have built {n} or fewer castle cards of copper"),
        mark("for each castle card of copper you have built"),
        mark("for every {n} castle cards of copper you have built"),
        mark("the number of your castle cards of copper"),
    ),
    Count(
        "andesite_cards",
        mark("if you have built {n} or more castle cards of andesite"),
        mark("if you have built {n} or fewer castle cards of andesite"),
        mark("for each castle card of andesite you have built"),
        mark("for every {n} castle cards of andesite you have built"),
        mark("the number of your castle cards of andesite"),
    ),
    Count(
        "kind_sets",
        mark("if you have {n} or more full sets of the five kinds"),
        mark("if you have {n} or fewer full sets of the five kinds"),
        mark("for each full set of the five kinds on your castle cards"),
        mark("for every {n} full sets of the five kinds on your castle cards"),
        mark("the number of your full sets of the five kinds"),
    ),
    Count(
        "cherry_crests",
        mark("if {n} or more {cherry} crests are on your cards laid out"),
        mark("if {n} or fewer {cherry} crests are on your cards laid out"),
        mark("for each {cherry} crest on your cards laid out"),
        mark("for every {n} {cherry} crests on your cards laid out"),
        mark("the number of {cherry} crests on your cards laid out"),
    ),
    Count(
        "hollyhock_crests",
        mark("if {n} or more {hollyhock} crests are on your cards laid out"),
        mark("if {n} or fewer {hollyhock} crests are on your cards laid out"),
        mark("for each {hollyhock} crest on your cards laid out"),
        mark("for every {n} {hollyhock} crests on your cards laid out"),
        mark("the number of {hollyhock} crests on your cards laid out"),
    ),
    Count(
        "diamond_crests",
        mark("if {n} or more {diamond} crests are on your cards laid out"),
        mark("if {n} or fewer {diamond} crests are on your cards laid out"),
        mark("for each {diamond} crest on your cards laid out"),
        mark("for every {n} {diamond} crests on your cards laid out"),
        mark("the number of {diamond} crests on your cards laid out"),
    ),
    Count(
        "plum_crests",
        mark("if {n} or more {plum} crests are on your cards laid out"),
        mark("if {n} or fewer {plum} crests are on your cards laid out"),
        mark("for each {plum} crest on your cards laid out"),
        mark("for every {n} {plum} crests on your cards laid out"),
        mark("the number of {plum} crests on your cards laid out"),
    ),
    Count(
        "star_crests",
        mark("if {n} or more {star} crests are on your cards laid out"),
        mark("if {n} or fewer {star} crests are on your cards laid out"),
        mark("for each {star} crest on your cards laid out"),
        mark("for every {n} {star} crests on your cards laid out"),
        mark("the number of {star} crests on your cards laid out"),
    ),
    Count(
        "crest_sets",
        mark("if you have {n} or more full sets of the five crests"),
        mark("if you have {n} or fewer full sets of the five crests"),
        mark("for each full set of the five crests on your cards laid out"),
        mark("for every {n} full sets of the five crests on your cards laid out"),
        mark("the number of your full sets of the five crests"),
    ),
    Count(
        "pieces",
        mark("if you have placed {n} or more building pieces"),
        mark("if you have placed {n} or fewer building pieces"),
        mark("for each building piece you have placed"),
        mark("for every {n} building pieces you have placed"),
        mark("the number of building pieces you have placed"),
    ),
]
