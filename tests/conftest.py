"""What every suite shares: with --no-skips a test that could not run fails the run.

Whatever ran, no process is left behind.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres_at_hand import Cluster, cluster_at_hand
from tests.waiting import patiently


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--no-skips", action="store_true", help="fail when a test was skipped")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or not session.config.getoption("--no-skips"):
        return
    skipped = reporter.stats.get("skipped", [])
    if skipped:
        reporter.write_line(f"{len(skipped)} skipped, which --no-skips does not allow", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.fixture(scope="session")
def cluster(nothing_left_behind: None) -> Iterator[Cluster]:
    """A PostgreSQL, started once."""
    with cluster_at_hand() as cluster:
        yield cluster


@pytest.fixture(scope="session", autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """Every process that a test began ends with the tests."""
    yield
    try:
        for _ in patiently("the end of what tests began"):
            if not processes_begun():
                return
    except AssertionError as error:
        raise AssertionError(f"{error}, which is {processes_begun()}") from None


def processes_begun() -> list[str]:
    """The commands of this process's children, as far as the system tells."""
    found: list[str] = []
    for file in Path("/proc/self/task").glob("*/children"):
        for child in file.read_text().split():
            try:
                command = Path(f"/proc/{child}/cmdline").read_text().replace("\0", " ")
            except OSError:
                continue  # ended meanwhile
            if command and "resource_tracker" not in command:
                found.append(command)
    return found
