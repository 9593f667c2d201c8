"""The pages about a game: in short, everything in its box, the rulebook, and their language."""

from __future__ import annotations

import html
import re

import pytest

from takujo.editions.language import LANGUAGES, language
from takujo.editions.printed import PrintedGame
from takujo.games.catalogue import GAMES
from takujo.kernel.table import Table
from takujo.web.in_short import PARTS, in_short
from takujo.web.pages.learn import scene_of
from takujo.web.pages.reader import Reader
from takujo.web.pages.registry import pages_for
from takujo.web.pages.rule_lines import leaves, nearest_clause
from tests.web.pages_at_hand import Elements
from tests.web.serving import Device, House

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
in_both = pytest.mark.parametrize("code", LANGUAGES)


@every_game
@in_both
def test_a_game_in_short_names_only_what_its_edition_has(
    game: PrintedGame[Table], code: str
) -> None:
    book, say = game.book(), language(code)
    parts = in_short(game)
    assert [part.id for part in parts] == PARTS
    for part in parts:
        assert set(part.show) <= set(game.words.elements(book))
        for line in part.text[code]:
            assert "{" not in game.words.filled(book, line, say)


@every_game
@in_both
def test_every_element_lies_on_one_shelf_with_its_name_and_words(
    house: House, game: PrintedGame[Table], code: str
) -> None:
    s = scene_of(Reader(language(code)), game)
    listed = [id for shelf in pages_for(game.name).shelves(s) for id in shelf.ids]
    assert sorted(listed) == sorted(game.words.elements(s.t.book))
    page = html.unescape(house.device(language=code).get(f"/learn/{game.name}/all").text)
    for id in listed:
        for line in game.words.explain(s.t.book, id, language(code)):
            assert line in page, (id, line)


@every_game
@in_both
@pytest.mark.parametrize("page", ["", "/all", "/rules"])
def test_the_pages_about_a_game_are_well_made(
    house: House, game: PrintedGame[Table], code: str, page: str
) -> None:
    answer = house.device(language=code).get(f"/learn/{game.name}{page}")
    assert answer.status_code == 200
    assert Elements(answer.text).wrong == []


@every_game
def test_every_clause_that_a_question_names_opens_a_chapter(game: PrintedGame[Table]) -> None:
    for edition in game.editions():
        book = game.book(edition)
        chapters = game.words.chapters(book, language("en"))
        for paragraph in book.paragraphs:
            opened = [leaf for leaf in leaves(chapters, paragraph.clause) if leaf.here]
            assert len(opened) == 1, (edition, paragraph.name, paragraph.clause)


def test_a_clause_that_has_no_chapter_opens_the_one_around_it() -> None:
    assert nearest_clause("6-2-4", ["6", "6-2", "7"]) == "6-2"
    assert nearest_clause("9", ["6", "6-2", "7"]) == ""


def test_there_are_no_pages_about_a_game_that_is_none(aki: Device) -> None:
    assert aki.get("/learn/chess").status_code == 404


def test_the_browser_decides_the_language_until_somebody_does(house: House) -> None:
    def spoken(wish: str, **cookies: str) -> str:
        device = house.device(**{"accept-language": wish})
        device.client.cookies.clear()
        for name, value in cookies.items():
            device.client.cookies.set(name, value)
        found = re.search('<html lang="(..)"', device.get("/").text)
        assert found is not None
        return found[1]

    assert spoken("en-GB,en;q=0.9,ja;q=0.5") == "en"
    assert spoken("ja,en;q=0.9") == "ja"
    assert spoken("fr-FR,fr;q=0.9") == "ja"
    assert spoken("fr, en;q=0.3") == "en"
    assert spoken("") == "ja"
    assert spoken("en-GB", language="ja") == "ja"
    assert spoken("ja", language="en") == "en"


def test_a_first_visit_is_offered_a_first_match_and_a_later_one_is_not(aki: Device) -> None:
    assert 'action="/learn/san-juan/first"' in aki.get("/").text
    aki.new_table("me", "easy")
    page = aki.get("/").text
    assert 'action="/learn/san-juan/first"' not in page
    assert 'href="/learn/san-juan"' in page
