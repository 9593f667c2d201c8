"""An edition names the procedure that stands; no rule asks which edition is played."""

import pytest

from takujo.editions.mistakes import EditionError
from tests.toy.at_the_fair import FAIR, laid_out
from tests.toy.upkeep import FlatUpkeep, UpkeepByLevel

THREE = {"coins": 5, "stalls": ["bench", "bakery", "inn"]}


def test_the_edition_says_which_rule_object_stands() -> None:
    upkeep = FAIR.book("village").ids["upkeep"]
    assert isinstance(FAIR.book("village").paragraphs[upkeep].rule, FlatUpkeep)
    assert isinstance(FAIR.book("town").paragraphs[upkeep].rule, UpkeepByLevel)


@pytest.mark.parametrize(("edition", "left"), [("village", 4), ("town", 3)])
def test_the_procedure_that_stands_is_carried_out(edition: str, left: int) -> None:
    t = laid_out(["upkeep", 0, 0], THREE, book=FAIR.book(edition))
    assert t.coins(0) == left


def test_a_setting_can_choose_the_procedure_too() -> None:
    book = FAIR.book("village", ["rules.upkeep=by_level"])
    assert laid_out(["upkeep", 0, 0], THREE, book=book).coins(0) == 3
    assert book.identity != FAIR.book("village").identity


def test_a_procedure_that_nobody_wrote_is_refused_with_those_there_are() -> None:
    with pytest.raises(EditionError) as refused:
        FAIR.book("village", ["rules.upkeep=by_levl"])
    assert str(refused.value) == (
        'rules.upkeep=by_levl: rules.upkeep: "by_levl" is not a word known here; '
        'allowed: flat, by_level; did you mean "by_level"?'
    )


def test_an_edition_based_on_another_says_only_what_differs() -> None:
    village, town = FAIR.edition("village"), FAIR.edition("town")
    assert (village["fair"]["days"], town["fair"]["days"]) == (4, 5)
    assert village["fair"]["prize"] == town["fair"]["prize"]
    assert "scarecrow" in village["stalls"]
    assert "scarecrow" not in town["stalls"]
    assert FAIR.editions() == ["village", "town"]
