"""A computer player that fails at every thought: what its players see and do by touch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from tests.web.browser.phone import PATIENCE, SMALL, USUAL, NewPhone, Phone
from tests.web.serving import Program, program_in

SCRIPT = str(Path(__file__).with_name("failing_server.py"))
TITLES = {"en": "Luisa cannot go on", "ja": "ルイサが先へ進めません"}
GAMES = ["san-juan", "fourbit-town", "goryokaku"]
QUICK = 5_000  # milliseconds: whoever answers at a table that may stop looks again after that


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server whose easy computer players fail."""
    data = tmp_path_factory.mktemp("data")
    with program_in(data, SCRIPT, str(data)) as program:
        yield program


def stuck(page: Page) -> None:
    """The page says by itself that the table cannot go on."""
    page.wait_for_selector("#decide")


def play_into_it(*phones: Phone) -> int:
    """People answer until the computer fails; the last question of the first of them."""
    last = 0
    while True:
        for phone in phones:
            phone.page.wait_for_selector(".trouble, .app[data-asked]")
            if phone.page.locator(".trouble").count():
                return last
            answered = answer_if_asked(phone)
            last = answered if phone is phones[0] and answered else last


def answer_if_asked(phone: Phone) -> int:
    """The question that was answered; 0 if there was none, or the table stopped meanwhile."""
    asked = phone.page.locator('.app[data-asked="1"]')
    phone.context.set_default_timeout(QUICK)
    try:
        if not asked.count():
            return 0
        question = int(asked.get_attribute("data-question") or 0)
        phone.choose()
        phone.confirm.tap()
    except (AssertionError, Error):  # whatever was to be touched is gone
        return 0
    finally:
        phone.context.set_default_timeout(PATIENCE)
    phone.page.wait_for_selector(f'.trouble, .app:not([data-question="{question}"])')
    return question


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_failing_seat_is_told_and_handed_over_and_the_game_goes_on(
    new_phone: NewPhone, language: str
) -> None:
    phone = new_phone(USUAL, language=language)
    match = phone.new_table("me", "easy")
    phone.asked()
    text = phone.tab()
    text.goto(f"/t/{match}/text")
    phone.page.bring_to_front()
    question = play_into_it(phone)
    for page in (phone.page, text):
        stuck(page)
        expect(page.locator(".trouble h2")).to_contain_text(TITLES[language])
    phone.accessible()
    phone.page.locator('[name="level"][value="random"]').tap()
    phone.page.locator("#decide .btn.do").tap()
    assert phone.asked(question) > question
    text.wait_for_selector("#text")  # the other tab goes on too


def test_in_the_text_table_the_seat_is_handed_over_by_keyboard(phone: Phone) -> None:
    match = phone.new_table("me", "easy")
    play_into_it(phone)
    page = phone.page
    stuck(page)
    page.goto(f"/t/{match}/text")
    stuck(page)
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('#decide .btn.do')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("#text")
    assert page.url.endswith("/text")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_failing_seat_ends_the_match_for_everybody_by_two_touches(
    new_phone: NewPhone, language: str
) -> None:
    phone = new_phone(USUAL, language=language)
    phone.new_table("me", "easy")
    play_into_it(phone)
    page = phone.page
    stuck(page)
    expect(page.locator(".trouble details .btn")).to_be_hidden()
    page.locator(".trouble summary").tap()
    phone.accessible()
    page.locator(".trouble details .btn").tap()
    ended = {"en": "This match was ended", "ja": "この対戦は終了しました"}[language]
    expect(page.locator(".trouble h2")).to_have_text(ended)
    phone.accessible()
    page.locator(".tray .btn.do").tap()
    page.wait_for_selector(".slip")


def test_what_one_decides_the_other_people_at_the_table_see(new_phone: NewPhone) -> None:
    aki, ben = new_phone(), new_phone()
    match = aki.new_table("me", "open", "easy")
    ben.page.goto(aki.page.locator("#link").input_value())
    ben.page.locator("#name").fill("Ben")
    ben.page.locator(".tray .btn.do").tap()
    play_into_it(aki, ben)
    for phone in (aki, ben):
        stuck(phone.page)
    ben.page.locator("#decide .btn.do").tap()
    for phone in (aki, ben):
        phone.page.wait_for_selector(".app[data-question]")
        assert phone.page.url.endswith(match)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_table_that_cannot_go_on_fits_every_game(
    new_phone: NewPhone, game: str, theme: str
) -> None:
    phone = new_phone(SMALL, language="ja", theme=theme)
    phone.new_table("me", "easy", "easy", game=game)
    page = phone.page
    play_into_it(phone)
    page.locator(".trouble summary").tap()
    phone.accessible()
    phone.everything_is_in_sight()
    small = """(all) => all.filter((each) => each.checkVisibility()).map((each) =>
      each.getBoundingClientRect()).filter((box) => box.height < 44 || box.width < 44).length"""
    assert page.locator("a, button, summary, .choice label").evaluate_all(small) == 0
