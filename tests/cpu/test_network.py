"""The network in whole numbers: what it computes, and files that cannot be used."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from takujo.cpu.levels import weights_file
from takujo.cpu.network import Network, Weights, logistic, read_network
from takujo.games.catalogue import game

SAN_JUAN = game("san-juan")


def small(**changed: Any) -> dict[str, Any]:
    """Two numbers read, two hidden units: the second one counts the own hand size alone."""
    data = {
        "format": 1,
        "game": "san-juan",
        "layout": SAN_JUAN.layout(SAN_JUAN.book()).id,
        "names": ["seat +0 hand size", "edition hand limit"],
        "typical": [4 * 256, 7 * 256],
        "rows": [[0, 64], [-64, 0]],
        "bias": [64, 0],
        "shift": 6,
        "win": [1000, 10],
        "lead": [0, 20],
        "ends": [-40, 3],
        "unit": 10.0,
        "horizon": 40,
        "times": 1,
    }
    return {**data, **changed}


def features_with(hand: int) -> bytes:
    layout = SAN_JUAN.layout(SAN_JUAN.book())
    numbers = bytearray(len(layout))
    numbers[layout.names.index("seat +0 hand size")] = hand
    return bytes(numbers)


def test_the_value_is_what_the_layers_give() -> None:
    network = Network(Weights(small()))
    (win, lead), (less, _) = network.value(SAN_JUAN.book(), [features_with(6), features_with(2)])
    assert win == pytest.approx(logistic((6 * 10 - 40) / 10))  # 1 - 7 is below 0: not counted
    assert lead == pytest.approx((6 * 20 + 3) / 10)
    assert less < win


def test_a_number_that_an_edition_lacks_is_taken_as_usual_and_it_is_said() -> None:
    network = Network(Weights(small(names=["seat +0 hand size of long ago", "edition hand limit"])))
    with pytest.warns(UserWarning, match="lacks 1 of the numbers"):
        ((win, _),) = network.value(SAN_JUAN.book(), [features_with(9)])
    assert win == pytest.approx(logistic((4 * 10 - 40) / 10))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not gzip at all",
        gzip.compress(b"not json", mtime=0),
        gzip.compress(b"[]", mtime=0),
        gzip.compress(json.dumps(small()).encode())[:-9],
        gzip.compress(json.dumps(small(format=2)).encode()),
        gzip.compress(json.dumps(small(rows=[[0, 64], [1]])).encode()),
        gzip.compress(json.dumps(small(ends=[1])).encode()),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_a_message(
    content: bytes, tmp_path: Path
) -> None:
    file = tmp_path / "san-juan.json.gz"
    file.write_bytes(content)
    with pytest.warns(UserWarning, match=r"san-juan\.json\.gz cannot be used"):
        assert read_network(str(file)) is None


def test_a_whole_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "x.json.gz"
    file.write_bytes(gzip.compress(json.dumps(small()).encode()))
    assert read_network(str(file)) is not None


@pytest.mark.parametrize("name", ["san-juan", "fourbit-town"])
def test_shipped_weights_fit_every_edition_and_take_at_most_a_megabyte(name: str) -> None:
    file = Path(weights_file(name))
    assert file.stat().st_size <= 1_000_000
    network = read_network(str(file))
    assert network is not None
    for edition in game(name).editions():
        book = game(name).book(edition)
        assert network.weights.layout == game(name).layout(book).id
        assert network.fit(book).missing == 0
