"""Effects that can never happen are refused, and what has no effect is told."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from takujo.editions.load import examined, flattened, layers
from takujo.editions.mistakes import Report
from takujo.games.catalogue import game

NEVER = [  # the element, a moment it never has, and one that it has
    ("fourbit-town", "cards.1.zero", "here", "card"),
    ("fourbit-town", "cards.1.one", "round_end", "planned"),
    ("fourbit-town", "locations.3", "card", "here"),
    ("fourbit-town", "locations.3", "end", "built"),
    ("fourbit-town", "buildings.inn", "card", "round_end"),
    ("fourbit-town", "buildings.inn", "vp_coming", "other_built"),
    ("fourbit-town", "city_hall", "here", "city_hall"),
    ("fourbit-town", "actions.plan", "city_hall", "planned"),
    ("goryokaku", "castles.earth_bank", "daiba", "built"),
    ("goryokaku", "tiles.LAST", "built", "end"),
    ("goryokaku", "spaces.LAST", "reached", "placed"),
]


def said(name: str, place: str, when: str) -> list[str]:
    """What the check says about an element with one effect at this moment."""
    of = game(name)
    data = copy.deepcopy(of.edition())
    at: Any = data
    for key in place.split("."):
        at = at[list(at)[-1] if key == "LAST" else key]
    at["effects"] = [{"when": when, "gain": {"coin": 2}}]
    report = Report("")
    of.shape.check(data, "", report)
    return [str(mistake) for mistake in report.mistakes if ".when: " in str(mistake)]


@pytest.mark.parametrize(("name", "place", "never", "has"), NEVER)
def test_a_moment_that_an_element_never_has_is_refused_with_those_it_has(
    name: str, place: str, never: str, has: str
) -> None:
    (mistake,) = said(name, place, never)
    assert f'effects.0.when: "{never}" never comes for this element; allowed: ' in mistake
    allowed = mistake.partition("; allowed: ")[2].split(", ")
    assert has in allowed
    assert never not in allowed
    assert said(name, place, has) == []


def warnings(name: str, text: str, folder: Path) -> list[tuple[str, int]]:
    """What the check warns of in a file, with the lines."""
    of = game(name)
    file = folder / "my.toml"
    file.write_text(text, encoding="utf-8")
    chain = layers(str(file), [of.folder])
    report = examined(chain, flattened(chain), of.shape)
    assert report.mistakes == []
    return [(str(warning), warning.line) for warning in report.warnings]


def test_two_elements_with_one_name_are_told(tmp_path: Path) -> None:
    text = 'based_on = "revised"\n[buildings.inn]\nja = "市場"\n'
    found = warnings("fourbit-town", text, tmp_path)
    assert found == [("my.toml: buildings.inn.ja: is the name of buildings.market too", 3)]


def test_boards_that_are_never_opened_are_told(tmp_path: Path) -> None:
    found = warnings("goryokaku", 'based_on = "beta"\neras.3.opens = [4]\n', tmp_path)
    assert found == [("my.toml: eras: no era opens board 5: its tiles are never in play", 2)]


def test_targets_that_nothing_reads_are_told(tmp_path: Path) -> None:
    found = warnings("goryokaku", 'based_on = "beta"\ntargets.turns_low = 20\n', tmp_path)
    assert found == [("my.toml: targets: is read by no rule: it changes nothing at play", 2)]


def test_a_file_without_such_things_is_not_warned_of_its_base(tmp_path: Path) -> None:
    assert warnings("goryokaku", 'based_on = "beta"\nsetup.koban = 3\n', tmp_path) == []
