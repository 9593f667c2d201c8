"""`--set` does what a file can do, and prints every value before and after."""

import json
from pathlib import Path

import pytest

import takujo
from takujo.editions.paths import split_settings
from takujo.games.catalogue import game
from tests.cli.running import here

Capture = pytest.CaptureFixture[str]
UNITS = [
    "rules.upkeep=in_units", "upkeep.units=2", "upkeep.unit={ wood = 2, vp = 1 }",
    "upkeep.coins_per_level=absent",
]  # fmt: skip
ROW = '{ when = "built", gain = { coin = 2 } }'


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (["rounds.number=4"], ["rounds.number: 6 → 4"]),
        (["buildings.inn.cost={ wood = 2 }"], ["cost.wood: 10 → 2", "cost.coin: 6 → absent"]),
        (["buildings.inn=absent"], ["buildings.inn: {", "→ absent"]),
        (UNITS, ['rules.upkeep: "by_level" → "in_units"', "upkeep.units: absent → 2"]),
        ([f"actions.build.effects=[{ROW}]"], ["actions.build.effects: absent → ["]),
        ([f"buildings.inn.effects=[{ROW}, {ROW}]"], ["buildings.inn.effects: [{"]),
        (["buildings.mine={ja='鉱山', cost={wood=2}, vp=1}"], ["buildings.mine: absent → {"]),
    ],
)
def test_a_setting_can_do_what_a_file_can(
    capsys: Capture, settings: list[str], said: list[str]
) -> None:
    options = [part for setting in settings for part in ("--set", setting)]
    ran = here(capsys, "rules", "fourbit-town", "--lang", "en", *options)
    assert ran.code == 0, ran.err
    told = " ".join(ran.err.split())
    for line in said:
        assert line in told


def test_a_game_with_new_keys_is_simulated_kept_and_played_again(
    capsys: Capture, tmp_path: Path
) -> None:
    options = [part for setting in UNITS for part in ("--set", setting)]
    folder = str(tmp_path / "out")
    line = ["--games", "2", "--seats", "random,random", "--jobs", "1", "--lang", "en"]
    ran = here(capsys, "simulate", "fourbit-town", *line, *options, "--out", folder)
    assert ran.code == 0, ran.err
    assert "upkeep.units: absent → 2" in ran.err
    kept = game("fourbit-town").edition(f"{folder}/edition.toml")
    assert kept["upkeep"] == {"keep_at_least": 0, "units": 2, "unit": {"wood": 2, "vp": 1}}


def test_a_wrong_new_key_is_refused_with_those_that_are_known(capsys: Capture) -> None:
    ran = here(capsys, "rules", "fourbit-town", "--lang", "en", "--set", "buildings.inn.sales=2")
    assert ran.code == 2
    assert "buildings.inn.sales: is not a key of this table" in ran.err
    assert "Did you mean sale?" in ran.err


def test_hints_are_sensible(capsys: Capture) -> None:
    ran = here(capsys, "rules", "fourbit-town", "--lang", "en", "--set", "buildings.18.vp=3")
    assert "Did you mean buildings.billboard.vp?" in ran.err
    ran = here(capsys, "rules", "fourbit-town", "--lang", "en", "--set", "players=3")
    assert 'there is no "players" in this edition' in ran.err
    assert "Did you mean" not in ran.err


def test_settings_with_commas_of_their_own_are_told_apart() -> None:
    joined = ",".join([*UNITS, "name.ja='a, b'"])
    assert split_settings(joined) == [*UNITS, "name.ja='a, b'"]
    assert split_settings("") == []


def test_a_position_of_such_an_edition_can_be_read_again() -> None:
    town = game("fourbit-town")
    t = takujo.new_table("fourbit-town", seats=2, seed=1)
    data = json.loads(t.to_json())
    data["edition"] = "revised+" + ",".join(UNITS)
    data["rules"] = town.book("revised", UNITS).identity
    assert takujo.from_json(json.dumps(data)).book.edition_data["upkeep"]["units"] == 2
