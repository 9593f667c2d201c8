"""The laboratory on a phone: a number is changed, games are played, the version is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.phone import SMALL, USUAL, NewPhone


@pytest.mark.parametrize(
    ("theme", "language", "size"), [("light", "en", USUAL), ("dark", "ja", SMALL)]
)
def test_a_number_is_changed_tried_and_played(
    new_phone: NewPhone, theme: str, language: str, size: tuple[int, int]
) -> None:
    phone = new_phone(size, theme=theme, language=language)
    page = phone.page
    page.goto("/lab")
    phone.accessible()
    page.locator('a[href="/lab/new/fourbit-town?edition=revised"]').tap()
    page.locator('button[name="open"][value="locations"]').tap()
    page.locator("summary", has_text="5 ").first.tap()
    field = page.locator('[name="value:locations.5.effects.0.gain.vp"]')
    field.fill("many")
    page.locator('button[name="keep"]').last.tap()
    expect(page.locator(".mistakes")).to_be_visible()
    assert all("422" in each for each in phone.problems)  # the browser says that it was refused
    phone.problems.clear()
    phone.accessible()
    field.fill("4")
    page.locator('button[name="keep"]').last.tap()
    expect(page.locator(".so-far code")).to_have_text("locations.5.effects.0.gain.vp: 2 → 4")
    phone.accessible()
    phone.everything_is_in_sight()
    page.locator('[name="players"]').select_option("2")
    page.locator('[name="level"]').select_option("random")
    page.locator('[name="games"]').select_option("200")
    page.locator('[name="go"]').tap()
    page.wait_for_url("**/lab/*")
    phone.accessible()
    page.reload()  # it goes on meanwhile
    expect(page.locator(".headline")).to_be_visible(timeout=60_000)
    phone.accessible()
    phone.everything_is_in_sight()
    result = page.url
    line = page.locator("details.line").first
    line.locator("summary").tap()
    line.locator("a").first.tap()
    page.wait_for_url("**/replay?at=*")
    page.goto(result)
    page.locator(".tray .do").tap()
    page.wait_for_url("**/t/*")
    phone.asked()
