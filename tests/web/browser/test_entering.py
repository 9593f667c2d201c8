"""Two phones and a table: its code is typed, a seat chosen, left, and moved to another phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.phone import SMALL, USUAL, NewPhone, Phone


def enter(phone: Phone, code: str) -> None:
    """Type a code under "Enter a table"."""
    phone.page.goto("/")
    phone.page.locator('a[href="/enter"]').tap()
    phone.page.locator("#code").fill(code)
    phone.page.locator(".tray .do").tap()


@pytest.mark.parametrize(
    ("theme", "language", "size"), [("light", "en", USUAL), ("dark", "ja", SMALL)]
)
def test_a_guest_types_the_code_of_the_table_chooses_a_seat_and_gets_up_again(
    new_phone: NewPhone, theme: str, language: str, size: tuple[int, int]
) -> None:
    host = new_phone(size, theme=theme, language=language)
    guest = new_phone(size, theme=theme, language=language)
    match = host.new_table("me", "open", "open")
    start = host.page.locator(".tray .do")
    code = host.page.locator(".invite .spoken b")
    for thing in (start, code):  # on one screen, without scrolling
        box = thing.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]
    host.page.locator(".links a").scroll_into_view_if_needed()  # below what was agreed on
    expect(host.page.locator(".links a")).to_be_in_viewport()
    enter(guest, code.inner_text())
    guest.page.wait_for_url("**/c/*")
    guest.accessible()
    assert guest.page.locator('[name="seat"]').count() == 2
    guest.page.locator(".choice label").nth(1).tap()
    guest.page.locator("#name").fill("Ben")
    guest.page.locator(".tray .do").tap()
    guest.page.wait_for_url(f"**/t/{match}")
    guest.accessible()
    host.page.get_by_text("Ben").wait_for()  # the room goes on by itself
    guest.page.locator(f'form[action="/t/{match}/leave"] button').tap()
    guest.page.wait_for_url("**/")
    host.page.get_by_text("Ben").wait_for(state="detached")


def test_the_code_of_a_seat_is_a_touch_away_and_moves_it(new_phone: NewPhone) -> None:
    phone, tablet = new_phone(SMALL), new_phone()
    match = phone.new_table("me", "easy")
    phone.asked()
    phone.page.locator('.bar [data-sheet="settings"]').tap()
    phone.page.locator(f'#sheet a[href="/t/{match}/code"]').tap()
    shown = phone.page.locator(".spoken b")
    shown.wait_for()
    phone.accessible()
    enter(tablet, shown.inner_text())
    tablet.page.wait_for_url(f"**/t/{match}")
    assert tablet.asked() > 0
