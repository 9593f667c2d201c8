"""What every suite shares: with --no-skips a test that could not run fails the run."""

import pytest


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
