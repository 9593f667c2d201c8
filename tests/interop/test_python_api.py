"""The Python API for programs that play a great deal."""

import random
from pathlib import Path
from typing import Any

import pytest

import takujo
from takujo.cpu.levels import player
from takujo.editions.mistakes import EditionError
from takujo.kernel.chance import FastNumbers


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


def town_with_one_stack_set(seed: int) -> tuple[Any, int, int]:
    """4bit Town when the first has set its worker's cards: the table, who did, who is asked."""
    t: Any = takujo.new_table("fourbit-town", seats=2, seed=seed)
    chance = random.Random(seed)
    while not any(len(p.stack) == 4 for p in t.players):
        seat = t.waiting[0]
        text = [t.describe(seat, choice) for choice in t.options(seat)]
        sending = [at for at, each in enumerate(text) if each.startswith("declare send")]
        at = sending[0] if sending else chance.randrange(len(text))
        t.play(seat, t.options(seat)[at])
    before = next(seat for seat, p in enumerate(t.players) if len(p.stack) == 4)
    return t, before, t.waiting[0]


def test_what_others_have_set_in_secret_is_guessed_as_normal_would_set_it() -> None:
    t, before, seat = town_with_one_stack_set(7)
    assert seat != before
    found: list[Any] = takujo.guesses(t, seat, seed=1, count=60)
    places = [
        sum((side & 1) << at for at, side in enumerate(g.players[before].stack)) for g in found
    ]
    game = t.book.game
    dealt: list[Any] = [game.guess(game.seen(t, seat), FastNumbers(n)) for n in range(60)]
    evenly = [
        sum((side & 1) << at for at, side in enumerate(g.players[before].stack)) for g in dealt
    ]
    assert len(set(evenly)) >= 12  # of 16 places
    assert max(places.count(place) for place in places) > 2 * max(map(evenly.count, evenly))
    for each in found:
        assert takujo.view(each, seat) == takujo.view(t, seat)
        assert each.waiting == t.waiting


def test_a_guess_while_another_sets_leaves_its_question_open() -> None:
    t, before, seat = town_with_one_stack_set(8)
    t.play(seat, t.options(seat)[0])  # the second has one card of four set
    for each in takujo.guesses(t, before, seed=2, count=5):
        assert takujo.view(each, before) == takujo.view(t, before)
        assert each.waiting == [seat]
        assert takujo.play_out(each, seed=3).scores


@pytest.mark.parametrize("name", ["san-juan", "fourbit-town", "fourbit-town@classic", "goryokaku"])
def test_the_score_before_the_end_comes_to_that_of_the_result(name: str) -> None:
    t = takujo.new_table(name, seats=2, seed=5)
    thinker = player("easy", t.book.game, 5)
    seen = set()
    while t.waiting:
        seen.add(tuple(takujo.scores(t)))
        seat = t.waiting[0]
        t.play(seat, thinker.choose(t.book.game.seen(t, seat)))
    assert t.result is not None
    assert takujo.scores(t) == t.result.scores
    assert len(seen) > 1
