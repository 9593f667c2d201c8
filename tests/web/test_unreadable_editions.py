"""Every file of `serve --editions` that cannot be played is named, and nobody is shown a folder."""

from pathlib import Path

import pytest

from takujo.cli.serve import name_unreadable
from takujo.editions.language import language
from takujo.web.pages import home
from takujo.web.pages.reader import Reader
from takujo.web.shelf import unreadable

FILES = {
    "fine.toml": 'game = "san-juan"\nbased_on = "first"\nname.ja = "私の版"\nlimits.hand = 8\n',
    "wrong.toml": 'game = "san-juan"\nbased_on = "first"\nlimits.hand = 800\n',
    "likely.toml": 'based_on = "revised"\nrounds.number = 800\n',
    "chess.toml": 'game = "chess"\n',
    "broken.toml": "game = \n",
    "notes.txt": "not looked at",
}
BROKEN = ["broken.toml", "chess.toml", "likely.toml", "wrong.toml"]


@pytest.fixture
def folder(tmp_path: Path) -> str:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return str(tmp_path)


def test_every_unreadable_file_is_found_with_what_is_wrong(folder: str) -> None:
    found = unreadable(folder)
    assert list(found) == BROKEN
    assert str(found["wrong.toml"][0]) == (
        "wrong.toml: limits.hand: 800 is too large; allowed: 0 to 60"
    )
    assert str(found["likely.toml"][0]).startswith("likely.toml: rounds.number: 800 is too large")
    assert "there is no game 'chess'" in str(found["chess.toml"][0])
    assert unreadable("") == {}


def test_a_file_that_was_put_right_is_not_named_any_more(folder: str) -> None:
    assert "wrong.toml" in unreadable(folder)
    Path(folder, "wrong.toml").write_text(FILES["fine.toml"], encoding="utf-8")
    assert "wrong.toml" not in unreadable(folder)


def test_they_are_named_at_start(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    name_unreadable(folder, language("en"))
    said = capsys.readouterr().err
    for name in BROKEN:
        assert f"{name} cannot be read (" in said
    assert "limits.hand: 800 is too large" in said
    name_unreadable(folder, language("ja"))
    assert "wrong.tomlは読めません" in capsys.readouterr().err


def test_they_are_named_on_the_first_page_without_their_folder(folder: str) -> None:
    reader = Reader(language("en"), here="/")
    page = home.page(reader, [], broken=list(unreadable(folder)))
    for name in BROKEN:
        assert name in page
    assert folder not in page
    assert "cannot be read" not in home.page(reader, [])
