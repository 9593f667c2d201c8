"""A game comes by itself after rules, edition, positions and what a seat has seen."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.toy.fourth_game import takujo, with_the_fair


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Sources with the fair in the catalogue."""
    return with_the_fair(tmp_path_factory.mktemp("fourth"))


@pytest.mark.parametrize(("code", "name"), [("ja", "収穫祭 村の巻"), ("en", "Harvest Fair")])
def test_it_is_listed_and_has_a_rulebook_in_both_languages(
    source: Path, code: str, name: str
) -> None:
    assert name in takujo(source, "games", "--lang", code).stdout
    rules = takujo(source, "rules", "harvest-fair", "--lang", code)
    assert rules.returncode == 0, rules.stderr
    assert name in rules.stdout
    assert {"ja": "パン屋", "en": "Bakery"}[code] in rules.stdout


def test_a_changed_number_changes_its_rulebook(source: Path) -> None:
    before = takujo(source, "rules", "harvest-fair", "--lang", "en").stdout
    town = takujo(source, "rules", "harvest-fair@town", "--lang", "en").stdout
    assert "Scarecrow" in before
    assert "Scarecrow" not in town


def test_every_level_plays_it(source: Path) -> None:
    done = takujo(
        source, "simulate", "harvest-fair", "--games", "6", "--seats", "random,easy,normal",
        "--jobs", "1", "--json",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert [seat["cpu"] for seat in json.loads(done.stdout)["seats"]] == [
        "random", "easy", "normal",
    ]  # fmt: skip


@pytest.mark.parametrize("code", ["ja", "en"])
def test_it_is_played_in_the_terminal_to_its_end(source: Path, code: str, tmp_path: Path) -> None:
    record = tmp_path / "fair.takujo"
    arguments = ["--seats", "human,normal", "--seed", "3", "--lang", code, "--record", str(record)]
    done = takujo(source, "play", "harvest-fair", *arguments, typed="1\n2\n3\n" * 150)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    assert re.search(r"^[0-9]+ end ", record.read_text(), re.MULTILINE)
    replayed = takujo(source, "replay", str(record), "--lang", code)
    assert replayed.returncode == 0, replayed.stderr
    assert takujo(source, "verify", str(record)).returncode == 0
