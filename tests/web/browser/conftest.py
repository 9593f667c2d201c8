"""One server for all browsers, one browser per module, and phones that must not complain."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from takujo.host.settings import FILE
from tests.web.browser.known_server import START
from tests.web.browser.phone import PATIENCE, SERVER, USUAL, NewPhone, Phone
from tests.web.browser.positions import STARTS, Start
from tests.web.serving import Program, program_in

# What is expected comes as late as the machine is busy; only what hangs never comes.
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser takes its time."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The server process that all tests here share."""
    data = tmp_path_factory.mktemp("data")
    # All these tests come from one address, and make more tables than one person would.
    (data / FILE).write_text("[limits]\naddress_tables = 100000\ndevice_tables = 100000\n")
    with program_in(data, SERVER, str(data), "1") as program:
        yield program


# Not the plugin's browser: that one lives until the session ends, and its event loop with it.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The system's Chromium, without windows: a page opens in a third of the time."""
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path="/usr/bin/chromium-headless-shell",
            args=["--no-sandbox", "--disable-background-networking"],
        )
        yield browser
        browser.close()


@pytest.fixture
def new_phone(chromium: Browser, table_server: Program) -> Iterator[NewPhone]:
    """Phones on the shared server; a complaint of any of them fails the test."""
    phones: list[Phone] = []

    def make(size: tuple[int, int] = USUAL, address: str = "", **settings: str) -> Phone:
        phones.append(Phone(chromium, address or table_server.address, size, **settings))
        return phones[-1]

    yield make
    problems = [problem for phone in phones for problem in phone.problems]
    for phone in phones:
        phone.context.close()
    assert problems == []


@pytest.fixture
def start(table_server: Program) -> Iterator[Start]:
    """New matches begin in a position, by its name."""
    file = table_server.log.parent / START

    def begin(name: str) -> None:
        file.write_text(json.dumps(STARTS[name]))

    yield begin
    file.unlink(missing_ok=True)


@pytest.fixture
def phone(new_phone: NewPhone) -> Phone:
    """One phone."""
    return new_phone()
