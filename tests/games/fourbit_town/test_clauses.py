"""The paragraph that a refusal names is that of the element whose effect it is."""

import pytest

from takujo.games.fourbit_town.book import edition_of
from takujo.games.fourbit_town.clauses import clause_of
from takujo.games.fourbit_town.edition import CITY_HALL, FIRST_PLACE, FIRST_SIDE
from tests.games.fourbit_town.at_the_town import GAME, at
from tests.games.fourbit_town.in_play import end_of_round


@pytest.mark.parametrize("name", ["revised", "classic"])
def test_every_effect_stands_in_the_chapter_of_its_element(name: str) -> None:
    edition = edition_of(GAME.book(name))
    found = {row.source: clause_of(row) for row in edition.effects.rows}
    buildings = {found[source] for source in found if source <= len(edition.buildings)}
    sides = {found[source] for source in found if FIRST_SIDE <= source < FIRST_SIDE + 32}
    places = {found[source] for source in found if FIRST_PLACE <= source < FIRST_PLACE + 16}
    assert (buildings, sides, places) == ({"8"}, {"7"}, {"9"})
    assert (FIRST_SIDE in found, FIRST_PLACE in found, found[CITY_HALL]) == (True, True, "4-3")
    assert {found[source] for source in found if source > CITY_HALL} <= {"4-6"}


def test_a_payment_in_a_mix_is_refused_by_the_paragraph_of_what_is_paid_for() -> None:
    place = at("classic", 3, "1 7 13 14", wood=2, stone=8).play(0, "effect use_2")
    assert place.reason(0, "share 2").clause == "9"
    card = at("classic", 1, "6 7 13 14", wood=2, stone=8, coin=0).play(0, "pass", "effect use")
    assert card.reason(0, "share 2").clause == "7"


def test_upkeep_in_a_mix_is_refused_by_the_paragraph_of_upkeep() -> None:
    t = end_of_round("classic", 1, {"hired": 1, "level": 3, "wood": 2, "coin": 8})
    t.play(0, "keep 1")
    assert t.asked.startswith("share")
    assert t.reason(0, "share 1").clause == "6-3-3"
