"""One application and one server process per module: starting one takes longer than a test."""

from collections.abc import Iterator

import pytest

from tests.web.serving import Device, House, Program, house_in, program_in


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The application in this process."""
    with house_in(tmp_path_factory.mktemp("data")) as house:
        yield house


@pytest.fixture
def aki(house: House) -> Device:
    """Somebody's browser, new to the server."""
    return house.device()


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server process."""
    with program_in(tmp_path_factory.mktemp("data")) as program:
        yield program
