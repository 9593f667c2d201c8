"""An edition as a form: every rule has a field, and what is typed becomes the smallest settings."""

import pytest

from takujo.editions.form import (
    as_filled_in,
    elements_of,
    fields_of,
    parts_of,
    same,
    settings_between,
)
from takujo.editions.language import language
from takujo.editions.mistakes import EditionError
from takujo.editions.paths import with_settings
from takujo.editions.places import dotted, leaves
from takujo.games.catalogue import GAMES, game

EDITIONS = [(each.name, name) for each in GAMES for name in each.editions()]
TWO_ROWS = '{ when = "here", gain = { vp = 2 } }, { when = "here", gain = { coin = 2 } }'
TOWN = game("fourbit-town").edition("revised")


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_every_value_of_an_edition_can_be_reached(name: str, edition: str) -> None:
    data = game(name).edition(edition)
    say = language("ja")
    found = [
        field
        for part, _ in parts_of(data, {}, say)
        for element in elements_of(data, part, say)
        for field in element.fields
    ]
    paths = [field.path for field in found]
    assert len(paths) == len(set(paths))
    for keys in leaves(data, []):
        path = dotted(keys)
        if keys[0] != "targets":
            assert any(path == each or path.startswith(f"{each}.") for each in paths), path


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_a_form_sent_back_as_it_came_changes_nothing(name: str, edition: str) -> None:
    data = game(name).edition(edition)
    for part, _ in parts_of(data, {}, language("en")):
        typed = {
            each.path: each.text.replace("\n", "\r\n")
            for field in fields_of(data[part], [part], [])
            for each in (field, *field.numbers)
        }
        assert settings_between(data, as_filled_in(data, part, typed)) == []


@pytest.mark.parametrize(
    ("part", "path", "typed", "setting"),
    [
        ("rounds", "rounds.number", "7", "rounds.number=7"),
        ("setup", "setup.coins", "[0, 2, 2, 4]", "setup.coins=[0, 2, 2, 4]"),
        ("rules", "rules.priority", "track", 'rules.priority="track"'),
        (
            "locations",
            "locations.5.effects.0.gain.vp",
            "3",
            "locations.5.effects.0.gain.vp=3",
        ),
        (
            "locations",
            "locations.5.effects",
            '{ when = "here", gain = { vp = 3 } }',
            "locations.5.effects.0.gain.vp=3",
        ),
        (
            "locations",
            "locations.5.effects",
            TWO_ROWS.replace("}, {", "}\n{"),
            f"locations.5.effects=[{TWO_ROWS}]",
        ),
    ],
)
def test_what_is_typed_becomes_the_smallest_setting(
    part: str, path: str, typed: str, setting: str
) -> None:
    filled = as_filled_in(TOWN, part, {path: typed})
    assert settings_between(TOWN, filled) == [setting]
    again = with_settings(TOWN, [setting])
    game("fourbit-town").refuse_mistakes(again, "")
    assert again == filled


@pytest.mark.parametrize(
    ("path", "typed", "problem"),
    [
        ("rounds.number", "many", "rounds.number: must be a whole number, not .many"),
        ("setup.coins", "[0, 2", "is not a value"),
        ("locations.5.effects", "{ when = ", "is not a value"),
    ],
)
def test_what_cannot_be_is_said_as_by_the_commands(path: str, typed: str, problem: str) -> None:
    with pytest.raises(EditionError, match=problem.replace("[", r"\[")) as refused:
        as_filled_in(TOWN, path.partition(".")[0], {path: typed})
    assert len(refused.value.mistakes) == 1


def test_lines_end_as_they_like() -> None:
    assert same("a\r\nb ", "a\nb")
    assert not same("a b c", "a b")


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_every_part_has_a_name_in_both_languages(name: str, edition: str) -> None:
    of = game(name)
    data = of.edition(edition)
    for code in ("ja", "en"):
        parts = parts_of(data, of.elements.tables, language(code))
        called = [title for _, title in parts]
        assert len(set(called)) == len(called)
        assert not [key for key, title in parts if key == title]
