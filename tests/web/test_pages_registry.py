"""Games that have pages: every file is there, and common pages name no game."""

from __future__ import annotations

import pytest

from takujo.games.catalogue import GAMES
from takujo.web.pages import assets
from takujo.web.pages.game_files import folder_of, script_of
from takujo.web.pages.plain.pages import PLAIN
from takujo.web.pages.registry import PAGES, pages_for
from takujo.web.pages.templates import FOLDER


@pytest.mark.parametrize("game", PAGES)
def test_a_game_with_pages_is_in_the_catalogue_and_brings_its_files(game: str) -> None:
    assert game in [each.name for each in GAMES]
    for file in ("table.html", "pieces.html", "fan.html", "box.svg"):
        assert (FOLDER / folder_of(game) / file).is_file()
    for kind in ("css", "svg"):
        assert (assets.FOLDER / f"{game}.{kind}").is_file()
    assert (assets.FOLDER / script_of(game)).is_file()
    assert len(PAGES[game].cpu_names) >= 4


def test_a_game_without_pages_has_those_of_any_game() -> None:
    assert pages_for("harvest-fair") is PLAIN
    assert folder_of("harvest-fair") == "plain"
    assert script_of("harvest-fair") == "plain.js"
    assert [folder_of(game.name) for game in GAMES] == ["san_juan", "fourbit_town", "goryokaku"]


def test_common_templates_and_scripts_name_no_game() -> None:
    own = {f"{game.name}.js" for game in GAMES}
    common = [*FOLDER.glob("*.html"), *assets.FOLDER.glob("*.js"), assets.FOLDER / "table.css"]
    assert len(common) > 20
    for path in common:
        text = path.read_text(encoding="utf-8")
        for game in [] if path.name in own else GAMES:
            assert game.name not in text, path.name
            assert folder_of(game.name) not in text, path.name
