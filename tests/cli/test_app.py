"""The program as a whole: languages, exit codes, faults, pipes, and how quickly it starts."""

import subprocess
import sys

import pytest
from typer.testing import CliRunner

from takujo.cli import app
from takujo.cli.commands import app as commands
from takujo.cli.speech import wanted
from takujo.editions.language import language
from tests.cli.running import environment, here, program
from tests.ending import WITH_ITS_PARENT
from tests.waiting import PATIENCE

ALL = ["games", "rules", "check", "play", "simulate", "bench", "replay", "verify"]
Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "ja"),
        ([], {"LANG": "ja_JP.UTF-8"}, "ja"),
        ([], {"LANG": "en_US.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "ja"),
        ([], {"LANG": "C.UTF-8"}, "ja"),
        ([], {"LANG": "en_US.UTF-8", "TAKUJO_LANG": "ja"}, "ja"),
        (["games", "--lang", "en"], {"TAKUJO_LANG": "ja"}, "en"),
        (["--lang=en", "games"], {}, "en"),
    ],
)
def test_the_language_is_the_one_wished_for(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert wanted(arguments, environment) == language


@pytest.mark.parametrize(
    ("language", "word"), [("ja", "端末で遊ぶ"), ("en", "Play in the terminal")]
)
def test_help_lists_every_command_in_both_languages(
    capsys: Capture, language: str, word: str
) -> None:
    for arguments in [["--help"], []]:
        ran = here(capsys, "--lang", language, *arguments)
        assert ran.code == 0
        assert word in ran.out
        for command in ALL:
            assert f"\n  {command} " in ran.out


@pytest.mark.parametrize("command", ALL)
def test_every_command_has_help_and_a_language(capsys: Capture, command: str) -> None:
    ran = here(capsys, command, "--help", "--lang", "en")
    assert ran.code == 0
    assert "--lang" in ran.out
    japanese = here(capsys, command, "--help", "--lang", "ja")
    assert japanese.out != ran.out


def test_commands_run_under_typers_own_runner() -> None:
    done = CliRunner().invoke(commands, ["games", "--json"], obj=language("en"))
    assert done.exit_code == 0
    assert '"san-juan"' in done.output


def test_a_fault_of_the_program_is_one_line_and_how_to_report_it(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the roof\nleaks")

    monkeypatch.setattr("takujo.cli.games.list_games", fail)
    ran = here(capsys, "games", "--lang", "en")
    assert ran.code == 1
    assert "not yours: RuntimeError: the roof\nPlease report it" in ran.err
    assert "Traceback" not in ran.err
    monkeypatch.setenv("TAKUJO_TRACEBACK", "1")
    with pytest.raises(RuntimeError):
        app.run(["games"])


def test_ctrl_c_is_no_fault(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("takujo.cli.bench.bench", interrupt)
    ran = here(capsys, "bench", "--lang", "en")
    assert (ran.code, ran.err) == (1, "Interrupted.\n")


@pytest.mark.parametrize("command", [["rules", "san-juan"], ["games"], ["--help"]])
def test_a_reader_that_has_seen_enough_is_no_fault(command: list[str]) -> None:
    process = subprocess.Popen(
        [*WITH_ITS_PARENT, sys.executable, "-m", "takujo", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    process.stdout.close()  # before anything is written
    try:
        _, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert (process.returncode, err) == (0, b"")


def test_a_terminal_that_cannot_show_japanese_gets_question_marks() -> None:
    ran = program("games", language="ja", PYTHONUTF8="0", PYTHONIOENCODING="ascii:strict")
    assert ran.code == 0
    assert "san-juan@first" in ran.out
    assert "?" in ran.out


def test_help_loads_neither_the_host_nor_what_draws_tables() -> None:
    loaded = "import sys; from takujo.cli.app import run; run(['--help']); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", loaded], capture_output=True, env=environment(), check=True
    )
    modules = done.stdout.decode().split()
    for heavy in ["rich", "sqlalchemy", "takujo.host", "takujo.lab", "tomlkit", "concurrent"]:
        assert heavy not in modules
