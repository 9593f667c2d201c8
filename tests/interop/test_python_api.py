"""The Python API for programs that play a great deal."""

from pathlib import Path

import pytest

import takujo
from takujo.editions.mistakes import EditionError


def test_the_rulebook_of_a_printed_edition_is_read_once() -> None:
    assert takujo.rulebook("san-juan") is takujo.rulebook("san-juan@first")
    assert takujo.new_table("fourbit-town@classic").book is takujo.rulebook(
        "fourbit-town", "classic"
    )


def test_a_file_is_read_again_when_it_has_changed(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    name = '[name]\nja = "試し"\nen = "Mine"\n'
    file.write_text(f'based_on = "first"\n{name}[limits]\nhand = 6\n', encoding="utf-8")
    first = takujo.rulebook(f"san-juan@{file}")
    file.write_text(f'based_on = "first"\n{name}[limits]\nhand = 5\n', encoding="utf-8")
    assert takujo.rulebook(f"san-juan@{file}").identity != first.identity
    assert takujo.new_table(first, seats=2).book is first


def test_guesses_from_one_look_are_all_consistent_and_not_all_alike() -> None:
    t = takujo.new_table("san-juan", seed=3)
    found = takujo.guesses(t, 1, seed=5, count=20)
    assert all(takujo.view(each, 1) == takujo.view(t, 1) for each in found)
    assert len({each.to_json() for each in found}) > 1


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_a_table_is_played_out_and_the_same_seed_plays_the_same(level: str) -> None:
    results = [
        takujo.play_out(takujo.new_table("goryokaku", seats=2, seed=4), seed=9, level=level)
        for _ in range(2)
    ]
    assert results[0].scores == results[1].scores
    assert results[0].reason == "eras"


def test_a_level_that_is_not_there_is_named() -> None:
    with pytest.raises(EditionError, match="there is no computer player 'strong'"):
        takujo.play_out(takujo.new_table("san-juan"), seed=1, level="strong")


def test_features_are_those_of_what_the_seat_has_seen() -> None:
    t = takujo.new_table("fourbit-town", seed=2)
    game = t.book.game
    assert takujo.features(t, 2) == game.features(game.seen(t, 2))
