"""The first match by touch: the coach stands in sight and lights what is to be touched next."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from takujo.games.catalogue import GAMES
from tests.web.browser.phone import SMALL, USUAL, NewPhone, Phone

every_game = pytest.mark.parametrize("game", [game.name for game in GAMES])
# What of the coach's sentence cannot be read.
CUT = """() => {
  const coach = document.querySelector(".coach").getBoundingClientRect();
  const text = document.querySelector(".coach span").getBoundingClientRect();
  return text.top < coach.top || text.bottom > coach.bottom || text.right > innerWidth;
}"""
QUESTIONS = 7  # that are looked at; a whole first match has about twenty


def begin(phone: Phone, game: str) -> None:
    """From the page about the game into its first match."""
    phone.page.goto(f"/learn/{game}")
    phone.page.locator(".btn.do").tap()
    phone.page.wait_for_selector(".coach")


def follow(phone: Phone) -> None:
    """Touch what is lit until the button is, then the button; a number is set by its cards."""
    setting = phone.page.locator('.tray[data-kind="set"]')
    for _ in range(8):
        if phone.page.locator("[data-confirm].pointed").count() or setting.count():
            break
        lit = phone.page.locator("[data-choice].pointed, [data-pay].pointed, [data-pass].pointed")
        if not lit.count():
            phone.choose()
            break
        lit.first.tap(position={"x": 12, "y": 12})
        phone.page.wait_for_function("() => document.querySelector('.app .touched') === null")
    phone.confirm.tap()


@every_game
@pytest.mark.parametrize(("size", "code"), [(SMALL, "en"), (USUAL, "ja")])
def test_the_coach_is_in_sight_and_lights_what_is_touched_next(
    new_phone: NewPhone, game: str, size: tuple[int, int], code: str
) -> None:
    phone = new_phone(size, language=code)
    begin(phone, game)
    question = 0
    for _ in range(QUESTIONS):
        question = phone.asked(question)
        expect(phone.page.locator(".coach")).to_be_visible()
        assert not phone.page.evaluate(CUT)
        phone.everything_is_in_sight()
        if phone.page.locator(".coach[data-point]").count():
            assert phone.page.locator(".pointed").count() >= 1, phone.rule()
        if question == 1:
            phone.accessible()
        follow(phone)


def test_who_left_a_first_match_finds_it_on_the_first_page(phone: Phone) -> None:
    begin(phone, "san-juan")
    question = phone.asked()
    follow(phone)
    phone.asked(question)
    sentence = phone.page.locator(".coach").inner_text()
    phone.page.goto("/")
    assert phone.page.locator("#welcome").count() == 0
    phone.page.locator(".slip").tap()
    phone.page.wait_for_selector(".coach")
    assert phone.page.locator(".coach").inner_text() == sentence


@every_game
@pytest.mark.parametrize("page", ["", "/all", "/rules"])
def test_the_pages_about_a_game_are_accessible_and_not_too_wide(
    new_phone: NewPhone, game: str, page: str
) -> None:
    phone = new_phone(SMALL)
    phone.page.goto(f"/learn/{game}{page}")
    # the page itself never scrolls, what is in it does: else the button leaves the thumb
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= SMALL[0]
    assert phone.page.evaluate("document.documentElement.scrollHeight") <= SMALL[1]
    phone.accessible()


def test_a_list_shows_what_is_typed(phone: Phone) -> None:
    phone.page.goto("/learn/san-juan/all")
    things = phone.page.locator(".things li:visible")
    assert things.count() > 30
    phone.page.locator("[data-find]").fill("guild")
    expect(things).to_have_count(1)
    phone.page.locator("[data-find]").fill("zzz")
    expect(phone.page.locator("[data-nothing]")).to_be_visible()


def test_the_rules_open_at_the_question_and_close_at_the_thumb(phone: Phone) -> None:
    phone.new_table("me", "easy", game="fourbit-town")
    phone.until("set")
    phone.page.locator('.bar [data-sheet="rules"]').tap()
    expect(phone.page.locator("[data-here]")).to_be_in_viewport()
    expect(phone.page.locator("[data-here] > :first-child")).to_contain_text("6-2-2")
    close = phone.page.locator("#sheet [data-close]")
    expect(close).to_be_in_viewport()
    phone.page.locator("#sheet [data-goto=contents]").tap()
    phone.page.locator('#sheet .toc [data-goto="rule-9"]').tap()
    expect(phone.page.locator("#rule-9 > :first-child")).to_be_in_viewport()
    close.tap()
    expect(phone.page.locator("#sheet")).to_be_hidden()


@pytest.mark.parametrize("size", [USUAL, (768, 1024), (1280, 800)], ids=str)
def test_the_button_stands_under_what_is_read(new_phone: NewPhone, size: tuple[int, int]) -> None:
    phone = new_phone(size)
    phone.page.goto("/learn/goryokaku")
    boxes = [phone.page.locator(each).first.bounding_box() for each in (".btn.do", ".part")]
    middles = [box["x"] + box["width"] / 2 for box in boxes if box]
    assert len(middles) == 2
    assert abs(middles[0] - middles[1]) <= 1
