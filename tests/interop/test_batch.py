"""Many tables at once: the same games as one by one, whatever the number of processes."""

import os
import signal

import numpy as np
import pytest

from takujo.editions.mistakes import EditionError
from takujo.games.catalogue import game
from takujo.interop.batch import Batch, random_actions
from takujo.interop.tables import actions, rewards
from takujo.kernel.chance import fast
from takujo.kernel.flow import take


def first_actions(batch: Batch) -> None:
    """Every table takes the first action that is possible."""
    batch.actions[:] = batch.masks.argmax(axis=1)


def test_a_batch_plays_the_same_games_as_tables_one_by_one() -> None:
    rules = game("fourbit-town")
    book = rules.book("classic")
    tables = [rules.deal(book, 2, fast(5 + at)) for at in range(3)]
    games = 0
    with Batch("fourbit-town@classic", seats=2, tables=3, processes=2, seed=5) as batch:
        while games < 3:
            for at, t in enumerate(tables):
                assert t.asking is not None
                seat = t.asking.seat
                assert batch.asked[at] == seat
                assert list(np.flatnonzero(batch.masks[at])) == sorted(actions(t))
                assert batch.features[at].tobytes() == rules.features(rules.seen(t, seat))
            first_actions(batch)
            chosen = batch.actions.tolist()
            batch.step()
            for at, t in enumerate(tables):
                take(t, actions(t)[chosen[at]])
                assert bool(batch.ended[at]) == (t.result is not None)
                if t.result is not None:
                    assert list(batch.rewards[at]) == rewards(t.result, "win")
                    games += 1
                    tables[at] = rules.deal(book, 2, fast(5 + at + 3))


def test_the_number_of_processes_changes_nothing() -> None:
    shown = []
    for processes in (1, 3):
        chance = np.random.default_rng(1)
        with Batch("san-juan", tables=4, processes=processes) as batch:
            for _ in range(40):
                batch.actions[:] = random_actions(batch, chance)
                batch.step()
            shown.append((batch.features.tobytes(), batch.masks.tobytes(), batch.asked.tolist()))
    assert shown[0] == shown[1]


def test_random_actions_are_possible_and_all_of_them_come_up() -> None:
    chance = np.random.default_rng(2)
    with Batch("san-juan", tables=2, processes=1) as batch:
        drawn = np.array([random_actions(batch, chance) for _ in range(600)])
        for at in range(2):
            times = np.bincount(drawn[:, at], minlength=batch.book.actions)
            possible = np.flatnonzero(batch.masks[at])
            assert sorted(batch.possible[at, : batch.counts[at]]) == list(possible)
            assert list(np.flatnonzero(times)) == list(possible)
            assert times[possible].min() > 300 / len(possible)


def test_seats_that_levels_play_are_never_asked() -> None:
    with Batch("san-juan", seats=3, tables=2, processes=1, levels={0: "normal", 2: "easy"}) as some:
        ended = 0
        while not ended:
            assert list(some.asked) == [1, 1]
            first_actions(some)
            some.step()
            ended = int(some.ended.sum())
        assert some.rewards.sum(axis=1).max() == pytest.approx(1)


def test_a_table_may_stay_as_it_is() -> None:
    with Batch("goryokaku", seats=2, tables=2, processes=1) as batch:
        before = batch.features[0].tobytes(), batch.masks[0].tobytes()
        first_actions(batch)
        batch.actions[0] = -1
        other = batch.features[1].tobytes()
        batch.step()
        assert (batch.features[0].tobytes(), batch.masks[0].tobytes()) == before
        assert batch.features[1].tobytes() != other


def test_an_action_that_is_not_possible_is_named_and_nothing_is_played() -> None:
    with Batch("san-juan", tables=2, processes=1) as batch:
        before = batch.features.tobytes()
        for wrong in (int(batch.masks[1].argmin()), batch.book.actions, -2):
            first_actions(batch)
            batch.actions[1] = wrong
            with pytest.raises(ValueError, match=f"table 1: action {wrong} is not possible now"):
                batch.step()
        assert batch.features.tobytes() == before
    with pytest.raises(ValueError, match="the batch is closed"):
        batch.step()


def test_a_process_that_dies_is_said_and_all_of_it_ends() -> None:
    with Batch("san-juan", tables=2, processes=2) as batch:
        worker = batch.workers[1]
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        worker.join()
        first_actions(batch)
        with pytest.raises(RuntimeError, match="a process of the batch has ended"):
            batch.step()


def test_what_cannot_be_is_named() -> None:
    with pytest.raises(EditionError, match="5 cannot play"):
        Batch("san-juan", seats=5)
    with pytest.raises(EditionError, match="has no edition 'second'"):
        Batch("san-juan@second")
    with pytest.raises(EditionError, match="there is no computer player 'strong'"):
        Batch("san-juan", levels={1: "strong"})
    with pytest.raises(ValueError, match="processes must be from 1 to 2"):
        Batch("san-juan", tables=2, processes=3)
    with pytest.raises(ValueError, match="tables must be from 1"):
        Batch("san-juan", tables=0)
    with pytest.raises(ValueError, match="there is no seat 4"):
        Batch("san-juan", levels={4: "normal"})
    with pytest.raises(ValueError, match="at least one seat"):
        Batch("san-juan", seats=2, levels={0: "easy", 1: "easy"})
    with pytest.raises(ValueError, match="reward must be one of"):
        Batch("san-juan", reward="money")  # type: ignore[arg-type]
