"""Learning: shifted editions, positions with outcomes, a fit that learns, and a course resumed."""

import json
from pathlib import Path

import numpy as np
import pytest

from takujo.cpu.network import read_network
from takujo.editions.mistakes import EditionError
from takujo.games.catalogue import GAMES, game
from takujo.lab.training import schedule
from takujo.lab.training.fit import Fit, Samples
from takujo.lab.training.positions import KEPT, played
from takujo.lab.training.schedule import Editions, GamesPart, play_part
from takujo.lab.training.shifted import shifted
from takujo.lab.training.train import Course, train

SAN_JUAN = game("san-juan")


@pytest.mark.parametrize("name", [each.name for each in GAMES])
def test_a_shifted_edition_has_other_numbers_in_the_same_layout(name: str) -> None:
    rules = game(name)
    printed = rules.book()
    for seed in range(3):
        book = shifted(rules, rules.default_edition, seed)
        assert book.identity != printed.identity
        assert rules.layout(book).id == rules.layout(printed).id
        assert book.identity == shifted(rules, rules.default_edition, seed).identity


def test_positions_say_how_the_game_went_for_the_seat_that_was_asked() -> None:
    found = played(SAN_JUAN.book(), 2, 5)
    assert len(found) == KEPT
    assert {sample.win for sample in found} <= {0.0, 0.5, 1.0}
    assert all((sample.win == 1) == (sample.lead > 0) for sample in found if sample.lead)
    assert found == played(SAN_JUAN.book(), 2, 5)


def test_a_build_that_nothing_can_pay_is_passed_where_a_free_action_is_open() -> None:
    rules = game("goryokaku")
    assert played(shifted(rules, rules.default_edition, 1000861), 4, 1000861)


def test_editions_take_turns_and_every_other_one_is_shifted() -> None:
    editions = Editions(game("fourbit-town"))
    names = [editions.book(number, number).edition_name for number in range(8)]
    assert names == ["revised", "classic", "revised+2", "classic+3"] * 2


def test_a_network_learns_what_decides() -> None:
    random = np.random.default_rng(1)
    features = random.integers(0, 5, (4000, 3), dtype=np.uint8)
    win = (features[:, 1] > 2).astype(np.float32)
    of = np.zeros(4000, np.int64)
    samples = Samples(features, np.zeros((1, 2), np.uint8), of, win, win * 10 - 5)
    fit = Fit(samples, 1, 0.01)
    before, _ = fit.error(samples)
    for _ in range(20):
        fit.epoch(samples, 0.005)
    after, lead = fit.error(samples)
    assert after < 0.1 < before
    assert lead < 5


def test_a_course_is_learned_resumed_and_guarded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schedule, "PART", 2)
    monkeypatch.setattr("takujo.lab.training.train.PART", 2)
    monkeypatch.setattr("takujo.lab.training.fit.BATCH", 16)
    course = Course("san-juan", 4, 1, 2, 0.001, 0.1, 40, 1, 0)
    told: list[tuple[str, int, int]] = []
    # stopped after the first part
    (tmp_path / "settings.json").write_text(json.dumps(course.__dict__, indent=1))
    first = GamesPart("san-juan", 1, 0, 4, str(tmp_path))
    play_part(first)
    before = first.file.read_bytes()
    made = train(course, tmp_path, 1, lambda *at: told.append(at))
    assert told[0] == ("play", 1, 2)
    assert first.file.read_bytes() == before
    network = read_network(str(made))
    assert network is not None
    again = made.read_bytes()
    assert train(course, tmp_path, 1, lambda *at: None).read_bytes() == again
    with pytest.raises(EditionError, match="another course"):
        train(Course("san-juan", 6, 1, 2, 0.001, 0.1, 40, 1, 0), tmp_path, 1, lambda *at: None)
