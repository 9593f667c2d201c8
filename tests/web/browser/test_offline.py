"""Without network: the first page, my tables as they stood, and the rulebooks open and say so."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.phone import NewPhone, Phone

READY = """async () => {
  await navigator.serviceWorker.ready;
  const names = await caches.keys();
  const pages = await caches.open("takujo-pages");
  return names.length === 2 && (await pages.match("/learn/goryokaku/rules")) !== undefined
    && navigator.serviceWorker.controller !== null;
}"""
MANIFEST = "async () => (await fetch(document.querySelector('[rel=manifest]').href)).json()"


def installed(phone: Phone) -> None:
    """The first page was opened, and the worker has fetched what it keeps."""
    phone.page.goto("/")
    phone.page.wait_for_function(READY)


@pytest.mark.parametrize(("code", "said"), [("en", "No connection"), ("ja", "つながっていません")])
def test_pages_open_without_network_and_say_so(new_phone: NewPhone, code: str, said: str) -> None:
    phone = new_phone(language=code)
    installed(phone)
    match = phone.new_table("me", "easy")
    phone.asked()
    hand = phone.page.locator(".fan").inner_text()
    page = phone.page
    page.goto("/")
    with phone.no_connection():
        page.goto("/learn/goryokaku/rules")
        expect(page.locator(".offline")).to_contain_text(said)
        page.locator("[data-find]").fill("奉行所" if code == "ja" else "audit")
        expect(page.locator(".leaf:visible").first).to_be_visible()
        page.goto("/")
        expect(page.locator(".offline")).to_contain_text(said)
        page.goto(f"/t/{match}")
        expect(page.locator(".offline")).to_contain_text(said)
        assert page.locator(".fan").inner_text() == hand
        page.goto("/somewhere/else")  # what was never here
        expect(page.locator(".boxes")).to_be_visible()
    page.goto(f"/t/{match}")
    expect(page.locator(".offline")).to_have_count(0)
    phone.problems.clear()  # that streams and requests failed is what was meant


def test_a_page_that_is_gone_is_not_kept(phone: Phone) -> None:
    installed(phone)
    match = phone.new_table("me", "easy")
    phone.asked()
    kept = f"async () => (await caches.match('/t/{match}')) !== undefined"
    assert phone.page.evaluate(kept)
    phone.context.clear_cookies()
    phone.page.goto(f"/t/{match}")
    assert not phone.page.evaluate(kept)
    phone.problems.clear()  # 403


def test_the_manifest_names_icons_that_exist(phone: Phone) -> None:
    phone.page.goto("/")
    manifest = phone.page.evaluate(MANIFEST)
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        drawn = phone.page.evaluate(
            """async (src) => { const i = new Image(); i.src = src; await i.decode();
              return `${i.naturalWidth}x${i.naturalHeight}`; }""",
            icon["src"],
        )
        assert drawn == icon["sizes"]
