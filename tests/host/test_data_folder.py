"""All data lies in one folder; its secret key is for its owner alone."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from takujo.host.data_folder import DataFolder


def test_the_folder_given_goes_before_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAKUJO_HOME", str(tmp_path / "environment"))
    assert DataFolder(str(tmp_path / "given")).path == tmp_path / "given"
    assert DataFolder().path == tmp_path / "environment"


def test_without_either_it_is_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TAKUJO_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert DataFolder().path == tmp_path / "takujo"


def test_the_secret_is_made_once_and_readable_by_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TAKUJO_SECRET", raising=False)
    folder = DataFolder(str(tmp_path))
    secret = folder.secret()
    assert len(bytes.fromhex(secret)) == 32
    assert DataFolder(str(tmp_path)).secret() == secret
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600


def test_a_secret_in_the_environment_goes_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAKUJO_SECRET", "from outside")
    assert DataFolder(str(tmp_path)).secret() == "from outside"
    assert not (tmp_path / "secret.key").exists()
