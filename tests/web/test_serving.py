"""``takujo serve``: where it listens, what it says when it cannot, and the code for a phone."""

from __future__ import annotations

import os
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from takujo.cli.app import run
from takujo.editions.language import language
from takujo.host.data_folder import DataFolder
from takujo.host.upgrade import upgrade
from takujo.web.serving import Place, allowed_hosts, bind, hold, qr_for_terminal


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody else listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield int(other.getsockname()[1])


def test_a_taken_port_is_said_with_the_option_to_choose_another(
    taken: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["serve", "--port", str(taken), "--data", str(tmp_path), "--lang", "en"]
    assert run(command) == 1
    said = capsys.readouterr().err
    assert f"Port {taken} is taken." in said
    assert f"make play PORT={taken + 1}" in said


def test_a_data_folder_has_one_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    held = hold(DataFolder(str(tmp_path)))
    assert run(["serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]) == 1
    assert "is being served already" in capsys.readouterr().err
    os.close(held)


@pytest.mark.parametrize(
    "options",
    [
        ["--port", "x"], ["--port", "70000"], ["--workers", "0"], ["--editions", "nowhere"],
        ["--data", "/dev/null/x"],
    ],
)  # fmt: skip
def test_wrong_options_are_named(
    options: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = [] if "--data" in options else ["--data", str(tmp_path)]
    assert run(["serve", *options, *data, "--lang", "en"]) == 2
    assert options[0] in capsys.readouterr().err


def test_a_database_of_a_newer_release_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "takujo.sqlite"
    upgrade(f"sqlite:///{file}", file)
    with sqlite3.connect(file) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    assert run(["serve", "--port", "0", "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert language("ja").say("A newer release of takujo has written these matches.") in told
    assert "--data DIR" in told


@pytest.mark.parametrize("name", ["takujo.sqlite", "serve.lock", "secret.key"])
def test_a_data_folder_that_cannot_be_used_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    (tmp_path / name).mkdir()
    assert run(["serve", "--port", "0", "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert language("ja").say("Nothing can be kept here: {problem}", problem="") in told
    assert "--data DIR" in told


def test_an_address_that_is_not_here_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["serve", "--host", "203.0.113.1", "--data", str(tmp_path), "--lang", "en"]
    assert run(command) == 1
    assert "203.0.113.1" in capsys.readouterr().err


def test_phones_are_let_in_only_when_asked_to() -> None:
    with bind(Place(port=0)) as listener:
        assert listener.getsockname()[0] == "127.0.0.1"
    phone = Place(port=0, phone=True)
    with bind(phone) as listener:
        assert listener.getsockname()[0] == "0.0.0.0"
    assert phone.address().split("/")[2].split(":")[0] in allowed_hosts(phone)
    assert "0.0.0.0" not in phone.address()
    assert "*" not in allowed_hosts(phone)


def test_no_answer_waits_for_the_other_end_to_acknowledge_its_first_packet() -> None:
    with bind(Place(port=0)) as listener, socket.socket() as caller:
        listener.listen()
        caller.connect(listener.getsockname())
        accepted, _ = listener.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_the_code_for_a_phone_is_drawn_with_letters() -> None:
    drawn = qr_for_terminal("http://192.0.2.7:8000")
    assert len(drawn.splitlines()) > 10
    assert set(drawn) <= set("█▀▄ \n")
