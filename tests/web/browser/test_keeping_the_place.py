"""A step of somebody else takes nothing away: focus, scroll, sheet, finger and selection stay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser.phone import USUAL, NewPhone, Phone

WIDE = (1280, 800)
MARK = "(thing) => { thing.marked = true; }"
MARKED = "(thing) => thing.marked === true"
FOCUSED = "document.activeElement.marked === true"
DRAFT = '.opts [data-choice^="draft"]'
# The highest line of the log that is in sight.
HIGHEST = """(log) => [...log.querySelectorAll("li")].reverse().find((line) =>
  line.getBoundingClientRect().bottom > log.getBoundingClientRect().top).id"""
SPEEDS = pytest.mark.parametrize("speed", ["off", "fast"])
# A card of the hand, a tile or building of the table, somebody's chip, a button of the bar.
THINGS = [
    ("san-juan", ".fan .card >> nth=1"),
    ("san-juan", ".role >> nth=3"),
    ("san-juan", ".opp"),
    ("san-juan", '.bar [data-sheet="log"]'),
    ("fourbit-town", ".lot >> nth=1"),
    ("fourbit-town", '.cell[data-cell="5"]'),
    ("goryokaku", ".hand .hc >> nth=1"),
    ("goryokaku", ".opp"),
]


def sit_down(
    new_phone: NewPhone, game: str, size: tuple[int, int] = USUAL, speed: str = "off"
) -> tuple[Phone, Phone]:
    """Two people at a table: who looks on, and who is asked now."""
    aki, ben = new_phone(size, speed=speed), new_phone(size, speed=speed)
    aki.new_table("me", "open", game=game)
    ben.page.goto(aki.page.locator("#link").input_value())
    ben.page.locator("#name").fill("Ben")
    ben.page.locator(".btn.do").tap()
    for phone in (aki, ben):
        phone.page.wait_for_selector(".app[data-entry]")
        phone.page.wait_for_load_state()  # until then nothing hears a touch
    first = aki.page.locator('.app[data-asked="1"]').count()
    return (ben, aki) if first else (aki, ben)


def play(asked: Phone, *watching: Page) -> None:
    """Who is asked answers, and whoever watches has seen it."""
    entry = asked.entry()
    asked.choose()
    asked.confirm.tap()
    for page in watching:
        page.wait_for_selector(f'[data-entry]:not([data-entry="{entry}"])', state="attached")


def scrolled(thing: Locator, to: int = 40) -> int:
    """Scroll it as far as that, or as far as it goes; where it is then."""
    done = thing.evaluate("(each, to) => { each.scrollTop = to; return each.scrollTop; }", to)
    assert done > 0
    return int(done)


@SPEEDS
@pytest.mark.parametrize(("game", "thing"), THINGS)
def test_focus_stays_on_its_thing(new_phone: NewPhone, game: str, thing: str, speed: str) -> None:
    looker, asked = sit_down(new_phone, game, speed=speed)
    held = looker.page.locator(thing).first
    held.evaluate(MARK)
    held.focus()
    about = held.get_attribute("aria-label")
    play(asked, looker.page)
    assert looker.page.evaluate(FOCUSED)
    focused = looker.page.locator("*:focus")
    assert (focused.get_attribute("aria-label") or "")[:4] == (about or "")[:4]


def test_an_open_sheet_stays_open_where_it_was_scrolled_to(new_phone: NewPhone) -> None:
    looker, asked = sit_down(new_phone, "fourbit-town")
    page = looker.page
    page.locator('.bar [data-sheet="rules"]').tap()
    inside = page.locator("#sheet .inside")
    expect(inside).to_contain_text("4bit Town")
    at = scrolled(inside, 300)
    inside.locator("li").nth(3).evaluate(MARK)
    play(asked, page)
    expect(page.locator("#sheet")).to_be_visible()
    assert inside.evaluate("(each) => each.scrollTop") == at
    assert inside.locator("li").nth(3).evaluate(MARKED)
    assert page.evaluate("document.activeElement.matches('#sheet .inside')")


@SPEEDS
def test_what_is_scrolled_stays_where_it_is(new_phone: NewPhone, speed: str) -> None:
    looker, asked = sit_down(new_phone, "fourbit-town", (390, 640), speed)
    ground = looker.page.locator(".ground")
    at = scrolled(ground)
    play(asked, looker.page)
    assert ground.evaluate("(each) => each.scrollTop") == at


def test_the_log_beside_a_wide_table_stays_where_it_is(new_phone: NewPhone) -> None:
    phone = new_phone(WIDE)
    phone.new_table("me", "easy")
    question = phone.asked()
    rail = phone.page.locator(".rail ol")
    while not rail.evaluate("(each) => each.scrollHeight > each.clientHeight + 100"):
        phone.choose()
        phone.confirm.tap()
        question = phone.asked(question)
    rail.evaluate("(each) => { each.scrollTop = -80; }")  # the newest line is the lowest
    newest, told = rail.locator("li").first.get_attribute("id"), rail.evaluate(HIGHEST)
    before = rail.locator(f'[id="{told}"]').bounding_box()
    phone.choose()
    phone.confirm.tap()
    phone.asked(question)
    assert rail.locator("li").first.get_attribute("id") != newest
    after = rail.locator(f'[id="{told}"]').bounding_box()
    assert before
    assert after
    assert abs(after["y"] - before["y"]) < 4


def test_a_card_that_is_held_shows_its_sheet_all_the_same(new_phone: NewPhone) -> None:
    looker, asked = sit_down(new_phone, "san-juan")
    page = looker.page
    page.clock.install()
    page.reload()
    page.wait_for_selector(".app[data-entry]")
    page.wait_for_load_state()
    card = page.locator(".fan .card").nth(1)
    card.hover(position={"x": 8, "y": 8})
    page.mouse.down()
    play(asked, page)
    page.clock.run_for(600)
    title = page.locator("#sheet h2")
    expect(title).to_be_visible()
    assert title.inner_text() in (card.get_attribute("aria-label") or "")
    page.mouse.up()


@SPEEDS
def test_a_half_made_selection_stays_and_so_does_the_finger(
    new_phone: NewPhone, speed: str
) -> None:
    looker, asked = sit_down(new_phone, "fourbit-town", speed=speed)
    page = looker.page
    first, second = page.locator(DRAFT).nth(0), page.locator(DRAFT).nth(1)
    first.tap()
    first.evaluate(MARK)
    first.focus()
    second.hover()
    page.mouse.down()
    play(asked, page)  # both are asked at the same time
    expect(first).to_have_attribute("aria-pressed", "true")
    assert first.evaluate(MARKED)
    expect(looker.confirm).to_be_enabled()
    page.wait_for_function("() => !document.activeViewTransition")  # it swallows touches
    page.mouse.up()  # a tap that began before the step
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(first).to_have_attribute("aria-pressed", "false")
    question = looker.asked()
    looker.confirm.tap()
    assert looker.asked(question) > question


def test_in_the_text_table_what_was_chosen_and_opened_stays(new_phone: NewPhone) -> None:
    looker, asked = sit_down(new_phone, "fourbit-town")
    page = looker.page
    page.goto(f"{page.url}/text")
    chosen = page.locator("form.answers input[type=radio]").nth(1)
    chosen.check()
    chosen.focus()
    chosen.evaluate(MARK)
    page.evaluate("scrollTo(0, 120)")
    play(asked, page)
    assert chosen.is_checked()
    assert page.evaluate(FOCUSED)
    assert page.evaluate("scrollY") == 120
    page.locator("form.answers .btn").click()
    page.wait_for_selector('form.answers:not([id$="-1"]), #text[data-mine="0"]')


def test_in_the_waiting_room_focus_stays_when_somebody_comes(new_phone: NewPhone) -> None:
    host, guest = new_phone(), new_phone()
    host.new_table("me", "open", "open")
    link = host.page.locator("#link").input_value()
    copy = host.page.locator("[data-copy]")
    copy.evaluate(MARK)
    copy.focus()
    assert guest.context.request.post(link, form={"name": "Ben"}).ok
    expect(host.page.locator(".sitting")).to_contain_text("Ben")
    assert host.page.evaluate(FOCUSED)
    assert host.page.locator("#link").input_value() != link  # of the seat that is still open
